"""The pictures of README, taken from the real game: three screens, and a walk through a round.

python assets/src/pictures.py [--out docs/pictures]

The walk looks for a deal in which somebody makes a ppuk, somebody bombs, somebody says Go, and the
viewer wins; then it plays that deal at the table and keeps the moments.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from PIL import Image

from gostop_desktop.engine import events
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.view import view
from gostop_desktop.players.levels import player
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.app import App
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.session import Session

OUT = Path(__file__).resolve().parents[2] / "docs" / "pictures"
STILLS = {"title": ("title", "1"), "table": ("table", "2"), "settlement": ("settlement_baks", "1")}
SIZE = (1280, 720)
WALK_SIZE = (720, 405)
RATE = 10
"""Frames of the walk a second."""
FRAME = 1 / 60
WANTED: tuple[type[Event], ...] = (events.Ppuk, events.Bomb, events.Go)
DEAL_SECONDS = 2.6
MOMENT_SECONDS = 2.4
END_SECONDS = 3.0
_PLAYER = player("skilled")


@dataclass(frozen=True, slots=True)
class Story:
    """A deal and the decisions at which something happens."""

    setup: MatchSetup
    moments: frozenset[int]


def story() -> Story:
    """Return the first deal of the series that has everything."""
    for number in range(100_000):
        setup = default_setup("matgo", seed=f"walk {number}")
        with tempfile.TemporaryDirectory() as home:
            session = Session(setup, Autosave(Path(home) / "a"), History(Path(home) / "h"))
            session.draw_first_dealer(12)
            session.commit()
            assert session.committed is not None
            deck = session.match.deck(session.committed.secret, "")
        found = _moments(setup, deck, session.match.dealer)
        if found is not None:
            return Story(setup, found)
    raise AssertionError("there is a deal with everything among so many")


def _moments(setup: MatchSetup, deck: list[int], dealer: int) -> frozenset[int] | None:
    """Return the decisions that bring what is wanted, if all of it comes and seat 0 stops for a good sum."""
    round, _ = deal(setup.rules, deck, dealer)
    seen: dict[type[Event], int] = {}
    number = 0
    while round.to_move is not None:
        told = round.apply(_PLAYER.choose(view(round, round.to_move), Random(number)))
        for event in told:
            if isinstance(event, WANTED):
                seen.setdefault(type(event), number)
        number += 1
    result = round.result
    if result is None or result.winner != 0 or result.kind != "stop" or len(seen) < len(WANTED):
        return None
    return frozenset(seen.values())


def frames(told: Story, language: str) -> Iterator[pygame.Surface]:
    """Yield the frames of the walk."""
    with tempfile.TemporaryDirectory() as home:
        options = GameOptions(language=language, speed="normal", seed=told.setup.seed)
        desk = Desk(PictureDisplay(SIZE), options, folders(Path(home)))
        app = App(desk)
        table = TableScene(desk, told.setup)
        desk.scenes.push(table)
        yield from _play(app, desk, table, told)
        for scene in desk.scenes.scenes:
            scene.leave()
        desk.close()


def _play(app: App, desk: Desk, table: TableScene, told: Story) -> Iterator[pygame.Surface]:
    kept = DEAL_SECONDS
    decision, age, rested = 0, 0.0, 0.0
    while True:
        app.step(FRAME)
        age += FRAME
        top = desk.scenes.top
        assert top is not None, "a scene is on top"
        if top.name == "dealer_draw":
            desk.scenes.pop()
            table.next_round()
        if table.round is not None and table.decision != decision:
            if decision in told.moments:
                kept = max(kept, MOMENT_SECONDS)
            decision = table.decision
        if top.name == "settlement":
            rested += FRAME
            kept = END_SECONDS - rested
            if kept <= 0:
                return
        elif top is table and table.round is not None and table.may_play:
            table.submit(_PLAYER.choose(table.view, Random(table.decision)))
        if kept > 0:
            kept -= FRAME
            if age >= 1 / RATE:
                age = 0.0
                yield app.desk.display.surface


def main() -> None:
    """Write all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for name, (scene, seed) in STILLS.items():
        with tempfile.TemporaryDirectory() as home:
            desk = Desk(PictureDisplay(SIZE), GameOptions(language=given.language, seed=seed), folders(Path(home)))
            picture(desk, scene, seed)
            _image(desk.display.surface).save(given.out / f"{name}.webp", quality=88, method=6)
            for one in desk.scenes.scenes:
                one.leave()
            desk.close()
    walk = [_image(surface).resize(WALK_SIZE, Image.Resampling.LANCZOS) for surface in frames(story(), given.language)]
    walk[0].save(
        given.out / "walk.webp",
        save_all=True,
        append_images=walk[1:],
        duration=1000 // RATE,
        loop=0,
        quality=55,
        method=6,
    )


def _image(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


if __name__ == "__main__":
    main()
