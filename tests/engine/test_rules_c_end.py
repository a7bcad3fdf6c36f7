"""RULES C.11, C.12, D.2 and E: first-turn bonuses, cups, Go and Stop, the end of the round."""

from __future__ import annotations

import json

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.position import print_position
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from tests.helpers import card, cards, do, position, rules, stack, types

SIX_POINTS = "01R 02R 09R 01B 08B 11B"
"""Three brights 3; with 03R, whose capture completes hongdan, 6; a ribbon more makes 7."""
PAYING = {"ppuk_points": [3, 5, 9], "first_ttadak_points": 4, "first_jjok_points": 2, "department_points": 6}


def paying(**options: object) -> Rules:
    return rules("matgo", 2, **{**PAYING, **options})


def ppuk(by: Rules, **fields: object) -> Round:
    return position(table="05J 04A", hand="05A", stock="05R", rules=by, **fields)  # type: ignore[arg-type]


# C.11


@pytest.mark.parametrize(
    ("done", "earlier", "paid"),
    [
        (0, [], [("first_ppuk", 0, 3)]),
        (1, [0], [("second_ppuk", 0, 5)]),
        (2, [0, 1], [("third_ppuk", 0, 9)]),
        (1, [], []),
        (2, [0], []),
        (2, [1], []),
        (3, [0, 1], []),
    ],
)
def test_c11_ppuks_from_the_first_turn_on_are_paid(
    done: int, earlier: list[int], paid: list[tuple[str, int, int]]
) -> None:
    round = ppuk(paying(three_ppuk_win=False), turns_done=[done, done], ppuk_turns=[earlier, []])

    told = do(round, "05A")

    assert tuple(paid) == round.instant
    assert len(paid) == types(told).count("InstantPayment")


def test_c11_another_seats_stack_on_the_table_does_not_count() -> None:
    round = ppuk(paying(), turns_done=[1, 1], stacks=[stack("06A 06J 06K", 1)], ppuk_turns=[[], [0]])

    do(round, "05A")

    assert () == round.instant


def test_c11_the_third_payment_comes_before_the_win() -> None:
    round = ppuk(paying(), turns_done=[2, 2], ppuk_turns=[[0, 1], []])

    told = do(round, "05A")

    assert types(told).index("InstantPayment") < types(told).index("ThreePpuk")
    assert round.result is not None
    assert (("third_ppuk", 0, 9),) == round.result.instant
    assert ("three_ppuk", 0, 7) == (round.result.kind, round.result.winner, round.result.base)


@pytest.mark.parametrize(("wins", "phase"), [(True, Phase.OVER), (False, Phase.PLAY)])
def test_c11_the_third_ppuk_wins_in_a_row_or_not(*, wins: bool, phase: Phase) -> None:
    round = ppuk(rules(three_ppuk_win=wins), turns_done=[5, 5], ppuk_turns=[[0, 3], []])

    do(round, "05A")

    assert phase == round.phase


@pytest.mark.parametrize(("done", "paid"), [(0, (("first_ttadak", 0, 4),)), (1, ())])
def test_c11_ttadak_on_the_first_own_turn(done: int, paid: tuple[tuple[str, int, int], ...]) -> None:
    round = position(table="05J 05K 04A", hand="05A", stock="05R", rules=paying(), turns_done=[done, done])

    do(round, "05A")

    assert paid == round.instant


@pytest.mark.parametrize(("done", "paid"), [(0, (("first_jjok", 0, 2),)), (1, ())])
def test_c11_jjok_on_the_first_own_turn(done: int, paid: tuple[tuple[str, int, int], ...]) -> None:
    round = position(table="04A", hand="01J", stock="01K", rules=paying(), turns_done=[done, done])

    do(round, "01J")

    assert paid == round.instant


