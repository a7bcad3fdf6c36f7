"""Go/Stop and the account say what the engine reckons: golden texts of every preset (UX 10, check 9)."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.outlook import Prospect, outlook
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.view import View, view
from gostop_desktop.ui.table.account import account

from .said import board, course, settlement, setup_of

GOLDEN = Path(__file__).parents[2] / "data" / "said"
ROUNDS, MOST_BOARDS = 16, 4
Key = tuple[str, int]


@pytest.fixture(autouse=True)
def english() -> None:
    """Speak the language of the source, whatever a test before spoke."""
    i18n.use(i18n.SOURCE_LANGUAGE, gettext.NullTranslations())
    i18n.use_terms({})
    i18n.group_digits("language")


def name_of(key: Key) -> str:
    return f"{key[0]}-{key[1]}.txt"


def texts(key: Key) -> Iterator[str]:
    """Yield what is said in the first rounds that end in another way than those before, and at their Go or Stop."""
    setup = setup_of(*key)
    ends = set()
    boards: set[tuple[object, ...]] = set()
    for seed in range(ROUNDS):
        carry = seed % 3
        round, asked = course(setup.rules, seed, carry)
        assert round.result is not None
        told = account(round.result, [seat.name for seat in setup.seats])
        hit = () if told is None else tuple(row.line.name for row in told.factors if row.applies)
        if (end := (round.result.kind, *hit)) not in ends:
            ends.add(end)
            yield f"== round {seed}, {carry} drawn before"
            yield from settlement(setup, view(round, 0), round.result, carry)
        for seen in asked:
            stop = of(seen).stop
            assert stop is not None
            others = seen.go[: seen.seat] + seen.go[seen.seat + 1 :]
            kind = (min(seen.go[seen.seat], 2), any(others), len(set(dict(stop.payments).values())))
            if kind not in boards and len(boards) < MOST_BOARDS:
                boards.add(kind)
                yield f"== round {seed}, {carry} drawn before: seat {seen.seat} is asked"
                yield from board(setup, seen)


@pytest.mark.parametrize("key", PRESETS, ids=name_of)
def test_what_is_said_by_every_preset_is_what_was_said(key: Key, update_golden: bool) -> None:  # noqa: FBT001  # a fixture
    path = GOLDEN / name_of(key)
    text = "\n".join((*texts(key), ""))
    if update_golden:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")

    assert path.read_text("utf-8").split("\n") == text.split("\n")


def test_every_preset_has_its_golden_text_and_no_other_is_there() -> None:
    assert {name_of(key) for key in PRESETS} == {path.name for path in GOLDEN.iterdir()}


MANY_ROUNDS = 300
CHANGES: tuple[tuple[str, object], ...] = (
    ("point_value", 50),
    ("max_points", 4),
    ("go_points", "until_multiplied"),
    ("go_multiplier", "linear"),
    ("go_multiplier_from", 4),
    ("shake_multiplier", 3),
    ("bomb_multiplier", 3),
    ("pibak", "off"),
    ("pibak_limit", 3),
    ("gwangbak", "off"),
    ("meongbak", "winner7_loser0"),
    ("gobak", "off"),
    ("nagari_multiplier", 3),
    ("nagari_stack", False),
    ("double_junk", ()),
)
"""Options with another value than both presets have."""
RARE = frozenset({"go_multiplier", "shake_multiplier", "bomb_multiplier"})
"""What rounds of three hardly ever come to."""
CASES = [
    (key, *change)
    for key in (("matgo", 2), ("gostop", 3))
    for change in CHANGES
    if key[1] == 2 or change[0] not in RARE
]


@cache
def everybody_asked(key: Key) -> tuple[View, ...]:
    """Return what seats saw who were asked about Go or Stop; one of those who had reached the same in points."""
    rules = PRESETS[key]
    views = (seen for seed in range(MANY_ROUNDS) for seen in course(rules, seed, seed % 3)[1])
    found = {(*(line.name for line in of(seen).lines if line.points), seen.go, seen.carry): seen for seen in views}
    return tuple(found.values())


def of(seen: View) -> Prospect:
    return outlook(seen).prospects[seen.seat]


def under(seen: View, rules: Rules) -> View:
    """Return what a seat would see if the same had come about under other rules."""
    count = scorer(rules)
    piles = zip(seen.captured, seen.as_animal, seen.as_junk, strict=True)
    return replace(seen, rules=rules, scores=tuple(count.points(*pile) for pile in piles))


@pytest.mark.parametrize(("key", "option", "value"), CASES, ids=[f"{case[0][0]} {case[1]}" for case in CASES])
def test_another_value_of_an_option_is_said_on_the_board_and_in_the_account(
    key: Key, option: str, value: object
) -> None:
    """No module of the interface knows the rules: what changes is what the engine reckons."""
    setup = setup_of(*key)
    changed = replace(setup, rules=with_options(setup.rules, {option: value}))
    on_board = in_account = False
    for seen in everybody_asked(key):
        other = under(seen, changed.rules)
        before, after = of(seen).stop, of(other).stop
        if before is None or after is None or (before.lines == after.lines and option != "point_value"):
            continue
        on_board |= [*board(setup, seen)] != [*board(changed, other)]
        in_account |= [*settlement(setup, seen, before, seen.carry)] != [*settlement(changed, other, after, seen.carry)]
        if on_board and in_account:
            break

    assert on_board
    assert in_account
