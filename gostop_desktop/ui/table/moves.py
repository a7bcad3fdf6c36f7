"""What happened in a turn, in words: the lines of the last move, the sentences of log and curtain (UX 3.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import CODES, Card, Seat, month_of
from gostop_desktop.engine.events import Event
from gostop_desktop.i18n import NP_, _, ngettext, pgettext

from .words import BONUSES, SETS, card_name, month_name

_Ways = Mapping[str, tuple[str, str]]
"""A message for a card of the hand, for one turned up, and for the one that takes the place of a bonus card."""
_LAID: _Ways = {
    "hand": NP_("play", "Plays {card}, no match"),
    "flip": NP_("flip", "Flips {card}, no match"),
    "substitute": NP_("substitute", "Flips {card} in its place, no match"),
}
_TAKING: _Ways = {
    "hand": NP_("play", "Plays {card}, takes {target}"),
    "flip": NP_("flip", "Flips {card}, takes {target}"),
    "substitute": NP_("substitute", "Flips {card} in its place, takes {target}"),
}
_LAID_BRIEFLY: _Ways = {**_LAID, "hand": NP_("play, briefly", "{card}, no match")}
_TAKING_BRIEFLY: _Ways = {
    **_TAKING,
    "hand": NP_("play, briefly", "{card} on {target}"),
    "flip": NP_("flip, briefly", "Flips {card} on {target}"),
}
_MEETING: _Ways = {
    "hand": NP_("play", "Plays {card} on {target}"),
    "flip": NP_("flip", "Flips {card} on {target}"),
    "substitute": NP_("substitute", "Flips {card} in its place, on {target}"),
}
"""Before anything has been taken: it may still become a ppuk."""
_STAYING: _Ways = {
    "hand": NP_("play", "Plays {card}"),
    "flip": NP_("flip", "Flips {card}"),
    "substitute": NP_("substitute", "Flips {card} in its place"),
}
_CARD_MOVES = (
    events.Laid | events.Paired | events.BonusTaken | events.BonusTurned | events.JunkTaken | events.JunkReturned
)


def is_card_move(event: Event) -> bool:
    """Whether a card of the turn went somewhere: such moves are numbered on the table."""
    return isinstance(event, _CARD_MOVES)


def turn_lines(
    turn: Sequence[Event], names: Sequence[str], viewer: Seat | None = None, *, is_brief: bool = False
) -> list[tuple[Event, str]]:
    """Return the moves of a turn, each with its line; what stays in a ppuk was played and turned up, and takes nothing.

    The viewer is called you. A place that is too narrow for whole sentences has them briefly.
    """
    stays = any(isinstance(event, events.Ppuk) for event in turn)
    takes = any(isinstance(event, events.Captured) for event in turn)
    laid, taking = (_LAID_BRIEFLY, _TAKING_BRIEFLY) if is_brief else (_LAID, _TAKING)
    met = _STAYING if stays else taking if takes else _MEETING
    lines: list[tuple[Event, str]] = []
    for index, event in enumerate(turn):
        match event:
            case events.Paired(cards=cards, by=by) if by != "bomb":
                line: str | None = _said(met, by, cards)
            case events.Laid(cards=cards, by=by):
                line = _said(laid, by, cards)
            case events.BonusTaken(cards=cards, source="hand"):
                line = _bonus_line(cards[0], draws=_is_replaced(turn[index + 1 :]))
            case events.InstantPayment():
                line = _paid_line(event, names, viewer)
            case events.JunkTaken() | events.JunkReturned():
                line = _junk_line(event, names, viewer)
            case _:
                line = _move_line(event)
        if line is not None:
            lines.append((event, line))
    return lines


def turn_sentence(
    turn: Sequence[Event], names: Sequence[str], viewer: Seat | None = None, *, is_brief: bool = False
) -> str:
    """Return a turn as one sentence: who, and what, in the order in which it happened; empty if nothing did.

    Who acted is who moved: before the first turn cards are dealt to every seat (RULES B.4), and that is no move.
    """
    moves = turn_lines(turn, names, viewer, is_brief=is_brief)
    if not moves:
        return ""
    seat = next((event.seat for event, _line in moves if event.seat is not None), None)
    told = pgettext("list of moves", " · ").join(line for _event, line in moves)
    return told if seat is None else _("{name}: {moves}", name=names[seat], moves=told)


def _said(ways: _Ways, by: str, cards: Sequence[Card]) -> str:
    target = card_name(cards[1]) if len(cards) > 1 else ""
    return pgettext(*ways.get(by, ways["hand"]), card=card_name(cards[0]), target=target)


def _is_replaced(later: Sequence[Event]) -> bool:
    """Whether a card was drawn into the hand for the bonus card before these events; its owner alone knows which."""
    drawn = (event for event in later if isinstance(event, events.BonusTaken | events.ReplacementDrawn))
    first = next(drawn, None)
    return isinstance(first, events.ReplacementDrawn) and first.to == "hand"


def _is_triple(card: Card) -> bool:
    return CODES[card].startswith("X3")


def _bonus_line(card: Card, *, draws: bool) -> str:
    """Return that a bonus card of the hand is played, and that another card is drawn for it."""
    if draws and _is_triple(card):
        return _("Plays the triple bonus card, draws another card")
    if draws:
        return _("Plays the double bonus card, draws another card")
    return _("Plays the triple bonus card") if _is_triple(card) else _("Plays the double bonus card")


def _junk_line(event: events.JunkTaken | events.JunkReturned, names: Sequence[str], viewer: Seat | None) -> str:
    card, victim = card_name(event.cards[0]), event.victim
    match event:
        case events.JunkReturned() if victim == viewer:
            return _("Gives you {card} back", card=card)
        case events.JunkReturned():
            return _("Gives {name} {card} back", name=names[victim], card=card)
        case _ if victim == viewer:
            return _("Takes {card} from you", card=card)
        case _:
            return _("Takes {card} from {name}", card=card, name=names[victim])


def _paid_line(event: events.InstantPayment, names: Sequence[str], viewer: Seat | None) -> str:
    """Return what is paid at once, and for what; by whom where only one opponent pays."""
    why, points = pgettext(*BONUSES[event.reason]), event.points
    if len(names) > 2:
        return ngettext(
            "{bonus}: each opponent pays {n} point at once",
            "{bonus}: each opponent pays {n} points at once",
            points,
            bonus=why,
        )
    payer = 1 - event.seat
    if payer == viewer:
        return ngettext("{bonus}: you pay {n} point at once", "{bonus}: you pay {n} points at once", points, bonus=why)
    return ngettext(
        "{bonus}: {name} pays {n} point at once",
        "{bonus}: {name} pays {n} points at once",
        points,
        bonus=why,
        name=names[payer],
    )


def _move_line(event: Event) -> str | None:
    match event:
        case events.Paired(cards=cards):
            return _("Bomb: takes all of {month}", month=month_name(month_of(cards[0])))
        case events.BonusTaken(cards=cards):
            return _("Takes the triple bonus card") if _is_triple(cards[0]) else _("Takes the double bonus card")
        case events.BonusTurned(cards=cards):
            return _("Flips the triple bonus card") if _is_triple(cards[0]) else _("Flips the double bonus card")
        case events.BonusBuried():
            return _("The bonus card stays with them")
        case events.FreeTurn():
            return _("Only flips: a free turn from the bomb")
        case events.Ppuk(month=month):
            return _("Ppuk: three of {month} stay", month=month_name(month))
        case events.StackTaken(kind="own"):
            return _("Takes their own stack")
        case events.StackTaken(kind="dealt", month=month):
            return pgettext("three since the deal", "Takes the whole stack of {month}", month=month_name(month))
        case events.StackTaken(month=month):
            return _("Takes the whole stack of {month}", month=month_name(month))
        case events.Shake(month=month):
            return _("Shakes: shows three of {month}", month=month_name(month))
        case events.Sweep():
            return _("Sweep: the table is empty")
        case events.Jjok():
            return pgettext("move", "Kiss: takes the card just laid")
        case events.Ttadak(month=month):
            return pgettext("move", "Double hit: takes all of {month}", month=month_name(month))
        case _:
            return _call_line(event)


def _call_line(event: Event) -> str | None:
    """Return the line of what is said, counted or paid."""
    match event:
        case events.BonusScored(reason=reason, points=points):
            why = pgettext(*BONUSES[reason])
            return ngettext(
                "{bonus}: {n} point more for a win", "{bonus}: {n} points more for a win", points, bonus=why
            )
        case events.GukjinDeclared(cards=cards, as_="junk"):
            return _("Counts {card} as junk", card=card_name(cards[0]))
        case events.GukjinDeclared(cards=cards) | events.GukjinLocked(cards=cards):
            return _("Counts {card} as an animal", card=card_name(cards[0]))
        case events.Go(count=count):
            return ngettext("Calls Go, {n} so far", "Calls Go, {n} so far", count)
        case events.Stop():
            return pgettext("move", "Stops and wins")
        case events.AutoStop():
            return pgettext("move", "Wins on the last turn")
        case events.SetCompleted(name=name):
            return _("Completes {set}", set=pgettext(*SETS[name]))
        case events.ThreePpuk():
            return _("Wins by a third ppuk")
        case events.Quad(cards=cards):
            return _("Shows all four of {month}", month=month_name(month_of(cards[0])))
        case events.Nagari():
            return _("Nobody wins this round")
        case events.Void():
            return _("The cards are dealt again")
        case events.ShodangCalled():
            return _("Calls shodang")
        case events.ShodangAnswered(accepts=accepts):
            return _("Accepts the shodang") if accepts else _("Refuses the shodang")
        case _:
            return None
