"""Who pays whom, and why (RULES F)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine.cards import card_set
from gostop_desktop.engine.errors import PositionError
from gostop_desktop.engine.factors import Side, carry_multiplier, go_multiplier, go_points, told_factor
from gostop_desktop.engine.liability import ShodangCall
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules, with_options
from gostop_desktop.engine.settlement import settle, settle_fixed, settle_quads

from .sides import JUNK10, RIBBONS6, line_of, pile, side

ARABIC, FISHING, CHINESE = (
    PRESETS[f"{name}", 2] for name in ("arabic_encyclopedia", "fishing_rules", "chinese_encyclopedia")
)
CHINESE3, FISHING3 = PRESETS["chinese_encyclopedia", 3], PRESETS["fishing_rules", 3]
SAFE = "12B 07J 07K 08J 08K 10J 10K 11J 11K 06J"
"""A payer whom no bak hits."""
ANIMALS7 = "02A 04A 08A 05A 06A 07A 10A"
"""Seven animals with godori: 8 points."""


def two(rules: Rules, winner: Side, loser: Side, **more: object) -> Result:
    return settle(rules, 0, {0: winner, 1: loser}, **more)  # type: ignore[arg-type]


def three(rules: Rules, winner: Side, *losers: Side, **more: object) -> Result:
    return settle(rules, 0, {0: winner, 1: losers[0], 2: losers[1]}, **more)  # type: ignore[arg-type]


def paid(result: Result) -> dict[int, int]:
    return dict(result.payments)


def test_f1_base_is_points_event_bonuses_and_gos() -> None:
    rules = replace(MATGO, event_bonus_mode="score")
    winner = side(RIBBONS6, go=1, last_go_score=7, bonus_points=7)

    result = two(rules, winner, side(SAFE))

    assert (8 + 7 + 1, 1, {1: 16}) == (result.base, result.multiplier, paid(result))
    assert 7 == line_of(result, "event_bonus").points
    assert "off" == line_of(two(MATGO, winner, side(SAFE)), "event_bonus").why
    assert "too_few" == line_of(two(rules, side(RIBBONS6), side(SAFE)), "event_bonus").why


@pytest.mark.parametrize(
    ("rules", "added", "factors"),
    [
        (MATGO, [0, 1, 2, 3, 4, 5, 6], [1, 1, 1, 2, 4, 8, 16]),
        (ARABIC, [0, 1, 2, 0, 0, 0, 0], [1, 1, 1, 2, 3, 4, 5]),
        (FISHING, [0, 1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 2, 2, 2]),
        (CHINESE, [0, 1, 2, 0, 0, 0, 0], [1, 1, 1, 2, 4, 8, 16]),
        (replace(MATGO, go_multiplier="linear", go_multiplier_from=4), [0, 1, 2, 3, 4], [1, 1, 1, 1, 2]),
    ],
)
def test_e_gos_add_then_multiply(rules: Rules, added: list[int], factors: list[int]) -> None:
    assert added == [go_points(rules, count) for count in range(len(added))]
    assert factors == [go_multiplier(rules, count) for count in range(len(factors))]


def test_e_lines_say_why_gos_did_not_count() -> None:
    none, one = two(MATGO, side(RIBBONS6), side(SAFE)), two(MATGO, side(RIBBONS6, go=1, last_go_score=7), side(SAFE))
    three_gos = two(CHINESE, side(RIBBONS6, go=3, last_go_score=7), side(SAFE))

    assert ["not_called", "not_called"] == [line_of(none, name).why for name in ("go", "go_multiplier")]
    assert [None, "too_few"] == [line_of(one, name).why for name in ("go", "go_multiplier")]
    assert ["superseded", None] == [line_of(three_gos, name).why for name in ("go", "go_multiplier")]


@pytest.mark.parametrize("counts", [{"shakes": 3}, {"bombs": 3}, {"shakes": 2, "bombs": 1}])
def test_f2_shakes_and_bombs_multiply(counts: Mapping[str, int]) -> None:
    """BUGS R12: three doublings are eight-fold."""
    result = two(MATGO, side("02A 04A 08A 05A 06A 07A", **counts), side(SAFE))

    assert {1: 7 * 8} == paid(result)


@pytest.mark.parametrize(
    ("rules", "counts", "factor"),
    [
        (replace(MATGO, shake_multiplier=3), {"shakes": 2}, 9),
        (replace(MATGO, bomb_multiplier=1), {"bombs": 2}, 1),
        (ARABIC, {"bombs": 1}, 1),
        (CHINESE, {"pair_bombs": 2}, 4),
        (PRESETS["online_matgo", 2], {"pair_bombs": 1}, 1),
        (replace(MATGO, shake=False), {"shakes": 1}, 1),
    ],
)
def test_f2_each_has_its_own_multiplier(rules: Rules, counts: Mapping[str, int], factor: int) -> None:
    told = (counts.get(kind, 0) for kind in ("shakes", "bombs", "pair_bombs"))

    assert factor == two(rules, side(RIBBONS6, **counts), side(SAFE)).multiplier
    assert factor == told_factor(rules, *told)


def test_f2_reverse_go() -> None:
    rules = replace(MATGO, reverse_go_multiplier=4)
    winner, loser = side(RIBBONS6, go=1, last_go_score=7), side(SAFE, go=1, last_go_score=7)

    led, first, alone = (two(rules, winner, loser, go_calls=calls) for calls in ((1, 0), (0, 1), (0,)))

    assert [4, 1, 1] == [result.multiplier for result in (led, first, alone)]
    assert [None, "too_few", "too_few"] == [line_of(result, "reverse_go").why for result in (led, first, alone)]
    assert "not_called" == line_of(two(rules, side(RIBBONS6), loser, go_calls=(1,)), "reverse_go").why
    assert "off" == line_of(two(MATGO, winner, loser, go_calls=(1, 0)), "reverse_go").why


@pytest.mark.parametrize(
    ("rules", "animals", "loser", "expected"),
    [
        (MATGO, ANIMALS7, SAFE, (2, 8 * 2)),
        (MATGO, "02A 04A 08A 05A 06A 07A", SAFE, (1, 7)),
        (ARABIC, ANIMALS7, SAFE, (1, 8)),
        (replace(MATGO, meongbak="winner7_loser0"), ANIMALS7, SAFE, (1, 8 * 2)),
        (replace(MATGO, meongbak="winner7_loser0"), ANIMALS7, SAFE + " 12A", (1, 8)),
        (replace(MATGO, meongbak="winner7_loser0"), "02A 04A 08A 05A 06A 07A", SAFE, (1, 7)),
    ],
)
def test_f2_f3_seven_animals(rules: Rules, animals: str, loser: str, expected: tuple[int, int]) -> None:
    """BUGS R66."""
    result = two(rules, side(animals), side(loser))

    assert expected == (result.multiplier, paid(result)[1])


def test_f2_a_cup_moved_to_junk_is_no_animal() -> None:
    """BUGS R66: declared as junk, the cup is not the seventh animal."""
    animals = "02A 04A 08A 05A 06A 07A 09A"

    assert 2 == two(MATGO, side(animals), side(SAFE)).multiplier
    assert 1 == two(MATGO, side(animals, as_junk=pile("09A")), side(SAFE)).multiplier


@pytest.mark.parametrize(
    ("carry", "expected"),
    [
        (MATGO, [1, 2, 4, 8, 8]),
        (ARABIC, [1, 2, 2, 2, 2]),
        (replace(MATGO, nagari_cap=None), [1, 2, 4, 8, 16]),
        (replace(MATGO, nagari_multiplier=3, nagari_cap=16), [1, 3, 9, 16, 16]),
        (replace(MATGO, nagari_multiplier=1), [1, 1, 1, 1, 1]),
    ],
)
def test_f7_carry(carry: Rules, expected: list[int]) -> None:
    assert expected == [carry_multiplier(carry, count) for count in range(5)]


def test_f7_the_carry_line_says_why() -> None:
    drawn, fresh = (two(MATGO, side(RIBBONS6), side(SAFE), carry=carry) for carry in (2, 0))
    off = two(replace(MATGO, nagari_multiplier=1), side(RIBBONS6), side(SAFE), carry=2)

    assert [(4, None), (1, "no_carry"), (1, "off")] == [
        (line_of(result, "carry").factor, line_of(result, "carry").why) for result in (drawn, fresh, off)
    ]


@pytest.mark.parametrize(
    ("winner", "loser", "factor", "why"),
    [
        ("01B 03B 08B " + RIBBONS6, "12B 01J", 1, "exempt"),
        ("01B 03B 08B " + RIBBONS6, "01J", 2, None),
        ("12B 01B 03B " + RIBBONS6, "01J", 2, None),
        ("01B 03B " + RIBBONS6, "01J", 1, "winner_lacks"),
    ],
)
def test_f3_gwangbak(winner: str, loser: str, factor: int, why: str | None) -> None:
    """BUGS R65: the winner needs bright points, the payer no bright."""
    line = line_of(two(MATGO, side(winner), side(loser)), "gwangbak", 1)

    assert (factor, why) == (line.factor, line.why)


def test_f3_gwangbak_each_or_all() -> None:
    winner, bare, bright = side("01B 03B 08B"), side("02J"), side("11B")

    assert {1: 6, 2: 3} == paid(three(GOSTOP, winner, bare, bright))
    assert {1: 3, 2: 3} == paid(three(FISHING3, winner, bare, bright))
    assert {1: 6, 2: 6} == paid(three(FISHING3, winner, bare, side("02K")))
    assert "not_all" == line_of(three(FISHING3, winner, bare, bright), "gwangbak", 1).why
    assert "off" == line_of(three(replace(GOSTOP, gwangbak="off"), winner, bare, bright), "gwangbak", 1).why


OTHER_JUNK = [f"{month:02}{kind}" for month in (6, 7, 8, 9, 10, 11) for kind in "JK"]
"""Plain junk that the winner of `JUNK10` does not have."""


WITH_JUNK = RIBBONS6 + " " + JUNK10


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (MATGO, [1, 2, 2, 2, 2, 2, 2, 2, 1, 1]),
        (CHINESE, [2, 2, 2, 2, 2, 2, 2, 2, 1, 1]),
        (GOSTOP, [1, 2, 2, 2, 2, 2, 1, 1, 1, 1]),
        (CHINESE3, [2, 2, 2, 2, 2, 2, 1, 1, 1, 1]),
        (ARABIC, [2, 2, 2, 2, 2, 2, 1, 1, 1, 1]),
        (replace(MATGO, pibak_limit=3), [1, 2, 2, 2, 1, 1, 1, 1, 1, 1]),
        (replace(MATGO, pibak="off"), [1] * 10),
    ],
)
def test_f3_pibak_by_the_payers_junk(rules: Rules, expected: list[int]) -> None:
    """BUGS R63, R64: the limit and the exemption of the table are the only ones."""
    results = [
        settle(
            rules,
            0,
            {0: side(WITH_JUNK)}
            | {seat: side(f"{' '.join(OTHER_JUNK[:count])} 12B") for seat in range(1, rules.players)},
        )
        for count in range(10)
    ]

    assert expected == [line_of(result, "pibak", 1).factor for result in results]


def test_f3_pibak_needs_junk_points_of_the_winner() -> None:
    assert "winner_lacks" == line_of(two(MATGO, side(RIBBONS6 + " 01J"), side("06J 12B")), "pibak", 1).why


def test_f3_doubles_count_as_two_for_the_payer() -> None:
    """BUGS R08: four singles and a double are six."""
    result = three(GOSTOP, side(WITH_JUNK), side("06J 06K 07J 07K 11D 12B"), side("08J 08K 09J 09K 10J"))

    assert {1: 9, 2: 18} == paid(result)
    assert 6 == line_of(result, "pibak", 1).have


def test_f3_pibak_all() -> None:
    rules = replace(GOSTOP, pibak="all")
    little, much = side("06J 06K"), side("07J 07K 08J 08K 09J 09K")

    assert {1: 9, 2: 9} == paid(three(rules, side(WITH_JUNK), little, much))
    assert "not_all" == line_of(three(rules, side(WITH_JUNK), little, much), "pibak", 1).why
    assert {1: 18, 2: 18} == paid(three(rules, side(WITH_JUNK), little, side("10J")))


def test_f3_everything_multiplies() -> None:
    """BUGS R61: go-bak does not remove the other penalties."""
    winner = side(f"{WITH_JUNK} 01B 03B 08B", shakes=1)

    result = two(MATGO, winner, side("06J 06K", go=1, last_go_score=7), go_calls=(1,), carry=1)

    assert {1: 12 * 2 * 2 * 2 * 2 * 2} == paid(result)


@pytest.mark.parametrize(
    ("gobak", "expected"),
    [
        ("off", {1: 5, 2: 10}),
        ("double", {1: 10, 2: 10}),
        ("double_only", {1: 10, 2: 0}),
        ("dokbak", {1: 15, 2: 0}),
        ("dokbak_double", {1: 30, 2: 0}),
    ],
)
def test_f4_a_loser_who_had_called_go(gobak: str, expected: dict[int, int]) -> None:
    """BUGS R59: seat 2 would be pibak; the caller, seat 1, never earns from it.

    A fifth amount of that case, the own share doubled and the other's single, fits no option (RULES F.4).
    """
    winner, caller, other = side(f"01R 02R 03R {JUNK10} 06J"), side(SAFE_LITTLE, go=1), side("10J")

    result = three(with_options(GOSTOP, {"gobak": gobak}), winner, caller, other, go_calls=(1,))

    assert expected == paid(result)
    assert 0 == sum(result.points(3))


SAFE_LITTLE = "12B 07J 07K 08J 08K 09J 09K"
"""Six junk: no pibak for three."""


@pytest.mark.parametrize("gobak", ["double", "double_only", "dokbak", "dokbak_double"])
def test_f4_two_players_always_double(gobak: str) -> None:
    rules = with_options(MATGO, {"gobak": gobak})
    loser = side(SAFE, go=2, last_go_score=9)

    assert {1: 16} == paid(two(rules, side(RIBBONS6), loser, go_calls=(1, 1)))
    assert {1: 8} == paid(two(rules, side(RIBBONS6), side(SAFE)))


def test_f4_the_winners_own_gos_are_no_gobak() -> None:
    result = two(MATGO, side(RIBBONS6, go=1, last_go_score=7), side(SAFE), go_calls=(0,))

    assert (1, "not_called") == (line_of(result, "gobak", 1).factor, line_of(result, "gobak", 1).why)


def test_f4_both_losers_had_called() -> None:
    """BUGS R60: exactly one pays for both, or each for himself."""
    sides = (side(RIBBONS6), side("12B", go=1), side("08B", go=2))

    assert {1: 0, 2: 16} == paid(three(GOSTOP, *sides, go_calls=(2, 1, 2)))
    assert {1: 16, 2: 0} == paid(three(GOSTOP, *sides, go_calls=(2, 2, 1)))
    assert {1: 8, 2: 8} == paid(three(replace(GOSTOP, gobak_several="each"), *sides, go_calls=(2, 1, 2)))
    assert {1: 32, 2: 0} == paid(three(replace(GOSTOP, gobak="dokbak_double"), *sides, go_calls=(2, 2, 1)))
    assert {1: 16, 2: 16} == paid(three(CHINESE3, *sides, go_calls=(2, 2, 1)))


def test_f4_lines_tell_what_is_taken_over() -> None:
    result = three(
        replace(GOSTOP, gobak="dokbak_double"), side(RIBBONS6), side("12B", go=1), side("08B"), go_calls=(1,)
    )
    told = [(line.seat, line.points, line.factor) for line in result.lines if line.part == "liability"]

    assert [(1, 8, None), (1, None, 2), (2, None, 0)] == told
    assert ["superseded"] == [line.why for line in result.lines if line.part == "payment" and not line.points]


def test_f5_limit() -> None:
    rules = replace(MATGO, max_points=10)
    over, under = two(rules, side(RIBBONS6, shakes=1), side(SAFE)), two(rules, side(RIBBONS6), side(SAFE))

    assert [{1: 10}, {1: 8}] == [paid(over), paid(under)]
    assert (-6, 16, 10, None) == _limit(over)
    assert (0, 8, 10, "too_few") == _limit(under)
    assert "off" == _limit(two(MATGO, side(RIBBONS6), side(SAFE)))[-1]


def _limit(result: Result) -> tuple[object, ...]:
    line = line_of(result, "max_points", 1)
    return line.points, line.have, line.need, line.why


def test_f5_the_limit_comes_after_dokbak() -> None:
    rules = replace(GOSTOP, max_points=10)

    assert {1: 10, 2: 0} == paid(three(rules, side(RIBBONS6), side("12B", go=1), side("08B"), go_calls=(1,)))


def test_f6_fixed_score_wins() -> None:
    result = settle_fixed(GOSTOP, "three_ppuk", 1, 3, carry=2)

    assert ("three_ppuk", 1, 3, 4) == (result.kind, result.winner, result.base, result.multiplier)
    assert {0: 12, 2: 12} == paid(result)
    assert ((0, 1, 12), (2, 1, 12)) == result.transfers
    assert 1 == settle_fixed(replace(GOSTOP, fixed_win_carry=False), "quad", 1, 5, carry=2).multiplier
    assert {0: 10, 2: 10} == paid(settle_fixed(replace(GOSTOP, max_points=10), "quad", 1, 5, carry=2))


def test_f6_several_quads_are_settled_pairwise() -> None:
    result = settle_quads(FISHING3, (0, 1), carry=1)

    assert (None, 5, 2) == (result.winner, result.base, result.multiplier)
    assert {2: 20} == paid(result)
    assert ((2, 0, 10), (2, 1, 10)) == result.transfers
    assert ((0, 1, 5), (0, 2, 5)) == settle_quads(FISHING3, (2, 1)).transfers
    assert () == settle_quads(FISHING3, (0, 1, 2)).transfers
    assert {} == paid(settle_quads(FISHING3, (0, 1, 2)))
    assert ((2, 0, 5), (2, 1, 3)) == settle_quads(replace(FISHING3, max_points=8), (0, 1)).transfers
    assert ((2, 0, 5),) == settle_quads(replace(FISHING3, max_points=5), (0, 1)).transfers


WARNED = ShodangCall(caller=1, decliner=2, accepter=0)


def test_f9_the_decliner_pays_for_the_caller() -> None:
    sides = (side(RIBBONS6), side("12B"), side("08B"))
    result = three(GOSTOP, *sides, shodang=WARNED)

    assert {1: 0, 2: 16} == paid(result)
    assert [(1, None, 0), (2, 8, None)] == [
        (line.seat, line.points, line.factor) for line in result.lines if line.name == "shodang"
    ]
    assert {1: 0, 2: 16} == paid(three(GOSTOP, *sides, shodang=replace(WARNED, accepter=None)))


def test_f9_everybody_pays_as_usual_otherwise() -> None:
    sides = (side(RIBBONS6), side("12B"), side("08B"))

    assert {1: 8, 2: 8} == paid(three(replace(GOSTOP, shodang_liability=False), *sides, shodang=WARNED))
    assert {1: 8, 2: 8} == paid(three(GOSTOP, *sides, shodang=ShodangCall(1)))
    assert {1: 8, 2: 8} == paid(three(GOSTOP, *sides, shodang=ShodangCall(caller=0, decliner=2, accepter=1)))


def test_f9_gobak_takes_precedence() -> None:
    sides = (side(RIBBONS6), side("12B", go=1), side("08B"))

    assert {1: 16, 2: 0} == paid(three(GOSTOP, *sides, shodang=WARNED, go_calls=(1,)))
    assert {1: 0, 2: 16} == paid(three(replace(GOSTOP, gobak="off"), *sides, shodang=WARNED, go_calls=(1,)))


def test_d2_the_loser_counts_the_cup_to_escape_pibak() -> None:
    """BUGS R09."""
    loser = side("06J 06K 07J 07K 09A 12B")

    assert {1: 9} == paid(two(replace(MATGO, pibak_limit=5), side(WITH_JUNK), loser))
    assert {1: 18} == paid(two(replace(MATGO, pibak_limit=5), side(WITH_JUNK), replace(loser, as_animal=pile("09A"))))


def test_d2_the_loser_keeps_the_cup_an_animal_to_escape_meongbak() -> None:
    rules = replace(MATGO, meongbak="winner7_loser0")

    assert {1: 8} == paid(two(rules, side(ANIMALS7), side("09A 12B")))


def test_d2_zero_junk_is_kept_to_stay_exempt() -> None:
    result = two(MATGO, side(WITH_JUNK), side("09A 12B"))

    assert ({1: 9}, 0) == (paid(result), line_of(result, "pibak", 1).have)


def test_d2_the_winner_takes_the_way_that_pays_most_among_those_that_win() -> None:
    seven = "04A 05A 06A 07A 10A 12A 09A 01R 02R 03R 04R 05R 01J 01K 02J 02K 03J 03K 04J 04K"
    short = "04A 05A 06A 07A 10A 12A 09A 01R 02R 03R 01J 01K 02J 02K 03J 03K 04J 04K 05J"
    loser = side("01B 09K 05K 06J 06K 07J 07K 08J 08K")

    assert (7, 2) == (two(MATGO, side(seven), loser).base, two(MATGO, side(seven), loser).multiplier)
    assert (7, 1) == (two(MATGO, side(short), loser).base, two(MATGO, side(short), loser).multiplier)


def test_d2_ties_keep_animals() -> None:
    """As an animal the cup makes a fifth animal, as junk a tenth junk: one point either way."""
    both = side(f"{RIBBONS6} 05A 06A 07A 10A 09A 01J 01K 02J 02K 03J 03K 04J 04K")
    loser = side("09A 12B 06J 06K 07J 07K 08J 08K 10J 10K")

    assert [1, 0] == [line_of(two(MATGO, both, side(SAFE)), name).points for name in ("animal", "junk")]
    assert 8 == line_of(two(MATGO, side(f"{RIBBONS6} {JUNK10}"), loser), "pibak", 1).have


def test_d2_after_a_go_only_ways_above_it_count() -> None:
    captured = "04A 05A 06A 07A 10A 12A 09A 01R 02R 03R 04R 05R 01J 01K 02J 02K 03J 03K 04J 04K 05J"

    # As an animal the cup makes 7 points and doubles; as junk it makes 8.
    assert 2 == two(MATGO, side(captured), side(SAFE)).multiplier
    assert (9, 1) == (
        two(MATGO, side(captured, go=1, last_go_score=7), side(SAFE)).base,
        two(MATGO, side(captured, go=1, last_go_score=7), side(SAFE)).multiplier,
    )


@pytest.mark.parametrize(
    ("winner", "words"),
    [
        (side("01R 02R 03R"), "seat 0 cannot win with 3 points: it takes 7"),
        (side(RIBBONS6, go=1, last_go_score=8), "seat 0 cannot win with 8 points: it takes 9"),
    ],
)
def test_a_winner_who_could_not_stop_is_refused(winner: Side, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        two(MATGO, winner, side(SAFE))


def test_every_line_stands_in_order_and_every_missing_effect_has_its_reason() -> None:
    result = three(GOSTOP, side(RIBBONS6), side("12B"), side("08B"))
    names = [line.name for line in result.lines]

    assert names == [
        *("bright", "animal", "godori", "ribbon", "hongdan", "cheongdan", "chodan", "junk", "event_bonus", "go"),
        *("go_multiplier", "shake", "bomb", "pair_bomb", "meongbak", "reverse_go", "carry"),
        *("gwangbak", "pibak", "meongbak") * 2,
        *("gobak", "gobak", "max_points", "max_points", "payment", "payment"),
    ]
    assert [] == [line for line in result.lines if _applies(line) != (line.why is None)]


def _applies(line: Line) -> bool:
    return line.points not in (None, 0) if line.factor is None else line.factor != 1


SIDES = st.builds(
    Side,
    captured=st.just(0),
    go=st.integers(0, 4),
    shakes=st.integers(0, 2),
    bombs=st.integers(0, 2),
    pair_bombs=st.integers(0, 1),
    bonus_points=st.integers(0, 9),
)


@given(st.data(), st.sampled_from(list(PRESETS.values())))
def test_f_lines_add_up_to_what_is_paid(data: st.DataObject, rules: Rules) -> None:
    """Whatever the sides, base and factors of the lines give the payments, and all points add up to zero."""
    owners = data.draw(st.lists(st.integers(0, rules.players), min_size=len(rules.pack), max_size=len(rules.pack)))
    sides = {
        seat: replace(
            data.draw(SIDES), captured=card_set(c for c, owner in zip(rules.pack, owners, strict=True) if owner == seat)
        )
        for seat in range(rules.players)
    }
    go_calls = data.draw(st.permutations([seat for seat, one in sides.items() for _ in range(one.go)]))
    carry = data.draw(st.integers(0, 4))
    easy = replace(rules, win_score=1)
    try:
        result = settle(easy, 0, sides, carry=carry, go_calls=go_calls)
    except PositionError:
        return

    base = sum(line.points or 0 for line in result.lines if line.part in ("points", "bonus", "go"))
    assert base == result.base
    assert _payments_by_lines(result, base) == dict(result.payments)
    assert 0 == sum(result.points(rules.players))


def _payments_by_lines(result: Result, base: int) -> dict[int, int]:
    common = base
    for line in result.lines:
        if line.part == "winner":
            common *= line.factor or 0
    owed = {seat: common for seat, _ in result.payments}
    for line in result.lines:
        if line.seat is None or line.part == "payment":
            continue
        owed[line.seat] = owed[line.seat] + (line.points or 0) if line.factor is None else owed[line.seat] * line.factor
    return owed


def test_a_factor_of_a_payer_is_the_product_of_the_lines() -> None:
    result = three(CHINESE3, side(RIBBONS6, shakes=1), side("12B", go=1), side("08B"), go_calls=(1,))

    assert [4, 0] == [result.factor(seat) for seat in (1, 2)]
