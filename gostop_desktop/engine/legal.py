"""Which actions the seat to move may take, in the order of PROTOCOL 2.2."""

from __future__ import annotations

from .actions import (
    ACCEPT,
    BOMB,
    BONUS_PLAY,
    CHOOSE,
    DECLARE_ANIMAL,
    DECLARE_JUNK,
    FLIP_ONLY,
    GO,
    PASS,
    PLAY,
    PLAY_SHAKING,
    QUAD,
    REFUSE,
    SHAKE,
    SHODANG,
    STOP,
    Action,
    Choose,
    Play,
)
from .cards import (
    BONUS,
    MATES,
    MONTH_CARDS,
    CardSet,
    Month,
    in_order,
    months_with_three,
    months_with_two,
)
from .cups import cup_to_ask, declarable_cups
from .quads import late_quad
from .shodang import forced_cards, may_call
from .state import Phase, RoundState

_PLAYS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(tuple(PLAY[start + card] for card in in_order(cards)) for cards in range(256)) for start in range(0, 48, 8)
)
"""For every two months and each set of their cards, the plays: nothing is asked for more often."""


def legal_actions(state: RoundState) -> list[Action]:
    """Return what the seat to move may do; nothing once the round is over."""
    match state.phase:
        case Phase.PLAY:
            return _plays(state)
        case Phase.GO_STOP:
            return [GO, STOP]
        case Phase.HAND_TARGET | Phase.FLIP_TARGET:
            return [CHOOSE[card] for card in in_order(candidates(state))]
        case Phase.GUKJIN:
            card = cup_to_ask(state)
            return [] if card is None else [DECLARE_ANIMAL[card], DECLARE_JUNK[card]]
        case Phase.QUAD:
            return [QUAD, PASS]
        case Phase.SHODANG:
            return [ACCEPT, REFUSE]
        case Phase.OVER | Phase.DEAL:
            return []


def is_legal(state: RoundState, action: Action) -> bool:
    """Say whether the action is one of `legal_actions`; the two commonest need no list (RULES C.3, C.4)."""
    phase = state.phase
    if phase is Phase.PLAY:
        if type(action) is Play and not action.shake and state.turn is None:
            return bool(state.hands[state.current] & ~BONUS & 1 << action.card)
    elif phase is Phase.HAND_TARGET or phase is Phase.FLIP_TARGET:
        return type(action) is Choose and bool(candidates(state) & 1 << action.card)
    return action in legal_actions(state)


def candidates(state: RoundState) -> CardSet:
    """Return the cards from which a target is chosen (RULES C.4)."""
    turn = state.turn
    if turn is None:
        return 0
    card = turn.flipped if state.phase is Phase.FLIP_TARGET else turn.played
    return 0 if card is None else state.table & MATES[card]


def _plays(state: RoundState) -> list[Action]:
    """Return the moves of RULES C.3."""
    seat = state.current
    hand = state.hands[seat]
    if state.turn is not None and (forced := forced_cards(state)):
        return [PLAY[card] for card in in_order(forced)]
    triples = months_with_three(hand)
    house = state.house
    actions = _shaking_plays(state, hand, triples) if triples and house.shakes_on_play else _simple_plays(hand)
    if hand & BONUS:
        actions += [BONUS_PLAY[card] for card in in_order(hand & BONUS)]
    if triples or house.bomb_pairs:
        actions += _bombs(state, hand, triples)
    if triples and house.shakes_at_start:
        actions += [SHAKE[month] for month in triples if _may_shake(state, month)]
    if state.free_turns[seat]:
        actions.append(FLIP_ONLY)
    return actions + _declarations(state) if house.declares else actions


def _declarations(state: RoundState) -> list[Action]:
    """Return what may be declared beside the move: cups, four of a month, shodang."""
    actions: list[Action] = []
    if state.house.asks_cups:
        actions += [DECLARE_JUNK[card] for card in in_order(declarable_cups(state))]
    if state.house.late_quads and late_quad(state):
        actions.append(QUAD)
    if state.house.shodang and may_call(state):
        actions.append(SHODANG)
    return actions


def _simple_plays(hand: CardSet) -> list[Action]:
    first, second, third, fourth, fifth, sixth = _PLAYS
    return [
        *first[hand & 255],
        *second[hand >> 8 & 255],
        *third[hand >> 16 & 255],
        *fourth[hand >> 24 & 255],
        *fifth[hand >> 32 & 255],
        *sixth[hand >> 40 & 255],
    ]


def _shaking_plays(state: RoundState, hand: CardSet, triples: tuple[Month, ...]) -> list[Action]:
    """Return the plays, each followed by its shaking form where there is one (RULES C.5)."""
    months = [month for month in triples if _may_shake(state, month)]
    actions: list[Action] = []
    for card in in_order(hand & ~BONUS):
        actions.append(PLAY[card])
        if card // 4 in months:
            actions.append(PLAY_SHAKING[card])
    return actions


def _may_shake(state: RoundState, month: Month) -> bool:
    """Say whether three of the month in the hand may be shown now (RULES C.5)."""
    if month in state.shaken[state.current]:
        return False
    return not (state.rules.shake_needs_empty and state.table & MONTH_CARDS[month])


def _bombs(state: RoundState, hand: CardSet, triples: tuple[Month, ...]) -> list[Action]:
    """Return the bombs and pair bombs (RULES C.6)."""
    rules = state.rules
    months = set[Month]()
    if rules.bomb:
        months.update(month for month in triples if _is_bomb(hand, state.table, month, 3))
    if rules.bomb_pairs:
        months.update(month for month in months_with_two(hand) if _is_bomb(hand, state.table, month, 2))
    if rules.shake_then_bomb == "forbid":
        months.difference_update(state.shaken[state.current])
    return [BOMB[month] for month in sorted(months)]


def _is_bomb(hand: CardSet, table: CardSet, month: Month, count: int) -> bool:
    """Say whether exactly so many of the month's cards are in the hand, and the others lie loose."""
    cards = MONTH_CARDS[month]
    return (hand & cards).bit_count() == count and (table & cards).bit_count() == 4 - count
