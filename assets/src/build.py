"""Regenerate the deck: drawings to SVG to sprites; or look at some of them.

    python assets/src/build.py                       everything: assets/svg, assets/sprites, byte for byte the same every time
    python assets/src/build.py look CODE... --out FOLDER [--face NAME] [--vision] [--width N]

Needs resvg_py and Pillow (the `test` extra). What is written is described in `faces.py`.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from build_ui import write as write_around
from faces import SPARE, Face, all_faces
from PIL import Image
from pipeline.atlas import Atlas, pack, pixels
from pipeline.contact import ladder, sheet
from pipeline.render import render, small_set
from pipeline.vision import simulate

ASSETS = Path(__file__).resolve().parent.parent
EYES = ("grey", "protan", "deutan", "tritan")
SIZES = ("l", "s")
_T = TypeVar("_T")


def svg_files(face: Face) -> dict[str, str]:
    """Return what `assets/svg/<face>/` holds: file name to text."""
    return {f"{name}.svg": svg for name, svg in face.cards.items()} | {
        f"{name}.svg": mark.svg for name, mark in face.marks.items()
    }


def cells(face: Face, size: str) -> dict[str, Image.Image]:
    """Return every cell of a face, drawn at one size."""
    detail = small_set if size == "s" else str
    images = {name: render(detail(svg), pixels(400, size)) for name, svg in face.cards.items()}
    return images | {name: render(detail(mark.svg), pixels(mark.width, size)) for name, mark in face.marks.items()}


def webp(image: Image.Image) -> bytes:
    """Return the image as lossless WebP."""
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", lossless=True, quality=100, method=6, exact=True)
    return buffer.getvalue()


def face_table(face: Face, atlases: dict[str, Atlas]) -> dict[str, object]:
    """Return the contents of `face.json`."""
    return {
        "face": face.name,
        "base": face.base,
        "alpha": "straight",
        "sizes": {
            size: {
                "cell": [pixels(400, size), pixels(640, size)],
                "sheets": [f"cards_{size}{n}.webp" for n in range(1, len(atlas.sheets) + 1)],
                "cells": {name: list(cell) for name, cell in _with_spares(atlas.cells).items()},
            }
            for size, atlas in atlases.items()
        },
        "overlays": {
            code: [[mark, pixels(x, "l"), pixels(y, "l")] for mark, x, y in placed]
            for code, placed in face.overlays.items()
        },
    }


def _with_spares(table: dict[str, _T]) -> dict[str, _T]:
    return table | {spare: table[code] for spare, code in SPARE.items() if code in table}


def dump(table: object) -> str:
    """Return a table as JSON, one entry of the innermost level a line."""
    text = json.dumps(table, indent=1, ensure_ascii=False)
    return _joined(text) + "\n"


def _joined(text: str) -> str:
    """Put lists of plain values on one line."""
    out: list[str] = []
    for line in text.splitlines():
        stripped = line.strip()
        previous = out[-1] if out else ""
        inside = previous.count("[") > previous.count("]")
        if inside and not stripped.startswith("{"):
            out[-1] = previous + ("" if previous.endswith("[") or stripped.startswith("]") else " ") + stripped
        else:
            out.append(line)
    return "\n".join(out)


def build() -> None:
    """Write all SVG files, sheets, tables and the manifest."""
    manifest: dict[str, object] = {"renderer": f"resvg_py {version('resvg_py')}"}
    hashes: dict[str, str] = {}
    for face in all_faces():
        folder = ASSETS / "svg" / face.name
        _clear(folder, "*.svg")
        for name, text in svg_files(face).items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
            hashes[f"{face.name}/{name}"] = hashlib.sha256(text.encode()).hexdigest()
        folder = ASSETS / "sprites" / face.name
        _clear(folder, "*.webp")
        atlases = {size: pack(cells(face, size), size) for size in SIZES}
        for size, atlas in atlases.items():
            for n, image in enumerate(atlas.sheets, 1):
                (folder / f"cards_{size}{n}.webp").write_bytes(webp(image))
        (folder / "face.json").write_text(dump(face_table(face, atlases)), encoding="utf-8", newline="\n")
    manifest["svg"] = hashes
    (ASSETS / "sprites" / "manifest.json").write_text(dump(manifest), encoding="utf-8", newline="\n")


def _clear(folder: Path, pattern: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob(pattern):
        old.unlink()


def look(codes: list[str], out: Path, *, name: str, vision: bool, width: int) -> None:
    """Write contact sheets of the named cards (all of them without names) on one face."""
    by_name = {face.name: face for face in all_faces()}
    face = by_name[name]
    cards = by_name["traditional"].cards | face.cards
    svgs = {code: _covered(cards[code], face, code) for code in codes or cards}
    out.mkdir(parents=True, exist_ok=True)
    image = (
        ladder(svgs)
        if len(svgs) <= 5 and not width
        else sheet(svgs, width or 100, min(len(svgs), 1900 // ((width or 100) + 8)))
    )
    image.save(out / "look.png")
    for eye in EYES if vision else ():
        simulate(image, eye).save(out / f"look-{eye}.png")


def _covered(svg: str, face: Face, code: str) -> str:
    """The card with its overlays drawn on top, as the game lays them."""
    marks = "".join(
        f'<g transform="translate({x} {y})" stroke-linejoin="round" stroke-linecap="round">{face.marks[mark].body}</g>'
        for mark, x, y in face.overlays.get(code, [])
    )
    return svg.replace("</svg>", f"{marks}</svg>")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the deck; without a command, regenerate everything.")
    commands = parser.add_subparsers(dest="command")
    look_parser = commands.add_parser("look", help="write contact sheets of some cards")
    look_parser.add_argument("codes", nargs="*")
    look_parser.add_argument("--out", type=Path, required=True)
    look_parser.add_argument("--face", default="traditional", choices=[face.name for face in all_faces()])
    look_parser.add_argument("--vision", action="store_true", help="also in grey and as colour-blind eyes see it")
    look_parser.add_argument("--width", type=int, default=0, help="one sheet at this card width")
    args = parser.parse_args()
    if args.command == "look":
        look(args.codes, args.out, name=args.face, vision=args.vision, width=args.width)
    else:
        build()
        write_around(["portraits"])  # which are cut from the cards


if __name__ == "__main__":
    main()
