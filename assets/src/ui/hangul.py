"""Hangul, digits and marks in cut strokes: letters placed in the block, rows and columns sharing out the space.

A syllable fills a box of ±50. Every letter asks for so many rows (strokes lying across) and columns (strokes standing); the space is
shared in that proportion, and a crowded syllable gets thinner strokes, so that its counters stay open at 40 pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from .chisel import Stroke, across, bounds, down, ring

Strokes: TypeAlias = list[Stroke]

WEIGHT: Final = 19.0
_LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_TAILS = (
    "",
    *"ㄱㄲ",
    "ㄱㅅ",
    "ㄴ",
    "ㄴㅈ",
    "ㄴㅎ",
    *"ㄷㄹ",
    "ㄹㄱ",
    "ㄹㅁ",
    "ㄹㅂ",
    "ㄹㅅ",
    "ㄹㅌ",
    "ㄹㅍ",
    "ㄹㅎ",
    *"ㅁㅂ",
    "ㅂㅅ",
    *"ㅅㅆㅇㅈㅊㅋㅌㅍㅎ",
)
_DOUBLES: Final = {"ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"}

# Rows and columns that a letter asks for.
_ROWS: Final = {
    "ㄱ": 1.9, "ㄴ": 1.8, "ㄷ": 2.3, "ㄹ": 3.0, "ㅁ": 2.3, "ㅂ": 2.6, "ㅅ": 2.1, "ㅇ": 2.2, "ㅈ": 2.6,
    "ㅊ": 3.4, "ㅋ": 2.5, "ㅌ": 3.0, "ㅍ": 2.3, "ㅎ": 3.8,
}  # fmt: skip
_COLUMNS: Final = {
    "ㄱ": 1.6, "ㄴ": 1.6, "ㄷ": 1.7, "ㄹ": 1.9, "ㅁ": 2.1, "ㅂ": 2.1, "ㅅ": 2.2, "ㅇ": 2.0, "ㅈ": 2.2,
    "ㅊ": 2.2, "ㅋ": 1.6, "ㅌ": 1.7, "ㅍ": 2.2, "ㅎ": 2.1,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Box:
    """Where a letter's ink goes, edge to edge, and how heavy its horizontals and verticals are."""

    x0: float
    y0: float
    x1: float
    y1: float
    h: float
    v: float

    def x(self, part: float) -> float:
        """The centre of a vertical at that part of the width."""
        return self.x0 + self.v / 2 + (self.x1 - self.x0 - self.v) * part

    def y(self, part: float) -> float:
        """The centre of a horizontal at that part of the height."""
        return self.y0 + self.h / 2 + (self.y1 - self.y0 - self.h) * part

    def half(self, which: int) -> Box:
        """The left (0) or right (1) half, for a doubled letter."""
        gap = 1.5
        middle = (self.x0 + self.x1) / 2
        x0, x1 = (self.x0, middle - gap) if which == 0 else (middle + gap, self.x1)
        return Box(x0, self.y0, x1, self.y1, self.h * 0.94, self.v)


def consonant(letter: str, box: Box, *, lean: float = 0.0) -> Strokes:
    """A consonant in its box; `lean` is how far the leg of ㄱ and ㅋ swings to the left, in box widths."""
    if letter in _DOUBLES:
        single = _DOUBLES[letter]
        return consonant(single, box.half(0), lean=lean) + consonant(single, box.half(1), lean=lean)
    return _CONSONANTS[letter](box, lean)


def _giyeok(b: Box, lean: float) -> Strokes:
    x1, y0 = b.x(1), b.y(0)
    foot = (x1 - lean * (b.x1 - b.x0) - 1, b.y1 - b.h * 0.1)
    leg = Stroke(
        ((x1, y0 - b.h * 0.35), (x1 + 0.8 - lean * 4, (y0 + foot[1]) / 2 - 2), foot),
        (b.v * 1.12, b.v * 0.98, b.v * (0.95 - 0.45 * min(1, lean * 2))),
        -0.1,
        -0.45,
    )
    return [across(b.x0, y0 + 1.2, x1 + b.v * 0.42, y0 - 1.2, b.h), leg]


def _nieun(b: Box, _: float) -> Strokes:
    return [
        down(b.x(0), b.y0, b.x(0) - 0.5, b.y1 - b.h * 0.3, b.v, dry=False),
        across(b.x0, b.y(1) + 0.8, b.x1, b.y(1) - 1.8, b.h),
    ]


