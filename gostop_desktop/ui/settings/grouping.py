"""How the digits of long numbers are parted, shown by an example of each way (UX 6.2)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import _
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk

from .maker import RowMaker

EXAMPLE = 1_234_567


def build_grouping(desk: Desk, maker: RowMaker, change: Callable[[Settings], None]) -> None:
    """Put the ways down that look different in the language in force."""
    ways = ways_here()
    chosen = desk.settings.language.grouping
    known = list(ways)

    def choose(index: int) -> None:
        settings = desk.settings
        change(replace(settings, language=replace(settings.language, grouping=known[index])))

    present = ways.get(chosen, ways["language"])
    maker.segments(_("Long numbers"), list(ways.values()), list(ways.values()).index(present), choose)


def ways_here() -> dict[str, str]:
    """Return an example of every way that looks different from those before it; the language's own comes first."""
    before = i18n.grouping()
    ways: dict[str, str] = {}
    try:
        for way in i18n.GROUPINGS:
            i18n.group_digits(way)
            if (example := i18n.number(EXAMPLE)) not in ways.values():
                ways[way] = example
    finally:
        i18n.group_digits(before)
    return ways
