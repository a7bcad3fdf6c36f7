"""The requests that need no round: rules, scores, settlements, money, decks (PROTOCOL 2.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from gostop_desktop.engine.cards import CODES, Card, CardSet, Seat, card_set, cards_in
from gostop_desktop.engine.dealer import best_drawn
from gostop_desktop.engine.deck import SECRET_BYTES, cut_single, cut_three_piles, deck_v1, packets, secret_of
from gostop_desktop.engine.factors import Side
from gostop_desktop.engine.liability import ShodangCall
from gostop_desktop.engine.money import pay
from gostop_desktop.engine.notation import shown
from gostop_desktop.engine.plain import a_card, whole
from gostop_desktop.engine.result import Transfer
from gostop_desktop.engine.rules import Rules, preset, with_options
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.settlement import settle

from .fields import Fields, RequestError
from .forms import Json, codes, lines_form, payments_form, presets_form, rules_form

MOST_COUNTED = 99
"""No round has more Gos, shakes or bombs."""
MOST_CARRIED = 999
"""Drawn rounds in a row that are still believed."""
MOST_MONEY = 10**15

Answer = dict[str, Json]


def read_rules(fields: Fields) -> Rules:
    """Return the rules of a request: a preset, its players, and options that differ."""
    inner = fields.inner("rules")
    name = inner.text("preset")
    players = inner.integer("players", 2, 3) if "players" in inner else None
    options = inner.given("options", {})
    inner.close()
    if not isinstance(options, dict):
        raise RequestError(f"rules.options must be an object, not {shown(options)}")
    if "players" in options:
        raise RequestError("rules.options cannot hold players: it is a field of rules")
    return with_options(preset(name, players), options)


def read_dealt(fields: Fields, rules: Rules) -> list[Card]:
    """Return the deck of a `deal` request: as given, from a secret and a cut, or from a seed."""
    ways = [name for name in ("deck", "secret", "seed") if name in fields]
    if len(ways) != 1:
        raise RequestError("a deal needs exactly one of deck, secret and seed")
    if ways == ["deck"]:
        return fields.cards("deck")
    if ways == ["seed"]:
        seed = fields.take("seed")
        if type(seed) is int:
            seed = str(whole(seed, "seed", -(10**30), 10**30))
        named = Fields({"seed": seed}, fields.where).text("seed")
        return deck_v1(rules, secret_of(named, fields.integer("round", 0, 10**9, 0)))
    secret = fields.text("secret")
    if len(secret) != 2 * SECRET_BYTES or not set(secret.lower()) <= set("0123456789abcdef"):
        raise RequestError(f"secret must be {2 * SECRET_BYTES} hexadecimal digits, not {shown(secret)}")
    return deck_v1(rules, bytes.fromhex(secret), fields.text("cut", ""))


def read_carry(fields: Fields) -> int:
    """Return the number of drawn rounds before."""
    return fields.integer("carry", 0, MOST_CARRIED, 0)


def _rules(fields: Fields) -> Answer:
    rules = read_rules(fields)
    fields.close()
    return {"rules": rules_form(rules)}


def _presets(fields: Fields) -> Answer:
    fields.close()
    return {"presets": presets_form()}


def _read_gukjin(rules: Rules, fields: Fields, captured: CardSet) -> tuple[CardSet, CardSet]:
    """Return the captured convertible cards declared as animals, and those declared as junk."""
    declared = {"animal": 0, "junk": 0}
    inner = fields.inner("gukjin", {})
    for card in cards_in(captured & scorer(rules).convertible):
        if CODES[card] in inner:
            as_ = inner.text(CODES[card])
            if as_ not in declared:
                raise RequestError(f"{inner.where}.{CODES[card]} must be animal or junk, not {shown(as_)}")
            declared[as_] |= 1 << card
    inner.close()
    return declared["animal"], declared["junk"]


def _score(fields: Fields) -> Answer:
    rules = read_rules(fields)
    captured = card_set(fields.cards("captured"))
    as_animal, as_junk = _read_gukjin(rules, fields, captured)
    fields.close()
    counting = scorer(rules)
    return {
        "total": counting.points(captured, as_animal, as_junk),
        "lines": lines_form(counting.lines(captured, as_animal, as_junk)),
    }


@dataclass(frozen=True, slots=True)
class _Claim:
    """A side of a `settle` request and when it last called Go."""

    side: Side
    go_order: int


def _read_side(rules: Rules, fields: Fields) -> _Claim:
    captured = card_set(fields.cards("captured"))
    as_animal, as_junk = _read_gukjin(rules, fields, captured)
    side = Side(
        captured,
        fields.integer("go", 0, MOST_COUNTED, 0),
        fields.integer("last_go_score", 0, MOST_MONEY, 0),
        fields.integer("shakes", 0, MOST_COUNTED, 0),
        fields.integer("bombs", 0, MOST_COUNTED, 0),
        fields.integer("pair_bombs", 0, MOST_COUNTED, 0),
        as_animal,
        as_junk,
        fields.integer("bonus_points", 0, MOST_MONEY, 0),
    )
    claim = _Claim(side, fields.integer("go_order", 0, MOST_MONEY, 0))
    fields.close()
    return claim


def _settle(fields: Fields) -> Answer:
    rules = read_rules(fields)
    winner = fields.integer("winner_seat", 0, rules.players - 1, 0)
    claims = {winner: _read_side(rules, fields.inner("winner"))}
    losers = fields.by_seat("losers", rules.players)
    if set(losers) != set(range(rules.players)) - {winner}:
        raise RequestError(f"losers must name every seat from 0 to {rules.players - 1} but the winner's, {winner}")
    claims |= {seat: _read_side(rules, Fields(side, f"losers.{seat}")) for seat, side in losers.items()}
    _check_shared(claims)
    carry, go_calls, shodang = read_carry(fields), _read_go_calls(fields, claims), _read_shodang(rules, fields)
    fields.close()
    result = settle(
        rules,
        winner,
        {seat: claim.side for seat, claim in claims.items()},
        carry=carry,
        go_calls=go_calls,
        shodang=shodang,
    )
    return {
        "base": result.base,
        "multiplier": result.multiplier,
        "payments": payments_form(result.payments),
        "lines": lines_form(result.lines),
    }


def _check_shared(claims: Mapping[Seat, _Claim]) -> None:
    seen: CardSet = 0
    for claim in claims.values():
        if shared := seen & claim.side.captured:
            raise RequestError(f"two sides have captured {' '.join(map(str, codes(cards_in(shared))))}")
        seen |= claim.side.captured


def _read_go_calls(fields: Fields, claims: Mapping[Seat, _Claim]) -> list[Seat]:
    """Return the seats in the order of their Go calls; what is not told is filled in by each side's last call."""
    if "go_calls" not in fields:
        callers = sorted(claims, key=lambda seat: (claims[seat].go_order, seat))
        return [seat for seat in callers for _ in range(claims[seat].side.go)]
    calls = [whole(seat, "go_calls", 0, len(claims) - 1) for seat in fields.items("go_calls")]
    for seat, claim in claims.items():
        if calls.count(seat) != claim.side.go:
            raise RequestError(f"go_calls names seat {seat} {calls.count(seat)} times, but its go is {claim.side.go}")
    return calls


