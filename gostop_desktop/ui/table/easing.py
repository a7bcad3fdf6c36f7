"""The curves of motion (UX 4): each takes progress from 0 to 1 and gives progress from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Easing: TypeAlias = Callable[[float], float]

_OVERSHOOT = 1.2


def linear(progress: float) -> float:
    """L: steady."""
    return progress


def quad_out(progress: float) -> float:
    """Q: fast, then slower."""
    return 1.0 - (1.0 - progress) ** 2


def cubic_in_out(progress: float) -> float:
    """C: slow, fast, slow."""
    if progress < 0.5:
        return 4.0 * progress**3
    return 1.0 - (2.0 - 2.0 * progress) ** 3 / 2.0


def back_out(progress: float) -> float:
    """B: beyond the end and back."""
    rest = progress - 1.0
    return 1.0 + (_OVERSHOOT + 1.0) * rest**3 + _OVERSHOOT * rest**2
