"""For how much, and until when (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.widgets import Flow, Label, Panel, Segments, Select, Stepper, control_height

from .choice import LENGTHS, GameChoice

POINT_VALUES = (1, 5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000)
CHIPS = (1_000, 5_000, 10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000)


def build_stake(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice) -> None:
    """Put the two amounts and the length down."""
    compact = desk.measure.is_compact
    gap = 7 if compact else 10
    labels = (_("Chips a point"), _("Start with"), _("Length"))
    column = max(desk.text.width(label, desk.t(17)) for label in labels) + desk.u(20)
    steppers: tuple[tuple[str, Sequence[int], int, Callable[[int], None]], ...] = (
        (labels[0], POINT_VALUES, choice.rules.point_value, choice.use_point_value),
        (labels[1], CHIPS, choice.game.chips, choice.use_chips),
    )
    widths = [Stepper.width_of(desk, grouped(values[-1])) for _label, values, _value, _changed in steppers]
    second = desk.text.width(labels[1], desk.t(17)) + desk.u(12)
    is_beside = column + sum(widths) + desk.u(20) + second <= flow.width
    if not is_beside:
        widths = [max(widths)] * len(widths)
    row = flow.take_control()
    end, wide = row.x, column
    for (label, values, value, changed), width in zip(steppers, widths, strict=True):
        place = _labelled(desk, panel, pygame.Rect(end, row.y, wide, row.height), label)
        place.width = width
        panel.add(Stepper(desk, place, label, values, value, changed, shown=grouped))
        end, wide = place.right + desk.u(20), second
        if not is_beside and label == labels[0]:
            flow.skip(gap)
            row = flow.take_control()
            end, wide = row.x, column
    flow.skip(gap)
    _build_length(desk, panel, flow, choice, column)
    if compact:
        return
    three = choice.players > 2
    note = _("A round of three takes about four minutes.") if three else _("A round of two takes about three minutes.")
    flow.skip(6)
    line = flow.take(desk.text.block_height(note, desk.t(15), flow.width - column))
    place = pygame.Rect(line.x + column, line.y, line.width - column, line.height)
    panel.add(Label(desk, place, note, 15, desk.theme.hanji.ink2, wrap=True))


def _build_length(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, column: int) -> None:
    label = _("Length")
    row = flow.take_control()
    place = _labelled(desk, panel, pygame.Rect(row.x, row.y, column, row.height), label)
    place.width = row.right - place.x
    words = [pgettext(*word) for _length, word in LENGTHS]
    chosen = [length.value for length, _word in LENGTHS].index(choice.game.length)
    kind = Segments if Segments.width_of(desk, words) <= place.width else Select
    panel.add(kind(desk, place, label, words, chosen, choice.use_length))


def _labelled(desk: Desk, panel: Panel, box: pygame.Rect, label: str) -> pygame.Rect:
    """Put a label down and return where its control begins."""
    panel.add(Label(desk, box, label, 17, desk.theme.hanji.ink))
    return pygame.Rect(box.right, box.y, 0, control_height(desk))
