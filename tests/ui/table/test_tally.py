"""What the rounds of a match come to, over several rounds and after Continue (UX 4, 9)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine.actions import Go
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.records import parse_record
from gostop_desktop.engine.result import Result
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.saved_match import tally_of
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.tally import new_tally, saved_tally

from .test_continue import played_on

ROUNDS = 12


def settle(session: Session, rng: Random) -> tuple[Result, list[int]]:
    """Play the round that is dealt to its end; return its result and who called Go."""
    played_on(session, rng, 1000)
    assert session.round is not None
    called = [decision.seat for decision in session.decided if isinstance(decision.action, Go)]
    session.result = session.round.result
    assert session.result is not None
    session.finish()
    return session.result, called


@pytest.mark.parametrize("players", [2, 3])
def test_every_round_is_counted_and_a_round_that_was_left_knows_those_before(players: int, tmp_path: Path) -> None:
    setup = default_setup("matgo" if players == 2 else "gostop", seed="tally")
    autosave = Autosave(tmp_path / "autosave.gostop")
    session = Session(setup, autosave, History(tmp_path / "history"))
    session.draw_first_dealer(12)
    rng, results, gos = Random(5), list[Result](), list[int]()
    for _ in range(ROUNDS):
        session.commit()
        session.deal("")
        result, called = settle(session, rng)
        results.append(result)
        gos.extend(called)
    counted = [result for result in results if result.kind != "void"]
    winners = [result.winner for result in counted]
    points = [result.points(players) for result in counted]
    tally = session.tally

    assert session.match.played == tally.rounds
    assert tuple(winners.count(seat) for seat in range(players)) == tally.won
    assert winners.count(None) == tally.nagari
    assert tuple(gos.count(seat) for seat in range(players)) == tally.gos
    assert tuple(sum(each) for each in zip(*points, strict=True)) == tally.points
    most = [each[winner] for each, winner in zip(points, winners, strict=True) if winner is not None]
    assert tally.biggest is not None
    assert max(most) == tally.biggest[1]

    session.commit()
    session.deal("")
    assert tally == Session.resumed(Autosave(autosave.path), History(tmp_path / "history")).tally


def test_a_round_that_is_taken_back_in_practice_counts_once(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "autosave.gostop")
    setup = replace(default_setup("matgo", seed="tally"), is_practice=True)
    session = Session(setup, autosave, History(tmp_path / "history"))
    session.draw_first_dealer(12)
    session.commit()
    session.deal("")
    settle(session, Random(2))

    assert session.undo()
    assert new_tally(2) == session.tally
    settle(session, Random(3))
    assert session.tally.rounds == 1


@pytest.mark.parametrize(
    "tally",
    [3, {"won": [1]}, {"won": [1], "gos": [0], "points": [1], "rounds": 1, "nagari": 0, "biggest": None}],
    ids=str,
)
def test_a_tally_that_is_none_is_refused_with_its_line(tally: object, tmp_path: Path) -> None:
    autosave = Autosave(tmp_path / "autosave.gostop")
    session = Session(default_setup("matgo"), autosave, History(tmp_path / "history"))
    session.draw_first_dealer(12)
    session.commit()
    session.deal("")
    record = parse_record(autosave.read() or "")
    said = {**json.loads(record.header("Table") or "{}"), "tally": tally}

    with pytest.raises(NotationError, match=r"line .*the saved tally cannot be read"):
        tally_of(record.with_headers(Table=json.dumps(said)))


def test_what_is_saved_is_read_again() -> None:
    tally = new_tally(3)
    assert tally == saved_tally(json.loads(json.dumps(tally.saved())), 3)
    assert new_tally(2) == saved_tally(None, 2)
