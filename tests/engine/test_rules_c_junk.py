"""RULES C.9 and C.10: sweeps, taking junk, the last turn."""

from __future__ import annotations

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from tests.helpers import card, cards, do, position, rules, stack, types

JUNK = "07J 07K 08J 08K"


def taken(told: list[Event]) -> list[tuple[int, str, str]]:
    """Return victim, card and reason of every junk card taken."""
    return [
        (event.victim, CODES[event.cards[0]], event.reason) for event in told if isinstance(event, events.JunkTaken)
    ]


def jjok(victim: str, *, by: Rules | None = None, own: str = "", **fields: object) -> Round:
    """Return a round in which playing 01J makes a jjok; seat 1 has captured those cards."""
    return position(table="03B", hand="01J", stock="01K", captured=[own, victim], rules=by or rules(), **fields)  # type: ignore[arg-type]


# What takes junk


@pytest.mark.parametrize(
    ("option", "reason", "round", "action"),
    [
        ("bomb_steal", "bomb", {"table": "10K 03B", "hand": "10A 10R 10J", "stock": "01B"}, "!10"),
        (
            "ppuk_take_steal",
            "stack_other",
            {"table": "03B", "hand": "06R", "stock": "01B", "stacks": [stack("06A 06J 06K", 1)]},
            "06R",
        ),
        (
            "ja_ppuk_steal",
            "stack_own",
            {"table": "03B", "hand": "06R", "stock": "01B", "stacks": [stack("06A 06J 06K", 0)]},
            "06R",
        ),
        (
            "table_triple_steal",
            "stack_dealt",
            {"table": "03B", "hand": "06R", "stock": "01B", "stacks": [stack("06A 06J 06K")]},
            "06R",
        ),
        ("ttadak_steal", "ttadak", {"table": "05J 05K 03B", "hand": "05A", "stock": "05R"}, "05A"),
        ("jjok_steal", "jjok", {"table": "03B", "hand": "01J", "stock": "01K"}, "01J"),
        ("sweep_steal", "sweep", {"table": "03B", "hand": "03R", "stock": "", "last_stock": True}, "03R"),
    ],
)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_c9_each_event_takes_as_many_cards_as_its_option_says(
    option: str, reason: str, round: dict[str, object], action: str, count: int
) -> None:
    fields = dict(round)
    empties_stock = fields.pop("last_stock", False)
    set_up = position(rules=rules(**{option: count}), captured=["", JUNK], **fields)  # type: ignore[arg-type]
    if empties_stock:
        set_up.stock.clear()

    told = do(set_up, action)

    assert [(1, code, reason) for code in JUNK.split()[:count]] == taken(told)


def test_c9_a_pair_bomb_takes_what_its_own_option_says() -> None:
    by = rules(bomb_pairs=True, bomb_pair_steal=2, bomb_steal=0)
    round = position(table="08B 08A 04A", hand="08J 08K", stock="12R", rules=by, captured=["", "07J 07K 06J"])

    assert [(1, "06J", "bomb"), (1, "07J", "bomb")] == taken(do(round, "!8"))


def test_c9_from_each_opponent_in_turn_order() -> None:
    by = rules("gostop", shodang=False)
    round = position(table="03B", hand="01J", stock="01K", rules=by, captured=["", "07J", "04J"])

    assert [(1, "07J", "jjok"), (2, "04J", "jjok")] == taken(do(round, "01J"))


def test_c9_the_order_of_execution() -> None:
    """Stack by hand card, stack by flip, bonus cards, sweep."""
    by = rules(bonus_steal=1, ppuk_take_steal=1, ja_ppuk_steal=1)
    round = position(
        table="",
        hand="06R",
        stock="X2a 05R",
        rules=by,
        captured=["", "07J 07K 08J 08K 10J"],
        stacks=[stack("06A 06J 06K", 1), stack("05A 05J 05K", 0)],
    )

    assert ["stack_other", "stack_own", "bonus", "sweep"] == [reason for *_, reason in taken(do(round, "06R"))]


def test_c9_a_bomb_comes_before_the_stack_of_its_flip() -> None:
    round = position(
        table="10K", hand="10A 10R 10J", stock="06R", stacks=[stack("06A 06J 06K", 1)], captured=["", JUNK]
    )

    assert ["bomb", "stack_other", "sweep"] == [reason for *_, reason in taken(do(round, "!10"))]


# Which card


@pytest.mark.parametrize(
    ("victim", "given"),
    [
        ("07K 07J 11D", "07J"),
        ("12D 11D X2a X3a", "11D"),
        ("X2a X3a", "X2a"),
        ("X3a 10A 03R", "X3a"),
    ],
)
def test_c9_the_cheapest_junk_card_is_given(victim: str, given: str) -> None:
    assert [(1, given, "jjok")] == taken(do(jjok(victim), "01J"))


