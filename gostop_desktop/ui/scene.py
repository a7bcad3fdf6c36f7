"""A screen, and the stack of them.

A scene is what the person sees: title, table, settings. The application calls, in this order:

    resize()        before it is first shown, and when size, theme, language or text size changed: lay out
    enter()         it has come to the top of the stack
    button(b)       a button of a gamepad, whatever it means; return True if it was used, and is no command then
    command(c)      a key, gamepad button or switch that means something; return True if it was used
    refuse(c)       nobody used it: why not, in words
    release(c)      it was let go: for what is held
    interrupt()     what the person plays with is gone: nothing goes on before they come back
    handle(event)   every other event, and the keys of commands that were not used; positions are physical pixels
    update(dt)      sixty times a second, less often at rest; seconds since the last time (at most 0.1); not any more
                    when nothing has happened for long and `waits_only`
    draw(canvas)    only when something called damage(); the canvas is clipped to what has to be drawn anew
    leave()         it is no longer on top

Draw draws and changes nothing; update moves and draws nothing. `damage(area)` asks for a redraw of an area in physical
pixels, `damage()` for all of it. Draw is called once for every damaged area, with that area as the canvas's clip.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import pygame

from .areas import in_whole_rows, merged

if TYPE_CHECKING:
    from .desk import Desk
    from .input import Command

NOTICE_LIFT = 24
"""Units from the lower edge to a notice."""


class Scene:
    """One screen; the methods here do nothing, a scene overrides what it needs."""

    name: ClassVar[str]
    """As in PRODUCT's table of scene names."""
    covers: ClassVar[bool] = True
    """Whether it hides what lies below; a dialog does not."""
    hides_hands: ClassVar[bool] = False
    """Whether hands below must not be seen while it lies on top (UX 2.6)."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._damaged: list[pygame.Rect] = []
        self._damaged_whole = True

    @property
    def wants_text(self) -> bool:
        """Whether a text field has the keyboard: letters are letters then, not commands."""
        return False

    @property
    def is_ready(self) -> bool:
        """Whether it takes what it is for: a table that still deals does not."""
        return True

    @property
    def notice_bottom(self) -> int:
        """Where a notice ends: it is to hide nothing that the person needs."""
        return self.desk.size[1] - self.desk.u(NOTICE_LIFT)

    @property
    def waits_only(self) -> bool:
        """Whether nothing will change before the person does something: then no time has to pass for it."""
        return False

    @property
    def wants_keys(self) -> bool:
        """Whether every key comes as an event, also one that is a command."""
        return False

    def resize(self) -> None: ...

    def enter(self) -> None: ...

    def leave(self) -> None: ...

    def command(self, command: Command) -> bool:  # noqa: ARG002  # what a scene without commands answers
        return False

    def button(self, name: str) -> bool:  # noqa: ARG002  # most scenes want what it means
        """Return whether a button of a gamepad was used as the button that it is."""
        return False

    def release(self, command: Command) -> None:
        """A key or button of a command was let go; what is held for as long as it lasts ends here."""

    def refuse(self, command: Command) -> None:
        """A command was used by nobody: say why not, where a person may wonder."""

    def interrupt(self) -> None:
        """What the person plays with has been pulled out: what would go on without them waits."""

    def scan(self) -> None:
        """Move the focus on by itself, for a person with a single switch: through everything that can be pressed."""
        from .input import Command

        self.command(Command.NEXT_REGION)

    def handle(self, event: pygame.Event) -> None: ...

    def update(self, dt: float) -> None: ...

    def draw(self, canvas: pygame.Surface) -> None: ...

    def damage(self, area: pygame.Rect | None = None) -> None:
        """Ask for a redraw of an area, or of everything."""
        if area is None:
            self._damaged_whole = True
            self._damaged.clear()
        elif not self._damaged_whole and area.width > 0 and area.height > 0:
            self._damaged.append(area.copy())

    def take_damage(self, screen: pygame.Rect) -> list[pygame.Rect]:
        """Return what has to be drawn anew, and forget it."""
        if self._damaged_whole:
            self._damaged_whole = False
            return [screen.copy()]
        areas = [area.clip(screen) for area in self._damaged]
        self._damaged.clear()
        return areas


def not_for_us(command: Command) -> bool:  # noqa: ARG001  # the answer of who takes no command
    """Return that nobody takes a command: what lies on no table has none to pass it to."""
    return False


def nowhere(event: pygame.Event) -> bool:  # noqa: ARG001  # the answer of who has no place for the pointer
    """Return that an event of the pointer was meant for nobody: what lies on no table has nothing beside it."""
    return False


class SceneStack:
    """The scenes that lie on one another; the last one has the input."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From bottom to top."""
        return tuple(self._scenes)

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The topmost scene that covers everything, and what lies on it."""
        for index in range(len(self._scenes) - 1, -1, -1):
            if self._scenes[index].covers:
                return tuple(self._scenes[index:])
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Lay a scene on the others."""
        if self.top is not None:
            self.top.leave()
        self._show(scene)

    def pop(self) -> None:
        """Take the top scene away; the one below is on top again."""
        self._scenes.pop().leave()
        if self.top is not None:
            self.top.resize()
            self.top.enter()
            self.top.damage()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self._show(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes away and show this one."""
        while self._scenes:
            self._scenes.pop().leave()
        self._show(scene)

    def resize(self) -> None:
        """Lay every scene out anew."""
        for scene in self._scenes:
            scene.resize()
            scene.damage()

    def take_damage(self, screen: pygame.Rect) -> list[pygame.Rect]:
        """Return the areas of the screen that have to be drawn anew, apart from one another."""
        areas = [area for scene in self.visible for area in scene.take_damage(screen)]
        return merged(in_whole_rows(merged([area for area in areas if area.width > 0 and area.height > 0]), screen))

    def draw(
        self, canvas: pygame.Surface, areas: list[pygame.Rect], over: Callable[[pygame.Surface], None] | None = None
    ) -> None:
        """Draw what is visible, area by area, and `over` it what lies on every screen."""
        for area in areas:
            canvas.set_clip(area)
            for scene in self.visible:
                scene.draw(canvas)
            if over is not None:
                over(canvas)
        canvas.set_clip(None)

    def _show(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.resize()
        scene.enter()
        scene.damage()
