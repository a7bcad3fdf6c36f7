"""What a press does and does not (BUGS U01, U02, U03, U30, U31; UX 2.4, 3.5)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.actions import Choose, Play
from gostop_desktop.engine.cards import Card, cards_in
from gostop_desktop.engine.state import Phase
from gostop_desktop.ui.app import STILL_AFTER
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.scenes.pause import PauseScene
from gostop_desktop.ui.scenes.rules_in_force import RulesScene
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import MatchSetup, default_setup, hot_seats
from gostop_desktop.ui.table.choices import matches_of, question_of_card
from gostop_desktop.ui.table.session import Session
from gostop_desktop.ui.table.sprites import Mark

from .driver import Person, endless


def seated(home: Path, setup: MatchSetup, speed: str = "instant") -> Person:
    """Sit down and wait for the first turn, or at a moving table until the deal has begun."""
    person = Person(home, setup, speed=speed)
    for _ in range(3000):
        person.app.step(1 / 60)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        table = person.table
        if table.round is not None and (speed != "instant" or table.may_play):
            return person
    raise AssertionError("nobody has been dealt to")


def plain_card(person: Person) -> int:
    """Return the place of a hand card that can be played in one way only."""
    table = person.table
    return next(
        index
        for index, card in enumerate(table.hand)
        if Play(card) in table.view.legal and question_of_card(table.view, card) is None
    )


def matgo(seed: str = "input") -> MatchSetup:
    return endless(default_setup("matgo", seed=seed))


def with_a_card_that_asks(home: Path) -> tuple[Person, Card]:
    """Return somebody who holds a card that asks how it is to be played, and the card."""
    for number in range(60):
        person = seated(home / str(number), matgo(f"escape {number}"))
        table = person.table
        for card in table.hand:
            if question_of_card(table.view, card) is not None:
                return person, card
        person.leave()
    raise AssertionError("no card asks anything")


def asked_by_a_card(home: Path) -> Person:
    """Return somebody who has just chosen a card that asks how it is to be played."""
    person, card = with_a_card_that_asks(home)
    person.key(CARDS[person.table.hand.index(card)])
    return person


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


def held(person: Person, seconds: float) -> None:
    """Hold the key that skips, the way that a keyboard repeats it."""
    key = person.desk.bindings.key_of(Command.SKIP).scan_code
    for _ in range(round(seconds / 0.05)):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=key, mod=0, unicode=" "))
        # Whatever comes between makes the application forget that the key is down.
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        person.wait(0.05)


def let_go(person: Person) -> None:
    key = person.desk.bindings.key_of(Command.SKIP).scan_code
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=key, mod=0, unicode=""))
    person.wait(0.3)


def test_a_key_held_since_the_deal_does_not_lift_the_first_curtain(home: Path) -> None:
    setup = replace(matgo(), seats=hot_seats())
    person = seated(home, setup, speed="normal")
    held(person, 2.0)
    top_while_held = person.top.name
    let_go(person)
    top_when_let_go = person.top.name
    pygame.event.post(
        pygame.Event(pygame.KEYDOWN, key=0, scancode=person.desk.bindings.key_of(Command.SKIP).scan_code, mod=0)
    )
    person.wait(0.5)

    assert "curtain" == top_while_held
    assert "curtain" == top_when_let_go
    assert "table" == person.top.name
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


def reached(person: Person, scene: str) -> None:
    """Wait until a scene lies on the table."""
    for _ in range(600):
        if person.top.name == scene:
            return
        person.app.step(1 / 60)
    raise AssertionError(f"{scene} did not come")


def unknown(setup: MatchSetup) -> MatchSetup:
    """Return the match without a seed, so that its deck is cut."""
    return replace(setup, seed=None)


@pytest.mark.parametrize("scene", ["dealer_draw", "cut"])
def test_escape_before_the_deal_leads_to_the_pause_and_back_to_what_lay_there(home: Path, scene: str) -> None:
    person = Person(home, unknown(matgo()), speed="normal")
    reached(person, "dealer_draw")
    if scene == "cut":
        for _ in range(3):
            person.key(Command.CONFIRM)
    reached(person, scene)
    lay = person.top

    person.key(Command.BACK)
    paused = person.top
    person.key(Command.BACK)

    assert isinstance(paused, PauseScene)
    assert not paused.is_dealt
    assert lay is person.top
    person.leave()


def bar_button(person: Person, name: str) -> tuple[int, int]:
    """Return where a button of the bar is."""
    controls = person.table.controls
    return next(controls.place_of(widget).center for widget in controls.all() if widget.name == name)


@pytest.mark.parametrize("scene", ["dealer_draw", "cut", "curtain"])
def test_the_bar_works_while_something_lies_on_the_table(home: Path, scene: str) -> None:
    setup = unknown(matgo()) if scene != "curtain" else replace(unknown(matgo()), seats=hot_seats())
    person = Person(home, setup, speed="normal")
    for _ in range(4000):
        if person.top.name == scene:
            break
        if person.top.name in {"dealer_draw", "cut"}:
            person.key(Command.CONFIRM)
        person.app.step(1 / 60)
    below = person.top
    bar = pygame.Rect(person.table.here.top.layout.bar)
    before = pygame.image.tobytes(person.desk.display.surface.subsurface(bar), "RGB")

    person.click(bar_button(person, "Speed"))
    faster = person.desk.settings.game.speed
    after = pygame.image.tobytes(person.desk.display.surface.subsurface(bar), "RGB")
    on_top = person.top
    person.key(Command.SLOWER)
    slower = person.desk.settings.game.speed
    person.click(bar_button(person, "Menu"))
    paused = person.top
    person.key(Command.BACK)

    assert (scene, below) == (below.name, on_top)
    assert ("fast", "normal") == (faster, slower)
    assert before != after
    assert isinstance(paused, PauseScene)
    assert below is person.top
    person.leave()


def test_the_rules_in_force_are_one_key_away_wherever_the_table_is(home: Path) -> None:
    person = Person(home, unknown(matgo()), speed="normal")
    seen = []
    for scene in ("dealer_draw", "cut", "table", "pause"):
        if scene == "cut":
            for _ in range(3):
                person.key(Command.CONFIRM)
        if scene == "table":
            person.key(Command.CONFIRM)
        if scene == "pause":
            person.key(Command.PAUSE)
        reached(person, scene)
        person.key(Command.HELP)
        top = person.top
        assert isinstance(top, RulesScene), scene
        assert top.rules == person.table.setup.rules
        seen.append(top.name)
        person.key(Command.HELP)
        assert scene == person.top.name

    assert ["rules"] * 4 == seen
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


def test_a_key_that_is_held_from_the_cut_lifts_no_curtain(home: Path) -> None:
    """Whoever skips the deal with a held key does not see the other's hand."""
    setup = replace(default_setup("matgo"), seats=hot_seats())
    person = Person(home, endless(setup))
    for _ in range(200):
        person.app.step(1 / 60)
        if person.top.name == "cut":
            break
        person.key(Command.CONFIRM)
    held = person.desk.bindings.key_of(Command.CONFIRM).scan_code

    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=held, mod=0, unicode=""))
    for _ in range(300):
        person.app.step(1 / 60)
        if person.top.name == "curtain":
            break
    fell = person.top.name
    person.wait(2.0)
    still = person.top.name
    pygame.event.post(pygame.Event(pygame.KEYUP, key=0, scancode=held, mod=0, unicode=""))
    person.wait(0.3)
    person.lift_curtain()

    assert ("curtain", "curtain") == (fell, still)
    assert person.top is person.table
    person.leave()


