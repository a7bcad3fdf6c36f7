"""What tests of the engine and the players share: positions, random rules, random rounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random

import pytest

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import CARD_OF, Card, CardSet, card_set, cards_in
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.notation import parse_action
from gostop_desktop.engine.options import OPTIONS, Accepts, Between, OneOf, Tuple, Value
from gostop_desktop.engine.read_position import read_position
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules, preset, with_options
from gostop_desktop.engine.view import in_turn

Fields = Mapping[str, object]

BOUND = 400
"""No round takes more decisions."""


@contextmanager
def full_disk() -> Iterator[None]:
    """Let nothing more be written to any file, as on a full disk."""
    resource = pytest.importorskip("resource", reason="only POSIX has a limit for the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def card(code: str) -> Card:
    """Return the card of that code."""
    return CARD_OF[code]


def cards(codes: str) -> CardSet:
    """Return the set of the cards named in a text such as `03B 03J`."""
    return card_set(CARD_OF[code] for code in codes.split())


def rules(name: str = "matgo", players: int | None = None, /, **options: object) -> Rules:
    """Return a preset with some options changed."""
    return with_options(preset(name, players), options)


def position(
    table: str,
    hand: str,
    stock: str,
    *,
    rules: Rules = MATGO,
    last: bool = False,
    hands: Sequence[str] | None = None,
    captured: Sequence[str] = (),
    stacks: Sequence[Fields] = (),
    **fields: object,
) -> Round:
    """Return a round in which seat 0 is to play one of the cards in its hand.

    Only what matters is given. Cards that are not mentioned fill up: two in each other hand (unless `hands`
    gives those), one more in the own hand so that it is not the last turn (unless `last`), some below the stock.
    """
    mentioned = cards(" ".join((table, hand, stock, *captured, *(hands or ()))))
    for stack in stacks:
        mentioned |= card_set(CARD_OF[code] for code in (*_codes(stack["cards"]), *_codes(stack.get("bonus", []))))
    spare = [code for code, number in reversed(CARD_OF.items()) if number < 48 and not mentioned >> number & 1]
    own = [*hand.split(), *([] if last else [spare.pop()])]
    others = [text.split() for text in hands] if hands is not None else None
    if others is None:
        others = [[spare.pop(0), spare.pop(0)] for _ in range(rules.players - 1)]
    plain = {
        "hands": [own, *others],
        "table": table.split(),
        "stock": [*stock.split(), *spare[:3]],
        "captured": [*(text.split() for text in captured), *([] for _ in range(rules.players - len(captured)))],
        "stacks": list(stacks),
        **fields,
    }
    return read_position(rules, plain)[0]


def _codes(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def stack(codes: str, owner: int | None = None, bonus: str = "") -> dict[str, object]:
    """Return a stack as positions hold it."""
    return {"cards": codes.split(), "owner": owner, "bonus": bonus.split()}


def do(round: Round, *actions: str) -> list[Event]:
    """Take the actions and return everything that happened."""
    return [event for action in actions for event in round.apply(parse_action(action))]


def types(events: Sequence[Event]) -> list[str]:
    """Return the names of the events' types."""
    return [type(event).__name__ for event in events]


def zones(round: Round) -> dict[str, CardSet]:
    """Return every place in which a card can be, and what is there."""
    found = {"table": round.table, "stock": card_set(round.stock)}
    found |= {f"hand {seat}": hand for seat, hand in enumerate(round.hands)}
    found |= {f"captured {seat}": captured for seat, captured in enumerate(round.captured)}
    found |= {f"stack {month}": stack.all_cards for month, stack in round.stacks.items()}
    if round.turn is not None:
        found["turn"] = in_turn(round.turn, round.phase)
    return found


def random_rules(rng: Random) -> Rules:
    """Return rules with every option drawn at random."""
    return Rules(**{name: _value(option.accepts, rng) for name, option in OPTIONS.items()})  # type: ignore[arg-type]


def _value(accepts: Accepts, rng: Random) -> Value:
    match accepts:
        case OneOf(values):
            return rng.choice(values)
        case Between(low, high, optional):
            return None if optional and rng.random() < 0.5 else rng.randint(low, min(high, low + 60))
        case Tuple(each, shortest, longest, distinct):
            if distinct and isinstance(each, OneOf):
                chosen = [value for value in each.values if rng.random() < 0.5]
                return tuple(str(value) for value in chosen)
            count = rng.randint(shortest, longest)
            return tuple(_number(each, rng) for _ in range(count))


def _number(accepts: OneOf | Between, rng: Random) -> int:
    value = _value(accepts, rng)
    assert isinstance(value, int)
    return value


def random_deck(rules: Rules, rng: Random) -> list[Card]:
    """Return the rules' pack, shuffled."""
    deck = list(rules.pack)
    rng.shuffle(deck)
    return deck


def random_rounds(rules: Rules, count: int, seed: int) -> Iterator[tuple[Round, Random]]:
    """Yield freshly dealt rounds, each with a generator to play it by."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        round, _ = deal(rules, random_deck(rules, rng), rng.randrange(rules.players), rng.randrange(3))
        yield round, rng


def every_rules(combinations: int, seed: int = 1) -> dict[str, Rules]:
    """Return every preset, and so many random combinations of all options, by a short name."""
    presets = {f"{name}/{players}": rules for (name, players), rules in PRESETS.items()}
    return presets | {f"random {number}": random_rules(Random(f"{seed} {number}")) for number in range(combinations)}


def playing(round: Round, rng: Random) -> Iterator[tuple[Action, list[Event]]]:
    """Play the round to its end by random choices; yield every action and what it did."""
    for _ in range(BOUND):
        if round.is_over:
            return
        action = rng.choice(round.legal_actions())
        yield action, round.apply(action)
    raise AssertionError(f"the round does not end within {BOUND} decisions")


def hidden_zones(round: Round, viewer: int) -> CardSet:
    """Return the cards whose place the viewer cannot know."""
    hidden = card_set(round.stock)
    for seat, hand in enumerate(round.hands):
        if seat != viewer:
            hidden |= hand & ~round.shown[seat]
    return hidden


def reshuffled(round: Round, viewer: int, rng: Random) -> Round:
    """Return a copy in which everything that the viewer cannot see is dealt differently."""
    copy = round.copy()
    pool = list(cards_in(hidden_zones(round, viewer)))
    rng.shuffle(pool)
    for seat, hand in enumerate(round.hands):
        if seat != viewer:
            kept = hand & round.shown[seat]
            count = hand.bit_count() - kept.bit_count()
            copy.hands[seat] = kept | card_set(pool[:count])
            del pool[:count]
            copy.replaced[seat] = 0
    copy.stock = pool
    return copy
