"""What multiplies a win: the winner's factors (RULES F.2) and each payer's (RULES F.3), as two tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from .cards import BRIGHTS, CardSet, Seat
from .result import Why
from .rules import Rules
from .scoring import ENOUGH_BRIGHTS, ENOUGH_JUNK, Scorer

MANY_ANIMALS = 7
"""Animals that double (RULES F.2, F.3)."""


@dataclass(frozen=True, slots=True)
class Side:
    """One seat at the end of a round, as far as its payment depends on it."""

    captured: CardSet
    go: int = 0
    last_go_score: int = 0
    shakes: int = 0
    bombs: int = 0
    pair_bombs: int = 0
    as_animal: CardSet = 0
    """Convertible animals declared or locked as animals (RULES D.2)."""
    as_junk: CardSet = 0
    """Convertible animals declared as junk (RULES D.2)."""
    bonus_points: int = 0
    """Points of `event_bonus_mode = score` (RULES C.11)."""


class Tally(NamedTuple):
    """What a side's cards come to when they are counted in one way (RULES D.2)."""

    way: CardSet
    points: int
    brights: int
    animals: int
    junk: int


class Judgement(NamedTuple):
    """A factor, what it was judged by, and why it is 1 if it is."""

    factor: int
    have: int | None = None
    need: int | None = None
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Win:
    """What the winner's factors depend on."""

    rules: Rules
    side: Side
    tally: Tally
    carry: int
    led: bool
    """Whether an opponent had called Go before the winner's first."""


def tally(scorer: Scorer, captured: CardSet, way: CardSet) -> Tally:
    """Return what the cards come to when those of `way` are counted as junk."""
    return Tally(
        way,
        scorer.points_counted(captured, way),
        (captured & BRIGHTS).bit_count(),
        scorer.animals_counted(captured, way).bit_count(),
        scorer.junk_value(captured, way),
    )


def go_points(rules: Rules, count: int) -> int:
    """Return the points that so many Gos add before anything multiplies (RULES E)."""
    return 0 if rules.go_points == "until_multiplied" and count >= rules.go_multiplier_from else count


def go_multiplier(rules: Rules, count: int) -> int:
    """Return what so many Gos multiply by (RULES E)."""
    beyond = count - rules.go_multiplier_from
    if beyond < 0:
        return 1
    return {"pow2": 2 << beyond, "linear": beyond + 2, "flat": 2}[rules.go_multiplier]


def carry_multiplier(rules: Rules, carry: int) -> int:
    """Return what so many drawn rounds in a row multiply by (RULES F.7)."""
    if not carry:
        return 1
    factor: int = rules.nagari_multiplier**carry if rules.nagari_stack else rules.nagari_multiplier
    return factor if rules.nagari_cap is None else min(factor, rules.nagari_cap)


def _go(win: Win) -> Judgement:
    count, need = win.side.go, win.rules.go_multiplier_from
    if count >= need:
        return Judgement(go_multiplier(win.rules, count), count, need)
    return Judgement(1, count, need, "too_few" if count else "not_called")


def _per_count(count: int, multiplier: int, *, is_on: bool) -> Judgement:
    if not is_on or multiplier == 1:
        return Judgement(1, count, 1, "off")
    return Judgement(multiplier**count, count, 1, None if count else "too_few")


def shake_factor(rules: Rules, count: int) -> int:
    """Return what so many shakes multiply a win by (RULES F.2)."""
    return _per_count(count, rules.shake_multiplier, is_on=rules.shake).factor


def told_factor(rules: Rules, shakes: int, bombs: int, pair_bombs: int) -> int:
    """Return what the shakes and bombs of a seat multiply its win by, which everybody knows (RULES F.2)."""
    return (
        shake_factor(rules, shakes)
        * _per_count(bombs, rules.bomb_multiplier, is_on=rules.bomb).factor
        * _per_count(pair_bombs, rules.bomb_pair_multiplier, is_on=rules.bomb_pairs).factor
    )


def _shake(win: Win) -> Judgement:
    return _per_count(win.side.shakes, win.rules.shake_multiplier, is_on=win.rules.shake)


