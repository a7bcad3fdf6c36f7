"""The computer players: legal, repeatable, and blind to what their seat cannot see."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.actions import GO, Action
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.notation import parse_card, parse_cards
from gostop_desktop.engine.rules import MATGO, PRESETS
from gostop_desktop.engine.view import View, view
from gostop_desktop.players.arena import Arena, Conduct
from gostop_desktop.players.heuristic import Heuristic, wanted
from gostop_desktop.players.levels import LEVELS, PLAYER_NAMES, player
from gostop_desktop.players.random_player import RandomPlayer
from gostop_desktop.players.standings import capped, estimate, standings


class Stubborn:
    """Always chooses the same action, legal or not."""

    name = "stubborn"

    def choose(self, view: View, rng: Random) -> Action:
        del view, rng
        return GO


@pytest.mark.parametrize(("name", "players"), PRESETS, ids=str)
def test_skilled_and_random_end_rounds_of_every_preset(name: str, players: int) -> None:
    rules = PRESETS[name, players]
    conduct = [Conduct() for _ in range(players)]
    who = [player("skilled"), player("random"), player("skilled")][:players]
    for number in range(30):
        played = Arena(rules, who, conduct).play_deal(name, number)
        assert all(sum(seating.points) == 0 for seating in played.seatings)

    assert [[]] * players == [part.faults for part in conduct]


def test_the_same_seed_plays_the_same_round() -> None:
    deck = deck_v1(MATGO, secret_of("same", 4))

    first, again = (Arena(MATGO, [RandomPlayer(), Heuristic(random_share=0.5)]).play_round(deck, "7") for _ in range(2))

    assert first == again


def test_an_illegal_choice_is_taken_by_the_fallback_and_named() -> None:
    conduct = [Conduct(), Conduct()]

    played = Arena(MATGO, [Stubborn(), RandomPlayer()], conduct).play_deal("1", 0)

    assert 2 == len(played.seatings)
    assert conduct[0].faults
    assert conduct[0].faults[0].startswith("stubborn chose go")
    assert [] == conduct[1].faults


def test_a_round_without_conduct_refuses_an_illegal_choice() -> None:
    with pytest.raises(AssertionError, match="stubborn chose"):
        Arena(MATGO, [Stubborn(), RandomPlayer()]).play_deal("1", 0)


def test_every_name_gives_a_player_and_others_are_refused_by_name() -> None:
    assert all(player(name).name == name for name in PLAYER_NAMES)
    assert set(LEVELS) <= set(PLAYER_NAMES)
    with pytest.raises(ValueError, match="there is no level 'grandmaster': the levels are random"):
        player("grandmaster")


def test_wanted_cards_complete_a_set() -> None:
    captured = sum(1 << card for card in parse_cards("01B 03B 02A 04A 06R"))

    assert {"08B", "11B", "12B", "08A"} == {
        code for code in "08B 11B 12B 08A 09R".split() if wanted(captured) >> parse_card(code) & 1
    }


def test_capping_keeps_the_sum_at_zero() -> None:
    assert (50, -50) == capped((240, -240))
    assert (7, -7) == capped((7, -7))
    assert (90, -40, -50) == capped((160, -40, -120))


def test_an_estimate_of_one_value_says_nothing() -> None:
    assert float("inf") == estimate([3.0]).half
    assert estimate([1.0, 3.0]).mean == 2.0


def test_standings_count_by_player_not_by_seat() -> None:
    deals = [Arena(MATGO, [player("skilled"), player("random")]).play_deal("9", number) for number in range(40)]
    table = standings(["skilled", "random"], deals, [Conduct(), Conduct()])

    assert (40, 80) == (table.deals, table.rounds)
    assert table.players[0].wins > table.players[1].wins
    assert table.players[0].capped.mean == pytest.approx(-table.players[1].capped.mean)
    assert table.players[0].decided + table.nagari + table.void == table.rounds


def test_a_novice_that_plays_any_card_still_never_goes() -> None:
    seated = [player("novice"), player("skilled")]
    calls = 0
    for number in range(60):
        round = deal_silently(MATGO, deck_v1(MATGO, secret_of("never", number)))
        step = 0
        while round.to_move is not None:
            seat = round.to_move
            action = seated[seat].choose(view(round, seat), Random(step))
            calls += seat == 0 and action == GO
            round.step(action)
            step += 1

    assert 0 == calls
