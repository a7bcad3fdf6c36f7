"""What a commentator would say after every step: sets completed and dead, baks threatened and averted, new scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from . import events
from .baks import BAK_KINDS, Bak, baks_of, standing
from .cards import ANIMALS, BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, RAIN_BRIGHT, CardSet, Seat, card_set, cards_in
from .events import BakKind, SetName
from .factors import MANY_ANIMALS
from .scoring import ENOUGH_BRIGHTS, ENOUGH_JUNK
from .state import Notes, RoundState


@dataclass(frozen=True, slots=True)
class NamedSet:
    """A set that scores by name: so many of some cards, perhaps with one that it needs and without another."""

    name: SetName
    cards: CardSet
    """What it is made of."""
    size: int
    needs: CardSet = 0
    """A card that must be among them."""

    def is_complete(self, captured: CardSet) -> bool:
        """Say whether these captured cards hold it."""
        return (captured & self.cards).bit_count() >= self.size and captured & self.needs == self.needs

    def can_complete(self, captured: CardSet, free: CardSet) -> bool:
        """Say whether a seat with these captured cards still could, with cards nobody has captured yet."""
        return self.is_complete(captured | free)

    def missing(self, captured: CardSet) -> int:
        """Return how many cards are missing, wherever they are."""
        short = self.size - (captured & self.cards).bit_count()
        lacks_needed = (self.needs & ~captured).bit_count()
        return max(short, lacks_needed)


SETS: tuple[NamedSet, ...] = (
    NamedSet("bright3", BRIGHTS & ~RAIN_BRIGHT, 3),
    NamedSet("bright3_rain", BRIGHTS, 3, needs=RAIN_BRIGHT),
    NamedSet("bright4", BRIGHTS, 4),
    NamedSet("bright5", BRIGHTS, 5),
    NamedSet("godori", GODORI, 3),
    NamedSet("hongdan", HONGDAN, 3),
    NamedSet("cheongdan", CHEONGDAN, 3),
    NamedSet("chodan", CHODAN, 3),
)
"""The named sets of RULES D.1, in the order in which they are announced."""

IN_SETS: CardSet = reduce(or_, (named.cards for named in SETS))


def notes_of(state: RoundState) -> Notes:
    """Return what there is to know now, to compare with later."""
    return Notes(tuple(state.captured), tuple(state.as_animal), tuple(state.as_junk), tuple(state.go))


def announce(state: RoundState) -> None:
    """Tell what has changed since the last notes: sets, then baks, then scores."""
    if state.told is None or state.noted is None:
        return
    before, now = state.noted, notes_of(state)
    if before == now:
        return
    state.noted = now
    order = (state.current, *state.house.others[state.current])
    if before.captured != now.captured:
        state.told.extend(_completed(before.captured, now.captured, order))
        state.told.extend(_dead(before.captured, now.captured, state))
    if _can_threaten(state, now) or _can_threaten(state, before):
        state.told.extend(_bak_changes(_baks(state, before), _baks(state, now), order))
    points = state.house.points
    for seat in order:
        score = points(now.captured[seat], now.as_animal[seat], now.as_junk[seat])
        if score != points(before.captured[seat], before.as_animal[seat], before.as_junk[seat]):
            state.told.append(events.ScoreChanged(seat, (), score))


def _completed(before: Sequence[CardSet], now: Sequence[CardSet], order: Sequence[Seat]) -> Iterator[events.Event]:
    for seat in order:
        for named in SETS:
            is_new = named.is_complete(now[seat]) and not named.is_complete(before[seat])
            if is_new and not _is_outdone(named, now[seat]):
                yield events.SetCompleted(seat, tuple(cards_in(now[seat] & named.cards)), named.name)


def _is_outdone(named: NamedSet, captured: CardSet) -> bool:
    """Say whether the set is one of brights, and there are more of them than it takes."""
    return bool(named.cards & BRIGHTS) and (captured & BRIGHTS).bit_count() > named.size


def _dead(before: Sequence[CardSet], now: Sequence[CardSet], state: RoundState) -> Iterator[events.Event]:
    gained = 0
    for old, new in zip(before, now, strict=True):
        gained |= new & ~old
    if not gained & IN_SETS:
        return
    free = free_cards(state)
    for named in SETS:
        if not named.cards & gained:
            continue
        was_alive = any(named.can_complete(captured, free | gained) for captured in before)
        if was_alive and not any(named.can_complete(captured, free) for captured in now):
            yield events.SetDead(state.current, tuple(cards_in(gained & named.cards)), named.name)


def free_cards(state: RoundState) -> CardSet:
    """Return the cards that nobody has captured yet and somebody still may."""
    free = state.table | card_set(state.stock)
    for hand in state.hands:
        free |= hand
    for stack in state.stacks.values():
        free |= stack.all_cards
    return free


def _can_threaten(state: RoundState, notes: Notes) -> bool:
    """Say whether anybody has enough of anything to make another seat pay double."""
    scorer = state.house.scorer
    return any(notes.go) or any(
        (captured & BRIGHTS).bit_count() >= ENOUGH_BRIGHTS
        or (captured & ANIMALS).bit_count() >= MANY_ANIMALS
        or scorer.junk_value(captured, scorer.convertible) >= ENOUGH_JUNK
        for captured in notes.captured
    )


def _baks(state: RoundState, notes: Notes) -> Sequence[Sequence[Bak]]:
    seats = zip(notes.captured, notes.as_animal, notes.as_junk, strict=True)
    return baks_of(state.rules, [standing(state.house.scorer, *seat) for seat in seats], notes.go)


def _bak_changes(
    before: Sequence[Sequence[Bak]], now: Sequence[Sequence[Bak]], order: Sequence[Seat]
) -> Iterator[events.Event]:
    """Yield, kind by kind, who is newly threatened or threatened by another distance, and who no longer is."""
    found = [(kind, seat, old, new) for seat in order for kind, old, new in _pairs(before[seat], now[seat])]
    for kind, seat, old, new in sorted(found, key=lambda change: BAK_KINDS.index(change[0])):
        if new.threatened and (not old.threatened or old.missing != new.missing):
            yield events.BakRisk(seat, (), kind, new.missing, safe=False)
        elif old.threatened and not new.threatened:
            yield events.BakRisk(seat, (), kind, new.missing, safe=True)


def _pairs(before: Sequence[Bak], now: Sequence[Bak]) -> Iterator[tuple[BakKind, Bak, Bak]]:
    """Yield each kind with its distance before and now; both list the kinds that the rules know."""
    for old, new in zip(before, now, strict=True):
        yield new.kind, old, new
