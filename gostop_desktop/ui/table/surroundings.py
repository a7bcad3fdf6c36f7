"""What stands round the cards: the bar, the words and keys beside the hand, the buttons (UX 3.2, VISUAL 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import MONTH_CARDS, cards_in
from gostop_desktop.engine.factors import carry_multiplier
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, left_to_right, ngettext, pgettext
from gostop_desktop.ui.input import CARDS, Command, Device
from gostop_desktop.ui.numbers import grouped
from gostop_desktop.ui.rules_text import rules_called
from gostop_desktop.ui.widgets import Button, Controls, IconButton

from .choices import Option, matches_of, playable
from .geometry import Rect
from .paint.bar import BarFacts, draw_bar
from .paint.beside import (
    LEAST,
    TurnFacts,
    can_be_read,
    draw_flag,
    draw_key_row,
    draw_keys,
    draw_turn,
    flag_size,
    keys_fit,
)
from .session import Session
from .tabletop import Tabletop
from .words import month_name

SPEED_NAMES: dict[str, tuple[str, str]] = {
    "slow": NP_("speed", "Slow"),
    "normal": NP_("speed", "Normal"),
    "fast": NP_("speed", "Fast"),
    "instant": NP_("speed", "Instant"),
}
_CROWDED = 1.5
"""The size of text above which the buttons of the bar move into the menu in the compact form."""
_FLAG = 300
"""Units that whose turn it is takes at most on the stripe."""
_FEWEST_KEYS = 3
"""How to choose, to play and to ask for a hint: with less, the keys go on the stripe."""
_BESIDE = 196
"""Units that the words beside the hand take at most."""


class Entry(NamedTuple):
    """A button of the bar: what it is called, its icon, what it does, and the key that does the same."""

    name: str
    icon: str
    action: Callable[[], None]
    command: Command
    stays: bool = False
    """Whether it stays in the bar where the others have moved into the menu."""


class Surroundings:
    """Keeps bar, words and buttons as they have to be."""

    def __init__(
        self,
        top: Tabletop,
        session: Session,
        controls: Controls,
        entries: Callable[[], Sequence[Entry]],
    ) -> None:
        """Take the buttons of the bar: name, icon, action; the first stands at the reading start.

        They are asked for whenever they are laid out: language and settings may have changed.
        """
        self.extras: tuple[Option, ...] = ()
        self._top = top
        self._session = session
        self.controls = controls
        self._entries = entries
        self._count = len(entries())
        self._extra_buttons: dict[Option, Button] = {}
        self._matching: tuple[View, int] | None = None
        """How many cards of the hand match something, in which view."""

    @property
    def is_crowded(self) -> bool:
        """Whether the bar has room for what it says only: its other buttons are in the menu then (UX 3.2)."""
        layout = self._top.layout
        return layout.is_compact and layout.text > _CROWDED

    @property
    def is_practice(self) -> bool:
        return self._session.setup.is_practice

    def offer(self, extras: tuple[Option, ...], submit: Callable[[Action], None]) -> bool:
        """Offer what can be done besides playing a card; return whether that has changed."""
        if extras == self.extras:
            return False
        self.extras = extras
        self.lay_out(submit)
        return True

    def lay_out(self, submit: Callable[[Action], None]) -> None:
        """Put all buttons in their places."""
        self.controls.clear()
        for symbol in self._bar_buttons():
            self.controls.add(symbol)
        self._extra_buttons = {}
        widths = [self._extra_width(option) for option in self.extras]
        for option, rect in zip(self.extras, self._extra_places(widths), strict=True):
            assert option.action is not None, "what is offered is an action"
            desk = self._top.desk
            button = Button(
                desk,
                self._unmirrored(self._top.brush.mirror(rect, self._top.layout.cloth)),
                option.label,
                partial(submit, option.action),
                command=option.command,
                size=15,
            )
            self._extra_buttons[option] = self.controls.add(button)

    def _extra_width(self, option: Option) -> int:
        desk = self._top.desk
        return Button.width_of(desk, option.label, size=15) + desk.u(30 if option.command else 0)

    def _extra_places(self, widths: Sequence[int]) -> list[Rect]:
        """Return where what is offered stands: beside the hand where there is room, else along the stripe."""
        layout, desk = self._top.layout, self._top.desk
        height = max(layout.u(40), desk.text.line_height(desk.t(15)) + layout.u(14))
        band = layout.hand_band
        room = (band.w - layout.hand_width(len(self._top.stage.hand))) // 2 - layout.u(20)
        places = []
        if max(widths, default=0) <= room and len(widths) * (height + layout.u(8)) <= band.h - layout.u(8):
            y = band.y + layout.u(10)
            for width in widths:
                places.append(Rect(band.right - layout.u(12) - width, y, width, height))
                y += height + layout.u(8)
            return places
        end = layout.cloth.right - layout.u(16)
        for width in widths:
            places.append(Rect(end - width, layout.stripe.y - height // 2 - layout.u(6), width, height))
            end -= width + layout.u(10)
        return places

    def button_of(self, option: Option) -> Button:
        """Return the button of something that is offered."""
        return self._extra_buttons[option]

    def option_of(self, command: Command) -> Option | None:
        """Return what a key offers; None where it means nothing, or several things."""
        found = [option for option in self.extras if option.command is command]
        return found[0] if len(found) == 1 else None

    def damaged(self) -> list[pygame.Rect]:
        """Return where buttons are."""
        layout = self._top.layout
        band = layout.stripe
        above = pygame.Rect(band.x, band.y - layout.u(48), band.w, layout.u(90))
        return [pygame.Rect(layout.bar), above, pygame.Rect(layout.hand_band)]

    def _bar_buttons(self) -> list[IconButton]:
        layout = self._top.layout
        entries = [entry for entry in self._entries() if entry.stays or not self.is_crowded]
        self._count = len(entries)
        side = layout.u(34)
        places = [Rect(layout.frame.x + layout.u(8), layout.bar.y, side, layout.bar.h)]
        x = layout.frame.right - layout.u(8)
        for _entry in entries[:0:-1]:
            x -= layout.u(40)
            places.insert(1, Rect(x + layout.u(3), layout.bar.y, side, layout.bar.h))
        return [self._bar_button(rect, entry) for rect, entry in zip(places, entries, strict=True)]

    def _bar_button(self, rect: Rect, entry: Entry) -> IconButton:
        button = IconButton(self._top.desk, pygame.Rect(rect), entry.name, entry.icon, entry.action)
        cap = self._top.desk.cap(entry.command)
        button.tip = _("{name} ({key})", name=entry.name, key=cap) if cap else entry.name
        return button

    def _unmirrored(self, rect: Rect) -> pygame.Rect:
        """Return a place as where one reads from the left: the controls mirror it themselves."""
        return self._top.desk.mirrored(pygame.Rect(rect))

    def put(self, *, may_decide: bool, is_asked: bool, tells_fold: bool = False, is_card_meant: bool = False) -> None:
        """Say in the bar and beside the hand what goes on; less where the note of a card that is meant says more."""
        top = self._top
        layout, brush = top.layout, top.brush
        facts = self._bar_facts()
        icons = layout.u(40 * (self._count - 1) + 12)
        bar = partial(draw_bar, brush=brush, rect=layout.bar, facts=facts, icons=icons)
        top.furniture.put("bar", layout.bar, facts, bar)
        band = layout.hand_band
        room = (band.w - layout.hand_width(len(top.stage.hand))) // 2 - layout.u(12)
        turn = self._turn_facts(may_decide=may_decide, is_asked=is_asked)
        is_wide = room >= layout.u(LEAST)
        width = max(1, min(layout.u(_BESIDE), room))
        left = brush.mirror(Rect(band.x, band.y, width, band.h), band)
        is_beside = is_wide and can_be_read(brush, width, turn)
        nothing = TurnFacts("", is_own=False, lines=())
        beside = turn if is_beside else nothing
        top.furniture.put("turn", left, beside, partial(draw_turn, brush=brush, rect=left, facts=beside))
        # A full hand leaves no room beside it, or too little for long words: on the stripe below the cards then.
        flag = nothing if is_beside else turn
        row = layout.stripe.y - layout.u(3), layout.stripe.h + layout.u(6)
        flagged = layout.u(_FLAG) * flag_size(brush, row[1]) // flag_size(brush, 0)
        stripe = brush.mirror(Rect(layout.cloth.x, row[0], flagged, row[1]), band)
        top.furniture.put("flag", stripe, flag, partial(draw_flag, brush=brush, rect=stripe, facts=flag))
        is_free = not tells_fold and not self.extras
        keys = self._keys(may_decide=may_decide, is_asked=is_asked) if is_free else ()
        # What matters least goes first.
        fewer = (keys[:count] for count in range(len(keys), min(len(keys), _FEWEST_KEYS) - 1, -1))
        column = next((some for some in fewer if keys_fit(brush, width, some)), ()) if is_wide else ()
        right = brush.mirror(Rect(band.right - width, band.y, width, band.h), band)
        top.furniture.put("keys", right, column, partial(draw_keys, brush=brush, rect=right, keys=column))
        # What only passes by, as the key that skips, is not worth a plate that comes and goes.
        side = keys if may_decide and not column and not is_asked and not is_card_meant else ()
        start = layout.cloth.x + flagged + layout.u(10)
        rest = brush.mirror(Rect(start, row[0], layout.cloth.right - layout.u(10) - start, row[1]), band)
        top.furniture.put("key row", rest, side, partial(draw_key_row, brush=brush, rect=rest, keys=side))

    def _bar_facts(self) -> BarFacts:
        session, setup = self._session, self._session.setup
        carry = carry_multiplier(setup.rules, session.before.carry)
        committed = session.committed
        stake = _("{chips} a point", chips=grouped(setup.rules.point_value))
        fingerprint = ""
        if committed is not None:
            fingerprint = left_to_right(f"#{committed.fingerprint[:4]} {committed.fingerprint[4:8]}")
        return BarFacts(
            round=ngettext("Round {n}", "Round {n}", session.before.played + 1),
            rules=_("Practice") if setup.is_practice else rules_called(setup.rules, setup.preset),
            stake="" if setup.points_only else stake,
            carry=_("Nagari ×{factor}", factor=carry) if carry > 1 else "",
            fingerprint=_("This round cannot be saved") if session.problem else fingerprint,
            speed=pgettext(*SPEED_NAMES[self._top.speed_name]),
        )

    def _turn_facts(self, *, may_decide: bool, is_asked: bool) -> TurnFacts:
        view = self._top.view
        turn = self._top.board.turn
        if may_decide and view.phase is Phase.PLAY and not is_asked:
            return TurnFacts(
                pgettext("ribbon", "Your turn"),
                is_own=True,
                lines=(_("Pick a card"), *self._match_lines()),
                alone=pgettext("ribbon", "Your turn: pick a card"),
            )
        if may_decide and view.phase is Phase.GO_STOP:
            return TurnFacts(pgettext("ribbon", "Go or Stop?"), is_own=True, lines=(_("There is no timer"),))
        if may_decide:
            return TurnFacts(pgettext("ribbon", "Choose"), is_own=True, lines=(_("There is no timer"),))
        if turn is None or turn == self._top.stage.viewer:
            return TurnFacts("", is_own=False, lines=())
        name = self._session.setup.seats[turn].name
        return TurnFacts(_("{name}'s turn", name=name), is_own=False, lines=self._stack_lines())

    def _stack_lines(self) -> tuple[str, ...]:
        """Return for which stacks the viewer holds the card, as long as others are to play; nobody else may read it."""
        view = self._top.view
        if self._session.setup.is_hot_seat or not self._top.is_idle:
            return ()
        return tuple(
            _("You hold {month}: the stack can be yours", month=month_name(month))
            for month, _stack in view.stacks
            if view.hand & MONTH_CARDS[month]
        )

    def _match_lines(self) -> tuple[str, ...]:
        """Return how many cards of the hand match something, where matches are marked at all."""
        if not self._top.desk.settings.game.match_marks:
            return ()
        view = self._top.view
        if self._matching is None or self._matching[0] is not view:
            self._matching = (view, sum(1 for card in cards_in(playable(view)) if matches_of(view, card)))
        count = self._matching[1]
        return (ngettext("{n} card has a match", "{n} cards have a match", count),) if count else ()

    def _keys(self, *, may_decide: bool, is_asked: bool) -> tuple[tuple[str, str], ...]:
        label = self._top.desk.cap
        if is_asked:
            return ((label(Command.NEXT_REGION), pgettext("key", "Look at the table")),)
        if may_decide:
            count = len(self._top.stage.hand)
            first, last = label(CARDS[0]), label(CARDS[min(count, len(CARDS)) - 1])
            if count > 1 and first.endswith("1") and last[-1:].isdecimal():
                # The tenth card's key is 0.
                first = f"{first}–{last[-1]}"
            elif count > 1:
                first = f"{first} … {last}"
            numbers = left_to_right(first)
            if self._top.desk.device is Device.GAMEPAD:
                numbers = "← →"
            hint = ((label(Command.HINT), pgettext("drawer", "Hint")),) if self._top.desk.settings.game.hints else ()
            return (
                (numbers, pgettext("key", "Choose")),
                (label(Command.CONFIRM), pgettext("key", "Play")),
                *hint,
                *(((label(Command.REPLAY), pgettext("key", "Once more")),) if self._top.board.traces else ()),
            )
        if not self._top.is_idle:
            return ((label(Command.SKIP), pgettext("key", "Skip")),)
        return ()
