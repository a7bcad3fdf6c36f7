"""Flat search over deals that the view allows: every candidate is played out on the same hidden cards (AI 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from gostop_desktop.engine.actions import GO, Action
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View

from .determinize import determinize
from .ending import Ending, ending
from .heuristic import Heuristic

CARD_CAP = 60
"""Payments beyond it count as much in card decisions: rare, huge wins would drown the differences (AI 3)."""
_LONG = 20
"""Turns of a whole round, for which a search has its number of deals; with fewer left, a deal takes less time..."""
_SHORT = 8
"""...down to so many: from there on, more deals say nothing new."""
_BATCH = 20
"""Deals between two looks at which candidates have fallen behind."""
_FEW = 5
"""Deals between two reports of what is known so far."""
_BEHIND = 2.2
"""Standard errors by which a candidate must trail the best to be dropped."""

Purse = Sequence[int]
"""What each seat can pay in this round at most, in points."""

Halt = Callable[[], bool]
"""Says whether the answer is wanted at once."""


@dataclass(slots=True)
class Candidate:
    """One action under comparison."""

    action: Action
    prior: float
    results: list[float] = field(default_factory=list)
    """Points of the seat for each deal, in the same order for all candidates."""
    is_alive: bool = True

    @property
    def mean(self) -> float:
        """The mean result so far."""
        return sum(self.results) / len(self.results) if self.results else 0.0


@dataclass(frozen=True, slots=True)
class Considered:
    """What the search found about one legal action."""

    action: Action
    points: float
    """Expected points of the round for the seat; for cards with every result held within ±60 (`CARD_CAP`)."""
    error: float
    """Half of the 95 % interval."""

    def is_near(self, best: Considered) -> bool:
        """Whether chance does not tell it from the best."""
        return best.points - self.points <= self.error


Report = Callable[[list[Considered]], None]
"""Hears what the search knows so far, best first."""


@dataclass(frozen=True, slots=True)
class Search:
    """Decides by playing out deals; where nothing hangs on it, by the heuristic."""

    name: str
    deals: int
    """Determinisations a decision; the budget is never seconds, so that play repeats.

    For cards it is a whole round's: with fewer turns left there are as many more as take the same time.
    """
    cards: bool = True
    """Whether cards are searched too, or only Go and Stop."""
    candidates: int = 5
    prior: float = 1.2
    """How much of the heuristic's value is added to the mean: the search is to overrule it only for a reason."""
    heuristic: Heuristic = field(default_factory=Heuristic)

    def choose(self, view: View, rng: Random, halt: Halt | None = None, purse: Purse | None = None) -> Action:
        """Return the best action found; with `halt`, the best so far when it says so.

        With a purse, nobody is thought to pay more than there is in it (RULES F.8).
        """
        if len(view.legal) == 1:
            return view.legal[0]
        if not self._searches(view):
            return self.heuristic.choose(view, rng)
        candidates = self._candidates(view)
        if len(candidates) == 1:
            return candidates[0].action
        self._compare(_Table(view, ending(view.rules), rng, purse), candidates, halt)
        alive = [candidate for candidate in candidates if candidate.is_alive]
        return max(alive, key=lambda candidate: candidate.mean + self._weight(view) * candidate.prior).action

    def consider(
        self, view: View, rng: Random, halt: Halt | None = None, report: Report | None = None
    ) -> list[Considered]:
        """Return every legal action with its expected points and their error, best first.

        `report` hears what is known after every few deals.
        """
        candidates = [Candidate(action, value) for action, value in self.heuristic.values(view)]
        table = _Table(view, ending(view.rules), rng, None)
        for number in range(1, self.budget(view) + 1):
            table.play_out(candidates)
            if halt and halt():
                break
            if report and number % _FEW == 0:
                report(_ranked(candidates))
        return _ranked(candidates)

    def budget(self, view: View) -> int:
        """Return how many deals a decision is given."""
        if view.phase is not Phase.PLAY:
            return self.deals
        return self.deals * _LONG // min(_LONG, max(_SHORT, sum(view.hand_sizes)))

    def _searches(self, view: View) -> bool:
        return view.phase in (Phase.GO_STOP, Phase.QUAD, Phase.SHODANG) or (
            self.cards and view.phase is not Phase.GUKJIN
        )

    def _weight(self, view: View) -> float:
        return 0.0 if view.phase is Phase.GO_STOP else self.prior

    def _candidates(self, view: View) -> list[Candidate]:
        """The actions worth comparing, best prior first; a bonus card is simply played."""
        valued = sorted(self.heuristic.values(view), key=lambda pair: -pair[1])
        if view.phase is Phase.GO_STOP:
            valued.sort(key=lambda pair: pair[0] == GO)  # what is as good as Go, and certain, comes first
        if view.phase is Phase.PLAY and valued[0][1] >= _SURE:
            return [Candidate(*valued[0])]
        count = self.candidates if view.phase is Phase.PLAY else len(valued)
        return [Candidate(action, value) for action, value in valued[:count]]

    def _compare(self, table: _Table, candidates: Sequence[Candidate], halt: Halt | None) -> None:
        alive = list(candidates)
        for number in range(1, self.budget(table.view) + 1):
            table.play_out(alive)
            if halt and halt():
                return
            if number % _BATCH == 0:
                _drop(alive)
                alive = [candidate for candidate in alive if candidate.is_alive]
                if len(alive) == 1:
                    return