@pytest.mark.parametrize(
    ("table", "hand", "stock", "paid"),
    [
        ("01B 04A", "01R", "04J", 6),
        ("01B 04A", "01R", "X2a 04J", 6),
        ("01B 04R", "01J", "04A", 6),
        ("01B 04R", "01R", "04J", 0),
        ("12B 12A 03B", "12R", "12D", 6),
        ("03B", "12R", "03J", 0),
    ],
)
def test_c11_department_store(table: str, hand: str, stock: str, paid: int) -> None:
    """One of each kind from hand, flip and table; bonus cards are not counted; a ttadak of December counts."""
    by = paying(first_ttadak_points=0)
    round = position(table=table, hand=hand, stock=stock, rules=by, turns_done=[0, 0])
    do(round, hand)
    if round.turn is not None:
        do(round, "=12B")

    assert paid == sum(points for reason, _, points in round.instant if reason == "department")


def test_c11_a_bonus_card_buried_with_the_stack_does_not_spoil_the_department_store() -> None:
    stacks = [stack("12A 12R 12D", 1, "X2a")]
    round = position(table="04A", hand="12B", stock="03J", rules=paying(), turns_done=[0, 0], stacks=stacks)

    do(round, "12B")

    assert (("department", 0, 6),) == round.instant


def test_c11_a_bonus_card_or_a_shake_does_not_start_a_new_turn() -> None:
    round = position(table="05J 04A", hand="X2a 05A", stock="09J 05R", rules=paying(), turns_done=[0, 0])

    do(round, "X2a", "05A")

    assert (("first_ppuk", 0, 3),) == round.instant


def test_c11_a_substitute_counts_for_first_turn_bonuses() -> None:
    by = paying(hand_bonus="flip_substitute")
    round = position(table="03B", hand="X2a", stock="01J 01K", rules=by, turns_done=[0, 0])

    do(round, "X2a")

    assert (("first_jjok", 0, 2),) == round.instant


def test_c11_in_score_mode_the_points_are_kept_for_the_winner() -> None:
    round = position(table="04A", hand="01J", stock="01K", rules=paying(event_bonus_mode="score"), turns_done=[0, 0])

    told = do(round, "01J")

    assert ((), [2, 0]) == (round.instant, round.bonus_points)
    assert events.BonusScored(0, (card("01J"), card("01K")), "first_jjok", 2) in told


def test_c11_they_are_added_to_the_base_of_the_winner() -> None:
    by = paying(event_bonus_mode="score", win_score=1)
    round = position(
        table="04A",
        hand="01J",
        stock="01K",
        rules=by,
        turns_done=[0, 0],
        captured=["02A 04K 05J 05A 06A 07A 08A", "12B"],
    )
    do(round, "01J", "stop")

    assert round.result is not None
    assert 1 + 2 == round.result.base


# D.2, when a cup is declared


def test_d2_on_capture_it_is_declared_at_the_end_of_the_turn_after_junk_was_taken() -> None:
    by = rules(gukjin_timing="on_capture")
    round = position(table="09A 04A", hand="09J", stock="X2a 12R", rules=by)

    told = do(round, "09J")

    assert Phase.GUKJIN == round.phase
    assert ["09A:animal", "09A:junk"] == [print_action(action) for action in round.legal_actions()]
    assert "Captured" in types(told)

    told = do(round, "09A:junk")

    assert cards("09A") == round.as_junk[0]
    assert events.GukjinDeclared(0, (card("09A"),), "junk") == told[0]
    assert 1 == round.current


def test_d2_one_question_for_each_card_in_card_order() -> None:
    by = rules(gukjin_timing="on_capture", convertible=["09A", "05A"])
    round = position(table="09A 05A", hand="09J", stock="05J", rules=by)

    do(round, "09J", "05A:animal", "09A:junk")

    assert (cards("05A"), cards("09A")) == (round.as_animal[0], round.as_junk[0])


def test_d2_auto_never_asks() -> None:
    round = position(table="09A 04A", hand="09J", stock="12R")

    do(round, "09J")

    assert (Phase.PLAY, 1) == (round.phase, round.current)


def test_d2_free_may_be_declared_in_any_own_turn_and_is_no_move() -> None:
    by = rules(gukjin_timing="free")
    round = position(table="03B", hand="05R", stock="01B", rules=by, captured=["09A"])

    do(round, "09A:junk")

    assert (Phase.PLAY, 0, [1, 1]) == (round.phase, round.current, round.turns_done)
    assert "09A:junk" not in [print_action(action) for action in round.legal_actions()]


