"""Settings: every change takes effect at once and is saved at once (UX 3.6, VISUAL h)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.i18n import _
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.languages import language_codes, language_name
from gostop_desktop.ui.settings.about import build_about
from gostop_desktop.ui.settings.data_rows import build_data
from gostop_desktop.ui.settings.display_rows import build_window
from gostop_desktop.ui.settings.grouping import build_grouping
from gostop_desktop.ui.settings.key_rows import KeyRows
from gostop_desktop.ui.settings.looks_side import LooksSide
from gostop_desktop.ui.settings.maker import RowMaker
from gostop_desktop.ui.settings.samples import build_samples
from gostop_desktop.ui.settings.tables import GROUPS, PAGES, rows_of
from gostop_desktop.ui.widgets import Drawing, Flow, Label, PageRow, PageScene, Widget
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width

LIST = 224
SIDE = 340
PADDING = 32
LARGEST_TEXT_BESIDE = 1.3
"""Up to which size of text what things look like has room beside the rows."""


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
        widest = max(desk.text.width(_(name), desk.t(17)) for _page, name, _icon in PAGES) + desk.g(22) + u(52)
        list_width = max(u(190 if compact else LIST), widest)
        left = self.page.x + list_width + u(24 if not compact else 10)
        right = self.page.right - u(20 if compact else 40)
        self._sheet = pygame.Rect(left, top, right - left, bottom - top)
        self._build_list(list_width, top)
        has_side = self.open_page == "display" and not compact and desk.measure.text <= LARGEST_TEXT_BESIDE
        side = u(SIDE) if has_side else 0
        padding = u(PADDING if not compact else 20)
        inside = pygame.Rect(left + u(2), top + u(8), self._sheet.width - side - u(4), bottom - top - u(16))
        panel = self.controls.panel(inside)
        flow = Flow(desk, left + padding, top + u(18), inside.width - 2 * padding)
        name = next(name for page, name, _icon in PAGES if page == self.open_page)
        panel.add(Label(desk, flow.take_line(24, margin=14), _(name), 24, desk.theme.hanji.ink))
        self._builders()[self.open_page](RowMaker(desk, panel, flow, self.change))
        if self.open_page == "display" and not has_side:
            LooksSide(desk, panel, flow, self.change).build()
        panel.content_height = flow.y + u(16) - inside.y
        if has_side:
            self._build_side(pygame.Rect(right - side, top, side, bottom - top))

    def paint_ground(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        if desk.measure.is_compact:
            return
        small = desk.t(15)
        x = self.page.x + desk.u(28)
        width = self._sheet.x - desk.u(10) - x
        words = _("Saved at once")
        height = desk.text.block_height(words, small, width)
        box = pygame.Rect(x, self._sheet.bottom - desk.u(2) - height, width, height)
        desk.text.draw_block(canvas, words, desk.mirrored(box), small, desk.theme.mark.text2)
        cap = desk.cap(Command.BACK)
        if cap:
            wide = key_cap_width(desk, cap)
            high = max(desk.u(22), desk.text.line_height(small))
            row = desk.mirrored(pygame.Rect(x, box.y - high - desk.u(10), width, high))
            key = desk.mirrored(pygame.Rect(row.x, row.y, wide, row.height), row)
            key_cap(canvas, desk, cap, (key.right, key.centery), desk.theme.mark.text2)
            rest = desk.mirrored(
                pygame.Rect(row.x + wide + desk.u(8), row.y, width - wide - desk.u(8), row.height), row
            )
            y = rest.centery - desk.text.line_height(small) // 2
            desk.text.draw(canvas, _("Back"), (rest.x, y), small, desk.theme.mark.text2, width=rest.width)

    def change(self, settings: Settings) -> None:
        """Take other settings; rows that mean something now, or nothing any more, are laid out anew."""
        before = self._meaningful()
        self.desk.change(settings)
        if self._meaningful() != before:
            self.resize()
        self.damage()

    def _meaningful(self) -> list[bool]:
        return [row.needs(self.desk.settings) for row in rows_of(self.open_page)]

    def _again(self) -> None:
        self.resize()
        self.damage()

    def _builders(self) -> dict[str, Callable[[RowMaker], None]]:
        return {
            "game": self._build_rows,
            "display": self._build_display,
            "sound": self._build_sound,
            "language": self._build_language,
            "controls": self._build_controls,
            "access": self._build_rows,
            "data": lambda maker: build_data(self.desk, maker, self.change),
            "about": partial(build_about, self.desk),
        }

    def _build_list(self, width: int, top: int) -> None:
        desk = self.desk
        pitch = max(desk.u(44 if desk.measure.is_compact else 52), desk.text.line_height(desk.t(17)) + desk.u(14))
        high = max(desk.u(44), desk.text.line_height(desk.t(17)) + desk.u(12))
        # All pages have room, however large the text.
        pitch = min(pitch, (self._sheet.height + desk.u(8)) // len(PAGES))
        y = top + desk.u(16 if not desk.measure.is_compact else 2)
        for page, name, icon in PAGES:
            rect = pygame.Rect(self.page.x, y, width, min(high, pitch - desk.u(4)))
            show = partial(self._open, page)
            chosen = page == self.open_page
            self.controls.add(PageRow(desk, rect, _(name), show, chosen=chosen, icon=icon))
            y += pitch

    def _open(self, page: str) -> None:
        self.open_page = page
        self._again()

    def _build_rows(self, maker: RowMaker) -> None:
        maker.groups(GROUPS[self.open_page])

    def _build_display(self, maker: RowMaker) -> None:
        first, *rest = rows_of("display")
        maker.setting(first)
        build_window(self.desk, maker)
        for row in rest:
            maker.setting(row)

    def _build_sound(self, maker: RowMaker) -> None:
        if self.desk.sound.is_silent:
            words = _("There is no sound here: no device was found, or it was switched off at the start.")
            maker.warning(words)
        self._build_rows(maker)
        if not self.desk.sound.is_silent:
            build_samples(self.desk, maker)

    def _build_language(self, maker: RowMaker) -> None:
        codes = language_codes()
        names = [language_name(code) for code in codes]
        chosen = codes.index(i18n.language()) if i18n.language() in codes else 0

        def choose(index: int) -> None:
            settings = self.desk.settings
            self.change(replace(settings, language=replace(settings.language, interface=codes[index])))

        maker.select(_("Language of the screen"), names, chosen, choose)
        if i18n.language() != "ko":
            # There is nothing to choose where callouts and screen speak the same language.
            self._build_rows(maker)
        build_grouping(self.desk, maker, self.change)

    def _build_controls(self, maker: RowMaker) -> None:
        self._build_rows(maker)
        KeyRows(self.desk, maker, self._again).build()

    def _build_side(self, side: pygame.Rect) -> None:
        desk = self.desk
        line = pygame.Rect(side.x, side.y + desk.u(28), round(desk.line), side.height - desk.u(56))
        self.controls.add(Drawing(desk, line, self._paint_line))
        panel = self.controls.panel(
            pygame.Rect(side.x + desk.u(4), side.y + desk.u(8), side.width - desk.u(6), side.height - desk.u(16))
        )
        flow = Flow(desk, side.x + desk.u(24), side.y + desk.u(22), side.width - desk.u(52))
        bottom = side.bottom - desk.u(16)
        LooksSide(desk, panel, flow, self.change, bottom=bottom).build()
        panel.content_height = flow.y + desk.u(8) - panel.viewport.y if panel.viewport else 0

    def _paint_line(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        canvas.fill(self.desk.theme.hanji.rule, rect)