def _digeut(b: Box, _: float) -> Strokes:
    return [
        across(b.x0 - 1, b.y(0) + 1, b.x1 - 2, b.y(0) - 1.2, b.h),
        down(b.x(0), b.y(0), b.x(0), b.y(1), b.v, dry=False),
        across(b.x0, b.y(1) + 1, b.x1, b.y(1) - 1.5, b.h),
    ]


def _rieul(b: Box, _: float) -> Strokes:
    h = b.h
    return [
        across(b.x0, b.y(0) + 1, b.x1 - b.v * 0.2, b.y(0) - 1, h),
        down(b.x(1), b.y(0) - h * 0.3, b.x(1) - 0.5, b.y(0.5), b.v * 0.95, dry=False),
        across(b.x0 + 1, b.y(0.5) + 0.6, b.x1 - 1, b.y(0.5) - 0.6, h * 0.9, 0),
        down(b.x(0), b.y(0.5), b.x(0), b.y(1), b.v * 0.95, dry=False),
        across(b.x0, b.y(1) + 1, b.x1 + 1, b.y(1) - 1.4, h),
    ]


def _mieum(b: Box, _: float) -> Strokes:
    return [
        down(b.x(0), b.y0, b.x(0) + 1, b.y1 - 1, b.v, dry=False),
        across(b.x0 + 1, b.y(0) + 1, b.x1, b.y(0) - 1, b.h, -1),
        down(b.x(1), b.y0, b.x(1) - 1, b.y1, b.v, dry=False),
        across(b.x0, b.y(1) + 1, b.x1 + 1, b.y(1) - 0.6, b.h, 0),
    ]


def _bieup(b: Box, _: float) -> Strokes:
    inner = b.h * 0.72
    return [
        down(b.x(0), b.y0 - 1, b.x(0) + 1, b.y1 - 1, b.v, dry=False),
        down(b.x(1), b.y0 - 2, b.x(1) - 1, b.y1, b.v, dry=False),
        across(b.x(0), b.y(0.42), b.x(1), b.y(0.42) - 1, inner, 0, dry=False),
        across(b.x0 - 1, b.y(1) + 0.6, b.x1 + 1, b.y(1) - 0.6, b.h * 0.94, 0, dry=False),
    ]


def _legs(b: Box, top: float) -> Strokes:
    w = (b.h + b.v) / 2
    cx = (b.x0 + b.x1) / 2 + 0.02 * (b.x1 - b.x0)
    left, right = cx - b.x0 - w * 0.2, b.x1 - cx - w * 0.45
    foot = b.y1 - w * 0.35
    drop = foot - top
    return [
        Stroke(((cx, top), (cx - left * 0.22, top + drop * 0.45), (cx - left, foot)), (w * 1.12, w * 0.96, w * 0.34), -0.5, 0.3),
        Stroke(
            ((cx - left * 0.14, top + drop * 0.36), (cx + right * 0.45, top + drop * 0.70), (cx + right, foot - 1)),
            (w * 0.6, w * 0.95, w * 1.12), 0.0, 0.5,
        ),
    ]  # fmt: skip


def _siot(b: Box, _: float) -> Strokes:
    return _legs(b, b.y0 + 1)


