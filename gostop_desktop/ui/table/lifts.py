"""How high hover and focus raise cards: they rise and sink in a moment (UX 3.4)."""

from __future__ import annotations

from math import sin, tau

from gostop_desktop.engine.cards import Card

from .stage import Stage

SECONDS = 0.08
"""From the table to the height of focus (UX 4)."""
_HIGHEST = 14
"""Units that a focused card rises."""
_NUDGE, _NUDGE_SECONDS = 2.0, 0.12
"""Units by which a card shakes its head, and for how long (UX 4)."""
_NEAR = 0.5
"""Pixels from where it is to be at which a card is there."""


class Lifts:
    """Raises the cards of one stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.wanted: dict[Card, float] = {}
        """How high cards are to rise, in units."""
        self._now: dict[Card, float] = {}
        self._nudged: tuple[Card, float] | None = None
        """The card that shakes its head, and the seconds for which it has."""

    @property
    def is_settled(self) -> bool:
        """Whether every card is as high as it is to be."""
        return self._now == self._targets() and self._nudged is None

    def nudge(self, card: Card) -> None:
        """Let a card shake its head: it cannot be played."""
        self._nudged = (card, 0.0)

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
        self._shake_head(dt, is_smooth=is_smooth)

    def _shake_head(self, dt: float, *, is_smooth: bool) -> None:
        if self._nudged is None:
            return
        card, age = self._nudged[0], self._nudged[1] + dt
        is_over = age >= _NUDGE_SECONDS or not is_smooth
        self._nudged = None if is_over else (card, age)
        if (sprite := self._stage.sprites.get(card)) is not None:
            part = age / _NUDGE_SECONDS
            sprite.shake = 0.0 if is_over else self._stage.layout.scale * _NUDGE * sin(2 * tau * part) * (1.0 - part)

    def _targets(self) -> dict[Card, float]:
        scale = self._stage.layout.scale
        return {card: scale * height for card, height in self.wanted.items() if card in self._stage.sprites}
