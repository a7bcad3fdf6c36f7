"""No two months can be taken for each other at a glance (ART 6.C, 6.D)."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "assets" / "src"))

from deck import ORDER
from faces import traditional
from pipeline.figures import confusability, covered

CARDS = ORDER[:48]
MOUNDS = {frozenset({a, b}) for a in ("01J", "01K") for b in ("08J", "08K")}
"""January's pine and August's hill: black mounds on ivory by tradition."""


@cache
def drawings() -> dict[str, str]:
    cards = traditional().cards
    return {code: cards[code] for code in CARDS}


@cache
def apart() -> dict[tuple[str, str], float]:
    return confusability(drawings())


def test_6_d_different_months_are_18_apart() -> None:
    close = {pair: figure for pair, figure in apart().items() if pair[0][:2] != pair[1][:2] and figure < 18}

    assert {} == close


def test_6_d_only_pine_and_hill_are_less_than_24_apart() -> None:
    close = {frozenset(pair) for pair, figure in apart().items() if pair[0][:2] != pair[1][:2] and figure < 24}

    assert close <= MOUNDS


@pytest.mark.parametrize("plain", ["11J", "11K"])
def test_6_d_novembers_double_is_20_from_its_plain_junk(plain: str) -> None:
    assert apart()["11D", plain] >= 20


@pytest.mark.parametrize("code", [code for code in CARDS if code[2] in "JK"])
def test_6_e_junk_is_neither_bare_nor_crowded(code: str) -> None:
    assert 0.25 <= covered(drawings()[code]) <= 0.65