def _read_shodang(rules: Rules, fields: Fields) -> ShodangCall | None:
    value = fields.given("shodang", None)
    if value is None:
        return None
    if rules.players == 2:
        raise RequestError("shodang must be null with two players")
    inner = Fields(value, "shodang")
    caller = inner.integer("caller", 0, 2)
    decliner, accepter = (_seat_or_none(inner, name) for name in ("decliner", "accepter"))
    inner.close()
    named = [seat for seat in (caller, decliner, accepter) if seat is not None]
    if len(set(named)) != len(named):
        raise RequestError("shodang names a seat twice: caller, decliner and accepter are three seats")
    return ShodangCall(caller, decliner, accepter)


def _seat_or_none(fields: Fields, name: str) -> Seat | None:
    value = fields.given(name, None)
    return None if value is None else whole(value, f"{fields.where}.{name}", 0, 2)


def _pay(fields: Fields) -> Answer:
    rules = read_rules(fields)
    balances = _read_amounts(fields, "balances", rules, -MOST_MONEY)
    if sorted(balances) != list(range(rules.players)):
        raise RequestError(f"balances must name every seat from 0 to {rules.players - 1}")
    transfers = _read_transfers(fields, rules)
    fields.close()
    after = pay(rules, [balances[seat] for seat in range(rules.players)], transfers)
    return {"balances": {str(seat): balance for seat, balance in enumerate(after)}}


