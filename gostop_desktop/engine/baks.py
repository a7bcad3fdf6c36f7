"""How far each seat is from the penalties that double what it would pay (RULES F.3, F.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import BRIGHTS, CardSet, Seat
from .events import BakKind
from .factors import MANY_ANIMALS
from .rules import Rules
from .scoring import ENOUGH_BRIGHTS, ENOUGH_JUNK, Scorer

BAK_KINDS: tuple[BakKind, ...] = ("pibak", "gwangbak", "meongbak", "gobak")


@dataclass(frozen=True, slots=True)
class Bak:
    """One seat's distance from one penalty."""

    kind: BakKind
    have: int
    """Junk value, brights, animals; for gobak the Gos called."""
    need: int
    """From how many on the seat is safe; 0 for gobak, from which nothing saves."""
    threatened: bool
    """Whether an opponent who won now would be paid double for it."""

    @property
    def missing(self) -> int:
        """How many more make it safe; 0 if it is, or if nothing can."""
        return max(0, self.need - self.have)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the baks look at in one seat's captured cards, counted as a loser would count them."""

    junk: int
    brights: int
    animals: int
    winning_junk: int
    """The junk value it would have as a winner of junk points."""
    winning_animals: int


def standing(scorer: Scorer, captured: CardSet, as_animal: CardSet, as_junk: CardSet) -> Standing:
    """Return how a seat stands; undecided convertible animals count for it either way (RULES D.2)."""
    ways = scorer.ways(captured, as_animal, as_junk)
    junk = scorer.junk_value(captured, ways[-1])
    animals = scorer.animals_counted(captured, ways[0]).bit_count()
    best = scorer.best_way(captured, as_animal, as_junk)
    return Standing(
        junk,
        (captured & BRIGHTS).bit_count(),
        animals,
        scorer.junk_value(captured, best),
        scorer.animals_counted(captured, best).bit_count(),
    )


def baks_of(rules: Rules, standings: Sequence[Standing], go: Sequence[int]) -> tuple[tuple[Bak, ...], ...]:
    """Return for every seat its distance from each penalty that the rules know, in the order of BAK_KINDS."""
    return tuple(tuple(_baks(rules, standings, go, seat)) for seat in range(rules.players))


def _baks(rules: Rules, standings: Sequence[Standing], go: Sequence[int], seat: Seat) -> list[Bak]:
    own = standings[seat]
    opponents = [other for other in range(rules.players) if other != seat]
    found = []
    if rules.pibak != "off":
        hit = [_is_pibak(rules, other) for other in standings]
        winners = [other for other in opponents if standings[other].winning_junk >= ENOUGH_JUNK]
        threatened = any(_hits(rules.pibak, hit, winner, seat) for winner in winners)
        need = 0 if rules.pibak_zero_exempt and not own.junk else rules.pibak_limit + 1
        found.append(Bak("pibak", own.junk, need, threatened))
    if rules.gwangbak != "off":
        hit = [not other.brights for other in standings]
        winners = [other for other in opponents if standings[other].brights >= ENOUGH_BRIGHTS]
        threatened = any(_hits(rules.gwangbak, hit, winner, seat) for winner in winners)
        found.append(Bak("gwangbak", own.brights, 1, threatened))
    if rules.meongbak == "winner7_loser0":
        many = any(standings[other].winning_animals >= MANY_ANIMALS for other in opponents)
        found.append(Bak("meongbak", own.animals, 1, many and not own.animals))
    if rules.gobak != "off":
        found.append(Bak("gobak", go[seat], 0, bool(go[seat])))
    return found


def _is_pibak(rules: Rules, standing: Standing) -> bool:
    return standing.junk <= rules.pibak_limit and not (rules.pibak_zero_exempt and not standing.junk)


def _hits(mode: str, hit: Sequence[bool], winner: Seat, seat: Seat) -> bool:
    """Say whether the seat would pay double to that winner; with `all` only if every opponent would."""
    if mode == "each":
        return hit[seat]
    return all(is_hit for other, is_hit in enumerate(hit) if other != winner)
