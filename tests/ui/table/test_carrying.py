"""Cards under the mouse and the finger: moved over, carried, dropped, tapped (BUGS U03; UX 3.4, 3.5)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.actions import Choose, Play
from gostop_desktop.engine.cards import cards_in
from gostop_desktop.ui.table.choices import matches_of, question_of_card
from gostop_desktop.ui.table.sprites import Mark

from .driver import Person
from .seated import matgo, plain_card, seated


def test_moving_the_mouse_over_flying_cards_leaves_them_where_they_belong(home: Path) -> None:
    """BUGS U03."""
    person = seated(home, matgo(), speed="normal")
    for step in range(240):
        pos = (100 + step * 4 % 900, 640)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0)))
        person.app.step(1 / 60)
    person.wait(6)

    person.table.audit()
    assert 0 == sum(decision.seat == 0 for decision in person.table.session.decided)
    person.leave()


def carry(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press on a place and move to another with the button down."""
    points = [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end]
    for kind, place in zip((pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEMOTION), points, strict=True):
        pos = (round(place[0]), round(place[1]))
        pygame.event.post(pygame.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(1, 0, 0)))
        person.app.step(1 / 60)


@pytest.mark.parametrize("has_match", [False, True])
def test_a_carried_card_shows_where_it_would_go(home: Path, *, has_match: bool) -> None:
    """UX 3.4: matching cards are lit, a free slot is outlined, and a label says what dropping does."""
    person = seated(home, matgo("drag"))
    table = person.table
    assert table.round is not None
    top, pointer = table.round.top, table.round.pointer
    card = next(card for card in table.hand if card < 48 and bool(matches_of(table.view, card)) == has_match)

    carry(person, table.place_of_card(card), (520.0, 250.0))
    shown = pointer.target(table.view, is_active=True)
    slot = pygame.Rect(top.layout.slot_rect(card // 4, max(1, len(top.stage.slot_of(card // 4)))))

    assert (1 if has_match else 2) == len(shown)
    assert all(picture.rect.colliderect(slot) and picture in top.overlays for picture in shown)
    lit = {other for other, mark in top.marks.items() if mark is Mark.MATCH}
    assert set(cards_in(matches_of(table.view, card))) == lit
    person.leave()


def test_a_carried_bonus_card_says_that_it_goes_to_the_junk(home: Path) -> None:
    """A bonus card lies in no month's slot: it is dropped anywhere on the table."""
    person = seated(home, matgo("bonus 3"))
    table = person.table
    assert table.round is not None
    top, pointer = table.round.top, table.round.pointer
    card = next(card for card in table.hand if card >= 48)
    rest = pointer.target(table.view, is_active=True)

    carry(person, table.place_of_card(card), (520.0, 250.0))
    (label,) = pointer.target(table.view, is_active=True)

    assert [] == rest
    assert label.rect.colliderect(pygame.Rect(top.layout.deck))
    assert label in top.overlays
    person.leave()


def test_a_card_dragged_to_the_table_is_played_and_one_dropped_elsewhere_goes_back(home: Path) -> None:
    person = seated(home, matgo("drag"))
    table = person.table
    card = table.hand[plain_card(person)]
    start = table.place_of_card(card)

    def drag(end: tuple[float, float]) -> None:
        carry(person, start, end)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(round(end[0]), round(end[1])), button=1))
        person.app.step(1 / 60)
        person.wait(0.3)

    before = table.decision
    for nowhere in ((start[0] + 60, start[1] + 20), (1150.0, 250.0), (520.0, 10.0), (520.0, -40.0), (-30.0, 250.0)):
        drag(nowhere)
        assert before == table.decision, nowhere
        assert card in table.hand

    drag((520.0, 250.0))

    assert before < table.decision
    person.leave()


@pytest.mark.parametrize("which", [0, 1])
def test_a_card_that_is_dropped_on_one_of_two_matches_takes_that_one(home: Path, which: int) -> None:
    """UX 3.5: where it is dropped is the answer, and nothing is asked."""
    for number in range(40):
        person = seated(home / str(number), matgo(f"two {number}"))
        table = person.table
        top = table.here.top
        found = [card for card in table.hand if card < 48 and matches_of(table.view, card).bit_count() == 2]
        if not found or question_of_card(table.view, found[0]) is not None:
            person.leave()
            continue
        card = found[0]
        target = list(cards_in(matches_of(table.view, card)))[which]
        place = top.stage.place(target).rect
        goal = (place.x + place.w * 0.2, place.y + place.h * 0.3)
        aimed = top.card_at(goal, cards_in(top.stage.on_table))
        carry(person, table.place_of_card(card), goal)
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=(round(goal[0]), round(goal[1])), button=1))
        person.wait(1.0)
        ours = [each.action for each in table.session.decided if each.seat == table.viewer]
        person.leave()
        assert aimed == target
        assert ours[0] == Play(card)
        assert len(ours) == 1 or ours[1] == Choose(target), "two that are alike are taken without a question"
        return
    raise AssertionError("nothing matched two cards")


def test_a_first_tap_of_a_finger_selects_and_the_second_plays(home: Path) -> None:
    """UX 3.5: a finger has no hover."""
    person = seated(home, matgo("finger"))
    table = person.table
    card = table.hand[plain_card(person)]
    before = table.decision
    place = table.place_of_card(card)
    pos = (round(place[0]), round(place[1]))

    decisions = []
    for _ in range(2):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=True))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=pos, button=1, touch=True))
        person.app.step(1 / 60)
        decisions.append((table.decision > before, table.here.pointer.picked))

    assert (False, card) == decisions[0]
    assert decisions[1][0]
    person.leave()