def test_c9_coloured_junk_that_counts_single_is_plain() -> None:
    round = jjok("12D X2a 11D", by=rules("fishing_rules", 2, double_junk=["12D"]))

    assert [(1, "11D", "jjok")] == taken(do(round, "01J"))


def test_c9_a_declared_cup_comes_between_coloured_junk_and_bonus_cards_and_stays_declared() -> None:
    by = rules(gukjin_timing="on_capture", jjok_steal=2)
    round = jjok("09A 11D X2a", by=by, gukjin=[{}, {"09A": "junk"}])

    assert [(1, "11D", "jjok"), (1, "09A", "jjok")] == taken(do(round, "01J"))
    assert cards("09A") == round.as_junk[0]
    assert 0 == round.as_junk[1]


@pytest.mark.parametrize(("gukjin", "given"), [("junk", [(1, "09A", "jjok")]), ("both", []), ("animal", [])])
def test_c9_a_cup_that_is_always_junk_can_be_taken(gukjin: str, given: list[tuple[int, str, str]]) -> None:
    assert given == taken(do(jjok("09A", by=rules(gukjin=gukjin)), "01J"))


def test_c9_an_undecided_cup_is_never_taken() -> None:
    assert [] == taken(do(jjok("09A"), "01J"))


@pytest.mark.parametrize(("lock", "locked"), [(True, "09A"), (False, "")])
def test_c9_it_is_locked_as_an_animal_when_its_owner_has_nothing_to_give(*, lock: bool, locked: str) -> None:
    round = jjok("09A 10A", by=rules(gukjin_lock=lock))

    told = do(round, "01J")

    assert cards(locked) == round.as_animal[1]
    assert lock == (events.GukjinLocked(1, (card("09A"),)) in told)


def test_c9_it_is_locked_when_its_owner_cannot_give_all_that_is_due() -> None:
    round = jjok("07J 09A 10A", by=rules(jjok_steal=2))

    told = do(round, "01J")

    assert [(1, "07J", "jjok")] == taken(told)
    assert cards("09A") == round.as_animal[1]


def test_c9_it_is_not_locked_while_there_is_junk_to_give() -> None:
    round = jjok("09A 07J")

    do(round, "01J")

    assert 0 == round.as_animal[1]


def test_c9_bonus_cards_may_be_safe() -> None:
    assert [] == taken(do(jjok("X2a X3a", by=rules(bonus_stealable=False)), "01J"))


def test_c9_a_double_satisfies_one_unit() -> None:
    round = jjok("11D 12D", by=rules(jjok_steal=2))

    assert ["11D", "12D"] == [code for _, code, _ in taken(do(round, "01J"))]


@pytest.mark.parametrize(("satisfies", "given"), [(True, ["11D"]), (False, ["11D", "12D"])])
def test_c9_but_it_may_pay_a_ja_ppuk_alone(*, satisfies: bool, given: list[str]) -> None:
    round = position(
        table="03B",
        hand="06R",
        stock="01B",
        stacks=[stack("06A 06J 06K", 0)],
        captured=["", "11D 12D"],
        rules=rules(ja_ppuk_double_satisfies=satisfies),
    )

    assert given == [code for _, code, _ in taken(do(round, "06R"))]


def test_c9_change_is_one_plain_junk_of_the_taker() -> None:
    round = jjok("11D", own="06J 12D", by=rules(steal_change=True))

    told = do(round, "01J")

    assert events.JunkReturned(0, (card("01J"),), 1) in told
    assert cards("01J") == round.captured[1]


def test_c9_without_plain_junk_there_is_no_change() -> None:
    round = position(
        table="12R 03B", hand="12B", stock="12A", captured=["", "11D"], rules=rules(steal_change=True, sweep_steal=0)
    )
    round.table = cards("12R 12D 03B")

    told = do(round, "12B", "=12R")

    assert [(1, "11D", "ttadak")] == taken(told)
    assert "JunkReturned" not in types(told)


# Sweep


def test_c9_a_sweep_empties_the_table() -> None:
    round = position(table="03B 04A", hand="03R", stock="04J", captured=["", "07J 07K"])

    told = do(round, "03R")

    assert events.Sweep(0, ()) in told
    assert [(1, "07J", "sweep")] == taken(told)


def test_c9_no_sweep_while_a_stack_lies_there() -> None:
    round = position(table="03B 04A", hand="03R", stock="04J", stacks=[stack("06A 06J 06K", 1)])

    assert "Sweep" not in types(do(round, "03R"))


