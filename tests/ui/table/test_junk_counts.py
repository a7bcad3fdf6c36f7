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
from gostop_desktop.i18n import plain
from gostop_desktop.ui.table.board import Board
from gostop_desktop.ui.table.describe import Describer, Person
from gostop_desktop.ui.table.facts import counted
from gostop_desktop.ui.table.go_stop import go_stop_facts
from gostop_desktop.ui.table.layout import Group, solve
from gostop_desktop.ui.table.stage import Stage
from tests.helpers import position

CUP = CARD_OF["09A"]
GROUPS = {"pibak": Group.JUNK, "meongbak": Group.ANIMALS}
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


def test_a_group_explains_a_shield_that_counts_a_cup_which_the_points_do_not() -> None:
    """Whatever the engine counts against a bak, its number stands over the cards too (RULES D.2)."""
    explained = set()
    for seen in asked_views(40):
        stage = Stage(solve(1280, 720, 2), seen)
        describer = Describer(seen, Board.of(seen), stage, PEOPLE)
        for seat in range(2):
            for shield in describer.seat(seat).shields:
                if shield.kind not in GROUPS:
                    continue
                label = describer.label(seat, GROUPS[shield.kind])
                aside = f"{shield.have} with cup"
                if shield.have > label.count:
                    assert (aside, f"+{shield.have - label.count}") == tuple(map(plain, label.aside))
                    assert f"{shield.have} in all" in plain(describer.cup_note(seat, shield.kind))
                    explained.add(shield.kind)
                else:
                    assert shield.have == label.count
                    assert not label.aside
                    assert not describer.cup_note(seat, shield.kind)
    assert {"pibak"} <= explained


def test_the_board_says_when_the_cup_is_counted_as_two_junk() -> None:
    for seen in asked_views(150):
        seat = seen.seat
        told = counted(seen, seat, seen.captured[seat], seen.as_junk[seat])
        names = [line.name for line in go_stop_facts(seen, PEOPLE, points_only=False).lines]
        junk = [name for name in names if name.startswith("Junk")]
        is_told = any(name.endswith("the cup as two") for name in junk)

        assert is_told == bool(junk and told.cups)


def test_the_board_adds_up_to_the_points_that_it_shows() -> None:
    """Without factors the sum stands on the slab; it is the sum of the lines in the head."""
    sums = 0
    for seen in asked_views(150):
        facts = go_stop_facts(seen, PEOPLE, points_only=False)
        head, _, total = plain(facts.stop.formula[0]).partition(" = ")
        if total and "Go" not in head and not set(head) & set("×()"):
            sums += 1
            assert [line.points for line in facts.lines] == [int(part) for part in head.split(" + ")]
            assert facts.points == int(total)
        assert facts.points == sum(line.points for line in facts.lines)

    assert sums > 3


def stage_of(seen: View) -> Stage:
    return Stage(solve(1280, 720, 2), seen)


def with_captured(captured: str) -> View:
    return view(position("08J", "03J", "05J", captured=(captured, "")), 0)


AS_JUNK = with_captured("02A 04A 09A 01J 01K 02J 02K 03K 04J 04K 06J")
AS_ANIMAL = with_captured("02A 04A 06A 07A 09A 01J 01K 02J 02K 03K 04J 04K 06J")


def test_a_cup_lies_with_the_cards_that_it_counts_as() -> None:
    assert CUP in stage_of(AS_JUNK).captured[0][Group.JUNK]
    assert CUP in stage_of(AS_ANIMAL).captured[0][Group.ANIMALS]


def test_a_cup_goes_where_it_counts_when_that_changes_and_stays_otherwise() -> None:
    stage = stage_of(AS_ANIMAL)

    assert () == stage.count_cups(AS_ANIMAL)
    assert (CUP,) == stage.count_cups(AS_JUNK)
    assert CUP in stage.captured[0][Group.JUNK]
    assert () == stage.count_cups(AS_JUNK)
    assert (CUP,) == stage.count_cups(AS_ANIMAL)
    assert CUP in stage.captured[0][Group.ANIMALS]


def test_a_cup_among_the_junk_is_worth_as_much_as_the_label_over_it_says() -> None:
    for seen in asked_views(150):
        stage = stage_of(seen)
        for seat, captured in enumerate(seen.captured):
            cups = counted(seen, seat, captured, seen.as_junk[seat]).cups
            assert bool(cups) == (CUP in stage.captured[seat][Group.JUNK])
