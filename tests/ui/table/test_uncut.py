"""No word at the table is cut, in whatever moment, in no size of text (UX 3.2; UX 6.2: no ellipsis on values)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from gostop_desktop.ui.app import App
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.staging import STAGED
from tests.ui.helpers import desk_of, watch

QUICK = ("go_stop", "hint", "settlement_of_three", "table", "table_of_three", "curtain")
WINDOWS = ((1024, 640), (1280, 720))


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize(
    "scene", [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.slow]) for name in sorted(STAGED)]
)
def test_no_word_of_the_table_is_cut(tmp_path: Path, scene: str, language: str) -> None:
    """The moment is played to once, and looked at in every size."""
    desk = desk_of(tmp_path, WINDOWS[0], language)
    picture(desk, scene, "4")
    app = App(desk)
    witness = watch(desk)
    cut = []
    for window, text in product(WINDOWS, (100, 150, 200)):
        assert isinstance(desk.display, PictureDisplay)
        desk.display.resize(window)
        desk.options = replace(desk.options, text=text)
        desk.resize()
        app.step(0.1)
        app.step(0.1)
        cut += [(window, text, each) for each in witness.cuts]
        witness.cuts.clear()
    desk.scenes.reset(SCENES["licences"](desk, "1"))
    desk.close()

    assert [] == cut


@pytest.mark.parametrize("seed", ["1", "4"])
def test_long_words_beside_the_hand_are_not_cut(tmp_path: Path, seed: str) -> None:
    desk = desk_of(tmp_path, WINDOWS[0], "en-XA", text=200)
    witness = watch(desk)
    picture(desk, "table", seed)
    desk.close()

    assert [] == witness.cuts
