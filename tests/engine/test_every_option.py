"""No option is without effect: any two values of it make some deal, round, score or payment different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.dealer import cutter, draw_dealer, next_dealer
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, packets, secret_of
from gostop_desktop.engine.errors import PositionError
from gostop_desktop.engine.liability import ShodangCall
from gostop_desktop.engine.money import pay, starting_balances
from gostop_desktop.engine.notation import parse_cards
from gostop_desktop.engine.options import OPTIONS, Accepts, Between, OneOf, Value
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.rules import GOSTOP, MATGO, Rules, with_options
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.settlement import settle, settle_fixed, settle_quads

from .sides import JUNK10, RIBBONS6, pile, side

pytestmark = pytest.mark.slow

ONLY_ONE_VALUE = ("bright3", "bright3_rain", "godori_points", "dan_points", "auto_stop_last", "mission_multiplier")
MOST_ROUNDS = 2000
BASES = (MATGO, GOSTOP, replace(MATGO, hand_bonus="flip_substitute"))
TOO_RARE = {
    # A ttadak on a table of just two cards: test_fr42_fr43_… and test_ce51_… hold both.
    ("sweep_rule", "two_cards", "two_cards_diff"),
    # Three ppuks on the first three turns: test_rules_c_end.py holds what the third one brings.
    ("ppuk_points", (7, 14, 0), (7, 14, 21)),
}
"""What choices by lot hardly ever come to."""

CONTEXT: Mapping[str, Mapping[str, object]] = {
    "convertible": {"gukjin_timing": "on_capture"},
    "gukjin_lock": {"gukjin_timing": "auto"},
    "hand_quad_after_bonus": {"bonus_cards": [2, 2, 3, 3, 3]},
    "hand_quad_clash": {"hand_quad": "win"},
    "shake_then_bomb": {"shake_timing": "turn_start", "shake_needs_empty": False},
    "bomb_pair_multiplier": {"bomb_pairs": True},
    "bomb_pair_steal": {"bomb_pairs": True},
    "bonus_stealable": {"bonus_cards": [2, 2, 3, 3, 3]},
    "sweep_rule": {"win_score": 20},
    "nagari_stack": {"nagari_cap": None},
}
"""What must hold besides for an option to matter."""

SIDES = (
    (side(RIBBONS6 + " 01B 03B 08B"), side("06J"), side("12B 07J 07K 08J 08K")),
    (side(f"{RIBBONS6} {JUNK10}", go=4, last_go_score=7), side("06J 12B"), side("08B 09A", go=2)),
    (side(f"{RIBBONS6} {JUNK10}", go=3, last_go_score=7), side("08B"), side("12B 07J 07K 08J 08K 09J 09K 10J 10K")),
    (side(f"{RIBBONS6} 01B 12B 08B {JUNK10}", shakes=1, bombs=1), side("06J 06K", go=1), side("07J", go=1)),
    (side("02A 04A 08A 05A 06A 07A 10A", pair_bombs=1), side("12B"), side("08B 12A")),
    (side(RIBBONS6, go=1, last_go_score=7, bonus_points=9), side("12B", go=1), side("08B")),
)
CALLS = ((), (2, 0), (0,), (2, 1), (), (1, 0))
PILES = (
    "01B 03B 08B 11B 12B",
    "01B 03B 08B 11B",
    "01B 03B 08B 12B",
    JUNK10 + " 11D 12D 09A 05A",
    "09A 05A 06A 07A 10A",
)


def values_of(accepts: Accepts) -> list[Value]:
    """Return the listed values, or a few of a range."""
    if isinstance(accepts, OneOf):
        return list(accepts.values)
    if isinstance(accepts, Between):
        some = sorted({accepts.low, accepts.low + 1, max(accepts.low, min(7, accepts.high)), min(accepts.high, 40)})
        return [*([None] if accepts.optional else []), *some]
    if accepts.distinct:
        assert isinstance(accepts.each, OneOf)
        first, second = (str(value) for value in accepts.each.values)
        return [(), (first,), (second,), (first, second)]
    if accepts.shortest == accepts.longest:
        return [(0, 0, 0), (7, 0, 0), (7, 14, 0), (7, 14, 21)]
    return [(), (2,), (3,), (2, 3), (3, 2), (2, 2, 2, 3, 3)]


def facts(rules: Rules) -> list[object]:
    """Return what the rules come to outside a round: the draw, the cut, scores, settlements, money."""
    seats = range(rules.players)
    draws = [draw_dealer(rules, secret_of("draw", number), night=number % 2 > 0) for number in range(40)]
    decks = [deck_v1(rules, secret_of("cut"), word) for word in ("7", "2,0,1")]
    found: list[object] = [draws, decks, packets(rules, 0), [cutter(rules, seat) for seat in seats]]
    found += [
        next_dealer(rules, 0, Result("stop", 1)),
        starting_balances(rules),
        pay(rules, [900] * rules.players, [(1, 0, 20)]),
    ]
    found += [scorer(rules).points(pile(some)) for some in PILES]
    for number, (sides, calls) in enumerate(zip(SIDES, CALLS, strict=True)):
        at_table = dict(zip(seats, sides, strict=False))
        go_calls = [seat for seat in calls if seat in at_table]
        shodang = ShodangCall(1, 2, 0) if number == 0 else None
        for carry in (0, 1, 5):
            try:
                result = settle(rules, 0, at_table, carry=carry, go_calls=go_calls, shodang=shodang)
            except PositionError as error:
                found.append(str(error))
            else:
                found.append((result.base, result.payments))
    found += [settle_fixed(rules, "quad", 0, 5, carry=3).payments, settle_quads(rules, (0,), carry=0).payments]
    return found


def planted(rules: Rules) -> Iterator[list[Card]]:
    """Yield decks in which something rare is dealt: four of a month or a bonus card on the table, two quads."""
    months = [card for card in rules.pack if card < 48]
    yield [*months, *rules.bonus]
    yield [*rules.bonus, *sorted(months, key=lambda card: (card % 4, card))]
    wanted = {None: parse_cards("09A 10A 11B 12B 09R 10R 11D 12A"), 0: parse_cards("04A 04R 04J 04K")}
    wanted[1] = parse_cards("06A 06R 06J 06K")
    rest = iter([card for card in months if not any(card in cards for cards in wanted.values())])
    deck = [
        wanted[seat].pop() if wanted.get(seat) else next(rest)
        for seat, count in packets(rules, 0)
        for _ in range(count)
    ]
    yield [*deck, *(card for card in rules.pack if card not in deck)]


def story(rules: Rules, deck: list[Card], seed: str) -> list[object]:
    """Return all that was asked in a round, and how it ended, when choices are made by lot."""
    rng, round = Random(seed), deal_silently(rules, deck, 0, carry=len(seed) % 3)
    told: list[object] = [round.phase]
    while not round.is_over:
        legal = round.legal_actions()
        told.append(legal)
        round.step(rng.choice(legal))
    result = round.result
    assert result is not None
    return [*told, round.captured, result.kind, result.winner, result.payments, result.instant]


def decks(rules: Rules) -> Iterator[tuple[list[Card], str]]:
    for number, deck in enumerate(planted(rules)):
        yield deck, f"planted {number}"
    for number in range(MOST_ROUNDS):
        deck = list(rules.pack)
        Random(f"deck {number}").shuffle(deck)
        yield deck, str(number)


def differ(one: Rules, other: Rules) -> Iterator[bool]:
    """Yield for each thing that can be compared whether it is different by these two sets of rules."""
    yield facts(one) != facts(other)
    for first, second in zip(decks(one), decks(other), strict=True):
        yield story(one, *first) != story(other, *second)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in (*ONLY_ONE_VALUE, "players")])
def test_any_two_values_of_an_option_make_a_difference(name: str) -> None:
    """In Matgo, or among three, or where the hand is replaced on the table."""
    for one, other in combinations(values_of(OPTIONS[name].accepts), 2):
        if (name, one, other) in TOO_RARE:
            continue
        compared = zip(
            *(
                differ(*(with_options(base, {**CONTEXT.get(name, {}), name: value}) for value in (one, other)))
                for base in BASES
            ),
            strict=True,
        )
        assert any(any(found) for found in compared), f"{name}: {one} and {other} are the same"


def test_some_options_have_one_value_only() -> None:
    assert ONLY_ONE_VALUE == tuple(
        name
        for name, option in OPTIONS.items()
        if isinstance(option.accepts, OneOf) and len(option.accepts.values) == 1
    )
