"""What cards would bring the viewer, counted by the engine (UX 3.4, 2.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gostop_desktop.engine.announce import SETS, NamedSet
from gostop_desktop.engine.baks import Bak, standing
from gostop_desktop.engine.cards import BRIGHTS, RIBBONS, Card, CardSet, Seat
from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.view import View


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
    ribbons_before: int
    ribbons_after: int


@dataclass(frozen=True, slots=True)
class Counted:
    """How captured cards count in points (RULES D.2): a cup is an animal or two junk, whichever is better."""

    animals: int
    junk: int
    cups: CardSet
    """The cups that count as two junk."""
    safe_animals: int
    safe_junk: int
    """What counts against the baks, for which an undecided cup is an animal and two junk (RULES D.2)."""
    undecided: CardSet
    """The cups that can still be either."""


def counted(view: View, seat: Seat, captured: CardSet, as_junk: CardSet) -> Counted:
    """Return how a seat's cards count, with the cups that were declared or undecided as the engine has them."""
    count = scorer(view.rules)
    way = count.best_way(captured, view.as_animal[seat], as_junk & captured)
    against = standing(count, captured, view.as_animal[seat], as_junk & captured)
    return Counted(
        animals=count.animals_counted(captured, way).bit_count(),
        junk=count.junk_value(captured, way),
        cups=way & captured,
        safe_animals=against.animals,
        safe_junk=against.junk,
        undecided=count.undecided(captured, view.as_animal[seat], as_junk & captured),
    )


def gain_of(view: View, cards: CardSet, *, junk: CardSet = 0, animal: CardSet = 0) -> Gain:
    """Return what the cards would bring the viewer, counted by the engine; cups as they would be declared."""
    count = scorer(view.rules)
    seat = view.seat
    mine, as_animal, as_junk = view.captured[seat], view.as_animal[seat], view.as_junk[seat]
    both = mine | cards
    later_animal, later_junk = as_animal | animal, as_junk | junk
    way, later_way = count.best_way(mine, as_animal, as_junk), count.best_way(both, later_animal, later_junk)
    return Gain(
        before=count.points(mine, as_animal, as_junk),
        after=count.points(both, later_animal, later_junk),
        completes=tuple(named.name for named in SETS if _is_new(named, mine, both)),
        junk_before=count.junk_value(mine, way),
        junk_after=count.junk_value(both, later_way),
        animals_before=count.animals_counted(mine, way).bit_count(),
        animals_after=count.animals_counted(both, later_way).bit_count(),
        ribbons_before=(mine & RIBBONS).bit_count(),
        ribbons_after=(both & RIBBONS).bit_count(),
    )


@dataclass(frozen=True, slots=True)
class Declared:
    """What a cup comes to that is declared one way."""

    gain: Gain
    """Beside the captured cards without it."""
    baks: tuple[Bak, ...]
    """How far the viewer is from each penalty then."""


def declared(view: View, cup: Card, *, junk: bool) -> Declared:
    """Return what it comes to if the viewer declares a captured cup as junk, or as an animal."""
    bit, seat = 1 << cup, view.seat
    before = replace(view, captured=_with(view.captured, seat, view.captured[seat] & ~bit))
    after = (
        replace(view, as_junk=_with(view.as_junk, seat, view.as_junk[seat] | bit))
        if junk
        else replace(view, as_animal=_with(view.as_animal, seat, view.as_animal[seat] | bit))
    )
    gain = gain_of(before, bit, junk=bit if junk else 0, animal=0 if junk else bit)
    return Declared(gain, outlook(after).baks[seat])


def _with(sets: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    return (*sets[:seat], cards, *sets[seat + 1 :])


def _is_new(named: NamedSet, before: CardSet, after: CardSet) -> bool:
    """Whether the cards complete a set, and not a larger one of brights that has another name."""
    if named.is_complete(before) or not named.is_complete(after):
        return False
    return not named.cards & BRIGHTS or (after & BRIGHTS).bit_count() <= named.size
