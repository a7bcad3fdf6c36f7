"""What captured cards are worth (RULES D), and which junk card is the cheapest (RULES C.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from .cards import (
    ANIMALS,
    BONUS2,
    BONUS3,
    BRIGHTS,
    CARD_OF,
    CHEONGDAN,
    CHODAN,
    COLOURED,
    GODORI,
    HONGDAN,
    MATES,
    PLAIN_JUNK,
    RAIN_BRIGHT,
    RIBBONS,
    Card,
    CardSet,
    card_set,
    in_order,
    lowest,
    subsets,
)
from .result import Line, Why
from .rules import Rules

RIBBON_SETS: tuple[tuple[str, CardSet], ...] = (
    ("hongdan", HONGDAN),
    ("cheongdan", CHEONGDAN),
    ("chodan", CHODAN),
)
ENOUGH_BRIGHTS = 3
"""Brights that score, and make a payer without any gwangbak (RULES D.1, F.3)."""
ENOUGH_OF_A_KIND = 5
"""Animals or ribbons that score (RULES D.1)."""
ENOUGH_JUNK = 10
"""Junk value that scores, and makes a payer with little pibak (RULES D.1, F.3)."""
MOST_JUNK = 64
"""No pack holds junk of this value."""


def bright_lines(rules: Rules, brights: CardSet) -> Iterator[Line]:
    """Yield the line of the brights (RULES D.1)."""
    rain = bool(brights & RAIN_BRIGHT)
    worth = {
        3: rules.bright3_rain if rain else rules.bright3,
        4: rules.bright4_rain if rain else rules.bright4,
        5: rules.bright5,
    }
    count = brights.bit_count()
    yield _line("bright", worth.get(count, 0), brights, count, ENOUGH_BRIGHTS)


def animal_lines(rules: Rules, animals: CardSet) -> Iterator[Line]:
    """Yield the lines of the animals: their number, and godori (RULES D.1)."""
    yield _counted("animal", animals, animals.bit_count(), ENOUGH_OF_A_KIND)
    yield _set("godori", animals & GODORI, rules.godori_points)


def ribbon_lines(rules: Rules, ribbons: CardSet) -> Iterator[Line]:
    """Yield the lines of the ribbons: their number, and the three sets (RULES D.1)."""
    yield _counted("ribbon", ribbons, ribbons.bit_count(), ENOUGH_OF_A_KIND)
    for name, cards in RIBBON_SETS:
        yield _set(name, ribbons & cards, rules.dan_points)


def set_points(rules: Rules, cards: CardSet) -> int:
    """Return what the cards of one named set are worth by themselves (RULES D.1)."""
    kinds = (
        bright_lines(rules, cards & BRIGHTS), animal_lines(rules, cards & ANIMALS), ribbon_lines(rules, cards & RIBBONS)
    )  # fmt: skip
    return sum(line.points or 0 for lines in kinds for line in lines)


def junk_line(junk: CardSet, value: int) -> Line:
    """Return the line of junk of that value (RULES D.1)."""
    return _counted("junk", junk, value, ENOUGH_JUNK)


def _counted(name: str, cards: CardSet, have: int, need: int) -> Line:
    return _line(name, max(0, have - need + 1), cards, have, need)


def _set(name: str, cards: CardSet, points: int) -> Line:
    have = cards.bit_count()
    return _line(name, points if have == GODORI.bit_count() else 0, cards, have, GODORI.bit_count())


def _line(name: str, points: int, cards: CardSet, have: int, need: int) -> Line:
    why: Why | None = None if have >= need else "too_few"
    return Line("points", name, "D.1", points=points, have=have, need=need, cards=in_order(cards), why=why)


class Scorer:
    """Counts captured cards by one set of rules.

    A *way* of counting is the set of convertible animals that are counted as junk (RULES D.2). The
    answers are looked up in tables that are built from the readable lines above.
    """

    __slots__ = (
        "_animal_points",
        "_bright_points",
        "_cups_open",
        "_distinctions",
        "_junk_points",
        "_ribbon_points",
        "_rules",
        "_steal_order",
        "_subsets_of_cups",
        "_worth_three",
        "_worth_two",
        "animals",
        "convertible",
        "junk",
    )

    convertible: CardSet
    """The animals that can be counted as one thing or the other; empty unless `gukjin = choice`."""
    animals: CardSet
    """The cards that are animals unless they are counted as junk."""
    junk: CardSet
    """The cards that always have a junk value."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        cups = card_set(CARD_OF[code] for code in rules.convertible)
        self.convertible = cups if rules.gukjin == "choice" else 0
        # RULES D.2, `free`: a cup that nobody declared is an animal.
        self._cups_open = self.convertible if rules.gukjin_timing != "free" else 0
        always_junk = cups if rules.gukjin in ("junk", "both") else 0
        self.animals = ANIMALS & ~(cups if rules.gukjin == "junk" else 0)
        doubles = card_set(CARD_OF[code] for code in rules.double_junk)
        self.junk = PLAIN_JUNK | COLOURED | BONUS2 | BONUS3 | always_junk
        self._worth_two = doubles | BONUS2 | BONUS3 | always_junk
        self._worth_three = BONUS3
        stealable_bonus = BONUS2 | BONUS3 if rules.bonus_stealable else 0
        self._steal_order = (
            PLAIN_JUNK | COLOURED & ~doubles,
            doubles,
            cups if rules.gukjin == "junk" else 0,
            BONUS2 & stealable_bonus,
            BONUS3 & stealable_bonus,
        )
        self._distinctions = (
            BRIGHTS,
            BRIGHTS & RAIN_BRIGHT,
            self.animals,
            self.convertible,
            RIBBONS,
            GODORI if rules.godori_points else 0,
            *(cards if rules.dan_points else 0 for _name, cards in RIBBON_SETS),
            self.junk,
            self._worth_two,
            self._worth_three,
            *self._steal_order,
        )
        # Fewest cards first, without the empty set.
        self._subsets_of_cups = {cards: tuple(subsets(cards))[1:] for cards in subsets(cups)}
        self._bright_points = {cards: _sum(bright_lines(rules, cards)) for cards in subsets(BRIGHTS)}
        self._animal_points = {cards: _sum(animal_lines(rules, cards)) for cards in subsets(ANIMALS)}
        self._ribbon_points = {cards: _sum(ribbon_lines(rules, cards)) for cards in subsets(RIBBONS)}
        self._junk_points = tuple(_sum(iter((junk_line(0, value),))) for value in range(MOST_JUNK))

    def points(self, captured: CardSet, as_animal: CardSet = 0, as_junk: CardSet = 0) -> int:
        """Return the running score; undecided convertible animals are counted the better way (RULES D.1, D.2)."""
        value = (
            (captured & self.junk).bit_count()
            + (captured & self._worth_two).bit_count()
            + (captured & self._worth_three).bit_count()
        )
        fixed = self._bright_points[captured & BRIGHTS] + self._ribbon_points[captured & RIBBONS]
        animals = captured & self.animals
        cups = captured & self.convertible
        if not cups:
            return fixed + self._animal_points[animals] + self._junk_points[value]
        declared = cups & as_junk
        animals ^= declared
        value += 2 * declared.bit_count()
        best = self._animal_points[animals] + self._junk_points[value]
        undecided = cups & self._cups_open & ~as_animal & ~as_junk
        if undecided:
            for way in self._subsets_of_cups[undecided]:
                points = self._animal_points[animals ^ way] + self._junk_points[value + 2 * way.bit_count()]
                best = max(best, points)
        return fixed + best

    def points_counted(self, captured: CardSet, way: CardSet) -> int:
        """Return the score when just the cards of `way` are counted as junk (RULES D.2)."""
        return self.points(captured, self.convertible & ~way, way)

    def ways(self, captured: CardSet, as_animal: CardSet = 0, as_junk: CardSet = 0) -> tuple[CardSet, ...]:
        """Return every way in which the cards can be counted, fewest cards as junk first (RULES D.2).

        The first of several equally good ways is the one that keeps animals.
        """
        declared = captured & self.convertible & as_junk
        undecided = captured & self._cups_open & ~as_animal & ~as_junk
        return (declared, *(declared | cards for cards in self._subsets_of_cups[undecided]))

    def best_way(self, captured: CardSet, as_animal: CardSet = 0, as_junk: CardSet = 0) -> CardSet:
        """Return the way that `points` counts: the better one, animals in a tie (RULES D.2)."""
        return max(self.ways(captured, as_animal, as_junk), key=lambda way: self.points_counted(captured, way))

    def undecided(self, captured: CardSet, as_animal: CardSet = 0, as_junk: CardSet = 0) -> CardSet:
        """Return the convertible animals that nobody has declared or locked."""
        return captured & self.convertible & ~as_animal & ~as_junk

    def lines(self, captured: CardSet, as_animal: CardSet = 0, as_junk: CardSet = 0) -> tuple[Line, ...]:
        """Return the lines that add up to `points`, those that score nothing included."""
        return self.lines_counted(captured, self.best_way(captured, as_animal, as_junk))

    def lines_counted(self, captured: CardSet, way: CardSet) -> tuple[Line, ...]:
        """Return the lines when just the cards of `way` are counted as junk (RULES D.2)."""
        return (
            *bright_lines(self._rules, captured & BRIGHTS),
            *animal_lines(self._rules, self.animals_counted(captured, way)),
            *ribbon_lines(self._rules, captured & RIBBONS),
            junk_line(self.junk_counted(captured, way), self.junk_value(captured, way)),
        )

    def animals_counted(self, captured: CardSet, way: CardSet = 0) -> CardSet:
        """Return the cards that count as animals."""
        return captured & self.animals & ~way

    def junk_counted(self, captured: CardSet, way: CardSet = 0) -> CardSet:
        """Return the cards that count as junk."""
        return captured & (self.junk | self.convertible & way)

    def junk_value(self, captured: CardSet, way: CardSet = 0) -> int:
        """Return the junk value when the cards of `way` are counted as junk (RULES D.1)."""
        return (
            (captured & self.junk).bit_count()
            + (captured & self._worth_two).bit_count()
            + (captured & self._worth_three).bit_count()
            + 2 * (captured & self.convertible & way).bit_count()
        )

    def value_of(self, card: Card, as_junk: CardSet = 0) -> int:
        """Return the junk value of one card; 0 for a card that is none."""
        return self.junk_value(1 << card, as_junk)

    def are_alike(self, first: Card, second: Card) -> bool:
        """Say whether it makes no difference which of two cards of one month somebody has (RULES C.4, C.9, D).

        They are of one kind, have one junk value, are given away at the same time, and no set that counts by these
        rules holds just one of them.
        """
        both = 1 << first | 1 << second
        is_one_month = bool(MATES[first] & 1 << second)
        return is_one_month and all((cards & both) in (0, both) for cards in self._distinctions)

    def cheapest(self, captured: CardSet, as_junk: CardSet = 0) -> Card | None:
        """Return the junk card that its owner gives first, None if there is none to take (RULES C.9)."""
        plain, doubles, cups, *bonus = self._steal_order
        for cards in (plain, doubles, cups | self.convertible & as_junk, *bonus):
            if captured & cards:
                return lowest(captured & cards)
        return None


def _sum(lines: Iterator[Line]) -> int:
    return sum(line.points or 0 for line in lines)


@lru_cache(maxsize=256)
def scorer(rules: Rules) -> Scorer:
    """Return the scorer of these rules, made once."""
    return Scorer(rules)
