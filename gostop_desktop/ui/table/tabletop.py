"""The table on the screen: stage, panels, effects and timeline of one round, painted in two layers."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from random import Random

import pygame

from gostop_desktop.engine.cards import Card, CardSet, Month, cards_in
from gostop_desktop.engine.events import Dealt, Event
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.storage.settings import Speed
from gostop_desktop.ui.desk import Desk

from .board import Board
from .choreography import Choreography
from .describe import Describer, Person
from .effects import Effects
from .flights import Motion
from .geometry import Pose
from .hand_order import HandOrder
from .laying import laid_out
from .layout import Layout
from .lifts import Lifts
from .motion import Mover
from .paint.layers import Picture
from .painting import Painting, Sight
from .sounds import RoundSounds
from .speed import SPEEDS, speed_of
from .sprites import Mark, Sprite
from .stage import Stage
from .timeline import Cue, Timeline
from .whereabouts import all_months

_FAST_FORWARD = 5.0
_HELD_MARK = 0.3
_ARRANGE_SECONDS = 0.18
_CUP_SECONDS = 0.22


class Tabletop:
    """Shows one round from one seat."""

    def __init__(self, desk: Desk, view: View, people: Sequence[Person]) -> None:
        self.desk = desk
        self.people = people
        self.view = view
        self.timeline = Timeline()
        self.speed_name: Speed = speed_of(desk)
        self.dimmed: CardSet = 0
        self._make_layout()
        self.begin(view, people)
        self._paint_all()

    def begin(self, view: View, people: Sequence[Person]) -> None:
        """Take another round of the same match: what is painted stays, so that nothing large is made anew."""
        assert view.rules.players == self.layout.seats, "a match keeps its seats"
        self.people = people
        self.view = view
        self.timeline.clear()
        self.is_fast_forward = False
        self.marks: dict[Card, Mark] = {}
        self.months: frozenset[Month] = frozenset()
        """Months whose number shows that a card of the hand matches there."""
        self.hides_trace = False
        """Whether the numbers of the last move are away: a question has numbers of its own."""
        self.overlays: list[Picture] = []
        """Prompts and tooltips, above everything."""
        self._shown: Hashable = None
        """What was to be seen when the table was last painted at rest."""
        self._is_hopping = False
        self._mark_age = 0.0
        self._marked: frozenset[Card] = frozenset()
        """Cards whose mark grows old."""
        self.order = HandOrder(self.desk.settings.game.hand_order)
        self.stage = Stage(self.layout, view, self.order)
        self._lifts = Lifts(self.stage)
        self.board = Board.of(view)
        self.effects = Effects(Random(self.layout.width))
        self.mover = Mover(self.stage, Motion.FULL)
        self._take_motion()
        self._sounds = RoundSounds(self.desk.sound, self.stage, lambda: not self.speed)
        self.choreography = Choreography(
            view.rules, self.stage, self.board, self.effects, self.mover, self._sounds.play, Random(view.dealer)
        )
        self.describer = Describer(view, self.board, self.stage, people)

    @property
    def is_covered(self) -> bool:
        """Whether the viewer's hand lies face down (UX 2.6)."""
        return self.describer.is_covered

    @is_covered.setter
    def is_covered(self, covered: bool) -> None:
        self.describer.is_covered = covered

    @property
    def lifted(self) -> dict[Card, float]:
        """How high cards are to rise, in units: hover and focus."""
        return self._lifts.wanted

    @lifted.setter
    def lifted(self, wanted: dict[Card, float]) -> None:
        self._lifts.wanted = wanted

    def take_settings(self) -> None:
        """Do from now on as the settings say: they may have changed in the middle of the round."""
        self.speed_name = speed_of(self.desk)
        self._take_motion()
        way = self.desk.settings.game.hand_order
        if way != self.order.way:
            self.order.way = way
            self.arrange()

    def arrange(self) -> None:
        """Let the viewer's cards go where they belong in their order."""
        if self.stage.arrange():
            self.timeline.add([self.mover.glide((), _ARRANGE_SECONDS)])

    def lay(self, card: Card, index: int) -> None:
        """Lay a card of the hand at another place of it, where it stays."""
        self.stage.hand = self.order.move(self.stage.hand, card, index)
        self.timeline.add([self.mover.glide((card,), _ARRANGE_SECONDS)])

    def place_in_hand(self, x: float) -> int:
        """Return at which place of the hand a card lies that is put down at an x of the screen."""
        count = len(self.stage.hand)
        return sum((self.layout.hand(index, count).x < x) != self.layout.is_mirrored for index in range(count))

    def _take_motion(self) -> None:
        look = self.desk.settings.display
        motion = Motion(look.motion)
        self.mover.motion = motion
        self.effects.is_on = motion is Motion.FULL
        self.effects.may_shake, self.effects.may_flash = look.screen_shake, look.flashes

    # The story.

    @property
    def is_idle(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.timeline.is_idle

    @property
    def rests(self) -> bool:
        """Whether nothing moves, and what is to be seen has been painted."""
        return self._shown is not None

    @property
    def speed(self) -> float:
        return SPEEDS[self.speed_name]

    def scaled(self, seconds: float) -> float:
        """Return how long something takes at the speed of the moment; nothing at Instant and in fast forward."""
        if not self.speed or self.is_fast_forward:
            return 0.0
        return seconds / self.speed

    def before_deal(self) -> None:
        """Show the table before the first card is dealt."""
        self.stage.clear_for_deal(self.view)
        self.board.has_begun = False
        self.board.turn = None

    def show(self, events: Iterable[Event], view: View) -> None:
        """Show what happened, and then what is true."""
        told = list(events)
        # A deal takes its time: what is found in the hands after it is told as slowly as in any turn.
        after = 1 + max((index for index, event in enumerate(told) if isinstance(event, Dealt)), default=-1)
        if after:
            self._tell(told[:after])
            self.timeline.add([Cue(self.timeline.breathe)])
        self._tell(told[after:])
        self.timeline.add([Cue(partial(self._at_rest, view))])

    def _tell(self, events: Iterable[Event]) -> None:
        for script in self.choreography.scripts(events):
            self.timeline.add(script)

    def recall(self, events: Iterable[Event], view: View) -> None:
        """Show at once, without a sound, all that has happened: last move, log, the order in the slots."""
        self.before_deal()
        self.show(events, view)
        self._sounds.is_silent = True
        self.timeline.finish()
        self._sounds.is_silent = False
        self.effects.clear()
        self.board.crossings.clear()
        self.stage.changed.clear()

    def skip(self) -> bool:
        """Show the end of everything at once; return whether there was anything to skip."""
        if self.timeline.is_idle:
            return False
        self._finish()
        self.effects.rest()
        return True

    def reset(self, view: View) -> None:
        """Show the view at once, whatever was to be seen."""
        self.timeline.clear()
        self.effects.clear()
        self.view = view
        self.stage.reset(view)
        fresh = Board.of(view)
        self.board.scores, self.board.shown_scores = fresh.scores, fresh.shown_scores
        self.board.go, self.board.turn = fresh.go, fresh.turn
        self.board.has_begun = fresh.has_begun
        self.board.crossings.clear()
        self.describer.take(view)

    def nudge(self, card: Card) -> None:
        """Let a card shake its head: it cannot be played."""
        self._lifts.nudge(card)

    def carry(self, card: Card, place: tuple[float, float]) -> None:
        """Let a card of the hand follow the pointer."""
        sprite = self.stage.sprites[card]
        pose = self.stage.place(card)
        sprite.pose = Pose(place[0], place[1], pose.width, z=2000)
        sprite.is_flying = True

    def let_go(self, card: Card) -> None:
        """Let a carried card go back to where it belongs."""
        if card in self.stage.sprites:
            self.timeline.add([self.mover.glide((card,), 0.15)])

    def replay(self, before: View, events: Iterable[Event], view: View) -> None:
        """Show once more what happened since a view; panels and log stay as they are."""
        self.effects.clear()
        self.stage.reset(before)
        self.board.is_frozen = True
        self._tell(events)
        self.timeline.add([Cue(partial(self._after_replay, view))])

    def _after_replay(self, view: View) -> None:
        self.board.is_frozen = False
        self.stage.reset(view)

    # The loop.

    def update(self, dt: float) -> list[pygame.Rect]:
        """Let time pass and return the areas of the screen that changed."""
        speed = self.speed
        if speed == 0.0:
            self._finish()
        else:
            self.timeline.update(dt * speed * (_FAST_FORWARD if self.is_fast_forward else 1.0))
        # Callouts take longer at Slow; at a higher speed they stay as long, or nobody could read them.
        self.effects.update(dt * min(1.0, speed or 1.0))
        self._sounds.roll(self.board, dt if speed else 1.0)
        self.board.crossings.update(dt * speed if speed else 1.0, self._lies)
        self._age_marks(dt)
        self._lifts.update(dt, is_smooth=self.mover.motion is Motion.FULL)
        self._shake_cards()
        shown = self._state()
        if shown is not None and shown == self._shown and not self.painting.resting.is_spoilt:
            return []
        if shown is not None and self._shown is None:
            self.painting.rest()
        self._shown = shown
        return self._repaint()

    def _state(self) -> Hashable:
        """Return all that can change while nothing moves; None while something does."""
        board = self.board
        is_board_moving = board.is_rolling or board.crossings.is_moving
        if not self.timeline.is_idle or self.effects.is_moving or is_board_moving or not self._lifts.is_settled:
            return None
        if any(sprite.is_flying for sprite in self.stage.sprites.values()):
            return None
        return (
            tuple(self.lifted),
            tuple(self.marks.items()),
            self.months,
            tuple(self.overlays),
            self.describer.thinking,
            self.is_covered,
            tuple(self.stage.changed),
            tuple(self.describer.people),
            self.furnishing.caps,
            id(self.view),
        )

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what lies in the canvas's clip."""
        self.painting.draw(canvas)

    def cups(self) -> list[Picture]:
        """Return the marks of the cups that count as two junk; none where all cards are back on the stock."""
        stage = self.stage
        if stage.is_gathered:
            return []
        return [
            self.badges.cup(stage.sprites[card].pose)
            for seat in range(stage.players)
            for card in cards_in(self.describer.counted(seat).cups)
            if card in stage.sprites and not stage.sprites[card].is_flying
        ]

    def resize(self) -> None:
        """Solve the layout for the window as it is now."""
        self._make_layout()
        self.stage.relayout(self.layout)
        self._paint_all()

    def card_at(self, place: tuple[float, float], cards: Iterable[Card]) -> Card | None:
        """Return which of the cards is at a place of the screen, the one on top."""
        found: Sprite | None = None
        for card in cards:
            sprite = self.stage.sprites.get(card)
            if sprite is None:
                continue
            rect = sprite.pose.rect
            lift = round(max(0.0, sprite.lift))
            area = pygame.Rect(rect.x, rect.y - lift, rect.w, rect.h + lift)
            if area.collidepoint(place) and (found is None or sprite.pose.z > found.pose.z):
                found = sprite
        return found.card if found is not None else None

    # Inside.

    def _make_layout(self) -> None:
        self.layout: Layout = laid_out(self.desk, self.view.rules)

    def _paint_all(self) -> None:
        """Bake the ground and begin both layers anew."""
        self.painting = Painting(self.desk, self.layout, self.people)
        self.brush, self.faces, self.badges = self.painting.brush, self.painting.faces, self.painting.badges
        self.furniture, self.furnishing = self.painting.furniture, self.painting.furnishing
        self._shown = None

    def _at_rest(self, view: View) -> None:
        self.view = view
        self.describer.take(view)
        cups = self.stage.count_cups(view)
        if cups:
            self.timeline.add([self.mover.glide(cups, _CUP_SECONDS)])
        # What matches changes with the table: the hand is arranged once a turn, when it is to be played from.
        if view.to_move == view.seat and view.phase is Phase.PLAY:
            self.arrange()

    def _lies(self, card: Card) -> bool:
        """Whether a card is on its way no more."""
        return card not in self.stage.sprites or not self.stage.sprites[card].is_flying

    def _finish(self) -> None:
        if not self.timeline.is_idle:
            self._sounds.is_silent = self.speed != 0.0
            # What would flash up round cards that are gone already tells nothing: marks and words do.
            self.stage.is_unseen, is_on = self.speed == 0.0, self.effects.is_on
            self.effects.is_on = is_on and not self.stage.is_unseen
            self.timeline.finish()
            self.stage.is_unseen, self.effects.is_on = False, is_on
            self.board.crossings.clear()
            self._sounds.is_silent = False

    def _age_marks(self, dt: float) -> None:
        """At Instant changed cards keep their outline for a moment; without motion until the next turn (UX 4)."""
        marked = frozenset(self.stage.changed)
        if marked != self._marked or self.mover.motion is Motion.NONE:
            self._marked, self._mark_age = marked, 0.0
            return
        self._mark_age += dt
        if self._mark_age > _HELD_MARK:
            self.stage.changed.clear()

    def _shake_cards(self) -> None:
        """Let cards jump that lie where the blanket was hit."""
        effects = self.effects
        if not effects.thumps and not self._is_hopping:
            return
        self._is_hopping = bool(effects.thumps)
        for sprite in self.stage.sprites.values():
            sprite.hop = 0 if sprite.is_flying else effects.hop_at(sprite.pose.x, sprite.pose.y)

    def _repaint(self) -> list[pygame.Rect]:
        self.furnishing.put(self.describer, self.months)
        if self.desk.settings.game.month_tracker:
            self.furnishing.put_tracker(all_months(self.stage, is_covered=self.is_covered))
        for card, sprite in self.stage.sprites.items():
            sprite.mark = self._mark_of(card)
            sprite.is_dimmed = bool(self.dimmed & 1 << card)
        hidden = frozenset(self.stage.hand) - set(self.stage.held) if self.is_covered else frozenset()
        is_told = self.is_idle and not self.hides_trace and not self.stage.is_gathered
        traces = () if not is_told else tuple(self.board.traces)
        sight = Sight(self.stage, traces, self.effects, self.people, hidden, self.overlays, self.is_idle)
        return self.painting.update(sight)

    def _mark_of(self, card: Card) -> Mark:
        if card in self.marks:
            return self.marks[card]
        return Mark.CHANGED if card in self.stage.changed else Mark.NONE
