"""The four card faces of the product: which drawings, which overlays, where they lie.

Each face is a folder of `assets/sprites/` with a `face.json`:

- `face`: its name. `base`: the face whose cells it uses where it has none of its own, or null.
- `alpha`: `straight`; premultiply after loading (`Surface.premul_alpha_ip`), before any scaling.
- `sizes`: for `l` (cell 360 x 576, full detail) and `s` (cell 120 x 192, for cards up to 120 pixels wide): `cell` [w, h], `sheets`
  (files beside `face.json`, in order) and `cells`: name -> [sheet number, x, y, w, h]. Names are card codes (the ten bonus codes included; `X2d` shares its cell with `X2a`), `back`, `bomb` and
  the face's marks (`month-01`, `kind-ribbon`, ...).
- `overlays`: card code -> list of [mark, x, y]: the marks to lay over the card's cell, in pixels of the size `l`; a third of that
  for `s`. Lay them over before scaling, and the card stays one sprite.
"""

from __future__ import annotations

from dataclasses import dataclass

from deck import ORDER, faces
from kit.frame import H, Look, W
from kit.marks import KINDS, MONTHS, Mark, kind_mark, large_index, large_kind, month_badge

KIND_OF = {
    "B": "bright",
    "A": "animal",
    "R": "ribbon",
    "J": "junk",
    "K": "junk",
    "D": "double",
    "2": "double",
    "3": "triple",
}
"""Letter of a card code, or number after X, to its kind mark."""

SPARE = {"X2d": "X2a", "X2e": "X2b", "X3d": "X3a", "X3e": "X3b"}
"""A deck may hold five bonus cards of one value (RULES A.2); the fourth and fifth look like the first and second."""

INDEX_LOW = {"01B", "02A", "09A", "11B", "12A", "01R", "02R", "03R"}
"""Cards that have a head, a letter or the flower top left and wear the large index below it: a fan covers neither."""

CARDS = ORDER[:54]
"""What has a face: 48 cards and six bonus cards."""

Placement = tuple[str, int, int]
"""A mark and its upper left corner in card units."""


@dataclass(frozen=True, slots=True)
class Face:
    """One folder of sprites."""

    name: str
    base: str | None
    cards: dict[str, str]
    """Card code to SVG, only what the base does not have."""
    marks: dict[str, Mark]
    overlays: dict[str, list[Placement]]


def kind_of(code: str) -> str:
    """Return the kind mark of a card code."""
    return KIND_OF[code[1] if code.startswith("X") else code[2]]


def _corner(code: str, size: int) -> tuple[int, int]:
    """Where a kind mark goes: bottom right; on bonus cards, whose plaque is there, in the free place of the month."""
    return (0, 0) if code.startswith("X") else (W - size, H - size - 10)


def traditional() -> Face:
    """Return the face with nothing but pictures."""
    return Face("traditional", None, {code: draw(Look()) for code, draw in faces().items()}, {}, {})


def badges() -> Face:
    """Return the face with month badges and kind marks; brights have their disc."""
    marks = {f"month-{m:02}": month_badge(m) for m in MONTHS} | {
        f"kind-{k}": kind_mark(k) for k in KINDS if k != "bright"
    }
    overlays: dict[str, list[Placement]] = {}
    for code in CARDS:
        kind = kind_of(code)
        placed: list[Placement] = []
        if not code.startswith("X"):
            # December's light disc sits where the badge would be (ART 5.5).
            placed.append((f"month-{code[:2]}", W - 130 if code == "12B" else 0, 0))
        if kind != "bright":
            placed.append((f"kind-{kind}", *_corner(code, 120)))
        overlays[code] = placed
    return Face("badges", "traditional", {}, marks, overlays)


def large() -> Face:
    """Return the face with large indices and kind marks."""
    marks = {f"month-{m:02}": large_index(m) for m in MONTHS} | {f"kind-{k}": large_kind(k) for k in KINDS}
    overlays: dict[str, list[Placement]] = {}
    for code in CARDS:
        month = f"month-{code[:2]}"
        placed: list[Placement] = []
        if not code.startswith("X"):
            placed.append((month, 0, H - marks[month].height - 10 if code in INDEX_LOW else 0))
        placed.append((f"kind-{kind_of(code)}", *_corner(code, 150)))
        overlays[code] = placed
    return Face("large", "traditional", {}, marks, overlays)


def contrast() -> Face:
    """Return the face whose ribbons have ivory letters and patterns; cards that do not change come from the base."""
    plain = traditional().cards
    drawn = {code: draw(Look(contrast=True)) for code, draw in faces().items()}
    return Face("contrast", "traditional", {code: svg for code, svg in drawn.items() if svg != plain[code]}, {}, {})


def all_faces() -> tuple[Face, ...]:
    """Return the four faces."""
    return (traditional(), badges(), large(), contrast())