EIGHT_JUNK = "01J 01K 02J 02K 04J 04K 05J 06J"


@pytest.mark.parametrize(
    ("answer", "phase", "junk"), [("09A:junk", Phase.GO_STOP, "09A"), ("09A:animal", Phase.PLAY, "")]
)
def test_d2_free_asks_only_if_the_cup_as_junk_would_open_go_or_stop(answer: str, phase: Phase, junk: str) -> None:
    by = rules(gukjin_timing="free", win_score=1)
    round = position(table="03B 07A", hand="03J", stock="12R", rules=by, captured=[f"09A {EIGHT_JUNK}"])

    do(round, "03J")

    assert Phase.GUKJIN == round.phase

    do(round, answer)

    assert phase == round.phase
    assert cards(junk) == round.as_junk[0]
    assert 0 == round.as_animal[0]


def test_d2_a_cup_left_undeclared_is_not_asked_about_again_even_when_the_round_was_written_down() -> None:
    """Whoever leaves the first of two cups is asked about the second, and not about the first again."""
    by = rules("matgo", 2, gukjin_timing="free", win_score=2, convertible=["09A", "05A"])
    round = position(table="03B 07A", hand="03J", stock="12R", rules=by, captured=[f"05A 09A {EIGHT_JUNK}"])
    do(round, "03J", "05A:animal")

    assert ["09A:animal", "09A:junk"] == [print_action(action) for action in round.legal_actions()]
    again, _ = read_position(by, json.loads(json.dumps(print_position(round))))
    assert round == again
    do(again, "09A:animal")
    assert (Phase.PLAY, 1) == (again.phase, again.current)


@pytest.mark.parametrize(
    ("table", "hand", "stock", "stacks"),
    [("09A 04A", "11J", "09J", []), ("04A", "09J", "11J", [stack("09A 09R 09K", 1)])],
)
def test_d2_a_cup_taken_by_the_flip_or_in_a_stack_is_asked_about(
    table: str, hand: str, stock: str, stacks: list[dict[str, object]]
) -> None:
    round = position(table=table, hand=hand, stock=stock, rules=rules(gukjin_timing="on_capture"), stacks=stacks)

    do(round, hand)

    assert Phase.GUKJIN == round.phase


def test_d2_the_question_comes_after_junk_was_taken_and_before_anything_is_paid() -> None:
    by = rules(gukjin_timing="on_capture", first_jjok_points=3)
    round = position(table="", hand="09J", stock="09A", rules=by, captured=["", "07J"], turns_done=[0, 0])

    assert "JunkTaken" in types(do(round, "09J"))
    assert () == round.instant
    assert "InstantPayment" in types(do(round, "09A:animal"))


def test_d2_free_does_not_ask_where_it_makes_no_difference() -> None:
    by = rules(gukjin_timing="free", win_score=3)
    round = position(table="03B 07A", hand="03J", stock="12R", rules=by, captured=[f"09A {EIGHT_JUNK}"])

    do(round, "03J")

    assert (Phase.PLAY, 1) == (round.phase, round.current)


def test_d2_free_considers_two_cups_together() -> None:
    by = rules(gukjin_timing="free", win_score=3, convertible=["09A", "05A"])
    round = position(table="03B 07A", hand="03J", stock="12R", rules=by, captured=[f"05A 09A {EIGHT_JUNK}"])

    do(round, "03J", "05A:junk", "09A:junk")

    assert Phase.GO_STOP == round.phase
    assert 4 == round.scores[0]


# C.12 and E


def seven_points(**fields: object) -> Round:
    """Return a round in which seat 0 plays 03R, completes hongdan and has seven points."""
    return position(table="03J 04J", hand="03R", stock="12D", captured=[f"{SIX_POINTS} 06R", "12B"], **fields)  # type: ignore[arg-type]


