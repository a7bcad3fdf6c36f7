"""How many ways the rounds of some seeds can go on: a change of any rule shows here (ARCHITECTURE 9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.notation import parse_rules, print_action
from gostop_desktop.engine.perft import perft, split
from gostop_desktop.engine.round import Round

DATA = Path(__file__).parents[1] / "data" / "perft.txt"
LINES = [line for line in DATA.read_text("utf-8").splitlines() if line and not line.startswith("#")]


def dealt(rules: str, seed: str, played: int) -> Round:
    """Return the round of the seed after so many actions, each the last legal one but for Stop."""
    table = parse_rules(rules)
    round, _ = deal(table, deck_v1(table, secret_of(seed)))
    for _ in range(played):
        legal = round.legal_actions()
        round.step(legal[0] if print_action(legal[-1]) in ("stop", "shodang") else legal[-1])
    return round


@pytest.mark.parametrize("line", LINES)
def test_as_many_ways_as_ever(line: str, *, update_golden: bool) -> None:
    rules, seed, played, depth, nodes = (field.strip() for field in line.split("|"))
    round = dealt(rules, seed, int(played))
    counted = perft(round, int(depth))
    if update_golden:
        counted_line = f"{rules} | {seed} | {played} | {depth} | {counted}"
        text = DATA.read_text("utf-8").splitlines()
        DATA.write_text("\n".join(counted_line if old == line else old for old in text) + "\n", "utf-8")
        return

    parts = ", ".join(f"{print_action(action)} {count}" for action, count in split(round, int(depth)))
    assert int(nodes) == counted, f"by first action: {parts}"
    assert counted == sum(count for _, count in split(round, int(depth)))
