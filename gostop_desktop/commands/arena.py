"""The command `arena`: players against each other over many deals, without a screen (PROTOCOL 3, AI 6)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import TextIO

from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.players.arena import Arena, Conduct, Played
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.players.player import Player
from gostop_desktop.players.standings import Standings, standings
from gostop_desktop.protocol.outside import PREFIX, OutsidePlayer

_CHUNK = 20
"""Deals that one process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Task:
    """What every process of a tournament must know."""

    rules: Rules
    names: tuple[str, ...]
    seed: str
    duplicate: bool


def run(arguments: Sequence[str]) -> int:
    """Play the tournament that the arguments describe, print its figures, and return the exit code."""
    options = _parser().parse_args(arguments)
    rules = parse_rules(options.rules)
    names = options.seats.split(",")
    if len(names) != rules.players:
        print(f"arena: {print_rules(rules)} has {rules.players} seats, --seats names {len(names)}", file=sys.stderr)
        return 2
    for name in names:
        if not name.startswith(PREFIX):
            player(name)
    turns = rules.players if options.duplicate else 1
    numbers = range(-(-options.rounds // turns))
    with _executor(options.workers) as executor:
        played, conduct = _play(rules, names, options, numbers, executor)
    table = standings(names, played, conduct)
    print(json.dumps(_as_json(table, rules), ensure_ascii=False) if options.json else _as_text(table, rules))
    return 1 if any(standing.faults for standing in table.players) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gostop-desktop arena", description=__doc__)
    parser.add_argument("--rules", default="matgo", help='a rules text such as "matgo win_score=5" (default: matgo)')
    parser.add_argument(
        "--seats", required=True, help=f"players with commas between: {', '.join(PLAYER_NAMES)}, or cmd:PROGRAM"
    )
    parser.add_argument("--rounds", type=_count, default=1000, help="rounds to play (default: 1000)")
    parser.add_argument("--duplicate", action="store_true", help="play every deal once in each seating")
    parser.add_argument("--seed", default="0", help="the decks' seed (default: 0)")
    parser.add_argument("--workers", type=_count, default=1, help="processes to play in (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")
    return int(text)


@contextmanager
def _executor(workers: int) -> Iterator[Executor | None]:
    if workers == 1:
        yield None
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield executor


def _play(
    rules: Rules, names: Sequence[str], options: argparse.Namespace, numbers: range, executor: Executor | None
) -> tuple[list[Played], list[Conduct]]:
    chunks = [numbers[start : start + _CHUNK] for start in range(0, len(numbers), _CHUNK)]
    played: list[Played] = []
    conduct = [Conduct() for _ in names]
    task = Task(rules, tuple(names), options.seed, options.duplicate)
    results = (
        (play_chunk(task, chunk) for chunk in chunks)
        if executor is None
        else (
            future.result() for future in as_completed([executor.submit(play_chunk, task, chunk) for chunk in chunks])
        )
    )
    for deals, behaved in results:
        played += deals
        for total, part in zip(conduct, behaved, strict=True):
            total.seconds += part.seconds
            total.faults += part.faults
        _progress(len(played), len(numbers), sys.stderr)
    played.sort(key=lambda one: one.number)
    return played, conduct


def play_chunk(task: Task, numbers: Sequence[int]) -> tuple[list[Played], list[Conduct]]:
    """Return some deals of a tournament and how the players behaved; runs in any process."""
    conduct = [Conduct() for _ in task.names]
    with ExitStack() as stack:
        players = [_player(name, stack) for name in task.names]
        arena = Arena(task.rules, players, conduct, perf_counter)
        return list(arena.play_deals(task.seed, numbers, duplicate=task.duplicate)), conduct


def _player(name: str, stack: ExitStack) -> Player:
    if not name.startswith(PREFIX):
        return player(name)
    outside = OutsidePlayer(name)
    stack.callback(outside.close)
    return outside


def _progress(done: int, total: int, out: TextIO) -> None:
    if out.isatty():
        width = 30
        print(f"\r[{'#' * (width * done // total):<{width}}] {done}/{total} deals", end="", file=out, flush=True)
        if done == total:
            print(file=out)


def _as_text(table: Standings, rules: Rules) -> str:
    lines = [
        f"{print_rules(rules)}: {table.rounds} rounds, {table.deals} deals, {table.nagari} nagari, {table.void} void",
        f"{'player':<16}{'points/round':>18}{'capped at 50':>18}{'wins of decided':>18}{'ms p50':>10}{'ms p95':>10}",
    ]
    for standing in table.players:
        share = f"{100 * standing.wins / standing.decided:.1f} %" if standing.decided else "-"
        lines.append(
            f"{standing.name:<16}{standing.raw!s:>18}{standing.capped!s:>18}{share:>18}"
            f"{standing.milliseconds[0]:>10.2f}{standing.milliseconds[1]:>10.2f}"
        )
        lines += [f"  {fault}" for fault in standing.faults[:5]]
        if len(standing.faults) > 5:
            lines.append(f"  and {len(standing.faults) - 5} more decisions taken by the fallback")
    return "\n".join(lines)


def _as_json(table: Standings, rules: Rules) -> dict[str, object]:
    return {"rules": print_rules(rules), **asdict(table)}
