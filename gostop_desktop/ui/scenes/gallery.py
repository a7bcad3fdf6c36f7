"""The card gallery: all cards, month by month, and what each of them is good for (UX 2.9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from gostop_desktop.engine.cards import CARD_OF, CODES, FIRST_BONUS, month_of
from gostop_desktop.engine.rules import preset
from gostop_desktop.i18n import _
from gostop_desktop.ui.art.cards import ASPECT, BACK, card_height
from gostop_desktop.ui.card_texts import BOMB, CardSetText, card_month, card_names, card_notes, card_sets, card_title
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.rules_text import standard
from gostop_desktop.ui.table.words import card_name, month_name
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Drawing, Flow, Ground, Heading, Label, PageScene, Panel, State, Widget

from .gallery_grid import MONTHS, ROWS, Grid

PLAY = "play"
DETAIL = 300
GAP = 12
UNUSED = 0.25
"""The part of the sheets from which on they are not left empty."""
SMALLEST = 34
"""Units to which a card shrinks before the sheet is scrolled."""
SET_CARD = 42
LARGE = 0.35
COMPACT_LARGE = 0.27
"""The part of the sheet's height that the large card has."""
ASIDE = ("X2a", "X2b", "X2c", "X3a", "X3b", "X3c", BOMB, BACK)


