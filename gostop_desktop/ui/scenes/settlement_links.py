"""Words of the account that lead on: whether the deck is the promised one, and the rules it was played by (UX 2.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from gostop_desktop.engine.deck import commitment
from gostop_desktop.i18n import _, pgettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.numbers import in_fours
from gostop_desktop.ui.table.session import Committed
from gostop_desktop.ui.text.layer import LINE
from gostop_desktop.ui.theme import Colour
from gostop_desktop.ui.widgets import Answer, DialogScene, Ground, State, Widget

from .settlement_parts import Tone

SIZE = 15
GAP = 6


@dataclass(frozen=True, slots=True)
class Promise:
    """What is said of the deck and the fingerprint that was shown before the cut."""

    words: str
    tone: Tone
    icon: str


def promise_of(committed: Committed | None) -> Promise | None:
    """Return whether the deck is the one that was promised; None where nothing was."""
    if committed is None:
        return None
    code = f"{committed.fingerprint[:4]} {committed.fingerprint[4:8]}"
    if commitment(committed.secret) == committed.fingerprint:
        return Promise(_("Fingerprint checked: {code}", code=code), Tone.GOT, "check")
    return Promise(_("This is not the deck that was promised: {code}", code=code), Tone.PAID, "warn")


def deck_dialog(desk: Desk, committed: Committed, cut: str) -> DialogScene:
    """Return what the deck came from, in full: fingerprint, secret and cut, to be copied and checked (UX 5.1)."""
    told = [
        _("Fingerprint, shown before the cut:"),
        in_fours(committed.fingerprint),
        _("Secret, shown now:"),
        in_fours(committed.secret.hex()),
    ]
    if committed.is_known:
        told.append(_("The deck comes from a seed or a code: it was not cut."))
    else:
        told.append(_("Cut: {cut}", cut=cut))
    told.append(_("The fingerprint comes from the secret, the deck from secret and cut. Neither can be changed later."))
    plain = f"{committed.fingerprint}\n{committed.secret.hex()}\n{cut}\n"

    def copy() -> None:
        if desk.copy(plain):
            desk.toast.say(_("Fingerprint, secret and cut can be pasted now."))

    answers = (Answer(pgettext("button", "Copy"), copy), Answer(_("Close"), _nothing))
    return DialogScene(desk, _("The deck of this round"), "\n".join(told), answers)


class Link(Widget):
    """A line of words on the sheet that can be pressed, perhaps with a sign before it."""

    def __init__(
        self, desk: Desk, place: tuple[int, int], words: str, action: Callable[[], None], tone: Tone, icon: str = ""
    ) -> None:
        width, height = size_of(desk, words, icon)
        super().__init__(desk, pygame.Rect(*place, width, height), words, key=f"link {icon}", ground=Ground.PAPER)
        self.action = action
        self.tone = tone
        self.icon = icon

    def press(self) -> None:
        self.action()

    def paint(self, canvas: pygame.Surface, state: State) -> None:
        desk, rect = self.desk, self.rect
        size = desk.t(SIZE)
        colour: Colour = getattr(desk.theme.hanji, self.tone.value[0])
        if self.icon:
            sign = desk.mirrored(pygame.Rect(rect.x, rect.y, rect.height, rect.height), rect)
            desk.icons.draw(canvas, self.icon, sign.center, rect.height, colour)
        indent = _indent(desk, self.icon)
        words = desk.mirrored(pygame.Rect(rect.x + indent, rect.y, rect.width - indent, rect.height), rect)
        desk.text.draw(canvas, self.name, words.topleft, size, colour, width=words.width)
        if state.hover:
            canvas.fill(colour, (words.x, words.bottom, words.width, max(1, round(desk.line))))
        if state.focus:
            self.paint_ring(canvas, rect, desk.u(4))


def size_of(desk: Desk, words: str, icon: str = "") -> tuple[int, int]:
    """Return how much room a link takes."""
    return _indent(desk, icon) + desk.text.width(words, desk.t(SIZE)), round(desk.t(SIZE) * LINE)


def _indent(desk: Desk, icon: str) -> int:
    return round(desk.t(SIZE) * LINE) + desk.u(GAP) if icon else 0


def _nothing() -> None:
    """Leave everything as it is."""
