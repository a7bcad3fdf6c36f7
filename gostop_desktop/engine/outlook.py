"""What a view means in points and payments, now and after the next Go (ARCHITECTURE 4.7, UX 2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from .announce import SETS, NamedSet
from .baks import Bak, baks_of, standing
from .cards import BRIGHTS, CardSet, Month, Seat
from .events import SetName, StackKind
from .factors import Side, go_multiplier, go_points
from .house import STACK_REASONS, house_of
from .result import Line, Result
from .scoring import scorer
from .settlement import settle, settle_if_worth
from .view import View

SetState: TypeAlias = Literal["complete", "live", "dead"]
"""A seat has the set; could still complete it; or never will, because a card of it is with another seat."""


@dataclass(frozen=True, slots=True)
class SetProgress:
    """How far one seat is with one named set."""

    name: SetName
    state: SetState
    have: CardSet
    """Cards of the set that the seat has captured."""
    missing: int
    """How many more it takes."""
    open: CardSet
    """Cards of the set that nobody has captured."""


@dataclass(frozen=True, slots=True)
class OneShort:
    """A live set that lacks one card, and where the cards that would do may be."""

    seat: Seat
    name: SetName
    on_table: CardSet
    """Those on the table, loose or in a stack."""
    in_hand: CardSet
    """Those in the viewer's own hand."""
    unseen: CardSet
    """Those in other hands or the stock, for all the viewer knows."""

    @property
    def may_come(self) -> bool:
        """Whether such a card may still come to the seat: not if all of them are in the viewer's own hand."""
        return bool(self.on_table or self.unseen)


@dataclass(frozen=True, slots=True)
class NearSet:
    """A named set of which all cards but one were captured, wherever that one is."""

    name: SetName
    have: int
    need: int


@dataclass(frozen=True, slots=True)
class GoStep:
    """What one number of Gos adds and multiplies."""

    count: int
    points: int
    factor: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one seat could win, and how far it is from being asked."""

    seat: Seat
    score: int
    lines: tuple[Line, ...]
    """The points, part by part."""
    need: int
    """The score from which it is asked next: the winning score, or one more than at its last Go."""
    stop: Result | None
    """What would be paid if it stopped now; None while its score does not reach `need`."""
    least: Result
    """The smallest payments if it wins later without another Go, its cards apart from the points as they are."""
    least_after_go: Result
    """The same once the viewer has said Go: what it risks by going on, go-bak included (RULES F.4)."""
    next_go: Result
    """The smallest payments if it says Go once more now, or when it is asked, and then wins with one more point."""
    go_steps: tuple[GoStep, GoStep, GoStep]
    """The Gos of now, one more, two more."""
    turns_left: int
    """Hand cards and free turns."""

    @property
    def missing(self) -> int:
        """How many points it lacks to be asked."""
        return max(0, self.need - self.score)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the table and the Go/Stop dialog show, from public facts and the viewer's own hand."""

    seat: Seat
    prospects: tuple[Prospect, ...]
    """For every seat."""
    sets: tuple[tuple[SetProgress, ...], ...]
    """For every seat, in the order of RULES D.1."""
    one_short: tuple[OneShort, ...]
    baks: tuple[tuple[Bak, ...], ...]
    """For every seat, its distance from each penalty that the rules know."""
    stock_size: int

    def loss_to(self, opponent: Seat) -> int:
        """Return the least that the viewer pays if that opponent wins, go-bak for Gos already called included."""
        return dict(self.prospects[opponent].least.payments)[self.seat]

    def risk_of_go(self, opponent: Seat) -> int:
        """Return the least that the viewer pays if it says Go now and that opponent wins."""
        return dict(self.prospects[opponent].least_after_go.payments)[self.seat]

    @property
    def worst_of_go(self) -> int:
        """The largest of these: what a Go may cost the viewer even if nobody makes more of a win than must be."""
        return max(self.risk_of_go(prospect.seat) for prospect in self.prospects if prospect.seat != self.seat)

    def may_complete(self, seat: Seat) -> tuple[OneShort, ...]:
        """Return the sets that lack one card which that seat may still get, for all the viewer knows."""
        return tuple(short for short in self.one_short if short.seat == seat and short.may_come)

    def is_close(self, seat: Seat) -> bool:
        """Say whether a seat is one point from being asked, or one card from a set: a Go against it is risky."""
        return self.prospects[seat].missing <= 1 or bool(self.may_complete(seat))

    @property
    def gains(self) -> Mapping[Seat, int]:
        """What each opponent pays if the viewer stops now; nothing while it cannot."""
        stop = self.prospects[self.seat].stop
        return {} if stop is None else dict(stop.payments)


def outlook(view: View) -> Outlook:
    """Return what the view means in points and payments."""
    counting = scorer(view.rules)
    seats = range(view.rules.players)
    cups = [(view.captured[seat], view.as_animal[seat], view.as_junk[seat]) for seat in seats]
    progress = tuple(tuple(_progress(named, view, seat) for named in SETS) for seat in seats)
    return Outlook(
        view.seat,
        tuple(_prospect(view, seat) for seat in seats),
        progress,
        tuple(short for seat in seats for short in _one_short(view, seat, progress[seat])),
        tuple(tuple(baks) for baks in baks_of(view.rules, [standing(counting, *cards) for cards in cups], view.go)),
        view.stock_size,
    )


