"""Who deals, what is carried, and what points mean in money (RULES B.2, F.6 to F.8)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.dealer import best_drawn, draw_dealer, next_carry, next_dealer
from gostop_desktop.engine.deck import secret_of
from gostop_desktop.engine.errors import PositionError
from gostop_desktop.engine.match import Match, new_match
from gostop_desktop.engine.money import forgiven, pay, pay_instant, pay_result, starting_balances
from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.result import Instant, Result, Transfer
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules

ARABIC = PRESETS["arabic_encyclopedia", 2]
ONLINE = PRESETS["online_matgo", 2]
NAGARI, VOID = Result("nagari"), Result("void")


def won(seat: int, *transfers: Transfer, instant: tuple[Instant, ...] = ()) -> Result:
    return Result("stop", seat, transfers=transfers, instant=instant)


def drawn(*codes: str) -> dict[int, int]:
    return {seat: CARD_OF[code] for seat, code in enumerate(codes)}


@pytest.mark.parametrize(
    ("rules", "night", "expected"),
    [
        (replace(MATGO, first_dealer="latest"), True, 1),
        (replace(MATGO, first_dealer="earliest"), False, 0),
        (GOSTOP, False, 1),
        (GOSTOP, True, 0),
    ],
)
def test_b2_the_month_decides(rules: Rules, expected: int, night: bool) -> None:  # noqa: FBT001  # a parameter of the case
    assert (expected,) == best_drawn(rules, drawn("05A", "09J"), night=night)


def test_b2_tied_players_draw_again() -> None:
    """BUGS R80."""
    assert (0, 2) == best_drawn(GOSTOP, drawn("09A", "05A", "09J"))
    assert (0, 1, 2) == best_drawn(GOSTOP, drawn("09A", "09R", "09J"))


def test_b2_a_bonus_card_deals_at_once_where_it_may_be_drawn() -> None:
    assert (0,) == best_drawn(ONLINE, drawn("X2a", "12D"))
    assert (0, 1) == best_drawn(ONLINE, drawn("X2a", "X3a"))


@pytest.mark.parametrize(
    ("rules", "codes", "words"),
    [
        (MATGO, ("X2a", "12D"), "X2a cannot be drawn: bonus cards are removed before the draw"),
        (MATGO, ("01B", "01B"), "01B cannot be drawn: it is not in the deck, or drawn twice"),
        (ONLINE, ("X2b", "01B"), "X2b cannot be drawn: it is not in the deck"),
        (PRESETS["fishing_rules", 2], ("01B", "02A"), "by lot"),
    ],
)
def test_b2_a_draw_that_cannot_be_is_refused(rules: Rules, codes: tuple[str, ...], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        best_drawn(rules, drawn(*codes))


@given(st.sampled_from(list(PRESETS.values())), st.binary(min_size=32, max_size=32), st.booleans())
def test_b2_the_draw_ends_with_one_dealer(rules: Rules, secret: bytes, night: bool) -> None:  # noqa: FBT001  # drawn
    draw = draw_dealer(rules, secret, night=night)
    cards = [card for one in draw.draws for _, card in one]

    assert draw == draw_dealer(rules, secret, night=night)
    assert len(set(cards)) == len(cards)
    assert rules.first_dealer == "lot" or (draw.dealer,) == best_drawn(rules, dict(draw.draws[-1]), night=night)
    assert draw.dealer in range(rules.players)


def test_b2_a_lot_falls_on_everybody() -> None:
    rules = PRESETS["fishing_rules", 3]

    assert {0, 1, 2} == {draw_dealer(rules, secret_of("lot", number)).dealer for number in range(20)}


def test_b2_a_tie_is_drawn_again_among_the_tied_only() -> None:
    draws = next(
        draw.draws for number in range(200) if len((draw := draw_dealer(GOSTOP, secret_of("tie", number))).draws) > 1
    )

    assert {seat for seat, _ in draws[1]} == set(best_drawn(GOSTOP, dict(draws[0])))


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (MATGO, [1, 0]),
        (replace(MATGO, cutter="right"), [1, 0]),
        (GOSTOP, [2, 0, 1]),
        (PRESETS["chinese_encyclopedia", 3], [1, 2, 0]),
        (replace(GOSTOP, cut="tap"), [2, 0, 1]),
        (replace(GOSTOP, cut="none"), [None, None, None]),
    ],
)
def test_b3_the_cutter_sits_on_the_dealers_left_or_right(rules: Rules, expected: list[int | None]) -> None:
    assert expected == [new_match(rules, dealer).cutter for dealer in range(rules.players)]


@pytest.mark.parametrize(
    ("rules", "result", "expected"),
    [
        (MATGO, won(0), 0),
        (MATGO, NAGARI, 1),
        (MATGO, VOID, 1),
        (MATGO, Result("quad", transfers=((1, 0, 5),)), 1),
        (replace(MATGO, next_dealer="keep"), won(0), 1),
    ],
)
def test_b2_the_winner_deals_next_and_without_one_the_dealer_stays(rules: Rules, result: Result, expected: int) -> None:
    """BUGS R57."""
    assert expected == next_dealer(rules, 1, result)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (NAGARI, 3),
        (VOID, 2),
        (won(0), 0),
        (Result("quad", transfers=((2, 0, 5),)), 0),
        (Result("quad"), 2),
    ],
)
def test_f6_f7_what_is_carried(result: Result, expected: int) -> None:
    assert expected == next_carry(2, result)


def test_f8_limited_money_forgives_the_shortfall() -> None:
    assert [1500, 0] == pay(MATGO, [1000, 500], [(1, 0, 20)])
    assert [3000, -1500] == pay(ARABIC, [1000, 500], [(1, 0, 20)])


def test_f8_what_is_forgiven_is_what_is_owed_and_not_paid() -> None:
    assert [0, 1500] == forgiven(MATGO, [1000, 500], [(1, 0, 20)])
    assert [0, 0] == forgiven(ARABIC, [1000, 500], [(1, 0, 20)])
    assert [0, 1500, 0] == forgiven(GOSTOP, [1000, 500, 500], [(1, 0, 20), (2, 0, 2)])
    assert [0, 0, 500] == forgiven(GOSTOP, [0, 200, 500], [(2, 1, 5), (2, 0, 5)])


def test_f8_payers_are_independent() -> None:
    assert [1700, 0, 300] == pay(GOSTOP, [1000, 500, 500], [(1, 0, 20), (2, 0, 2)])


def test_f8_several_receivers_are_served_in_turn_order() -> None:
    assert [500, 200, 0] == pay(GOSTOP, [0, 200, 500], [(2, 1, 5), (2, 0, 5)])
    assert [500, 700, 0] == pay(GOSTOP, [0, 200, 1000], [(2, 1, 5), (2, 0, 5)])
    assert [200, 0, 500] == pay(GOSTOP, [0, 700, 0], [(1, 0, 5), (1, 2, 5)])


def test_f8_money_received_in_the_same_payment_is_not_paid_on() -> None:
    assert [0, 0, 500] == pay(GOSTOP, [0, 500, 0], [(0, 2, 5), (1, 2, 5)])
    assert [500, 0, 0] == pay(GOSTOP, [0, 500, 0], [(1, 0, 5), (0, 2, 5)])


def test_f8_a_debtor_pays_nothing_with_limited_money() -> None:
    assert [1000, -100] == pay(MATGO, [1000, -100], [(1, 0, 5)])


def test_c11_instant_payments_fall_due_one_after_the_other() -> None:
    """BUGS R87: paid at once, multiplied by nothing, once."""
    instant = (("first_ppuk", 0, 7), ("first_ttadak", 1, 7))

    assert [1000, 1000] == pay_instant(MATGO, [1000, 1000], instant)
    assert [700, 0] == pay_instant(MATGO, [0, 700], instant[:1])
    assert [0, 700] == pay_instant(MATGO, [700, 0], instant[1:])
    assert [1000, 1000, 4000] == pay_instant(GOSTOP, [2000, 2000, 2000], (("first_ppuk", 2, 10),))


def test_f8_a_round_is_paid_after_its_instant_payments() -> None:
    result = won(0, (1, 0, 10), instant=(("first_ppuk", 1, 7),))

    assert [300, 0] == pay_result(MATGO, [300, 0], result)


def test_f8_everybody_starts_with_a_thousand_points() -> None:
    assert [100_000, 100_000, 100_000] == starting_balances(GOSTOP)
    assert [1000, 1000] == starting_balances(replace(MATGO, point_value=1))


def test_a_match_goes_from_round_to_round() -> None:
    match = new_match(MATGO, dealer=1, length=3)

    drawn_twice = match.after(NAGARI).after(NAGARI)
    decided = drawn_twice.after(won(0, (1, 0, 5)))

    assert Match(MATGO, 1, (100_000, 100_000), carry=2, dealt=2, played=2, length=3) == drawn_twice
    assert Match(MATGO, 0, (100_500, 99_500), carry=0, dealt=3, played=3, length=3) == decided
    assert [False, False, True] == [one.is_over for one in (match, drawn_twice, decided)]
    assert [(0, 1), (0,)] == [drawn_twice.leaders, decided.leaders]


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    """RULES F.7: nothing changes but the number of the deal, and the match gets no shorter."""
    match = new_match(MATGO, dealer=1, length=1).after(VOID)

    assert Match(MATGO, 1, (100_000, 100_000), dealt=1, length=1) == match
    assert not match.is_over


def test_f8_a_match_ends_when_limited_money_is_gone() -> None:
    assert new_match(MATGO, 0).after(won(0, (1, 0, 5000))).is_over
    assert not new_match(ARABIC, 0).after(won(0, (1, 0, 5000))).is_over
    assert not new_match(MATGO, 0).after(won(0, (1, 0, 999))).is_over


def test_a_match_deals_from_its_dealer_with_what_is_carried() -> None:
    match = replace(new_match(MATGO, dealer=1), carry=2, dealt=4)

    round, events = match.deal(match.seeded_deck("x"))

    assert (1, 2) == (round.dealer, round.carry)
    assert match.deck(secret_of("x", 4)) == match.seeded_deck("x") != new_match(MATGO, 1).seeded_deck("x")
    assert events


def test_a_match_knows_the_money_while_a_round_is_played() -> None:
    assert (100_700, 99_300) == new_match(MATGO, 0).balances_with((("first_ppuk", 0, 7),))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
def test_money_goes_from_seat_to_seat_round_after_round(rules: Rules) -> None:
    """Forty rounds from a seed: nothing is made or lost, and with limited money nobody goes below zero."""
    match, rng = new_match(replace(rules, point_value=1), dealer=0, length=40), Random(1)
    while not match.is_over:
        before, (round, _) = match, match.deal(match.seeded_deck("money"))
        while not round.is_over:
            round.step(rng.choice(round.legal_actions()))
        assert round.result is not None
        match = match.after(round.result)

        assert 1000 * rules.players == sum(match.balances)
        assert rules.bankroll == "unlimited" or min(match.balances) >= 0
        carried = {"nagari": before.carry + 1, "void": before.carry}
        assert carried.get(round.result.kind, 0) == match.carry
        assert match.dealer == (before.dealer if round.result.winner is None else round.result.winner)
        assert match.dealt == before.dealt + 1

    assert match.played == 40 or min(match.balances) <= 0


def test_f8_the_purse_is_what_can_be_paid_in_points() -> None:
    poor = Match(MATGO, 0, (250, 99_990))

    assert (250 // MATGO.point_value, 99_990 // MATGO.point_value) == poor.purse
    assert replace(poor, rules=replace(MATGO, bankroll="unlimited")).purse is None
