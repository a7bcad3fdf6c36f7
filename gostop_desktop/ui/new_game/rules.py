"""By which rules: the presets, and what was changed in the chosen one, in words (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.lists import dotted, packed
from gostop_desktop.ui.rules_text import preset_name, preset_note
from gostop_desktop.ui.widgets import Button, Drawing, Flow, Ground, Label, Panel, RadioRow, control_height

from .choice import GameChoice

Words = Callable[[int], list[tuple[str, float]]]
"""Returns what is said in a room: words and their size."""

ROW = 40
CLOSE_ROW = 34
COMPACT_ROW = 32
FEW = 5
"""So many presets have rows that stand farther apart."""
OUTSET = 8
"""Units that rows and the well reach beyond the column."""
PADDING = 14
MOST_LINES = 2
NARROWEST = 190
"""Units of text beside which the button can stand."""
ROW_MARGINS = 60
"""Units of a row that are no room for words."""
BETWEEN = 16
"""Units between a name and its note."""


def build_rules(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, edit: Callable[[], None]) -> None:
    """Put the presets down, and below them what the rules are now."""
    compact = desk.measure.is_compact
    names = list(choice.presets())
    pitch = ROW if len(names) < FEW else COMPACT_ROW if compact else CLOSE_ROW
    height = max(desk.u(pitch), desk.text.line_height(desk.t(17)) + desk.u(10))
    # Notes beside some of the rows only would look like a difference between them.
    room = flow.width + 2 * desk.u(OUTSET) - desk.u(ROW_MARGINS)
    notes = [desk.text.width(preset_note(name), desk.t(15)) for name in names]
    has_notes = all(
        desk.text.width(preset_name(name), desk.t(17)) + desk.u(BETWEEN) + note <= room
        for name, note in zip(names, notes, strict=True)
    )
    for name in names:
        rect = flow.take(height).inflate(2 * desk.u(OUTSET), 0)
        choose = partial(choice.use_preset, name)
        note = preset_note(name) if has_notes else ""
        panel.add(RadioRow(desk, rect, preset_name(name), note, choose, chosen=name == choice.preset))
    flow.skip(6 if compact else 8)
    _build_now(desk, panel, flow, partial(_words, desk, choice, noted=has_notes), edit)


def _words(desk: Desk, choice: GameChoice, room: int, *, noted: bool) -> list[tuple[str, float]]:
    """Return what is said of the rules as they are now, in a room: words and their size."""
    name = preset_name(choice.preset)
    changed = choice.differences()
    if changed:
        lines = [(line, 17.0) for line in _listed(desk, changed, room)]
        # In the compact form two lines have no room for a third one; the preset is the one chosen above.
        has_head = len(lines) == 1 or not desk.measure.is_compact
        return [(_("Changes to {preset}", preset=name), 15.0), *lines] if has_head else lines
    said: list[tuple[str, float]] = [(_("Exactly as in {preset}", preset=name), 17)]
    note = preset_note(choice.preset)
    return said if noted or not note else [*said, (note, 15)]


def _build_now(desk: Desk, panel: Panel, flow: Flow, words: Words, edit: Callable[[], None]) -> None:
    """Put down what the rules are, in a well, with the button that opens the sheet."""
    hanji = desk.theme.hanji
    name = _("Edit rules")
    width = max(desk.u(116), Button.width_of(desk, name, padding=18))
    room = flow.width - width - desk.u(PADDING + 12)
    is_beside = room >= desk.u(NARROWEST) * desk.measure.text
    if not is_beside:
        room = flow.width
    lines = [(line, size) for text, size in words(room) for line in desk.text.wrap(text, desk.t(size), room)]
    needed = sum(desk.text.line_height(desk.t(size)) for _line, size in lines)
    below = 0 if is_beside else control_height(desk) + desk.u(6)
    height = max(needed + below, control_height(desk)) + desk.u(PADDING)
    block = flow.take(height).inflate(2 * desk.u(OUTSET), 0)
    panel.add(Drawing(desk, block, partial(_paint_well, desk)))
    y = block.y + (block.height - needed - below) // 2
    for line, size in lines:
        height = desk.text.line_height(desk.t(size))
        place = pygame.Rect(block.x + desk.u(PADDING), y, room, height)
        panel.add(Label(desk, place, line, size, hanji.ink if size > 15 else hanji.ink2))
        y += height
    button = pygame.Rect(block.right - width - desk.u(12), 0, width, control_height(desk))
    button.centery = block.centery
    if not is_beside:
        button.bottom = block.bottom - desk.u(PADDING) // 2
    panel.add(Button(desk, button, name, edit, ground=Ground.PAPER))


def _listed(desk: Desk, changes: list[str], room: int) -> list[str]:
    """Return changes in lines; where there are too many, the last line says how many more there are."""
    whole = _packed(desk, changes, room)
    if len(whole) <= MOST_LINES:
        return whole
    fitting = (count for count in range(len(changes) - 1, 0, -1) if _is_line(desk, changes[:count], room))
    shown = next(fitting, 1)
    more = len(changes) - shown
    return [dotted(changes[:shown]), ngettext("and {n} more", "and {n} more", more)]


def _packed(desk: Desk, changes: list[str], room: int) -> list[str]:
    """Return changes in as few lines as can be, each change in one line if it has room there."""
    size = desk.t(17)
    lines = packed(changes, lambda line: desk.text.width(line, size) <= room)
    return [piece for line in lines for piece in desk.text.wrap(line, size, room)]


def _is_line(desk: Desk, changes: list[str], room: int) -> bool:
    return desk.text.width(dotted(changes), desk.t(17)) <= room


def _paint_well(desk: Desk, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    desk.shapes.box(canvas, rect, desk.u(4), desk.theme.hanji.well)
