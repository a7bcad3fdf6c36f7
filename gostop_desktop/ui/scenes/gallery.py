"""The card gallery: all cards, month by month, and what each of them is good for (UX 2.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from gostop_desktop.engine.cards import (
    CARD_OF,
    CHEONGDAN,
    CHODAN,
    CODES,
    FIRST_BONUS,
    GODORI,
    GUKJIN,
    HONGDAN,
    RAIN_BRIGHT,
    Card,
)
from gostop_desktop.i18n import N_, _, language, pgettext
from gostop_desktop.ui.cards import card_height
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Drawing, Flow, Ground, Label, PageScene, Panel, State, Widget
from gostop_desktop.ui.words import KINDS, KOREAN_MONTHS, MONTHS

COLUMNS = 4
DETAIL = 300
GAP = 12
LARGEST = 62
ASIDE = ("X2a", "X3a", "back")
SETS = (
    (GODORI, N_("One of the three birds of godori: 5 points.")),
    (HONGDAN, N_("One of the three red ribbons with a poem: 3 points.")),
    (CHEONGDAN, N_("One of the three blue ribbons: 3 points.")),
    (CHODAN, N_("One of the three plain red ribbons: 3 points.")),
    (GUKJIN, N_("The cup: an animal, or two junk, as the rules say.")),
    (RAIN_BRIGHT, N_("The rain: three brights with it are worth one point less.")),
)
KIND_SAYS = {
    "B": N_("Three brights are worth 3, four 4, all five 15 points."),
    "A": N_("Five animals are worth a point, every further one another."),
    "R": N_("Five ribbons are worth a point, every further one another."),
    "J": N_("Ten junk are worth a point, every further one another."),
    "K": N_("Ten junk are worth a point, every further one another."),
    "D": N_("Counts as two junk."),
    "X": N_("Played or flipped it goes to your junk at once, and another card comes."),
}


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

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.code = CODES[0]
        self._sheet = self._detail = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return _("Card gallery")

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet, self._detail]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        edge = desk.u(20 if compact else 40)
        top = self.page.y + desk.u(68 if compact else 76)
        bottom = self.page.bottom - desk.u(16 if compact else 32)
        detail = desk.u(250 if compact else DETAIL)
        left, right = self.page.x + edge, self.page.right - edge
        self._sheet = pygame.Rect(left, top, right - left - detail - desk.u(GAP), bottom - top)
        self._detail = pygame.Rect(right - detail, top, detail, bottom - top)
        self._build_months()
        self._build_detail()

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

    def _build_months(self) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        padding = desk.u(24)
        room = self._sheet.width - 2 * padding - desk.u(10)
        between = desk.u(18)
        widest = max(desk.text.width(month_title(month), desk.t(17)) for month in range(12))
        months = min(3 if desk.measure.is_compact else 4, max(1, (room + between) // (widest + between)))
        block = (room - (months - 1) * between) // months
        gap = desk.u(5)
        width = min(desk.u(LARGEST), (block - (COLUMNS - 1) * gap) // COLUMNS)
        height = card_height(width)
        head = desk.text.line_height(desk.t(17)) + desk.u(4)
        y = self._sheet.y + desk.u(16)
        for month in range(12):
            column = month % months
            if month and column == 0:
                y += head + height + desk.u(18)
            x = self._sheet.x + padding + column * (block + between)
            panel.add(Label(desk, pygame.Rect(x, y, block, head), month_title(month), 17, hanji.ink))
            for index in range(COLUMNS):
                code = CODES[month * COLUMNS + index]
                self._add_card(panel, code, pygame.Rect(x + index * (width + gap), y + head, width, height))
        y += head + height + desk.u(18)
        x = self._sheet.x + padding
        panel.add(Label(desk, pygame.Rect(x, y, room, head), _("Bonus cards and back"), 17, hanji.ink))
        for index, code in enumerate(ASIDE):
            self._add_card(panel, code, pygame.Rect(x + index * (width + gap), y + head, width, height))
        panel.content_height = y + head + height + desk.u(16) - inside.y

    def _add_card(self, panel: Panel, code: str, rect: pygame.Rect) -> None:
        panel.add(CardTile(self.desk, rect, code, partial(self.look_at, code), chosen=code == self.code))

    def _build_detail(self) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        padding = desk.u(24)
        inside = self._detail.inflate(-desk.u(4), -2 * desk.u(6))
        panel = self.controls.panel(inside)
        flow = Flow(desk, self._detail.x + padding, self._detail.y + desk.u(20), self._detail.width - 2 * padding)
        width = min(432, round(flow.width * 0.8), round(self._detail.height * 0.5 / 1.6))
        picture = flow.take(card_height(width))
        panel.add(Drawing(desk, picture, self._paint_card))
        flow.skip(16)
        title = card_title(self.code)
        size = 20
        height = desk.text.block_height(title, desk.t(size), flow.width)
        panel.add(Label(desk, flow.take(height), title, size, hanji.ink, wrap=True, align=Align.CENTRE))
        for line in card_notes(self.code):
            height = desk.text.block_height(line, desk.t(15), flow.width)
            flow.skip(4)
            panel.add(Label(desk, flow.take(height), line, 15, hanji.ink2, wrap=True, align=Align.CENTRE))
        panel.content_height = flow.y + desk.u(10) - inside.y

    def _paint_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        desk = self.desk
        width = round(rect.height / 1.6)
        picture = desk.cards.picture(self.code, width)
        place = picture.get_rect(center=rect.center)
        if desk.theme.shadows:
            desk.shapes.shadow(canvas, place, desk.u(8), desk.u(12), 0.45, offset=desk.u(6))
        canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def month_title(month: int) -> str:
    """Return number and plant of a month."""
    return f"{month + 1} · {pgettext(*MONTHS[month])}"


def card_title(code: str) -> str:
    """Return what a card is called: its month and kind."""
    if code not in CARD_OF:
        return _("Back of the cards")
    kind = pgettext(*KINDS["X" if code[0] == "X" else code[2]])
    card = CARD_OF[code]
    if card >= FIRST_BONUS:
        return _("{kind}, counts as {number} junk", kind=kind, number=code[1])
    month = card // 4
    plant = pgettext(*MONTHS[month])
    if language() == "ko":
        return _("{month} · {plant} {kind}", month=month + 1, plant=plant, kind=kind)
    korean = KOREAN_MONTHS[month]
    return _("{month} · {plant} ({korean}): {kind}", month=month + 1, plant=plant, korean=korean, kind=kind)


def card_notes(code: str) -> Iterator[str]:
    """Yield what a card is good for, a sentence each."""
    if code not in CARD_OF:
        return
    card: Card = CARD_OF[code]
    for cards, sentence in SETS:
        if 1 << card & cards:
            yield _(sentence)
    yield _(KIND_SAYS["X" if code[0] == "X" else code[2]])