class CardTile(Widget):
    """A card to look at."""

    def __init__(self, desk: Desk, rect: pygame.Rect, code: str, action: partial[None], *, chosen: bool) -> None:
        super().__init__(desk, rect, card_title(code), key=f"card {code}", ground=Ground.PAPER)
        self.code = code
        self.action = action
        self.chosen = chosen

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk = self.desk
        if desk.theme.shadows:
            desk.shapes.shadow(canvas, self.rect, desk.u(4), desk.u(6), 0.4, offset=desk.u(3))
        canvas.blit(desk.cards.picture(self.code, self.rect.width), self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.chosen:
            ring = self.rect.inflate(2 * desk.u(3), 2 * desk.u(3))
            desk.shapes.ring(canvas, ring, desk.u(6), desk.theme.red.fill, 2 * desk.line)
        elif state.hover:
            ring = self.rect.inflate(2 * desk.u(2), 2 * desk.u(2))
            desk.shapes.ring(canvas, ring, desk.u(6), desk.theme.hanji.ink, 1.5 * desk.line)
        if state.focus:
            self.paint_ring(canvas, self.rect, desk.u(5))


class GalleryScene(PageScene):
    """Twelve months of four cards; the chosen one large, with its name and its uses."""

    name = "gallery"
    tells_back = True

    def __init__(self, desk: Desk, *, play: Callable[[], None] | None = None) -> None:
        """Take what begins a round, where somebody looks at the cards before the first one."""
        super().__init__(desk)
        self.play = play
        self.code = CODES[0]
        self._sheet = self._detail = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Card gallery")

    def first_control(self) -> Widget | None:
        play = next((widget for widget in self.controls.all() if widget.key == PLAY), None)
        return play or super().first_control()

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet, self._detail]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        edge = desk.u(20 if compact else 40)
        top = self.page.y + desk.u(68 if compact else 76)
        below = self._build_play(self.page.right - edge) or self.board_below(16 if compact else 32)
        bottom = self.page.bottom - below
        detail = desk.u(250 if compact else DETAIL)
        left, right = self.page.x + edge, self.page.right - edge
        self._sheet = pygame.Rect(left, top, right - left - detail - desk.u(GAP), bottom - top)
        self._detail = pygame.Rect(right - detail, top, detail, bottom - top)
        end = max(self._build_months(), self._build_detail())
        if bottom - end > (bottom - top) * UNUSED:
            # An upright window has no use for so much paper.
            self._sheet.height = self._detail.height = end - top

    def _build_play(self, right: int) -> int:
        """Offer a round to who looks at the cards before the first one; return how high that is, 0 without it."""
        if self.play is None:
            return 0
        desk = self.desk
        height = desk.u(46 if desk.measure.is_compact else 54)
        board = height + 2 * desk.u(16)
        name = _("Play a round")
        width = max(desk.u(200), Button.width_of(desk, name, size=20, padding=48))
        place = pygame.Rect(right - width, self.page.bottom - (board + height) // 2, width, height)
        self.controls.add(Button(desk, place, name, self.play, primary=True, command=Command.CONFIRM, key=PLAY))
        guide = _("How a round goes")
        width = Button.width_of(desk, guide, padding=32)
        beside = pygame.Rect(place.x - desk.u(12) - width, place.y, width, height)
        self.controls.add(Button(desk, beside, guide, self._show_guide))
        return board

    def _show_guide(self) -> None:
        """Show how a round goes by the rules that one is about to play by."""
        from .rules_in_force import RulesScene

        name = standard(2)
        self.desk.scenes.push(RulesScene(self.desk, preset(name), name, is_played=False))

    def look_at(self, code: str) -> None:
        """Show a card large."""
        if code != self.code:
            self.code = code
            self.resize()
            self.damage()

    def command(self, command: Command) -> bool:
        used = super().command(command)
        focused = self.controls.focused
        if isinstance(focused, CardTile):
            self.look_at(focused.code)
        return used

    def _build_months(self) -> int:
        """Lay the months side by side and their four cards below one another, as large as there is room for.

        Return where they end.
        """
        desk = self.desk
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        grid = self._grid(inside)
        for month in range(MONTHS):
            place = pygame.Rect(grid.left(month), grid.top, grid.width, grid.head)
            panel.add(Label(desk, place, str(month + 1), 17, desk.theme.hanji.ink, align=Align.CENTRE))
            for row in range(ROWS):
                self._add_card(panel, CODES[month * ROWS + row], grid.card(month, row))
        for index, code in enumerate(ASIDE):
            place = grid.card(MONTHS + index % 2, index // 2) if grid.is_aside else grid.card(index, ROWS)
            self._add_card(panel, code, place)
        words = grid.words(len(ASIDE))
        self._build_aside(panel, words)
        panel.content_height = max(grid.card(0, grid.rows - 1).bottom, words.bottom) + desk.u(12) - inside.y
        return inside.y + panel.content_height + desk.u(6)

    def _grid(self, inside: pygame.Rect) -> Grid:
        """Return where the cards lie: bonus cards below the months, or where that makes them larger beside them."""
        desk = self.desk
        padding, gap = desk.u(20), desk.u(7)
        room = pygame.Rect(self._sheet.x + padding, inside.y + desk.u(12), self._sheet.width - 2 * padding, 0)
        room.height = inside.height - 2 * desk.u(12)
        head = desk.text.line_height(desk.t(17)) + desk.u(4)
        grids = (Grid(room, head, gap, MONTHS, ROWS + 1), Grid(room, head, gap, MONTHS + 2, ROWS))
        best = max(grids, key=lambda grid: grid.fitting)
        best.width = max(desk.u(SMALLEST), best.fitting)
        return best

    def _build_aside(self, panel: Panel, words: pygame.Rect) -> None:
        """Say beside the bonus cards what they are."""
        desk = self.desk
        hanji = desk.theme.hanji
        flow = Flow(desk, words.x, words.y, words.width)
        for text, size, colour in (
            (_("Bonus cards, bomb, back"), 17, hanji.ink),
            (_("Choose a card to see what it is worth."), 15, hanji.ink2),
        ):
            place = flow.take(desk.text.block_height(text, desk.t(size), flow.width))
            if place.bottom <= words.bottom:
                panel.add(Label(desk, place, text, size, colour, wrap=True))

    def _add_card(self, panel: Panel, code: str, rect: pygame.Rect) -> None:
        panel.add(CardTile(self.desk, rect, code, partial(self.look_at, code), chosen=code == self.code))

    def _build_detail(self) -> int:
        """Show the chosen card large, and what it is good for; return where that ends."""
        desk = self.desk
        hanji = desk.theme.hanji
        padding = desk.u(24)
        inside = self._detail.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        panel.ground = desk.theme.hanji.base
        flow = Flow(desk, self._detail.x + padding, self._detail.y + desk.u(20), self._detail.width - 2 * padding)
        large = COMPACT_LARGE if desk.measure.is_compact else LARGE
        width = min(432, round(flow.width * 0.8), round(self._detail.height * large / ASPECT))
        picture = flow.take(card_height(width))
        panel.add(Drawing(desk, picture, self._paint_card))
        flow.skip(16)
        for line in self._title_lines(flow.width):
            self._write(panel, flow, line, 20, hanji.ink)
        if names := card_names(self.code):
            flow.skip(2)
            self._write(panel, flow, names, 17, hanji.ink2)
        for line in card_notes(self.code):
            flow.skip(6)
            self._write(panel, flow, line, 15, hanji.ink2)
        for told in (*card_sets(self.code), *card_month(self.code)):
            flow.skip(14)
            self._build_set(panel, flow, told)
        panel.content_height = flow.y + desk.u(10) - inside.y
        return flow.y + desk.u(16)

    def _title_lines(self, room: int) -> list[str]:
        """Return the month and the card's name, in a line or in two: no dot stays behind at the end of one."""
        title = card_title(self.code)
        if self.desk.text.width(title, self.desk.t(20)) <= room or self.code not in CARD_OF:
            return [title]
        card = CARD_OF[self.code]
        return [title] if card >= FIRST_BONUS else [month_name(month_of(card)), card_name(card)]

    def _write(self, panel: Panel, flow: Flow, words: str, size: float, colour: pygame.Color) -> None:
        height = self.desk.text.block_height(words, self.desk.t(size), flow.width)
        panel.add(Label(self.desk, flow.take(height), words, size, colour, wrap=True, align=Align.CENTRE))

    def _build_set(self, panel: Panel, flow: Flow, told: CardSetText) -> None:
        """Show a set with all its cards; the one that is looked at is framed."""
        desk = self.desk
        panel.add(Heading(desk, flow.take_line(17, margin=5), told.name, size=17, note=told.points))
        flow.skip(8)
        gap = desk.u(7)
        width = min(desk.u(SET_CARD), (flow.width - 4 * gap) // 5)
        row = flow.take(card_height(width))
        left = row.x + (row.width - len(told.cards) * (width + gap) + gap) // 2
        for index, card in enumerate(told.cards):
            place = pygame.Rect(left + index * (width + gap), row.y, width, row.height)
            panel.add(Drawing(desk, place, partial(self._paint_small, CODES[card])))

    def _paint_small(self, code: str, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        canvas.blit(desk.cards.picture(code, rect.width), rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        if code == self.code:
            around = rect.inflate(2 * desk.u(2), 2 * desk.u(2))
            desk.shapes.ring(canvas, around, desk.u(4), desk.theme.red.fill, 2 * desk.line)

    def _paint_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        width = round(rect.height / 1.6)
        picture = desk.cards.picture(self.code, width)
        place = picture.get_rect(center=rect.center)
        if desk.theme.shadows:
            desk.shapes.shadow(canvas, place, desk.u(8), desk.u(12), 0.45, offset=desk.u(6))
        canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
