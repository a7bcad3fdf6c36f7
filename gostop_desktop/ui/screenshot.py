"""`gostop-desktop screenshot`: any scene as a picture, without a display (ARCHITECTURE 8)."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from gostop_desktop.engine.rules import preset, with_options
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import asset, lent_folders

from .app import App
from .desk import Desk
from .display import PictureDisplay
from .scene import Scene
from .settings.tables import PAGES
from .staging import MOVING, STAGED, Maker
from .theme import theme_names

DEFAULT_SIZE = "1280x720"
DEFAULT_SEED = "1"
LARGEST = 8192
"""Pixels of a picture's side."""
SETTLING_STEPS = 10
STEP = 0.1
"""Seconds of one step: what moves on arrival has come to rest, or is well under way."""


def _title(desk: Desk, _seed: str) -> Scene:
    from .scenes.title import TitleScene

    return TitleScene(desk)


def _new_game(desk: Desk, _seed: str) -> Scene:
    from .scenes.new_game import NewGameScene

    return NewGameScene(desk)


def _rule_sheet(desk: Desk, _seed: str) -> Scene:
    from .scenes.rule_sheet import RuleSheetScene

    rules = with_options(preset("gostop"), {"reverse_go_multiplier": 2, "max_points": 50})
    return RuleSheetScene(desk, rules, "gostop", lambda _rules, _preset: None, group="go")


def _rules(desk: Desk, _seed: str) -> Scene:
    from .scenes.rules_in_force import RulesScene

    return RulesScene(desk, with_options(preset("gostop"), {"reverse_go_multiplier": 2, "max_points": 50}), "gostop")


def _first_start(desk: Desk, _seed: str) -> Scene:
    from .scenes.first_start import FirstStartScene

    return FirstStartScene(desk)


def _gallery(desk: Desk, _seed: str) -> Scene:
    from .scenes.gallery import GalleryScene

    return GalleryScene(desk)


def _licences(desk: Desk, _seed: str) -> Scene:
    from .scenes.licences import LicencesScene

    return LicencesScene(desk)


def _settings(page: str) -> Maker:
    def make(desk: Desk, _seed: str) -> Scene:
        from .scenes.settings import SettingsScene

        return SettingsScene(desk, page)

    return make


SCENES: Mapping[str, Maker] = {
    "title": _title,
    "new_game": _new_game,
    "first_start": _first_start,
    "licences": _licences,
    "gallery": _gallery,
    **{f"settings_{page}" if page != "display" else "settings": _settings(page) for page, _name, _icon in PAGES},
    **STAGED,
    "rule_sheet": _rule_sheet,
    "rules": _rules,
}
"""Every scene that can be pictured, by its name in PRODUCT."""


def main(arguments: Sequence[str]) -> int:
    """Write the picture that the arguments ask for; return the exit code."""
    given = _parser().parse_args(arguments)
    # Nothing may open a window here, or need one.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    display = PictureDisplay(parse_size(given.size))
    options = GameOptions(language=given.lang, text=given.text, seed=given.seed)
    with tempfile.TemporaryDirectory() as home:
        desk = Desk(display, options, lent_folders(Path(home)))
        if given.table is not None:
            desk.use_table(given.table)
        picture(desk, given.scene, given.seed)
    try:
        pygame.image.save(display.surface, given.out)
    except pygame.error as error:
        raise OSError(f"{given.out} cannot be written: {error}") from None
    return 0


def picture(desk: Desk, name: str, seed: str) -> Scene:
    """Show a scene on the desk's display as it is a second after it has come, or as it passes; return it."""
    app = App(desk)
    scene = SCENES[name](desk, seed)
    if desk.scenes.top is not scene:
        desk.scenes.reset(scene)
    for _ in range(0 if name in MOVING else SETTLING_STEPS):
        app.step(STEP)
    scene.damage()
    app.show()
    return scene


def parse_size(text: str) -> tuple[int, int]:
    """Return width and height of a text such as `1280x720`; raises ValueError with a sentence."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ValueError(f"a size is WIDTHxHEIGHT, such as 1280x720, not {text!r}")
    if not (640 <= int(width) <= LARGEST and 400 <= int(height) <= LARGEST):
        raise ValueError(f"a size lies between 640x400 and {LARGEST}x{LARGEST}, {text!r} does not")
    return int(width), int(height)


def _percent(text: str) -> int:
    if not (text.isdecimal() and 100 <= int(text) <= 200):
        raise argparse.ArgumentTypeError(f"a whole number from 100 to 200 is needed, not {text!r}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gostop-desktop screenshot", description="Write a scene as a PNG picture.")
    parser.add_argument("--scene", choices=sorted(SCENES), default="title", help="which scene")
    parser.add_argument("--size", default=DEFAULT_SIZE, metavar="WxH", help="size in pixels, such as 1920x1080")
    parser.add_argument("--lang", default="en", metavar="CODE", help="language, such as en or ko")
    parser.add_argument("--text", type=_percent, metavar="N", help="size of the text, 100 to 200 percent")
    tables = theme_names(asset("themes"))
    parser.add_argument("--table", choices=tables, metavar="NAME", help="which table, such as blanket or paper")
    parser.add_argument("--seed", default=DEFAULT_SEED, metavar="S", help="seed of what is dealt")
    parser.add_argument("out", type=Path, metavar="OUT.png", help="the file to be written")
    return parser
