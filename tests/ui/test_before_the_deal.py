"""The draw for the deal and the cut: the fan, who deals, where the deck is parted (UX 2.3)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from gostop_desktop import i18n
from gostop_desktop.engine.dealer import DealerDraw
from gostop_desktop.engine.deck import deck_v1
from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.records import FORMAT, Header, Record, parse_record, print_record
from gostop_desktop.engine.rules import PRESETS, with_options
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command, Device
from gostop_desktop.ui.scenes.card_fan import Fan
from gostop_desktop.ui.scenes.cut import SHUFFLE_SECONDS, CutScene
from gostop_desktop.ui.scenes.cut_word import LONGEST
from gostop_desktop.ui.scenes.dealer_draw import FAN, REST_SECONDS, TIE_SECONDS, TURN_SECONDS, DealerDrawScene
from gostop_desktop.ui.scenes.licences import paragraphs
from gostop_desktop.ui.scenes.title import TitleScene
from gostop_desktop.ui.setup import SeatSetup, default_setup, hot_seats
from gostop_desktop.ui.table.session import Committed
from gostop_desktop.ui.table.words import dated_name

from .helpers import Hands, desk_of, watch
from .table.driver import Person

MATGO = PRESETS["matgo", 2]


def drawn(desk: Desk, draw: DealerDraw, done: list[str]) -> DealerDrawScene:
    desk.scenes.reset(TitleScene(desk))
    setup = default_setup("gostop")
    scene = DealerDrawScene(desk, setup.rules, setup.seats, draw, lambda: done.append("done"))
    desk.scenes.push(scene)
    return scene


def words_of(desk: Desk, scene: DealerDrawScene) -> list[str]:
    """Return what is written on the panel."""
    said: list[str] = []
    draw_block = desk.text.draw_block

    def note(canvas: pygame.Surface, text: str, *rest: object, **more: object) -> int:
        said.append(i18n.plain(text))
        return draw_block(canvas, text, *rest, **more)  # type: ignore[arg-type]

    desk.text.draw_block = note  # type: ignore[assignment, method-assign]
    scene.draw(desk.display.surface)
    desk.text.draw_block = draw_block  # type: ignore[method-assign]
    return said


def test_the_card_under_the_pointer_is_the_one_that_is_seen_there(desk: Desk) -> None:
    fan = Fan(desk, pygame.Rect(100, 100, 640, 0))
    for index in range(FAN):
        lies = fan.place(index, FAN)
        # The reading end of a card is covered by the next one: its beginning is free.
        assert index == fan.at((round(lies.x) - desk.u(20), round(lies.y)), FAN)
    assert fan.at((fan.box.centerx, fan.box.bottom + 400), FAN) is None


def test_the_fan_closes_where_cards_were_taken(desk: Desk) -> None:
    fan = Fan(desk, pygame.Rect(100, 100, 640, 0))
    gaps = [fan.place(index + 1, FAN - 3).x - fan.place(index, FAN - 3).x for index in range(FAN - 4)]

    assert fan.place(0, FAN).x == fan.place(0, FAN - 3).x
    assert fan.place(FAN - 1, FAN).x == pytest.approx(fan.place(FAN - 4, FAN - 3).x)
    assert max(gaps) < 1.2 * min(gaps)


def test_who_deals_is_said_and_stays_to_be_read(desk: Desk) -> None:
    done: list[str] = []
    scene = drawn(desk, DealerDraw((((0, 0), (1, 16), (2, 40)),), 2), done)
    before = words_of(desk, scene)
    scene.command(Command.CONFIRM)
    scene.update(3 * TURN_SECONDS + 0.01)
    after = words_of(desk, scene)
    scene.update(REST_SECONDS["normal"] - 0.1)
    still = list(done)
    scene.update(0.2)

    assert "Take a card" in before
    assert "Ji-eun deals the first round." not in before
    assert "Ji-eun deals the first round." in after
    assert [] == still
    assert ["done"] == done
    assert REST_SECONDS["normal"] >= 2


def two_draw(desk: Desk) -> DealerDrawScene:
    """Let two people draw for the deal."""
    desk.scenes.reset(TitleScene(desk))
    setup = dataclasses.replace(default_setup("matgo"), seats=hot_seats())
    scene = DealerDrawScene(desk, setup.rules, setup.seats, DealerDraw((((0, 0), (1, 16)),), 1), lambda: None)
    desk.scenes.push(scene)
    return scene


def test_each_of_two_people_takes_a_card_of_their_own(desk: Desk) -> None:
    scene = two_draw(desk)
    pickers = [scene.picker]
    scene.command(Command.CONFIRM)
    pickers.append(scene.picker)
    first = scene.focus
    scene.update(0.2)
    for _ in range(FAN):
        scene.command(Command.LEFT)
        assert scene.focus not in scene.taken
    scene.command(Command.CONFIRM)
    pickers.append(scene.picker)

    assert [0, 1, None] == pickers
    assert scene.taken == scene.picks
    assert 2 == len(set(scene.picks))
    assert first not in scene.taken[:1]


def test_a_double_click_takes_one_card(hands: Hands, desk: Desk) -> None:
    """BUGS U01: the second of two people takes one too."""
    scene = two_draw(desk)
    lies = scene._fan.place(3, FAN)

    for _ in range(2):
        hands.click((round(lies.x) - desk.u(20), round(lies.y)))

    assert ([3], 1) == (scene.taken, scene.picker)


def test_who_cuts_of_two_people_is_named(desk: Desk) -> None:
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None, cutter=SeatSetup("Ji-eun", "deer"))
    alone = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None)

    assert ["Ji-eun, cut the deck", "Cut the deck"] == [i18n.plain(each._title()) for each in (cut, alone)]


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_where_a_computer_cuts_by_the_rules_a_person_is_told_to_do_it_for_it(tmp_path: Path, dealer: int) -> None:
    """RULES B.3: the left neighbour cuts, and no computer cuts a deck that it will play with."""
    person = Person(tmp_path, default_setup("gostop"))
    session = person.table.session
    session.match = dataclasses.replace(session.match, dealer=dealer)
    person.table.begin.next_round()
    cut, seat = person.top, session.match.cutter
    assert isinstance(cut, CutScene)
    assert seat is not None
    title = i18n.plain(cut._title())
    person.leave()

    assert (f"Cut for {session.setup.seats[seat].name}" if seat else "Cut the deck") == title


def test_who_cuts_is_named_in_the_language_that_is_chosen_meanwhile(tmp_path: Path) -> None:
    person = Person(tmp_path, default_setup("gostop"))
    session = person.table.session
    session.match = dataclasses.replace(session.match, dealer=0)
    person.table.begin.next_round()
    cut = person.top
    assert isinstance(cut, CutScene)
    person.desk.use_language("ko")
    title = i18n.plain(cut._title())
    name = i18n.plain(session.setup.seats[session.match.cutter or 0].name)
    person.desk.use_language("en")
    person.leave()

    assert f"{name} 대신 기리" == title
    assert not name.isascii()


def card_said(card: int) -> str:
    return i18n.plain(dated_name(card))


def test_a_tie_is_seen_and_said_before_it_is_drawn_again(desk: Desk) -> None:
    scene = drawn(desk, DealerDraw((((0, 40), (1, 41), (2, 0)), ((0, 4), (1, 8))), 1), [])
    scene.command(Command.CONFIRM)
    scene.update(3 * TURN_SECONDS)
    tied = words_of(desk, scene)
    scene.update(TIE_SECONDS + TURN_SECONDS)
    again = words_of(desk, scene)
    scene.update(TURN_SECONDS)

    assert {"Tied: they draw again.", *map(card_said, (40, 41, 0))} <= set(tied)
    assert {"Tied: they draw again.", card_said(4)} <= set(again)
    assert not {card_said(8), card_said(0)} & set(again)
    assert {"Min-su deals the first round.", card_said(4), card_said(8)} <= set(words_of(desk, scene))


def test_the_person_is_told_about_the_own_deal(desk: Desk) -> None:
    scene = drawn(desk, DealerDraw((((0, 44), (1, 41), (2, 0)),), 0), [])
    scene.command(Command.CONFIRM)
    scene.update(3 * TURN_SECONDS + 0.01)

    assert "You deal the first round." in words_of(desk, scene)


@pytest.mark.parametrize("place", [(400, 80, 700, 500), (0, 40, 820, 560)])
def test_the_panel_lies_on_the_cloth(desk: Desk, place: tuple[int, int, int, int]) -> None:
    """What stands beside the cloth is not covered."""
    cloth = pygame.Rect(place)
    scene = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None, cloth=lambda: cloth)
    desk.scenes.reset(scene)

    assert cloth.contains(scene.panel)
    assert abs(cloth.centerx - scene.panel.centerx) <= 1


@pytest.mark.parametrize(("steps", "given"), [(0, "26"), (3, "29"), (-99, "1")])
def test_the_place_of_the_cut_is_given(desk: Desk, steps: int, given: str) -> None:
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None)
    desk.scenes.reset(cut)
    cut.command(Command.RIGHT)
    for _ in range(abs(steps)):
        cut.command(Command.RIGHT if steps > 0 else Command.LEFT)

    assert given == cut.cut()


@pytest.mark.parametrize("language", ["en", "ko", "en-XB"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200)])
def test_the_whole_fingerprint_is_seen_while_the_pointer_is_on_its_beginning(
    tmp_path: Path, size: tuple[int, int], text: int, language: str
) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    hands = Hands(desk)
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None)
    hands.show(cut)
    hands.app.step(1.0)
    witness = watch(desk)
    line = desk.text.line_height(desk.t(24))
    seen = []
    for y in range(cut.panel.y, cut.panel.y + 4 * line, max(1, line // 3)):
        for x in (cut.panel.x + desk.u(40), cut.panel.right - desk.u(40)):
            witness.words.clear()
            hands.move((x, y))
            hands.app.step(0.02)
            seen.append("".join("".join(witness.words).split()))
    hands.move(cut.panel.midbottom)
    witness.words.clear()
    cut.draw(desk.display.surface)
    after = "".join("".join(witness.words).split())
    code = Committed(bytes(32)).fingerprint

    assert any(code in told for told in seen)
    assert code not in after
    assert not witness.cuts
    desk.close()


@pytest.mark.parametrize("word", ["кот", "고양이", "قطة", "猫", "ሀ😀", 'q"\\'])
def test_a_word_of_any_script_becomes_part_of_the_deck(hands: Hands, desk: Desk, word: str) -> None:
    """UX 5.1: letters come as text, whatever stands on the keys; none of them is a command (BUGS L02)."""
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None, aside=lambda _command: True)
    hands.show(cut)
    witness = watch(desk)
    for letter in word:
        # On keys of another script the letter is the key's code, and what they write is not told with the press.
        hands.key(pygame.KSCAN_M, key=ord(letter) if ord(letter) > 0x7F else pygame.K_m)
        hands.post(pygame.TEXTINPUT, text=letter)
    headers = {"Format": FORMAT, "Rules": print_rules(MATGO), "Seed": "00" * 32, "Cut": cut.cut()}
    record = Record(tuple(Header(name, value) for name, value in headers.items()), ())

    assert word == cut.cut() == parse_record(print_record(record)).header("Cut")
    assert f"Your word: {word}" in witness.words
    assert deck_v1(MATGO, bytes(32), word) != deck_v1(MATGO, bytes(32))
    assert not witness.cuts
    assert cut is desk.scenes.top


def test_a_syllable_that_is_composed_counts_as_it_is_seen(hands: Hands, desk: Desk) -> None:
    given: list[str] = []
    hands.show(TitleScene(desk))
    cut = CutScene(desk, MATGO, Committed(bytes(32)), given.append)
    desk.scenes.push(cut)
    hands.post(pygame.TEXTEDITING, text="고", start=0, length=1)
    hands.post(pygame.TEXTINPUT, text="고")
    hands.post(pygame.TEXTEDITING, text="야", start=0, length=1)
    hands.key(pygame.KSCAN_BACKSPACE, key=pygame.K_BACKSPACE)
    hands.post(pygame.TEXTEDITING, text="양", start=0, length=1)
    seen = cut.cut()
    hands.press(Command.CONFIRM)
    for _ in range(5):
        hands.app.step(0.1)

    assert "고양" == seen
    assert ["고양"] == given


def test_the_hint_is_for_what_the_person_has_in_the_hands(desk: Desk) -> None:
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None)
    desk.scenes.reset(cut)
    hints = []
    for device, scans in ((Device.KEYBOARD, False), (Device.GAMEPAD, False), (Device.KEYBOARD, True)):
        desk.use_device(device)
        desk.change(replace(desk.settings, controls=replace(desk.settings.controls, auto_scan=scans)))
        witness = watch(desk)
        cut.draw(desk.display.surface)
        hints.append(witness.words[-1])
        assert not witness.cuts

    assert [
        "Click, or arrows and Enter; or type a word",
        "Left and right, then A; RB for a word",
        "Press where you want to cut",
    ] == hints


def test_a_long_word_of_wide_letters_has_room(hands: Hands, desk: Desk) -> None:
    cut = CutScene(desk, MATGO, Committed(bytes(32)), lambda _cut: None)
    hands.show(cut)
    witness = watch(desk)
    hands.post(pygame.TEXTINPUT, text="뻑" * 40)

    assert "뻑" * LONGEST == cut.cut()
    assert any("뻑" * LONGEST in told for told in witness.words)
    assert not witness.cuts


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("text", [140, 160, 180, 200])
@pytest.mark.parametrize("width", [1024, 1040, 1280])
def test_the_panel_is_as_high_whatever_the_fingerprint_is(tmp_path: Path, language: str, text: int, width: int) -> None:
    desk = desk_of(tmp_path, (1280, 720), language, text=text)
    cloth = pygame.Rect(0, 40, width, 600)
    heights = set()
    for secret in range(40):
        cut = CutScene(desk, MATGO, Committed(bytes([secret]) * 32), lambda _cut: None, cloth=lambda: cloth)
        desk.scenes.reset(cut)
        heights.add(cut.panel.height)

    assert 1 == len(heights)


def test_three_piles_are_put_together_in_another_order(desk: Desk) -> None:
    """RULES B.3: every order but the one in which they lie, and no number is cut off."""
    rules = with_options(MATGO, {"cut": "three_piles"})
    given: list[str] = []
    cut = CutScene(desk, rules, Committed(bytes(32)), given.append)
    desk.scenes.reset(TitleScene(desk))
    desk.scenes.push(cut)
    witness = watch(desk)
    orders = set()
    for _ in range(5):
        cut.draw(desk.display.surface)
        orders.add(cut.cut())
        cut.command(Command.RIGHT)
    chosen = cut.cut()
    cut.command(Command.CONFIRM)
    for _ in range(60):
        cut.update(1 / 60)

    assert {"0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"} == orders
    assert [chosen] == given
    assert [] == witness.cuts


def test_a_licence_is_read_in_heads_and_paragraphs() -> None:
    text = "Copyright\nby us\n\n-----\nSIL OPEN FONT LICENSE Version 1.1\n-----\n\nPREAMBLE\nThe goals\nare two.\n"

    assert [
        ("Copyright by us", False),
        ("SIL OPEN FONT LICENSE Version 1.1", True),
        ("PREAMBLE", True),
        ("The goals are two.", False),
    ] == list(paragraphs(text))


def test_a_dealer_drawn_by_lot_is_shown_without_cards(desk: Desk) -> None:
    hands = Hands(desk)
    hands.show(TitleScene(desk))
    done: list[str] = []
    scene = drawn(desk, DealerDraw((), 1), done)
    for _ in range(60):
        hands.app.step(0.05)

    assert ["done"] == done
    assert scene.is_decided


def test_a_drawn_card_is_turned_over_and_the_dealers_is_lifted(desk: Desk) -> None:
    """UX 4: drawn cards turn, the winner's lifts; without motion both are there at once."""
    seen: dict[str, list[bytes]] = {}
    for motion in ("full", "none"):
        desk.change(replace(desk.settings, display=replace(desk.settings.display, motion=motion)))
        scene = drawn(desk, DealerDraw((((0, 0), (1, 16), (2, 40)),), 2), [])
        scene.command(Command.CONFIRM)
        scene.update(TURN_SECONDS / 2 + 0.01)
        pictures = set()
        for _ in range(60):
            scene.update(1 / 30)
            pictures.add(looks(desk, scene))
        seen[motion] = list(pictures)

    assert 4 >= len(seen["none"])
    assert 16 < len(seen["full"])


