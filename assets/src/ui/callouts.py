"""Callouts of UX 4 in cut Korean letters, stamps for the sheet, and the torn strip of hanji they lie on.

Letters are masks, one file a character; a word is its letters' boxes at the places of its entry (units of a box of 104), in the tone
that its entry names (`red` or `ink` of the theme's [callout]). Stamps are whole pictures.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kit.geometry import Point, curve, jitter, smooth
from PIL import Image, ImageFilter

from . import textures
from .chisel import bounds, ink
from .hangul import WEIGHT, glyph
from .sheets import Sheet, document, drawn, mask, trimmed

EM: Final = 400  # pixels of a letter box: 116 u in the largest window
BOX: Final = 104
GAP: Final = 7.0  # between the inks of two letters, in box units

# What every callout of UX 4 says, and in which ink. `go_n` takes the number's digits in front.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "cut": ("기리", "ink"),
    "dealer": ("선", "red"),
    "bonus_card": ("보너스", "red"),
    "redeal": ("다시", "ink"),
    "chongtong": ("총통!", "red"),
    "steal": ("피 뺏기", "ink"),
    "ppuk": ("뻑!", "red"),
    "first_ppuk": ("첫뻑", "red"),
    "consecutive_ppuk": ("연뻑", "red"),
    "third_ppuk": ("삼뻑!", "red"),
    "ja_ppuk": ("자뻑!", "red"),
    "jjok": ("쪽!", "red"),
    "ttadak": ("따닥!", "red"),
    "sweep": ("싹쓸이!", "red"),
    "shake": ("흔들었다!", "red"),
    "bomb": ("폭탄!", "red"),
    "bonus": ("보너스!", "red"),
    "gukjin_animal": ("열끗", "ink"),
    "gukjin_junk": ("쌍피", "ink"),
    "godori": ("고도리!", "red"),
    "hongdan": ("홍단!", "red"),
    "cheongdan": ("청단!", "red"),
    "chodan": ("초단!", "red"),
    "three_brights": ("삼광!", "red"),
    "rain_three_brights": ("비삼광!", "red"),
    "four_brights": ("사광!", "red"),
    "five_brights": ("오광!", "red"),
    "department_store": ("백화점!", "red"),
    "go": ("고!", "red"),
    "go_1": ("원고!", "red"),
    "go_2": ("투고!", "red"),
    "go_3": ("쓰리고!", "red"),
    **{f"go_{number}": (f"{number}고!", "red") for number in range(4, 16)},
    "go_n": ("고!", "red"),
    "stop": ("스톱!", "ink"),
    "win": ("났다!", "red"),
    "pibak": ("피박!", "red"),
    "gwangbak": ("광박!", "red"),
    "meongbak": ("멍박!", "red"),
    "meongdda": ("멍따!", "red"),
    "gobak": ("고박!", "red"),
    "dokbak": ("독박!", "red"),
    "shodang": ("쇼당", "ink"),
    "nagari": ("나가리", "ink"),
    "bankrupt": ("파산", "ink"),
    "champion": ("우승", "red"),
    "game_matgo": ("맞고", "ink"),
    "game_gostop": ("고스톱", "ink"),
    "slab_go": ("고", "red"),
    "slab_stop": ("스톱", "ink"),
}
DIGITS: Final = "0123456789×"

STAMPS: Final[dict[str, str]] = {
    "pibak": "피박",
    "gwangbak": "광박",
    "meongbak": "멍박",
    "meongdda": "멍따",
    "gobak": "고박",
    "dokbak": "독박",
    "win": "났다",
    "shake": "흔들",
    "bomb": "폭탄",
    "three_go": "쓰리고",
    "ppuk": "삼뻑",
    "chongtong": "총통",
    "nagari": "나가리",
    "bankrupt": "파산",
    "champion": "우승",
    "double": "×2",
    "dealer": "선",
}
STAMP_RED: Final = "#C4201F"
STAMP_LETTER: Final = "#FBF5E6"
STAMP_SCALE: Final = 3
STAMP_SIZE: Final = 58  # width in layout units at full scale

PLATES: Final = {"short": 372, "medium": 470, "long": 620}
PLATE_HEIGHT: Final = 190
PLATE_SCALE: Final = 2
PLATE_EDGE: Final = 22  # room round the paper for its shadow, in layout units
_PAPER: Final = (0xF2, 0xE9, 0xD6)


def letters() -> list[str]:
    """Every character that a callout needs, each once, digits last."""
    found = {char: None for text, _ in WORDS.values() for char in text if char != " "}
    return [*found, *(digit for digit in DIGITS if digit not in found)]


def letter_body(char: str, *, weight: float = WEIGHT, wobble: float = 0.45, dry: bool = True) -> str:
    """The paths of one character, in its ±50 box."""
    return "".join(
        f'<path d="{ink(stroke, ord(char) * 31 + i, wobble=wobble, dry=dry)}"/>'
        for i, stroke in enumerate(glyph(char, weight))
    )


def letter_files() -> Iterator[tuple[str, Image.Image, dict[str, Any]]]:
    """Every letter as a mask with its entry; `offset` is where the picture lies in its box, in pixels.

    One file a letter, because a sheet of all would fill thirty megabytes when it is read.
    """
    for char in letters():
        picture, offset = _letter(char)
        entry = {"file": f"letters/{ord(char):04x}.webp", "rect": [0, 0, *picture.size], "offset": offset}
        yield char, mask(picture), entry


def _letter(char: str) -> tuple[Image.Image, list[int]]:
    """A letter without its empty border, and where its corner lies in its box."""
    wide, middle = 1.3 * BOX, 0.65 * BOX
    body = f'<g fill="#fff" transform="translate({middle} {middle})">{letter_body(char)}</g>'
    picture, (x, y) = trimmed(drawn(document(body, wide, wide), round(EM * 1.3)))
    away = round(EM * 0.15)
    return picture, [x - away, y - away]


def word_entries() -> dict[str, dict[str, Any]]:
    """`ui.json`'s table of callouts: text, tone and where each letter's box starts, in box units of 104 a letter height."""
    return {
        name: {"text": text, "tone": tone, "at": places(text)[0], "width": places(text)[1]}
        for name, (text, tone) in WORDS.items()
    }


def places(text: str, gap: float = GAP) -> tuple[list[float], float]:
    """Where the box of every letter (spaces left out) starts when inks stand `gap` apart, and the width of the whole."""
    starts: list[float] = []
    x = 0.0
    for char in text:
        if char == " ":
            x += 26
            continue
        left, _, right, _ = bounds(glyph(char))
        starts.append(round(x - (left + BOX / 2), 1))
        x += right - left + gap
    return starts, round(x - gap, 1)


def word_body(
    text: str, size: float, *, gap: float = GAP, weight: float = WEIGHT, dry: bool = True
) -> tuple[str, float]:
    """A whole word as paths, its ink starting at (0, 0), letters `size` high; and its width."""
    starts, width = places(text, gap)
    scale = size / BOX
    chars = text.replace(" ", "")
    body = "".join(
        f'<g transform="translate({(start + BOX / 2) * scale:.2f} {size / 2:.2f}) scale({scale:.4f})">{letter_body(char, weight=weight, dry=dry)}</g>'
        for char, start in zip(chars, starts, strict=True)
    )
    return body, width * scale


def stamp_svg(text: str, seed: int) -> tuple[str, float, float]:
    """A stamp as SVG, one to three syllables downwards, 60 units wide; with its width and height."""
    size = 60.0
    count = len(text) if not text.startswith("×") else 1
    height = size * (1.0, 1.62, 2.26)[count - 1]
    margin = 3.0
    between = jitter(seed)
    red = smooth(_wandering(size, height, between), k=1 / 9)
    inner = _frame(4.2, size - 4.2, height - 4.2, between)
    step = (height - 13.0) / count
    letter_height = min(46.0, step - 1.5)
    parts = ""
    if text.startswith("×"):
        body, width = word_body(text, 34, gap=3, weight=16, dry=False)
        parts = f'<g transform="translate({(size - width) / 2:.2f} 13)">{body}</g>'
    else:
        scale_y = letter_height / 102
        scale_x = 45.5 / 102
        for i, char in enumerate(text):
            y = 6.5 + step * (i + 0.5)
            parts += f'<g transform="translate({size / 2:g} {y:.2f}) scale({scale_x:.4f} {scale_y:.4f})">{letter_body(char, weight=15.5, wobble=0.25, dry=False)}</g>'
    specks = "".join(
        f'<circle cx="{between(2, size - 2):.1f}" cy="{between(2, height - 2):.1f}" r="{between(0.25, 0.85):.2f}"/>'
        for _ in range(14)
    )
    body = (
        f'<path d="{red}" fill="{STAMP_RED}"/><path d="{inner}" fill="none" stroke="{STAMP_LETTER}" stroke-width="1.7" stroke-linejoin="round"/>'
        f'<g fill="{STAMP_LETTER}">{parts}<g opacity=".6">{specks}</g></g>'
    )
    whole = f'<g transform="translate({margin} {margin})">{body}</g>'
    return document(whole, size + 2 * margin, height + 2 * margin), size + 2 * margin, height + 2 * margin


def _wandering(width: float, height: float, between: Any) -> list[Point]:  # noqa: ANN401 - jitter's closure
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    points: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        for i in range(6):
            part = i / 6
            loose = 0.3 if i == 0 else 1.0
            points.append(
                (x0 + (x1 - x0) * part + between(-0.9, 0.9) * loose, y0 + (y1 - y0) * part + between(-0.9, 0.9) * loose)
            )
    return points


def _frame(inset: float, right: float, bottom: float, between: Any) -> str:  # noqa: ANN401 - jitter's closure
    points: list[Point] = []
    corners = ((inset, inset), (right, inset), (right, bottom), (inset, bottom))
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        points += [(x0, y0, 1), ((x0 + x1) / 2 + between(-0.4, 0.4), (y0 + y1) / 2 + between(-0.4, 0.4))]
    return smooth(points)


def stamp_sheet() -> Sheet:
    """All stamps upright; the game turns them by 3–7° where they land."""
    sheet = Sheet("image", STAMP_SCALE)
    for i, (name, text) in enumerate(STAMPS.items()):
        svg, width, _ = stamp_svg(text, 3 + i)
        sheet.add(name, drawn(svg, round(width * STAMP_SIZE / 60 * STAMP_SCALE)), text=text)
    return sheet


@dataclass(frozen=True, slots=True)
class _Torn:
    """The edge of a torn strip: it wanders by 2.4 u in slow waves and frays by less than one."""

    width: float
    height: float
    seed: int

    def outline(self, inset: float = 0.0) -> str:
        between = jitter(self.seed)
        points: list[Point] = []
        x0, y0, x1, y1 = inset, inset, self.width - inset, self.height - inset
        for ax, ay, bx, by in ((x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0)):
            count = max(6, round(math.hypot(bx - ax, by - ay) / 4.5))
            drift, phase = between(0.6, 1.0), between(0, math.tau)
            nx, ny = (by - ay) / (abs(by - ay) or 1), (ax - bx) / (abs(bx - ax) or 1)
            for i in range(count):
                part = (i + between(-0.3, 0.3) * (i > 0)) / count
                slow = math.sin(phase + part * math.hypot(bx - ax, by - ay) / 19) + 0.7 * math.sin(
                    phase * 2 + part * 23
                )
                out = drift * slow + between(-0.9, 0.9) * (0.3 if i == 0 else 1)
                points.append((ax + (bx - ax) * part + nx * out, ay + (by - ay) * part + ny * out))
        return smooth(points, k=1 / 9)


def plate(width: int, seed: int) -> Image.Image:
    """A strip of hanji with torn edges, lit fibres, a red double line along its top and bottom, and its shadow."""
    full = (width + 2 * PLATE_EDGE, PLATE_HEIGHT + 2 * PLATE_EDGE)
    pixels = (full[0] * PLATE_SCALE, full[1] * PLATE_SCALE)
    torn = _Torn(width, PLATE_HEIGHT, seed)
    at = f'transform="translate({PLATE_EDGE} {PLATE_EDGE})"'
    shape = drawn(document(f'<path {at} d="{torn.outline()}" fill="#fff"/>', *full), pixels[0]).getchannel("A")
    core = drawn(document(f'<path {at} d="{torn.outline(1.6)}" fill="#fff"/>', *full), pixels[0]).getchannel("A")
    paper = Image.new("RGB", pixels)
    wide, high, greys = textures.grey("hanji")
    tile = Image.merge(
        "RGB",
        [
            Image.frombytes("L", (wide, high), greys).point([_tone(base, grey) for grey in range(256)])
            for base in _PAPER
        ],
    )
    for y in range(0, pixels[1], high):
        for x in range(0, pixels[0], wide):
            paper.paste(tile, (x, y))
    # The torn edge shows the lighter inside of the sheet.
    rim = Image.new("RGB", pixels, (0xFB, 0xF6, 0xEA))
    paper = Image.composite(paper, rim, core.filter(ImageFilter.GaussianBlur(PLATE_SCALE * 0.6)))
    lines = drawn(document(f"<g {at}>{_double_lines(width, seed)}</g>", *full), pixels[0])
    paper.paste(lines.convert("RGB"), (0, 0), lines.getchannel("A"))
    shadow = Image.new("L", pixels, 0)
    shadow.paste(shape.point(lambda a: round(a * 0.5)), (0, 5 * PLATE_SCALE))
    shadow = shadow.filter(ImageFilter.GaussianBlur(4.5 * PLATE_SCALE))
    out = Image.merge("RGBA", (*Image.new("RGB", pixels, (12, 8, 5)).split(), shadow))
    out.alpha_composite(Image.merge("RGBA", (*paper.split(), shape)))
    return out


def _tone(base: int, grey: int) -> int:
    return min(255, max(0, base + grey - textures.MIDDLE))


def _double_lines(width: float, seed: int) -> str:
    between = jitter(seed + 100)
    out = ""
    for y, weight in ((13, 2.4), (18.5, 1.1), (PLATE_HEIGHT - 18.5, 1.1), (PLATE_HEIGHT - 13, 2.4)):
        points: list[Point] = [(x, y + between(-0.35, 0.35)) for x in range(-4, int(width) + 40, 40)]
        out += f'<path d="{curve(points)}" fill="none" stroke="#B3161B" stroke-width="{weight}"/>'
    return out


def plate_sheet() -> Sheet:
    """The three strips; `outset` is the room for the shadow round the paper, in pixels."""
    sheet = Sheet("image", PLATE_SCALE)
    for i, (name, width) in enumerate(PLATES.items()):
        sheet.add(name, plate(width, 5 + i), outset=PLATE_EDGE * PLATE_SCALE)
    return sheet