_SURE = 500.0
"""A heuristic value from which there is nothing to compare."""


def _ranked(candidates: Sequence[Candidate]) -> list[Considered]:
    ranked = sorted(candidates, key=lambda candidate: -candidate.mean)
    return [Considered(found.action, found.mean, 1.96 * _error(found.results)) for found in ranked]


@dataclass(frozen=True, slots=True)
class _Table:
    """A decision to be made, and what rounds from here are worth."""

    view: View
    end: Ending
    rng: Random
    purse: Purse | None

    def play_out(self, candidates: Sequence[Candidate]) -> None:
        """Play every candidate out on the same hidden cards."""
        world = determinize(self.view, self.rng)
        for candidate in candidates:
            candidate.results.append(self._counted(self._result(world.copy(), candidate.action)))

    def _result(self, round: Round, action: Action) -> float:
        round.step(action)
        points = self.end.points(round, self.rng)
        return points[self.view.seat] if self.purse is None else affordable(points, self.purse)[self.view.seat]

    def _counted(self, points: float) -> float:
        """The points as the decision counts them: Go and Stop is about the rare, huge wins, a card is not."""
        return points if self.view.phase is Phase.GO_STOP else max(-CARD_CAP, min(CARD_CAP, points))


def affordable(points: Sequence[int], purse: Purse) -> list[float]:
    """Return what a round brings each seat when nobody pays more than he has, its gains in proportion (RULES F.8)."""
    paid = [min(-won, has) if won < 0 else 0 for won, has in zip(points, purse, strict=True)]
    gains = sum(won for won in points if won > 0)
    return [sum(paid) * won / gains if won > 0 else -due for won, due in zip(points, paid, strict=True)]


def _drop(alive: Sequence[Candidate]) -> None:
    """Give up on candidates that trail the best by more than chance allows, deal by deal."""
    best = max(alive, key=lambda candidate: candidate.mean)
    for candidate in alive:
        if candidate is best:
            continue
        gaps = [ahead - behind for ahead, behind in zip(best.results, candidate.results, strict=True)]
        if sum(gaps) / len(gaps) > _BEHIND * _error(gaps):
            candidate.is_alive = False


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return float("inf")
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def advised(view: View, considered: Sequence[Considered]) -> Considered:
    """Return what to advise: of the actions that chance does not tell from the best, the heuristic's choice."""
    best = considered[0]
    values = dict(Heuristic().values(view))
    close = [found for found in considered if found.is_near(best)]
    return max(close, key=lambda found: values.get(found.action, 0.0))