@pytest.mark.parametrize(
    ("rule", "table", "hand", "stock", "swept"),
    [
        ("any", "", "01J", "01K", True),
        ("two_cards", "", "01J", "01K", False),
        ("two_cards", "08B 08A", "08J", "08K", True),
        ("two_cards_diff", "08B 08A", "08J", "08K", False),
        ("two_cards_diff", "03B 04A", "03R", "04J", True),
        ("two_cards", "03B 04A", "03R", "04J", True),
    ],
)
def test_c9_what_counts_as_a_sweep(rule: str, table: str, hand: str, stock: str, *, swept: bool) -> None:
    round = position(table=table, hand=hand, stock=stock, rules=rules(sweep_rule=rule))
    told = do(round, hand)
    if round.turn is not None:
        told += do(round, "=08B")

    assert swept == ("Sweep" in types(told))


def test_c9_a_turn_that_captured_nothing_is_no_sweep() -> None:
    round = position(table="", hand="", stock="", last=True, free_turns=[1, 0])
    round.stock.clear()

    assert "Sweep" not in types(do(round, "-"))


# The last turn


@pytest.mark.parametrize(
    ("mode", "reasons"), [("none", []), ("stacks_only", ["stack_other"]), ("all", ["stack_other", "sweep"])]
)
def test_c10_what_still_takes_junk_on_the_last_turn(mode: str, reasons: list[str]) -> None:
    round = position(
        table="01R",
        hand="06R",
        stock="01B",
        last=True,
        stacks=[stack("06A 06J 06K", 1)],
        captured=["", JUNK],
        rules=rules(last_turn_steals=mode),
    )

    told = do(round, "06R")

    assert reasons == [reason for *_, reason in taken(told)]
    assert {"StackTaken", "Sweep"} <= set(types(told))


def test_c10_bonus_cards_take_junk_on_the_last_turn_too() -> None:
    round = position(
        table="01R", hand="06R", stock="X2a 05J", last=True, captured=["", JUNK], rules=rules(bonus_steal=1)
    )

    assert ["bonus"] == [reason for *_, reason in taken(do(round, "06R"))]


@pytest.mark.parametrize(("mode", "captured", "stacked"), [("capture", "05J 05A 05R", False), ("stack", "", True)])
def test_c10_a_ppuk_on_the_last_turn(mode: str, captured: str, *, stacked: bool) -> None:
    round = position(table="05J 04A", hand="05A", stock="05R", last=True, rules=rules(last_turn_ppuk=mode))

    told = do(round, "05A")

    assert cards(captured) == round.captured[0]
    assert stacked == ("Ppuk" in types(told)) == (4 in round.stacks)


@pytest.mark.parametrize("spare", [{"free_turns": [1, 0]}, {"last": False}])
def test_c10_a_free_turn_or_a_hand_card_left_means_it_is_not_the_last(spare: dict[str, object]) -> None:
    fields: dict[str, object] = {"last": True, **spare}
    round = position(table="03B", hand="01J", stock="01K", captured=["", "07J"], **fields)  # type: ignore[arg-type]

    assert [(1, "07J", "jjok")] == taken(do(round, "01J"))


def test_c10_using_up_the_last_free_turn_is_a_last_turn() -> None:
    round = position(
        table="03B",
        hand="",
        stock="06R",
        last=True,
        free_turns=[1, 0],
        stacks=[stack("06A 06J 06K", 1)],
        captured=["", "07J"],
    )

    assert [] == taken(do(round, "-"))


def test_c10_a_substitute_for_the_last_hand_card_is_a_last_turn() -> None:
    by = rules("fishing_rules", 2, last_turn_steals="none", last_turn_ppuk="capture")
    round = position(table="04A", hand="X2a", stock="04J 04R", last=True, rules=by, captured=["", "07J"])

    assert [] == taken(do(round, "X2a"))
    assert cards("X2a 04A 04J 04R") == round.captured[0]


def test_c9_junk_lost_lowers_the_score_of_the_victim() -> None:
    ten = "05J 05K 06J 06K 07J 07K 08J 08K 09J 09K"
    told = do(jjok(ten), "01J")

    assert events.ScoreChanged(1, (), 0) in told


@pytest.mark.parametrize(("change", "victim"), [(False, "11D"), (True, "07J")])
def test_c9_no_change_is_given_without_the_option_or_for_a_card_that_is_worth_no_more(
    *, change: bool, victim: str
) -> None:
    told = do(jjok(victim, by=rules(steal_change=change)), "01J")

    assert 1 == types(told).count("JunkTaken")
    assert "JunkReturned" not in types(told)
