"""How long the table takes to draw, beside one full blit and flip (PRODUCT, budgets; TECH 1).

`python -m tests.benchmarks.table` measures three sizes in milliseconds of processor time, which does not count what
other programs take, and by the clock, which counts the screen's part of a flip too. `blit+flip` is the resting table
over the whole window, and a flip; `worst` moves twelve cards with 120 particles and a callout, `play` two cards; `rest`
is an update of a table on which nothing moves. The budget of `worst` is 2.5 × `blit+flip`. With a display
(`SDL_VIDEODRIVER` unset) the flips are real ones; the dummy driver's cost nothing, so that the ratio is stricter there.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

if "DISPLAY" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.rules import MATGO
from gostop_desktop.engine.view import view
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import open_display
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.effects import Callout
from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.particles import Particle
from gostop_desktop.ui.table.tabletop import Tabletop

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
FRAME = 1 / 60
FRAMES = 60
RUNS = 12
"""Each figure is that of the quietest of several runs: other programs share the machine."""
WARM = 320
"""Frames before: a new table makes the pictures that it will need, one a frame."""
SETTLING = 5
"""Frames until one scene has taken the place of another."""
SCENES = {"worst": (12, 120), "play": (2, 0), "rest": (0, 0)}
"""How many cards and particles move."""


class BenchWindow:
    """A window that may be larger than the screen: the dummy driver's has 1024 × 768 pixels."""

    density = 1.0
    is_visible = True

    def __init__(self, size: tuple[int, int]) -> None:
        self._window = pygame.Window("bench", size)
        self.surface = self._window.get_surface()
        assert size == self.surface.get_size(), f"there is no window of {size}"

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


class BenchScene(Scene):
    """A table whose cards fly in circles."""

    name = "bench"

    def __init__(self, desk: Desk, flying: int, particles: int) -> None:
        super().__init__(desk)
        round, _ = deal(MATGO, deck_v1(MATGO, secret_of("bench")))
        people = [Person(name, portrait, "100,000") for name, portrait in (("One", "crane"), ("Two", "boar"))]
        self.top = Tabletop(desk, view(round, 0), people)
        self.cards: list[Card] = [*self.top.stage.hand, *range(48)]
        self.cards = [card for card in self.cards if card in self.top.stage.sprites][:flying]
        self.particles = particles
        self.time = 0.0
        self.rng = Random(1)

    def update(self, dt: float) -> None:
        self.time += dt
        layout, effects = self.top.layout, self.top.effects
        for index, card in enumerate(self.cards):
            sprite = self.top.stage.sprites[card]
            part = (self.time * 0.7 + index / len(self.cards)) % 1.0
            x = layout.cloth.x + layout.cloth.w * part
            y = layout.field.y + layout.field.h * (0.5 + 0.9 * (0.5 - part) * (1 if index % 2 else -1))
            sprite.pose = Pose(x, y, layout.field_card * (1.0 + 0.4 * part), z=2000 + index)
            sprite.is_flying, sprite.height = True, 0.5
        while len(effects.particles) < self.particles:
            x, y = self.rng.random() * layout.cloth.w, self.rng.random() * layout.cloth.h
            effects.particles.append(Particle(x, y, 60, -30, 0.5 + self.rng.random(), round(12 * layout.scale), "dust"))
        if self.particles and not effects.callouts:
            effects.say(Callout("ppuk", 0, 0.0, (0, 1, 2)))
        for area in self.top.update(dt):
            self.damage(area)

    def draw(self, canvas: pygame.Surface) -> None:
        self.top.draw(canvas)


@dataclass(slots=True)
class Figures:
    """What something took in the quietest run, in milliseconds."""

    middle: float = inf
    """The median of the processor's time."""
    slow: float = inf
    """Its 99th percentile."""
    wait: float = inf
    """The lower quartile by the clock: other programs take their turns too, and lengthen what lies above."""

    def time(self, step: Callable[[], object]) -> None:
        """Take a run of so many steps."""
        times, waits = [], []
        for _ in range(FRAMES):
            start, began = process_time(), perf_counter()
            step()
            times.append((process_time() - start) * 1000)
            waits.append((perf_counter() - began) * 1000)
        self.middle = min(self.middle, median(times))
        self.slow = min(self.slow, quantiles(times, n=100)[98])
        self.wait = min(self.wait, quantiles(waits, n=4)[0])


def measured(size: tuple[int, int], home: Path) -> None:
    """Print the figures of one window size."""
    display = BenchWindow(size)
    desk = Desk(display, GameOptions(language="en", data_folder=home, speed="normal"), folders(home))
    app = App(desk)
    scenes = {name: BenchScene(desk, *moving) for name, moving in SCENES.items()}
    for scene in scenes.values():
        desk.scenes.reset(scene)
        for _ in range(WARM):
            app.step(FRAME)
    resting = scenes["rest"].top.painting.resting.surface

    def blit_and_flip() -> None:
        display.surface.blit(resting, (0, 0))
        display.flip()

    rows = {"blit+flip": Figures(), **{name: Figures() for name in SCENES}}
    # In turns, so that other programs lengthen all of them or none.
    for _ in range(RUNS):
        rows["blit+flip"].time(blit_and_flip)
        for name, scene in scenes.items():
            desk.scenes.reset(scene)
            for _ in range(SETTLING):
                app.step(FRAME)
            frames = app.frames
            rows[name].time(lambda: app.step(FRAME))
            if name == "rest":
                assert frames == app.frames, "a table at rest draws nothing"
    whole = rows["blit+flip"]
    for name, found in rows.items():
        print(f"{size[0]}x{size[1]:<5} {name:<10} {found.middle:7.2f} ms {found.slow:7.2f} p99", end="")
        print(f" {found.middle / whole.middle:6.2f} x   clock {found.wait:7.2f} ms {found.wait / whole.wait:6.2f} x")
    display.close()


def main() -> int:
    """Measure every size."""
    open_display()
    print(pygame.display.get_driver())
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            measured(size, Path(folder))
    pygame.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
