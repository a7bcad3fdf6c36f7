"""Which characters a font file has a picture of, read from its `cmap` table.

pygame cannot say: it measures and draws the box of a missing character without a word (TECH 3, BUGS L01).
"""

from __future__ import annotations

import struct
from pathlib import Path

from gostop_desktop.storage.paths import BrokenAssetError

PREFERRED = ((3, 10), (0, 4), (0, 6), (3, 1), (0, 3))
"""Platform and encoding of the tables that hold Unicode, the most complete first."""


class FontFileError(BrokenAssetError):
    """The file is no font that we can read."""


def characters(path: Path) -> frozenset[int]:
    """Return the code points for which the font has a picture.

    Raises FontFileError if the file is not an OpenType font with a Unicode table.
    """
    try:
        return _characters(path.read_bytes())
    except (OSError, struct.error, IndexError) as error:
        raise FontFileError(f"{path.name} is no readable font: {error}") from error


def _characters(data: bytes) -> frozenset[int]:
    cmap = _table(data, b"cmap")
    (count,) = struct.unpack_from(">H", cmap, 2)
    subtables = {}
    for index in range(count):
        platform, encoding, start = struct.unpack_from(">HHL", cmap, 4 + 8 * index)
        subtables[platform, encoding] = start
    for key in PREFERRED:
        if key in subtables:
            subtable = cmap[subtables[key] :]
            (format_,) = struct.unpack_from(">H", subtable)
            if format_ == 12:
                return _format_12(subtable)
            if format_ == 4:
                return _format_4(subtable)
    raise FontFileError("a font without a table of Unicode characters")


def _table(data: bytes, name: bytes) -> bytes:
    (count,) = struct.unpack_from(">H", data, 4)
    found = b""
    for index in range(count):
        tag, _, start, length = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        if start + length > len(data):
            raise FontFileError(f"a font whose table {tag.decode('latin-1')} is cut off")
        if tag == name:
            found = data[start : start + length]
    if found:
        return found
    raise FontFileError(f"a font without the table {name.decode()}")


def _format_4(table: bytes) -> frozenset[int]:
    (double,) = struct.unpack_from(">H", table, 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    starts = struct.unpack_from(f">{count}H", table, 16 + double)
    deltas = struct.unpack_from(f">{count}H", table, 16 + 2 * double)
    offsets_at = 16 + 3 * double
    offsets = struct.unpack_from(f">{count}H", table, offsets_at)
    found = set()
    for index, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code + delta
            if offset:
                (glyph,) = struct.unpack_from(">H", table, offsets_at + 2 * index + offset + 2 * (code - start))
            if glyph & 0xFFFF:
                found.add(code)
    return frozenset(found)


def _format_12(table: bytes) -> frozenset[int]:
    (count,) = struct.unpack_from(">L", table, 12)
    found: set[int] = set()
    for index in range(count):
        start, end, _ = struct.unpack_from(">LLL", table, 16 + 12 * index)
        found.update(range(start, end + 1))
    return frozenset(found)
