"""What a test of the screens leaves behind does not wait for the next ones."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Leave the modules out of what is looked through after every test."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Drop the desks of the test: they and their scenes know each other, and their pictures are large."""
    gc.collect()
