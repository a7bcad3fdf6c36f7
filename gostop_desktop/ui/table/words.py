"""What cards, sets, penalties and callouts are called (UX 3.3, 6.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine.cards import CODES, FIRST_BONUS, Card, Seat, month_of
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


def callout_note(word: str, cards: Sequence[Card], number: int, seats: int = 3) -> str:  # noqa: C901  # a table with values
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
        case "first_ppuk" | "second_ppuk" | "third_ppuk" | "department" | "three_ppuk" if number and seats == 2:
            return ngettext("{n} point", "{n} points", number)
        case "first_ppuk" | "second_ppuk" | "third_ppuk" | "department" | "three_ppuk" if number:
            return ngettext("{n} point from each", "{n} points from each", number)
        case "shodang":
            return _("Shows the cards and asks for no winner")
        case _ if number and word in {"stop", "win", "quad", *SETS}:
            return ngettext("{n} point", "{n} points", number)
        case _:
            return ""


def ppuk_of(name: str, *, is_own: bool) -> str:
    """Return what a stack is called after the seat that made it."""
    return _("Your ppuk") if is_own else _("{name}'s ppuk", name=name)


def seat_names(viewer: Seat, names: Sequence[str]) -> tuple[str, ...]:
    """Return what each seat is called on the screen: the viewer is you."""
    return tuple(_("You") if seat == viewer else name for seat, name in enumerate(names))
