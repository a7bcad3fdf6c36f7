"""`docs/RULES.md` is true: its options, values and presets are those of the code, and every section named exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gostop_desktop.engine.notation import print_value
from gostop_desktop.engine.options import OPTIONS, Accepts, Between, OneOf, Tuple, Value
from gostop_desktop.engine.rules import PRESET_NAMES, PRESETS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "RULES.md").read_text("utf-8")


def section(title: str) -> str:
    """Return the text of a section, up to the next heading."""
    (found,) = re.findall(rf"^### {re.escape(title)}.*?\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(text: str) -> dict[str, list[str]]:
    """Return the cells of each row of a table whose first cell is a name in code."""
    found = re.findall(r"^\| `(\w+)` \|(.*)\|$", text, re.MULTILINE)
    return {name: [cell.strip() for cell in cells.split("|")] for name, cells in found}


def words(accepts: Accepts) -> str:
    """Return the values of an option as the table gives them."""
    match accepts:
        case OneOf(values):
            return ", ".join(map(print_value, values))
        case Between(low, high, optional):
            return ("none, " if optional else "") + f"{low:,}–{high:,}"
        case Tuple(each, shortest, longest, distinct):
            if distinct:
                return f"subset of {words(each)}"
            return f"{longest} of {words(each)}" if shortest == longest else f"{shortest} to {longest} of {words(each)}"


def shown(value: Value) -> str:
    """Return a value as the table of presets shows it."""
    return f"({', '.join(map(str, value))})" if isinstance(value, tuple) else print_value(value)


def cell(option: str, preset: str) -> str:
    """Return what the table shows for the preset: nothing where it is as in the default for so many players."""
    counts = [players for name, players in PRESETS if name == preset]
    own = {players: getattr(PRESETS[preset, players], option) for players in counts}
    usual = {2: getattr(PRESETS["matgo", 2], option), 3: getattr(PRESETS["gostop", 3], option)}
    if preset == "gostop":
        usual[3] = usual[2]
    if preset != "matgo" and all(own[players] == usual[players] for players in counts):
        return ""
    return " / ".join(dict.fromkeys(shown(value) for value in own.values()))


def test_every_option_is_explained_with_the_values_it_takes() -> None:
    table = {name: cells[0] for name, cells in rows(section("G.1")).items()}

    assert {name: words(option.accepts) for name, option in OPTIONS.items()} == table


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_says_who_says_so(name: str) -> None:
    _, meaning, source = rows(section("G.1"))[name]

    assert meaning
    assert source


def test_every_preset_is_as_the_table_says() -> None:
    expected = {name: [cell(name, preset) for preset in PRESET_NAMES] for name in OPTIONS if name != "players"}

    assert expected == rows(section("G.2"))


def test_every_section_that_the_code_names_exists() -> None:
    headings = set(re.findall(r"^#+ ([A-I](?:\.\d+)?)\b", TEXT, re.MULTILINE))
    named = {
        reference
        for path in (ROOT / "gostop_desktop").rglob("*.py")
        for mention in re.findall(r"RULES ((?:[A-I](?:\.\d+)?(?:, | and | to )?)+)", path.read_text("utf-8"))
        for reference in re.findall(r"[A-I](?:\.\d+)?", mention)
    }

    assert set() == named - headings
    assert set() == {option.section for option in OPTIONS.values()} - headings
