"""The command line: sub-commands, and without one, the game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from gostop_desktop import __version__

if TYPE_CHECKING:
    import argparse

    from gostop_desktop.storage.options import GameOptions
    from gostop_desktop.storage.paths import Folders

T = TypeVar("T")

OK = 0
ERROR = 1
USAGE = 2
VERIFICATION_FAILED = 3
INTERRUPTED = 130

PROGRAM = "gostop-desktop"
GAME = "gostop_desktop.ui.app:run"
CRASH = "gostop_desktop.ui.crash:show"
REFUSAL = "gostop_desktop.ui.crash:tell"
SPEEDS = ("slow", "normal", "fast", "instant")
LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True, slots=True)
class Command:
    """A sub-command: where it is and what it does."""

    target: str
    """Module and function; the function takes the arguments and gives the exit code."""
    summary: str


COMMANDS: Mapping[str, Command] = {
    "engine": Command("gostop_desktop.protocol.server:main", "the rules as a process: JSON lines in, JSON lines out"),
    "bot": Command("gostop_desktop.protocol.bot:main", "a computer player as a process: views in, actions out"),
    "replay": Command("gostop_desktop.commands.records:replay_records", "tell the rounds of a record"),
    "verify": Command("gostop_desktop.commands.records:verify", "check decks, actions and payments of records"),
    "score": Command("gostop_desktop.commands.tables:score", "what captured cards are worth"),
    "perft": Command("gostop_desktop.commands.tables:perft", "count the ways in which a round can go on"),
    "transcript": Command(
        "gostop_desktop.commands.tables:print_transcript", "tell a round whose players choose by lot"
    ),
    "screenshot": Command("gostop_desktop.ui.screenshot:main", "a scene as a picture, without a display"),
    "arena": Command("gostop_desktop.commands.arena:run", "play players against each other, without a screen"),
    "self-test": Command("gostop_desktop.ui.self_test:run", "check that everything is there and draws a round"),
}


def main(arguments: Sequence[str]) -> int:
    """Run the sub-command that the arguments name, or the game, and return the exit code (UX 9).

    What a sub-command needs is imported only when it is called: `engine` answers without pygame.
    """
    _speak_utf8()
    try:
        if arguments and arguments[0] in COMMANDS:
            run = cast("Callable[[Sequence[str]], int]", _imported(COMMANDS[arguments[0]].target))
            return run(arguments[1:])
        options = parse_game_options(arguments)
        if (code := _play(options)) is not None:
            return code
        _start_again(arguments)
        return ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not fail when it flushes the rest.
        sys.stdout = None
        return OK
    except (OSError, ValueError) as error:
        print(f"{PROGRAM}: {_sentence(error)}", file=sys.stderr)
        return ERROR


def parse_game_options(arguments: Sequence[str]) -> GameOptions:
    """Return what the game is asked for; wrong usage ends the program with exit code 2."""
    from gostop_desktop.storage.options import GameOptions

    given = _parser().parse_args(arguments)
    return GameOptions(
        language=given.lang,
        full_screen=given.full_screen,
        size=given.size,
        scale=given.scale,
        text=given.text,
        speed=given.speed,
        preset=given.preset,
        deal_code=given.deal,
        seed=given.seed,
        data_folder=given.data_dir,
        log_level=given.log_level,
        audio=not given.no_audio,
        safe_mode=given.safe_mode,
        reset_settings=given.reset_settings,
        trace_start=given.trace_start,
    )


def parse_size(text: str) -> tuple[int, int]:
    """Return the width and height in a text such as `1280x720`.

    Raises ValueError with a sentence if it is none, or if it is smaller than the game can be shown.
    """
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ValueError(f"a size is WIDTHxHEIGHT, such as 1280x720, not {text!r}")
    if int(width) < 640 or int(height) < 400 or int(width) > 16384 or int(height) > 16384:
        raise ValueError(f"a size lies between 640x400 and 16384x16384, {text!r} does not")
    return int(width), int(height)


def _sentence(error: OSError | ValueError) -> str:
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def again(arguments: Sequence[str]) -> list[str]:
    """Return the command that opens the game once more as it was opened; settings are forgotten only once."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "gostop_desktop"]
    return [*program, *(argument for argument in arguments if argument != "--reset-settings")]


def _start_again(arguments: Sequence[str]) -> None:
    import subprocess

    # A new process: nothing of what has failed is left in it.
    subprocess.Popen(again(arguments), stdin=subprocess.DEVNULL, start_new_session=True)  # noqa: S603  # ourselves


