"""Overlays that name a card without its picture: month badges, kind marks, large indices (ART 5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from .frame import rounded
from .geometry import Point, poly, smooth
from .lettering import letter
from .svg import disc, dot, fill, group, line, shape


@dataclass(frozen=True, slots=True)
class Mark:
    """A drawing of its own size in card units (multiples of ten, so that it lies on whole pixels)."""

    body: str
    width: int
    height: int

    @property
    def svg(self) -> str:
        """The whole document."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">'
            f'<g stroke-linejoin="round" stroke-linecap="round">{self.body}</g></svg>\n'
        )


MONTHS = range(1, 13)
KINDS = ("bright", "animal", "ribbon", "junk", "double", "triple")
_GROUND = {"bright": "red", "animal": "green", "ribbon": "blue", "junk": "ink", "double": "ink", "triple": "ink"}
_PIPS: dict[str, tuple[Point, ...]] = {
    "junk": ((60, 60),),
    "double": ((39, 60), (81, 60)),
    "triple": ((60, 38), (37, 78), (83, 78)),
}


def _number(month: int, at: Point, size: float, colour: str, *, gap: float, squeeze: float, bold: float) -> str:
    digits = str(month)
    if len(digits) == 1:
        return letter(digits, at, size, colour, bold=bold)
    shift = {"10": (0.94, 1.1), "11": (0.7, 0.7), "12": (0.9, 1.0)}[digits]
    return letter(digits[0], (at[0] - gap * shift[0], at[1]), size, colour, stretch=squeeze, bold=bold) + letter(
        digits[1], (at[0] + gap * shift[1], at[1]), size, colour, stretch=squeeze, bold=bold
    )


def month_badge(month: int) -> Mark:
    """Return the ink disc with ivory ring and numeral."""
    body = disc((65, 65), 62, "ink", 3) + disc((65, 65), 55, "none", 4, "paper")
    return Mark(body + _number(month, (65, 66), 78, "white", gap=20, squeeze=0.74, bold=3), 130, 130)


def kind_mark(kind: str) -> Mark:
    """Return the rounded square that names a kind; bonus cards use `double` and `triple`."""
    plate = shape(rounded(4, 4, 112, 112, 22), _GROUND[kind], 6) + shape(
        rounded(10, 10, 100, 100, 17), "none", 4, "paper"
    )
    if kind == "bright":
        glyph = letter("gwang", (60, 61), 78, "white", bold=3)
    elif kind == "animal":
        glyph = _bird()
    elif kind == "ribbon":
        glyph = fill(poly([(40, 20), (80, 20), (80, 100), (60, 82), (40, 100)]), "white") + line(
            "M49 20V90M71 20V90", 3, "blue"
        )
    else:
        glyph = "".join(dot(p, 16 if kind != "junk" else 19, "white") for p in _PIPS[kind])
    return Mark(plate + glyph, 120, 120)


def _bird() -> str:
    body: list[Point] = [
        (20, 50, 1),
        (34, 44),
        (46, 32),
        (62, 34),
        (70, 48),
        (86, 66),
        (104, 84, 1),
        (82, 82),
        (62, 88),
        (40, 80),
        (34, 60),
    ]
    wing = line("M54 58Q66 74 82 70", 5, "green")
    return fill(smooth(body), "white") + dot((50, 45), 4.5, "green") + wing + line("M54 88V100M66 87V100", 5, "white")


def large_index(month: int) -> Mark:
    """Return the ivory plate with a numeral as high as two fifths of a card is wide."""
    width = 160 if month < 10 else 190
    plate = shape(rounded(5, 5, width - 10, 200, 24), "paper", 8)
    inner = shape(rounded(13, 13, width - 26, 184, 17), "none", 3, "rim")
    numeral = _number(month, (width / 2 + (1 if month < 10 else -4), 104), 172, "ink", gap=38, squeeze=0.68, bold=5)
    return Mark(plate + inner + numeral, width, 210)


def large_kind(kind: str) -> Mark:
    """Return the kind mark a quarter larger."""
    small = kind_mark(kind)
    return Mark(group(small.body, scale=1.25), 150, 150)
