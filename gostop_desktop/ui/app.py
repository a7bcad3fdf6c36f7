"""The loop: events in, sixty updates a second, fewer at rest, and a frame only when something changed."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pygame

from gostop_desktop.i18n import _
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import Folders, asset, folders
from gostop_desktop.storage.settings import WindowState, settings_document, window_document
from gostop_desktop.storage.starts import MOST_FAILED, StartError, Starts

from .art.pictures import SHEETS, read_picture
from .desk import Desk
from .display import WindowDisplay, open_display
from .languages import speak
from .presses import Presses
from .system_wishes import system_wishes

LONGEST_STEP = 0.1
"""Seconds: a dragged window or a sleeping machine does not skip an animation."""
RESTING_AFTER = 0.5
"""Seconds without an event or a frame after which the scene is asked less often."""
RESTING_STEP = 0.09
"""Seconds between two updates then."""
STILL_AFTER = 10.0
"""Seconds without an event or a frame after which a scene that only waits for the person is not asked at all."""
RESIZED_AFTER = 0.08
"""Seconds without another size after which a window has the one that it is to have."""
POINTER = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})
PRESSES = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.FINGERDOWN}
)
KEY_REPEAT = (400, 60)
"""Milliseconds until a held key is pressed again, and between further times."""
TITLE = "Go-Stop"
COMES_TO_PLAY = 1.0
"""Seconds of going on after which a start has not failed."""
MARGIN = 100
"""Points of the window that must lie on a screen."""
ICON = "sprites/icon/icon-64.png"


class App:
    """Runs the scenes on a display."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.frames = 0
        """How many were shown."""
        self._presses = Presses(desk)
        self._stretched: pygame.Surface | None = None
        """What was to be seen before the window changed its size, as long as it still changes."""
        self._since_resized = 0.0
        self.trace_ready: float | None = None
        """When the game began, as long as it is still to be told when the first scene takes what it is for."""
        self.starts: Starts | None = None
        """Where it is to be noted that the start has come to play, once it has."""
        self._gone_on = 0.0
        self._waited = 0.0
        """Seconds since the last step."""
        self._rested = 0.0
        """Seconds since something happened or was drawn."""

    def run(self) -> None:
        """Go on until the game is left."""
        clock = pygame.time.Clock()
        while not self.desk.is_over:
            self.tick(clock.tick(self.desk.settings.display.frames) / 1000)

    def tick(self, passed: float) -> None:
        """Take a step if one is due: where nothing happens there is little to ask.

        The first event brings the full pace back.
        """
        self._waited += passed
        self._rested += passed
        if pygame.event.peek():
            self._rested = 0.0
        if self._rested > RESTING_AFTER and self._waited < RESTING_STEP and not self.desk.cards.has_work:
            return
        frames = self.frames
        self.step(min(self._waited, LONGEST_STEP))
        self._waited = 0.0
        if self.frames != frames:
            self._rested = 0.0

    def step(self, dt: float) -> None:
        """Take what has happened, let time pass, show what changed."""
        for event in pygame.event.get():
            self._rested = 0.0
            self.dispatch(event)
            if self.desk.is_over:
                break
        self._presses.update(dt)
        self._lay_out_anew(dt)
        scene = self.desk.scenes.top
        is_still = self._rested > STILL_AFTER and not self.desk.scanner.is_on
        if scene is not None and not (is_still and scene.waits_only):
            scene.update(dt)
        self.desk.toast.update(dt)
        self.desk.captions.update(dt)
        self.desk.cards.work()
        self.show()
        SHEETS.rest()
        if self.trace_ready is not None and scene is not None and scene.is_ready:
            trace("first frame that can be played on", self.trace_ready)
            self.trace_ready = None
        self._gone_on += dt
        if self.starts is not None and self._gone_on > COMES_TO_PLAY and self.frames:
            self.starts.done()
            self.starts = None

    def show(self) -> None:
        """Draw the damaged areas, if there are any."""
        display = self.desk.display
        if not display.is_visible:
            return
        canvas = display.surface
        if self._stretched is not None:
            pygame.transform.scale(self._stretched, canvas.get_size(), canvas)
            display.flip()
            return
        areas = self.desk.scenes.take_damage(canvas.get_rect())
        if not areas:
            return
        self.desk.scenes.draw(canvas, areas, self._draw_over)
        display.flip()
        self.frames += 1

    def _draw_over(self, canvas: pygame.Surface) -> None:
        self.desk.captions.draw(canvas)
        self.desk.toast.draw(canvas)

    def dispatch(self, event: pygame.Event) -> None:
        """Give the event to whom it concerns: the window, the game as a whole, or the scene on top."""
        if event.type in {pygame.QUIT, pygame.WINDOWCLOSE}:
            self.desk.quit()
            return
        display = self.desk.display
        if isinstance(display, WindowDisplay) and display.noticed(event):
            if display.surface.get_size() != self.desk.size:
                self._keep_picture()
            elif self.desk.scenes.top is not None:
                self.desk.scenes.top.damage()
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
            self.desk.sound.is_in_background = event.type == pygame.WINDOWFOCUSLOST
            if event.type == pygame.WINDOWFOCUSLOST:
                self._presses.forget()
            else:
                self._presses.focus_came()
        scene = self.desk.scenes.top
        if scene is None:
            return
        if event.type in PRESSES:
            self.desk.toast.dismiss()
        if self._presses.take(event, scene):
            return
        scene.handle(_in_pixels(event, display.density) if event.type in POINTER else event)

    def _keep_picture(self) -> None:
        """Take a picture of the scenes as they are laid out: it fills the window until they are laid out anew.

        A window that is dragged larger changes its size with every frame, and laying out takes longer than one.
        """
        if self._stretched is None:
            self._stretched = pygame.Surface(self.desk.size)
            self.desk.scenes.draw(self._stretched, [self._stretched.get_rect()], self._draw_over)
        self._since_resized = 0.0

    def _lay_out_anew(self, dt: float) -> None:
        """Lay everything out when the window keeps its size."""
        if self._stretched is None:
            return
        self._since_resized += dt
        if self._since_resized >= RESIZED_AFTER:
            self._stretched = None
            self.desk.resize()


