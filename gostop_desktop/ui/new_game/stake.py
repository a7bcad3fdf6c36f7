"""For how much, and until when (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.setup import Length
from gostop_desktop.ui.widgets import Flow, Label, Panel, Segments, Select, Stepper, Toggle, control_height
from gostop_desktop.ui.widgets.buttons import TOGGLE

from .choice import LENGTHS, GameChoice

POINT_VALUES = (1, 5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000)
CHIPS = (1_000, 5_000, 10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000)

ROUNDS = (1, 3, 5, 10, 12, 20, 30, 50, 100)
BETWEEN = 12


def build_stake(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice) -> None:
    """Put down for how much, and until when; the amounts only where chips are to be seen."""
    labels = (_("Chips a point"), _("Start with"), _("Length"), _("Pay at most"), _("Points only"))
    column = max(desk.text.width(label, desk.t(17)) for label in labels) + desk.u(20)
    if not choice.game.points_only:
        _build_amounts(desk, panel, flow, choice, labels[:2], column)
        flow.skip(_gap(desk))
    _build_length(desk, panel, flow, choice, column)
    flow.skip(_gap(desk))
    _build_limit(desk, panel, flow, choice, column)


def _gap(desk: Desk) -> int:
    """Return how far rows lie apart, in units."""
    return 7 if desk.measure.is_compact else 8


def _select_width(desk: Desk, choice: GameChoice) -> int:
    """Return how wide the lists are, all of them alike."""
    return Select.width_of(desk, [*(pgettext(*word) for _length, word in LENGTHS), *map(limit_words, choice.limits)])


def _build_amounts(
    desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, labels: tuple[str, str], column: int
) -> None:
    """Put the two amounts down, side by side where they have room, from edge to edge of the column."""
    steppers: tuple[tuple[str, Sequence[int], int, Callable[[int], None]], ...] = (
        (labels[0], POINT_VALUES, choice.rules.point_value, choice.use_point_value),
        (labels[1], CHIPS, choice.game.chips, choice.use_chips),
    )
    widths = [Stepper.width_of(desk, grouped(values[-1])) for _label, values, _value, _changed in steppers]
    second = desk.text.width(labels[1], desk.t(17)) + desk.u(BETWEEN)
    is_beside = column + sum(widths) + desk.u(20) + second <= flow.width
    if not is_beside:
        widths = [max(widths)] * len(widths)
    row = flow.take_control()
    start, wide = row.x, column
    for (label, values, value, changed), width in zip(steppers, widths, strict=True):
        place = _labelled(desk, panel, pygame.Rect(start, row.y, wide, row.height), label)
        place.width = width
        panel.add(Stepper(desk, place, label, values, value, changed, shown=grouped))
        if label == labels[1]:
            return
        start, wide = row.right - widths[1] - second, second
        if not is_beside:
            flow.skip(_gap(desk))
            row = flow.take_control()
            start, wide = row.x, column


def _build_length(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, column: int) -> None:
    """Put the length down, and beside it how many rounds, where it is counted in rounds.

    Where words side by side would leave no room for that number, they are a list, whether it is there or not.
    """
    label = _("Length")
    row = flow.take_control()
    place = _labelled(desk, panel, pygame.Rect(row.x, row.y, column, row.height), label)
    place.width = row.right - place.x
    words = [pgettext(*word) for _length, word in choice.lengths]
    chosen = [length for length, _word in choice.lengths].index(choice.length)
    count = Stepper.width_of(desk, str(ROUNDS[-1]))
    has_count = choice.length is Length.ROUNDS
    beside = place.width - desk.u(BETWEEN) - count
    has_segments = Segments.width_of(desk, words) <= beside
    listed = _select_width(desk, choice)
    is_beside = has_segments or listed <= beside
    if not has_segments:
        place.width = min(place.width, listed)
    elif has_count:
        place.width = beside
    panel.add((Segments if has_segments else Select)(desk, place, label, words, chosen, choice.use_length))
    if not has_count:
        return
    if is_beside:
        left = row.right - count if has_segments else place.right + desk.u(BETWEEN)
        at = pygame.Rect(left, row.y, count, row.height)
    else:
        flow.skip(_gap(desk))
        below = flow.take_control()
        at = pygame.Rect(place.x, below.y, count, below.height)
    panel.add(Stepper(desk, at, _("Number of rounds"), ROUNDS, choice.game.rounds, choice.use_rounds, shown=grouped))


def _build_limit(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, column: int) -> None:
    """Put down how much one payer pays at most, and beside or below it the switch that hides the chips."""
    label = _("Pay at most")
    row = flow.take_control()
    place = _labelled(desk, panel, pygame.Rect(row.x, row.y, column, row.height), label)
    offered = choice.limits
    place.width = min(_select_width(desk, choice), row.right - place.x)
    words, chosen = [limit_words(limit) for limit in offered], offered.index(choice.rules.max_points)
    panel.add(Select(desk, place, label, words, chosen, choice.use_limit))
    name = _("Points only")
    switch = desk.g(TOGGLE[0])
    needed = desk.text.width(name, desk.t(17)) + desk.u(10) + switch
    start = row.right - needed
    if start < place.right + desk.u(14):
        flow.skip(_gap(desk))
        row = flow.take_control()
        start = row.x
        needed = column + switch
    panel.add(Label(desk, pygame.Rect(start, row.y, needed - switch, row.height), name, 17, desk.theme.hanji.ink))
    at = pygame.Rect(start + needed - switch, row.y, switch, row.height)
    panel.add(Toggle(desk, at, name, choice.game.points_only, choice.use_points_only))


def limit_words(limit: int | None) -> str:
    """Return how a limit of what one payer pays is called."""
    if limit is None:
        return pgettext("most to pay", "No limit")
    return ngettext("{n} point", "{n} points", limit)


def duration(choice: GameChoice) -> str:
    """Return how long a round takes."""
    if choice.players > 2:
        return _("A round of three takes about four minutes.")
    return _("A round of two takes about three minutes.")


def _labelled(desk: Desk, panel: Panel, box: pygame.Rect, label: str) -> pygame.Rect:
    """Put a label down and return where its control begins."""
    panel.add(Label(desk, box, label, 17, desk.theme.hanji.ink))
    return pygame.Rect(box.right, box.y, 0, control_height(desk))
