"""One focus for hand, table, panels and bar, moved by Tab and arrows (UX 3.5, acceptance check 2)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.actions import Play
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.input.commands import DIRECTIONS
from gostop_desktop.ui.setup import MatchSetup, default_setup, hot_seats
from gostop_desktop.ui.table.drawers import COMMANDS, Drawer
from gostop_desktop.ui.table.focus import TableFocus
from gostop_desktop.ui.table.inspect import inspected
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.regions import Captured, HandCard, Middle, Region, SeatPanel, Slot, Stock, Thing, Whole

from .driver import Person, endless


def seated(home: Path, setup: MatchSetup, size: tuple[int, int] = (1280, 720), language: str = "en") -> Person:
    """Sit down and play a few cards, so that something lies everywhere; wait for the next card to play."""
    person = Person(home, endless(setup), size=size, language=language)
    rng = Random(1)
    for _ in range(4000):
        person.app.step(1 / 60)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif person.top is person.table and person.is_asked:
            person.app.step(1 / 60)
            if person.decisions > 3 and person.table.panel is None:
                return person
            person.do(rng.choice(person.table.view.legal), by="keys")
            person.decisions += 1
    raise AssertionError("nobody has been dealt to")


def focus_of(person: Person) -> TableFocus:
    return person.table.here.focus


def test_tab_goes_through_the_regions_in_order_and_back(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="regions"))
    focus = focus_of(person)

    forth = []
    for _ in Region:
        person.key(Command.NEXT_REGION)
        forth.append(focus.region)
    back = []
    for _ in Region:
        person.key(Command.PREVIOUS_REGION)
        back.append(focus.region)

    order = list(Region)
    assert [*order[1:], order[0]] == forth
    assert [*reversed(order)] == back
    person.leave()


@pytest.mark.parametrize("preset", ["matgo", "gostop"])
@pytest.mark.parametrize("language", ["en", "en-XB"])
def test_arrows_alone_reach_everything_and_everything_has_a_name(home: Path, preset: str, language: str) -> None:
    person = seated(home, default_setup(preset, seed="arrows"), language=language)
    focus, top = focus_of(person), person.table.here.top
    wanted = {spot.thing for spot in focus.spots()}

    reached: set[Thing] = set()
    open_ends: list[Thing] = [HandCard(top.stage.hand[0])]
    while open_ends:
        start = open_ends.pop()
        if start in reached:
            continue
        reached.add(start)
        for command in DIRECTIONS:
            focus.choose(start)
            if focus.move(command) and focus.thing is not None:
                open_ends.append(focus.thing)

    assert wanted == reached
    assert "" not in {inspected(top, spot).title for spot in focus.spots()}
    person.leave()


@pytest.mark.parametrize("preset", ["matgo", "gostop"])
@pytest.mark.parametrize("language", ["en", "en-XB"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_the_inspector_says_hides_nothing_of_what_it_is_about(
    home: Path, preset: str, language: str, size: tuple[int, int]
) -> None:
    person = seated(home, default_setup(preset, seed="inspector"), size, language)
    focus, window = focus_of(person), pygame.Rect(0, 0, *size)

    for spot in list(focus.spots()):
        focus.choose(spot.thing)
        pictures = focus.pictures(is_told=True)
        if pictures:
            _ring, board = pictures
            assert not board.rect.colliderect(pygame.Rect(spot.rect)), f"{spot} is hidden"
            assert window.contains(board.rect), f"the words on {spot} leave the window"
    person.leave()


def test_an_arrow_goes_to_what_lies_that_way(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="ways"))
    focus, viewer = focus_of(person), person.table.viewer
    other = 1 - viewer

    ways = {}
    for start, command in (
        (Captured(viewer, Group.ANIMALS), Command.RIGHT),
        (Captured(viewer, Group.ANIMALS), Command.LEFT),
        (Captured(other, Group.JUNK), Command.RIGHT),
        (Middle(), Command.DOWN),
        (SeatPanel(other), Command.DOWN),
    ):
        focus.choose(start)
        focus.move(command)
        ways[start, command] = focus.thing

    assert {
        (Captured(viewer, Group.ANIMALS), Command.RIGHT): Captured(viewer, Group.RIBBONS),
        (Captured(viewer, Group.ANIMALS), Command.LEFT): Captured(viewer, Group.BRIGHTS),
        (Captured(other, Group.JUNK), Command.RIGHT): SeatPanel(other),
        (Middle(), Command.DOWN): SeatPanel(viewer),
        (SeatPanel(other), Command.DOWN): Middle(),
    } == ways
    person.leave()


def test_only_one_focus_is_to_be_seen(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="one"))
    focus, top = focus_of(person), person.table.here.top

    person.key(Command.RIGHT)
    person.wait(0.2)
    in_hand = (set(top.lifted), focus.pictures(is_told=True), person.table.controls.shows_focus)
    focus.choose(Stock())
    person.wait(0.2)
    on_field = (set(top.lifted), len(focus.pictures(is_told=True)), person.table.controls.shows_focus)
    person.key(Command.PREVIOUS_REGION)
    person.key(Command.PREVIOUS_REGION)
    person.wait(0.2)
    in_bar = (set(top.lifted), focus.pictures(is_told=True), person.table.controls.shows_focus)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 300), rel=(1, 0), buttons=(0, 0, 0)))
    person.wait(0.2)
    with_mouse = (set(top.lifted), focus.pictures(is_told=True), person.table.controls.shows_focus)

    assert len(in_hand[0]) >= 1
    assert ([], False) == in_hand[1:]
    assert (set(), 2, False) == on_field
    assert (set(), [], True) == in_bar
    assert (set(), [], False) == with_mouse
    person.leave()


def test_esc_brings_the_focus_back_to_the_hand_before_it_pauses(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="esc"))

    person.key(Command.NEXT_REGION)
    person.key(Command.BACK)
    after_one = (focus_of(person).region, person.top.name)
    person.key(Command.BACK)

    assert (Region.HAND, "table") == after_one
    assert "pause" == person.top.name
    person.leave()


def test_enter_on_a_thing_looks_closely_or_leads_to_the_card_that_takes_it(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="enter"))
    table, focus, drawers = person.table, focus_of(person), person.table.here.drawers
    before = table.decision
    month = next(card // 4 for card in table.hand if card < 48 and table.here.top.stage.slot_of(card // 4))

    focus.choose(Slot(month))
    person.key(Command.CONFIRM)
    on_slot = focus.thing
    opened = []
    for thing in (Stock(), SeatPanel(table.viewer), Captured(1 - table.viewer, Group.JUNK)):
        focus.choose(thing)
        person.key(Command.CONFIRM)
        opened.append((drawers.open, drawers.place))
        person.key(Command.BACK)

    assert isinstance(on_slot, HandCard)
    assert month == on_slot.card // 4
    assert [(Drawer.MONTHS, 0), (Drawer.SETS, 0), (Drawer.CAPTURES, 1)] == opened
    assert before == table.decision
    person.leave()


def test_no_focus_on_the_table_is_drawn_over_what_is_opened_above_it(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="above"))
    here = person.table.here
    for command in (*COMMANDS, Command.HINT, Command.ALL_HINTS):
        person.key(command)
        opened = here.drawers.pictures() + here.hints.pictures()
        for spot in focus_of(person).spots():
            here.focus.choose(spot.thing)
            rings = here.focus.pictures(is_told=False)
            assert all(ring.z < picture.z for ring in rings for picture in opened), (command, spot.thing)
        person.key(Command.BACK)
    person.leave()


def test_a_single_switch_comes_to_everything(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="switch"))
    focus = focus_of(person)
    wanted = [spot.thing for spot in focus.spots()]

    visited: list[Thing | None] = []
    while len(visited) < len(wanted) + len(Region):
        person.table.scan()
        visited.append(focus.thing)
        if isinstance(focus.thing, Whole):
            person.key(Command.CONFIRM)
            visited.append(focus.thing)

    assert set(wanted) == {thing for thing in visited if not isinstance(thing, Whole)}
    assert [HandCard(card) for card in person.table.hand] == visited[: len(person.table.hand)]
    person.leave()


def test_a_single_switch_that_enters_nothing_comes_round_the_table_in_a_few_stops(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="switch"))
    focus = focus_of(person)

    visited = []
    for _ in range(len(person.table.hand) + len(Region)):
        person.table.scan()
        visited.append(focus.thing)

    cards = [HandCard(card) for card in person.table.hand]
    regions = [Region.BAR, Region.FIELD, Region.CAPTURES, Region.OPPONENTS, Region.SIDE]
    assert [*cards, *map(Whole, regions), cards[0]] == visited
    person.leave()


def test_where_the_hand_is_covered_no_card_of_it_can_have_the_focus_or_be_named(home: Path) -> None:
    """UX 2.6."""
    setup = replace(default_setup("matgo", seed="covered"), seats=hot_seats())
    person = Person(home, endless(setup))
    for _ in range(600):
        person.app.step(1 / 60)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        if person.top.name == "curtain":
            break
    table = person.table
    focus, top = focus_of(person), table.here.top
    spots = list(focus.spots())

    assert top.is_covered
    assert not [spot for spot in spots if isinstance(spot.thing, HandCard)]
    said = " ".join(line for spot in spots for line in inspected(top, spot).lines)
    assert "In your hand" not in said
    person.leave()


def test_after_a_card_has_been_played_the_focus_goes_on_beside_its_place(home: Path) -> None:
    person = seated(home, default_setup("matgo", seed="beside"))
    table = person.table
    index = next(i for i, card in enumerate(table.hand) if i and any(card == a.card for a in _plays(person)))
    played = table.hand[index]

    person.key(CARDS[index])
    for _ in range(400):
        person.app.step(1 / 60)
        if person.is_asked and table.panel is None and played not in table.hand:
            break
        if person.top is table and table.panel is not None:
            person.do(table.view.legal[0], by="keys")
    person.key(Command.RIGHT)

    expected = table.hand[min(index, len(table.hand) - 1)]
    assert expected == table.here.pointer.current
    person.leave()


def _plays(person: Person) -> list[Play]:
    return [action for action in person.table.view.legal if isinstance(action, Play) and not action.shake]


def offered_something(home: Path) -> Person:
    """Sit down among three and play until something besides the cards can be done: shodang, or turning a card only."""
    person, rng = Person(home, endless(default_setup("gostop", seed="offers"))), Random(2)
    for _ in range(20000):
        person.app.step(1 / 60)
        if person.top.name == "settlement":
            person.go_on()
        elif person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif person.top is person.table and person.is_asked:
            person.app.step(1 / 60)
            if person.table.panel is None and person.table.extras and person.table.hand:
                return person
            person.do(rng.choice(person.table.view.legal), by="keys")
    raise AssertionError("nothing was offered")


def test_arrows_lead_to_what_is_offered_beside_the_hand_and_back(home: Path) -> None:
    person = offered_something(home)
    table = person.table
    person.key(Command.RIGHT)
    person.key(Command.UP)
    offered = table.focused_extra
    person.key(Command.LEFT)
    back = table.focused_extra
    person.leave()

    assert offered is not None
    assert back is None
