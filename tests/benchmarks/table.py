"""How long the table takes to draw, beside one full blit and flip (PRODUCT, budgets; TECH 1).

`python -m tests.benchmarks.table` measures three sizes in milliseconds: the limit is a full-window
blit and a flip; `worst` moves twelve cards with 120 particles and a callout; `play` moves two cards; `rest`
is an update of a table on which nothing moves. With a display (`SDL_VIDEODRIVER` unset) the flips are real ones.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

if "DISPLAY" not in os.environ:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

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
from gostop_desktop.ui.display import WindowDisplay
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.effects import Callout, Particle
from gostop_desktop.ui.table.geometry import Pose
from gostop_desktop.ui.table.tabletop import Tabletop

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
FRAMES = 60
RUNS = 6
"""Each figure is that of the quietest of several runs: other programs share the machine."""
PARTICLES = 120


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
            sprite.is_flying = True
        while len(effects.particles) < self.particles:
            x, y = self.rng.random() * layout.cloth.w, self.rng.random() * layout.cloth.h
            effects.particles.append(Particle(x, y, 60, -30, 0.5 + self.rng.random(), 12 * layout.scale, "dust"))
        if self.particles and not effects.callouts:
            effects.say(Callout("ppuk", 0, 0.0, (0, 1, 2)))
        for area in self.top.update(dt):
            self.damage(area)

    def draw(self, canvas: pygame.Surface) -> None:
        self.top.draw(canvas)


def timed(step: Callable[[], object]) -> tuple[float, float]:
    """Return median and 99th percentile of a step in milliseconds, of the quietest run."""
    runs = []
    for _ in range(RUNS):
        times = []
        for _ in range(FRAMES):
            start = perf_counter()
            step()
            times.append((perf_counter() - start) * 1000)
        runs.append((median(times), quantiles(times, n=100)[98]))
    return min(runs)


def measured(size: tuple[int, int], home: Path) -> None:
    """Print the figures of one window size."""
    display = WindowDisplay("bench", size)
    desk = Desk(display, GameOptions(language="en", data_folder=home, speed="normal"), folders(home))
    app = App(desk)
    picture = pygame.Surface(display.surface.get_size()).convert()

    def limit() -> None:
        display.surface.blit(picture, (0, 0))
        display.flip()

    rows = {"limit": timed(limit)}
    for name, flying, particles in (("worst", 12, PARTICLES), ("play", 2, 0), ("rest", 0, 0)):
        desk.scenes.reset(BenchScene(desk, flying, particles))
        for _ in range(30):
            app.step(1 / 60)
        frames = app.frames
        rows[name] = timed(lambda: app.step(1 / 60))
        if name == "rest":
            assert frames == app.frames, "a table at rest draws nothing"
    limit_ms = rows["limit"][0]
    for name, (middle, slow) in rows.items():
        ratio = f"{middle / limit_ms:5.2f} × limit" if name != "limit" else ""
        print(f"{size[0]}x{size[1]:<5} {name:6} {middle:7.2f} ms  p99 {slow:7.2f} ms  {ratio}")
    display.close()


def main() -> int:
    """Measure every size."""
    pygame.display.init()
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            measured(size, Path(folder))
    pygame.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
