"""How a round that stands anywhere ends when everybody plays by the book: the value of a search's leaf."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from gostop_desktop.engine.actions import CHOOSE, GO, REFUSE, STOP
from gostop_desktop.engine.cards import Card
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import Rules
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view

from .book import POP, Book, books
from .heuristic import Heuristic, by_the_book
from .payoff import payoff
from .playout import Playouts
from .start import nearest_served, start_of
from .weights import Policy, policy_for


class Ending:
    """Plays rounds to their end by the book: choices under way by the rules engine, whole turns by playouts.

    Where playouts do not know a rule they follow the nearest rules that they know. Playing out with the
    engine itself would be exact and eight times slower, and a search of eight times as many deals is
    worth more than an exact last turn.
    """

    def __init__(self, rules: Rules, policy: Policy) -> None:
        self._payoff = payoff(nearest_served(rules))
        by_policy = books(policy)
        self._book = by_policy.middle
        self.playouts = Playouts(self._payoff, [by_policy] * rules.players)
        self._judge = by_the_book(policy)

    def points(self, round: Round, rng: Random) -> Sequence[int]:
        """Return what each seat wins or loses."""
        players = round.rules.players
        while True:
            match round.phase:
                case Phase.OVER:
                    assert round.result is not None
                    return round.result.points(players)
                case Phase.PLAY if round.turn is None and round.shodang is None:
                    return self.playouts.run(start_of(round, self._payoff))
                case Phase.HAND_TARGET | Phase.FLIP_TARGET:
                    round.step(CHOOSE[target(round, self._book)])
                case Phase.GO_STOP:
                    goes = self.playouts.goes(start_of(round, self._payoff), round.current)
                    round.step(GO if goes else STOP)
                case Phase.SHODANG:
                    round.step(REFUSE)
                case _:
                    _step(round, self._judge, rng)


def _step(round: Round, player: Heuristic, rng: Random) -> None:
    seat = round.to_move
    assert seat is not None, "somebody is asked until a round is over"
    round.step(player.choose(view(round, seat), rng))


def target(round: Round, by_book: Book) -> Card:
    """Return which of two cards on the table the book takes."""
    turn = round.turn
    assert turn is not None
    card = turn.flipped if round.phase is Phase.FLIP_TARGET else turn.played
    assert card is not None
    nibble = round.table >> (card & ~3) & 15
    assert POP[nibble] == 2, nibble
    return by_book.target[card >> 2 << 4 | nibble]


@lru_cache(maxsize=16)
def ending(rules: Rules) -> Ending:
    """Return how rounds under these rules are played out, made once."""
    return Ending(rules, policy_for(rules.players))
