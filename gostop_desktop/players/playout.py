"""A round played to its end by the fitted policy, as fast as plain Python goes (AI 2, 8).

One implementation of the rules is for people (`engine.round`), this one is for searching. It serves the
options that `serves` names and is tied to the engine by a differential test: the same deals through
both, the same payments.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass

from gostop_desktop.engine.cards import BONUS, FIRST_BONUS, MONTH_CARDS, MONTHS, Card, CardSet, Seat, card_set, cards_in
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.rules import GOSTOP, Rules
from gostop_desktop.engine.state import Phase

from .book import POP, SHIFT, Book
from .payoff import Payoff, carry_factor
from .piles import (
    ANIMAL_JUNK_BITS,
    ANIMAL_SHIFT,
    BRIGHT_RIBBON_BITS,
    CUP,
    JUNK_BITS,
    JUNK_SHIFT,
    LOCK_CUP,
    wanted_bird,
)

_AS_IN_PRESETS = (
    "gukjin_timing",
    "gukjin_lock",
    "shake_timing",
    "shake_needs_empty",
    "shake_then_bomb",
    "bomb_pairs",
    "sweep_rule",
    "steal_change",
    "last_turn_steals",
    "last_turn_ppuk",
    "hand_bonus",
    "bonus_steal",
    "bonus_ppuk",
    "department_points",
    "event_bonus_mode",
    "convertible",
    "hand_quad_after_bonus",
)
"""The options that a playout knows only as the presets `matgo` and `gostop` have them."""


def serves(rules: Rules) -> bool:
    """Say whether playouts follow these rules exactly; else the rules engine itself is searched."""
    return (
        all(getattr(rules, name) == getattr(GOSTOP, name) for name in _AS_IN_PRESETS)
        and rules.gukjin in ("choice", "animal")
        and rules.gwangbak != "all"
        and rules.pibak != "all"
        and (rules.gobak != "double_only" or rules.players == 2)
    )


@dataclass(slots=True)
class Start:
    """A round between two turns, as a playout takes it."""

    hands: list[list[Card]]
    """Without bonus cards, in card order."""
    bonus: list[list[Card]]
    table: CardSet
    owner: dict[int, Seat | None]
    """Who made the stack of a month."""
    buried: dict[int, int]
    """What the bonus cards buried with a month's stack add to a pile."""
    seen: CardSet
    """Everything that has ever lain open."""
    stock: tuple[Card, ...]
    """The top is first."""
    piles: list[int]
    free: list[int]
    factor: list[int]
    """The product of shakes and bombs of each seat."""
    shaken: list[int]
    """Months as bits."""
    go: list[int]
    least: list[int]
    """The score from which each seat is asked."""
    calls: list[Seat]
    turns: list[int]
    ppuks: list[int]
    streak: list[int]
    """How many ppuks in a row since the first turn; -1 once the row is broken."""
    balance: list[int]
    """Points of instant payments so far."""
    carry: int
    """The factor of drawn rounds."""
    seat: Seat


def start_of(round: Round, payoff: Payoff) -> Start:
    """Return the round as a playout takes it: between two turns, or at the question of Go or Stop."""
    assert round.phase in (Phase.PLAY, Phase.GO_STOP), round.phase
    rules, tables = round.rules, payoff.piles
    seats = range(rules.players)
    table = round.table
    owner: dict[int, Seat | None] = {}
    buried: dict[int, int] = {}
    for month, stack in round.stacks.items():
        table |= stack.cards
        owner[month] = stack.owner
        if stack.bonus:
            buried[month] = tables.of(stack.bonus)
    seen = table
    for seat in seats:
        seen |= round.captured[seat] | round.shown[seat]
    balance = [0] * rules.players
    for _, receiver, points in round.instant:
        for seat in seats:
            balance[seat] += points * (rules.players - 1) if seat == receiver else -points
    return Start(
        hands=[list(cards_in(hand & ~BONUS)) for hand in round.hands],
        bonus=[list(cards_in(hand & BONUS)) for hand in round.hands],
        table=table,
        owner=owner,
        buried=buried,
        seen=seen & ~BONUS,
        stock=tuple(reversed(round.stock)),
        piles=[tables.of(round.captured[seat], round.as_animal[seat]) for seat in seats],
        free=list(round.free_turns),
        factor=[
            rules.shake_multiplier ** len(round.shaken[seat]) * rules.bomb_multiplier ** round.bombs[seat]
            for seat in seats
        ],
        shaken=[sum(1 << month for month in round.shaken[seat]) for seat in seats],
        go=list(round.go),
        least=[max(rules.win_score, round.last_go_score[seat] + 1) for seat in seats],
        calls=list(round.go_order),
        turns=list(round.turns_done),
        ppuks=[len(round.ppuk_turns[seat]) for seat in seats],
        streak=[_streak(round.turns_done[seat], round.ppuk_turns[seat]) for seat in seats],
        balance=balance,
        carry=carry_factor(rules, round.carry),
        seat=round.current,
    )


