"""The first start begins with what the person has told the system (UX 3.6)."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from gostop_desktop.ui.app import take_wishes
from gostop_desktop.ui.system_wishes import Wishes, system_wishes

from .helpers import desk_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked without a program of ours")


def answer(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let the system's program be a script."""
    program = folder / "bin" / "gsettings"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")


SAYS = 'case "$3" in enable-animations) echo {motion};; text-scaling-factor) echo {text};; esac'


@pytest.mark.parametrize(
    ("motion", "text", "wishes"),
    [
        ("false", "1.25", Wishes(less_motion=True, text=120)),
        ("true", "1.0", Wishes()),
        ("true", "3", Wishes(text=200)),
        ("true", "0.8", Wishes()),
        ("nonsense", "nan", Wishes()),
        ("", "inf", Wishes()),
    ],
)
def test_the_desktop_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, motion: str, text: str, wishes: Wishes
) -> None:
    answer(tmp_path, monkeypatch, SAYS.format(motion=motion, text=text))

    assert wishes == system_wishes()


@pytest.mark.parametrize("script", ["exit 1", "sleep 9", "printf '\\377\\376'", "kill -9 $$"])
def test_a_program_that_does_not_answer_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    monkeypatch.setattr("gostop_desktop.ui.system_wishes.PATIENCE", 0.2)
    answer(tmp_path, monkeypatch, script)

    assert Wishes() == system_wishes()


def test_where_there_is_no_such_program_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert Wishes() == system_wishes()


def test_the_settings_begin_with_the_wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(tmp_path, monkeypatch, SAYS.format(motion="false", text="1.5"))
    desk = desk_of(tmp_path / "home")

    take_wishes(desk)

    assert ("reduced", 150) == (desk.settings.display.motion, desk.settings.display.text)
    assert 150 == desk_of(tmp_path / "home").settings.display.text
