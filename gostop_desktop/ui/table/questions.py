"""What a phase of the round asks the viewer: which card, what a cup is, whether to end the round (UX 2.4)."""

from __future__ import annotations

from collections.abc import Sequence

from gostop_desktop.engine import actions
from gostop_desktop.engine.baks import Bak
from gostop_desktop.engine.cards import FIRST_BONUS, MATES, Card, cards_in
from gostop_desktop.engine.shodang import winners_with
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, ngettext, pgettext
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.lists import dotted

from .choices import Option, Question, target_lines
from .facts import declared
from .words import BAKS, card_name, kind_name

_TARGET_COMMANDS = (Command.CARD_1, Command.CARD_2)


def question_of(view: View, names: Sequence[str], lying: Sequence[Card] = ()) -> Question | None:
    """Return what the phase asks the viewer, None where it is to play a card or not the viewer's to decide.

    `names` tells what every seat is called. Cards to choose from stand in the order in which they lie on the table,
    where that is told.
    """
    if not view.legal:
        return None
    match view.phase:
        case Phase.HAND_TARGET | Phase.FLIP_TARGET:
            return _target_question(view, names, lying)
        case Phase.GUKJIN:
            return _cup_question(view)
        case Phase.QUAD:
            return _quad_question(view)
        case Phase.SHODANG:
            return _shodang_question(view, names)
        case _:
            return None


def _target_question(view: View, names: Sequence[str], lying: Sequence[Card]) -> Question:
    assert view.choice is not None, f"phase {view.phase} has a choice"
    options = []
    choices = [action for action in view.legal if isinstance(action, actions.Choose)]
    choices.sort(key=lambda action: lying.index(action.card) if action.card in lying else 0)
    for command, action in zip(_TARGET_COMMANDS, choices, strict=False):
        lines, gain = target_lines(view, names, view.choice.card, action.card)
        told = (kind_name(action.card), *lines)
        options.append(Option(card_name(action.card), action, command, told, tuple(gain), (action.card,)))
    note = _("{card} matches two cards", card=card_name(view.choice.card))
    return Question(
        _("Which one do you take?"),
        note,
        tuple(options),
        (view.choice.card,),
        asks_target=True,
        asks_of_flip=view.phase is Phase.FLIP_TARGET,
    )


def _cup_question(view: View) -> Question:
    ways = [action for action in view.legal if isinstance(action, actions.Declare)]
    assert ways, "a cup is asked about"
    comes_to = {action: declared(view, action.card, junk=action.junk) for action in ways}
    # What saves from a penalty, or does not, is said where that depends on the answer (UX 2.4).
    decisive = [
        kinds[0].kind
        for kinds in zip(*(told.baks for told in comes_to.values()), strict=True)
        if len({bak.missing == 0 for bak in kinds}) > 1
    ]
    options = []
    for action, told in comes_to.items():
        gain = told.gain
        if action.junk:
            label, command = pgettext("cup", "As double junk"), Command.JUNK
            count = _("Junk {before} → {after}", before=gain.junk_before, after=gain.junk_after)
        else:
            label, command = pgettext("cup", "As an animal"), Command.ANIMAL
            count = _("Animals {before} → {after}", before=gain.animals_before, after=gain.animals_after)
        points = ngettext("{n} point", "{n} points", gain.after)
        baks = [bak for bak in told.baks if bak.kind in decisive]
        threats = (_safety(bak) for bak in baks if bak.missing)
        saved = tuple(_safety(bak) for bak in baks if not bak.missing)
        options.append(Option(label, action, command, (count, points, *threats), saved))
    card = ways[0].card
    return Question(card_name(card), _("What does it count as?"), tuple(options), (card,))


def _safety(bak: Bak) -> str:
    """Return how far the viewer is from a penalty."""
    name = pgettext(*BAKS[bak.kind])
    if not bak.missing:
        return _("{bak}: safe", bak=name)
    return ngettext("{bak}: {n} short", "{bak}: {n} short", bak.missing, bak=name)


def _quad_question(view: View) -> Question:
    four = tuple(card for card in cards_in(view.hand) if card < FIRST_BONUS and view.hand & MATES[card] == MATES[card])
    points = view.rules.hand_quad_points
    told = ngettext("{n} point from each opponent", "{n} points from each opponent", points)
    if view.rules.players == 2:
        told = ngettext("You win {n} point", "You win {n} points", points)
    win = Option(pgettext("action", "End the round"), actions.QUAD, Command.CARD_1, (told,), is_main=True)
    on = Option(pgettext("action", "Play on"), actions.PASS, Command.CARD_2, (_("Nobody learns of it"),))
    return Question(_("Four of a month"), _("You were dealt all four of a month"), (win, on), four)


def _shodang_question(view: View, names: Sequence[str]) -> Question:
    assert view.shodang is not None, "a shodang has been called"
    shown = tuple(cards_in(view.shown[view.shodang.caller]))
    yes = Option(pgettext("answer", "Accept"), actions.ACCEPT, Command.CARD_1, (_("The round ends without a winner"),))
    no = Option(pgettext("answer", "Refuse"), actions.REFUSE, Command.CARD_2, (_("If the third player wins, you pay"),))
    wins = [
        _wins(card, None if seat == view.seat else names[seat]) for card in shown for seat in winners_with(view, card)
    ]
    title = _("Shodang by {name}", name=names[view.shodang.caller])
    return Question(title, dotted(wins), (yes, no), shown)


def _wins(card: Card, name: str | None) -> str:
    """Return whom a card of the caller would let win; None is the viewer."""
    if name is None:
        return _("{card} lets you win", card=card_name(card))
    return _("{card} lets {name} win", card=card_name(card), name=name)
