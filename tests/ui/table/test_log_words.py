"""Tests of the log's sentences: who did what."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop import i18n
from gostop_desktop.engine import events
from gostop_desktop.engine.cards import CARD_OF, CODES, FIRST_BONUS
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.rules import GOSTOP, MATGO, Rules
from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.table.words import turn_lines, turn_sentence

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


def test_what_stays_in_a_ppuk_is_not_said_to_be_taken() -> None:
    laid, target, turned = (CARD_OF[code] for code in ("12R", "12B", "12D"))
    turn: list[Event] = [
        events.Paired(0, (laid, target), "hand"),
        events.Paired(0, (turned, target), "flip"),
        events.Ppuk(0, (laid, target, turned), 11),
    ]

    assert [line for _event, line in turn_lines(turn)][:2] == [
        "\u2068Rain ribbon\u2069 laid",
        "\u2068Storm gate double junk\u2069 turned up",
    ]


@pytest.mark.parametrize(("kind", "told"), [("own", "Takes their own stack"), ("other", "Takes the stack of")])
def test_the_log_says_whose_stack_is_taken(kind: events.StackKind, told: str) -> None:
    assert told in turn_sentence([events.StackTaken(0, (), kind, 11, "hand")], NAMES)


def test_before_anything_is_taken_nothing_is_said_to_be() -> None:
    """A card on its match may still become a ppuk: only what was taken is said to be."""
    card, target = CARD_OF["12R"], CARD_OF["12B"]
    played = events.Paired(0, (card, target), "hand")
    i18n.load(Path(str(asset("_built/locale"))), "ko")
    try:
        at_first = turn_lines([played])[0][1]
        afterwards = turn_lines([played, events.Captured(0, (card, target), "hand")])[0][1]
    finally:
        i18n.load(Path(), "en")

    assert "먹음" not in at_first
    assert "먹음" in afterwards


@pytest.mark.parametrize(("viewer", "told"), [(1, "Plum junk from you"), (0, "Plum junk from Ben")])
def test_junk_is_taken_from_you_in_the_middle_of_a_line(viewer: int, told: str) -> None:
    names = tuple("You" if seat == viewer else name for seat, name in enumerate(NAMES))
    taken = events.JunkTaken(0, (CARD_OF["02J"],), 1, "jjok")

    assert [told] == [i18n.plain(line) for _event, line in turn_lines([taken], names, viewer)]


@pytest.mark.parametrize(("code", "told"), [("X2", "double"), ("X3", "triple")])
def test_a_bonus_card_is_told_in_the_middle_of_a_line(code: str, told: str) -> None:
    card = next(card for card in range(FIRST_BONUS, len(CODES)) if CODES[card].startswith(code))

    assert [f"Takes the {told} bonus card"] == [
        line for _event, line in turn_lines([events.BonusTaken(0, (card,), "hand")], NAMES, 0)
    ]
