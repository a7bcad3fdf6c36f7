"""A round as one seat may know it (RULES B.7)."""

from __future__ import annotations

from dataclasses import dataclass

from .actions import Action
from .cards import CardSet, Month, Seat, card_set, cards_in
from .legal import candidates
from .liability import ShodangCall
from .result import Instant, Result
from .round import Round
from .rules import Rules
from .state import Choice, Phase, Stack, Turn


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees and may do; it holds no reference to the round."""

    rules: Rules
    seat: Seat
    """Who is looking."""
    phase: Phase
    """`deal` while another seat is asked about four of a month."""
    current: Seat
    """Whose turn it is."""
    to_move: Seat | None
    """Who is asked; None once the round is over, or where that is hidden."""
    legal: tuple[Action, ...]
    """What this seat may do now; empty unless it is asked."""

    hand: CardSet
    hand_sizes: tuple[int, ...]
    shown: tuple[CardSet, ...]
    """Cards in each hand that everybody has seen."""
    replaced: CardSet
    """Cards of the own hand that replaced bonus cards, where the rules ask for it (RULES B.6)."""
    table: CardSet
    """Loose cards."""
    stacks: tuple[tuple[Month, Stack], ...]
    stock_size: int
    captured: tuple[CardSet, ...]
    scores: tuple[int, ...]
    """What each seat's captured cards are worth."""

    dealer: Seat
    carry: int
    """Drawn rounds before this one (RULES F.7)."""
    free_turns: tuple[int, ...]
    shaken: tuple[tuple[Month, ...], ...]
    bombs: tuple[int, ...]
    pair_bombs: tuple[int, ...]
    go: tuple[int, ...]
    last_go_score: tuple[int, ...]
    go_order: tuple[Seat, ...]
    """The seats in the order of their Go calls."""
    turns_done: tuple[int, ...]
    ppuk_turns: tuple[tuple[int, ...], ...]
    """For each seat the numbers of its turns that made a ppuk; the first turn is 0."""
    as_animal: tuple[CardSet, ...]
    as_junk: tuple[CardSet, ...]
    """Convertible animals that each seat has declared (RULES D.2)."""
    instant: tuple[Instant, ...]
    bonus_points: tuple[int, ...]

    turn: Turn | None
    """The turn under way, where it waits in its middle."""
    choice: Choice | None
    """What is to be chosen in the phases `hand_target` and `flip_target`."""
    shodang: ShodangCall | None
    result: Result | None

    @property
    def unseen(self) -> CardSet:
        """The cards of the pack that may be in another hand or in the stock."""
        return card_set(self.rules.pack) & ~self.seen

    @property
    def seen(self) -> CardSet:
        """The cards whose place the viewer knows."""
        seen = self.hand | self.table
        for cards in (*self.captured, *self.shown):
            seen |= cards
        for _, stack in self.stacks:
            seen |= stack.all_cards
        if self.turn is not None:
            seen |= in_turn(self.turn, self.phase)
        return seen


def view(round: Round, seat: Seat) -> View:
    """Return what the seat may know of the round, and what it may do now."""
    # RULES B.7: nobody learns that another seat holds four of a month and is asked about it.
    is_hidden = round.phase is Phase.QUAD and round.to_move != seat
    to_move = None if is_hidden else round.to_move
    return View(
        rules=round.rules,
        seat=seat,
        phase=Phase.DEAL if is_hidden else round.phase,
        current=round.current,
        to_move=to_move,
        legal=tuple(round.legal_actions()) if to_move == seat else (),
        hand=round.hands[seat],
        hand_sizes=tuple(map(int.bit_count, round.hands)),
        shown=tuple(round.shown),
        replaced=round.replaced[seat],
        table=round.table,
        stacks=tuple(sorted(round.stacks.items())),
        stock_size=len(round.stock),
        captured=tuple(round.captured),
        scores=round.scores,
        dealer=round.dealer,
        carry=round.carry,
        free_turns=tuple(round.free_turns),
        shaken=tuple(round.shaken),
        bombs=tuple(round.bombs),
        pair_bombs=tuple(round.pair_bombs),
        go=tuple(round.go),
        last_go_score=tuple(round.last_go_score),
        go_order=round.go_order,
        turns_done=tuple(round.turns_done),
        ppuk_turns=tuple(round.ppuk_turns),
        as_animal=tuple(round.as_animal),
        as_junk=tuple(round.as_junk),
        instant=round.instant,
        bonus_points=tuple(round.bonus_points),
        turn=None if round.turn is None else round.turn.copy(),
        choice=_choice(round),
        shodang=round.shodang,
        result=round.result,
    )


def _choice(round: Round) -> Choice | None:
    """Return what is to be chosen from, in the phases where somebody chooses a card to take."""
    if round.turn is None or round.phase not in (Phase.HAND_TARGET, Phase.FLIP_TARGET):
        return None
    card = round.turn.played if round.phase is Phase.HAND_TARGET else round.turn.flipped
    first, second = cards_in(candidates(round))
    return None if card is None else Choice(card, (first, second))


def in_turn(turn: Turn, phase: Phase) -> CardSet:
    """Return the cards that lie nowhere else, because the turn under way still holds them."""
    if phase is Phase.HAND_TARGET and turn.played is not None:
        return 1 << turn.played | turn.bonus
    if phase is Phase.FLIP_TARGET and turn.flipped is not None:
        return 1 << turn.flipped | turn.taken | turn.bonus
    return 0
