"""One engine process's round, and the requests that touch it (PROTOCOL 2.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.events import Event, redact
from gostop_desktop.engine.notation import parse_action, print_action, shown
from gostop_desktop.engine.perft import split
from gostop_desktop.engine.position import print_position
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.view import view

from .advice import choose_form
from .fields import Fields, RequestError
from .forms import events_form, result_form, view_form
from .requests import REQUESTS, Answer, read_carry, read_dealt, read_rules
from .views import asked_view

DEEPEST = 12
"""Beyond this depth nobody waits for a count."""


class Session:
    """The round that the process holds, if any, and everything that happened in it."""

    def __init__(self) -> None:
        self._round: Round | None = None
        self._events: list[Event] = []
        self._requests: Mapping[str, Callable[[Fields], Answer]] = {
            **REQUESTS,
            "deal": self._deal,
            "load": self._load,
            "apply": self._apply,
            "state": self._state,
            "view": self._view,
            "choose": self._choose,
            "perft": self._perft,
        }

    def serve(self, fields: Fields) -> Answer:
        """Return the answer to a request. Raises ValueError with a sentence, and then nothing has changed."""
        name = fields.text("op")
        if name not in self._requests:
            raise RequestError(f"there is no op {shown(name)}: there are {', '.join(self._requests)}")
        return self._requests[name](fields)

    def _deal(self, fields: Fields) -> Answer:
        rules = read_rules(fields)
        deck = read_dealt(fields, rules)
        dealer = fields.integer("dealer", 0, rules.players - 1, 0)
        carry = read_carry(fields)
        fields.close()
        round, events = deal(rules, deck, dealer, carry)
        return self._begin(round, events)

    def _load(self, fields: Fields) -> Answer:
        rules = read_rules(fields)
        position = fields.take("position")
        fields.close()
        round, events = read_position(rules, position)
        return self._begin(round, events)

    def _begin(self, round: Round, events: list[Event]) -> Answer:
        answer = _state_form(round, events)
        self._round, self._events = round, list(events)
        return answer

    def _apply(self, fields: Fields) -> Answer:
        action = parse_action(fields.text("action"))
        fields.close()
        after = self._current().copy()
        events = after.apply(action)
        answer = _state_form(after, events)
        self._round = after
        self._events += events
        return answer

    def _state(self, fields: Fields) -> Answer:
        fields.close()
        return _state_form(self._current(), [])

    def _view(self, fields: Fields) -> Answer:
        round = self._current()
        seat = fields.integer("seat", 0, round.rules.players - 1)
        fields.close()
        return view_form(view(round, seat), [redact(event, seat) for event in self._events])

    def _choose(self, fields: Fields) -> Answer:
        if "view" in fields:
            return choose_form(fields, asked_view(fields.inner("view")))
        round = self._current()
        if round.to_move is None:
            raise RequestError("the round is over: there is nothing to choose")
        return choose_form(fields, view(round, round.to_move))

    def _perft(self, fields: Fields) -> Answer:
        round = self._current()
        depth = fields.integer("depth", 0, DEEPEST)
        fields.close()
        counts = {print_action(action): nodes for action, nodes in split(round, depth)}
        return {"nodes": sum(counts.values()) if depth else 1, "split": dict(counts)}

    def _current(self) -> Round:
        if self._round is None:
            raise RequestError("there is no round yet: deal or load one first")
        return self._round


def _state_form(round: Round, events: list[Event]) -> Answer:
    return {
        "phase": round.phase.value,
        "to_move": round.to_move,
        "legal": [print_action(action) for action in round.legal_actions()],
        "over": round.is_over,
        "position": print_position(round),
        "scores": list(round.scores),
        "events": events_form(events),
        "result": result_form(round.result),
    }
