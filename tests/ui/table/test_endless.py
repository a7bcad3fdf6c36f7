"""An endless match goes on with new chips where somebody has none left; the other lengths end there (UX 2.2)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine.rules import with_options
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import plain
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.scenes.settlement import Outcome, SettlementScene
from gostop_desktop.ui.scenes.settlement_parts import Words
from gostop_desktop.ui.setup import Length, MatchSetup, default_setup
from gostop_desktop.ui.table.session import Session
from tests.ui.helpers import desk_of

from .test_continue import begun, played_on

FEW = 300
MOST_ROUNDS = 40


def played_out(setup: MatchSetup, folder: Path) -> tuple[Session, Outcome]:
    """Play rounds until somebody has no chips left; return the match and that round."""
    autosave = Autosave(folder / "autosave.gostop")
    session = begun(setup, autosave, folder)
    rng = Random(3)
    for _ in range(MOST_ROUNDS):
        played_on(session, rng, 500)
        assert session.round is not None
        session.result = session.round.result
        assert session.result is not None
        before, result, seen = session.before, session.result, session.round
        after = session.finish()
        if min(after.balances) <= 0:
            return session, Outcome(view(seen, 0), result, before, after, "exhausted")
        session.commit()
        session.deal("7")
    raise AssertionError("nobody has run out of chips")


def few_chips(length: Length) -> MatchSetup:
    return replace(default_setup("matgo", seed="few chips"), chips=FEW, length=length, rounds=99)


@pytest.mark.parametrize("length", [Length.UNTIL_OUT, Length.ROUNDS])
def test_a_match_until_out_or_of_some_rounds_is_over_when_somebody_is_out(length: Length, tmp_path: Path) -> None:
    session, _outcome = played_out(few_chips(length), tmp_path)

    assert session.match.is_over
    assert session.autosave.read() is None


def test_an_endless_match_goes_on_with_new_chips(tmp_path: Path) -> None:
    session, outcome = played_out(few_chips(Length.ENDLESS), tmp_path)
    resumed = Session.resumed(Autosave(session.autosave.path), History(tmp_path / "history"))
    resumed.finish()

    assert not session.match.is_over
    assert FEW == min(session.match.balances)
    assert max(outcome.after.balances) == max(session.match.balances)
    assert session.match == resumed.match


def test_debts_of_rules_without_limit_stay(tmp_path: Path) -> None:
    setup = few_chips(Length.ENDLESS)
    rules = with_options(setup.rules, {"bankroll": "unlimited"})
    session, outcome = played_out(replace(setup, rules=rules), tmp_path)

    assert outcome.after == session.match


def test_the_account_says_who_begins_again_and_still_what_was_lost(tmp_path: Path) -> None:
    session, outcome = played_out(few_chips(Length.ENDLESS), tmp_path)
    desk = desk_of(tmp_path / "desk", (1280, 720), "en")
    scene = SettlementScene(desk, session, outcome, lambda: None, lambda: None)
    scene.resize()
    assert scene.page is not None
    words = [plain(part.text) for side in scene.page.parts for part in side.column.parts if isinstance(part, Words)]

    assert "The next round begins with 300 again." in " ".join(words)
    assert any(told.endswith("→ 0") for told in words)
    assert "Next round" == scene.page.buttons[0].name
    desk.close()
