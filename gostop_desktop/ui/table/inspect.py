"""What the thing under the focus is, in words and enlarged cards: the inspector (UX 3.3, 3.5)."""

from __future__ import annotations

from typing import assert_never

from gostop_desktop.engine.cards import FIRST_BONUS, Seat, month_of
from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import listed

from .describe import short_words
from .drawers import COMMANDS, NAMES
from .layout import Group
from .paint.inspector import Inspected
from .paint.labels import group_name
from .paint.panels import SeatFacts
from .paint.shields import Danger
from .regions import Captured, HandCard, Middle, Pressable, Region, SeatPanel, Slot, Spot, Stock, Whole
from .tabletop import Tabletop
from .words import BAKS, SETS, card_name, dated_name, kind_name, month_name, ppuk_of

_REGIONS = {
    Region.HAND: NP_("part of the screen", "Your hand"),
    Region.FIELD: NP_("part of the screen", "Cards on the table"),
    Region.CAPTURES: NP_("part of the screen", "What you have captured"),
    Region.OPPONENTS: NP_("part of the screen", "Opponents"),
    Region.SIDE: NP_("part of the screen", "Last move and scores"),
    Region.BAR: NP_("part of the screen", "Menu, speed, log, hint"),
}


def inspected(top: Tabletop, spot: Spot) -> Inspected:
    """Return what the inspector says of a place; what can be pressed says itself what it is."""
    match spot.thing:
        case HandCard(card=card):
            return Inspected(dated_name(card), kind_name(card))
        case Slot():
            return _slot(top, spot.thing)
        case Stock():
            return _pile(top)
        case Captured():
            return _captured(top, spot.thing)
        case SeatPanel(seat=seat):
            return _panel(top, seat)
        case Middle():
            return _middle(top)
        case Pressable(key=key):
            return Inspected(key, "")
        case Whole(region=region):
            return Inspected(pgettext(*_REGIONS[region]), "")
        case _:
            assert_never(spot.thing)


def _slot(top: Tabletop, slot: Slot) -> Inspected:
    cards = tuple(top.stage.slot_of(slot.month))
    lines = [listed(card_name(card) for card in cards)]
    for month, stack in top.view.stacks:
        if month == slot.month and stack.owner is not None:
            is_own = stack.owner == top.stage.viewer
            lines.append(ppuk_of(top.people[stack.owner].name, is_own=is_own))
        elif month == slot.month:
            lines.append(_("Three of a month, bound together since the deal"))
    hand = [] if top.is_covered else top.stage.hand
    held = [card for card in hand if card < FIRST_BONUS and month_of(card) == slot.month]
    if held:
        lines.append(_("In your hand: {cards}", cards=listed(card_name(card) for card in held)))
    return Inspected(month_name(slot.month), pgettext("inspector", "on the table"), tuple(lines), cards)


def _pile(top: Tabletop) -> Inspected:
    count = top.stage.stock_count
    return Inspected(_("Draw pile"), "", (ngettext("{n} card", "{n} cards", count),))


def _captured(top: Tabletop, thing: Captured) -> Inspected:
    label = top.describer.label(thing.seat, thing.group)
    cards = tuple(top.stage.captured[thing.seat][thing.group])
    title = f"{group_name(thing.group)} {label.count}"
    lines = [] if cards else [pgettext("captured cards", "None yet")]
    if label.aside:
        lines.append(top.describer.cup_note(thing.seat, "pibak" if thing.group is Group.JUNK else "meongbak"))
    return Inspected(title, top.people[thing.seat].name, tuple(lines), cards, label.rows)


def _panel(top: Tabletop, seat: Seat) -> Inspected:
    facts = top.describer.seat(seat)
    return Inspected(facts.name, facts.note, tuple(_panel_lines(top, seat, facts)))


def _panel_lines(top: Tabletop, seat: Seat, facts: SeatFacts) -> list[str]:
    lines = [_("{points} of {target} points", points=facts.score, target=facts.target)]
    if facts.is_dealer:
        lines.append(pgettext("inspector", "Deals this round"))
    if facts.go:
        lines.append(ngettext("Calls Go, {n} so far", "Calls Go, {n} so far", facts.go))
    lines.extend(_("Has shaken {month}", month=month_name(month)) for month in top.view.shaken[seat])
    if facts.bombs:
        lines.append(ngettext("Has bombed {n} time", "Has bombed {n} times", facts.bombs))
    if facts.told_factor > 1:
        lines.append(_("A win counts ×{factor}", factor=facts.told_factor))
    if facts.hand is not None:
        lines.append(ngettext("{n} card in hand", "{n} cards in hand", facts.hand))
    for shield in facts.shields:
        name = pgettext(*BAKS[shield.kind])
        if shield.danger is Danger.SAFE:
            lines.append(_("{bak}: safe", bak=name))
        else:
            short = shield.need - shield.have
            lines.append(ngettext("{bak}: {n} short", "{bak}: {n} short", short, bak=name))
        if note := top.describer.cup_note(seat, shield.kind):
            lines.append(note)
    return lines


def _middle(top: Tabletop) -> Inspected:
    facts = top.describer.middle()
    lines = [move.words for move in facts.moves] or [pgettext("last move", "None yet")]
    for short in top.describer.one_short():
        name, where = top.people[short.seat].name, short_words(short)
        lines.append(
            _("{name}, one card short of {set} ({where})", name=name, set=pgettext(*SETS[short.name]), where=where)
        )
    lines.append(_("Draw pile {n}, your turns {turns}", n=facts.stock, turns=facts.turns))
    # In a small window their caps alone stand there.
    cap = top.desk.cap
    keys = [
        (cap(command), pgettext(*NAMES[COMMANDS[command]])) for command in (Command.LOG, Command.SETS, Command.MONTHS)
    ]
    lines.extend(_("{name} ({key})", name=name, key=key) for key, name in keys if key)
    return Inspected(pgettext("panel", "Last move"), "", tuple(lines))
