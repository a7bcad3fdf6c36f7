"""What Master's thinking costs the animation, and how much memory the worker takes (PRODUCT, AI 8, TECH 8).

    python -m tests.benchmarks.thinking [--seconds N] [--level master]

A loop of 60 frames a second moves four cards over a table of 1280 × 720 without a display, first alone, then while the
worker answers one question after another. Prints the intervals between frames, and the memory of the worker's process.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter

import pygame

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.notation import parse_rules
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import view
from gostop_desktop.players.worker import Worker, running

SIZE = (1280, 720)
CARD = (88, 144)
FRAMES = 60


def frames(seconds: float, ask: Questions | None) -> list[float]:
    """Return the milliseconds between frames, shortest first; with `ask`, a question is open all the time."""
    screen = pygame.display.set_mode(SIZE)
    table, card = pygame.Surface(SIZE), pygame.Surface(CARD)
    table.fill("darkgreen")
    card.fill("ivory")
    clock = pygame.time.Clock()
    intervals = []
    last = perf_counter()
    for frame in range(int(seconds * FRAMES)):
        if ask:
            ask.keep_asking()
        screen.blit(table, (0, 0))
        for place in range(4):
            screen.blit(card, ((frame * 7 + 300 * place) % SIZE[0], 120 * place))
        pygame.display.flip()
        pygame.event.pump()
        clock.tick(FRAMES)
        now = perf_counter()
        intervals.append(1000 * (now - last))
        last = now
    return sorted(intervals[FRAMES // 2 :])


class Questions:
    """Asks the worker what a level plays at the first decision of one deal after another."""

    def __init__(self, worker: Worker, level: str, rules: Rules) -> None:
        self._worker, self._level, self._rules = worker, level, rules
        self._open: Future[Action] | None = None
        self.answered = 0

    def keep_asking(self) -> None:
        """Ask again if the last question has been answered."""
        if self._open is not None and not self._open.done():
            return
        if self._open is not None:
            self.answered += 1
        round = deal_silently(self._rules, deck_v1(self._rules, secret_of("thinking", self.answered)))
        assert round.to_move is not None
        self._open = self._worker.choose(self._level, view(round, round.to_move), str(self.answered))


def memory_of(pid: int) -> str:
    """Return the most memory that a process has had, as Linux tells it."""
    status = Path("/proc") / str(pid) / "status"
    if not status.exists():
        return "not told by this system"
    lines = dict(line.split(":", 1) for line in status.read_text("ascii").splitlines())
    return f"{int(lines['VmHWM'].split()[0]) / 1024:.1f} MiB"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--level", default="master")
    parser.add_argument("--rules", default="matgo")
    options = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    print(f"{'frame interval, ms':<24}{'p50':>8}{'p99':>8}{'most':>8}")
    with running() as worker:
        worker.start()
        questions = Questions(worker, options.level, parse_rules(options.rules))
        for label, ask in (("nobody thinks", None), (f"{options.level} thinks", questions)):
            found = frames(options.seconds, ask)
            p50, p99 = found[len(found) // 2], found[int(0.99 * len(found))]
            print(f"{label:<24}{p50:>8.1f}{p99:>8.1f}{found[-1]:>8.1f}")
        assert worker.pid is not None
        print(f"{questions.answered} questions answered, worker's memory at most {memory_of(worker.pid)}")
    pygame.quit()


if __name__ == "__main__":
    main()
