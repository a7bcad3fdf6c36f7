"""Animations in a queue: order, speed, skipping; no pygame, no clock."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from gostop_desktop.ui.table.easing import back_out, cubic_in_out, linear, quad_out
from gostop_desktop.ui.table.timeline import Chain, Cue, Pause, Step, Timeline, Together, Tween


def recorder(log: list[str], name: str, duration: float = 1.0) -> Tween:
    return Tween(duration, lambda progress: log.append(f"{name} {progress:.2f}"))


def test_steps_are_shown_one_after_another() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add([recorder(log, "a"), recorder(log, "b")])

    timeline.update(0.5)
    timeline.update(1.0)

    assert ["a 0.00", "a 0.50", "a 1.00", "b 0.00", "b 0.50"] == log


def test_time_left_over_goes_to_the_next_step() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add([Pause(0.25), recorder(log, "a")])

    timeline.update(1.0)

    assert "a 0.75" == log[-1]


def test_a_script_goes_on_only_when_its_step_is_over() -> None:
    log: list[str] = []

    def script() -> Iterator[Step]:
        log.append("begin")
        yield Pause(1.0)
        log.append("end")

    timeline = Timeline()
    timeline.add(script())

    timeline.update(0.9)
    assert ["begin"] == log
    timeline.update(0.2)
    assert ["begin", "end"] == log
    assert timeline.is_idle


def test_finish_shows_the_end_of_everything_in_order() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add([recorder(log, "a"), Cue(lambda: log.append("cue")), recorder(log, "b")])
    timeline.add([Together(recorder(log, "c"), Chain(Pause(3.0), recorder(log, "d")), stagger=0.5)])
    timeline.update(0.1)

    timeline.finish()

    ends = [entry for entry in log if entry == "cue" or entry.endswith("1.00")]
    assert ["a 1.00", "cue", "b 1.00", "c 1.00", "d 1.00"] == ends
    assert timeline.is_idle


def test_what_is_added_while_finishing_is_finished_too() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add([Cue(lambda: timeline.add([recorder(log, "later")]))])

    timeline.finish()

    assert "later 1.00" == log[-1]
    assert timeline.is_idle


def test_together_begins_each_a_little_later() -> None:
    log: list[str] = []
    both = Together(recorder(log, "a"), recorder(log, "b"), stagger=0.5)
    timeline = Timeline()
    timeline.add([both])

    timeline.update(0.25)
    assert ["a 0.00", "a 0.00", "a 0.25"] == log
    timeline.update(0.5)

    assert 1.5 == both.duration
    assert "b 0.25" == log[-1]


def test_a_chain_ends_each_step_once() -> None:
    ended: list[str] = []
    chain = Chain(Pause(1.0), Cue(lambda: ended.append("one")), Pause(1.0), Cue(lambda: ended.append("two")))
    timeline = Timeline()
    timeline.add([chain])

    timeline.update(1.5)
    assert ["one"] == ended
    timeline.update(1.0)

    assert ["one", "two"] == ended


def test_many_small_frames_and_one_large_one_end_alike() -> None:
    """UX 10, check 4: what is shown does not depend on the number of frames (BUGS U18)."""
    ends: list[list[str]] = []
    for frames in (1, 7, 240):
        log: list[str] = []
        timeline = Timeline()
        timeline.add([Pause(0.3), Cue(partial(log.append, "one")), Pause(0.4), Cue(partial(log.append, "two"))])
        for _ in range(frames):
            timeline.update(0.75 / frames)
        ends.append([*log, str(timeline.is_idle)])

    assert [["one", "two", "True"]] * 3 == ends


def test_a_long_story_is_told_faster_towards_its_end() -> None:
    """UX 4: special events add at most 2.5 seconds to a turn."""
    timeline = Timeline()
    timeline.add([Pause(6.0)])
    seconds = 0.0
    while not timeline.is_idle:
        timeline.update(0.05)
        seconds += 0.05

    assert 3.6 >= seconds


def test_clear_forgets_what_was_to_be_shown() -> None:
    log: list[str] = []
    timeline = Timeline()
    timeline.add([recorder(log, "a"), recorder(log, "b")])
    timeline.update(0.1)

    timeline.clear()
    timeline.finish()

    assert timeline.is_idle
    assert not any(entry.startswith("b") for entry in log)


@pytest.mark.parametrize("easing", [linear, quad_out, cubic_in_out, back_out])
def test_every_curve_begins_at_nothing_and_ends_at_all(easing: type[float]) -> None:
    assert pytest.approx(0.0) == easing(0.0)
    assert pytest.approx(1.0) == easing(1.0)


def test_back_goes_beyond_the_end() -> None:
    assert max(back_out(step / 20) for step in range(21)) > 1.02


def test_the_table_is_told_without_pygame() -> None:
    """Layout, timeline, stage, choreography and referee run where pygame cannot be imported."""
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "import gostop_desktop.ui.table.layout, gostop_desktop.ui.table.timeline, gostop_desktop.ui.table.stage\n"
        "import gostop_desktop.ui.table.choreography, gostop_desktop.ui.table.referee\n"
    )

    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)

    assert "" == done.stderr
