"""The controls of a screen together: where the focus is, what the pointer does, what scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from gostop_desktop.ui.input.commands import DIRECTIONS, Command

from .directions import nearest
from .panel import Panel, WidgetType
from .scanning import Scanning
from .tooltip import Tips
from .widget import State, Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.scene import Scene

_UPRIGHT = frozenset({Command.UP, Command.DOWN})
WHEEL = 48
"""Units that one notch of the wheel scrolls."""


class Controls:
    """All panels of a scene with one focus.

    A scene makes one, fills it in `resize`, and passes `command`, `handle` and `draw` on to it.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.panels: list[Panel] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.shows_focus = True
        """Whether the ring is drawn: the mouse hides it, any key brings it back."""
        self.within: pygame.Rect | None = None
        """In what places are mirrored; None is the whole screen."""
        self._pointer: tuple[int, int] | None = None
        """Where the pointer was last."""
        self._left: Widget | None = None
        """What had the focus before everything was laid out anew."""
        self.tips = Tips(self)
        self.scanning = Scanning(self)
        self._is_released = False
        """Whether another scene has come since what has the focus was told of it."""
        self._wanted = ""
        self._offsets: list[int] = []
        self._base: Panel | None = None

    def clear(self) -> None:
        """Take everything out, to lay it out anew; focus and scrolling are found again."""
        if self.focused is not None:
            self._wanted = self.focused.key
        self._offsets = [panel.offset for panel in self.panels]
        self._left = self.focused or self._left
        self.panels.clear()
        self.focused = self.hovered = self.pressed = None
        self._base = None

    def add(self, widget: WidgetType) -> WidgetType:
        """Put a control on the screen."""
        if self._base is None:
            self._base = self.panel()
        return self._base.add(widget)

    def panel(self, viewport: pygame.Rect | None = None) -> Panel:
        """Return a new part of the screen; with a viewport, mirrored like everything else, it can be scrolled."""
        if viewport is not None:
            viewport = self.scene.desk.mirrored(viewport, self.within)
        panel = Panel(self, viewport)
        self.panels.append(panel)
        return panel

    def restore(self, *, first: Widget | None = None) -> None:
        """After everything has been put in: give focus and scrolling back, or the focus to the first control."""
        for panel, offset in zip(self.panels, self._offsets, strict=False):
            panel.offset = min(offset, panel.most_offset)
        if self._pointer is not None:
            self.hovered = self.at(self._pointer)
        found = next((widget for widget in self.all() if widget.key == self._wanted and _can_be_used(widget)), None)
        found = found or first or next(filter(_can_be_used, self.all()), None)
        if found is not None and found is self._left and not self._is_released:
            # The very same control: a syllable that is being composed in it goes on.
            self.focused, self._left = found, None
            return
        if self._is_released and self.scene.desk.scenes.top is not self.scene:
            # What lies over it has the keyboard: a control is told of its focus when that is gone.
            self.focused, self._left = found, None
            if found is not None:
                self.show(found)
            return
        self._let_go_of_left()
        self._is_released = False
        self.focus(found)

    def all(self) -> Iterator[Widget]:
        """Yield every control."""
        for panel in self.panels:
            yield from panel.widgets

    def focus(self, widget: Widget | None) -> None:
        """Move the focus."""
        if widget is self.focused:
            return
        for changed in (self.focused, widget):
            if changed is not None:
                self.damage(changed)
        if self.focused is not None:
            self.focused.focus_went()
        self._let_go_of_left()
        self.focused = widget
        self._damage_default()
        if widget is not None:
            widget.focus_came()
        if widget is not None:
            self.show(widget)

    def release(self) -> None:
        """Let go of the keyboard and the pointer: another scene has come."""
        if self.focused is not None:
            self.focused.focus_went()
        self._let_go_of_left()
        self._is_released = True
        self.hovered = self.pressed = None

    def _let_go_of_left(self) -> None:
        """Tell what had the focus before everything was laid out anew that it has lost it."""
        if self._left is not None:
            self._left.focus_went()
            self._left = None

    def damage(self, widget: Widget) -> None:
        """Ask for a redraw of a control."""
        panel = self._panel_of(widget)
        if panel is not None:
            self.scene.damage(panel.on_screen(widget.extent))

    def state_of(self, widget: Widget) -> State:
        return State(
            hover=widget is self.hovered and widget.is_enabled,
            focus=widget is self.focused and self.shows_focus,
            pressed=widget is self.pressed and widget is self.hovered,
            takes_enter=widget is self._taking_enter(),
        )

    def _default(self) -> Widget | None:
        return next((widget for widget in self.all() if widget.is_default and _can_be_used(widget)), None)

    def _taking_enter(self) -> Widget | None:
        """Return what Enter presses: what has the focus where keys brought it, else the one thing to do."""
        default = self._default()
        return self.focused if default is None or self.shows_focus or self.wants_text else default

    def _damage_default(self) -> None:
        if (default := self._default()) is not None:
            self.damage(default)

    def draw(self, canvas: pygame.Surface) -> None:
        for panel in self.panels:
            panel.draw(canvas)
        self.scanning.draw(canvas)

    def scan(self) -> None:
        """Move the focus on for a single switch."""
        self.tips.by_keys = True
        self._show_focus()
        self.scanning.go_on()
        self._sound("focus")
        self.tips.damage()

    def update(self, dt: float) -> None:
        """Let time pass: the tip of what the pointer rests on appears."""
        if self.pressed is None:
            self.tips.rest(dt)

    def draw_tip(self, canvas: pygame.Surface) -> None:
        """Draw the tip over everything else."""
        self.tips.draw(canvas)

    def command(self, command: Command) -> bool:
        """Return whether a command was used: arrows move, confirm presses, Tab goes round."""
        self.tips.by_keys = True
        if command is Command.CONFIRM and self.scanning.enter():
            return True
        if command is not Command.CONFIRM:
            self.scanning.leave()
        used = self._obeyed(command)
        self.tips.damage()
        return used

    def _obeyed(self, command: Command) -> bool:
        taking = self._taking_enter() if command is Command.CONFIRM else None
        if taking is None or taking is self.focused:
            self._show_focus()
        if taking is not None:
            self._sound("press")
            taking.press()
            return True
        if self.focused is not None and command in DIRECTIONS and self.focused.step(command):
            return True
        if command in DIRECTIONS:
            return self._go(command)
        if command in {Command.NEXT_REGION, Command.PREVIOUS_REGION}:
            self._go_round(1 if command is Command.NEXT_REGION else -1)
            return True
        return False

    def handle(self, event: pygame.Event) -> bool:
        """Return whether an event of the pointer or of typing was used."""
        match event.type:
            case pygame.MOUSEMOTION:
                if not event.buttons[0]:
                    # It came up where nobody told: over another window, or while the screen was locked.
                    self._break_off()
                return self._moved(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWFOCUSLOST:
                self._break_off()
            case pygame.WINDOWLEAVE:
                self._pointer = None
                self._hover(None)
            case pygame.KEYDOWN | pygame.TEXTINPUT | pygame.TEXTEDITING if self.focused is not None:
                return self.focused.type(event)
        return False

    @property
    def wants_text(self) -> bool:
        return self.focused is not None and self.focused.wants_text

    def at(self, place: tuple[int, int]) -> Widget | None:
        """Return the control at a place of the screen."""
        for panel in reversed(self.panels):
            if (widget := panel.at(place)) is not None and _can_be_used(widget):
                return widget
        return None

    def _moved(self, place: tuple[int, int]) -> bool:
        self._pointer = place
        self.tips.by_keys = False
        if self.pressed is not None and (panel := self._panel_of(self.pressed)):
            self.pressed.drag_to(panel.in_content(place))
        self._hover(self.at(place))
        return self.hovered is not None

    def _down(self, place: tuple[int, int]) -> bool:
        self._hover(self.at(place))
        self.pressed = self.hovered
        if self.pressed is None:
            return False
        if self.shows_focus:
            self.shows_focus = False
            self._damage_default()
            if self.focused is not None:
                self.damage(self.focused)
        self.focus(self.pressed)
        self.damage(self.pressed)
        if panel := self._panel_of(self.pressed):
            self.pressed.drag_to(panel.in_content(place))
        return True

    def _up(self, place: tuple[int, int]) -> bool:
        pressed, self.pressed = self.pressed, None
        if pressed is None:
            return False
        self.damage(pressed)
        pressed.drop()
        if self.at(place) is pressed and (panel := self._panel_of(pressed)):
            self._sound("press")
            pressed.press_at(panel.in_content(place))
        return True

    def _break_off(self) -> None:
        """Let nothing come of a press but what it has done already."""
        pressed, self.pressed = self.pressed, None
        if pressed is not None:
            self.damage(pressed)
            pressed.drop()

    def _wheel(self, event: pygame.Event) -> bool:
        if self._pointer is None:
            return False
        for panel in reversed(self.panels):
            if panel.viewport is not None and panel.viewport.collidepoint(self._pointer) and panel.most_offset:
                panel.scroll(round(-getattr(event, "precise_y", event.y) * self.scene.desk.u(WHEEL)))
                self._hover(self.at(self._pointer))
                return True
        return False

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        self.tips.begin_anew()
        for changed in (self.hovered, widget):
            if changed is not None:
                self.damage(changed)
        self.hovered = widget

    def _show_focus(self) -> None:
        if not self.shows_focus:
            self.shows_focus = True
            self._damage_default()
            if self.focused is not None:
                self.damage(self.focused)

    def _go(self, command: Command) -> bool:
        """Move the focus to the nearest control in a direction on the screen."""
        usable = [widget for widget in self.all() if _can_be_used(widget) and widget is not self.focused]
        if not usable:
            return False
        if self.focused is None:
            self.focus(usable[0])
            return True
        here, places = self.place_of(self.focused), [self.place_of(widget) for widget in usable]
        found = nearest(here, places, command)
        if found is None and command in _UPRIGHT and type(self.focused).step is not Widget.step:
            # Right and left set its value: at the edge of the page up and down lead to what lies beside it.
            beside = (nearest(here, places, way) for way in (Command.RIGHT, Command.LEFT))
            found = next((index for index in beside if index is not None), None)
        if found is None:
            return False
        self.focus(usable[found])
        self._sound("focus")
        return True

    def _go_round(self, step: int) -> None:
        usable = [widget for widget in self.all() if _can_be_used(widget)]
        if not usable:
            return
        index = usable.index(self.focused) + step if self.focused in usable else 0
        self.focus(usable[index % len(usable)])
        self._sound("focus")

    def _sound(self, name: str) -> None:
        self.scene.desk.sound.play(name)

    def place_of(self, widget: Widget) -> pygame.Rect:
        """Return where a control is on the screen."""
        panel = self._panel_of(widget)
        return panel.on_screen(widget.rect) if panel else widget.rect

    def seen_of(self, widget: Widget) -> pygame.Rect:
        """Return what can be seen of a control: it may be scrolled away."""
        panel = self._panel_of(widget)
        place = self.place_of(widget)
        return place if panel is None or panel.viewport is None else place.clip(panel.viewport)

    def show(self, widget: Widget) -> None:
        """Scroll until a control can be seen."""
        if panel := self._panel_of(widget):
            panel.show(widget)

    def _panel_of(self, widget: Widget) -> Panel | None:
        return next((panel for panel in self.panels if widget in panel.widgets), None)


def _can_be_used(widget: Widget) -> bool:
    return widget.can_focus and widget.is_enabled
