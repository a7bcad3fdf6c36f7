"""How a hint is laid out and where it lies: never over the hand, nor over what it recommends (UX 5.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from gostop_desktop.engine.cards import FIRST_BONUS, MATES, Card, cards_in

from .geometry import Rect
from .paint.brush import Brush
from .paint.hint_note import HintNote
from .paint.hints import HintFacts
from .paint.placing import hidden_by, least_hiding
from .pointer import RISE
from .tabletop import Tabletop
from .tips import what_matters

_WIDTHS = (216, 300, 400)
"""Units of the note in its usual form."""
_LEAST = 0.1
"""The step in which the text becomes smaller where the whole of it has no place."""
_STEPS = 14
_MARGIN = 4
_SEAM = 6
"""How much it counts to lie across the edge of the cloth."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question: its board, and what on it answers."""

    board: Rect
    slabs: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class PlacedNote:
    """A note and its upper left corner."""

    note: HintNote
    x: int
    y: int


class HintPlaces:
    """Looks for a note and a place, the best way first."""

    def __init__(self, top: Tabletop, cards: Sequence[Card], asked: Asked | None) -> None:
        """Take the cards that are recommended, and the question that is open."""
        self._top = top
        self._asked = asked
        layout = top.layout
        self._room = Rect(layout.frame.x, layout.bar.bottom, layout.frame.w, layout.frame.h - layout.bar.bottom).inset(
            layout.u(_MARGIN)
        )
        stage = top.stage
        self._never = [layout.hand_band]
        for card in (card for card in cards if card in stage.sprites):
            rect = stage.place(card).rect if card in stage.hand else stage.sprites[card].pose.rect
            self._never.append(Rect(rect.x, rect.y - layout.u(RISE), rect.w, rect.h + layout.u(RISE)))
        targets = 0
        for card in (card for card in cards if card < FIRST_BONUS):
            targets |= MATES[card] & stage.on_table
        matter = [stage.sprites[card].pose.rect for card in cards_in(targets)]
        # What it would take is part of what it says; what lies half on the cloth and half beside it reads as neither's.
        self._avoid = [*what_matters(top), *matter, *matter, *[self._seam()] * _SEAM]

    def _seam(self) -> Rect:
        """Return where cloth and side panel meet."""
        layout = self._top.layout
        edge = layout.cloth.x if layout.side.seats[0].x < layout.cloth.x else layout.cloth.right
        return Rect(edge - layout.u(_MARGIN), self._room.y, 2 * layout.u(_MARGIN), self._room.h)

    def find(self, facts: HintFacts, title: str) -> PlacedNote:
        """Return the largest note that has a place, where it hides the least."""
        nearest: tuple[int, PlacedNote] | None = None
        for never, ways in self._tries(facts):
            for way in ways:
                found = [self._placed(note, never) for note in self._notes(way, title)]
                hidden, placed = min(found, key=lambda one: one[0])
                if not hidden[0]:
                    return placed
                if nearest is None or hidden[0] < nearest[0]:
                    nearest = hidden[0], placed
        assert nearest is not None, "there is always a way"
        return nearest[1]

    def _tries(self, facts: HintFacts) -> Iterator[tuple[list[Rect], list[_Way]]]:
        """Yield what must not be hidden, and the ways to say it: in full, shorter, then in smaller text.

        Where even that has no place beside a question, the note may lie on it, but never on its answers.
        """
        asked = self._asked
        ways = list(_ways(facts, self._top.layout.text))
        if asked is None:
            yield self._never, ways
            return
        for text in dict.fromkeys(way.text for way in ways):
            here = [way for way in ways if way.text == text]
            yield [*self._never, asked.board], here
            yield [*self._never, *asked.slabs], here

    def _notes(self, way: _Way, title: str) -> Iterator[HintNote]:
        top = self._top
        layout = top.layout
        brush = Brush(top.desk, layout, scale=layout.scale * way.text)
        if way.is_low:
            yield HintNote(brush, way.facts, title, layout.cloth.w - layout.u(16), tells_note=False, is_low=True)
            return
        panel = layout.side.seats[0]
        widths = {min(max(brush.u(units), panel.w), self._room.w) for units in _WIDTHS}
        if panel.w >= brush.u(_WIDTHS[0]) * 0.9:
            widths.add(panel.w)
        for width in sorted(widths):
            yield HintNote(brush, way.facts, title, width, tells_note=way.tells_note)

    def _placed(self, note: HintNote, never: Sequence[Rect]) -> tuple[tuple[int, int], PlacedNote]:
        """Return how much a note hides that it must not, and that it should not, and where it does so least."""
        width, height = note.size
        room = self._room
        if width > room.w or height > room.h:
            return (width * height, width * height), PlacedNote(note, room.x, room.y)
        middle, panel = self._top.layout.side.middle, self._top.layout.side.seats[0]
        if self._asked is None and width <= panel.w and height <= middle.h:
            return (0, 0), PlacedNote(note, panel.x, middle.y + (middle.h - height) // 2)
        # A thousandfold: what must not be hidden outweighs all that should not.
        x, y = least_hiding((width, height), room, self._avoid, never, steps=_STEPS)
        mine = pygame.Rect(x, y, width, height)
        hidden = hidden_by(mine, [pygame.Rect(rect) for rect in never])
        return (hidden, hidden_by(mine, [pygame.Rect(rect) for rect in self._avoid])), PlacedNote(note, x, y)


@dataclass(frozen=True, slots=True)
class _Way:
    """How much of a hint is said, and how large."""

    facts: HintFacts
    text: float
    tells_note: bool = True
    is_low: bool = False


def _ways(facts: HintFacts, text: float) -> Iterator[_Way]:
    """Yield the ways to say a hint: fewer plays, then without the note below them; then all again in smaller text."""
    count = max(1, len(facts.rows))
    while True:
        for most, tells_note in product(range(count, 0, -1), (True, False)):
            yield _Way(HintFacts(facts.rows[:most]), text, tells_note)
        for most in range(count, 0, -1):
            yield _Way(HintFacts(facts.rows[:most]), text, is_low=True)
        if text <= 1.0:
            return
        text = max(1.0, text - _LEAST)
