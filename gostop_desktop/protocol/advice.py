"""What our players would do: the request `choose` (PROTOCOL 2.1)."""

from __future__ import annotations

from random import Random

from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.view import View
from gostop_desktop.players.levels import analyst, player
from gostop_desktop.players.reasons import Reason, reasons

from .fields import Fields
from .forms import Json


def choose_form(fields: Fields, view: View) -> dict[str, Json]:
    """Return what the level that the fields name plays, and with `explain` what every legal action is worth.

    The worths are those of one analyst, the same whatever the level: expected points of the round for the
    seat, with half of the 95 % interval. Raises ValueError with a sentence.
    """
    level = player(fields.text("level"))
    seed = str(fields.given("seed", ""))
    explain = fields.flag("explain", default=False)
    fields.close()
    answer: dict[str, Json] = {"action": print_action(level.choose(view, Random(seed)))}
    if explain:
        answer["considered"] = [
            {
                "action": print_action(found.action),
                "points": round(found.points, 2),
                "error": round(found.error, 2),
                "reasons": [_reason_form(reason) for reason in reasons(view, found.action)],
            }
            for found in analyst().consider(view, Random(seed))
        ]
    return answer


def _reason_form(reason: Reason) -> dict[str, Json]:
    form: dict[str, Json] = {"kind": reason.kind, "cards": [CODES[card] for card in reason.cards]}
    if reason.name:
        form["name"] = reason.name
    if reason.seat is not None:
        form["seat"] = reason.seat
    return form
