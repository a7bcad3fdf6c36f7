"""Materials: seamless grey tiles of wool, felt, board and hanji, and the pool of light over the table.

A tile is 8-bit grey around 128, drawn at two pixels a layout unit. A material is the tile with each grey step read as one step
of colour: `channel = base + (grey − 128) × strength`, which a palette does for nothing (`Surface.set_palette`). `light` is not a
tile: 255 in the middle of the field, 0 far out, stretched over the window; a theme says which brightness the two ends mean.
Contrast of every tile stays within ±5 % of its base (VISUAL 4, ART 5.9).
"""

from __future__ import annotations

import hashlib
import math
from typing import TYPE_CHECKING, Final

from .noise import Field, blurred, mixed, unit, white

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SCALE: Final = 2  # tile pixels a layout unit
MIDDLE: Final = 128  # the grey that leaves the base colour as it is
TILE: Final = 512
SHEET: Final = 768  # hanji, whose fibres one would see again
BOARD: Final = (1024, 512)
LIGHT: Final = (160, 90)

# Centre and reach of the pool of light, as fractions of the window.
POOL: Final = (0.41, 0.44, 0.625, 0.575)


def wool() -> Field:
    """A woven blanket: weft, warp and nap."""
    weft = _soft("wool/weft", TILE, TILE, (23, 29, 27), (3,))
    warp = _soft("wool/warp", TILE, TILE, (3,), (17, 19, 21))
    nap = _soft("wool/nap", TILE, TILE, (7, 9, 9), (7, 9, 9))
    return mixed((2.0, weft), (1.6, warp), (1.4, nap))


def felt() -> Field:
    """Pressed felt: no threads, short fibres in both diagonals and a soft nap."""
    grain = _soft("felt/grain", TILE, TILE, (3, 3), (3, 3))
    nap = _soft("felt/nap", TILE, TILE, (9, 11, 11), (9, 11, 11))
    rise = _sheared(_soft("felt/rise", TILE, TILE, (9, 11), (2,)), 1)
    fall = _sheared(_soft("felt/fall", TILE, TILE, (9, 11), (2,)), -1)
    return mixed((1.0, grain), (1.3, nap), (1.1, rise), (1.1, fall))


def board() -> Field:
    """Lacquered wood: long horizontal grain."""
    width, height = BOARD
    fine = _soft("board/fine", width, height, (301, 331, 347), (5,))
    wide = _soft("board/wide", width, height, (111, 121, 127), (23, 25, 27))
    return mixed((1.6, fine), (1.0, wide))


def hanji() -> Field:
    """Mulberry paper: fine pulp, faint clouds and a few long fibres, darker than the sheet."""
    pulp = _soft("hanji/pulp", SHEET, SHEET, (3, 3), (3, 3))
    clouds = _soft("hanji/clouds", SHEET, SHEET, (61, 71, 75), (61, 71, 75))
    field = mixed((1.2, pulp), (0.9, clouds))
    for fibre in _fibres("hanji/fibres", 84):
        for x, y, depth in fibre:
            field[y % SHEET][x % SHEET] -= depth
    return field


def light() -> Field:
    """The pool of light with the unevenness of a cloth that has been folded: 0 far out, 255 in the middle."""
    width, height = LIGHT
    folds = _soft("light/folds", width, height, (7, 9, 9), (7, 9, 9))
    x0, y0, reach_x, reach_y = POOL
    field: Field = []
    for y in range(height):
        row = []
        for x in range(width):
            away = math.hypot(((x + 0.5) / width - x0) / reach_x, ((y + 0.5) / height - y0) / reach_y)
            row.append(240 * (1 - min(away, 1.2) ** 1.6 / 1.34) + 11 * folds[y][x] - MIDDLE)
        field.append(row)
    return field


TEXTURES: Final[dict[str, Callable[[], Field]]] = {
    "wool": wool,
    "felt": felt,
    "board": board,
    "hanji": hanji,
    "light": light,
}


def grey(name: str) -> tuple[int, int, bytes]:
    """Width, height and grey values, row by row, of the texture called `name`.

    Raises KeyError for a name that is not in `TEXTURES`.
    """
    field = TEXTURES[name]()
    values = bytes(min(255, max(0, round(MIDDLE + value))) for row in field for value in row)
    return len(field[0]), len(field), values


def _soft(label: str, width: int, height: int, across: tuple[int, ...], down: tuple[int, ...]) -> Field:
    return unit(blurred(white(label, width, height), across, down))


def _sheared(field: Field, slope: int) -> Field:
    """The field with every row moved on by `slope`, which keeps it seamless when it is square."""
    return [row[-(slope * y) % len(row) :] + row[: -(slope * y) % len(row)] for y, row in enumerate(field)]


def _fibres(label: str, count: int) -> Iterator[list[tuple[int, int, float]]]:
    """Wandering threads as (x, y, depth), three soft pixels wide."""
    data = iter(hashlib.shake_256(label.encode()).digest(count * 32))
    for _ in range(count):
        x, y = SHEET / 256 * next(data), SHEET / 256 * next(data)
        angle = next(data) / 256 * math.tau
        depth = 1.6 + next(data) / 256 * 4.2
        thread: dict[tuple[int, int], float] = {}
        for _ in range(5 + next(data) % 8):
            angle += (next(data) - 127.5) / 256
            for _ in range(12):
                x, y = x + math.cos(angle), y + math.sin(angle)
                for dx, dy, part in ((0, 0, 1.0), (1, 0, 0.45), (0, 1, 0.45), (-1, 0, 0.25), (0, -1, 0.25)):
                    at = (round(x) + dx, round(y) + dy)
                    thread[at] = max(thread.get(at, 0.0), depth * part)
        yield [(px, py, value) for (px, py), value in thread.items()]
