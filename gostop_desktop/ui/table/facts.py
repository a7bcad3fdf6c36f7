"""What the panels say about a seat at rest, as the engine answers it: dangers, target, sets one card short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gostop_desktop.engine.announce import SETS, NamedSet
from gostop_desktop.engine.baks import Bak, baks_of, standing
from gostop_desktop.engine.cards import BRIGHTS, Card, CardSet, Seat
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.view import View

from .sets import PIP_SETS, missing_card


@dataclass(frozen=True, slots=True)
class Short:
    """A set that lacks one card."""

    seat: Seat
    name: str
    cards: CardSet
    card: Card
    where: str
    """`hand`, `table` or `unseen`."""


def baks(view: View) -> tuple[tuple[Bak, ...], ...]:
    """Return each seat's distance from each penalty."""
    count = scorer(view.rules)
    standings = [standing(count, *seat) for seat in zip(view.captured, view.as_animal, view.as_junk, strict=True)]
    return tuple(tuple(each) for each in baks_of(view.rules, standings, view.go))


def junk_value(view: View, captured: CardSet, as_junk: CardSet) -> int:
    """Return what captured junk counts."""
    return scorer(view.rules).junk_value(captured, as_junk)


def sets_short(view: View) -> Sequence[Short]:
    """Return every set that lacks one card which may still be had, the viewer's first."""
    gone = 0
    for cards in view.captured:
        gone |= cards
    table = view.table
    for _, stack in view.stacks:
        table |= stack.all_cards
    found = []
    seats = [(view.seat + step) % view.rules.players for step in range(view.rules.players)]
    for seat in seats:
        for rows in PIP_SETS.values():
            for name, cards in rows:
                card = missing_card(cards, view.captured[seat])
                if card is None or name == "brights" or gone & 1 << card:
                    continue
                where = "hand" if view.hand & 1 << card else "table" if table & 1 << card else "unseen"
                found.append(Short(seat, name, cards, card, where))
    return found


@dataclass(frozen=True, slots=True)
class Gain:
    """What the viewer's points would be with some more cards."""

    before: int
    after: int
    completes: tuple[str, ...]
    junk_before: int
    junk_after: int
    animals_before: int
    animals_after: int


def gain_of(view: View, cards: CardSet, *, junk: CardSet = 0, animal: CardSet = 0) -> Gain:
    """Return what the cards would bring the viewer, counted by the engine; cups as they would be declared."""
    count = scorer(view.rules)
    seat = view.seat
    mine, as_animal, as_junk = view.captured[seat], view.as_animal[seat], view.as_junk[seat]
    both = mine | cards
    later_animal, later_junk = as_animal | animal, as_junk | junk
    completes = tuple(
        named.name
        for named in SETS
        if named.is_complete(both)
        and not named.is_complete(mine)
        and not (named.cards & BRIGHTS and _outgrown(named, both))
    )
    way, later_way = count.best_way(mine, as_animal, as_junk), count.best_way(both, later_animal, later_junk)
    return Gain(
        before=count.points(mine, as_animal, as_junk),
        after=count.points(both, later_animal, later_junk),
        completes=completes,
        junk_before=count.junk_value(mine, way),
        junk_after=count.junk_value(both, later_way),
        animals_before=count.animals_counted(mine, way).bit_count(),
        animals_after=count.animals_counted(both, later_way).bit_count(),
    )


def _outgrown(named: NamedSet, cards: CardSet) -> bool:
    """Whether more brights are there than the set takes, so that a larger one has its name."""
    return (cards & BRIGHTS).bit_count() > named.size
