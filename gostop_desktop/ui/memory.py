"""What the New-game page remembers until the next time."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gostop_desktop.storage.documents import Document

from .desk import Desk

FILE = "new_game.json"


class LastGame(Struct, frozen=True, kw_only=True):
    """How the last match was set up."""

    table: Literal["matgo", "gostop", "people", "practice"] = "matgo"
    presets: dict[str, str] = {}
    """The rules last chosen for two and for three: number of players → name of a preset."""
    changes: dict[str, dict[str, bool | int | str | list[int | str] | None]] = {}
    """What was changed in them: number of players → option → value."""
    levels: list[str] = []
    """Of the computers, in order of turn."""
    names: list[str] = []
    """Of the people at one machine, in order of turn."""
    chips: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 100_000
    length: Literal["endless", "rounds", "until_out"] = "endless"
    rounds: Annotated[int, Meta(ge=1, le=999)] = 10
    """After how many the match ends, where its length is `rounds`."""
    points_only: bool = False
    """Whether chips are hidden everywhere."""
    has_started: bool = False
    """Whether a match has ever been begun: until then the first-start page comes first."""


def remembered(desk: Desk) -> LastGame:
    """Return the last setup, the defaults where there is none; what is wrong with its file is told."""
    document = _document(desk)
    game = document.load()
    if document.problems:
        desk.toast.say(" ".join(document.problems))
    return game


def remember(desk: Desk, game: LastGame) -> None:
    """Keep a setup; without a place to write it is forgotten."""
    document = _document(desk)
    document.load()
    document.save(game)


def _document(desk: Desk) -> Document[LastGame]:
    return Document(desk.folders.config / FILE, LastGame)
