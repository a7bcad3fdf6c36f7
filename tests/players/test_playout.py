"""Playouts and the rules engine play the same rounds: the same choices, the same payments (AI 8)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gostop_desktop.engine.actions import Shodang
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules, with_options
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from gostop_desktop.players.book import books
from gostop_desktop.players.heuristic import Judge, by_the_book
from gostop_desktop.players.payoff import payoff
from gostop_desktop.players.playout import Playouts
from gostop_desktop.players.start import nearest_served, serves, start_of
from gostop_desktop.players.weights import policy_for

DEALS_OF_PRESETS = 2000
DEALS = 150
"""Of every other set of rules."""

VARIANTS: tuple[Rules, ...] = (
    MATGO,
    GOSTOP,
    with_options(MATGO, {"gukjin": "animal", "bonus_cards": (), "win_score": 5, "max_points": 60}),
    with_options(MATGO, {"bonus_cards": (2, 2, 3, 3, 3), "ja_ppuk_steal": 3, "meongbak": "winner7_loser0"}),
    with_options(MATGO, {"gobak": "double_only", "go_multiplier": "linear", "go_points": "until_multiplied"}),
    with_options(MATGO, {"pibak": "off", "gwangbak": "off", "three_ppuk_win": False, "double_junk": ()}),
    with_options(GOSTOP, {"gobak": "dokbak_double", "gobak_several": "each", "reverse_go_multiplier": 3}),
    with_options(GOSTOP, {"gobak": "double", "bonus_stealable": False, "bonus_cards": (2, 3, 3), "bomb_steal": 2}),
    with_options(GOSTOP, {"shake_multiplier": 3, "bomb_multiplier": 1, "nagari_cap": None, "win_score": 2}),
)


def follow_the_book(rules: Rules, number: int) -> Iterator[Round]:
    """Yield the round of a deal before each decision, and when it is over."""
    round = deal_silently(rules, deck_v1(rules, secret_of("playout", number)), number % rules.players, number % 4)
    player = by_the_book()
    while not round.is_over:
        yield round
        assert round.to_move is not None
        seen = view(round, round.to_move)
        judge = Judge(player, seen)
        # A playout never calls a shodang: it is an offer, not a play.
        round.step(max((action for action in seen.legal if not isinstance(action, Shodang)), key=judge.value))
    yield round


def test_the_first_variants_are_the_presets_that_playouts_serve() -> None:
    assert [rules for rules in PRESETS.values() if serves(rules)] == [*VARIANTS[:2]]


@pytest.mark.parametrize(
    ("rules", "deals"),
    [pytest.param(rules, DEALS_OF_PRESETS, marks=pytest.mark.slow) for rules in VARIANTS[:2]]
    + [(rules, DEALS) for rules in VARIANTS],
)
def test_a_playout_ends_as_the_rules_engine_does(rules: Rules, deals: int) -> None:
    assert serves(rules)
    playouts = Playouts(payoff(rules), [books(policy_for(rules.players))] * rules.players)
    compared = 0
    for number in range(deals):
        foreseen = []
        for round in follow_the_book(rules, number):
            if round.phase is Phase.PLAY:
                foreseen.append(playouts.run(start_of(round, payoff(rules))))
        assert round.result is not None
        expected = list(round.result.points(rules.players))
        assert [expected] * len(foreseen) == foreseen, f"deal {number}"
        compared += len(foreseen)
    assert compared > 5 * deals


def test_a_playout_leaves_its_start_as_it_was() -> None:
    playouts = Playouts(payoff(MATGO), [books(policy_for(2))] * 2)
    for number in range(20):
        round = next(follow_the_book(MATGO, number))
        if round.phase is Phase.PLAY:
            start = start_of(round, payoff(MATGO))

            assert playouts.run(start) == playouts.run(start)
            assert start_of(round, payoff(MATGO)) == start


def test_a_pile_scores_as_the_scorer_does() -> None:
    rng = Random(3)
    for rules in (MATGO, VARIANTS[2], VARIANTS[3]):
        tables = payoff(rules).piles
        house = deal_silently(rules, deck_v1(rules, secret_of("piles", 0))).house
        for _ in range(400):
            captured = sum(1 << card for card in rng.sample(rules.pack, rng.randrange(len(rules.pack))))

            assert house.points(captured) == tables.points(tables.of(captured))


def test_playouts_serve_the_default_presets_and_refuse_what_they_do_not_know() -> None:
    served = {key for key, rules in PRESETS.items() if serves(rules)}

    assert {("matgo", 2), ("gostop", 3)} == served


def test_the_nearest_rules_are_served_and_keep_what_can_be_kept() -> None:
    for rules in PRESETS.values():
        nearest = nearest_served(rules)

        assert serves(nearest)
        assert (rules.win_score, rules.go_multiplier, rules.pibak_limit, rules.bonus_cards) == (
            nearest.win_score,
            nearest.go_multiplier,
            nearest.pibak_limit,
            nearest.bonus_cards,
        )
    assert nearest_served(MATGO) is MATGO
