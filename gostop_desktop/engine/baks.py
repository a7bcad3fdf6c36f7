"""How far each seat is from the penalties that double what it would pay (RULES F.3, F.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .cards import BRIGHTS, CardSet, Seat
from .events import BakKind
from .factors import MANY_ANIMALS
from .facts import fact
from .rules import Rules
from .scoring import ENOUGH_BRIGHTS, ENOUGH_JUNK, Scorer

BAK_KINDS: tuple[BakKind, ...] = ("pibak", "gwangbak", "meongbak", "gobak")


class Bak(NamedTuple):
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


@fact
class Standing:
    """What the baks look at in one seat's captured cards, each counted the way that is best for the seat."""

    junk: int
    """The highest junk value it can be counted as."""
    brights: int
    animals: int
    """The most animals it can be counted as."""
    least_junk: int
    """The lowest junk value: without any, `pibak_zero_exempt` saves."""


def standing(scorer: Scorer, captured: CardSet, as_animal: CardSet, as_junk: CardSet) -> Standing:
    """Return how a seat stands; undecided convertible animals count for it either way (RULES D.2)."""
    brights = (captured & BRIGHTS).bit_count()
    if not captured & scorer.convertible:
        junk = scorer.junk_value(captured)
        return Standing(junk, brights, (captured & scorer.animals).bit_count(), junk)
    ways = scorer.ways(captured, as_animal, as_junk)
    return Standing(
        scorer.junk_value(captured, ways[-1]),
        brights,
        scorer.animals_counted(captured, ways[0]).bit_count(),
        scorer.junk_value(captured, ways[0]),
    )


def baks_of(rules: Rules, standings: Sequence[Standing], go: Sequence[int]) -> list[list[Bak]]:
    """Return for every seat its distance from each penalty that the rules know, in the order of BAK_KINDS."""
    threats = threats_of(rules, standings, go)
    found: list[list[Bak]] = []
    for seat, own in enumerate(standings):
        exempt = rules.pibak_zero_exempt and not own.least_junk
        baks = {
            "pibak": Bak("pibak", own.junk, 0 if exempt else rules.pibak_limit + 1, ("pibak", seat) in threats),
            "gwangbak": Bak("gwangbak", own.brights, 1, ("gwangbak", seat) in threats),
            "meongbak": Bak("meongbak", own.animals, 1, ("meongbak", seat) in threats),
            "gobak": Bak("gobak", go[seat], 0, ("gobak", seat) in threats),
        }
        found.append([baks[kind] for kind in BAK_KINDS if is_on(rules, kind)])
    return found


def is_on(rules: Rules, kind: BakKind) -> bool:
    """Say whether the rules know the penalty for payers."""
    if kind == "meongbak":
        return rules.meongbak == "winner7_loser0"
    return {"pibak": rules.pibak, "gwangbak": rules.gwangbak, "gobak": rules.gobak}[kind] != "off"


def threats_of(rules: Rules, standings: Sequence[Standing], go: Sequence[int]) -> Mapping[tuple[BakKind, Seat], int]:
    """Return who would pay double now if an opponent won, and for what; and how many cards from safety."""
    threats: dict[tuple[BakKind, Seat], int] = {}
    for winner, standing in enumerate(standings):
        if standing.junk >= ENOUGH_JUNK and rules.pibak != "off":
            for seat in _hit(rules.pibak, winner, [_is_pibak(rules, other) for other in standings]):
                threats["pibak", seat] = rules.pibak_limit + 1 - standings[seat].junk
        if standing.brights >= ENOUGH_BRIGHTS and rules.gwangbak != "off":
            for seat in _hit(rules.gwangbak, winner, [not other.brights for other in standings]):
                threats["gwangbak", seat] = 1
        if standing.animals >= MANY_ANIMALS and rules.meongbak == "winner7_loser0":
            for seat in _hit("each", winner, [not other.animals for other in standings]):
                threats["meongbak", seat] = 1
        if go[winner] and rules.gobak != "off":
            threats["gobak", winner] = 0
    return threats


def _is_pibak(rules: Rules, standing: Standing) -> bool:
    return standing.junk <= rules.pibak_limit and not (rules.pibak_zero_exempt and not standing.least_junk)


def _hit(mode: str, winner: Seat, hit: Sequence[bool]) -> Sequence[Seat]:
    """Return who would pay double to that winner; with the mode `all` only if every opponent would."""
    if True not in hit:
        return ()
    seats = [seat for seat, is_hit in enumerate(hit) if is_hit and seat != winner]
    return seats if mode == "each" or len(seats) == len(hit) - 1 else ()
