"""A table in the window as it is: where everything goes, and the cards that will be drawn on it."""

from __future__ import annotations

from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.rules import Rules
from gostop_desktop.ui.art.cards import BACK
from gostop_desktop.ui.desk import Desk

from .layout import Layout, solve


def layout_for(desk: Desk, players: int) -> Layout:
    """Return the layout of a table for so many players."""
    measure = desk.measure
    return solve(
        *desk.size,
        players,
        text=measure.text,
        is_mirrored=desk.is_mirrored,
        density=measure.spread,
        is_big=desk.settings.display.big_table,
    )


def laid_out(desk: Desk, rules: Rules) -> Layout:
    """Return the layout of a table; its cards are drawn from now on, one a frame."""
    layout = layout_for(desk, rules.players)
    # All that will be drawn: whoever asks for a single card later would have a large sheet read for it.
    widths = (layout.hand_card, layout.field_card, *(spot[0].width for spot in layout.groups))
    desk.cards.want((BACK, *(CODES[card] for card in rules.pack)), *widths)
    return layout
