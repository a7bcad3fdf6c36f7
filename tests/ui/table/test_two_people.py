"""Two people at one machine, with all that they can choose about it (UX 2.6; acceptance check 12)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pygame
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.actions import Play
from gostop_desktop.engine.cards import CODES
from gostop_desktop.ui.input import Bindings, Command, Key
from gostop_desktop.ui.scenes.curtain import CurtainScene
from gostop_desktop.ui.setup import hot_seats
from gostop_desktop.ui.table.choices import question_of_card
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.moves import turn_sentence
from tests.ui.helpers import Hands, desk_of, watch

from .driver import Person
from .seated import matgo

SPACE, NUM_ENTER = pygame.KSCAN_SPACE, pygame.KSCAN_KP_ENTER


def two(home: Path, **pair: object) -> Person:
    """Sit two people down, with their wishes, and wait for the first of them to be asked or called."""
    person = Person(home, replace(matgo("pair"), seats=hot_seats()))
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, pair=msgspec.structs.replace(settings.pair, **pair)))
    for _ in range(3000):
        person.app.step(person.frame)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        elif person.top.name == "curtain" or (person.top is person.table and is_asked(person)):
            return person
    raise AssertionError("nobody is asked")


def is_asked(person: Person) -> bool:
    return person.table.round is not None and person.table.may_play


def down(person: Person, scan_code: int, *, seconds: float = 0.5) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=scan_code, mod=0, unicode=""))
    person.wait(seconds)


def up(person: Person, scan_code: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=scan_code, mod=0, unicode=""))
    person.wait(0.05)


def mouse(person: Person, kind: int, place: tuple[float, float], button: int = 1) -> None:
    pos = (round(place[0]), round(place[1]))
    values = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
    pygame.event.post(pygame.Event(kind, pos=pos, **values))
    person.wait(0.05)


def open_curtain(person: Person, scan_code: int = SPACE) -> None:
    assert "curtain" == person.top.name
    down(person, scan_code)
    up(person, scan_code)


def play_plain(person: Person) -> int:
    """Play a card that needs no question; return who did."""
    table = person.table
    card = next(
        card for card in table.hand if Play(card) in table.view.legal and question_of_card(table.view, card) is None
    )
    seat = table.viewer
    person.click(table.place_of_card(card))
    return seat


def until(person: Person, name: str) -> None:
    """Let time pass until a scene lies on top, or the table asks; choices are answered with the first card."""
    for _ in range(600):
        person.app.step(person.frame)
        if person.top.name == name and (name != "table" or is_asked(person)):
            return
        if person.top is person.table and person.table.panel is not None and is_asked(person):
            person.do(person.table.view.legal[0], by="keys")
    raise AssertionError(f"{person.top.name} lies on top, not {name}")


def is_hand_seen(person: Person) -> bool:
    """Whether any card of the hand shows its face on the screen: its picture is there, pixel for pixel."""
    table, desk = person.table, person.desk
    table.damage()
    person.app.step(person.frame)
    screen = desk.display.surface
    for card in table.hand:
        rect = pygame.Rect(table.here.top.stage.place(card).rect)
        face = desk.cards.picture(CODES[card], rect.width)
        middle = pygame.Rect(rect.width // 3, rect.height // 3, rect.width // 3, rect.height // 3)
        shown = screen.subsurface(middle.move(rect.topleft))
        plain = pygame.Surface(shown.get_size())
        plain.blit(face, (0, 0), middle, special_flags=pygame.BLEND_PREMULTIPLIED)
        if pygame.image.tobytes(plain, "RGB") == pygame.image.tobytes(shown, "RGB"):
            return True
    return False


def test_the_curtain_falls_at_every_turn_and_after_every_pause(home: Path) -> None:
    person = two(home)
    first = person.top.name
    covered = is_hand_seen(person)
    open_curtain(person)
    until(person, "table")
    seen = is_hand_seen(person)
    person.table.pause()
    person.app.step(person.frame)
    paused = is_hand_seen(person)
    person.key(Command.BACK)
    until(person, "curtain")

    assert ("curtain", False, True, False) == (first, covered, seen, paused)
    person.leave()


def test_a_curtain_that_falls_only_between_hands_comes_back_with_the_same_hand_at_once(home: Path) -> None:
    person = two(home, curtain="needed")
    open_curtain(person)
    until(person, "table")
    person.table.pause()
    person.app.step(person.frame)
    paused = is_hand_seen(person)
    person.key(Command.BACK)
    until(person, "table")
    back = is_hand_seen(person)
    seat = play_plain(person)
    until(person, "curtain")

    assert (False, True) == (paused, back)
    assert seat != person.table.viewer
    person.leave()


@pytest.mark.parametrize("curtain", ["needed", "always"])
def test_no_hand_is_seen_while_another_window_has_the_keyboard(home: Path, curtain: str) -> None:
    person = two(home, curtain=curtain)
    open_curtain(person)
    until(person, "table")
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    person.wait(1.5)
    away = is_hand_seen(person)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    until(person, "table" if curtain == "needed" else "curtain")

    assert not away
    person.leave()


def test_without_a_curtain_both_play_with_open_hands(home: Path) -> None:
    person = two(home, curtain="off")
    seen = [is_hand_seen(person)]
    seats = [play_plain(person)]
    until(person, "table")
    seen.append(is_hand_seen(person))
    seats.append(play_plain(person))
    until(person, "table")

    assert [True, True] == seen
    assert {0, 1} == set(seats)
    person.leave()


def test_a_move_is_seen_before_the_hands_change(home: Path) -> None:
    person = two(home, curtain="off")
    seat = play_plain(person)
    for _ in range(600):
        person.app.step(person.frame)
        if person.table.is_at_rest and person.table.here.game.to_move != seat:
            break
    person.wait(0.7)
    still = person.table.viewer
    person.wait(0.3)

    assert (seat, 1 - seat) == (still, person.table.viewer)
    person.leave()


def test_hold_to_look_shows_the_hand_only_while_the_key_is_held(home: Path) -> None:
    person = two(home, hold_to_look=True)
    down(person, SPACE)
    held = is_hand_seen(person)
    up(person, SPACE)
    let_go = is_hand_seen(person)
    on_top = person.top
    down(person, SPACE, seconds=0.1)
    again = is_hand_seen(person)
    seat = play_plain(person)
    decided = person.table.session.decided
    up(person, SPACE)

    assert (True, False, True) == (held, let_go, again)
    assert on_top is person.table, "who has opened the curtain once is not asked again"
    assert [seat] == [each.seat for each in decided]
    person.leave()


def test_a_covered_hand_can_be_neither_played_from_nor_asked_about(home: Path) -> None:
    person = two(home, hold_to_look=True)
    down(person, SPACE)
    up(person, SPACE)
    person.key(Command.CARD_1)
    person.key(Command.HINT)
    person.wait(0.2)

    assert () == person.table.session.decided
    assert [] == person.table.hints.pictures()
    person.leave()


def test_by_mouse_a_hand_is_looked_at_and_a_card_drawn_out_of_it(home: Path) -> None:
    person = two(home, hold_to_look=True)
    down(person, SPACE)
    up(person, SPACE)
    table = person.table
    place = table.place_of_card(table.hand[0])
    mouse(person, pygame.MOUSEBUTTONDOWN, place)
    looked = is_hand_seen(person)
    mouse(person, pygame.MOUSEBUTTONUP, place)
    hidden, clicked = is_hand_seen(person), table.session.decided
    mouse(person, pygame.MOUSEBUTTONDOWN, place)
    mouse(person, pygame.MOUSEMOTION, (place[0], place[1] - 300))
    mouse(person, pygame.MOUSEBUTTONUP, (place[0], place[1] - 300))

    assert (True, False, ()) == (looked, hidden, clicked)
    assert 1 == len(table.session.decided) or table.panel is not None
    person.leave()


def test_a_hand_that_is_seen_while_the_button_is_held_is_not_looked_at_closely(home: Path) -> None:
    person = two(home, hold_to_look=True)
    down(person, SPACE)
    up(person, SPACE)
    band = pygame.Rect(person.table.here.top.layout.hand_band)
    mouse(person, pygame.MOUSEBUTTONDOWN, band.center)
    person.wait(1.0)
    seen = is_hand_seen(person)

    assert seen
    assert not person.table.here.preview.is_wanted
    person.leave()


def test_with_the_right_button_held_the_left_one_plays(home: Path) -> None:
    person = two(home, hold_to_look=True)
    down(person, SPACE)
    up(person, SPACE)
    band = pygame.Rect(person.table.here.top.layout.hand_band)
    mouse(person, pygame.MOUSEBUTTONDOWN, (band.centerx, band.bottom - 2), button=3)
    play_plain(person)

    assert 1 == len(person.table.session.decided)
    person.leave()


def test_each_player_has_the_keys_of_one_side() -> None:
    bindings = Bindings()
    left, right = Key(pygame.KSCAN_3), Key(pygame.KSCAN_KP_3)
    alone = [bindings.command_of(left), bindings.command_of(right)]
    bindings.player = 0
    first = [bindings.command_of(left), bindings.command_of(right), bindings.command_of(Key(NUM_ENTER))]
    bindings.player = 1
    second = [bindings.command_of(left), bindings.command_of(right), bindings.command_of(Key(NUM_ENTER))]

    assert [Command.CARD_3, Command.CARD_3] == alone
    assert [Command.CARD_3, None, None] == first
    assert [None, Command.CARD_3, Command.CONFIRM] == second
    assert Command.BACK == bindings.command_of(Key(pygame.KSCAN_ESCAPE))


def test_caps_tell_the_keys_of_whose_turn_it_is() -> None:
    pygame.display.init()
    bindings = Bindings()
    bindings.player = 1

    labels = [bindings.label(command) for command in (Command.GO, Command.KEEP, Command.CARD_1, Command.HINT)]

    assert ["Num +", "Num .", "Num 1", "H"] == labels


def test_a_key_that_is_held_while_the_table_turns_is_let_go(home: Path) -> None:
    """Whoever skips by holding the key still holds it when it is the other's turn, whose keys alone count then."""
    person = two(home, own_keys=True, curtain="off")
    seat = play_plain(person)
    if seat == 1:
        until(person, "table")
        seat = play_plain(person)
    down(person, SPACE, seconds=0.02)
    until(person, "table")
    held = set(person.desk.held)
    up(person, SPACE)

    assert (0, 1) == (seat, person.table.viewer)
    assert {Command.SKIP} == held
    assert set() == person.desk.held
    assert not person.table.here.top.is_fast_forward
    person.leave()


