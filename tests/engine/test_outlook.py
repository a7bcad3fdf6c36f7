"""ARCHITECTURE 4.7: what a view means in points and payments."""

from __future__ import annotations

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.announce import is_dead
from gostop_desktop.engine.cards import BRIGHTS, GODORI, HONGDAN
from gostop_desktop.engine.outlook import OneShort, Outlook, near_sets, outlook, stack_steal
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.view import view
from tests.helpers import cards, do, every_rules, playing, position, random_rounds, rules, stack

RULES = every_rules(combinations=15)
SEVEN = "01R 02R 06R 09R 01B 08B 11B"


def at_go_stop(**fields: object) -> Round:
    """Return a round in which seat 0 has seven points and is asked."""
    given: dict[str, object] = {"captured": [SEVEN, "12B 02A 04A"], **fields}
    round = position(table="03J 04J", hand="03R", stock="12D", **given)  # type: ignore[arg-type]
    do(round, "03R")
    return round


def seen(round: Round, seat: int = 0) -> Outlook:
    return outlook(view(round, seat))


def test_what_each_opponent_pays_if_stopped_now_is_what_stopping_pays() -> None:
    round = at_go_stop()
    gains = seen(round).gains
    do(round, "stop")

    assert round.result is not None
    assert {1: 7} == gains == dict(round.result.payments)


def test_before_the_winning_score_nothing_would_be_paid() -> None:
    round = position(table="03B", hand="05R", stock="12D")

    assert {} == seen(round).gains
    assert seen(round).prospects[0].stop is None


def test_the_smallest_winning_go_adds_a_go_and_a_point() -> None:
    prospect = seen(at_go_stop()).prospects[0]

    assert (9, {1: 9}) == (prospect.next_go.base, dict(prospect.next_go.payments))
    assert [(0, 0, 1), (1, 1, 1), (2, 2, 1)] == [(step.count, step.points, step.factor) for step in prospect.go_steps]


def test_the_third_go_doubles() -> None:
    prospect = seen(at_go_stop(go=[2, 0], last_go_score=[6, 0], go_order=[0, 0])).prospects[0]

    assert (2, 2, 1) == (prospect.go_steps[0].count, prospect.go_steps[0].points, prospect.go_steps[0].factor)
    assert 2 == prospect.go_steps[1].factor
    assert {1: (8 + 3) * 2} == dict(prospect.next_go.payments)


def test_the_least_loss_counts_the_go_bak() -> None:
    """The opponent needs seven points; whoever has called Go pays double, and without a bright nothing more."""
    round = at_go_stop()
    assert 7 == seen(round).loss_to(1)
    do(round, "go")

    assert 14 == seen(round).loss_to(1)


def test_going_on_risks_the_go_bak_before_the_first_go_is_called() -> None:
    """What the question shows as risk is what the settlement will say after a Go."""
    round = at_go_stop()
    risk = seen(round).risk_of_go(1)
    do(round, "go")

    assert 14 == risk == seen(round).loss_to(1)


def test_where_go_bak_is_off_a_go_risks_nothing_more() -> None:
    round = at_go_stop(rules=rules(gobak="off"))

    assert seen(round).loss_to(1) == seen(round).risk_of_go(1)


def test_among_three_a_caller_risks_paying_for_both() -> None:
    round = at_go_stop(rules=rules("gostop"))

    assert 2 * seen(round).loss_to(1) == seen(round).risk_of_go(1)


def test_after_its_go_an_opponent_must_beat_its_own_score() -> None:
    round = at_go_stop(go=[0, 1], last_go_score=[0, 9], go_order=[1])

    assert 10 == seen(round).prospects[1].need
    assert 10 + 1 == seen(round).loss_to(1)


def test_sets_one_card_short_say_where_the_card_can_be() -> None:
    round = position(table="08A", hand="05R", stock="12D", captured=["01R 02R", "02A 04A"])

    assert (
        OneShort(0, "hongdan", on_table=0, in_hand=0, unseen=cards("03R")),
        OneShort(1, "godori", on_table=cards("08A"), in_hand=0, unseen=0),
    ) == seen(round).one_short


def test_a_fourth_bright_is_not_also_a_rain_three() -> None:
    round = position(table="08A", hand="12B", stock="12D", captured=["01B 03B 08B"])

    assert [("bright4", cards("11B"), cards("12B"))] == [
        (short.name, short.unseen, short.in_hand) for short in seen(round).one_short
    ]


