"""Animations in a queue, played one after another; no pygame, no clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeAlias

from .easing import Easing, linear


class Step(Protocol):
    """Something that takes time: shown from 0 to 1, then over."""

    @property
    def duration(self) -> float:
        """Seconds at normal speed."""
        ...

    def begin(self) -> None: ...

    def show(self, progress: float) -> None: ...

    def end(self) -> None: ...


Script: TypeAlias = Iterable[Step]
"""Steps that are made when the one before is over, so that each sees what has become of the table."""


class Tween:
    """A function of progress, eased."""

    def __init__(self, duration: float, show: Callable[[float], None], easing: Easing = linear) -> None:
        self.duration = duration
        self._show = show
        self._easing = easing

    def begin(self) -> None:
        self._show(self._easing(0.0))

    def show(self, progress: float) -> None:
        self._show(self._easing(progress))

    def end(self) -> None:
        self._show(1.0)


class Cue:
    """Something that happens at a moment: a sound, a caption, a card changing zones."""

    duration = 0.0

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do

    def begin(self) -> None:
        """Nothing yet: a cue happens when it is over."""

    def show(self, progress: float) -> None:
        """Nothing to see on the way."""

    def end(self) -> None:
        self._do()


class Pause:
    """A rest for the eye."""

    def __init__(self, duration: float) -> None:
        self.duration = duration

    def begin(self) -> None:
        """Nothing happens."""

    def show(self, progress: float) -> None:
        """Nothing happens."""

    def end(self) -> None:
        """Nothing has happened."""


class Chain:
    """Steps one after another as one step."""

    def __init__(self, *steps: Step) -> None:
        self._steps = steps
        self.duration = sum(step.duration for step in steps)
        self._index = -1

    def begin(self) -> None:
        self._advance(0)

    def show(self, progress: float) -> None:
        now = progress * self.duration
        start = 0.0
        for index, step in enumerate(self._steps):
            if now < start + step.duration:
                self._advance(index)
                step.show((now - start) / step.duration)
                return
            start += step.duration

    def end(self) -> None:
        self._advance(len(self._steps))

    def _advance(self, index: int) -> None:
        """End the steps before the given one, each once, and begin what comes to be on."""
        while self._index < index:
            if self._index >= 0:
                self._steps[self._index].end()
            self._index += 1
            if self._index < len(self._steps):
                self._steps[self._index].begin()


class Together:
    """Steps side by side, each begun a little after the one before."""

    def __init__(self, *steps: Step, stagger: float = 0.0) -> None:
        self._parts = [_Part(step, stagger * index) for index, step in enumerate(steps)]
        self.duration = max(
            (part.start + step.duration for part, step in zip(self._parts, steps, strict=True)), default=0.0
        )

    def begin(self) -> None:
        self._show_at(0.0)

    def show(self, progress: float) -> None:
        self._show_at(progress * self.duration)

    def end(self) -> None:
        for part in self._parts:
            part.finish()

    def _show_at(self, now: float) -> None:
        for part in self._parts:
            part.show_at(now)


class _Part:
    """One of several steps side by side."""

    def __init__(self, step: Step, start: float) -> None:
        self.start = start
        self._step = step
        self._is_begun = False
        self._is_over = False

    def show_at(self, now: float) -> None:
        if self._is_over or now < self.start:
            return
        if not self._is_begun:
            self._is_begun = True
            self._step.begin()
        duration = self._step.duration
        if now >= self.start + duration:
            self.finish()
        else:
            self._step.show((now - self.start) / duration)

    def finish(self) -> None:
        if self._is_over:
            return
        if not self._is_begun:
            self._step.begin()
        self._is_begun = self._is_over = True
        self._step.end()


HURRY_AFTER = 2.2
"""Seconds after which a long story is told faster: special events add at most 2.5 seconds to a turn (UX 4)."""
HURRY = 3.0


class Timeline:
    """Plays scripts in the order in which they were added."""

    def __init__(self) -> None:
        self._scripts: deque[Iterator[Step]] = deque()
        self._step: Step | None = None
        self._elapsed = 0.0
        self._running = 0.0
        """Seconds since nothing was left to show."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing is left to show."""
        return self._step is None and not self._scripts

    def add(self, script: Script) -> None:
        """Play the script after everything added before."""
        self._scripts.append(iter(script))

    def update(self, dt: float) -> None:
        """Move on by so many seconds; what is left of them goes to the next step."""
        self._running += dt
        if self._running > HURRY_AFTER:
            dt *= HURRY
        while True:
            if self._step is None and not self._next():
                self._running = 0.0
                return
            step = self._step
            assert step is not None
            self._elapsed += dt
            if self._elapsed < step.duration:
                step.show(self._elapsed / step.duration)
                return
            dt = self._elapsed - step.duration
            self._step = None
            step.end()

    def breathe(self) -> None:
        """Take what follows for another story: it is told at its own speed, however long this one was."""
        self._running = 0.0

    def finish(self) -> None:
        """Show the end of everything at once, in order; what is added meanwhile included."""
        while self._step is not None or self._next():
            step = self._step
            assert step is not None
            self._step = None
            step.end()

    def clear(self) -> None:
        """Forget everything: the table it was about is gone."""
        self._scripts.clear()
        self._step = None

    def _next(self) -> bool:
        """Begin the next step, or say that there is none."""
        while self._scripts:
            step = next(self._scripts[0], None)
            if step is not None:
                self._step = step
                self._elapsed = 0.0
                step.begin()
                return True
            self._scripts.popleft()
        return False
