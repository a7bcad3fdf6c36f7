"""The back of the cards and the bomb token."""

from __future__ import annotations

from kit.frame import Faces, Look, bare_card, rounded
from kit.geometry import Point, brush, curve, num, polar, smooth, xy
from kit.palette import hex_of
from kit.svg import clip, disc, dot, fill, fine, group, line, shape
from ui.chisel import ink
from ui.hangul import glyph

CENTRE: Point = (200, 316)
FRAME_LINE = "M86 56H314V86H344V546H314V576H86V546H56V86H86Z"
"""Inner frame with stepped corners, as on a lacquer box."""


def _scale(x: float, y: float, radius: float) -> str:
    """One wave: three arcs, each inside the other, standing on the next row."""
    return "".join(
        f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}"
        for r in (radius * 0.94, radius * 0.64, radius * 0.34)
    )


def _wave_field() -> str:
    """Waves embossed in the plastic: each row hides the feet of the one behind it."""
    radius = 25.0
    out = ""
    for row in range(25):
        y = 62 + row * radius * 0.92
        shift = radius if row % 2 else 0.0
        xs = [26 + shift + column * 2 * radius for column in range(8)]
        ground = "".join(
            f"M{num(x - radius)} {num(y)}A{num(radius)} {num(radius)} 0 0 1 {num(x + radius)} {num(y)}Z" for x in xs
        )
        out += fill(ground, "rim", fine=True) + fine("".join(_scale(x, y, radius) for x in xs), 2.1, "emboss")
    return out


def petal_outline(radius: float) -> str:
    """A round plum petal that points upwards from the middle of its blossom."""
    petal = [(0, -0.12, 1), (-0.44, -0.42), (-0.46, -0.86), (0, -1.03), (0.46, -0.86), (0.44, -0.42)]
    return smooth([(x * radius, y * radius, *rest) for x, y, *rest in petal])


def blossom(radius: float) -> str:
    """The medallion's blossom: five petals cut out of the plate, gilt stamens."""
    d = petal_outline(radius)
    vein = f"M0 {num(-radius * 0.52)}V{num(-radius * 0.84)}"
    petals = "".join(group(shape(d, "groove", 3.4, "gilt"), line(vein, 2.2, "gilt"), turn=72 * i) for i in range(5))
    stamens = ""
    for i in range(10):
        tip = polar((0, 0), radius * (0.46 if i % 2 else 0.36), 36 * i + 18)
        stamens += line(f"M0 0L{xy(tip)}", 1.9, "gilt") + dot(tip, 3.2, "gilt")
    return petals + stamens + disc((0, 0), radius * 0.17, "gilt", 2.2, "groove")


def back(_: Look) -> str:
    """Plain red, waves pressed into it, a plum medallion in gilt rings: nothing that tells one card from another."""
    medallion = (
        dot(CENTRE, 92, "rim")
        + disc(CENTRE, 84, "none", 5, "gilt")
        + disc(CENTRE, 75, "none", 2.2, "gilt")
        + group(blossom(58), at=CENTRE)
    )
    return bare_card(
        clip(FRAME_LINE, _wave_field(), fine=True)
        + line(rounded(40, 40, 320, 552, 12), 4.4, "gilt")
        + line(FRAME_LINE, 2.4, "gilt")
        + medallion
    )


def _syllable(char: str, at: Point, size: float, colour: str) -> str:
    body = "".join(
        f'<path d="{ink(stroke, 40 + i, dry=False)}" fill="{hex_of(colour)}"/>'
        for i, stroke in enumerate(glyph(char, 17))
    )
    return group(body, at=at, scale=size / 104)


def _burst(count: int, inner: float, outer: float, centre: Point, start: float) -> str:
    points: list[Point] = []
    for i in range(2 * count):
        radius = outer if i % 2 == 0 else inner
        points.append((*polar(centre, radius, start + 180 * i / count)[:2], 1))
    return "M" + "L".join(xy(p) for p in points) + "Z"


def bomb(_: Look) -> str:
    """The card that stands for a bomb's free flip: a black bomb marked 폭 on plain red."""
    centre: Point = (194, 372)
    spark: Point = (296, 126)
    fuse = [(260, 262), (276, 214), (262, 178), (278, 150), spark]
    rays = "".join(
        fill(f"M{xy(centre)}L{xy(polar(centre, 460, a - 5))}L{xy(polar(centre, 460, a + 5))}Z", "groove", fine=True)
        for a in range(0, 360, 24)
    )
    collar = [(232, 232, 1), (286, 268, 1), (268, 296, 1), (214, 260, 1)]
    glint = [(96, 330), (118, 276), (166, 246)]
    return bare_card(
        clip(rounded(40, 40, 320, 552, 12), rays)
        + line(rounded(40, 40, 320, 552, 12), 4.4, "gilt")
        + fill(brush(fuse, [15, 13, 12, 10, 8], n=24), "ink")
        + fine(curve(fuse), 3, "tan")
        + disc(centre, 138, "ink", 4, "ink")
        + shape("M" + "L".join(xy(p) for p in collar) + "Z", "ink", 8)
        + fine("M246 248L272 266", 3, "tone")
        + fill(brush(glint, [3, 15, 4], n=16), "tone")
        + fine(curve([(108, 462), (150, 494), (206, 500), (256, 480)]), 3, "tone")
        + shape(_burst(9, 26, 54, spark, -8), "orange", 4.6)
        + shape(_burst(8, 13, 30, spark, 12), "yellow", 3)
        + dot(spark, 9, "white")
        + _syllable("폭", (196, 384), 168, "white")
    )


FACES: Faces = {"back": back, "bomb": bomb}
