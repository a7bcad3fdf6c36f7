"""Every moment of a match that can be pictured: it is the one that its name says, by the rules, always the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.result import Result
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.match_end import MatchEndScene
from gostop_desktop.ui.scenes.settlement import SettlementScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import SCENES, picture
from gostop_desktop.ui.staging import STAGED, course
from gostop_desktop.ui.table.drawers import Drawer

from .helpers import desk_of, watch

ON_TOP = {
    **dict.fromkeys(("dealer_draw", "dealer_drawn"), "dealer_draw"),
    "cut": "cut",
    "pause": "pause",
    "curtain": "curtain",
    **dict.fromkeys(("match_end", "match_end_bankrupt"), "match_end"),
    "title_saved": "title",
    **dict.fromkeys(("new_game_of_three", "new_game_people"), "new_game"),
    "save_rules": "dialog",
    "title_earlier": "select_list",
    **dict.fromkeys(("key_capture", "button_capture"), "key_capture"),
    "letter_board": "letter_board",
    **dict.fromkeys((name for name in STAGED if name.startswith("settlement")), "settlement"),
}
"""The scene on top, where it is not the table."""
QUESTIONS: dict[str, type[Action]] = {
    "choice": actions.Choose,
    "shake": actions.Play,
    "bomb": actions.Bomb,
    "cup": actions.Declare,
    "chongtong": actions.Quad,
    "shodang": actions.Answer,
    **dict.fromkeys(("go_stop", "go_stop_again", "go_stop_of_three", "go_stop_folded"), actions.Go),
}
"""What the open question offers."""
WORDS = {
    "callout_bomb": {"bomb"},
    "callout_go": {"go"},
    "callout_ppuk": {"ppuk", "first_ppuk"},
    "callout_kiss": {"jjok", "first_jjok"},
    "callout_own_stack": {"stack_own"},
    "callout_shake": {"shake"},
    "callout_ttadak": {"ttadak", "first_ttadak"},
    "callout_set": {"godori", "bright3", "hongdan", "cheongdan", "chodan"},
    "callout_sweep": {"sweep"},
    "callout_win": {"win"},
}
DRAWERS = {
    "captures": Drawer.CAPTURES,
    "sets": Drawer.SETS,
    "months": Drawer.MONTHS,
    "log": Drawer.LOG,
    "open_cards": Drawer.OPEN,
}
HINTS = {"hint": Command.HINT, "all_plays": Command.ALL_HINTS}


ACCOUNTS: dict[str, Callable[[Result], bool]] = {
    "settlement": lambda result: result.winner == 0,
    "settlement_baks": lambda result: result.winner == 0 and doubled(result) > 1,
    "settlement_loss": lambda result: result.winner == 1 and doubled(result) > 0,
    "settlement_nagari": lambda result: result.winner is None and result.kind == "nagari",
    "settlement_of_three": lambda result: result.winner == 0 and len(set(dict(result.payments).values())) == 2,
    "settlement_gobak": lambda result: any(line.part == "liability" and line.why is None for line in result.lines),
}
SEED = "4"


def doubled(result: Result) -> int:
    """Return how many lines double what a payer owes."""
    return sum(line.part == "payer" and line.why is None and line.factor is not None for line in result.lines)


def leave(desk: Desk) -> None:
    """Get up from the table and go."""
    desk.scenes.reset(SCENES["title"](desk, SEED))
    desk.close()


@pytest.mark.parametrize("name", sorted(STAGED))
@pytest.mark.parametrize(("size", "language"), [((1024, 640), "en"), ((1280, 720), "ko")])
def test_a_picture_shows_the_moment_that_it_is_named_after(
    tmp_path: Path, name: str, size: tuple[int, int], language: str
) -> None:
    desk = desk_of(tmp_path, size, language)
    witness = watch(desk)

    shown = picture(desk, name, SEED)
    witness.cuts.clear()
    shown.draw(desk.display.surface)
    cuts = list(witness.cuts)

    assert ON_TOP.get(name, "table") == shown.name
    if name in QUESTIONS:
        asked = table_of(shown).panel
        assert asked is not None
        assert any(isinstance(option.action, QUESTIONS[name]) for option in asked.options)
    elif name in WORDS:
        said = table_of(shown).here.top.effects.callout
        assert said is not None
        assert said.word in WORDS[name]
    elif name in DRAWERS:
        assert DRAWERS[name] is table_of(shown).here.drawers.open
    elif name in HINTS:
        assert HINTS[name] is table_of(shown).hints.shows
        assert table_of(shown).hints.facts().rows
    elif name in ACCOUNTS:
        assert isinstance(shown, SettlementScene)
        assert ACCOUNTS[name](shown.outcome.result)
    elif name == "flip_only":
        assert actions.FLIP_ONLY in {option.action for option in table_of(shown).extras}
    elif isinstance(shown, MatchEndScene):
        assert (shown.match.balances[0] <= 0) == (name == "match_end_bankrupt")
    if not isinstance(shown, TableScene):
        assert [] == cuts
    leave(desk)


@pytest.mark.parametrize("name", ["callout_ppuk", "go_stop", "match_end", "table_of_three"])
def test_the_same_seed_gives_the_same_picture(tmp_path: Path, name: str) -> None:
    pictures = []
    for home in ("one", "two"):
        desk = desk_of(tmp_path / home)
        picture(desk, name, SEED)
        pictures.append(pygame.image.tobytes(desk.display.surface, "RGB"))
        leave(desk)

    assert pictures[0] == pictures[1]


def test_a_round_that_was_staged_is_one_that_can_be_left_and_taken_up(tmp_path: Path) -> None:
    """What is pictured is no invention: its record can be read, and leads to the same view."""
    desk = desk_of(tmp_path)
    table = table_of(picture(desk, "go_stop", SEED))

    again = TableScene.resumed(desk)
    desk.scenes.reset(again)

    assert table.view == again.view
    leave(desk)


def test_what_no_deal_has_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "DEALS", 2)
    desk = desk_of(tmp_path)

    with pytest.raises(course.NoSuchMomentError, match="no deal from the seed '4' has such a moment"):
        course.before(desk, course.Game(), SEED, lambda _step: False)

    desk.close()


def table_of(scene: Scene) -> TableScene:
    assert isinstance(scene, TableScene)
    return scene