def near_sets(captured: CardSet) -> tuple[NearSet, ...]:
    """Return the sets that lack one card, in the order of RULES D.1; whether it could still be had is not asked.

    Of the brights it is one set: the next that would count for more.
    """
    near = [named for named in SETS if named.missing(captured) == 1 and not _would_be_outdone(named, captured)]
    brights = [named for named in near if named.cards & BRIGHTS]
    return tuple(NearSet(named.name, named.size - 1, named.size) for named in near if named not in brights[1:])


def stack_steal(view: View, month: Month) -> int:
    """Return the junk that each opponent owes the viewer for taking a month's stack in this turn (RULES C.9, C.10)."""
    seat, owner = view.seat, dict(view.stacks)[month].owner
    kind: StackKind = "dealt" if owner is None else "own" if owner == seat else "other"
    is_last = view.hand_sizes[seat] + view.free_turns[seat] == 1
    return house_of(view.rules).steals[is_last][STACK_REASONS[kind]]


def _prospect(view: View, seat: Seat) -> Prospect:
    rules, count, score = view.rules, view.go[seat], view.scores[seat]
    need = max(rules.win_score, view.last_go_score[seat] + 1) if count else rules.win_score
    may_stop = score >= need
    cards = view.captured[seat], view.as_animal[seat], view.as_junk[seat]
    return Prospect(
        seat,
        score,
        scorer(rules).lines(*cards),
        need,
        _stopped(view, seat) if may_stop else None,
        _settled(view, seat, max(score, need)),
        _settled(view, seat, max(score, need), caller=view.seat if seat != view.seat else None),
        _settled(view, seat, max(score, need) + 1, caller=seat),
        (_go_step(view, count), _go_step(view, count + 1), _go_step(view, count + 2)),
        view.hand_sizes[seat] + view.free_turns[seat],
    )


def _stopped(view: View, winner: Seat) -> Result:
    """Return the result of stopping now: the account itself, counted in the way that brings the winner most."""
    sides = {seat: _side(view, seat, 0) for seat in range(view.rules.players)}
    return settle(view.rules, winner, sides, carry=view.carry, go_calls=view.go_order, shodang=view.shodang)


def _settled(view: View, winner: Seat, score: int, *, caller: Seat | None = None) -> Result:
    """Return the result of a win with that score, everything else being as it is now; `caller` says Go before it."""
    sides = {seat: _side(view, seat, int(seat == caller)) for seat in range(view.rules.players)}
    return settle_if_worth(
        view.rules,
        winner,
        sides,
        score,
        carry=view.carry,
        go_calls=view.go_order if caller is None else (*view.go_order, caller),
        shodang=view.shodang,
    )


def _side(view: View, seat: Seat, extra_go: int) -> Side:
    return Side(
        view.captured[seat],
        go=view.go[seat] + extra_go,
        last_go_score=view.last_go_score[seat],
        shakes=len(view.shaken[seat]),
        bombs=view.bombs[seat],
        pair_bombs=view.pair_bombs[seat],
        as_animal=view.as_animal[seat],
        as_junk=view.as_junk[seat],
        bonus_points=view.bonus_points[seat],
    )


def _go_step(view: View, count: int) -> GoStep:
    return GoStep(count, go_points(view.rules, count), go_multiplier(view.rules, count))


def _progress(named: NamedSet, view: View, seat: Seat) -> SetProgress:
    captured = view.captured[seat]
    open_cards = named.cards
    for cards in view.captured:
        open_cards &= ~cards
    state: SetState = "live" if named.can_complete(captured, open_cards) else "dead"
    if named.is_complete(captured):
        state = "complete"
    return SetProgress(named.name, state, captured & named.cards, named.missing(captured), open_cards)


def _one_short(view: View, seat: Seat, sets: tuple[SetProgress, ...]) -> list[OneShort]:
    on_table = view.table
    for _, stack in view.stacks:
        on_table |= stack.all_cards
    return [
        OneShort(seat, progress.name, needed & on_table, needed & view.hand, needed & view.unseen)
        for named, progress in zip(SETS, sets, strict=True)
        if progress.state == "live" and progress.missing == 1 and not _would_be_outdone(named, view.captured[seat])
        for needed in (_last_cards(named, progress),)
    ]


def _would_be_outdone(named: NamedSet, captured: CardSet) -> bool:
    """Say whether one bright more would be more brights than the set has."""
    return bool(named.cards & BRIGHTS) and (captured & BRIGHTS).bit_count() >= named.size


def _last_cards(named: NamedSet, progress: SetProgress) -> CardSet:
    """Return the cards any of which would complete the set."""
    lacking = named.needs & ~progress.have
    return progress.open & (lacking or named.cards)