def run(options: GameOptions) -> int:
    """Open the window and play until it is closed; return the exit code (UX 9).

    Raises StartError if there is no display, or if a game is open with the same files.
    """
    places = folders(options.data_folder)
    starts = Starts(places.starts)
    if not starts.begin():
        speak(options.language or settings_document(places.settings).load().language.interface)
        raise StartError(_("Go-Stop is already open."))
    has_failed = starts.failed >= MOST_FAILED
    try:
        code = _run(replace(options, safe_mode=options.safe_mode or has_failed), places, starts)
        starts.done()
    finally:
        starts.close()
    return code


def _run(options: GameOptions, places: Folders, starts: Starts) -> int:
    from .start import first_scene

    began = time.perf_counter()
    window_file = window_document(places.window)
    window = window_file.load()
    size = options.size or (window.width, window.height)
    open_display(is_safe=options.safe_mode)
    display = WindowDisplay(TITLE, size)
    # A size from the command line has nothing to do with where the last window was.
    place = sensible_place(window, pygame.display.get_desktop_sizes()) if options.size is None else None
    if place is not None:
        display.place = place
    is_first_start = not (places.settings.exists() or options.safe_mode)
    desk = Desk(display, options, places)
    if options.full_screen if options.full_screen is not None else desk.settings.display.full_screen:
        display.full_screen = True
        desk.resize()
    app = App(desk)
    app.starts = starts
    desk.scenes.push(first_scene(desk))
    app.show()
    if options.trace_start:
        trace("first flip", began)
        app.trace_ready = began
    display.set_icon(read_picture(asset(ICON)))
    pygame.key.set_repeat(*KEY_REPEAT)
    # SDL begins with text input on; an input method would then swallow the letters that are commands (BUGS L02).
    pygame.key.stop_text_input()
    problems = list(desk.problems)
    if starts.failed >= MOST_FAILED:
        problems.append(
            _("The last two starts failed. This one is in safe mode: without your settings, and without sound.")
        )
    if problems:
        desk.toast.say(" ".join(problems))
    if is_first_start:
        take_wishes(desk)
    if options.audio and not options.safe_mode:
        desk.sound.open()
    desk.gamepads.open()
    try:
        app.run()
    finally:
        desk.close()
    if not display.full_screen:
        (width, height), (x, y) = display.size, display.place
        window_file.save(WindowState(width=width, height=height, x=x, y=y))
    pygame.quit()
    return 0


def take_wishes(desk: Desk) -> None:
    """Begin with the text and the motion that the person has told the system."""
    wishes = system_wishes()
    look = desk.settings.display
    wished = msgspec.structs.replace(look, text=wishes.text, motion="reduced" if wishes.less_motion else look.motion)
    if wished != look:
        desk.change(msgspec.structs.replace(desk.settings, display=wished))


def trace(what: str, began: float) -> None:
    """Print how long after the game's first line something happened, and when that was."""
    print(f"{what}: {(time.perf_counter() - began) * 1000:.0f} ms, at {time.time():.3f}", file=sys.stderr, flush=True)


def sensible_place(window: WindowState, desktops: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """Return where the window was, None if no screen is there any more (BUGS D06)."""
    if window.x is None or window.y is None or not desktops:
        return None
    right = sum(width for width, _height in desktops)
    bottom = max(height for _width, height in desktops)
    is_seen = 0 <= window.x < right - MARGIN and 0 <= window.y < bottom - MARGIN
    return (window.x, window.y) if is_seen else None


def _in_pixels(event: pygame.Event, density: float) -> pygame.Event:
    """Return a pointer event with its places in pixels; the system tells them in window points."""
    if density == 1.0:
        return event
    values = dict(event.dict)
    for name in ("pos", "rel"):
        if name in values:
            x, y = values[name]
            values[name] = (round(x * density), round(y * density))
    return pygame.Event(event.type, values)
