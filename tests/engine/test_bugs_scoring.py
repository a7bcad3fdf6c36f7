"""Faults that other games had in what cards, events and penalties are worth, and in what a save holds."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.events import InstantPayment
from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.records import Decision, new_record, parse_record, print_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules
from gostop_desktop.engine.settlement import settle
from tests.helpers import do, stack, types

from .sides import RIBBONS6, side
from .walks import got, legal, taken, turn

TESTS = Path(__file__).parents[1]
SCORING = """R01 R02 R03 R04 R05 R06 R08 R09 R12 R15 R25 R26 R27 R39 R42 R45 R57 R59 R60 R61 R63 R64 R65 R66 R69 R80
R87 S01 S02 S05""".split()
"""The cases of scoring, settlement, match and records."""


def test_every_case_is_named_by_the_test_that_holds_it() -> None:
    held = set()
    for path in TESTS.rglob("test_*.py"):
        for names in re.findall(r"BUGS ((?:[RS]\d\d(?:, )?)+)", path.read_text("utf-8")):
            held.update(names.split(", "))

    assert [] == [case for case in SCORING if case not in held]


def test_the_same_month_is_shaken_once() -> None:
    """BUGS R15: a bonus card played in between changes nothing."""
    rules = PRESETS["arabic_encyclopedia", 2]
    round, _ = turn(rules, "04A", "X2a 03J 03K 03R", "05A 12R", "~3", "X2a", captured=["", ""])

    assert "~3" not in legal(round)
    do(round, "03J")
    assert (2,) == round.shaken[0]


@pytest.mark.parametrize(
    ("table", "actions", "event"), [("04A", ["08J"], "Jjok"), ("08B 08A 04A", ["08J", "=08B"], "Ttadak")]
)
def test_jjok_and_ttadak_exclude_each_other(table: str, actions: list[str], event: str) -> None:
    """BUGS R25, R26: one event, one junk."""
    round, events = turn(MATGO, table, "08J", "08K", *actions, captured=["", "06J 06K"])

    assert ([event], 1) == ([name for name in types(events) if name in ("Jjok", "Ttadak")], taken(events))
    assert "08J 08K" in got(round)


def test_two_unrelated_pairs_are_no_ttadak() -> None:
    """BUGS R27."""
    _, events = turn(MATGO, "03R 09J 12R", "03J", "09K", "03J")

    assert ([], 0) == ([name for name in types(events) if name in ("Jjok", "Ttadak", "Sweep")], taken(events))


def test_a_second_ppuk_counts_ones_own_turns_not_the_stacks_that_lie_there() -> None:
    """BUGS R39."""
    lying = [stack("05J 05A 05R", 1)]
    chinese = PRESETS["chinese_encyclopedia", 2]
    _, events = turn(chinese, "06J", "06A", "06R", "06A", stacks=lying, turns_done=[1, 1], captured=["", "07J"])
    _, second = turn(chinese, "06J", "06A", "06R", "06A", turns_done=[1, 1], ppuk_turns=[[0], []], captured=["", "07J"])

    assert [[], [5]] == [[e.points for e in some if isinstance(e, InstantPayment)] for some in (events, second)]


def test_a_bomb_can_sweep() -> None:
    """BUGS R42: one junk for the bomb and one for the sweep from each opponent."""
    _, events = turn(MATGO, "05J 08J", "05A 05R 05K", "08K", "!5")

    assert (2, True) == (taken(events), "Sweep" in types(events))


def test_jjok_and_sweep_in_one_turn_are_two_events() -> None:
    """BUGS R45."""
    _, events = turn(MATGO, "", "01J", "01K", "01J")

    assert (2, ["Jjok", "Sweep"]) == (taken(events), [name for name in types(events) if name in ("Jjok", "Sweep")])


def test_stop_and_automatic_stop_are_settled_alike() -> None:
    """BUGS R69: the same cards and flags, however the round ends."""
    won = {"captured": ["01R 02R 06R 09R 01B 08B 11B", "07J"], "shaken": [[5], []], "carry": 1}
    stopped, _ = turn(MATGO, "03J 04A", "03R", "12D", "03R", "stop", **won)
    ended, _ = turn(MATGO, "03J 04A", "03R", "12D", "03R", last=True, hands=[""], **won)

    results = [round.result for round in (stopped, ended)]
    assert results[0] is not None
    assert results[1] is not None
    assert ["stop", "auto_stop"] == [results[0].kind, results[1].kind]
    assert replace(results[1], kind="stop") == results[0]


def played_part(rules: Rules, seed: str, decisions: int) -> str:
    rng, round = Random(seed), deal(rules, deck_v1(rules, secret_of(seed)))[0]
    record = new_record(rules, deck_v1(rules, secret_of(seed)))
    while not round.is_over and len(record.decisions) < decisions:
        action = rng.choice(round.legal_actions())
        assert round.to_move is not None
        record = record.with_decision(Decision(round.to_move, action))
        round.apply(action)
    return print_record(record)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
def test_a_round_saved_at_any_step_goes_on_as_if_it_had_not_been(rules: Rules) -> None:
    """BUGS S01: read back at every decision, the round is the same in everything that it holds."""
    rng, round = Random("s01"), deal(rules, deck_v1(rules, secret_of("s01")))[0]
    for decisions in range(60):
        assert round == replay(parse_record(played_part(rules, "s01", decisions))).round
        if round.is_over:
            break
        round.apply(rng.choice(round.legal_actions()))

    assert round.is_over


@pytest.mark.parametrize("name", ["Format", "Rules", "Deck"])
def test_a_record_without_a_header_it_needs_says_which_and_unknown_ones_are_kept(name: str) -> None:
    """BUGS S02."""
    lines = played_part(MATGO, "s02", 5).splitlines()
    missing = "\n".join(line for line in lines if not line.startswith(f"[{name} ")) + "\n"

    with pytest.raises(NotationError, match=f"line 1: .*{name}"):
        replay(parse_record(missing))
    assert "1" == parse_record("\n".join([lines[0], '[Newer "1"]', *lines[1:]]) + "\n").header("Newer")


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.95])
def test_half_a_record_is_read_to_its_last_whole_line_or_refused(part: float) -> None:
    """BUGS S05: an empty or damaged save never stops the program with anything but a sentence."""
    text = played_part(MATGO, "s05", 9)
    refusal, decisions = "line 1: ", 0
    try:
        decisions = len(replay(parse_record(text[: int(len(text) * part)])).steps)
    except NotationError as error:
        refusal = str(error)

    assert re.match(r"line \d+: ", refusal)
    assert decisions < 9


def test_settling_is_the_same_for_every_seat() -> None:
    """BUGS R69: no side is treated in its own way."""
    for winner in range(3):
        sides = {winner: side(RIBBONS6), (winner + 1) % 3: side("12B", go=1), (winner + 2) % 3: side("08B")}
        result: Result = settle(GOSTOP, winner, sides, go_calls=((winner + 1) % 3,))
        assert {(winner + 1) % 3: 16, (winner + 2) % 3: 0} == dict(result.payments)
