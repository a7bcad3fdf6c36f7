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
from gostop_desktop.ui.widgets import Flow, Heading, Label, Panel, Segments, Select, SheetPage, Slider, Tile, Widget
from gostop_desktop.ui.widgets.flow import control_height

ANSWERS = (
    ("yes", N_("Yes, let me play"), N_("Matgo with the usual rules against a skilled computer."), ("08B", "01B")),
    ("little", N_("A little"), N_("An easier opponent, with matching cards marked."), ("02A", "04A", "08A")),
    (
        "no",
        N_("No, show me"),
        N_("See all the cards, then play the easiest opponent."),
        ("01B",),
    ),
)
"""How much one knows: name, answer, what follows, cards on its picture."""
LEVELS = {"yes": "skilled", "little": "casual", "no": "novice"}
TILE = 78
BETWEEN = 40
SHORTEST_SLIDER = 150


class FirstStartScene(SheetPage):
    """Asks three things once; every answer can be changed later in the settings."""

    name = "first_start"
    has_back = False
    foot = 48

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        codes = language_codes()
        self._codes = sorted(codes, key=lambda code: code != i18n.language())
        """The languages, the one that the system prefers first; it stays there when another is chosen."""

    @property
    def title(self) -> str:
        return _("Welcome")

    def first_control(self) -> Widget | None:
        return next((widget for widget in self.controls.all() if isinstance(widget, Tile)), None)

    def fill(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        names = [language_name(code) for code in self._codes]
        column = (flow.width - desk.u(BETWEEN)) // 2
        if Segments.width_of(desk, names) <= column and self._text_width() <= column:
            # Side by side, so that the question and all its answers are seen with large text too.
            first = Flow(desk, flow.x, flow.y, column)
            second = Flow(desk, flow.x + column + desk.u(BETWEEN), flow.y, column)
        else:
            first = second = flow
        self._build_language(panel, first, names)
        self._build_text(panel, second)
        flow.y = max(first.y, second.y)
        self._build_question(panel, flow)

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

    def _build_language(self, panel: Panel, flow: Flow, names: list[str]) -> None:
        desk = self.desk
        panel.add(Heading(desk, flow.take_line(20, margin=8), _("Language")))
        flow.skip(12)
        chosen = self._codes.index(i18n.language()) if i18n.language() in self._codes else 0
        place = flow.take_control()
        if Segments.width_of(desk, names) <= place.width:
            place.width = min(place.width, max(desk.u(320), Segments.width_of(desk, names)))
            panel.add(Segments(desk, place, _("Language"), names, chosen, self._use_language, key="language"))
        else:
            place.width = desk.u(260)
            panel.add(Select(desk, place, _("Language"), names, chosen, self._use_language, key="language"))
        flow.skip(20)

    def _use_language(self, index: int) -> None:
        settings = self.desk.settings
        language = replace(settings.language, interface=self._codes[index])
        self.desk.change(replace(settings, language=language))
        self.damage()

    def _text_width(self) -> int:
        """Return the width that the choice of the text's size needs at least."""
        desk = self.desk
        return desk.u(SHORTEST_SLIDER + 28) + desk.text.width(_("{number} %", number=200), desk.t(17))

    def _build_text(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        panel.add(Heading(desk, flow.take_line(20, margin=8), _("Size of text")))
        flow.skip(8)
        sample = _("Is this easy to read?")
        height = desk.text.block_height(sample, desk.t(17), flow.width)
        panel.add(Label(desk, flow.take(height), sample, 17, hanji.ink, wrap=True))
        flow.skip(2)
        # Lower than the languages beside it, so that Up leads from it to them: Left sets it.
        row = flow.take(control_height(desk))
        value = round(100 * desk.measure.text)
        told = desk.text.width(_("{number} %", number=200), desk.t(17)) + desk.u(20)
        track = pygame.Rect(row.x + desk.u(8), row.y, min(desk.u(300), row.width - told - desk.u(8)), row.height)
        panel.add(
            Slider(desk, track, _("Size of text"), range(100, 210, 10), value, self._use_text, key="text", live=False)
        )
        words = pygame.Rect(track.right + desk.u(20), row.y, row.right - track.right - desk.u(20), row.height)
        panel.add(Label(desk, words, _("{number} %", number=value), 17, hanji.ink))
        flow.skip(16)

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
            flow.skip(6 if desk.measure.is_compact else 10)
