"""The drawings of the deck: complete, in our colours, and showing what a Korean deck shows (ART 1.3, 5.7, 6.A)."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "assets" / "src"))

from deck import ORDER
from faces import SPARE, Face, all_faces, kind_of
from kit.frame import H, W
from kit.marks import Mark
from kit.palette import FRAME, PALETTE
from pipeline.render import render

from gostop_desktop.engine import cards as engine_cards

CARDS = ORDER[:48]
HONGDAN = {"01R", "02R", "03R"}
CHEONGDAN = {"06R", "09R", "10R"}
PLAIN = {"04R", "05R", "07R", "12R"}
ELEMENTS = {"svg", "g", "path", "circle", "clipPath"}
"""What every renderer draws alike (ART 5.2)."""


@cache
def face(name: str) -> Face:
    return {one.name: one for one in all_faces()}[name]


def drawing(code: str) -> str:
    return face("traditional").cards[code]


def showing(name: str) -> set[str]:
    """The cards on which something of that name is drawn."""
    return {code for code in ORDER if f'class="{name}"' in drawing(code)}


def placed(name: str, code: str) -> list[tuple[Mark, int, int]]:
    """The marks a card wears on a face, and where."""
    return [(face(name).marks[mark], x, y) for mark, x, y in face(name).overlays[code]]


def count(code: str, name: str) -> int:
    return drawing(code).count(f'class="{name}"')


def test_every_cell_is_drawn() -> None:
    assert 56 == len(set(ORDER))
    assert ORDER == tuple(face("traditional").cards)


def test_the_codes_are_the_engines() -> None:
    assert engine_cards.MONTH_CODES == CARDS
    assert set(engine_cards.BONUS_CODES) == set(ORDER[48:54]) | set(SPARE)


def test_1_3_kinds_are_counted() -> None:
    expected = {"bright": 5, "animal": 9, "ribbon": 10, "junk": 22, "double": 2}

    assert expected == Counter(kind_of(code) for code in CARDS)


def test_1_2_the_five_brights_carry_the_light_disc() -> None:
    assert {"01B", "03B", "08B", "11B", "12B"} == showing("gwang")
    assert all(count(code, "gwang") == 1 for code in showing("gwang"))


@pytest.mark.parametrize(("ribbon", "codes"), [("hongdan", HONGDAN), ("cheongdan", CHEONGDAN), ("plain", PLAIN)])
def test_1_2_ribbons_hang_where_they_belong(ribbon: str, codes: set[str]) -> None:
    assert codes == showing(f"ribbon-{ribbon}")


@pytest.mark.parametrize(
    ("letter", "codes"),
    [("hong", HONGDAN), ("cheong", CHEONGDAN), ("dan", HONGDAN | CHEONGDAN), ("fortune", {"09A"})],
)
def test_1_2_letters_stand_where_they_belong(letter: str, codes: set[str]) -> None:
    assert codes == showing(f"letter-{letter}")


def test_3_plain_ribbons_are_blank() -> None:
    assert not {code for code in PLAIN if 'class="letter-' in drawing(code)}


@pytest.mark.parametrize(
    ("code", "name", "number"),
    [
        ("02A", "bird", 1),
        ("04A", "bird", 1),
        ("06A", "butterfly", 2),
        ("08A", "goose", 3),
        ("12B", "frog", 1),
        ("10A", "antler", 2),
        ("07A", "tusk", 1),
        ("12A", "forked-tail", 1),
        ("09A", "cup", 1),
    ],
)
def test_6_a_figures_are_counted(code: str, name: str, number: int) -> None:
    assert number == count(code, name)


def test_3_bonus_cards_show_as_many_objects_as_they_are_worth() -> None:
    assert [2, 2, 2, 3, 3, 3] == [count(code, "object") for code in ORDER[48:54]]


@pytest.mark.parametrize("name", ["traditional", "contrast", "badges", "large"])
def test_5_7_every_colour_is_of_the_palette(name: str) -> None:
    allowed = set(PALETTE.values()) | set(FRAME.values()) | {"none"}
    svgs = [*face(name).cards.values(), *(mark.svg for mark in face(name).marks.values())]

    used = {colour for svg in svgs for colour in re.findall(r'(?:fill|stroke)="([^"]*)"', svg)}

    assert used <= allowed
    assert svgs


@pytest.mark.parametrize("code", ORDER)
def test_5_2_only_plain_elements_are_used(code: str) -> None:
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawing(code)).iter()}  # noqa: S314 - our own text

    assert tags <= ELEMENTS


@pytest.mark.parametrize("code", ORDER)
def test_clip_names_are_unique_within_a_card(code: str) -> None:
    names = Counter(re.findall(r'<clipPath id="(\w+)"', drawing(code)))
    used = set(re.findall(r'clip-path="url\(#(\w+)\)"', drawing(code)))

    assert set(names) == used


def test_5_6_only_what_needs_a_pattern_changes_on_the_contrast_face() -> None:
    july = {"07A", "07R", "07J", "07K"}

    assert HONGDAN | CHEONGDAN | PLAIN | july | {"11D", "12D"} == set(face("contrast").cards)


def test_5_5_each_card_wears_its_month_and_kind() -> None:
    for name, bare in (("badges", {"bright"}), ("large", set[str]())):
        for code in ORDER[:54]:
            kind = kind_of(code)
            expected = [] if code.startswith("X") else [f"month-{code[:2]}"]
            expected += [] if kind in bare else [f"kind-{kind}"]
            assert expected == [mark for mark, _, _ in face(name).overlays[code]]


def test_the_large_index_stands_at_the_edge_that_a_fan_shows() -> None:
    large = face("large")

    assert {0} == {x for code in CARDS for _, x, _ in large.overlays[code][:1]}


def test_the_large_index_keeps_off_heads_and_letters() -> None:
    large = face("large")
    low = {code for code in CARDS for mark, _, y in large.overlays[code][:1] if y > H / 2}

    assert {"01B", "02A", "09A", "11B", "12A"} | HONGDAN == low
    assert {0} == {y for code in CARDS if code not in low for _, _, y in large.overlays[code][:1]}


@pytest.mark.parametrize("code", ORDER[:54])
@pytest.mark.parametrize("name", ["badges", "large"])
def test_5_5_overlays_lie_on_the_card_and_not_on_each_other(name: str, code: str) -> None:
    boxes = [(x, y, x + one.width, y + one.height) for one, x, y in placed(name, code)]

    assert all(x0 >= 0 and y0 >= 0 and x1 <= W and y1 <= H for x0, y0, x1, y1 in boxes)
    for (ax0, ay0, ax1, ay1), (bx0, by0, bx1, by1) in combinations(boxes, 2):
        assert ax1 <= bx0 or bx1 <= ax0 or ay1 <= by0 or by1 <= ay0


@pytest.mark.parametrize("month", range(1, 13))
def test_large_numerals_are_two_fifths_as_high_as_a_card_is_wide(month: int) -> None:
    mark = face("large").marks[f"month-{month:02}"]
    grey = render(mark.svg, mark.width).convert("L").crop((18, 18, mark.width - 18, mark.height - 18))
    inked = [y for y in range(grey.height) if min(grey.crop((0, y, grey.width, y + 1)).tobytes()) < 80]

    assert max(inked) - min(inked) + 1 >= 160
