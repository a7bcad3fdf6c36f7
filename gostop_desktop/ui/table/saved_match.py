"""A match as its record keeps it for Continue: setup and standing, beside what PROTOCOL has headers for."""

from __future__ import annotations

import json
from dataclasses import replace

from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.match import Match
from gostop_desktop.engine.records import Record
from gostop_desktop.ui.setup import Length, MatchSetup, saved_seats

from .tally import Tally, saved_tally


def print_setup(setup: MatchSetup, match: Match, tally: Tally) -> str:
    """Return what Continue needs and PROTOCOL has no header for."""
    return json.dumps(
        {
            "names": [seat.name for seat in setup.seats],
            "words": [seat.word and seat.word[1] for seat in setup.seats],
            "portraits": [seat.portrait for seat in setup.seats],
            "levels": [seat.level for seat in setup.seats],
            "preset": setup.preset,
            "chips": setup.chips,
            "length": setup.length.value,
            "rounds": setup.rounds,
            "points_only": setup.points_only,
            "seed": setup.seed,
            "practice": setup.is_practice,
            "dealt": match.dealt,
            "tally": tally.saved(),
        },
        ensure_ascii=False,
    )


def setup_of(record: Record) -> MatchSetup:
    """Return the setup of a saved round. Raises NotationError if it is none of ours."""
    try:
        said = json.loads(record.header("Table") or "{}")
        setup = MatchSetup(
            rules=record.rules,
            preset=str(said["preset"]),
            seats=saved_seats(said),
            chips=int(said["chips"]),
            length=Length(said["length"]),
            rounds=int(said["rounds"]),
            points_only=bool(said["points_only"]),
            seed=None if said["seed"] is None else str(said["seed"]),
            is_practice=bool(said.get("practice", False)),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise NotationError(f"line {record.line('Table')}: the saved table cannot be read: {error}") from None
    if len(setup.seats) != setup.rules.players:
        raise NotationError(f"line {record.line('Table')}: {len(setup.seats)} seats for {setup.rules.players} players")
    return setup


def tally_of(record: Record) -> Tally:
    """Return what the rounds before the saved one came to; a new tally if the record does not tell.

    Raises NotationError if what it tells is none.
    """
    try:
        return saved_tally(json.loads(record.header("Table") or "{}").get("tally"), record.rules.players)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise NotationError(f"line {record.line('Table')}: the saved tally cannot be read: {error}") from None


def match_of(record: Record, match: Match) -> tuple[str, Match]:
    """Return the match as it stood when the saved round began, and its name; *match* is a fresh one of its setup.

    Raises NotationError if the record does not tell.
    """
    name, _, number = (record.header("Match") or "").partition(" ")
    try:
        played = int(number.partition("/")[0]) - 1
        dealt = int(json.loads(record.header("Table") or "{}").get("dealt", played))
        balances = tuple(int(chips) for chips in (record.header("Chips") or "").split())
    except (ValueError, TypeError, AttributeError, OverflowError) as error:
        raise NotationError(f"line {record.line('Match')}: the saved match cannot be read: {error}") from None
    if len(balances) != match.rules.players:
        raise NotationError(f"line {record.line('Chips')}: {len(balances)} amounts for {match.rules.players} seats")
    at = replace(match, dealer=record.dealer, carry=record.carry, played=played, dealt=dealt, balances=balances)
    return name, at


def with_end(record: Record, after: Match) -> Record:
    """Return the record of a settled round as it is kept: with the chips after it, and whether the match is over."""
    said = json.loads(record.header("Table") or "{}")
    table = {**said, "after": after.balances, **({"over": True} if after.is_over else {})}
    return record.with_headers(Table=json.dumps(table, ensure_ascii=False))


def without_end(record: Record) -> Record:
    """Return the record of a round that goes on: it does not say yet how it ends."""
    kept = tuple(header for header in record.headers if header.name not in {"Result", "Payments"})
    said = json.loads(record.header("Table") or "{}")
    table = {name: value for name, value in said.items() if name not in {"after", "over"}}
    return replace(record, headers=kept).with_headers(Table=json.dumps(table, ensure_ascii=False))
