"""One round: from the deal until someone stops or the cards run out (RULES C)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from . import actions, events
from .actions import Action
from .announce import announce, notes_of
from .cards import (
    FIRST_BONUS,
    MATES,
    MONTH_CARDS,
    Card,
    CardSet,
    Month,
    Seat,
    cards_in,
    in_order,
)
from .errors import IllegalActionError
from .events import Event
from .flipping import Flipping
from .house import bombing, shown_with
from .legal import is_legal, legal_actions
from .liability import ShodangCall
from .notation import print_action
from .opening import answer_quad
from .outcome import result_of
from .quads import late_quad
from .result import Result
from .shodang import shown_cards
from .state import Ending, Phase, Turn, TurnBy
from .steals import take_junk


class Round(Flipping):
    """One round, moved on by one action after the other.

    It takes every step by itself that leaves no choice, and waits where somebody has one: `phase` says
    what is asked, `to_move` whom. Here are the actions; `Flipping` and `Collecting` are what comes of them.
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

    def _play(self, action: actions.Play) -> None:
        seat, card = self.current, action.card
        self.turn = None
        if action.shake:
            self._shake_with(card)
        self._leave_hand(seat, 1 << card)
        self._put(Turn("hand", card), card)

    def _shake_with(self, card: Card) -> None:
        """Show three of the month of a card that is being played (RULES C.5)."""
        self._show_three(card // 4, shown_with(self.hands[self.current], card))

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
            self.told.append(events.Shake(seat, in_order(cards), month))

    def _bomb(self, action: actions.Bomb) -> None:
        """Take all four of a month, three or two of them from the hand (RULES C.6)."""
        seat, month = self.current, MONTH_CARDS[action.month]
        turn = self._turn_of("bomb")
        ours, there = self.hands[seat] & month, self.table & month
        turn.matches = there.bit_count()
        turn.taken = month
        self._leave_hand(seat, ours)
        self.table ^= there
        is_pair = turn.matches != 1
        (self.pair_bombs if is_pair else self.bombs)[seat] += 1
        brings = bombing(self.rules, is_pair=is_pair)
        self.free_turns[seat] += brings.free_turns
        turn.steals = (("bomb", brings.junk),)
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
            self.told.append(events.Quad(seat, in_order(cards), points))
        self._end_here(Ending("quad", seat, points))

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

    def _leave_hand(self, seat: Seat, cards: CardSet) -> None:
        self.hands[seat] ^= cards
        if self.shown[seat]:
            self.shown[seat] &= ~cards
        if self.replaced[seat]:
            self.replaced[seat] &= ~cards

    def _choose(self, action: actions.Choose) -> None:
        """Take the chosen target with the played or the flipped card (RULES C.4)."""
        turn = self._resumed()
        if turn.flipped is not None:
            self._catch(turn, turn.flipped, action.card)
        else:
            self._aim(turn, action.card)
            self._flip(turn)

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
        self._end_here(Ending("stop", seat))

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
            self.told.append(events.ShodangCalled(seat, in_order(cards)))

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
            self._end_here(Ending("nagari"))

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
