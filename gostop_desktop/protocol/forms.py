"""The JSON forms of rules, lines, results and events (PROTOCOL 2.1, 2.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TypeAlias

from gostop_desktop.engine.cards import CODES, Card
from gostop_desktop.engine.events import Dealt, Event
from gostop_desktop.engine.notation import print_action, print_preset
from gostop_desktop.engine.position import Plain, print_view_position
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.view import View

Json: TypeAlias = Plain
"""What an answer is made of."""


def codes(cards: Iterable[Card]) -> list[Json]:
    """Return the codes of the cards in the order given."""
    return [CODES[card] for card in cards]


def rules_form(rules: Rules) -> dict[str, Json]:
    """Return the resolved option table."""
    return {field.name: _plain(getattr(rules, field.name)) for field in fields(Rules)}


def presets_form() -> dict[str, Json]:
    """Return every preset's resolved table by its name in rules texts, such as `chinese_encyclopedia/3`."""
    return {print_preset(rules): rules_form(rules) for rules in PRESETS.values()}


def line_form(line: Line) -> dict[str, Json]:
    """Return a line of an explanation: with points or with a factor."""
    form: dict[str, Json] = {"part": line.part, "name": line.name, "seat": line.seat}
    if line.factor is None:
        form["points"] = line.points
    else:
        form["factor"] = line.factor
    return form | {
        "have": line.have,
        "need": line.need,
        "cards": codes(line.cards),
        "why": line.why,
        "rule": line.rule,
    }


def lines_form(lines: Iterable[Line]) -> list[Json]:
    """Return the lines in their order."""
    return [line_form(line) for line in lines]


def payments_form(payments: Iterable[tuple[int, int]]) -> dict[str, Json]:
    """Return what each loser pays, by seat as a text."""
    return {str(seat): points for seat, points in payments}


def result_form(result: Result | None) -> dict[str, Json] | None:
    """Return how the round ended; None while it goes on."""
    if result is None:
        return None
    return {
        "kind": result.kind,
        "winner": result.winner,
        "base": result.base,
        "multiplier": result.multiplier,
        "payments": payments_form(result.payments),
        "transfers": [list(transfer) for transfer in result.transfers],
        "instant": [list(payment) for payment in result.instant],
        "lines": lines_form(result.lines),
    }


_RENAMED: Mapping[str, str] = {"source": "from", "as_": "as"}
"""Fields whose names in JSON cannot be names in Python."""


def event_form(event: Event) -> dict[str, Json]:
    """Return what happened; `cards` is null where they are hidden."""
    name = type(event).__name__
    form: dict[str, Json] = {"type": re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()}
    for field in event.__match_args__:
        value = getattr(event, field)
        if field == "cards":
            form["cards"] = None if value is None else codes(value)
        elif field == "month":
            form["month"] = value + 1
        else:
            form[_RENAMED.get(field, field)] = value
    if isinstance(event, Dealt):
        form["to"] = "T" if event.seat is None else event.seat
    return form


def events_form(events: Iterable[Event]) -> list[Json]:
    """Return the events in their order."""
    return [event_form(event) for event in events]


def view_form(view: View, events: Iterable[Event]) -> dict[str, Json]:
    """Return what a seat may know: of the round, and of everything that happened in it so far."""
    choice = view.choice
    return {
        "seat": view.seat,
        "rules": rules_form(view.rules),
        "phase": str(view.phase),
        "to_move": view.to_move,
        "legal": [print_action(action) for action in view.legal],
        "over": view.result is not None,
        "position": print_view_position(view),
        "scores": list(view.scores),
        "events": events_form(events),
        "result": result_form(view.result),
        "choice": None if choice is None else {"card": CODES[choice.card], "from": codes(choice.candidates)},
    }


def _plain(value: Json | tuple[Json, ...]) -> Json:
    return list(value) if isinstance(value, tuple) else value
