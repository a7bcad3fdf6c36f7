"""Questions on the table: a lacquer board with one slab an answer, above the stripe, never over the hand (UX 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.engine.cards import Card, month_of
from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.table.choices import FOLD, Option, Question
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width

from .brush import Brush
from .faces import Faces

_PAD = 20
_GAP = 12
_LEAST_SLAB = 196
_MOST_SLAB = 330


@dataclass(frozen=True, slots=True)
class PromptState:
    """How a prompt is being used at this moment."""

    hovered: int | None = None
    focused: int | None = None
    is_folded: bool = False


class PromptPanel:
    """A question as it is drawn; `rect` and `slabs` say where to click."""

    def __init__(self, brush: Brush, faces: Faces, question: Question) -> None:
        self.question = question
        self._brush = Brush(brush.desk, brush.layout, scale=_scale(brush))
        self._faces = faces
        self.rect = Rect(0, 0, 0, 0)
        self.bar = Rect(0, 0, 0, 0)
        """What is left when it is folded."""
        self.slabs: tuple[Rect, ...] = ()
        self._lay_out()

    @property
    def options(self) -> tuple[Option, ...]:
        return self.question.options

    @property
    def tells_fold(self) -> bool:
        """Whether there is room in the head for the key that folds the panel."""
        brush = self._brush
        width = brush.width(pgettext(*FOLD), brush.size(14)) + key_cap_width(brush.desk, "Tab") + brush.u(8)
        room = self.rect.w - 2 * brush.u(_PAD) - brush.width(self.question.title, brush.size(24)) - brush.u(16)
        return not brush.is_mirrored and width < room

    def _lay_out(self) -> None:
        brush, question = self._brush, self.question
        area = brush.layout.prompt_area()
        pad, gap = brush.u(_PAD), brush.u(_GAP)
        count = len(question.options)
        widest = max(self._wanted_width(option) for option in question.options)
        slot = self._slot()
        room = area.w - brush.u(24)
        if slot is not None:
            # Never over the cards it asks about (UX 3.2).
            room = max(slot.x - area.x, area.right - slot.right) - brush.u(24)
        most = (room - 2 * pad - self._cards_width() - (count - 1) * gap) // count
        slab = min(max(brush.u(_LEAST_SLAB), widest), brush.u(_MOST_SLAB), most)
        head = brush.height(brush.size(24)) + brush.height(brush.size(15)) + brush.u(10)
        height = max(self._slab_height(option, slab) for option in question.options)
        height = max(height, self._cards_height())
        total_width = 2 * pad + self._cards_width() + count * slab + (count - 1) * gap
        total_height = min(2 * pad + head + height, area.h - brush.u(8))
        x = area.x + (area.w - total_width) // 2
        if slot is not None:
            is_left = slot.x - area.x < area.right - slot.right
            x = area.right - total_width - brush.u(8) if is_left else area.x + brush.u(8)
        y = area.y + max(brush.u(4), (area.h - total_height) // 2)
        self.rect = Rect(x, y, total_width, total_height)
        top = y + pad + head
        left = x + pad + self._cards_width()
        slabs = [Rect(left + index * (slab + gap), top, slab, y + total_height - pad - top) for index in range(count)]
        self.slabs = tuple(brush.mirror(rect, self.rect) for rect in slabs)
        bar_height = brush.u(44)
        self.bar = Rect(x, brush.layout.stripe.y - bar_height - brush.u(4), total_width, bar_height)

    def _slot(self) -> Rect | None:
        """Return where the cards lie that the question is about, None if they are not on the table."""
        if not self.question.asks_target:
            return None
        return self._brush.layout.slot_rect(month_of(self.question.options[0].cards[0]), 2)

    def paint(self, state: PromptState) -> pygame.Surface:
        """Return the board as a premultiplied picture the size of `rect`, or of `bar` when it is folded."""
        if state.is_folded:
            return self._paint_bar()
        brush = self._brush
        picture = pygame.Surface((self.rect.w, self.rect.h), pygame.SRCALPHA)
        board(picture, brush)
        self._paint_head(picture)
        self._paint_cards(picture)
        for index, (option, slab) in enumerate(zip(self.question.options, self.slabs, strict=True)):
            rect = slab.moved(-self.rect.x, -self.rect.y)
            self._paint_slab(
                picture, rect, option, is_hovered=state.hovered == index, is_focused=state.focused == index
            )
        return picture

    def _paint_bar(self) -> pygame.Surface:
        brush = self._brush
        picture = pygame.Surface((self.bar.w, self.bar.h), pygame.SRCALPHA)
        board(picture, brush)
        dialog = brush.theme.dialog
        inner = Rect(0, 0, self.bar.w, self.bar.h).inset(brush.u(_PAD), 0)
        brush.text(picture, self.question.title, inner, brush.size(18), dialog.text)
        words = pgettext("key", "Back to the question")
        cap = key_cap_width(brush.desk, "Tab")
        room = Rect(inner.x, 0, inner.w - cap - brush.u(10), inner.h)
        brush.text(picture, words, room, brush.size(15), dialog.text2, align=Align.END)
        if not brush.is_mirrored:
            key_cap(picture, brush.desk, "Tab", (inner.right, inner.h // 2), dialog.text2)
        return picture

    def _paint_head(self, picture: pygame.Surface) -> None:
        brush, dialog = self._brush, self._brush.theme.dialog
        pad = brush.u(_PAD)
        line, small = brush.height(brush.size(24)), brush.height(brush.size(15))
        head = Rect(pad, pad - brush.u(4), self.rect.w - 2 * pad, line)
        brush.text(picture, self.question.title, head, brush.size(24), dialog.text)
        note = Rect(pad, head.bottom, head.w, small)
        brush.text(picture, self.question.note, note, brush.size(15), dialog.text2)
        fold = pgettext(*FOLD)
        size = brush.size(14)
        width = brush.width(fold, size)
        if self.tells_fold:
            key_cap(picture, brush.desk, "Tab", (head.right - width - brush.u(8), head.y + line // 2), dialog.text2)
            brush.text(picture, fold, Rect(head.right - width, head.y, width, line), size, dialog.text2)

    def _cards_width(self) -> int:
        """Return the room for the cards that the question is about, before the answers."""
        count = len(self.question.cards)
        if not count:
            return 0
        card = self._card_width()
        return card + (count - 1) * self._pitch() + self._brush.u(18)

    def _cards_height(self) -> int:
        return card_height(self._card_width()) if self.question.cards else 0

    def _card_width(self) -> int:
        return self._brush.u(76)

    def _pitch(self) -> int:
        return self._brush.u(48 if len(self.question.cards) > 1 else 0)

    def _paint_cards(self, picture: pygame.Surface) -> None:
        if not self.question.cards:
            return
        brush = self._brush
        width = self._card_width()
        first = self.slabs[0]
        top = first.y - self.rect.y
        for index, card in enumerate(self.question.cards):
            rect = Rect(brush.u(_PAD) + index * self._pitch(), top, width, card_height(width))
            whole = Rect(0, 0, self.rect.w, self.rect.h)
            self._faces.bare(picture, card, brush.mirror(rect, whole))

    def _wanted_width(self, option: Option) -> int:
        brush = self._brush
        head = brush.width(option.label, brush.size(20)) + self._cap_width(option) + brush.u(10)
        lines = max((brush.width(line, brush.size(15)) for line in option.lines), default=0)
        cards = self._option_card() + brush.u(12) if option.cards else 0
        return max(head, min(lines, brush.u(280))) + cards + 2 * brush.u(14)

    def _cap_width(self, option: Option) -> int:
        if option.command is None:
            return 0
        return key_cap_width(self._brush.desk, self._brush.desk.bindings.label(option.command)) + self._brush.u(8)

    def _option_card(self) -> int:
        return self._brush.u(88)

    def _slab_height(self, option: Option, width: int) -> int:
        brush = self._brush
        inner = width - 2 * brush.u(14) - (self._option_card() + brush.u(12) if option.cards else 0)
        text = brush.desk.text
        rows = sum(len(text.wrap(line, brush.size(15), inner)) for line in option.lines)
        height = 2 * brush.u(12) + brush.height(brush.size(20)) + rows * round(brush.size(15) * 1.4) + brush.u(4)
        if option.cards:
            height = max(height, card_height(self._option_card()) + 2 * brush.u(12))
        return height

    def _paint_slab(
        self, picture: pygame.Surface, rect: Rect, option: Option, *, is_hovered: bool, is_focused: bool
    ) -> None:
        brush = self._brush
        ink = slab_ground(picture, brush, rect, is_red=option.is_main, is_hovered=is_hovered, is_focused=is_focused)
        inner = rect.inset(brush.u(14), brush.u(12))
        if option.cards:
            self._paint_option_card(picture, inner, option.cards[0])
            shift = self._option_card() + brush.u(12)
            inner = Rect(inner.x + (0 if brush.is_mirrored else shift), inner.y, inner.w - shift, inner.h)
        line = brush.height(brush.size(20))
        cap = self._cap_width(option)
        head = Rect(inner.x, inner.y, inner.w - cap, line)
        words = brush.mirror(head, Rect(inner.x, inner.y, inner.w, line))
        brush.text(picture, option.label, words, brush.size(20), ink[0])
        if option.command is not None and not brush.is_mirrored:
            label = brush.desk.bindings.label(option.command)
            key_cap(picture, brush.desk, label, (inner.right, inner.y + line // 2), ink[1])
        box = pygame.Rect(inner.x, head.bottom + brush.u(4), inner.w, inner.bottom - head.bottom)
        for words_line in option.lines:
            used = brush.desk.text.draw_block(picture, words_line, box, brush.size(15), ink[1])
            box.y += used

    def _paint_option_card(self, picture: pygame.Surface, inner: Rect, card: Card) -> None:
        width = self._option_card()
        rect = Rect(inner.x, inner.y, width, card_height(width))
        self._faces.bare(picture, card, self._brush.mirror(rect, inner))


def board(picture: pygame.Surface, brush: Brush) -> None:
    """Draw a lacquer board with its double line over the whole picture (VISUAL 4)."""
    dialog = brush.theme.dialog
    whole = Rect(0, 0, picture.get_width(), picture.get_height())
    brush.box(picture, whole, 10, dialog.outside)
    one = max(1, round(brush.line))
    brush.box(picture, whole.inset(one), 9, dialog.base, dialog.line)
    brush.box(picture, whole.inset(one + brush.u(4)), 6, pygame.Color(0, 0, 0, 0), dialog.inner_line)


def slab_ground(
    picture: pygame.Surface, brush: Brush, rect: Rect, *, is_red: bool, is_hovered: bool, is_focused: bool
) -> tuple[Colour, Colour]:
    """Draw the body of an answer and return its ink and second ink."""
    theme = brush.theme
    if is_focused:
        ring = rect.inset(-brush.u(5))
        brush.box(picture, ring, 8, pygame.Color(0, 0, 0, 0), theme.lacquer.focus, 2)
    if is_red:
        red = theme.red
        brush.box(picture, rect, 4, red.hover if is_hovered else red.fill, red.hover_frame if is_hovered else None)
        line = max(1, round(brush.line))
        picture.fill(red.line_light, (rect.x, rect.y + brush.u(3), rect.w, line))
        picture.fill(red.line_dark, (rect.x, rect.bottom - brush.u(3) - line, rect.w, line))
        return red.text, red.text2
    look = theme.lacquer
    fill, line_colour = (look.hover, look.hover_line) if is_hovered else (look.fill, look.line)
    brush.box(picture, rect, 4, fill, line_colour)
    return look.text, theme.dialog.text2


def _scale(brush: Brush) -> float:
    """Return the scale of a prompt: text grows in full as long as it fits (UX 3.2)."""
    return brush.layout.scale * brush.layout.text
