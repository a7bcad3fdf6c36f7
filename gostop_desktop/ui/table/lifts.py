"""How high hover and focus raise cards: they rise and sink in a moment (UX 3.4)."""

from __future__ import annotations

from gostop_desktop.engine.cards import Card

from .stage import Stage

SECONDS = 0.08
"""From the table to the height of focus (UX 4)."""
_HIGHEST = 14
"""Units that a focused card rises."""
_NEAR = 0.5
"""Pixels from where it is to be at which a card is there."""


class Lifts:
    """Raises the cards of one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.wanted: dict[Card, float] = {}
        """How high cards are to rise, in units."""
        self._now: dict[Card, float] = {}

    @property
    def is_settled(self) -> bool:
        """Whether every card is as high as it is to be."""
        return self._now == self._targets()

    def update(self, dt: float, *, is_smooth: bool) -> None:
        """Move on by so many seconds, or at once to the end; fast first, then slower."""
        wanted = self._targets()
        least = self._stage.layout.scale * _HIGHEST * dt / SECONDS / 2
        for card in {*wanted, *self._now}:
            target, now = wanted.get(card, 0.0), self._now.get(card, 0.0)
            step = max(least, abs(target - now) * min(1.0, 2.2 * dt / SECONDS)) if is_smooth else abs(target - now)
            rest = target - now
            now = target if abs(rest) <= max(step, _NEAR) else now + (step if rest > 0 else -step)
            self._now[card] = now
            sprite = self._stage.sprites.get(card)
            if sprite is not None:
                sprite.lift = now
            if now == 0.0 and card not in wanted:
                del self._now[card]

    def _targets(self) -> dict[Card, float]:
        scale = self._stage.layout.scale
        return {card: scale * height for card, height in self.wanted.items() if card in self._stage.sprites}
