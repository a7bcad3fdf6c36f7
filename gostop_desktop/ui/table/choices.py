"""What a person can do now, taken from the view's legal actions: by card, and besides the cards.."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import FIRST_BONUS, MATES, Card, CardSet, Month, cards_in, month_of
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import NP_, _, ngettext, pgettext
from gostop_desktop.ui.input import Command

from .facts import Gain, gain_of
from .sets import LEAST_CARDS, SET_CARDS
from .words import SETS, card_name, kind_name, listed, month_name, set_name


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a question."""

    label: str
    action: Action | None
    """None takes the question back."""
    command: Command | None = None
    lines: tuple[str, ...] = ()
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


def question_of(view: View, lying: Sequence[Card] = ()) -> Question | None:
    """Return what the phase asks the viewer, None where it is to play a card or not the viewer's to decide.

    Cards to choose from stand in the order in which they lie on the table, where that is told.
    """
    if not view.legal:
        return None
    match view.phase:
        case Phase.HAND_TARGET | Phase.FLIP_TARGET:
            return _target_question(view, lying)
        case Phase.GUKJIN:
            return _cup_question(view)
        case Phase.QUAD:
            return _quad_question(view)
        case Phase.SHODANG:
            return _shodang_question(view)
        case _:
            return None


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
    held = tuple(cards_in(view.hand & MATES[card]))
    month = month_name(month_of(card))
    note = ngettext("You hold {n} card of {month}", "You hold {n} cards of {month}", len(held), month=month)
    return Question(title, note, tuple(options), held, can_cancel=True)


def _way(view: View, action: Action, plain: str) -> Option:
    rules = view.rules
    match action:
        case actions.Bomb(month=month):
            steals = _("Takes all of {month}, and junk from each opponent", month=month_name(month))
            if rules.players == 2:
                steals = _("Takes all of {month}, and a junk from your opponent", month=month_name(month))
            free = ngettext("{n} free flip later", "{n} free flips later", 2)
            double = _("A win counts ×{factor}", factor=rules.bomb_multiplier)
            return Option(pgettext("action", "Bomb"), action, Command.BOMB, (steals, free, double), is_main=True)
        case actions.Play(shake=True):
            shaken = len(view.shaken[view.seat])
            lines = (
                _("A win counts ×{factor}", factor=rules.shake_multiplier),
                _("Everybody will know these three cards"),
                *((ngettext("Shaken so far: {n}", "Shaken so far: {n}", shaken),) if shaken else ()),
            )
            return Option(pgettext("action", "Shake"), action, Command.SHAKE, lines, is_main=True)
        case actions.Play(card=card) if month_of(card) in bombs_of(view):
            return Option(plain, action, Command.KEEP, (_("The others of its month stay in your hand"),))
        case _:
            return Option(plain, action, Command.KEEP, (_("Nobody learns what you hold"),))


_TARGET_COMMANDS = (Command.CARD_1, Command.CARD_2)


def _target_question(view: View, lying: Sequence[Card]) -> Question:
    assert view.choice is not None, f"phase {view.phase} has a choice"
    options = []
    choices = [action for action in view.legal if isinstance(action, actions.Choose)]
    choices.sort(key=lambda action: lying.index(action.card) if action.card in lying else 0)
    for command, action in zip(_TARGET_COMMANDS, choices, strict=False):
        lines = target_lines(view, view.choice.card, action.card)
        label = card_name(action.card)
        options.append(Option(label, action, command, (kind_name(action.card), *lines), (action.card,)))
    note = _("{card} matches two cards", card=card_name(view.choice.card))
    return Question(_("Which one do you take?"), note, tuple(options), (view.choice.card,), asks_target=True)


