"""The committed SVG files and sheets are what the generator makes (ART 5.3, 5.8 A-C)."""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TypedDict

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2] / "assets" / "src"))

from deck import ORDER
from faces import Face, all_faces
from pipeline.atlas import GUTTER, pack, pixels
from pipeline.render import render, small_set

from build import cells, dump, face_table, svg_files, webp

ASSETS = Path(__file__).parents[2] / "assets"
FACES = ("traditional", "badges", "large", "contrast")
SOME = ("01B", "04A", "06R", "08B", "12D", "X3b", "back", "bomb")
"""Cards whose large cells every run draws again; the slow test draws all."""


@cache
def face(name: str) -> Face:
    return {one.name: one for one in all_faces()}[name]


class Size(TypedDict):
    """One size of a face in `face.json`."""

    cell: list[int]
    sheets: list[str]
    cells: dict[str, tuple[int, int, int, int, int]]


class Table(TypedDict):
    """What `face.json` holds."""

    face: str
    base: str | None
    alpha: str
    sizes: dict[str, Size]
    overlays: dict[str, list[tuple[str, int, int]]]


@cache
def table(name: str) -> Table:
    found: Table = json.loads((ASSETS / "sprites" / name / "face.json").read_text(encoding="utf-8"))
    return found


@cache
def sheets(name: str, size: str) -> list[Image.Image]:
    files = table(name)["sizes"][size]["sheets"]
    return [Image.open(ASSETS / "sprites" / name / file).convert("RGBA") for file in files]


def cell(name: str, size: str, code: str) -> Image.Image:
    """A cell as the game cuts it out."""
    number, x, y, w, h = table(name)["sizes"][size]["cells"][code]
    return sheets(name, size)[number].crop((x, y, x + w, y + h))


def pixels_of(image: Image.Image) -> npt.NDArray[np.int16]:
    return np.asarray(image, dtype=np.int16)


def assert_alike(drawn: Image.Image, stored: Image.Image) -> None:
    """Another processor may round differently: two levels of 255 at most, next to none on the whole."""
    difference = np.abs(pixels_of(drawn) - pixels_of(stored))
    assert difference.max() <= 2
    assert difference.mean() <= 0.05


@pytest.mark.parametrize("name", FACES)
def test_a_svg_files_are_what_the_generator_writes(name: str) -> None:
    expected = svg_files(face(name))
    stored = {path.name: path.read_bytes() for path in (ASSETS / "svg" / name).iterdir()}

    assert {file: text.encode() for file, text in expected.items()} == stored


@pytest.mark.parametrize("code", SOME)
def test_b_large_cells_are_what_the_drawings_render_to(code: str) -> None:
    assert_alike(render(face("traditional").cards[code], 360), cell("traditional", "l", code))


@pytest.mark.parametrize("code", ORDER)
def test_b_small_cells_are_what_the_drawings_render_to(code: str) -> None:
    assert_alike(render(small_set(face("traditional").cards[code]), 120), cell("traditional", "s", code))


@pytest.mark.parametrize("name", ["badges", "large"])
def test_b_marks_are_what_the_drawings_render_to(name: str) -> None:
    for mark_name, mark in face(name).marks.items():
        assert_alike(render(mark.svg, pixels(mark.width, "l")), cell(name, "l", mark_name))


@pytest.mark.slow
@pytest.mark.parametrize("name", FACES)
def test_b_every_cell_of_every_face_is_what_the_drawings_render_to(name: str) -> None:
    for size in ("l", "s"):
        for code, drawn in cells(face(name), size).items():
            assert_alike(drawn, cell(name, size, code))


@pytest.mark.parametrize("name", ["badges", "contrast"])
def test_a_face_is_built_the_same_twice(name: str) -> None:
    first, second = ({size: pack(cells(face(name), size), size) for size in ("s",)} for _ in range(2))

    assert dump(face_table(face(name), first)) == dump(face_table(face(name), second))
    assert [sheet.tobytes() for sheet in first["s"].sheets] == [sheet.tobytes() for sheet in second["s"].sheets]


def test_a_sheet_is_written_the_same_twice() -> None:
    """One of the smallest: packing a large one twice takes longer than drawing it."""
    (sheet,) = pack(cells(face("badges"), "s"), "s").sheets

    assert webp(sheet) == webp(sheet)


