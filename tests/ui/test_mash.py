"""Every device at once, at every screen, as fast as can be: nothing stops, nothing is played twice or lost.

BUGS U01, U15, U17, U30, and root cause 9: what comes at random is taken only where it is asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.replay import replay
from gostop_desktop.storage.records import Autosave
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.input.key_defaults import DEFAULTS, NUMBER_PAD
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.widgets import Controls

from .hands import SixButtons, by_keys, is_asked
from .helpers import desk_of
from .virtual_pad import KEY_OF, TRIGGERS, VirtualPad, joysticks

BURSTS = 20
LARGEST_BURST = 60
KEYS = (
    *(key for command, key in DEFAULTS.items() if command is not Command.QUIT),
    *NUMBER_PAD.values(),
)
MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT, "meta": pygame.KMOD_GUI}
WINDOW = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER)
QUICK = frozenset({"table", "table_of_three", "curtain", "shake", "go_stop", "settlement", "dealer_draw", "new_game"})
"""Scenes that are tried whenever anything is."""
LEADS_NOWHERE = frozenset({"cut"})
"""It was staged without a match to which it could lead."""
MOST_FRAMES = 4000


class Mash:
    """Everything that can happen, at random, the same for the same seed."""

    def __init__(self, desk: Desk, pads: list[VirtualPad], seed: str) -> None:
        self.desk = desk
        self.pads = pads
        self.rng = Random(seed)
        self.person = SixButtons(desk, by_keys)
        self.person.watch = self._watch
        self.events = 0
        self._decided: dict[int, int] = {}
        self._rare: tuple[Callable[[], None], ...] = (self.resize, self.plug, self.switch, self.pair, self.game)
        self._usual: tuple[Callable[[], None], ...] = (*(self.key, self.mouse, self.pad) * 6, self.window, self.text)

    def burst(self) -> None:
        """Let many things happen at once, then a little time pass."""
        for _ in range(self.rng.randrange(5, LARGEST_BURST)):
            self.rng.choice(self._usual)()
            self.events += 1
        if self.rng.random() < 0.3:
            self.rng.choice(self._rare)()
        self.person.frame = self.rng.choice((0.016, 0.05, 0.1))
        for _ in range(self.rng.randrange(1, 5)):
            if self.desk.scenes.top is None:
                self.desk.scenes.push(TitleScene(self.desk))
            self.person.step()
            self.desk.is_over = False

    def key(self) -> None:
        key = self.rng.choice(KEYS)
        mod = sum(MODIFIERS[name] for name in key.modifiers)
        letter = self.rng.choice(("", "", "ㅎ", "g", "1"))
        for kind in self.rng.choice(((pygame.KEYDOWN, pygame.KEYUP), (pygame.KEYDOWN,), (pygame.KEYUP,))):
            self._post(kind, scancode=key.scan_code, mod=mod, key=0, unicode=letter)

    def mouse(self) -> None:
        place, touch = self._place(), self.rng.random() < 0.2
        button = self.rng.choice((1, 1, 1, 1, 3, 2))
        self._post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
        for kind in self.rng.choice(
            ((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP), (pygame.MOUSEBUTTONDOWN,), (pygame.MOUSEBUTTONUP,), ())
        ):
            self._post(kind, pos=place, button=button, touch=touch)
        if self.rng.random() < 0.1:
            self._post(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-1, 1)), precise_y=1.0)

    def pad(self) -> None:
        pad = self.rng.choice(self.pads)
        if not pad.is_plugged_in:
            return
        if self.rng.random() < 0.3:
            pad.axis(self.rng.randrange(2), self.rng.choice((-1.0, -0.5, 0.0, 0.5, 1.0)))
        else:
            pad.push(self.rng.choice((*KEY_OF, *TRIGGERS)), self.rng.random() < 0.5)

    def window(self) -> None:
        self._post(self.rng.choice(WINDOW))

    def text(self) -> None:
        kind = self.rng.choice((pygame.TEXTINPUT, pygame.TEXTEDITING))
        self._post(kind, text=self.rng.choice(("고", "%s{0}", "\u202e")))

    def resize(self) -> None:
        assert isinstance(self.desk.display, PictureDisplay)
        self.desk.display.resize((self.rng.randrange(1024, 1300), self.rng.randrange(640, 760)))
        self.desk.resize()

    def plug(self) -> None:
        pad = self.rng.choice(self.pads)
        if pad.is_plugged_in:
            pad.pull_out()
        else:
            pad.plug_in()

    def switch(self) -> None:
        settings = self.desk.settings
        controls = msgspec.structs.replace(settings.controls, auto_scan=not settings.controls.auto_scan, scan_time=5)
        self.desk.change(msgspec.structs.replace(settings, controls=controls))

    def pair(self) -> None:
        settings, rng = self.desk.settings, self.rng
        pair = msgspec.structs.replace(
            settings.pair,
            curtain=rng.choice(("always", "needed", "off")),
            hold_to_look=rng.random() < 0.5,
            own_keys=rng.random() < 0.5,
        )
        self.desk.change(msgspec.structs.replace(settings, pair=pair))

    def game(self) -> None:
        settings, rng = self.desk.settings, self.rng
        game = msgspec.structs.replace(
            settings.game, confirm_plays=rng.random() < 0.5, speed=rng.choice(("instant", "fast", "normal"))
        )
        look = msgspec.structs.replace(settings.display, motion=rng.choice(("full", "reduced", "none")))
        self.desk.change(msgspec.structs.replace(settings, game=game, display=look))

    def calm(self) -> None:
        """Let everything go, and take back what was set."""
        for pad in self.pads:
            if pad.is_plugged_in:
                pad.pull_out()
        for number in list(self.desk.gamepads._pads):
            # What came after somebody had quit, in the same moment, nobody took: here the game goes on all the same.
            self._post(pygame.CONTROLLERDEVICEREMOVED, instance_id=number)
        for key in KEYS:
            self._post(pygame.KEYUP, scancode=key.scan_code, mod=0, key=0, unicode="")
        for button in (1, 2, 3):
            self._post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=button)
        self._post(pygame.WINDOWFOCUSGAINED)
        settings = self.desk.settings
        controls = msgspec.structs.replace(settings.controls, auto_scan=False)
        pair = msgspec.structs.replace(settings.pair, own_keys=False, hold_to_look=False)
        game = msgspec.structs.replace(settings.game, speed="instant")
        self.desk.change(msgspec.structs.replace(settings, controls=controls, pair=pair, game=game))
        self.person.frame = 1 / 12
        self.person.wait(0.3)

    def table(self) -> TableScene | None:
        return next((scene for scene in self.desk.scenes.scenes if isinstance(scene, TableScene)), None)

    def _post(self, kind: int, **values: object) -> None:
        pygame.event.post(pygame.Event(kind, values))

    def _place(self) -> tuple[int, int]:
        """Return a place to press: mostly one where there is something."""
        top, rng = self.desk.scenes.top, self.rng
        controls = getattr(top, "controls", None)
        if isinstance(top, TableScene) and top.round is not None and top.hand and rng.random() < 0.5:
            x, y = top.place_of_card(rng.choice(top.hand))
            return round(x), round(y)
        if isinstance(controls, Controls) and rng.random() < 0.6:
            places = [controls.place_of(widget) for widget in controls.all()]
            if places:
                return rng.choice(places).center
        return rng.randrange(self.desk.size[0]), rng.randrange(self.desk.size[1])

    def _watch(self) -> None:
        """In one frame nobody decides twice."""
        table = self.table()
        if table is None:
            return
        people = [seat for seat, person in enumerate(table.setup.seats) if person.level is None]
        decided = sum(each.seat in people for each in table.session.decided)
        before = self._decided.get(id(table.session), decided)
        self._decided[id(table.session)] = decided
        assert decided <= before + 1, "somebody decided twice in a frame"


def play_on(mash: Mash) -> None:
    """Come back to the table, if there is one, and play its round to the account: no question has been lost."""
    person, rng = mash.person, Random(1)
    for _ in range(MOST_FRAMES):
        table = mash.table()
        if table is None:
            return
        top = person.top
        if top.name in {"settlement", "match_end"}:
            return
        if top.name == "curtain":
            person.hold(Command.CONFIRM, 1.2)
        elif top is table:
            if table.round is None:
                return
            was_asked = is_asked(table)
            person.step()
            if table.end.is_looked_back_at:
                return
            if was_asked and person.top is table and is_asked(table):
                table.here.asking.cancel()
                table.here.asking.unfold()
                table.here.drawers.close()
                table.here.focus.rest()
                person.decide(table, rng.choice(table.view.legal))
        elif top.name in {"dealer_draw", "cut"}:
            person.press(Command.CONFIRM)
            person.wait(0.2)
        else:
            person.press(Command.BACK)
    raise AssertionError(f"nothing goes on at {person.top.name}")


@pytest.fixture
def pads() -> Iterator[list[VirtualPad]]:
    with joysticks():
        pads = [VirtualPad(), VirtualPad()]
        yield pads
        for pad in pads:
            if pad.is_plugged_in:
                pad.pull_out()


@pytest.mark.skipif(sys.platform == "win32", reason="folders would really be opened there")
@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in sorted(SCENES)]
)
def test_all_devices_at_once_break_nothing(
    name: str, tmp_path: Path, pads: list[VirtualPad], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a path there is nothing that could open the folders of the settings.
    monkeypatch.setenv("PATH", str(tmp_path))
    desk = desk_of(tmp_path)
    picture(desk, name, "1")
    desk.gamepads.open()
    mash = Mash(desk, pads, name)
    for pad in pads:
        pad.plug_in()

    for _ in range(BURSTS):
        mash.burst()
        if (saved := Autosave(desk.folders.autosave).read()) is not None:
            with suppress(FileNotFoundError):
                replay(parse_record(saved))
    mash.calm()
    if name not in LEADS_NOWHERE:
        play_on(mash)

    assert mash.events > 300
    desk.use_language("en")
    desk.scenes.reset(TitleScene(desk))
    desk.close()
