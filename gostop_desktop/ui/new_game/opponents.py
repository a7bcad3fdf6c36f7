"""Who sits at the table: the computers with their levels, or two people with their names (UX 2.2)."""

from __future__ import annotations

from functools import partial

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.opponents import STEPS, level_names, level_says, level_step, level_word
from gostop_desktop.ui.people import PEOPLE, TWO_PEOPLE
from gostop_desktop.ui.setup import hot_seats
from gostop_desktop.ui.widgets import Drawing, Flow, Label, Panel, Select, TextField, control_height

from .choice import GameChoice

FACE = 56
COLUMN = 72
"""Units from the edge to the words beside a portrait."""
DOTS = 100
"""Units that the dots of a level need."""
DOT_PITCH = 16
NARROWEST_SELECT = 140
GAP = 18


def build_people(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice) -> None:
    """Put a field for the name of everybody down."""
    given = [*choice.game.names, "", ""]
    for index, seat in enumerate(hot_seats(choice.game.names)):
        row = flow.take(desk.u(FACE + 8))
        _put_face(desk, panel, pygame.Rect(row.x, row.y + desk.u(4), 0, 0), seat.portrait)
        width = min(desk.u(280), row.width - desk.u(COLUMN))
        field = pygame.Rect(row.x + desk.u(COLUMN), 0, width, control_height(desk))
        field.centery = row.centery
        # What is shown while nothing was typed is the name that the seat then has.
        shown = pgettext(*TWO_PEOPLE[index][0])
        panel.add(TextField(desk, field, shown, given[index], partial(choice.use_name, index), key=f"name{index}"))


def build_computers(desk: Desk, panel: Panel, flow: Flow, choice: GameChoice) -> None:
    """Put every computer down with its level."""
    for index, (name, portrait) in enumerate(PEOPLE[1 : choice.players]):
        if index:
            flow.skip(10)
        _build_computer(desk, panel, flow, choice, index, (pgettext(*name), portrait))


def build_promise(desk: Desk, panel: Panel, flow: Flow, foot: int) -> None:
    """Say at the foot of the column, as low as another one reaches, what no level does."""
    promise = _("No level sees hidden cards or the draw pile.")
    indent = desk.u(28)
    height = desk.text.block_height(promise, desk.t(15), flow.width - indent)
    flow.y = max(flow.y + desk.u(8), foot - height)
    line = flow.take(height)
    panel.add(Drawing(desk, pygame.Rect(line.x, line.y, desk.u(20), desk.u(22)), partial(_paint_lock, desk)))
    words = pygame.Rect(line.x + indent, line.y, line.width - indent, line.height)
    panel.add(Label(desk, words, promise, 15, desk.theme.hanji.goodink, wrap=True))


def _build_computer(
    desk: Desk, panel: Panel, flow: Flow, choice: GameChoice, index: int, person: tuple[str, str]
) -> None:
    """Put a computer down: name, dots and level in a line, below it what the level does."""
    hanji = desk.theme.hanji
    name, portrait = person
    level, names = choice.levels()[index], level_names()
    options = [level_word(each) for each in names]
    width = max(desk.u(NARROWEST_SELECT), Select.width_of(desk, options)) if len(names) > 1 else 0
    top = flow.y
    x = flow.x + desk.u(COLUMN)
    head = pygame.Rect(x, top, flow.width - desk.u(COLUMN) - width, control_height(desk))
    _put_face(desk, panel, pygame.Rect(flow.x, top, 0, 0), portrait)
    panel.add(Label(desk, head, name, 20, hanji.ink))
    after = desk.text.width(name, desk.t(20)) + desk.u(GAP)
    dots = pygame.Rect(x + after, top, desk.u(DOTS), head.height)
    bottom = head.bottom
    if dots.right > head.right - desk.u(8):
        # Large words leave no room beside the name.
        dots = pygame.Rect(x, bottom, desk.u(DOTS), desk.u(22))
        bottom = dots.bottom
    panel.add(Drawing(desk, dots, partial(_paint_dots, desk, level_step(level))))
    if len(names) > 1:
        place = pygame.Rect(head.right, top, width, head.height)
        chosen = partial(choice.use_level, index)
        panel.add(Select(desk, place, name, options, names.index(level), chosen, key=f"level{index}"))
    says = level_says(level)
    room = flow.width - desk.u(COLUMN)
    words = pygame.Rect(x, bottom + desk.u(2), room, desk.text.block_height(says, desk.t(15), room))
    panel.add(Label(desk, words, says, 15, hanji.ink2, wrap=True))
    flow.y = max(words.bottom, top + desk.u(FACE + 4))


def _put_face(desk: Desk, panel: Panel, corner: pygame.Rect, portrait: str) -> None:
    face = pygame.Rect(corner.x + desk.u(2), corner.y, desk.u(FACE), desk.u(FACE))
    panel.add(Drawing(desk, face, partial(paint_portrait, desk, portrait)))


def _paint_dots(desk: Desk, step: int, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    red = desk.theme.red.fill
    for index in range(STEPS):
        x = rect.x + desk.u(6) + index * desk.u(DOT_PITCH)
        at = desk.mirrored(pygame.Rect(x, rect.y, 1, 1), rect).x
        fill = red if index < step else pygame.Color(0, 0, 0, 0)
        desk.shapes.disc(canvas, (at, rect.centery), desk.u(11), fill, red, 1.3 * desk.line)


def _paint_lock(desk: Desk, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    desk.icons.draw(canvas, "lock", rect.center, desk.u(18), desk.theme.hanji.goodink)
