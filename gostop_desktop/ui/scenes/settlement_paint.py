"""Paints the parts of an account: on paper, and on the cloth beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gostop_desktop.ui.art.portraits import paint_portrait
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.table.easing import back_out
from gostop_desktop.ui.table.paint.brush import overlay
from gostop_desktop.ui.table.paint.letters import letters
from gostop_desktop.ui.theme import Colour

from .settlement_parts import CardAt, Face, Part, Rule, Stamp, Tone, Words

FROM_ABOVE = 0.8
"""How much larger a stamp begins."""
FADES = 0.4
"""Part of its way down in which it comes to be seen."""
BACK = pygame.Color(10, 8, 4, 150)
"""Laid over the cards that a row does not come from."""


class Painter:
    """Draws parts on one ground, moved up by what has been scrolled."""

    def __init__(self, desk: Desk, *, on_paper: bool) -> None:
        self.desk = desk
        self.on_paper = on_paper

    def paint(
        self, canvas: pygame.Surface, parts: Sequence[Part], offset: int, landed: int, landing: float = 1.0
    ) -> None:
        """Draw what lies in the canvas's clip; of the numbered stamps those that have begun to land.

        The last of them has come down so far.
        """
        clip = canvas.get_clip()
        for part in parts:
            box = self.desk.mirrored(part.box).move(0, -offset)
            if box.inflate(self.desk.u(16), self.desk.u(16)).colliderect(clip):
                self._paint(canvas, part, box, landed, landing)

    def _paint(self, canvas: pygame.Surface, part: Part, box: pygame.Rect, landed: int, landing: float) -> None:
        desk = self.desk
        match part:
            case Words():
                y = box.y + (box.height - desk.text.line_height(part.size)) // 2
                colour = self._colour(part.tone)
                desk.text.draw(canvas, part.text, (box.x, y), part.size, colour, align=part.align, width=box.width)
            case Rule():
                canvas.fill(self._line(part), box)
            case Face():
                paint_portrait(desk, part.name, canvas, box, on_turn=part.is_winner)
            case CardAt():
                self._card(canvas, part, box)
            case Stamp():
                if part.number is None or part.number < landed:
                    self._stamp(canvas, part, box, landing if part.number == landed - 1 else 1.0)

    def _colour(self, tone: Tone) -> Colour:
        theme = self.desk.theme
        colour: Colour = getattr(theme.hanji, tone.value[0]) if self.on_paper else getattr(theme.mark, tone.value[1])
        return colour

    def _line(self, rule: Rule) -> Colour:
        hanji = self.desk.theme.hanji
        if not self.on_paper:
            return self.desk.theme.mark.brass_quiet
        return hanji.rule_strong if rule.is_strong else hanji.rule

    def _card(self, canvas: pygame.Surface, part: CardAt, box: pygame.Rect) -> None:
        desk = self.desk
        pixels = box.width
        if desk.theme.shadows:
            desk.shapes.shadow(
                canvas, box, max(1, pixels // 15), max(2, pixels // 9), 0.42, offset=max(1, pixels // 20)
            )
        canvas.blit(desk.cards.face(part.card, pixels), box, special_flags=pygame.BLEND_PREMULTIPLIED)
        if part.is_lit:
            around = box.inflate(2 * desk.u(2), 2 * desk.u(2))
            colour = desk.theme.red.fill if self.on_paper else desk.theme.mark.match
            desk.shapes.ring(canvas, around, desk.u(6), colour, 2 * desk.line)
        elif part.is_lit is not None:
            overlay(canvas, box.clip(canvas.get_clip()), BACK)

    def _stamp(self, canvas: pygame.Surface, part: Stamp, box: pygame.Rect, landing: float) -> None:
        """Draw a stamp that comes from above, beyond the paper and back to its place."""
        stamp = letters().stamp(part.name, box.height)
        if stamp is not None:
            turned = pygame.transform.rotozoom(stamp, part.angle, 1.0 + FROM_ABOVE * (1.0 - back_out(landing)))
            if landing < FADES:
                alpha = round(255 * landing / FADES)
                turned.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.blit(turned, turned.get_rect(center=box.center), special_flags=pygame.BLEND_PREMULTIPLIED)
