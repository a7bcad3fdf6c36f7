"""What a chosen row of the account comes from: the cards, whose they are, and the rule (UX 2.7)."""

from __future__ import annotations

from collections.abc import Sequence

from gostop_desktop.engine.cards import Seat
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _
from gostop_desktop.ui.setup import SeatSetup
from gostop_desktop.ui.table.account import Row
from gostop_desktop.ui.table.paragraphs import paragraph

from .settlement_parts import Column, Tone

CARD = 56


def add_cards(column: Column, row: Row, people: Sequence[SeatSetup], winner: Seat) -> None:
    """Put the cards that a row comes from, under the name of the seat that has them."""
    for seat, cards in row.held:
        name = people[winner if seat is None else seat].name
        column.put(name, column.x, column.y, column.width, 15, Tone.QUIET)
        column.y += column.line(15) + column.u(3)
        place = column.x, column.y, column.width
        column.y += column.cards(cards, place, min(column.u(CARD), column.width), is_lit=True) + column.u(8)


def add_rule(column: Column, row: Row, rules: Rules) -> None:
    """Put what the rule says, and where it stands."""
    section = _("Section {section} of the rules", section=row.line.rule)
    for words in paragraph(row.line, rules):
        column.y += column.block(words, column.x, column.y, column.width, 15, Tone.PLAIN)
    column.y += column.block(section, column.x, column.y, column.width, 15, Tone.QUIET)


def add_detail(column: Column, row: Row, people: Sequence[SeatSetup], winner: Seat, rules: Rules) -> None:
    """Put cards and rule below the row."""
    column.y += column.u(4)
    add_rule(column, row, rules)
    column.y += column.u(4)
    add_cards(column, row, people, winner)
    column.y += column.u(4)
