"""PROTOCOL 2.3: positions, whole, incomplete and impossible."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.errors import PositionError
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.position import Plain, print_position
from gostop_desktop.engine.read_position import read_position, read_view
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules
from gostop_desktop.engine.state import Phase
from tests.helpers import BOUND, cards, do, every_rules, playing, position, random_rounds, rules

SMALL: dict[str, object] = {"hands": [["01J", "09R"], ["02J", "02K"]], "table": ["03B", "04A"], "stock": ["05K", "12R"]}


def test_three_fields_are_enough() -> None:
    round, told = read_position(MATGO, SMALL)

    assert (Phase.PLAY, 0, [1, 1], []) == (round.phase, round.current, round.turns_done, told)
    assert [CODES.index("12R"), CODES.index("05K")] == round.stock


def test_what_is_printed_is_what_protocol_2_3_shows() -> None:
    assert {
        "hands": [["01J", "09R"], ["02J", "02K"]],
        "table": ["03B", "04A"],
        "stacks": [{"cards": ["05A", "05R", "05J"], "owner": 0, "bonus": ["X2a"]}],
        "stock": ["05K", "12R"],
        "captured": [["08B", "09A"], ["07J"]],
        "current": 0,
        "dealer": 1,
        "carry": 2,
        "phase": "play",
        "turn": None,
        "free_turns": [1, 0],
        "shaken": [[10], []],
        "shown": [["09R"], []],
        "bombs": [0, 1],
        "pair_bombs": [0, 0],
        "go": [1, 0],
        "last_go_score": [7, 0],
        "go_order": [0],
        "turns_done": [2, 1],
        "ppuk_turns": [[0], []],
        "gukjin": [{"09A": "junk"}, {}],
        "instant": [["first_ppuk", 0, 7]],
        "bonus_points": [0, 0],
        "shodang": None,
        "quad": None,
    } == _there_and_back()


def _there_and_back() -> dict[str, Plain]:
    """Return the position that the test above shows, read and printed."""
    given: dict[str, object] = {
        **SMALL,
        "stacks": [{"cards": ["05J", "05A", "05R"], "owner": 0, "bonus": ["X2a"]}],
        "captured": [["09A", "08B"], ["07J"]],
        "dealer": 1,
        "carry": 2,
        "free_turns": [1, 0],
        "shaken": [[10], []],
        "shown": [["09R"], []],
        "bombs": [0, 1],
        "go": [1, 0],
        "last_go_score": [7, 0],
        "go_order": [0],
        "turns_done": [2, 1],
        "ppuk_turns": [[0], []],
        "gukjin": [{"09A": "junk"}, {}],
        "instant": [["first_ppuk", 0, 7]],
    }
    return print_position(read_position(MATGO, given)[0])


def test_three_loose_cards_of_a_month_become_a_stack_without_owner() -> None:
    round, _ = read_position(MATGO, {**SMALL, "table": ["05A", "05R", "05J"]})

    assert (cards("05A 05R 05J"), None) == (round.stacks[4].cards, round.stacks[4].owner)


def test_turns_done_defaults_to_none_in_a_fresh_deal() -> None:
    round, told = read_position(MATGO, {**SMALL, "fresh": True})

    assert [0, 0] == round.turns_done
    assert 1 == len(told)


def test_the_next_seat_that_can_act_is_on_turn() -> None:
    round, _ = read_position(MATGO, {**SMALL, "hands": [[], ["02J"]]})

    assert 1 == round.current


def test_cards_that_were_captured_are_left_out_of_the_stock() -> None:
    round, _ = read_position(MATGO, {**SMALL, "captured": [["12R"], []]})

    assert [CODES.index("05K")] == round.stock


@pytest.mark.parametrize(
    ("match", "fields"),
    [
        ("must be an object", None),
        ("position has no field 'tabel'", {"tabel": []}),
        (r"table\[1\] must be a card such as 01B or X2a, not '13B'", {"table": ["03B", "13B"]}),
        ("table must be a list, not 7", {"table": 7}),
        ("table holds 03B twice", {"table": ["03B", "03B"]}),
        ("01J is in two places: the table and hand 0", {"table": ["01J"]}),
        ("02J is in two places: hand 1 and captured 0", {"captured": [["02J"], []]}),
        ("month 3 is both loose on the table and in a stack", {"stacks": [{"cards": ["03R", "03J", "03K"]}]}),
        (r"stacks\[0\].cards must be three cards of one month", {"stacks": [{"cards": ["06R", "06J"]}]}),
        (r"stacks\[0\].cards must be three cards of one month", {"stacks": [{"cards": ["06R", "06J", "07J"]}]}),
        (r"stacks\[0\].bonus must be bonus", {"stacks": [{"cards": ["06R", "06J", "06K"], "bonus": ["07J"]}]}),
        (r"stacks\[0\] lacks the field cards", {"stacks": [{}]}),
        (r"stacks\[0\].owner must be a whole number", {"stacks": [{"cards": ["06R", "06J", "06K"], "owner": 2}]}),
        ("all four cards of month 6", {"table": ["06A", "06R", "06J", "06K"]}),
        ("a bonus card cannot lie on the table", {"table": ["X2a"]}),
        ("hands must have 2 elements, not 3", {"hands": [[], [], []]}),
        ("current must be a whole number from 0 to 1, not 2", {"current": 2}),
        ("carry must be a whole number from 0 to 1000, not -1", {"carry": -1}),
        ("carry must be a whole number from 0 to 1000, not True", {"carry": True}),
        ("phase must be one of quad, play", {"phase": "deal"}),
        (r"free_turns must have 2 elements, not 1", {"free_turns": [1]}),
        (r"shaken\[0\]\[0\] must be a whole number from 1 to 12, not 13", {"shaken": [[13], []]}),
        (r"shown\[0\] holds 02J, which is not in that hand", {"shown": [["02J"], []]}),
        (r"gukjin\[0\] holds 09A, which that seat has not captured", {"gukjin": [{"09A": "junk"}, {}]}),
        (r"gukjin\[0\].09A must be one of animal, junk, not 'x'", {"gukjin": [{"09A": "x"}, {}]}),
        (r"instant\[0\] must have 3 elements", {"instant": [["first_ppuk", 0]]}),
        (r"instant\[0\]\[0\] must be one of first_ppuk", {"instant": [["ppuk", 0, 1]]}),
        ("fresh must be true or false, not 1", {"fresh": 1}),
        ("shodang must be null with two players", {"shodang": {"caller": 0}}),
        ("in the phase quad", {"phase": "quad"}),
        ("in the phase shodang", {"phase": "shodang"}),
        ("in the phase go_stop", {"phase": "go_stop"}),
        ("in the phase gukjin", {"phase": "gukjin"}),
        ("in the phase hand_target", {"phase": "hand_target"}),
        ("in the phase flip_target", {"phase": "flip_target", "turn": {"by": "hand", "flipped": "03R"}}),
        ("in the phase play turn must be null", {"turn": {"by": "hand"}}),
        ("turn.by must be one of hand, substitute, bomb, free", {"turn": {"by": "foot"}}),
        ("turn lacks the field by", {"turn": {}}),
        ("turn.played must be a card that has a month", {"turn": {"by": "hand", "played": "X2a"}}),
        ("turn.bonus must be bonus cards", {"turn": {"by": "hand", "bonus": ["01B"]}}),
        (r"turn.steals\[0\] must have 2 elements", {"turn": {"by": "hand", "steals": [["jjok"]]}}),
        (r"turn.events\[0\] must be one of stack_own", {"turn": {"by": "hand", "events": ["x"]}}),
    ],
)
def test_what_cannot_be_is_refused_with_the_place(match: str, fields: dict[str, object] | None) -> None:
    with pytest.raises(PositionError, match=match):
        read_position(MATGO, None if fields is None else {**SMALL, **fields})


@pytest.mark.parametrize("missing", ["hands", "table", "stock"])
def test_what_is_required_is_named(missing: str) -> None:
    with pytest.raises(PositionError, match=f"lacks the field {missing}"):
        read_position(MATGO, {name: value for name, value in SMALL.items() if name != missing})


def test_a_shodang_names_three_seats() -> None:
    three = {"hands": [["01J"], ["02J"], ["04J"]], "table": [], "stock": []}
    with pytest.raises(PositionError, match="names a seat twice"):
        read_position(GOSTOP, {**three, "shodang": {"caller": 0, "decliner": 0}})
    with pytest.raises(PositionError, match="lacks the field caller"):
        read_position(GOSTOP, {**three, "shodang": {}})


def test_a_view_may_be_written_by_hand() -> None:
    seen = read_view(MATGO, 1, {**SMALL, "hands": [2, ["02J", "02K"]], "stock": 20, "current": 1})

    assert ((2, 2), 20, 1) == (seen.hand_sizes, seen.stock_size, seen.to_move)
    assert ["02J", "02K"] == [print_action(action) for action in seen.legal]
    with pytest.raises(PositionError, match=r"hands\[0\] must be a whole number from 0 to"):
        read_view(MATGO, 1, {**SMALL, "stock": 20})


def test_a_turn_that_waits_survives_the_writing() -> None:
    """A bomb whose flip is to be chosen for, read back, goes on as it would have."""
    round = position(table="10K 08B 08A", hand="10A 10R 10J", stock="08J", captured=["", "07J 07K"])
    do(round, "!10")
    again, _ = read_position(MATGO, json.loads(json.dumps(print_position(round))))

    assert do(round, "=08B") == do(again, "=08B")
    assert round == again


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(CODES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 10_000), junk=JUNK)
def test_a_spoilt_position_is_refused_or_can_be_played(seed: int, junk: object) -> None:
    """Whatever is changed in a position: a sentence, or a round that comes to its end."""
    rng = Random(seed)
    by = rng.choice(list(PRESETS.values()))
    plain = _spoilt(_somewhere(by, rng), junk, rng)
    try:
        round, _ = read_position(by, plain)
    except PositionError:
        return
    for _ in chain([None], playing(round, rng)):
        print_position(round)
    assert round.is_over


def _somewhere(by: Rules, rng: Random) -> dict[str, Plain]:
    """Return a position after a random number of decisions."""
    (round, generator) = next(random_rounds(by, 1, seed=rng.randrange(10**6)))
    for _, _ in zip(range(rng.randrange(BOUND // 16)), playing(round, generator), strict=False):
        pass
    return print_position(round)


def _spoilt(plain: dict[str, Plain], junk: object, rng: Random) -> dict[str, object]:
    """Return the position with one value changed: for junk, or for the same field of another seat, or taken away."""
    spoilt: dict[str, object] = deepcopy(dict(plain))
    name = rng.choice(list(spoilt))
    value = spoilt[name]
    match rng.randrange(5):
        case 0:
            spoilt[name] = junk
        case 1:
            del spoilt[name]
        case 2 if isinstance(value, list) and value:
            value[rng.randrange(len(value))] = junk
        case 3 if isinstance(value, dict):
            value[rng.choice(list(value))] = junk
        case _ if isinstance(value, list):
            rng.shuffle(value)
        case _:
            spoilt["phase"] = rng.choice(list(Phase))
    return spoilt


def test_every_phase_is_met_by_random_rounds() -> None:
    """What the contract tests claim of every phase is claimed of something."""
    met = set()
    for by in [*every_rules(combinations=40).values(), rules("gostop", win_score=1)]:
        for round, rng in random_rounds(by, 6, seed=7):
            for _ in chain([None], playing(round, rng)):
                met.add(round.phase)

    assert set(Phase) - {Phase.DEAL} == met
