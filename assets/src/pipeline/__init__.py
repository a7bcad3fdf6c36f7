"""From drawings to SVG, sprites, contact sheets and figures."""
