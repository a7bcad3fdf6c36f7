"""The optional warning before a Go where an opponent is close to winning (UX 3.5)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.go_stop import warnings_of
from gostop_desktop.ui.widgets import DialogScene
from tests.ui.helpers import Hands, desk_of

PEOPLE = tuple(Person(name, "crane", "", "") for name in ("You", "Min-su", "Ji-eun"))
ROUNDS = 150


def asked(players: int) -> list[View]:
    """Return the views of seats that may say Go, in rounds played at random."""
    rules = PRESETS["matgo" if players == 2 else "gostop", players]
    found = []
    for seed in range(ROUNDS):
        rng = Random(seed)
        round, _events = deal(rules, deck_v1(rules, secret_of("risk", seed)))
        while legal := round.legal_actions():
            if round.phase is Phase.GO_STOP:
                assert round.to_move is not None
                found.append(view(round, round.to_move))
            round.apply(rng.choice(legal))
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_one_card_from_a_set_or_one_point_from_winning_is_named(players: int) -> None:
    views = asked(players)
    for seen in views:
        told = outlook(seen)
        near = {short.seat for short in told.one_short if short.on_table or short.unseen}
        near |= {each.seat for each in told.prospects if each.score >= each.need - 1}
        said = warnings_of(seen, PEOPLE)

        names = [PEOPLE[seat].name for seat in range(players) if seat in near - {seen.seat}]
        assert sorted(names) == sorted(plain(sentence).partition(" has ")[0] for sentence in said)
    assert {True, False} == {bool(warnings_of(seen, PEOPLE)) for seen in views}


@pytest.mark.parametrize("warns", [False, True])
def test_a_risky_go_is_asked_about_once_more_where_that_is_wished(tmp_path: Path, *, warns: bool) -> None:
    desk = desk_of(tmp_path)
    table = picture(desk, "go_stop", "4")
    assert isinstance(table, TableScene)
    desk.change(replace(desk.settings, game=replace(desk.settings.game, warn_go=warns)))
    hands = Hands(desk)
    for _ in range(20):
        hands.app.step(0.1)
    before = table.session.decisions
    hands.press(Command.GO)
    question = desk.scenes.top
    if warns:
        assert isinstance(question, DialogScene)
        hands.press(Command.BACK)
        taken_back = table.session.decisions
        hands.app.step(0.2)
        hands.press(Command.GO)
        again = desk.scenes.top
        assert isinstance(again, DialogScene)
        assert before == taken_back
        assert again.text
        hands.press(Command.RIGHT)
        hands.press(Command.CONFIRM)
    else:
        assert question is table

    assert before + 1 == table.session.decisions
    desk.close()
