"""What happened, in the order in which a person at the table sees it (RULES C.13, PROTOCOL 2.2).

Import the module, not its names: `events.Bomb` is what happened, `actions.Bomb` what was asked for.
Every event says which `seat` acted (for `Dealt` the receiver, None for the table and for the round
as a whole) and which `cards` moved or mattered; `cards` is None where the viewer may not see them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from .cards import Card, Month, Seat
from .facts import fact

Cards: TypeAlias = tuple[Card, ...]
By: TypeAlias = Literal["hand", "substitute", "bomb", "free", "flip"]
"""What brought the card: the hand, a bonus card's substitute, a bomb, a free turn, the flip."""
StackKind: TypeAlias = Literal["own", "other", "dealt"]
StealReason: TypeAlias = Literal["bomb", "stack_own", "stack_other", "stack_dealt", "ttadak", "jjok", "bonus", "sweep"]
BonusReason: TypeAlias = Literal["first_ppuk", "second_ppuk", "third_ppuk", "first_ttadak", "first_jjok", "department"]
SetName: TypeAlias = Literal[
    "bright3", "bright3_rain", "bright4", "bright5", "godori", "hongdan", "cheongdan", "chodan"
]
BakKind: TypeAlias = Literal["pibak", "gwangbak", "meongbak", "gobak"]


@fact
class Dealt:
    """A packet went to a seat, or to the table (`seat` None)."""

    seat: Seat | None
    cards: Cards | None
    count: int


@fact
class Tripled:
    """Three of a month were dealt to the table and lie bound together (RULES B.5)."""

    seat: Seat | None
    cards: Cards
    month: Month


@fact
class BonusTaken:
    """A bonus card from the hand, or one dealt to the table, went to the seat's captured cards."""

    seat: Seat
    cards: Cards
    source: Literal["hand", "table"]


@fact
class ReplacementDrawn:
    """The top of the stock replaced a bonus card; into a hand only its owner sees it."""

    seat: Seat
    cards: Cards | None
    to: Literal["hand", "table"]


@fact
class Shake:
    """Three of a month were shown (RULES C.5)."""

    seat: Seat
    cards: Cards
    month: Month


@fact
class Laid:
    """A card that matches nothing was laid on the table."""

    seat: Seat
    cards: Cards
    by: By


@fact
class Paired:
    """A card was put on its target: the moved card first, then what it lies on."""

    seat: Seat
    cards: Cards
    by: By


@fact
class Flipped:
    """The top of the stock was turned up."""

    seat: Seat
    cards: Cards


@fact
class BonusTurned:
    """A bonus card was turned up and set aside (RULES C.7)."""

    seat: Seat
    cards: Cards


@fact
class Ppuk:
    """Three of a month stay on the table as the seat's stack (RULES C.4)."""

    seat: Seat
    cards: Cards
    month: Month


@fact
class BonusBuried:
    """Bonus cards stay with the ppuk's stack (RULES C.8)."""

    seat: Seat
    cards: Cards
    month: Month


@fact
class StackTaken:
    """A stack was taken with its fourth card, its buried bonus cards included."""

    seat: Seat
    cards: Cards
    kind: StackKind
    month: Month
    by: By


@fact
class Bomb:
    """A bomb, or a pair bomb, took all four of a month (RULES C.6)."""

    seat: Seat
    cards: Cards
    month: Month
    pair: bool


@fact
class FreeTurn:
    """The seat used up a free turn and has `left` more."""

    seat: Seat
    cards: Cards
    left: int


@fact
class Ttadak:
    """All four of a month were taken: two lay there, one came from the hand and one from the flip."""

    seat: Seat
    cards: Cards
    month: Month


@fact
class Jjok:
    """The flip took the card just laid."""

    seat: Seat
    cards: Cards
    month: Month


@fact
class Captured:
    """Cards went to the seat's captured cards."""

    seat: Seat
    cards: Cards
    by: By


@fact
class Sweep:
    """The turn emptied the table (RULES C.9)."""

    seat: Seat
    cards: Cards


@fact
class JunkTaken:
    """One junk card went from the victim to the seat (RULES C.9)."""

    seat: Seat
    cards: Cards
    victim: Seat
    reason: StealReason


@fact
class JunkReturned:
    """One junk card went back to the victim as change (`steal_change`)."""

    seat: Seat
    cards: Cards
    victim: Seat


