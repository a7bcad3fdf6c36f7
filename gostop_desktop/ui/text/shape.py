"""From characters to runs: pieces of a line that one font draws in one direction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category

import pygame

from .bidi import visual_order
from .brackets import MIRROR
from .fonts import MISSING, Fonts

TIMES = "×"
TIMES_ADVANCE = 0.78
TIMES_SHIFT = 0.09
"""In this font × is as wide as a Hangul syllable, 0.18 of it empty at either side; among numbers it has to be narrower.

VISUAL 3 gives it 0.66, which is its bare ink: a space before it could not be seen. So it keeps 0.09 before it, and half
of that, what any sign has, before the number that it belongs to.
"""
_TURNED = str.maketrans("←→", "→←")
"""Arrows lead the way one reads; Unicode does not mirror them (UX 6.4)."""


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line, its characters in the order of the text."""

    text: str
    face: int
    level: int

    @property
    def is_leftwards(self) -> bool:
        return bool(self.level & 1)


@dataclass(frozen=True, slots=True)
class Glyphs:
    """A run that was drawn: its picture, how far it moves the pen, and where it stands."""

    picture: pygame.Surface
    advance: int
    shift: int
    ascent: int


def runs_in_order(text: str, levels: Sequence[int], removed: Sequence[bool], fonts: Fonts) -> list[Run]:
    """Return the runs of one line from left to right."""
    if (whole := _one_run(text, levels, removed, fonts)) is not None:
        return [whole]
    runs: list[Run] = []
    piece: list[int] = []
    previous = MISSING - 1
    for place in range(len(text)):
        if removed[place]:
            continue
        char = text[place]
        is_mark = category(char) == "Cf"
        face = previous if is_mark or (char == " " and previous >= 0) else fonts.face_of(char)
        if piece and (is_mark or not _joins(text[piece[-1]], char, previous, face, levels[piece[-1]], levels[place])):
            runs.append(_run(text, piece, previous, levels))
            piece = []
        if is_mark:
            # An isolate is not seen, but it parts what stands before it from what follows (UAX 9, L2).
            runs.append(Run("", face, levels[place]))
        else:
            piece.append(place)
        previous = face
    if piece:
        runs.append(_run(text, piece, previous, levels))
    return [runs[index] for index in visual_order([run.level for run in runs]) if runs[index].text]


def _one_run(text: str, levels: Sequence[int], removed: Sequence[bool], fonts: Fonts) -> Run | None:
    """Return the run that is all of a line, as nearly every line is; None if there may be others.

    Wrapping asks for a thousand lines at a time: what is the same for all their characters is asked once.
    """
    chars = set(text)
    if not text or text[0] == " " or TIMES in chars or True in removed or levels.count(levels[0]) < len(levels):
        return None
    faces = {fonts.face_of(char) for char in chars if char != " "}
    if len(faces) > 1 or MISSING in faces or any(category(char) == "Cf" for char in chars):
        return None
    return Run(text, faces.pop(), levels[0])


def draw_run(run: Run, fonts: Fonts, size: int, colour: pygame.Color) -> Glyphs:
    """Return the picture of a run."""
    if run.face == MISSING:
        return _code_point_box(run.text, fonts, size, colour)
    font = fonts.opened(run.face, size, leftwards=run.is_leftwards)
    text = run.text.translate(_TURNED) if run.is_leftwards else run.text
    if run.is_leftwards and not fonts.shapes_leftwards(run.face):
        text = "".join(MIRROR.get(char, char) for char in reversed(text))
    picture = font.render(text, antialias=True, color=colour)
    if run.text == TIMES:
        return Glyphs(picture, round(TIMES_ADVANCE * size), -round(TIMES_SHIFT * size), font.get_ascent())
    return Glyphs(picture, picture.get_width(), 0, font.get_ascent())


def run_width(run: Run, fonts: Fonts, size: int) -> int:
    """Return how far a run moves the pen."""
    if run.face == MISSING:
        return round(size * 1.1)
    if run.text == TIMES:
        return round(TIMES_ADVANCE * size)
    return fonts.opened(run.face, size, leftwards=run.is_leftwards).size(run.text)[0]


def _joins(before: str, char: str, face_before: int, face: int, level_before: int, level: int) -> bool:
    return face_before == face != MISSING and level_before == level and TIMES not in {before, char}


def _run(text: str, places: Sequence[int], face: int, levels: Sequence[int]) -> Run:
    return Run("".join(text[place] for place in places), face, levels[places[0]])


def _code_point_box(char: str, fonts: Fonts, size: int, colour: pygame.Color) -> Glyphs:
    """Return a box with the code point of a character that no bundled font has."""
    width, ascent = round(size * 1.1), round(size * 1.16)
    picture = pygame.Surface((width, round(size * 1.45)), pygame.SRCALPHA)
    pygame.draw.rect(picture, colour, (1, ascent - round(size * 0.9), width - 2, round(size * 1.05)), 1)
    code = f"{ord(char):04X}"
    half = (len(code) + 1) // 2
    font = fonts.opened(0, max(4, round(size * 0.42)), leftwards=False)
    for row, digits in enumerate((code[:half], code[half:])):
        part = font.render(digits, antialias=True, color=colour)
        top = ascent - round(size * 0.94) + row * round(size * 0.46)
        picture.blit(part, ((width - part.get_width()) // 2, top))
    return Glyphs(picture, width, 0, ascent)
