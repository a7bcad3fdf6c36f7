"""July's boar: charging to the left, head low, a black crest along its back."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import Point, Widths, along, brush, jitter, leaf, length_of, profile, smooth, xy
from kit.svg import HERO, dot, fill, group, line, named, shape

from .merged import merged

_TRUNK: list[Point] = [
    (112, 384),
    (140, 336),
    (186, 304),
    (236, 300),
    (290, 318),
    (334, 352),
    (350, 398),
    (338, 440),
    (300, 458),
    (240, 466),
    (190, 474),
    (146, 464),
    (116, 432),
]
_HEAD: list[Point] = [
    (170, 318),
    (136, 338),
    (104, 372),
    (74, 398),
    (50, 408),
    (38, 420),
    (36, 440),
    (46, 450),
    (70, 456),
    (96, 470),
    (134, 474),
    (170, 456),
    (190, 400),
]
_CREST: list[Point] = [(98, 376), (130, 338), (166, 312), (206, 298), (250, 302), (296, 320), (336, 352), (353, 396)]
_BELLY_OF_CREST: list[Point] = [(353, 398), (330, 368), (300, 350), (250, 330), (206, 328), (160, 348), (118, 376)]
_EAR: list[Point] = [(142, 344, 1), (144, 314), (178, 286, 1), (186, 312), (174, 346, 1), (158, 352)]
_EAR_INSIDE: list[Point] = [(151, 339, 1), (154, 318), (173, 302, 1), (173, 320), (162, 339, 1)]
_SNOUT: list[Point] = [(44, 406), (53, 416), (55, 436), (48, 452), (37, 449), (30, 433), (33, 413)]
_TUSK: list[Point] = [(66, 451, 1), (60, 428), (52, 398, 1), (78, 414), (90, 436), (86, 447, 1)]


def _bristles(points: Sequence[Point], lengths: Widths, step: float, lean: float, seed: int) -> str:
    """Path of tapered hairs on the left of an open line, leaning along it."""
    between = jitter(seed)
    length = profile(lengths)
    d = ""
    for i, s in enumerate(along(points, int(length_of(points) / step))):
        nx, ny = s.tangent[1], -s.tangent[0]
        dx, dy = nx + s.tangent[0] * lean, ny + s.tangent[1] * lean
        size = (dx * dx + dy * dy) ** 0.5
        reach = length(s.u) * (1, 0.72, 0.88)[i % 3] * between(0.9, 1.1)
        root = (s.at[0] - nx * 6, s.at[1] - ny * 6)
        tip = (s.at[0] + dx / size * reach, s.at[1] + dy / size * reach)
        tx, ty = s.tangent[0] * 4.2, s.tangent[1] * 4.2
        d += f"M{xy((root[0] - tx, root[1] - ty))}L{xy(tip)}L{xy((root[0] + tx, root[1] + ty))}Z"
    return d


def _hoof(x: float, y: float, turn: float) -> str:
    return group(fill("M-8 -11L8 -11L13 13L2 12L0 3L-2 12L-13 13Z", "ink"), at=(x, y), turn=turn)


def _coat() -> str:
    """Short hairs in rows over the flank."""
    between = jitter(4)
    d = ""
    for row, y0 in enumerate((372, 392, 412, 432)):
        for i in range(8):
            x = 196 + i * 20 + (row % 2) * 10 + between(-3, 3)
            y = y0 + between(-3, 3) + abs(i - 3.5)
            if x < 324:
                d += leaf((x, y), (x + 18, y + 5 + between(-2, 3)), 4.6, bend=2, peak=0.35, n=4)
    return fill(d, "ink", fine=True)


def _face() -> str:
    return (
        shape(smooth(_SNOUT), "tan", 4)
        + dot((40, 424), 3, "ink")
        + dot((43, 438), 3, "ink")
        + line("M54 448Q82 450 110 438", 3.2)
        + line("M104 458Q122 454 132 442M112 420Q130 424 141 408", 2.6)
        + named("tusk", shape(smooth(_TUSK), "white", 3.8))
        + shape(smooth(_EAR), "tan", 4.2)
        + fill(smooth(_EAR_INSIDE), "ink")
        + shape(leaf((92, 396), (124, 384), 17, peak=0.5), "white", 3)
        + dot((107, 390), 4.6, "ink")
        + fill(brush([(82, 390), (104, 374), (134, 376)], [2, 9, 2]), "ink")
    )


def boar() -> str:
    """Return the boar, feet on y 566."""
    far = [
        brush([(196, 450), (190, 500), (204, 530), (186, 560)], [50, 32, 18, 13]),
        brush([(270, 440), (262, 490), (238, 522), (246, 556)], [60, 36, 19, 13]),
    ]
    near = [
        brush([(168, 440), (148, 490), (110, 514), (86, 544)], [64, 40, 20, 13]),
        brush([(300, 420), (324, 480), (314, 520), (342, 550)], [80, 46, 20, 13]),
    ]
    crest = smooth([(100, 374, 1), *_CREST[1:-1], (354, 400, 1), *_BELLY_OF_CREST[1:]])
    hairs = _bristles(_CREST, [18, 42, 46, 38, 26, 14], 7, 0.9, 1)
    under = _bristles(_BELLY_OF_CREST, [10, 20, 24, 22, 12], 8, -0.9, 3)
    tail = line("M350 392Q374 394 372 368Q366 352 358 364", 6.5)
    return (
        merged(far, "tan", 4)
        + _hoof(185, 560, 10)
        + _hoof(246, 556, -4)
        + fill(hairs, "ink")
        + tail
        + merged([smooth(_TRUNK), smooth(_HEAD), *near], "orange", HERO)
        + fill(crest + under, "ink")
        + _coat()
        + line("M188 396Q210 432 190 468M262 400Q248 430 262 458", 2.8)
        + _face()
        + _hoof(86, 544, 24)
        + _hoof(342, 550, -20)
    )
