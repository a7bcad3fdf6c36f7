"""Hints at the table: what the analyst would play, in words, and noted in the record (UX 5.3)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import get_args

import pygame
import pytest

from gostop_desktop.engine.actions import Action, Play
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.notation import parse_action
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import plain
from gostop_desktop.players.reasons import Kind
from gostop_desktop.players.search import Considered, advised
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.effects import EffectKind
from gostop_desktop.ui.table.hints import REASONS, action_words, hint_rows
from tests.helpers import position
from tests.ui.helpers import desk_of

from .driver import FRAME, Person, endless

PATIENCE = 60.0


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    person = Person(tmp_path, endless(default_setup(seed="hints")))
    for _ in range(4000):
        if person.table.round is not None and person.top is person.table and person.is_asked:
            break
        person.app.step(FRAME)
    yield person
    person.leave()


def answered(person: Person) -> int:
    """Wait until the analyst has answered; return how many actions are shown."""
    end = time.monotonic() + PATIENCE
    hints = person.table.hints
    while time.monotonic() < end:
        person.app.step(FRAME)
        if rows := hints.facts().rows:
            return len(rows)
        time.sleep(0.01)
    raise AssertionError("no hint came")


def test_a_hint_names_the_best_three_actions_and_the_other_key_all_of_them(person: Person) -> None:
    person.key(Command.HINT)
    assert 3 == answered(person)

    person.key(Command.ALL_HINTS)
    assert len({action_words(action) for action in person.table.view.legal}) == answered(person)


def test_what_chance_does_not_tell_from_the_advice_is_called_as_good_whatever_its_figure() -> None:
    """A learner must not read that the smaller number is the better play."""
    seen = view(position(table="01B", hand="01J 07J 07K 08J 11K", stock="03J 03K"), 0)
    found = [
        Considered(Play(CARD_OF[code]), points, 1.0)
        for code, points in (("07J", 0.1), ("07K", 0.0), ("08J", -0.1), ("01J", -0.4), ("11K", -3.2))
    ]
    rows = hint_rows(seen, found, ("You", "Min-su"), most_reasons=1)

    assert advised(seen, found).action == Play(CARD_OF["01J"])
    assert [
        ("Pine junk", "", True),
        ("Clover junk", "about as good", True),
        ("Pampas junk", "about as good", True),
        ("Paulownia junk", "about 3 points less", False),
    ] == [(plain(row.words), plain(row.verdict), row.is_close) for row in rows]


def test_what_nobody_has_thought_through_is_not_compared() -> None:
    seen = view(position(table="01B", hand="01J 07J", stock="03J 03K"), 0)
    found = [Considered(Play(CARD_OF[code]), 0.0, inf) for code in ("01J", "07J")]

    assert {("", "")} == {
        (row.points, row.verdict) for row in hint_rows(seen, found, ("You", "Min-su"), most_reasons=1)
    }


def test_the_same_key_or_escape_takes_the_hint_away(person: Person) -> None:
    shown = []
    for closing in (Command.HINT, Command.BACK):
        for command in (Command.HINT, closing):
            person.key(command)
            shown.append(person.table.hints.shows)

    assert [Command.HINT, None, Command.HINT, None] == shown
    assert person.top is person.table


def test_a_round_with_hints_says_so_in_its_record(person: Person) -> None:
    before = person.table.session.autosave.read()
    assert before is not None
    assert '[Flags "known-deck"]' in before

    person.key(Command.HINT)

    after = person.table.session.autosave.read()
    assert after is not None
    assert '[Flags "hints known-deck"]' in after
    assert before.splitlines()[-1] == after.splitlines()[-1]


def test_the_hinted_cards_stand_out_while_the_hint_is_shown(person: Person) -> None:
    person.key(Command.HINT)
    answered(person)
    person.wait(0.1)
    top = person.table.hints._top
    hinted = person.table.hints.cards

    assert hinted
    assert all(card in top.lifted and card in top.marks for card in hinted)

    person.key(Command.BACK)
    person.wait(0.1)
    assert not set(hinted) & set(top.lifted)


def test_a_decision_takes_the_hint_away(person: Person) -> None:
    person.key(Command.ALL_HINTS)
    answered(person)

    person.do(person.table.view.legal[0], by="keys")

    assert person.table.hints.shows is None


@pytest.mark.parametrize(
    "text", "03J 10J~ X2a !10 ~10 - =08A 09A:junk 09A:animal go stop quad pass shodang yes no".split()
)
def test_every_action_has_words(text: str) -> None:
    action: Action = parse_action(text)

    assert action_words(action)


def test_every_reason_has_words() -> None:
    assert set(get_args(Kind)) == set(REASONS)


def test_the_card_of_a_hint_pulses_twice_and_no_more(person: Person) -> None:
    """UX 4: the outline of what is recommended pulses twice, once it is known."""
    effects = person.table.here.top.effects
    person.key(Command.HINT)
    answered(person)
    person.table.hints.light()
    pulses = [effect for effect in effects.passing if effect.kind is EffectKind.PULSE]
    cards = len(person.table.hints.cards)
    person.wait(1.0)

    assert cards > 0
    assert 2 * cards == len(pulses)
    assert not [effect for effect in effects.passing if effect.kind is EffectKind.PULSE]


@pytest.mark.parametrize(("size", "language"), [((1024, 640), "en"), ((1280, 720), "en"), ((1280, 720), "en-XB")])
def test_a_hint_lies_on_the_cloth_or_beside_it_and_names_a_pair_once(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    desk = desk_of(tmp_path, size, language)
    table = picture(desk, "hint", "1")
    assert isinstance(table, TableScene)
    (note,) = table.hints.pictures()
    cloth = pygame.Rect(table.here.top.layout.cloth)
    reasons = table.hints.facts().rows[0].reasons
    table.leave()
    desk.close()

    assert cloth.left <= note.rect.left < note.rect.right <= cloth.right or not cloth.colliderect(note.rect)
    if language == "en":
        assert "gets out of Junk bak, leaves Min-su less junk, captures Iris junk" == plain(reasons)
