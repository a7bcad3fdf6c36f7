"""The sub-commands that print: replay, verify, score, perft, transcript (ARCHITECTURE 8; UX 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.cli import ERROR, OK, USAGE, VERIFICATION_FAILED, main
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import commitment, deck_v1, secret_of
from gostop_desktop.engine.records import Decision, new_record, print_record
from gostop_desktop.engine.rules import GOSTOP, MATGO, Rules

SECRET = secret_of("commands")


def record(rules: Rules = MATGO, *, finished: bool = True) -> str:
    """Return a record whose players always take the first legal action, deck proved."""
    told = new_record(rules, deck_v1(rules, SECRET)).with_headers(Match="a7f3 12/30")
    told = told.with_headers(Commit=commitment(SECRET), Seed=SECRET.hex())
    round, _ = deal(rules, deck_v1(rules, SECRET))
    while not round.is_over and (finished or len(told.decisions) < 3):
        action = round.legal_actions()[-1]
        assert round.to_move is not None
        told = told.with_decision(Decision(round.to_move, action))
        round.apply(action)
    return print_record(told if round.result is None else told.with_result(round.result))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.gostop"


def test_verify_proves_every_round_of_a_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("\n".join((record(), record(GOSTOP), record(finished=False))), "utf-8")

    assert OK == main(["verify", str(file)])
    printed = capsys.readouterr().out.splitlines()
    assert "3 of 3 rounds are right" == printed[3]
    assert printed[0].startswith("round 1 (a7f3 12/30): ")
    assert printed[0].endswith(", deck proved")
    assert "goes on after 3 decisions, deck proved" in printed[2]


def test_verify_takes_several_files_and_says_which_one_is_wrong(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(record(), "utf-8")
    wrong, broken, missing = (tmp_path / name for name in ("wrong.gostop", "broken.gostop", "missing.gostop"))
    wrong.write_text("\n".join((record(), record().replace('[Result "', '[Result "void'))), "utf-8")
    broken.write_bytes(b"\xff")
    right = main(["verify", str(file), str(file)]), capsys.readouterr().out
    code = main(["verify", *map(str, (file, wrong, broken, missing))])
    printed = capsys.readouterr()

    assert OK == right[0]
    assert right[1].endswith("2 of 2 rounds are right\n")
    assert VERIFICATION_FAILED == code
    assert printed.out.endswith("2 of 3 rounds are right\n")
    assert f"{wrong}: round 2" in printed.err
    assert f"{broken}: the file is not UTF-8" in printed.err
    assert f"{missing}: " in printed.err


def test_verify_says_how_far_a_deck_is_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record().splitlines()
    no_commit = "\n".join(line for line in lines if not line.startswith("[Commit "))
    no_seed = "\n".join(line for line in lines if not line.startswith(("[Commit ", "[Seed ")))
    file.write_text(f"{no_commit}\n\n{no_seed}\n", "utf-8")

    assert OK == main(["verify", str(file)])
    made, told, _ = capsys.readouterr().out.splitlines()
    assert made.removeprefix("round 1") == told.removeprefix("round 2") + ", deck made of its seed"


def test_verify_names_what_is_wrong_and_returns_3(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("\n".join((record(), record().replace('[Result "', '[Result "void'))), "utf-8")

    assert VERIFICATION_FAILED == main(["verify", str(file)])
    printed = capsys.readouterr()
    assert "1 of 2 rounds are right" in printed.out
    assert "round 2 (a7f3 12/30): line " in printed.err


@pytest.mark.parametrize(("content", "words"), [(b"", "line 1: expected"), (b"\xff", "the file is not UTF-8: byte 1")])
def test_verify_refuses_what_is_no_record(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes, words: str
) -> None:
    file.write_bytes(content)

    assert VERIFICATION_FAILED == main(["verify", str(file)])
    assert words in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file here is endless")
@pytest.mark.parametrize(("command", "code"), [("verify", VERIFICATION_FAILED), ("replay", ERROR)])
def test_an_endless_file_is_refused(capsys: pytest.CaptureFixture[str], command: str, code: int) -> None:
    assert code == main([command, "/dev/zero"])
    assert "the file is larger than 67,108,864 bytes" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_an_error(file: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert ERROR == main([command, str(file)])
    assert "match.gostop" in capsys.readouterr().err


def test_replay_tells_a_line_for_each_round_or_every_decision(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record(), "utf-8")

    assert OK == main(["replay", str(file)])
    short = capsys.readouterr().out.splitlines()
    assert OK == main(["replay", str(file), "--text"])
    long = capsys.readouterr().out.splitlines()

    assert 1 == len(short)
    assert short == long[:1]
    assert {"deal", "1: seat 0, play"} < set(long)


def test_replay_refuses_a_record_that_does_not_add_up(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record().replace("[Payments", "[Payment"), "utf-8")

    assert ERROR == main(["replay", str(file)])
    assert "there is a result but no payments" in capsys.readouterr().err


def test_score_counts_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert OK == main(["score", "01R", "02R", "03R", "04R", "12R"])
    assert ["ribbon", "1", "hongdan", "3", "total", "4"] == [
        word for line in capsys.readouterr().out.splitlines() for word in line.split()[:2]
    ]


def test_score_counts_by_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert OK == main(["score", "--rules", "matgo bright5=50", "01B", "03B", "08B", "11B", "12B"])
    assert "total       50" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["13B"], "card 1: '13B' is no card"),
        (["01B", "01B"], "card 2: 01B is given twice"),
        (["X2b"], "card 1: X2b is not in the deck of these rules"),
    ],
)
def test_score_refuses_cards_that_cannot_be(capsys: pytest.CaptureFixture[str], cards: list[str], words: str) -> None:
    assert ERROR == main(["score", *cards])
    assert words in capsys.readouterr().err


def test_perft_counts_by_the_first_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert OK == main(["perft", "--rules", "matgo", "--seed", "1", "--depth", "2"])
    *split, total = (int(line.split()[1]) for line in capsys.readouterr().out.splitlines())

    assert total == sum(split)


def test_a_transcript_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert OK == main(["transcript", "--rules", "gostop", "--seed", "x", "--dealer", "2"])
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]
    assert told[0].startswith("rules gostop\nseed x, round 0\ndealer 2\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["score"],
        ["score", "--rules", "poker", "01B"],
        ["perft", "--depth", "99"],
        ["transcript", "--dealer", "3"],
        ["verify"],
        ["replay"],
    ],
)
def test_wrong_usage_is_said_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)

    assert USAGE == end.value.code
    assert "usage: gostop-desktop" in capsys.readouterr().err
