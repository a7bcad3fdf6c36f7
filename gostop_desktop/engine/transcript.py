"""Whole rounds as text, a block for each decision: what was legal, what was done, what happened, what lies where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .actions import Action
from .cards import CardSet, Seat
from .dealing import deal
from .deck import choose_below, deck_v1, secret_of
from .events import Event
from .notation import print_action, print_card_set, print_cards, print_rules
from .replay import Replay
from .result import Line, Result
from .round import Round
from .rules import Rules


def transcript(rules: Rules, seed: str, dealer: Seat = 0, number: int = 0) -> Iterator[str]:
    """Yield the lines of a round dealt from the seed, whose players choose by lot: the same for ever.

    `number` is that of the round for the seed (PROTOCOL 1.2). Raises PositionError if the dealer is no seat.
    """
    round, events = deal(rules, deck_v1(rules, secret_of(seed, number)), dealer)
    yield f"rules {print_rules(rules)}"
    yield f"seed {seed}, round {number}"
    yield f"dealer {dealer}"
    yield from _opening(round, events)
    decisions = 0
    while not round.is_over:
        legal = round.legal_actions()
        decisions += 1
        action = legal[choose_below(len(legal), secret_of(f"transcript {seed} {number}", decisions))]
        yield from _block(round, decisions, action)
    yield from _ending(round)


def replay_text(replay: Replay) -> Iterator[str]:
    """Yield the lines of a recorded round, as `transcript` writes them."""
    yield f"rules {print_rules(replay.record.rules)}"
    yield f"dealer {replay.record.dealer}"
    yield from _opening(replay.opening, replay.dealt)
    round = replay.opening.copy()
    for number, step in enumerate(replay.steps, 1):
        yield from _block(round, number, step.decision.action)
    yield from _ending(round)


def event_text(event: Event) -> str:
    """Return what happened as one line: the event, who, which cards, and the rest by name."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    words = [name, "-" if event.seat is None else str(event.seat)]
    words.append("?" if event.cards is None else print_cards(event.cards) or "-")
    for field in event.__match_args__:
        if field not in ("seat", "cards"):
            value = getattr(event, field)
            words.append(f"{field.rstrip('_')}={value + 1 if field == 'month' else value}")
    return " ".join(words)


def _opening(round: Round, events: Iterable[Event]) -> Iterator[str]:
    yield ""
    yield "deal"
    yield from (f"  {event_text(event)}" for event in events)
    yield from _zones(round)


def _block(round: Round, number: int, action: Action) -> Iterator[str]:
    """Yield the block of a decision, and take it."""
    yield ""
    yield f"{number}: seat {round.to_move}, {round.phase}"
    yield f"  legal {' '.join(map(print_action, round.legal_actions()))}"
    yield f"  > {print_action(action)}"
    yield from (f"  {event_text(event)}" for event in round.apply(action))
    yield from _zones(round)


def _zones(round: Round) -> Iterator[str]:
    """Yield where every card is, and what each seat has."""
    yield f"  hands {_by_seat(round.hands)}"
    yield f"  table {print_card_set(round.table) or '-'}"
    for month, stack in sorted(round.stacks.items()):
        owner = "nobody" if stack.owner is None else f"seat {stack.owner}"
        yield f"  stack {month + 1} {print_card_set(stack.cards)} {print_card_set(stack.bonus)}".rstrip() + f", {owner}"
    yield f"  stock {len(round.stock)}"
    yield f"  captured {_by_seat(round.captured)}"
    yield f"  points {' / '.join(map(str, round.scores))}"


def _by_seat(cards: Iterable[CardSet]) -> str:
    return " / ".join(print_card_set(some) or "-" for some in cards)


def _ending(round: Round) -> Iterator[str]:
    if round.result is not None:
        yield ""
        yield from result_text(round.result)


def result_text(result: Result) -> Iterator[str]:
    """Yield how a round ended, who pays, and every line that explains it."""
    won = "" if result.winner is None else f", seat {result.winner} wins {result.base} x {result.multiplier}"
    yield f"result {result.kind}{won}"
    for payer, receiver, points in result.transfers:
        yield f"  seat {payer} pays seat {receiver} {points}"
    for reason, receiver, points in result.instant:
        yield f"  {reason}: every opponent paid seat {receiver} {points} at once"
    for line in result.lines:
        yield f"  {line_text(line)}"


def line_text(line: Line) -> str:
    """Return one line of an explanation."""
    amount = f"{line.points}" if line.factor is None else f"x{line.factor}"
    words = [line.part, line.name, amount]
    if line.seat is not None:
        words.insert(0, f"seat {line.seat}")
    if line.have is not None:
        words.append(f"has {line.have}" if line.need is None else f"has {line.have} of {line.need}")
    if line.why is not None:
        words.append(f"({line.why})")
    return " ".join([*words, f"[{line.rule}]"])
