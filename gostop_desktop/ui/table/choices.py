"""What a person can do now, taken from the view's legal actions: by card, and besides the cards.."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.announce import is_dead
from gostop_desktop.engine.cards import FIRST_BONUS, MATES, Card, CardSet, Month, cards_in, month_of
from gostop_desktop.engine.factors import shake_factor
from gostop_desktop.engine.house import bombing, shown_with
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import listed

from .facts import Gain, gain_of
from .sets import SET_CARDS
from .words import SETS, card_name, month_name, set_name


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question."""

    label: str
    action: Action | None
    """None takes the question back."""
    command: Command | None = None
    lines: tuple[str, ...] = ()
    """What it does."""
    gain: tuple[str, ...] = ()
    """What it brings above all: said last and brightest."""
    cards: tuple[Card, ...] = ()
    is_main: bool = False
    """Whether it is drawn in red: at most one."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked: never with a default (UX 2.4)."""

    title: str
    note: str
    options: tuple[Option, ...]
    cards: tuple[Card, ...] = ()
    """What it is about."""
    can_cancel: bool = False
    asks_target: bool = False
    """Whether the cards of the options lie on the table and can be clicked there."""
    asks_of_flip: bool = False
    """Whether it asks what a card takes that was turned up, and lies on the stock."""


def actions_of(legal: Sequence[Action], card: Card) -> list[Action]:
    """Return what can be done with a card of the hand."""
    found: list[Action] = []
    for action in legal:
        match action:
            case actions.Play(card=played) | actions.Bonus(card=played) if played == card:
                found.append(action)
            case actions.Bomb(month=month) if card < FIRST_BONUS and month_of(card) == month:
                found.append(action)
            case _:
                pass
    return found


def playable(view: View) -> CardSet:
    """Return the hand cards that can be played now."""
    if view.phase is not Phase.PLAY:
        return 0
    return sum(1 << card for card in cards_in(view.hand) if actions_of(view.legal, card))


def extras(view: View) -> tuple[Option, ...]:
    """Return what can be done besides playing a card: flip only, shake now, declare, call shodang."""
    if view.phase is not Phase.PLAY:
        return ()
    found = []
    for action in view.legal:
        option = _extra(view, action)
        if option is not None:
            found.append(option)
    return tuple(found)


def _extra(view: View, action: Action) -> Option | None:
    match action:
        case actions.FlipOnly():
            left = view.free_turns[view.seat]
            words = ngettext("Flip only ({n} left)", "Flip only ({n} left)", left) if left else _("Flip only")
            return Option(words, action, Command.FLIP)
        case actions.Shake(month=month):
            return Option(_("Shake {month}", month=month_name(month)), action, Command.SHAKE)
        case actions.Declare(card=card, junk=True):
            return Option(_("{card} as junk", card=card_name(card)), action, Command.JUNK)
        case actions.Quad():
            return Option(_("Show four of a month"), action)
        case actions.Shodang():
            return Option(pgettext("action", "Shodang"), action)
        case _:
            return None


def matches_of(view: View, card: Card) -> CardSet:
    """Return the cards on the table that a card matches, stacks included; the same months, nothing more."""
    on_table = view.table
    for _month, stack in view.stacks:
        on_table |= stack.cards
    return on_table & MATES[card]


def bombs_of(view: View) -> tuple[Month, ...]:
    """Return the months that can be bombed now."""
    return tuple(action.month for action in view.legal if isinstance(action, actions.Bomb))


def shakes_of(view: View) -> tuple[Month, ...]:
    """Return the months that can be shaken now, alone or with a card."""
    months = [action.month for action in view.legal if isinstance(action, actions.Shake)]
    months += [month_of(action.card) for action in view.legal if isinstance(action, actions.Play) and action.shake]
    return tuple(dict.fromkeys(months))


def question_of_card(view: View, card: Card) -> Question | None:
    """Return what is asked when a card is played that can be played in several ways, None if there is one way."""
    ways = actions_of(view.legal, card)
    if len(ways) < 2:
        return None
    bombs = any(isinstance(action, actions.Bomb) for action in ways)
    plain = _("Play just this card") if bombs else _("Play without shaking")
    options = [_way(view, action, plain) for action in ways]
    options.sort(key=lambda option: not option.is_main)
    title = pgettext("question", "Bomb?") if bombs else pgettext("question", "Shake?")
    held = view.hand & MATES[card]
    month = month_name(month_of(card))
    note = ngettext("You hold {n} card of {month}", "You hold {n} cards of {month}", held.bit_count(), month=month)
    # A bomb takes what lies there too; of four that are shaken, three are shown.
    pictured = held | matches_of(view, card) if bombs else shown_with(view.hand, card)
    return Question(title, note, tuple(options), tuple(cards_in(pictured)), can_cancel=True)


