"""The highest score there can be among two: 133,120 (RULES I, S65, S66, T85)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gostop_desktop.engine.cards import CARD_OF, card_set
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.notation import parse_cards, print_card_set
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules
from gostop_desktop.engine.settlement import settle
from gostop_desktop.engine.state import Phase
from tests.helpers import do

from .sides import side

ALL_BUT_ONE = print_card_set(card_set(range(48)) & ~(1 << CARD_OF["01J"]))
DEALER = "05J 07J 07K 04J 12R 10J 02K 06K 10K 09K".split()
OPPONENT = "01B 01R 01J 03B 03R 03J 10A 06R 10R 04R".split()
TABLE = "08A 08J 08K 11D 11J 11K 01K 03K".split()
STOCK = "05K 08B 02J 11B 12A 02A 06J 04A 12D 12B 09J 06A 04K 02R 05A 05R 07A 07R 09R 09A".split()
MOVES = "!1 !3 - - - - 10A 06R 10R 04R".split()


@pytest.mark.parametrize(
    ("rules", "go", "points"),
    [(replace(MATGO, bonus_cards=(), gukjin="animal"), 9, 56), (replace(MATGO, bonus_cards=()), 8, 57)],
)
def test_the_arithmetic(rules: Rules, go: int, points: int) -> None:
    doubled = 10 - go

    result = settle(rules, 0, {0: side(ALL_BUT_ONE, go=go, shakes=doubled), 1: side("01J")})

    assert points == sum(line.points or 0 for line in result.lines if line.part == "points")
    assert (65, ((1, 133_120),)) == (result.base, result.payments)


def test_the_hand_of_133_120_is_played() -> None:
    """Dealt in the article's packets, seat 1 bombs twice, calls Go eight times and takes all but one card."""
    rules = replace(PRESETS["chinese_encyclopedia", 2], bonus_cards=(), go_points="always")
    packets = (TABLE[:4], OPPONENT[:5], DEALER[:5], TABLE[4:], OPPONENT[5:], DEALER[5:], STOCK)
    deck = parse_cards(" ".join(code for packet in packets for code in packet))
    round, _ = deal(rules, deck, 0)

    scores = []
    for dealers, move in zip(DEALER, MOVES, strict=True):
        do(round, dealers)
        do(round, move)
        if round.phase is Phase.GO_STOP:
            do(round, "go")
        scores.append(round.scores[1])

    assert [0, 7, 8, 14, 28, 30, 36, 40, 44, 57] == scores
    assert [0, 8] == round.go
    assert "07K" == print_card_set(round.captured[0])
    result = round.result
    assert result is not None
    assert ("auto_stop", 1, 65, 512) == (result.kind, result.winner, result.base, result.multiplier)
    assert ["gwangbak", "pibak"] == [line.name for line in result.lines if line.part == "payer" and line.factor == 2]
    assert ((0, 133_120),) == result.payments
