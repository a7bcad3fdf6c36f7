"""No words of a question overlap or leave its board, which never lies on the hand (UX 2.4, 2.5; UX 10, check 1)."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.actions import GO, Play
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.view import View, view
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.asking import Panel
from gostop_desktop.ui.table.choices import Question
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.go_stop import go_stop_facts
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.faces import Faces
from gostop_desktop.ui.table.paint.go_stop import GoStopPanel
from gostop_desktop.ui.table.paint.prompts import PromptPanel, PromptState
from gostop_desktop.ui.table.questions import question_of
from tests.helpers import position
from tests.ui.helpers import desk_of, watch

from .test_layout import WINDOWS
from .test_table_drawn import people, questions

LANGUAGES = ("en", "ko", "en-XA", "en-XB")


@lru_cache(maxsize=2)
def asked(seats: int) -> tuple[tuple[View, Question], ...]:
    """Return a question of every kind, as the seat that is asked sees the round."""
    setup = default_setup("matgo" if seats == 2 else "gostop")
    found = []
    for round, question in questions(setup):
        assert round.to_move is not None
        found.append((deepcopy(view(round, round.to_move)), question))
    return tuple(found)


def panel_of(desk: Desk, seen: View, question: Question, seats: int) -> Panel:
    """Return the board of a question on a table of the desk's size."""
    layout = solve(*desk.size, seats, text=desk.measure.text, is_mirrored=desk.is_mirrored)
    brush = Brush(desk, layout)
    if all(option.action != GO for option in question.options):
        return PromptPanel(brush, Faces(brush), question)
    told = people(default_setup("matgo" if seats == 2 else "gostop"))
    return GoStopPanel(brush, question, go_stop_facts(seen, told, points_only=False))


def check(desk: Desk, seen: View, question: Question, seats: int) -> None:
    panel = panel_of(desk, seen, question, seats)
    window = pygame.Rect((0, 0), desk.size)
    for is_folded in (False, True):
        witness = watch(desk)
        board = panel.paint(PromptState(is_folded=is_folded)).get_rect()
        boxes = [box.inflate(0, -2) for box in witness.boxes]
        assert [] == witness.cuts, question.title
        assert [] == [box for box in boxes if not board.contains(box)], question.title
        assert [] == [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)], question.title
        assert all(14 <= box.height for box in witness.boxes), question.title
        assert window.contains(pygame.Rect(panel.bar if is_folded else panel.rect)), question.title
    hand = solve(*desk.size, seats, text=desk.measure.text, is_mirrored=desk.is_mirrored).hand_band
    assert not pygame.Rect(panel.rect).colliderect(pygame.Rect(hand)), question.title
    for slab in panel.slabs:
        assert pygame.Rect(panel.rect).contains(pygame.Rect(slab)), question.title


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_the_words_of_go_or_stop_keep_apart_and_on_the_board(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        desk = desk_of(tmp_path, window, language, text=text)
        for seen, question in asked(seats):
            if any(option.action == GO for option in question.options):
                check(desk, seen, question, seats)
        desk.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_who_is_to_choose_a_card_sees_both_of_them_in_the_question(
    window: tuple[int, int], language: str, tmp_path: Path
) -> None:
    """UX 2.4: a name alone tells a beginner nothing, even where it has to be written in two lines."""
    desk = desk_of(tmp_path, window, language)
    seen, question = next(each for each in asked(2) if each[1].asks_target)
    panel = panel_of(desk, seen, question, 2)
    desk.close()

    assert isinstance(panel, PromptPanel)
    assert panel._plan.arrangement.card > 0


@pytest.mark.parametrize(("hand", "stock", "is_flip"), [("01R", "10J", False), ("05A", "01R", True)])
def test_a_choice_lies_on_the_stock_before_it_covers_captured_cards_unless_it_is_of_the_stocks_card(
    tmp_path: Path, hand: str, stock: str, *, is_flip: bool
) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    round_ = position("01B 01J 10A", hand, stock)
    round_.apply(Play(CARD_OF[hand]))
    seen = view(round_, 0)
    question = question_of(seen, ("You", "Min-su"))
    assert question is not None
    assert question.asks_of_flip == is_flip
    panel = panel_of(desk, seen, question, 2)
    layout = solve(1280, 720, 2)
    desk.close()

    assert panel.rect.meets(layout.deck) == (not is_flip)
    assert not panel.rect.meets(layout.slot_rect(0, 2))
    assert is_flip or layout.field.y <= panel.rect.y


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_the_words_of_every_other_question_keep_apart_and_on_the_board(
    window: tuple[int, int], seats: int, text: int, tmp_path: Path
) -> None:
    for language in LANGUAGES if window in WINDOWS[:5] else ("en",):
        desk = desk_of(tmp_path, window, language, text=text)
        for seen, question in asked(seats):
            if all(option.action != GO for option in question.options):
                check(desk, seen, question, seats)
        desk.close()


@pytest.mark.parametrize("text", [100, 200])
def test_go_or_stop_is_written_in_larger_words_where_a_larger_text_is_wanted(text: int, tmp_path: Path) -> None:
    sizes = []
    for percent in (100, text):
        desk = desk_of(tmp_path, (1280, 720), "en", text=percent)
        seen, question = next(each for each in asked(2) if any(option.action == GO for option in each[1].options))
        panel = panel_of(desk, seen, question, 2)
        witness = watch(desk)
        panel.paint(PromptState())
        sizes.append(min(box.height for box in witness.boxes))
        desk.close()

    assert sizes[1] >= sizes[0] * (1.5 if text == 200 else 1.0)


def test_the_cards_that_score_stand_in_the_head_where_they_have_room_and_cover_no_words(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    shown = 0
    for seen, question in asked(2):
        if all(option.action != GO for option in question.options):
            continue
        panel = panel_of(desk, seen, question, 2)
        assert isinstance(panel, GoStopPanel)
        plan = panel.plan
        scoring = [card for line in panel.facts.lines for card in line.cards]
        assert [placed.card for placed in plan.cards] in ([], scoring)
        shown += bool(plan.cards)
        board = Rect(0, 0, panel.rect.w, panel.rect.h)
        for placed in plan.cards:
            assert board.holds(placed.rect)
            assert placed.rect.bottom <= plan.rule
            assert not any(placed.rect.meets(words.rect) for words in plan.head)
    assert shown


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)])
def test_go_or_stop_leaves_the_own_captured_cards_in_sight(window: tuple[int, int], seats: int, tmp_path: Path) -> None:
    """VISUAL d: the board lies over the stripe; at usual size of text it closes up before it goes lower."""
    for language in ("en", "ko"):
        desk = desk_of(tmp_path, window, language)
        for seen, question in asked(seats):
            if any(option.action == GO for option in question.options):
                panel = panel_of(desk, seen, question, seats)
                assert panel.rect.bottom <= solve(*window, seats).stripe.y
        desk.close()
