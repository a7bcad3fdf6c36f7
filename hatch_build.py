"""What the assets need before they ship: catalogues compiled, fonts cut down to the characters in use.

The build hook of pyproject.toml, and in a checkout:

    python hatch_build.py           bring assets/_built/ up to its sources
    python hatch_build.py extract   bring the catalogues up to the messages in the source

Nothing is made twice: assets/_built/stamp.json says what each part was made from.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import metadata, util
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
DOMAIN = "gostop"
SHIPPED = ("_built", "sprites", "themes", "sounds")
"""The folders of assets/ that go into the wheel; sources stay at home."""

KEYWORDS = {
    "_": ("message",),
    "N_": ("message",),
    "NN_": ("message", "plural"),
    "NP_": ("context", "message"),
    "ngettext": ("message", "plural"),
    "npgettext": ("context", "message", "plural"),
    "pgettext": ("context", "message"),
}
"""The functions that mark messages, and what their first arguments are."""

# Who made a catalogue and when is what version control says; lines that always change are conflicts for everybody.
HEADERS_LEFT_OUT = tuple(
    f'"{name}: '.encode()
    for name in (
        "Generated-By",
        "Language-Team",
        "Last-Translator",
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
    )
)


class Font(NamedTuple):  # hatchling runs this file outside sys.modules, where dataclasses cannot be made
    """One font of the interface: where it comes from and what is kept of it."""

    name: str
    package: str
    file: str
    features: tuple[str, ...]
    """The layout features that are kept; pygame cannot ask for the others."""
    arabic: bool = False

    @property
    def distribution(self) -> str:
        return self.package.replace("_", "-")


FONTS = (
    Font(
        "ui.otf", "pylopdf_fonts_ko", "NotoSansKR-Regular.otf", ("kern", "liga", "ccmp", "locl", "mark", "mkmk", "ljmo")
    ),
    Font("naskh.ttf", "pylopdf_fonts_ar", "NotoNaskhArabic-Variable.ttf", ("*",), arabic=True),
)

LATIN = range(0x20, 0x180)
SIGNS = "‐‑‒–—―‘’‚“”„†•…‰′″‹›€₩™←↑→↓↔⇒−×÷≈≠≤≥∞■□▲▼◆○●★☆♠♣♥♦♪✓、。〈〉《》「」『』・ㆍ"
JAMO = range(0x3131, 0x318F)
NAMES = (0x401, *range(0x410, 0x450), 0x451, *range(0x1E00, 0x1F00), *range(0x3041, 0x3100))
"""Cyrillic, more of Latin, and kana: people write their names in them, and words with which they cut."""
ARABIC = range(0x600, 0x700)
ARABIC_AND_MARKS = {*ARABIC, *map(ord, " .,:!?()«»")}


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the assets and puts them, and nothing else of assets/, into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        build(root)
        if version == "editable":  # the checkout itself is read
            return
        for name in SHIPPED:
            folder = root / "assets" / name
            if folder.is_dir():
                build_data["force_include"][str(folder)] = f"gostop_desktop/assets/{name}"


def main(arguments: Sequence[str]) -> int:
    """Build, or extract with the argument `extract`; return the exit code."""
    match list(arguments):
        case []:
            build(ROOT, tell=print)
        case ["extract"]:
            extract(ROOT)
            build(ROOT, tell=print)
        case _:
            print("usage: python hatch_build.py [extract]", file=sys.stderr)
            return 2
    return 0


def build(root: Path, tell: Callable[[str], None] = lambda _: None) -> None:
    """Make the parts of assets/_built/ whose sources have changed."""
    out = root / "assets" / "_built"
    wanted = fingerprints(root)
    made = stamp(root)
    for part, make in (("catalogues", compile_catalogues), ("fonts", subset_fonts)):
        if made.get(part) == wanted[part]:
            tell(f"{part}: up to date")
            continue
        make(root, out)
        made[part] = wanted[part]
        out.joinpath("stamp.json").write_text(json.dumps(made, indent=2) + "\n", "utf-8")
        tell(f"{part}: built")


def stamp(root: Path) -> dict[str, str]:
    """Return what the parts of assets/_built/ were made from; empty if there are none."""
    try:
        made = json.loads((root / "assets" / "_built" / "stamp.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return made if isinstance(made, dict) else {}


def fingerprints(root: Path) -> dict[str, str]:
    """Return what the parts of assets/_built/ are to be made from."""
    catalogues = [path.name.encode() + path.read_bytes() for path in _catalogues(root)]
    fonts = [repr((font, metadata.version(font.distribution))).encode() for font in FONTS]
    characters = "".join(map(chr, sorted(_characters(root)))).encode()
    return {"catalogues": _digest(catalogues), "fonts": _digest([*fonts, characters])}


def compile_catalogues(root: Path, out: Path) -> None:
    """Write `locale/<language>/LC_MESSAGES/gostop.mo` for each catalogue."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for path in _catalogues(root):
        with path.open("rb") as source:
            catalogue = read_po(source, locale=path.stem.replace("-", "_"), abort_invalid=True)
        target = out / "locale" / path.stem / "LC_MESSAGES" / f"{DOMAIN}.mo"
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as compiled:
            write_mo(compiled, catalogue)


