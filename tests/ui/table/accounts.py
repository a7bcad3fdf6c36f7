"""Rounds that are over, chosen for what their account has to hold: many groups or stamps, no winner, huge amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random

from gostop_desktop.engine.actions import GO, STOP, Action
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.view import view
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import not_for_us
from gostop_desktop.ui.scenes.settlement import Outcome, SettlementScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.session import Session

MANY_GROUPS = {2: 1415, 3: 911}
"""Seeds, by the number of players."""
MANY_STAMPS = {2: 1415, 3: 323}
PAID_AT_ONCE = {2: 272, 3: 17}
NAGARI = {3: 31}
FEW_ROWS = {2: 4, 3: 4}
"""Rounds won by one row of points, with which nothing was paid at once."""
QUAD = {2: 59, 3: 172}
ONE_STAMP = 6
"""A round for three in which one payer has one bak."""
QUADS = 906
"""A deal of the fishing rules that gives both hands four of a month."""
THREE_PPUKS = {2: 436, 3: 1300}
CROWDED = {
    ("matgo", 2): (1294, 1742, 1263),
    ("gostop", 3): (2150, 1967, 93),
    ("arabic_encyclopedia", 2): (2491, 421),
    ("arabic_encyclopedia", 3): (742,),
    ("fishing_rules", 2): (1963, 52),
    ("fishing_rules", 3): (1124,),
    ("chinese_encyclopedia", 2): (2284, 394),
    ("chinese_encyclopedia", 3): (650, 1967),
    ("online_matgo", 2): (1440,),
}
"""Rounds of bold players with the most rows and with the most payments at once, by preset and number of players."""
BILLIONS = 1_234_567_890_123
BOLDNESS = 0.85
"""How often who is bold says Go."""


def account_scene(  # noqa: PLR0913  # what an account can be about, each by name
    desk: Desk,
    folder: Path,
    players: int,
    seed: int,
    *,
    preset: str | None = None,
    chips: int = 100_000,
    stake: int = 100,
    most_points: int | None = None,
    points_only: bool = False,
    carry: int = 0,
    is_bold: bool = False,
    aside: Callable[[Command], bool] = not_for_us,
) -> SettlementScene:
    """Return the account of a round played at random from a seed; who is bold says Go nearly always."""
    setup = default_setup(preset or ("matgo" if players == 2 else "gostop"), players)
    rules = replace(setup.rules, point_value=stake, max_points=most_points)
    setup = replace(setup, rules=rules, chips=chips, seed="s", points_only=points_only)
    round = played(rules, seed, carry=carry, is_bold=is_bold)
    assert round.result is not None
    session = Session(setup, Autosave(folder / "a.gostop"), History(folder / "h"))
    session.draw_first_dealer(12)
    session.commit()
    session.deal("")
    session.result = round.result
    before = replace(session.before, carry=carry)
    outcome = Outcome(view(round, 0), round.result, before, before.after(round.result), "exhausted")
    return SettlementScene(desk, session, outcome, _nothing, _nothing, look=_nothing, aside=aside)


@lru_cache(32)
def played(rules: Rules, seed: int, *, carry: int = 0, is_bold: bool = False) -> Round:
    """Return a round that was played at random to its end; it is looked at only."""
    rng = Random(seed)
    round, _ = deal(rules, deck_v1(rules, secret_of("s", seed)), carry=carry)
    while legal := round.legal_actions():
        round.apply(chosen(legal, rng, is_bold=is_bold))
    return round


def chosen(legal: Sequence[Action], rng: Random, *, is_bold: bool = True) -> Action:
    """Return one of the actions at random; who is bold says Go nearly always."""
    if is_bold and GO in legal:
        return GO if rng.random() < BOLDNESS else STOP
    return rng.choice(legal)


def _nothing() -> None:
    """Go nowhere."""
