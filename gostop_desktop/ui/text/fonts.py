"""The bundled fonts: which one draws a character, opened once for every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from gostop_desktop.storage.paths import MissingAssetError

from .coverage import FontFileError, characters

ARABIC_BLOCKS = ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE))
MISSING = -1
"""In place of a font: no bundled font has the character."""
MOST_OPEN = 96
"""Faces and sizes that stay open; each holds a file, and a window that is drawn larger asks for many on its way."""


@dataclass(frozen=True)
class Face:
    """A font file and the script that it is for."""

    path: Path
    is_arabic: bool = False

    @property
    def characters(self) -> frozenset[int]:
        return _characters(self.path)


class Fonts:
    """The faces in the order in which they are asked, opened when needed."""

    def __init__(self, faces: Sequence[Face]) -> None:
        """Take the faces of a folder that the build hook filled; fonts are never committed (TECH 3)."""
        if not pygame.font.get_init():
            # What was opened before pygame was left can no longer be used.
            _opened.cache_clear()
            pygame.font.init()
        self._faces = tuple(faces)
        self._chosen: dict[str, int] = {}

    def face_of(self, char: str) -> int:
        """Return the number of the face that draws the character, or MISSING."""
        if (known := self._chosen.get(char)) is not None:
            return known
        code = ord(char)
        wants_arabic = is_arabic(code)
        ranked = sorted(range(len(self._faces)), key=lambda face: self._faces[face].is_arabic != wants_arabic)
        chosen = next((face for face in ranked if code in self._faces[face].characters), MISSING)
        self._chosen[char] = chosen
        return chosen

    def opened(self, face: int, size: int, *, leftwards: bool) -> pygame.Font:
        """Return the face at a size in pixels, set for runs in one direction."""
        chosen = self._faces[face]
        return _opened(chosen, size, leftwards=leftwards and chosen.is_arabic)

    def shapes_leftwards(self, face: int) -> bool:
        """Whether the face is shaped, and its brackets mirrored, by the library when a run goes to the left."""
        return self._faces[face].is_arabic


@lru_cache(MOST_OPEN)
def _opened(face: Face, size: int, *, leftwards: bool) -> pygame.Font:
    try:
        font = pygame.Font(face.path, size)
    except pygame.error as error:
        raise FontFileError(f"{face.path.name} is no readable font: {error}") from error
    if face.is_arabic:
        font.set_script("Arab")
        font.set_direction(pygame.DIRECTION_RTL if leftwards else pygame.DIRECTION_LTR)
    return font


@lru_cache
def _characters(path: Path) -> frozenset[int]:
    return characters(path)


def is_arabic(code: int) -> bool:
    """Whether the code point is a letter or mark of the Arabic script."""
    return any(first <= code <= last for first, last in ARABIC_BLOCKS)


def bundled_faces(folder: Path) -> list[Face]:
    """Return the faces in the folder: the one for the interface first.

    Raises MissingAssetError with the command that makes them if they have not been built.
    """
    faces = [Face(folder / "ui.otf"), Face(folder / "naskh.ttf", is_arabic=True)]
    if not faces[0].path.is_file():
        raise MissingAssetError(f"no fonts in {folder}: run `python hatch_build.py`")
    return [face for face in faces if face.path.is_file()]