def _bomb(win: Win) -> Judgement:
    return _per_count(win.side.bombs, win.rules.bomb_multiplier, is_on=win.rules.bomb)


def _pair_bomb(win: Win) -> Judgement:
    return _per_count(win.side.pair_bombs, win.rules.bomb_pair_multiplier, is_on=win.rules.bomb_pairs)


def _many_animals(win: Win) -> Judgement:
    if win.rules.meongbak != "winner7":
        return Judgement(1, win.tally.animals, MANY_ANIMALS, "off")
    if win.tally.animals < MANY_ANIMALS:
        return Judgement(1, win.tally.animals, MANY_ANIMALS, "too_few")
    return Judgement(2, win.tally.animals, MANY_ANIMALS)


def _reverse_go(win: Win) -> Judgement:
    if win.rules.reverse_go_multiplier == 1:
        return Judgement(1, why="off")
    if not win.side.go:
        return Judgement(1, 0, 1, "not_called")
    return Judgement(win.rules.reverse_go_multiplier, 1, 1) if win.led else Judgement(1, 0, 1, "too_few")


def _carry(win: Win) -> Judgement:
    if not win.carry:
        return Judgement(1, 0, 1, "no_carry")
    factor = carry_multiplier(win.rules, win.carry)
    return Judgement(factor, win.carry, 1, None if factor > 1 else "off")


WINNER_FACTORS: tuple[tuple[str, str, Callable[[Win], Judgement]], ...] = (
    ("go_multiplier", "E", _go),
    ("shake", "F.2", _shake),
    ("bomb", "F.2", _bomb),
    ("pair_bomb", "F.2", _pair_bomb),
    ("meongbak", "F.2", _many_animals),
    ("reverse_go", "E", _reverse_go),
    ("carry", "F.7", _carry),
)
"""Name, section and judge of every factor that is the same for all payers, in order."""

Payers: TypeAlias = Sequence[tuple[Seat, Tally]]


def _gwangbak(rules: Rules, winner: Tally, payer: Tally, payers: Payers) -> Judgement:
    if rules.gwangbak == "off":
        return Judgement(1, payer.brights, 1, "off")
    if winner.brights < ENOUGH_BRIGHTS:
        return Judgement(1, winner.brights, ENOUGH_BRIGHTS, "winner_lacks")
    if payer.brights:
        return Judgement(1, payer.brights, 1, "exempt")
    if rules.gwangbak == "all" and any(other.brights for _, other in payers):
        return Judgement(1, 0, 1, "not_all")
    return Judgement(2, 0, 1)


def _has_little_junk(rules: Rules, payer: Tally) -> bool:
    return payer.junk <= rules.pibak_limit and not (rules.pibak_zero_exempt and payer.junk == 0)


def _pibak(rules: Rules, winner: Tally, payer: Tally, payers: Payers) -> Judgement:
    need = rules.pibak_limit + 1
    if rules.pibak == "off":
        return Judgement(1, payer.junk, need, "off")
    if winner.junk < ENOUGH_JUNK:
        return Judgement(1, winner.junk, ENOUGH_JUNK, "winner_lacks")
    if not _has_little_junk(rules, payer):
        return Judgement(1, payer.junk, need, "exempt")
    if rules.pibak == "all" and not all(_has_little_junk(rules, other) for _, other in payers):
        return Judgement(1, payer.junk, need, "not_all")
    return Judgement(2, payer.junk, need)


def _meongbak(rules: Rules, winner: Tally, payer: Tally, _payers: Payers) -> Judgement:
    if rules.meongbak != "winner7_loser0":
        return Judgement(1, payer.animals, 1, "off")
    if winner.animals < MANY_ANIMALS:
        return Judgement(1, winner.animals, MANY_ANIMALS, "winner_lacks")
    return Judgement(1, payer.animals, 1, "exempt") if payer.animals else Judgement(2, 0, 1)


PAYER_FACTORS: tuple[tuple[str, Callable[[Rules, Tally, Tally, Payers], Judgement]], ...] = (
    ("gwangbak", _gwangbak),
    ("pibak", _pibak),
    ("meongbak", _meongbak),
)
"""Name and judge of every factor of one payer (RULES F.3), in order."""
