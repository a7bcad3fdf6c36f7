"""Lists in words: in one line, or in as few as have room."""

from __future__ import annotations

import pytest

from gostop_desktop.ui.lists import packed


@pytest.mark.parametrize(
    ("words", "room", "lines"),
    [
        ([], 9, []),
        (["one"], 9, ["one"]),
        (["one", "two"], 9, ["one · two"]),
        (["one", "two", "three"], 9, ["one · two", "three"]),
        (["one", "two", "three"], 8, ["one", "two", "three"]),
        (["much too long", "two", "six"], 9, ["much too long", "two · six"]),
    ],
)
def test_words_are_packed_in_as_few_lines_as_have_room(words: list[str], room: int, lines: list[str]) -> None:
    assert lines == packed(words, lambda line: len(line) <= room)
