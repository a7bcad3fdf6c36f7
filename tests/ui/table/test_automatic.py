"""What the table does by itself, as the settings say, and in which order the hand lies (UX 2.4, 3.6)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from gostop_desktop.engine.actions import Choose, FlipOnly, Play
from gostop_desktop.engine.cards import CARD_OF, MATES, Card, card_set
from gostop_desktop.engine.notation import print_card
from gostop_desktop.engine.rules import MATGO, Rules
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from gostop_desktop.storage.settings import GameSettings
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.setup import hot_seats
from gostop_desktop.ui.table.automatic import decided_already
from gostop_desktop.ui.table.hand_order import HandOrder
from tests.helpers import position, rules

from .driver import Person
from .seated import matgo, plain_card, seated
from .test_pace import PLAIN as PLAIN_EVENTS
from .test_table_rounds import SLOW_FRAME

ASKING = GameSettings(take_equal=False, play_last=False)
HELPING = GameSettings(take_equal=True, play_last=True)


def set_game(person: Person, **values: object) -> None:
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, game=msgspec.structs.replace(settings.game, **values)))


PLAIN = rules(double_junk=[])
"""Rules by which a coloured junk card is worth no more than any other."""


@pytest.mark.parametrize(
    ("table", "card", "house", "taken"),
    [
        ("11D 11J", "11B", PLAIN, "11D"),
        ("11D 11J", "11B", MATGO, None),
        ("03R 03J", "03B", PLAIN, None),
        ("09A 09J", "09R", PLAIN, None),
    ],
)
def test_only_a_choice_that_makes_no_difference_is_made(table: str, card: str, house: Rules, taken: str | None) -> None:
    round_ = position(table, card, "05J", rules=house)
    round_.apply(Play(CARD_OF[card]))
    seen = view(round_, 0)

    assert Phase.HAND_TARGET is seen.phase
    assert (Choose(CARD_OF[taken]) if taken else None) == decided_already(seen, HELPING)
    assert None is decided_already(seen, ASKING)


def test_a_flipped_card_takes_one_of_equals_too() -> None:
    round_ = position("11D 11J", "05J", "11B", rules=PLAIN)
    round_.apply(Play(CARD_OF["05J"]))
    seen = view(round_, 0)

    assert Phase.FLIP_TARGET is seen.phase
    assert Choose(CARD_OF["11D"]) == decided_already(seen, HELPING)


def test_the_last_card_is_played_where_there_is_one_thing_to_do() -> None:
    last = view(position("03J", "05J", "01J 06K", last=True), 0)
    two = view(position("03J", "05J", "01J 06K"), 0)

    assert Play(CARD_OF["05J"]) == decided_already(last, HELPING)
    assert None is decided_already(last, ASKING)
    assert None is decided_already(two, HELPING)


def test_a_last_card_that_could_be_kept_for_a_free_turn_is_not_played() -> None:
    round_ = position("03J", "05J", "01J 06K", last=True)
    round_.free_turns[0] = 1
    seen = view(round_, 0)

    assert any(isinstance(action, FlipOnly) for action in seen.legal)
    assert None is decided_already(seen, HELPING)


def asked_between_equals(person: Person) -> bool:
    panel = person.table.panel
    if panel is None:
        return False
    cards = [option.action.card for option in panel.options if isinstance(option.action, Choose)]
    return len(cards) == 2 and scorer(person.table.view.rules).are_alike(*cards)


@pytest.mark.parametrize("take_equal", [True, False])
def test_nobody_is_asked_between_equals_unless_they_wish_it(home: Path, *, take_equal: bool) -> None:
    """Rounds at random with real keys until the choice comes: asked for or made by itself."""
    person = Person(home, replace(matgo("equals"), rules=PLAIN))
    person.frame = SLOW_FRAME
    set_game(person, take_equal=take_equal)
    rng = Random(5)
    asked = unasked = 0
    own: set[int] = set()
    """The numbers of the decisions of this round that were made with keys."""
    for _ in range(40_000):
        if person.top.name == "settlement":
            own.clear()
            person.go_on()
        elif person.top is person.table and person.is_asked:
            person.app.step(person.frame)
            asked += asked_between_equals(person)
            own.add(person.table.decision)
            person.do(rng.choice(person.table.view.legal), by="keys")
        else:
            person.app.step(person.frame)
            decided = enumerate(person.table.session.decided)
            choices = {number for number, made in decided if made.seat == 0 and isinstance(made.action, Choose)}
            unasked += bool(choices - own)
        if asked or unasked:
            break

    assert (int(not take_equal), int(take_equal)) == (asked, unasked)
    person.leave()


def test_the_last_card_plays_itself_and_is_seen_before(home: Path) -> None:
    person = seated(home, matgo("last"), speed="fast")
    person.frame = 1 / 30
    set_game(person, play_last=True)
    rng = Random(2)
    seen = 0.0
    last = None
    for _ in range(60_000):
        table = person.table
        if last is not None and len(table.session.decided) > last[0]:
            break
        person.app.step(person.frame)
        if person.top.name == "settlement":
            person.go_on()
        elif person.top is table and person.is_asked:
            if (action := decided_already(table.view, HELPING)) is None:
                person.do(rng.choice(table.view.legal), by="keys")
            else:
                last = (table.decision, action)
                seen += person.frame

    assert last is not None
    assert seen == pytest.approx(0.25, abs=0.1), "half a second at normal speed"
    assert last[1] == person.table.session.decided[last[0]].action
    person.leave()


def codes(cards: list[Card]) -> str:
    return " ".join(map(print_card, cards))


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("month", "01J 03B 05A 08J 08K 12R X2a"),
        ("kind", "03B 05A 12R 01J 08J 08K X2a"),
        ("matching", "05A 08J 08K 01J 03B 12R X2a"),
    ],
)
def test_a_hand_lies_in_the_chosen_order(way: str, expected: str) -> None:
    hand = [CARD_OF[code] for code in "X2a 08K 01J 12R 05A 08J 03B".split()]
    table = card_set(CARD_OF[code] for code in "08B 05J 10R".split())

    assert expected == codes(HandOrder(way).arranged(hand, table))


def test_a_hand_that_was_laid_keeps_its_order_when_cards_come_and_go() -> None:
    order = HandOrder()
    hand = [CARD_OF[code] for code in "01J 03B 05A 08J".split()]
    other = [CARD_OF[code] for code in "02J 04J".split()]
    hand = order.move(hand, CARD_OF["08J"], 0)
    laid = codes(hand)
    hand = order.arranged([card for card in hand if card != CARD_OF["03B"]], 0)
    beside = order.arranged(other, 0)
    hand = order.arranged([*hand, CARD_OF["04K"]], 0)

    assert "08J 01J 03B 05A" == laid
    assert "02J 04J" == codes(beside)
    assert "04K 08J 01J 05A" == codes(hand)


def test_ctrl_and_an_arrow_move_a_card_and_keep_the_order(home: Path) -> None:
    person = seated(home, matgo())
    before = person.table.hand
    person.key(Command.RIGHT)
    person.key(Command.MOVE_RIGHT)
    person.wait(0.3)
    after = person.table.hand

    assert [before[1], before[0], *before[2:]] == after
    assert "manual" == person.desk.settings.game.hand_order
    person.table.audit()
    person.leave()


def test_a_card_is_dragged_to_another_place_of_the_hand(home: Path) -> None:
    person = seated(home, matgo())
    set_game(person, hand_order="manual")
    person.table.here.top.take_settings()
    before = person.table.hand
    start = person.table.place_of_card(before[0])
    end = person.table.place_of_card(before[3])

    drag(person, start, (end[0] + 5, end[1]))
    person.wait(0.4)

    assert [*before[1:4], before[0], *before[4:]] == person.table.hand
    assert 0 == sum(each.seat == 0 for each in person.table.session.decided)
    person.table.audit()
    person.leave()


def drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    for kind, place in (
        (pygame.MOUSEMOTION, start),
        (pygame.MOUSEBUTTONDOWN, start),
        (pygame.MOUSEMOTION, end),
        (pygame.MOUSEBUTTONUP, end),
    ):
        values = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        pygame.event.post(pygame.Event(kind, pos=(round(place[0]), round(place[1])), **values))
        person.app.step(person.frame)


def test_matching_cards_come_first_again_at_every_own_turn(home: Path) -> None:
    person = seated(home, matgo("order"))
    set_game(person, hand_order="matching")
    person.table.here.top.take_settings()
    rng = Random(4)
    seen = 0
    while person.top is person.table and person.table.view.result is None and seen < 6:
        if person.is_asked and person.table.view.phase is Phase.PLAY:
            person.wait(0.1)
            on_table = person.table.here.top.stage.on_table
            matches = [bool(MATES[card] & on_table) for card in person.table.hand]
            assert sorted(matches, reverse=True) == matches
            seen += 1
        if person.is_asked:
            person.app.step(person.frame)
            person.do(rng.choice(person.table.view.legal), by="keys")
        person.app.step(person.frame)

    assert 6 == seen
    person.leave()


@pytest.mark.parametrize(("pause", "least", "most"), [(0, 0.0, 0.1), (15, 1.4, 1.7)])
def test_a_computer_plays_after_the_chosen_pause(home: Path, pause: int, least: float, most: float) -> None:
    person = seated(home, matgo(), speed="normal")
    set_game(person, ai_pause=pause)
    for _ in range(2000):
        person.app.step(person.frame)
        if person.table.may_play:
            break
    person.key(CARDS[plain_card(person)])
    waited = 0.0
    decided = person.table.decision
    for _ in range(3000):
        person.app.step(person.frame)
        if person.table.decision != decided:
            break
        waited += person.frame if person.table.is_at_rest else 0.0
        if person.is_asked:
            person.do(person.table.view.legal[0], by="keys")
            decided, waited = person.table.decision, 0.0

    assert least <= waited <= most
    person.leave()


def test_without_hints_there_is_no_way_to_one(home: Path) -> None:
    person = seated(home, matgo())
    names = {widget.name for widget in person.table.controls.all()}
    set_game(person, hints=False)
    person.table.pause()
    person.app.step(person.frame)
    person.key(Command.BACK)
    person.key(Command.HINT)
    person.wait(0.2)

    assert "Hint" in names
    assert "Hint" not in {widget.name for widget in person.table.controls.all()}
    assert [] == person.table.hints.pictures()
    person.leave()


def test_speed_and_motion_of_the_settings_are_taken_in_the_middle_of_a_round(home: Path) -> None:
    person = seated(home, matgo(), speed="normal")
    for _ in range(2000):
        person.app.step(person.frame)
        if person.table.may_play:
            break
    person.table.pause()
    settings = person.desk.settings
    look = msgspec.structs.replace(settings.display, motion="none", screen_shake=False, flashes=False)
    game = msgspec.structs.replace(settings.game, speed="fast")
    person.desk.change(msgspec.structs.replace(settings, display=look, game=game))
    person.key(Command.BACK)
    top = person.table.here.top

    assert ("fast", "none") == (top.speed_name, top.mover.motion.value)
    assert (False, False, False) == (top.effects.is_on, top.effects.may_shake, top.effects.may_flash)
    person.leave()


def test_two_people_have_each_their_own_order(home: Path) -> None:
    person = Person(home, replace(matgo("two"), seats=hot_seats()))
    set_game(person, hand_order="kind")
    for _ in range(3000):
        person.app.step(person.frame)
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        if person.top.name == "curtain":
            break
    assert person.table.hand == HandOrder("kind").arranged(person.table.hand, 0)
    person.leave()


@pytest.mark.parametrize(("speed", "most"), [("slow", 1.1 * 1.6), ("normal", 1.1), ("fast", 0.55)])
def test_a_computers_whole_turn_takes_no_longer_than_its_budget(home: Path, speed: str, most: float) -> None:
    """UX U1, in the whole game with its usual pause: from the end of the turn before to the beginning of the next."""
    person = seated(home, matgo(), speed=speed)
    person.frame = 1 / 120
    rng, begun = Random(4), 0.0
    measured: list[float] = []
    turn: int | None = None
    now = 0.0
    while len(measured) < 4 and person.top.name != "settlement":
        if person.top is person.table and person.is_asked:
            person.app.step(person.frame)
            person.do(rng.choice(person.table.view.legal), by="keys")
            continue
        person.app.step(person.frame)
        now += person.frame
        board = person.table.here.top.board
        if board.turn != turn:
            if turn == 1 and all(isinstance(event, PLAIN_EVENTS) for event in board.log[-2]):
                measured.append(now - begun)
            turn, begun = board.turn, now
    person.leave()

    assert measured
    assert max(measured) <= most + 4 * person.frame
