"""Faults that computer players of other games had (BUGS, kind ai); R74 is in `test_honesty`, R75 in `engine`."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.actions import GO, STOP, Choose, Play
from gostop_desktop.engine.view import view
from gostop_desktop.players.arena import FALLBACK
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.players.search import Search
from tests.benchmarks.soak import soak
from tests.helpers import card, position, stack

CAREFUL = ("greedy", "brave", "skilled", "expert", "master")
"""The players that never choose by lot."""


@pytest.mark.parametrize("name", CAREFUL)
def test_a_stack_is_taken_though_the_opponent_has_called_go(name: str) -> None:
    """BUGS R71."""
    round = position(
        table="01J",
        hand="06A 12R",
        stock="07J 07K 10J 10K",
        stacks=[stack("06R 06J 06K", 1)],
        captured=["", "01B 03B 08B 11B 02R 03R 05R 07R"],
        go=[0, 1],
        last_go_score=[0, 7],
        go_order=[1],
    )

    assert Play(card("06A")) == player(name).choose(view(round, 0), Random(1))


@pytest.mark.parametrize("name", CAREFUL)
@pytest.mark.parametrize("table", ["08J 08B", "08B 08J"])
def test_of_two_matches_the_better_one_is_taken(name: str, table: str) -> None:
    """BUGS R72."""
    round = position(table=f"{table} 04J", hand="08K 12R", stock="07J 07K 10J")
    round.apply(Play(card("08K")))

    assert Choose(card("08B")) == player(name).choose(view(round, 0), Random(1))


@pytest.mark.slow
def test_players_end_every_round_without_a_fault_or_a_late_decision() -> None:
    """BUGS R73: the long form is `python -m tests.benchmarks.soak`."""
    found = soak(600, "short")

    assert ([], []) == (found.faults, found.late)
    assert 600 == found.rounds
    assert {"stop", "auto_stop", "nagari", "void", "quad"} <= found.kinds.keys()


def test_the_fallback_stops_when_the_opponent_is_near() -> None:
    """BUGS R76: Go comes before Stop in the legal actions."""
    round = position(
        table="04J",
        hand="01R 05J",
        stock="07J 07K",
        captured=["01B 03B 08B 11B 12B", "01J 02R 03R 04R 05R 06R 07R 10J"],
        phase="go_stop",
    )
    seen = view(round, 0)

    assert {GO, STOP} == {*seen.legal}
    assert STOP == FALLBACK.choose(seen, Random(1))


@pytest.mark.parametrize("name", PLAYER_NAMES)
def test_nobody_asked_about_go_keeps_silent(name: str) -> None:
    """BUGS R73: whatever a level thinks of Go, it answers."""
    round = position(table="04J", hand="01R 05J", stock="07J", captured=["01B 03B 08B 11B 12B", ""], phase="go_stop")
    seen = view(round, 0)

    assert player(name).choose(seen, Random(3)) in seen.legal


def test_a_win_at_hand_is_taken() -> None:
    """Skilled looks at the score before it looks at the cards."""
    captured = ["01R 02R 01B 03B 05R 07R", "01J 02J"]
    round = position(table="03K 12B 10J", hand="03R 12A 10K", stock="07J 07K", captured=captured)

    assert Play(card("03R")) == player("skilled").choose(view(round, 0), Random(1))


def test_what_completes_an_opponents_set_is_kept() -> None:
    """Skilled lays another card than the one that an opponent could stop with."""
    captured = ["01J", "02A 04A 01B 03B 06R 07R"]
    round = position(table="11J", hand="08A 05R", stock="07J 07K 08J", captured=captured, last=True)

    assert Play(card("05R")) == player("skilled").choose(view(round, 0), Random(1))


def test_budgets_are_deals_not_seconds() -> None:
    searches = [player(name) for name in PLAYER_NAMES if isinstance(player(name), Search)]

    assert ["expert", "master"] == [search.name for search in searches]
    assert all(isinstance(search, Search) and search.deals > 0 for search in searches)
