"""Paints the drawers: lacquer boards at the reading end of the cloth (UX 3.3)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.i18n import _, pgettext, plain
from gostop_desktop.ui.cards import card_height
from gostop_desktop.ui.portraits import paint_portrait
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align

from .brush import Brush, overlay
from .faces import Faces
from .labels import GroupLabel, draw_label, draw_pip
from .middle import ShortFacts
from .prompts import board

_PAD = 18
_HEAD = 52


@dataclass(frozen=True, slots=True)
class LogFacts:
    """All turns in words."""

    turns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetsFacts:
    """Sets that lack one card."""

    short: tuple[ShortFacts, ...]


@dataclass(frozen=True, slots=True)
class MonthCell:
    """A card and where it is: hand, table, mine, theirs or unseen."""

    card: Card
    where: str


@dataclass(frozen=True, slots=True)
class MonthsFacts:
    """Twelve months of four cards."""

    months: tuple[tuple[MonthCell, ...], ...]


@dataclass(frozen=True, slots=True)
class CapturesFacts:
    """A seat's captured cards by group."""

    name: str
    portrait: str
    groups: tuple[tuple[GroupLabel, tuple[Card, ...]], ...]


def drawer_rect(brush: Brush, *, is_wide: bool) -> Rect:
    """Return where a drawer lies: above the stripe, at the reading end."""
    area = brush.layout.prompt_area()
    width = min(area.w - brush.u(24), brush.u(640 if is_wide else 440))
    rect = Rect(area.right - width - brush.u(10), area.y + brush.u(6), width, area.h - brush.u(12))
    return brush.mirror(rect, area)


