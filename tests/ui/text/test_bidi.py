"""The bidirectional algorithm: Unicode's own cases where the file is installed, and the lines that this game writes."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from gostop_desktop.ui.text.bidi import resolve, visual_order
from gostop_desktop.ui.text.brackets import CLOSING_OF

FOLDERS = (Path(os.environ.get("UNICODE_DATA", "")), Path("/usr/share/unicode"), Path("/usr/share/unicode/ucd"))
"""Where distributions put the package unicode-data; the variable names another place."""


ISOLATES = dict.fromkeys(range(8294, 8298))


def unicode_file(name: str) -> Path:
    path = next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)
    if path is None:
        pytest.skip(f"{name} is not here: install unicode-data, or name its folder in UNICODE_DATA")
    return path


def fields_of(path: Path) -> Iterator[list[str]]:
    for line in path.read_text("utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            yield [field.strip() for field in text.split(";")]


def seen(text: str, base: int) -> str:
    """Return the characters in the order in which they stand on screen, from left to right."""
    levels = resolve(text, base)
    shown = [place for place in range(len(text)) if not levels.removed[place]]
    order = visual_order([levels.of[place] for place in shown])
    return "".join(text[shown[index]] for index in order).translate(ISOLATES)


def test_all_of_unicodes_cases() -> None:
    wrong = []
    count = 0
    for codes, direction, base, levels, order in fields_of(unicode_file("BidiCharacterTest.txt")):
        text = "".join(chr(int(code, 16)) for code in codes.split())
        found = resolve(text, {"0": 0, "1": 1, "2": None}[direction])
        printed = ["x" if gone else str(level) for level, gone in zip(found.of, found.removed, strict=True)]
        places = [place for place in range(len(text)) if not found.removed[place]]
        visual = [places[index] for index in visual_order([found.of[place] for place in places])]
        count += 1
        if (levels.split(), int(base), [int(place) for place in order.split()]) != (printed, found.base, visual):
            wrong.append(codes)

    assert [] == wrong[:5]
    assert count > 90_000


def test_the_brackets_are_those_of_unicode() -> None:
    pairs = {
        chr(int(code, 16)): chr(int(other, 16))
        for code, other, kind in fields_of(unicode_file("BidiBrackets.txt"))
        if kind == "o"
    }

    assert pairs == CLOSING_OF


def test_brackets_are_paired_as_this_python_knows_them() -> None:
    opening = {chr(code) for code in range(0x3000) if unicodedata.category(chr(code)) == "Ps"} & set(CLOSING_OF)

    assert set("([{") <= opening
    assert all(unicodedata.mirrored(char) for char in "([{")


@pytest.mark.parametrize(
    ("text", "base", "expected"),
    [
        ("Ji-eun 12 : 7", 0, "Ji-eun 12 : 7"),
        ("\u0646\u0642\u0627\u0637 12", 1, "12 \u0637\u0627\u0642\u0646"),
        ("12 \u0646\u0642\u0637\u0629", 1, "\u0629\u0637\u0642\u0646 12"),
        ("3.5 \u0646", 1, "\u0646 3.5"),
        ("\u0646 \u2068\u00d72\u2069", 1, "\u00d72 \u0646"),
        ("\u0627 (Go) \u0628", 1, "\u0628 )Go( \u0627"),
    ],
    ids=["left to right", "number after Arabic", "number before it", "decimal", "isolated factor", "brackets"],
)
def test_numbers_stay_the_right_way_round(text: str, base: int, expected: str) -> None:
    assert expected == seen(text, base)


def test_without_an_isolate_a_factor_would_be_torn_apart() -> None:
    assert "2\u00d7 \u0646" == seen("\u0646 \u00d72", 1)


def test_the_first_strong_character_decides_where_nothing_is_given() -> None:
    assert 1 == resolve("12 \u0646 Go").base
    assert 0 == resolve("12 Go \u0646").base
    assert 0 == resolve("12").base
    assert 0 == resolve("\u2068\u0646\u2069 Go").base


def test_marks_of_direction_are_not_shown() -> None:
    levels = resolve("\u202ba\u202c", 0)

    assert [True, False, True] == levels.removed


def test_depth_has_a_bound() -> None:
    text = "\u2067" * 200 + "a" + "\u2069" * 200

    assert max(resolve(text, 0).of) <= 126


def test_an_empty_text_has_no_levels() -> None:
    assert ([], []) == (resolve("", 0).of, visual_order([]))
