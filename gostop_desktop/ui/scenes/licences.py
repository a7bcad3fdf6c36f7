"""The licences of what is bundled, in full (UX 3.6, About)."""

from __future__ import annotations

from pathlib import Path

import pygame

from gostop_desktop.i18n import _
from gostop_desktop.storage.paths import MissingAssetError, asset
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.widgets import Flow, Heading, Label, PageScene, Panel

NAMES = {"ui-licence.txt": "Noto Sans KR", "naskh-licence.txt": "Noto Naskh Arabic"}
STEP = 120
"""Units that an arrow scrolls."""
WIDTH = 900


class LicencesScene(PageScene):
    """Texts to scroll through."""

    name = "licences"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._panel: Panel | None = None

    @property
    def title(self) -> str:
        return _("Licences")

    def sheets(self) -> list[pygame.Rect]:
        return [self._sheet]

    def build(self) -> None:
        desk = self.desk
        compact = desk.measure.is_compact
        width = min(desk.u(WIDTH), self.page.width - 2 * desk.u(20))
        top = self.page.y + desk.u(68 if compact else 76)
        bottom = self.page.bottom - desk.u(20 if compact else 40)
        self._sheet = pygame.Rect(self.page.centerx - width // 2, top, width, bottom - top)
        inside = self._sheet.inflate(-desk.u(4), -2 * desk.u(8))
        self._panel = panel = self.controls.panel(inside)
        flow = Flow(desk, self._sheet.x + desk.u(32), top + desk.u(20), width - 2 * desk.u(32))
        for name, text in licences():
            panel.add(Heading(desk, flow.take_line(20, margin=8), name))
            flow.skip(10)
            for paragraph in text.split("\n\n"):
                words = " ".join(paragraph.split())
                height = desk.text.block_height(words, desk.t(15), flow.width)
                panel.add(Label(desk, flow.take(height), words, 15, desk.theme.hanji.ink2, wrap=True))
                flow.skip(8)
            flow.skip(20)
        panel.content_height = flow.y - inside.y

    def command(self, command: Command) -> bool:
        steps = {Command.DOWN: 1, Command.UP: -1}
        if command in steps and self._panel is not None:
            self._panel.scroll(steps[command] * self.desk.u(STEP))
            return True
        return super().command(command)


def licences() -> list[tuple[str, str]]:
    """Return name and text of the licence of everything that is bundled and has one beside it."""
    try:
        folder = asset("_built/fonts")
    except MissingAssetError:
        folder = Path()
    paths = [(name, folder / file) for file, name in NAMES.items()]
    return [(name, path.read_text("utf-8")) for name, path in paths if path.is_file()]
