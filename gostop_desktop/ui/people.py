"""Who sits at the table: names and portraits, until somebody chooses others."""

from __future__ import annotations

from gostop_desktop.i18n import NP_

PORTRAITS = ("crane", "boar", "warbler", "deer", "moon", "traveller")
PEOPLE = (
    (NP_("player", "You"), "crane"),
    (NP_("player", "Min-su"), "boar"),
    (NP_("player", "Ji-eun"), "warbler"),
)
"""Who sits where unless somebody has chosen other names: seat 0, 1, 2."""
TWO_PEOPLE = ((NP_("player", "Player 1"), "crane"), (NP_("player", "Player 2"), "deer"))
"""Two people at one machine, unless they have given their names."""
LONGEST_NAME = 20
