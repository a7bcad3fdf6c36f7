"""The bundled fonts: which one draws a character, opened once for every size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pygame

from gostop_desktop.storage.paths import MissingAssetError

from .coverage import FontFileError, characters

ARABIC_BLOCKS = ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE))
MISSING = -1
"""In place of a font: no bundled font has the character."""


@dataclass(frozen=True)
class Face:
    """A font file and the script that it is for."""

    path: Path
    is_arabic: bool = False

    @cached_property
    def characters(self) -> frozenset[int]:
        return characters(self.path)


class Fonts:
    """The faces in the order in which they are asked, opened when needed."""

    def __init__(self, faces: Sequence[Face]) -> None:
        """Take the faces of a folder that the build hook filled; fonts are never committed (TECH 3)."""
        pygame.font.init()
        self._faces = tuple(faces)
        self._chosen: dict[str, int] = {}
        self._opened: dict[tuple[int, int, bool], pygame.Font] = {}

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
        key = (face, size, leftwards)
        if key not in self._opened:
            font = _read(self._faces[face].path, size)
            if self._faces[face].is_arabic:
                font.set_script("Arab")
                font.set_direction(pygame.DIRECTION_RTL if leftwards else pygame.DIRECTION_LTR)
            self._opened[key] = font
        return self._opened[key]

    def shapes_leftwards(self, face: int) -> bool:
        """Whether the face is shaped, and its brackets mirrored, by the library when a run goes to the left."""
        return self._faces[face].is_arabic


def _read(path: Path, size: int) -> pygame.Font:
    try:
        return pygame.Font(path, size)
    except pygame.error as error:
        raise FontFileError(f"{path.name} is no readable font: {error}") from error


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
