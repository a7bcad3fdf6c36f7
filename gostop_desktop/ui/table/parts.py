"""All that belongs to one round at the table, and what of it lies over the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gostop_desktop.engine.cards import Card, Seat, in_order
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.widgets import Controls

from .asking import Asking
from .choices import Option
from .describe import Person
from .drawers import Drawers
from .focus import TableFocus
from .hint_place import Asked
from .hints import Hints
from .paint.layers import Picture
from .paint.open_cards import OpenFacts
from .play import RoundGame
from .pointer import HandPointer
from .preview import Preview
from .session import Session
from .surroundings import Entry, Surroundings
from .tabletop import Tabletop


@dataclass(slots=True)
class Seen:
    """What has happened since the viewer last decided, for the replay key."""

    before: View
    events: list[Event]


class Parts:
    """The pieces that show one round and take what the person does."""

    def __init__(self, game: RoundGame, top: Tabletop, around: Surroundings, asking: Asking) -> None:
        self.game = game
        self.top = top
        self.around = around
        self.asking = asking
        self.pointer = HandPointer(top)
        self.focus = TableFocus(top, self.pointer, around.controls)
        self.drawers = Drawers(top)
        if around.is_practice:
            self.drawers.peek = self._hidden
        self.preview = Preview(top)
        self.hints = Hints(top, top.desk.worker)
        self.seen = Seen(top.view, [])
        self.asked: tuple[int, Seat] | None = None
        """The decision that has been asked about, so that it is asked once."""
        self.rested = 0.0
        """Seconds for which the viewer has been asked."""
        self.waited = 0.0
        """Seconds for which everything has been shown."""
        self.paused = 0.0
        """Seconds for which everything has been shown while a computer is to play."""
        self.counted = -1
        """The decision at which the chips were last counted."""
        self.is_settled = False
        self.wanted_target: Card | None = None
        """The card on which the played one was dropped."""

    def scroll(self, lines: int) -> bool:
        """Show more of an open list: further down, or up; return whether there was more."""
        return self.drawers.scroll(lines) or self.hints.scroll(lines)

    def _hidden(self) -> OpenFacts:
        """Return the other hands, and the draw pile from its top."""
        round, people = self.game.round, self.top.describer.people
        rows = [
            (people[seat].name, in_order(hand))
            for seat, hand in enumerate(round.hands)
            if seat != self.top.stage.viewer
        ]
        return OpenFacts((*rows, (_("Draw pile, the next card first"), tuple(reversed(round.stock)))))

    def overlays(self, *, is_own: bool) -> list[Picture]:
        """Return what lies over the cards: marks, drawers, the hint, a question or a note on a card."""
        top, pointer, is_asked = self.top, self.pointer, self.asking.is_open
        result: list[Picture] = []
        if is_own and top.desk.settings.game.match_marks and top.view.phase is Phase.PLAY:
            result += pointer.notches(top.view)
        result += pointer.target(top.view, is_active=is_own and not is_asked)
        result += top.cups()
        result += self.drawers.pictures()
        if is_own:
            panel = self.asking.panel
            asked = None if panel is None or self.asking.state.is_folded else Asked(panel.rect, tuple(panel.slabs))
            result += self.hints.pictures(asked)
        if self.drawers.open is None and (not is_asked or self.preview.is_wanted):
            result += self.preview.pictures()
        is_free = self.drawers.open is None and not self.asking.is_in_the_way
        result += self.focus.pictures(is_told=is_free)
        if is_asked and is_own:
            result += self.asking.pictures()
        elif is_free and top.is_idle and not (top.is_covered or self.preview.is_wanted) and pointer.carried is None:
            tip = pointer.tip(top.view, self.hints.rects, is_active=is_own)
            result += [tip] if tip is not None else []
        return result


@dataclass(frozen=True, slots=True)
class Maker:
    """Lays the pieces for the rounds of a match."""

    desk: Desk
    session: Session
    controls: Controls
    entries: Callable[[], Sequence[Entry]]
    """The buttons of the bar, in the language of the moment."""
    answer: Callable[[Option], None]

    def parts(self, game: RoundGame, view: View, people: Sequence[Person], before: Parts | None) -> Parts:
        """Return the pieces of a round, on the table of the round before if there is one."""
        if before is None:
            top = Tabletop(self.desk, view, people)
        else:
            top = before.top
            top.begin(view, people)
        around = Surroundings(top, self.session, self.controls, self.entries)
        asking = Asking(top, self.answer, points_only=self.session.setup.points_only)
        return Parts(game, top, around, asking)
