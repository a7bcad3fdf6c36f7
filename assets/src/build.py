"""Regenerate the deck: drawings to SVG to sprites; or look at some of them.

python assets/src/build.py look CODE... --out FOLDER [--vision] [--contrast]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from deck import faces
from kit.frame import Look
from pipeline.contact import ladder, sheet
from pipeline.vision import simulate

EYES = ("grey", "protan", "deutan", "tritan")


def look(codes: list[str], out: Path, *, vision: bool, contrast: bool, width: int) -> None:
    """Write contact sheets of the named cards (all of them without names)."""
    drawings = faces()
    chosen = codes or list(drawings)
    svgs = {code: drawings[code](Look(contrast=contrast)) for code in chosen}
    out.mkdir(parents=True, exist_ok=True)
    for code, svg in svgs.items():
        (out / f"{code}.svg").write_text(svg, encoding="utf-8")
    image = (
        ladder(svgs)
        if len(svgs) <= 5 and not width
        else sheet(svgs, width or 100, min(len(svgs), 1900 // ((width or 100) + 8)))
    )
    image.save(out / "look.png")
    for eye in EYES if vision else ():
        simulate(image, eye).save(out / f"look-{eye}.png")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Draw the deck.")
    commands = parser.add_subparsers(dest="command", required=True)
    look_parser = commands.add_parser("look", help="write contact sheets of some cards")
    look_parser.add_argument("codes", nargs="*")
    look_parser.add_argument("--out", type=Path, required=True)
    look_parser.add_argument("--vision", action="store_true", help="also in grey and as colour-blind eyes see it")
    look_parser.add_argument("--contrast", action="store_true", help="the High contrast face")
    look_parser.add_argument("--width", type=int, default=0, help="one sheet at this card width")
    args = parser.parse_args()
    look(args.codes, args.out, vision=args.vision, contrast=args.contrast, width=args.width)


if __name__ == "__main__":
    main()