def subset_fonts(root: Path, out: Path) -> None:
    """Write the fonts with the characters in use, and the licences of the fonts beside them."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    characters = _characters(root)
    folder = out / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for font in FONTS:
        options = subset.Options(hinting=False, notdef_outline=True, layout_features=list(font.features))
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=ARABIC_AND_MARKS if font.arabic else characters - set(ARABIC))
        with TTFont(_font_file(font)) as whole:
            if "fvar" in whole:
                instancer.instantiateVariableFont(whole, {"wght": 400}, inplace=True)
            copyright_line = whole["name"].getDebugName(0)
            subsetter.subset(whole)
            whole.save(folder / font.name)
        notice = f"{font.name} is cut from {font.file}.\n{copyright_line}\n\n{_licence(font)}"
        (folder / f"{Path(font.name).stem}-licence.txt").write_text(notice, "utf-8")


def extract(root: Path) -> None:
    """Write assets/locale/gostop.pot from the source and bring each catalogue up to it, keeping translations."""
    from babel.messages.pofile import read_po

    template = messages(root)
    folder = root / "assets" / "locale"
    (folder / f"{DOMAIN}.pot").write_bytes(_printed(template))
    for path in _catalogues(root):
        with path.open("rb") as source:
            catalogue = read_po(source, locale=path.stem.replace("-", "_"))
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        path.write_bytes(_printed(catalogue))


def messages(root: Path) -> Any:  # noqa: ANN401  # Babel's Catalog; Babel is there only where something is built
    """Return every message of the source as a catalogue without translations."""
    from babel.messages.catalog import Catalog

    template = Catalog(project="gostop_desktop", charset="utf-8", header_comment="# Messages of gostop_desktop.")
    for path in sorted((root / "gostop_desktop").rglob("*.py")):
        where = [(path.relative_to(root).as_posix(), 0)]
        for said in _said_in(path):
            message: str | tuple[str, str] = said["message"]
            if "plural" in said:
                message = said["message"], said["plural"]
            template.add(message, None, where, context=said.get("context"))
    return template


def _said_in(path: Path) -> Iterator[dict[str, str]]:
    # By the syntax tree: Babel's own reader finds no message inside an f-string before Python 3.12.
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS:
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            said = {
                part: text for part, text in zip(KEYWORDS[node.func.id], texts, strict=False) if isinstance(text, str)
            }
            if len(said) == len(KEYWORDS[node.func.id]):
                yield said


def _printed(catalogue: Any) -> bytes:  # noqa: ANN401  # of Babel, which is loaded late
    from babel.messages.pofile import write_po

    printed = io.BytesIO()
    write_po(printed, catalogue, width=120, sort_output=True, include_lineno=False, ignore_obsolete=True)
    lines = printed.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(HEADERS_LEFT_OUT))


def _catalogues(root: Path) -> list[Path]:
    return sorted((root / "assets" / "locale").glob("*.po"))


def _characters(root: Path) -> set[int]:
    hangul = (bytes((high, low)).decode("euc_kr") for high in range(0xB0, 0xC9) for low in range(0xA1, 0xFF))
    used = (path.read_text("utf-8") for path in _catalogues(root))
    return {*LATIN, *JAMO, *NAMES} | {ord(character) for text in (SIGNS, *hangul, *used) for character in text}


def _font_file(font: Font) -> Path:
    spec = util.find_spec(font.package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{font.distribution} is missing: pip install {font.distribution}")
    return Path(spec.origin).parent / font.file


def _licence(font: Font) -> str:
    return "\n".join(_licence_texts(font.distribution))


def _licence_texts(distribution: str) -> Iterator[str]:
    for file in metadata.files(distribution) or ():
        if "licen" in file.name.lower():
            yield Path(str(file.locate())).read_text("utf-8")


def _digest(parts: Sequence[bytes]) -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
