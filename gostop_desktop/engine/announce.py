"""What a commentator would say after every step: sets completed and dead, baks threatened and averted, new scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import repeat
from operator import or_

from . import events
from .baks import standing, threats_of
from .cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, RAIN_BRIGHT, CardSet, in_order
from .events import SetName
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
        cards = captured | free
        return (cards & self.cards).bit_count() >= self.size and cards & self.needs == self.needs

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

_SETS_BY_CARDS = tuple((named.cards, named) for named in SETS)
IN_SETS: CardSet = reduce(or_, (named.cards for named in SETS))


def notes_of(state: RoundState) -> Notes:
    """Return what there is to know now; what has not changed since the last notes is taken from them."""
    old = state.noted
    captured, as_animal, as_junk = tuple(state.captured), tuple(state.as_animal), tuple(state.as_junk)
    go = tuple(state.go)
    if old is None:
        scorer = state.house.scorer
        standings = tuple(map(standing, repeat(scorer), captured, as_animal, as_junk))
        threats = threats_of(state.rules, standings, go)
        return Notes(captured, as_animal, as_junk, go, state.scores, standings, threats)
    if old.captured == captured and old.go == go and old.as_junk == as_junk and old.as_animal == as_animal:
        return old
    scores, standings_now = list(old.scores), list(old.standings)
    for seat, cards in enumerate(captured):
        if cards != old.captured[seat] or as_junk[seat] != old.as_junk[seat] or as_animal[seat] != old.as_animal[seat]:
            scores[seat] = state.house.points(cards, as_animal[seat], as_junk[seat])
            standings_now[seat] = standing(state.house.scorer, cards, as_animal[seat], as_junk[seat])
    standings = tuple(standings_now)
    unchanged = standings == old.standings and go == old.go
    threats = old.threats if unchanged else threats_of(state.rules, standings, go)
    return Notes(captured, as_animal, as_junk, go, tuple(scores), standings, threats)


def announce(state: RoundState) -> None:
    """Tell what has changed since the last notes: sets, then baks, then scores."""
    if state.told is None or state.noted is None:
        return
    before, now = state.noted, notes_of(state)
    if now is before:
        return
    state.noted = now
    gained = 0
    for old, new in zip(before.captured, now.captured, strict=True):
        gained |= new & ~old
    if gained & IN_SETS:
        _tell_sets(state, state.told, before, gained)
    if before.threats is not now.threats and before.threats != now.threats:
        state.told.extend(_bak_risks(before, now))
    if before.scores != now.scores:
        for seat in (state.current, *state.house.others[state.current]):
            if before.scores[seat] != now.scores[seat]:
                state.told.append(events.ScoreChanged(seat, (), now.scores[seat]))


def _tell_sets(state: RoundState, told: list[events.Event], before: Notes, gained: CardSet) -> None:
    """Tell of every set that the seat on turn has completed, or that nobody can complete any more."""
    seat = state.current
    captured = state.captured[seat]
    free = state.house.pack
    for cards in state.captured:
        free &= ~cards
    for set_cards, named in _SETS_BY_CARDS:
        if not set_cards & gained:
            continue
        if named.can_complete(captured, free):
            is_new = named.is_complete(captured) and not named.is_complete(before.captured[seat])
            if is_new and not _is_outdone(named, captured):
                told.append(events.SetCompleted(seat, in_order(captured & named.cards), named.name))
        elif not _is_alive(named, state.captured, free) and _is_alive(named, before.captured, free | gained):
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
