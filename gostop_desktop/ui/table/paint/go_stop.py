"""The Go/Stop board: two slabs of equal size in payments, and the risk below (UX 2.5, VISUAL d)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.table.choices import Option, Question
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.theme import Colour
from gostop_desktop.ui.widgets.paint import key_cap_width

from .brush import Brush
from .callouts import letters
from .prompts import PromptState, board, end_cap, folded_bar, paint_folded

_WIDTH, _HEIGHT = 792, 364
_TOP = 6
_PAD = 24
_HEAD = 88
_SLAB = 184
_GAP = 12


@dataclass(frozen=True, slots=True)
class SlabFacts:
    """One of the two answers in payments."""

    title: str
    who: str
    """Who pays when."""
    amount: str
    """The figure: money, or points where money is hidden."""
    points: str
    formula: str
    source: str


@dataclass(frozen=True, slots=True)
class RiskFacts:
    """What it would cost if others won."""

    head: str
    lines: tuple[tuple[str, ...], ...]
    """Each line in several ways, the longest first: the first one that fits is shown."""
    loss: str


@dataclass(frozen=True, slots=True)
class GoStopFacts:
    """Everything that the board says."""

    points: int
    called: str
    lines: tuple[tuple[str, int], ...]
    """What the points are made of."""
    stop: SlabFacts
    go: SlabFacts
    risk: RiskFacts


class GoStopPanel:
    """The board as it is drawn; `rect` and `slabs` say where to click. Nothing is focused when it opens."""

    def __init__(self, brush: Brush, question: Question, facts: GoStopFacts) -> None:
        self.question = question
        self.facts = facts
        area = _area(brush)
        scale = min(brush.layout.scale * brush.layout.text, (area.w - 8) / _WIDTH, (area.h - 8) / _HEIGHT)
        self._brush = Brush(brush.desk, brush.layout, scale=scale)
        width, height = self._brush.u(_WIDTH), self._brush.u(_HEIGHT)
        x = area.x + (area.w - width) // 2
        y = area.y + min(self._brush.u(_TOP), (area.h - height) // 2)
        self.rect = Rect(x, y, width, height)
        self.bar = folded_bar(self._brush, self.rect)
        pad, gap = self._brush.u(_PAD), self._brush.u(_GAP)
        slab = (width - 2 * pad - gap) // 2
        top = y + self._brush.u(_HEAD + 8)
        slabs = [Rect(x + pad + index * (slab + gap), top, slab, self._brush.u(_SLAB)) for index in range(2)]
        self.slabs = tuple(self._brush.mirror(rect, self.rect) for rect in slabs)

    @property
    def options(self) -> tuple[Option, ...]:
        """Stop, then Go."""
        return self.question.options

    def paint(self, state: PromptState) -> pygame.Surface:
        """Return the board as a premultiplied picture the size of `rect`, or of `bar` when it is folded."""
        if state.is_folded:
            return paint_folded(self._brush, self.bar, _("Go or Stop? {stop} now", stop=self.facts.stop.amount))
        picture = pygame.Surface((self.rect.w, self.rect.h), pygame.SRCALPHA)
        board(picture, self._brush)
        self._paint_head(picture)
        for index, facts in enumerate((self.facts.stop, self.facts.go)):
            rect = self.slabs[index].moved(-self.rect.x, -self.rect.y)
            self._paint_slab(
                picture, rect, facts, index, is_hovered=state.hovered == index, is_focused=state.focused == index
            )
        self._paint_risk(picture)
        return picture

    def _paint_head(self, picture: pygame.Surface) -> None:
        """Draw the points as a figure, and what they are made of."""
        brush, facts, dialog = self._brush, self.facts, self._brush.theme.dialog
        pad = brush.u(_PAD)
        whole = Rect(0, 0, self.rect.w, self.rect.h)
        number = str(facts.points)
        figure = brush.size(56)
        width = brush.width(number, figure)
        place = Rect(pad, brush.u(14), width, brush.u(70))
        brush.text(picture, number, brush.mirror(place, whole), figure, dialog.text)
        left = pad + width + brush.u(12)
        words = pgettext("beside a number", "points")
        called_width = max(brush.width(facts.called, brush.size(15)), brush.width(words, brush.size(17)))
        upper = Rect(left, brush.u(22), called_width, brush.u(26))
        brush.text(picture, words, brush.mirror(upper, whole), brush.size(17), dialog.text2)
        lower = Rect(left, brush.u(48), called_width, brush.u(22))
        brush.text(picture, facts.called, brush.mirror(lower, whole), brush.size(15), dialog.text2)
        self._paint_lines(picture, left + called_width + brush.u(24))
        brush.rule(picture, pad, brush.u(_HEAD), self.rect.w - 2 * pad, dialog.rule)

    def _paint_lines(self, picture: pygame.Surface, left: int) -> None:
        brush, dialog = self._brush, self._brush.theme.dialog
        whole = Rect(0, 0, self.rect.w, self.rect.h)
        x = left
        end = self.rect.w - brush.u(_PAD)
        for index, (name, points) in enumerate(self.facts.lines):
            width = max(brush.width(name, brush.size(15)), brush.u(34))
            if x + width > end:
                return
            if index:
                line = brush.mirror(Rect(x - brush.u(14), brush.u(24), max(1, round(brush.line)), brush.u(44)), whole)
                picture.fill(dialog.line, line)
            brush.text(
                picture,
                name,
                brush.mirror(Rect(x, brush.u(22), width, brush.u(24)), whole),
                brush.size(15),
                dialog.text2,
            )
            brush.text(
                picture,
                str(points),
                brush.mirror(Rect(x, brush.u(46), width, brush.u(28)), whole),
                brush.size(22),
                dialog.text,
            )
            x += width + brush.u(28)

    def _paint_slab(
        self, picture: pygame.Surface, rect: Rect, facts: SlabFacts, index: int, *, is_hovered: bool, is_focused: bool
    ) -> None:
        brush = self._brush
        ink, ink2 = self._slab_ground(picture, rect, index, is_hovered=is_hovered, is_focused=is_focused)
        inner = rect.inset(brush.u(20), brush.u(10))
        self._paint_watermark(picture, inner, index)
        size = brush.size(30)
        head = Rect(inner.x, inner.y, inner.w, brush.u(42))
        width = brush.width(facts.title, size)
        brush.text(picture, facts.title, head, size, ink)
        command = self.options[index].command
        if command is not None:
            cap = key_cap_width(brush.desk, brush.desk.cap(command))
            beside = Rect(inner.x, inner.y + brush.u(2), min(width + brush.u(10) + cap, inner.w), head.h)
            end_cap(picture, brush, brush.mirror(beside, inner), command, ink)
        rows = ((facts.who, 44, 15, ink2), (facts.formula, 124, 15, ink), (facts.source, 145, 15, ink2))
        for words, top, units, colour in rows:
            row = Rect(inner.x, rect.y + brush.u(top + 8), inner.w, brush.u(22))
            brush.text(picture, words, row, brush.size(units), colour)
        amount = Rect(inner.x, rect.y + brush.u(74), inner.w, brush.u(50))
        points_width = brush.width(facts.points, brush.size(17))
        figure = Rect(amount.x, amount.y, amount.w - points_width - brush.u(12), amount.h)
        brush.text(picture, facts.amount, brush.mirror(figure, amount), brush.size(40), ink)
        points = Rect(amount.right - points_width, amount.y + brush.u(6), points_width, amount.h)
        brush.text(picture, facts.points, brush.mirror(points, amount), brush.size(17), ink, align=Align.END)
        rule = pygame.Color(ink.r, ink.g, ink.b, 90)
        brush.rule(picture, inner.x, rect.y + brush.u(128), inner.w, rule)

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

    def _paint_risk(self, picture: pygame.Surface) -> None:
        """Draw the sign, the words, and the loss at the end."""
        brush, facts, dialog = self._brush, self.facts.risk, self._brush.theme.dialog
        pad = brush.u(_PAD)
        whole = Rect(0, 0, self.rect.w, self.rect.h)
        top = brush.u(_HEAD + 8 + _SLAB + 8)
        row = brush.u(22)
        icon = brush.mirror(Rect(pad, top, brush.u(22), row), whole)
        brush.icon(picture, "warn", icon.center, 20, dialog.warn)
        head_width = brush.width(facts.head, brush.size(17))
        head = Rect(pad + brush.u(30), top, head_width, row)
        brush.text(picture, facts.head, brush.mirror(head, whole), brush.size(17), dialog.warn)
        loss_width = brush.width(facts.loss, brush.size(24)) if facts.loss else 0
        loss = Rect(self.rect.w - pad - loss_width, top + row, loss_width, brush.u(34))
        if facts.loss:
            brush.text(picture, facts.loss, brush.mirror(loss, whole), brush.size(24), dialog.warn, align=Align.END)
        left = pad + brush.u(30)
        for index, ways in enumerate(facts.lines[:3]):
            x = left + head_width + brush.u(18) if index == 0 else left
            end = self.rect.w - pad - (loss_width + brush.u(16) if index else 0)
            place = Rect(x, top + index * row, end - x, row)
            colour = dialog.text if index == 0 else dialog.text2
            words = brush.fit(ways, brush.size(15), place.w)
            brush.text(picture, words, brush.mirror(place, whole), brush.size(15), colour)


def _area(brush: Brush) -> Rect:
    """Return where the board may lie: above the stripe; large text needs the room down to the hand, and the side."""
    layout = brush.layout
    if layout.text <= 1.0:
        return layout.prompt_area()
    return Rect(layout.frame.x, layout.bar.bottom, layout.frame.w, layout.hand_band.y - layout.bar.bottom)