def test_sets_are_live_dead_or_complete() -> None:
    round = position(table="08A", hand="05R", stock="12D", captured=["01R 02R 03R 02A", "04A"])
    states = [{progress.name: progress.state for progress in sets} for sets in seen(round).sets]

    assert ("complete", "dead", "live") == (states[0]["hongdan"], states[0]["godori"], states[0]["cheongdan"])
    assert "dead" == states[1]["hongdan"]


def test_bak_distances() -> None:
    round = position(table="08A", hand="05R", stock="12D", captured=["01B 03B 08B", "01J 02J"], go=[0, 1])
    baks = {bak.kind: (bak.have, bak.missing, bak.threatened) for bak in seen(round).baks[1]}

    assert {"pibak": (2, 6, False), "gwangbak": (0, 1, True), "gobak": (1, 0, True)} == baks


def test_turns_left_are_hand_cards_and_free_turns() -> None:
    round = position(table="08A", hand="05R", stock="12D", free_turns=[2, 0], last=True)

    assert [3, 2] == [prospect.turns_left for prospect in seen(round).prospects]


def test_dokbak_frees_the_others() -> None:
    by = rules("gostop", shodang=False)
    round = position(
        table="08A",
        hand="05R",
        stock="12D",
        rules=by,
        captured=["", "01R 02R", "01J"],
        go=[1, 0, 0],
        last_go_score=[3, 0, 0],
        go_order=[0],
    )
    payments = dict(seen(round).prospects[1].least.payments)

    assert 0 == payments[2]
    assert 6 <= payments[0]


def test_a_missing_card_may_lie_in_a_stack() -> None:
    round = position(table="08A", hand="05R", stock="12D", captured=["01R 02R"], stacks=[stack("03B 03R 03J", 1)])

    assert [("hongdan", cards("03R"), 0)] == [
        (short.name, short.on_table, short.unseen) for short in seen(round).one_short
    ]


def bak_of(round: Round, seat: int, kind: str) -> tuple[int, int, int, bool]:
    bak = next(bak for bak in seen(round).baks[seat] if bak.kind == kind)
    return bak.have, bak.need, bak.missing, bak.threatened


TEN_JUNK = "01J 01K 02J 02K 03J 03K 04J 04K 05J 05K"


@pytest.mark.parametrize(
    ("exempt", "captured", "expected"),
    [(True, "", (0, 0, 0, False)), (False, "", (0, 8, 8, True)), (True, "06J", (1, 8, 7, True))],
)
def test_who_has_no_junk_at_all_may_be_exempt(
    *, exempt: bool, captured: str, expected: tuple[int, int, int, bool]
) -> None:
    by = rules(pibak_zero_exempt=exempt)
    round = position(table="08A", hand="05R", stock="12D", rules=by, captured=[TEN_JUNK, captured])

    assert expected == bak_of(round, 1, "pibak")


@pytest.mark.parametrize(
    ("mode", "other", "threatened"), [("each", "03B", True), ("all", "03B", False), ("all", "", True)]
)
def test_with_all_nobody_is_threatened_unless_every_opponent_is(*, mode: str, other: str, threatened: bool) -> None:
    by = rules("gostop", gwangbak=mode, shodang=False)
    round = position(table="08A", hand="05R", stock="12D", rules=by, captured=["01B 08B 11B", "", other])

    assert (0, 1, 1, threatened) == bak_of(round, 1, "gwangbak")
    assert not bak_of(round, 0, "gwangbak")[3]


def test_seven_animals_threaten_who_has_none_where_the_rules_say_so() -> None:
    by = rules(meongbak="winner7_loser0")
    seven = "02A 04A 05A 06A 07A 10A 12A"
    round = position(table="08A", hand="05R", stock="12D", rules=by, captured=[seven, "01J"])

    assert (0, 1, 1, True) == bak_of(round, 1, "meongbak")


def test_who_has_called_go_is_told_so() -> None:
    round = position(table="03J 04J", hand="03R", stock="12D", captured=[SEVEN, "12B 02A 04A"])
    told = do(round, "03R", "go")

    assert events.BakRisk(0, (), "gobak", 0, safe=False) in told
    assert (1, 0, 0, True) == bak_of(round, 0, "gobak")


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
def test_it_depends_on_the_view_alone_and_agrees_with_the_settlement(rules: object) -> None:
    """In every round: stopping pays what was announced, for the reasons that were announced."""
    for round, rng in random_rounds(rules, 6, seed=21):  # type: ignore[arg-type]
        announced: dict[int, Result | None] = {}
        for action, _ in playing(round, rng):
            if round.result is not None and round.result.kind == "stop":
                winner = round.result.winner
                assert winner is not None
                stop = announced[winner]
                assert stop is not None, action
                assert (stop.base, stop.payments) == (round.result.base, round.result.payments), action
                assert stop.lines == round.result.lines, action
            if not round.is_over:
                announced = {
                    seat: outlook(view(round, seat)).prospects[seat].stop for seat in range(round.rules.players)
                }


