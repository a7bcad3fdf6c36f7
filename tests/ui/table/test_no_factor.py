"""Where a thing multiplies nothing under a set of rules, it is said so; never as ×1 (UX 2.4, 3.4)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.table.choices import question_of_card
from gostop_desktop.ui.table.paint.panels import draw_seat_panel
from gostop_desktop.ui.table.tips import tip_of
from tests.helpers import position, rules
from tests.ui.helpers import desk_of, watch

from .test_table_text import told


@pytest.mark.parametrize(("factor", "said"), [(1, "Multiplies nothing under these rules"), (3, "A win counts ×3")])
def test_the_question_about_shaking_and_bombs_says_what_they_multiply(factor: int, said: str) -> None:
    house = rules(shake_multiplier=factor, bomb_multiplier=factor)
    shake = question_of_card(view(position("02J", "11B 11J 11D", "05J", rules=house), 0), CARD_OF["11B"])
    bomb = question_of_card(view(position("11K", "11B 11J 11D", "05J", rules=house), 0), CARD_OF["11B"])

    for question in (shake, bomb):
        assert question is not None
        assert said in [plain(line) for line in question.options[0].lines]


@pytest.mark.parametrize(
    ("factor", "said"),
    [
        (1, "Can be shaken first, which multiplies nothing under these rules"),
        (2, "Can be shaken first: a win counts ×2"),
    ],
)
def test_the_note_on_a_card_says_what_shaking_multiplies(factor: int, said: str) -> None:
    seen = view(position("02J", "11B 11J 11D", "05J", rules=rules(shake_multiplier=factor)), 0)

    assert said in [plain(line) for line in tip_of(seen, ("You", "Min-su"), CARD_OF["11B"], is_active=True).lines]


@pytest.mark.parametrize("factor", [1, 2])
def test_a_seat_that_has_shaken_is_told_with_the_factor_where_there_is_one(factor: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path)
    table = told(desk, 2)
    facts = replace(table.tells.seat(1), shaken=1, bombs=0, told_factor=factor, go=0, free=0, note="")
    rect = table.layout.side.seats[table.tells.stage.place_of(1)]
    witness = watch(desk)
    draw_seat_panel(desk.display.surface, table.side, rect, facts)
    desk.close()

    assert {1: ["Shaken"], 2: ["×2"]}[factor] == [words for words in witness.words if "Shaken" in words or "×" in words]
