"""The first start: language, size of text, and how much one knows already; three clicks to cards in hand (UX 2.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import N_, _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.fans import paint_fan
from gostop_desktop.ui.languages import language_codes, language_name
from gostop_desktop.ui.memory import remember, remembered
from gostop_desktop.ui.start import table_scene, title_scene
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Flow, Heading, Label, PageScene, Panel, Segments, Select, Slider, Tile, Widget
from gostop_desktop.ui.widgets.flow import control_height

ANSWERS = (
    ("yes", N_("Yes, let me play"), N_("Matgo with the usual rules against a skilled computer."), ("08B", "01B")),
    ("little", N_("A little"), N_("An easier opponent, and cards that match are marked."), ("02A", "04A", "08A")),
    (
        "no",
        N_("No, show me"),
        N_("Cards with their numbers, all of them to look at, and the easiest opponent."),
        ("01B",),
    ),
)
"""How much one knows: name, answer, what follows, cards on its picture."""
LEVELS = {"yes": "skilled", "little": "casual", "no": "novice"}
WIDTH = 760
TILE = 74


class FirstStartScene(PageScene):
    """Asks three things once; every answer can be changed later in the settings."""

    name = "first_start"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Welcome")

    def first_control(self) -> Widget | None:
        return next((widget for widget in self.controls.all() if isinstance(widget, Tile)), None)

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        width = min(desk.u(WIDTH), self.page.width - 2 * desk.u(20))
        top = self.page.y + desk.u(68 if compact else 76)
        bottom = self.page.bottom - desk.u(20 if compact else 48)
        inner = width - 2 * desk.u(32)
        self._sheet = pygame.Rect(self.page.centerx - width // 2, top, width, bottom - top)
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        flow = Flow(desk, self._sheet.x + desk.u(32), top + desk.u(20), inner)
        self._build_language(panel, flow)
        self._build_text(panel, flow)
        self._build_question(panel, flow)
        panel.content_height = flow.y + desk.u(8) - inside.y
        free = self._sheet.bottom - flow.y - desk.u(16)
        if free > 0:
            self._sheet.height -= free

    def go_back(self) -> None:
        """Esc answers nothing and shows the title."""
        self._keep(marks=True)
        self.desk.scenes.reset(title_scene(self.desk))

    def answer(self, name: str) -> None:
        """Begin as somebody who knows so much."""
        desk = self.desk
        self._keep(marks=True, face="badges" if name == "no" else None)
        level = LEVELS[name]
        remember(desk, replace(remembered(desk), levels=[level, level], has_started=True))
        if name == "no":
            from .gallery import GalleryScene

            desk.scenes.reset(title_scene(desk))
            desk.scenes.push(GalleryScene(desk, play=partial(self._play, level)))
            return
        self._play(level)

    def _play(self, level: str) -> None:
        """Sit down against somebody of a level."""
        desk = self.desk
        # The rules are not read before somebody plays: this page is often the very first frame.
        from gostop_desktop.ui.setup import default_setup

        desk.scenes.reset(table_scene(desk, default_setup(seed=desk.options.seed, levels=(level,))))

    def _keep(self, *, marks: bool, face: str | None = None) -> None:
        """Write the settings, so that this page does not come again."""
        settings = self.desk.settings
        settings = replace(settings, game=replace(settings.game, match_marks=marks))
        if face is not None:
            settings = replace(settings, display=replace(settings.display, face=face))
        self.desk.change(settings)

    def _build_language(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        panel.add(Heading(desk, flow.take_line(20, margin=8), _("Language")))
        flow.skip(12)
        codes = language_codes()
        names = [language_name(code) for code in codes]
        chosen = codes.index(i18n.language()) if i18n.language() in codes else 0
        place = flow.take_control()
        if Segments.width_of(desk, names) <= place.width:
            place.width = max(desk.u(320), Segments.width_of(desk, names))
            panel.add(Segments(desk, place, _("Language"), names, chosen, self._use_language, key="language"))
        else:
            place.width = desk.u(260)
            panel.add(Select(desk, place, _("Language"), names, chosen, self._use_language, key="language"))
        flow.skip(20)

    def _use_language(self, index: int) -> None:
        settings = self.desk.settings
        language = replace(settings.language, interface=language_codes()[index])
        self.desk.change(replace(settings, language=language))
        self.damage()

    def _build_text(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        panel.add(Heading(desk, flow.take_line(20, margin=8), _("Size of text")))
        flow.skip(8)
        row = flow.take(control_height(desk))
        track = pygame.Rect(row.x + desk.u(8), row.y, min(desk.u(300), row.width // 2), row.height)
        value = desk.settings.display.text
        panel.add(
            Slider(desk, track, _("Size of text"), range(100, 210, 10), value, self._use_text, key="text", live=False)
        )
        words = pygame.Rect(track.right + desk.u(20), row.y, row.right - track.right - desk.u(20), row.height)
        panel.add(Label(desk, words, _("{number} %", number=value), 17, hanji.ink))
        sample = _("Can you read this with ease?")
        height = desk.text.block_height(sample, desk.t(15), flow.width)
        panel.add(Label(desk, flow.take(height), sample, 15, hanji.ink2, wrap=True, align=Align.START))
        flow.skip(20)

    def _use_text(self, percent: int) -> None:
        settings = self.desk.settings
        self.desk.change(replace(settings, display=replace(settings.display, text=percent)))
        self.damage()

    def _build_question(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        panel.add(Heading(desk, flow.take_line(20, margin=8), _("Have you played Go-Stop before?")))
        flow.skip(12)
        for name, words, note, cards in ANSWERS:
            act: Callable[[], None] = partial(self.answer, name)
            lines = desk.text.line_height(desk.t(17)) + desk.text.line_height(desk.t(15))
            place = flow.take(max(desk.u(TILE), lines + desk.u(16)))
            room = place.width - desk.u(120)
            shown = _(note) if desk.text.width(_(note), desk.t(15)) <= room else ""
            picture = partial(paint_fan, desk, cards)
            panel.add(Tile(desk, place, _(words), shown, act, chosen=False, picture=picture, picture_width=104))
            flow.skip(10)
