"""Players as processes: ours for others, others for us (PROTOCOL 2.1 `choose`, 3)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gostop_desktop.cli import main
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import redact
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.protocol.bot import decisions
from gostop_desktop.protocol.forms import Json, view_form
from gostop_desktop.protocol.outside import OutsideError, OutsidePlayer
from gostop_desktop.protocol.server import answers

BOT = f"{sys.executable} -m gostop_desktop bot --level"


def asked(rules: Rules, seed: str = "bots") -> Iterator[tuple[View, dict[str, Json]]]:
    """Yield each decision of a round that Skilled plays, as a view and as JSON."""
    round, heard = deal(rules, deck_v1(rules, secret_of(seed, 0)))
    while round.to_move is not None:
        seen = view(round, round.to_move)
        yield seen, view_form(seen, [redact(event, seen.seat) for event in heard])
        heard += round.apply(player("skilled").choose(seen, Random(0)))


def said(lines: Sequence[object], level: str = "skilled") -> list[dict[str, Any]]:
    return [json.loads(line) for line in decisions([json.dumps(line).encode() for line in lines], player(level))]


@pytest.mark.parametrize("table", PRESETS, ids=lambda table: f"{table[0]}-{table[1]}")
@pytest.mark.parametrize("level", ["novice", "skilled"])
def test_a_bot_plays_from_json_as_it_does_from_the_view(table: tuple[str, int], level: str) -> None:
    for seen, form in asked(PRESETS[table]):
        expected = print_action(player(level).choose(seen, Random("8")))

        assert [{"action": expected}] == said([{**form, "seed": "8"}], level)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ({}, "the view lacks the field 'rules'"),
        ({"rules": 3}, "view.rules must be the object of all options"),
        ({"rules": {"win_score": 99}}, "view.rules: win_score cannot be 99"),
        ({"rules": {}, "seat": 5, "position": {}}, "seat must be a whole number from 0 to 1"),
        ({"rules": {}, "seat": 0, "position": {}, "colour": 1}, "the view has no field 'colour'"),
        ([1], "the line must hold a JSON object"),
    ],
)
def test_a_view_that_cannot_be_read_is_answered_with_a_sentence(line: object, sentence: str) -> None:
    assert sentence in said([line])[0]["error"]


def test_garbage_is_answered_and_the_next_line_served() -> None:
    _, form = next(asked(MATGO))

    first, second = (json.loads(line) for line in decisions([b"\xff{", json.dumps(form).encode()], player("skilled")))

    assert "UTF-8" in first["error"]
    assert "action" in second


def test_the_engine_says_what_a_level_plays_and_why() -> None:
    lines = [
        {"op": "deal", "rules": {"preset": "matgo"}, "seed": 1},
        {"op": "choose", "level": "skilled", "seed": 3, "explain": True},
        {"op": "choose", "level": "nobody"},
        {"op": "state"},
    ]

    dealt, chosen, refused, state = (json.loads(line) for line in answers(json.dumps(line).encode() for line in lines))

    assert chosen["action"] in dealt["legal"]
    assert sorted(dealt["legal"]) == sorted(found["action"] for found in chosen["considered"])
    assert {"action", "points", "error", "reasons"} == set(chosen["considered"][0])
    assert "there is no level 'nobody'" in refused["error"]
    assert dealt["position"] == state["position"]


def test_choose_takes_a_view_instead_of_the_round() -> None:
    seen, form = next(asked(MATGO))
    line = {"op": "choose", "level": "steady", "seed": "x", "view": form}

    answer = json.loads(next(answers([json.dumps(line).encode()])))

    assert print_action(player("steady").choose(seen, Random("x"))) == answer["action"]


def test_an_outside_player_plays_as_the_level_behind_it() -> None:
    outside = OutsidePlayer(f"cmd:{BOT} steady")
    try:
        for seen, _ in list(asked(MATGO))[:4]:
            assert outside.choose(seen, Random(1)) in seen.legal
    finally:
        outside.close()


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("import time; time.sleep(60)", "did not answer within 0.5 s"),
        ("pass", "has ended"),
        ("input(); print('hello', flush=True); input()", "answered 'hello', which is no action"),
        ("input(); print('[]', flush=True); input()", "answered '[]', which is no action"),
        ("input(); print('[' * 100_000, flush=True); input()", "which is no action"),
        ("input(); print(chr(0xD7FF) * 1000, flush=True); input()", "which is no action"),
        (
            "import sys; input(); sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); input()",
            "which is no action",
        ),
        ("import sys; input(); sys.stdout.buffer.write(b'\\xff'); sys.stdout.flush()", "which is no action"),
        ("while True: print('x' * 100_000, end='', flush=True)", "which is no action"),
    ],
)
def test_a_program_that_does_not_play_is_named_and_ended(program: str, sentence: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(program, encoding="utf-8")
    # Only who is silent is not waited for: others may take long to start on a busy machine.
    patience = 0.5 if "within 0.5 s" in sentence else 60.0
    outside = OutsidePlayer(f"cmd:{sys.executable} {script.as_posix()}", patience=patience)
    seen, _ = next(asked(MATGO))

    with pytest.raises(OutsideError, match=sentence.replace("[", r"\[").replace("]", r"\]")):
        outside.choose(seen, Random(1))
    outside.close()


@pytest.mark.parametrize(
    "program",
    [
        'while True: print(\'{"action": "go"}\', flush=True)',
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(20)'])",
    ],
    ids=["talks all the time", "leaves a child behind"],
)
def test_no_program_holds_the_tournament_up(program: str, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(program, encoding="utf-8")
    outside = OutsidePlayer(f"cmd:{sys.executable} {script.as_posix()}", patience=0.2)
    faults = 0
    for seen, form in asked(MATGO):
        try:
            outside.choose_after(seen, (), Random(len(form)))
        except OutsideError:
            faults += 1
    outside.close()

    assert faults > 1


def test_a_program_that_is_not_there_is_named() -> None:
    seen, _ = next(asked(MATGO))

    with pytest.raises(OutsideError, match="cannot be started"):
        OutsidePlayer("cmd:no-such-program-anywhere").choose(seen, Random(1))


def test_the_arena_plays_programs_and_reports_their_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["arena", "--seats", f"cmd:{BOT} casual,skilled", "--rounds", "2"])
    assert "cmd:" in capsys.readouterr().out

    assert 1 == main(["arena", "--seats", "cmd:no-such-program-anywhere,skilled", "--rounds", "1"])
    assert "no-such-program-anywhere cannot be started" in capsys.readouterr().out


def test_every_level_is_a_bot() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["bot", "--level", "nobody"])

    assert 2 == stopped.value.code
    assert {"random", "skilled", "master"} <= set(PLAYER_NAMES)
