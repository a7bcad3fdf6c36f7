"""No text of the table overlaps another or leaves its place, at any window, text and direction (UX 10, check 1)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.describe import Describer, Person
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group, Layout, solve
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.labels import draw_block_label, draw_label
from gostop_desktop.ui.table.paint.middle import Move, draw_middle
from gostop_desktop.ui.table.paint.names import draw_name_line
from gostop_desktop.ui.table.paint.one_short import ShortFacts
from gostop_desktop.ui.table.paint.panels import draw_seat_panel
from gostop_desktop.ui.table.stage import Stage
from tests.ui.helpers import desk_of, watch

from .test_layout import WINDOWS

LANGUAGES = ("en", "ko", "en-XA", "en-XB")
LARGEST = 3840
windows = pytest.mark.parametrize(
    "window",
    [
        pytest.param(window, id=f"{window[0]}x{window[1]}", marks=[pytest.mark.slow] if window[0] == LARGEST else [])
        for window in WINDOWS
    ],
)
"""Every window; the largest one takes its time."""


@lru_cache(maxsize=2)
def late(setup: MatchSetup) -> View:
    """Return the view of a round in which everybody has captured a lot."""
    rng = Random(3)
    round, _ = deal(setup.rules, deck_v1(setup.rules, secret_of("late", 5)))
    views = []
    while legal := round.legal_actions():
        if round.to_move == 0:
            views.append(view(round, 0))
        round.apply(rng.choice(legal))
    return views[-1]


def people(setup: MatchSetup) -> list[Person]:
    return [
        Person(seat.name, seat.portrait, "100,000", "Skilled" if index else "")
        for index, seat in enumerate(setup.seats)
    ]


@dataclass(frozen=True, slots=True)
class Table:
    """What the words of a table are written from."""

    layout: Layout
    brush: Brush
    side: Brush
    tells: Describer


def told(desk: Desk, seats: int) -> Table:
    setup = default_setup("matgo" if seats == 2 else "gostop")
    layout = solve(*desk.size, seats, text=desk.measure.text, is_mirrored=desk.is_mirrored)
    seen = late(setup)
    tells = Describer(seen, Board.of(seen), Stage(layout, seen), people(setup))
    return Table(layout, Brush(desk, layout), Brush(desk, layout, scale=layout.side.scale), tells)


def check(desk: Desk, rect: tuple[int, int, int, int], draw: Callable[[], object]) -> None:
    """Draw a part; what it writes has to stay in its place, and on nothing of its own."""
    witness = watch(desk)
    draw()
    place = pygame.Rect(rect)
    assert [] == witness.cuts
    assert [] == [box for box in witness.boxes if not place.inflate(2, 4).contains(box)]
    assert [] == [(a, b) for a, b in combinations(witness.boxes, 2) if a.inflate(0, -2).colliderect(b.inflate(0, -2))]


def check_table(desk: Desk, table: Table) -> None:
    """Check all that is written round the cards of a table."""
    canvas, layout, tells = desk.display.surface, table.layout, table.tells
    brush, side = table.brush, table.side
    for seat in range(layout.seats):
        place = tells.stage.place_of(seat)
        facts = replace(tells.seat(seat), go=1, is_dealer=seat == 1, free=2 if seat else 0)
        rect, line = layout.side.seats[place], layout.names[place]
        check(desk, rect, partial(draw_seat_panel, canvas, side, rect, facts))
        if line.w:
            check(desk, line, partial(draw_name_line, canvas, brush, line, facts))
        draw = draw_block_label if layout.seats == 3 and place else draw_label
        for group in Group:
            at = layout.groups[place][group.value].label
            check(desk, at, partial(draw, canvas, brush, at, tells.label(seat, group)))
    rect = layout.side.middle
    check(desk, rect, partial(draw_middle, canvas, side, rect, tells.middle((), ("L", "I"))))


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3])
@windows
def test_the_words_of_the_table_keep_apart_and_in_their_places(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        desk = desk_of(tmp_path, window, language, text=text)
        check_table(desk, told(desk, seats))
        desk.close()


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3])
@windows
def test_what_has_no_room_in_the_side_panel_leaves_a_number_and_its_key(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    """UX 3.2: labels shorten, nothing goes without a trace."""
    desk = desk_of(tmp_path, window, "en", text=text)
    table = told(desk, seats)
    row = table.tells.label(0, Group.ANIMALS).rows[0]
    one = ShortFacts("boar", "Rain Three Brights", row, ("Rain bright: unseen", "unseen"), is_near=False)
    moves = tuple(Move(str(number), "Chrysanthemum blue ribbon on Chrysanthemum junk") for number in range(91, 95))
    facts = replace(table.tells.middle((), ("L", "I")), short=(one,) * 4, moves=moves)
    drawn: list[str] = []
    text_layer = desk.text
    draw = text_layer.draw

    def listen(target: pygame.Surface, words: str, *rest: object, **more: object) -> pygame.Rect:
        drawn.append(plain(words))
        return draw(target, words, *rest, **more)  # type: ignore[arg-type]

    text_layer.draw = listen  # type: ignore[method-assign,assignment]
    draw_middle(desk.display.surface, table.side, table.layout.side.middle, facts)

    numbers = [words for words in drawn if words in {"91", "92", "93", "94"}]
    sets = [words for words in drawn if "Rain" in words and "unseen" not in words]
    assert len(numbers) == 4 or f"+{4 - len(numbers)} (L)" in drawn
    assert len(sets) == 4 or f"+{4 - len(sets)} (I)" in drawn
    assert str(facts.stock) in drawn
    assert str(facts.turns) in drawn
    desk.close()


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3])
@windows
def test_a_seat_is_told_with_its_whole_name_and_all_its_numbers(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    """UX 3.2: labels shorten, a number is never dropped: not after a bomb, a shake and a Go either."""
    for language in LANGUAGES:
        desk = desk_of(tmp_path, window, language, text=text)
        table = told(desk, seats)
        for seat in range(seats):
            place = table.tells.stage.place_of(seat)
            facts = replace(
                table.tells.seat(seat),
                name="Player 8",
                score=16,
                target=17,
                go=3,
                shaken=2,
                bombs=1,
                told_factor=8,
                is_dealer=True,
                hand=9 if seat else None,
                free=5 if seat else 0,
            )
            rect, line = table.layout.side.seats[place], table.layout.names[place]
            witness = watch(desk)
            draw_seat_panel(desk.display.surface, table.side, rect, facts)
            if line.w:
                draw_name_line(desk.display.surface, table.brush, line, facts)
            numbers = set(re.findall(r"[\d,]+", " ".join(witness.words)))
            wanted = {"16", "17", "3", "8", *(("9", "5") if seat else ())}

            assert [] == witness.cuts, language
            assert "Player 8" in witness.words
            assert wanted <= numbers, (language, seat, witness.words)
        desk.close()


@pytest.mark.parametrize("count", [9, 10, 29])
@pytest.mark.parametrize("text", [100, 150, 200])
@windows
def test_the_count_of_an_opponents_group_is_never_cut(
    window: tuple[int, int], text: int, count: int, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, "en", text=text)
    table = told(desk, 3)
    place = table.layout.groups[1][Group.JUNK.value].label
    label = replace(table.tells.label(1, Group.JUNK), count=count)
    witness = watch(desk)
    draw_block_label(desk.display.surface, table.brush, place, label)

    assert [] == witness.cuts
    assert str(count) in " ".join(witness.words)
    desk.close()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_set_of_animals_keeps_its_sign_where_its_pips_become_a_number(text: int, tmp_path: Path) -> None:
    """A bare 2/3 below a count could be of anything."""
    desk = desk_of(tmp_path, (1280, 720), "en", text=text)
    table = told(desk, 3)
    rect = table.layout.groups[1][Group.ANIMALS.value].label
    label = replace(table.tells.label(1, Group.ANIMALS), aside=())
    pictures = []
    for rows in ((), label.rows):
        picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
        draw_block_label(picture, table.brush, Rect(0, 0, rect.w, rect.h), replace(label, rows=rows))
        pictures.append(picture)
    changed = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    changed.invert()
    ink = changed.get_bounding_rects()
    whole = ink[0].unionall(ink[1:])
    size = table.brush.grown(15, rect.h // 2)

    assert whole.w > 1.4 * desk.text.width("0/3", size)
    desk.close()


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)])
def test_points_of_needed_points_are_read_from_the_left_everywhere(window: tuple[int, int], tmp_path: Path) -> None:
    """A number in two pieces is one number: only its place is mirrored (UX 6.4)."""
    desk = desk_of(tmp_path, window, "en-XB")
    table = told(desk, 2)
    rect = table.layout.side.seats[0]
    witness = watch(desk)
    draw_seat_panel(desk.display.surface, table.side, rect, replace(table.tells.seat(0), score=16, target=17))
    places = {words.strip(): box for words, box in zip(witness.words, witness.boxes, strict=True)}
    desk.close()

    assert places["16"].right <= places["/ 17"].left + 1
    assert places["/ 17"].right < pygame.Rect(rect).centerx or window[0] == 1024
