"""Why an action is good, in a fixed vocabulary, from facts that the view shows (UX 5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from gostop_desktop.engine.actions import Action, Bomb, Bonus, Choose, Go, Play, Stop
from gostop_desktop.engine.cards import (
    BRIGHTS,
    FIRST_BONUS,
    GODORI,
    MONTH_CARDS,
    CardSet,
    Month,
    Seat,
    cards_in,
    month_of,
)
from gostop_desktop.engine.scoring import ENOUGH_BRIGHTS, RIBBON_SETS, scorer
from gostop_desktop.engine.view import View

from .book import books
from .weights import policy_for

Kind: TypeAlias = Literal[
    "completes",
    "blocks",
    "escapes_bak",
    "takes_stack",
    "takes_junk",
    "takes_bonus",
    "captures",
    "denies_junk",
    "avoids_ppuk",
    "keeps_pair",
    "nothing_threatens",
    "threatened",
]

MOST_REASONS = 3
_SETS: tuple[tuple[str, CardSet], ...] = (*RIBBON_SETS, ("godori", GODORI))
_NEAR_JUNK = 7
"""Junk from which an opponent soon scores with it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that speaks for an action."""

    kind: Kind
    cards: tuple[int, ...] = ()
    """The cards it is about."""
    name: str = ""
    """The set, or the bak, it is about."""
    seat: Seat | None = None
    """The opponent it is about."""


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """Return the facts that speak for the action, the weightiest first; none is no fault."""
    return tuple(_Facts(view).of(action))[:MOST_REASONS]


class _Facts:
    def __init__(self, view: View) -> None:
        self._view = view
        self._stacks = dict(view.stacks)
        self._score = scorer(view.rules)
        self._opponents = [seat for seat in range(view.rules.players) if seat != view.seat]

    def of(self, action: Action) -> Iterator[Reason]:
        match action:
            case Play(card):
                month = month_of(card)
                taken = self._taken(card)
                if taken:
                    yield from self._captured(taken | 1 << card, stack=month in self._stacks)
                    if self._avoids_ppuk(month):
                        yield Reason("avoids_ppuk", (card,))
                else:
                    yield from self._laid(card)
            case Bonus(card):
                yield Reason("takes_bonus", (card,))
            case Bomb(month):
                yield Reason("takes_junk", tuple(cards_in(MONTH_CARDS[month])))
                yield from self._captured(MONTH_CARDS[month], stack=False)
            case Choose(card):
                yield from self._captured(1 << card, stack=False)
            case Go() | Stop():
                yield from self._decision(action)
            case _:
                return

    def _taken(self, card: int) -> CardSet:
        """The cards on the table that the card takes, the better one of two."""
        month = month_of(card)
        if month in self._stacks:
            return self._stacks[month].all_cards
        loose = self._view.table & MONTH_CARDS[month]
        if loose.bit_count() == 2:
            target = books(policy_for(self._view.rules.players)).middle.target
            return 1 << target[16 * month + (loose >> 4 * month & 15)]
        return loose

    def _captured(self, cards: CardSet, *, stack: bool) -> Iterator[Reason]:
        own = self._view.captured[self._view.seat]
        for name in self._completed(own, cards):
            yield Reason("completes", tuple(cards_in(cards)), name)
        for seat in self._opponents:
            for name in self._completed(self._view.captured[seat], cards):
                yield Reason("blocks", tuple(cards_in(cards)), name, seat)
        yield from self._escapes(own, cards)
        if stack:
            yield Reason("takes_stack", tuple(cards_in(cards)))
        for seat in self._opponents:
            if cards & self._score.junk and self._junk(self._view.captured[seat]) >= _NEAR_JUNK:
                yield Reason("denies_junk", tuple(cards_in(cards & self._score.junk)), seat=seat)
        yield Reason("captures", tuple(cards_in(cards)))

    def _completed(self, own: CardSet, cards: CardSet) -> Iterator[str]:
        for name, members in _SETS:
            if (own | cards) & members == members and own & members != members:
                yield name
        before, after = (own & BRIGHTS).bit_count(), ((own | cards) & BRIGHTS).bit_count()
        if before < after >= ENOUGH_BRIGHTS:
            yield "brights"

    def _escapes(self, own: CardSet, cards: CardSet) -> Iterator[Reason]:
        rules = self._view.rules
        junk, more = self._junk(own), self._junk(own | cards)
        if rules.pibak != "off" and 0 < junk <= rules.pibak_limit < more:
            yield Reason("escapes_bak", tuple(cards_in(cards & self._score.junk)), "pibak")
        threatened = any((self._view.captured[seat] & BRIGHTS).bit_count() >= 2 for seat in self._opponents)
        if rules.gwangbak != "off" and threatened and cards & BRIGHTS and not own & BRIGHTS:
            yield Reason("escapes_bak", tuple(cards_in(cards & BRIGHTS)), "gwangbak")

    def _junk(self, captured: CardSet) -> int:
        return self._score.junk_value(captured)

    def _unseen(self, month: Month) -> int:
        return (self._view.unseen & MONTH_CARDS[month]).bit_count()

    def _avoids_ppuk(self, month: Month) -> bool:
        """Whether no ppuk can come of it, while another capture would risk one."""
        if self._unseen(month):
            return False
        return any(
            self._unseen(month_of(card)) and (self._view.table & MONTH_CARDS[month_of(card)]).bit_count() == 1
            for card in cards_in(self._view.hand & ~MONTH_CARDS[month])
            if card < FIRST_BONUS
        )

    def _laid(self, card: int) -> Iterator[Reason]:
        month = month_of(card)
        if not self._unseen(month):
            yield Reason("avoids_ppuk", (card,))
        mates = self._view.hand & MONTH_CARDS[month]
        if mates.bit_count() == 1:
            paired = [own for own in cards_in(self._view.hand) if own < FIRST_BONUS and self._is_paired(own)]
            if paired:
                pair = self._view.hand & MONTH_CARDS[month_of(paired[0])]
                yield Reason("keeps_pair", tuple(cards_in(pair)))

    def _is_paired(self, card: int) -> bool:
        return (self._view.hand & MONTH_CARDS[month_of(card)]).bit_count() > 1

    def _decision(self, action: Action) -> Iterator[Reason]:
        view = self._view
        near = [seat for seat in self._opponents if view.scores[seat] + 2 >= view.rules.win_score or view.go[seat]]
        if isinstance(action, Stop) and near:
            yield Reason("threatened", seat=near[0])
        if isinstance(action, Go) and not near:
            yield Reason("nothing_threatens")
