"""The engine protocol: JSON lines in, JSON lines out, whatever they hold (PROTOCOL 2)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gostop_desktop.engine.options import OPTIONS
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.protocol.fields import Fields
from gostop_desktop.protocol.server import _answer, answers
from gostop_desktop.protocol.session import Session

MATGO = {"preset": "matgo"}
GOSTOP = {"preset": "gostop"}
POSITION = {"hands": [["05A", "09R"], ["02J", "02K"]], "table": ["10A", "10J", "04A"], "stock": ["10R", "12R"]}
ROOT = Path(__file__).parents[1]

Answer = dict[str, Any]


def ask(*requests: Mapping[str, object]) -> list[Answer]:
    """Return the answers of a fresh engine to the requests."""
    return [json.loads(line) for line in answers(json.dumps(request).encode() for request in requests)]


def last(*requests: Mapping[str, object]) -> Answer:
    """Return the last answer, which must not be a refusal."""
    answer = ask(*requests)[-1]
    assert answer["ok"], answer
    return answer


def refusal(*requests: Mapping[str, object]) -> str:
    """Return the sentence with which the last request was refused."""
    answer = ask(*requests)[-1]
    assert not answer["ok"]
    assert {"ok", "error"} >= set(answer) - {"id"}
    return str(answer["error"])


def deal(**fields: object) -> dict[str, object]:
    return {"op": "deal", "rules": MATGO, "seed": "1", **fields}


def load(**fields: object) -> dict[str, object]:
    return {"op": "load", "rules": MATGO, "position": POSITION | fields}


def apply(action: object) -> dict[str, object]:
    return {"op": "apply", "action": action}


STATE = {"op": "state"}


def test_every_answer_carries_the_id_and_whether_it_was_served() -> None:
    for name in (7, "seven", None, [1, {"a": 2.5}]):
        answer = last({"op": "presets", "id": name})
        assert [name, True] == [answer["id"], answer["ok"]]
    assert "id" not in last({"op": "presets"})
    assert ["id", "ok", "error"] == list(ask({"id": 3, "op": "nothing"})[0])


def test_rules_are_resolved() -> None:
    answer = last({"op": "rules", "rules": {"preset": "matgo", "options": {"win_score": 5, "bonus_cards": [2, 2]}}})

    assert (5, [2, 2], 2, None) == tuple(
        answer["rules"][name] for name in ("win_score", "bonus_cards", "players", "max_points")
    )
    assert len(OPTIONS) == len(answer["rules"])
    assert 3 == last({"op": "rules", "rules": {"preset": "fishing_rules", "players": 3}})["rules"]["players"]


def test_presets_are_listed() -> None:
    presets = last({"op": "presets"})["presets"]

    assert len(PRESETS) == len(presets)
    assert 3 == presets["chinese_encyclopedia/3"]["win_score"]
    assert 7 == presets["matgo"]["win_score"]


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (None, "rules must be an object, not None"),
        ({}, "rules lacks the field 'preset'"),
        ({"preset": "poker"}, "there is no preset 'poker': the presets are matgo"),
        ({"preset": "matgo", "players": 3}, "the preset matgo is not for 3 players: for 3 players there is gostop"),
        ({"preset": "matgo", "players": 4}, "rules.players must be a whole number from 2 to 3, not 4"),
        ({"preset": "matgo", "options": {"win": 5}}, "there is no option 'win': the options are"),
        ({"preset": "matgo", "options": {"win_score": 21}}, "win_score cannot be 21: it takes a whole number"),
        ({"preset": "matgo", "options": {"win_score": True}}, "win_score cannot be True"),
        ({"preset": "matgo", "options": {"win_score": 7.0}}, "win_score cannot be 7.0"),
        ({"preset": "matgo", "options": {"bonus_cards": [[2]]}}, "bonus_cards cannot be ([2],)"),
        ({"preset": "matgo", "options": {"double_junk": ["11D", []]}}, "double_junk cannot be"),
        ({"preset": "matgo", "options": {"nagari_cap": "none"}}, "nagari_cap cannot be 'none'"),
        ({"preset": "matgo", "options": {"players": 3}}, "rules.options cannot hold players"),
        ({"preset": "matgo", "options": []}, "rules.options must be an object"),
        ({"preset": "matgo", "house": 1}, "rules has no field 'house'"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: object, words: str) -> None:
    assert words in refusal({"op": "rules", "rules": rules})


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({}, "the request lacks the field 'op'"),
        ({"op": 5}, "op must be a text, not 5"),
        ({"op": "dance"}, "there is no op 'dance': there are rules, presets"),
        ({"op": "presets", "rules": MATGO}, "the request has no field 'rules'"),
        ({"op": "deal", "rules": MATGO}, "a deal needs exactly one of deck, secret and seed"),
        (deal(secret="00" * 32), "a deal needs exactly one of deck, secret and seed"),
        (deal(dealer=2), "dealer must be a whole number from 0 to 1, not 2"),
        (deal(carry=-1), "carry must be a whole number from 0"),
        (deal(round=1.5), "round must be a whole number"),
        (deal(seed=[]), "seed must be a text, not []"),
        (deal(seed="\ud800"), "seed must be a text"),
        (deal(cut="7"), "the request has no field 'cut'"),
        ({"op": "deal", "rules": MATGO, "deck": ["01B"]}, "the deck has 1 cards: it takes 28"),
        ({"op": "deal", "rules": MATGO, "deck": ["01B", "01B"]}, "deck holds 01B twice"),
        ({"op": "deal", "rules": MATGO, "deck": ["13B"]}, "deck[0] must be a card such as 01B or X2a, not '13B'"),
        ({"op": "deal", "rules": MATGO, "secret": "0x"}, "secret must be 64 hexadecimal digits"),
        (STATE, "there is no round yet: deal or load one first"),
        (apply("01B"), "there is no round yet"),
        ({"op": "view", "seat": 0}, "there is no round yet"),
        ({"op": "perft", "depth": 1}, "there is no round yet"),
        ({"op": "load", "rules": MATGO, "position": {}}, "position lacks the field hands"),
        ({"op": "load", "rules": MATGO, "position": 3}, "position must be an object"),
        (load(table=["02J"]), "02J is in two places"),
        (load(colour="red"), "position has no field 'colour'"),
        ({"op": "score", "rules": MATGO, "captured": "01B"}, "captured must be a list, not '01B'"),
        ({"op": "score", "rules": MATGO, "captured": ["09A"], "gukjin": {"09A": 1}}, "gukjin.09A must be a text"),
        ({"op": "score", "rules": MATGO, "captured": ["09A"], "gukjin": {"09A": "x"}}, "must be animal or junk"),
        ({"op": "score", "rules": MATGO, "captured": [], "gukjin": {"09A": "junk"}}, "gukjin has no field '09A'"),
        ({"op": "first_dealer", "rules": MATGO, "drawn": {"2": "01B"}}, "drawn has no field '2'"),
        ({"op": "first_dealer", "rules": MATGO, "drawn": {}}, "drawn must name at least one seat"),
        ({"op": "first_dealer", "rules": MATGO, "drawn": {"0": "01B"}, "night": 1}, "night must be true or false"),
        ({"op": "cut", "rules": MATGO, "deck": ["01B", "01R"], "at": 2}, "at must be a whole number from 1 to 1"),
        ({"op": "cut", "rules": MATGO, "deck": ["01B", "01R"]}, "at must be a whole number from 1 to 1, not None"),
        (
            {"op": "cut", "rules": {"preset": "chinese_encyclopedia"}, "deck": ["01B"]},
            "order must be a list of three piles",
        ),
        ({"op": "packets", "rules": MATGO, "dealer": "0"}, "dealer must be a whole number from 0 to 1, not '0'"),
    ],
)
def test_what_cannot_be_served_is_named(request_: Mapping[str, object], words: str) -> None:
    assert words in refusal(request_)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "the line is not JSON"),
        (b"\n", "the line is not JSON"),
        (b"{", "the line is not JSON: Expecting property name"),
        (b"\xff", "the line is not UTF-8: byte 1 is wrong"),
        (b"[]", "the line must hold a JSON object, not []"),
        (b'{"op": "state", "op": "state"}', "the field 'op' is given twice in one object"),
        (b'{"op": NaN}', "NaN is not a JSON number"),
        (b'{"op": "presets", "id": 1e999}', "1e999 is not a JSON number"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"op": "presets", "id": ' + b"9" * 5000 + b"}", "integer string conversion"),
    ],
)
def test_a_line_that_is_no_request_is_answered_with_a_sentence(line: bytes, words: str) -> None:
    (answer,) = map(json.loads, answers([line]))

    assert not answer["ok"]
    assert words in answer["error"]
    assert "\n" not in answer["error"]


def test_however_deep_a_name_is_nested_every_line_is_answered() -> None:
    lines = [b'{"op": "presets", "id": %s%s}' % (b"[" * depth, b"]" * depth) for depth in range(900, 1010)]

    told = list(answers(lines))

    assert len(lines) == len(told)
    assert "nested too deeply" in told[-1]


def test_a_refusal_changes_nothing() -> None:
    before = last(deal(), STATE)
    refused = (apply("01B"), apply("!1"), deal(dealer=9), load(table=["02J"]), {"op": "perft", "depth": 99}, apply(3))

    assert before == last(deal(), *refused, STATE)


def test_a_round_is_dealt_played_and_told() -> None:
    answer = last(deal())

    assert ("play", 0, False, None) == tuple(answer[name] for name in ("phase", "to_move", "over", "result"))
    assert {"ok", "phase", "to_move", "legal", "over", "position", "scores", "events", "result"} == set(answer)
    assert {"type": "dealt", "seat": None, "cards": ["11K", "01B", "06A", "01K"], "count": 4, "to": "T"} == answer[
        "events"
    ][0]
    assert [10, 10] == [len(hand) for hand in answer["position"]["hands"]]


def test_a_deck_can_be_given_made_of_a_secret_or_of_a_seed() -> None:
    secret = last({"op": "deal", "rules": MATGO, "secret": bytes(range(32)).hex(), "cut": "7"})
    by_number, by_text = last(deal(seed=1, round=4)), last(deal(round=4))

    assert ["08B", "07A", "06R", "12D"] == secret["events"][0]["cards"]
    assert by_number == by_text != last(deal())


def test_a_deck_may_be_short_and_hold_other_bonus_cards() -> None:
    """PROTOCOL 2.1: any distinct cards, enough to deal."""
    deck = [f"{month:02}{kind}" for kind in "JK" for month in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)] + [
        *("01R", "02R", "03R", "04R", "05R", "X3b", "06R", "X2b")
    ]

    answer = last({"op": "deal", "rules": {"preset": "matgo", "options": {"bonus_cards": []}}, "deck": deck})

    assert ["06R", "X2b"] == answer["position"]["stock"]
    assert any("X3b" in hand for hand in answer["position"]["hands"])
    assert 2 == last({"op": "score", "rules": MATGO, "captured": [*deck[:9], "X2b"]})["total"]


def test_target_choices_wait_until_they_are_made() -> None:
    asked = last(load(), apply("05A"))
    taken = last(load(), apply("05A"), apply("=10J"))

    assert ("flip_target", ["=10A", "=10J"]) == (asked["phase"], asked["legal"])
    assert ["10R", "10J"] == taken["position"]["captured"][0]
    assert "=04A" in refusal(load(), apply("05A"), apply("=04A"))


def test_a_view_hides_what_the_seat_cannot_know() -> None:
    answer = last(deal(), {"op": "view", "seat": 1})

    assert {"seat", "rules", "choice"} < set(answer)
    assert (10, 22, []) == (answer["position"]["hands"][0], answer["position"]["stock"], answer["legal"])
    assert 10 == len(answer["position"]["hands"][1])
    assert [None] == list(
        {event["cards"] for event in answer["events"] if event["type"] == "dealt" and event["to"] == 0}
    )


def test_a_view_shows_its_seat_the_choice() -> None:
    view = last(load(), apply("05A"), {"op": "view", "seat": 0})

    assert {"card": "10R", "from": ["10A", "10J"]} == view["choice"]
    assert ["=10A", "=10J"] == view["legal"]


def test_nobody_sees_who_is_asked_about_four_of_a_month() -> None:
    quad = {"hands": [["03B", "03R", "03J", "03K"], ["02J", "02K"]], "table": [], "stock": [], "fresh": True}
    loaded = {"op": "load", "rules": MATGO, "position": quad}

    assert ("quad", ["quad", "pass"]) == tuple(
        last(loaded, {"op": "view", "seat": 0})[name] for name in ("phase", "legal")
    )
    hidden = last(loaded, {"op": "view", "seat": 1})
    assert ("deal", None, [], None) == (hidden["phase"], hidden["to_move"], hidden["legal"], hidden["position"]["quad"])
    passed = last(loaded, apply("pass"), {"op": "view", "seat": 1})
    assert ["turn_started"] == [event["type"] for event in passed["events"]]


def test_a_finished_round_tells_its_result() -> None:
    winning = load(
        hands=[["03R", "12R"], ["02J", "02K"]],
        table=["03J", "04J"],
        stock=["12D", "05A"],
        captured=[["01R", "02R", "06R", "09R", "01B", "08B", "11B"], ["12B"]],
    )

    result = last(winning, apply("03R"), apply("stop"))["result"]

    assert ("stop", 0, 7, 1, {"1": 7}, [[1, 0, 7]], []) == tuple(
        result[name] for name in ("kind", "winner", "base", "multiplier", "payments", "transfers", "instant")
    )
    hongdan = next(line for line in result["lines"] if line["name"] == "hongdan")
    assert {
        "part": "points",
        "name": "hongdan",
        "seat": None,
        "points": 3,
        "have": 3,
        "need": 3,
        "cards": ["01R", "02R", "03R"],
        "why": None,
        "rule": "D.1",
    } == hongdan
    assert {"factor", "points"} & set(result["lines"][-1]) == {"points"}


def test_a_drawn_round_pays_nothing() -> None:
    last_card = load(hands=[["03R"], []], table=["03J", "04J"], stock=["12R"])

    result = last(last_card, apply("03R"))["result"]

    assert ("nagari", None, None, None, {}, []) == tuple(
        result[name] for name in ("kind", "winner", "base", "multiplier", "payments", "transfers")
    )


def test_perft_counts_by_the_first_action() -> None:
    loaded = last(load(), {"op": "perft", "depth": 1})

    assert (2, {"05A": 1, "09R": 1}) == (loaded["nodes"], loaded["split"])
    assert (1, {}) == tuple(last(load(), {"op": "perft", "depth": 0})[name] for name in ("nodes", "split"))
    deep = last(deal(), {"op": "perft", "depth": 2})
    assert deep["nodes"] == sum(deep["split"].values())


def test_score_counts() -> None:
    answer = last({"op": "score", "rules": MATGO, "captured": ["02A", "04A", "08A"], "gukjin": {}})

    assert (5, {"godori": 5}) == (
        answer["total"],
        {line["name"]: line["points"] for line in answer["lines"] if line["points"]},
    )


def settle(**fields: object) -> dict[str, object]:
    winner = {"captured": ["01R", "02R", "03R", "06R", "09R", "10R"]}
    losers = {"1": {"captured": ["12B"], "go": 1}, "2": {"captured": ["08B"], "go": 1}}
    return {"op": "settle", "rules": GOSTOP, "winner": winner, "losers": losers, **fields}


@pytest.mark.parametrize(
    ("fields", "payments"),
    [
        ({}, {"1": 0, "2": 16}),
        ({"go_calls": [2, 1]}, {"1": 16, "2": 0}),
        ({"carry": 1, "go_calls": [1, 2]}, {"1": 0, "2": 32}),
        (
            {"losers": {"1": {"captured": ["12B"], "go": 1, "go_order": 5}, "2": {"captured": [], "go": 1}}},
            {"1": 16, "2": 0},
        ),
        ({"losers": {"1": {"captured": ["12B"]}, "2": {"captured": ["08B"]}}}, {"1": 8, "2": 8}),
        (
            {
                "losers": {"1": {"captured": ["12B"]}, "2": {"captured": ["08B"]}},
                "shodang": {"caller": 1, "decliner": 2, "accepter": 0},
            },
            {"1": 0, "2": 16},
        ),
        ({"shodang": None}, {"1": 0, "2": 16}),
    ],
)
def test_settle_says_who_pays(fields: dict[str, object], payments: dict[str, int]) -> None:
    assert payments == last(settle(**fields))["payments"]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"winner": {"captured": ["01B"]}}, "seat 0 cannot win with 0 points: it takes 3"),
        ({"losers": {"1": {"captured": []}}}, "losers must name every seat from 0 to 2 but the winner's, 0"),
        ({"winner_seat": 1}, "losers must name every seat"),
        ({"losers": {"1": {"captured": ["01R"]}, "2": {"captured": []}}}, "two sides have captured 01R"),
        ({"go_calls": [1]}, "go_calls names seat 2 0 times, but its go is 1"),
        ({"go_calls": [3]}, "go_calls must be a whole number from 0 to 2, not 3"),
        ({"winner": {"captured": [], "go": 10**6}}, "winner.go must be a whole number from 0 to 99"),
        ({"winner": {"captured": [], "stars": 1}}, "winner has no field 'stars'"),
        ({"carry": 10**9}, "carry must be a whole number from 0 to 999"),
        ({"shodang": {"caller": 1, "decliner": 1}}, "shodang names a seat twice"),
        (
            {"rules": MATGO, "losers": {"1": {"captured": []}}, "shodang": {"caller": 0}},
            "shodang must be null with two players",
        ),
        ({"shodang": {"caller": 1, "decliner": 7}}, "shodang.decliner must be a whole number from 0 to 2"),
    ],
)
def test_a_settlement_that_cannot_be_is_refused(fields: dict[str, object], words: str) -> None:
    assert words in refusal(settle(**fields))


def test_a_settlement_as_large_as_may_be_is_answered() -> None:
    rules = {"preset": "matgo", "options": {"nagari_cap": None, "nagari_multiplier": 4, "shake_multiplier": 4}}
    winner = {"captured": ["01R", "02R", "03R", "06R", "09R", "10R"], "go": 99, "shakes": 99}
    request = {"op": "settle", "rules": rules, "winner": winner, "losers": {"1": {"captured": []}}, "carry": 999}

    assert last(request)["payments"]["1"] > 10**600


def test_pay_moves_money() -> None:
    request = {"op": "pay", "rules": MATGO, "balances": {"0": 1000, "1": 1500}}

    assert {"0": 2500, "1": 0} == last(request | {"payments": {"1": 20}, "winner": 0})["balances"]
    assert {"0": 1500, "1": 1000} == last(request | {"transfers": [[1, 0, 5]]})["balances"]


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({}, "a payment needs either payments with a winner, or transfers"),
        ({"payments": {"1": 5}}, "the request lacks the field 'winner'"),
        ({"payments": {"0": 5}, "winner": 0}, "payments names the winner, 0"),
        ({"transfers": [[0, 0, 5]]}, "transfers[0] pays seat 0 from its own money"),
        ({"transfers": [[0, 1]]}, "transfers[0] must be [payer, receiver, points]"),
        ({"transfers": [[0, 1, -5]]}, "transfers[0] must be a whole number from 0"),
        ({"balances": {"0": 5}, "transfers": []}, "balances must name every seat from 0 to 1"),
    ],
)
def test_a_payment_that_cannot_be_is_refused(fields: dict[str, object], words: str) -> None:
    assert words in refusal({"op": "pay", "rules": MATGO, "balances": {"0": 1000, "1": 1500}} | fields)


def test_the_first_dealer_is_named_or_who_draws_again() -> None:
    assert 1 == last({"op": "first_dealer", "rules": MATGO, "drawn": {"0": "05A", "1": "09J"}})["dealer"]
    again = last({"op": "first_dealer", "rules": GOSTOP, "drawn": {"0": "05A", "1": "09J", "2": "05R"}, "night": True})
    assert [0, 2] == again["again"]


def test_cuts_and_packets() -> None:
    deck = ["01B", "01R", "01J", "01K", "02A", "02R"]
    piles = {"preset": "chinese_encyclopedia"}

    assert ["02A", "02R", "01B", "01R", "01J", "01K"] == last({"op": "cut", "rules": MATGO, "deck": deck, "at": 4})[
        "deck"
    ]
    assert ["02A", "02R", "01B", "01R", "01J", "01K"] == last(
        {"op": "cut", "rules": piles, "deck": deck, "order": [2, 0, 1]}
    )["deck"]
    assert deck == last({"op": "cut", "rules": {"preset": "online_matgo"}, "deck": deck})["deck"]
    assert [["T", 4], [0, 5], [1, 5], ["T", 4], [0, 5], [1, 5]] == last({"op": "packets", "rules": MATGO, "dealer": 1})[
        "packets"
    ]


class Broken(Session):
    """A session with a fault of ours."""

    def serve(self, fields: Fields) -> Answer:
        raise KeyError(fields.text("op"))


def test_a_fault_of_ours_is_an_answer_too() -> None:
    assert {"id": 1, "ok": False, "error": "a fault in the engine: KeyError"} == _answer(
        Broken(), b'{"op": "x", "id": 1}'
    )


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 60)
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | st.sampled_from(["matgo", "01B", "X2a", "09A", "junk", "!1", "-", "go", "play", "over", "flip_target"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
FIELDS = """rules position action seat depth captured gukjin winner losers winner_seat carry go_calls shodang balances
payments transfers drawn night deck at order dealer seed secret cut round id""".split()
OPS = """rules presets deal load apply state view score settle pay first_dealer cut packets perft choose""".split()
POSITION_FIELDS = """hands table stacks stock captured current dealer carry phase turn free_turns shaken shown bombs
pair_bombs go last_go_score go_order turns_done ppuk_turns gukjin instant bonus_points shodang quad fresh""".split()
REQUESTS = st.fixed_dictionaries(
    {"op": st.sampled_from(OPS), "rules": st.just(MATGO) | VALUES},
    optional={name: VALUES for name in FIELDS if name not in ("rules", "position")}
    | {
        "position": st.dictionaries(st.sampled_from(POSITION_FIELDS), VALUES, max_size=6).map(
            lambda some: POSITION | some
        )
    },
)


@settings(max_examples=200)
@given(st.lists(REQUESTS | VALUES, max_size=3))
def test_no_request_breaks_the_engine(requests: list[object]) -> None:
    lines = [json.dumps(request).encode() for request in [deal(), *requests]]

    told = [json.loads(answer) for answer in answers(lines)]

    assert len(lines) == len(told)
    for answer in told:
        assert answer["ok"] or (answer["error"] and "\n" not in answer["error"] and "fault" not in answer["error"])


@given(st.lists(st.binary(max_size=40), max_size=5))
def test_no_bytes_break_the_engine(lines: list[bytes]) -> None:
    assert len(lines) == len(list(answers(lines)))


@pytest.mark.parametrize(("name", "players"), PRESETS)
@settings(max_examples=12)
@given(st.integers(0, 10**6), st.data())
def test_in_every_phase_a_loaded_position_is_the_round_it_came_from(
    name: str, players: int, seed: int, data: st.DataObject
) -> None:
    """PROTOCOL 2.3: the same phase, legal actions and future."""
    rules = {"preset": name, "players": players}
    told = last({"op": "deal", "rules": rules, "seed": str(seed)})
    steps = data.draw(st.integers(0, 30))
    for _ in range(steps):
        if told["over"]:
            break
        action = data.draw(st.sampled_from(told["legal"]))
        here = {"op": "load", "rules": rules, "position": told["position"]}
        told, before = last(here, apply(action)), last(here)
        assert action in before["legal"]
        again = last({"op": "load", "rules": rules, "position": told["position"]})
        assert [told[key] for key in ("phase", "to_move", "legal", "position", "scores")] == [
            again[key] for key in ("phase", "to_move", "legal", "position", "scores")
        ]


WITHOUT_PYGAME = """
import sys
sys.modules["pygame"] = None
from gostop_desktop.cli import main
sys.exit(main(["engine"]))
"""


def test_the_process_answers_line_by_line_without_pygame() -> None:
    lines = b'{"op": "presets"}\nrubbish\n\xff\xfe\n{"op": "deal", "rules": {"preset": "gostop"}, "seed": 5}\n'

    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME], cwd=ROOT, input=lines, capture_output=True, check=False
    )

    assert (0, b"") == (done.returncode, done.stderr)
    assert [True, False, False, True] == [json.loads(line)["ok"] for line in done.stdout.splitlines()]


def test_the_process_takes_no_arguments() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gostop_desktop", "engine", "--fast"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 2 == done.returncode
    assert "usage: gostop-desktop engine" in done.stderr