def _play(options: GameOptions) -> int | None:
    """Open the game and return its exit code; None if it has failed and the person wants it started once more.

    Whatever goes wrong there leaves a report, and the round is in the autosave.
    """
    from gostop_desktop.storage.log import start_log
    from gostop_desktop.storage.paths import folders
    from gostop_desktop.storage.starts import StartError

    places = folders(options.data_folder)
    if options.reset_settings:
        places.settings.unlink(missing_ok=True)
    log = start_log(places.logs, options.log_level)
    try:
        play = cast("Callable[[GameOptions], int]", _imported(GAME))
        return play(options)
    except StartError as error:
        # Its sentence says what to do: a report would not help. Who has no terminal reads it in a box.
        print(f"{PROGRAM}: {error}", file=sys.stderr, flush=True)
        cast("Callable[[str], None]", _imported(REFUSAL))(str(error))
        return ERROR
    except Exception as error:  # noqa: BLE001  # the last place where it can be told
        return None if _tell_crash(error, places) else ERROR
    finally:
        log.close()


def _tell_crash(error: Exception, places: Folders) -> bool:
    import logging
    import traceback
    from datetime import datetime

    from gostop_desktop.storage.log import write_report
    from gostop_desktop.storage.records import Autosave

    logging.getLogger(__name__).critical("the game has stopped", exc_info=error)
    traceback.print_exception(error)
    try:
        record = Autosave(places.autosave).read()
    except (OSError, ValueError):
        record = None
    try:
        report: Path | None = write_report(places.state, error, record, datetime.now().astimezone())
    except OSError:
        report = None
    show = cast("Callable[..., bool]", _imported(CRASH))
    return show(report, has_saved_round=record is not None)


def _speak_utf8() -> None:
    # A terminal or a pipe may be set to another encoding, and a windowed executable has no streams at all.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _imported(target: str) -> object:
    module, _, function = target.partition(":")
    return getattr(import_module(module), function)


def _parser() -> argparse.ArgumentParser:
    import argparse

    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Go-Stop and Matgo for the desktop. Without a command, the game opens.",
        epilog=_commands_text(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--version", action="version", version=f"{PROGRAM} {__version__}")
    add("--lang", metavar="CODE", help="language of the interface, such as en or ko")
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--windowed", dest="full_screen", action="store_false", default=None, help="open a window")
    window.add_argument("--fullscreen", dest="full_screen", action="store_true", default=None, help="fill the screen")
    add("--size", metavar="WxH", type=_checked(parse_size), help="size of the window, such as 1280x720")
    add("--scale", metavar="N", type=_percent(80, 300), help="scale of the interface, 80 to 300 percent")
    add("--text", metavar="N", type=_percent(100, 200), help="size of the text, 100 to 200 percent")
    add("--speed", choices=SPEEDS, help="speed of the animations")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--preset", metavar="NAME", type=_checked(_preset), help="start a match by these rules at once")
    start.add_argument(
        "--deal", metavar="CODE", type=_checked(_deal_code), help="start the round of this deal code at once"
    )
    add("--seed", metavar="TEXT", type=_checked(_seed), help="deal every round from this seed")
    add("--data-dir", metavar="DIR", type=Path, help="keep everything that the program writes in this folder")
    add("--log-level", choices=LOG_LEVELS, default="warning", help="what goes into the log")
    add("--no-audio", action="store_true", help="no sound")
    add("--safe-mode", action="store_true", help="software rendering, a window, no sound, default settings")
    add("--reset-settings", action="store_true", help="forget the settings")
    add("--trace-start", action="store_true", help="print how long the start took")
    return parser


def _commands_text() -> str:
    if not COMMANDS:
        return ""
    width = max(map(len, COMMANDS))
    return "commands:\n" + "\n".join(f"  {name:<{width}}  {command.summary}" for name, command in COMMANDS.items())


def _percent(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not (text.isdecimal() and least <= int(text) <= most):
            raise _usage(f"a whole number from {least} to {most} is needed, not {text!r}")
        return int(text)

    return parse


def _checked(parse: Callable[[str], T]) -> Callable[[str], T]:
    """Return *parse* as argparse wants it: its sentence becomes that of the wrong usage."""

    def parse_or_refuse(text: str) -> T:
        try:
            return parse(text)
        except ValueError as error:
            raise _usage(str(error)) from error

    return parse_or_refuse


def _preset(text: str) -> str:
    from gostop_desktop.engine.notation import parse_preset

    parse_preset(text)
    return text


def _deal_code(text: str) -> str:
    from gostop_desktop.engine.dealcode import parse_deal_code

    parse_deal_code(text)
    return text


def _seed(text: str) -> str:
    from gostop_desktop.engine.deck import secret_of

    secret_of(text)
    return text


def _usage(sentence: str) -> Exception:
    from argparse import ArgumentTypeError

    return ArgumentTypeError(sentence)
