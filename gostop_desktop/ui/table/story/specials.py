"""What is special in a turn on the screen: ppuk, stacks, kiss, double hit, bomb, sweep, junk that changes hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gostop_desktop.engine.cards import Card, Month, Seat, month_of
from gostop_desktop.ui.table.easing import cubic_in_out
from gostop_desktop.ui.table.effects import EffectKind
from gostop_desktop.ui.table.flights import GATHER, LAY, STEAL, THROW
from gostop_desktop.ui.table.timeline import Step

from .tools import Tools

_PAIR = 2
_SECOND_HIT = 0.115
"""Seconds between the two slaps of a double hit, in the picture as in the sound."""
_STACK_SOUNDS = {"own": "stack_own", "other": "stack", "dealt": "stack"}


def explode(tools: Tools, seat: Seat, thrown: Sequence[Card], cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
    """Let three cards land as one: boom, ring, a nudge of the table."""
    yield tools.mover.glide(thrown, 0.28, cubic_in_out, way=THROW)
    tools.play("bomb", tools.centre(month)[0])
    tools.say("bomb_pair" if len(thrown) == _PAIR else "bomb", seat, cards)
    layout, effects = tools.stage.layout, tools.effects
    area = layout.slot_rect(month, 3)
    effects.add(EffectKind.SHOCK, area)
    effects.add(EffectKind.RING, area, 2.2)
    effects.add(EffectKind.BURST, area, 1.5)
    x, y = tools.centre(month)
    effects.sparks(x, y, 36, tools.unit)
    effects.dust(tools.stage.sprites[thrown[-1]].pose, 26, tools.unit)
    effects.thump(x, y, 9, 2.6 * tools.unit)
    effects.push(4)
    yield tools.mover.shiver(tools.stage.slot_of(month), 3, 0.17)


def bombed(tools: Tools, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Recognise the four of a bomb, which has been seen to land."""
    yield tools.mover.raise_up(cards, 6, 0.24)


def ppuk(tools: Tools, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
    """Let three stick together: the stack shakes and gets its badge."""
    tools.stage.bind(month, seat)
    tools.play("ppuk", tools.centre(month)[0])
    tools.say("ppuk", seat, cards)
    tools.stamp_badge(month)
    x, y = tools.centre(month)
    tools.effects.thump(x, y, 3, tools.unit)
    yield tools.mover.shiver(tools.stage.slot_of(month), 3, 0.35)


def buried(tools: Tools, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
    """Leave bonus cards with a stack."""
    for card in cards:
        tools.stage.to_slot(card, seat, month)
    yield tools.mover.glide(cards, 0.22, cubic_in_out, way=LAY)


def stack_taken(tools: Tools, seat: Seat, cards: tuple[Card, ...], kind: str, month: Month) -> Iterator[Step]:
    """Let a stack burst under its fourth card; one's own with more noise."""
    is_own = kind == "own"
    tools.play(_STACK_SOUNDS[kind], tools.centre(month)[0])
    if is_own:
        tools.say("stack_own", seat, cards)
    x, y = tools.centre(month)
    tools.effects.sparks(x, y, 26 if is_own else 16, tools.unit)
    tools.effects.add(EffectKind.BURST, tools.stage.layout.slot_rect(month, 3))
    tools.effects.thump(x, y, 6 if is_own else 4, 1.5 * tools.unit)
    yield tools.mover.shiver(tools.stage.slot_of(month), 2, 0.15 if is_own else 0.1)


def kissed(tools: Tools, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
    """Let the card that was laid and the one turned up meet in a ring of hearts."""
    _struck(tools, seat, cards, "jjok")
    tools.effects.add(EffectKind.HEARTS, tools.stage.layout.slot_rect(month, len(cards)), 1.4)
    yield tools.mover.raise_up(cards, 9, 0.3)


def double_hit(tools: Tools, seat: Seat, cards: tuple[Card, ...], month: Month) -> Iterator[Step]:
    """Take four with two quick slaps."""
    _struck(tools, seat, cards, "ttadak")
    area = tools.stage.layout.slot_rect(month, len(cards))
    x, y = area.center
    for hit in range(2):
        tools.effects.add(EffectKind.RING, area, 1.0 + 0.5 * hit, delay=_SECOND_HIT * hit)
        tools.effects.thump(x, y, 4, 1.3 * tools.unit, delay=_SECOND_HIT * hit)
    yield tools.mover.raise_up(cards, 9, 0.36)


def swept(tools: Tools, seat: Seat) -> Iterator[Step]:
    """Run a broom over the empty field."""
    tools.play("sweep")
    tools.say("sweep", seat)
    tools.effects.add(EffectKind.STREAK, tools.stage.layout.field)
    yield tools.mover.rest(0.4)


def stolen(tools: Tools, seat: Seat, victim: Seat, cards: tuple[Card, ...]) -> Iterator[Step]:
    """Let junk go from one to the other in an arc; what has just been called out says why."""
    for card in cards:
        tools.stage.take(card, victim)
        tools.stage.to_captured(card, seat)
    tools.board.trace(cards, victim, "steal")
    tools.play("steal")
    if tools.effects.callout is None:
        tools.say("steal", seat, cards)
    yield tools.mover.glide(cards, 0.26, cubic_in_out, way=STEAL)


def declared(tools: Tools, seat: Seat, cards: tuple[Card, ...], *, is_junk: bool) -> Iterator[Step]:
    """Let a cup slide to the group in which it counts."""
    for card in cards:
        tools.stage.declare(card, seat, is_junk=is_junk)
    tools.play("focus")
    yield tools.mover.glide(cards, 0.22, cubic_in_out, way=GATHER)


def free_turn(tools: Tools) -> Iterator[Step]:
    """Light up the stock, of which alone a free turn takes a card."""
    tools.effects.add(EffectKind.GLOW, tools.stage.layout.deck)
    tools.play("free_turn")
    yield tools.mover.rest(0.12)


def _struck(tools: Tools, seat: Seat, cards: tuple[Card, ...], word: str) -> None:
    tools.play(word, tools.centre(month_of(cards[0]))[0])
    tools.say(word, seat, cards)
