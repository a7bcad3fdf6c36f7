"""Tournaments in pieces: on any executor, and from a file that says what has been played already (AI 6)."""

from __future__ import annotations

import atexit
import json
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.players.arena import Arena, Conduct, Played, Seating
from gostop_desktop.players.levels import player
from gostop_desktop.players.player import Player
from gostop_desktop.protocol.outside import PREFIX, OutsidePlayer

CHUNK = 20
"""Deals that are played before they are reported and saved."""

Progress: TypeAlias = Callable[[int, int], None]
"""Hears how many deals of how many are done."""


class TournamentError(ValueError):
    """A file of another tournament, or one that is none."""


@dataclass(frozen=True, slots=True)
class Task:
    """What every process of a tournament must know."""

    rules: Rules
    names: tuple[str, ...]
    seed: str
    duplicate: bool


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some deals, and how the players behaved in them."""

    deals: tuple[Played, ...]
    conduct: tuple[Conduct, ...]


def play_chunk(task: Task, numbers: Sequence[int]) -> Chunk:
    """Return the deals of these numbers; runs in any process, on any machine."""
    conduct = tuple(Conduct() for _ in task.names)
    arena = Arena(task.rules, _bench.seated(task), conduct, perf_counter)
    return Chunk(tuple(arena.play_deals(task.seed, numbers, duplicate=task.duplicate)), conduct)


class _Bench(threading.local):
    """The players of the tournament that this thread plays chunks of: programs run on from one to the next."""

    task: Task | None = None
    players: Sequence[Player] = ()

    def seated(self, task: Task) -> Sequence[Player]:
        """Return the players of the tournament; those of another one are dismissed."""
        if task != self.task:
            self.dismiss()
            self.players = [OutsidePlayer(name) if name.startswith(PREFIX) else player(name) for name in task.names]
            self.task = task
            _programs.extend(one for one in self.players if isinstance(one, OutsidePlayer))
        return self.players

    def dismiss(self) -> None:
        """End the programs that play here."""
        for one in self.players:
            if isinstance(one, OutsidePlayer):
                one.close()
                _programs.remove(one)
        self.task, self.players = None, ()


_bench = _Bench()
_programs: list[OutsidePlayer] = []
"""Every thread's programs."""


@atexit.register
def _end_programs() -> None:
    for program in _programs:
        program.close()


def play(
    task: Task, deals: int, executor: Executor | None, progress: Progress, file: Path | None = None
) -> tuple[list[Played], list[Conduct]]:
    """Return the first deals of the tournament in order, and how the players behaved.

    With a file, what it holds is not played again, and every finished chunk is added to it at once. A
    last line that was cut off is dropped. Raises TournamentError if the file belongs to another tournament.
    """
    played: dict[int, Played] = {}
    conduct = [Conduct() for _ in task.names]

    def take(chunk: Chunk) -> None:
        played.update((one.number, one) for one in chunk.deals)
        for total, part in zip(conduct, chunk.conduct, strict=True):
            total.seconds += part.seconds
            total.faults += part.faults
        progress(len(played), deals)

    for chunk in _saved(task, file) if file else ():
        if all(one.number < deals for one in chunk.deals):
            take(chunk)
    missing = [number for number in range(deals) if number not in played]
    pieces = [missing[start : start + CHUNK] for start in range(0, len(missing), CHUNK)]
    with _appending(task, file) as save:
        for chunk in _results(task, pieces, executor):
            save(chunk)
            take(chunk)
    return [played[number] for number in range(deals)], conduct


def _results(task: Task, pieces: Iterable[Sequence[int]], executor: Executor | None) -> Iterator[Chunk]:
    if executor is None:
        try:
            yield from (play_chunk(task, piece) for piece in pieces)
        finally:
            _bench.dismiss()
        return
    futures = [executor.submit(play_chunk, task, piece) for piece in pieces]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()


# The file: the tournament in the first line, a finished chunk in every other.


def _heading(task: Task) -> dict[str, object]:
    return {
        "rules": print_rules(task.rules),
        "seats": list(task.names),
        "seed": task.seed,
        "duplicate": task.duplicate,
    }


@contextmanager
def _appending(task: Task, file: Path | None) -> Iterator[Callable[[Chunk], None]]:
    """Give what saves a chunk: at the file's end, on the disk before the next one begins."""
    if file is None:
        yield lambda _: None
        return
    whole = _whole_lines(file)
    with file.open("r+b" if file.exists() else "wb") as out:
        out.truncate(len(whole))
        out.seek(len(whole))

        def write(form: Mapping[str, object]) -> None:
            out.write(_line(form))
            out.flush()

        if not whole:
            write(_heading(task))
        yield lambda chunk: write(_chunk_form(chunk))


def _line(form: Mapping[str, object]) -> bytes:
    return json.dumps(form, ensure_ascii=False).encode() + b"\n"


def _whole_lines(file: Path) -> bytes:
    """Return what the file holds up to its last line end: what follows was cut off."""
    data = file.read_bytes() if file.exists() else b""
    return data[: data.rfind(b"\n") + 1]


def _saved(task: Task, file: Path) -> Iterator[Chunk]:
    first, *others = _whole_lines(file).splitlines() or [b""]
    if not first:
        if file.exists() and not _line(_heading(task)).startswith(file.read_bytes()):
            raise TournamentError(f"{file} holds no tournament")
        return
    heading = _read(first, file, 1)
    for name, value in _heading(task).items():
        if heading.get(name) != value:
            raise TournamentError(
                f"{file} holds another tournament: its {name} is {json.dumps(heading.get(name), ensure_ascii=False)}, "
                f"not {json.dumps(value, ensure_ascii=False)}"
            )
    for number, line in enumerate(others, 2):
        form = _read(line, file, number)
        try:
            yield _chunk(form)
        except (KeyError, TypeError, ValueError):
            raise TournamentError(f"{file}, line {number}: no chunk of a tournament") from None


def _read(line: bytes, file: Path, number: int) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict):
        raise TournamentError(f"{file}, line {number}: not a JSON object")
    return form


def _chunk_form(chunk: Chunk) -> dict[str, object]:
    return {
        "deals": [
            [one.number, [[seating.kind, seating.winner, seating.points] for seating in one.seatings]]
            for one in chunk.deals
        ],
        "seconds": [[round(second, 6) for second in part.seconds] for part in chunk.conduct],
        "faults": [part.faults for part in chunk.conduct],
    }


def _chunk(form: Mapping[str, Any]) -> Chunk:
    return Chunk(
        tuple(
            Played(number, tuple(Seating(kind, winner, tuple(points)) for kind, winner, points in seatings))
            for number, seatings in form["deals"]
        ),
        tuple(Conduct([*seconds], [*faults]) for seconds, faults in zip(form["seconds"], form["faults"], strict=True)),
    )