def test_only_the_own_keys_open_the_curtain_and_play(home: Path) -> None:
    person = two(home, own_keys=True)
    seat = person.table.viewer
    own, others = (SPACE, NUM_ENTER) if seat == 0 else (NUM_ENTER, SPACE)
    down(person, others)
    up(person, others)
    wrong = person.top.name
    open_curtain(person, own)
    until(person, "table")
    digits = (pygame.KSCAN_1, pygame.KSCAN_KP_1)
    for scan_code in (digits[1 - seat], digits[seat]):
        before = len(person.table.session.decided) + (person.table.panel is not None)
        down(person, scan_code, seconds=0.1)
        up(person, scan_code)
        after = len(person.table.session.decided) + (person.table.panel is not None)
        assert (after > before) == (scan_code == digits[seat])

    assert "curtain" == wrong
    person.table.pause()
    assert None is person.desk.bindings.player
    person.leave()


def test_each_player_is_called_by_a_sound_of_their_own(home: Path) -> None:
    person = two(home, curtain="off")
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, sound=msgspec.structs.replace(settings.sound, captions=True)))
    calls = {"A low call: the first player", "A high call: the second player"}
    seat = play_plain(person)
    until(person, "table")
    heard = calls & set(person.desk.captions.words)

    assert {"A high call: the second player" if seat == 0 else "A low call: the first player"} == heard
    person.leave()


