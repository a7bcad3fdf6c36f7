"""The pause: a menu over the covered table; nothing is lost by leaving from it (UX 2, 2.6)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.start import title_scene
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import Button, Controls, Ground

Entry = tuple[str, str, Callable[[], None]]
"""What it is called, its icon, what it does."""

WIDTH = 380
PADDING = 28
BUTTON = 46
GAP = 10
HEAD = 46
SIZE, LEAST = 17, 9
"""Of the words of a button, in units that grow with the text."""


class PauseScene(Scene):
    """Lies on the table while nobody plays; the table hides all hands as long as it does."""

    name = "pause"
    covers = False
    hides_hands = True

    def __init__(
        self,
        desk: Desk,
        round_number: int | None = None,
        *,
        rules: Callable[[], None] | None = None,
        is_dealt: bool = True,
        moved: Callable[[], list[Entry]] = list,
    ) -> None:
        """Take the round's number, what shows the rules in force, and whether there is a round to come back to.

        `moved` are the entries that have no room elsewhere.
        """
        super().__init__(desk)
        self._round = round_number
        self.is_dealt = is_dealt
        self._rules = rules
        self._moved = moved
        self.controls = Controls(self)
        self.box = pygame.Rect(0, 0, 0, 0)

    def entries(self) -> list[Entry]:
        """Return the menu; going on comes first."""
        return [
            (_("Go on"), "play", self._go_on),
            *self._moved(),
            *([] if self._rules is None else [(_("Rules of this match"), "book", self._rules)]),
            (_("Card gallery"), "cards", self._gallery),
            (_("Settings"), "gear", self._settings),
            (_("Leave the table"), "home", self._leave),
            (_("Quit"), "door", self.desk.quit),
        ]

    def resize(self) -> None:
        desk = self.desk
        entries = self.entries()
        padding, gap = desk.u(PADDING), desk.u(GAP)
        head = max(desk.u(HEAD), desk.text.line_height(desk.t(24)) + desk.u(14))
        size, row, columns = self._fitting(entries, head)
        widest = max(desk.text.width(name, desk.t(size)) for name, _icon, _action in entries) + desk.u(90)
        room = desk.size[0] - 4 * padding - (columns - 1) * gap
        column = min(room // columns, max(desk.u(WIDTH) - 2 * padding, widest))
        inner = columns * column + (columns - 1) * gap
        foot = desk.text.block_height(self.leave_note(), desk.t(15), inner) + desk.u(8)
        rows = -(-len(entries) // columns)
        height = 2 * padding + head + rows * (row + gap) + foot
        width = inner + 2 * padding
        self.box = pygame.Rect((desk.size[0] - width) // 2, (desk.size[1] - height) // 2, width, height)
        self.controls.clear()
        start = (column - widest + desk.u(60)) // 2
        top = self.box.y + padding + head
        for index, (name, icon, action) in enumerate(entries):
            across, down = divmod(index, rows)
            x = self.box.x + padding + across * (column + gap)
            place = pygame.Rect(x, top + down * (row + gap), column, row)
            button = Button(desk, place, name, action, icon=icon, primary=index == 0, ground=Ground.DIALOG, size=size)
            # Icons stand below one another, and words too.
            button.starts_at = start
            self.controls.add(button)
        self._foot = pygame.Rect(self.box.x + padding, top + rows * (row + gap) + desk.u(2), inner, foot)
        self.controls.restore()

    def _fitting(self, entries: list[Entry], head: int) -> tuple[int, int, int]:
        """Return the size of the words, the height of a button and in how many columns they stand.

        In two where one has no room; in smaller words where even they are too wide.
        """
        desk = self.desk
        padding, gap = desk.u(PADDING), desk.u(GAP)
        row = max(desk.u(BUTTON), desk.text.line_height(desk.t(SIZE)) + desk.u(14))
        foot = 2 * desk.text.line_height(desk.t(15)) + desk.u(8)
        columns = 1 if 2 * padding + head + len(entries) * (row + gap) + foot <= desk.size[1] else 2
        room = (desk.size[0] - 4 * padding - (columns - 1) * gap) // columns - desk.u(90)
        sizes = range(SIZE, LEAST, -1)
        names = [name for name, _icon, _action in entries]
        fits = (size for size in sizes if all(desk.text.width(name, desk.t(size)) <= room for name in names))
        return next(fits, LEAST), row, columns

    def leave_note(self) -> str:
        """Return what becomes of the round."""
        if not self.is_dealt:
            return _("Nothing has been dealt yet: a new game starts with the same table.")
        return _("The round is saved; go on whenever you like.")

    def command(self, command: Command) -> bool:
        if command in {Command.BACK, Command.PAUSE}:
            self._go_on()
            return True
        if command is Command.HELP and self._rules is not None:
            self._rules()
            return True
        return self.controls.command(command)

    def handle(self, event: pygame.Event) -> None:
        self.controls.handle(event)

    def leave(self) -> None:
        self.controls.release()

    def draw(self, canvas: pygame.Surface) -> None:
        desk = self.desk
        look = desk.theme.dialog
        clip = canvas.get_clip()
        shade = pygame.Surface(clip.size, pygame.SRCALPHA)
        shade.fill(desk.theme.surface.dim)
        canvas.blit(shade, clip)
        desk.materials.dialog(canvas, desk.theme, desk.measure, self.box)
        padding = desk.u(PADDING)
        place = (self.box.x + padding, self.box.y + padding - desk.u(4))
        width = self.box.width - 2 * padding
        desk.text.draw(canvas, _("Pause"), place, desk.t(24), look.text, width=width)
        if self._round is not None:
            note = ngettext("Round {n}", "Round {n}", self._round)
            middle = place[1] + desk.text.line_height(desk.t(24)) - desk.text.line_height(desk.t(15)) - desk.u(2)
            desk.text.draw(canvas, note, (place[0], middle), desk.t(15), look.text2, align=Align.END, width=width)
        desk.text.draw_block(canvas, self.leave_note(), self._foot, desk.t(15), look.text2)
        self.controls.draw(canvas)

    def _go_on(self) -> None:
        self.desk.scenes.pop()

    def _gallery(self) -> None:
        from .gallery import GalleryScene

        self.desk.scenes.push(GalleryScene(self.desk))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.desk.scenes.push(SettingsScene(self.desk))

    def _leave(self) -> None:
        self.desk.scenes.reset(title_scene(self.desk))
