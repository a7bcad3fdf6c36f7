"""What stands beside the rule sheet about one option: the rule as it is set, an example, the presets (VISUAL g)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.i18n import _, language

from .desk import Desk
from .rules_text import EXAMPLES, OPTION_TEXTS, preset_name, rule_in_force, value_words
from .text import Align
from .widgets import Button, Controls, Drawing, Flow, Ground, Label, Panel, control_height

PADDING = 24


class RuleDetail:
    """Fills a sheet with what there is to say about an option."""

    def __init__(self, desk: Desk, controls: Controls, area: pygame.Rect) -> None:
        self.desk = desk
        self.area = area
        self.controls = controls
        viewport = area.inflate(-desk.u(4), -2 * desk.u(6))
        viewport.height -= control_height(desk) + desk.u(PADDING)
        self.panel: Panel = controls.panel(viewport)
        self.panel.ground = desk.theme.hanji.base
        padding = desk.u(PADDING)
        self.flow = Flow(desk, area.x + padding, area.y + desk.u(18), area.width - 2 * padding)

    def build(self, option: str, rules: Rules, reset: Callable[[], None] | None) -> None:
        """Put everything down; `reset` gives the option its preset's value back, None if it has it."""
        desk = self.desk
        hanji = desk.theme.hanji
        text = OPTION_TEXTS[option]
        self._words(_(text.name), 24, hanji.ink)
        if language() != "ko":
            self.panel.add(Label(desk, self.flow.take_line(15, margin=4), text.korean, 15, hanji.ink2))
        self.flow.skip(8)
        self._words(rule_in_force(option, rules), 17, hanji.ink)
        self.flow.skip(14)
        if option in EXAMPLES:
            self._head(_("Example"))
            self._words(_(EXAMPLES[option]), 15, hanji.ink)
            self.flow.skip(14)
        self._head(_("In the presets"))
        for (name, seats), preset in PRESETS.items():
            if seats == rules.players:
                self._value(preset_name(name), value_words(option, getattr(preset, option)))
        self._reset_button(reset)

    def _words(self, words: str, size: float, colour: pygame.Color) -> None:
        desk = self.desk
        height = desk.text.block_height(words, desk.t(size), self.flow.width)
        self.panel.add(Label(desk, self.flow.take(height), words, size, colour, wrap=True))

    def _head(self, words: str) -> None:
        desk = self.desk

        def paint(canvas: pygame.Surface, rect: pygame.Rect) -> None:
            hanji = desk.theme.hanji
            desk.text.draw(canvas, words, rect.topleft, desk.t(15), hanji.redink, width=rect.width)
            canvas.fill(hanji.rule_strong, (rect.x, rect.bottom - round(desk.line), rect.width, round(desk.line)))

        self.panel.add(Drawing(desk, self.flow.take_line(15, margin=6), paint, words))
        self.flow.skip(6)

    def _value(self, name: str, words: str) -> None:
        """Put a preset and its value on a line, or on two where they have no room."""
        desk = self.desk
        hanji = desk.theme.hanji
        room = self.flow.width - desk.text.width(words, desk.t(15)) - desk.u(14)
        if room < desk.u(90):
            self._words(name, 15, hanji.ink2)
            self.panel.add(Label(desk, self.flow.take_line(15), words, 15, hanji.ink, align=Align.END))
        else:
            row = self.flow.take(desk.text.block_height(name, desk.t(15), room))
            left = pygame.Rect(row.x, row.y, room, row.height)
            self.panel.add(Label(desk, left, name, 15, hanji.ink2, wrap=True))
            self.panel.add(Label(desk, row, words, 15, hanji.ink, align=Align.END, wrap=True))
        self.flow.skip(6)

    def _reset_button(self, reset: Callable[[], None] | None) -> None:
        desk, flow = self.desk, self.flow
        place = pygame.Rect(flow.x, 0, flow.width, control_height(desk))
        place.bottom = self.area.bottom - desk.u(PADDING)
        button = Button(desk, place, _("Back to the preset value"), reset or _nothing, ground=Ground.PAPER)
        button.is_enabled = reset is not None
        self.controls.add(button)
        assert self.panel.viewport is not None, "the sheet can be scrolled"
        self.panel.content_height = flow.y - self.panel.viewport.y


def _nothing() -> None:
    """What a disabled button does."""
