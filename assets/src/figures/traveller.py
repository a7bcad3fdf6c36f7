"""December's traveller: black horsehair hat, red coat, clogs, and an umbrella in yellow and green."""

from __future__ import annotations

from kit.geometry import Point, along, brush, num, poly, smooth, span, xy
from kit.svg import HERO, dot, fill, fine, group, line, shape

from .merged import merged

_COAT: list[Point] = [
    (168, 336),
    (150, 372),
    (142, 420),
    (132, 480),
    (114, 546, 1),
    (150, 558),
    (190, 550),
    (230, 562),
    (280, 546, 1),
    (268, 480),
    (262, 420),
    (258, 372),
    (244, 334),
    (206, 326),
]
_LEFT_SLEEVE: list[Point] = [
    (170, 342),
    (146, 368),
    (118, 404),
    (90, 432, 1),
    (98, 464),
    (122, 478, 1),
    (150, 452),
    (178, 424),
    (192, 390),
]
_LEFT_CUFF: list[Point] = [(91, 433), (99, 462), (121, 476), (108, 480), (90, 468), (82, 444)]
_RIGHT_SLEEVE: list[Point] = [
    (244, 338),
    (278, 366),
    (296, 408),
    (292, 456, 1),
    (266, 452),
    (248, 424),
    (238, 404, 1),
    (230, 390),
    (240, 368),
]
_HAND: list[Point] = [(232, 366), (250, 362), (262, 374), (256, 391), (239, 395), (228, 383)]
_COLLAR: list[Point] = [
    (174, 330, 1),
    (184, 354),
    (200, 388, 1),
    (220, 356),
    (242, 326, 1),
    (228, 320),
    (216, 346),
    (202, 364, 1),
    (194, 346),
    (186, 322),
]
_FACE: list[Point] = [(174, 276), (168, 298), (172, 318), (182, 332), (198, 342), (218, 336), (232, 314), (236, 276)]
_BEARD: list[Point] = [(184, 331, 1), (198, 336), (214, 331, 1), (209, 346), (196, 368, 1), (189, 350)]


def umbrella(x: float, y: float, half: float, height: float, turn: float) -> str:
    """Return an open umbrella, the middle of its rim at (x, y)."""
    count = 8
    rim = [(span(-half, half, i / count), -8 + 14 * (1 - (2 * i / count - 1) ** 2)) for i in range(count + 1)]

    def rib(i: int) -> list[Point]:
        rx, ry = rim[i]
        u = 2 * i / count - 1
        bones = [
            (u * 4, -height),
            (rx * 0.6, height * (-0.74 + 0.12 * abs(u))),
            (rx * 0.9, height * (-0.38 + 0.03 * abs(u))),
            (rx, ry),
        ]
        return [s.at for s in along(bones, 10)]

    out = ""
    for i in range(count):
        (ax, ay), (bx, by) = rim[i], rim[i + 1]
        dip = f"Q{num((ax + bx) / 2)} {num((ay + by) / 2 - 10)} {xy(rim[i + 1])}"
        back = "L".join(xy(p) for p in rib(i + 1)[::-1])
        out += shape(f"{poly(rib(i), closed=False)}{dip}L{back}Z", ("yellow", "green")[i % 2], 3.6)
    knob = f"M-7 {num(2 - height)}L0 {num(-22 - height)}L7 {num(2 - height)}Z"
    return group(out, shape(knob, "ink", 3), at=(x, y), turn=turn)


def _shaft() -> str:
    """The bamboo handle of the umbrella, past hat and cheek to the fist and a little below."""
    pole = brush([(240, 254), (245, 330), (247, 424)], [9, 9, 10])
    return shape(pole, "yellow", 3) + fine("M239 306h10M242 344h9M243 408h9", 2)


def _feet() -> str:
    socks = [
        smooth([(172, 536), (176, 562), (166, 576), (140, 580), (136, 572), (150, 560), (152, 536)]),
        smooth([(226, 536), (232, 560), (226, 578), (200, 584), (194, 576), (208, 560), (206, 536)]),
    ]
    clogs = "M130 578L175 572L180 586L170 587L172 596H162L160 589L146 591L147 598H137L135 592ZM188 582L233 576L238 590L228 591L230 600H220L218 593L204 595L205 602H195L193 596Z"
    return merged(socks, "white", 4) + shape(clogs, "ink", 2)


def _head() -> str:
    whiskers = [(176, 325), (187, 319), (197, 321)]
    return (
        shape(smooth(_FACE), "white", 4.2)
        + fill(smooth([(224, 280), (238, 282), (235, 312), (226, 322), (222, 300)]), "ink")
        + fill(smooth(_BEARD), "ink")
        + fill(
            brush([(175, 300), (184, 296), (193, 299)], [1, 4.5, 2])
            + brush([(217, 299), (208, 295), (199, 299)], [1, 4.5, 2]),
            "ink",
        )
        + dot((184, 305), 3.4, "ink")
        + dot((207, 305), 3.4, "ink")
        + line("M195 304L189 316L196 318", 2.6)
        + fill(brush(whiskers, [1, 4, 2]) + brush([(218, 326), (207, 319), (197, 321)], [1, 4, 2]), "ink")
        + line("M191 328Q197 330 203 327", 3, "red")
        + fill(smooth([(178, 264), (181, 224), (206, 215), (229, 224), (232, 264)]), "ink")
        + fill(
            smooth([(120, 276), (156, 260), (206, 254), (254, 260), (290, 278), (254, 288), (206, 291), (154, 288)]),
            "ink",
        )
        + fine(
            "M140 277Q206 262 270 280M184 250Q206 244 228 250M186 238Q206 232 226 238M188 227Q206 221 224 227",
            1.9,
            "tone",
        )
        + line("M173 288Q172 326 194 350M235 288Q236 326 214 350", 2)
    )


def traveller() -> str:
    """Return the man with the handle of his umbrella, clogs on y 600; he looks to the left."""
    return (
        _feet()
        + shape(smooth(_COAT), "red", HERO)
        + line("M176 470Q172 520 160 554M214 440Q214 510 206 550M244 460Q252 510 250 554", 2.8)
        + line("M200 376Q190 450 186 550", 3.2)
        + shape(smooth(_LEFT_CUFF), "white", 3.8)
        + shape(smooth(_LEFT_SLEEVE), "red", 4.4)
        + line("M152 398Q142 424 128 450", 2.6)
        + shape(smooth(_RIGHT_SLEEVE), "red", 4.4)
        + line("M276 394Q272 418 278 442", 2.6)
        + shape(smooth(_COLLAR), "white", 3.6)
        + shape(brush([(200, 378), (196, 414), (184, 460)], [10, 13, 15]), "navy", 3)
        + shape(brush([(204, 378), (208, 408), (204, 444)], [10, 12, 14]), "navy", 3)
        + _head()
        + _shaft()
        + shape(smooth(_HAND), "white", 3.8)
        + line("M231 374H247M230 383H246M255 370Q247 366 240 370", 2.2)
    )
