"""Regenerate everything drawn round the cards: `python assets/src/build_ui.py [PART ...]`, parts as in `PARTS`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image
from ui import app_icon, backs, callouts, chips, effects, icons, portraits, textures, title
from ui.sheets import Sheet

OUT: Final = Path(__file__).parents[1] / "sprites" / "ui"


def write_textures() -> dict[str, Any]:
    """Write every grey tile and return its entry of `ui.json`."""
    entries = {}
    for name in textures.TEXTURES:
        width, height, values = textures.grey(name)
        Image.frombytes("L", (width, height), values).save(OUT / f"{name}.png", optimize=True)
        entries[name] = {
            "file": f"{name}.png",
            "size": [width, height],
            "scale": textures.SCALE,
            "tile": name != "light",
        }
    return entries


def write_sheet(name: str, sheet: Sheet) -> dict[str, Any]:
    """Write a sheet as lossless WebP and return its entry of `ui.json`."""
    picture, entry = sheet.packed()
    picture.convert("RGBA").save(OUT / f"{name}.webp", lossless=True, quality=100, method=6, exact=True)
    return {"file": f"{name}.webp", **entry}


def write_letters() -> dict[str, Any]:
    """Write one file a letter and return the entry, which is like a sheet's but for the files."""
    (OUT / "letters").mkdir(exist_ok=True)
    cells = {}
    for char, picture, entry in callouts.letter_files():
        picture.convert("RGBA").save(OUT / entry["file"], lossless=True, quality=100, method=6, exact=True)
        cells[char] = entry
    return {"kind": "mask", "scale": callouts.EM / callouts.BOX, "cells": cells}


def write_title() -> dict[str, Any]:
    """Write the landscapes and return what `ui.json` says of the page."""
    pictures = {}
    for name, picture in title.pictures().items():
        picture.save(OUT / f"{name}.png", optimize=True)
        pictures[name] = {"file": f"{name}.png", "scale": picture.width / title.CANVAS[0]}
    return {"pictures": pictures, "canvas": title.CANVAS, "places": title.PLACES}


def write_icon() -> dict[str, Any]:
    """Write the application icon in every size and return its files."""
    return {"folder": "icon", "files": app_icon.write(OUT.parent / "icon"), "sizes": app_icon.SIZES}


PARTS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "textures": write_textures,
    "icons": lambda: write_sheet("icons", icons.sheet()),
    "letters": write_letters,
    "callouts": callouts.word_entries,
    "stamps": lambda: write_sheet("stamps", callouts.stamp_sheet()),
    "plates": lambda: write_sheet("plates", callouts.plate_sheet()),
    "effects": lambda: write_sheet("effects", effects.sheet()),
    "backs": lambda: write_sheet("backs", backs.sheet()),
    "chips": lambda: write_sheet("chips", chips.sheet()),
    "portraits": lambda: write_sheet("portraits", portraits.sheet()),
    "title": write_title,
    "title_parts": lambda: write_sheet("title_parts", title.image_sheet()),
    "wordmark": lambda: write_sheet("wordmark", title.mask_sheet()),
    "app_icon": write_icon,
}


def _index(entries: dict[str, Any]) -> str:
    """`ui.json` as text: one line a cell, so that a change shows as the cell it changes."""
    lines = []
    for part, entry in sorted(entries.items()):
        head = {key: value for key, value in entry.items() if key != "cells"} if "cells" in entry else {}
        rows = entry.get("cells", entry)
        body = ",\n".join(f"  {_json(key)}: {_json(value)}" for key, value in rows.items())
        if head:
            fields = "".join(f"{_json(key)}: {_json(value)}, " for key, value in head.items())
            lines.append(f'{_json(part)}: {{{fields}"cells": {{\n{body}\n}}}}')
        else:
            lines.append(f"{_json(part)}: {{\n{body}\n}}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:  # noqa: ANN401 - anything that JSON holds
    return json.dumps(value, ensure_ascii=False)


def write(parts: Sequence[str]) -> None:
    """Write the named parts and their entries of `ui.json`."""
    OUT.mkdir(parents=True, exist_ok=True)
    index = OUT / "ui.json"
    entries = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    for name in parts:
        entries[name] = PARTS[name]()
    index.write_text(_index(entries), encoding="utf-8")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw what lies round the cards.")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART")
    write(parser.parse_args().parts or list(PARTS))


if __name__ == "__main__":
    main()
