"""Whether the cards on the screen are those that the viewer may know (ARCHITECTURE 6)."""

from __future__ import annotations

from gostop_desktop.engine.cards import CardSet, card_set, cards_in
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, in_turn

from .zones import Zones


class StageError(AssertionError):
    """The cards on the screen are not those of the view."""


def audit_zones(zones: Zones, view: View) -> None:
    """Compare every zone with the view; cards that the turn under way still holds lie on the table.

    Raises StageError that names the zone, what is shown and what is true.
    """
    stacks = dict(view.stacks)
    table = view.table
    for stack in stacks.values():
        table |= stack.all_cards
    pending = in_turn(view.turn, view.phase) if view.turn is not None else 0
    unseen = _still_in_hand(zones, view)
    shown = zones.on_table | card_set(zones.turned) | card_set(zones.aside)
    hand = card_set(zones.hand)
    same("hand", hand & ~pending, view.hand)
    same("stock", zones.stock_count, view.stock_size)
    same("table", shown & ~pending, table)
    same("cards of the turn under way", (shown | hand) & pending, pending & ~unseen)
    sizes = list(zones.hand_counts)
    sizes[zones.viewer] -= (hand & pending).bit_count()
    sizes[view.current] -= unseen.bit_count()
    same("hand sizes", tuple(sizes), tuple(view.hand_sizes))
    for month, slot in enumerate(zones.slots):
        known = stacks.get(month)
        if not set(slot.cards) & set(cards_in(pending)):
            owner = known.owner if known is not None else None
            same(f"stack of month {month + 1}", (slot.is_stack, slot.maker), (known is not None, owner))
    for seat, cards in enumerate(view.captured):
        same(f"captured cards of seat {seat}", zones.captured_of(seat), cards)
        for group, lying in zones.captured[seat].items():
            wrong = [card for card in lying if zones.group_of(card) is not group]
            same(f"{group.name.lower()} of seat {seat}", wrong, [])


def same(what: str, shown: object, true: object) -> None:
    """Raise StageError where what is shown is not what is true."""
    if shown != true:
        raise StageError(f"{what}: shown {shown}, in truth {true}")


def _still_in_hand(zones: Zones, view: View) -> CardSet:
    """Return the card that an opponent is about to play: it shows itself only when its target is chosen."""
    turn = view.turn
    if turn is None or view.phase is not Phase.HAND_TARGET or view.current == zones.viewer or turn.by != "hand":
        return 0
    return 0 if turn.played is None else 1 << turn.played
