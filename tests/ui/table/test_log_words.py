"""Tests of the log's sentences: who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from gostop_desktop import i18n
from gostop_desktop.engine import actions, events
from gostop_desktop.engine.cards import CARD_OF, CODES, FIRST_BONUS
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.rules import GOSTOP, MATGO, Rules
from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.table.moves import turn_lines, turn_sentence
from gostop_desktop.ui.table.words import callout_note
from tests.helpers import position

NAMES = ("Ann", "Ben", "Cho")


def test_a_bonus_card_of_the_deal_is_the_dealers_move() -> None:
    dealt: list[Event] = [
        events.Dealt(0, None, 5),
        events.Dealt(1, None, 5),
        events.Dealt(None, (FIRST_BONUS,), 1),
        events.BonusTaken(1, (FIRST_BONUS,), "table"),
    ]

    assert turn_sentence(dealt, NAMES).startswith("\u2068Ben\u2069: ")


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("rules", [MATGO, GOSTOP], ids=["matgo", "gostop"])
def test_whatever_is_dealt_the_dealer_takes_the_bonus_cards_of_the_table(rules: Rules, dealer: int) -> None:
    deals = [deal(rules, deck_v1(rules, secret_of(str(number))), dealer=dealer)[1] for number in range(40)]
    taking = [told for told in deals if any(isinstance(event, events.BonusTaken) for event in told)]

    assert len(taking) > 5
    assert {turn_sentence(told, NAMES).split(":")[0].strip("\u2068\u2069") for told in taking} == {NAMES[dealer]}


def test_a_payment_at_once_stands_in_the_log() -> None:
    turn = [events.InstantPayment(0, (), "first_jjok", 3)]

    assert "3 points at once" in turn_sentence(turn, NAMES).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("viewer", "told"), [(0, "Ben pays 7 points"), (1, "you pay 7 points"), (None, "Ben pays 7 points")]
)
def test_of_two_it_is_told_who_pays_at_once(viewer: int | None, told: str) -> None:
    turn = [events.InstantPayment(0, (), "first_ppuk", 7)]

    assert f"First ppuk: {told} at once" == i18n.plain(turn_lines(turn, NAMES[:2], viewer)[0][1])


@pytest.mark.parametrize(("seats", "told"), [(2, "7 points"), (3, "7 points from each")])
def test_a_callout_says_from_whom_points_come_where_there_are_several(seats: int, told: str) -> None:
    assert told == i18n.plain(callout_note("first_ppuk", (), 7, seats))
    assert not callout_note("first_ppuk", (), 0, seats), "what only counts for a win is paid by nobody"


def test_what_stays_in_a_ppuk_is_not_said_to_be_taken() -> None:
    laid, target, turned = (CARD_OF[code] for code in ("12R", "12B", "12D"))
    turn: list[Event] = [
        events.Paired(0, (laid, target), "hand"),
        events.Paired(0, (turned, target), "flip"),
        events.Ppuk(0, (laid, target, turned), 11),
    ]

    assert ["Plays Rain ribbon", "Flips Storm gate double junk"] == told(turn)[:2]


@pytest.mark.parametrize(("kind", "told"), [("own", "Takes their own stack"), ("other", "Takes the whole stack of")])
def test_the_log_says_whose_stack_is_taken(kind: events.StackKind, told: str) -> None:
    assert told in turn_sentence([events.StackTaken(0, (), kind, 11, "hand")], NAMES)


def test_before_anything_is_taken_nothing_is_said_to_be() -> None:
    """A card on its match may still become a ppuk: only what was taken is said to be."""
    card, target = CARD_OF["12R"], CARD_OF["12B"]
    played = events.Paired(0, (card, target), "hand")
    i18n.load(Path(str(asset("_built/locale"))), "ko")
    try:
        at_first = turn_lines([played], NAMES)[0][1]
        afterwards = turn_lines([played, events.Captured(0, (card, target), "hand")], NAMES)[0][1]
    finally:
        i18n.load(Path(), "en")

    assert "먹음" not in at_first
    assert "먹음" in afterwards


@pytest.mark.parametrize(("viewer", "told"), [(1, "Takes Plum junk from you"), (0, "Takes Plum junk from Ben")])
def test_junk_is_taken_from_you_in_the_middle_of_a_line(viewer: int, told: str) -> None:
    names = tuple("You" if seat == viewer else name for seat, name in enumerate(NAMES))
    taken = events.JunkTaken(0, (CARD_OF["02J"],), 1, "jjok")

    assert [told] == [i18n.plain(line) for _event, line in turn_lines([taken], names, viewer)]
    assert told in i18n.plain(turn_sentence([taken], names, viewer))


@pytest.mark.parametrize(("code", "told"), [("X2", "double"), ("X3", "triple")])
@pytest.mark.parametrize(("source", "verb"), [("table", "Takes"), ("hand", "Plays")])
def test_a_bonus_card_is_told_in_the_middle_of_a_line(
    source: Literal["hand", "table"], verb: str, code: str, told: str
) -> None:
    card = next(card for card in range(FIRST_BONUS, len(CODES)) if CODES[card].startswith(code))

    assert [f"{verb} the {told} bonus card"] == [
        line for _event, line in turn_lines([events.BonusTaken(0, (card,), source)], NAMES, 0)
    ]


def test_what_is_played_in_place_of_a_bonus_card_is_told_apart_from_hand_and_flip() -> None:
    """RULES C.8: a bonus card, the substitute that is turned up, and the ordinary flip."""
    round_ = position("10A 01J", "X2a", "10J 11J", rules=replace(MATGO, hand_bonus="flip_substitute"))
    turn = round_.apply(actions.Bonus(CARD_OF["X2a"]))

    assert ["Plays the double bonus card", "Flips Maple junk in its place, takes Deer"] == told(turn)[:2]
    assert "Flips Paulownia junk, no match" == told(turn)[2]


@pytest.mark.parametrize("viewer", [0, 1])
def test_that_a_card_is_drawn_for_a_bonus_card_is_told_and_never_which(viewer: int) -> None:
    round_ = position("10A", "X2a 01J", "10J", rules=replace(MATGO, hand_bonus="draw_to_hand"))
    turn = [events.redact(event, viewer) for event in round_.apply(actions.Bonus(CARD_OF["X2a"]))]

    assert ["Plays the double bonus card, draws another card"] == told(turn)


def test_a_bonus_card_that_stays_in_a_ppuk_is_not_said_to_be_taken() -> None:
    round_ = position("10A 01J", "10R", "X2a 10J", rules=replace(MATGO, bonus_ppuk="bury"))
    lines = told(round_.apply(actions.Play(CARD_OF["10R"])))

    assert "Flips the double bonus card" == lines[1]
    assert "The bonus card stays with them" == lines[-1]
    assert not any("Takes" in line for line in lines)


@pytest.mark.parametrize("rules", [MATGO, GOSTOP], ids=["matgo", "gostop"])
def test_every_turn_of_a_round_is_told_and_says_who_acts_first(rules: Rules) -> None:
    """Whatever happens, nobody has to ask what it was: no turn is left out, and no line is empty."""
    for number in range(12):
        round_, _told = deal(rules, deck_v1(rules, secret_of(str(number))), dealer=0)
        rng = Random(number)
        while round_.to_move is not None:
            seat = round_.to_move
            moves = round_.apply(rng.choice(round_.legal_actions()))
            sentence = i18n.plain(turn_sentence(moves, NAMES))
            assert not sentence or sentence.startswith(f"{NAMES[seat]}: ")
            assert bool(sentence) == any(not isinstance(event, _SILENT) for event in moves)


_SILENT = (
    events.TurnStarted, events.TurnEnded, events.Captured, events.ScoreChanged, events.SetDead, events.BakRisk,
    events.Flipped, events.Bomb, events.RoundEnded, events.ReplacementDrawn, events.Tripled, events.Dealt,
)  # fmt: skip
"""What other lines tell, and what panels and marks show."""


def told(turn: Sequence[Event]) -> list[str]:
    """Return the lines of a turn."""
    return [i18n.plain(line) for _event, line in turn_lines(turn, NAMES)]
