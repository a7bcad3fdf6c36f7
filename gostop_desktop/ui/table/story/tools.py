"""What every part of the story uses: the stage and its effects, slaps, callouts, coins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from gostop_desktop.engine.cards import Card, Month, Seat
from gostop_desktop.engine.rules import Rules
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.effects import CALLOUT_IN, Callout, EffectKind, Effects
from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.motion import Mover
from gostop_desktop.ui.table.stage import Stage
from gostop_desktop.ui.table.timeline import Step, Tween

FROM_STOCK = frozenset({"flip", "substitute", "free"})
"""What brings a card that nobody held."""
SLAPS = 6
"""Takes of the sound of a slap."""
_SETTLE = 0.04
_SETTLE_UNITS = 4
_STAMP_UNITS = 3
_LIGHT_GAP = 0.06
"""Seconds between two cards of a set that light up (UX 4)."""


class Play(Protocol):
    """Plays a sound by its name; where it is made, in pixels, if it is made at one place of the table."""

    def __call__(self, name: str, x: float | None = None) -> object: ...


@dataclass(frozen=True, slots=True)
class Tools:
    """The table as those see it who tell what happens on it."""

    rules: Rules
    stage: Stage
    board: Board
    effects: Effects
    mover: Mover
    play: Play
    rng: Random

    @property
    def unit(self) -> float:
        """Pixels a unit."""
        return self.stage.layout.scale

    def say(self, word: str, seat: Seat | None, cards: Sequence[Card] = (), number: int = 0) -> None:
        """Call a word out, on the half of the field where its cards are not."""
        x = self.stage.layout.field.center[0] - 1
        for card in cards:
            sprite = self.stage.sprites.get(card)
            if sprite is not None:
                x = sprite.pose.x
                break
        self.effects.say(Callout(word, seat, x, tuple(cards), number))

    def stamp(self, word: str, seat: Seat, number: int) -> None:
        """Stamp a word on the table: the blanket feels it when it lands."""
        self.say(word, seat, (), number)
        layout = self.stage.layout
        x, y = layout.callout(layout.field.center[0] - 1).center
        self.effects.thump(x, y, _STAMP_UNITS, 1.6 * self.unit, delay=CALLOUT_IN)

    def make_room(self, cards: Sequence[Card]) -> None:
        """Let the callout go that lies where cards are about to land."""
        middle = self.stage.layout.field.center[0]
        for card in cards:
            self.effects.give_way(self.stage.place(card).x, middle)

    def slap(self, card: Card, *, is_flip: bool) -> Iterator[Step]:
        """Yield what follows when a card hits another: sound, dust, a jolt of the blanket, four units to settle."""
        sprite, unit = self.stage.sprites[card], self.unit
        self.play("slap_flip" if is_flip else f"slap_{self.rng.randrange(SLAPS) + 1}", sprite.pose.x)
        self.effects.add(EffectKind.RING, sprite.pose.rect, 0.9 if is_flip else 1.35)
        self.effects.dust(sprite.pose, 10 if is_flip else 22, unit)
        self.effects.thump(sprite.pose.x, sprite.pose.y, 2 if is_flip else 4, unit)
        if is_flip:
            return

        def settle(progress: float) -> None:
            sprite.lift = _SETTLE_UNITS * unit * (1.0 - progress) if progress < 1.0 else 0.0

        yield Tween(_SETTLE if self.effects.is_on else 0.0, settle)

    def hand_of(self, seat: Seat) -> Pose:
        """Return where the hand of an opponent is."""
        return self.stage.layout.opponent_hand(self.stage.place_of(seat))

    def centre(self, month: Month) -> tuple[float, float]:
        """Return the middle of a month's cards."""
        count = max(1, len(self.stage.slot_of(month)))
        return self.stage.layout.slot_rect(month, count).center

    def stamp_badge(self, month: Month) -> None:
        """Stamp the badge of a stack on it."""
        self.effects.add(EffectKind.STAMP, self.stage.badge_of(month))

    def light(self, cards: Sequence[Card]) -> None:
        """Let cards light up one after the other."""
        for index, card in enumerate(card for card in cards if card in self.stage.sprites):
            area = self.stage.sprites[card].pose.rect
            self.effects.add(EffectKind.GLOW, area, delay=_LIGHT_GAP * index)

    def pay(self, receiver: Seat, count: int) -> None:
        """Send coins from every other seat to one."""
        panel, place_of = self.stage.layout.panel, self.stage.place_of
        for payer in range(self.stage.players):
            if payer != receiver:
                start, end = panel(place_of(payer)).center, panel(place_of(receiver)).center
                self.effects.coins(start, end, count, self.unit)
