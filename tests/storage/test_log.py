"""The log stays small, and an error that nobody caught leaves a report."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gostop_desktop.storage import log

NOW = datetime(2026, 11, 30, 5, 7, 40, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _restore_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(capture=False)
    root.handlers[:] = handlers
    root.setLevel(level)


def error() -> Exception:
    try:
        int("13B")
    except ValueError as raised:
        return raised
    raise AssertionError


def test_nothing_said_is_no_file(tmp_path: Path) -> None:
    log.start_log(tmp_path / "logs", "warning").close()

    assert not (tmp_path / "logs").exists()


def test_what_is_said_stands_in_the_file(tmp_path: Path) -> None:
    handler = log.start_log(tmp_path / "logs", "warning")
    logging.getLogger("game").info("quiet")
    logging.getLogger("game").warning("소리가 없습니다")
    handler.close()

    assert "WARNING game: 소리가 없습니다\n" in (tmp_path / "logs" / "gostop.log").read_text("utf-8")
    assert "quiet" not in (tmp_path / "logs" / "gostop.log").read_text("utf-8")


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file in the way", "utf-8")
    handler = log.start_log(tmp_path / "logs", "warning")

    logging.getLogger("game").warning("unheard")
    handler.close()

    assert "a file in the way" == (tmp_path / "logs").read_text("utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
def test_a_full_disk_is_not_told_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / log.LOG_NAME).symlink_to("/dev/full")
    handler = log.start_log(tmp_path, "warning")

    logging.getLogger("game").warning("unheard")
    handler.close()

    assert ("", "") == capsys.readouterr()


def test_the_log_never_grows_beyond_its_files(tmp_path: Path) -> None:
    handler = log.start_log(tmp_path, "warning")
    for _ in range(60):
        logging.getLogger("game").warning("x" * 100_000)
    handler.close()
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]

    assert log.OLD_LOGS + 1 == len(sizes)
    assert all(size <= log.LARGEST_LOG for size in sizes)


def test_a_report_says_what_happened_and_where(tmp_path: Path) -> None:
    path = log.write_report(tmp_path, error(), None, NOW)

    text = path.read_text("utf-8")
    assert "crash-20261130-050740.txt" == path.name
    assert "ValueError: invalid literal for int() with base 10: '13B'" in text
    assert "test_log.py" in text
    assert str(Path.home()) not in text


def test_a_report_holds_the_round_without_names(tmp_path: Path) -> None:
    decisions = "\n".join(f"0 move{number}" for number in range(99))
    record = f'[Format "gostop-record 1"]\n[Seats "Mina; expert"]\n[Deck "01B"]\n\n{decisions}'

    text = log.write_report(tmp_path, error(), record, NOW).read_text("utf-8")

    assert "Mina" not in text
    assert '[Deck "01B"]' in text
    assert "0 move98" in text
    assert "0 move49" in text
    assert "0 move48" not in text
