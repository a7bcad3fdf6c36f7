"""What is written over the table grows with the text in full, whole and clear of what it is about (UX 3.2, 5.3)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from itertools import islice
from pathlib import Path
from typing import cast

import pygame
import pytest

from gostop_desktop.engine.actions import Action, Choose, Play
from gostop_desktop.engine.cards import in_order
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.players.search import Considered
from gostop_desktop.players.worker import Worker
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.asking import Asking
from gostop_desktop.ui.table.drawers import COMMANDS, Drawers
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.hint_place import Asked
from gostop_desktop.ui.table.hints import Hints
from gostop_desktop.ui.table.inspect import inspected
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.beside import LEAST, TurnFacts, can_be_read, draw_turn
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.inspector import inspector
from gostop_desktop.ui.table.paint.open_cards import OpenFacts
from gostop_desktop.ui.table.preview import Preview
from gostop_desktop.ui.table.regions import table_spots
from gostop_desktop.ui.table.tabletop import Tabletop
from tests.ui.helpers import desk_of, watch

from .test_table_drawn import asked as question_at
from .test_table_drawn import asking_rounds, people, rounds

DRAWERS = {
    "log": Command.LOG,
    "sets": Command.SETS,
    "captures": Command.INSPECT,
    "months": Command.MONTHS,
}
WINDOWS = ((1024, 640), (1280, 720), (1024, 1200), (2560, 700))
LANGUAGES = ("en", "ko", "en-XA", "en-XB")
GAMES = {2: "matgo", 3: "gostop"}
LATE = 8
"""The decision at which everybody has captured something, and the hand is still long."""
_LOOKED_AT = 3
"""Cards of the table that are looked at closely: large pictures take their time."""

windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
texts = pytest.mark.parametrize("text", [100, 150, 200])
seats = pytest.mark.parametrize("seats", [2, 3])


class Thought:
    """Has thought at once, and finds every action a little worse than the one before."""

    def consider(self, view: View, seed: str) -> Future[list[Considered]]:
        assert seed
        answer: Future[list[Considered]] = Future()
        answer.set_result([Considered(action, 3.5 - 0.3 * index, 0.4) for index, action in enumerate(view.legal)])
        return answer


def in_play(players: int) -> Round:
    """Return a round in which the first seat is to play a card, with some cards captured."""
    found = (
        round for round in rounds(default_setup(GAMES[players])) if round.phase is Phase.PLAY and round.to_move == 0
    )
    *_, last = (round.copy() for _, round in zip(range(LATE if players == 2 else LATE // 2), found, strict=False))
    return last


def top_of(desk: Desk, round: Round) -> Tabletop:
    seat = round.to_move
    assert seat is not None
    players = len(round.hands)
    top = Tabletop(desk, view(round, seat), people(default_setup(GAMES[players])))
    top.update(1 / 60)
    return top


def hints_of(top: Tabletop) -> Hints:
    return Hints(top, cast("Worker", Thought()))


def boards(top: Tabletop, round: Round) -> Iterator[pygame.Rect]:
    """Open everything that can be opened over the table, one after another; yield where each lies."""
    drawers = Drawers(top)
    hands = tuple(("Min-su", in_order(hand)) for hand in round.hands[1:])
    drawers.peek = lambda: OpenFacts((*hands, ("Draw pile, the next card first", tuple(reversed(round.stock)))))
    for command in COMMANDS:
        for _ in range(len(round.hands) if command is Command.INSPECT else 1):
            drawers.command(command)
            yield drawers.pictures()[0].rect
        drawers.close()
    for spot in table_spots(top):
        room = top.layout.frame.inset(top.layout.u(6))
        yield inspector(top.brush, top.faces, inspected(top, spot), spot.rect, room).rect
    preview = Preview(top)
    for preview.card in islice((card for card in top.stage.sprites if card not in top.stage.hand), _LOOKED_AT):
        yield preview.pictures()[0].rect
    hints = hints_of(top)
    for command in (Command.HINT, Command.ALL_HINTS):
        hints.ask(command, top.view, "seed")
        yield hints.pictures()[0].rect


@texts
@seats
@pytest.mark.parametrize("window", WINDOWS[:2], ids=lambda window: f"{window[0]}x{window[1]}")
def test_nothing_that_is_opened_over_the_table_is_cut(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        desk = desk_of(tmp_path, window, language, text=text)
        round = in_play(seats)
        top = top_of(desk, round)
        screen = pygame.Rect((0, 0), window)
        witness = watch(desk)
        for board in boards(top, round):
            assert [] == witness.cuts, language
            assert screen.contains(board), language
        desk.close()


@pytest.mark.parametrize("what", [*DRAWERS, "hint", "all_hints", "inspector", "preview"])
@windows
def test_what_is_read_over_the_table_is_twice_as_large_where_text_is(
    window: tuple[int, int], what: str, tmp_path: Path
) -> None:
    smallest = []
    for text in (100, 200):
        desk = desk_of(tmp_path, window, "ko", text=text)
        top = top_of(desk, in_play(2))
        witness = watch(desk)
        match what:
            case "log" | "sets" | "captures" | "months":
                drawers = Drawers(top)
                drawers.command(DRAWERS[what])
                drawers.pictures()
            case "inspector":
                spot = next(table_spots(top))
                inspector(top.brush, top.faces, inspected(top, spot), spot.rect, top.layout.frame)
            case "preview":
                preview = Preview(top)
                preview.card = next(card for card in top.stage.sprites if card not in top.stage.hand)
                preview.pictures()
            case _:
                hints = hints_of(top)
                hints.ask(Command(what), top.view, "seed")
                hints.pictures()
        smallest.append(min(box.height for box in witness.boxes))
        desk.close()

    assert smallest[1] >= 1.9 * smallest[0]


@texts
@windows
def test_a_hint_lies_neither_on_the_hand_nor_on_what_it_recommends_nor_on_an_answer(
    window: tuple[int, int], text: int, tmp_path: Path
) -> None:
    for language, players in (("en", 2), ("en-XB", 3)):
        desk = desk_of(tmp_path, window, language, text=text)
        setup = default_setup(GAMES[players])
        for round in (in_play(players), *asking_rounds(setup)):
            top = top_of(desk, round)
            asking = Asking(top, lambda _option: None, points_only=False)
            question = question_at(round)
            if question is not None:
                asking.open(question, people(setup))
            panel = asking.panel
            hints = hints_of(top)
            hints.ask(Command.HINT, top.view, "seed")
            asked = None if panel is None else Asked(panel.rect, tuple(panel.slabs))
            note = hints.pictures(asked)[0].rect
            never = [top.layout.hand_band, *([] if panel is None else panel.slabs)]
            never += [top.stage.sprites[card].pose.rect for card in hints.cards]
            assert pygame.Rect((0, 0), window).contains(note)
            assert -1 == note.collidelist([pygame.Rect(rect) for rect in never]), (language, question)
        desk.close()


def test_a_list_that_has_more_than_room_is_scrolled_to_its_end(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640), "en", text=200)
    top = top_of(desk, in_play(2))
    hints = hints_of(top)
    hints.ask(Command.ALL_HINTS, top.view, "seed")
    told: set[str] = set()
    witness = watch(desk)
    pictures: list[bytes] = []
    while not pictures or hints.scroll(2):
        pictures.append(pygame.image.tobytes(hints.pictures()[0].surface, "RGBA"))
        told |= set(witness.words)

    assert len(set(pictures)) == len(pictures) > 1
    assert {row.words for row in hints.facts().rows} <= told
    assert hints.scroll(-99)
    assert pictures[0] == pygame.image.tobytes(hints.pictures()[0].surface, "RGBA")
    desk.close()


def test_what_the_figures_of_all_plays_are_stands_above_them_however_far_they_are_scrolled(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640), "en", text=200)
    top = top_of(desk, in_play(2))
    hints = hints_of(top)
    hints.ask(Command.ALL_HINTS, top.view, "seed")
    witness = watch(desk)
    is_more = True
    while is_more:
        witness.words.clear()
        hints.pictures()
        figures = [place for place, words in enumerate(witness.words) if "±" in words]
        assert [] == figures or witness.words.index("expected points") < figures[0]
        assert "expected points" in witness.words
        is_more = hints.scroll(2)
    desk.close()


def test_the_log_begins_with_the_newest_turn_and_is_scrolled_to_the_oldest(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640), "en", text=200)
    top = top_of(desk, in_play(2))
    round = next(rounds(default_setup("matgo"))).copy()
    top.recall([event for action in _first_actions(round, 6) for event in round.apply(action)], view(round, 0))
    drawers = Drawers(top)
    drawers.command(Command.LOG)
    turns = drawers.log_facts().turns
    witness = watch(desk)
    drawers.pictures()
    newest = " ".join(witness.words)
    witness.words.clear()
    while drawers.scroll(-2):
        drawers.pictures()
    oldest = " ".join(witness.words)

    assert len(turns) >= 4
    first, last = (plain(turns[index]).split(";")[0] for index in (0, -1))
    assert last in newest
    assert first not in newest
    assert first in oldest
    desk.close()


def _first_actions(round: Round, count: int) -> Iterator[Action]:
    for _ in range(count):
        legal = round.legal_actions()
        yield next((action for action in legal if isinstance(action, Play | Choose)), legal[0])


@pytest.mark.parametrize("what", ["sets", "captures", "months"])
def test_what_has_no_room_in_large_words_is_scrolled_to(tmp_path: Path, what: str) -> None:
    """Nothing of a drawer is smaller than wished, and nothing is missing (UX 3.2)."""
    told: dict[int, set[str]] = {}
    for text in (100, 200):
        desk = desk_of(tmp_path, (1024, 640), "en", text=text)
        drawers = Drawers(top_of(desk, in_play(2)))
        drawers.command(DRAWERS[what])
        witness = watch(desk)
        pictures: list[bytes] = []
        while not pictures or drawers.scroll(1):
            pictures.append(pygame.image.tobytes(drawers.pictures()[0].surface, "RGBA"))
        told[text] = {word for words in witness.words for word in words.split()}
        assert drawers.scroll(-99) == (len(pictures) > 1)
        assert pictures[0] == pygame.image.tobytes(drawers.pictures()[0].surface, "RGBA")
        assert len(set(pictures)) == len(pictures)
        desk.close()

    assert what == "months" or len(pictures) > 1
    assert {word for word in told[100] if word.isalpha()} <= told[200]


@pytest.mark.parametrize("text", [150, 200])
@pytest.mark.parametrize("window", WINDOWS[:2])
def test_the_words_beside_the_hand_have_one_size_while_it_is_played(
    tmp_path: Path, window: tuple[int, int], text: int
) -> None:
    desk = desk_of(tmp_path, window, "en", text=text)
    layout = solve(*window, 2, text=text / 100)
    brush, witness = Brush(desk, layout), watch(desk)
    facts = TurnFacts("Your turn", is_own=True, lines=("Pick a card",))
    for count in range(1, 11):
        room = (layout.hand_band.w - layout.hand_width(count)) // 2 - layout.u(12)
        place = Rect(*layout.hand_band[:2], min(layout.u(196), room), layout.hand_band.h)
        if room >= layout.u(LEAST) and can_be_read(brush, place.w, facts):
            draw_turn(desk.display.surface, brush, place, facts)
    titles = {box.height for words, box in zip(witness.words, witness.boxes, strict=True) if words == "Your turn"}

    assert titles <= {round(21 * layout.scale * text / 100)}
    assert titles or text == 200
    desk.close()
