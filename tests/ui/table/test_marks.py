"""Marks on cards: their pictures can be laid on anything."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.badges import Badges
from gostop_desktop.ui.table.paint.brush import Brush
from tests.ui.helpers import desk_of


def shining(picture: pygame.Surface) -> list[tuple[int, int]]:
    """Return the pixels that are brighter than they are opaque: premultiplied, they would shine."""
    width, height = picture.get_size()
    places = ((x, y) for x in range(width) for y in range(height))
    return [at for at in places if max((pixel := picture.get_at(at)).r, pixel.g, pixel.b) > pixel.a + 2]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_no_mark_shines_at_its_edge(size: tuple[int, int], tmp_path: Path) -> None:
    layout = solve(*size, 2)
    badges = Badges(Brush(desk_of(tmp_path, size), layout))
    here, pose = layout.slots[0], Pose(layout.u(600), layout.u(500), layout.hand_card)
    marks = [
        badges.key(here, "1"),
        badges.key(here, "Tab"),
        badges.notch(pose, 2, 0.0),
        badges.notch(pose, 3, 0.0, "bomb"),
        badges.cup(pose),
        badges.trace_disc(here, 1),
        badges.trace_disc(here, 2, is_small=True),
        badges.trace_disc(here, 3, is_aside=True),
    ]

    assert {} == {index: found for index, mark in enumerate(marks) if (found := shining(mark.surface))}
