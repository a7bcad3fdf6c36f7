"""What is written as a sum comes to what it says (UX 2.5): on the Go/Stop board, under every set of rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.table.account import formula
from tests.helpers import every_rules, playing, random_rounds, rules

RULES = {
    **every_rules(combinations=20),
    "dokbak_double": rules("gostop", gobak="dokbak_double"),
    "double_only": rules("gostop", gobak="double_only"),
    "limit": rules("gostop", max_points=20),
    "in the score": rules("gostop", event_bonus_mode="score"),
}


def results(by: Rules, count: int) -> Iterator[tuple[View, Result, int]]:
    """Yield what a seat gets that may say Stop, now and after a Go, and the points that it has then."""
    for round, rng in random_rounds(by, count, seed=5):
        for _action, _events in playing(round, rng):
            if round.phase is Phase.GO_STOP and round.to_move is not None:
                seen = view(round, round.to_move)
                prospect = outlook(seen).prospects[seen.seat]
                assert prospect.stop is not None
                yield seen, prospect.stop, prospect.score
                yield seen, prospect.next_go, prospect.score + 1


def worth(words: str) -> int:
    """Reckon a sum of numbers, brackets and ×, from the left, as it is written."""
    signs = re.findall(r"\d+|[+×()]", words)

    def product() -> int:
        total = atom()
        while signs and signs[0] == "×":
            signs.pop(0)
            total *= atom()
        return total

    def atom() -> int:
        sign = signs.pop(0)
        if sign != "(":
            return int(sign)
        inside = total()
        assert ")" == signs.pop(0)
        return inside

    def total() -> int:
        so_far = product()
        while signs and signs[0] == "+":
            signs.pop(0)
            so_far += product()
        return so_far

    found = total()
    assert not signs, words
    return found


@pytest.mark.parametrize("by", RULES.values(), ids=RULES.keys())
def test_a_sum_comes_to_what_it_says_and_that_is_what_is_paid(by: Rules) -> None:
    for _seen, result, score in results(by, 12):
        for payer, owed in result.payments:
            words = plain(formula(result, payer, score))
            if payer in result.freed:
                assert 0 == owed
            elif not words:
                assert score == owed
            else:
                told = re.fullmatch(r"(.+) = (\d+)(?:, at most (\d+))?", words)
                assert told is not None, words
                assert int(told[2]) == worth(re.sub(r" Gos?", "", told[1])), words
                assert owed == int(told[3] or told[2]), words
