"""The drawing kit: how a card is made of curves, flat colours and ink lines.

Everything is text: a builder returns a piece of SVG as `str`, pieces are joined with `+` or `group(...)`. Nothing
draws.

**Canvas.** A card is 400 x 640 user units (`frame.W`, `frame.H`): a plate of 400 x 632 and, under it, a dark lip of 8
(the thickness of the plastic). The window that shows the picture is x 20..380, y 20..612, corner radius 15. Let
masses run well over its edge (to x -10..410, y -10..660): the picture is clipped to the window. Or stay 8 units
inside; never touch.

**A card** is a function `(look: Look) -> str` that returns a whole SVG document through `frame.card(body)` (window
with rim) or `frame.bare_card(body)` (rim only: back, bomb token). Each module of `cards/` ends with its table::

    FACES: Faces = {"07A": boar, "07R": ribbon_card, "07J": junk_left, "07K": junk_right}

keyed by card code (RULES A.1, bonus `X2a X2b X2c X3a X3b X3c`, `back`, `bomb`). `deck.faces()` collects the tables;
nothing else has to be registered. `look.contrast` is True on the High contrast face: `ribbon` and `letters_colour`
obey it already; a card asks for it only where ART 5.6 says so (July: `clover` with `outlined`, November's double).

**Layers**, back to front: ground (`fill(WINDOW, "red")` when not paper) - cloud banks - plant masses - flowers -
ribbon - figure (far limbs, body, near limbs, head, eye) - light disc (`gwang`).

**Colours** are the names of `palette.PALETTE` (`"ink"`, `"red"`, `"paper"` ...): never a hex value in a card.

**Modules**

- `geometry`: `Point` (x, y) or corner (x, y, 1); `smooth(points)`, `curve` (open), `poly`, `ridge` (area under a contour),
  `brush(points, widths)`, `leaf(a, b, width)`, `ring`, `ellipse`, `along(points, n)` (samples by arc length), `polar`, `mix`,
  `move`, `mirror`, `resize`, `rotate`: path data or points, no colour.
- `svg`: `shape(d, fill)` outlined flat; `figure(d, fill)` the same with a line that swells towards the lower right (heroes);
  `fill(d, colour)` no line; `line(d, width, colour)`; `fine(d, width, colour)` ornament that the small set drops;
  `dot(centre, r, colour)`, `disc(centre, r, fill)`; `group(*parts, at=, turn=, scale=, stretch=, flip=)`; `clip(d, body)`;
  `named("goose", body)` for what a fact of ART 6.A counts (goose, butterfly, bird, frog, antler, tusk, forked-tail, cup).
- `frame`: `Look`, `Faces`, `card`, `bare_card`, `WINDOW`.
- `lettering`: brush letters by name: `letter("fortune", at, size, colour)`; `GLYPHS` are strokes in a +-50 box.
- `ribbon`: `ribbon("hongdan" | "cheongdan" | "plain", look, top=, foot=)`: colour, letters, ends and patterns by kind.
- `parts`: `gwang(x, y)` light disc, `cloud(edge, closing)`, `bird_eye`, `feather`, `scallops`, `water`, `hill_lines`,
  `branch`, `bark`.

`plants/` holds the twelve plants, each one module, so that a plant looks the same on its four cards. `figures/` holds animals
and people; `figures.merged` gives several overlapping limbs one outline.

**Line weights**: outline 4.2 (`LINE`), hero 4.6, repeated small parts 3.4-3.8, inner 2.4-2.8, ornament 1.6-2.0. A
motif built at scale *s* inside `group(scale=s)` divides its strokes by *s* (pass `width / s`).

**Determinism**: no clock, no hash order; `random.Random(seed)` and only `.random()`. `geometry.jitter(seed)` gives a
function `(low, high) -> float`.

**Looking**: `python assets/src/build.py look 07A 07R --out FOLDER` writes one contact sheet (400, 230, 100, 60, 48 px
on the cloth) and, with `--vision`, its greyscale and colour-blind versions. `python assets/src/build.py` regenerates
SVG, sprites and manifest.
"""
