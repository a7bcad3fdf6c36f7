"""No level can see what its seat cannot: other hidden cards, the same choice (UX 5.2)."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.engine.view import view
from gostop_desktop.players.determinize import determinize
from gostop_desktop.players.levels import PLAYER_NAMES, player

TABLES = [*PRESETS]


@pytest.mark.parametrize("name", PLAYER_NAMES)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_another_hidden_world_changes_no_choice(name: str, table: tuple[str, int]) -> None:
    rules = PRESETS[table]
    thinker, others = player(name), player("skilled")
    asked = 3 if name in ("expert", "master") else 8
    rng = Random(f"{name} {table}")
    for number in range(2):
        round = deal_silently(rules, deck_v1(rules, secret_of("honest", number)))
        decisions = 0
        while not round.is_over:
            seat = round.to_move
            assert seat is not None
            seen = view(round, seat)
            if len(seen.legal) > 1 and decisions < asked and rng.random() < 0.4:
                world = determinize(seen, Random(number))
                assert seen == view(world, seat)
                assert thinker.choose(seen, Random(5)) == thinker.choose(view(world, seat), Random(5))
                decisions += 1
            round.step(others.choose(seen, rng))
