"""Everything drawn round the cards: textures, icons, callout letters, stamps, effects, portraits, title, application icon.

`python assets/src/build_ui.py` writes all of it into `assets/sprites/ui/` and `assets/sprites/icon/`; `assets/sprites/ui/ui.json` says what is
where and `sheets.Sheet` what the words in it mean. `painter` puts a table together from those files with nothing but
pygame, in the way the game is meant to: it serves tests and contact sheets and documents the recipe.

A *mask* is a picture whose alpha alone counts: tint it (`fill(colour, special_flags=BLEND_RGBA_MULT)`) with a theme's token.
All lengths in `ui.json` are pixels of its files; `scale` is pixels a layout unit.
"""
