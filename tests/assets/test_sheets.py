"""The sheets of all screens show every scene, and docs/SCREENS.md says what each is for."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2] / "assets" / "src"))

from sheets import LANGUAGES, names

from gostop_desktop.ui.screenshot import SCENES

DOCS = Path(__file__).resolve().parents[2] / "docs"
MOST_BYTES = 1_200_000


def test_every_scene_is_on_the_sheets_once() -> None:
    assert dict.fromkeys(SCENES, 1) == dict(Counter(names()))


def test_every_scene_has_its_sentence() -> None:
    told = re.findall(r"^\| `(\w+)` \| (.+\.) \|$", (DOCS / "SCREENS.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert names() == [scene for scene, _sentence in told]
    assert len(told) == len({sentence for _scene, sentence in told})


def test_both_sheets_are_there_and_no_larger_than_they_must_be() -> None:
    for language in LANGUAGES:
        path = DOCS / "pictures" / f"screens-{language}.webp"
        assert path.stat().st_size <= MOST_BYTES
        with Image.open(path) as sheet:
            assert sheet.width > 2000
