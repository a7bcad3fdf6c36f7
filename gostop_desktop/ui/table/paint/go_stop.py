"""The Go/Stop board: two slabs of equal size in payments, and the risk below (UX 2.5, VISUAL d)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.ui.table.choices import Option, Question
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import VIEWER
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .caps import draw_cap
from .go_stop_facts import GoStopFacts
from .go_stop_head import Ink, Placed, PlacedCard
from .go_stop_layout import PAD, SlabPlan, plan_go_stop
from .letters import letters
from .prompts import PromptState, board, folded_bar, paint_folded


class GoStopPanel:
    """The board as it is drawn; `rect` and `slabs` say where to click. Nothing is focused when it opens."""

    def __init__(self, brush: Brush, question: Question, facts: GoStopFacts) -> None:
        self.question = question
        self.facts = facts
        self.plan, self.rect = plan_go_stop(brush, facts, question.options)
        self._brush = self.plan.brush
        self.slabs = tuple(plan.rect.moved(self.rect.x, self.rect.y) for plan in self.plan.slabs)
        self._folded = _("Go or Stop? {stop} now", stop=facts.stop.amount)
        self.bar = folded_bar(self._brush, self.rect, self._folded)
        """What is left when it is folded."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Stop, then Go."""
        return self.question.options

    def paint(self, state: PromptState) -> pygame.Surface:
        """Return the board as a premultiplied picture the size of `rect`, or of `bar` when it is folded."""
        if state.is_folded:
            return paint_folded(self._brush, self.bar, self._folded)
        brush, plan = self._brush, self.plan
        dialog = brush.theme.dialog
        picture = pygame.Surface((self.rect.w, self.rect.h), pygame.SRCALPHA)
        board(picture, brush)
        inks = {Ink.TEXT: dialog.text, Ink.QUIET: dialog.text2, Ink.WARN: dialog.warn}
        self._write(picture, plan.head, inks)
        for bar in plan.bars:
            picture.fill(dialog.line, bar)
        for placed in plan.cards:
            self._paint_card(picture, placed)
        brush.rule(picture, brush.u(PAD), plan.rule, self.rect.w - 2 * brush.u(PAD), dialog.rule)
        for index, slab in enumerate(plan.slabs):
            self._paint_slab(picture, slab, index, is_hovered=state.hovered == index, is_focused=state.focused == index)
        brush.desk.icons.draw(picture, "warn", plan.sign.center, round(plan.sign.w * 0.9), dialog.warn)
        self._write(picture, plan.risk, inks)
        return picture

    def _write(self, picture: pygame.Surface, words: Sequence[Placed], inks: dict[Ink, Colour]) -> None:
        for placed in words:
            self._brush.text(picture, placed.words, placed.rect, placed.size, inks[placed.ink], align=placed.align)

    def _paint_card(self, picture: pygame.Surface, placed: PlacedCard) -> None:
        """Draw a card that scores, from its picture among the captured ones: no other size is read for it."""
        captured = self._brush.layout.groups[VIEWER][0].width
        face = self._brush.desk.cards.face(placed.card, captured)
        small = pygame.transform.smoothscale(face, (placed.rect.w, placed.rect.h))
        picture.blit(small, (placed.rect.x, placed.rect.y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _paint_slab(
        self, picture: pygame.Surface, plan: SlabPlan, index: int, *, is_hovered: bool, is_focused: bool
    ) -> None:
        brush = self._brush
        ink, ink2 = self._slab_ground(picture, plan.rect, index, is_hovered=is_hovered, is_focused=is_focused)
        inner = plan.rect.inset(brush.u(20), brush.u(10))
        self._paint_watermark(picture, inner, index)
        self._write(picture, plan.words, {Ink.TEXT: ink, Ink.QUIET: ink2})
        command = self.options[index].command
        if plan.cap is not None and command is not None:
            draw_cap(picture, brush, brush.desk.cap(command), plan.cap, ink)
        rule = pygame.Color(ink.r, ink.g, ink.b, 90)
        brush.rule(picture, inner.x, plan.rule, inner.w, rule)

    def _slab_ground(
        self, picture: pygame.Surface, rect: Rect, index: int, *, is_hovered: bool, is_focused: bool
    ) -> tuple[Colour, Colour]:
        """Draw paper for Stop and red for Go; return the inks."""
        brush = self._brush
        theme = brush.theme
        if is_focused:
            brush.box(picture, rect.inset(-brush.u(5)), 8, pygame.Color(0, 0, 0, 0), theme.dialog.select, 2)
        if index == 0:
            paper = theme.hanji.raised if is_hovered else theme.hanji.base
            brush.box(picture, rect, 4, paper, theme.hanji.edge)
            return theme.hanji.ink, theme.hanji.ink2
        red = theme.red
        brush.box(picture, rect, 4, red.hover if is_hovered else red.fill)
        line = max(1, round(brush.line))
        picture.fill(red.line_light, (rect.x, rect.y + brush.u(3), rect.w, line))
        picture.fill(red.line_dark, (rect.x, rect.bottom - brush.u(3) - line, rect.w, line))
        return red.text, red.text2

    def _paint_watermark(self, picture: pygame.Surface, inner: Rect, index: int) -> None:
        """Draw the Korean word tone on tone; it stays in every language."""
        known = letters()
        word = "slab_stop" if index == 0 else "slab_go"
        if not known.knows(word):
            return
        brush = self._brush
        height = brush.u(72)
        width = known.width(word, height)
        tone = brush.theme.hanji.rule if index == 0 else brush.theme.red.line_dark
        x = inner.x if brush.is_mirrored else inner.right - width
        known.draw(picture, word, (x, inner.y - brush.u(2)), height, tone)
