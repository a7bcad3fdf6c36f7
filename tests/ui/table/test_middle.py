"""The side panel leaves nothing out without saying so (UX 3.3)."""

from __future__ import annotations

import pytest

from gostop_desktop.ui.table.paint.middle import short_rows


@pytest.mark.parametrize(
    ("expected", "count", "room"),
    [
        ((True, 1), 1, 46),
        ((True, 2), 2, 96),
        ((False, 2), 2, 60),
        ((False, 2), 4, 60),
        ((False, 1), 3, 26),
        ((False, 0), 2, 10),
    ],
)
def test_sets_become_one_line_each_before_any_is_left_out(expected: tuple[bool, int], count: int, room: int) -> None:
    assert expected == short_rows(count, room)
