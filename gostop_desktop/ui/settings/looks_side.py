"""What the table and the cards can look like, with a preview of both (VISUAL h)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from gostop_desktop.i18n import _
from gostop_desktop.storage.paths import asset
from gostop_desktop.storage.settings import Settings
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.looks import FACE_NAMES, FaceTile, LookTile, Preview, TableTile
from gostop_desktop.ui.theme import load_theme, theme_names
from gostop_desktop.ui.widgets import Flow, Heading, Panel

TABLE_HEIGHT = 44
FACE_HEIGHT = 112
FACE_ASPECT = 1.6
SMALL = 15
LEAST_PREVIEW = 130


class LooksSide:
    """Fills a column with tiles."""

    def __init__(
        self, desk: Desk, panel: Panel, flow: Flow, change: Callable[[Settings], None], *, bottom: int | None = None
    ) -> None:
        """Take what takes other settings, and down to where there is room without scrolling."""
        self._bottom = bottom
        self._desk = desk
        self._panel = panel
        self._flow = flow
        self._change = change

    def build(self) -> None:
        """Put tables, faces and the preview down."""
        desk, flow = self._desk, self._flow
        self._heading(_("Table"))
        folder = asset("themes")
        self._tiles(
            [
                TableTile(
                    desk, load_theme(folder / f"{name}.toml"), partial(self._use, table=name),
                    chosen=name == desk.table_name,
                )
                for name in theme_names(folder)
            ],
            TABLE_HEIGHT,
            0,
        )  # fmt: skip
        self._heading(_("Cards"))
        faces = [face for face in FACE_NAMES if (asset("sprites") / face / "face.json").is_file()]
        chosen = desk.settings.display.face
        self._tiles(
            [FaceTile(desk, face, partial(self._use, face=face), chosen=face == chosen) for face in faces],
            FACE_HEIGHT,
            FACE_ASPECT,
        )
        self._heading(_("Preview"), room=10)
        height = min(desk.u(196), round(flow.width * 0.62))
        if self._bottom is not None:
            height = min(height, max(desk.u(LEAST_PREVIEW), self._bottom - flow.y))
        self._panel.add(Preview(desk, flow.take(height)))

    def _heading(self, words: str, *, room: float = 12) -> None:
        self._panel.add(Heading(self._desk, self._flow.take_line(17, margin=8), words, size=17))
        self._flow.skip(room)

    def _tiles(self, tiles: Sequence[LookTile], height: float, aspect: float) -> None:
        """Put tiles side by side, every name below its own, in as many rows as the names need.

        A picture with an aspect is not higher than its width allows.
        """
        desk, flow = self._desk, self._flow
        gap = desk.u(6)
        most = desk.u(110)
        line = desk.text.line_height(desk.t(SMALL))
        widest = max(desk.text.width(tile.name, desk.t(SMALL)) for tile in tiles)
        columns = len(tiles)
        while columns > 1 and (flow.width - (columns - 1) * gap) // columns < widest:
            columns -= 1
        rows = -(-len(tiles) // columns)
        columns = -(-len(tiles) // rows)
        width = min(max(most, widest), (flow.width - (columns - 1) * gap) // columns)
        tall = desk.u(height)
        if aspect:
            tall = min(tall, round((width - desk.u(8)) * aspect) + desk.u(6))
        for index, tile in enumerate(tiles):
            if index % columns == 0:
                row = flow.take(tall + desk.u(4) + line)
                flow.skip(6 if index + columns < len(tiles) else 0)
            tile.rect = row.copy()
            tile.rect.update(row.x + index % columns * (width + gap), row.y, width, row.height)
            self._panel.add(tile)
        flow.skip(12)

    def _use(self, *, table: str = "", face: str = "") -> None:
        settings = self._desk.settings
        look = settings.display
        look = replace(look, table=table or look.table, face=face or look.face)
        self._change(replace(settings, display=look))
