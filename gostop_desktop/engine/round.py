"""One round: from the deal until someone stops or the cards run out (RULES C)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from . import actions, events
from .actions import Action
from .announce import announce, notes_of
from .cards import (
    BONUS,
    FIRST_BONUS,
    MATES,
    MONTH_CARDS,
    PLAIN_JUNK,
    Card,
    CardSet,
    Month,
    Seat,
    cards_in,
    lowest,
)
from .cups import cup_to_ask
from .errors import IllegalActionError
from .events import By, Event, StackKind
from .firsts import pay_firsts
from .house import STACK_REASONS
from .legal import is_legal, legal_actions
from .liability import ShodangCall
from .notation import print_action
from .opening import answer_quad
from .outcome import result_of
from .quads import late_quad
from .result import Result
from .shodang import shown_cards
from .state import Ending, Phase, RoundState, Stack, Turn, TurnBy
from .steals import take_junk


class Round(RoundState):
    """One round, moved on by one action after the other.

    It takes every step by itself that leaves no choice, and waits where somebody has one: `phase` says
    what is asked, `to_move` whom. The methods follow the order of a turn in RULES C.
    """

    __slots__ = ()

    def legal_actions(self) -> list[Action]:
        """Return what the seat to move may do, in the order of PROTOCOL 2.2; empty only when the round is over."""
        return legal_actions(self)

    def apply(self, action: Action) -> list[Event]:
        """Take the action and return what happened, in order.

        Raises IllegalActionError, and changes nothing, if the action is not legal now.
        """
        if not is_legal(self, action):
            raise IllegalActionError(_refusal(self, action, self.legal_actions()))
        told: list[Event] = []
        self.told = told
        if self.noted is None:
            self.noted = notes_of(self)
        try:
            self._STEPS[type(action)](self, action)
        finally:
            self.told = None
        return told

    def step(self, action: Action) -> None:
        """Take a legal action, unchecked and untold: for search."""
        self.noted = None
        self._STEPS[type(action)](self, action)

    @property
    def result(self) -> Result | None:
        """How the round ended and who pays whom; None while it goes on."""
        return result_of(self)

    # The first actions of a turn (RULES C.3 to C.6, C.8)

    def _play(self, action: actions.Play) -> None:
        seat, card = self.current, action.card
        self.turn = None
        if action.shake:
            self._shake_with(card)
        self._leave_hand(seat, 1 << card)
        self._put(Turn("hand", card), card)

    def _shake_with(self, card: Card) -> None:
        """Show three of the month of a card that is being played: it and the first two others (RULES C.5)."""
        others = self.hands[self.current] & MATES[card] & ~(1 << card)
        first = lowest(others)
        second = lowest(others & ~(1 << first))
        self._show_three(card // 4, 1 << card | 1 << first | 1 << second)

    def _shake(self, action: actions.Shake) -> None:
        """Show the first three of the month at the start of a turn (RULES C.5)."""
        cards = self.hands[self.current] & MONTH_CARDS[action.month]
        if cards.bit_count() == 4:
            cards ^= 1 << cards.bit_length() - 1
        self._show_three(action.month, cards)

    def _show_three(self, month: Month, cards: CardSet) -> None:
        seat = self.current
        self.shaken[seat] += (month,)
        self.shown[seat] |= cards
        if self.told is not None:
            self.told.append(events.Shake(seat, tuple(cards_in(cards)), month))

    def _bomb(self, action: actions.Bomb) -> None:
        """Take all four of a month, three or two of them from the hand (RULES C.6)."""
        seat, month = self.current, MONTH_CARDS[action.month]
        turn = self._turn_of("bomb")
        ours, there = self.hands[seat] & month, self.table & month
        turn.matches = there.bit_count()
        turn.taken = month
        self._leave_hand(seat, ours)
        self.table ^= there
        if turn.matches == 1:
            self.bombs[seat] += 1
            self.free_turns[seat] += 2
            turn.steals = (("bomb", self.rules.bomb_steal),)
        else:
            self.pair_bombs[seat] += 1
            self.free_turns[seat] += 1
            turn.steals = (("bomb", self.rules.bomb_pair_steal),)
        if self.told is not None:
            self.told.append(events.Paired(seat, (*cards_in(ours), *cards_in(there)), "bomb"))
        self._flip(turn)

    def _flip_only(self, _: actions.FlipOnly) -> None:
        """Use up a free turn (RULES C.6)."""
        seat = self.current
        self.free_turns[seat] -= 1
        if self.told is not None:
            self.told.append(events.FreeTurn(seat, (), self.free_turns[seat]))
        self._flip(self._turn_of("free"))

    def _play_bonus(self, action: actions.Bonus) -> None:
        """Take a bonus card from the hand; what it takes comes at once (RULES C.8)."""
        seat, card = self.current, action.card
        self._leave_hand(seat, 1 << card)
        self.captured[seat] |= 1 << card
        if self.told is not None:
            self.told.append(events.BonusTaken(seat, (card,), "hand"))
        if self.rules.bonus_steal:
            take_junk(self, "bonus", self.rules.bonus_steal)
        if self.rules.hand_bonus == "draw_to_hand":
            self._draw_replacement()
        else:
            self._play_substitute()

    def _draw_replacement(self) -> None:
        """Draw the top of the stock into the hand; the turn goes on (RULES C.8)."""
        seat = self.current
        if self.stock:
            card = self.stock.pop()
            self.hands[seat] |= 1 << card
            if self.told is not None:
                self.told.append(events.ReplacementDrawn(seat, (card,), "hand"))
            if self.house.late_quads:
                self.replaced[seat] |= 1 << card
                if self.rules.hand_quad == "win" and MATES[card] and late_quad(self) & 1 << card:
                    self._show_late_quad()
                    return
        announce(self)
        if not self.can_act(seat):
            self._collect(Turn("hand"), 0)

    def _show_late_quad(self) -> None:
        """End the round with four of a month that a replacement completed (RULES B.6)."""
        seat, points = self.current, self.rules.hand_quad_points
        cards = late_quad(self)
        self.shown[seat] |= cards
        if self.told is not None:
            self.told.append(events.Quad(seat, tuple(cards_in(cards)), points))
        self.end(Ending("quad", seat, points))

    def _play_substitute(self) -> None:
        """Turn up the top of the stock and play it like a hand card (RULES C.8, `flip_substitute`)."""
        seat = self.current
        turn = Turn("substitute")
        while self.stock:
            card = self.stock.pop()
            if card < FIRST_BONUS:
                turn.played = card
                if self.told is not None:
                    self.told.append(events.ReplacementDrawn(seat, (card,), "table"))
                self._put(turn, card)
                return
            turn.bonus |= 1 << card
            if self.told is not None:
                self.told.append(events.BonusTurned(seat, (card,)))
        self._collect(turn, 0)

    def _turn_of(self, by: TurnBy) -> Turn:
        turn = Turn(by)
        if self.house.looks_back:
            turn.table_before = self._on_table()
        return turn

    def _on_table(self) -> CardSet:
        """Return everything on the table, the stacks included."""
        cards = self.table
        for stack in self.stacks.values():
            cards |= stack.all_cards
        return cards

    def _leave_hand(self, seat: Seat, cards: CardSet) -> None:
        self.hands[seat] ^= cards
        if self.shown[seat]:
            self.shown[seat] &= ~cards
        if self.replaced[seat]:
            self.replaced[seat] &= ~cards

    # The played card, then the flip (RULES C.4, C.7)

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
            under = tuple(cards_in(rest)) or (played,)
            self.told.append(events.Paired(self.current, (flipped, *under), "flip"))
        if turn.matches != 1:
            name: Literal["ttadak", "jjok"] = "ttadak" if turn.matches else "jjok"
            turn.meeting = name
            turn.steals += ((name, self.house.steals[self._is_last_turn()][name]),)
            if self.told is not None:
                happened = events.Ttadak if turn.matches else events.Jjok
                self.told.append(happened(self.current, tuple(cards_in(turn.taken)), played // 4))
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
            self.told.append(events.Ppuk(seat, tuple(cards_in(stack.cards)), month))
            if buried:
                self.told.append(events.BonusBuried(seat, tuple(cards_in(buried)), month))
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

    def _is_last_turn(self) -> bool:
        """Say whether the seat on turn has nothing left to act with (RULES C.10)."""
        return not self.can_act(self.current)

    def _choose(self, action: actions.Choose) -> None:
        """Take the chosen target with the played or the flipped card (RULES C.4)."""
        turn = self._resumed()
        if turn.flipped is not None:
            self._catch(turn, turn.flipped, action.card)
        else:
            self._aim(turn, action.card)
            self._flip(turn)

    def _resumed(self) -> Turn:
        """Return the turn under way, which now goes on."""
        turn = self.turn
        assert turn is not None, f"no turn waits in phase {self.phase}"
        self.turn = None
        self.phase = Phase.PLAY
        return turn

    # Collecting (RULES C.9)

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
            taken = tuple(cards_in(turn.taken))
            self.told.append(events.StackTaken(seat, taken, turn.stacks[0], taken[0] // 4, turn.by))
        if turn.by == "bomb":
            taken = tuple(cards_in(turn.taken))
            self.told.append(events.Bomb(seat, taken, taken[0] // 4, pair=turn.matches == 2))
        if len(turn.stacks) > (turn.matches == 3):
            taken = tuple(cards_in(caught))
            self.told.append(events.StackTaken(seat, taken, turn.stacks[-1], taken[0] // 4, "flip"))
        brought: tuple[tuple[CardSet, By], ...] = ((turn.taken, turn.by), (caught, "flip"), (turn.bonus, "flip"))
        for cards, by in brought:
            if cards:
                self.told.append(events.Captured(seat, tuple(cards_in(cards)), by))

    # The end of the turn (RULES C.11, C.12)

    def _ask_cup(self, turn: Turn) -> None:
        """Wait for a declaration, if one is due (RULES D.2)."""
        self.turn = turn
        if cup_to_ask(self) is None:
            self.turn = None
            self._finish(turn)
        else:
            self.phase = Phase.GUKJIN

    def _declare(self, action: actions.Declare) -> None:
        """Declare a cup, in a turn or at its end; `free` leaves one that stays an animal undeclared."""
        seat, bit = self.current, 1 << action.card
        if action.junk:
            self.as_junk[seat] |= bit
        elif self.rules.gukjin_timing == "on_capture":
            self.as_animal[seat] |= bit
        elif self.turn is not None:
            self.turn.asked |= bit
        if self.told is not None and bit & (self.as_junk[seat] | self.as_animal[seat]):
            as_: Literal["animal", "junk"] = "junk" if action.junk else "animal"
            self.told.append(events.GukjinDeclared(seat, (action.card,), as_))
        if self.phase is Phase.GUKJIN:
            self._ask_cup(self._resumed())
        else:
            announce(self)

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
            self.end(Ending("auto_stop", seat))

    def _win_by_ppuks(self) -> None:
        seat, points = self.current, self.rules.three_ppuk_points
        if self.told is not None:
            self.told.append(events.ThreePpuk(seat, (), points))
        self.end(Ending("three_ppuk", seat, points))

    def _call_go(self, _: actions.Go) -> None:
        seat, score = self.current, self.score_of(self.current)
        self.go[seat] += 1
        self.last_go_score[seat] = score
        self.go_order += (seat,)
        if self.told is not None:
            self.told.append(events.Go(seat, (), self.go[seat], score))
            announce(self)
        self._end_turn()

    def _stop(self, _: actions.Stop) -> None:
        seat = self.current
        if self.told is not None:
            self.told.append(events.Stop(seat, (), self.score_of(seat)))
        self.end(Ending("stop", seat))

    def _end_turn(self) -> None:
        """Pass the turn to the next seat that can act; if none can, the round is drawn."""
        ended = self.current
        for seat in (*self.house.others[ended], ended):
            if self.can_act(seat):
                if self.told is not None:
                    self.told.append(events.TurnEnded(ended, (), seat))
                self.start_turn(seat)
                return
        if self.told is not None:
            self.told.append(events.Nagari(None, (), "exhausted"))
        self.end(Ending("nagari"))

    def start_turn(self, seat: Seat) -> None:
        """Let the seat begin its turn."""
        self.current = seat
        self.phase = Phase.PLAY
        if self.told is not None:
            self.told.append(events.TurnStarted(seat, ()))

    def end(self, ending: Ending) -> None:
        """End the round."""
        self.ending = ending
        self.phase = Phase.OVER
        self.turn = None
        if self.told is not None:
            self.told.append(events.TurnEnded(self.current, (), None))
            self.told.append(events.RoundEnded(None, ()))

    # What is asked beside the turn (RULES B.6, F.9)

    def _show_quad(self, _: actions.Quad) -> None:
        if self.phase is Phase.QUAD:
            answer_quad(self, ends=True)
        else:
            self._show_late_quad()

    def _keep_quad(self, _: actions.Pass) -> None:
        answer_quad(self, ends=False)

    def _call_shodang(self, _: actions.Shodang) -> None:
        """Show the cards that would let the opponents win, and ask them for a drawn round."""
        seat, cards = self.current, shown_cards(self)
        self.shown[seat] |= cards
        self.shodang = ShodangCall(seat)
        self.phase = Phase.SHODANG
        if self.told is not None:
            self.told.append(events.ShodangCalled(seat, tuple(cards_in(cards))))

    def _answer_shodang(self, action: actions.Answer) -> None:
        """All accept: the round is drawn; the first who refuses sends the caller back to a forced play."""
        call, seat = self.shodang, self.to_move
        assert call is not None and seat is not None, "no shodang is asked about"  # noqa: PT018  # one question
        if self.told is not None:
            self.told.append(events.ShodangAnswered(seat, (), action.accepts))
        if not action.accepts:
            self.shodang = ShodangCall(call.caller, seat, 3 - call.caller - seat)
            self.turn = self._turn_of("hand")
            self.phase = Phase.PLAY
        elif call.accepter is None:
            self.shodang = ShodangCall(call.caller, accepter=seat)
        else:
            if self.told is not None:
                self.told.append(events.Nagari(None, (), "shodang"))
            self.end(Ending("nagari"))

    _STEPS: ClassVar[Mapping[type[Action], Callable[[Round, Any], None]]] = {
        actions.Play: _play,
        actions.Bonus: _play_bonus,
        actions.Bomb: _bomb,
        actions.Shake: _shake,
        actions.FlipOnly: _flip_only,
        actions.Choose: _choose,
        actions.Declare: _declare,
        actions.Go: _call_go,
        actions.Stop: _stop,
        actions.Quad: _show_quad,
        actions.Pass: _keep_quad,
        actions.Shodang: _call_shodang,
        actions.Answer: _answer_shodang,
    }


def _refusal(round: Round, action: Action, legal: list[Action]) -> str:
    """Return the sentence that says what may be done instead."""
    if not legal:
        return f"{_name(action)} is not possible: the round is over"
    choices = ", ".join(map(print_action, legal))
    return f"{_name(action)} is not legal for seat {round.to_move} in the phase {round.phase}: legal is {choices}"


def _name(action: Action) -> str:
    """Return the action's text, or what it is where there is no text for it, such as a bonus card laid on the table."""
    try:
        return print_action(action)
    except KeyError:
        return repr(action)
