"""Play chips and the dealer's mark: small round pictures in the four materials (VISUAL 1)."""

from __future__ import annotations

from typing import Final

from kit.geometry import polar, smooth

from .callouts import letter_body
from .sheets import Sheet, document, drawn

SCALE: Final = 6
SIZE: Final = 32

# Chip → body, edge inlay, plum. Worth rises from lacquer to gold.
CHIPS: Final[dict[str, tuple[str, str, str]]] = {
    "chip_1": ("#2B1E17", "#8A7040", "#D8B467"),
    "chip_2": ("#24407A", "#F2E9D6", "#F2E9D6"),
    "chip_3": ("#B3161B", "#F2E9D6", "#F2E9D6"),
    "chip_4": ("#D8A93F", "#7E0D12", "#7E0D12"),
}
_INK: Final = "#17130F"


def chip(body: str, inlay: str, plum: str) -> str:
    """A round chip seen from above, a little thick, eight inlays on its edge, a plum in the middle."""
    wedges = ""
    for i in range(8):
        a = 45 * i + 6
        p, q = polar((16, 15), 14.2, a), polar((16, 15), 14.2, a + 17)
        r, t = polar((16, 15), 10.4, a + 17), polar((16, 15), 10.4, a)
        wedges += f"M{p[0]:.2f} {p[1]:.2f}A14.2 14.2 0 0 1 {q[0]:.2f} {q[1]:.2f}L{r[0]:.2f} {r[1]:.2f}A10.4 10.4 0 0 0 {t[0]:.2f} {t[1]:.2f}Z"
    petal = smooth([(0, -0.4, 1), (-2.5, -2.6), (-2.4, -5.3), (0, -6.3), (2.4, -5.3), (2.5, -2.6)])
    blossom = "".join(
        f'<path d="{petal}" transform="translate(16 15) rotate({72 * i})" fill="{plum}"/>' for i in range(5)
    )
    return (
        f'<circle cx="16" cy="17" r="14.6" fill="#0B0705"/><circle cx="16" cy="15" r="14.6" fill="{body}" stroke="{_INK}" stroke-width="1"/>'
        f'<path d="{wedges}" fill="{inlay}"/><circle cx="16" cy="15" r="9.2" fill="none" stroke="{inlay}" stroke-width=".9"/>'
        f'{blossom}<circle cx="16" cy="15" r="1.5" fill="{body}"/>'
    )


def dealer() -> str:
    """The dealer's mark: a brass coin with a rim and 선."""
    letter = f'<g transform="translate(16 15) scale(.185)" fill="{_INK}">{letter_body("선", weight=17, dry=False)}</g>'
    return (
        f'<circle cx="16" cy="17" r="14.6" fill="#0B0705"/><circle cx="16" cy="15" r="14.6" fill="#D8B467" stroke="{_INK}" stroke-width="1"/>'
        f'<circle cx="16" cy="15" r="12.2" fill="none" stroke="#7A6236" stroke-width="1"/>{letter}'
    )


def sheet() -> Sheet:
    """Four chips and the dealer's mark, 32 u wide with their thickness."""
    out = Sheet("image", SCALE)
    for name, tones in CHIPS.items():
        out.add(name, drawn(document(chip(*tones), SIZE, SIZE), SIZE * SCALE))
    out.add("dealer", drawn(document(dealer(), SIZE, SIZE), SIZE * SCALE))
    return out
