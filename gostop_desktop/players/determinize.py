"""A round that a view could be: what the viewer cannot see is dealt at random (ARCHITECTURE 4.6)."""

from __future__ import annotations

from random import Random

from gostop_desktop.engine.cards import ALL_CARDS, Card, CardSet, card_set, cards_in
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Ending, Phase, QuadCall
from gostop_desktop.engine.view import View


def determinize(view: View, rng: Random) -> Round:
    """Return a round that looks just like the view, its hidden cards dealt at random."""
    hidden = _hidden_cards(view, rng)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        shown = view.shown[seat]
        count = size - shown.bit_count()
        hands.append(shown | card_set(hidden[:count]))
        del hidden[:count]
    round = Round(view.rules, hands, view.table, hidden[: view.stock_size])
    round.stacks = dict(view.stacks)
    round.captured = list(view.captured)
    round.current = view.current
    round.dealer = view.dealer
    round.carry = view.carry
    round.phase = Phase.QUAD if view.phase is Phase.DEAL else view.phase
    round.turn = None if view.turn is None else view.turn.copy()
    round.free_turns = list(view.free_turns)
    round.shaken = list(view.shaken)
    round.shown = list(view.shown)
    round.bombs = list(view.bombs)
    round.pair_bombs = list(view.pair_bombs)
    round.go = list(view.go)
    round.last_go_score = list(view.last_go_score)
    round.go_order = view.go_order
    round.turns_done = list(view.turns_done)
    round.ppuk_turns = list(view.ppuk_turns)
    round.as_animal = list(view.as_animal)
    round.as_junk = list(view.as_junk)
    round.instant = view.instant
    round.bonus_points = list(view.bonus_points)
    round.replaced[view.seat] = view.replaced
    round.quad = _quad_call(view)
    round.shodang = view.shodang
    round.ending = None if view.result is None else _ending(view.result, len(hands))
    return round


def _hidden_cards(view: View, rng: Random) -> list[Card]:
    """Return the cards that may be in other hands or the stock, in random order; at least as many as are there."""
    hidden = list(cards_in(view.unseen))
    needed = view.stock_size + sum(view.hand_sizes) - view.hand.bit_count()
    needed -= sum(cards.bit_count() for seat, cards in enumerate(view.shown) if seat != view.seat)
    if len(hidden) < needed:  # the deck holds cards that its rules do not know
        hidden += _strangers(view)
    rng.shuffle(hidden)
    return hidden


def _strangers(view: View) -> list[Card]:
    pack: CardSet = card_set(view.rules.pack)
    return [card for card in ALL_CARDS if not pack >> card & 1 and not view.seen >> card & 1]


def _quad_call(view: View) -> QuadCall | None:
    """Return who is asked about four of a month: the viewer, or somebody of whom the viewer knows nothing."""
    if view.phase is Phase.QUAD:
        return QuadCall(view.seat)
    return QuadCall((view.seat + 1) % view.rules.players) if view.phase is Phase.DEAL else None


def _ending(result: Result, players: int) -> Ending:
    """Return the ending that leads to the result."""
    if result.kind == "quad" and result.winner is None:
        payers = {seat for seat, _ in result.payments}
        return Ending("quad", holders=tuple(seat for seat in range(players) if seat not in payers))
    points = result.base if result.kind in ("quad", "three_ppuk") else 0
    return Ending(result.kind, result.winner, points or 0)
