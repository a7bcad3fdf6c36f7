"""RULES B.7: what a view holds and what it hides."""

from __future__ import annotations

import pickle
from dataclasses import fields
from random import Random

import pytest

from gostop_desktop.engine.announce import notes_of
from gostop_desktop.engine.cards import card_set
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.house import house_of
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.state import Choice, Phase, RoundState
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.determinize import determinize
from tests.helpers import card, cards, do, hidden_zones, playing, position, random_rounds, rules, stack


@pytest.mark.parametrize("by", PRESETS.values(), ids=lambda by: f"{by.players} {by.win_score} {by.hand_bonus}")
def test_what_is_unseen_is_what_is_hidden(by: Rules) -> None:
    for round, rng in random_rounds(by, 4, seed=31):
        for _ in playing(round, rng):
            for seat in range(by.players):
                assert hidden_zones(round, seat) == view(round, seat).unseen


def test_a_view_holds_no_reference_to_the_round() -> None:
    """Playing on, even in the middle of a turn, does not change what was seen."""
    round = position(table="08B 08A", hand="08J", stock="08K")
    do(round, "08J")
    seen = view(round, 0)
    before = pickle.dumps(seen)
    do(round, "=08A")

    assert before == pickle.dumps(seen)
    assert not any(isinstance(getattr(seen, field.name), RoundState) for field in fields(View))


def test_a_view_pickles() -> None:
    round = position(table="08B 08A", hand="08J", stock="08K", stacks=[stack("06A 06J 06K", 1)])
    do(round, "08J")
    seen = view(round, 0)

    assert seen == pickle.loads(pickle.dumps(seen))  # noqa: S301  # our own bytes


def test_rules_pickle_without_the_hash_of_this_process() -> None:
    by = rules("gostop", win_score=5)
    assert hash(by) == hash(rules("gostop", win_score=5))
    assert b"_hash" not in pickle.dumps(by)
    again = pickle.loads(pickle.dumps(by))  # noqa: S301  # our own bytes

    assert by == again
    assert house_of(by) is house_of(again)


def test_only_the_seat_that_is_asked_has_legal_actions() -> None:
    round = position(table="03B", hand="05R", stock="01B", last=True)

    assert (1, 0) == (len(view(round, 0).legal), len(view(round, 1).legal))
    assert (0, 0) == (view(round, 0).to_move, view(round, 1).to_move)


def test_at_a_target_everybody_sees_what_is_chosen_from() -> None:
    round = position(table="08B 08A", hand="08J", stock="03K")
    do(round, "08J")

    for seat in range(2):
        seen = view(round, seat)
        assert Choice(card("08J"), (card("08B"), card("08A"))) == seen.choice
        assert not seen.unseen & cards("08J 08B 08A")


def test_a_shaken_month_does_not_show_whether_the_fourth_card_is_there() -> None:
    round = position(table="03B", hand="10A 10R 10J 10K", stock="01B")
    do(round, "10A~")

    assert cards("10R 10J") == view(round, 1).shown[0]
    assert cards("10K") & view(round, 1).unseen


def test_the_result_is_seen_when_the_round_is_over() -> None:
    round = position(table="03J 04J", hand="03R", stock="12R", last=True, hands=[""])
    do(round, "03R")
    seen = view(round, 1)

    assert (Phase.OVER, None, ()) == (seen.phase, seen.to_move, seen.legal)
    assert round.result == seen.result


def test_notes_of_one_round_are_not_those_of_its_copy() -> None:
    """A copy that is played silently tells the truth when somebody listens again."""
    round = position(table="03B 04A", hand="03J 04J", stock="12R 11J", hands=["07J 08J"])
    do(round, "03J")
    copy = round.copy()
    copy.step(copy.legal_actions()[0])
    do(copy, "04J")
    fresh = Round(copy.rules, copy.hands[:], copy.table, copy.stock[:])
    fresh.captured = copy.captured[:]

    assert notes_of(fresh) == copy.noted
    assert card_set([card("03B"), card("03J")]) == round.captured[0]


def test_a_deck_with_cards_that_the_rules_do_not_know_can_be_dealt_and_imagined() -> None:
    """PROTOCOL 2.1: any distinct cards, enough to deal."""
    strangers = [*range(48), card("X2d"), card("X3e")]
    for number in range(5):
        rng = Random(number)
        round, _ = deal(rules(), rng.sample(strangers, len(strangers)))
        for _ in playing(round, rng):
            for seat in range(2):
                seen = view(round, seat)
                assert seen == view(determinize(seen, rng), seat)


def test_a_short_deck_can_be_played_to_its_end() -> None:
    for number in range(10):
        rng = Random(number)
        round, _ = deal(rules(), rng.sample(range(48), 33))
        for _ in playing(round, rng):
            pass
        assert round.is_over
