"""March: cherry and curtain."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, along, curve, jitter, mix, num, poly, smooth
from kit.parts import bark, branch, gwang
from kit.ribbon import ribbon
from kit.svg import clip, dot, fill, fine, group, line, shape
from plants.cherry import Blossom, bouquet, bud, foliage


def field(rows: tuple[float, ...], seed: int) -> str:
    """Return brick rows of overlapping flowers with leaves poking out of the gaps."""
    between = jitter(seed)
    flowers: list[Blossom] = []
    leaves = ""
    for r, y in enumerate(rows):
        shifted = r % 2
        for c in range(5 if shifted else 4):
            x = (22 if shifted else 66) + c * 89 + between(-4, 4)
            is_red = (c + r) % 2 == 0
            flowers.append(
                (x, y + between(-6, 6), 50 if is_red else 45, (c * 23 + r * 31) % 72, "red" if is_red else "pink")
            )
            turn = between(0, 360)
            leaves += foliage(x, y, 68, turn)
    return leaves + bouquet(flowers)


_RAIL: list[Point] = [(-12, 338), (90, 386), (200, 404), (310, 390), (412, 344)]
"""Upper edge of the curtain."""


def curtain(look: Look) -> str:
    """Bright: a striped curtain under a cloud of blossoms."""
    del look
    leaves = (
        (40, 352, 110),
        (70, 366, 60),
        (132, 392, 100),
        (164, 396, 56),
        (226, 398, 112),
        (262, 398, 60),
        (318, 384, 100),
        (350, 372, 50),
    )
    return card(
        field((48, 122, 196, 270, 338), 6)
        + bouquet([(112, 384, 42, 20, "pink"), (200, 396, 46, 10, "red"), (290, 388, 42, 30, "pink")])
        + "".join(foliage(x, y - 12, 58, a) for x, y, a in leaves)
        + _cloth()
        + _rope()
        + "".join(_tassel(u) for u in (0.1, 0.3, 0.5, 0.7, 0.9))
        + gwang(82, 548)
    )


def _below(drop: float) -> list[Point]:
    return [(s.at[0], s.at[1] + drop) for s in along(_RAIL, 12)]


def _band(top: float, foot: float, colour: str) -> str:
    return fill(curve(_below(top)) + "L" + curve(_below(foot)[::-1]).removeprefix("M") + "Z", colour)


def _cloth() -> str:
    bands = ((92, 102, "paper"), (102, 178, "red"), (178, 188, "paper"))
    edges = line(curve(_below(92)) + curve(_below(102)) + curve(_below(178)) + curve(_below(188)), 3.2)
    folds, shade = "", ""
    for i, x in enumerate((44, 104, 164, 236, 296, 356)):
        lean = (x - 200) * 0.1
        folds += curve([(x, 400), (x - 8 + lean, 480), (x + 6 + lean, 560), (x - 4 + lean, 660)])
        x2 = x + (18 if i % 2 else -18)
        shade += curve([(x2, 520), (x2 + 4 + lean, 580), (x2 + lean, 660)])
    red = curve(_below(102)) + "L" + curve(_below(178)[::-1]).removeprefix("M") + "Z"
    crests = "".join(_crest(u) for u in (0.24, 0.5, 0.76))
    stripes = "".join(_band(*b) for b in bands) + edges
    return (
        _band(20, 330, "ink") + fine(folds + shade, 2.4, "tone") + stripes + clip(red, crests, fine(folds, 2.6, "dred"))
    )


def _crest(u: float) -> str:
    """A small yellow cherry crest on the red band."""
    s = along(_RAIL, 50)[round(u * 50)]
    petals = "".join(
        group(
            fill(
                smooth([(0, 0, 1), (-9, -10), (-10, -19), (-5, -25), (0, -19, 1), (5, -25), (10, -19), (9, -10)]),
                "yellow",
            ),
            turn=i * 72,
        )
        for i in range(5)
    )
    return group(petals, dot((0, 0), 4.5, "dred"), at=(s.at[0], s.at[1] + 140), turn=s.angle)


def _rope() -> str:
    top, foot = _below(-4), _below(24)
    d = curve(top) + "L" + curve(foot[::-1]).removeprefix("M") + "Z"
    strands = ""
    samples = along([mix(a, b, 0.5) for a, b in zip(top, foot, strict=True)], 34)
    for i, s in enumerate(samples):
        if i % 2 == 0:
            a, b = s.beside(20), s.beside(-20)
            strands += line(
                f"M{num(a[0] + 10)} {num(a[1])}L{num(b[0] - 10)} {num(b[1])}", 10, ("blue", "ink")[i // 2 % 2]
            )
    return shape(d, "white", 4.2) + clip(d, strands) + line(d, 4.2)


def _tassel(u: float) -> str:
    s = along(_RAIL, 50)[round(u * 50)]
    knot = smooth([(-9, 2), (0, -3), (9, 2), (10, 18), (0, 22), (-10, 18)])
    fringe = poly([(-9, 20), (9, 20), (14, 58), (-14, 58)])
    return group(
        shape(fringe, "red", 3),
        fine("M-4 26L-6 56M4 26L6 56M0 24V56", 1.8),
        shape(knot, "yellow", 3),
        at=(s.at[0], s.at[1] + 26),
        turn=s.angle * 0.4,
    )


def poem_ribbon(look: Look) -> str:
    """Red poem ribbon between two boughs of cherry, pink beside it, red at the edges."""
    left: list[Point] = [(-20, 600), (44, 500), (66, 380), (40, 250), (70, 90)]
    right: list[Point] = [(420, 610), (352, 500), (330, 360), (352, 220), (316, 60)]
    flowers: list[Blossom] = [
        (48, 66, 46, 10, "red"), (94, 150, 46, 40, "pink"), (38, 212, 52, 20, "red"), (100, 268, 46, 8, "pink"), (44, 338, 52, 60, "red"),
        (112, 396, 50, 30, "pink"), (48, 462, 52, 5, "red"), (128, 506, 50, 50, "pink"), (60, 572, 54, 24, "red"), (160, 588, 46, 12, "pink"),
        (262, 66, 46, 33, "pink"), (344, 74, 52, 12, "red"), (288, 160, 44, 20, "pink"), (358, 188, 52, 50, "red"), (312, 262, 48, 5, "pink"),
        (362, 318, 50, 40, "red"), (322, 398, 48, 18, "pink"), (366, 458, 50, 30, "red"), (318, 536, 52, 0, "red"), (374, 584, 48, 44, "pink"),
        (244, 600, 44, 20, "pink"),
    ]  # fmt: skip
    leaves = ((290, 184, 130), (296, 296, 140))
    boughs = branch(left, [40, 30, 22, 14, 8], 5) + branch(right, [40, 30, 22, 14, 8], 6)
    return card(
        boughs
        + "".join(foliage(x, y, 58, a) for x, y, a in leaves)
        + bouquet(flowers)
        + ribbon("hongdan", look, top=(158, 62), foot=(238, 530), halo=True)
    )


def trunk_right(look: Look) -> str:
    """Junk: trunk at the right edge, blossoms to its left."""
    del look
    trunk: list[Point] = [(430, 640), (352, 530), (316, 410), (326, 270), (368, 20)]
    upper: list[Point] = [(322, 300), (254, 222), (160, 180), (40, 176)]
    lower: list[Point] = [(318, 440), (240, 400), (150, 424), (50, 500)]
    flowers: list[Blossom] = [
        (62, 150, 54, 10, "red"), (154, 112, 52, 40, "pink"), (132, 222, 56, 60, "red"), (232, 196, 48, 20, "pink"), (50, 258, 46, 5, "pink"),
        (64, 424, 54, 33, "pink"), (146, 364, 50, 12, "red"), (166, 464, 56, 50, "pink"), (76, 528, 52, 0, "red"), (240, 372, 48, 20, "pink"),
        (244, 508, 50, 20, "red"), (280, 96, 46, 60, "red"), (330, 330, 44, 0, "red"),
    ]  # fmt: skip
    leaves = (
        (92, 70, -80),
        (206, 76, -60),
        (30, 336, 160),
        (206, 274, 40),
        (146, 556, 100),
        (30, 470, 190),
        (306, 540, 60),
        (330, 76, -70),
    )
    widths = [120.0, 84, 58, 46, 34]
    return card(
        branch(trunk, widths, 1)
        + branch(upper, [36, 26, 16, 7], 3)
        + branch(lower, [36, 26, 16, 8], 2)
        + bark(trunk, widths, 4, 12)
        + "".join(foliage(x, y, 62, a) for x, y, a in leaves)
        + bud(214, 296, 12)
        + bud(112, 320, -8)
        + bouquet(flowers)
    )


def forked(look: Look) -> str:
    """Junk: forked trunk from the ground, blossoms on both sides."""
    del look
    left: list[Point] = [(196, 670), (206, 566), (154, 440), (92, 330), (64, 190)]
    right: list[Point] = [(202, 580), (262, 460), (304, 350), (332, 170)]
    flowers: list[Blossom] = [
        (68, 196, 56, 10, "red"), (152, 128, 50, 40, "pink"), (60, 322, 52, 60, "pink"), (146, 268, 56, 20, "red"), (154, 404, 48, 5, "pink"),
        (296, 158, 54, 33, "red"), (346, 246, 50, 12, "pink"), (268, 270, 50, 50, "pink"), (336, 364, 56, 0, "red"), (252, 400, 48, 20, "red"),
        (70, 450, 52, 44, "red"), (326, 478, 50, 30, "pink"), (78, 92, 44, 12, "pink"),
    ]  # fmt: skip
    leaves = (
        (112, 96, -60),
        (214, 176, -20),
        (322, 96, -70),
        (30, 260, 190),
        (370, 300, 10),
        (300, 430, 60),
        (110, 466, 120),
        (30, 530, 130),
        (372, 170, -30),
    )
    widths = [92.0, 62, 40, 26, 10]
    return card(
        branch(left, widths, 1)
        + branch(right, [56, 38, 24, 10], 2)
        + bark(left, widths, 4)
        + "".join(foliage(x, y, 62, a) for x, y, a in leaves)
        + bud(206, 330, 8)
        + bud(120, 540, -14)
        + bouquet(flowers)
    )


FACES: Faces = {"03B": curtain, "03R": poem_ribbon, "03J": trunk_right, "03K": forked}
