"""The note on a card of the hand stands by its card and says what playing it brings (UX 3.4, VISUAL a, b)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.cards import CARD_OF, Card, cards_in
from gostop_desktop.engine.view import view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.choices import matches_of
from gostop_desktop.ui.table.paint.layers import Picture
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.tips import tip_of
from tests.helpers import position, stack

from .driver import Person
from .test_drawers import advanced

NEAR = 30
"""Units from the note to its card at most: the height of its pointer, and the rise of the card."""
NAMES = ("You", "Min-su")
SIZES = ((1024, 640), (1280, 720), (1920, 1080))


def noted(person: Person) -> Iterator[tuple[Card, Picture, Tabletop]]:
    """Play a round, and tell for every card of every hand the note on it."""
    rng, table = Random(3), person.table
    for _ in range(12):
        if person.top.name == "settlement":
            return
        if table.panel is None:
            assert table.round is not None
            top, pointer = table.round.top, table.round.pointer
            for card in table.hand:
                pointer.focus(card)
                tip = pointer.tip(table.view, is_active=True)
                assert tip is not None, "keys show the note at once"
                yield card, tip, top
        person.do(rng.choice(table.view.legal), by="keys")
        wait_for_the_next(person)


def wait_for_the_next(person: Person) -> None:
    """Wait until the person is asked again, or the account lies on the table."""
    for _ in range(600):
        if person.top.name == "settlement" or person.is_asked:
            return
        person.app.step(person.frame)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_note_stands_by_its_card_and_hides_nothing_that_it_is_about(
    home: Path, size: tuple[int, int], players: int
) -> None:
    person = advanced(home, default_setup("matgo" if players == 2 else "gostop", seed="drawers"), size)
    seen = 0
    for card, tip, top in noted(person):
        seen += 1
        layout, note = top.layout, pygame.Rect(tip.x, tip.y, *tip.surface.get_size())
        rect = pygame.Rect(top.stage.place(card).rect)
        near = note.inflate(2 * layout.u(NEAR), 2 * layout.u(NEAR))
        assert near.colliderect(rect), f"the note on {card} is away from its card"
        for match in cards_in(matches_of(person.table.view, card)):
            assert not note.colliderect(pygame.Rect(top.stage.sprites[match].pose.rect))
        assert not note.colliderect(pygame.Rect(layout.deck))
    assert seen >= 5
    person.leave()


def test_a_note_says_last_and_in_one_line_which_set_a_card_completes_and_what_it_is_worth() -> None:
    round_ = position("08J 08B", "08A", "05J", captured=("02A 04A", ""))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["08A"], is_active=True)

    assert "Completes Godori +5 → 5 points" == plain(tip.gain[0])
    assert ["Matches Moon bright, Pampas junk"] == [plain(line) for line in tip.lines]
    assert "Brights 1/5 · Animals 2 → 3" == plain(tip.counts[0])


def test_a_note_says_how_far_a_card_counts_where_it_brings_no_points() -> None:
    round_ = position("03J", "03K", "05J", captured=("02J", ""))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["03K"], is_active=True)

    assert ["Junk 1 → 3"] == [plain(way) for way in tip.counts]
    assert not tip.gain
    assert 1 == len(tip.lines)


def test_a_note_says_that_a_card_takes_a_stack_and_the_junk_that_comes_with_it() -> None:
    for owner, junk in ((1, 1), (0, 2)):
        round_ = position("03J", "10R", "05J", stacks=[stack("10A 10J 10K", owner)])
        tip = tip_of(view(round_, 0), NAMES, CARD_OF["10R"], is_active=True)

        assert f"Takes the whole stack, and {junk} junk from your opponent" == plain(tip.lines[0])


def test_a_note_says_nothing_of_a_set_that_is_broken() -> None:
    round_ = position("09J", "09R", "05J", captured=("", "06R 10R"))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["09R"], is_active=True)

    assert ["Ribbons 0 → 1 · Junk 0 → 1"] == [plain(way) for way in tip.counts]


def test_a_note_says_what_a_capture_changes_in_every_group_where_it_completes_nothing() -> None:
    """Sets that are only begun make way for the groups where there is no room for both."""
    round_ = position("01J", "01R", "05J", captured=("02J 04R", ""))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["01R"], is_active=True)

    ways = [plain(way) for way in tip.counts]
    assert ["Red ribbons 1/3 · Ribbons 1 → 2 · Junk 1 → 2", "Ribbons 1 → 2 · Junk 1 → 2"] == ways


def test_a_note_says_whose_set_a_capture_breaks() -> None:
    round_ = position("02R", "02J", "05J", captured=("", "01R"))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["02J"], is_active=True)

    assert ["Matches Plum red ribbon", "Breaks Min-su's Red ribbons"] == [plain(line) for line in tip.lines]


def test_a_note_breaks_nothing_that_is_broken_already() -> None:
    round_ = position("02R", "02J", "05J", captured=("03R", "01R"))
    tip = tip_of(view(round_, 0), NAMES, CARD_OF["02J"], is_active=True)

    assert not any("Breaks" in line for line in tip.lines)


def test_a_stack_lights_up_as_a_whole_with_what_is_buried_in_it(home: Path) -> None:
    person = advanced(home, default_setup("matgo", seed="drawers"))
    here = person.table.here
    round_ = position("03J", "10R 01J", "05J", stacks=[stack("10A 10J 10K", 1, "X2a")])
    seen = view(round_, 0)
    here.top.reset(seen)
    here.pointer.focus(CARD_OF["10R"])
    here.pointer.update(0.1, seen, is_active=True)

    assert {CARD_OF[code] for code in ("10A", "10J", "10K", "X2a", "10R")} == set(here.top.lifted)
    person.leave()
