"""January: pine and crane."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, smooth
from kit.parts import bird_eye, gwang, scallops
from kit.ribbon import ribbon
from kit.svg import clip, disc, figure, fill, fine, line, shape
from plants.pine import mound


def crane(look: Look) -> str:
    """Bright: a crane before the rising sun, between two pines."""
    del look
    left: list[Point] = [
        (-10, 372),
        (16, 336),
        (40, 308),
        (58, 338),
        (76, 420),
        (96, 500),
        (124, 560),
        (170, 600),
        (230, 616),
    ]
    right: list[Point] = [
        (190, 660),
        (236, 600),
        (272, 560),
        (304, 490),
        (330, 430),
        (348, 410),
        (366, 436),
        (384, 480),
        (410, 520),
    ]
    return card(
        disc((292, 104), 134, "red", 5)
        + mound(left, [(40, 308, -6, 1.15)], seed=11)
        + mound(right, [(348, 410, 4, 1.1), (262, 574, -20, 0.85)], seed=12)
        + _legs()
        + _tail()
        + _body()
        + _wing()
        + _head()
        + gwang(322, 552)
    )


def _legs() -> str:
    out = ""
    for hip, knee, foot in (((196, 420), (180, 498), (188, 580)), ((232, 424), (244, 500), (232, 592))):
        mid = ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2)
        out += fill(brush([hip, mid, knee], [20, 8, 9]), "ink")
        out += fill(brush([knee, ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2), foot], [9, 6, 8]), "ink")
        for dx, dy in ((-36, 10), (-20, 20), (18, 14)):
            out += fill(
                brush([foot, (foot[0] + dx * 0.6, foot[1] + dy * 0.4), (foot[0] + dx, foot[1] + dy)], [7, 5, 1]), "ink"
            )
    return out


def _tail() -> str:
    plumes: tuple[list[Point], ...] = (
        [(250, 350), (312, 384), (348, 440), (352, 500)],
        [(246, 360), (300, 398), (328, 450), (326, 512)],
        [(240, 370), (286, 408), (306, 458), (298, 516)],
        [(232, 378), (268, 414), (282, 456), (272, 504)],
    )
    out = ""
    for plume in plumes:
        out += shape(brush(plume, [(0, 16), (0.6, 26), (0.85, 22), (1, 0.8)], n=14), "ink", 3, "paper")
        out += fine(curve(plume[1:]), 1.8, "tone")
    return out


def _body() -> str:
    outline: list[Point] = [
        (172, 150), (138, 182), (113, 222), (107, 262), (112, 298), (108, 340), (118, 384), (150, 418), (200, 433), (250, 430), (290, 410),
        (304, 384), (286, 334), (242, 290), (198, 272), (166, 258), (149, 240), (153, 218), (176, 190), (208, 158), (204, 132),
    ]  # fmt: skip
    nape = brush([(176, 158), (142, 186), (121, 222), (115, 256), (124, 282)], [14, 21, 19, 12, 1])
    breast = curve([(124, 344), (132, 372), (150, 396)]) + curve([(142, 340), (149, 366), (166, 390)])
    return figure(smooth(outline), "white") + fill(nape, "ink") + fine(breast, 2.2)


def _wing() -> str:
    """The wing is white on white: only its trailing edge and feathers are drawn."""
    back: list[Point] = [(240, 292), (286, 334), (314, 376), (330, 414, 1)]
    trail: list[Point] = [
        (300, 404),
        (290, 420, 1),
        (264, 404),
        (248, 418, 1),
        (226, 400),
        (206, 408, 1),
        (186, 388),
        (166, 362),
        (160, 330),
        (172, 304),
    ]
    rows = (
        scallops([(222, 292), (216, 320), (170, 332)], 4, -16)
        + scallops([(246, 304), (236, 342), (178, 360)], 5, -17)
        + scallops([(270, 326), (256, 362), (196, 386)], 5, -17)
    )
    quills = "".join(
        curve(q)
        for q in (
            [(276, 338), (298, 370), (316, 402)], [(266, 352), (284, 380), (297, 402)], [(252, 362), (266, 386), (276, 408)], [(236, 370), (246, 388), (252, 412)],
            [(218, 378), (224, 390), (228, 400)],
        )
    )  # fmt: skip
    return (
        fill(smooth([*back, *trail]), "white") + line(curve([*back, *trail]), 4.4) + line(rows, 2.8) + line(quills, 2.8)
    )


def _head() -> str:
    skull = smooth([(162, 152), (162, 128), (176, 112), (196, 109), (212, 120), (214, 142), (200, 158), (178, 162)])
    beak = smooth([(168, 124), (130, 104), (84, 86, 1), (116, 118), (166, 147)])
    cap = smooth([(150, 100), (222, 96), (218, 128), (196, 124), (178, 126), (158, 136)])
    return (
        shape(beak, "yellow", 3.8)
        + line(curve([(166, 137), (128, 113), (96, 93)]), 2.2)
        + shape(skull, "white", 4.4)
        + clip(skull, shape(cap, "red", 3))
        + line(skull, 4.4)
        + bird_eye((186, 140), 6.5)
    )


def poem_ribbon(look: Look) -> str:
    """Red poem ribbon over two pine mounds."""
    left = [(-10, 420), (20, 382), (44, 350), (62, 362), (82, 420), (104, 480), (128, 530), (160, 548), (200, 552)]
    right = [
        (150, 640),
        (196, 552),
        (222, 442),
        (246, 322),
        (270, 222),
        (292, 170),
        (312, 186),
        (332, 262),
        (352, 342),
        (372, 422),
        (410, 472),
    ]
    return card(
        mound(left, [(52, 350, -6, 1.1)], seed=21)
        + mound(right, [(294, 172, 6, 1.2), (362, 396, 20, 0.9)], seed=22)
        + ribbon("hongdan", look, top=(160, 74), foot=(250, 540))
    )


def valley(look: Look) -> str:
    """Junk: a high mound left, a deep valley, a lower one right."""
    del look
    left = [(-10, 250), (18, 190), (44, 158), (64, 204), (88, 310), (118, 420), (156, 500), (204, 536)]
    right = [(160, 660), (196, 540), (226, 486), (262, 404), (296, 316), (324, 262), (346, 282), (374, 350), (410, 420)]
    return card(
        mound(left, [(44, 158, -5, 1.35)], seed=31) + mound(right, [(324, 262, 5, 1.3), (210, 516, -6, 1.05)], seed=32)
    )


def peak(look: Look) -> str:
    """Junk: one tall peak right, a low mound left."""
    del look
    left = [(-10, 470), (40, 414), (74, 420), (100, 490), (122, 556), (170, 610)]
    right = [
        (110, 660),
        (166, 570),
        (206, 436),
        (240, 290),
        (270, 164),
        (296, 120),
        (322, 168),
        (352, 282),
        (382, 380),
        (410, 430),
    ]
    return card(
        mound(left, [(58, 412, -4, 1.2)], seed=41) + mound(right, [(296, 120, 4, 1.4), (372, 352, 16, 1.05)], seed=42)
    )


FACES: Faces = {"01B": crane, "01R": poem_ribbon, "01J": valley, "01K": peak}
