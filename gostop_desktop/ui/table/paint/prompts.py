"""Questions on the table: a lacquer board with one slab an answer, above the stripe, never over the hand (UX 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.art.cards import card_height
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.table.choices import FOLD, Option, Question
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour
from gostop_desktop.ui.widgets.paint import key_cap, key_cap_width

from .brush import Brush
from .faces import Faces
from .prompt_plan import (
    LABEL,
    LINE,
    NOTE,
    PAD,
    SLAB_PAD,
    TITLE,
    about_card,
    about_pitch,
    line_pitch,
    option_card,
    planned,
    slab_words,
    slab_words_start,
)

_BAR = 44
_BACK = NP_("key", "Back to the question")
_BEHIND = 0.18
"""How much nearer to the ground the second ink of a slab is."""


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
        self._faces = faces
        self._caps = tuple(self._cap_width(brush, option) for option in question.options)
        self._plan = planned(brush, question, self._caps)
        self._brush = Brush(brush.desk, brush.layout, scale=self._plan.scale)
        self.rect = self._plan.rect
        self.slabs = self._plan.slabs
        self.bar = folded_bar(self._brush, self.rect, question.title)
        """What is left when it is folded."""

    @property
    def options(self) -> tuple[Option, ...]:
        return self.question.options

    @property
    def tells_fold(self) -> bool:
        """Whether there is room in the head for the key that folds the panel."""
        brush = self._brush
        title = max(brush.width(line, brush.size(TITLE)) for line in self._plan.title)
        return title + brush.u(16) + fold_width(brush, pgettext(*FOLD)) <= self._plan.head.w

    def paint(self, state: PromptState) -> pygame.Surface:
        """Return the board as a premultiplied picture the size of `rect`, or of `bar` when it is folded."""
        if state.is_folded:
            return paint_folded(self._brush, self.bar, self.question.title)
        picture = pygame.Surface((self.rect.w, self.rect.h), pygame.SRCALPHA)
        board(picture, self._brush)
        self._paint_head(picture)
        self._paint_about(picture)
        for index, (option, slab) in enumerate(zip(self.options, self.slabs, strict=True)):
            rect = slab.moved(-self.rect.x, -self.rect.y)
            is_hovered, is_focused = state.hovered == index, state.focused == index
            ink = slab_ground(
                picture, self._brush, rect, is_red=option.is_main, is_hovered=is_hovered, is_focused=is_focused
            )
            self._paint_option(picture, rect, option, self._caps[index], ink)
        return picture

    def _paint_head(self, picture: pygame.Surface) -> None:
        brush, dialog, plan = self._brush, self._brush.theme.dialog, self._plan
        head = plan.head.moved(-self.rect.x, -self.rect.y)
        y = head.y
        for lines, size, colour in (
            (plan.title, brush.size(TITLE), dialog.text),
            (plan.note, brush.size(NOTE), dialog.text2),
        ):
            for line in lines:
                brush.text(picture, line, Rect(head.x, y, head.w, brush.height(size)), size, colour)
                y += brush.height(size)
        if self.tells_fold:
            paint_fold(picture, brush, Rect(head.x, head.y, head.w, brush.height(brush.size(TITLE))), pgettext(*FOLD))

    def _paint_about(self, picture: pygame.Surface) -> None:
        if not self._plan.arrangement.shows_about:
            return
        brush = self._brush
        place = self._plan.about.moved(-self.rect.x, -self.rect.y)
        width = about_card(brush)
        for index, card in enumerate(self.question.cards):
            rect = Rect(place.x + index * about_pitch(brush), place.y, width, card_height(width))
            self._faces.bare(picture, card, brush.mirror(rect, place))

    def _paint_option(
        self, picture: pygame.Surface, rect: Rect, option: Option, cap: int, ink: tuple[Colour, Colour]
    ) -> None:
        """Draw card, label with its key, and what the answer does."""
        brush, arrangement = self._brush, self._plan.arrangement
        inner = rect.inset(brush.u(SLAB_PAD))
        if option.cards and arrangement.card:
            width = option_card(brush, arrangement)
            spot = Rect(inner.x, inner.y, width, card_height(width))
            self._faces.bare(picture, option.cards[0], brush.mirror(spot, inner))
        start = slab_words_start(brush, arrangement, option)
        words = brush.mirror(Rect(inner.x + start, inner.y, inner.w - start, inner.h), inner)
        label, lines, gain = slab_words(brush, arrangement, option, rect.w, cap)
        size, high = brush.size(LABEL), brush.height(brush.size(LABEL))
        y = words.y
        for index, line in enumerate(label):
            row = Rect(words.x, y, words.w - (cap if index == 0 else 0), high)
            brush.text(picture, line, brush.mirror(row, words), size, ink[0])
            y += high
        if cap and option.command is not None:
            end_cap(picture, brush, Rect(words.x, words.y, words.w, high), option.command, ink[1])
        y += brush.u(2)
        bright = ink[0] if option.is_main else brush.theme.mark.select
        for index, line in enumerate(lines):
            colour = bright if index >= len(lines) - gain else ink[1]
            brush.text(picture, line, Rect(words.x, y, words.w, line_pitch(brush)), brush.size(LINE), colour)
            y += line_pitch(brush)

    @staticmethod
    def _cap_width(brush: Brush, option: Option) -> int:
        label = "" if option.command is None else brush.desk.cap(option.command)
        return key_cap_width(brush.desk, label) + brush.u(8) if label else 0


def end_cap(picture: pygame.Surface, brush: Brush, place: Rect, command: Command, colour: Colour) -> None:
    """Draw the key cap of a command at the reading end of a place."""
    label = brush.desk.cap(command)
    right = place.x + key_cap_width(brush.desk, label) if brush.is_mirrored else place.right
    key_cap(picture, brush.desk, label, (right, round(place.center[1])), colour)


def folded_bar(brush: Brush, rect: Rect, words: str) -> Rect:
    """Return what is left of a folded question: a bar on the stripe, as wide as what it says and no wider than it."""
    layout = brush.layout
    height = max(brush.u(_BAR), brush.height(brush.size(18)) + brush.u(12))
    wanted = brush.width(words, brush.size(18)) + fold_width(brush, pgettext(*_BACK)) + brush.u(2 * PAD + 32)
    width = min(rect.w, wanted)
    return Rect(rect.x + (rect.w - width) // 2, layout.stripe.bottom - height, width, height)


def paint_folded(brush: Brush, bar: Rect, words: str) -> pygame.Surface:
    """Return the bar with its words, and the key that unfolds it where there is room."""
    picture = pygame.Surface((bar.w, bar.h), pygame.SRCALPHA)
    board(picture, brush)
    inner = Rect(0, 0, bar.w, bar.h).inset(brush.u(PAD), 0)
    back = pgettext(*_BACK)
    fold = fold_width(brush, back) + brush.u(16)
    if brush.width(words, brush.size(18)) + fold <= inner.w:
        paint_fold(picture, brush, inner, back)
    else:
        fold = key_cap_width(brush.desk, brush.desk.cap(Command.NEXT_REGION)) + brush.u(10)
        end_cap(picture, brush, inner, Command.NEXT_REGION, brush.theme.dialog.text2)
    rest = brush.mirror(Rect(inner.x, inner.y, inner.w - fold, inner.h), inner)
    brush.text(picture, words, rest, brush.size(18), brush.theme.dialog.text)
    return picture


def fold_width(brush: Brush, words: str) -> int:
    """Return how wide the key that folds a question is, with its words."""
    cap = key_cap_width(brush.desk, brush.desk.cap(Command.NEXT_REGION))
    return cap + brush.u(8) + brush.width(words, brush.size(14))


def paint_fold(picture: pygame.Surface, brush: Brush, place: Rect, words: str) -> None:
    """Draw the key that folds a question, and what it does, at the reading end of a place."""
    width = fold_width(brush, words)
    whole = brush.mirror(Rect(place.right - width, place.y, width, place.h), place)
    cap = key_cap_width(brush.desk, brush.desk.cap(Command.NEXT_REGION))
    dialog = brush.theme.dialog
    key = brush.mirror(Rect(whole.x, whole.y, cap, whole.h), whole)
    key_cap(picture, brush.desk, brush.desk.cap(Command.NEXT_REGION), (key.right, round(key.center[1])), dialog.text2)
    rest = brush.mirror(
        Rect(whole.right - (width - cap - brush.u(8)), whole.y, width - cap - brush.u(8), whole.h), whole
    )
    brush.text(picture, words, rest, brush.size(14), dialog.text2, align=Align.END)


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
        brush.box(picture, ring, 8, pygame.Color(0, 0, 0, 0), theme.dialog.select, 2)
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
    # At a light table a slab is light on the dark board: its second ink belongs to the first.
    return look.text, look.text.lerp(pygame.Color(fill.r, fill.g, fill.b, look.text.a), _BEHIND)
