"""What cards, sets, penalties, events and callouts are called, and the sentences of the log (UX 3.3, 6.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import CODES, FIRST_BONUS, Card, Seat, month_of
from gostop_desktop.engine.events import Event
from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.words import KINDS

_CARD_NAMES: Mapping[str, tuple[str, str]] = {
    "01B": NP_("card", "Crane bright"),
    "01R": NP_("card", "Pine red ribbon"),
    "01J": NP_("card", "Pine junk"),
    "02A": NP_("card", "Plum warbler"),
    "02R": NP_("card", "Plum red ribbon"),
    "02J": NP_("card", "Plum junk"),
    "03B": NP_("card", "Curtain bright"),
    "03R": NP_("card", "Cherry red ribbon"),
    "03J": NP_("card", "Cherry junk"),
    "04A": NP_("card", "Cuckoo"),
    "04R": NP_("card", "Wisteria ribbon"),
    "04J": NP_("card", "Wisteria junk"),
    "05A": NP_("card", "Iris bridge"),
    "05R": NP_("card", "Iris ribbon"),
    "05J": NP_("card", "Iris junk"),
    "06A": NP_("card", "Butterflies"),
    "06R": NP_("card", "Peony blue ribbon"),
    "06J": NP_("card", "Peony junk"),
    "07A": NP_("card", "Boar"),
    "07R": NP_("card", "Clover ribbon"),
    "07J": NP_("card", "Clover junk"),
    "08B": NP_("card", "Moon bright"),
    "08A": NP_("card", "Geese"),
    "08J": NP_("card", "Pampas junk"),
    "09A": NP_("card", "September cup"),
    "09R": NP_("card", "Chrysanthemum blue ribbon"),
    "09J": NP_("card", "Chrysanthemum junk"),
    "10A": NP_("card", "Deer"),
    "10R": NP_("card", "Maple blue ribbon"),
    "10J": NP_("card", "Maple junk"),
    "11B": NP_("card", "Phoenix bright"),
    "11D": NP_("card", "Paulownia double junk"),
    "11J": NP_("card", "Paulownia junk"),
    "12B": NP_("card", "Rain bright"),
    "12A": NP_("card", "Swallow"),
    "12R": NP_("card", "Rain ribbon"),
    "12D": NP_("card", "Storm gate double junk"),
    "X2": NP_("card", "Double bonus card"),
    "X3": NP_("card", "Triple bonus card"),
}
_MONTHS = (
    NP_("month of the year", "January"),
    NP_("month of the year", "February"),
    NP_("month of the year", "March"),
    NP_("month of the year", "April"),
    NP_("month of the year", "May"),
    NP_("month of the year", "June"),
    NP_("month of the year", "July"),
    NP_("month of the year", "August"),
    NP_("month of the year", "September"),
    NP_("month of the year", "October"),
    NP_("month of the year", "November"),
    NP_("month of the year", "December"),
)
SETS: Mapping[str, tuple[str, str]] = {
    "bright3": NP_("set", "Three Brights"),
    "bright3_rain": NP_("set", "Rain Three Brights"),
    "bright4": NP_("set", "Four Brights"),
    "bright5": NP_("set", "Five Brights"),
    "godori": NP_("set", "Godori"),
    "hongdan": NP_("set", "Red ribbons"),
    "cheongdan": NP_("set", "Blue ribbons"),
    "chodan": NP_("set", "Grass ribbons"),
}
"""The named sets of RULES D.1: `pgettext(*SETS[name])`."""
_BRIGHTS = NP_("set", "Brights")
BAKS: Mapping[str, tuple[str, str]] = {
    "pibak": NP_("penalty", "Junk bak"),
    "gwangbak": NP_("penalty", "Bright bak"),
    "meongbak": NP_("penalty", "Animal bak"),
    "gobak": NP_("penalty", "Go bak"),
}
"""The penalties of RULES F: `pgettext(*BAKS[kind])`."""
BONUSES: Mapping[str, tuple[str, str]] = {
    "first_ppuk": NP_("bonus", "First ppuk"),
    "second_ppuk": NP_("bonus", "Second ppuk in a row"),
    "third_ppuk": NP_("bonus", "Third ppuk in a row"),
    "first_ttadak": NP_("bonus", "First-turn ttadak"),
    "first_jjok": NP_("bonus", "First-turn kiss"),
    "department": NP_("bonus", "Department store"),
}
"""What is paid at once (RULES C.11)."""
CALLOUTS: Mapping[str, tuple[str, str]] = {
    "ppuk": NP_("callout", "Ppuk!"),
    "first_ppuk": NP_("callout", "First ppuk"),
    "second_ppuk": NP_("callout", "Two in a row"),
    "third_ppuk": NP_("callout", "Three in a row!"),
    "three_ppuk": NP_("callout", "Three ppuks!"),
    "first_ttadak": NP_("callout", "Double hit!"),
    "first_jjok": NP_("callout", "Kiss!"),
    "department": NP_("callout", "Department store!"),
    "stack_own": NP_("callout", "Own stack!"),
    "jjok": NP_("callout", "Kiss!"),
    "ttadak": NP_("callout", "Double hit!"),
    "sweep": NP_("callout", "Sweep!"),
    "shake": NP_("callout", "Shaken!"),
    "bomb": NP_("callout", "Bomb!"),
    "bomb_pair": NP_("callout", "Two-card bomb!"),
    "bonus": NP_("callout", "Bonus!"),
    "bright3": NP_("callout", "Three Brights!"),
    "bright3_rain": NP_("callout", "Rain Three!"),
    "bright4": NP_("callout", "Four Brights!"),
    "bright5": NP_("callout", "Five Brights!"),
    "godori": NP_("callout", "Godori!"),
    "hongdan": NP_("callout", "Red ribbons!"),
    "cheongdan": NP_("callout", "Blue ribbons!"),
    "chodan": NP_("callout", "Grass ribbons!"),
    "go": NP_("callout", "Go!"),
    "stop": NP_("callout", "Stop!"),
    "win": NP_("callout", "Wins!"),
    "steal": NP_("callout", "Takes junk"),
    "quad": NP_("callout", "Four of a month!"),
    "nagari": NP_("callout", "No winner"),
    "redeal": NP_("callout", "Redeal"),
    "shodang": NP_("callout", "Shodang"),
    "shodang_yes": NP_("callout", "Accepted"),
    "shodang_no": NP_("callout", "Refused"),
}
"""The big words (UX 4): `pgettext(*CALLOUTS[word])`."""


def set_name(name: str) -> str:
    """Return what a set is called; the brights as one."""
    return pgettext(*SETS.get(name, _BRIGHTS))


def card_name(card: Card) -> str:
    """Return what a card is called."""
    code = CODES[card]
    if card >= FIRST_BONUS:
        return pgettext(*_CARD_NAMES[code[:2]])
    return pgettext(*_CARD_NAMES[f"{code[:2]}{code[2].replace('K', 'J')}"])


def kind_name(card: Card) -> str:
    """Return what kind of card it is."""
    return pgettext(*KINDS[CODES[card][2] if card < FIRST_BONUS else "X"])


def month_name(month: int) -> str:
    """Return what a month of the year is called."""
    return pgettext(*_MONTHS[month])


def dated_name(card: Card) -> str:
    """Return a card's month and name, as a tooltip's head."""
    if card >= FIRST_BONUS:
        return card_name(card)
    return _("{month} · {card}", month=month_name(month_of(card)), card=card_name(card))


def callout_note(word: str, cards: Sequence[Card], number: int) -> str:  # noqa: C901  # a table with values
    """Return what stands beside a callout: what happened, in a few words."""
    match word:
        case "ppuk" if cards:
            return _("Three of {month} are stuck", month=month_name(month_of(cards[0])))
        case "stack_own" | "bomb" | "bomb_pair" if cards:
            # Bonus cards may lie in a stack.
            return _("All of {month} at once", month=month_name(month_of(min(cards))))
        case "shake" if cards and number > 1:
            return _("Three of {month}: a win counts ×{factor}", month=month_name(month_of(cards[0])), factor=number)
        case "shake" if cards:
            return _("Three of {month}", month=month_name(month_of(cards[0])))
        case "go":
            return ngettext("{n} Go", "{n} Gos", number)
        case "jjok" | "first_jjok":
            return _("The flip takes the card just laid")
        case "ttadak" | "first_ttadak":
            return _("All four at once")
        case "steal" | "bonus" if cards:
            return card_name(cards[0])
        case "sweep":
            return _("The table is empty")
        case "nagari" if number > 1:
            return _("The next round counts ×{factor}", factor=number)
        case "nagari":
            return _("Nobody wins this round")
        case "redeal":
            return _("The cards are dealt again")
        case "first_ppuk" | "second_ppuk" | "third_ppuk" | "department" | "three_ppuk":
            return ngettext("{n} point from each", "{n} points from each", number)
        case "shodang":
            return _("Shows the cards and asks for no winner")
        case _ if number and word in {"stop", "win", "quad", *SETS}:
            return ngettext("{n} point", "{n} points", number)
        case _:
            return ""


def move_line(  # noqa: C901, PLR0912  # one match over a closed union
    event: Event, names: Sequence[str] = (), viewer: Seat | None = None
) -> str | None:
    """Return one line about a card's move for the list of the last move; None for what is no move.

    With the seats' names it says from whom junk is taken; the viewer is called you.
    """
    match event:
        case events.Laid(cards=cards, by="flip"):
            return pgettext("flip", "{card} turned up, no match", card=card_name(cards[0]))
        case events.Laid(cards=cards):
            return pgettext("play", "{card} laid", card=card_name(cards[0]))
        case events.Paired(cards=cards, by="bomb"):
            return _("Bombs {month}", month=month_name(month_of(cards[0])))
        case events.Paired(cards=cards, by="flip"):
            return pgettext("flip", "{card} on {target}", card=card_name(cards[0]), target=card_name(cards[1]))
        case events.Paired(cards=cards):
            return pgettext("play", "{card} on {target}", card=card_name(cards[0]), target=card_name(cards[1]))
        case events.BonusTaken(cards=cards) | events.BonusTurned(cards=cards):
            return (
                _("Takes the triple bonus card")
                if CODES[cards[0]].startswith("X3")
                else _("Takes the double bonus card")
            )
        case events.JunkTaken(cards=cards, victim=victim) if names and victim == viewer:
            return _("{card} from you", card=card_name(cards[0]))
        case events.JunkTaken(cards=cards, victim=victim) if names:
            return _("{card} from {name}", card=card_name(cards[0]), name=names[victim])
        case events.JunkTaken(cards=cards):
            return _("Takes junk: {card}", card=card_name(cards[0]))
        case events.Ppuk(month=month):
            return _("Ppuk: three of {month} stay", month=month_name(month))
        case events.StackTaken(kind="own"):
            return _("Takes their own stack")
        case events.StackTaken(month=month):
            return _("Takes the stack of {month}", month=month_name(month))
        case events.Shake(month=month):
            return _("Shakes {month}", month=month_name(month))
        case events.Sweep():
            return _("Sweeps the table")
        case events.Jjok():
            return pgettext("move", "Kiss")
        case events.Ttadak():
            return pgettext("move", "Double hit")
        case events.InstantPayment(points=points):
            return ngettext("Each opponent pays {n} point at once", "Each opponent pays {n} points at once", points)
        case events.Go(count=count):
            return ngettext("Calls Go, {n} so far", "Calls Go, {n} so far", count)
        case events.Stop() | events.AutoStop():
            return pgettext("move", "Stops")
        case events.SetCompleted(name=name):
            return _("Completes {set}", set=pgettext(*SETS[name]))
        case events.Nagari():
            return _("Nobody wins this round")
        case events.Void():
            return _("The cards are dealt again")
        case events.ShodangCalled():
            return _("Calls shodang")
        case _:
            return None


_CARD_MOVES = events.Laid | events.Paired | events.BonusTaken | events.BonusTurned | events.JunkTaken


def is_card_move(event: Event) -> bool:
    """Whether a card of the turn went somewhere: such moves are numbered on the table."""
    return isinstance(event, _CARD_MOVES)


def turn_lines(turn: Sequence[Event], names: Sequence[str] = (), viewer: Seat | None = None) -> list[tuple[Event, str]]:
    """Return the moves of a turn, each with its line; what stays in a ppuk was laid and turned, and takes nothing.

    Before anything has been taken a card only lies on another: it may still become a ppuk.
    """
    stays = any(isinstance(event, events.Ppuk) for event in turn)
    takes = any(isinstance(event, events.Captured) for event in turn)
    lines: list[tuple[Event, str]] = []
    for event in turn:
        if isinstance(event, events.Paired) and event.by != "bomb" and (stays or not takes):
            line: str | None = _staying_line(event) if stays else _meeting_line(event)
        else:
            line = move_line(event, names, viewer)
        if line is not None:
            lines.append((event, line))
    return lines


def _staying_line(pair: events.Paired) -> str:
    if pair.by == "flip":
        return pgettext("flip", "{card} turned up", card=card_name(pair.cards[0]))
    return pgettext("play", "{card} laid", card=card_name(pair.cards[0]))


def _meeting_line(pair: events.Paired) -> str:
    card, target = card_name(pair.cards[0]), card_name(pair.cards[1])
    if pair.by == "flip":
        return pgettext("flip, nothing taken yet", "{card} on {target}", card=card, target=target)
    return pgettext("play, nothing taken yet", "{card} on {target}", card=card, target=target)


def turn_sentence(turn: Sequence[Event], names: Sequence[str]) -> str:
    """Return a turn as one sentence: who, and what, in the order in which it happened; empty if nothing did.

    Who acted is who moved: before the first turn cards are dealt to every seat (RULES B.4), and that is no move.
    """
    moves = turn_lines(turn)
    if not moves:
        return ""
    seat = next((event.seat for event, _line in moves if event.seat is not None), None)
    told = pgettext("list of moves", "; ").join(line for _event, line in moves)
    return told if seat is None else _("{name}: {moves}", name=names[seat], moves=told)


def ppuk_of(name: str, *, is_own: bool) -> str:
    """Return what a stack is called after the seat that made it."""
    return _("Your ppuk") if is_own else _("{name}'s ppuk", name=name)


def seat_names(viewer: Seat, names: Sequence[str]) -> tuple[str, ...]:
    """Return what each seat is called on the screen: the viewer is you."""
    return tuple(_("You") if seat == viewer else name for seat, name in enumerate(names))