def _read_amounts(fields: Fields, name: str, rules: Rules, low: int) -> dict[Seat, int]:
    given = fields.by_seat(name, rules.players)
    return {seat: whole(value, f"{name}.{seat}", low, MOST_MONEY) for seat, value in given.items()}


def _read_transfers(fields: Fields, rules: Rules) -> list[Transfer]:
    if ("payments" in fields) == ("transfers" in fields):
        raise RequestError("a payment needs either payments with a winner, or transfers")
    last = rules.players - 1
    if "payments" in fields:
        payments = _read_amounts(fields, "payments", rules, 0)
        winner = fields.integer("winner", 0, last)
        if payments.get(winner, 0):
            raise RequestError(f"payments names the winner, {winner}")
        return [(seat, winner, points) for seat, points in payments.items()]
    transfers = []
    for place, value in enumerate(fields.items("transfers")):
        path = f"transfers[{place}]"
        if not isinstance(value, list) or len(value) != 3:
            raise RequestError(f"{path} must be [payer, receiver, points], not {shown(value)}")
        payer, receiver = (whole(seat, path, 0, last) for seat in value[:2])
        if payer == receiver:
            raise RequestError(f"{path} pays seat {payer} from its own money")
        transfers.append((payer, receiver, whole(value[2], path, 0, MOST_MONEY)))
    return transfers


def _first_dealer(fields: Fields) -> Answer:
    rules = read_rules(fields)
    drawn = fields.by_seat("drawn", rules.players)
    night = fields.flag("night", default=False)
    fields.close()
    if not drawn:
        raise RequestError("drawn must name at least one seat and its card")
    cards = {seat: a_card(card, f"drawn.{seat}") for seat, card in drawn.items()}
    best = best_drawn(rules, cards, night=night)
    return {"dealer": best[0]} if len(best) == 1 else {"again": list(best)}


def _cut(fields: Fields) -> Answer:
    rules = read_rules(fields)
    deck = fields.cards("deck")
    at, order = fields.given("at", None), fields.given("order", None)
    fields.close()
    cut = deck
    if rules.cut == "single":
        cut = cut_single(deck, whole(at, "at", 1, max(1, len(deck) - 1)))
    elif rules.cut == "three_piles":
        if not isinstance(order, list):
            raise RequestError(f"order must be a list of three piles such as [2, 0, 1], not {shown(order)}")
        cut = cut_three_piles(deck, [whole(pile, "order", 0, 2) for pile in order])
    return {"deck": codes(cut)}


def _packets(fields: Fields) -> Answer:
    rules = read_rules(fields)
    dealer = fields.integer("dealer", 0, rules.players - 1, 0)
    fields.close()
    return {"packets": [["T" if seat is None else seat, count] for seat, count in packets(rules, dealer)]}


REQUESTS: Mapping[str, Callable[[Fields], Answer]] = {
    "rules": _rules,
    "presets": _presets,
    "score": _score,
    "settle": _settle,
    "pay": _pay,
    "first_dealer": _first_dealer,
    "cut": _cut,
    "packets": _packets,
}
"""What serves each request that does not touch the round."""
