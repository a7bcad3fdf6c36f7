"""Reading `assets/themes/*.toml`: the five tables with their cloth and colour tokens (PRODUCT, VISUAL 2)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

FOLDER: Final = Path(__file__).parents[2] / "themes"

Colour: TypeAlias = tuple[int, int, int, int]
Theme: TypeAlias = dict[str, Any]


def names() -> list[str]:
    """The themes' file names without suffix, in the order in which a list of tables shows them."""
    return sorted((path.stem for path in FOLDER.glob("*.toml")), key=lambda name: int(read(name)["order"]))


def read(name: str) -> Theme:
    """The theme as nested tables.

    Raises FileNotFoundError for a name without a file, tomllib.TOMLDecodeError for a broken one.
    """
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def colour(text: str) -> Colour:
    """`#RRGGBB` or `#RRGGBBAA` as four numbers, straight alpha.

    Raises ValueError for anything else.
    """
    digits = text.removeprefix("#")
    if len(digits) not in (6, 8) or digits == text:
        raise ValueError(f"{text!r} is not a colour like #RRGGBB or #RRGGBBAA")
    red, green, blue, alpha = (int(part or "ff", 16) for part in (digits[:2], digits[2:4], digits[4:6], digits[6:]))
    return (red, green, blue, alpha)


def over(front: Colour, back: Colour) -> Colour:
    """`front` laid over an opaque `back`."""
    part = front[3] / 255
    red, green, blue = (round(f * part + b * (1 - part)) for f, b in zip(front[:3], back[:3], strict=True))
    return (red, green, blue, 255)


def luminance(of: Colour) -> float:
    """Relative luminance (WCAG 2)."""
    red, green, blue = (v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in of[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """WCAG contrast ratio, 1…21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
