"""What is pressed on keys, gamepads and the single switch, as the commands that the scene on top is given (UX 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from gostop_desktop.i18n import _

from .display import WindowDisplay
from .input import Command, Device, Key
from .input.commands import DIRECTIONS
from .input.gamepad import EVENTS as PAD_EVENTS

if TYPE_CHECKING:
    from .desk import Desk
    from .scene import Scene

LAST_LATIN, FIRST_UNWRITTEN = 0x7F, 1 << 30
"""Between them lie the key codes of keys that bear letters beyond ASCII."""
STALE = 0.15
"""Seconds after the window got the keyboard in which a key that comes was held before: the system repeats it."""
TEXT_STEPS = {Command.SMALLER_TEXT: -10, Command.LARGER_TEXT: 10}


class Presses:
    """Gives commands to the scene on top, once for every press, and tells it what is let go."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._down: dict[int, tuple[Command, ...]] = {}
        """The keys that are held, with what they meant when they went down."""
        self._since_focus = STALE

    def take(self, event: pygame.Event, scene: Scene) -> bool:
        """Return whether an event was a press that somebody wanted, or nothing but one; else the scene handles it."""
        if event.type == pygame.KEYDOWN and self._since_focus < STALE:
            self._down[event.scancode] = ()
            self.desk.scanner.note(event)
            return True
        if self.desk.scanner.swallows(event):
            self._take_switch(event, scene)
            return True
        if event.type == pygame.KEYDOWN:
            return self._only_held(event, scene) or self._obeyed(event, scene)
        if event.type in PAD_EVENTS:
            self._take_gamepad(event, scene)
            return True
        if event.type == pygame.KEYUP:
            self._let_go(event, scene)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            # The buttons of a gamepad say nothing to who has taken the mouse; the keys are there, and say much.
            self.desk.use_device(Device.KEYBOARD)
        return False

    def update(self, dt: float) -> None:
        """Ask again for what is held, and move the focus on where it moves by itself."""
        self._since_focus += dt
        for command in self.desk.gamepads.update(dt):
            if (scene := self.desk.scenes.top) is not None:
                self._obey(command, scene)
        if self.desk.scanner.update(dt) and (scene := self.desk.scenes.top) is not None:
            scene.scan()

    def focus_came(self) -> None:
        """Take that the window has got the keyboard: what is held down now was meant for another one."""
        self.forget()
        self._since_focus = 0.0

    def forget(self) -> None:
        """Another window has the keyboard: what was held is let go, though nobody has told."""
        if (scene := self.desk.scenes.top) is not None:
            for command in tuple(self.desk.held):
                scene.release(command)
        self._down.clear()
        self.desk.held.clear()
        self.desk.scanner.forget()

    def _only_held(self, event: pygame.Event, scene: Scene) -> bool:
        """Return whether a key is pressed again only because it is held, where that must not count (BUGS U01).

        Held arrows go on moving, and held keys go on writing; everything else is done once.
        """
        key = Key.of(event)
        if not key.scan_code or key.scan_code not in self._down:
            self._down[key.scan_code] = self.desk.bindings.commands_of(key)
            return False
        command = self.desk.bindings.command_of(key)
        if command in DIRECTIONS:
            return False
        # In a line of text the same key may write that means a command elsewhere; Enter and Esc write nothing.
        return not (scene.wants_text and (command is None or _is_typed(event)))

    def _let_go(self, event: pygame.Event, scene: Scene) -> None:
        """Tell what a key meant that comes up: by now it may be the other person's turn."""
        for command in self._down.pop(Key.of(event).scan_code, ()):
            self.desk.held.discard(command)
            scene.release(command)

    def _take_switch(self, event: pygame.Event, scene: Scene) -> None:
        """Obey the single switch: it confirms, and is held as long as a key is."""
        scanner, held = self.desk.scanner, self.desk.held
        if (command := scanner.taken(event)) is not None:
            held.add(command)
            self._obey(command, scene)
        elif (command := scanner.ended(event)) is not None:
            held.discard(command)
            scene.release(command)

    def _take_gamepad(self, event: pygame.Event, scene: Scene) -> None:
        """Obey what a gamepad begins; what it held is let go also when it is pulled out."""
        desk = self.desk
        before, was_used = desk.gamepads.count, desk.device is Device.GAMEPAD
        was_plain = desk.gamepads.is_plain
        taken = desk.gamepads.take(event)
        if (before, was_plain) != (desk.gamepads.count, desk.gamepads.is_plain):
            # Other buttons have other caps.
            desk.scenes.resize()
        if desk.gamepads.count > before:
            desk.toast.say(_("A gamepad is ready."))
        elif desk.gamepads.count < before:
            desk.toast.say(_("The gamepad has been unplugged."))
            if not desk.gamepads.count:
                desk.use_device(Device.KEYBOARD)
        if taken.begun or taken.button:
            desk.use_device(Device.GAMEPAD)
        begun = () if taken.button and scene.button(taken.button) else taken.begun
        for command in begun:
            desk.held.add(command)
            if (top := desk.scenes.top) is not None and not self._obey(command, top):
                top.refuse(command)
        for command in taken.ended:
            desk.held.discard(command)
            scene.release(command)
        if taken.is_lost and was_used:
            scene.interrupt()

    def _obey(self, command: Command, scene: Scene) -> bool:
        return scene.command(command) or self._general(command)

    def _obeyed(self, event: pygame.Event, scene: Scene) -> bool:
        """Return whether the key was a command that somebody wanted."""
        key = Key.of(event)
        commands = self.desk.bindings.commands_of(key)
        self.desk.bindings.note(key)
        if commands:
            self.desk.held.update(commands)
            self.desk.use_device(Device.KEYBOARD)
        if scene.wants_keys or (scene.wants_text and _is_typed(event)):
            return False
        is_used = any(self._obey(command, scene) for command in commands)
        if commands and not is_used:
            scene.refuse(commands[0])
        return is_used

    def _general(self, command: Command) -> bool:
        """Obey what means the same everywhere."""
        desk = self.desk
        if command is Command.QUIT:
            desk.quit()
        elif command is Command.FULL_SCREEN and isinstance(desk.display, WindowDisplay):
            desk.toggle_full_screen()
        elif command is Command.MUTE:
            desk.toggle_mute()
        elif command in TEXT_STEPS:
            desk.change_text_size(TEXT_STEPS[command])
        else:
            return False
        return True


def _is_typed(event: pygame.Event) -> bool:
    """Whether the key writes a letter where there is a text field."""
    unicode = getattr(event, "unicode", "")
    # A key of another script may bear its letter while the letter itself is still on its way.
    letter = LAST_LATIN < event.key < FIRST_UNWRITTEN
    return (letter or (bool(unicode) and unicode.isprintable())) and not event.mod & (
        pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
    )
