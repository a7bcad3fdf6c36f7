"""What holds in every round by any rules (ARCHITECTURE 9)."""

from __future__ import annotations

import json
from functools import reduce
from itertools import chain
from operator import or_
from random import Random

import pytest

from gostop_desktop.engine.cards import MONTH_CARDS, MONTHS, card_set
from gostop_desktop.engine.dealing import deal, deal_silently
from gostop_desktop.engine.errors import IllegalActionError
from gostop_desktop.engine.events import redact
from gostop_desktop.engine.legal import is_legal
from gostop_desktop.engine.position import print_position, print_view_position
from gostop_desktop.engine.read_position import read_position, read_view
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from gostop_desktop.players.determinize import determinize
from tests.helpers import BOUND, every_rules, hidden_zones, playing, random_deck, random_rounds, reshuffled, zones

ROUNDS = 6
RULES = every_rules(combinations=40)
by_any_rules = pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())


@by_any_rules
def test_every_card_is_in_just_one_zone(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=1):
        for _ in chain([None], playing(round, rng)):
            found = zones(round)
            assert sum(cards.bit_count() for cards in found.values()) == len(rules.pack), found
            assert card_set(rules.pack) == reduce(or_, found.values())


@by_any_rules
def test_a_month_lies_loose_or_in_a_stack(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=2):
        for _ in playing(round, rng):
            for month in MONTHS:
                loose = (round.table & MONTH_CARDS[month]).bit_count()
                assert (
                    loose <= (0 if month in round.stacks else 2) or round.phase is Phase.OVER or _before_stacks(round)
                )
            assert all(stack.cards.bit_count() == 3 for stack in round.stacks.values())


def _before_stacks(round: object) -> bool:
    return round.phase is Phase.QUAD  # type: ignore[attr-defined]


@by_any_rules
def test_legal_actions_are_unique_and_only_empty_when_the_round_is_over(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=3):
        for _ in playing(round, rng):
            legal = round.legal_actions()
            assert len(set(legal)) == len(legal)
            assert bool(legal) != round.is_over
            assert (round.to_move is None) == round.is_over
        assert (round.ending is not None) == round.is_over


@by_any_rules
def test_payments_add_up_to_zero(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=4):
        for _ in playing(round, rng):
            pass
        assert round.result is not None
        assert sum(round.result.points(rules.players)) == 0


@by_any_rules
def test_a_copy_is_equal_and_independent(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=5):
        before = round
        while not before.is_over:
            after, position = before.copy(), print_position(before)
            assert before == after
            after.step(rng.choice(after.legal_actions()))
            assert position == print_position(before)
            assert before != after
            before = after


@by_any_rules
def test_apply_and_step_agree(rules: Rules) -> None:
    for number in range(ROUNDS):
        deck = random_deck(rules, Random(number))
        told, silent = deal(rules, deck)[0], deal_silently(rules, deck)
        rng = Random(number)
        for _ in range(BOUND):
            assert told == silent
            if told.is_over:
                break
            action = rng.choice(told.legal_actions())
            told.apply(action)
            silent.step(action)
        assert told.result == silent.result


@by_any_rules
def test_an_illegal_action_changes_nothing(rules: Rules) -> None:
    for round, rng in random_rounds(rules, 1, seed=6):
        seen: set[object] = set()
        for _ in chain([None], playing(round, rng)):
            legal, before = round.legal_actions(), round.copy()
            for action in seen.difference(legal):
                assert not is_legal(round, action)  # type: ignore[arg-type]
                with pytest.raises(IllegalActionError, match="not"):
                    round.apply(action)  # type: ignore[arg-type]
            assert round == before
            assert all(is_legal(round, action) for action in legal)
            seen.update(legal)


@by_any_rules
def test_positions_go_there_and_back_in_every_phase(rules: Rules) -> None:
    """The same phase, the same legal actions, and the same future (PROTOCOL 2.3)."""
    for round, rng in random_rounds(rules, ROUNDS, seed=7):
        for _ in chain([None], playing(round, rng)):
            plain = json.loads(json.dumps(print_position(round)))
            again, _ = read_position(rules, plain)
            again.ending = round.ending
            assert again == round
            assert again.legal_actions() == round.legal_actions()


@by_any_rules
def test_views_go_there_and_back_in_every_phase(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS // 2, seed=8):
        for _ in playing(round, rng):
            if round.is_over:
                break
            for seat in range(rules.players):
                seen = view(round, seat)
                plain = json.loads(json.dumps(print_view_position(seen)))
                assert read_view(rules, seat, plain) == seen


@by_any_rules
def test_nothing_leaks(rules: Rules) -> None:
    """Hidden cards dealt differently do not change the view."""
    for round, rng in random_rounds(rules, ROUNDS, seed=9):
        for _ in chain([None], playing(round, rng)):
            for seat in range(rules.players):
                if round.phase is Phase.QUAD or round.is_over:
                    continue  # who holds four of a month, and how the round ended, depends on the hands
                assert view(reshuffled(round, seat, rng), seat) == view(round, seat)


@by_any_rules
def test_redacted_events_name_no_hidden_card(rules: Rules) -> None:
    for number in range(ROUNDS):
        rng = Random(f"redact {number}")
        round, told = deal(rules, random_deck(rules, rng))
        for _, happened in chain([(None, told)], playing(round, rng)):
            for seat in range(rules.players):
                hidden = hidden_zones(round, seat)
                for event in (redact(event, seat) for event in happened):
                    assert not card_set(event.cards or ()) & hidden, event


@by_any_rules
def test_nothing_is_missing(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=10):
        for _ in chain([None], playing(round, rng)):
            for seat in range(rules.players):
                seen = view(round, seat)
                assert view(determinize(seen, rng), seat) == seen


@by_any_rules
def test_legal_actions_depend_on_the_view_alone(rules: Rules) -> None:
    for round, rng in random_rounds(rules, ROUNDS, seed=11):
        for _ in playing(round, rng):
            seat = round.to_move
            if seat is not None:
                assert determinize(view(round, seat), rng).legal_actions() == round.legal_actions()
