"""The middle of a turn: the played card is put on the table, the stock is flipped (RULES C.4, C.7)."""

from __future__ import annotations

from typing import Literal

from . import events
from .cards import FIRST_BONUS, MATES, PLAIN_JUNK, Card, CardSet, cards_in, in_order, lowest
from .collecting import Collecting
from .events import StackKind
from .house import STACK_REASONS
from .state import Phase, Stack, Turn


class Flipping(Collecting):
    """A round that can resolve the played and the flipped card; the methods follow the order of RULES C.4."""

    __slots__ = ()

    def _put(self, turn: Turn, card: Card) -> None:
        """Lay the played card on the table, or on what it matches there."""
        if self.house.looks_back:
            turn.table_before = self._on_table()
        matches = self.table & MATES[card]
        if not matches:
            self._lay_or_take_stack(turn, card)
        elif not matches & matches - 1:
            turn.matches = 1
            self._aim(turn, matches.bit_length() - 1)
        else:
            turn.matches = 2
            if matches & ~PLAIN_JUNK:
                self.turn = turn
                self.phase = Phase.HAND_TARGET
                return
            self._aim(turn, lowest(matches))
        self._flip(turn)

    def _lay_or_take_stack(self, turn: Turn, card: Card) -> None:
        stack = self.stacks.pop(card // 4, None)
        if stack is None:
            self.table |= 1 << card
            if self.told is not None:
                self.told.append(events.Laid(self.current, (card,), turn.by))
            return
        turn.matches = 3
        turn.taken = 1 << card | stack.all_cards
        self._earn_stack(turn, stack)
        if self.told is not None:
            self.told.append(events.Paired(self.current, (card, *cards_in(stack.all_cards)), turn.by))

    def _aim(self, turn: Turn, target: Card) -> None:
        """Put the played card on its target; nothing is captured before the flip."""
        turn.target = target
        if self.told is not None and turn.played is not None:
            self.told.append(events.Paired(self.current, (turn.played, target), turn.by))

    def _flip(self, turn: Turn) -> None:
        """Turn up the stock and see what it does to the played card."""
        flipped, turned = self._turn_up()
        played = turn.played
        if flipped is not None and played is not None and flipped // 4 == played // 4:
            self._meet(turn, played, flipped, turned)
            return
        turn.bonus |= turned
        if turn.target is not None and played is not None:
            self.table ^= 1 << turn.target
            turn.taken = 1 << turn.target | 1 << played
        if flipped is None:
            self._collect(turn, 0)
        else:
            self._resolve(turn, flipped)

    def _turn_up(self) -> tuple[Card | None, CardSet]:
        """Return the card turned up, None if the stock ran out, and the bonus cards set aside before it."""
        turned = 0
        while self.stock:
            card = self.stock.pop()
            if card < FIRST_BONUS:
                if self.told is not None:
                    self.told.append(events.Flipped(self.current, (card,)))
                return card, turned
            turned |= 1 << card
            if self.told is not None:
                self.told.append(events.BonusTurned(self.current, (card,)))
        return None, turned

    def _meet(self, turn: Turn, played: Card, flipped: Card, turned: CardSet) -> None:
        """The flip has the month of the played card: ppuk, ttadak or jjok."""
        if turn.matches == 1 and not (self.rules.last_turn_ppuk == "capture" and self._is_last_turn()):
            self._make_ppuk(turn, played, flipped, turned)
            return
        turn.bonus |= turned
        month = self.table & MATES[played]
        self.table ^= month
        turn.taken = month | 1 << played | 1 << flipped
        if self.told is not None:
            rest = month & ~(1 << (played if turn.target is None else turn.target))
            under = in_order(rest) or (played,)
            self.told.append(events.Paired(self.current, (flipped, *under), "flip"))
        if turn.matches != 1:
            name: Literal["ttadak", "jjok"] = "ttadak" if turn.matches else "jjok"
            turn.meeting = name
            turn.steals += ((name, self.house.steals[self._is_last_turn()][name]),)
            if self.told is not None:
                happened = events.Ttadak if turn.matches else events.Jjok
                self.told.append(happened(self.current, in_order(turn.taken), played // 4))
        self._collect(turn, 0)

    def _make_ppuk(self, turn: Turn, played: Card, flipped: Card, turned: CardSet) -> None:
        """Three of the month stay on the table as a stack, perhaps with the bonus cards just flipped."""
        seat, month = self.current, played // 4
        there = self.table & MATES[played]
        self.table ^= there
        buried = turned if self.house.bury else 0
        turn.bonus |= turned ^ buried
        stack = Stack(there | 1 << played | 1 << flipped, seat, buried)
        self.stacks[month] = stack
        self.ppuk_turns[seat] += (self.turns_done[seat],)
        turn.meeting = "ppuk"
        if self.told is not None:
            self.told.append(events.Paired(seat, (flipped, played), "flip"))
            self.told.append(events.Ppuk(seat, in_order(stack.cards), month))
            if buried:
                self.told.append(events.BonusBuried(seat, in_order(buried), month))
        self._collect(turn, 0)

    def _resolve(self, turn: Turn, flipped: Card) -> None:
        """Lay the flipped card on the table, or take what it matches there."""
        matches = self.table & MATES[flipped]
        if not matches:
            self._flip_or_take_stack(turn, flipped)
        elif matches & matches - 1 and matches & ~PLAIN_JUNK:
            turn.flipped = flipped
            self.turn = turn
            self.phase = Phase.FLIP_TARGET
        else:
            self._catch(turn, flipped, lowest(matches))

    def _flip_or_take_stack(self, turn: Turn, flipped: Card) -> None:
        stack = self.stacks.pop(flipped // 4, None) if self.stacks else None
        if stack is None:
            self.table |= 1 << flipped
            if self.told is not None:
                self.told.append(events.Laid(self.current, (flipped,), "flip"))
            self._collect(turn, 0)
            return
        self._earn_stack(turn, stack)
        if self.told is not None:
            self.told.append(events.Paired(self.current, (flipped, *cards_in(stack.all_cards)), "flip"))
        self._collect(turn, 1 << flipped | stack.all_cards)

    def _catch(self, turn: Turn, flipped: Card, target: Card) -> None:
        """Take the target with the flipped card."""
        self.table ^= 1 << target
        if self.told is not None:
            self.told.append(events.Paired(self.current, (flipped, target), "flip"))
        self._collect(turn, 1 << flipped | 1 << target)

    def _earn_stack(self, turn: Turn, stack: Stack) -> None:
        kind = self._kind_of(stack)
        reason = STACK_REASONS[kind]
        turn.stacks += (kind,)
        turn.steals += ((reason, self.house.steals[self._is_last_turn()][reason]),)

    def _kind_of(self, stack: Stack) -> StackKind:
        if stack.owner is None:
            return "dealt"
        return "own" if stack.owner == self.current else "other"

    def _on_table(self) -> CardSet:
        """Return everything on the table, the stacks included."""
        cards = self.table
        for stack in self.stacks.values():
            cards |= stack.all_cards
        return cards
