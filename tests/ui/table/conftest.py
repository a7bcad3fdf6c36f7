"""The folder of a person at the table, and a queue of events that nobody else has filled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    pygame.display.init()
    pygame.event.clear()
    yield tmp_path
    pygame.event.clear()