def test_e2_at_the_winning_score_the_player_must_say_go_or_stop() -> None:
    round = seven_points()

    told = do(round, "03R")

    assert Phase.GO_STOP == round.phase
    assert ["go", "stop"] == [print_action(action) for action in round.legal_actions()]
    assert events.ScoreChanged(0, (), 7) in told
    assert events.SetCompleted(0, (card("01R"), card("02R"), card("03R")), "hongdan") in told


def test_e2_stop_ends_the_round_and_is_paid() -> None:
    round = seven_points()

    told = do(round, "03R", "stop")

    assert ["Stop", "TurnEnded", "RoundEnded"] == types(told)[-3:]
    assert round.result is not None
    assert ("stop", 0, ((1, 7),)) == (round.result.kind, round.result.winner, round.result.payments)


def test_e2_go_remembers_the_score_and_passes_the_turn() -> None:
    round = seven_points()

    told = do(round, "03R", "go")

    assert ([1, 0], [7, 0], (0,), 1) == (round.go, round.last_go_score, round.go_order, round.current)
    assert events.Go(0, (), 1, 7) in told


@pytest.mark.parametrize(("last", "phase"), [(6, Phase.GO_STOP), (7, Phase.PLAY), (8, Phase.PLAY)])
def test_e3_after_a_go_the_score_must_be_higher_than_at_that_go(last: int, phase: Phase) -> None:
    round = seven_points(go=[1, 0], last_go_score=[last, 0])

    do(round, "03R")

    assert phase == round.phase


def test_e3_each_player_has_a_record_of_his_own() -> None:
    round = seven_points(go=[0, 1], last_go_score=[0, 9], go_order=[1])

    do(round, "03R")

    assert Phase.GO_STOP == round.phase


def test_e4_on_the_last_turn_a_winning_score_stops_by_itself() -> None:
    round = seven_points(last=True)

    told = do(round, "03R")

    assert round.result is not None
    assert ("auto_stop", 0) == (round.result.kind, round.result.winner)
    assert events.AutoStop(0, (), 7) in told


def test_e4_a_free_turn_left_is_still_a_decision() -> None:
    round = seven_points(last=True, free_turns=[1, 0])

    do(round, "03R")

    assert Phase.GO_STOP == round.phase


def test_e5_if_nobody_can_act_the_round_is_drawn_whether_or_not_somebody_called_go() -> None:
    round = position(
        table="03J 04J", hand="03R", stock="12R", last=True, hands=[""], go=[1, 0], last_go_score=[9, 0], go_order=[0]
    )

    told = do(round, "03R")

    assert round.result is not None
    assert ("nagari", None, ()) == (round.result.kind, round.result.winner, round.result.payments)
    assert events.Nagari(None, (), "exhausted") in told


def test_c12_only_the_player_on_turn_is_asked() -> None:
    """What another seat's cards come to has no effect before its own turn ends."""
    round = position(
        table="03J 04J", hand="05R", stock="12R", captured=["", f"{SIX_POINTS} 03R 06R"], hands=["07J 08J"]
    )

    do(round, "05R")

    assert (Phase.PLAY, 1) == (round.phase, round.current)

    do(round, "07J")

    assert (Phase.GO_STOP, 1) == (round.phase, round.current)


def test_c12_the_running_score_counts_the_cup_the_better_way() -> None:
    round = position(table="03J 12A", hand="05R", stock="12R", captured=[f"09A {EIGHT_JUNK}"])

    assert 1 == round.scores[0]


# Presentation


def test_c13_a_set_is_dead_when_its_cards_are_in_two_hands() -> None:
    round = position(table="02A 03J", hand="02J", stock="12R", captured=["", "04A"])

    told = do(round, "02J")

    assert events.SetDead(0, (card("02A"),), "godori") in told


def test_c13_bak_risks_come_and_go() -> None:
    round = position(
        table="03B 07A", hand="03J 07J", stock="12R 05J", captured=["01B 08B", "02A"], hands=["11J 10J"], go=[1, 0]
    )

    told = do(round, "03J")

    assert events.BakRisk(1, (), "gwangbak", 1, safe=False) in told

    round.table |= cards("11B")
    told = do(round, "11J")

    assert events.BakRisk(1, (), "gwangbak", 0, safe=True) in told
