"""Cards, actions and rules as text, and back (PROTOCOL 1): parse(print(x)) == x."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields

from . import actions
from .actions import Action
from .cards import ALL_CARDS, ANIMALS, CARD_OF, CODES, FIRST_BONUS, Card, CardSet, cards_in
from .errors import NotationError, RulesError
from .options import OPTIONS, Accepts, OneOf, Tuple, Value
from .rules import PRESETS, Rules, preset, with_options

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,11}")


def parse_card(text: str) -> Card:
    """Return the card of that code. Raises NotationError if there is none."""
    if text not in CARD_OF:
        raise NotationError(f"{shown(text)} is no card: expected a code such as 01B, 11D or X2a")
    return CARD_OF[text]


def print_card(card: Card) -> str:
    """Return the card's code (RULES A.1)."""
    return CODES[card]


def parse_cards(text: str) -> list[Card]:
    """Return the cards of a text such as `01B 11D X2a`, in its order. Raises NotationError with the place."""
    cards = []
    for place, code in enumerate(text.split(), 1):
        try:
            cards.append(parse_card(code))
        except NotationError as error:
            raise NotationError(f"card {place}: {error}") from None
    return cards


def print_cards(cards: Iterable[Card]) -> str:
    """Return the codes of the cards, in the order given."""
    return " ".join(CODES[card] for card in cards)


def print_card_set(cards: CardSet) -> str:
    """Return the codes of the set in card order."""
    return print_cards(cards_in(cards))


def print_action(action: Action) -> str:
    """Return the action's text (PROTOCOL 1)."""
    return _ACTION_TEXTS[action]


def parse_action(text: str) -> Action:
    """Return the action of that text. Raises NotationError if there is none."""
    if text not in _ACTIONS:
        raise NotationError(f"{shown(text)} is no action: {_expected_action(text)}")
    return _ACTIONS[text]


def _action_texts() -> dict[Action, str]:
    texts: dict[Action, str] = {
        actions.FLIP_ONLY: "-",
        actions.GO: "go",
        actions.STOP: "stop",
        actions.QUAD: "quad",
        actions.PASS: "pass",
        actions.SHODANG: "shodang",
        actions.ACCEPT: "yes",
        actions.REFUSE: "no",
    }
    for card in ALL_CARDS[:FIRST_BONUS]:
        texts[actions.PLAY[card]] = CODES[card]
        texts[actions.PLAY_SHAKING[card]] = f"{CODES[card]}~"
        texts[actions.CHOOSE[card]] = f"={CODES[card]}"
    for card in ALL_CARDS[FIRST_BONUS:]:
        texts[actions.BONUS_PLAY[card]] = CODES[card]
    for card in cards_in(ANIMALS):
        texts[actions.DECLARE_ANIMAL[card]] = f"{CODES[card]}:animal"
        texts[actions.DECLARE_JUNK[card]] = f"{CODES[card]}:junk"
    for bomb, shake in zip(actions.BOMB, actions.SHAKE, strict=True):
        texts[bomb] = f"!{bomb.month + 1}"
        texts[shake] = f"~{shake.month + 1}"
    return texts


_ACTION_TEXTS: dict[Action, str] = _action_texts()
_ACTIONS: dict[str, Action] = {text: action for action, text in _ACTION_TEXTS.items()}
_EXPECTED: tuple[tuple[str, str], ...] = (
    (r"[!~].*", "after ! or ~ expected a month from 1 to 12 without a leading zero"),
    (r"=.*", "after = expected the card to take, such as =08A"),
    (r".*:.*", "expected an animal and what it becomes, such as 09A:animal or 09A:junk"),
    (r".*~", "before ~ expected a card that has a month, such as 10J~"),
)


def _expected_action(text: str) -> str:
    for pattern, words in _EXPECTED:
        if re.fullmatch(pattern, text, re.DOTALL):
            return words
    return (
        "expected a card such as 10J or X2a, 10J~, ~10, !10, -, =08A, 09A:animal, 09A:junk, "
        "go, stop, quad, pass, shodang, yes or no"
    )


