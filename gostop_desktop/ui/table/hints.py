"""Hints: what the analyst would play and why, thought out in the other process (UX 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from math import isfinite

import pygame

from gostop_desktop.engine.actions import (
    Action,
    Answer,
    Bomb,
    Bonus,
    Choose,
    Declare,
    FlipOnly,
    Go,
    Pass,
    Play,
    Quad,
    Shake,
    Shodang,
    Stop,
)
from gostop_desktop.engine.cards import MONTH_CARDS, Card, cards_in
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, left_to_right, ngettext, pgettext
from gostop_desktop.players.reasons import Kind, Reason, reasons
from gostop_desktop.players.search import Considered, advised
from gostop_desktop.players.worker import Worker
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import listed

from .effects import EffectKind
from .hint_place import Asked, HintPlaces
from .paint.hints import HintFacts, HintList, HintRow
from .paint.layers import Picture
from .pointer import RISE
from .sprites import Mark
from .tabletop import Tabletop
from .words import BAKS, card_name, month_name, seat_names, set_name

_Z = 4050
"""Above a question, which it may be a hint for."""
_BEAT = 0.2
"""Seconds between the two pulses of a card that is recommended (UX 4)."""
_SHOWN = 3
"""How many plays a hint names: the second one says whether the first one matters."""
REASONS: dict[Kind, tuple[str, str]] = {
    "completes": NP_("reason", "completes {name}"),
    "blocks": NP_("reason", "keeps {name} from {who}"),
    "escapes_bak": NP_("reason", "gets out of {name}"),
    "takes_stack": NP_("reason", "takes the stack, and junk with it"),
    "takes_junk": NP_("reason", "takes the month, and junk with it"),
    "takes_bonus": NP_("reason", "costs nothing: junk, and another card"),
    "captures": NP_("reason", "captures {cards}"),
    "denies_junk": NP_("reason", "leaves {who} less junk"),
    "avoids_ppuk": NP_("reason", "no ppuk can come of it"),
    "keeps_pair": NP_("reason", "keeps {cards}"),
    "nothing_threatens": NP_("reason", "nobody is near"),
    "threatened": NP_("reason", "{who} is near"),
}


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question to the analyst."""

    view: View
    answer: Future[list[Considered]]


