"""A round played to its end by the fitted policy, as fast as plain Python goes (AI 2, 8).

One implementation of the rules is for people (`engine.round`), this one is for searching. It serves the
options that `start.serves` names and is tied to the engine by a differential test: the same deals through
both, the same payments.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from gostop_desktop.engine.cards import FIRST_BONUS, MONTHS, Card, CardSet, Seat

from .book import PLACE, POP, Book, Books
from .payoff import Payoff
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
from .start import Start
from .weights import LATE_HAND


class Playouts:
    """Plays rounds to their end under one set of rules, every seat by a book of its own."""

    __slots__ = ("_books", "_payoff", "_piles", "_rules")

    def __init__(self, payoff: Payoff, books: Sequence[Books]) -> None:
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
        players = len(start.hands)
        hands = [hand[:] for hand in start.hands]
        helds = [held[:] for held in start.held]
        bonus = [cards[:] for cards in start.bonus] if any(start.bonus) else start.bonus
        board = start.board[:]
        lying = sum(state > 15 for state in board)
        owner, buried = start.owner.copy(), start.buried.copy()
        stock = start.stock[:]
        hoard = start.piles[:]
        free, factor, shaken = start.free[:], start.factor[:], start.shaken[:]
        go, least, calls = start.go[:], start.least[:], start.calls[:]
        turns, ppuks, streak = start.turns[:], start.ppuks[:], start.streak[:]
        balance = start.balance[:]
        triples = [any(POP[nibble] > 2 for nibble in held) for held in helds]
        seat = start.seat
        idle = 0

        while True:
            hand, held = hands[seat], helds[seat]
            if bonus[seat]:
                waiting = bonus[seat]
                while waiting:
                    hoard[seat] += gain[waiting.pop()]
                    if stock:
                        card = stock.pop()
                        if card < FIRST_BONUS:
                            insort(hand, card)
                            held[card >> 2] |= PLACE[card]
                            triples[seat] = triples[seat] or POP[held[card >> 2]] > 2
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
            own_books = books[seat]
            if not turns[seat]:
                by_book = own_books.opening
            else:
                by_book = own_books.late if len(hand) <= LATE_HAND else own_books.middle
            play = by_book.play
            best = by_book.flip_only if hand and free[seat] else -1e9
            chosen = bombed = month = -1
            for card in hand:
                value = play[card][board[card >> 2] | held[card >> 2]]
                if value > best:
                    best = value
                    chosen = card
            if triples[seat]:
                chosen, bombed, shake = self._special(hand, held, board, shaken[seat], best, chosen, by_book)
                if shake:
                    shaken[seat] |= 1 << (chosen >> 2)
                    factor[seat] *= rules.shake_multiplier
                    board[chosen >> 2] |= _shown(chosen, held[chosen >> 2])

            # The hand card.
            took = turned = loose = count = 0
            steals: list[tuple[int, bool]] | None = None
            if bombed >= 0:
                hand[:] = [card for card in hand if card >> 2 != bombed]
                held[bombed] = 0
                board[bombed] = 15
                lying -= 1
                took = gain_of[16 * bombed + 15]
                free[seat] += 2
                factor[seat] *= rules.bomb_multiplier
                triples[seat] = any(POP[nibble] > 2 for nibble in held)
                steals = [(rules.bomb_steal, False)]
            elif chosen >= 0:
                hand.remove(chosen)
                month = chosen >> 2
                place = PLACE[chosen]
                held[month] ^= place
                loose = board[month] >> 4
                count = POP[loose]
                board[month] |= place
            else:
                free[seat] -= 1
            last = not hand and not free[seat]

            # The flip.
            flipped = -1
            while stock:
                flipped = stock.pop()
                if flipped < FIRST_BONUS:
                    break
                turned += gain[flipped]
                flipped = -1

            if flipped >= 0 and flipped >> 2 == month:
                # The flip is of the played card's month: jjok, ppuk or ttadak.
                if count == 1 and not last:
                    board[month] |= PLACE[flipped] | (PLACE[flipped] | PLACE[chosen]) << 4
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
                    took = gain[chosen] + gain[flipped]
                    if count:
                        took += gain_of[16 * month + loose]
                        lying -= 1
                    board[month] = board[month] & 15 | PLACE[flipped]
                    if not last:
                        steals = [(rules.ttadak_steal if count else rules.jjok_steal, False)]
                    if not turns[seat] and count != 1:
                        _pay_each(balance, seat, rules.first_ttadak_points if count else rules.first_jjok_points)
            else:
                if month >= 0:
                    if count == 0:
                        board[month] |= PLACE[chosen] << 4
                        lying += 1
                    elif count == 2:
                        target = own_books.middle.target[16 * month + loose]
                        took = gain[chosen] + gain[target]
                        board[month] ^= PLACE[target] << 4
                    else:
                        took = gain[chosen] + gain_of[16 * month + loose]
                        board[month] &= 15
                        lying -= 1
                        if count == 3:
                            took += buried.pop(month, 0)
                            maker = owner.pop(month)
                            if not last:
                                steals = [self._stack(maker, seat)]
                if flipped >= 0:
                    month = flipped >> 2
                    loose = board[month] >> 4
                    count = POP[loose]
                    if count == 0:
                        board[month] |= 17 * PLACE[flipped]
                        lying += 1
                    elif count == 2:
                        target = own_books.middle.target[16 * month + loose]
                        took += gain[flipped] + gain[target]
                        board[month] = board[month] ^ PLACE[target] << 4 | PLACE[flipped]
                    else:
                        took += gain[flipped] + gain_of[16 * month + loose]
                        board[month] = board[month] & 15 | PLACE[flipped]
                        lying -= 1
                        if count == 3:
                            took += buried.pop(month, 0)
                            maker = owner.pop(month)
                            if not last:
                                steals = steals or []
                                steals.append(self._stack(maker, seat))

            # What the turn brings.
            pile = hoard[seat] + took + turned
            hoard[seat] = pile
            if took and not last:
                if not lying:
                    steals = steals or []
                    steals.append((rules.sweep_steal, False))
                if steals:
                    self._steal(hoard, seat, steals)
                    pile = hoard[seat]
            turns[seat] += 1
            score = bright_ribbon[pile & BRIGHT_RIBBON_BITS] + animal_junk[pile >> ANIMAL_SHIFT & ANIMAL_JUNK_BITS]
            if score >= least[seat]:
                if last or not self._goes(seat, hoard, go, len(hand), free[seat], _open_cards(board, held)):
                    shares = self._payoff.win(
                        seat, hoard, go, least[seat], factor[seat] * start.carry, led=bool(calls) and calls[0] != seat
                    )
                    paid = self._payoff.liable(seat, shares, calls)
                    return [before + now for before, now in zip(balance, paid, strict=True)]
                go[seat] += 1
                least[seat] = score + 1
                calls.append(seat)
            seat = (seat + 1) % players

    def goes(self, start: Start, seat: Seat) -> bool:
        """Say whether the book calls Go for the seat, which is asked at the end of its turn."""
        free = len(start.bonus[seat]) + start.free[seat]
        open_cards = _open_cards(start.board, start.held[seat])
        return self._goes(seat, start.piles, start.go, len(start.hands[seat]), free, open_cards)

    def _special(  # the loop's own names
        self,
        hand: Sequence[Card],
        held: Sequence[int],
        board: Sequence[int],
        shaken: int,
        best: float,
        chosen: Card,
        by_book: Book,
    ) -> tuple[Card, int, bool]:
        """Return the card to play, the month to bomb (-1 for none) and whether to shake, with three of a month held."""
        rules = self._rules
        bombed, shakes = -1, False
        for month in MONTHS:
            if POP[held[month]] < 3:
                continue
            loose = board[month] >> 4
            if POP[loose] == 1 and POP[held[month]] == 3 and rules.bomb:
                if by_book.bomb[month] > best:
                    best, bombed, chosen, shakes = by_book.bomb[month], month, -1, False
            elif not loose and rules.shake and not shaken >> month & 1:
                for card in hand:
                    if card >> 2 != month:
                        continue
                    value = by_book.play[card][board[month] | held[month]] + by_book.weights.shake
                    if value > best:
                        best, bombed, chosen, shakes = value, -1, card, True
        return chosen, bombed, shakes

    def _stack(self, maker: Seat | None, seat: Seat) -> tuple[int, bool]:
        """Return the junk that a stack takes from each opponent, and whether a double pays for two (RULES C.9)."""
        rules = self._rules
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

    def _goes(self, seat: Seat, hoard: list[int], go: list[int], cards: int, free: int, open_cards: CardSet) -> bool:
        """Say whether the policy calls Go with so many cards and free turns; `open_cards` may be had by anybody."""
        weights, tables = self._books[seat].after(cards), self._piles
        theirs = near = called = 0
        threatened = False
        for other, pile in enumerate(hoard):
            if other == seat:
                continue
            theirs = max(theirs, tables.points(pile))
            wanted = tables.wanted_ribbons[pile & BRIGHT_RIBBON_BITS] | wanted_bird(pile)
            near = max(near, (wanted & open_cards).bit_count())
            called |= go[other]
            threatened |= 0 < (pile >> JUNK_SHIFT & JUNK_BITS) <= self._rules.pibak_limit
        value = (
            weights.go_bias
            + weights.go_turns * (cards + free)
            + weights.go_their_score * theirs
            + weights.go_their_cards * near
            + weights.go_mine * go[seat]
            + (weights.go_theirs if called else 0.0)
            + (0.0 if threatened else weights.go_their_junk)
        )
        return value > 0


def _shown(card: Card, held: int) -> int:
    """Return the nibble of the three cards that a shake shows: the played one and the first two others (RULES C.5)."""
    place = PLACE[card]
    others = held & ~place
    first = others & -others
    others ^= first
    return place | first | others & -others


def _open_cards(board: Sequence[int], held: Sequence[int]) -> CardSet:
    """Return the cards that anybody may still get: on the table, or not seen by the holder of `held`."""
    cards = 0
    for month, (state, own) in enumerate(zip(board, held, strict=True)):
        cards |= (state >> 4 | ~(state | own) & 15) << 4 * month
    return cards


def _pay_each(balance: list[int], receiver: Seat, points: int) -> None:
    """Every other seat pays the receiver at once (RULES C.11)."""
    for seat in range(len(balance)):
        balance[seat] += points * (len(balance) - 1) if seat == receiver else -points
