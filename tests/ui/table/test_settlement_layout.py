"""Where everything of the account lies, at every window, size of text and direction (UX 2.7, 3.2; UX 10, check 1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import cards_in
from gostop_desktop.i18n import plain
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.settlement import SettlementScene
from gostop_desktop.ui.scenes.settlement_page import Page, Side
from gostop_desktop.ui.scenes.settlement_parts import CardAt, Face, Rule, Stamp, Words
from gostop_desktop.ui.table.account import PointRow
from gostop_desktop.ui.table.paragraphs import paragraph
from gostop_desktop.ui.text import Align
from gostop_desktop.ui.widgets import DialogScene
from tests.ui.helpers import Hands, desk_of, watch

from .accounts import (
    BILLIONS,
    CROWDED,
    FEW_ROWS,
    MANY_GROUPS,
    MANY_STAMPS,
    NAGARI,
    ONE_STAMP,
    PAID_AT_ONCE,
    QUAD,
    QUADS,
    THREE_PPUKS,
    account_scene,
)
from .test_layout import WINDOWS

LANGUAGES = ("en", "ko", "en-XA", "en-XB")
"""The last one is laid out from the right."""
ROUNDS = {
    "groups": (MANY_GROUPS, 100_000, 100),
    "stamps": (MANY_STAMPS, 100_000, 100),
    "billions": (MANY_GROUPS, BILLIONS, 1_000_000),
    "paid at once": (PAID_AT_ONCE, 100_000, 100),
    "nagari": (NAGARI, 100_000, 100),
    "few rows": (FEW_ROWS, 100_000, 100),
    "four of a month": (QUAD, 100_000, 100),
    "three ppuks": (THREE_PPUKS, 100_000, 100),
}
MOST_ROWS = {2: 13, 3: 12}
"""Rows of a crowded account at least, by the number of players."""
MOST_PRESSES = 90
"""Of an arrow, from one end of the longest account to the other."""


def pages(desk: Desk, folder: Path) -> Iterator[tuple[str, SettlementScene, Page]]:
    """Yield the account of every kind of round for two and for three."""
    for kind, (seeds, chips, stake) in ROUNDS.items():
        for players, seed in seeds.items():
            scene = account_scene(desk, folder, players, seed, chips=chips, stake=stake)
            scene.resize()
            assert scene.page is not None
            yield f"{kind} of {players}", scene, scene.page


def extent(desk: Desk, words: Words) -> pygame.Rect:
    """Return what the letters of a line cover."""
    width = desk.text.width(words.text, words.size)
    box = pygame.Rect(words.box.x, words.box.centery - words.size // 2, width, words.size)
    if words.align is Align.END:
        box.right = words.box.right
    return box


def overlaps(desk: Desk, side: Side) -> list[tuple[str, str]]:
    """Return what lies on one another and must not: words, links, faces, stamps, and cards with words."""
    boxes: list[tuple[str, pygame.Rect]] = []
    for part in side.column.parts:
        match part:
            case Words():
                boxes.append((part.text, extent(desk, part)))
            case Face():
                boxes.append((part.name, part.box))
            case Stamp():
                boxes.append((f"stamp {part.name}", part.box))
            case Rule() if part.is_strong:
                boxes.append(("rule", part.box))
            case _:
                pass
    boxes += [(link.name, desk.mirrored(link.rect)) for link in side.links]
    cards = [part.box for part in side.column.parts if isinstance(part, CardAt)]
    found = [
        (one, other)
        for (one, a), (other, b) in combinations(boxes, 2)
        # Two stamps of one payer may touch: they lie in lanes, but rows may stand closer than stamps are high.
        if a.colliderect(b) and not (one.startswith("stamp") and other.startswith("stamp"))
    ]
    return found + [(name, "card") for name, box in boxes if name != "rule" and box.collidelist(cards) >= 0]


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
def test_nothing_overlaps_leaves_its_side_or_becomes_too_small(
    window: tuple[int, int], language: str, text: int, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, language, text=text)
    screen = pygame.Rect((0, 0), window)
    for name, _scene, page in pages(desk, tmp_path):
        for side in page.parts:
            column = side.column
            words = [part for part in column.parts if isinstance(part, Words)]
            room = pygame.Rect(column.x, side.viewport.y, column.width, side.height)
            assert [] == overlaps(desk, side), name
            assert all(desk.text.width(each.text, each.size) <= each.box.width for each in words), name
            assert all(14 <= each.size for each in words), name
            # Beside the sheet of a small window one name that is half as long again may be cut.
            if side.on_paper or language != "en-XA":
                assert [] == [each.text for each in words if "…" in each.text], name
            assert [] == [each.text for each in words if not room.contains(extent(desk, each))], name
            assert [] == [link.name for link in side.links if not room.contains(desk.mirrored(link.rect))], name
            assert screen.contains(side.viewport), name
        assert [page.parts[0]] == [side for side in page.parts if side.links], name
        assert 2 <= len(page.parts[0].links) <= 3, name
        assert all(screen.contains(button.rect) for button in page.buttons), name
        assert all(not button.rect.colliderect(page.sheet) for button in page.buttons), name
    desk.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda window: f"{window[0]}")
def test_an_account_of_the_usual_size_needs_no_scrolling(
    window: tuple[int, int], language: str, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, language)

    higher = [
        name
        for name, _scene, page in pages(desk, tmp_path)
        for side in page.parts
        if side.height > side.viewport.height
    ]

    assert [] == [name for name in higher if not name.startswith("billions")]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3840, 2160)], ids=lambda window: f"{window[0]}")
def test_the_most_crowded_accounts_of_every_preset_need_no_scrolling(
    window: tuple[int, int], language: str, tmp_path: Path
) -> None:
    """Sixteen rows and what was paid at once: the most that rounds played at random come to."""
    desk = desk_of(tmp_path, window, language)
    for (preset, players), seeds in CROWDED.items():
        for seed in seeds:
            scene = account_scene(desk, tmp_path, players, seed, preset=preset, carry=3, is_bold=True)
            scene.resize()
            assert scene.page is not None
            for side in scene.page.parts:
                assert side.height <= side.viewport.height, (preset, seed)
                assert [] == overlaps(desk, side), (preset, seed)
                assert all(14 <= part.size for part in side.column.parts if isinstance(part, Words))
            told = {id(spot.row) for spot in scene.page.parts[0].column.spots}
            assert len(told) >= MOST_ROWS[players], (preset, seed)
    desk.close()


@pytest.mark.parametrize("language", ["en", "ko"])
def test_what_was_won_is_seen_without_scrolling_at_every_size_of_text(language: str, tmp_path: Path) -> None:
    for window in WINDOWS:
        for text in (100, 150, 200):
            desk = desk_of(tmp_path, window, language, text=text)
            scene = account_scene(desk, tmp_path, 3, MANY_STAMPS[3])
            scene.resize()
            assert scene.page is not None
            changes = [
                side.viewport.contains(part.box)
                for side in scene.page.parts
                for part in side.column.parts
                if isinstance(part, Words) and part.text == "+1,800"
            ]
            desk.close()

            assert any(changes), (window, text)


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)], ids=lambda window: f"{window[0]}")
def test_a_stamp_covers_neither_the_numbers_nor_the_rule_of_the_sum(window: tuple[int, int], tmp_path: Path) -> None:
    desk = desk_of(tmp_path, window, "ko")
    scene = account_scene(desk, tmp_path, 3, MANY_STAMPS[3])
    scene.resize()
    assert scene.page is not None
    parts = scene.page.parts[0].column.parts
    stamps = [part.box for part in parts if isinstance(part, Stamp) and part.number is not None]
    words = [extent(desk, part) for part in parts if isinstance(part, Words)]
    rules = [part.box for part in parts if isinstance(part, Rule)]

    assert 4 == len(stamps)
    assert [] == [box for box in stamps if box.collidelist(words) >= 0 or box.collidelist(rules) >= 0]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (2560, 1440)], ids=lambda window: f"{window[0]}")
def test_a_small_account_fills_its_sheet_and_shows_what_the_others_had(
    window: tuple[int, int], language: str, players: int, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, language)
    scene = account_scene(desk, tmp_path, players, FEW_ROWS[players])
    scene.resize()
    assert scene.page is not None
    sheet, cloth = scene.page.parts
    view = scene.outcome.view
    shown = {part.card for part in cloth.column.parts if isinstance(part, CardAt)}
    theirs = {card for payer, _points in scene.outcome.result.payments for card in cards_in(view.captured[payer])}

    assert 0 <= sheet.viewport.height - sheet.height <= desk.u(30)
    assert theirs
    assert theirs <= shown
    assert cloth.height <= cloth.viewport.height


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1920, 1080)], ids=lambda window: f"{window[0]}")
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_only_stamp_of_a_payer_stands_at_the_number_that_it_caused(
    window: tuple[int, int], text: int, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, "ko", text=text)
    scene = account_scene(desk, tmp_path, 3, ONE_STAMP)
    scene.resize()
    assert scene.page is not None
    parts = scene.page.parts[0].column.parts
    (stamp,) = [part for part in parts if isinstance(part, Stamp) and part.number is not None]
    row = next(spot for spot in scene.page.parts[0].column.spots if "pibak" in getattr(spot.row, "stamps", ()))
    numbers = [extent(desk, part) for part in parts if isinstance(part, Words) and part.text == "×2"]
    (number,) = [box for box in numbers if row.box.top <= box.centery <= row.box.bottom]

    assert stamp.box.top < number.centery < stamp.box.bottom
    assert 0 < number.left - stamp.box.right <= desk.u(12)


@pytest.mark.parametrize("players", [2, 3])
def test_four_of_a_month_that_won_are_seen_and_lit(players: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    scene = account_scene(desk, tmp_path, players, QUAD[players])
    scene.resize()
    assert scene.page is not None
    (row,) = [spot.row for spot in scene.page.parts[0].column.spots if spot.row.name == "Four of a month"]
    scene.light(row)
    lit = [part.card for part in scene.page.parts[1].column.parts if isinstance(part, CardAt) and part.is_lit]

    assert 4 == len(lit)
    assert 1 == len({card // 4 for card in lit})


@pytest.mark.parametrize(("window", "least"), [((1024, 640), 38), ((1280, 720), 80), ((1920, 1080), 80)])
@pytest.mark.parametrize(("seeds", "head"), [(QUAD, "Four of a month"), (THREE_PPUKS, "Three ppuks")])
def test_what_wins_at_once_is_shown_large_with_its_rule_and_the_way_to_the_book(
    seeds: dict[int, int], head: str, window: tuple[int, int], least: int, tmp_path: Path
) -> None:
    desk = desk_of(tmp_path, window, "en")
    for players, seed in seeds.items():
        scene = account_scene(desk, tmp_path, players, seed)
        scene.resize()
        assert scene.page is not None
        sheet, cloth = scene.page.parts
        (row,) = [spot.row for spot in sheet.column.spots if spot.row.name == head]
        assert isinstance(row, PointRow)
        large = {part.card for part in cloth.column.parts if isinstance(part, CardAt) and part.box.w >= desk.u(least)}
        told = [plain(part.text) for part in sheet.column.parts if isinstance(part, Words)]

        assert row.cards
        assert set(row.cards) <= large
        assert all(plain(words) in " ".join(told) for words in paragraph(row.line, scene.session.setup.rules))
        assert "No Go, shake, bomb or penalty multiplies it." in told
        assert ["Section F.6 of the rules"] == [plain(link.name) for link in sheet.links if "Section" in link.name]
        assert all(side.height <= side.viewport.height for side in scene.page.parts)
    desk.close()


def test_where_several_hands_held_four_of_a_month_all_of_them_are_seen(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en")
    scene = account_scene(desk, tmp_path, 2, QUADS, preset="fishing_rules")
    scene.resize()
    assert scene.page is not None
    sheet, cloth = scene.page.parts
    seen = {part.card for part in cloth.column.parts if isinstance(part, CardAt)}
    told = [plain(part.text) for part in sheet.column.parts if isinstance(part, Words)]
    desk.close()

    assert [2, 4, 4] == [len({card // 4 for card in seen}), *(shown.bit_count() for shown in scene.outcome.view.shown)]
    assert 2 == sum(words.startswith("All four cards of ") for words in told)


@pytest.mark.parametrize("text", [100, 200])
def test_the_deck_and_the_rules_are_one_press_away(text: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640), "en", text=text)
    hands = Hands(desk)
    asked: list[Command] = []

    def noted(command: Command) -> bool:
        asked.append(command)
        return True

    scene = account_scene(desk, tmp_path, 2, FEW_ROWS[2], aside=noted)
    hands.show(scene)
    assert scene.page is not None
    committed = scene.session.committed
    assert committed is not None
    links = {link.icon: link for link in scene.page.parts[0].links}
    links.pop("check").press()
    dialog = desk.scenes.top
    assert isinstance(dialog, DialogScene)
    told = "".join(plain(dialog.text).split())
    box, screen = dialog.box.copy(), pygame.Rect((0, 0), desk.size)
    hands.press(Command.BACK)
    (rules,) = links.values()
    rules.press()

    assert screen.contains(box)
    assert committed.fingerprint in told
    assert committed.secret.hex() in told
    assert scene is desk.scenes.top
    assert [Command.HELP] == asked


@pytest.mark.parametrize("text", [100, 200])
def test_a_row_brings_its_cards_and_its_rule_along(text: int, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), "en", text=text)
    scene = account_scene(desk, tmp_path, 3, MANY_STAMPS[3])
    scene.resize()
    assert scene.page is not None
    row = next(spot.row for spot in scene.page.parts[0].column.spots if spot.row.name == "Bright bak")
    scene.light(row)
    page = scene.page
    shown = [part for side in page.parts for part in side.column.parts]
    lit = {part.card for part in shown if isinstance(part, CardAt) and part.is_lit}
    told = [part.text for part in shown if isinstance(part, Words) and part.text.startswith("Section ")]

    assert {card for _seat, cards in row.held for card in cards} == lit
    assert ["Section F.3 of the rules"] == [plain(words) for words in told]
    assert all([] == overlaps(desk, side) for side in page.parts)


def test_a_sheet_that_is_higher_than_its_room_is_read_with_arrows_page_keys_and_the_wheel(tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1024, 640), "en", text=200)
    hands = Hands(desk)
    scene = account_scene(desk, tmp_path, 3, MANY_STAMPS[3])
    hands.show(scene)
    panel = scene.controls.panels[1]
    buttons = [button.rect.copy() for button in scene.controls.panels[0].widgets]
    most = panel.most_offset
    for _ in range(MOST_PRESSES):
        hands.press(Command.UP)
    top = panel.offset
    for _ in range(MOST_PRESSES):
        hands.press(Command.DOWN)
        if panel.offset == most:
            break
    by_arrows = panel.offset
    hands.key(pygame.KSCAN_PAGEUP)
    paged_up = panel.offset
    hands.key(pygame.KSCAN_PAGEDOWN)
    paged_down = panel.offset
    assert panel.viewport is not None
    hands.move(panel.viewport.center)
    hands.post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0)
    wheeled = panel.offset

    assert most > 0
    assert 0 == top
    assert most == by_arrows == paged_down
    assert paged_up < most
    assert wheeled < most
    assert buttons == [button.rect for button in scene.controls.panels[0].widgets]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_drawn_are_those_that_were_laid_out(language: str, tmp_path: Path) -> None:
    desk = desk_of(tmp_path, (1280, 720), language)
    scene = account_scene(desk, tmp_path, 3, MANY_STAMPS[3])
    desk.scenes.reset(scene)
    witness = watch(desk)
    scene.draw(desk.display.surface)

    assert [] == witness.cuts
    assert len(witness.boxes) > 40
    assert [] == [a for a, b in combinations(witness.boxes, 2) if a.colliderect(b)]
