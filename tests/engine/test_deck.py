"""Decks, cuts and packets (RULES B.3, B.4; PROTOCOL 1.2; UX 5.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine.deck import (
    choose_below,
    commitment,
    cut_single,
    cut_three_piles,
    deck_v1,
    packets,
    secret_of,
    shuffled,
)
from gostop_desktop.engine.errors import RulesError
from gostop_desktop.engine.notation import print_cards
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules

SECRET = bytes(range(32))
UNCUT = replace(MATGO, cut="none")
CHINESE = PRESETS["chinese_encyclopedia", 2]
WHOLE_DECK = """3 30 19 44 4 26 10 28 24 21 47 2 17 43 49 15 38 45 34 27 14 12 40 46 33 32 36 18 5 16 20 48 9 22 42 37
23 13 39 41 7 25 0 11 8 6 1 35 31 29"""
"""The vector of UX 5.1: the deck of the secret 00…1f and the cut "7", by places in the pack."""


def test_the_commitment_is_the_published_one() -> None:
    assert "8cbf53ea88ac59d17e7034aa61c99d2ac9dfff859c4118fc4c527020b9515449" == commitment(SECRET)


def test_deck_v1_gives_the_published_decks() -> None:
    assert [int(place) for place in WHOLE_DECK.split()] == shuffled(range(50), SECRET, "7")
    assert "08B 07A 06R 12D 01J 05R 11K X3a" == print_cards(deck_v1(MATGO, SECRET, "7")[:8])
    assert "11K 01B 06A 01K 09J 10K 09K 03B" == print_cards(deck_v1(MATGO, secret_of("1"))[:8])


def test_a_seed_and_a_round_make_a_secret_of_their_own() -> None:
    secrets = {secret_of(seed, round) for seed in ("1", "11", "") for round in (0, 1, 11)}

    assert 9 == len(secrets)


@pytest.mark.parametrize(("cut", "moved"), [("7", 7), ("49", 49)])
def test_a_place_cuts_the_deck_that_it_also_mixes(cut: str, moved: int) -> None:
    mixed = deck_v1(UNCUT, SECRET, cut)

    assert [*mixed[moved:], *mixed[:moved]] == deck_v1(MATGO, SECRET, cut)


@pytest.mark.parametrize("word", ["", "0", "50", "07", " 7", "+7", "7.0", "٧", "seven", "2,0,1"])
def test_any_other_word_only_mixes(word: str) -> None:
    assert deck_v1(UNCUT, SECRET, word) == deck_v1(MATGO, SECRET, word)


def test_three_piles_are_put_back_in_the_order_given() -> None:
    mixed = deck_v1(replace(CHINESE, cut="none"), SECRET, "2,0,1")

    assert [*mixed[34:], *mixed[:17], *mixed[17:34]] == deck_v1(CHINESE, SECRET, "2,0,1")


@pytest.mark.parametrize("word", ["0,1,2", "0,0,1", "2,1", "2, 0, 1", "3,0,1", "7"])
def test_no_order_of_piles_only_mixes(word: str) -> None:
    assert deck_v1(replace(CHINESE, cut="none"), SECRET, word) == deck_v1(CHINESE, SECRET, word)


def test_b3_single_cut() -> None:
    assert list("defabc") == cut_single("abcdef", 3)
    for place in (0, 6, -1):
        with pytest.raises(RulesError, match=f"cannot be cut at {place}: the place is 1 to 5"):
            cut_single("abcdef", place)


@pytest.mark.parametrize(
    ("cards", "expected"), [("abcdef", "efabcd"), ("abcdefg", "fgabcde"), ("abcdefgh", "ghabcdef"), ("ab", "ab")]
)
def test_b3_three_piles_as_equal_as_possible(cards: str, expected: str) -> None:
    assert list(expected) == cut_three_piles(cards, (2, 0, 1))


def test_b3_an_order_names_each_pile_once() -> None:
    with pytest.raises(RulesError, match="the order holds 0, 1 and 2 once each"):
        cut_three_piles("abc", (0, 0, 1))


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (MATGO, "T4 O5 D5 T4 O5 D5"),
        (PRESETS["fishing_rules", 2], "O5 D5 T4 O5 D5 T4"),
        (replace(MATGO, deal_order="at_once"), "T8 O10 D10"),
        (replace(MATGO, cut="tap"), "T8 O10 D10"),
        (GOSTOP, "T3 O4 P4 D4 T3 O3 P3 D3"),
        (PRESETS["fishing_rules", 3], "O4 P4 D4 T3 O3 P3 D3 T3"),
        (replace(GOSTOP, deal_order="at_once"), "T6 O7 P7 D7"),
    ],
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_b4_packets(rules: Rules, expected: str, dealer: int) -> None:
    """O is the seat after the dealer, P the one after that: the dealer comes last."""
    names = {None: "T", dealer: "D", (dealer + 1) % rules.players: "O"}

    assert expected == " ".join(f"{names.get(seat, 'P')}{count}" for seat, count in packets(rules, dealer))


@given(st.sampled_from(list(PRESETS.values())), st.binary(min_size=32, max_size=32), st.text(max_size=8))
def test_a_deck_holds_every_card_once(rules: Rules, secret: bytes, cut: str) -> None:
    assert sorted(rules.pack) == sorted(deck_v1(rules, secret, cut))
    assert deck_v1(rules, secret, cut) == deck_v1(rules, secret, cut)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 100))
def test_a_lot_lies_in_its_range(secret: bytes, count: int) -> None:
    assert choose_below(count, secret) in range(count)


def test_every_card_comes_to_every_place_alike() -> None:
    """UX 5.1: χ² over card and place; 2,401 degrees of freedom, 99.99 % of fair shuffles stay below."""
    decks, cards = 3000, 50
    counts = Counter(
        (place, card)
        for number in range(decks)
        for place, card in enumerate(shuffled(range(cards), secret_of("fair", number)))
    )
    expected = decks / cards
    chi_squared = sum(
        (counts[place, card] - expected) ** 2 / expected for place in range(cards) for card in range(cards)
    )

    assert 2401 - 3.72 * 69.3 < chi_squared < 2401 + 3.72 * 69.3
