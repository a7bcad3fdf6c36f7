"""All drawings of the deck by card code, in the order of the sprite sheets."""

from __future__ import annotations

from cards import bonus, m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m12, reverse
from kit.frame import Faces

_MODULES = (m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11, m12, bonus, reverse)

_ROWS = """
    01B 01R 01J 01K 02A 02R 02J 02K 03B 03R 03J 03K 04A 04R 04J 04K
    05A 05R 05J 05K 06A 06R 06J 06K 07A 07R 07J 07K 08B 08A 08J 08K
    09A 09R 09J 09K 10A 10R 10J 10K 11B 11D 11J 11K 12B 12A 12R 12D
    X2a X2b X2c X3a X3b X3c back bomb
"""

ORDER: tuple[str, ...] = tuple(_ROWS.split())
"""Every cell of the sprite sheets: 48 cards, six bonus cards, back, bomb token."""


def faces() -> Faces:
    """Return every drawing, in sheet order."""
    found: Faces = {}
    for module in _MODULES:
        found |= module.FACES
    return {code: found[code] for code in ORDER if code in found}
