"""Presets of one's own: every name keeps its own file, and nothing is lost by chance (UX 2.2, BUGS L03)."""

from __future__ import annotations

import pytest

from gostop_desktop.engine.rules import PRESETS, with_options
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.presets import delete_preset, export_rules, is_built_in, rules_of, save_preset, saved_presets

FIVE = with_options(PRESETS["matgo", 2], {"win_score": 5})
SIX = with_options(PRESETS["matgo", 2], {"win_score": 6})


@pytest.mark.parametrize(("one", "other"), [("A+B", "A-B!"), ("우리집!", "우리집?"), ("!!!", "???"), ("Oma", "oma")])
def test_names_that_differ_in_signs_only_keep_apart(desk: Desk, one: str, other: str) -> None:
    save_preset(desk, one, FIVE)
    save_preset(desk, other, SIX)

    assert {one: FIVE, other: SIX} == saved_presets(desk)


@pytest.mark.parametrize("deleted", [0, 1])
def test_deleting_one_leaves_the_other(desk: Desk, deleted: int) -> None:
    names = ("A?", "A!")
    for name, rules in zip(names, (FIVE, SIX), strict=True):
        save_preset(desk, name, rules)
    delete_preset(desk, names[deleted])

    assert [names[1 - deleted]] == list(saved_presets(desk))


def test_saving_again_replaces_that_preset_only(desk: Desk) -> None:
    for name, rules in (("A?", FIVE), ("A!", FIVE), ("A!", SIX)):
        save_preset(desk, name, rules)

    assert {"A?": FIVE, "A!": SIX} == saved_presets(desk)


def test_one_name_in_two_spellings_is_one_preset(desk: Desk) -> None:
    """A syllable can be written as one character or as its letters."""
    save_preset(desk, "\uc6b0\ub9ac", FIVE)
    save_preset(desk, "\u110b\u116e\u1105\u1175", SIX)

    assert {"우리": SIX} == saved_presets(desk)


def test_a_broken_file_is_not_written_over(desk: Desk) -> None:
    desk.folders.presets.mkdir(parents=True)
    (desk.folders.presets / "mine.json").write_text('{"name": "Mine", "rules": "chess"}', "utf-8")
    save_preset(desk, "Mine!", FIVE)

    assert {"Mine!": FIVE} == saved_presets(desk)
    assert "chess" in (desk.folders.presets / "mine.json").read_text("utf-8")


def test_a_preset_of_a_newer_version_is_not_written_over(desk: Desk) -> None:
    desk.folders.presets.mkdir(parents=True)
    path = desk.folders.presets / "mine.json"
    path.write_text('{"schema": 99, "name": "Mine", "rules": "matgo"}', "utf-8")

    assert "newer version" in (save_preset(desk, "Mine", FIVE) or "")
    assert '"schema": 99' in path.read_text("utf-8")


def test_exports_of_other_rules_do_not_replace_each_other(desk: Desk) -> None:
    paths = [export_rules(desk, name, rules) for name, rules in (("A?", FIVE), ("A!", SIX), ("A?", FIVE))]

    assert ["a.rules", "a_2.rules", "a.rules"] == [path.name for path in paths]
    assert "win_score=5" in paths[0].read_text("utf-8")
    assert "win_score=6" in paths[1].read_text("utf-8")


def test_names_of_built_in_presets_are_known(desk: Desk) -> None:
    assert all(map(is_built_in, ("matgo", "Matgo", "Standard Matgo", "standard go-stop")))
    assert not is_built_in("My Matgo")
    assert rules_of(desk, "My Matgo", 2) is None
