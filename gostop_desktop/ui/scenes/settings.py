"""Settings: every change takes effect at once and is saved at once (UX 3.6, VISUAL h)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from gostop_desktop import __version__, i18n
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.storage.paths import asset
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Bindings
from gostop_desktop.ui.input.commands import CARDS, FIXED, NAMES, Command
from gostop_desktop.ui.keys import save_bindings
from gostop_desktop.ui.languages import language_codes, language_name
from gostop_desktop.ui.looks import FACE_NAMES, FaceTile, Preview, TableTile
from gostop_desktop.ui.setting_rows import PAGES, Choice, Row, Span, Switch, rows_of
from gostop_desktop.ui.theme import load_theme, theme_names
from gostop_desktop.ui.widgets import (
    Button,
    Drawing,
    Flow,
    Ground,
    Heading,
    Label,
    PageRow,
    PageScene,
    Panel,
    Segments,
    Select,
    Slider,
    Toggle,
    Widget,
    control_height,
)

from .key_capture import KeyCaptureScene

LIST = 224
SIDE = 340
PADDING = 32
LABEL = 200
ROW_MARGIN = 12
VALUE = 108
CONTROL = 368


class SettingsScene(PageScene):
    """Pages on the left, rows on the sheet; the page for the display shows what it does."""

    name = "settings"

    def __init__(self, desk: Desk, page: str = PAGES[0][0]) -> None:
        super().__init__(desk)
        self.open_page = page
        self._sheet = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Settings")

    def first_control(self) -> Widget | None:
        return next((row for row in self.controls.all() if isinstance(row, PageRow) and row.chosen), None)

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        u = desk.u
        top = self.page.y + u(68 if compact else 76)
        bottom = self.page.bottom - u(20 if compact else 40)
        widest = max(desk.text.width(_(name), desk.t(17)) for _page, name, _icon in PAGES) + u(74)
        list_width = max(u(190 if compact else LIST), widest)
        left = self.page.x + list_width + u(24 if not compact else 10)
        right = self.page.right - u(20 if compact else 40)
        self._sheet = pygame.Rect(left, top, right - left, bottom - top)
        self._build_list(list_width, top)
        has_side = self.open_page == "display" and not compact and desk.measure.text <= 1.3
        side = u(SIDE) if has_side else 0
        padding = u(PADDING if not compact else 20)
        inside = pygame.Rect(left + u(2), top + u(8), self._sheet.width - side - u(4), bottom - top - u(16))
        panel = self.controls.panel(inside)
        flow = Flow(desk, left + padding, top + u(18), inside.width - 2 * padding)
        name = next(name for page, name, _icon in PAGES if page == self.open_page)
        panel.add(Label(desk, flow.take_line(24, margin=14), _(name), 24, desk.theme.hanji.ink))
        self._builders()[self.open_page](panel, flow)
        if self.open_page == "display" and not has_side:
            self._build_looks(panel, flow)
        panel.content_height = flow.y + u(16) - inside.y
        if has_side:
            self._build_side(pygame.Rect(right - side, top, side, bottom - top))

    def paint_ground(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        if desk.measure.is_compact:
            return
        words = _("Saved at once")
        small = desk.t(15)
        box = desk.mirrored(self.at(28, 0, 200, 0))
        y = self.page.bottom - desk.u(60)
        desk.text.draw(canvas, words, (box.x, y), small, desk.theme.mark.text2, width=box.width)

    def change(self, settings: Settings) -> None:
        """Take other settings."""
        self.desk.change(settings)
        self.damage()

    def _again(self) -> None:
        self.resize()
        self.damage()

    def _builders(self) -> dict[str, Callable[[Panel, Flow], None]]:
        return {
            "game": self._build_rows,
            "display": self._build_rows,
            "sound": self._build_sound,
            "language": self._build_language,
            "controls": self._build_controls,
            "data": self._build_data,
            "about": self._build_about,
        }

    def _build_list(self, width: int, top: int) -> None:
        desk = self.desk
        pitch = max(desk.u(44 if desk.measure.is_compact else 52), desk.text.line_height(desk.t(17)) + desk.u(14))
        y = top + desk.u(16 if not desk.measure.is_compact else 2)
        for page, name, icon in PAGES:
            rect = pygame.Rect(self.page.x, y, width, min(desk.u(44), pitch - desk.u(4)))
            show = partial(self._open, page)
            chosen = page == self.open_page
            self.controls.add(PageRow(desk, rect, _(name), show, chosen=chosen, icon=icon))
            y += pitch

    def _open(self, page: str) -> None:
        self.open_page = page
        self._again()

    def _build_rows(self, panel: Panel, flow: Flow) -> None:
        for index, row in enumerate(rows_of(self.open_page)):
            if index:
                self._rule(panel, flow)
            self._build_row(panel, flow, row)

    def _build_row(self, panel: Panel, flow: Flow, row: Row) -> None:
        settings = self.desk.settings
        value = row.value(settings)

        def changed(new: object) -> None:
            self.change(row.changed(self.desk.settings, new))

        name = _(row.name)
        note = _(row.note) if row.note else ""
        match row.control:
            case Switch():
                self._place(panel, flow, name, note, self.desk.u(50), partial(self._toggle, name, bool(value), changed))
            case Choice(words=words):
                values = list(words)
                shown = [pgettext(*words[each]) for each in values]
                chosen = values.index(value) if value in values else -1

                def choose(index: int) -> None:
                    changed(values[index])

                width = max(Segments.width_of(self.desk, shown), self.desk.u(CONTROL))
                self._place(panel, flow, name, note, width, partial(self._segments, name, shown, chosen, choose))
            case Span(values=span):
                number = value if isinstance(value, int) else 100
                width = self.desk.u(260) + self._value_width()
                self._place(panel, flow, name, note, width, partial(self._slider, name, span, number, changed))

    def _place(
        self,
        panel: Panel,
        flow: Flow,
        name: str,
        note: str,
        width: int,
        make: Callable[[Panel, pygame.Rect], None],
    ) -> None:
        """Put a row down: name and note at the start, the control at the end or, where there is no room, below."""
        desk = self.desk
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
        panel.add(Label(desk, pygame.Rect(row.x, top, room, title), name, 17, hanji.ink, wrap=True))
        if note:
            below = pygame.Rect(row.x, top + title, room, words - title)
            panel.add(Label(desk, below, note, 15, hanji.ink2, wrap=True))
        place = pygame.Rect(row.right - width, row.y + margin + (inner - height) // 2, width, height)
        if not is_beside:
            place.topleft = row.x, row.bottom - margin - height
        make(panel, place)

    def _toggle(
        self,
        name: str,
        value: bool,  # noqa: FBT001  # it is the control's value
        changed: Callable[[object], None],
        panel: Panel,
        place: pygame.Rect,
    ) -> None:
        panel.add(Toggle(self.desk, place, name, value, changed))

    def _segments(
        self, name: str, words: list[str], chosen: int, choose: Callable[[int], None], panel: Panel, place: pygame.Rect
    ) -> None:
        if Segments.width_of(self.desk, words) > place.width:
            panel.add(Select(self.desk, place, name, words, max(0, chosen), choose))
        else:
            panel.add(Segments(self.desk, place, name, words, chosen, choose))

    def _slider(
        self, name: str, span: range, value: int, changed: Callable[[object], None], panel: Panel, place: pygame.Rect
    ) -> None:
        desk = self.desk
        shown = self._value_width()
        track = pygame.Rect(place.x + desk.u(8), place.y, place.width - shown - desk.u(8), place.height)
        # The size of everything and of text moves the slider itself: it takes effect when the knob is let go.
        words = pygame.Rect(track.right + desk.u(16), place.y, shown - desk.u(16), place.height)
        label = Label(desk, words, _("{number} %", number=value), 17, desk.theme.hanji.ink)

        def moved(number: int) -> None:
            label.name = _("{number} %", number=number)
            changed(number)

        panel.add(Slider(desk, track, name, span, value, moved, live=self.open_page != "display"))
        panel.add(label)

    def _value_width(self) -> int:
        """Return how wide the words beside a slider can be."""
        desk = self.desk
        return max(desk.u(VALUE), desk.text.width(_("{number} %", number=200), desk.t(17)) + desk.u(18))

    def _build_sound(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        if desk.sound.is_silent:
            words = _("There is no sound here: no device was found, or it was switched off at the start.")
            height = desk.text.block_height(words, desk.t(15), flow.width)
            panel.add(Label(desk, flow.take(height), words, 15, desk.theme.hanji.redink, wrap=True))
            flow.skip(6)
        self._build_rows(panel, flow)

    def _build_language(self, panel: Panel, flow: Flow) -> None:
        codes = language_codes()
        names = [language_name(code) for code in codes]
        chosen = codes.index(i18n.language()) if i18n.language() in codes else 0

        def choose(index: int) -> None:
            settings = self.desk.settings
            self.change(Row("language", "interface", "", Switch()).changed(settings, codes[index]))

        def make(panel: Panel, place: pygame.Rect) -> None:
            panel.add(Select(self.desk, place, _("Language"), names, chosen, choose))

        width = max(self.desk.u(220), Select.width_of(self.desk, names))
        self._place(panel, flow, _("Language"), "", width, make)
        self._rule(panel, flow)
        self._build_rows(panel, flow)

    def _build_controls(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        self._build_rows(panel, flow)
        self._rule(panel, flow)
        flow.skip(14)
        note = _("Press a key's button to give the command another key. A key that is taken changes places.")
        height = desk.text.block_height(note, desk.t(15), flow.width)
        panel.add(Label(desk, flow.take(height), note, 15, desk.theme.hanji.ink2, wrap=True))
        flow.skip(8)
        for index, command in enumerate(Command):
            if index:
                self._rule(panel, flow)
            self._place(panel, flow, command_name(command), "", desk.u(150), partial(self._key, command))
        flow.skip(10)
        words = _("All keys as they were")
        place = flow.take_control()
        place.width = Button.width_of(desk, words)
        panel.add(Button(desk, place, words, self._reset_keys, ground=Ground.PAPER))

    def _key(self, command: Command, panel: Panel, place: pygame.Rect) -> None:
        desk = self.desk
        ask = partial(self._ask_key, command)
        button = Button(desk, place, desk.bindings.label(command), ask, ground=Ground.PAPER, key=f"key {command}")
        button.is_enabled = command not in FIXED
        panel.add(button)

    def _ask_key(self, command: Command) -> None:
        self.desk.scenes.push(KeyCaptureScene(self.desk, command, self._again))

    def _reset_keys(self) -> None:
        self.desk.bindings = Bindings()
        save_bindings(self.desk.folders, self.desk.bindings)
        self._again()

    def _build_data(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        folders = desk.folders
        rows = (
            (_("Settings and presets"), folders.config),
            (_("Played rounds and exports"), folders.data),
            (_("The round in play, the log"), folders.state),
        )
        for name, path in rows:
            self._place(
                panel,
                flow,
                name,
                str(path),
                desk.u(110),
                partial(self._button, _("Copy path"), partial(self._copy, str(path))),
            )
            self._rule(panel, flow)
        words = _("Reset settings")
        width = Button.width_of(desk, words)
        note = _("Played rounds and presets stay.")
        self._place(panel, flow, words, note, width, partial(self._button, words, self._reset_settings))

    def _button(self, name: str, action: Callable[[], object], panel: Panel, place: pygame.Rect) -> None:
        def act() -> None:
            action()

        width = max(place.width, Button.width_of(self.desk, name, padding=16))
        place = pygame.Rect(place.right - width, place.y, width, place.height)
        panel.add(Button(self.desk, place, name, act, ground=Ground.PAPER, key=f"{name} {place.y}"))

    def _copy(self, text: str) -> None:
        copied = self.desk.copy(text)
        self.desk.toast.say(_("Copied.") if copied else _("It cannot be copied here."))

    def _reset_settings(self) -> None:
        self.change(Settings())
        self.desk.toast.say(_("All settings are as they were at first."))

    def _build_about(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        paragraphs = (
            (_("Go-Stop {version}", version=__version__), 20, hanji.ink),
            (_("Go-Stop and Matgo with the rules of every table, for play chips only."), 17, hanji.ink),
            (_("No network, no account, no advertising. Nothing leaves this machine."), 17, hanji.goodink),
            (_("Program, rules, drawings and sounds: MIT licence."), 15, hanji.ink2),
            (_("Fonts: Noto Sans KR and Noto Naskh Arabic, SIL Open Font License."), 15, hanji.ink2),
            (_("Made with Python, pygame-ce (LGPL), SDL, msgspec and platformdirs."), 15, hanji.ink2),
        )
        for text, size, colour in paragraphs:
            height = desk.text.block_height(text, desk.t(size), flow.width)
            panel.add(Label(desk, flow.take(height), text, size, colour, wrap=True))
            flow.skip(8)
        flow.skip(12)
        words = _("Licences")
        place = flow.take_control()
        place.width = max(desk.u(140), Button.width_of(desk, words))
        panel.add(Button(desk, place, words, self._licences, ground=Ground.PAPER))

    def _licences(self) -> None:
        from .licences import LicencesScene

        self.desk.scenes.push(LicencesScene(self.desk))

    def _build_side(self, side: pygame.Rect) -> None:
        desk = self.desk
        line = pygame.Rect(side.x, side.y + desk.u(28), round(desk.line), side.height - desk.u(56))
        self.controls.add(Drawing(desk, line, self._paint_rule))
        panel = self.controls.panel(
            pygame.Rect(side.x + desk.u(4), side.y + desk.u(8), side.width - desk.u(6), side.height - desk.u(16))
        )
        flow = Flow(desk, side.x + desk.u(24), side.y + desk.u(22), side.width - desk.u(52))
        self._build_looks(panel, flow)
        panel.content_height = flow.y + desk.u(8) - panel.viewport.y if panel.viewport else 0

    def _build_looks(self, panel: Panel, flow: Flow) -> None:
        """Put down what the table and the cards can look like, and a preview of both."""
        desk = self.desk
        settings = desk.settings
        panel.add(Heading(desk, flow.take_line(17, margin=8), _("Table"), size=17))
        flow.skip(12)
        folder = asset("themes")
        names = theme_names(folder)
        self._tiles(
            panel,
            flow,
            [
                TableTile(
                    desk,
                    load_theme(folder / f"{name}.toml"),
                    partial(self._use_table, name),
                    chosen=name == desk.table_name,
                )
                for name in names
            ],
            44,
            0,
        )
        panel.add(Heading(desk, flow.take_line(17, margin=8), _("Cards"), size=17))
        flow.skip(12)
        faces = [face for face in FACE_NAMES if (asset("sprites") / face / "face.json").is_file()]
        self._tiles(
            panel,
            flow,
            [
                FaceTile(desk, face, partial(self._use_face, face), chosen=face == settings.display.face)
                for face in faces
            ],
            112,
            1.6,
        )
        panel.add(Heading(desk, flow.take_line(17, margin=8), _("Preview"), size=17))
        flow.skip(10)
        panel.add(Preview(desk, flow.take(min(desk.u(196), round(flow.width * 0.62)))))

    def _tiles(
        self, panel: Panel, flow: Flow, tiles: list[TableTile] | list[FaceTile], height: float, aspect: float
    ) -> None:
        """Put tiles side by side; a picture with an aspect is not higher than its width allows."""
        desk = self.desk
        gap = desk.u(6)
        width = min(desk.u(110), (flow.width - (len(tiles) - 1) * gap) // len(tiles))
        fits = all(desk.text.width(tile.name, desk.t(15)) <= width for tile in tiles)
        line = desk.text.line_height(desk.t(15))
        tall = desk.u(height)
        if aspect:
            tall = min(tall, round((width - desk.u(8)) * aspect) + desk.u(6))
        row = flow.take(tall + desk.u(4) + (line if fits else 0))
        for column, tile in enumerate(tiles):
            tile.rect = pygame.Rect(row.x + column * (width + gap), row.y, width, row.height)
            tile.shows_name = fits
            tile.tip = "" if fits else tile.name
            panel.add(tile)
        if not fits:
            # Where not every name has room, the chosen one stands below; the others are tips.
            chosen = next((tile.name for tile in tiles if tile.chosen), "")
            flow.skip(2)
            panel.add(Label(desk, flow.take(line), chosen, 15, desk.theme.hanji.ink2))
        flow.skip(12)

    def _use_table(self, name: str) -> None:
        self.change(Row("display", "table", "", Switch()).changed(self.desk.settings, name))

    def _use_face(self, name: str) -> None:
        self.change(Row("display", "face", "", Switch()).changed(self.desk.settings, name))

    def _rule(self, panel: Panel, flow: Flow) -> None:
        panel.add(Drawing(self.desk, flow.take(round(self.desk.line)), self._paint_rule))

    def _paint_rule(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, rect)


def command_name(command: Command) -> str:
    """Return what a command is called."""
    if command in CARDS:
        return _("Card {number}", number=CARDS.index(command) + 1)
    return pgettext(*NAMES[command])
