"""Sounds in words: a short line that says what is to be heard, for who does not hear it (UX 3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.lists import parted

from .art.materials import dialog_area

if TYPE_CHECKING:
    from .desk import Desk

SECONDS = 1.6
PADDING = 10
HEIGHT = 32
GAP = 8
ICON = 18
MOST = 2
"""How many sounds stand there at a time; older ones give way."""

_SLAP = NP_("caption", "A card slaps down")
WORDS = {
    "bak_risk": NP_("caption", "Warning: bak"),
    "bak_safe": NP_("caption", "Safe from bak"),
    "bomb": NP_("caption", "Bomb: a thud"),
    "bonus": NP_("caption", "Bonus card: a chime"),
    "capture": NP_("caption", "Cards are raked in"),
    "chips": NP_("caption", "Chips rattle"),
    "choose": NP_("caption", "A question"),
    "cut": NP_("caption", "The deck is cut"),
    "deal": NP_("caption", "Cards are dealt"),
    "dealer": NP_("caption", "The dealer is found"),
    "flip": NP_("caption", "A card is turned"),
    "free_turn": NP_("caption", "A free turn"),
    "go_1": NP_("caption", "Drum: Go"),
    "go_2": NP_("caption", "Drum: two Go"),
    "go_3": NP_("caption", "Drums: three Go"),
    "hint": NP_("caption", "Hint"),
    "jjok": NP_("caption", "Jjok: a kiss"),
    "lay": NP_("caption", "A card is laid down"),
    "match_end": NP_("caption", "Fanfare: the match is over"),
    "nagari": NP_("caption", "Nagari: nobody wins"),
    "player_1": NP_("caption", "A low call: the first player"),
    "player_2": NP_("caption", "A high call: the second player"),
    "ppuk": NP_("caption", "Ppuk: stuck"),
    "quad": NP_("caption", "Four of a month"),
    "redeal": NP_("caption", "The cards are dealt again"),
    "refuse": NP_("caption", "That does not work"),
    "score": NP_("caption", "Points"),
    "set_bright3": NP_("caption", "Jingle: three Brights"),
    "set_bright3_rain": NP_("caption", "Jingle: three Brights with rain"),
    "set_bright4": NP_("caption", "Jingle: four Brights"),
    "set_bright5": NP_("caption", "Jingle: five Brights"),
    "set_cheongdan": NP_("caption", "Jingle: blue ribbons"),
    "set_chodan": NP_("caption", "Jingle: plain ribbons"),
    "set_dead": NP_("caption", "A set is broken"),
    "set_godori": NP_("caption", "Jingle: Godori"),
    "set_hongdan": NP_("caption", "Jingle: red ribbons"),
    "shake": NP_("caption", "Cards are shaken"),
    "shuffle": NP_("caption", "The deck is shuffled"),
    **{f"slap_{take}": _SLAP for take in range(1, 7)},
    "slap_flip": _SLAP,
    "stack": NP_("caption", "A stack is taken"),
    "stack_own": NP_("caption", "One's own stack is taken"),
    "stamp": NP_("caption", "A stamp"),
    "steal": NP_("caption", "Junk is taken away"),
    "stop": NP_("caption", "Gong: Stop"),
    "sweep": NP_("caption", "The table is swept clean"),
    "triple": NP_("caption", "Three knocks: a stack"),
    "ttadak": NP_("caption", "Ttadak: two slaps"),
    "turn": NP_("caption", "Your turn"),
    "win": NP_("caption", "Fanfare: the round is won"),
}
"""What is said of a sound; those of buttons are not told."""


class Captions:
    """The last two sounds, over every screen."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lines: list[tuple[str, float]] = []
        """Name of the sound and how long it still stands."""

    def heard(self, name: str) -> None:
        """Take a sound that begins."""
        if not self._desk.settings.sound.captions or name not in WORDS:
            return
        self._damage()
        words = WORDS[name]
        self._lines = [line for line in self._lines if WORDS[line[0]] != words][-MOST + 1 :]
        self._lines.append((name, SECONDS))
        self._damage()

    @property
    def words(self) -> list[str]:
        """What stands there now, the newest last."""
        return [pgettext(*WORDS[name]) for name, _left in self._lines]

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self._lines:
            return
        left = [(name, rest - dt) for name, rest in self._lines]
        if any(rest <= 0 for _name, rest in left):
            self._damage()
        self._lines = [line for line in left if line[1] > 0]

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw over whatever is there."""
        box = self._box()
        desk = self._desk
        if not self._lines or not dialog_area(desk.measure, box).colliderect(canvas.get_clip()):
            return
        look = desk.theme.dialog
        desk.materials.dialog(canvas, desk.theme, desk.measure, box)
        small = desk.t(15)
        icon = desk.g(ICON)
        inside = box.inflate(-2 * desk.u(PADDING), 0)
        sign = desk.mirrored(pygame.Rect(inside.x, inside.y, icon, inside.height), inside)
        desk.icons.draw(canvas, "sound", sign.center, icon, look.brass)
        room = inside.width - icon - desk.u(GAP)
        rest = desk.mirrored(pygame.Rect(inside.right - room, inside.y, room, inside.height), inside)
        y = rest.centery - desk.text.line_height(small) // 2
        desk.text.draw(canvas, self._line(), (rest.x, y), small, look.text, width=rest.width)

    def _line(self) -> str:
        return parted(pgettext("list of sounds", " · "), self.words)

    def _box(self) -> pygame.Rect:
        """Return its place: in the middle of the upper edge, where no screen has anything, and never over a hand."""
        desk = self._desk
        small = desk.t(15)
        wide = desk.text.width(self._line(), small) + 1 + desk.g(ICON) + desk.u(GAP) + 2 * desk.u(PADDING)
        box = pygame.Rect(0, 0, wide, max(desk.u(HEIGHT), desk.text.line_height(small) + desk.u(4)))
        box.midtop = desk.size[0] // 2, desk.u(2)
        return box

    def _damage(self) -> None:
        top = self._desk.scenes.top
        if self._lines and top is not None:
            top.damage(dialog_area(self._desk.measure, self._box()))
