"""A part of the screen that holds controls; its content can be scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pygame

from .widget import Widget

if TYPE_CHECKING:
    from gostop_desktop.ui.theme import Colour

    from .controls import Controls

SCROLL_BAR = 6
FADE = 14
"""Units over which content fades where more of it is to come."""
WidgetType = TypeVar("WidgetType", bound=Widget)


class Panel:
    """A part of the screen that holds controls; with a viewport it can be scrolled."""

    def __init__(self, controls: Controls, viewport: pygame.Rect | None = None) -> None:
        self.controls = controls
        self.viewport = viewport
        self.widgets: list[Widget] = []
        self.offset = 0
        """Pixels that the content is scrolled up."""
        self.content_height = viewport.height if viewport else 0
        """Needed in a viewport: how high everything is together."""
        self.is_group = False
        """Whether a single switch takes all of it at once, before it goes through it."""
        self.pitch = 1
        """Pixels that scrolling goes by: in a list of lines, so that none is cut at the upper edge."""
        self.ground: Colour | None = None
        """What the content fades into where more of it is to come; None cuts it off."""

    def add(self, widget: WidgetType) -> WidgetType:
        """Put a control in.

        Its place is given as where one reads from the left, and mirrored here where one does not (UX 6.4). In a
        viewport it is a place of the content, which starts at the viewport's corner.
        """
        widget.rect = widget.desk.mirrored(widget.rect, self.controls.within)
        self.widgets.append(widget)
        widget.on_change = lambda: self.controls.damage(widget)
        if self.viewport is not None and widget.rect.bottom > self.viewport.y + self.content_height:
            self.content_height = widget.rect.bottom - self.viewport.y
        return widget

    @property
    def most_offset(self) -> int:
        if self.viewport is None:
            return 0
        return -(-max(0, self.content_height - self.viewport.height) // self.pitch) * self.pitch

    def scroll(self, pixels: int) -> None:
        """Move the content up by so many pixels, as far as there is content."""
        wanted = self.offset + pixels
        wanted = -(-wanted // self.pitch) * self.pitch if pixels > 0 else wanted // self.pitch * self.pitch
        offset = min(self.most_offset, max(0, wanted))
        if offset != self.offset and self.viewport is not None:
            self.offset = offset
            self.controls.scene.damage(self.viewport.inflate(8, 8))

    def show(self, widget: Widget) -> None:
        """Scroll until the control can be seen."""
        if self.viewport is None:
            return
        margin = widget.desk.u(12)
        if widget.rect.top - self.offset < self.viewport.top:
            self.scroll(widget.rect.top - self.offset - self.viewport.top - margin)
        elif widget.rect.bottom - self.offset > self.viewport.bottom:
            self.scroll(widget.rect.bottom - self.offset - self.viewport.bottom + margin)

    def on_screen(self, rect: pygame.Rect) -> pygame.Rect:
        """Return where a place of the content is on the screen."""
        return rect.move(0, -self.offset)

    def in_content(self, place: tuple[int, int]) -> tuple[int, int]:
        """Return what place of the content is at a place of the screen."""
        return place[0], place[1] + self.offset

    def at(self, place: tuple[int, int]) -> Widget | None:
        """Return the control at a place of the screen."""
        if self.viewport is not None and not self.viewport.collidepoint(place):
            return None
        inside = self.in_content(place)
        return next((widget for widget in reversed(self.widgets) if widget.rect.collidepoint(inside)), None)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the controls that lie in the canvas's clip."""
        clip = canvas.get_clip()
        if self.viewport is None:
            self._draw_on(canvas, clip)
            return
        visible = clip.clip(self.viewport)
        if visible.width <= 0 or visible.height <= 0:
            return
        canvas.set_clip(visible)
        self._draw_on(canvas, visible)
        self._draw_fade(canvas)
        canvas.set_clip(clip)
        self._draw_bar(canvas)

    def _draw_on(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        controls = self.controls
        for widget in self.widgets:
            if not self.on_screen(widget.extent).colliderect(clip):
                continue
            place = widget.rect
            widget.rect = self.on_screen(place)
            widget.paint(canvas, controls.state_of(widget))
            widget.rect = place

    def _draw_fade(self, canvas: pygame.Surface) -> None:
        """Let what is cut off at the edges fade, so that no half letters stand there."""
        if self.ground is None or self.viewport is None or not self.widgets:
            return
        desk = self.widgets[0].desk
        ground, height = self.ground, desk.u(FADE)

        def paint(large: pygame.Surface, factor: float) -> None:  # noqa: ARG001  # as large as it is asked for
            for y in range(large.get_height()):
                alpha = 255 * (y + 1) // large.get_height()
                large.fill((ground.r, ground.g, ground.b, alpha), (0, y, large.get_width(), 1))

        picture = desk.shapes.smooth(("fade", tuple(ground)), (self.viewport.width, height), paint)
        if self.offset < self.most_offset:
            place = self.viewport.x, self.viewport.bottom - height
            canvas.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.offset > 0:
            upper = pygame.transform.flip(picture, flip_x=False, flip_y=True)
            canvas.blit(upper, self.viewport.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        if not self.most_offset or self.viewport is None:
            return
        desk = self.controls.scene.desk
        width = desk.u(SCROLL_BAR)
        track = pygame.Rect(self.viewport.right - width, self.viewport.y, width, self.viewport.height)
        track = desk.mirrored(track, self.viewport)
        height = max(desk.u(24), track.height * track.height // self.content_height)
        top = track.y + (track.height - height) * self.offset // self.most_offset
        desk.shapes.box(canvas, pygame.Rect(track.x, top, width, height), width // 2, desk.theme.hanji.frame)
