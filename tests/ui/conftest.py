"""What tests of the screens share: a desk, hands at it, and that nothing left behind waits for the next ones."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from gostop_desktop.ui.desk import Desk

from .helpers import Hands, desk_of


def pytest_collection_finish() -> None:
    """Leave the modules out of what is looked through after every test."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Drop the desks of the test: they and their scenes know each other, and their pictures are large."""
    gc.collect()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path)


@pytest.fixture
def hands(desk: Desk) -> Hands:
    return Hands(desk)
