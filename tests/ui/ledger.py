"""Where every text of the screen stands: what was written, on which picture, and what has no room."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

import pygame

from gostop_desktop.i18n import plain
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.text import Align, TextLayer

_OVERRIDES = str.maketrans("", "", "\u202e\u202c")
_AIR = 4
"""Pixels of a line's height that letters leave free above and below."""


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """One line as it was written."""

    words: str
    """Without marks of direction."""
    box: pygame.Rect
    """Where its letters stand on the picture, also what was cut off."""
    size: int
    picture: pygame.Surface
    """The whole picture: the screen, or one that is laid on it."""
    clip: pygame.Rect
    """What of it could be written on."""
    turn: int
    """The drawing in which it was written: what was drawn later lies over it."""

    @property
    def is_seen(self) -> bool:
        return bool(self.words.strip()) and self.box.colliderect(self.clip)

    @property
    def is_scrolled(self) -> bool:
        """Whether only a part of the picture was drawn on: more of a page is to come below."""
        return self.clip != self.picture.get_rect()


@dataclass(slots=True)
class Ledger:
    """All that was written since it was cleared."""

    said: list[Said] = field(default_factory=list)
    cuts: list[str] = field(default_factory=list)
    turn: int = 0

    def clear(self) -> None:
        self.said.clear()
        self.cuts.clear()

    def next_turn(self) -> None:
        """What is written from now on may lie over what was written before."""
        self.turn += 1

    @property
    def pages(self) -> Iterator[list[Said]]:
        """Yield what was written on one picture in one drawing, each line once."""
        found: dict[tuple[int, int], dict[tuple[str, tuple[int, ...]], Said]] = {}
        for one in self.said:
            page = found.setdefault((one.turn, id(one.picture)), {})
            page[one.words, tuple(one.box)] = one
        return (list(page.values()) for page in found.values())

    def outside(self) -> list[str]:
        """Return what stands beyond the edge of its picture, or beside what can be scrolled."""
        found = []
        for one in self.said:
            if not one.is_seen:
                continue
            whole = one.clip.inflate(_AIR, _AIR)
            beside = one.box.left < whole.left or one.box.right > whole.right
            if beside or not (one.is_scrolled or whole.contains(one.box)):
                found.append(one.words)
        return found

    def overlapping(self) -> list[tuple[str, str]]:
        """Return which lines are written over one another."""
        return [
            (one.words, other.words)
            for page in self.pages
            for one, other in combinations([said for said in page if said.is_seen], 2)
            if one.box.inflate(0, -_AIR).colliderect(other.box.inflate(0, -_AIR))
        ]

    def unfinished(self) -> list[str]:
        """Return the lines of messages in the longer language that were begun and not written to their end.

        What was cut with an ellipsis is told by `cuts`.
        """
        return [
            one.words
            for page in self.pages
            if sum(said.words.count("[") - said.words.count("]") for said in page)
            and not any("…" in said.words for said in page)
            for one in page
            if one.words.count("[") != one.words.count("]")
        ]

    def smaller_than(self, size: int) -> list[str]:
        return [one.words for one in self.said if one.is_seen and one.size < size]

    def places(self, *, mirrored: bool, without: pygame.Rect | None = None) -> dict[str, list[tuple[int, int, int]]]:
        """Return where words stand: the width of their picture, their middle, their top; as in a mirror if wished."""
        found: dict[str, set[tuple[int, int, int]]] = {}
        for one in self.said:
            if one.is_seen and not (without and without.contains(one.box)):
                width = one.picture.get_width()
                middle = width - one.box.centerx if mirrored else one.box.centerx
                found.setdefault(one.words, set()).add((width, middle, one.box.y))
        return {words: sorted(places) for words, places in found.items()}


class _Writer(TextLayer):
    """The text layer, with a ledger."""

    ledger: Ledger

    def cut(self, words: str, size: int, width: int) -> str:
        """Cut the words as the game does, and note that they were."""
        self.ledger.cuts.append(plain(words))
        return super().cut(words, size, width)

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        place: tuple[int, int],
        size: int,
        colour: pygame.Color,
        *,
        align: Align = Align.START,
        width: int = 0,
    ) -> pygame.Rect:
        taken = self.width(text, size)
        if width and taken > width + 1:
            self.ledger.cuts.append(plain(text))
        left = place[0] + self._indent(taken, width, align)
        box = pygame.Rect(left, place[1] + (self.line_height(size) - size) // 2, taken, size)
        at = target.get_abs_offset()
        whole = target.get_abs_parent()
        words = plain(text).translate(_OVERRIDES)
        clip = target.get_clip().move(at)
        self.ledger.said.append(Said(words, box.move(at), size, whole, clip, self.ledger.turn))
        return super().draw(target, text, place, size, colour, align=align, width=width)


def keep_ledger(desk: Desk) -> Ledger:
    """Note every text that is drawn from now on."""
    ledger = Ledger()
    writer = _Writer.__new__(_Writer)
    writer.__dict__.update(desk.text.__dict__)
    writer.ledger = ledger
    desk.text = writer
    return ledger
