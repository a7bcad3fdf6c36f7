"""The command `arena`: players against each other over many deals, without a screen (PROTOCOL 3, AI 6)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from gostop_desktop.engine.notation import parse_rules, print_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.players.standings import Standings, standings
from gostop_desktop.protocol.outside import PREFIX

from .tournament import Task, play

_DASK_PATIENCE = 10
"""Seconds for finding the scheduler."""


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
    deals = -(-options.rounds // (rules.players if options.duplicate else 1))
    task = Task(rules, tuple(names), options.seed, options.duplicate)
    with _executor(options) as executor:
        played, conduct = play(task, deals, executor, _progress, options.resume)
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
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="play on the workers of a Dask scheduler, such as tcp://host:8786"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="save what is played in FILE, and go on where it stopped"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not {text!r}")
    return int(text)


@contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Executor | None]:
    if options.dask:
        with _cluster(options.dask) as executor:
            yield executor
    elif options.workers == 1:
        yield None
    else:
        with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
            yield executor


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise ValueError('--dask needs the package "distributed": pip install "gostop-desktop[cluster]"') from None
    try:
        client = distributed.Client(address, timeout=_DASK_PATIENCE)
    except (OSError, ValueError) as error:
        raise ValueError(f"--dask {address}: {error}") from None
    with client, client.get_executor() as executor:
        yield executor


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        width = 30
        bar = f"[{'#' * (width * done // total):<{width}}] {done}/{total} deals"
        print(f"\r{bar}", end="" if done < total else "\n", file=sys.stderr, flush=True)


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
