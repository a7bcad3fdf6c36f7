"""What a press does and does not (BUGS U01, U02, U30, U31; UX 2.4, 3.5)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.state import Phase
from gostop_desktop.ui.app import STILL_AFTER
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.setup import MatchSetup, hot_seats
from gostop_desktop.ui.table.choices import question_of_card
from gostop_desktop.ui.table.session import Session

from .driver import Person
from .seated import matgo, plain_card, seated


def test_a_double_click_plays_one_card(home: Path) -> None:
    """BUGS U01."""
    person = seated(home, matgo())
    place = person.table.place_of_card(person.table.hand[plain_card(person)])
    before = person.table.decision
    own = sum(decision.seat == 0 for decision in person.table.session.decided)

    person.click(place)
    person.click(place)
    person.wait(0.05)

    assert person.table.decision > before
    assert own + 1 == sum(decision.seat == 0 for decision in person.table.session.decided)
    person.leave()


def test_a_press_that_ends_an_animation_plays_nothing(home: Path) -> None:
    """BUGS U02."""
    person = seated(home, matgo(), speed="slow")
    person.wait(0.3)
    layout_hand = person.table.place_of_card(person.table.hand[0]) if person.table.hand else (640.0, 640.0)

    person.click(layout_hand)

    assert 0 == sum(decision.seat == 0 for decision in person.table.session.decided)
    person.leave()


def test_a_hurried_enter_answers_no_question(home: Path) -> None:
    """UX 2.4: nothing is focused when a question opens."""
    for number in range(40):
        person = seated(home / str(number), matgo(f"enter {number}"))
        for _ in range(60):
            table = person.table
            if person.top is not table:
                break
            if table.panel is not None:
                before = table.decision
                for _ in range(5):
                    person.key(Command.CONFIRM)
                assert before == table.decision
                person.leave()
                return
            if table.may_play and table.view.phase is Phase.PLAY:
                person.key(CARDS[0])
            person.wait(0.2)
        person.leave()
    raise AssertionError("no question has been asked")


def test_every_key_in_every_phase_changes_nothing_but_by_a_legal_action(home: Path) -> None:
    """BUGS U30: press everything, in any order; the engine plays again what was decided, and refuses faults."""
    person = seated(home, matgo("keys"))
    skipped = {Command.QUIT, Command.FULL_SCREEN, Command.PAUSE, Command.BACK, Command.MUTE, Command.HELP}
    keys, rng, deepest = [command for command in Command if command not in skipped], Random(3), 0
    for _ in range(12):
        for command in rng.sample(keys, len(keys)):
            if person.top is person.table:
                person.key(command)
        person.wait(0.2)
        deepest = max(deepest, len(person.table.session.decided))
        played_again(person.table.session)

    assert deepest > 5
    person.table.audit()
    person.leave()


def played_again(session: Session) -> None:
    """Play the round's decisions anew from its deck; each must be legal for the seat that took it."""
    assert session.committed is not None
    round, _ = session.before.deal(session.before.deck(session.committed.secret, session.cut))
    for decision in session.decided:
        assert decision.seat == round.to_move
        round.apply(decision.action)


def test_next_round_twice_deals_one_round(home: Path) -> None:
    """BUGS U31."""
    person = seated(home, matgo("twice"))
    person.play_round(Random(1), by="keys")
    played = person.table.session.match.dealt

    person.key(Command.CONFIRM)
    person.key(Command.CONFIRM)
    person.wait(0.3)

    assert played == person.table.session.match.dealt
    person.leave()


def test_escape_takes_a_question_about_a_card_back(home: Path) -> None:
    for number in range(60):
        person = seated(home / str(number), matgo(f"escape {number}"))
        table = person.table
        asking = [
            index
            for index, card in enumerate(table.hand)
            if table.view.phase is Phase.PLAY and question_of_card(table.view, card) is not None
        ]
        if asking:
            before = table.decision
            person.key(CARDS[asking[0]])
            is_asked = table.panel is not None
            person.key(Command.BACK)
            still_asked = table.panel is not None
            person.leave()
            assert (True, False, before) == (is_asked, still_asked, table.decision)
            return
        person.leave()
    raise AssertionError("nobody held three of a month")


def test_no_card_is_raised_while_the_focus_is_in_the_bar(home: Path) -> None:
    person = seated(home, matgo())
    person.key(Command.RIGHT)
    person.wait(0.3)
    assert person.table.round is not None
    top, pointer = person.table.round.top, person.table.round.pointer
    raised_in_hand = dict(top.lifted)
    person.key(Command.PREVIOUS_REGION)
    person.wait(0.3)
    raised_in_bar, note = dict(top.lifted), pointer.tip(person.table.view, is_active=True)
    person.key(Command.NEXT_REGION)
    person.wait(0.3)

    assert raised_in_hand
    assert not raised_in_bar
    assert note is None
    assert raised_in_hand == top.lifted
    person.leave()


@pytest.mark.parametrize("seed", ["twice 524", "twice 951"])
def test_one_enter_never_answers_two_questions(home: Path, seed: str) -> None:
    """BUGS U01: in these deals the first card, and then the flip, matches two cards that differ."""
    person = Person(home, replace(matgo(seed), seats=hot_seats()))
    rng = Random(1)
    for _ in range(600):
        person.app.step(1 / 60)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif person.top.name == "curtain":
            person.lift_curtain()
        elif person.is_asked:
            break
    table = person.table
    person.do(rng.choice(table.view.legal), by="keys")
    person.wait(0.3)
    first = table.panel
    before = table.decision

    person.key(Command.RIGHT)
    confirm = person.desk.bindings.key_of(Command.CONFIRM).scan_code
    for _ in range(20):
        # Held down: the system repeats the key.
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=confirm, mod=0, unicode=""))
        person.app.step(1 / 60)
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=confirm, mod=0, unicode=""))
    for _ in range(10):
        person.key(Command.CONFIRM)
    second = table.panel

    assert first is not None
    assert second is not None
    assert first is not second
    assert before + 1 == table.decision
    person.leave()


@pytest.mark.parametrize("setup", [matgo(), replace(matgo(), seats=hot_seats())], ids=["alone", "two people"])
def test_a_table_at_which_nothing_has_happened_for_long_takes_the_first_key(home: Path, setup: MatchSetup) -> None:
    """Between two people it may not wait: the hand is covered by itself."""
    person = Person(home, setup)
    for _ in range(3000):
        if person.top is person.table and person.table.may_play:
            break
        if person.top.name == "curtain":
            person.lift_curtain()
        elif person.top is not person.table:
            person.key(Command.CONFIRM)
        person.app.step(1 / 60)
    for _ in range(round((STILL_AFTER + 2) * 60)):
        person.app.tick(1 / 60)
    before = person.app.frames

    assert person.table.waits_only is not setup.is_hot_seat
    key = person.desk.bindings.key_of(Command.RIGHT)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=key.scan_code, mod=0, unicode=""))
    person.app.tick(1 / 60)
    person.app.tick(1 / 60)
    assert person.app.frames > before
    person.leave()
