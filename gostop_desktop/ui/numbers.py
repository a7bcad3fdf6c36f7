"""Numbers as they are written in the language in force (UX 6.2)."""

from __future__ import annotations

from gostop_desktop import i18n
from gostop_desktop.i18n import MINUS, language

MYRIADS = {"ko": (("억", 100_000_000), ("만", 10_000)), "zh-Hant": (("億", 100_000_000), ("萬", 10_000))}
SEPARATORS = {"ko": " ", "zh-Hant": ""}
"""What stands between the parts of a long amount."""


def grouped(number: int) -> str:
    """Return an amount with its digits grouped: 1,234,567."""
    return i18n.number(number)


def signed(number: int) -> str:
    """Return an amount that was won or lost, with its sign: +1,200, −300, 0."""
    return ("+" if number > 0 else "") + grouped(number)


def long_amount(number: int) -> str:
    """Return a large amount as people say it: 123만 4,567 in Korean; elsewhere as `grouped`."""
    units = MYRIADS.get(language())
    if units is None or abs(number) < 100_000:
        return grouped(number)
    rest = abs(number)
    parts = []
    for word, size in units:
        count, rest = divmod(rest, size)
        if count:
            parts.append(f"{count:,}{word}")
    if rest:
        parts.append(f"{rest:,}")
    return (MINUS if number < 0 else "") + SEPARATORS[language()].join(parts)
