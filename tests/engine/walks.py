"""Walking a source article: every numbered line of RULES H is a test, or a row that says where it is held."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.notation import print_action, print_card_set
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from tests.helpers import do, position, types

TESTS = Path(__file__).parents[1]
THREE_JUNK = "06J 06K 07J"
"""What each opponent has to give."""


def not_walked(module: ModuleType, prefix: str, count: int, elsewhere: Mapping[int, str]) -> list[str]:
    """Return what is wrong: lines that no test and no row names, rows that name no test, lines there are not."""
    tested: set[int] = set()
    for name in vars(module):
        if name.startswith("test_"):
            for first, last in re.findall(rf"_{prefix}(\d+)(?:_to_(\d+))?(?=_|$)", name):
                tested.update(range(int(first), int(last or first) + 1))
    wrong = [
        f"{prefix}{number} is not walked" for number in range(1, count + 1) if number not in tested | set(elsewhere)
    ]
    wrong += [f"{prefix}{number} is walked twice" for number in sorted(tested & set(elsewhere))]
    wrong += [
        f"there is no {prefix}{number}" for number in sorted((tested | set(elsewhere)) - set(range(1, count + 1)))
    ]
    for number, row in elsewhere.items():
        if found := re.match(r"held by (\S+\.py)::(\w+)", row):
            text = (TESTS / found[1]).read_text("utf-8")
            wrong += [] if f"def {found[2]}(" in text else [f"{prefix}{number}: there is no {row}"]
        elif not re.match(r"(no rule|not offered): .", row):
            wrong.append(f"{prefix}{number}: {row!r} says neither where it is held nor why not")
    return wrong


def turn(rules: Rules, table: str, hand: str, stock: str, *actions: str, **more: object) -> tuple[Round, list[Event]]:
    """Return the round after seat 0 took the actions, and what happened; each opponent has three junk to give."""
    more.setdefault("captured", ["", *[THREE_JUNK, "08J 08K 09J"][: rules.players - 1]])
    round = position(table, hand, stock, rules=rules, **more)  # type: ignore[arg-type]
    return round, do(round, *actions)


def spread(rules: Rules) -> list[Card]:
    """Return a deck without three of a month in one place, its bonus cards in the stock."""
    return [*sorted(range(48), key=lambda card: (card % 4, card)), *rules.bonus]


def legal(round: Round) -> list[str]:
    """Return the legal actions as text."""
    return [print_action(action) for action in round.legal_actions()]


def seats_in_turn(round: Round, count: int) -> list[int]:
    """Return who is on turn, turn after turn, when everybody takes the first legal action."""
    order = [round.current]
    while len(order) < count:
        done = sum(round.turns_done)
        round.apply(round.legal_actions()[0])
        if sum(round.turns_done) > done and not round.is_over:
            order.append(round.current)
    return order


def got(round: Round, seat: int = 0) -> str:
    """Return what the seat has captured, in card order."""
    return print_card_set(round.captured[seat])


def lies(round: Round) -> str:
    """Return the loose cards on the table, in card order."""
    return print_card_set(round.table)


def taken(events: list[Event]) -> int:
    """Return how many junk cards were taken."""
    return types(events).count("JunkTaken")
