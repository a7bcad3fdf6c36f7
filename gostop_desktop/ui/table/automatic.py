"""What is done for a person who has nothing to decide (UX 2.4, 3.6)."""

from __future__ import annotations

from gostop_desktop.engine.actions import Action, Choose
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.storage.settings import GameSettings

_TARGETS = frozenset({Phase.HAND_TARGET, Phase.FLIP_TARGET})


def decided_already(view: View, settings: GameSettings) -> Action | None:
    """Return the viewer's action where the settings leave nothing to ask, None where a person decides."""
    if view.phase in _TARGETS:
        return _one_of_equals(view) if settings.take_equal else None
    if view.phase is Phase.PLAY and settings.play_last:
        return _last_card(view)
    return None


def _one_of_equals(view: View) -> Action | None:
    """Return the first of the cards to choose from, if it makes no difference which is taken."""
    choices = [action for action in view.legal if isinstance(action, Choose)]
    if not choices:
        return None
    first, *others = choices
    counts = scorer(view.rules)
    return first if all(counts.are_alike(first.card, other.card) for other in others) else None


def _last_card(view: View) -> Action | None:
    """Return the one thing that can be done with the one card that is left."""
    return view.legal[0] if view.hand.bit_count() == 1 and len(view.legal) == 1 else None
