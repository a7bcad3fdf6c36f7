"""What the fitted policy is made of: plain numbers, in points of a two-player round (AI 7).

Found by playing the policy against others over many duplicate deals (`tests/benchmarks/fit_weights.py`), not
by taste; only how they compare matters, not how large they are. Worths say how much a captured card is
wanted; the rest says what a play leaves behind. The defaults are where the fits began.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gostop_desktop.engine.cards import (
    ANIMALS,
    BRIGHTS,
    CARD_OF,
    COLOURED,
    FIRST_BONUS,
    GODORI,
    GUKJIN,
    RAIN_BRIGHT,
    RIBBONS,
    Card,
)


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of one policy."""

    bright: float = 8.6
    rain_bright: float = 5.9
    set_ribbon: float = 5.6
    rain_ribbon: float = 3.2
    godori_bird: float = 6.9
    animal: float = 2.7
    cup: float = 10.8
    double_junk: float = 8.4
    junk: float = 3.1

    lay_worth_0: float = 0.17
    """Times the worth of a laid card none of whose mates is unseen; the next three: one, two, three unseen."""
    lay_worth_1: float = -3.07
    lay_worth_2: float = -0.67
    lay_worth_3: float = -1.17
    lay_unseen: float = -4.99
    """For each unseen mate of a laid card."""
    pair_unseen_1: float = -3.09
    """For taking one card while one mate is unseen: it may turn up and make a ppuk."""
    pair_unseen_2: float = -0.48
    choice_unseen: float = -6.8
    """For taking one of two while the fourth is unseen."""
    stack: float = 11.0
    bomb: float = -3.8
    shake: float = 8.4
    flip_only: float = -9.0
    """For using a free turn while there are cards in the hand."""

    go_bias: float = 4.44
    go_turns: float = 0.70
    """For each own turn left."""
    go_their_score: float = -4.27
    go_their_cards: float = -1.26
    """For each unseen or open card that completes a set of an opponent."""
    go_mine: float = 2.54
    """For each Go already called."""
    go_theirs: float = -1.44
    """If an opponent has called Go."""
    go_their_junk: float = 3.45
    """If no opponent could be pibak any more."""


LATE_HAND = 3
"""With so many cards before a play, or fewer, a hand is late."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Weights by how far the round is; which of two cards to take is always the middle's."""

    middle: Weights
    opening: Weights | None = None
    """For the first turn of a seat, whose chance captures are paid at once (RULES C.11); None: as later."""
    late: Weights | None = None
    """For the last cards of a hand (`LATE_HAND`) and the Go after them; None: as before."""


