"""Whole rounds as text: a change of a rule shows up here as a difference (ARCHITECTURE 9)."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.notation import parse_action, print_rules
from gostop_desktop.engine.records import Decision, new_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.transcript import replay_text, transcript

GOLDEN = Path(__file__).parents[1] / "data" / "transcripts"
SEEDS = ("1", "2", "3")


def name_of(rules: Rules) -> str:
    return print_rules(rules).replace("/", "-")


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
def test_rounds_go_as_they_went(rules: Rules, update_golden: bool) -> None:  # noqa: FBT001  # a fixture
    path = GOLDEN / f"{name_of(rules)}.txt"
    text = "\n".join(line for seed in SEEDS for line in (*transcript(rules, seed, int(seed) % rules.players), "", ""))
    if update_golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")

    assert path.read_text("utf-8").split("\n") == text.split("\n")


def test_every_preset_has_its_golden_file_and_no_other_is_there() -> None:
    assert {f"{name_of(rules)}.txt" for rules in PRESETS.values()} == {path.name for path in GOLDEN.iterdir()}


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
def test_a_record_of_the_round_tells_the_same(rules: Rules) -> None:
    told = list(transcript(rules, "1"))
    seats = [int(found[1]) for line in told if (found := re.match(r"\d+: seat (\d)", line))]
    actions = [parse_action(line.removeprefix("  > ")) for line in told if line.startswith("  > ")]
    record = new_record(rules, deck_v1(rules, secret_of("1")))
    record = replace(record, decisions=tuple(map(Decision, seats, actions)))

    assert told[2:] == list(replay_text(replay(record)))[1:]


def test_a_round_that_goes_on_is_told_without_an_end() -> None:
    record = new_record(PRESETS["matgo", 2], deck_v1(PRESETS["matgo", 2], secret_of("1")))

    assert "  points 0 / 0" == list(replay_text(replay(record)))[-1]