@fact
class GukjinLocked:
    """The seat had nothing to give: its undecided cup is an animal from now on (RULES C.9)."""

    seat: Seat
    cards: Cards


@fact
class GukjinDeclared:
    """A convertible card was declared (RULES D.2)."""

    seat: Seat
    cards: Cards
    as_: Literal["animal", "junk"]


@fact
class InstantPayment:
    """Each opponent pays the seat that many points at once (RULES C.11)."""

    seat: Seat
    cards: Cards
    reason: BonusReason
    points: int


@fact
class BonusScored:
    """The points are added to the seat's base if it wins (`event_bonus_mode = score`)."""

    seat: Seat
    cards: Cards
    reason: BonusReason
    points: int


@fact
class ScoreChanged:
    """The seat's captured cards are now worth `score`."""

    seat: Seat
    cards: Cards
    score: int


@fact
class Go:
    """The seat called its `count`-th Go at `score`."""

    seat: Seat
    cards: Cards
    count: int
    score: int


@fact
class Stop:
    """The seat stopped and won."""

    seat: Seat
    cards: Cards
    score: int


@fact
class AutoStop:
    """The seat won on its last turn without being asked (RULES C.12)."""

    seat: Seat
    cards: Cards
    score: int


@fact
class Nagari:
    """The round is drawn (RULES F.7); `reason`: exhausted, table_quad, hand_quads, shodang."""

    seat: Seat | None
    cards: Cards
    reason: str


@fact
class Void:
    """The deal does not count (RULES B.5, B.6); `reason`: table_quad, table_bonus, hand_quad, hand_quads."""

    seat: Seat | None
    cards: Cards
    reason: str


@fact
class ThreePpuk:
    """The seat's third ppuk won the round (RULES C.11)."""

    seat: Seat
    cards: Cards
    points: int


@fact
class Quad:
    """Four of a month were shown and end the round (RULES B.5, B.6)."""

    seat: Seat
    cards: Cards
    points: int


@fact
class ShodangCalled:
    """The seat showed these cards and asks for a drawn round (RULES F.9)."""

    seat: Seat
    cards: Cards


@fact
class ShodangAnswered:
    """An opponent accepted the shodang or refused it."""

    seat: Seat
    cards: Cards
    accepts: bool


@fact
class TurnStarted:
    """The seat is on turn."""

    seat: Seat
    cards: Cards


@fact
class TurnEnded:
    """The seat's turn is over; `next` acts next, None at the end of the round."""

    seat: Seat
    cards: Cards
    next: Seat | None


@fact
class SetCompleted:
    """The seat completed a named set with these cards."""

    seat: Seat
    cards: Cards
    name: SetName


@fact
class SetDead:
    """Nobody can complete the set any more; `seat` took the card that settled it."""

    seat: Seat
    cards: Cards
    name: SetName


@fact
class BakRisk:
    """The seat's exposure to a bak changed: `missing` cards to be safe; `safe` when it is over."""

    seat: Seat
    cards: Cards
    kind: BakKind
    missing: int
    safe: bool


@fact
class RoundEnded:
    """The round is over; its result says how."""

    seat: Seat | None
    cards: Cards


Event: TypeAlias = (
    Dealt
    | Tripled
    | BonusTaken
    | ReplacementDrawn
    | Shake
    | Laid
    | Paired
    | Flipped
    | BonusTurned
    | Ppuk
    | BonusBuried
    | StackTaken
    | Bomb
    | FreeTurn
    | Ttadak
    | Jjok
    | Captured
    | Sweep
    | JunkTaken
    | JunkReturned
    | GukjinLocked
    | GukjinDeclared
    | InstantPayment
    | BonusScored
    | ScoreChanged
    | Go
    | Stop
    | AutoStop
    | Nagari
    | Void
    | ThreePpuk
    | Quad
    | ShodangCalled
    | ShodangAnswered
    | TurnStarted
    | TurnEnded
    | SetCompleted
    | SetDead
    | BakRisk
    | RoundEnded
)


def redact(event: Event, viewer: Seat) -> Event:
    """Return the event as the viewer saw it: other seats' dealt and drawn cards are hidden (RULES B.7)."""
    match event:
        case Dealt(seat, count=count) if seat not in (viewer, None):
            return Dealt(seat, None, count)
        case ReplacementDrawn(seat, to="hand") if seat != viewer:
            return ReplacementDrawn(seat, None, "hand")
    return event
