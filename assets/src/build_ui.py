"""Regenerate everything drawn round the cards: `python assets/src/build_ui.py [PART ...]`, parts as in `PARTS`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from ui import callouts, icons, textures
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


PARTS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "textures": write_textures,
    "icons": lambda: write_sheet("icons", icons.sheet()),
    "letters": lambda: write_sheet("letters", callouts.letter_sheet()),
    "callouts": callouts.word_entries,
    "stamps": lambda: write_sheet("stamps", callouts.stamp_sheet()),
    "plates": lambda: write_sheet("plates", callouts.plate_sheet()),
}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw what lies round the cards.")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART")
    chosen = parser.parse_args().parts or list(PARTS)
    OUT.mkdir(parents=True, exist_ok=True)
    index = OUT / "ui.json"
    entries = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
    for name in chosen:
        entries[name] = PARTS[name]()
        print(name)
    index.write_text(json.dumps(dict(sorted(entries.items())), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
