"""Two people with keys or gamepads of their own play a whole match; what belongs to the other does nothing (UX 2.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Seat
from gostop_desktop.storage.settings import GameSettings
from gostop_desktop.ui.input import CARDS, Command, Key
from gostop_desktop.ui.input.key_defaults import DEFAULTS, NUMBER_PAD
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, default_setup, hot_seats

from .hands import SixButtons, by_keys, card_of, is_asked
from .virtual_pad import VirtualPad, joysticks

NUMBER_KEYS: dict[Command, int] = {
    command: key.scan_code for commands, key in NUMBER_PAD.items() for command in commands
}
LETTER_KEYS: dict[Command, int] = {
    command: DEFAULTS[command].scan_code for command in (*NUMBER_KEYS, Command.SKIP) if command is not Command.CONFIRM
}
"""What each has: the number pad, or digits, letters and the space bar."""
HOLDS = (Command.SKIP, Command.CONFIRM)
"""With which each opens the curtain."""


def scan_code_of(seat: Seat, command: Command) -> int:
    return (LETTER_KEYS, NUMBER_KEYS)[seat][command]


def push(scan_code: int, *, is_down: bool) -> None:
    kind = pygame.KEYDOWN if is_down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=0, scancode=scan_code, mod=0, unicode=""))


@dataclass
class OwnKeys(SixButtons):
    """Two people who press nothing but their own keys; the other one tries to meddle before every decision."""

    meddled: int = 0
    by_arrows: int = 0
    """Decisions that have no key of their own."""

    def hit(self, seat: Seat, command: Command, *, seconds: float = 0.0) -> None:
        """Press somebody's key for a command."""
        push(scan_code_of(seat, command), is_down=True)
        if seconds:
            self.wait(seconds)
        push(scan_code_of(seat, command), is_down=False)
        self.step()

    def meddle(self, other: Seat) -> None:
        """Press every key of who is not asked."""
        keys = (LETTER_KEYS, NUMBER_KEYS)[other]
        shared = set((LETTER_KEYS, NUMBER_KEYS)[1 - other].values())
        for scan_code in set(keys.values()) - shared - {NUMBER_KEYS[Command.CONFIRM]}:
            for is_down in (True, False):
                push(scan_code, is_down=is_down)
            self.step()
            self.meddled += 1

    def decide(self, table: TableScene, action: Action) -> None:
        before, seat = table.decision, table.viewer
        self.meddle(1 - seat)
        assert before == table.decision, "the other's keys do nothing"
        card = card_of(table, action)
        if card is not None:
            self.hit(seat, CARDS[table.hand.index(card)])
        options = table.panel.options if table.panel is not None else table.extras if card is None else ()
        if options:
            option = next(option for option in options if option.action == action)
            if option.command is None or sum(each.command is option.command for each in options) > 1:
                self.by_arrows += 1
                super().decide(table, action)
                return
            assert table.panel is None or self.desk.cap(option.command).startswith("Num") == (seat == 1)
            self.hit(seat, option.command)
        assert before + 1 == table.decision, f"{action} was not taken once"
        self.wait(0.2)


def settled(person: SixButtons) -> TableScene:
    """Sit two people down who have wished for keys of their own."""
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, pair=msgspec.structs.replace(settings.pair, own_keys=True)))
    setup = replace(
        default_setup("matgo", seed="own keys"), seats=hot_seats(), length=Length.ROUNDS, rounds=3, chips=10**6
    )
    table = TableScene(person.desk, setup)
    person.desk.scenes.push(table)
    return table


def played(person: SixButtons, table: TableScene, open_curtain: Callable[[Seat], None]) -> set[Seat]:
    """Play the match to its end, every decision at random; return who has decided."""
    rng = Random(4)
    seats: set[Seat] = set()
    for _ in range(4000):
        top = person.top
        if top.name == "match_end":
            return seats
        if top.name == "curtain":
            person.wait(0.2)
            open_curtain(table.viewer)
        elif top is table and is_asked(table):
            person.step()
            if person.top is table and is_asked(table):
                seats.add(table.viewer)
                person.decide(table, rng.choice(table.view.legal))
        elif top is table:
            person.step()
        else:
            person.press(Command.CONFIRM)
            person.wait(0.2)
    raise AssertionError(f"the match has stopped at {person.top.name}")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    pygame.display.init()
    pygame.event.clear()
    yield tmp_path
    pygame.event.clear()


