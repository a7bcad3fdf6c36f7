"""The search: finds what is plainly best, repeats, and stops when it is told to."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.actions import GO, STOP
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.arena import Arena, Conduct
from gostop_desktop.players.levels import player
from gostop_desktop.players.search import Considered, Search, advised, affordable

QUICK = Search("quick", deals=12)


def decisions(rules: Rules, number: int, phase: Phase) -> list[View]:
    """Return the views of a round's decisions in one phase, as Skilled plays it."""
    round = deal_silently(rules, deck_v1(rules, secret_of("search", number)))
    found = []
    while not round.is_over:
        assert round.to_move is not None
        seen = view(round, round.to_move)
        if round.phase is phase and len(seen.legal) > 1:
            found.append(seen)
        round.step(player("skilled").choose(seen, Random(0)))
    return found


@pytest.mark.parametrize("rules", [MATGO, GOSTOP], ids=["matgo", "gostop"])
def test_the_same_seed_finds_the_same(rules: Rules) -> None:
    seen = decisions(rules, 4, Phase.PLAY)[1]

    assert QUICK.choose(seen, Random("a")) == QUICK.choose(seen, Random("a"))
    assert QUICK.consider(seen, Random("a")) == QUICK.consider(seen, Random("a"))


def test_every_legal_action_is_considered_best_first() -> None:
    seen = decisions(MATGO, 2, Phase.PLAY)[0]

    considered = QUICK.consider(seen, Random(1))

    assert {*seen.legal} == {found.action for found in considered}
    assert sorted(considered, key=lambda found: -found.points) == considered
    assert all(found.error >= 0 for found in considered)


def test_stop_is_worth_what_it_pays() -> None:
    seen = next(found for number in range(50) for found in decisions(MATGO, number, Phase.GO_STOP))

    stop = next(found for found in QUICK.consider(seen, Random(1)) if found.action == STOP)

    assert 0 == stop.error
    assert stop.points >= MATGO.win_score
    assert {GO, STOP} == {*seen.legal}


def test_a_search_that_is_halted_answers_at_once() -> None:
    seen = decisions(MATGO, 3, Phase.PLAY)[0]
    asked = []

    def halt() -> bool:
        asked.append(True)
        return True

    action = Search("long", deals=10_000).choose(seen, Random(1), halt)

    assert action in seen.legal
    assert 1 == len(asked)


def test_the_fewer_turns_are_left_the_more_deals_are_looked_at() -> None:
    turns = [sum(seen.hand_sizes) for seen in decisions(MATGO, 4, Phase.PLAY)]
    deals = [QUICK.budget(seen) for seen in decisions(MATGO, 4, Phase.PLAY)]

    assert QUICK.deals == deals[0]
    assert sorted(deals) == deals
    assert [12 * 20 // max(8, left) for left in turns] == deals
    assert QUICK.deals == QUICK.budget(next(s for n in range(50) for s in decisions(MATGO, n, Phase.GO_STOP)))


@pytest.mark.parametrize(("name", "players"), PRESETS, ids=str)
def test_a_search_plays_rounds_of_every_preset(name: str, players: int) -> None:
    rules = PRESETS[name, players]
    conduct = [Conduct() for _ in range(players)]
    seats = [Search("tiny", deals=2, candidates=2), player("skilled"), player("random")][:players]

    Arena(rules, seats, conduct).play_deal(name, 3)

    assert [[]] * players == [part.faults for part in conduct]


def test_nobody_plays_on_for_what_cannot_be_paid() -> None:
    """RULES F.8: with three points in the other purse, Stop brings as much as any Go could."""
    calls = player("expert")
    assert isinstance(calls, Search)
    asked = [seen for number in range(60) for seen in decisions(MATGO, number, Phase.GO_STOP) if not seen.instant]

    assert {STOP} == {calls.choose(seen, Random(1), purse=(3, 3)) for seen in asked}
    assert {GO, STOP} == {calls.choose(seen, Random(1)) for seen in asked}


def test_a_purse_limits_what_is_paid() -> None:
    assert [10, -10] == affordable([40, -40], (100, 10))
    assert [40, -40] == affordable([40, -40], (100, 100))
    assert [35, -30, -5] == affordable([60, -30, -30], (0, 50, 5))


def test_advice_is_the_heuristics_choice_among_what_chance_does_not_tell_apart() -> None:
    seen = decisions(MATGO, 4, Phase.PLAY)[0]
    values = dict(player("skilled").values(seen))  # type: ignore[attr-defined]  # a heuristic
    first, *_, second, last = sorted(seen.legal, key=lambda action: -values[action])
    close = [Considered(second, 3.0, 2.0), Considered(first, 2.0, 2.0), Considered(last, -9.0, 2.0)]
    apart = [Considered(second, 9.0, 2.0), Considered(first, 2.0, 2.0)]

    assert first == advised(seen, close).action
    assert second == advised(seen, apart).action
