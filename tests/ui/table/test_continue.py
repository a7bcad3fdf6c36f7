"""A round that was left goes on at its decision, whenever it was left (UX 9; UX 10, check 10)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.rules import preset
from gostop_desktop.engine.view import view
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.records import Autosave, History, read_headers
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.languages import catalogues
from gostop_desktop.ui.lists import dotted
from gostop_desktop.ui.saved import saved_round_parts
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, MatchSetup, SeatSetup, default_setup, hot_seats
from gostop_desktop.ui.table.session import Session
from tests.helpers import full_disk

from .driver import Person, endless


@pytest.fixture
def autosave(tmp_path: Path) -> Autosave:
    return Autosave(tmp_path / "autosave.gostop")


def begun(setup: MatchSetup, autosave: Autosave, folder: Path) -> Session:
    session = Session(setup, autosave, History(folder / "history"))
    session.draw_first_dealer(12)
    session.commit()
    session.deal("7")
    return session


def played_on(session: Session, rng: Random, decisions: int) -> list[str]:
    """Play some decisions at random and return them."""
    taken = []
    assert session.round is not None
    for _ in range(decisions):
        legal = session.round.legal_actions()
        if not legal:
            break
        action, seat = rng.choice(legal), session.round.to_move
        assert seat is not None
        session.note(seat, action)
        session.round.apply(action)
        taken.append(print_action(action))
    return taken


@pytest.mark.parametrize("players", [2, 3])
def test_every_decision_can_be_resumed(players: int, autosave: Autosave, tmp_path: Path) -> None:
    setup = default_setup("matgo" if players == 2 else "gostop")
    session = begun(setup, autosave, tmp_path)
    rng = Random(1)

    while session.round is not None and session.round.to_move is not None:
        resumed = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))
        assert resumed.round is not None
        for seat in range(players):
            assert view(session.round, seat) == view(resumed.round, seat)
        assert session.match_id == resumed.match_id
        assert session.match.balances == resumed.match.balances
        played_on(session, rng, 1)


def test_a_line_cut_off_by_a_crash_is_not_a_decision(autosave: Autosave, tmp_path: Path) -> None:
    session = begun(default_setup(seed="cut"), autosave, tmp_path)
    played_on(session, Random(2), 3)
    text = autosave.path.read_text("utf-8")
    autosave.path.write_text(text + "0 0", "utf-8")

    resumed = Session.resumed(autosave, History(tmp_path / "history"))

    assert 3 == resumed.decisions


def test_a_resumed_round_goes_on_in_the_same_file(autosave: Autosave, tmp_path: Path) -> None:
    session = begun(default_setup(seed="same"), autosave, tmp_path)
    first = played_on(session, Random(3), 4)

    resumed = Session.resumed(autosave, History(tmp_path / "history"))
    then = played_on(resumed, Random(4), 3)
    again = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))

    assert len(first) + len(then) == again.decisions


def finished(setup: MatchSetup, autosave: Autosave, folder: Path) -> Session:
    session = begun(setup, autosave, folder)
    played_on(session, Random(5), 500)
    assert session.round is not None
    session.result = session.round.result
    session.finish()
    return session


def test_a_settled_round_is_in_the_history_and_continue_comes_back_to_its_account(
    autosave: Autosave, tmp_path: Path
) -> None:
    session = finished(endless(default_setup(seed="settled")), autosave, tmp_path)

    resumed = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))
    resumed.finish()

    assert 1 == len(session.history.files())
    assert session.match == resumed.match


def test_what_is_left_of_a_settled_round_tells_the_chips_after_it(autosave: Autosave, tmp_path: Path) -> None:
    session = finished(endless(default_setup(seed="settled")), autosave, tmp_path)
    left = autosave.read()
    assert left is not None
    table = json.loads(read_headers(left)["Table"])

    assert session.before.balances != session.match.balances
    assert list(session.match.balances) == table["after"]


def test_the_next_deck_is_cut_with_the_chips_and_the_number_of_the_round_to_come(
    autosave: Autosave, tmp_path: Path
) -> None:
    session = finished(endless(default_setup(seed="settled")), autosave, tmp_path)

    session.commit()

    assert session.match.balances == session.balances()
    assert 1 == session.before.played
    assert session.round is None


def test_nothing_is_left_to_continue_when_the_match_is_over(autosave: Autosave, tmp_path: Path) -> None:
    one_round = replace(default_setup(seed="settled"), length=Length.ROUNDS, rounds=1)

    finished(one_round, autosave, tmp_path)

    assert autosave.read() is None


def test_a_new_match_files_the_round_that_was_left(autosave: Autosave, tmp_path: Path) -> None:
    session = begun(default_setup(seed="left"), autosave, tmp_path)
    played_on(session, Random(8), 3)

    begun(default_setup(seed="new"), autosave, tmp_path)

    (path,) = session.history.files()
    assert session.match_id in path.name


@pytest.mark.parametrize("text", ["", "nonsense", '[Format "gostop-record 1"]\n[Rules "matgo"]\n\n'])
def test_a_broken_autosave_is_refused_with_a_sentence(text: str, autosave: Autosave, tmp_path: Path) -> None:
    autosave.path.write_text(text, "utf-8")

    with pytest.raises(ValueError, match=r"\w+ \w+"):
        Session.resumed(autosave, History(tmp_path / "history"))


def with_table(autosave: Autosave, **changes: object) -> None:
    """Change what the saved table says."""
    text = autosave.read()
    assert text is not None
    before = read_headers(text)["Table"]
    after = json.dumps(json.loads(before) | changes)
    autosave.path.write_text(text.replace(json.dumps(before, ensure_ascii=False), json.dumps(after)), "utf-8")


def test_a_level_a_portrait_and_a_name_that_cannot_be_are_replaced(autosave: Autosave, tmp_path: Path) -> None:
    """BUGS S09, L03."""
    begun(default_setup(seed="odd"), autosave, tmp_path)
    names = ["a\n\u202e" + "x" * 99, "Jun"]
    with_table(autosave, levels=[None, "champion"], portraits=["x", []], names=names, words=[None, None])

    seats = Session.resumed(autosave, History(tmp_path / "history")).setup.seats

    assert [None, "skilled"] == [seat.level for seat in seats]
    assert ["crane", "boar"] == [seat.portrait for seat in seats]
    assert ["a" + "x" * 19, "Jun"] == [seat.name for seat in seats]


@pytest.mark.parametrize(
    "changes", [{"dealt": None}, {"dealt": []}, {"chips": float("inf")}, {"levels": 3}, {"names": []}]
)
def test_a_saved_table_that_makes_no_sense_is_refused(
    changes: dict[str, object], autosave: Autosave, tmp_path: Path
) -> None:
    """BUGS S02: whatever stands there, it is a sentence."""
    begun(default_setup(seed="odd"), autosave, tmp_path)
    with_table(autosave, **changes)

    with pytest.raises(NotationError, match=r"line \d+: "):
        Session.resumed(autosave, History(tmp_path / "history"))


def test_a_full_disk_does_not_end_the_round(tmp_path: Path) -> None:
    blocked = Autosave(tmp_path / "file" / "autosave.gostop")
    (tmp_path / "file").write_text("in the way", "utf-8")

    session = begun(default_setup(seed="full"), blocked, tmp_path)
    taken = played_on(session, Random(6), 5)

    assert 5 == len(taken)
    assert session.problem


def test_when_the_disk_has_room_again_the_whole_round_is_on_it(autosave: Autosave, tmp_path: Path) -> None:
    with full_disk():
        session = begun(default_setup(seed="full"), autosave, tmp_path)
        taken = played_on(session, Random(6), 4)
        full = session.problem
    taken += played_on(session, Random(7), 2)

    resumed = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))
    assert (True, "") == (bool(full), session.problem)
    assert taken == [print_action(decision.action) for decision in resumed.decided]


def test_a_file_that_is_taken_away_in_the_middle_of_a_round_is_written_anew(autosave: Autosave, tmp_path: Path) -> None:
    session = begun(default_setup(seed="gone"), autosave, tmp_path)
    taken = played_on(session, Random(6), 4)
    autosave.path.unlink()
    taken += played_on(session, Random(7), 1)

    resumed = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))
    assert "" == session.problem
    assert taken == [print_action(decision.action) for decision in resumed.decided]


def test_a_round_that_cannot_be_saved_does_not_spoil_the_one_before(autosave: Autosave, tmp_path: Path) -> None:
    session = finished(endless(default_setup(seed="settled")), autosave, tmp_path)
    before = autosave.read()
    with full_disk():
        session.commit()
        session.deal("")
        played_on(session, Random(6), 4)

    assert before == autosave.read()


def test_what_could_not_be_filed_is_filed_after_the_next_round(autosave: Autosave, tmp_path: Path) -> None:
    with full_disk():
        session = finished(endless(default_setup(seed="settled")), autosave, tmp_path)
    session.commit()
    session.deal("")
    played_on(session, Random(5), 500)
    assert session.round is not None
    session.result = session.round.result
    session.finish()

    (path,) = session.history.files()
    assert 2 == len(session.history.records(path))


@pytest.mark.parametrize("content", [b"\xff\xfe\n", b"nonsense\n", b'[Format "gostop-record 1"]\n[Match "a 1"]\n\n'])
def test_a_damaged_round_that_was_left_is_kept_when_a_new_match_begins(
    content: bytes, autosave: Autosave, tmp_path: Path
) -> None:
    """BUGS S02, S05: what cannot be filed is set aside."""
    autosave.path.write_bytes(content)
    begun(default_setup(seed="new"), autosave, tmp_path)

    assert content == autosave.path.with_name("autosave.gostop.broken").read_bytes()
    assert Session.resumed(Autosave(autosave.path), History(tmp_path / "history")).round is not None


def test_a_hint_rewrites_the_round_in_one_step(autosave: Autosave, tmp_path: Path) -> None:
    session = begun(default_setup(seed="hint"), autosave, tmp_path)
    taken = played_on(session, Random(6), 4)
    with full_disk():
        session.mark_hinted()

    resumed = Session.resumed(Autosave(autosave.path), History(tmp_path / "history"))
    assert taken == [print_action(decision.action) for decision in resumed.decided]


@pytest.mark.parametrize("game", ["matgo", "gostop"])
@pytest.mark.parametrize("decisions", [1, 2, 4])
def test_continue_opens_the_table_at_the_decision(tmp_path: Path, game: str, decisions: int) -> None:
    """Leave the game in the middle of a round, start it again, go on: last move, log and places as they were."""
    pygame.display.init()
    person = Person(tmp_path, endless(default_setup(game, seed="continue")))
    rng = Random(7)
    for _ in range(400):
        if person.table.round is not None and person.decisions >= decisions and person.is_asked:
            break
        if person.table.round is not None and person.is_asked:
            person.do(rng.choice(person.table.view.legal), by="keys")
            person.decisions += 1
        else:
            person.app.step(1 / 60)
    before = person.table.view
    assert person.table.round is not None
    left = person.table.round.top
    person.leave()

    desk = Desk(PictureDisplay((1280, 720)), GameOptions(data_folder=tmp_path, speed="instant"), folders(tmp_path))
    table = TableScene.resumed(desk)
    desk.scenes.push(table)

    assert before == table.view
    assert table.round is not None
    again = table.round.top
    assert again.board.last_turn
    assert left.board.last_turn == again.board.last_turn
    assert left.board.log == again.board.log
    assert [slot.cards for slot in left.stage.slots] == [slot.cards for slot in again.stage.slots]
    assert not again.effects.is_moving
    table.audit()
    assert person.table.session.match_id == table.session.match_id
    desk.close()


def test_a_game_of_practice_that_was_left_is_called_practice(tmp_path: Path) -> None:
    person = Person(tmp_path, replace(endless(default_setup("matgo", seed="names")), is_practice=True))
    person.wait(4.0)
    person.leave()

    assert i18n.plain(dotted(saved_round_parts(person.desk))).startswith("Practice, round 1")


def test_names_that_nobody_chose_follow_the_language_and_given_ones_stay(tmp_path: Path) -> None:
    """Leave a table in English and go on in Korean; then switch back at the table."""
    pygame.display.init()
    setup = default_setup("matgo", seed="names")
    setup = replace(setup, seats=(SeatSetup("Mina", "crane"), setup.seats[1]))
    person = Person(tmp_path, endless(setup))
    person.wait(4.0)
    assert ["Mina", "Min-su"] == [each.name for each in person.table.people()]
    person.leave()

    options = GameOptions(data_folder=tmp_path, speed="instant", language="ko")
    desk = Desk(PictureDisplay((1280, 720)), options, folders(tmp_path))
    note = dotted(saved_round_parts(desk))
    table = TableScene.resumed(desk)
    desk.scenes.push(table)
    assert table.round is not None
    in_korean = [each.name for each in table.round.top.describer.people]
    desk.use_language("en")
    in_english = [each.name for each in table.round.top.describer.people]

    assert note.endswith("민수")
    assert ["Mina", "민수"] == in_korean
    assert ["Mina", "Min-su"] == in_english
    desk.close()


def test_two_people_are_called_by_number_in_the_language_of_the_day() -> None:
    seats = hot_seats(["", "Player 1"])
    i18n.load(catalogues(), "ko")
    in_korean = [seat.name for seat in seats]
    i18n.load(catalogues(), "en")

    assert ["플레이어 1", "Player 1"] == in_korean
    assert ["Player 1", "Player 1"] == [seat.name for seat in seats]


def test_the_rules_of_the_saved_round_are_kept(autosave: Autosave, tmp_path: Path) -> None:
    rules = replace(preset("matgo"), win_score=5)
    setup = replace(default_setup(), rules=rules)

    begun(setup, autosave, tmp_path)

    assert rules == Session.resumed(Autosave(autosave.path), History(tmp_path / "history")).setup.rules
