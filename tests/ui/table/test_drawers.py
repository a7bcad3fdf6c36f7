"""Drawers show what they are opened for, with the room that they have (UX 3.3)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table import describe
from gostop_desktop.ui.table.drawers import Drawer, Drawers
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.inspect import inspected
from gostop_desktop.ui.table.paint.boards import begun, drawer_rect
from gostop_desktop.ui.table.paint.drawers import captures_size, months_card
from gostop_desktop.ui.table.paint.sets import draw_set
from gostop_desktop.ui.table.regions import Middle, Region, Spot
from gostop_desktop.ui.table.sets import SET_CARDS, Pip, SetRow
from gostop_desktop.ui.table.tabletop import Tabletop
from tests.helpers import position
from tests.ui.helpers import desk_of, watch

from .driver import Person, endless

SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def advanced(home: Path, setup: MatchSetup, size: tuple[int, int] = (1280, 720), language: str = "en") -> Person:
    """Sit down and play some cards, so that something has been captured."""
    person = Person(home, endless(setup), size=size, language=language)
    rng = Random(3)
    for _ in range(3000):
        table = person.table
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif table.round is not None and person.top is table and person.is_asked:
            if person.decisions >= 4:
                return person
            person.do(rng.choice(table.view.legal), by="keys")
            person.decisions += 1
        else:
            person.app.step(1 / 60)
    raise AssertionError("the round has stopped")


def drawers_of(person: Person) -> Drawers:
    assert person.table.round is not None, "a round is on the table"
    return person.table.round.drawers


@pytest.mark.parametrize("size", SIZES)
def test_captured_cards_are_larger_in_the_drawer_than_on_the_table(home: Path, size: tuple[int, int]) -> None:
    person = advanced(home, default_setup("matgo", seed="drawers"), size)
    person.key(Command.INSPECT)
    drawers = drawers_of(person)
    assert person.table.round is not None
    top = person.table.round.top
    rect = drawer_rect(top.brush)

    _picture, room = begun(top.brush, rect, "")
    card, _step = captures_size(top.brush, room, drawers.captures_facts())

    assert card > 1.4 * max(spot.width for spot in top.layout.groups[0])
    assert top.layout.prompt_area().holds(rect)
    person.leave()


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_the_months_are_nearly_as_large_as_on_the_table(home: Path, size: tuple[int, int]) -> None:
    person = advanced(home, default_setup("matgo", seed="drawers"), size)
    assert person.table.round is not None
    top = person.table.round.top

    _picture, room = begun(top.brush, drawer_rect(top.brush), "")

    assert months_card(top.brush, Rect(*room[:3], room.h - top.layout.u(28))) > 0.7 * top.layout.field_card
    person.leave()


@pytest.mark.parametrize("game", ["matgo", "gostop"])
def test_the_sets_drawer_has_every_set_of_every_seat_and_what_is_missing(home: Path, game: str) -> None:
    person = advanced(home, default_setup(game, seed="drawers"))
    person.key(Command.SETS)
    drawers = drawers_of(person)
    view = person.table.view
    facts = drawers.sets_facts()

    assert drawers.open is Drawer.SETS
    assert [person.name for person in person.table.people()] == [name for name, _portrait in facts.people]
    assert list(SET_CARDS) == [cells[0].row.name for cells in facts.rows]
    for cells in facts.rows:
        cards = SET_CARDS[cells[0].row.name]
        for seat, cell in enumerate(cells):
            mine = [bool(view.captured[seat] & 1 << card) for card in cards_in(cards)]
            assert mine == [pip is Pip.MINE for pip in cell.row.pips]
            assert cell.note
            if cards & view.hand and Pip.GONE not in cell.row.pips:
                assert "in your hand" in plain(cell.note[0])
    person.leave()


@pytest.mark.parametrize(
    ("captured", "table", "hand", "near"),
    [
        ("02A 04A", "08A", "05J", {"godori"}),
        ("02A 04A", "05A", "08A", {"godori"}),
        ("02A 04A", "05A", "05J", set()),
        ("02A", "04A 08A", "05J", set()),
        ("01B 12B", "03B", "05J", {"brights"}),
        ("01B", "03B 08B", "05J", set()),
    ],
)
def test_a_set_is_near_where_the_engine_says_that_one_card_is_missing_and_it_can_be_seen(
    tmp_path: Path, captured: str, table: str, hand: str, near: set[str]
) -> None:
    desk = desk_of(tmp_path)
    seen = view(position(table, hand, "10J 11J", captured=(captured, "")), 0)
    top = Tabletop(desk, seen, [describe.Person(name, "crane", "") for name in ("You", "Min-su")])
    drawers = Drawers(top)

    def told() -> set[str]:
        return {cell.row.name for cells in drawers.sets_facts().rows for cell in cells if cell.is_near}

    uncovered = told()
    top.is_covered = True
    covered = told()
    desk.close()

    assert near == uncovered
    assert (set() if "08A" in hand else near) == covered, "nobody sees a hand that is covered"


def test_nothing_beside_the_table_tells_of_a_hand_that_is_covered(tmp_path: Path) -> None:
    """UX 2.6: whoever hands the machine over does not read in the side panel what the other one holds."""
    desk = desk_of(tmp_path)
    seen = view(position("05A", "08A", "10J 11J", captured=("02A 04A", "")), 0)
    top = Tabletop(desk, seen, [describe.Person(name, "crane", "") for name in ("You", "Min-su")])
    told = []
    for is_covered in (False, True):
        witness = watch(desk)
        top.is_covered = is_covered
        top.update(0.1)
        inspector = inspected(top, Spot(Region.SIDE, Middle(), top.layout.side.middle))
        told.append([" ".join(map(plain, words)) for words in (witness.words, inspector.lines)])
    desk.close()

    assert all("Geese: in your hand" in words for words in told[0])
    assert all("Geese: unseen" in words and "your hand" not in words for words in told[1])


def test_the_next_seat_is_shown_by_the_key_that_the_drawer_names(home: Path) -> None:
    person = advanced(home, default_setup("gostop", seed="drawers"))
    drawers = drawers_of(person)
    names = []
    for _ in range(3):
        person.key(Command.INSPECT)
        names.append(drawers.captures_facts().name)

    assert [person.name for person in person.table.people()] == names
    assert person.desk.bindings.label(Command.INSPECT) == drawers.captures_facts().key
    person.key(Command.INSPECT)
    assert drawers.open is None
    person.leave()


def test_a_drawer_lies_over_a_question_until_it_is_closed(home: Path) -> None:
    """Esc and a click take the drawer away first, and the question is still there."""
    person = Person(home, endless(default_setup("matgo", seed="drawers")))
    rng = Random(3)
    for _ in range(6000):
        table = person.table
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif person.top.name == "settlement":
            person.go_on()
        elif table.round is not None and person.top is table and person.is_asked:
            if table.panel is not None and table.view.phase is not Phase.PLAY:
                break
            person.do(rng.choice(table.view.legal), by="keys")
        else:
            person.app.step(1 / 60)
    drawers, before = drawers_of(person), person.table.decision
    assert person.table.panel is not None
    answer = person.table.panel.slabs[0].center

    for by in ("key", "mouse"):
        person.key(Command.SETS)
        person.wait(0.1)
        assert drawers.covers((round(answer[0]), round(answer[1])))
        if by == "key":
            person.key(Command.BACK)
        else:
            person.click(answer)
        assert (None, before) == (drawers.open, person.table.decision)
        assert person.table.panel is not None
    person.leave()


def test_the_buttons_of_the_bar_stay_while_a_drawer_is_open(home: Path) -> None:
    person = advanced(home, default_setup("matgo", seed="drawers"))
    assert person.table.round is not None
    bar = pygame.Rect(person.table.round.top.layout.bar)
    before = person.desk.display.surface.subsurface(bar).copy()

    person.key(Command.LOG)
    person.wait(0.1)

    after = person.desk.display.surface.subsurface(bar)
    assert before.get_buffer().raw == after.get_buffer().raw
    person.leave()


@pytest.mark.parametrize("pip", list(Pip))
def test_pips_on_a_drawer_have_its_colours_on_every_table(home: Path, pip: Pip) -> None:
    """Dark pips of the paper table would be lost on the lacquer."""
    person = advanced(home, default_setup("matgo", seed="drawers"))
    assert person.table.round is not None
    brush = person.table.round.top.brush
    row = SetRow("godori", (pip,))
    drawn = []
    for table in ("blanket", "paper"):
        settings = person.desk.settings
        person.desk.change(replace(settings, display=replace(settings.display, table=table)))
        picture = pygame.Surface((200, 24), pygame.SRCALPHA)
        draw_set(picture, brush, Rect(0, 0, 200, 24), row, has_name=False)
        drawn.append((person.desk.theme.name, picture.get_buffer().raw))

    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1] == drawn[1][1]
    person.leave()
