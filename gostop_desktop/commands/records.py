"""`replay` and `verify`: records of rounds, played once more and checked (PROTOCOL 1.1)."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from gostop_desktop.cli import OK, PROGRAM, VERIFICATION_FAILED
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.records import Record, parse_records, print_points, print_result
from gostop_desktop.engine.replay import Replay, replay
from gostop_desktop.engine.transcript import replay_text
from gostop_desktop.storage.files import read_bytes


def verify(arguments: Sequence[str]) -> int:
    """Play every record of some files once more; 3 if one does not add up (UX 9)."""
    parser = ArgumentParser(f"{PROGRAM} verify", description="Check decks, actions, results and payments of records.")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    paths: list[Path] = parser.parse_args(arguments).files
    rounds, failed, unread = 0, 0, 0
    for path in paths:
        if len(paths) > 1:
            print(f"{path}:")
        try:
            records = parse_records(_read(path))
        except (OSError, ValueError) as error:
            if len(paths) == 1 and isinstance(error, OSError):
                raise
            unread += 1
            print(f"{path}: {error.strerror if isinstance(error, OSError) else error}", file=sys.stderr)
            continue
        rounds += len(records)
        failed += _failed(path, records)
    if rounds:
        print(f"{rounds - failed} of {rounds} rounds are right")
    return VERIFICATION_FAILED if failed or unread else OK


def _failed(path: Path, records: Sequence[Record]) -> int:
    """Tell of every round of a file whether it is right, and return how many are not."""
    failed = 0
    for number, record in enumerate(records, 1):
        try:
            print(f"{_name(record, number)}: {_summary(replay(record))}")
        except NotationError as error:
            failed += 1
            print(f"{path}: {_name(record, number)}: {error}", file=sys.stderr)
    return failed


def replay_records(arguments: Sequence[str]) -> int:
    """Print the rounds of a file, decision by decision. Raises ValueError for a record that does not add up."""
    parser = ArgumentParser(f"{PROGRAM} replay", description="Tell recorded rounds from the deal to the settlement.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--text", action="store_true", help="print every decision; without it, a line for each round")
    given = parser.parse_args(arguments)
    for number, record in enumerate(parse_records(_read(given.file)), 1):
        told = replay(record)
        print(f"{_name(record, number)}: {_summary(told)}")
        if given.text:
            print("\n".join(replay_text(told)), end="\n\n")
    return OK


def _read(path: Path) -> str:
    """Return the file's text. Raises OSError, or ValueError if it is not UTF-8 or too large."""
    try:
        return read_bytes(path).decode()
    except UnicodeDecodeError as error:
        raise NotationError(f"the file is not UTF-8: byte {error.start + 1} is wrong") from None


def _name(record: Record, number: int) -> str:
    match = record.header("Match")
    return f"round {number}" if match is None else f"round {number} ({match})"


def _summary(told: Replay) -> str:
    record, result = told.record, told.round.result
    if result is None:
        end = f"goes on after {len(told.steps)} decisions"
    else:
        end = f"{print_result(result)}, {print_points(result.points(record.rules.players))}"
    if record.secret is None:
        return end
    return f"{end}, {'deck proved' if record.header('Commit') else 'deck made of its seed'}"
