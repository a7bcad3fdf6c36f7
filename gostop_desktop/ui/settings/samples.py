"""What the volumes are set by: a slap and a callout to be heard at once (UX 3.6)."""

from __future__ import annotations

from functools import partial

from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk

from .maker import RowMaker

EFFECT, CALLOUT = "slap_1", "go_1"


def build_samples(desk: Desk, maker: RowMaker) -> None:
    """Put a button down for each of the two kinds of sounds."""
    maker.button(_("An effect"), "", _("Listen"), partial(desk.sound.play, EFFECT), key="sample effect")
    maker.button(_("A callout"), "", _("Listen"), partial(desk.sound.play, CALLOUT), key="sample callout")
