"""Chrysanthemum of September: striped red and yellow heads, black lobed leaves with paper veins."""

from __future__ import annotations

from kit.geometry import Point, brush, resize, smooth, xy
from kit.svg import fill, group, line, shape

_RINGS = ((1.0, 16, 0), (0.76, 12, 1), (0.52, 8, 0), (0.28, 6, 1))
"""Radius, petals and first colour of each ring, outermost first; even counts keep the stripes regular."""
_STRIPES = ("red", "yellow")
_LEAF: list[Point] = [
    (0, 0, 1),
    (0.1, 0.07),
    (0.1, 0.24),
    (0.2, 0.36),
    (0.33, 0.3),
    (0.37, 0.19, 1),
    (0.4, 0.38),
    (0.54, 0.47),
    (0.67, 0.36),
    (0.66, 0.2, 1),
    (0.78, 0.28),
    (0.92, 0.16),
    (1, 0, 1),
]
"""Half of a leaf of length 1, from stalk to tip."""


def _petal(length: float, width: float) -> str:
    return smooth(
        [
            (0, 0, 1),
            (-width * 0.4, -length * 0.5),
            (-width * 0.5, -length * 0.8),
            (-width * 0.26, -length * 0.97),
            (0, -length),
            (width * 0.26, -length * 0.97),
            (width * 0.5, -length * 0.8),
            (width * 0.4, -length * 0.5),
        ]
    )


def head(x: float, y: float, radius: float, *, squash: float = 0.9, turn: float = 0) -> str:
    """Return a full flower seen from the front."""
    petals: list[str] = []
    for k, (share, count, first) in enumerate(_RINGS):
        d = _petal(radius * share, radius * share * 7 / count)
        for i in range(count):
            angle = turn + 360 * (i + 0.5 * (k % 2)) / count
            petals.append(group(shape(d, _STRIPES[(i + first) % 2], 3.2), turn=angle))
    return f'<g transform="translate({xy((x, y))}) scale(1 {squash})">{"".join(petals)}</g>'


def side(x: float, y: float, radius: float, turn: float = 0) -> str:
    """Return a flower seen from the side: a fan of petals over a calyx, tips curling outward."""
    petals = ""
    for angle in (88, 66, 44, 22, 0):
        for way in (-1, 1) if angle else (1,):
            length = radius * (0.94 + 0.1 * (angle / 88))
            d = _petal(length, radius * 0.35)
            petals += group(shape(d, _STRIPES[(angle // 22) % 2], 3.4), at=(0, radius * 0.14), turn=way * angle)
    for angle in (52, 32, 11):
        for way in (-1, 1):
            d = _petal(radius * 0.62, radius * 0.3)
            petals += group(
                shape(d, _STRIPES[(angle // 10 + (way > 0)) % 2], 3.2), at=(0, radius * 0.2), turn=way * angle
            )
    cup = [(-0.36, 0.06), (0, -0.06), (0.36, 0.06), (0.2, 0.36), (0.06, 0.5), (-0.06, 0.5), (-0.2, 0.36)]
    return group(petals, fill(smooth(resize(cup, radius, radius)), "ink"), at=(x, y), turn=turn)


def blade(x: float, y: float, length: float, turn: float, *, flip: bool = False) -> str:
    """Return a lobed leaf growing from (x, y) in the direction *turn* (0 = right)."""
    half = resize(_LEAF, length, length)
    below = [(p[0], -p[1], *p[2:]) for p in half[-2:0:-1]]
    veins = ""
    for along, across in ((0.24, 0.3), (0.46, 0.4), (0.68, 0.24)):
        for sign in (-1, 1):
            veins += f"M{xy((along * length * 0.72, 0))}L{xy((along * length * 1.06, sign * across * length * 0.74))}"
    veins += f"M{xy((0.05 * length, 0))}L{xy((0.9 * length, 0))}"
    stalk = brush([(-0.2 * length, 0.05 * length), (-0.06 * length, 0), (0.12 * length, 0)], [6, 7, 5])
    body = fill(smooth([*half, *below]) + stalk, "ink") + line(veins, 2, "paper", fine=True)
    return group(f'<g transform="scale(1 -1)">{body}</g>' if flip else body, at=(x, y), turn=turn)