def begun(brush: Brush, rect: Rect, title: str) -> tuple[pygame.Surface, Rect]:
    """Return a board with its title, and the room below."""
    picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
    board(picture, brush)
    pad = brush.u(_PAD)
    dialog = brush.theme.dialog
    head = Rect(pad, brush.u(8), rect.w - 2 * pad, brush.u(_HEAD - 14))
    brush.text(picture, title, head, brush.size(20), dialog.text)
    hint = pgettext("key", "Esc closes")
    brush.text(picture, hint, head, brush.size(14), dialog.text2, align=Align.END)
    brush.rule(picture, pad, brush.u(_HEAD - 6), rect.w - 2 * pad, dialog.rule)
    return picture, Rect(pad, brush.u(_HEAD), rect.w - 2 * pad, rect.h - brush.u(_HEAD) - pad // 2)


def draw_log(brush: Brush, rect: Rect, title: str, facts: LogFacts) -> pygame.Surface:
    """Return the newest turns that have room, the newest at the bottom."""
    picture, room = begun(brush, rect, title)
    dialog = brush.theme.dialog
    size = brush.size(15)
    pitch = round(size * 1.4)
    bottom = room.bottom
    for number, turn in enumerate(reversed(facts.turns)):
        lines = brush.desk.text.wrap(turn if brush.is_mirrored else plain(turn), size, room.w)
        top = bottom - len(lines) * pitch
        if top < room.y:
            break
        for index, line in enumerate(lines):
            place = Rect(room.x, top + index * pitch, room.w, pitch)
            brush.text(picture, line, place, size, dialog.text if number == 0 else dialog.text2)
        bottom = top - brush.u(7)
    if not facts.turns:
        brush.text(picture, _("Nothing has happened yet"), Rect(room.x, room.y, room.w, pitch), size, dialog.text2)
    return picture


def draw_sets(brush: Brush, rect: Rect, title: str, facts: SetsFacts) -> pygame.Surface:
    """Return the sets that lack one card, with who and where."""
    picture, room = begun(brush, rect, title)
    dialog = brush.theme.dialog
    size = brush.size(15)
    top = room.y
    if not facts.short:
        words = _("No set lacks just one card")
        brush.text(picture, words, Rect(room.x, top, room.w, brush.u(26)), size, dialog.text2)
    for short in facts.short:
        if top + brush.u(50) > room.bottom:
            break
        face = brush.mirror(Rect(room.x, top + brush.u(4), brush.u(32), brush.u(32)), room)
        paint_portrait(brush.desk, short.portrait, picture, pygame.Rect(face))
        pips = brush.u(13) * len(short.row.pips)
        name = Rect(room.x + brush.u(44), top, room.w - brush.u(44) - pips, brush.u(24))
        brush.text(picture, short.name, brush.mirror(name, room), brush.size(17), dialog.text)
        x = room.x if brush.is_mirrored else room.right - pips
        for index, pip in enumerate(short.row.pips):
            draw_pip(picture, brush, (x + brush.u(13) * (index + 0.5), top + brush.u(12)), pip)
        note = Rect(room.x + brush.u(44), top + brush.u(23), room.w - brush.u(44), brush.u(22))
        brush.text(picture, short.note, brush.mirror(note, room), size, dialog.match if short.is_near else dialog.text2)
        top += brush.u(52)
    return picture


def draw_months(brush: Brush, rect: Rect, title: str, facts: MonthsFacts, faces: Faces) -> pygame.Surface:
    """Return the months in three rows of four: bright what is mine or on the table, dark what is gone."""
    picture, room = begun(brush, rect, title)
    dialog = brush.theme.dialog
    legend = Rect(room.x, room.bottom - brush.u(24), room.w, brush.u(22))
    grid = Rect(room.x, room.y, room.w, room.h - brush.u(28))
    cell_width, cell_height = grid.w // 4, grid.h // 3
    lead = brush.u(22)
    card = min((cell_width - lead - brush.u(8)) // 4, int((cell_height - brush.u(6)) / 1.6))
    for month, cells in enumerate(facts.months):
        row, column = divmod(month, 4)
        left, top = grid.x + column * cell_width, grid.y + row * cell_height
        number = Rect(left, top, lead, brush.u(20))
        brush.text(picture, str(month + 1), brush.mirror(number, grid), brush.size(14), dialog.text2)
        for index, cell in enumerate(cells):
            spot = Rect(left + lead + index * (card + 1), top, card, card_height(card))
            _month_card(picture, brush, brush.mirror(spot, grid), cell, faces)
    words = _("Bright: on the table or in your hand. Dark: captured. Back: unseen.")
    brush.text(picture, words, legend, brush.size(14), dialog.text2)
    return picture


def _month_card(picture: pygame.Surface, brush: Brush, spot: Rect, cell: MonthCell, faces: Faces) -> None:
    dialog = brush.theme.dialog
    if cell.where == "unseen":
        faces.bare(picture, None, spot)
        return
    faces.bare(picture, cell.card, spot)
    if cell.where in {"mine", "theirs"}:
        overlay(picture, pygame.Rect(spot), pygame.Color(20, 12, 8, 150))
    if cell.where in {"hand", "mine"}:
        brush.box(picture, spot.inset(-1), 2, pygame.Color(0, 0, 0, 0), dialog.brass, 1.5)


def draw_captures(brush: Brush, rect: Rect, title: str, facts: CapturesFacts, faces: Faces) -> pygame.Surface:
    """Return a seat's groups in rows, with the cards as large as they can be."""
    picture, room = begun(brush, rect, title)
    dialog = brush.theme.dialog
    name = _("{name}, again for the next seat", name=facts.name)
    head = Rect(room.x, room.y - brush.u(2), room.w, brush.u(26))
    face = brush.mirror(Rect(head.x, head.y, brush.u(26), brush.u(26)), room)
    paint_portrait(brush.desk, facts.portrait, picture, pygame.Rect(face))
    words = Rect(head.x + brush.u(34), head.y, head.w - brush.u(34), head.h)
    brush.text(picture, name, brush.mirror(words, room), brush.size(15), dialog.text2)
    grid = Rect(room.x, head.bottom + brush.u(4), room.w, room.bottom - head.bottom - brush.u(4))
    height = grid.h // 2
    for index, (label, cards) in enumerate(facts.groups):
        row, column = divmod(index, 2)
        share = (grid.w - brush.u(16)) * (38 if column == 0 else 62) // 100
        left = grid.x + (0 if column == 0 else (grid.w - brush.u(16)) * 38 // 100 + brush.u(16))
        place = brush.mirror(Rect(left, grid.y + row * height, share, height), grid)
        draw_label(picture, brush, Rect(place.x, place.y, place.w, brush.u(24)), label)
        width = int((height - brush.u(32)) / 1.6)
        step = min(width + brush.u(4), (place.w - width) / max(1, len(cards) - 1))
        for position, card in enumerate(cards):
            spot = Rect(round(place.x + position * step), place.y + brush.u(26), width, card_height(width))
            faces.bare(picture, card, brush.mirror(spot, place))
    return picture