def test_while_a_move_is_still_seen_the_hand_is_dimmed_and_who_is_next_is_named(home: Path) -> None:
    person = two(home, curtain="off")
    seat = play_plain(person)
    table = person.table
    for _ in range(600):
        person.app.step(person.frame)
        if table.is_at_rest and table.here.game.to_move == 1 - seat:
            break
    person.wait(0.1)
    dimmed, words = table.here.top.dimmed, table.hand_over.pictures(table.here)
    person.wait(1.0)

    assert dimmed
    assert 1 == len(words)
    assert (0, []) == (table.here.top.dimmed, table.hand_over.pictures(table.here))
    person.leave()


@pytest.mark.parametrize("curtain", ["always", "needed"])
def test_as_soon_as_the_table_is_to_be_handed_over_the_hand_lies_face_down(home: Path, curtain: str) -> None:
    person = two(home, curtain=curtain)
    person.lift_curtain()
    until(person, "table")
    seat = play_plain(person)
    table = person.table
    told = []
    for _ in range(600):
        person.app.step(person.frame)
        if person.top.name == "curtain":
            break
        if table.viewer == seat and table.hand_over.pictures(table.here):
            told.append(table.here.top.is_covered)
        elif table.panel is not None and is_asked(person):
            person.do(table.view.legal[0], by="keys")

    assert person.top.name == "curtain"
    assert len(told) > 10, "the move is still seen"
    assert {True} == set(told)
    person.leave()


