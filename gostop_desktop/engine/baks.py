"""How far each seat is from the penalties that double what it would pay (RULES F.3, F.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .cards import BRIGHTS, CardSet, Seat
from .events import BakKind
from .factors import MANY_ANIMALS
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


class Standing(NamedTuple):
    """What the baks look at in one seat's captured cards, counted as a loser would count them."""

    junk: int
    brights: int
    animals: int
    winning_junk: int
    """The junk value it would have as a winner of junk points."""
    winning_animals: int


def standing(scorer: Scorer, captured: CardSet, as_animal: CardSet, as_junk: CardSet) -> Standing:
    """Return how a seat stands; undecided convertible animals count for it either way (RULES D.2)."""
    brights = (captured & BRIGHTS).bit_count()
    if not captured & scorer.convertible:
        junk, animals = scorer.junk_value(captured), (captured & scorer.animals).bit_count()
        return Standing(junk, brights, animals, junk, animals)
    ways = scorer.ways(captured, as_animal, as_junk)
    junk = scorer.junk_value(captured, ways[-1])
    animals = scorer.animals_counted(captured, ways[0]).bit_count()
    best = scorer.best_way(captured, as_animal, as_junk)
    return Standing(
        junk,
        brights,
        animals,
        scorer.junk_value(captured, best),
        scorer.animals_counted(captured, best).bit_count(),
    )


def baks_of(rules: Rules, standings: Sequence[Standing], go: Sequence[int]) -> list[list[Bak]]:
    """Return for every seat its distance from each penalty that the rules know, in the order of BAK_KINDS."""
    found: list[list[Bak]] = [[] for _ in standings]
    if rules.pibak != "off":
        hit = [_is_pibak(rules, standing) for standing in standings]
        winners = [seat for seat, standing in enumerate(standings) if standing.winning_junk >= ENOUGH_JUNK]
        threatened = _threatened(rules.pibak, hit, winners)
        for seat, standing in enumerate(standings):
            need = 0 if rules.pibak_zero_exempt and not standing.junk else rules.pibak_limit + 1
            found[seat].append(Bak("pibak", standing.junk, need, threatened[seat]))
    if rules.gwangbak != "off":
        hit = [not standing.brights for standing in standings]
        winners = [seat for seat, standing in enumerate(standings) if standing.brights >= ENOUGH_BRIGHTS]
        threatened = _threatened(rules.gwangbak, hit, winners)
        for seat, standing in enumerate(standings):
            found[seat].append(Bak("gwangbak", standing.brights, 1, threatened[seat]))
    if rules.meongbak == "winner7_loser0":
        hit = [not standing.animals for standing in standings]
        winners = [seat for seat, standing in enumerate(standings) if standing.winning_animals >= MANY_ANIMALS]
        threatened = _threatened("each", hit, winners)
        for seat, standing in enumerate(standings):
            found[seat].append(Bak("meongbak", standing.animals, 1, threatened[seat]))
    if rules.gobak != "off":
        for seat, count in enumerate(go):
            found[seat].append(Bak("gobak", count, 0, count > 0))
    return found


def threats_of(rules: Rules, standings: Sequence[Standing], go: Sequence[int]) -> Mapping[tuple[BakKind, Seat], int]:
    """Return who would pay double now if an opponent won, and for what; and how many cards from safety."""
    if not any(go) and not any(
        standing.winning_junk >= ENOUGH_JUNK
        or standing.brights >= ENOUGH_BRIGHTS
        or standing.winning_animals >= MANY_ANIMALS
        for standing in standings
    ):
        return {}
    return {
        (bak.kind, seat): bak.missing
        for seat, baks in enumerate(baks_of(rules, standings, go))
        for bak in baks
        if bak.threatened
    }


def _is_pibak(rules: Rules, standing: Standing) -> bool:
    return standing.junk <= rules.pibak_limit and not (rules.pibak_zero_exempt and not standing.junk)


def _threatened(mode: str, hit: Sequence[bool], winners: Sequence[Seat]) -> Sequence[bool]:
    """Say of each seat whether it would pay double to one of those who could win with the penalty.

    With the mode `all` only if every opponent of that winner would.
    """
    if not winners:
        return [False] * len(hit)
    if mode == "each":
        return [is_hit and winners != [seat] for seat, is_hit in enumerate(hit)]
    in_force = [winner for winner in winners if all(is_hit for seat, is_hit in enumerate(hit) if seat != winner)]
    return [bool(in_force) and in_force != [seat] for seat in range(len(hit))]
