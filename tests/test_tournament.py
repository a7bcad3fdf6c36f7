"""The command `arena`: figures that add up, the same for the same seed, whatever plays them."""

from __future__ import annotations

import json

import pytest

from gostop_desktop.cli import main


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert 0 == main(["arena", *arguments, "--json"])
    table: dict[str, object] = json.loads(capsys.readouterr().out)
    return table


def without_times(table: dict[str, object]) -> list[dict[str, object]]:
    players = table["players"]
    assert isinstance(players, list)
    return [{key: value for key, value in player.items() if key != "milliseconds"} for player in players]


def test_duplicate_deals_are_played_in_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    table = figures(capsys, "--rules", "gostop", "--seats", "skilled,random,random", "--rounds", "30", "--duplicate")

    assert (10, 30) == (table["deals"], table["rounds"])


def test_a_seed_repeats_and_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "skilled,random", "--rounds", "60", "--seed", "5")

    alone = figures(capsys, *arguments)
    again = figures(capsys, *arguments, "--workers", "2")

    assert without_times(alone) == without_times(again)


def test_the_text_names_the_players_and_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["arena", "--rules", "matgo win_score=5", "--seats", "skilled,random", "--rounds", "10"])

    said = capsys.readouterr().out
    assert said.startswith("matgo win_score=5: 10 rounds, 10 deals")
    assert "skilled" in said
    assert "random" in said


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--seats", "skilled"], 2, "arena: matgo has 2 seats, --seats names 1"),
        (["--seats", "skilled,nobody"], 1, "there is no level 'nobody'"),
        (["--seats", "skilled,random", "--rules", "whist"], 1, "whist"),
    ],
)
def test_a_wrong_tournament_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, sentence: str
) -> None:
    assert code == main(["arena", *arguments])
    assert sentence in capsys.readouterr().err


def test_no_rounds_are_wrong_usage() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--seats", "skilled,random", "--rounds", "0"])

    assert 2 == stopped.value.code
