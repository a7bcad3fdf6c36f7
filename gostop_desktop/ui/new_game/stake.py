"""For how much, and until when (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.setup import Length
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Flow, Label, Panel, Segments, Select, Stepper, Toggle, control_height
from gostop_desktop.ui.widgets.buttons import TOGGLE

from .choice import GameChoice

POINT_VALUES = (1, 5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000)
CHIPS = (1_000, 5_000, 10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000)

ROUNDS = (1, 3, 5, 10, 12, 20, 30, 50, 100)
BETWEEN = 12


def build_stake(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice) -> None:
    """Put down for how much, and until when; the amounts only where chips are to be seen."""
    gap = 7 if desk.measure.is_compact else 10
    labels = (_("Chips a point"), _("Start with"), _("Length"), _("Points only"))
    column = max(desk.text.width(label, desk.t(17)) for label in labels) + desk.u(20)
    if not choice.game.points_only:
        _build_amounts(desk, panel, flow, choice, labels[:2], column)
        flow.skip(gap)
    _build_length(desk, panel, flow, choice, column)
    flow.skip(gap)
    _build_points_only(desk, panel, flow, choice, column)


def _build_amounts(
    desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, labels: tuple[str, str], column: int
) -> None:
    """Put the two amounts down, side by side where they have room."""
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
            flow.skip(7 if desk.measure.is_compact else 10)
            row = flow.take_control()
            end, wide = row.x, column


def _build_length(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, column: int) -> None:
    """Put the length down, and beside or below it how many rounds, where it is counted in rounds."""
    label = _("Length")
    row = flow.take_control()
    place = _labelled(desk, panel, pygame.Rect(row.x, row.y, column, row.height), label)
    place.width = row.right - place.x
    words = [pgettext(*word) for _length, word in choice.lengths]
    chosen = [length for length, _word in choice.lengths].index(choice.length)
    count = Stepper.width_of(desk, str(ROUNDS[-1]))
    has_count = choice.length is Length.ROUNDS
    needed = Segments.width_of(desk, words)
    is_beside = needed + desk.u(BETWEEN) + count <= place.width
    if has_count and is_beside:
        place.width -= count + desk.u(BETWEEN)
    kind = Segments if needed <= place.width else Select
    panel.add(kind(desk, place, label, words, chosen, choice.use_length))
    if not has_count:
        return
    if is_beside:
        at = pygame.Rect(row.right - count, row.y, count, row.height)
    else:
        flow.skip(7 if desk.measure.is_compact else 10)
        below = flow.take_control()
        at = pygame.Rect(place.x, below.y, count, below.height)
    panel.add(Stepper(desk, at, _("Number of rounds"), ROUNDS, choice.game.rounds, choice.use_rounds, shown=grouped))


def _build_points_only(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, column: int) -> None:
    """Put the switch down that hides the chips, and at the full size how long a round takes."""
    name = _("Points only")
    row = flow.take_control()
    panel.add(Label(desk, pygame.Rect(row.x, row.y, column, row.height), name, 17, desk.theme.hanji.ink))
    place = pygame.Rect(row.x + column, row.y, desk.g(TOGGLE[0]), row.height)
    panel.add(Toggle(desk, place, name, choice.game.points_only, choice.use_points_only))
    three = choice.players > 2
    note = _("A round of three takes about four minutes.") if three else _("A round of two takes about three minutes.")
    left = place.right + desk.u(BETWEEN)
    if desk.text.width(note, desk.t(15)) <= row.right - left:
        words = pygame.Rect(left, row.y, row.right - left, row.height)
        panel.add(Label(desk, words, note, 15, desk.theme.hanji.ink2, align=Align.END))


def _labelled(desk: Desk, panel: Panel, box: pygame.Rect, label: str) -> pygame.Rect:
    """Put a label down and return where its control begins."""
    panel.add(Label(desk, box, label, 17, desk.theme.hanji.ink))
    return pygame.Rect(box.right, box.y, 0, control_height(desk))