def _way(view: View, action: Action, plain: str) -> Option:
    rules = view.rules
    match action:
        case actions.Bomb(month=month):
            mine = next(card for card in cards_in(view.hand) if card < FIRST_BONUS and month_of(card) == month)
            brings = bombing(rules, is_pair=(view.hand & MATES[mine]).bit_count() == 2)
            free = ngettext("{n} free flip later", "{n} free flips later", brings.free_turns)
            lines = (_bombed(view, month, brings.junk), free, *_win_counts(brings.factor))
            gain = gain_of(view, (view.hand & MATES[mine]) | matches_of(view, mine))
            label = pgettext("action", "Bomb")
            return Option(label, action, Command.BOMB, lines, tuple(gain_lines(gain)), is_main=True)
        case actions.Play(shake=True):
            shaken = len(view.shaken[view.seat])
            lines = (
                *_win_counts(shake_factor(rules, 1)),
                _("Everybody will know these three cards"),
                *((ngettext("Shaken so far: {n}", "Shaken so far: {n}", shaken),) if shaken else ()),
            )
            return Option(pgettext("action", "Shake"), action, Command.SHAKE, lines, is_main=True)
        case actions.Play(card=card) if month_of(card) in bombs_of(view):
            matches = matches_of(view, card)
            gains = gain_lines(gain_of(view, 1 << card | matches)) if matches.bit_count() == 1 else []
            stay = _("The others of its month stay in your hand")
            return Option(plain, action, Command.KEEP, (stay,), tuple(gains))
        case _:
            return Option(plain, action, Command.KEEP, (_("Nobody learns what you hold"),))


def _bombed(view: View, month: Month, junk: int) -> str:
    """Return what a bomb takes."""
    name = month_name(month)
    if not junk:
        return _("Takes all of {month}", month=name)
    if view.rules.players == 2:
        return ngettext(
            "Takes all of {month}, and {n} junk from your opponent",
            "Takes all of {month}, and {n} junk from your opponent",
            junk,
            month=name,
        )
    return ngettext(
        "Takes all of {month}, and {n} junk from each opponent",
        "Takes all of {month}, and {n} junk from each opponent",
        junk,
        month=name,
    )


def _win_counts(factor: int) -> tuple[str, ...]:
    """Return what a win counts more, or that the rules let it count no more."""
    return (_("A win counts ×{factor}", factor=factor) if factor > 1 else _("Multiplies nothing under these rules"),)


def target_lines(view: View, names: Sequence[str], card: Card, target: Card) -> tuple[list[str], list[str]]:
    """Return what taking one card with another does to the sets, and what it completes and is worth."""
    taken = 1 << card | 1 << target
    gain = gain_of(view, taken)
    lines = []
    for name, cards in SET_CARDS.items():
        if cards & 1 << target:
            breaks = breaks_of(view, names, name, taken)
            lines += breaks
            if not breaks or not is_broken(view, name):
                lines.append(set_progress(view, name, taken))
    lines = [line for line in lines if line]
    if gain.ribbons_after > gain.ribbons_before:
        lines.append(_("Ribbons {before} → {after}", before=gain.ribbons_before, after=gain.ribbons_after))
    if gain.junk_after > gain.junk_before:
        lines.append(_("Junk {before} → {after}", before=gain.junk_before, after=gain.junk_after))
    if gain.animals_after > gain.animals_before:
        lines.append(_("Animals {before} → {after}", before=gain.animals_before, after=gain.animals_after))
    return lines, gain_lines(gain)


def set_progress(view: View, name: str, taken: CardSet) -> str:
    """Return how far a set is with more cards; nothing for one that is complete, which is said as a gain."""
    cards = SET_CARDS[name]
    mine = (view.captured[view.seat] | taken) & cards
    total = cards.bit_count()
    if is_broken(view, name):
        return _("{set}: already broken", set=set_name(name))
    if mine == cards:
        return ""
    return _("{set} {have}/{total}", set=set_name(name), have=mine.bit_count(), total=total)


def breaks_of(view: View, names: Sequence[str], name: str, taken: CardSet) -> list[str]:
    """Return whose set comes to nothing if the viewer takes cards of it: of those who have begun it."""
    cards = SET_CARDS[name]
    broken = []
    for seat, captured in enumerate(view.captured):
        theirs = sum(other for at, other in enumerate(view.captured) if at != seat)
        if seat != view.seat and captured & cards and is_dead(cards, theirs | taken) and not is_dead(cards, theirs):
            broken.append(_("Breaks {name}'s {set}", name=names[seat], set=set_name(name)))
    return broken


def is_broken(view: View, name: str) -> bool:
    """Whether others have so much of a set that it can count for nothing any more."""
    theirs = sum(captured for seat, captured in enumerate(view.captured) if seat != view.seat)
    return is_dead(SET_CARDS[name], theirs)


def gain_lines(gain: Gain) -> list[str]:
    """Return what cards would bring, in words: sets completed and points gained."""
    lines = []
    if gain.completes:
        names = listed(pgettext(*SETS[name]) for name in gain.completes)
        lines.append(_("Completes {sets}", sets=names))
    if gain.after > gain.before:
        lines.append(_points_gained(gain))
    return lines


def gain_words(gain: Gain) -> tuple[str, ...]:
    """Return what cards would bring in one line, the longest way first; nothing if neither a set nor a point."""
    names = listed(pgettext(*SETS[name]) for name in gain.completes)
    if gain.after <= gain.before:
        return (_("Completes {sets}", sets=names),) if names else ()
    if names:
        total = ngettext("{n} point", "{n} points", gain.after)
        points = gain.after - gain.before
        return (
            _("Completes {sets} +{points} → {total}", sets=names, points=points, total=total),
            _("{sets} +{points} → {total}", sets=names, points=points, total=total),
        )
    return (_points_gained(gain),)


def _points_gained(gain: Gain) -> str:
    total = ngettext("{n} point", "{n} points", gain.after)
    return _("+{points} → {total}", points=gain.after - gain.before, total=total)


FOLD = NP_("key", "Look at the table")
