"""What the rows of the account tell: the cards they come from, and the rule (UX 2.7)."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop.engine.baks import standing
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.rules import PRESETS, Rules
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.i18n import plain
from gostop_desktop.ui.app import App
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.numbers import amount, signed_amount
from gostop_desktop.ui.scenes.settlement import SettlementScene
from gostop_desktop.ui.scenes.settlement_cards import PACKINGS, in_lines
from gostop_desktop.ui.scenes.settlement_money import money_of
from gostop_desktop.ui.scenes.settlement_parts import Stamp
from gostop_desktop.ui.scenes.settlement_shown import Shown
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.table.account import Account, PointRow, account
from gostop_desktop.ui.table.paragraphs import options_of, paragraph
from tests.ui.helpers import Hands, desk_of

from .accounts import MANY_GROUPS, ONE_STAMP, PAID_AT_ONCE, account_scene


def results(rules: Rules, count: int) -> list[Result]:
    """Return what rounds played at random came to."""
    rng = Random(7)
    found = []
    for seed in range(count):
        round, _ = deal(rules, deck_v1(rules, secret_of("rows", seed)))
        while legal := round.legal_actions():
            round.apply(rng.choice(legal))
        assert round.result is not None
        found.append(round.result)
    return found


def lines_of(result: Result, names: list[str]) -> list[Line]:
    told = account(result, names)
    return [] if told is None else [*(row.line for row in told.points), *(row.line for row in told.factors)]


@pytest.mark.parametrize("key", PRESETS, ids=lambda key: f"{key[0]}/{key[1]}")
def test_every_row_of_every_account_names_its_rule(key: tuple[str, int]) -> None:
    rules = PRESETS[key]
    names = ["You", "Min-su", "Ji-eun"][: rules.players]
    lines = [line for result in results(rules, 60) for line in lines_of(result, names)]

    assert lines
    assert [] == [line.name for line in lines if not paragraph(line, rules) or not line.rule]
    assert {option for line in lines for option in options_of(line)} <= {field.name for field in fields(Rules)}


def test_many_groups_share_lines_and_keep_their_order() -> None:
    def group(name: str, count: int) -> PointRow:
        return PointRow(name, "", 1, 1, tuple(range(count)), Line("points", name, "D.1"))

    rows = [group("bright", 3), group("hongdan", 3), group("chodan", 3), group("ribbon", 9), group("junk", 14)]
    packed = [[[row.name for row in line] for line in in_lines(rows, *way)] for way in PACKINGS]

    assert [["bright", "hongdan"], ["chodan"], ["ribbon"], ["junk"]] == packed[0]
    assert [["bright", "hongdan", "chodan"], ["ribbon"], ["junk"]] == packed[1]
    assert [["bright"], ["hongdan"], ["chodan"], ["ribbon"], ["junk"]] == packed[-1]
    assert all({name for line in lines for name in line} == {row.name for row in rows} for lines in packed)


def settled(home: Path) -> tuple[Hands, SettlementScene]:
    desk = desk_of(home)
    scene = picture(desk, "settlement", "1")
    assert isinstance(scene, SettlementScene)
    return Hands(desk), scene


def told_by(scene: SettlementScene) -> Account:
    """Return the account that a scene shows."""
    told = account(scene.outcome.result, [person.name for person in scene.session.setup.seats])
    assert told is not None
    return told


def test_a_row_is_lit_by_click_and_by_enter_and_left_by_escape(tmp_path: Path) -> None:
    hands, scene = settled(tmp_path)
    told = told_by(scene)
    rows = [widget for widget in scene.controls.all() if widget.key.startswith("row ")]
    row = told.points[0]

    hands.click(rows[0].rect.center)
    clicked = scene.lit
    hands.press(Command.BACK)
    left = scene.lit
    hands.press(Command.DOWN)
    hands.press(Command.CONFIRM)
    by_key = scene.lit

    assert len(told.points) + len(told.factors) == len(rows)
    assert row == clicked
    assert row.cards
    assert left is None
    assert by_key is not None
    assert scene is hands.desk.scenes.top
    hands.desk.close()


def test_what_a_payer_lacks_is_shown_with_the_payers_cards(tmp_path: Path) -> None:
    hands, scene = settled(tmp_path)
    told = told_by(scene)
    junk_bak = next(row for row in told.factors if any(line.name == "pibak" for line in row.lines))
    (payer,) = told.payers

    assert [(payer, next(line.cards for line in junk_bak.lines))] == list(junk_bak.held)
    hands.desk.close()


def test_chips_are_written_as_people_say_them_where_they_are_many(tmp_path: Path) -> None:
    """UX 2.7: 13 digits fit, grouped by ten thousands in Korean."""
    desk = desk_of(tmp_path, language="ko")
    korean = [amount(99_999_999), amount(1_234_567_890_123), signed_amount(-250_000_000), signed_amount(0)]
    desk.use_language("en")
    english = [amount(1_234_567_890_123), signed_amount(1_200)]
    desk.close()

    assert ["99,999,999", "1조 2,345억 6,789만 123", "−2억 5,000만", "±0"] == korean
    assert ["1,234,567,890,123", "+1,200"] == english


def test_the_limit_of_points_is_told_where_it_cuts(tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    cut = account_scene(desk, tmp_path, 2, MANY_GROUPS[2], most_points=50)
    whole = account_scene(desk, tmp_path, 2, MANY_GROUPS[2])
    money = [money_of(scene.outcome, told_by(scene), scene.session.setup) for scene in (cut, whole)]

    assert "At most 50 points" == plain(money[0].limit)
    assert ["192 points", "50 points"] == [
        plain(words) for words in (money[0].rows[0].reckoned, money[0].rows[0].points)
    ]
    assert "" == money[1].limit
    desk.close()


@pytest.mark.parametrize("players", [2, 3])
def test_the_chips_of_every_seat_add_up_after_what_was_paid_at_once(players: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    scene = account_scene(desk, tmp_path, players, PAID_AT_ONCE[players])
    money = money_of(scene.outcome, told_by(scene), scene.session.setup)
    sums = [[_number(words) for words in (row.before, row.change, row.after)] for row in money.rows]
    desk.close()

    assert scene.outcome.result.instant
    assert any(before != 100_000 for before, _change, _after in sums)
    assert all(before + change == after for before, change, after in sums)


def _number(words: str) -> int:
    return int(plain(words).replace(",", "").replace("\u2212", "-").replace("±", ""))


@pytest.mark.parametrize(("motion", "looks"), [("full", (8, 14)), ("none", (1, 1))])
def test_a_stamp_comes_down_on_its_row_and_then_lies_still(motion: str, looks: tuple[int, int], tmp_path: Path) -> None:
    """UX 4: in 220 milliseconds; without motion it is there."""
    desk = desk_of(tmp_path, (1280, 720))
    desk.change(replace(desk.settings, display=replace(desk.settings.display, motion=motion)))
    scene = account_scene(desk, tmp_path, 3, ONE_STAMP)
    desk.scenes.reset(scene)
    app = App(desk)
    assert scene.page is not None
    stamps = [part for side in scene.page.parts for part in side.column.parts if isinstance(part, Stamp)]
    (place,) = (part.box.inflate(part.box.size) for part in stamps if part.number == 0)
    seen = []
    for _ in range(70):
        app.step(1 / 60)
        seen.append(pygame.image.tobytes(desk.display.surface.subsurface(place), "RGB"))
    changes = sum(before != after for before, after in pairwise(seen))

    assert looks[0] - 1 <= changes <= looks[1]
    assert 1 == len(set(seen[50:]))


@pytest.mark.parametrize("text", [100, 200])
def test_a_notice_hides_no_button(text: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en", text=text)
    scene = account_scene(desk, tmp_path, 2, PAID_AT_ONCE[2])
    hands = Hands(desk)
    hands.show(scene)
    assert scene.page is not None

    assert all(scene.notice_bottom <= button.rect.y for button in scene.page.buttons)
    assert scene.notice_bottom > desk.size[1] // 3


@pytest.mark.parametrize("key", PRESETS, ids=lambda key: f"{key[0]}/{key[1]}")
def test_what_a_payer_has_and_needs_is_told(key: tuple[str, int]) -> None:
    rules = PRESETS[key]
    names = ["You", "Min-su", "Ji-eun"][: rules.players]
    accounts = [told for result in results(rules, 60) if (told := account(result, names))]
    notes = [plain(row.note) for told in accounts for row in told.factors if "safe from" in plain(row.note)]

    assert notes
    assert [] == [note for note in notes if not re.fullmatch(r"(\S+ \d+( · )?)+, safe from \d+ on", note)]


def test_a_cup_that_saves_nobody_is_told_beside_what_a_payer_has(tmp_path: Path) -> None:
    """RULES D.2: the shield beside the table has counted it as two junk, and the account must not say otherwise."""
    desk = desk_of(tmp_path)
    told = 0
    for seed in range(30):
        scene = account_scene(desk, tmp_path, 2, seed)
        view, result = scene.outcome.view, scene.outcome.result
        shown = Shown(
            desk, scene.session, scene.outcome, None, (), show_deck=scene._show_deck, show_rules=scene._show_rules
        ).account()
        if shown is None:
            continue
        (payer,) = shown.payers
        (bak,) = [row for row in shown.factors if row.lines[0].name == "pibak"]
        at_best = standing(scorer(view.rules), view.captured[payer], view.as_animal[payer], view.as_junk[payer]).junk
        has_cup = at_best > (bak.line.have or 0) and bak.line.why != "winner_lacks"
        told += has_cup
        assert has_cup == (f"({at_best} with cup)" in plain(bak.note)), (seed, result.kind, plain(bak.note))
    desk.close()

    assert told > 0
