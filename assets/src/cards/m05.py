"""May's four cards."""

from __future__ import annotations

from kit.frame import Faces

FACES: Faces = {}
