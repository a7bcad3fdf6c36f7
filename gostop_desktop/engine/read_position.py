"""A round from a position of plain lists, numbers and texts, every field of which is checked (PROTOCOL 2.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar, get_args

from . import plain
from .cards import (
    BONUS,
    CARD_OF,
    CODES,
    MONTH_CARDS,
    MONTHS,
    Card,
    CardSet,
    Seat,
    card_set,
    cards_in,
    lowest,
    months_with_four,
)
from .errors import PositionError
from .events import BonusReason, Event, StackKind, StealReason
from .house import STACK_REASONS
from .legal import candidates
from .liability import ShodangCall
from .opening import bind_triples, open_round
from .result import Instant
from .round import Round
from .rules import Rules
from .state import Ending, Meeting, Phase, QuadCall, Stack, Turn, TurnBy
from .view import View, in_turn, view

T = TypeVar("T")

MOST_IN_HAND = 10
_FIELDS = frozenset(
    """hands table stacks stock captured current dealer carry phase turn free_turns shaken shown bombs pair_bombs go
    last_go_score go_order turns_done ppuk_turns gukjin instant bonus_points shodang quad fresh replaced""".split()
)
_TURN_FIELDS = frozenset("by played matches target flipped taken bonus steals table_before events".split())
_BYS: Mapping[str, TurnBy] = {by: by for by in get_args(TurnBy)}
_KINDS: Mapping[str, StackKind] = {reason: kind for kind, reason in STACK_REASONS.items()}
_MEETINGS: Mapping[str, Meeting] = {meeting: meeting for meeting in get_args(Meeting)}
_STEALS: Mapping[str, StealReason] = {reason: reason for reason in get_args(StealReason)}
_BONUSES: Mapping[str, BonusReason] = {reason: reason for reason in get_args(BonusReason)}
_CUPS: Mapping[str, CardSet] = {code: 1 << CARD_OF[code] for code in ("05A", "09A")}
_LEFT: Mapping[str, CardSet] = {f"{code}:animal": bit for code, bit in _CUPS.items()}
"""A cup that its owner was asked about and left undeclared."""


def read_position(rules: Rules, position: object) -> tuple[Round, list[Event]]:
    """Return the round of a position, also of one in which cards are missing, and what a fresh deal begins with.

    Raises PositionError with a sentence that names the field if the position cannot be.
    """
    fields = plain.an_object(position, "position", _FIELDS)
    hands = plain.per_seat(rules, plain.needed(fields, "hands"), "hands", plain.cards)
    stock = plain.cards(plain.needed(fields, "stock"), "stock")
    told: list[Event] = []
    return _round_of(rules, fields, hands, stock, told=told), told


def read_view(rules: Rules, seat: Seat, position: object) -> View:
    """Return the view of a position in which other hands and the stock are numbers.

    Raises PositionError with a sentence that names the field if the position cannot be.
    """
    fields = plain.an_object(position, "position", _FIELDS)
    seat = plain.whole(seat, "seat", 0, rules.players - 1)
    values = plain.a_list(plain.needed(fields, "hands"), "hands", rules.players)
    hand = plain.cards(values[seat], f"hands[{seat}]")
    sizes = [
        len(hand) if other == seat else plain.whole(value, f"hands[{other}]", 0, MOST_IN_HAND)
        for other, value in enumerate(values)
    ]
    stock_size = plain.whole(plain.needed(fields, "stock"), "stock", 0, len(CODES))
    hands = [hand if other == seat else [] for other in range(rules.players)]
    known = view(_round_of(rules, fields, hands, [], viewer=seat), seat)
    return replace(known, hand_sizes=tuple(sizes), stock_size=stock_size)


def _round_of(
    rules: Rules,
    fields: Mapping[str, object],
    hands: Sequence[Sequence[Card]],
    stock: Sequence[Card],
    *,
    viewer: Seat | None = None,
    told: list[Event] | None = None,
) -> Round:
    """Return the round; with a viewer the other hands and the stock are empty because nobody sees them."""
    table = plain.cards(plain.needed(fields, "table"), "table")
    round = Round(rules, [card_set(hand) for hand in hands], card_set(table), list(stock[::-1]))
    fresh = plain.flag(fields.get("fresh", False), "fresh")
    _read_seats(round, fields, fresh=fresh)
    _read_stacks(round, fields)
    round.turn = _turn(fields["turn"]) if fields.get("turn") is not None else None
    _drop_captured_from_stock(round)
    round.shodang = _shodang(rules, fields["shodang"]) if fields.get("shodang") is not None else None
    round.quad = _quad(rules, fields["quad"]) if fields.get("quad") is not None else None
    if fresh:
        if under_way := [name for name in ("turn", "quad", "shodang") if fields.get(name) is not None]:
            raise PositionError(f"{under_way[0]} must be null in a position that is fresh")
        _check_cards(round)
        round.current = round.dealer
        round.told = told
        open_round(round, table)
        round.told = None
        return round
    round.phase = _phase(fields.get("phase", "play"), viewer)
    if round.phase is Phase.DEAL and viewer is not None:
        round.phase, round.quad = Phase.QUAD, QuadCall((viewer + 1) % rules.players)
    _check_cards(round)
    if round.phase is not Phase.OVER:  # a deal that was void lies as it was dealt
        _check_table(round)
    if round.phase not in (Phase.QUAD, Phase.OVER):
        bind_triples(round)
    _check_hands(round, viewer)
    _check_phase(round, viewer)
    return round


def _read_seats(round: Round, fields: Mapping[str, object], *, fresh: bool) -> None:
    """Read what is counted or kept for each seat, and who deals and is on turn."""
    rules = round.rules

    def seats(name: str, read: Callable[[object, str], T], default: T) -> list[T]:
        return plain.per_seat(rules, fields[name], name, read) if name in fields else [default] * rules.players

    last_seat = rules.players - 1
    round.dealer = plain.whole(fields.get("dealer", 0), "dealer", 0, last_seat)
    round.current = plain.whole(fields.get("current", 0), "current", 0, last_seat)
    round.carry = plain.a_count(fields.get("carry", 0), "carry")
    round.captured = seats("captured", _card_set, 0)
    round.free_turns = seats("free_turns", plain.a_count, 0)
    round.shaken = seats("shaken", plain.months, ())
    round.shown = seats("shown", _card_set, 0)
    round.replaced = seats("replaced", _card_set, 0)
    round.bombs = seats("bombs", plain.a_count, 0)
    round.pair_bombs = seats("pair_bombs", plain.a_count, 0)
    round.go = seats("go", plain.a_count, 0)
    round.last_go_score = seats("last_go_score", plain.a_count, 0)
    round.turns_done = seats("turns_done", plain.a_count, 0 if fresh else 1)
    round.ppuk_turns = seats("ppuk_turns", plain.counts, ())
    round.bonus_points = seats("bonus_points", plain.a_count, 0)
    round.go_order = plain.seats(rules, fields.get("go_order", []), "go_order")
    round.instant = _instant(rules, fields.get("instant", []))
    for seat, cups in enumerate(seats("gukjin", _declared, (0, 0))):
        round.as_animal[seat], round.as_junk[seat] = cups


def _read_stacks(round: Round, fields: Mapping[str, object]) -> None:
    for place, value in enumerate(plain.a_list(fields.get("stacks", []), "stacks")):
        path = f"stacks[{place}]"
        entry = plain.an_object(value, path, frozenset({"cards", "owner", "bonus"}))
        cards = _card_set(plain.needed(entry, "cards", path), f"{path}.cards")
        bonus = _card_set(entry.get("bonus", []), f"{path}.bonus")
        months = [month for month in MONTHS if cards & MONTH_CARDS[month]]
        if cards & BONUS or len(months) != 1 or cards.bit_count() != 3:
            raise PositionError(f"{path}.cards must be three cards of one month")
        if bonus & ~BONUS:
            raise PositionError(f"{path}.bonus must be bonus cards")
        if months[0] in round.stacks:
            raise PositionError(f"stacks holds two stacks of month {months[0] + 1}")
        owner = entry.get("owner")
        last_seat = round.rules.players - 1
        round.stacks[months[0]] = Stack(
            cards, None if owner is None else plain.whole(owner, f"{path}.owner", 0, last_seat), bonus
        )


# What must hold between the fields


def _drop_captured_from_stock(round: Round) -> None:
    """Leave captured cards out of the stock: a stock written down from memory may name one that was taken long ago.

    Any other card in two places is refused.
    """
    captured = 0
    for cards in round.captured:
        captured |= cards
    round.stock = [card for card in round.stock if not captured >> card & 1]


def _check_cards(round: Round) -> None:
    """Refuse a card in two places, and a month in two forms."""
    places: list[tuple[str, CardSet]] = [("the table", round.table), ("the stock", card_set(round.stock))]
    places += [(f"hand {seat}", cards) for seat, cards in enumerate(round.hands)]
    places += [(f"captured {seat}", cards) for seat, cards in enumerate(round.captured)]
    places += [(f"the stack of month {month + 1}", stack.all_cards) for month, stack in round.stacks.items()]
    if round.turn is not None:
        places.append(("the turn under way", in_turn(round.turn, round.phase)))
    seen: dict[Card, str] = {}
    for place, cards in places:
        for card in cards_in(cards):
            if card in seen:
                raise PositionError(f"{CODES[card]} is in two places: {seen[card]} and {place}")
            seen[card] = place
    for month in round.stacks:
        if round.table & MONTH_CARDS[month]:
            raise PositionError(f"month {month + 1} is both loose on the table and in a stack")


def _check_table(round: Round) -> None:
    """Refuse what can lie on a table only in the deal."""
    if round.table & BONUS:
        raise PositionError("a bonus card cannot lie on the table: the dealer takes it in the deal")
    if months_with_four(round.table):
        month = months_with_four(round.table)[0] + 1
        raise PositionError(f"all four cards of month {month} lie loose on the table")


def _check_hands(round: Round, viewer: Seat | None) -> None:
    """Refuse shown, replaced and declared cards that are not where they must be."""
    for seat, hand in enumerate(round.hands):
        if viewer not in (None, seat):
            continue
        for name, cards in (("shown", round.shown[seat]), ("replaced", round.replaced[seat])):
            if cards & ~hand:
                raise PositionError(f"{name}[{seat}] holds {_first(cards & ~hand)}, which is not in that hand")
    for seat, captured in enumerate(round.captured):
        declared = (round.as_animal[seat] | round.as_junk[seat]) & ~captured
        if declared:
            raise PositionError(f"gukjin[{seat}] holds {_first(declared)}, which that seat has not captured")


def _check_phase(round: Round, viewer: Seat | None) -> None:
    """Refuse a phase without what it asks about; let the next seat that can act be on turn."""
    if round.phase in _CHECKS:
        holds, words = _CHECKS[round.phase]
        if not holds(round):
            raise PositionError(f"in the phase {round.phase} {words}")
    if round.phase is Phase.PLAY and viewer is None:
        _pass_to_who_can_act(round)


def _has_no_turn_to_go_on(round: Round) -> bool:
    was_refused = round.shodang is not None and round.shodang.decliner is not None
    return round.turn is None or was_refused


def _has_targets(round: Round) -> bool:
    turn = round.turn
    if turn is None or candidates(round).bit_count() != 2:
        return False
    if round.phase is Phase.HAND_TARGET:
        return turn.matches == 2 and not turn.taken
    took_stack = turn.matches == 3
    return len(turn.stacks) == took_stack and bool(turn.taken or not (took_stack or turn.by == "bomb"))


def _has_cup(round: Round) -> bool:
    turn = round.turn
    if turn is not None and turn.meeting == "ppuk" and (turn.played is None or turn.played // 4 not in round.stacks):
        return False
    return bool(round.legal_actions())


def _has_points(round: Round) -> bool:
    return round.turn is None and round.may_stop(round.current)


def _has_quad_call(round: Round) -> bool:
    return round.turn is None and round.quad is not None


def _has_shodang_call(round: Round) -> bool:
    call = round.shodang
    return round.turn is None and call is not None and call.caller == round.current and call.decliner is None


_CHECKS: Mapping[Phase, tuple[Callable[[Round], bool], str]] = {
    Phase.PLAY: (_has_no_turn_to_go_on, "turn must be null, unless a shodang was refused"),
    Phase.HAND_TARGET: (_has_targets, "turn.played must find two loose cards of its month, and turn.matches be 2"),
    Phase.FLIP_TARGET: (
        _has_targets,
        "turn.flipped must find two loose cards of its month, and turn.taken hold what the hand took",
    ),
    Phase.GUKJIN: (_has_cup, "turn must leave a cup to be declared, and its ppuk lie there"),
    Phase.GO_STOP: (_has_points, "turn must be null, and the seat on turn must have the points to stop"),
    Phase.QUAD: (_has_quad_call, "turn must be null, and quad must say who is asked"),
    Phase.SHODANG: (_has_shodang_call, "turn must be null, and shodang must name the seat on turn as its caller"),
}
"""What must hold in each phase, and how the refusal says it."""


def _pass_to_who_can_act(round: Round) -> None:
    if round.can_act(round.current):
        return
    others = (seat for seat in round.house.others[round.current] if round.can_act(seat))
    seat = next(others, None)
    if seat is None:
        round.end(Ending("nagari"))
    else:
        round.start_turn(seat)


# Parts of a position


def _turn(value: object) -> Turn:
    fields = plain.an_object(value, "turn", _TURN_FIELDS)
    turn = Turn(plain.word(plain.needed(fields, "by", "turn"), "turn.by", _BYS))
    turn.played = plain.a_month_card(fields.get("played"), "turn.played")
    turn.matches = plain.whole(fields.get("matches", 0), "turn.matches", 0, 3)
    turn.target = plain.a_month_card(fields.get("target"), "turn.target")
    turn.flipped = plain.a_month_card(fields.get("flipped"), "turn.flipped")
    turn.taken = _card_set(fields.get("taken", []), "turn.taken")
    turn.bonus = _card_set(fields.get("bonus", []), "turn.bonus")
    if turn.bonus & ~BONUS:
        raise PositionError("turn.bonus must be bonus cards")
    turn.steals = _steals(fields.get("steals", []))
    turn.table_before = _card_set(fields.get("table_before", []), "turn.table_before")
    for place, event in enumerate(plain.a_list(fields.get("events", []), "turn.events")):
        _read_turn_event(turn, event, f"turn.events[{place}]")
    return turn


def _read_turn_event(turn: Turn, event: object, path: str) -> None:
    known = {text: text for text in (*_KINDS, *_MEETINGS, *_LEFT)}
    text = plain.word(event, path, known)
    if text in _KINDS:
        turn.stacks += (_KINDS[text],)
    elif text in _LEFT:
        turn.asked |= _LEFT[text]
    else:
        turn.meeting = _MEETINGS[text]


def _steals(value: object) -> tuple[tuple[StealReason, int], ...]:
    found = []
    for place, entry in enumerate(plain.a_list(value, "turn.steals")):
        path = f"turn.steals[{place}]"
        reason, count = plain.a_list(entry, path, 2)
        found.append((plain.word(reason, f"{path}[0]", _STEALS), plain.whole(count, f"{path}[1]", 0, 3)))
    return tuple(found)


def _shodang(rules: Rules, value: object) -> ShodangCall:
    fields = plain.an_object(value, "shodang", frozenset({"caller", "decliner", "accepter"}))
    last_seat = rules.players - 1
    caller = plain.whole(plain.needed(fields, "caller", "shodang"), "shodang.caller", 0, last_seat)
    others = [
        None if fields.get(name) is None else plain.whole(fields[name], f"shodang.{name}", 0, last_seat)
        for name in ("decliner", "accepter")
    ]
    seats = [seat for seat in (caller, *others) if seat is not None]
    if len(set(seats)) < len(seats):
        raise PositionError("shodang names a seat twice")
    if rules.players == 2:
        raise PositionError("shodang must be null with two players")
    return ShodangCall(caller, *others)


def _quad(rules: Rules, value: object) -> QuadCall:
    fields = plain.an_object(value, "quad", frozenset({"asked", "ending"}))
    asked = plain.whole(plain.needed(fields, "asked", "quad"), "quad.asked", 0, rules.players - 1)
    return QuadCall(asked, plain.seats(rules, fields.get("ending", []), "quad.ending"))


def _instant(rules: Rules, value: object) -> tuple[Instant, ...]:
    found = []
    for place, entry in enumerate(plain.a_list(value, "instant")):
        path = f"instant[{place}]"
        reason, seat, points = plain.a_list(entry, path, 3)
        word = plain.word(reason, f"{path}[0]", _BONUSES)
        found.append((word, plain.whole(seat, f"{path}[1]", 0, rules.players - 1), plain.a_count(points, f"{path}[2]")))
    return tuple(found)


def _declared(value: object, path: str) -> tuple[CardSet, CardSet]:
    """Return the cups declared as animals, and those declared as junk."""
    as_animal = as_junk = 0
    for code, declared in plain.an_object(value, path, frozenset(_CUPS)).items():
        if plain.word(declared, f"{path}.{code}", {"animal": False, "junk": True}):
            as_junk |= _CUPS[code]
        else:
            as_animal |= _CUPS[code]
    return as_animal, as_junk


def _phase(value: object, viewer: Seat | None) -> Phase:
    known = {str(phase): phase for phase in Phase if phase is not Phase.DEAL or viewer is not None}
    return plain.word(value, "phase", known)


def _card_set(value: object, path: str) -> CardSet:
    return card_set(plain.cards(value, path))


def _first(cards: CardSet) -> str:
    return CODES[lowest(cards)]
