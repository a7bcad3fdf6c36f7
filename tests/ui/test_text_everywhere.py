"""Every screen and every moment in languages that nobody speaks: longer ones, and read from the right (UX 6.2, 6.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.measure import SMALLEST_TEXT
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.staging import MOVING
from gostop_desktop.ui.text.pseudo import LONGER, MIRRORED

from .helpers import desk_of
from .ledger import Ledger, keep_ledger

SIZES = (((1024, 640), 100), ((1280, 720), 100), ((1024, 640), 150))
"""Windows, and how large text is in them: every screen works in the smallest one with text at 150 % (UX 3.2)."""
SEED = "4"
LISTS = {"log", "all_plays"}
"""What shows as many lines as have room: the others are scrolled to."""
STAYING = {"title_earlier"}
"""A list hangs where it was opened, and is not laid out elsewhere while it is open."""
ROUNDED = 3
"""Pixels by which a mirrored place may differ, and the picture that it is on: notes are as wide as their words."""


class Look:
    """A scene that is staged once, and looked at in other windows and languages."""

    def __init__(self, home: Path, name: str) -> None:
        self.name = name
        self.desk = desk_of(home, (1200, 720))
        self.ledger = keep_ledger(self.desk)
        picture(self.desk, name, SEED)
        self._app = App(self.desk)
        self._shown: tuple[tuple[int, int], int] | None = None

    def take(self, window: tuple[int, int], text: int, language: str) -> Ledger:
        """Show the scene anew, and return what is written on it."""
        desk, shown = self.desk, (window, text)
        assert isinstance(desk.display, PictureDisplay)
        # A table is laid out again where something is other than before.
        if shown == self._shown:
            self.ledger.clear()
            desk.use_language(language)
        else:
            desk.use_language(language)
            desk.display.resize(window)
            desk.options = replace(desk.options, text=text)
            self.ledger.clear()
            desk.resize()
        self._shown = shown
        self._app.show()
        for _ in range(0 if self.name in MOVING else 2):
            self.ledger.next_turn()
            self._app.step(0.1)
        return self.ledger

    @property
    def _table(self) -> TableScene | None:
        return next((scene for scene in self.desk.scenes.scenes if isinstance(scene, TableScene)), None)

    @property
    def names(self) -> set[str]:
        """The names of those who play: a long one may be cut."""
        return set() if self._table is None else {seat.name for seat in self._table.setup.seats}

    @property
    def seats(self) -> pygame.Rect:
        """Where the wells of two opponents are, who keep their seats."""
        table = self._table
        if table is None or table.round is None or table.setup.rules.players == 2:
            return pygame.Rect(0, 0, 0, 0)
        return pygame.Rect(table.here.top.layout.opponents)

    def leave(self) -> None:
        self.desk.scenes.reset(SCENES["licences"](self.desk, SEED))
        self.desk.close()


@pytest.fixture(autouse=True)
def _turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every scene, and what lies over all of them, be a drawing of its own."""
    kinds: list[type[Scene]] = [Scene, *_kinds(Scene)]
    for kind in kinds:
        if "draw" in vars(kind):
            monkeypatch.setattr(kind, "draw", _noted(kind.draw))
    monkeypatch.setattr(App, "_draw_over", _noted(App._draw_over))


def _kinds(kind: type[Scene]) -> list[type[Scene]]:
    return [found for below in kind.__subclasses__() for found in (below, *_kinds(below))]


def _noted(draw: Callable[..., None]) -> Callable[..., None]:
    def drawn(self: object, canvas: pygame.Surface) -> None:
        desk = getattr(self, "desk", None)
        assert isinstance(desk, Desk)
        ledger = getattr(desk.text, "ledger", None)
        if ledger is not None:
            ledger.next_turn()
        draw(self, canvas)

    return drawn


@pytest.mark.parametrize("name", sorted(SCENES))
def test_nothing_is_cut_lies_over_another_or_leaves_its_place(tmp_path: Path, name: str) -> None:
    look = Look(tmp_path, name)
    found = {}
    for window, text in SIZES:
        ledger = look.take(window, text, LONGER)
        wrong = {
            "cut": [words for words in ledger.cuts if words not in look.names],
            "over one another": ledger.overlapping(),
            "outside": ledger.outside(),
            "unfinished": [] if name in LISTS else ledger.unfinished(),
            "too small": ledger.smaller_than(SMALLEST_TEXT),
        }
        found.update({(*window, text, what): words for what, words in wrong.items() if words})
    look.leave()

    assert {} == found


@pytest.mark.parametrize("name", sorted(set(SCENES) - STAYING))
def test_what_is_read_from_the_right_is_a_mirror_of_what_is_read_from_the_left(tmp_path: Path, name: str) -> None:
    """Words are; a number of several pieces stays as it is, and so do the seats and the months (UX 3.1, 6.4)."""
    look = Look(tmp_path, name)
    left = look.take((1280, 720), 100, "en").places(mirrored=True)
    right = look.take((1280, 720), 100, MIRRORED).places(mirrored=False, without=look.seats)
    look.leave()

    assert left
    assert len(left.keys() & right.keys()) > 0.7 * len(left)
    assert {} == {
        words: (left[words], place)
        for words, places in right.items()
        for place in places
        if words in left and has_letters(words) and not any(is_near(place, other) for other in left[words])
    }


def has_letters(words: str) -> bool:
    return any(letter.isalpha() for letter in words)


def is_near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return all(abs(here - there) <= ROUNDED for here, there in zip(one, other, strict=True))
