"""Cherry: notched petals, red and pink flowers by turns, pointed black leaves."""

from __future__ import annotations

from collections.abc import Sequence

from kit.geometry import leaf, num, smooth
from kit.parts import star
from kit.svg import disc, dot, fill, fine, group, line, shape

Blossom = tuple[float, float, float, float, str]
"""x, y, radius, turn, colour."""


def blossom(x: float, y: float, r: float, turn: float = 0, colour: str = "red") -> str:
    """Return an open flower; its petals are notched."""
    half = [(0.43 * r, -0.44 * r), (0.45 * r, -0.8 * r), (0.22 * r, -1.03 * r)]
    petal = [(0, -0.04 * r, 1), *((-px, py) for px, py in half), (0, -0.83 * r, 1), *half[::-1]]
    vein = "dred" if colour == "red" else "red"
    veins = f"M0 {num(-0.32 * r)}V{num(-0.64 * r)}M{num(-0.13 * r)} {num(-0.36 * r)}L{num(-0.23 * r)} {num(-0.62 * r)}"
    veins += f"M{num(0.13 * r)} {num(-0.36 * r)}L{num(0.23 * r)} {num(-0.62 * r)}"
    parts = [group(shape(smooth(petal), colour, 3.8), fine(veins, 2, vein), turn=turn + i * 72) for i in range(5)]
    heart = "yellow" if colour == "red" else "red"
    threads = fine(star((0, 0), 10, r * 0.2, r * 0.36, turn + 18), 1.8)
    return group(*parts, threads, disc((0, 0), r * 0.2, heart, 2.8), at=(x, y))


def foliage(x: float, y: float, length: float, turn: float) -> str:
    """Return a pointed leaf from (x, y) in a direction."""
    d = leaf((0, 0), (length, 0), length * 0.46, bend=length * 0.07)
    vein = f"M{num(length * 0.12)} 0Q{num(length * 0.5)} {num(length * 0.06)} {num(length * 0.84)} 0"
    return group(fill(d, "ink"), fine(vein, 1.8, "paper"), at=(x, y), turn=turn)


def bud(x: float, y: float, turn: float, stem: float = 30) -> str:
    """Return a pink bud hanging on its stalk."""
    drop = smooth([(0, -12, 1), (-9, 2), (-6, 14), (0, 18, 1), (6, 14), (9, 2)])
    cup = dot((0, -9), 5, "ink")
    return group(line(f"M0 {num(-stem)}V-10", 3), shape(drop, "pink", 3.4), cup, at=(x, y), turn=turn)


def bouquet(blossoms: Sequence[Blossom]) -> str:
    """Return flowers, the pink ones behind the red ones."""
    ordered = sorted(blossoms, key=lambda b: (b[4] == "red", b[1]))
    return "".join(blossom(*b) for b in ordered)
