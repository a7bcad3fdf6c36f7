"""What one plays for: old coins with a square hole, in the materials of the table (VISUAL 1)."""

from __future__ import annotations

from typing import Final

from kit.geometry import polar

from .sheets import Sheet, document, drawn

SCALE: Final = 6
SIZE: Final = 32

# Coin → face, raised rim and signs, edge below. Worth rises from iron to gold.
CHIPS: Final[dict[str, tuple[str, str, str]]] = {
    "chip_1": ("#4A443C", "#8C8272", "#17130F"),
    "chip_2": ("#8A5A2E", "#C08A4E", "#3A2210"),
    "chip_3": ("#B3161B", "#E0645A", "#5A070B"),
    "chip_4": ("#D8A93F", "#F6DC8C", "#6E4C10"),
}
_INK: Final = "#17130F"
_CENTRE: Final = (16.0, 15.0)
_HOLE: Final = "M12.4 11.4H19.6V18.6H12.4Z"


def _round(radius: float, y: float = 15.0) -> str:
    return f"M{16 - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z"


def coin(face: str, raised: str, edge: str) -> str:
    """A cast coin: a rim, a framed square hole that one sees through, a plum blossom's five dots on each of its four sides."""
    signs = ""
    for side in range(4):
        at = polar(_CENTRE, 9.0, 90 * side - 90)
        signs += f'<circle cx="{at[0]:.2f}" cy="{at[1]:.2f}" r=".62"/>'
        for petal in range(5):
            x, y = polar(at, 1.62, 72 * petal - 90)
            signs += f'<circle cx="{x:.2f}" cy="{y:.2f}" r=".8"/>'
    below = _HOLE.replace("11.4", "12.8").replace("18.6", "19.9")
    return (
        f'<path fill-rule="evenodd" d="{_round(14.6, 16.8)}{below}" fill="{edge}"/>'
        f'<path fill-rule="evenodd" d="{_round(14.6)}{_HOLE}" fill="{face}" stroke="{_INK}" stroke-width=".9"/>'
        f'<path d="{_round(12.9)}" fill="none" stroke="{raised}" stroke-width="1.5"/>'
        f'<path d="M11.2 10.2H20.8V19.8H11.2Z" fill="none" stroke="{raised}" stroke-width="1.2" stroke-linejoin="round"/>'
        f'<g fill="{raised}">{signs}</g>'
    )


def sheet() -> Sheet:
    """The four coins, 32 u wide with their thickness."""
    out = Sheet("image", SCALE)
    for name, tones in CHIPS.items():
        out.add(name, drawn(document(coin(*tones), SIZE, SIZE), SIZE * SCALE))
    return out
