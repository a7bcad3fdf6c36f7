"""Junk has one number wherever it is told, the cup of September included (RULES D.2, UX 3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gostop_desktop.engine import actions
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.outlook import outlook
from gostop_desktop.engine.rules import preset
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View, view
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.facts import counted
from gostop_desktop.ui.table.go_stop import go_stop_facts

CUP = CARD_OF["09A"]
PEOPLE = [Person("You", "crane", ""), Person("Min-su", "boar", "")]


def asked_views(rounds: int) -> Iterator[View]:
    """Yield what seats see when they are asked Go or Stop in rounds played at random."""
    rules = preset("matgo")
    for number in range(rounds):
        rng = Random(number)
        played, _events = deal(rules, deck_v1(rules, secret_of(f"junk {number}")), 0)
        while (seat := played.to_move) is not None:
            if played.phase is Phase.GO_STOP:
                yield view(played, seat)
            legal = played.legal_actions()
            played.apply(actions.GO if actions.GO in legal else rng.choice(legal))


def test_the_tray_says_of_junk_and_animals_what_the_points_are_counted_from() -> None:
    with_cup = 0
    for seen in asked_views(150):
        seat = seen.seat
        told = counted(seen, seat, seen.captured[seat], seen.as_junk[seat])
        lines = {line.name: line for line in outlook(seen).prospects[seat].lines}
        cards = lines["junk"].cards

        assert told.junk == lines["junk"].have
        assert bool(told.cups) == (CUP in cards)
        with_cup += bool(told.cups)

    assert with_cup > 0


def test_the_board_says_when_the_cup_is_counted_as_two_junk() -> None:
    for seen in asked_views(150):
        seat = seen.seat
        told = counted(seen, seat, seen.captured[seat], seen.as_junk[seat])
        names = [name for name, _points in go_stop_facts(seen, PEOPLE, points_only=False).lines]
        junk = [name for name in names if name.startswith("Junk")]
        is_told = any(name.endswith("the cup as two") for name in junk)

        assert is_told == bool(junk and told.cups)


def test_the_board_adds_up_to_the_points_that_it_shows() -> None:
    """Without factors the sum stands on the slab; it is the sum of the lines in the head."""
    sums = 0
    for seen in asked_views(150):
        facts = go_stop_facts(seen, PEOPLE, points_only=False)
        head, _, total = facts.stop.formula.partition(" = ")
        if total and not set(head) & set("×()"):
            sums += 1
            assert [points for _name, points in facts.lines] == [int(part) for part in head.split(" + ")]
            assert facts.points == int(total)
        assert facts.points == sum(points for _name, points in facts.lines)

    assert sums > 3