def cutting(desk: Desk, done: list[str]) -> CutScene:
    scene = CutScene(desk, MATGO, Committed(bytes(32)), done.append)
    desk.scenes.reset(TitleScene(desk))
    desk.scenes.push(scene)
    return scene


def looks(desk: Desk, scene: CutScene | DealerDrawScene) -> bytes:
    """Return what is seen of the panel on an empty screen."""
    desk.display.surface.fill("black")
    scene.draw(desk.display.surface)
    return pygame.image.tobytes(desk.display.surface.subsurface(scene.panel), "RGB")


def test_the_deck_is_shuffled_for_a_moment_and_may_be_cut_meanwhile(desk: Desk) -> None:
    done: list[str] = []
    scene = cutting(desk, done)
    at_first = looks(desk, scene)
    scene.update(SHUFFLE_SECONDS / 2 - 0.05)
    in_between = looks(desk, scene)
    scene.update(SHUFFLE_SECONDS)
    afterwards = looks(desk, scene)
    scene.update(1.0)

    assert 3 == len({at_first, in_between, afterwards})
    assert afterwards == looks(desk, scene)

    hurried = cutting(desk, done)
    hurried.command(Command.CONFIRM)
    hurried.command(Command.CONFIRM)

    assert [hurried.cut()] == done


def test_without_motion_nothing_is_shuffled(desk: Desk) -> None:
    desk.change(replace(desk.settings, display=replace(desk.settings.display, motion="reduced")))
    scene = cutting(desk, [])
    at_first = looks(desk, scene)
    scene.update(SHUFFLE_SECONDS / 2)

    assert at_first == looks(desk, scene)
