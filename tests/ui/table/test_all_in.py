"""Where somebody has less than is owed, what is paid and why stands on the board and in the account (RULES F.8)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.scenes.settlement_money import money_of
from gostop_desktop.ui.table.account import account
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.go_stop import go_stop_facts
from tests.helpers import do, position
from tests.ui.helpers import desk_of

from .accounts import MANY_GROUPS, account_scene

SEVEN = "01R 02R 06R 09R 01B 08B 11B"


def asked(rules: str, players: int) -> View:
    """Return what a seat sees that may stop with seven points."""
    round = position(
        table="03J 04J", hand="03R", stock="12D", captured=[SEVEN, "12B 02A 04A"], rules=PRESETS[rules, players]
    )
    do(round, "03R")
    return view(round, 0)


@pytest.mark.parametrize(
    ("chips", "amount", "note"), [(100_000, "700", ""), (500, "500", "Min-su has only 500"), (None, "700", "")]
)
def test_the_board_tells_what_is_really_received(chips: int | None, amount: str, note: str) -> None:
    seen = asked("matgo", 2)
    people = [Person("You", "crane", "", chips=chips and 9_000), Person("Min-su", "boar", "", chips=chips)]
    facts = go_stop_facts(seen, people, points_only=False)

    assert outlook(seen).gains == {1: 7}
    assert (amount, "7 points") == (plain(facts.stop.amount), plain(facts.stop.points))
    assert bool(note) == ("has only" in plain(facts.stop.source))
    assert note in plain(facts.stop.source)


def test_nobody_risks_more_than_there_is() -> None:
    seen = asked("matgo", 2)
    losses = []
    for chips in (9_000, 300):
        people = [Person("You", "crane", "", chips=chips), Person("Min-su", "boar", "", chips=9_000)]
        losses.append(plain(go_stop_facts(seen, people, points_only=False).risk.loss))

    assert ["−1,400", "−300"] == losses


@pytest.mark.parametrize(("chips", "told"), [(100_000, ""), (5_000, "Min-su had only 5,000: 14,200 are forgiven.")])
def test_the_account_tells_what_is_forgiven(chips: int, told: str, tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    scene = account_scene(desk, tmp_path, 2, MANY_GROUPS[2], chips=chips)
    setup = scene.session.setup
    shown = account(scene.outcome.result, [seat.name for seat in setup.seats])
    assert shown is not None
    money = money_of(scene.outcome, shown, setup)
    hidden = money_of(scene.outcome, shown, replace(setup, points_only=True))
    desk.close()

    assert told == plain(money.all_in)
    assert "" == hidden.all_in
