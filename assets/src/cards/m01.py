"""January: pine and crane."""

from __future__ import annotations

from kit.frame import Faces, Look, card
from kit.geometry import Point, brush, curve, smooth
from kit.parts import bird_eye, gwang, scallops
from kit.ribbon import ribbon
from kit.svg import disc, figure, fill, fine, line, shape
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
        (150, 286), (122, 322), (118, 364), (142, 404), (186, 428), (236, 430), (280, 412), (300, 384), (282, 336), (238, 292), (190, 268),
    ]  # fmt: skip
    neck: list[Point] = [(176, 336), (132, 292), (118, 244), (134, 200), (170, 172), (190, 142)]
    seam = smooth([(146, 290), (128, 326), (126, 366), (150, 396), (188, 392), (196, 340), (180, 292), (160, 272)])
    breast = curve([(132, 350), (140, 376), (156, 396)]) + curve([(152, 352), (158, 376), (172, 396)])
    return (
        figure(smooth(outline), "white")
        + figure(brush(neck, [104, 62, 38, 29, 28, 34], n=22), "white")
        + fill(seam, "white")
        + fill(brush([(178, 160), (142, 184), (122, 220), (115, 254), (122, 276)], [12, 19, 17, 12, 1]), "ink")
        + fine(breast, 2, "ink")
    )


def _wing() -> str:
    outline: list[Point] = [
        (160, 326), (172, 292), (206, 280), (248, 298), (284, 334), (310, 374), (322, 404, 1), (296, 398), (284, 412, 1), (262, 398), (244, 410, 1),
        (222, 392), (190, 378), (168, 356),
    ]  # fmt: skip
    rows = (
        scallops([(216, 284), (212, 316), (172, 334)], 4, -15)
        + scallops([(242, 300), (232, 338), (184, 358)], 5, -16)
        + scallops([(266, 322), (252, 360), (206, 378)], 5, -16)
    )
    quills = "".join(curve(q) for q in (
        [(268, 336), (292, 366), (308, 392)], [(260, 350), (280, 378), (292, 398)], [(248, 360), (264, 382), (272, 398)], [(234, 370), (244, 386), (250, 400)],
    ))  # fmt: skip
    return figure(smooth(outline), "white", 4.4) + line(rows, 2.6) + line(quills, 2.6)


def _head() -> str:
    skull = smooth([(164, 150), (164, 128), (178, 112), (198, 110), (212, 122), (212, 142), (198, 158), (178, 162)])
    beak = smooth([(168, 126), (130, 104), (86, 84, 1), (118, 118), (166, 146)])
    cap = smooth([(166, 128), (172, 112), (190, 103), (208, 110), (210, 122), (192, 124), (176, 130)])
    return (
        shape(beak, "yellow", 3.8)
        + line(curve([(164, 136), (128, 112), (96, 91)]), 2)
        + shape(skull, "white", 4.4)
        + shape(cap, "red", 3.4)
        + bird_eye((186, 138), 6)
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
