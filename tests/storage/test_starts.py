"""A game starts once in a folder, and starts that fail are counted until one comes to play (UX 9; BUGS P10)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gostop_desktop.storage.starts import MOST_FAILED, Starts


def started(path: Path, *, comes_to_play: bool) -> int:
    """Start once, and return how many starts had failed before."""
    starts = Starts(path)
    assert starts.begin()
    if comes_to_play:
        starts.done()
    starts.close()
    return starts.failed


def test_starts_that_fail_are_counted_until_one_comes_to_play(tmp_path: Path) -> None:
    path = tmp_path / "state" / "starts"

    failed = [started(path, comes_to_play=play) for play in (False, False, True, False, True, True)]

    assert [0, 1, 2, 0, 1, 0] == failed
    assert failed[2] >= MOST_FAILED


def test_two_games_are_not_open_in_one_folder(tmp_path: Path) -> None:
    first, second = Starts(tmp_path / "starts"), Starts(tmp_path / "starts")

    began = [first.begin(), second.begin()]
    first.close()
    began.append(second.begin())
    second.close()

    assert [True, False, True] == began


def test_a_start_that_is_refused_is_no_failed_one(tmp_path: Path) -> None:
    first = Starts(tmp_path / "starts")
    first.begin()
    first.done()
    Starts(tmp_path / "starts").begin()
    first.close()

    assert 0 == started(tmp_path / "starts", comes_to_play=True)


def test_a_killed_game_does_not_bar_the_next_one(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys; from pathlib import Path; from gostop_desktop.storage.starts import Starts\n"
        "assert Starts(Path(sys.argv[1])).begin()\n"
        "os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))\n"
    )
    path = tmp_path / "starts"
    subprocess.run([sys.executable, "-c", code, str(path)], cwd=Path(__file__).parents[2], check=False)

    assert 1 == started(path, comes_to_play=True)


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"-1", b"many", b"9" * 99, b"3\n3"])
def test_a_count_that_makes_no_sense_is_replaced(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "starts"
    path.write_bytes(content)
    started(path, comes_to_play=True)

    assert b"0\n" == path.read_bytes()


def test_where_nothing_can_be_written_every_start_is_the_first(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way", "utf-8")

    assert [0, 0] == [started(tmp_path / "state" / "starts", comes_to_play=False) for _ in range(2)]
