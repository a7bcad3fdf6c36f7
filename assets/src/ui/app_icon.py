"""The application icon: August's moon over its hill on a card, with a gold light sign; simpler when small (ART 5.9)."""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Final

from kit.geometry import Point, curve, ridge
from kit.lettering import letter
from kit.palette import hex_of
from PIL import Image

from .sheets import document, drawn

SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256, 512, 1024)
ICO: Final = (16, 24, 32, 48, 64, 128, 256)
# Apple's type codes for PNG pictures and how wide each is.
ICNS: Final = (
    (b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic13", 256), (b"ic08", 256), (b"ic14", 512),
    (b"ic09", 512), (b"ic10", 1024),
)  # fmt: skip
_BOX: Final = 256.0


def svg(size: int) -> str:
    """The icon as it is drawn for one size: without letter below 24 pixels, without lines below 32, with fewer below 64."""
    tiny, small = size < 24, size < 64
    margin = 0.0 if size < 48 else 10.0
    edge = _BOX - 2 * margin
    rim = 22.0 if tiny else 20.0 if small else 19.0
    radius = 52.0 if size >= 48 else 48.0
    inner = edge - 2 * rim
    window = _rounded(margin + rim, inner, radius - rim * 0.78)
    hill: list[Point] = [(-20, 160), (50, 140), (118, 128), (176, 130), (230, 142), (290, 166)]
    if tiny:
        hill = [(x, y + 22) for x, y in hill]
    lines = "" if size < 32 else _hill_lines(hill, 2 if small else 3, 3.4 if small else 2.6)
    moon = (128.0, 96.0, 53.0) if not tiny else (128.0, 104.0, 66.0)
    shade = "" if small else f'<path d="{_rounded(margin, edge, radius)}" fill="#60080C" transform="translate(0 5)"/>'
    relief = (
        ""
        if small
        else f'<path d="{_rounded(margin + 2, edge - 4, radius - 2)}" fill="none" stroke="#7E0D12" stroke-width="4"/>'
        f'<path d="{_rounded(margin + 6, edge - 12, radius - 6)}" fill="none" stroke="#CF3A34" stroke-width="2.6"/>'
    )
    gold = "" if tiny else letter("gwang", (128, 182), 80 if small else 72, "yellow", bold=6 if small else 3)
    line = 12.0 if tiny else 9.0 if small else 6.0
    body = (
        f'{shade}<path d="{_rounded(margin, edge, radius)}" fill="{hex_of("rim")}"/>{relief}'
        f'<clipPath id="w"><path d="{window}"/></clipPath><g clip-path="url(#w)">'
        f'<rect width="256" height="256" fill="{hex_of("red")}"/>'
        f'<circle cx="{moon[0]:g}" cy="{moon[1]:g}" r="{moon[2]:g}" fill="{hex_of("white")}" stroke="{hex_of("ink")}" stroke-width="{line * 0.8:g}"/>'
        f'<path d="{ridge(hill, 260)}" fill="{hex_of("ink")}"/>{lines}{gold}</g>'
        f'<path d="{window}" fill="none" stroke="{hex_of("ink")}" stroke-width="{line:g}"/>'
    )
    return document(f'<g stroke-linecap="round" stroke-linejoin="round">{body}</g>', _BOX, _BOX)


def _rounded(start: float, edge: float, radius: float) -> str:
    a, b, r = start, start + edge, max(4.0, radius)
    arc = f"A{r:g} {r:g} 0 0 1"
    return f"M{a + r:g} {a:g}H{b - r:g}{arc} {b:g} {a + r:g}V{b - r:g}{arc} {b - r:g} {b:g}H{a + r:g}{arc} {a:g} {b - r:g}V{a + r:g}{arc} {a + r:g} {a:g}Z"


def _hill_lines(hill: list[Point], rows: int, width: float) -> str:
    d = "".join(curve([(x, y + 22 * k) for x, y in hill]) for k in range(1, rows + 1))
    return f'<path d="{d}" fill="none" stroke="{hex_of("tone")}" stroke-width="{width:g}"/>'


def picture(size: int) -> Image.Image:
    """The icon at one size; below 64 pixels drawn four times as large and averaged, which keeps the edges even."""
    if size < 64:
        return drawn(svg(size), size * 8).convert("RGBa").resize((size, size), Image.Resampling.BOX).convert("RGBA")
    return drawn(svg(size), size)


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def ico(pictures: dict[int, Image.Image]) -> bytes:
    """A Windows icon that holds PNG pictures in the sizes of `ICO`."""
    blobs = [_png(pictures[size]) for size in ICO]
    head = struct.pack("<HHH", 0, 1, len(ICO))
    offset = len(head) + 16 * len(ICO)
    entries = b""
    for size, blob in zip(ICO, blobs, strict=True):
        edge = size % 256
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(blob), offset)
        offset += len(blob)
    return head + entries + b"".join(blobs)


def icns(pictures: dict[int, Image.Image]) -> bytes:
    """A macOS icon that holds PNG pictures in the sizes of `ICNS`."""
    blocks = b""
    for code, size in ICNS:
        blob = _png(pictures[size])
        blocks += code + struct.pack(">I", len(blob) + 8) + blob
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def write(folder: Path) -> list[str]:
    """Write every size as PNG, `gostop.ico` and `gostop.icns`; return the file names."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: picture(size) for size in SIZES}
    files = {f"icon-{size}.png": _png(image) for size, image in pictures.items()}
    files |= {"gostop.ico": ico(pictures), "gostop.icns": icns(pictures)}
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return sorted(files)