def _streak(turns_done: int, ppuk_turns: tuple[int, ...] | list[int]) -> int:
    return turns_done if list(ppuk_turns) == list(range(turns_done)) else -1


class Playouts:
    """Plays rounds to their end under one set of rules, every seat by a book of its own."""

    __slots__ = ("_books", "_payoff", "_piles", "_rules")

    def __init__(self, payoff: Payoff, books: Sequence[Book]) -> None:
        self._payoff = payoff
        self._piles = payoff.piles
        self._rules = payoff.rules
        self._books = tuple(books)

    def run(self, start: Start) -> list[int]:  # noqa: C901, PLR0912, PLR0915  # one loop: see below
        """Return what each seat wins or loses in points when everybody plays by the book from here."""
        # One loop with everything in local names: a call costs as much as the rule it would hold.
        rules, tables, books = self._rules, self._piles, self._books
        gain, gain_of = tables.gain, tables.gain_of
        bright_ribbon, animal_junk = tables.bright_ribbon_points, tables.animal_junk_points
        ttadak_steal, jjok_steal, sweep_steal = rules.ttadak_steal, rules.jjok_steal, rules.sweep_steal
        players = len(start.hands)
        hands = [hand[:] for hand in start.hands]
        masks = [card_set(hand) for hand in hands]
        bonus = start.bonus
        if any(bonus):
            bonus = [cards[:] for cards in bonus]
        table, seen = start.table, start.seen
        owner, buried = start.owner, start.buried
        if owner:
            owner, buried = owner.copy(), buried.copy()
        stock = start.stock
        at, end = 0, len(stock)
        hoard = start.piles[:]
        free, factor, shaken = start.free[:], start.factor[:], start.shaken[:]
        go, least, calls = start.go[:], start.least[:], start.calls[:]
        turns, ppuks, streak = start.turns[:], start.ppuks[:], start.streak[:]
        balance = start.balance[:]
        triples = [_triples(mask) for mask in masks]
        seat = start.seat
        idle = 0

        while True:
            hand = hands[seat]
            if bonus[seat]:
                waiting = bonus[seat]
                while waiting:
                    hoard[seat] += gain[waiting.pop()]
                    if at < end:
                        card = stock[at]
                        at += 1
                        if card < FIRST_BONUS:
                            insort(hand, card)
                            masks[seat] |= 1 << card
                            triples[seat] = _triples(masks[seat])
                        else:
                            waiting.append(card)
            if not hand and not free[seat]:
                idle += 1
                if idle == players:
                    return balance
                seat = (seat + 1) % players
                continue
            idle = 0

            # The best play by the book.
            by_book = books[seat]
            play, target_of = by_book.play, by_book.target
            known = seen | masks[seat]
            best = by_book.weights.flip_only if hand and free[seat] else -1e9
            chosen = -1
            for card in hand:
                shift = SHIFT[card]
                value = play[card][(table >> shift & 15) << 4 | known >> shift & 15]
                if value > best:
                    best = value
                    chosen = card
            bombed = -1
            if triples[seat]:
                chosen, bombed = self._special(masks[seat], table, shaken, factor, seat, known, best, chosen, hand)
                if bombed < 0 and chosen >= 0:
                    seen |= shaken_cards(shaken[seat], masks[seat])

            # The hand card.
            took = 0
            steals: list[tuple[int, bool]] | None = None
            month = -1
            count = loose = 0
            if bombed >= 0:
                cards = MONTH_CARDS[bombed]
                masks[seat] &= ~cards
                hand[:] = [card for card in hand if not 1 << card & cards]
                seen |= cards
                table &= ~cards
                took = gain_of[16 * bombed + 15]
                free[seat] += 2
                factor[seat] *= rules.bomb_multiplier
                triples[seat] = _triples(masks[seat])
                steals = [(rules.bomb_steal, False)]
            elif chosen >= 0:
                hand.remove(chosen)
                bit = 1 << chosen
                masks[seat] ^= bit
                seen |= bit
                month = chosen >> 2
                loose = table >> (month << 2) & 15
                count = POP[loose]
                if triples[seat]:
                    triples[seat] = _triples(masks[seat])
            else:
                free[seat] -= 1
            last = not hand and not free[seat]

            # The flip.
            turned = 0
            flipped = -1
            while at < end:
                flipped = stock[at]
                at += 1
                if flipped < FIRST_BONUS:
                    break
                turned += gain[flipped]
                flipped = -1
            if flipped >= 0:
                seen |= 1 << flipped

            if flipped >= 0 and flipped >> 2 == month:
                # The flip is of the played card's month.
                if count == 1 and not last:
                    table |= 1 << chosen | 1 << flipped
                    owner[month] = seat
                    if turned:
                        buried[month] = turned
                        turned = 0
                    ppuks[seat] += 1
                    if streak[seat] == turns[seat] < 3:
                        streak[seat] += 1
                        _pay_each(balance, seat, rules.ppuk_points[turns[seat]])
                    if ppuks[seat] == 3 and rules.three_ppuk_win:
                        carry = start.carry if rules.fixed_win_carry else 1
                        _pay_each(balance, seat, rules.three_ppuk_points * carry)
                        return balance
                else:
                    took = gain[chosen] + gain[flipped] + gain_of[16 * month + loose]
                    table &= ~(loose << (month << 2))
                    if not last:
                        steals = [(ttadak_steal if count else jjok_steal, False)]
                    if not turns[seat] and count != 1:
                        points = rules.first_ttadak_points if count else rules.first_jjok_points
                        _pay_each(balance, seat, points)
            else:
                if month >= 0:
                    if count == 0:
                        table |= 1 << chosen
                    elif count == 3:
                        took = gain[chosen] + gain_of[16 * month + loose] + buried.pop(month, 0)
                        table &= ~MONTH_CARDS[month]
                        if not last:
                            steals = [self._stack(owner, month, seat)]
                        owner.pop(month, None)
                    else:
                        target = target_of[16 * month + loose]
                        took = gain[chosen] + gain[target]
                        table ^= 1 << target
                if flipped >= 0:
                    month = flipped >> 2
                    loose = table >> (month << 2) & 15
                    count = POP[loose]
                    if count == 0:
                        table |= 1 << flipped
                    elif count == 3:
                        took += gain[flipped] + gain_of[16 * month + loose] + buried.pop(month, 0)
                        table &= ~MONTH_CARDS[month]
                        if not last:
                            steals = steals or []
                            steals.append(self._stack(owner, month, seat))
                        owner.pop(month, None)
                    else:
                        target = target_of[16 * month + loose]
                        took += gain[flipped] + gain[target]
                        table ^= 1 << target

            # What the turn brings.
            pile = hoard[seat] + took + turned
            hoard[seat] = pile
            if took and not last:
                if not table:
                    steals = steals or []
                    steals.append((sweep_steal, False))
                if steals:
                    self._steal(hoard, seat, steals)
                    pile = hoard[seat]
            turns[seat] += 1
            score = bright_ribbon[pile & BRIGHT_RIBBON_BITS] + animal_junk[pile >> ANIMAL_SHIFT & ANIMAL_JUNK_BITS]
            if score >= least[seat]:
                if last or not self._goes(seat, hoard, go, len(hand) + free[seat], table | ~(seen | masks[seat])):
                    return self._won(start, seat, hoard, go, least, calls, factor, balance)
                go[seat] += 1
                least[seat] = score + 1
                calls.append(seat)
            seat = (seat + 1) % players

    def goes(self, start: Start, seat: Seat) -> bool:
        """Say whether the book calls Go for the seat, which is asked at the end of its turn."""
        left = len(start.hands[seat]) + len(start.bonus[seat]) + start.free[seat]
        known = start.seen | sum(1 << card for card in start.hands[seat])
        return self._goes(seat, start.piles, start.go, left, start.table | ~known)

    def _special(  # noqa: PLR0913, PLR0917  # the loop's own names
        self,
        mask: CardSet,
        table: CardSet,
        shaken: list[int],
        factor: list[int],
        seat: Seat,
        known: CardSet,
        best: float,
        chosen: Card,
        hand: list[Card],
    ) -> tuple[Card, int]:
        """Return the card to play and the month to bomb (-1 for none), where the hand has three of a month.

        A month that is shaken with the card is marked in `shaken` and `factor`.
        """
        rules, by_book = self._rules, self._books[seat]
        bombed = -1
        shaking = -1
        for month in MONTHS:
            held = mask >> 4 * month & 15
            if POP[held] < 3:
                continue
            loose = table >> 4 * month & 15
            if POP[loose] == 1 and POP[held] == 3 and rules.bomb:
                if by_book.bomb[month] > best:
                    best, bombed, chosen, shaking = by_book.bomb[month], month, -1, -1
            elif not loose and rules.shake and not shaken[seat] >> month & 1:
                for card in hand:
                    if card >> 2 != month:
                        continue
                    value = by_book.play[card][known >> 4 * month & 15] + by_book.weights.shake
                    if value > best:
                        best, bombed, chosen, shaking = value, -1, card, month
        if shaking >= 0:
            shaken[seat] |= 1 << shaking
            factor[seat] *= rules.shake_multiplier
        return chosen, bombed

    def _stack(self, owner: dict[int, Seat | None], month: int, seat: Seat) -> tuple[int, bool]:
        """Return the junk that a stack takes from each opponent, and whether a double pays for two (RULES C.9)."""
        rules = self._rules
        maker = owner.get(month)
        if maker is None:
            return rules.table_triple_steal, False
        if maker == seat:
            return rules.ja_ppuk_steal, rules.ja_ppuk_double_satisfies
        return rules.ppuk_take_steal, False

    def _steal(self, hoard: list[int], seat: Seat, steals: list[tuple[int, bool]]) -> None:
        """Move the cheapest junk of every opponent, event by event (RULES C.9)."""
        classes = self._piles.steals
        players = len(hoard)
        for units, satisfies in steals:
            for step in range(1, players):
                victim = (seat + step) % players
                due = units
                while due > 0:
                    pile = hoard[victim]
                    for bits, one, value in classes:
                        if pile & bits:
                            hoard[victim] = pile - one
                            hoard[seat] += one
                            due -= value if satisfies else 1
                            break
                    else:
                        if pile & CUP and self._piles.cup_is_open:
                            hoard[victim] = pile + LOCK_CUP
                        break

    def _goes(self, seat: Seat, hoard: list[int], go: list[int], left: int, free_cards: CardSet) -> bool:
        """Say whether the policy calls Go with `left` own turns to come; `free_cards` may still be had by anybody."""
        weights, tables = self._books[seat].weights, self._piles
        theirs = cards = called = 0
        threatened = False
        for other, pile in enumerate(hoard):
            if other == seat:
                continue
            theirs = max(theirs, tables.points(pile))
            wanted = tables.wanted_ribbons[pile & BRIGHT_RIBBON_BITS] | wanted_bird(pile)
            cards = max(cards, (wanted & free_cards).bit_count())
            called |= go[other]
            threatened |= 0 < (pile >> JUNK_SHIFT & JUNK_BITS) <= self._rules.pibak_limit
        value = (
            weights.go_bias
            + weights.go_turns * left
            + weights.go_their_score * theirs
            + weights.go_their_cards * cards
            + weights.go_mine * go[seat]
            + (weights.go_theirs if called else 0.0)
            + (0.0 if threatened else weights.go_their_junk)
        )
        return value > 0

    def _won(
        self,
        start: Start,
        seat: Seat,
        hoard: list[int],
        go: list[int],
        least: list[int],
        calls: list[Seat],
        factor: list[int],
        balance: list[int],
    ) -> list[int]:
        led = bool(calls) and calls[0] != seat
        shares = self._payoff.win(seat, hoard, go, least[seat], factor[seat] * start.carry, led=led)
        paid = self._payoff.liable(seat, shares, calls)
        return [a + b for a, b in zip(balance, paid, strict=True)]


def shaken_cards(shaken: int, mask: CardSet) -> CardSet:
    """Return the cards of the shaken months that are still held: everybody has seen them."""
    cards = 0
    for month in MONTHS:
        if shaken >> month & 1:
            cards |= mask & MONTH_CARDS[month]
    return cards


def _triples(mask: CardSet) -> bool:
    return any(POP[mask >> shift & 15] >= 3 for shift in range(0, FIRST_BONUS, 4))


def _pay_each(balance: list[int], receiver: Seat, points: int) -> None:
    """Every other seat pays the receiver at once (RULES C.11)."""
    for seat in range(len(balance)):
        balance[seat] += points * (len(balance) - 1) if seat == receiver else -points
