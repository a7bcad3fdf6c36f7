"""Puts rows on a sheet: name and note at the start, the control at the end or, where there is no room, below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import (
    Button,
    Drawing,
    Flow,
    Ground,
    Heading,
    Label,
    Panel,
    Segments,
    Select,
    Slider,
    Toggle,
    Widget,
    control_height,
)

from .rows import Choice, Group, Row, Span, Switch

LABEL = 200
ROW_MARGIN = 12
VALUE = 84
CONTROL = 368
BUTTON = 132
SLIDER = 200

Make = Callable[[pygame.Rect], Widget]
"""Makes a control at a place."""


class RowMaker:
    """Fills one sheet from top to bottom."""

    def __init__(self, desk: Desk, panel: Panel, flow: Flow, change: Callable[[Settings], None]) -> None:
        """Take the sheet's panel and column, and what takes other settings."""
        self.desk = desk
        self.panel = panel
        self.flow = flow
        self._change = change
        self._is_first = True
        self._top = flow.y

    def groups(self, groups: Sequence[Group]) -> None:
        """Put groups of settings down."""
        for group in groups:
            if group.title is not None:
                self.heading(pgettext(*group.title))
            for row in group.rows:
                self.setting(row)

    def heading(self, words: str) -> None:
        """Put the head of a group down."""
        if self.flow.y != self._top:
            self.flow.skip(14)
        self.panel.add(Heading(self.desk, self.flow.take_line(17, margin=8), words, size=17))
        self._is_first = True

    def setting(self, row: Row) -> None:
        """Put a setting down with its control."""
        desk = self.desk
        value = row.value(desk.settings)
        is_enabled = row.needs(desk.settings)
        name = _(row.name)

        def changed(new: object) -> None:
            self._change(row.changed(desk.settings, new))

        match row.control:
            case Switch():
                width, make = desk.g(50), self._toggle(name, bool(value), changed)
            case Choice(words=words):
                values = list(words)
                shown = [pgettext(*words[each]) for each in values]
                chosen = values.index(value) if value in values else -1
                width = max(Segments.width_of(desk, shown), desk.u(CONTROL))
                make = self._segments(name, shown, chosen, lambda index: changed(values[index]))
            case Span() as span:
                width, make = self._spanned(name, span, value, changed)

        def made(place: pygame.Rect) -> Widget:
            widget = make(place)
            widget.is_enabled = is_enabled
            return widget

        self.place(name, _(row.note) if row.note else "", width, made, is_enabled=is_enabled)

    def select(self, name: str, words: Sequence[str], chosen: int, choose: Callable[[int], None]) -> None:
        """Put a field with a list of values down."""
        width = max(self.desk.u(220), Select.width_of(self.desk, words))
        self.place(name, "", width, lambda place: Select(self.desk, place, name, words, chosen, choose))

    def segments(self, name: str, words: list[str], chosen: int, choose: Callable[[int], None]) -> None:
        """Put a few words of which one is chosen down."""
        width = max(Segments.width_of(self.desk, words), self.desk.u(CONTROL))
        self.place(name, "", width, self._segments(name, words, chosen, choose))

    def button(self, name: str, note: str, words: str, action: Callable[[], object], *, key: str = "") -> None:
        """Put a thing to do down, with a button at the end."""

        def act() -> None:
            action()

        width = max(self.desk.u(BUTTON), Button.width_of(self.desk, words, padding=16))
        self.place(
            name, note, width, lambda place: Button(self.desk, place, words, act, ground=Ground.PAPER, key=key or name)
        )

    def place(self, name: str, note: str, width: int, make: Make, *, is_enabled: bool = True) -> None:
        """Put a row down: name, note, and a control of this width."""
        if not self._is_first:
            self.rule()
        self._is_first = False
        desk, flow = self.desk, self.flow
        hanji = desk.theme.hanji
        margin = desk.u(ROW_MARGIN)
        height = control_height(desk)
        width = min(width, flow.width)
        beside = flow.width - width - desk.u(20)
        is_beside = beside >= min(desk.u(LABEL), desk.text.width(name, desk.t(17)))
        room = beside if is_beside else flow.width
        title = desk.text.block_height(name, desk.t(17), room)
        words = title + (desk.text.block_height(note, desk.t(15), room) if note else 0)
        inner = max(words, height) if is_beside else words + desk.u(8) + height
        row = flow.take(inner + 2 * margin)
        top = row.y + margin + ((inner - words) // 2 if is_beside else 0)
        colours = (hanji.ink, hanji.ink2) if is_enabled else (hanji.ink3, hanji.ink3)
        self.panel.add(Label(desk, pygame.Rect(row.x, top, room, title), name, 17, colours[0], wrap=True))
        if note:
            below = pygame.Rect(row.x, top + title, room, words - title)
            self.panel.add(Label(desk, below, note, 15, colours[1], wrap=True))
        place = pygame.Rect(row.right - width, row.y + margin + (inner - height) // 2, width, height)
        if not is_beside:
            place.topleft = row.x, row.bottom - margin - height
        self.panel.add(make(place))

    def words(self, text: str, *, size: float = 15, colour: pygame.Color | None = None, skip: float = 8) -> None:
        """Put a paragraph down."""
        desk = self.desk
        height = desk.text.block_height(text, desk.t(size), self.flow.width)
        ink = colour or desk.theme.hanji.ink2
        self.panel.add(Label(desk, self.flow.take(height), text, size, ink, wrap=True))
        self.flow.skip(skip)

    def warning(self, text: str) -> None:
        """Put a paragraph down that says what does not work, with its sign before it."""
        desk, flow = self.desk, self.flow
        icon = desk.u(22)
        width = flow.width - icon - desk.u(10)
        height = max(icon, desk.text.block_height(text, desk.t(15), width))
        row = flow.take(height)
        sign = pygame.Rect(row.x, row.y, icon, height)
        self.panel.add(Drawing(desk, sign, self._paint_sign))
        place = pygame.Rect(row.right - width, row.y, width, height)
        self.panel.add(Label(desk, place, text, 15, desk.theme.hanji.ink, wrap=True))
        flow.skip(6)

    def rule(self) -> None:
        """Put a line between two rows."""
        self.panel.add(Drawing(self.desk, self.flow.take(round(self.desk.line)), self._paint_rule))

    def _paint_sign(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        self.desk.icons.draw(
            canvas, "warn", (rect.centerx, rect.y + rect.width // 2), rect.width, self.desk.theme.hanji.ink
        )

    def _paint_rule(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, rect)

    def _toggle(self, name: str, value: bool, changed: Callable[[object], None]) -> Make:  # noqa: FBT001  # the value
        return lambda place: Toggle(self.desk, place, name, value, changed)

    def _segments(self, name: str, words: list[str], chosen: int, choose: Callable[[int], None]) -> Make:
        desk = self.desk

        def make(place: pygame.Rect) -> Widget:
            if Segments.width_of(desk, words) > place.width:
                return Select(desk, place, name, words, max(0, chosen), choose)
            return Segments(desk, place, name, words, chosen, choose)

        return make

    def _spanned(self, name: str, span: Span, value: object, changed: Callable[[object], None]) -> tuple[int, Make]:
        """Return how wide a slider with its words is, and what makes it."""
        desk = self.desk
        number = value if isinstance(value, int) else span.values.start
        say = partial(self._span_words, span)
        # All sliders end at one edge, also where only one of them can say the longest words.
        longest = _("Automatic, {number} %", number=300)
        widest = max(desk.text.width(words, desk.t(17)) for words in (longest, say(span.values[-1])))
        shown = max(desk.u(VALUE), widest + desk.u(24))

        def make(place: pygame.Rect) -> Widget:
            track = pygame.Rect(place.x, place.y, place.width - shown, place.height)
            words = pygame.Rect(track.right, place.y, shown, place.height)
            label = Label(desk, words, say(number), 17, desk.theme.hanji.ink, align=Align.END)

            def moved(new: int) -> None:
                label.name = say(new)
                changed(None if span.has_auto and new == span.values.start else new)

            self.panel.add(label)
            return Slider(desk, track, name, span.values, number, moved, live=span.is_live)

        return max(desk.u(CONTROL), desk.u(SLIDER) + shown), make

    def _span_words(self, span: Span, number: int) -> str:
        if span.has_auto and number == span.values.start:
            return _("Automatic, {number} %", number=self.desk.measure.automatic)
        return _("{number} %", number=number)