def print_value(value: Value) -> str:
    """Return an option's value as rules texts hold it (PROTOCOL 1)."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    return "none" if value is None else str(value)


def parse_value(name: str, text: str) -> Value:
    """Return the value that the text gives the option.

    Raises NotationError for an unknown option, or a value it does not take.
    """
    if name not in OPTIONS:
        raise NotationError(f"there is no option {shown(name)}: the options are {', '.join(sorted(OPTIONS))}")
    accepts = OPTIONS[name].accepts
    value = _read(accepts, text)
    if value is _UNREADABLE or not accepts.accepts(value):
        raise NotationError(f"{name} cannot be {shown(text)}: it takes {accepts.words}")
    return value


_UNREADABLE = "\0"
"""What no option takes and no text can hold."""


def _read(accepts: Accepts, text: str) -> Value:
    """Return the value the text stands for, whether the option takes it or not."""
    if isinstance(accepts, OneOf):
        return {print_value(value): value for value in accepts.values}.get(text, _UNREADABLE)
    if isinstance(accepts, Tuple):
        elements = accepts.ordered(
            () if text == "none" else tuple(_read(accepts.each, part) for part in text.split(","))
        )
        numbers = tuple(element for element in elements if isinstance(element, int))
        return numbers if len(numbers) == len(elements) else tuple(map(str, elements))
    if text == "none":
        return None
    return int(text) if _NUMBER.fullmatch(text) else _UNREADABLE


def print_preset(rules: Rules) -> str:
    """Return the preset nearest to the rules, with its players where it has both: `chinese_encyclopedia/3`."""
    return _nearest(rules)[0]


def print_rules(rules: Rules) -> str:
    """Return the nearest preset and what differs from it: `matgo win_score=5 bonus_cards=2,2`."""
    name, differences = _nearest(rules)
    return " ".join((name, *(f"{option}={print_value(getattr(rules, option))}" for option in differences)))


def parse_rules(text: str) -> Rules:
    """Return the rules of that text. Raises NotationError with the place and what was expected."""
    words = [(match.group(), match.start() + 1) for match in re.finditer(r"\S+", text)]
    if not words:
        raise NotationError("column 1: expected a preset such as matgo or chinese_encyclopedia/3")
    (name, column), *rest = words
    try:
        base = parse_preset(name)
    except NotationError as error:
        raise NotationError(f"column {column}: {error}") from None
    changes: dict[str, Value] = {}
    for word, place in rest:
        option, equals, value = word.partition("=")
        if not equals:
            raise NotationError(f"column {place}: expected option=value, not {shown(word)}")
        if option in changes:
            raise NotationError(f"column {place}: {option} is given twice")
        if option == "players":
            raise NotationError(f"column {place}: the players belong to the preset: chinese_encyclopedia/3, or gostop")
        try:
            changes[option] = parse_value(option, value)
        except NotationError as error:
            raise NotationError(f"column {place}: {error}") from None
    return with_options(base, changes)


def parse_preset(text: str) -> Rules:
    """Return a preset by its name, with `/2` or `/3` behind it if need be. Raises NotationError."""
    name, slash, players = text.partition("/")
    if slash and players not in ("2", "3"):
        raise NotationError(f"after {name}/ expected 2 or 3 players, not {shown(players)}")
    try:
        return preset(name, int(players) if slash else None)
    except RulesError as error:
        raise NotationError(str(error)) from None


def _nearest(rules: Rules) -> tuple[str, list[str]]:
    """Return the first preset with the fewest differences, and the options that differ."""
    best: tuple[str, list[str]] | None = None
    for (name, players), table in PRESETS.items():
        if players != rules.players:
            continue
        differences = [
            field.name for field in fields(Rules) if getattr(rules, field.name) != getattr(table, field.name)
        ]
        if best is None or len(differences) < len(best[1]):
            is_for_both = (name, 5 - players) in PRESETS
            best = (f"{name}/{players}" if is_for_both else name, differences)
    assert best is not None, "there are presets for two and for three"
    return best


def shown(text: object) -> str:
    """Return the text as an error names it, shortened if it is long."""
    words = ascii(text)
    return words if len(words) <= 60 else words[:57] + "..."
