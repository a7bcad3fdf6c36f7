"""Plain card faces that are drawn here: rim, month, flower, kind and ribbon. They stand in where artwork is missing."""

from __future__ import annotations

import pygame

from gostop_desktop.engine.cards import CARD_OF, CHEONGDAN, FIRST_BONUS, HONGDAN
from gostop_desktop.i18n import pgettext
from gostop_desktop.ui.text import TextLayer
from gostop_desktop.ui.words import KINDS, MONTHS

from .cards import BACK, card_height
from .shapes import OVERSAMPLE

RIM = pygame.Color("#B3161B")
RIM_DARK = pygame.Color("#7E0D12")
PAPER = pygame.Color("#FBF4E4")
INK = pygame.Color("#211813")
RED = pygame.Color("#B3161B")
BLUE = pygame.Color("#1F5FA8")
GOLD = pygame.Color("#C99A3B")
KIND_COLOURS = {"B": GOLD, "A": pygame.Color("#2F7A4F"), "R": RED, "J": INK, "K": INK, "D": INK}


class DrawnFaces:
    """Draws cards that can be told apart, in the language in force."""

    def __init__(self, text: TextLayer) -> None:
        self._text = text

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        """Return the premultiplied picture of a card code, `back` or `bomb` at a width in pixels."""
        size = (width, card_height(width))
        large = pygame.Surface((size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), pygame.SRCALPHA)
        _frame(large, back=code == BACK)
        if code != BACK:
            _figure(large, code)
        picture = pygame.transform.smoothscale(large.premul_alpha(), size)
        if code in CARD_OF:
            self._letters(picture, code)
        return picture

    def is_at_hand(self, code: str, width: int) -> bool:  # noqa: ARG002  # what needs no file always is
        """Return whether a picture can be made at once."""
        return True

    def order(self, code: str) -> tuple[int, str]:
        """Return by what codes are sorted; every order is as good."""
        return 0, code

    def rest(self) -> None:
        """Nothing large is kept."""

    def _letters(self, picture: pygame.Surface, code: str) -> None:
        width, height = picture.get_size()
        card = CARD_OF[code]
        if card >= FIRST_BONUS:
            self._centred(picture, f"+{code[1]}", height * 0.44, round(width * 0.42), RED)
            return
        month = card // 4
        self._text.draw(picture, str(month + 1), (round(width * 0.14), round(height * 0.06)), round(width * 0.3), INK)
        if width < 44:
            return
        self._centred(picture, pgettext(*MONTHS[month]), height * 0.72, round(width * 0.16), INK)
        self._centred(picture, pgettext(*KINDS[code[2]]), height * 0.83, round(width * 0.14), KIND_COLOURS[code[2]])

    def _centred(self, picture: pygame.Surface, text: str, top: float, size: int, colour: pygame.Color) -> None:
        room = round(picture.get_width() * 0.78)
        while size > 6 and self._text.width(text, size) > room:
            size -= 1
        line = self._text.line(text, size, colour)
        picture.blit(line, ((picture.get_width() - line.get_width()) // 2, round(top)))


def _frame(large: pygame.Surface, *, back: bool) -> None:
    """Paint rim and window on a surface as large as the card times OVERSAMPLE."""
    width, height = large.get_size()
    body = pygame.Rect(0, 0, width, height)
    radius = round(width * 0.065)
    pygame.draw.rect(large, RIM_DARK, body, border_radius=radius)
    pygame.draw.rect(large, RIM, body.inflate(-width // 60, -width // 60), border_radius=radius)
    window = body.inflate(-width * 0.14, -width * 0.14)
    if back:
        pygame.draw.rect(large, RIM_DARK, window, round(width * 0.012), border_radius=radius // 2)
        pygame.draw.circle(large, GOLD, body.center, round(width * 0.16), round(width * 0.02))
        for x, y in ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3)):
            centre = (body.centerx + x * width * 0.07, body.centery + y * width * 0.07)
            pygame.draw.circle(large, GOLD, centre, round(width * 0.045))
        return
    pygame.draw.rect(large, INK, window.inflate(width * 0.02, width * 0.02), border_radius=radius // 2)
    pygame.draw.rect(large, PAPER, window, border_radius=radius // 2)


def _figure(large: pygame.Surface, code: str) -> None:
    """Paint what says the kind without words."""
    width, height = large.get_size()
    centre = (width * 0.5, height * 0.5)
    colour = KIND_COLOURS.get(code[2], GOLD)
    if code[0] == "X":
        pygame.draw.circle(large, GOLD, centre, round(width * 0.3), round(width * 0.04))
    elif code[2] == "B":
        pygame.draw.circle(large, RED, centre, round(width * 0.2))
        pygame.draw.circle(large, GOLD, centre, round(width * 0.2), round(width * 0.03))
    elif code[2] == "A":
        points = [(centre[0], centre[1] - width * 0.2), (centre[0] + width * 0.18, centre[1] + width * 0.14)]
        pygame.draw.polygon(large, colour, [*points, (centre[0] - width * 0.18, centre[1] + width * 0.14)])
    elif code[2] == "R":
        _ribbon(large, CARD_OF[code])
    elif code[2] == "D":
        for shift in (-0.1, 0.1):
            pygame.draw.circle(large, INK, (centre[0] + shift * width, centre[1]), round(width * 0.09))
    else:
        pygame.draw.circle(large, INK, centre, round(width * 0.09), round(width * 0.03))


def _ribbon(large: pygame.Surface, card: int) -> None:
    """Paint a ribbon whose end tells the set without colour: notched, swallow-tailed or straight (PRODUCT)."""
    width, height = large.get_size()
    left, right, top, bottom = width * 0.4, width * 0.6, height * 0.3, height * 0.68
    middle = (left + right) / 2
    depth = {True: width * 0.06}.get(bool(1 << card & HONGDAN), 0.0) or (width * 0.12 if 1 << card & CHEONGDAN else 0.0)
    colour = BLUE if 1 << card & CHEONGDAN else RED
    points = [(left, top), (right, top), (right, bottom), (middle, bottom - depth), (left, bottom)]
    pygame.draw.polygon(large, colour, points)
    if 1 << card & (HONGDAN | CHEONGDAN):
        pygame.draw.line(large, PAPER, (middle, top + width * 0.06), (middle, top + width * 0.26), round(width * 0.03))