class Hints:
    """The hint that is shown, if one is: the best action, or all of them."""

    def __init__(self, top: Tabletop, worker: Worker) -> None:
        self.shows: Command | None = None
        """Which key opened it."""
        self._top = top
        self._worker = worker
        self._asked: _Asked | None = None
        self._lit: _Asked | None = None
        """For which question its cards have pulsed."""
        self._first = 0
        """The line from which on all plays are shown."""
        self._painted: tuple[object, Picture] | None = None

    def ask(self, command: Command, view: View, seed: str) -> None:
        """Show a hint for the view, which asks its seat something; the same key again takes it away."""
        if self.shows is command:
            self.close()
            return
        self.shows, self._first = command, 0
        if self._asked is None or self._asked.view != view:
            self._cancel()
            self._asked = _Asked(view, self._worker.consider(view, seed))

    def close(self) -> bool:
        """Take the hint away; return whether there was one."""
        was_open = self.shows is not None
        self.shows = None
        return was_open

    def forget(self) -> None:
        """Take the hint away and what was thought with it: the decision has been made."""
        self.close()
        self._cancel()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the best action is about, once it is known."""
        found = self._found()
        if self.shows is None or not found:
            return ()
        assert self._asked is not None, "somebody asked"
        match advised(self._asked.view, found).action:
            case Play(card) | Bonus(card) | Choose(card):
                return (card,)
            case Bomb(month) | Shake(month):
                return tuple(cards_in(MONTH_CARDS[month] & (self._asked.view.hand)))
            case _:
                return ()

    def light(self) -> None:
        """Lift and mark those cards, unless the person means others; as they become known they pulse twice."""
        cards = self.cards
        if cards and self._lit is not self._asked:
            self._lit = self._asked
            for card in cards:
                area = self._top.stage.place(card).rect.moved(0, -self._top.layout.u(RISE))
                for beat in range(2):
                    self._top.effects.add(EffectKind.PULSE, area, delay=_BEAT * beat)
        for card in cards:
            self._top.marks.setdefault(card, Mark.PICKED)
            self._top.lifted.setdefault(card, RISE)

    def pictures(self, asked: Asked | None = None) -> list[Picture]:
        """Return the open hint; where a question is open it lies beside it."""
        if self.shows is None:
            return []
        facts = self.facts()
        key = (facts, self._top.brush, self._top.desk.cap(Command.BACK), asked, self.shows, self._first)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._list(facts) if self.shows is Command.ALL_HINTS else self._note(facts, asked))
        return [self._painted[1]]

    def scroll(self, lines: int) -> bool:
        """Show lines further down, or up; return whether there were any."""
        if self.shows is not Command.ALL_HINTS:
            return False
        last = HintList(self._top.brush, self.facts(), "").last_first
        first = max(0, min(last, self._first + lines))
        has_moved, self._first = first != self._first, first
        return has_moved

    @property
    def rects(self) -> list[pygame.Rect]:
        """Return where the open hint lies."""
        return [] if self.shows is None or self._painted is None else [self._painted[1].rect]

    def _list(self, facts: HintFacts) -> Picture:
        plays = HintList(self._top.brush, facts, pgettext("drawer", "All plays"))
        return Picture(plays.paint(self._first), plays.rect.x, plays.rect.y, _Z)

    def _note(self, facts: HintFacts, asked: Asked | None) -> Picture:
        placed = HintPlaces(self._top, self.cards, asked).find(facts, pgettext("drawer", "Hint"))
        return Picture(placed.note.paint(), placed.x, placed.y, _Z)

    def facts(self) -> HintFacts:
        """Return the hint in words."""
        found = self._found()
        if found is None or self._asked is None:
            return HintFacts(())
        names = seat_names(self._top.stage.viewer, [person.name for person in self._top.describer.people])
        is_list = self.shows is Command.ALL_HINTS
        rows = hint_rows(self._asked.view, found, names, most_reasons=1 if is_list else 3)
        return HintFacts(rows if is_list else rows[:_SHOWN])

    def _found(self) -> list[Considered] | None:
        asked = self._asked
        return (
            asked.answer.result()
            if asked is not None and asked.answer.done() and not asked.answer.cancelled()
            else None
        )

    def _cancel(self) -> None:
        if self._asked is not None:
            self._asked.answer.cancel()
        self._asked = None


def hint_rows(
    view: View, found: Sequence[Considered], names: tuple[str, ...], *, most_reasons: int
) -> tuple[HintRow, ...]:
    """Return the actions in words: the one that is recommended, those that chance does not tell from it, the rest.

    Two cards of one name are told once, as the better one.
    """
    best = advised(view, found)
    rows: dict[str, HintRow] = {}
    for one in sorted(found, key=lambda one: (one is not best, not one.is_near(found[0]))):
        words = action_words(one.action)
        if words in rows:
            continue
        is_close = isfinite(one.error) and one.is_near(found[0])
        why = listed(_words(reason, names) for reason in reasons(view, one.action)[:most_reasons])
        verdict = "" if one is best else _verdict(one, best, is_close=is_close)
        rows[words] = HintRow(words, why, _figures(one), verdict, is_close=is_close or one is best)
    return tuple(rows.values())


def _figures(one: Considered) -> str:
    """Return what a play is worth; nothing as long as nobody has thought it through."""
    if not isfinite(one.error):
        return ""
    return left_to_right(f"{one.points:+.1f} ±{one.error:.1f}".replace("-", "−"))


def _verdict(one: Considered, best: Considered, *, is_close: bool) -> str:
    """Return in words how a play compares with the one that is recommended."""
    if not isfinite(one.error):
        return ""
    if is_close:
        return pgettext("verdict", "about as good")
    less = round(best.points - one.points)
    return ngettext("about {n} point less", "about {n} points less", less) if less > 0 else _("a little less")


def action_words(action: Action) -> str:  # one line for each kind of action
    """Return an action as a few words."""
    match action:
        case Play(card, shake=True):
            return _("{card}, shaken", card=card_name(card))
        case Play(card) | Bonus(card):
            return card_name(card)
        case Choose(card):
            return _("Take {card}", card=card_name(card))
        case Bomb(month):
            return _("Bomb {month}", month=month_name(month))
        case Shake(month):
            return _("Shake {month}", month=month_name(month))
        case FlipOnly():
            return _("Flip only")
        case Declare(junk=junk):
            return pgettext("cup", "As junk") if junk else pgettext("cup", "As an animal")
        case Go():
            return pgettext("decision", "Go")
        case Stop():
            return pgettext("decision", "Stop")
        case Quad():
            return _("Win now")
        case Pass():
            return _("Play on")
        case Shodang():
            return pgettext("decision", "Shodang")
        case Answer(accepts):
            return pgettext("decision", "Accept") if accepts else pgettext("decision", "Refuse")


def _words(reason: Reason, names: tuple[str, ...]) -> str:
    if reason.kind == "escapes_bak":
        name = pgettext(*BAKS[reason.name])
    elif reason.name:
        name = set_name(reason.name)
    else:
        name = ""
    who = "" if reason.seat is None else names[reason.seat]
    context, message = REASONS[reason.kind]
    # Two cards of one name are told once: the month's pair of junk is no list.
    cards = listed(dict.fromkeys(card_name(card) for card in reason.cards))
    return pgettext(context, message, name=name, who=who, cards=cards)