def _ieung(b: Box, _: float) -> Strokes:
    w = min((b.h + b.v) / 2, 0.31 * min(b.x1 - b.x0, b.y1 - b.y0))
    return [ring((b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2, (b.x1 - b.x0) / 2 - w * 0.58, (b.y1 - b.y0) / 2 - w * 0.46, w)]


def _jieut(b: Box, _: float) -> Strokes:
    return [across(b.x0 + 1, b.y(0) + 1, b.x1 - 1, b.y(0) - 1, b.h), *_legs(b, b.y(0) + b.h * 0.1)]


def _tick(b: Box, top: float) -> Stroke:
    cx = (b.x0 + b.x1) / 2
    reach = min(15.0, (b.x1 - b.x0) * 0.24)
    return Stroke(
        ((cx - reach, top - 1), (cx, top + 0.5), (cx + reach, top + 1.5)),
        (b.h * 0.72, b.h * 0.88, b.h * 0.98),
        0.5,
        0.3,
    )


def _chieut(b: Box, lean: float) -> Strokes:
    height = b.y1 - b.y0
    return [_tick(b, b.y0 + b.h * 0.45), *_jieut(Box(b.x0, b.y0 + height * 0.27, b.x1, b.y1, b.h, b.v), lean)]


def _kieuk(b: Box, lean: float) -> Strokes:
    middle = b.y(0.46)
    return [*_giyeok(b, lean), across(b.x0 + 2, middle + 1, b.x(1) - lean * 14, middle - 1, b.h * 0.88, 0)]


def _tieut(b: Box, lean: float) -> Strokes:
    return [*_digeut(b, lean), across(b.x(0), b.y(0.5) + 0.5, b.x1 - 5, b.y(0.5) - 1, b.h * 0.84, 0)]


def _pieup(b: Box, _: float) -> Strokes:
    width = b.x1 - b.x0
    return [
        across(b.x0, b.y(0) + 1, b.x1, b.y(0) - 1.4, b.h),
        down(b.x0 + width * 0.29, b.y(0), b.x0 + width * 0.32, b.y(1), b.v * 0.9, dry=False),
        down(b.x0 + width * 0.71, b.y(0), b.x0 + width * 0.69, b.y(1), b.v * 0.9, dry=False),
        across(b.x0 - 1, b.y(1) + 1, b.x1 + 1, b.y(1) - 1.4, b.h),
    ]


def _hieut(b: Box, _: float) -> Strokes:
    height = b.y1 - b.y0
    cross = b.y0 + height * 0.37
    hollow = Box(
        b.x0 + (b.x1 - b.x0) * 0.13, b.y0 + height * 0.49, b.x1 - (b.x1 - b.x0) * 0.13, b.y1, b.h * 0.92, b.v * 0.92
    )
    return [_tick(b, b.y0 + b.h * 0.45), across(b.x0, cross + 1, b.x1, cross - 1.2, b.h), *_ieung(hollow, 0)]


_CONSONANTS: Final = {
    "ㄱ": _giyeok, "ㄴ": _nieun, "ㄷ": _digeut, "ㄹ": _rieul, "ㅁ": _mieum, "ㅂ": _bieup, "ㅅ": _siot, "ㅇ": _ieung, "ㅈ": _jieut,
    "ㅊ": _chieut, "ㅋ": _kieuk, "ㅌ": _tieut, "ㅍ": _pieup, "ㅎ": _hieut,
}  # fmt: skip

# A vowel is a beam (with nubs above or below it), stems (with arms), or both.
_BEAMS: Final = {
    "ㅗ": "o",
    "ㅘ": "o",
    "ㅙ": "o",
    "ㅚ": "o",
    "ㅛ": "yo",
    "ㅜ": "u",
    "ㅝ": "u",
    "ㅞ": "u",
    "ㅟ": "u",
    "ㅠ": "yu",
    "ㅡ": "eu",
    "ㅢ": "eu",
}
_STEMS: Final = {
    "ㅏ": "a", "ㅐ": "ae", "ㅑ": "ya", "ㅒ": "yae", "ㅓ": "eo", "ㅔ": "e", "ㅕ": "yeo", "ㅖ": "ye", "ㅣ": "i",
    "ㅘ": "a", "ㅙ": "ae", "ㅚ": "i", "ㅝ": "eo", "ㅞ": "e", "ㅟ": "i", "ㅢ": "i",
}  # fmt: skip
_STEM_COLUMNS: Final = {
    "i": 1.15,
    "a": 1.75,
    "ya": 1.75,
    "eo": 1.75,
    "yeo": 1.75,
    "ae": 2.35,
    "yae": 2.35,
    "e": 2.9,
    "ye": 2.9,
}
_BEAM_ROWS: Final = {"eu": 1.15, "o": 1.8, "yo": 1.8, "u": 2.0, "yu": 2.0}


def parts(syllable: str) -> tuple[str, str, str]:
    """Lead, vowel and tail of a Hangul syllable.

    Raises ValueError for anything else.
    """
    index = ord(syllable) - 0xAC00
    if not 0 <= index < 19 * 21 * 28:
        raise ValueError(f"{syllable!r} is not a Hangul syllable")
    return _LEADS[index // 588], _VOWELS[index % 588 // 28], _TAILS[index % 28]


def syllable(text: str, weight: float = WEIGHT) -> Strokes:
    """The strokes of one syllable in a box of ±50."""
    lead, vowel, tail = parts(text)
    beam, stem = _BEAMS.get(vowel, ""), _STEMS.get(vowel, "")
    lead_rows, lead_columns = _asked(lead)
    tail_rows = max((_asked(one)[0] for one in tail), default=0.0)
    rows = lead_rows + _BEAM_ROWS.get(beam, 0.0) + tail_rows
    h = min(weight, 100 / rows * 0.80 * weight / WEIGHT)
    columns = lead_columns + _STEM_COLUMNS.get(stem, 0.0)
    v = min(weight, 100 / columns * 0.68 * weight / WEIGHT)
    if not stem:
        v = min(v, weight * 0.95, 100 / max(columns, 3.6) * 0.66)
    row = 100 / rows
    top, right = -50.0, 50.0
    strokes: Strokes = []
    floor = 50 - tail_rows * row if tail else 50.0
    if stem:
        share = _STEM_COLUMNS[stem] / columns
        right = 50 - 100 * share
        strokes += _stems(stem, right + 2, 50, top - 2, floor - (3 if tail else -2), v, h)
    lead_bottom = top + lead_rows * row
    if not beam:
        # Beside a tall stem the lead need not be as tall: it hangs a little above the middle.
        tall = floor - top
        lead_bottom = min(floor - (2 if tail else tall * 0.14), top + max(lead_rows * row, tall * 0.78))
        top += 4 if not tail else 2
    inset = 0.0 if stem else (13.0 if lead not in _DOUBLES and lead not in "ㅅㅈㅊㅎㅍ" else 5.0)
    lean = 0.34 if stem and not beam else 0.10
    box = Box(-50 + inset, top, right - (0 if stem else inset), lead_bottom - 1.5, h, v)
    strokes += consonant(lead, box, lean=lean)
    if beam:
        strokes += _beam(beam, lead_bottom, floor - (1 if tail else 0), right if stem else 51, h, v, under=bool(tail))
    if tail:
        strokes += _tail(tail, Box(-34, floor + 2, 38, 50, h, min(v * 1.1, weight * 0.95)))
    return strokes


def _asked(letter: str) -> tuple[float, float]:
    single = _DOUBLES.get(letter, letter)
    return _ROWS[single], _COLUMNS[single] * (1.75 if letter in _DOUBLES else 1)


def _stems(kind: str, x0: float, x1: float, top: float, foot: float, v: float, h: float) -> Strokes:
    middle = (top + foot) / 2 - 3
    arm = h * 0.86
    apart = max(arm * 1.5, (foot - top) * 0.22)
    marks = (middle - apart / 2, middle + apart / 2) if kind.startswith("y") else (middle,)
    base = kind.removeprefix("y")
    out: Strokes = []
    if base == "i":
        x = x0 + (x1 - x0) * 0.45
        return [down(x, top, x - 0.5, foot, v * 1.04)]
    if base == "a":
        x = x0 + v / 2
        return [
            down(x, top, x - 0.5, foot, v * 1.04),
            *(across(x + v * 0.2, y + 0.5, x1, y - 1, arm, 0) for y in marks),
        ]
    if base == "eo":
        x = x1 - v * 0.55
        return [*(across(x0, y + 0.8, x, y - 0.6, arm, 0) for y in marks), down(x, top, x - 0.5, foot, v * 1.04)]
    if base == "ae":
        left, right = x0 + v / 2, x1 - v / 2
        out = [down(left, top + 5, left, foot - 5, v * 0.96), *(across(left, y, right, y - 0.6, arm, 0) for y in marks)]
        return [*out, down(right, top, right - 0.5, foot, v)]
    left, right = x1 - v * 1.95, x1 - v * 0.5
    out = [*(across(x0, y + 0.6, left, y - 0.4, arm, 0) for y in marks), down(left, top + 5, left, foot - 5, v * 0.96)]
    return [*out, down(right, top, right - 0.5, foot, v)]


def _beam(kind: str, top: float, foot: float, right: float, h: float, v: float, *, under: bool) -> Strokes:
    left, right = -50.0, right - 1
    heavy = h * 1.06
    centre = (left + right) / 2
    if kind == "eu":
        y = (top + foot) / 2 if under else min(foot - heavy / 2, top + heavy * 0.9)
        return [across(left, y + 2, right, y - 2, heavy, -2)]
    places = (centre,) if kind in ("o", "u") else (centre - 15, centre + 15)
    nub = min(v, h * 1.05)
    if kind in ("o", "yo"):
        y = foot - heavy * (0.62 if under else 0.55)
        return [
            *(down(x, top - 2.5, x, y, nub, dry=False) for x in places),
            across(left, y + 2, right, y - 2, heavy, -2),
        ]
    y = top + heavy * 0.55
    return [across(left, y + 2, right, y - 2, heavy, -2), *(down(x, y, x + 0.5, foot + 1, nub) for x in places)]


def _tail(tail: str, box: Box) -> Strokes:
    if len(tail) == 1:
        lean = 0.06
        wide = (
            Box(box.x0 - 6, box.y0, box.x1 + 6, box.y1, box.h, box.v) if tail in _DOUBLES or tail in "ㅅㅈㅊㅎ" else box
        )
        return consonant(tail, wide, lean=lean)
    wide = Box(box.x0 - 10, box.y0, box.x1 + 10, box.y1, box.h, box.v * 0.85)
    return consonant(tail[0], wide.half(0)) + consonant(tail[1], wide.half(1))


def mark(text: str, weight: float = WEIGHT) -> Strokes:
    """A digit, `!` or `×` in the same hand.

    Raises KeyError for other characters.
    """
    w = weight
    return _MARKS[text](w)


def _one(w: float) -> Strokes:
    return [
        Stroke(((-15, -30), (-5, -38), (4, -49)), (w * 0.5, w * 0.8, w * 0.9), 0.2, 0.2),
        down(4, -50, 3, 50, w * 1.1),
    ]


def _two(w: float) -> Strokes:
    arch = Stroke(
        ((-26, -28), (-14, -43), (8, -43), (20, -26), (8, 0), (-24, 38)),
        (w * 0.8, w * 1.0, w * 1.05, w * 1.1, w * 0.95, w * 0.8),
        -0.4,
        0.2,
    )
    return [arch, across(-28, 42, 32, 38, w * 1.05)]


def _three(w: float) -> Strokes:
    upper = Stroke(((-25, -40), (0, -44), (20, -42), (0, -12)), (w, w * 0.9, w * 1.0, w * 0.6), 0.5, 0)
    lower = Stroke(
        ((-4, -12), (22, -4), (24, 24), (0, 43), (-28, 34)), (w * 0.8, w * 1.05, w * 1.12, w * 0.95, w * 0.55), 0, 0.3
    )
    return [upper, lower]


def _four(w: float) -> Strokes:
    return [
        Stroke(((6, -50), (-10, -18), (-32, 18)), (w * 1.05, w * 0.9, w * 0.85), -0.4, 0),
        across(-36, 19, 38, 15, w),
        down(14, -18, 13, 51, w * 1.02),
    ]


def _five(w: float) -> Strokes:
    return [
        across(-20, -41, 30, -44, w),
        down(-19, -42, -22, -6, w * 0.9),
        Stroke(
            ((-24, -8), (6, -14), (27, 6), (14, 38), (-28, 40)),
            (w * 0.8, w * 0.95, w * 1.15, w * 1.0, w * 0.6),
            -0.2,
            0.3,
        ),
    ]


def _six(w: float) -> Strokes:
    return [
        Stroke(((18, -50), (-12, -24), (-24, 18)), (w * 1.0, w * 0.95, w * 1.0), -0.4, 0),
        ring(0, 20, 22, 20, w * 0.95),
    ]


def _seven(w: float) -> Strokes:
    return [
        across(-32, -40, 30, -43, w),
        Stroke(((27, -46), (12, -6), (-8, 50)), (w * 1.1, w * 1.0, w * 0.9), -0.1, -0.3),
    ]


def _eight(w: float) -> Strokes:
    return [ring(0, -24, 18, 17, w * 0.88), ring(0, 21, 22, 20, w * 0.95)]


def _nine(w: float) -> Strokes:
    return [
        ring(0, -20, 22, 20, w * 0.95),
        Stroke(((23, -22), (16, 18), (-12, 50)), (w * 1.0, w * 0.95, w * 0.7), 0, -0.3),
    ]


def _zero(w: float) -> Strokes:
    return [ring(0, 0, 22, 40, w)]


def _bang(w: float) -> Strokes:
    return [
        Stroke(((3, -51), (2, -16), (-3, 18)), (w * 1.35, w * 1.15, w * 0.45), -0.5, -0.1),
        Stroke(((-7, 38), (0, 39.5), (8, 39)), (w * 0.95, w * 1.2, w * 1.05), 0.3, 0.3),
    ]


def _times(w: float) -> Strokes:
    return [
        Stroke(((-24, -16), (0, 8), (26, 36)), (w * 0.9, w * 0.85, w * 1.05), 0.3, 0.3),
        Stroke(((25, -18), (0, 10), (-26, 34)), (w * 1.05, w * 0.85, w * 0.6), -0.3, 0.2),
    ]


_MARKS: Final = {
    "0": _zero, "1": _one, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven, "8": _eight, "9": _nine,
    "!": _bang, "×": _times,
}  # fmt: skip


def glyph(text: str, weight: float = WEIGHT) -> Strokes:
    """The strokes of one character: a Hangul syllable, a digit, `!` or `×`."""
    return mark(text, weight) if text in _MARKS else syllable(text, weight)


def extent(text: str) -> tuple[float, float]:
    """Left and right edge of a character's ink, in its box."""
    left, _, right, _ = bounds(glyph(text))
    return left, right
