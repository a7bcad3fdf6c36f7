"""The back of the cards and the bomb token."""

from __future__ import annotations

from kit.frame import Faces

FACES: Faces = {}