def _cup_question(view: View) -> Question:
    options = []
    card = None
    for action in view.legal:
        assert isinstance(action, actions.Declare), f"{action} declares nothing"
        card = action.card
        gain = gain_of(view, 0, junk=1 << card if action.junk else 0, animal=0 if action.junk else 1 << card)
        if action.junk:
            label, command = pgettext("cup", "As double junk"), Command.JUNK
            lines = [_("Junk {before} → {after}", before=gain.junk_before, after=gain.junk_after)]
        else:
            label, command = pgettext("cup", "As an animal"), Command.ANIMAL
            lines = [_("Animals {before} → {after}", before=gain.animals_before, after=gain.animals_after)]
        lines.append(ngettext("{n} point", "{n} points", gain.after))
        options.append(Option(label, action, command, tuple(lines)))
    assert card is not None, "a cup is asked about"
    return Question(card_name(card), _("What does it count as?"), tuple(options), (card,))


def _quad_question(view: View) -> Question:
    four = tuple(card for card in cards_in(view.hand) if card < FIRST_BONUS and view.hand & MATES[card] == MATES[card])
    points = view.rules.hand_quad_points
    win = Option(
        pgettext("action", "End the round"),
        actions.QUAD,
        Command.CARD_1,
        (ngettext("{n} point from each opponent", "{n} points from each opponent", points),),
        is_main=True,
    )
    on = Option(pgettext("action", "Play on"), actions.PASS, Command.CARD_2, (_("Nobody learns of it"),))
    return Question(_("Four of a month"), _("You were dealt all four of a month"), (win, on), four)


def _shodang_question(view: View) -> Question:
    assert view.shodang is not None, "a shodang has been called"
    shown = tuple(cards_in(view.shown[view.shodang.caller]))
    yes = Option(pgettext("answer", "Accept"), actions.ACCEPT, Command.CARD_1, (_("The round ends without a winner"),))
    no = Option(pgettext("answer", "Refuse"), actions.REFUSE, Command.CARD_2, (_("If the third player wins, you pay"),))
    note = _("Either of these cards would let somebody win")
    return Question(pgettext("question", "Shodang"), note, (yes, no), shown)


def target_lines(view: View, card: Card, target: Card) -> list[str]:
    """Return what taking one card with another does to the viewer's sets and points."""
    taken = 1 << card | 1 << target
    gain = gain_of(view, taken)
    lines = [
        line for name, cards in SET_CARDS.items() if cards & 1 << target and (line := set_progress(view, name, taken))
    ]
    if gain.junk_after > gain.junk_before:
        lines.append(_("Junk {before} → {after}", before=gain.junk_before, after=gain.junk_after))
    if gain.animals_after > gain.animals_before:
        lines.append(_("Animals {before} → {after}", before=gain.animals_before, after=gain.animals_after))
    return [*lines, *gain_lines(gain)]


def set_progress(view: View, name: str, taken: CardSet) -> str:
    """Return how far a set is with more cards; nothing for one that is complete, which is said as a gain."""
    cards = SET_CARDS[name]
    mine = (view.captured[view.seat] | taken) & cards
    total = cards.bit_count()
    theirs = sum(captured & cards for seat, captured in enumerate(view.captured) if seat != view.seat)
    if total - theirs.bit_count() < LEAST_CARDS:
        return _("{set}: broken", set=set_name(name))
    if mine == cards:
        return ""
    return _("{set} {have}/{total}", set=set_name(name), have=mine.bit_count(), total=total)


def gain_lines(gain: Gain) -> list[str]:
    """Return what cards would bring, in words: sets completed and points gained."""
    lines = []
    if gain.completes:
        names = listed(pgettext(*SETS[name]) for name in gain.completes)
        lines.append(_("Completes {sets}", sets=names))
    if gain.after > gain.before:
        total = ngettext("{n} point", "{n} points", gain.after)
        lines.append(_("+{points}, {total} in all", points=gain.after - gain.before, total=total))
    return lines


def gain_words(gain: Gain) -> str:
    """Return what cards would bring in one line; nothing if they bring neither a set nor a point."""
    names = listed(pgettext(*SETS[name]) for name in gain.completes)
    points, total = gain.after - gain.before, ngettext("{n} point", "{n} points", gain.after)
    if points <= 0:
        return _("Completes {sets}", sets=names) if names else ""
    if names:
        return _("Completes {sets} +{points} → {total}", sets=names, points=points, total=total)
    return _("+{points} → {total}", points=points, total=total)


FOLD = NP_("key", "Look at the table")