@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("name", ["matgo", "gostop", "fishing_rules", "online_matgo"])
def test_the_junk_told_with_a_stack_is_what_taking_it_brings(name: str, owner: int | None, *, last: bool) -> None:
    house = rules(name)
    plenty = ["", *(["03J 03K 05J 06J", "07J 07K 08J 08K"][: house.players - 1])]
    round = position("01J", "10J", "12R", rules=house, last=last, captured=plenty, stacks=[stack("10A 10K 10R", owner)])
    told = stack_steal(view(round, 0), 9)

    happened = do(round, "10J")

    taken = [event for event in happened if isinstance(event, events.JunkTaken) and event.reason.startswith("stack")]
    assert told * (house.players - 1) == sum(len(event.cards) for event in taken)


@pytest.mark.parametrize(
    ("made_of", "theirs", "dead"),
    [
        (BRIGHTS, "01B 03B", False),
        (BRIGHTS, "01B 03B 08B", True),
        (BRIGHTS, "01B 03B 12B", True),
        (GODORI, "01B", False),
        (GODORI, "02A", True),
        (HONGDAN, "", False),
        (HONGDAN, "03R", True),
    ],
)
def test_a_set_is_dead_when_what_others_have_of_it_leaves_too_little(made_of: int, theirs: str, *, dead: bool) -> None:
    assert dead == is_dead(made_of, cards(theirs))


@pytest.mark.parametrize(
    ("captured", "near"),
    [
        ("01R 02R", [("hongdan", 2, 3)]),
        ("01R 02R 03R", []),
        ("02A 08A 06R 09R", [("godori", 2, 3), ("cheongdan", 2, 3)]),
        ("01B", []),
        ("01B 03B", [("bright3", 2, 3)]),
        ("01B 12B", [("bright3_rain", 2, 3)]),
        ("01B 03B 12B", [("bright4", 3, 4)]),
        ("01B 03B 08B 11B", [("bright5", 4, 5)]),
        ("01B 03B 08B 11B 12B", []),
    ],
)
def test_d_1_a_set_is_near_that_lacks_one_card(captured: str, near: list[tuple[str, int, int]]) -> None:
    assert near == [(each.name, each.have, each.need) for each in near_sets(cards(captured))]


def test_e_3_how_many_points_one_lacks_to_be_asked_counts_from_the_own_go() -> None:
    round = at_go_stop(go=[0, 1], last_go_score=[0, 9], go_order=[1])

    assert [0, 10] == [prospect.missing for prospect in seen(round).prospects]


@pytest.mark.parametrize(
    ("captured", "hand", "close"),
    [
        ("", "03R", False),
        ("01R 02R", "04R", True),
        # The viewer alone can have the last card.
        ("01R 02R", "03R", False),
        # Six points of seven.
        ("01R 02R 06R 09R 10R 04R 05R", "03R", True),
    ],
)
def test_e_who_is_a_point_or_a_card_of_a_set_away_is_close(captured: str, hand: str, *, close: bool) -> None:
    round = position(table="08A", hand=hand, stock="12D", captured=["", captured])

    assert close == seen(round).is_close(1)


def test_f_4_the_worst_of_a_go_is_the_dearest_of_the_smallest_losses() -> None:
    told = seen(at_go_stop(rules=rules("gostop")))

    assert told.worst_of_go == max(told.risk_of_go(1), told.risk_of_go(2))


@pytest.mark.parametrize(
    ("gobak", "taken_over", "freed"),
    [("off", False, ()), ("double", False, ()), ("double_only", False, (2,)), ("dokbak", True, (2,))],
)
def test_f_4_who_pays_nothing_because_another_called_go_is_freed(
    gobak: str, freed: tuple[int, ...], *, taken_over: bool
) -> None:
    after = seen(at_go_stop(rules=rules("gostop", gobak=gobak))).prospects[1].least_after_go

    assert freed == after.freed
    assert taken_over == (after.taken_over(0) > 0)
    assert after.taken_over(2) == 0
    assert after.received == sum(dict(after.payments).values())
