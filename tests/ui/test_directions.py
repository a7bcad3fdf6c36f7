"""What runs against the direction in which one reads, and what does not (UX 6.2, 6.4)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.i18n import isolated, plain, right_to_left
from gostop_desktop.ui.lists import dotted, listed
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.text.bidi import resolve, visual_order
from gostop_desktop.ui.widgets.paint import key_cap

from .helpers import desk_of


def drawn(text: str, base: int) -> str:
    """Return the letters of a line from left to right."""
    levels = resolve(text, base)
    return plain("".join(text[place] for place in visual_order(levels.of) if not levels.removed[place]))


@pytest.mark.parametrize("joined", [listed, dotted])
def test_names_in_latin_letters_stand_in_their_order_where_one_reads_from_the_right(
    tmp_path: Path, joined: object
) -> None:
    assert callable(joined)
    desk = desk_of(tmp_path, language="en-XB")
    line = drawn(joined(["Min-su", "Ji-eun", "100,000"]), 1)
    nothing = joined([])
    desk.use_language("en")

    assert line.index("100,000") < line.index("Ji-eun") < line.index("Min-su")
    assert "" == nothing
    assert plain(joined(["Min-su", "Ji-eun"])).startswith("Min-su")


@pytest.mark.parametrize("label", ["Ctrl+→", "←", "Shift+Tab", "1"])
def test_what_stands_on_a_key_is_never_mirrored(tmp_path: Path, label: str) -> None:
    caps = []
    for language in ("en", "en-XB"):
        desk = desk_of(tmp_path, language=language)
        canvas = pygame.Surface((200, 60))
        key_cap(canvas, desk, label, (190, 30), pygame.Color("white"))
        caps.append(pygame.image.tobytes(canvas, "RGB"))
        desk.use_language("en")

    assert caps[0] == caps[1]


@pytest.mark.parametrize("name", ["choice", "bomb", "go_stop"])
def test_an_open_question_follows_the_language(tmp_path: Path, name: str) -> None:
    desk = desk_of(tmp_path)
    table = picture(desk, name, "4")
    assert isinstance(table, TableScene)
    asked = []
    for language in ("en", "ko", "en"):
        desk.use_language(language)
        assert table.panel is not None
        asked.append([option.label for option in table.panel.question.options])
    desk.scenes.reset(SCENES["title"](desk, "4"))
    desk.close()

    assert asked[0] == asked[2]
    assert asked[0] != asked[1]


@pytest.mark.parametrize("between", ["", " · ", "\u202e · \u202c"])
def test_what_is_filled_in_stands_in_its_order_though_nothing_is_seen_between(tmp_path: Path, between: str) -> None:
    """The isolates round it part it from its neighbour (UAX 9, L2)."""
    desk = desk_of(tmp_path, language="en-XB")
    text = right_to_left(isolated("100,600") + between + isolated("\u202enext\u202c"))
    runs = [run.text for run in desk.text._runs(text, desk.text._levels(text))]
    desk.use_language("en")

    assert "next" == runs[0]
    assert "100,600" == runs[-1]
