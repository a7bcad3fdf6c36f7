"""What a commentator would say after every step: sets completed and dead, baks threatened and averted, new scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_

from . import events
from .baks import standing, threats_of
from .cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, RAIN_BRIGHT, CardSet, Seat, in_order, subsets
from .events import BakKind, SetName
from .state import Notes, RoundState, SeatNotes


@dataclass(frozen=True, slots=True)
class NamedSet:
    """A set that scores by name: so many of some cards, perhaps with one that it needs and without another."""

    name: SetName
    cards: CardSet
    """What it is made of."""
    size: int
    needs: CardSet = 0
    """A card that must be among them."""
    completions: frozenset[CardSet] = field(init=False)
    """Which of its cards make it complete."""

    def __post_init__(self) -> None:
        enough = (cards for cards in subsets(self.cards) if cards.bit_count() >= self.size)
        complete = frozenset(cards for cards in enough if cards & self.needs == self.needs)
        object.__setattr__(self, "completions", complete)

    def is_complete(self, captured: CardSet) -> bool:
        """Say whether these captured cards hold it."""
        return captured & self.cards in self.completions

    def can_complete(self, captured: CardSet, free: CardSet) -> bool:
        """Say whether a seat with these captured cards still could, with cards nobody has captured yet."""
        return (captured | free) & self.cards in self.completions

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

_NO_THREATS: Mapping[tuple[BakKind, Seat], int] = {}

IN_SETS: CardSet = reduce(or_, (named.cards for named in SETS))


def is_dead(cards: CardSet, theirs: CardSet) -> bool:
    """Say whether nothing that is made of these cards can be completed any more, since others have some of them."""
    return not any(named.can_complete(0, cards & ~theirs) for named in SETS if not named.cards & ~cards)


@lru_cache(maxsize=256)
def _sets_with(cards: CardSet) -> tuple[NamedSet, ...]:
    """Return the named sets that any of the cards belongs to."""
    return tuple(named for named in SETS if named.cards & cards)


def notes_of(state: RoundState) -> Notes:
    """Return what there is to know now; what has not changed since the last notes is taken from them."""
    old = state.noted
    if old is None:
        return _notes(state, [_notes_of_seat(state, seat) for seat in range(state.rules.players)])
    captured, go, as_animal, as_junk = state.captured, state.go, state.as_animal, state.as_junk
    seats: list[SeatNotes] | None = None
    for seat, notes in enumerate(old.seats):
        if (
            notes.captured != captured[seat]
            or notes.go != go[seat]
            or notes.as_junk != as_junk[seat]
            or notes.as_animal != as_animal[seat]
        ):
            if seats is None:
                seats = list(old.seats)
            seats[seat] = _notes_of_seat(state, seat)
    return old if seats is None else _notes(state, seats)


def _notes(state: RoundState, seats: list[SeatNotes]) -> Notes:
    for notes in seats:
        if notes.score or notes.go:
            break
    else:
        # Whoever threatens with a bak has points for it (RULES D.1, F.3), or has called Go (F.4).
        return Notes(tuple(seats), _NO_THREATS)
    standings = []
    for seat, notes in enumerate(seats):
        stands = notes.standing
        if stands is None:
            stands = standing(state.house.scorer, notes.captured, notes.as_animal, notes.as_junk)
            seats[seat] = SeatNotes(notes.captured, notes.as_animal, notes.as_junk, notes.go, notes.score, stands)
        standings.append(stands)
    return Notes(tuple(seats), threats_of(state.rules, standings, state.go))


def _notes_of_seat(state: RoundState, seat: Seat) -> SeatNotes:
    captured, as_animal, as_junk = state.captured[seat], state.as_animal[seat], state.as_junk[seat]
    return SeatNotes(
        captured, as_animal, as_junk, state.go[seat], state.house.points(captured, as_animal, as_junk), None
    )


def announce(state: RoundState) -> None:
    """Tell what has changed since the last notes: sets, then baks, then scores."""
    told, before = state.told, state.noted
    if told is None or before is None:
        return
    now = notes_of(state)
    if now is before:
        return
    state.noted = now
    old_seats, new_seats = before.seats, now.seats
    current = state.current
    # Only who is on turn captures cards that were free before; others lose junk, or get it back as change.
    gained = new_seats[current].captured & ~old_seats[current].captured
    if gained & IN_SETS:
        _tell_sets(state, told, [notes.captured for notes in old_seats], gained)
    if before.threats is not now.threats and before.threats != now.threats:
        told.extend(_bak_risks(before, now))
    score = new_seats[current].score
    if old_seats[current].score != score:
        told.append(events.ScoreChanged(current, (), score))
    for seat in state.house.others[current]:
        notes = new_seats[seat]
        if notes is not old_seats[seat] and old_seats[seat].score != notes.score:
            told.append(events.ScoreChanged(seat, (), notes.score))


def _tell_sets(state: RoundState, told: list[events.Event], before: Sequence[CardSet], gained: CardSet) -> None:
    """Tell of every set that the seat on turn has completed, or that nobody can complete any more."""
    seat = state.current
    captured = state.captured[seat]
    free = state.house.pack
    for cards in state.captured:
        free &= ~cards
    for named in _sets_with(gained & IN_SETS):
        if named.can_complete(captured, free):
            is_new = named.is_complete(captured) and not named.is_complete(before[seat])
            if is_new and not _is_outdone(named, captured):
                told.append(events.SetCompleted(seat, in_order(captured & named.cards), named.name))
        elif not _is_alive(named, state.captured, free) and _is_alive(named, before, free | gained):
            told.append(events.SetDead(seat, in_order(gained & named.cards), named.name))


def _is_outdone(named: NamedSet, captured: CardSet) -> bool:
    """Say whether the set is one of brights, and there are more of them than it takes."""
    return bool(named.cards & BRIGHTS) and (captured & BRIGHTS).bit_count() > named.size


def _is_alive(named: NamedSet, captured: Sequence[CardSet], free: CardSet) -> bool:
    """Say whether anybody has the set or can still complete it."""
    for cards in captured:  # noqa: SIM110  # twice as fast as any(), and asked after every capture
        if named.can_complete(cards, free):
            return True
    return False


def _bak_risks(before: Notes, now: Notes) -> Iterator[events.Event]:
    """Yield who is newly threatened, or threatened by another distance, then who no longer is."""
    for (kind, seat), missing in now.threats.items():
        if before.threats.get((kind, seat)) != missing:
            yield events.BakRisk(seat, (), kind, missing, safe=False)
    for kind, seat in before.threats:
        if (kind, seat) not in now.threats:
            yield events.BakRisk(seat, (), kind, 0, safe=True)
