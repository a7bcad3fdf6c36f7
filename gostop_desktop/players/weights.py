"""What the fitted policy is made of: plain numbers, in points of a two-player round (AI 7).

Found by playing the policy against others over many duplicate deals (`gostop-desktop lab`), not by
taste. Worths say how much a captured card is wanted; the rest says what a play leaves behind.
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


MATGO_WEIGHTS: Weights = Weights()
GOSTOP_WEIGHTS: Weights = Weights()


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


def weights_for(players: int) -> Weights:
    """Return the weights fitted for that number of players."""
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