MATGO_WEIGHTS: Policy = Policy(
    middle=Weights(
        bright=12.933,
        rain_bright=7.179,
        set_ribbon=5.07,
        rain_ribbon=3.266,
        godori_bird=9.459,
        animal=2.768,
        cup=21.965,
        double_junk=17.562,
        junk=6.167,
        lay_worth_0=0.069,
        lay_worth_1=-4.04,
        lay_worth_2=-1.291,
        lay_worth_3=-1.161,
        lay_unseen=-7.633,
        pair_unseen_1=3.885,
        pair_unseen_2=0.861,
        choice_unseen=-16.191,
        stack=5.339,
        bomb=-3.41,
        shake=14.735,
        flip_only=-8.175,
        go_bias=-0.95,
        go_turns=1.664,
        go_their_score=-8.983,
        go_their_cards=-2.543,
        go_mine=1.661,
        go_theirs=1.02,
        go_their_junk=8.92,
    ),
    opening=Weights(
        bright=8.884,
        rain_bright=7.163,
        set_ribbon=3.007,
        rain_ribbon=2.727,
        godori_bird=5.055,
        animal=1.531,
        cup=10.291,
        double_junk=10.757,
        junk=4.229,
        lay_worth_0=0.049,
        lay_worth_1=-3.107,
        lay_worth_2=-0.498,
        lay_worth_3=-0.874,
        lay_unseen=-9.909,
        pair_unseen_1=16.763,
        pair_unseen_2=16.085,
        choice_unseen=-8.492,
        stack=-31.465,
        bomb=-3.992,
        shake=8.456,
        flip_only=-8.316,
    ),
    late=Weights(
        bright=14.779,
        rain_bright=4.452,
        set_ribbon=9.695,
        rain_ribbon=3.567,
        godori_bird=11.715,
        animal=4.148,
        cup=20.287,
        double_junk=19.278,
        junk=10.024,
        lay_worth_0=-0.023,
        lay_worth_1=-3.951,
        lay_worth_2=-0.434,
        lay_worth_3=-0.312,
        lay_unseen=-5.547,
        pair_unseen_1=7.423,
        pair_unseen_2=-0.186,
        choice_unseen=-8.587,
        stack=5.07,
        bomb=-3.174,
        shake=4.387,
        flip_only=-5.237,
        go_bias=-0.848,
        go_turns=-0.263,
        go_their_score=-5.522,
        go_their_cards=-6.612,
        go_mine=1.923,
        go_theirs=0.258,
        go_their_junk=11.867,
    ),
)
"""middle: python -m tests.benchmarks.fit_weights --rules matgo --generations 60 --deals 1000 --seed 1;
opening: by imitation of the search, as in tests/benchmarks/imitate.py;
late: as the middle, --generations 40 --deals 3000 --seed 2 --part late"""
GOSTOP_WEIGHTS: Policy = Policy(
    middle=Weights(
        bright=14.583,
        rain_bright=6.602,
        set_ribbon=4.705,
        rain_ribbon=2.268,
        godori_bird=4.675,
        animal=-0.333,
        cup=25.781,
        double_junk=18.758,
        junk=10.048,
        lay_worth_0=0.771,
        lay_worth_1=-6.919,
        lay_worth_2=-0.434,
        lay_worth_3=-2.157,
        lay_unseen=-10.148,
        pair_unseen_1=-1.612,
        pair_unseen_2=0.674,
        choice_unseen=-8.484,
        stack=-4.678,
        bomb=4.239,
        shake=18.775,
        flip_only=-3.326,
        go_bias=-3.532,
        go_turns=2.543,
        go_their_score=-14.29,
        go_their_cards=-3.203,
        go_mine=1.17,
        go_theirs=-2.234,
        go_their_junk=1.952,
    ),
    opening=Weights(
        bright=6.698,
        rain_bright=6.418,
        set_ribbon=0.766,
        rain_ribbon=0.418,
        godori_bird=1.017,
        animal=-0.291,
        cup=12.987,
        double_junk=10.915,
        junk=6.284,
        lay_worth_0=0.657,
        lay_worth_1=-12.969,
        lay_worth_2=-0.479,
        lay_worth_3=-1.738,
        lay_unseen=-8.067,
        pair_unseen_1=1.55,
        pair_unseen_2=6.788,
        choice_unseen=-7.868,
        stack=-21.493,
        bomb=0.181,
        shake=1.75,
        flip_only=-6.776,
    ),
    late=Weights(
        bright=16.025,
        rain_bright=4.41,
        set_ribbon=5.591,
        rain_ribbon=2.841,
        godori_bird=5.37,
        animal=-0.188,
        cup=33.829,
        double_junk=25.216,
        junk=11.275,
        lay_worth_0=1.101,
        lay_worth_1=-10.889,
        lay_worth_2=-1.369,
        lay_worth_3=-1.186,
        lay_unseen=-12.155,
        pair_unseen_1=-1.336,
        pair_unseen_2=0.764,
        choice_unseen=-10.324,
        stack=-4.859,
        bomb=5.166,
        shake=21.943,
        flip_only=-2.261,
        go_bias=-4.242,
        go_turns=2.677,
        go_their_score=-19.056,
        go_their_cards=-2.502,
        go_mine=1.035,
        go_theirs=-2.073,
        go_their_junk=2.535,
    ),
)
"""middle: python -m tests.benchmarks.fit_weights --rules gostop --generations 60 --deals 1000 --seed 1;
opening: by imitation of the search, as in tests/benchmarks/imitate.py;
late: as the middle, --generations 40 --deals 3000 --seed 2 --part late"""


GREEDY: Weights = Weights(
    lay_worth_0=-0.3,
    lay_worth_1=-0.6,
    lay_worth_2=-0.8,
    lay_worth_3=-1.0,
    lay_unseen=-0.2,
    pair_unseen_1=0.0,
    pair_unseen_2=0.0,
    choice_unseen=0.0,
    stack=4.0,
    bomb=4.0,
    flip_only=-20.0,
)
"""Takes what is worth most now, and thinks of nothing else."""

_NO_GO_RULE = dict.fromkeys(
    ("go_turns", "go_their_score", "go_their_cards", "go_mine", "go_theirs", "go_their_junk"), 0.0
)
NEVER_GO: Mapping[str, float] = {**_NO_GO_RULE, "go_bias": -1.0}
TIMID_GO: Mapping[str, float] = {**_NO_GO_RULE, "go_bias": 0.5, "go_their_score": -1.0, "go_their_cards": -1.0}
"""Goes while no opponent has a point, nor a set one card short."""
BRAVE_GO: Mapping[str, float] = {**_NO_GO_RULE, "go_bias": 2.5, "go_their_score": -1.0}
"""Goes while no opponent has more than two points."""
UNHURRIED: Mapping[str, float] = {
    "lay_worth_0": -0.1,
    "lay_worth_1": -1.5,
    "lay_unseen": -2.0,
    "pair_unseen_1": -1.5,
    "choice_unseen": -3.0,
}
"""Throws away what has no unseen mates, and does not hurry a capture that nobody else can make."""


def changed(weights: Weights, *changes: Mapping[str, float]) -> Weights:
    """Return the weights with some of them changed."""
    for change in changes:
        weights = replace(weights, **change)
    return weights


def policy_for(players: int) -> Policy:
    """Return the policy fitted for that number of players."""
    return MATGO_WEIGHTS if players == 2 else GOSTOP_WEIGHTS


def worth(weights: Weights, card: Card) -> float:
    """Return what a captured card is worth to the policy."""
    bit = 1 << card
    if card >= FIRST_BONUS:
        return weights.double_junk
    for cards, value in (
        (RAIN_BRIGHT, weights.rain_bright),
        (BRIGHTS, weights.bright),
        (1 << CARD_OF["12R"], weights.rain_ribbon),
        (RIBBONS, weights.set_ribbon),
        (GODORI, weights.godori_bird),
        (GUKJIN, weights.cup),
        (ANIMALS, weights.animal),
        (COLOURED, weights.double_junk),
    ):
        if bit & cards:
            return value
    return weights.junk
