"""Views that come from outside: what a player as a process, or a question to ours, is asked about (PROTOCOL 2.2, 3)."""

from __future__ import annotations

from gostop_desktop.engine.errors import RulesError
from gostop_desktop.engine.read_position import read_view
from gostop_desktop.engine.rules import MATGO, with_options
from gostop_desktop.engine.view import View

from .fields import Fields, RequestError

_DERIVED = ("ok", "id", "phase", "to_move", "legal", "over", "scores", "events", "result", "choice")
"""What follows from the rest of a view; it is not read again."""


def view_of(fields: Fields) -> View:
    """Return the view that the fields of an answer to `view` describe.

    Raises ValueError with a sentence if a field is missing, wrong or unknown, or if the position cannot be.
    """
    rules = fields.take("rules")
    if not isinstance(rules, dict):
        raise RequestError("view.rules must be the object of all options that `view` answers with")
    known = with_options(MATGO, rules)
    seat = fields.integer("seat", 0, known.players - 1)
    position = fields.take("position")
    phase = fields.given("phase", None)
    for name in _DERIVED:
        fields.given(name, None)
    fields.close()
    view = read_view(known, seat, position)
    if phase is not None and phase != view.phase:
        raise RequestError(f"view.phase is {phase!r}, but its position stands in the phase {str(view.phase)!r}")
    return view


def asked_view(fields: Fields) -> View:
    """Return the view if its seat is asked something. Raises ValueError with a sentence."""
    try:
        view = view_of(fields)
    except RulesError as error:
        raise RequestError(f"view.rules: {error}") from None
    if not view.legal:
        raise RequestError(f"seat {view.seat} has nothing to choose in this view")
    return view