def test_c_the_manifest_knows_every_drawing() -> None:
    manifest = json.loads((ASSETS / "sprites" / "manifest.json").read_text(encoding="utf-8"))
    stored = {
        f"{name}/{path.name}": hashlib.sha256(path.read_bytes()).hexdigest()
        for name in FACES
        for path in (ASSETS / "svg" / name).iterdir()
    }

    assert stored == manifest["svg"]


@pytest.mark.parametrize("size", ["l", "s"])
def test_c_every_card_has_a_cell_of_the_right_size(size: str) -> None:
    entry = table("traditional")["sizes"][size]

    assert set(ORDER) <= set(entry["cells"])
    assert {"l": [360, 576], "s": [120, 192]}[size] == entry["cell"]
    assert all(entry["cell"] == list(entry["cells"][code][3:]) for code in ORDER)


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("size", ["l", "s"])
def test_5_3_cells_keep_a_gutter_and_sheets_their_size(name: str, size: str) -> None:
    entry = table(name)["sizes"][size]
    boxes = {tuple(box) for box in entry["cells"].values()}

    for number, image in enumerate(sheets(name, size)):
        assert max(image.size) <= 4096
        assert image.getchannel("A").getbbox() is not None
        assert sum(box[0] == number for box in boxes) <= {"l": 15, "s": 70}[size]
    for a, b in combinations(sorted(boxes), 2):
        apart = abs(a[1] - b[1]) >= min(a, b, key=lambda box: box[1])[3] + 2 * GUTTER
        assert a[0] != b[0] or apart or abs(a[2] - b[2]) >= min(a, b, key=lambda box: box[2])[4] + 2 * GUTTER


@pytest.mark.parametrize("code", ORDER)
def test_c_corners_are_transparent_and_the_rim_is_whole(code: str) -> None:
    alpha = cell("traditional", "l", code).getchannel("A")

    assert [0, 0, 0, 0] == [alpha.getpixel(at) for at in ((0, 0), (359, 0), (0, 575), (359, 575))]
    assert [255, 255, 255] == [alpha.getpixel(at) for at in ((180, 1), (1, 288), (358, 288))]


@pytest.mark.parametrize("code", ORDER[:54])
def test_c_a_card_has_a_window_inside_its_rim(code: str) -> None:
    image = cell("traditional", "l", code)

    assert (0xB3, 0x16, 0x1B, 255) == image.getpixel((180, 13))
    assert (0x17, 0x13, 0x0F, 255) == image.getpixel((180, 18))


@pytest.mark.parametrize("code", ORDER[:48])
def test_every_face_finds_every_card(code: str) -> None:
    for name in FACES:
        entry = table(name)
        assert set(entry["sizes"]["l"]["cells"]) == set(entry["sizes"]["s"]["cells"])
        assert code in entry["sizes"]["l"]["cells"] or code in table(entry["base"] or "")["sizes"]["l"]["cells"]
        for mark, x, y in entry["overlays"].get(code, []):
            assert {0} == {x % 3, y % 3}
            assert mark in entry["sizes"]["l"]["cells"]


@pytest.mark.parametrize("width", [48, 72, 130, 216])
def test_6_i_scaled_cards_have_no_dark_fringe(width: int) -> None:
    """Transparent pixels are black in the file; premultiplied before scaling they must not darken the red rim."""
    number, x, y, w, h = table("traditional")["sizes"]["l"]["cells"]["01J"]
    sheet = pygame.image.load(ASSETS / "sprites" / "traditional" / table("traditional")["sizes"]["l"]["sheets"][number])
    scaled = pygame.transform.smoothscale(sheet.subsurface((x, y, w, h)).premul_alpha(), (width, width * 8 // 5))
    pixels = np.frombuffer(pygame.image.tobytes(scaled, "RGBA"), dtype=np.uint8).reshape(-1, 4).astype(np.float64)
    edge = pixels[(pixels[:, 3] > 40) & (pixels[:, 3] < 250)]

    lip = 0x60
    assert (edge[:, 0] / edge[:, 3] * 255).min() >= lip - 8


def test_5_3_the_base_sheets_stay_within_two_megabytes() -> None:
    sizes = [path.stat().st_size for path in (ASSETS / "sprites" / "traditional").glob("*.webp")]

    assert sum(sizes) <= 2_000_000


def test_all_artwork_stays_within_five_megabytes() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "sprites").rglob("*") if path.is_file()) <= 5_000_000
