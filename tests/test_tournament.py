"""The command `arena`: figures that add up, the same for the same seed, whatever plays them."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gostop_desktop.cli import main
from gostop_desktop.commands.tournament import CHUNK, Task, play
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.players.arena import Played

SEATS = ("--seats", "skilled,random", "--duplicate", "--rounds")


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert 0 == main(["arena", *arguments, "--json"])
    table: dict[str, object] = json.loads(capsys.readouterr().out)
    return table


def without_times(table: dict[str, object]) -> list[dict[str, object]]:
    players = table["players"]
    assert isinstance(players, list)
    return [{key: value for key, value in player.items() if key != "milliseconds"} for player in players]


def test_duplicate_deals_are_played_in_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    table = figures(capsys, "--rules", "gostop", "--seats", "skilled,random,random", "--rounds", "30", "--duplicate")

    assert (10, 30) == (table["deals"], table["rounds"])


def test_a_seed_repeats_and_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "skilled,random", "--rounds", "60", "--seed", "5")

    alone = figures(capsys, *arguments)
    again = figures(capsys, *arguments, "--workers", "2")

    assert without_times(alone) == without_times(again)


def test_the_text_names_the_players_and_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["arena", "--rules", "matgo win_score=5", "--seats", "skilled,random", "--rounds", "10"])

    said = capsys.readouterr().out
    assert said.startswith("matgo win_score=5: 10 rounds, 10 deals")
    assert "skilled" in said
    assert "random" in said


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--seats", "skilled"], 2, "arena: matgo has 2 seats, --seats names 1"),
        (["--seats", "skilled,nobody"], 1, "there is no level 'nobody'"),
        (["--seats", "skilled,random", "--rules", "whist"], 1, "whist"),
    ],
)
def test_a_wrong_tournament_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, sentence: str
) -> None:
    assert code == main(["arena", *arguments])
    assert sentence in capsys.readouterr().err


def test_no_rounds_are_wrong_usage() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--seats", "skilled,random", "--rounds", "0"])

    assert 2 == stopped.value.code


def test_any_executor_plays_the_same_deals() -> None:
    task = Task(MATGO, ("casual", "random"), "any", duplicate=True)
    done: list[tuple[int, int]] = []

    alone, _ = play(task, 50, None, lambda *_: None)
    with ThreadPoolExecutor(3) as executor:
        together, conduct = play(task, 50, executor, lambda *counts: done.append(counts))

    assert alone == together
    assert [(20, 50), (40, 50), (50, 50)] == done or 3 == len(done)
    assert all(part.seconds for part in conduct)


def test_a_tournament_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    whole = figures(capsys, *SEATS, "120")

    figures(capsys, *SEATS, "40", "--resume", str(file))
    with file.open("a", encoding="utf-8") as half_written:
        half_written.write('{"deals": [[20, [["stop", 0')
    kept = file.read_text("utf-8").splitlines()[:2]
    resumed = figures(capsys, *SEATS, "120", "--resume", str(file))

    assert without_times(whole) == without_times(resumed)
    assert kept == file.read_text("utf-8").splitlines()[:2]
    assert 4 == len([json.loads(line) for line in file.read_text("utf-8").splitlines()])


def test_what_is_saved_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    task = Task(MATGO, ("casual", "random"), "saved", duplicate=False)

    def never(done: int, deals: int) -> None:
        assert done == deals

    first, _ = play(task, 20, None, never, file)
    saved = file.read_bytes()
    again, conduct = play(task, 20, None, never, file)

    assert first == again
    assert all(isinstance(one, Played) for one in again)
    assert saved == file.read_bytes()
    assert all(part.seconds for part in conduct)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ""),
        ('{"rules": "matgo", "se', ""),
        ("a letter", "holds no tournament"),
        pytest.param("[" * 100_000 + "\n", "line 1: not a JSON object", id="nested"),
        ('{"rules": "gostop", "seats": ["a"], "seed": "0"}\n', 'its rules is "gostop", not "matgo"'),
        ("hello\n", "line 1: not a JSON object"),
        (
            '{"rules": "matgo", "seats": ["skilled", "random"], "seed": "0", "duplicate": true}\n{"deals": 3}\n',
            "line 2: no chunk of a tournament",
        ),
    ],
)
def test_a_file_of_something_else_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "played.jsonl"
    file.write_text(text, encoding="utf-8")

    assert (1 if sentence else 0) == main(["arena", *SEATS, "4", "--resume", str(file)])

    assert sentence in capsys.readouterr().err
    assert not sentence or text == file.read_text("utf-8")


def test_levels_and_programs_mix_at_three_seats(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{sys.executable} -m gostop_desktop bot --level casual"

    table = figures(capsys, "--rules", "gostop", "--seats", f"skilled,{bot},casual", "--rounds", "6", "--duplicate")

    assert (2, 6) == (table["deals"], table["rounds"])
    assert ["skilled", bot, "casual"] == [player["name"] for player in without_times(table)]


FIRST_LEGAL = """
import json, sys
with open(sys.argv[1], "a") as starts:
    starts.write("started\\n")
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_program_runs_on_from_chunk_to_chunk(
    workers: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script, starts = tmp_path / "bot.py", tmp_path / "starts"
    script.write_text(FIRST_LEGAL, encoding="utf-8")
    bot = f"cmd:{sys.executable} {script.as_posix()} {starts.as_posix()}"

    table = figures(capsys, "--seats", f"{bot},skilled", "--rounds", str(5 * CHUNK), "--workers", str(workers))

    assert 5 * CHUNK == table["rounds"]
    assert 1 <= starts.read_text("utf-8").count("started") <= workers


def test_a_cluster_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["arena", *SEATS, "4", "--dask", "nowhere"])

    said = capsys.readouterr().err
    assert "--dask" in said
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed", reason="the optional extra `cluster` is not installed")
    alone = figures(capsys, *SEATS, "60")

    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        table = figures(capsys, *SEATS, "60", "--dask", cluster.scheduler_address)

    assert without_times(alone) == without_times(table)


def test_dask_is_imported_only_when_it_is_used() -> None:
    code = "import sys, gostop_desktop.commands.arena; sys.exit(any('distributed' in name for name in sys.modules))"

    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
