"""What a commentator would say after every step: sets completed and dead, baks threatened and averted, new scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from . import events
from .baks import standing, threats_of
from .cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, RAIN_BRIGHT, CardSet, Seat, card_set, cards_in
from .events import SetName
from .state import Known, Notes, RoundState


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
    """Return what there is to know now; what has not changed since the last notes is not worked out again."""
    old = state.noted
    if old is None:
        seats = tuple(_known(state, seat) for seat in range(state.rules.players))
        go = tuple(state.go)
        return Notes(seats, go, threats_of(state.rules, [known.standing for known in seats], go))
    seats = tuple(
        known
        if known.captured == state.captured[seat]
        and known.as_junk == state.as_junk[seat]
        and known.as_animal == state.as_animal[seat]
        else _known(state, seat)
        for seat, known in enumerate(old.seats)
    )
    if seats == old.seats and [*old.go] == state.go:
        return old
    go = tuple(state.go)
    return Notes(seats, go, threats_of(state.rules, [known.standing for known in seats], go))


def _known(state: RoundState, seat: Seat) -> Known:
    cards = state.captured[seat], state.as_animal[seat], state.as_junk[seat]
    return Known(*cards, state.house.points(*cards), standing(state.house.scorer, *cards))


def announce(state: RoundState) -> None:
    """Tell what has changed since the last notes: sets, then baks, then scores."""
    if state.told is None or state.noted is None:
        return
    before, now = state.noted, notes_of(state)
    if now is before:
        return
    state.noted = now
    order = (state.current, *state.house.others[state.current])
    gained = 0
    for old, new in zip(before.seats, now.seats, strict=True):
        gained |= new.captured & ~old.captured
    if gained & IN_SETS:
        state.told.extend(_completed(before, now, order))
        state.told.extend(_dead(before, now, gained, state))
    if before.threats != now.threats:
        state.told.extend(_bak_risks(before, now))
    for seat in order:
        score = now.seats[seat].score
        if score != before.seats[seat].score:
            state.told.append(events.ScoreChanged(seat, (), score))


def _completed(before: Notes, now: Notes, order: Sequence[Seat]) -> Iterator[events.Event]:
    for seat in order:
        old, new = before.seats[seat].captured, now.seats[seat].captured
        for named in SETS if new & ~old & IN_SETS else ():
            is_new = named.cards & new & ~old and named.is_complete(new) and not named.is_complete(old)
            if is_new and not _is_outdone(named, new):
                yield events.SetCompleted(seat, tuple(cards_in(new & named.cards)), named.name)


def _is_outdone(named: NamedSet, captured: CardSet) -> bool:
    """Say whether the set is one of brights, and there are more of them than it takes."""
    return bool(named.cards & BRIGHTS) and (captured & BRIGHTS).bit_count() > named.size


def _dead(before: Notes, now: Notes, gained: CardSet, state: RoundState) -> Iterator[events.Event]:
    free = free_cards(state)
    for named in SETS:
        if not named.cards & gained:
            continue
        was_alive = any(named.can_complete(known.captured, free | gained) for known in before.seats)
        if was_alive and not any(named.can_complete(known.captured, free) for known in now.seats):
            yield events.SetDead(state.current, tuple(cards_in(gained & named.cards)), named.name)


def free_cards(state: RoundState) -> CardSet:
    """Return the cards that nobody has captured yet and somebody still may."""
    free = state.table | card_set(state.stock)
    for hand in state.hands:
        free |= hand
    for stack in state.stacks.values():
        free |= stack.all_cards
    return free


def _bak_risks(before: Notes, now: Notes) -> Iterator[events.Event]:
    """Yield who is newly threatened, or threatened by another distance, then who no longer is."""
    for (kind, seat), missing in now.threats.items():
        if before.threats.get((kind, seat)) != missing:
            yield events.BakRisk(seat, (), kind, missing, safe=False)
    for kind, seat in before.threats:
        if (kind, seat) not in now.threats:
            yield events.BakRisk(seat, (), kind, 0, safe=True)
