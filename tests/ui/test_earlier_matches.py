"""A new game asks nothing and loses nothing: the match that was left is among the earlier ones (UX 2.1, 3.5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.records import parse_record
from gostop_desktop.i18n import plain
from gostop_desktop.storage.records import Autosave, History, read_headers
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.saved import left_matches, take_up
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.scenes.title_picture import TitlePicture
from gostop_desktop.ui.setup import Length, MatchSetup, default_setup
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.widgets import SelectList

from .helpers import Hands, desk_of
from .table.driver import endless
from .table.test_continue import played_on

AT_THE_TABLE = {"table", "dealer_draw", "cut"}
WHOLE_ROUND = 500
NEARLY = 20
"""How far a colour may be from another one that it is taken for."""


def left(desk: Desk, setup: MatchSetup, decisions: int = 3) -> Session:
    """Begin a match as the table does, play on, and leave it; a round that ends is settled."""
    session = Session(setup, Autosave(desk.folders.autosave), History(desk.folders.history))
    session.draw_first_dealer(12)
    session.commit()
    session.deal("7")
    played_on(session, Random(8), decisions)
    if session.round is not None and session.round.result is not None:
        session.result = session.round.result
        session.finish()
    return session


def words(desk: Desk) -> list[str]:
    scene = desk.scenes.top
    assert isinstance(scene, TitleScene)
    return [widget.name for widget in scene.controls.all()]


def test_a_new_game_asks_nothing_and_the_match_that_was_left_is_taken_up_at_its_decision(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    hands = Hands(desk)
    first = left(desk, default_setup(seed="first"), 4)
    decided = first.decided
    hands.show(TitleScene(desk))
    before = words(desk)
    page = NewGameScene(desk)
    hands.show(page)
    page.play()
    assert desk.scenes.top is not None
    asked = desk.scenes.top.name not in AT_THE_TABLE
    second = left(desk, default_setup("gostop", seed="second"), 2)
    title = TitleScene(desk)
    hands.show(title)
    item = next(widget for widget in title.controls.all() if widget.name == "Earlier matches")
    hands.click(item.rect.center)
    listed = desk.scenes.top
    assert isinstance(listed, SelectList)
    (note,) = listed.field.words
    hands.click(listed.box.center)
    table = desk.scenes.top

    assert not asked
    assert "Earlier matches" not in before
    assert plain(note).startswith("Matgo, round 1 · Min-su · ")
    assert isinstance(table, TableScene)
    assert first.match_id == table.session.match_id
    assert decided == table.session.decided
    assert [second.match_id] == [each.path.stem.rpartition("-")[2] for each in left_matches(desk)]
    desk.close()


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "ko", "en-XA", "en-XB"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (3440, 1440)])
def test_all_entries_of_the_title_have_room(tmp_path: Path, size: tuple[int, int], language: str, text: int) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    left(desk, default_setup(seed="first"))
    left(desk, default_setup(seed="second"))
    title = TitleScene(desk)
    title.resize()
    screen = pygame.Rect((0, 0), size)
    rects = [item.rect for item in title.controls.all()]

    assert 8 == len(rects)
    assert all(screen.contains(rect) for rect in rects)
    assert [] == [(a, b) for a, b in combinations(rects, 2) if a.colliderect(b)]
    desk.close()


def test_a_match_that_is_over_is_not_offered(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    left(desk, replace(default_setup(seed="one"), length=Length.ROUNDS, rounds=1), WHOLE_ROUND)
    left(desk, default_setup(seed="other"))

    assert [] == left_matches(desk)


@pytest.mark.parametrize("decisions", [3, WHOLE_ROUND])
def test_matches_are_taken_up_one_after_the_other_and_none_is_lost(tmp_path: Path, decisions: int) -> None:
    desk = desk_of(tmp_path)
    made = [left(desk, endless(default_setup(seed=f"match {number}")), decisions) for number in range(3)]
    taken = []
    for _ in range(6):
        take_up(desk, left_matches(desk)[-1])
        again = Session.resumed(Autosave(desk.folders.autosave), History(desk.folders.history))
        taken.append((again.match_id, again.decided))

    assert {(session.match_id) for session in made} == {name for name, _decided in taken}
    assert len({name for name, _decided in taken}) == len(set(taken))


def test_a_round_that_was_settled_keeps_its_result_when_a_new_match_begins(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    first = left(desk, endless(default_setup(seed="first")), WHOLE_ROUND)
    (path,) = first.history.files()
    settled = parse_record(first.history.last(path))

    left(desk, default_setup(seed="second"))

    assert settled.is_finished
    assert settled == parse_record(first.history.last(path))


def test_a_round_that_goes_on_after_its_account_does_not_say_how_it_ended(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    practice = replace(endless(default_setup(seed="practice")), is_practice=True)
    left(desk, practice, WHOLE_ROUND)
    again = Session.resumed(Autosave(desk.folders.autosave), History(desk.folders.history))

    assert again.undo()
    record = Autosave(desk.folders.autosave).read()
    assert record is not None
    assert {"Result", "Payments"}.isdisjoint(read_headers(record))
    assert "after" not in read_headers(record)["Table"]


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"[Format", b'[Format "gostop-record 1"]\n[Table "[]"]\n'])
def test_a_damaged_file_of_the_history_is_passed_over(tmp_path: Path, damage: bytes) -> None:
    desk = desk_of(tmp_path)
    first = left(desk, default_setup(seed="first"))
    left(desk, default_setup(seed="second"))
    broken = desk.folders.history / "2026" / "2026-01-01-abc.gostop"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_bytes(damage)

    assert [first.match_id] == [each.path.stem.rpartition("-")[2] for each in left_matches(desk)]


@pytest.mark.parametrize("language", ["en", "ko", "en-XB"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1200)])
def test_the_geese_fly_above_the_menu(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    desk = desk_of(tmp_path, size, language)
    for seed in ("first", "second"):
        left(desk, default_setup(seed=seed))
    title = TitleScene(desk)
    Hands(desk).show(title)
    desk.display.surface.set_clip(None)
    title.draw(desk.display.surface)
    geese = TitlePicture(desk).geese()
    feathers = Counter(tuple(geese.get_at((x, y))) for x in range(geese.get_width()) for y in range(geese.get_height()))
    red, green, blue = next(colour[:3] for colour, _count in feathers.most_common() if colour[0] > 200)
    menu = [item.rect for item in title.controls.all()]
    top = min(rect.top for rect in menu)
    seen = 0
    for x in range(0, size[0], 2):
        for y in range(0, top, 3):
            at = desk.display.surface.get_at((x, y))
            seen += abs(at.r - red) + abs(at.g - green) + abs(at.b - blue) < NEARLY

    assert seen > 100
    desk.close()