def test_two_people_play_a_match_with_keys_of_their_own(home: Path) -> None:
    person = OwnKeys.at(home, by_keys)
    table = settled(person)

    def open_curtain(seat: Seat) -> None:
        person.hit(1 - seat, HOLDS[1 - seat], seconds=0.7)
        assert "curtain" == person.top.name, "only the own key opens it"
        person.hit(seat, HOLDS[seat], seconds=0.7)
        assert person.top is table

    seats = played(person, table, open_curtain)

    assert {0, 1} == seats
    assert person.meddled > 100
    assert person.by_arrows < table.session.match.played * 2
    person.desk.close()


@dataclass
class OwnPads(SixButtons):
    """Two people with a gamepad each; the other one tries to meddle before every decision."""

    pads: list[VirtualPad] = field(default_factory=list)
    table: TableScene | None = None

    def push(self, command: Command, is_down: bool) -> None:  # noqa: FBT001  # down or up
        """Push a button of whose turn it is."""
        seat = 0 if self.table is None else self.table.viewer
        self.pads[seat].push(command, is_down)

    def decide(self, table: TableScene, action: Action) -> None:
        before, other = table.decision, self.pads[1 - table.viewer]
        for command in (Command.RIGHT, Command.CONFIRM, Command.CONFIRM, Command.PAUSE, Command.BACK):
            for is_down in (True, False):
                other.push(command, is_down)
            self.step()
        assert (before, table) == (table.decision, self.top), "the other's gamepad does nothing"
        super().decide(table, action)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_two_people_has_a_key_that_goes_faster_as_long_as_it_is_held(home: Path, seat: Seat) -> None:
    person = OwnKeys.at(home, by_keys)
    person.desk.change(msgspec.structs.replace(person.desk.settings, game=GameSettings(speed="slow")))
    table = settled(person)
    for _ in range(4000):
        if person.top.name == "curtain":
            person.wait(0.2)
            person.hit(table.viewer, HOLDS[table.viewer], seconds=0.7)
        elif person.top is table and is_asked(table) and table.viewer == seat:
            break
        elif person.top is table and is_asked(table):
            person.decide(table, table.view.legal[0])
        elif person.top is table:
            person.step()
        else:
            person.press(Command.CONFIRM)
    person.desk.bindings.note(Key(scan_code_of(seat, Command.GO)))
    told = person.desk.cap(Command.SKIP)

    table.decisions.submit(table.view.legal[0])
    push(scan_code_of(seat, Command.SKIP), is_down=True)
    person.step()
    is_fast = [table.here.top.is_fast_forward]
    push(scan_code_of(seat, Command.SKIP), is_down=False)
    person.step()
    is_fast.append(table.here.top.is_fast_forward)
    person.desk.close()

    assert [True, False] == is_fast
    assert ("Space", "PgDn")[seat] == told


def test_two_people_play_a_match_with_a_gamepad_each(home: Path) -> None:
    with joysticks():
        person = OwnPads.at(home, lambda _command, _is_down: None)
        person.way = person.push
        person.desk.gamepads.open()
        person.table = table = settled(person)
        person.pads = [VirtualPad(), VirtualPad()]
        for pad in person.pads:
            pad.plug_in()
            person.step()

        def open_curtain(seat: Seat) -> None:
            for pad in (person.pads[1 - seat], person.pads[seat]):
                assert "curtain" == person.top.name, "only the own gamepad opens it"
                pad.push(Command.CONFIRM, True)
                person.wait(0.7)
                pad.push(Command.CONFIRM, False)
                person.step()
            assert person.top is table

        seats = played(person, table, open_curtain)
        person.desk.close()
        for pad in person.pads:
            pad.pull_out()

    assert {0, 1} == seats
    assert table.session.match.is_over