@pytest.mark.parametrize("language", ["en", "ko", "en-XA", "en-XB"])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1024, 1200)])
def test_all_words_of_the_curtain_have_room(tmp_path: Path, size: tuple[int, int], text: int, language: str) -> None:
    desk = desk_of(tmp_path, size, language, text=text)
    witness = watch(desk)
    layout = solve(*size, 2, text=text / 100, is_mirrored=desk.is_mirrored)
    band = pygame.Rect(layout.hand_band)
    recap = "Min-su plays September's cup on September's blue ribbon; turns up Peony butterfly, which takes Peony junk."
    scene = CurtainScene(desk, hot_seats()[1], lambda: recap, lambda: band, lambda: None)
    Hands(desk).show(scene)

    assert scene.place.contains(band)
    assert pygame.Rect(layout.cloth).contains(scene.place)
    inner = scene.place.inflate(0, -2 * desk.u(8))
    assert [] == witness.cuts
    assert text == 100 or min(box.height for box in witness.boxes) >= round(15 * desk.measure.scale * text / 100)
    assert [] == [box for box in witness.boxes if not inner.contains(box)]
    assert recap in " ".join(witness.words)


def test_the_curtain_speaks_the_language_that_is_chosen_meanwhile(home: Path) -> None:
    person = two(home)
    open_curtain(person)
    until(person, "table")
    play_plain(person)
    until(person, "curtain")
    curtain, table = person.top, person.table
    person.desk.use_language("ko")
    witness = watch(person.desk)
    curtain.resize()
    curtain.draw(person.desk.display.surface)
    names = [seat.name for seat in table.setup.seats]
    told = i18n.plain(turn_sentence(table.here.top.board.last_turn, names))
    person.desk.use_language("en")
    person.leave()

    assert told.startswith("플레이어")
    assert told in " ".join(witness.words)


def test_the_keys_beside_the_hand_are_those_of_whose_turn_it_is(home: Path) -> None:
    person = two(home, own_keys=True, curtain="off")
    shown = {}
    for _ in range(2):
        table = person.table
        keys = table.here.around._keys(may_decide=True, is_asked=False)
        shown[table.viewer] = i18n.plain(keys[0][0])
        play_plain(person)
        until(person, "table")
    person.leave()

    assert {0, 1} == set(shown)
    assert shown[0].startswith("1–")
    assert shown[1].startswith("Num 1–")


def test_a_hand_with_keys_of_its_own_tells_the_first_and_the_last(home: Path) -> None:
    person = two(home, curtain="off")
    for command, scan_code in ((Command.CARD_1, pygame.KSCAN_Q), (Command.CARD_10, pygame.KSCAN_X)):
        person.desk.bindings.bind(command, Key(scan_code))

    keys = person.table.here.around._keys(may_decide=True, is_asked=False)
    person.leave()

    assert i18n.plain(keys[0][0]) == "Q … X"
