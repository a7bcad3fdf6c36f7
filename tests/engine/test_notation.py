"""Cards, actions, rules and deal codes as text (PROTOCOL 1; UX 5.7)."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import ALL_CARDS, CARD_OF
from gostop_desktop.engine.dealcode import daily_secret, parse_deal_code, print_deal_code
from gostop_desktop.engine.deck import secret_of
from gostop_desktop.engine.errors import NotationError, RulesError
from gostop_desktop.engine.notation import (
    parse_action,
    parse_card,
    parse_cards,
    parse_preset,
    parse_rules,
    parse_value,
    print_action,
    print_card,
    print_cards,
    print_rules,
    print_value,
)
from gostop_desktop.engine.options import OPTIONS, Accepts, Between, OneOf, Tuple, Value
from gostop_desktop.engine.rules import GOSTOP, MATGO, PRESETS, Rules, with_options

TEXT = st.text(max_size=40) | st.text("0123456789ABDJKRX~!=-:, /abcghijmnopqrstuv", max_size=24)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_cards_read_back(card: int) -> None:
    assert card == parse_card(print_card(card))


def test_a_card_that_is_none_is_named_with_its_place() -> None:
    with pytest.raises(NotationError, match="card 2: '13B' is no card: expected a code such as 01B, 11D or X2a"):
        parse_cards("01B 13B")


@given(st.lists(st.sampled_from(ALL_CARDS)))
def test_lists_of_cards_read_back(cards: list[int]) -> None:
    assert cards == parse_cards(print_cards(cards))


ACTIONS: dict[str, Action] = {
    "10J": actions.PLAY[CARD_OF["10J"]],
    "10J~": actions.PLAY_SHAKING[CARD_OF["10J"]],
    "~10": actions.SHAKE[9],
    "X2a": actions.BONUS_PLAY[CARD_OF["X2a"]],
    "!8": actions.BOMB[7],
    "-": actions.FLIP_ONLY,
    "=08A": actions.CHOOSE[CARD_OF["08A"]],
    "09A:animal": actions.DECLARE_ANIMAL[CARD_OF["09A"]],
    "09A:junk": actions.DECLARE_JUNK[CARD_OF["09A"]],
    "go": actions.GO,
    "stop": actions.STOP,
    "quad": actions.QUAD,
    "pass": actions.PASS,
    "shodang": actions.SHODANG,
    "yes": actions.ACCEPT,
    "no": actions.REFUSE,
}


@pytest.mark.parametrize("text", ACTIONS)
def test_every_kind_of_action(text: str) -> None:
    assert ACTIONS[text] == parse_action(text)
    assert text == print_action(ACTIONS[text])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("!08", "expected a month from 1 to 12 without a leading zero"),
        ("~13", "expected a month from 1 to 12"),
        ("=X2a", "after = expected the card to take"),
        ("01B:junk", "expected an animal and what it becomes"),
        ("X2a~", "before ~ expected a card that has a month"),
        ("GO", "expected a card such as 10J or X2a"),
        ("", "expected a card such as 10J or X2a"),
    ],
)
def test_an_action_that_is_none_says_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        parse_action(text)


@given(TEXT)
def test_no_text_breaks_the_action_parser(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert text == print_action(action)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (MATGO, "matgo"),
        (GOSTOP, "gostop"),
        (PRESETS["chinese_encyclopedia", 3], "chinese_encyclopedia/3"),
        (replace(MATGO, win_score=5), "matgo win_score=5"),
        (replace(MATGO, bonus_cards=()), "matgo bonus_cards=none"),
        (replace(MATGO, nagari_cap=None, cut="none"), "matgo cut=none nagari_cap=none"),
        (replace(MATGO, shake=False, convertible=("09A", "05A")), "matgo convertible=09A,05A shake=no"),
        (replace(GOSTOP, max_points=50, ppuk_points=(1, 2, 3)), "gostop ppuk_points=1,2,3 max_points=50"),
    ],
)
def test_rules_as_text(rules: Rules, text: str) -> None:
    assert text == print_rules(rules)
    assert rules == parse_rules(text)


def test_rules_text_may_name_options_in_any_order_and_the_players_always() -> None:
    assert replace(MATGO, win_score=5, bonus_cards=(2, 2)) == parse_rules("matgo/2  win_score=5 bonus_cards=2,2")
    assert PRESETS["chinese_encyclopedia", 2] == parse_rules("chinese_encyclopedia")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "column 1: expected a preset"),
        ("poker", "column 1: there is no preset 'poker': the presets are matgo, gostop"),
        ("matgo/3", "column 1: the preset matgo is not for 3 players: for 3 players there is gostop"),
        ("gostop/two", "after gostop/ expected 2 or 3 players, not 'two'"),
        ("matgo win_score", "column 7: expected option=value, not 'win_score'"),
        ("matgo win=5", "column 7: there is no option 'win': the options are"),
        ("matgo win_score=0", "column 7: win_score cannot be '0': it takes a whole number from 1 to 20"),
        ("matgo win_score=05", "win_score cannot be '05'"),
        ("matgo win_score=" + "9" * 5000, "win_score cannot be '999"),
        ("matgo shake=true", "shake cannot be 'true': it takes no, yes"),
        ("matgo bonus_cards=2,4", "bonus_cards cannot be '2,4'"),
        ("matgo ppuk_points=1,2", "ppuk_points cannot be '1,2': it takes 3 values, each a whole number from 0 to 50"),
        ("matgo double_junk=12D,12D", "double_junk cannot be '12D,12D': it takes any of 11D, 12D, each once"),
        ("matgo win_score=5 win_score=6", "column 19: win_score is given twice"),
        ("matgo players=3", "column 7: the players belong to the preset"),
    ],
)
def test_rules_that_cannot_be_say_where_and_why(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        parse_rules(text)


def values_of(accepts: Accepts) -> st.SearchStrategy[Value]:
    """Return everything that an option takes."""
    match accepts:
        case OneOf(values):
            return st.sampled_from(values)
        case Between(low, high, optional):
            return st.integers(low, high) | st.none() if optional else st.integers(low, high)
        case Tuple(each, shortest, longest, distinct):
            lists = st.lists(values_of(each), min_size=shortest, max_size=longest, unique=distinct)
            return lists.map(partial(_tuple_of, each if distinct else None))


def _tuple_of(order: OneOf | Between | None, elements: list[Value]) -> Value:
    if isinstance(order, OneOf):
        elements = sorted(elements, key=order.values.index)
    numbers = tuple(element for element in elements if isinstance(element, int))
    return numbers if len(numbers) == len(elements) else tuple(map(str, elements))


@pytest.mark.parametrize("name", OPTIONS)
@given(st.data())
def test_every_value_of_every_option_reads_back(name: str, data: st.DataObject) -> None:
    value = data.draw(values_of(OPTIONS[name].accepts))

    assert value == parse_value(name, print_value(value))


def test_a_subset_may_be_named_in_any_order() -> None:
    assert MATGO == parse_rules("matgo double_junk=12D,11D") == with_options(MATGO, {"double_junk": ["12D", "11D"]})
    with pytest.raises(RulesError, match="any of 11D, 12D, each once"):
        replace(MATGO, double_junk=("12D", "11D"))


def test_a_text_is_no_tuple() -> None:
    with pytest.raises(RulesError, match="bonus_cards cannot be '23': it takes up to 5 values, each 2, 3"):
        with_options(MATGO, {"bonus_cards": "23"})


CHANGES = st.dictionaries(st.sampled_from([name for name in OPTIONS if name != "players"]), st.none(), max_size=12)


@given(st.sampled_from(list(PRESETS.values())), CHANGES, st.data())
def test_rules_read_back(preset: Rules, names: dict[str, None], data: st.DataObject) -> None:
    rules = with_options(preset, {name: data.draw(values_of(OPTIONS[name].accepts)) for name in names})

    assert rules == parse_rules(print_rules(rules))


def test_the_option_table_and_the_fields_are_the_same() -> None:
    assert [field.name for field in fields(Rules)] == list(OPTIONS)


@given(TEXT | st.text("matgospe_/23 =,winscor0", max_size=30))
def test_no_text_breaks_the_rules_parser(text: str) -> None:
    try:
        rules = parse_rules(text)
    except NotationError:
        return
    assert rules == parse_rules(print_rules(rules))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
@given(key=st.binary(min_size=16, max_size=16))
def test_deal_codes_read_back(rules: Rules, key: bytes) -> None:
    code = print_deal_code(rules, key)

    assert parse_deal_code(code) == parse_deal_code(f" {code.lower()}\n")
    assert rules == parse_deal_code(code)[0]
    assert 26 == len(code.rpartition("-")[2])


def test_a_deal_code_stands_for_one_secret_for_ever() -> None:
    rules, secret = parse_deal_code("GS1-matgo-AAAQEAYEAUDAOCAJBIFQYDIOB4")

    assert MATGO == rules
    assert "0055cd91" == secret.hex()[:8]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is no deal code: expected GS1-<preset>"),
        ("GS1-matgo-AAAQEAYEAUDAOCAJBIFQYDIOB", "is no deal code"),
        ("GS1-matgo-AAAQEAYEAUDAOCAJBIFQYDIOB5", "its last letter cannot be 5"),
        ("GS1-poker-AAAQEAYEAUDAOCAJBIFQYDIOB4", "there is no preset 'poker'"),
        ("GS1-gostop/2-AAAQEAYEAUDAOCAJBIFQYDIOB4", "the preset gostop is not for 2 players"),
    ],
)
def test_a_deal_code_that_is_none_says_why(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        parse_deal_code(text)


def test_a_deal_code_names_a_preset_as_it_stands() -> None:
    with pytest.raises(NotationError, match="these rules differ from all of them"):
        print_deal_code(replace(MATGO, win_score=5), bytes(16))


@given(TEXT)
def test_no_text_breaks_the_deal_code_parser(text: str) -> None:
    try:
        parse_deal_code(text)
    except NotationError:
        return
    raise AssertionError(text)


def test_the_daily_deal_is_the_seed_of_its_date_and_rules() -> None:
    assert secret_of("daily 2026-11-30 matgo") == daily_secret("2026-11-30", MATGO)


@given(st.text(max_size=12))
def test_no_text_breaks_the_preset_parser(text: str) -> None:
    try:
        assert parse_preset(text) in PRESETS.values()
    except NotationError:
        return
