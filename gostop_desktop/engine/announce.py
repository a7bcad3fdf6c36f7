"""What a commentator would say after every step: sets completed and dead, baks threatened and averted, new scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from . import events
from .baks import BAK_KINDS, Bak, baks_of, standing
from .cards import BRIGHTS, CHEONGDAN, CHODAN, GODORI, HONGDAN, RAIN_BRIGHT, CardSet, Seat, card_set, cards_in
from .events import BakKind, SetName
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


def notes_of(state: RoundState) -> Notes:
    """Return what there is to know now, to compare with later."""
    scorer = state.house.scorer
    standings = [standing(scorer, *seat) for seat in zip(state.captured, state.as_animal, state.as_junk, strict=True)]
    return Notes(tuple(state.captured), baks_of(state.rules, standings, state.go), state.scores)


def announce(state: RoundState) -> None:
    """Tell what has changed since the last notes: sets, then baks, then scores."""
    if state.told is None or state.noted is None:
        return
    before, now = state.noted, notes_of(state)
    state.noted = now
    order = (state.current, *state.house.others[state.current])
    if before.captured != now.captured:
        state.told.extend(_completed(before.captured, now.captured, order))
        state.told.extend(_dead(before.captured, now.captured, state))
    state.told.extend(_bak_changes(before.baks, now.baks, order))
    for seat in order:
        if before.scores[seat] != now.scores[seat]:
            state.told.append(events.ScoreChanged(seat, (), now.scores[seat]))


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
    free = free_cards(state)
    gained = 0
    for old, new in zip(before, now, strict=True):
        gained |= new & ~old
    for named in SETS:
        was_alive = any(named.can_complete(captured, free | gained) for captured in before)
        if was_alive and not any(named.can_complete(captured, free) for captured in now):
            settled = tuple(cards_in(gained & named.cards))
            yield events.SetDead(state.current, settled, named.name)


def free_cards(state: RoundState) -> CardSet:
    """Return the cards that nobody has captured yet and somebody still may."""
    free = state.table | card_set(state.stock)
    for hand in state.hands:
        free |= hand
    for stack in state.stacks.values():
        free |= stack.all_cards
    return free


def _bak_changes(
    before: Sequence[Sequence[Bak]], now: Sequence[Sequence[Bak]], order: Sequence[Seat]
) -> Iterator[events.Event]:
    for kind in BAK_KINDS:
        for seat in order:
            old, new = _bak(before[seat], kind), _bak(now[seat], kind)
            if old is None or new is None:
                continue
            if new.threatened and (not old.threatened or old.missing != new.missing):
                yield events.BakRisk(seat, (), kind, new.missing, safe=False)
            elif old.threatened and not new.threatened:
                yield events.BakRisk(seat, (), kind, new.missing, safe=True)


def _bak(baks: Sequence[Bak], kind: BakKind) -> Bak | None:
    return next((bak for bak in baks if bak.kind == kind), None)
