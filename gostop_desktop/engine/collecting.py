"""The end of a turn: what it won is brought home, declared, paid and counted (RULES C.9 to C.12)."""

from __future__ import annotations

from . import events
from .announce import announce
from .cards import BONUS, MATES, CardSet, Seat, in_order, lowest
from .cups import cup_to_ask
from .firsts import pay_firsts
from .state import Ending, Phase, RoundState, Turn
from .steals import take_junk

_SEATS = range(3)
_STARTED = tuple(events.TurnStarted(seat, ()) for seat in _SEATS)
_ENDED = tuple(tuple(events.TurnEnded(ended, (), following) for following in _SEATS) for ended in _SEATS)
"""Told in every turn, and nobody changes an event: made once."""


class Collecting(RoundState):
    """A round that can bring a turn to its end; the methods follow the order of RULES C.9 to C.12."""

    __slots__ = ()

    def _collect(self, turn: Turn, caught: CardSet) -> None:
        """Bring home what the turn has won, the flip's catch included, and take junk for it."""
        seat = self.current
        gained = turn.taken | caught | turn.bonus
        if gained:
            self.captured[seat] |= gained
            if self.told is not None:
                self._tell_collected(turn, caught)
            turn.taken |= caught
            if self.rules.bonus_steal:
                turn.steals += (("bonus", self.rules.bonus_steal),) * (gained & BONUS).bit_count()
            if not self.table and self._is_sweep(turn):
                turn.steals += (("sweep", self.house.steals[self._is_last_turn()]["sweep"]),)
                if self.told is not None:
                    self.told.append(events.Sweep(seat, ()))
            for reason, count in turn.steals:
                take_junk(self, reason, count)
        if self.house.asks_cups:
            self._ask_cup(turn)
        else:
            self._finish(turn)

    def _is_sweep(self, turn: Turn) -> bool:
        """Say whether a turn that left no loose card is a sweep."""
        if self.stacks or not turn.taken or not self.rules.sweep_steal:
            return False
        before = turn.table_before
        match self.rules.sweep_rule:
            case "any":
                return True
            case "two_cards":
                return before.bit_count() == 2
            case "two_cards_diff":
                return before.bit_count() == 2 and MATES[lowest(before)] & before != before

    def _tell_collected(self, turn: Turn, caught: CardSet) -> None:
        """Tell what was recognised, then what was captured by the hand card, by the flip, and the bonus cards."""
        assert self.told is not None, "nobody listens"
        seat = self.current
        if turn.matches == 3:
            taken = in_order(turn.taken)
            self.told.append(events.StackTaken(seat, taken, turn.stacks[0], taken[0] // 4, turn.by))
        if turn.by == "bomb":
            taken = in_order(turn.taken)
            self.told.append(events.Bomb(seat, taken, taken[0] // 4, pair=turn.matches == 2))
        if len(turn.stacks) > (turn.matches == 3):
            taken = in_order(caught)
            self.told.append(events.StackTaken(seat, taken, turn.stacks[-1], taken[0] // 4, "flip"))
        if turn.taken:
            self.told.append(events.Captured(seat, in_order(turn.taken), turn.by))
        if caught:
            self.told.append(events.Captured(seat, in_order(caught), "flip"))
        if turn.bonus:
            self.told.append(events.Captured(seat, in_order(turn.bonus), "flip"))

    def _is_last_turn(self) -> bool:
        """Say whether the seat on turn has nothing left to act with (RULES C.10)."""
        return not self.can_act(self.current)

    def _ask_cup(self, turn: Turn) -> None:
        """Wait for a declaration, if one is due (RULES D.2)."""
        self.turn = turn
        if cup_to_ask(self) is None:
            self.turn = None
            self._finish(turn)
        else:
            self.phase = Phase.GUKJIN

    def _finish(self, turn: Turn) -> None:
        """Pay what the turn has earned, then see whether it wins."""
        seat = self.current
        if self.house.first_bonuses and self.turns_done[seat] < 3:
            pay_firsts(self, turn)
        self.turns_done[seat] += 1
        if self.told is not None:
            announce(self)
        if self.rules.three_ppuk_win and turn.meeting == "ppuk" and len(self.ppuk_turns[seat]) >= 3:
            self._win_by_ppuks()
        elif not self.may_stop(seat):
            self._end_turn()
        elif self.can_act(seat):
            self.phase = Phase.GO_STOP
        else:
            if self.told is not None:
                self.told.append(events.AutoStop(seat, (), self.score_of(seat)))
            self._end_here(Ending("auto_stop", seat))

    def _win_by_ppuks(self) -> None:
        seat, points = self.current, self.rules.three_ppuk_points
        if self.told is not None:
            self.told.append(events.ThreePpuk(seat, (), points))
        self._end_here(Ending("three_ppuk", seat, points))

    def _end_turn(self) -> None:
        """Pass the turn to the next seat that can act; if none can, the round is drawn."""
        ended = self.current
        for seat in self.house.next_seats[ended]:
            if self.hands[seat] or self.free_turns[seat]:
                if self.told is not None:
                    self.told.append(_ENDED[ended][seat])
                self.start_turn(seat)
                return
        if self.told is not None:
            self.told.append(events.Nagari(None, (), "exhausted"))
        self._end_here(Ending("nagari"))

    def start_turn(self, seat: Seat) -> None:
        """Let the seat begin its turn."""
        self.current = seat
        self.phase = Phase.PLAY
        if self.told is not None:
            self.told.append(_STARTED[seat])

    def _end_here(self, ending: Ending) -> None:
        """End the turn, and with it the round."""
        if self.told is not None:
            self.told.append(events.TurnEnded(self.current, (), None))
        self.end(ending)

    def end(self, ending: Ending) -> None:
        """End the round."""
        self.ending = ending
        self.phase = Phase.OVER
        self.turn = None
        if self.told is not None:
            self.told.append(events.RoundEnded(None, ()))

    def _resumed(self) -> Turn:
        """Return the turn under way, which now goes on."""
        turn = self.turn
        assert turn is not None, f"no turn waits in phase {self.phase}"
        self.turn = None
        self.phase = Phase.PLAY
        return turn
