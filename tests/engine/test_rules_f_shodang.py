"""RULES F.9: shodang."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import FIRST_BONUS, card_set
from gostop_desktop.engine.errors import IllegalActionError
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import GOSTOP, Rules
from gostop_desktop.engine.shodang import winning_cards
from gostop_desktop.engine.state import Phase
from tests.helpers import card, cards, do, position, rules


def threatened(hand: str = "03R 06R 09J", by: Rules = GOSTOP, **fields: object) -> Round:
    """Return a round in which seat 0 holds what seat 1 (03R) and seat 2 (06R) are waiting for."""
    captured = ["", "01R 02R", "09R 10R"]
    options: dict[str, object] = {"hands": ["02J 02K", "04J 04K"], "captured": captured, "last": True, **fields}
    return position(table="11J 12A", hand=hand, stock="05A 12R", rules=by, **options)  # type: ignore[arg-type]


def legal(round: Round) -> list[str]:
    return [print_action(action) for action in round.legal_actions()]


def test_f9_it_needs_a_card_for_each_opponent() -> None:
    assert "shodang" in legal(threatened())
    assert "shodang" not in legal(threatened("03R 09J 07J"))


def test_f9_it_needs_two_hand_cards_and_three_players() -> None:
    assert "shodang" not in legal(threatened("03R", captured=["", "01R 02R", "01B 08B"]))
    assert "shodang" not in legal(threatened(by=rules("gostop", shodang=False)))
    assert "shodang" not in legal(
        position(table="11J", hand="03R 06R", stock="05A", rules=rules(shodang=True), captured=["", "01R 02R"])
    )


def test_f9_one_card_may_serve_for_both() -> None:
    round = threatened("03R 09J", captured=["", "01R 02R 06R 09R", "04R 05R 10R 12R"], by=rules("gostop", win_score=1))

    assert "shodang" in legal(round)

    do(round, "shodang")

    assert cards("03R") == round.shown[0]


def test_f9_cards_seen_before_stay_seen() -> None:
    round = threatened(shown=[["03R", "09J"], [], []])

    do(round, "shodang")

    assert cards("03R 06R 09J") == round.shown[0]


def test_f9_looking_at_some_cards_only_finds_all_that_would_win() -> None:
    """Whatever the opponent has captured: just the cards that reach the winning score when they are added."""
    for number in range(3000):
        rng = Random(number)
        by = rules("gostop", gukjin=rng.choice(["animal", "junk", "choice", "both"]), win_score=rng.choice([1, 3, 5]))
        deck = rng.sample(by.pack, len(by.pack))
        size = rng.randrange(18)
        round = Round(by, [card_set(deck[:7]), card_set(deck[7:14]), card_set(deck[14:21])], 0, [])
        round.captured[1] = card_set(deck[21 : 21 + size])
        scores = {card: round.house.points(round.captured[1] | 1 << card) for card in deck[:7] if card < FIRST_BONUS}

        assert card_set(card for card, score in scores.items() if score >= by.win_score) == winning_cards(round, 1)


def test_f9_after_a_go_the_score_must_rise_above_it() -> None:
    assert "shodang" not in legal(threatened(go=[0, 1, 0], last_go_score=[0, 3, 0], go_order=[1]))


def test_f9_the_cards_are_shown_to_all() -> None:
    round = threatened()

    told = do(round, "shodang")

    assert [events.ShodangCalled(0, (card("03R"), card("06R")))] == told
    assert cards("03R 06R") == round.shown[0]
    assert (Phase.SHODANG, 1, 0) == (round.phase, round.to_move, round.current)
    assert ["yes", "no"] == legal(round)


def test_f9_if_all_accept_the_round_is_drawn() -> None:
    round = threatened()

    told = do(round, "shodang", "yes", "yes")

    assert round.result is not None
    assert "nagari" == round.result.kind
    assert events.Nagari(None, (), "shodang") in told


@pytest.mark.parametrize(
    ("answers", "decliner", "beneficiary", "forced"),
    [(["no"], 1, 2, ["06R"]), (["yes", "no"], 2, 1, ["03R"])],
)
def test_f9_the_first_who_refuses_ends_the_questions(
    answers: list[str], decliner: int, beneficiary: int, forced: list[str]
) -> None:
    round = threatened()

    do(round, "shodang", *answers)

    assert round.shodang is not None
    assert (decliner, beneficiary) == (round.shodang.decliner, round.shodang.accepter)
    assert (Phase.PLAY, 0, forced) == (round.phase, round.to_move, legal(round))


def test_f9_no_other_move_is_legal_then() -> None:
    round = threatened("03R 06R X2a", free_turns=[1, 0, 0])
    do(round, "shodang", "no")

    for action in ("03R", "X2a", "-"):
        with pytest.raises(IllegalActionError, match="legal is 06R"):
            do(round, action)


def test_f9_it_is_called_once_in_a_round() -> None:
    round = threatened()
    do(round, "shodang", "no", "06R")
    while round.current != 0:
        round.apply(round.legal_actions()[0])

    assert ["03R", "09J"] == legal(round)


def test_f9_whoever_refused_pays_for_the_caller_if_the_beneficiary_wins() -> None:
    round = position(
        table="11J 12A",
        hand="03R 06R 09J",
        stock="05A 12R 08J 08K",
        rules=GOSTOP,
        last=True,
        hands=["02J 02K", "06J 04K"],
        captured=["", "01R 02R", "09R 10R 05J 07J 05K 07K"],
    )

    do(round, "shodang", "no", "06R", "02J", "06J", "stop")

    assert round.result is not None
    assert 2 == round.result.winner
    payments = dict(round.result.payments)
    assert 0 == payments[0]
    assert 0 < payments[1]


def test_f9_bonus_cards_do_not_count_as_winning_cards() -> None:
    nine = "01J 01K 02J 02K 03J 03K 04J 04K 05J"
    round = position(
        table="11J",
        hand="X3a 09J",
        stock="05A",
        rules=rules("gostop", win_score=2),
        last=True,
        hands=["06J", "07J"],
        captured=["", nine, "05K 06K 07K 08J 08K 10J 10K 11D 12D"],
    )

    assert "shodang" not in legal(round)
