"""Odd positions through the engine protocol: played to their end, reloaded on the way, or refused (PROTOCOL 2.3)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from gostop_desktop.engine.cards import CODES, MONTH_CODES
from gostop_desktop.engine.rules import Rules
from gostop_desktop.protocol.server import answers
from tests.helpers import random_rules

Answer = dict[str, Any]
PHASES = ("quad", "play", "hand_target", "flip_target", "gukjin", "go_stop", "shodang", "over", "deal", "supper")
POSITIONS = 40
MOST_DECISIONS = 300


class Engine:
    """An engine that answers one request at a time."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._answers = answers(self._next())

    def _next(self) -> Iterator[bytes]:
        while True:
            yield self._lines.pop()

    def ask(self, **request: object) -> Answer:
        self._lines.append(json.dumps(request).encode())
        answer: Answer = json.loads(next(self._answers))
        assert answer["ok"] or "fault" not in answer["error"], request
        return answer


def rules_of(rng: Random) -> dict[str, object]:
    """Return any rules as a request holds them."""
    rules = random_rules(rng)
    options = {field.name: getattr(rules, field.name) for field in fields(Rules) if field.name != "players"}
    return {"preset": "fishing_rules", "players": rules.players, "options": options}


def position_of(rng: Random, players: int) -> dict[str, object]:
    """Return a position that nobody would come to by playing, and that may be impossible."""
    cards = [*MONTH_CODES, "X2a", "X3a"]
    rng.shuffle(cards)
    del cards[rng.randint(5, len(cards)) :]

    def some(most: int) -> list[str]:
        return [cards.pop() for _ in range(min(rng.randint(0, most), len(cards)))]

    def each(most: int) -> list[int]:
        return [rng.randint(0, most) for _ in range(players)]

    position: dict[str, object] = {"hands": [some(10) for _ in range(players)], "table": some(8)}
    position |= {"captured": [some(14) for _ in range(players)], "stock": some(22)}
    odd: dict[str, object] = {
        "current": rng.randrange(players),
        "free_turns": each(2),
        "go": each(2),
        "last_go_score": each(9),
        "go_order": each(players - 1),
        "turns_done": each(2),
        "shaken": [[month + 1] for month in each(11)],
        "fresh": True,
        "phase": rng.choice(PHASES),
        "shodang": {"caller": rng.randrange(players), "decliner": rng.choice((None, 0, 1, 2))},
        "quad": {"asked": rng.randrange(players), "ending": []},
        "stacks": [{"cards": rng.sample(CODES, 3), "owner": rng.choice((None, 0, 1))}],
        "turn": {"by": rng.choice(("hand", "bomb")), "played": rng.choice(CODES), "matches": rng.randint(0, 3)},
    }
    chances = dict.fromkeys(odd, 0.3) | dict.fromkeys(("stacks", "turn", "quad", "shodang", "fresh"), 0.08)
    return position | {name: value for name, value in odd.items() if rng.random() < chances[name]}


def play(engine: Engine, rules: object, answer: Answer, rng: Random) -> None:
    """Play the loaded round by lot, from time to time from its own position."""
    for _ in range(MOST_DECISIONS):
        if answer["over"]:
            return
        assert answer["legal"]
        assert engine.ask(op="view", seat=answer["to_move"])["legal"] == answer["legal"]
        if rng.random() < 0.3:
            again = engine.ask(op="load", rules=rules, position=answer["position"])
            kept = ("phase", "to_move", "legal", "position", "scores")
            assert [answer[name] for name in kept] == [again.get(name) for name in kept]
        answer = engine.ask(op="apply", action=rng.choice(answer["legal"]))
        assert answer["ok"], answer["error"]
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("seed", range(5))
def test_an_odd_position_is_played_to_its_end_or_refused(seed: int) -> None:
    rng, engine = Random(seed), Engine()
    played = refused = 0
    for _ in range(POSITIONS):
        rules = rules_of(rng)
        position = position_of(rng, int(str(rules["players"])))
        answer = engine.ask(op="load", rules=rules, position=position)
        if answer["ok"]:
            play(engine, rules, answer, rng)
            played += 1
        else:
            refused += 1

    assert played > 10
    assert refused > 5
