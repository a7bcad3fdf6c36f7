"""The licences of what is bundled, in full (UX 3.6, About)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gostop_desktop.i18n import _
from gostop_desktop.storage.paths import MissingAssetError, asset
from gostop_desktop.ui.widgets import Flow, Heading, Label, Panel, SheetPage

NAMES = {"ui-licence.txt": "Noto Sans KR", "naskh-licence.txt": "Noto Naskh Arabic"}
LINE = set("-=*_ ")
"""What a line that only parts others is made of."""


class LicencesScene(SheetPage):
    """Texts to scroll through."""

    name = "licences"
    tells_back = True
    sheet_width = 900

    @property
    def title(self) -> str:
        return _("Licences")

    def fill(self, panel: Panel, flow: Flow) -> None:
        desk = self.desk
        hanji = desk.theme.hanji
        for name, text in licences():
            panel.add(Heading(desk, flow.take_line(20, margin=8), name))
            flow.skip(10)
            for words, is_head in paragraphs(text):
                size = 17 if is_head else 15
                height = desk.text.block_height(words, desk.t(size), flow.width)
                panel.add(Label(desk, flow.take(height), words, size, hanji.ink if is_head else hanji.ink2, wrap=True))
                flow.skip(4 if is_head else 10)
            flow.skip(20)


def paragraphs(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the paragraphs of a licence, each with whether it is a heading: a line in capitals."""
    for block in text.split("\n\n"):
        words: list[str] = []
        for line in block.splitlines():
            stripped = line.strip()
            if not stripped or set(stripped) <= LINE:
                continue
            if stripped.isupper() or is_title(stripped):
                if words:
                    yield " ".join(words), False
                    words = []
                yield stripped, True
            else:
                words.append(" ".join(stripped.split()))
        if words:
            yield " ".join(words), False


def is_title(line: str) -> bool:
    """Say whether a line is the title of the licence itself, with its version."""
    return line.startswith("SIL OPEN FONT LICENSE")


def licences() -> list[tuple[str, str]]:
    """Return name and text of the licence of everything that is bundled and has one beside it."""
    try:
        folder = asset("_built/fonts")
    except MissingAssetError:
        folder = Path()
    paths = [(name, folder / file) for file, name in NAMES.items()]
    return [(name, path.read_text("utf-8")) for name, path in paths if path.is_file()]
