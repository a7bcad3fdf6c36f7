"""Captured cards as one integer that adds up, so that a playout never counts them again (AI 2).

A capture is `pile += GAIN[card]`, a lost junk card `pile -= PLAIN`. From the low end the integer holds
five bits of brights, ten of ribbons, nine of animals (the cup last), one for a cup locked as an
animal, six of junk value, then how many cards worth two and three and how many plain ones there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gostop_desktop.engine.cards import (
    ALL_CARDS,
    ANIMALS,
    BONUS2,
    BONUS3,
    BRIGHTS,
    CARD_OF,
    GODORI,
    GUKJIN,
    MONTHS,
    RIBBONS,
    CardSet,
    cards_in,
)
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.scoring import RIBBON_SETS, animal_lines, bright_lines, junk_line, ribbon_lines

_FLOWERS = (*cards_in(BRIGHTS), *cards_in(RIBBONS), *cards_in(ANIMALS & ~GUKJIN), *cards_in(GUKJIN))
"""The cards that have a bit of their own, in the order of the bits."""

FLOWER_BIT: dict[int, int] = {card: 1 << place for place, card in enumerate(_FLOWERS)}
CUP: int = 1 << 23
LOCK_CUP: int = (1 << 24) - CUP
"""Added to a pile, it turns the undecided cup into a locked one."""
JUNK_SHIFT = 25
VALUE: int = 1 << JUNK_SHIFT
DOUBLE: int = (1 << 31) + 2 * VALUE
BONUS_TWO: int = (1 << 34) + 2 * VALUE
BONUS_THREE: int = (1 << 37) + 3 * VALUE
PLAIN_SHIFT = 40
PLAIN: int = (1 << PLAIN_SHIFT) + VALUE

_BYTES = -(-len(ALL_CARDS) // 8)

BRIGHT_BITS = 0b11111
BRIGHT_RIBBON_BITS = (1 << 15) - 1
ANIMAL_SHIFT = 15
ANIMAL_BITS = (1 << 10) - 1
ANIMAL_JUNK_BITS = (1 << 16) - 1
JUNK_BITS = (1 << 6) - 1


@dataclass(frozen=True, slots=True)
class Piles:
    """The tables of one set of rules."""

    gain: tuple[int, ...]
    """What a card adds to a pile, by card."""
    gain_of: tuple[int, ...]
    """What some cards of a month add, by `16 * month + nibble`."""
    gain_of_byte: tuple[tuple[int, ...], ...]
    """The same for every eight cards in card order, bonus cards at the end."""
    bright_ribbon_points: tuple[int, ...]
    """Points by the lowest 15 bits of a pile."""
    animal_junk_points: tuple[int, ...]
    """Points by the 16 bits above them, the cup used the better way (RULES D.2)."""
    steals: tuple[tuple[int, int, int], ...]
    """Cheapest first: the bits that count a class of junk, what one of it adds, and its value (RULES C.9)."""
    wanted_ribbons: tuple[CardSet, ...]
    """The cards that complete a set of brights or ribbons, by the lowest 15 bits of a pile."""
    cup_is_open: bool
    """Whether the cup may count as two junk (RULES D.2)."""

    def of(self, captured: CardSet, locked: CardSet = 0) -> int:
        """Return the pile of these cards; `locked` are animals for good."""
        pile = 0
        for table in self.gain_of_byte:
            pile += table[captured & 255]
            captured >>= 8
        return pile + LOCK_CUP if pile & CUP and locked & GUKJIN else pile

    def points(self, pile: int) -> int:
        """Return the running score (RULES C.12, D)."""
        return (
            self.bright_ribbon_points[pile & BRIGHT_RIBBON_BITS]
            + self.animal_junk_points[pile >> ANIMAL_SHIFT & ANIMAL_JUNK_BITS]
        )


@lru_cache(maxsize=16)
def piles(rules: Rules) -> Piles:
    """Return the tables of these rules, made once in some 0.1 s."""
    gain = tuple(_gain(rules, card) if card in ALL_CARDS else 0 for card in range(_BYTES * 8))
    cup_is_open = rules.gukjin == "choice"
    return Piles(
        gain=gain,
        gain_of=tuple(
            sum(gain[4 * month + place] for place in range(4) if nibble >> place & 1)
            for month in MONTHS
            for nibble in range(16)
        ),
        gain_of_byte=tuple(
            tuple(sum(gain[first + card] for card in cards_in(byte)) for byte in range(256))
            for first in range(0, len(gain), 8)
        ),
        bright_ribbon_points=_bright_ribbon_points(rules),
        animal_junk_points=_animal_junk_points(rules, cup_is_open=cup_is_open),
        steals=_steals(rules),
        wanted_ribbons=_wanted(),
        cup_is_open=cup_is_open,
    )


def _gain(rules: Rules, card: int) -> int:
    if card in FLOWER_BIT:
        return FLOWER_BIT[card]
    if 1 << card & BONUS2:
        return BONUS_TWO
    if 1 << card & BONUS3:
        return BONUS_THREE
    return DOUBLE if card in {CARD_OF[code] for code in rules.double_junk} else PLAIN


def _steals(rules: Rules) -> tuple[tuple[int, int, int], ...]:
    classes = [(~0 << PLAIN_SHIFT, PLAIN, 1), (0b111 << 31, DOUBLE, 2)]
    if rules.bonus_stealable:
        classes += [(0b111 << 34, BONUS_TWO, 2), (0b111 << 37, BONUS_THREE, 3)]
    return tuple(classes)


def _bright_ribbon_points(rules: Rules) -> tuple[int, ...]:
    brights = [sum(line.points or 0 for line in bright_lines(rules, _cards(bits))) for bits in range(1 << 5)]
    ribbons = [sum(line.points or 0 for line in ribbon_lines(rules, _cards(bits << 5))) for bits in range(1 << 10)]
    return tuple(bright + ribbon for ribbon in ribbons for bright in brights)


def _animal_junk_points(rules: Rules, *, cup_is_open: bool) -> tuple[int, ...]:
    cup, locked = CUP >> ANIMAL_SHIFT, CUP << 1 >> ANIMAL_SHIFT
    animals = []
    for bits in range(1 << 10):
        flowers = bits & ~locked | (cup if bits & locked else 0)
        animals.append(sum(line.points or 0 for line in animal_lines(rules, _cards(flowers << ANIMAL_SHIFT))))
    junk = [junk_line(0, value).points or 0 for value in range(JUNK_BITS + 3)]
    points = []
    for value in range(JUNK_BITS + 1):
        for bits in range(1 << 10):
            best = animals[bits] + junk[value]
            if cup_is_open and bits & cup:
                best = max(best, animals[bits ^ cup] + junk[value + 2])
            points.append(best)
    return tuple(points)


def _wanted() -> tuple[CardSet, ...]:
    """For some brights and ribbons, the cards each of which completes a set."""
    result = []
    for bits in range(1 << 15):
        have = _cards(bits)
        wanted = BRIGHTS & ~have if (have & BRIGHTS).bit_count() == 2 else 0
        for _, cards in RIBBON_SETS:
            if (have & cards).bit_count() == 2:
                wanted |= cards & ~have
        result.append(wanted)
    return tuple(result)


def wanted_bird(pile: int) -> CardSet:
    """Return the card that completes godori, an empty set if none does."""
    have = _cards(pile & ANIMAL_BITS << ANIMAL_SHIFT) & GODORI
    return GODORI & ~have if have.bit_count() == 2 else 0


def _cards(bits: int) -> CardSet:
    """Return the flower cards of the lowest 24 bits of a pile."""
    cards = 0
    for place, card in enumerate(_FLOWERS):
        if bits >> place & 1:
            cards |= 1 << card
    return cards
