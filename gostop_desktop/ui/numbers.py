"""Numbers as they are written in the language in force (UX 6.2)."""

from __future__ import annotations

from gostop_desktop import i18n

LONG = 100_000
"""From here on a number is long enough to be said in words and digits."""


def grouped(number: int) -> str:
    """Return an amount with its digits grouped: 1,234,567."""
    return i18n.number(number)


def signed(number: int) -> str:
    """Return an amount that was won or lost, with its sign: +1,200, −300, 0."""
    return ("+" if number > 0 else "") + grouped(number)


MANY = 10**8
"""From here on people count in units of ten thousand where their language does."""


def amount(number: int) -> str:
    """Return an amount of chips: its digits, or what people say where it is large (UX 2.7)."""
    return grouped(number) if abs(number) < MANY else long_amount(number)


def signed_amount(number: int) -> str:
    """Return an amount that was won or lost, with its sign; ±0 where it was neither."""
    return ("+" if number > 0 else "" if number else "±") + amount(number)


def long_amount(number: int) -> str:
    """Return a large amount as people say it: 123만 4,567 in Korean; elsewhere, or if wished, as `grouped`."""
    if i18n.grouping() != "language" or abs(number) < LONG:
        return grouped(number)
    return i18n.in_myriads(number)


FOURS, LINE_OF = 4, 32
"""Digits in a group of a fingerprint, and in a line."""


def in_fours(digits: str) -> str:
    """Return many digits in lines and groups, so that two people can compare them."""
    lines = (digits[start : start + LINE_OF] for start in range(0, len(digits), LINE_OF))
    return "\n".join(" ".join(line[at : at + FOURS] for at in range(0, len(line), FOURS)) for line in lines)
