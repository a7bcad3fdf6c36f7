"""The side panel leaves nothing out without saying so (UX 3.3)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as set_fields

from gostop_desktop.i18n import plain
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.layout import Group
from gostop_desktop.ui.table.paint.middle import draw_middle
from gostop_desktop.ui.table.paint.one_short import ShortFacts, draw_short, short_rows
from gostop_desktop.ui.table.paint.panels import draw_seat_panel
from gostop_desktop.ui.table.sets import Pip, set_rows
from tests.helpers import cards
from tests.ui.helpers import watch

from .driver import endless
from .test_drawers import advanced


@pytest.mark.parametrize(
    ("expected", "count", "room"),
    [
        ((50, 1), 1, 46),
        ((50, 2), 2, 96),
        ((44, 2), 2, 90),
        ((44, 3), 3, 134),
        ((28, 2), 2, 60),
        ((28, 2), 4, 60),
        ((28, 1), 3, 26),
        ((28, 0), 2, 10),
    ],
)
def test_sets_become_one_line_each_before_any_is_left_out(expected: tuple[int, int], count: int, room: int) -> None:
    assert expected == short_rows(count, room)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_last_move_is_told_at_every_size_of_text(tmp_path: Path, text: int, size: tuple[int, int]) -> None:
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")), size)
    settings = person.desk.settings
    person.desk.change(set_fields(settings, display=set_fields(settings.display, text=text)))
    person.wait(0.1)
    assert person.table.round is not None
    top = person.table.round.top
    rect = top.layout.side.middle
    facts = top.describer.middle()
    assert facts.moves
    pictures = []
    for moves in ((), facts.moves[:1]):
        picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
        at = Rect(0, 0, rect.w, rect.h)
        draw_middle(picture, top.furnishing.side_brush, at, replace(facts, moves=moves, short=()))
        pictures.append(picture.get_buffer().raw)

    assert pictures[0] != pictures[1]
    person.leave()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1200)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_with_three_the_moves_of_both_opponents_are_told_where_they_have_room(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """Whole sentences, else fewer words for both; and the last move never makes way for the one before it."""
    person = advanced(tmp_path, endless(default_setup("gostop", seed="dealer")), size, language)
    assert person.table.round is not None
    top = person.table.round.top
    names = [one.name for one in top.describer.people]
    facts = top.describer.middle(more=("L", "I"))
    last, before = names[-1], names[1]
    assert last in plain(facts.head)
    assert all(plain(words).startswith(f"{before}: ") for words in facts.earlier)

    def drawn(height: int) -> str:
        witness.words.clear()
        rect = top.layout.side.middle
        picture = pygame.Surface((rect.w, height), pygame.SRCALPHA)
        draw_middle(picture, top.furnishing.side_brush, Rect(0, 0, rect.w, height), replace(facts, short=()))
        return " ".join(plain(words) for words in witness.words)

    witness = watch(person.desk)
    unit = top.furnishing.side_brush.scale
    told = [drawn(round(units * unit)) for units in range(140, 560, 20)]
    with_both = [f"{before}: " in words for words in told]

    assert with_both == sorted(with_both), "more room tells no less"
    assert with_both[-1]
    assert not with_both[0]
    assert all("(L)" not in words for words, both in zip(told, with_both, strict=True) if both)

    facts = replace(facts, keys=(("L", "Log"),))
    assert f"{before}: " not in drawn(round(540 * unit)), "the log is a key away"
    person.leave()


def test_what_has_no_room_is_a_number_alone_where_no_key_shows_it(tmp_path: Path) -> None:
    """A gamepad has no button for the log: `+2 ()` would name nothing."""
    person = advanced(tmp_path, endless(default_setup("gostop", seed="dealer")))
    assert person.table.round is not None
    top = person.table.round.top
    row = set_rows(Group.ANIMALS, [cards("02A 04A"), 0, 0], 0)[0]
    short = (ShortFacts("crane", "Godori", row, ("August: unseen",), is_near=False),) * 3
    facts = top.describer.middle()
    facts = replace(facts, moves=facts.moves[:1] * 7, short=short)
    witness = watch(person.desk)
    rect = top.layout.side.middle
    for height in range(rect.h // 4, rect.h, rect.h // 12):
        draw_middle(pygame.Surface(rect[2:]), top.furnishing.side_brush, Rect(0, 0, rect.w, height), facts)
    more = {words for words in witness.words if words.startswith("+")}

    assert more
    assert not any("(" in words for words in more)
    person.leave()


def test_what_the_viewer_did_is_no_news(tmp_path: Path) -> None:
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")))
    assert person.table.round is not None

    assert () == person.table.round.top.describer.middle().earlier
    person.leave()


def test_whose_set_lacks_a_card_is_told_in_one_line_too(tmp_path: Path) -> None:
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")))
    assert person.table.round is not None
    top = person.table.round.top
    row = set_rows(Group.ANIMALS, [cards("02A 04A"), 0], 0)[0]
    witness = watch(person.desk)
    forms = set()
    for height in range(90, 400, 10):
        pictures = []
        for portrait in ("crane", "boar"):
            witness.words.clear()
            short = ShortFacts(portrait, "Godori", row, ("August: unseen",), is_near=False)
            facts = replace(top.describer.middle(), short=(short,))
            picture = pygame.Surface((200, height), pygame.SRCALPHA)
            draw_middle(picture, top.furnishing.side_brush, Rect(0, 0, 200, height), facts)
            pictures.append(picture.get_buffer().raw)
        told = " ".join(plain(words) for words in witness.words)
        assert ("Godori" in told) == (pictures[0] != pictures[1])
        forms |= {form for form in ("Godori", "One short", "August: unseen") if form in told}

    assert {"Godori", "One short", "August: unseen"} == forms
    person.leave()


def test_a_set_in_one_line_shows_its_pips_beside_a_shorter_name_before_none_at_all(tmp_path: Path) -> None:
    """A name alone does not say that a card is missing."""
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")))
    brush = person.table.here.top.furnishing.side_brush
    witness = watch(person.desk)
    rows = [set_rows(Group.BRIGHTS, [cards(mine), 0], 0)[0] for mine in ("01B 12B", "01B 03B")]
    forms: list[tuple[str, bool]] = []
    for width in range(90, 360, 2):
        pictures = []
        for row in rows:
            witness.words.clear()
            short = ShortFacts("boar", "Rain Three Brights", row, ("",), is_near=False, short_name="Rain Three")
            picture = pygame.Surface((width, 60), pygame.SRCALPHA)
            draw_short(picture, brush, Rect(0, 0, width, 60), (0, 30), (short,), "I", says_none=True)
            pictures.append(picture.get_buffer().raw)
        form = (plain(witness.words[0]), pictures[0] != pictures[1])
        forms += [form] if form not in forms[-1:] else []

    assert [
        ("One short", False),
        ("Rain Three", False),
        ("Rain Three Brights", False),
        ("Rain Three", True),
        ("Rain Three Brights", True),
        ("One short: Rain Three Brights", False),
    ] == forms
    person.leave()


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(("size", "chips", "has_word"), [((1024, 640), 1, False), ((1280, 720), 0, True)])
def test_the_dealer_wears_a_seal_on_the_portrait(
    tmp_path: Path, place: int, size: tuple[int, int], chips: int, *, has_word: bool
) -> None:
    """The seal is the mark at every size; where the panel has room a word beside it says what it means."""
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")), size)
    assert person.table.round is not None
    top = person.table.round.top
    rect = top.layout.side.seats[place]
    facts = replace(top.describer.seat(place), go=chips, shaken=chips, note="1,000", level="")
    pictures = []
    for is_dealer in (False, True):
        picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
        at = Rect(0, 0, rect.w, rect.h)
        draw_seat_panel(picture, top.furnishing.side_brush, at, replace(facts, is_dealer=is_dealer))
        pictures.append(picture)

    mask = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    mask.invert()
    changed = mask.get_bounding_rects()

    portrait = pygame.Rect(0, 0, rect.w * 2 // 5, rect.h * 3 // 5)
    assert any(portrait.contains(part) for part in changed)
    assert any(not portrait.contains(part) for part in changed) == has_word
    person.leave()


def test_the_pips_of_a_set_that_lacks_a_card_tell_which_would_do() -> None:
    captured = [cards("01B 03B"), cards("11B")]
    rows = set_rows(Group.BRIGHTS, captured, 0, needed=cards("08B"))

    assert (Pip.MINE, Pip.MINE, Pip.LAST, Pip.GONE, Pip.OPEN) == rows[0].pips


def test_what_is_counted_is_called_by_one_word_at_every_size(tmp_path: Path) -> None:
    """A label that changes with the room reads as another thing in the middle of a match."""
    person = advanced(tmp_path, endless(default_setup("matgo", seed="dealer")), (1280, 720))
    assert person.table.round is not None
    top = person.table.round.top
    facts = top.describer.middle()
    witness = watch(person.desk)
    told = set()
    for width in range(130, 420, 40):
        witness.words.clear()
        picture = pygame.Surface((width, 500), pygame.SRCALPHA)
        draw_middle(picture, top.furnishing.side_brush, Rect(0, 0, width, 500), replace(facts, short=()))
        told.add(tuple(words for words in witness.words if words.lower().endswith(("pile", "turns"))))

    assert {("Pile", "Turns")} == told
    person.leave()
