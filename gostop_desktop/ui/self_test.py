"""`gostop-desktop self-test`: is everything there that the game needs, and does it draw a round? (ARCHITECTURE 8)."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from gostop_desktop import i18n
from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.records import parse_records
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.rules import preset
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import pgettext
from gostop_desktop.players.worker import running
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import asset, folders
from gostop_desktop.storage.records import History

from .app import App
from .art.cards import BACK
from .art.face_art import FaceArt
from .desk import Desk
from .display import PictureDisplay
from .input import Command
from .languages import catalogues, language_codes, language_name
from .looks import FACE_NAMES
from .screenshot import SCENES, picture
from .setup import MatchSetup, SeatSetup
from .staging import STAGED
from .start import table_scene
from .text import Fonts, bundled_faces
from .text.fonts import MISSING
from .theme import load_theme
from .words import KINDS, MONTHS

SIZE = (1280, 720)
CARD_WIDTH = 100
STEP = 0.1
MOST_STEPS = 5000
"""Steps in which any round is over by far, at the speed at which nothing is waited for."""
PATIENCE = 120
"""Seconds for thinking once, the process's start included, on a machine with much else to do."""
MOMENTS = ("dealer_draw", "cut", "curtain", "table", "table_of_three", "go_stop", "settlement", "match_end", "pause")
"""One of every kind; the others show no more of what has to be in an executable."""
FEWEST_COLOURS = 8
"""An empty canvas has one."""

Check = Callable[[Path], Iterator[str]]
"""Takes a folder to write to, and yields a sentence for everything that is wrong."""


def run(arguments: Sequence[str]) -> int:
    """Make every check without a screen, print what is wrong, and return 0 if nothing is, else 1."""
    argparse.ArgumentParser(prog="gostop-desktop self-test", description=__doc__).parse_args(arguments)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    failed = False
    for name, check in CHECKS:
        wrong = _wrong(check)
        failed = failed or bool(wrong)
        print(f"{name}: {'failed' if wrong else 'ok'}", flush=True)
        for sentence in wrong:
            print(f"{name}: {sentence}", file=sys.stderr, flush=True)
    return 1 if failed else 0


def check_pictures(_home: Path) -> Iterator[str]:
    """Every table, every face with every card, every picture of the interface."""
    for path in sorted(asset("themes").glob("*.toml")):
        load_theme(path)
    for face in FACE_NAMES:
        art = FaceArt(asset("sprites"), face)
        missing = [code for code in (*CODES, BACK) if art.picture(code, CARD_WIDTH) is None]
        if missing:
            yield f"the face {face!r} has no {', '.join(missing)}"
    folder = asset("sprites/ui")
    for name in sorted(_named_files(json.loads((folder / "ui.json").read_text("utf-8")))):
        pygame.image.load(folder / name)


def check_sounds(_home: Path) -> Iterator[str]:
    """Every sound can be played."""
    pygame.mixer.init()
    paths = sorted(asset("sounds").glob("*.wav"))
    if not paths:
        yield "there are no sounds"
    for path in paths:
        if pygame.mixer.Sound(path).get_length() <= 0:
            yield f"{path.name} is empty"


def check_languages(_home: Path) -> Iterator[str]:
    """Every catalogue can be read, and the fonts can write its language."""
    fonts = Fonts(bundled_faces(asset("_built/fonts")))
    codes = language_codes()
    for language in codes:
        i18n.load(catalogues(), language)
        text = language_name(language) + i18n.plain("".join(pgettext(*name) for name in (*MONTHS, *KINDS.values())))
        if missing := [f"U+{ord(each):04X}" for each in text if fonts.face_of(each) == MISSING]:
            yield f"no font has {', '.join(missing)} of the language {language}"
    if "ko" not in codes:
        yield "there is no Korean catalogue"


def check_screens(home: Path) -> Iterator[str]:
    """Every page and every kind of moment is drawn, in every language."""
    for language in language_codes():
        desk = _desk(home, language)
        for name in (*(name for name in SCENES if name not in STAGED), *MOMENTS):
            picture(desk, name, "1")
            if _colours(desk.display.surface) < FEWEST_COLOURS:
                yield f"the scene {name!r} is empty in the language {language}"
        desk.close()


def check_rounds(home: Path) -> Iterator[str]:
    """A round of each mode is played on screen, written down, and adds up."""
    for number, mode in enumerate(("matgo", "gostop")):
        rules = preset(mode)
        seats = tuple(SeatSetup(f"Seat {seat}", "crane", "casual") for seat in range(rules.players))
        desk = _desk(home / mode, "en", speed="instant")
        history = History(desk.folders.history)
        app = App(desk)
        desk.scenes.reset(table_scene(desk, MatchSetup(rules, mode, seats, seed=str(number))))
        for _ in range(MOST_STEPS):
            app.step(STEP)
            if desk.scenes.top is not None:
                desk.scenes.top.command(Command.CONFIRM)
            if history.files():
                break
        desk.close()
        files = history.files()
        if not files or app.frames == 0:
            yield f"a round of {mode} was not over after {MOST_STEPS} steps, {app.frames} frames were drawn"
        for path in files:
            for record in parse_records("\n".join(history.records(path))):
                replay(record)


def check_thinking(_home: Path) -> Iterator[str]:
    """The process that thinks starts from this very program, and looks at every action."""
    rules = preset("matgo")
    dealt = deal_silently(rules, deck_v1(rules, secret_of("self-test", 0)))
    assert dealt.to_move is not None, "somebody begins"
    seen = view(dealt, dealt.to_move)
    with running() as worker:
        worker.patience = PATIENCE
        considered = worker.consider(seen, "self-test").result()
    if {found.action for found in considered} != {*seen.legal}:
        yield f"the process that thinks gave {len(considered)} of {len(seen.legal)} actions: it has ended or hangs"


CHECKS: tuple[tuple[str, Check], ...] = (
    ("pictures", check_pictures),
    ("sounds", check_sounds),
    ("languages", check_languages),
    ("screens", check_screens),
    ("rounds", check_rounds),
    ("thinking", check_thinking),
)


def _wrong(check: Check) -> list[str]:
    """Return the sentences of a check; an error that it did not expect is one of them."""
    with tempfile.TemporaryDirectory() as home:
        try:
            return list(check(Path(home)))
        except Exception as error:  # noqa: BLE001  # whatever is broken has to be told, and the other checks made
            return [f"{type(error).__name__}: {error}"]


def _named_files(index: object) -> Iterator[str]:
    """Yield the pictures that an index of artwork names, wherever it does."""
    if isinstance(index, dict):
        if isinstance(file := index.get("file"), str):
            yield file
        for inner in index.values():
            yield from _named_files(inner)


def _desk(home: Path, language: str, speed: str | None = None) -> Desk:
    options = GameOptions(language=language, speed=speed, audio=False)
    return Desk(PictureDisplay(SIZE), options, folders(home))


def _colours(surface: pygame.Surface) -> int:
    """Return how many colours a coarse grid of points has."""
    width, height = surface.get_size()
    return len({tuple(surface.get_at((x, y))) for x in range(0, width, 16) for y in range(0, height, 16)})
