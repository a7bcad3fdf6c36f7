"""How many ways a round can go on: the number of action sequences of a given length (PROTOCOL 2.1)."""

from __future__ import annotations

from .actions import Action
from .round import Round


def perft(round: Round, depth: int) -> int:
    """Return the number of action sequences of exactly that depth; rounds that end earlier count nothing."""
    if depth == 0:
        return 1
    legal = round.legal_actions()
    if depth == 1:
        return len(legal)
    return sum(perft(_after(round, action), depth - 1) for action in legal)


def split(round: Round, depth: int) -> list[tuple[Action, int]]:
    """Return what `perft` counts, by the first action, in the order of the legal actions."""
    if depth == 0:
        return []
    return [(action, perft(_after(round, action), depth - 1)) for action in round.legal_actions()]


def _after(round: Round, action: Action) -> Round:
    after = round.copy()
    after.step(action)
    return after
