"""The question that is open on the table: where it is, what is meant, how it is answered (UX 2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from gostop_desktop.engine.actions import GO
from gostop_desktop.i18n import NP_, pgettext
from gostop_desktop.ui.input import Command

from .choices import FOLD, Option, Question
from .describe import Person
from .go_stop import go_stop_facts
from .paint.brush import Brush
from .paint.go_stop import GoStopPanel
from .paint.layers import Picture
from .paint.plate import plate
from .paint.prompts import PromptPanel, PromptState
from .pointer import MATCH_RISE, RISE
from .sprites import Mark
from .tabletop import Tabletop

_STRIP = 60
"""Units of height of the strips of the shade."""
_FOLDS = frozenset({Command.NEXT_REGION, Command.PREVIOUS_REGION})
_FORWARD = frozenset({Command.RIGHT, Command.DOWN})
_BACKWARD = frozenset({Command.LEFT, Command.UP})

_TAKE_BACK = NP_("key", "Take the card back")

Panel = PromptPanel | GoStopPanel


class Asking:
    """One question at a time; nothing is focused when it opens, so a hurried Enter does nothing."""

    def __init__(self, top: Tabletop, answered: Callable[[Option], None], *, points_only: bool) -> None:
        self.panel: Panel | None = None
        self.state = PromptState()
        self._again: Callable[[], Question | None] | None = None
        """Says the open question anew."""
        self._top = top
        self._answered = answered
        self._points_only = points_only
        self._painted: tuple[tuple[int, PromptState], Picture] | None = None
        self._shade: tuple[Brush, list[Picture]] | None = None
        self._is_held = False
        """Whether it is folded only as long as a key is held."""
        self._aside: tuple[str, str] | None = None
        """What a single switch could do besides answering, in words, while that has the focus."""
        self._plate: tuple[object, Picture] | None = None

    @property
    def is_open(self) -> bool:
        return self.panel is not None

    @property
    def is_in_the_way(self) -> bool:
        """Whether the table is covered: not where the question is folded or its cards are on the table."""
        return self.panel is not None and not self.state.is_folded

    @property
    def tells_fold(self) -> bool:
        """Whether the open question says itself which key folds and unfolds it."""
        if self.panel is None or self.state.is_folded:
            return self.panel is not None
        return isinstance(self.panel, PromptPanel) and self.panel.tells_fold

    def open(
        self, question: Question, people: Sequence[Person], again: Callable[[], Question | None] | None = None
    ) -> None:
        """Put a question; `again` says it anew, in the language that is in force then."""
        if any(option.action == GO for option in question.options):
            facts = go_stop_facts(self._top.view, people, points_only=self._points_only)
            self.panel = GoStopPanel(self._top.brush, question, facts)
        else:
            self.panel = PromptPanel(self._top.brush, self._top.faces, question)
        self.state = PromptState()
        self._again = again
        self._painted = self._plate = self._aside = None

    def close(self) -> None:
        self.panel = None
        self._painted = self._plate = self._aside = None

    def relayout(self, people: Sequence[Person]) -> None:
        """Lay the question out for another window, in another language, or with the caps of another device."""
        if self.panel is not None:
            state, again = self.state, self._again
            said = None if again is None else again()
            self.open(said or self.panel.question, people, again)
            self.state = state

    def look_through(self) -> None:
        """Fold the question for as long as a key is held (UX 2.5)."""
        if self.is_in_the_way:
            self.state = PromptState(is_folded=True)
            self._is_held = True

    def let_go(self) -> None:
        """Unfold it again: the key has been let go."""
        if self._is_held and self.is_open:
            self.state = PromptState()
        self._is_held = False

    def light(self) -> None:
        """Lift and mark the cards on the table that can be chosen, and darken the others there (UX 2.4)."""
        panel = self.panel
        if panel is None or not panel.question.asks_target:
            self._top.dimmed = 0
            self._top.hides_trace = False
            return
        self._top.hides_trace = True
        # The card that was played stays raised, also where nobody's pointer or focus is on it any more.
        for card in set(panel.question.cards) & set(self._top.stage.hand):
            self._top.marks[card] = Mark.FOCUS
            self._top.lifted[card] = RISE
        meant = self.state.focused if self.state.hovered is None else self.state.hovered
        asked = 0
        for index, option in enumerate(panel.options):
            for card in option.cards:
                asked |= 1 << card
                self._top.marks[card] = Mark.FOCUS if index == meant else Mark.MATCH
                self._top.lifted[card] = MATCH_RISE
        self._top.dimmed = self._top.stage.on_table & ~asked

    def numbers(self) -> list[Picture]:
        """Return the keys of the cards that can be chosen, each on its card's reading start."""
        panel = self.panel
        if panel is None or not panel.question.asks_target:
            return []
        sprites, badges, up = self._top.stage.sprites, self._top.badges, self._top.layout.u(MATCH_RISE)
        return [
            badges.key(sprites[card].pose.rect.moved(0, -up), label)
            for option in panel.options
            for card in option.cards
            if card in sprites and option.command is not None and (label := _short(self._top.desk.cap(option.command)))
        ]

    def scan(self) -> None:
        """Move on for a single switch: through the answers, then to what can be done besides answering."""
        panel = self.panel
        assert panel is not None, "a question is open"
        asides = [*([_TAKE_BACK] if panel.question.can_cancel else ()), FOLD]
        focused, count = self.state.focused, len(panel.options)
        here = -1 if focused is None else focused
        if self._aside is not None:
            here = count + asides.index(self._aside)
        there = (here + 1) % (count + len(asides))
        self._aside = None if there < count else asides[there - count]
        self.state = PromptState(focused=there if there < count else None)

    def unfold(self) -> bool:
        """Open the folded question again; return whether one was folded."""
        is_folded = self.is_open and self.state.is_folded
        if is_folded:
            self.state = PromptState()
        return is_folded

    def cancel(self) -> bool:
        """Take the question back if it can be; return whether it could."""
        if self.panel is None or not self.panel.question.can_cancel:
            return False
        self.close()
        return True

    def command(self, command: Command) -> bool:
        """Return whether a key was used: shortcuts answer, arrows focus, Enter answers what is focused, Tab folds."""
        panel = self.panel
        if panel is None:
            return False
        for option in panel.options:
            if command is option.command:
                self._answered(option)
                return True
        if self.state.is_folded and command not in _FOLDS:
            return False
        aside, self._aside = self._aside, None
        if aside is not None and command is Command.CONFIRM:
            if aside == FOLD:
                self.state = PromptState(is_folded=True)
            else:
                self.cancel()
        elif command in _FOLDS:
            self.state = PromptState(is_folded=not self.state.is_folded)
        elif command in _FORWARD | _BACKWARD:
            self._step(panel, 1 if (command in _FORWARD) != self._top.layout.is_mirrored else -1)
        elif command is Command.CONFIRM:
            if self.state.focused is not None:
                self._answered(panel.options[self.state.focused])
        else:
            return False
        return True

    def _step(self, panel: Panel, way: int) -> None:
        count = len(panel.options)
        focused = self.state.focused
        index = (0 if way > 0 else count - 1) if focused is None else (focused + way) % count
        self.state = PromptState(focused=index)

    def point(self, place: tuple[int, int]) -> bool:
        """Take where the mouse is; return whether it is over the question."""
        panel = self.panel
        if panel is None or self.state.is_folded or not pygame.Rect(panel.rect).collidepoint(place):
            if self.state.hovered is not None:
                self.state = PromptState()
            return False
        hovered = next((i for i, slab in enumerate(panel.slabs) if pygame.Rect(slab).collidepoint(place)), None)
        if hovered != self.state.hovered:
            self.state = PromptState(hovered=hovered, focused=self.state.focused if hovered is None else None)
        return True

    def press(self, place: tuple[int, int]) -> bool:
        """Return whether a click was meant for the question, or for a card on the table that it asks about."""
        panel = self.panel
        if panel is None:
            return False
        if self.state.is_folded:
            if pygame.Rect(panel.bar).collidepoint(place):
                self.state = PromptState()
                return True
        elif pygame.Rect(panel.rect).collidepoint(place):
            if self.state.hovered is not None:
                self._answered(panel.options[self.state.hovered])
            return True
        if panel.question.asks_target:
            for option in panel.options:
                if self._top.card_at(place, option.cards) is not None:
                    self._answered(option)
                    return True
        return self.cancel()

    def pictures(self) -> list[Picture]:
        """Return the question as it is drawn, with the shade over what is above the stripe (VISUAL 1)."""
        panel = self.panel
        if panel is None:
            self._shade = None
            return []
        key = (id(panel), self.state)
        if self._painted is None or self._painted[0] != key:
            place = panel.bar if self.state.is_folded else panel.rect
            self._painted = (key, Picture(panel.paint(self.state), place.x, place.y, 4000))
        if self.state.is_folded or panel.question.asks_target:
            return [*self.numbers(), self._painted[1], *self._plates(panel)]
        return [*self._dim(), self._painted[1], *self._plates(panel)]

    def _plates(self, panel: Panel) -> list[Picture]:
        """Return what has the focus besides the answers."""
        if self._aside is None:
            return []
        key = (id(panel), self._aside)
        if self._plate is None or self._plate[0] != key:
            self._plate = (key, plate(self._top.brush, pgettext(*self._aside), panel.rect))
        return [self._plate[1]]

    def _dim(self) -> list[Picture]:
        """Return the shade in strips of one picture: as a whole it is half a window, which takes time to get."""
        brush, area = self._top.brush, self._top.layout.prompt_area()
        if self._shade is None or self._shade[0] is not brush:
            strip = pygame.Surface((area.w, self._top.layout.u(_STRIP)), pygame.SRCALPHA)
            strip.fill(self._top.desk.theme.surface.dim.premul_alpha())
            height = strip.get_height()
            tops = range(area.y, area.bottom, height)
            pieces = [strip.subsurface((0, 0, area.w, min(height, area.bottom - top))) for top in tops]
            shade = [Picture(piece, area.x, top, 3900) for piece, top in zip(pieces, tops, strict=True)]
            self._shade = brush, shade
        return self._shade[1]


def _short(label: str) -> str:
    """Return what fits on a card of a key's name: of the number pad's the digit."""
    return label.rpartition(" ")[2] if label.startswith("Num ") else label