def test_a_language_that_is_chosen_while_one_plays_renames_the_computers_at_once(home: Path) -> None:
    person = seated(home, matgo("language"))
    before = [one.name for one in person.table.here.top.describer.people]

    person.desk.use_language("ko")
    person.app.step(1 / 60)
    after = [one.name for one in person.table.here.top.describer.people]
    person.desk.use_language("en")

    assert ["You", "Min-su"] == before
    assert ["나", "민수"] == after
    person.leave()


def test_a_table_under_the_pause_is_whole_after_a_change_of_language(home: Path) -> None:
    person = seated(home, matgo("language"))
    person.key(Command.PAUSE)

    person.desk.use_language("ko")
    covered = picture_of(person.table)
    person.table.update(0.0)
    uncovered = picture_of(person.table)
    person.desk.use_language("en")

    assert covered == uncovered
    person.leave()


def picture_of(table: TableScene) -> bytes:
    canvas = pygame.Surface(table.desk.size)
    table.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_a_question_that_is_open_takes_the_caps_of_the_gamepad_and_keeps_its_focus(home: Path) -> None:
    person = asked_by_a_card(home)
    table = person.table
    person.key(Command.RIGHT)
    panel, state = table.panel, table.here.asking.state

    pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_START, instance_id=0))
    person.app.step(1 / 60)
    person.key(Command.BACK)
    person.app.step(1 / 60)

    assert panel is not None
    assert table.panel is not panel
    assert state == table.here.asking.state
    person.leave()


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


def test_holding_space_looks_through_a_question(home: Path) -> None:
    """UX 2.5."""
    person = asked_by_a_card(home)
    table = person.table
    skip = person.desk.bindings.key_of(Command.SKIP).scan_code

    folded = [table.here.asking.state.is_folded]
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=0, scancode=skip, mod=0, unicode=""))
        person.app.step(1 / 60)
        folded.append(table.here.asking.state.is_folded)

    assert [False, True, False] == folded
    person.leave()


def test_on_a_gamepad_one_button_shakes_or_bombs(home: Path) -> None:
    """UX 3.5: Y on the card."""
    person, asking = with_a_card_that_asks(home)
    table = person.table
    buttons = {Command.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Command.INSPECT: pygame.CONTROLLER_BUTTON_Y}

    for command in (*[Command.RIGHT] * 12, Command.INSPECT):
        if command is Command.RIGHT and table.here.pointer.current == asking:
            continue
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=buttons[command], instance_id=0))
        person.app.step(1 / 60)

    assert table.panel is not None
    assert table.here.drawers.open is None
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
