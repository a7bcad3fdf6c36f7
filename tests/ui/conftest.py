"""What tests of the screens share: a desk, hands at it, and that nothing left behind waits for the next ones."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest

from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.scenes import table_begin

from .helpers import Hands, desk_of

DECODED = 20
"""Pictures of the game that stay decoded: all that one screen is made of, in less than 100 MiB."""


def pytest_collection_finish() -> None:
    """Leave the modules out of what is looked through after every test."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Drop the desks of the test: they and their scenes know each other, and their pictures are large.

    What outlives them, modules and what they remember, is left out of the next look.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _decoded_once() -> Iterator[None]:
    """Decode the pictures of the game once and not for every desk: each gets its own copy."""
    sprites, read = asset("sprites"), pygame.image.load
    decoded = lru_cache(DECODED)(read)

    def load(path: Path) -> pygame.Surface:
        return decoded(path).copy() if sprites in path.parents else read(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", load)
        yield


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be noon: by day the latest month deals, at night the earliest, and a seed shall give one round."""
    monkeypatch.setattr(table_begin, "hour_now", lambda: 12)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path)


@pytest.fixture
def hands(desk: Desk) -> Hands:
    return Hands(desk)
