"""One-turn judgement: the fitted policy on a view, and what sets and bak add to it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import assert_never

from gostop_desktop.engine.actions import (
    Action,
    Answer,
    Bomb,
    Bonus,
    Choose,
    Declare,
    FlipOnly,
    Go,
    Pass,
    Play,
    Quad,
    Shake,
    Shodang,
    Stop,
)
from gostop_desktop.engine.cards import BONUS, BRIGHTS, GODORI, MONTH_CARDS, Card, CardSet, Seat, month_of
from gostop_desktop.engine.scoring import ENOUGH_BRIGHTS, RIBBON_SETS, scorer
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View

from .book import books
from .weights import Policy, policy_for, worth


@dataclass(frozen=True, slots=True)
class Finish:
    """What sets and the end of the round add to the fitted policy: it looks at cards, not at scores."""

    complete: float = 2.0
    """For each point that a capture adds to the own score at once."""
    wins: float = 30.0
    """For a capture after which the own seat may stop."""
    gives: float = 2.0
    """For each point that an opponent would score by taking a laid card."""
    loses: float = 15.0
    """For laying a card with which an opponent may stop."""


@dataclass(frozen=True, slots=True)
class Heuristic:
    """Chooses the action that looks best one turn ahead, from public facts and the own hand."""

    name: str = "skilled"
    policy: Policy | None = None
    """None takes the one fitted for the number of players."""
    finish: Finish | None = Finish()
    """None adds nothing."""
    random_share: float = 0.0
    """How often any legal action is taken instead."""

    def choose(self, view: View, rng: Random) -> Action:
        """Return the legal action of the highest value; the first of equal ones."""
        if self.random_share and view.phase is Phase.PLAY and rng.random() < self.random_share:
            return rng.choice(view.legal)
        judge = Judge(self, view)
        return max(view.legal, key=judge.value)

    def values(self, view: View) -> list[tuple[Action, float]]:
        """Return every legal action with its value, in the order of `view.legal`."""
        judge = Judge(self, view)
        return [(action, judge.value(action)) for action in view.legal]


class Judge:
    """The values of the actions of one view."""

    def __init__(self, style: Heuristic, view: View) -> None:
        self._style = style
        self._view = view
        policy = style.policy or policy_for(view.rules.players)
        self._weights = policy.middle
        cards = (view.hand & ~BONUS).bit_count()
        self._go_weights = books(policy).after(cards)
        self._book = books(policy).at(view.turns_done[view.seat], cards)
        self._score = scorer(view.rules)
        self._stacks = dict(view.stacks)
        self._opponents = [seat for seat in range(view.rules.players) if seat != view.seat]
        seen = view.table
        for stack in self._stacks.values():
            seen |= stack.cards
        for seat in range(view.rules.players):
            seen |= view.captured[seat] | view.shown[seat]
        self._seen = seen
        self._known = seen | view.hand

    def value(self, action: Action) -> float:  # one line for each kind of action
        """Return how good the action looks; values of one view can be compared, of two views not."""
        match action:
            case Play(card, shake):
                return self._play(card) + (self._book.weights.shake if shake else 0.0)
            case Bonus(card):
                return 1000.0 + card  # it costs nothing and brings junk and a card
            case Bomb(month):
                return self._bomb(month)
            case Shake():
                return 900.0 + self._weights.shake
            case FlipOnly():
                return self._book.flip_only if self._view.hand else 0.0
            case Choose(card):
                return worth(self._weights, card) + self._sets(1 << card) - card / 1000
            case Declare(card, junk):
                return self._declared(card, junk=junk)
            case Go():
                return self._go()
            case Stop():
                return 0.0
            case Quad():
                return 500.0
            case Pass():
                return 0.0
            case Shodang():
                return self._shodang()
            case Answer(accepts):
                return self._answer() if accepts else 0.0
        assert_never(action)

    def _loose(self, card: Card) -> CardSet:
        """The cards on the table that the card meets, a stack's included."""
        month = month_of(card)
        stack = self._stacks.get(month)
        return stack.cards if stack else self._view.table & MONTH_CARDS[month]

    def _play(self, card: Card) -> float:
        shift = 4 * month_of(card)
        loose = self._loose(card)
        value = self._book.play[card][(loose >> shift & 15) << 4 | self._known >> shift & 15]
        if not loose:
            return value - self._gives(card)
        if loose.bit_count() == 2:
            target = self._book.target[16 * month_of(card) + (loose >> shift & 15)]
            loose = 1 << target
        return value + self._sets(loose | 1 << card)

    def _bomb(self, month: int) -> float:
        return self._book.bomb[month] + self._sets(MONTH_CARDS[month])

    def _sets(self, cards: CardSet) -> float:
        """What the cards add to the own score at once, beyond their fitted worth."""
        finish, seat = self._style.finish, self._view.seat
        if finish is None:
            return 0.0
        points = self._gain(seat, cards)
        return finish.complete * points + (finish.wins if self._may_stop(seat, points) else 0.0)

    def _gives(self, card: Card) -> float:
        """What an opponent would make of a laid card with a mate of it, while one may be in a hand."""
        finish, mates = self._style.finish, MONTH_CARDS[month_of(card)] & ~self._known
        if finish is None or not mates:
            return 0.0
        taken = 1 << card | 1 << mates.bit_length() - 1
        points = [self._gain(seat, taken) for seat in self._opponents]
        loses = any(self._may_stop(seat, gain) for seat, gain in zip(self._opponents, points, strict=True))
        return finish.gives * max(points) + (finish.loses if loses else 0.0)

    def _may_stop(self, seat: Seat, points: int) -> bool:
        """Whether so many points more end the round, if the seat wants it to."""
        view = self._view
        return points > 0 and view.scores[seat] + points >= max(view.rules.win_score, view.last_go_score[seat] + 1)

    def _gain(self, seat: Seat, cards: CardSet) -> int:
        view = self._view
        own, as_animal, as_junk = view.captured[seat], view.as_animal[seat], view.as_junk[seat]
        return self._score.points(own | cards, as_animal, as_junk) - view.scores[seat]

    def _declared(self, card: Card, *, junk: bool) -> float:
        """The score when the card is counted that way; a bak that junk escapes counts as two points."""
        view, rules = self._view, self._view.rules
        own, bit = view.captured[view.seat], 1 << card
        animal, cups = view.as_animal[view.seat], view.as_junk[view.seat]
        if not junk:
            return self._score.points(own, animal | bit, cups) + 0.1
        if view.phase is Phase.PLAY:
            # `free`: it can still be declared later, so only when it brings points now.
            return self._score.points(own, animal, cups | bit) - view.scores[view.seat] + self._best_play() - 0.5
        value = self._score.junk_value(own, cups)
        escapes = value <= rules.pibak_limit < value + 2
        return self._score.points(own, animal, cups | bit) + (2.0 if escapes else 0.0)

    def _best_play(self) -> float:
        return max((self._play(action.card) for action in self._view.legal if isinstance(action, Play)), default=0.0)

    def _go(self) -> float:
        view, weights = self._view, self._go_weights
        free_cards = self._open_cards()
        theirs = max(view.scores[seat] for seat in self._opponents)
        cards = max((wanted(view.captured[seat]) & free_cards).bit_count() for seat in self._opponents)
        called = any(view.go[seat] for seat in self._opponents)
        threatened = any(0 < self._junk(seat) <= view.rules.pibak_limit for seat in self._opponents)
        left = view.hand_sizes[view.seat] + view.free_turns[view.seat]
        return (
            weights.go_bias
            + weights.go_turns * left
            + weights.go_their_score * theirs
            + weights.go_their_cards * cards
            + weights.go_mine * view.go[view.seat]
            + (weights.go_theirs if called else 0.0)
            + (0.0 if threatened else weights.go_their_junk)
        )

    def _open_cards(self) -> CardSet:
        """The cards that anybody may still get: on the table, or unseen."""
        stacked = 0
        for stack in self._stacks.values():
            stacked |= stack.cards
        return self._view.table | stacked | ~self._known

    def _junk(self, seat: Seat) -> int:
        view = self._view
        return self._score.junk_value(view.captured[seat], view.as_junk[seat])

    def _shodang(self) -> float:
        """A drawn round is better than a lost one: call it unless the own score is near."""
        view = self._view
        return 800.0 if view.scores[view.seat] + 1 < view.rules.win_score else -1000.0

    def _answer(self) -> float:
        """Accept unless the own next capture may win: a refusal risks paying for two."""
        view = self._view
        return 1.0 if view.scores[view.seat] < view.rules.win_score - 1 else -1.0


def wanted(captured: CardSet) -> CardSet:
    """Return the cards each of which completes a set of somebody who captured these."""
    brights = captured & BRIGHTS
    cards = BRIGHTS & ~brights if brights.bit_count() == ENOUGH_BRIGHTS - 1 else 0
    for _, members in (*RIBBON_SETS, ("godori", GODORI)):
        if (captured & members).bit_count() == members.bit_count() - 1:
            cards |= members & ~captured
    return cards


def by_the_book(policy: Policy | None = None) -> Heuristic:
    """Return the player that decides just as playouts do."""
    return Heuristic("book", policy, finish=None)
