"""No decision is lost, and no record either (BUGS S03, S05; PROTOCOL 1.1)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.storage.records import Autosave, History, read_headers, split_records
from tests.helpers import full_disk

HEADERS = '[Format "gostop-record 1"]\n[Rules "matgo"]\n[Date "2026-11-30"]\n[Match "a7f3 1/30"]'


def record(match: str, *, date: str = "2026-11-30", line: str = "0 03J") -> str:
    return f'[Format "gostop-record 1"]\n[Date "{date}"]\n[Match "{match}"]\n\n{line}\n'


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "state" / "autosave.gostop")


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "history")


def test_without_a_round_there_is_no_autosave(autosave: Autosave) -> None:
    assert None is autosave.read()


def test_every_decision_is_on_disk_at_once(autosave: Autosave) -> None:
    autosave.begin(HEADERS)
    seen = [autosave.read()]
    for decision in ("0 03J", "1 10J~ =10A"):
        autosave.add(decision)
        seen.append(Autosave(autosave.path).read())

    assert [f"{HEADERS}\n\n", f"{HEADERS}\n\n0 03J\n", f"{HEADERS}\n\n0 03J\n1 10J~ =10A\n"] == seen


def test_a_line_that_was_cut_off_is_ignored_and_never_continued(autosave: Autosave) -> None:
    autosave.begin(HEADERS)
    with autosave.path.open("a", encoding="utf-8") as file:
        file.write("0 03J\n1 10")
    read = autosave.read()

    autosave.add("1 12A")

    assert f"{HEADERS}\n\n0 03J\n" == read
    assert f"{HEADERS}\n\n0 03J\n1 12A\n" == autosave.read()


def test_between_decisions_no_file_is_open(autosave: Autosave) -> None:
    """What is left without a word lets go of nothing, and on Windows an open file cannot be renamed."""
    autosave.begin(HEADERS)
    autosave.add("0 03J")
    elsewhere = autosave.path.rename(autosave.path.with_name("elsewhere"))
    with pytest.raises(FileNotFoundError):
        autosave.add("1 10J")

    assert f"{HEADERS}\n\n0 03J\n" == elsewhere.read_text("utf-8")
    assert None is autosave.read()


def test_a_killed_program_loses_nothing(autosave: Autosave) -> None:
    code = f"""
import os, signal
from pathlib import Path
from gostop_desktop.storage.records import Autosave
autosave = Autosave(Path({str(autosave.path)!r}))
autosave.begin({HEADERS!r})
for number in range(20):
    autosave.add(f"{{number % 2}} 03J")
os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=False)

    assert f"{HEADERS}\n\n" + "0 03J\n1 03J\n" * 10 == autosave.read()


def test_a_new_round_takes_the_place_of_the_one_before(autosave: Autosave) -> None:
    autosave.begin(HEADERS)
    autosave.add("0 03J")

    autosave.begin("[Format]")

    assert "[Format]\n\n" == autosave.read()


def test_a_round_that_is_over_can_be_forgotten(autosave: Autosave) -> None:
    autosave.begin(HEADERS)
    autosave.add("0 03J")

    autosave.clear()
    autosave.clear()

    assert None is autosave.read()


def test_a_record_that_cannot_be_read_is_kept(autosave: Autosave) -> None:
    autosave.begin("what is this")

    aside = autosave.set_aside()

    assert None is autosave.read()
    assert "what is this\n\n" == aside.read_text("utf-8")


@pytest.mark.parametrize("content", [b"", b"no line"])
def test_an_empty_autosave_is_none(autosave: Autosave, content: bytes) -> None:
    autosave.path.parent.mkdir()
    autosave.path.write_bytes(content)

    assert None is autosave.read()


def test_on_a_full_disk_the_round_before_stays(autosave: Autosave) -> None:
    """BUGS S05."""
    autosave.begin(HEADERS)
    autosave.add("0 03J")
    with full_disk():
        with pytest.raises(OSError, match=r"\w"):
            autosave.add("1 10J")
        with pytest.raises(OSError, match=r"\w"):
            autosave.replace(HEADERS)

    assert f"{HEADERS}\n\n0 03J\n" == autosave.read()


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file here is endless")
def test_an_endless_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "autosave.gostop").symlink_to("/dev/zero")

    with pytest.raises(ValueError, match="the file is larger than 67,108,864 bytes"):
        Autosave(tmp_path / "autosave.gostop").read()


def test_a_match_is_one_file_in_the_folder_of_its_year(history: History) -> None:
    first = history.add(record("a7f3 1/30"))
    second = history.add(record("a7f3 2/30", date="2027-01-01", line="1 02J"))

    assert first == second == history.folder / "2026" / "2026-11-30-a7f3.gostop"
    assert [record("a7f3 1/30").strip(), record("a7f3 2/30", date="2027-01-01", line="1 02J").strip()] == [
        text.strip() for text in history.records(first)
    ]


def test_records_of_a_file_are_separated_by_an_empty_line(history: History) -> None:
    history.add(record("a7f3 1/30"))
    path = history.add(record("a7f3 2/30"))

    assert record("a7f3 1/30") + "\n" + record("a7f3 2/30") == path.read_text("utf-8")


def test_a_round_that_is_added_again_takes_its_own_place(history: History) -> None:
    history.add(record("a7f3 1/30", line="0 03J"))

    path = history.add(record("a7f3 1/30", line="0 04J"))

    assert [record("a7f3 1/30", line="0 04J")] == history.records(path)


def test_the_newest_match_comes_first(history: History) -> None:
    paths = [history.add(record("b 1/1")), history.add(record("a 1/1", date="2027-01-01"))]

    assert paths[::-1] == history.files()


def test_a_match_can_be_deleted(history: History) -> None:
    path = history.add(record("a 1/1"))

    history.delete(path)

    assert [] == history.files()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (record("../../x 1/1"), r"a match is named by 1 to 32 digits and small letters, not '\.\./\.\./x'"),
        (record(""), "a match is named by 1 to 32 digits and small letters, not ''"),
        (record("a 1/1", date="today"), "a date is YYYY-MM-DD, not 'today'"),
    ],
)
def test_no_record_chooses_its_own_folder(history: History, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        history.add(text)
    assert not history.folder.exists()


def test_headers_are_json_strings() -> None:
    text = '[Seats "Mi\\"na; 고\\\\;수"]\n[Broken "x]\n[Number 7]\n\n0 03J\n'

    assert {"Seats": 'Mi"na; 고\\;수'} == read_headers(text)


@given(st.text())
def test_splitting_loses_nothing_but_white_space(text: str) -> None:
    joined = "".join(split_records(text))

    assert "".join(text.split()) == "".join(joined.split())


@given(st.text())
def test_any_text_has_headers(text: str) -> None:
    assert all(isinstance(value, str) for value in read_headers(text).values())
