"""The table and its scenes drawn at several sizes and in several languages (UX 10, checks 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pygame
import pytest

from gostop_desktop.engine.cards import CODES
from gostop_desktop.engine.dealer import DealerDraw, draw_dealer
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.match import new_match
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Phase
from gostop_desktop.engine.view import view
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import folders
from gostop_desktop.storage.records import Autosave, History
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene
from gostop_desktop.ui.scenes.cut import CutScene
from gostop_desktop.ui.scenes.dealer_draw import DealerDrawScene
from gostop_desktop.ui.scenes.match_end import MatchEndScene
from gostop_desktop.ui.scenes.settlement import Outcome, SettlementScene
from gostop_desktop.ui.setup import MatchSetup, default_setup
from gostop_desktop.ui.table.asking import Asking
from gostop_desktop.ui.table.choices import Option, Question, question_of_card
from gostop_desktop.ui.table.describe import Person
from gostop_desktop.ui.table.drawers import COMMANDS, Drawers
from gostop_desktop.ui.table.go_stop import go_stop_question
from gostop_desktop.ui.table.layout import solve
from gostop_desktop.ui.table.paint.brush import Brush
from gostop_desktop.ui.table.paint.panels import SeatFacts, draw_seat_panel
from gostop_desktop.ui.table.questions import question_of
from gostop_desktop.ui.table.session import Committed, Session
from gostop_desktop.ui.table.tabletop import Tabletop
from gostop_desktop.ui.table.tally import new_tally
from tests.ui.helpers import desk_of, watch

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
LANGUAGES = ("en", "ko", "en-XA", "en-XB")
ROUNDS = 40


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    result: tuple[int, int] = request.param
    return result


@pytest.fixture
def desks(tmp_path: Path, size: tuple[int, int]) -> list[Desk]:
    """A desk in every language, at one size."""
    return [
        Desk(PictureDisplay(size), GameOptions(language=language, data_folder=tmp_path), folders(tmp_path))
        for language in LANGUAGES
    ]


def people(setup: MatchSetup) -> list[Person]:
    return [Person(seat.name, seat.portrait, "123,456,789") for seat in setup.seats]


def rounds(setup: MatchSetup) -> Iterator[Round]:
    """Yield rounds at every decision of theirs."""
    rng = Random(1)
    for seed in range(ROUNDS):
        round, _ = deal(setup.rules, deck_v1(setup.rules, secret_of("drawn", seed)))
        while legal := round.legal_actions():
            yield round
            round.apply(rng.choice(legal))


def asked(round: Round) -> Question | None:
    """Return a question that is put at this decision, in the language in force."""
    seat = round.to_move
    assert seat is not None
    seen_by = view(round, seat)
    question = go_stop_question() if round.phase is Phase.GO_STOP else question_of(seen_by, ("You", "Min-su", "Ji-eun"))
    for card in range(48):
        if question is None and round.phase is Phase.PLAY and round.hands[seat] & 1 << card:
            question = question_of_card(seen_by, card)
    return question


@cache
def asking_rounds(setup: MatchSetup) -> tuple[Round, ...]:
    """Return a round for every kind of question."""
    found: dict[object, Round] = {}
    for round in rounds(setup):
        if (question := asked(round)) is not None:
            kind = (round.phase, frozenset(type(option.action) for option in question.options))
            if kind not in found:
                found[kind] = round.copy()
    return tuple(found.values())


def questions(setup: MatchSetup) -> Iterator[tuple[Round, Question]]:
    """Yield a question of every kind, with the round in which it is asked."""
    for round in asking_rounds(setup):
        question = asked(round)
        assert question is not None
        yield round, question


def answered(_: Option) -> None:
    """Take no notice of an answer."""


@pytest.mark.parametrize("setup", [default_setup("matgo"), default_setup("gostop")], ids=["matgo", "gostop"])
def test_questions_lie_in_the_window_and_not_on_the_hand_or_the_cards_they_ask_about(
    setup: MatchSetup, desks: list[Desk], size: tuple[int, int]
) -> None:
    for desk in desks:
        desk.use_language(desk.options.language)
        top: Tabletop | None = None
        for round, question in questions(setup):
            seat = round.to_move
            assert seat is not None
            if top is None:
                top = Tabletop(desk, view(round, seat), people(setup))
                # One by one, in any order, the same large sheets would be read again and again.
                desk.cards.prepare([CODES[card] for card in setup.rules.pack], top.layout.hand_card)
            else:
                top.begin(view(round, seat), people(setup))
            top.update(1 / 60)
            asking = Asking(top, answered, points_only=False)
            asking.open(question, people(setup))
            assert asking.panel is not None
            rect = pygame.Rect(asking.panel.rect)
            assert pygame.Rect((0, 0), size).contains(rect)
            assert not rect.colliderect(pygame.Rect(top.layout.hand_band))
            assert asking.pictures()
            if question.asks_target:
                for option in question.options:
                    (card,) = option.cards
                    assert not rect.colliderect(pygame.Rect(top.stage.sprites[card].pose.rect))


def test_a_question_can_be_answered_with_arrows_and_enter_alone(desks: list[Desk]) -> None:
    """UX 10, check 2."""
    desks[0].use_language("en")
    setup = default_setup("matgo")
    for round, question in questions(setup):
        seat = round.to_move
        assert seat is not None
        top = Tabletop(desks[0], view(round, seat), people(setup))
        given: list[Option] = []
        asking = Asking(top, given.append, points_only=False)
        for index, option in enumerate(question.options):
            asking.open(question, people(setup))
            asking.command(Command.CONFIRM)
            assert len(given) == index
            for _ in range(index + 1):
                asking.command(Command.RIGHT)
            asking.command(Command.CONFIRM)
            assert option == given[-1]


@pytest.mark.parametrize("players", [2, 3])
def test_the_table_is_drawn_in_every_language_with_all_its_drawers(players: int, desks: list[Desk]) -> None:
    setup = default_setup("matgo" if players == 2 else "gostop")
    for desk in desks:
        desk.use_language(desk.options.language)
        *_, round = (round for _, round in zip(range(9), rounds(setup), strict=False))
        top = Tabletop(desk, view(round, 0), people(setup))
        drawers = Drawers(top)
        # Only practice lets one look at hidden cards.
        for command in (command for command in COMMANDS if command is not Command.OPEN_CARDS):
            drawers.command(command)
            top.overlays = drawers.pictures()
            assert top.overlays
            top.update(1 / 60)
            top.draw(desk.display.surface)
            drawers.close()


def settled(setup: MatchSetup, folder: Path, seed: int) -> tuple[Session, Outcome]:
    """Return a round that is over, played at random."""
    rng = Random(seed)
    session = Session(replace(setup, seed=f"settled {seed}"), Autosave(folder / "a.gostop"), History(folder / "h"))
    session.draw_first_dealer(12)
    session.commit()
    round, _ = session.deal("")
    while legal := round.legal_actions():
        round.apply(rng.choice(legal))
    result = round.result
    assert result is not None
    session.result = result
    before = session.before
    return session, Outcome(view(round, 0), result, before, before.after(result), "exhausted")


@pytest.mark.parametrize("players", [2, 3])
def test_the_account_is_drawn_for_every_way_of_ending(players: int, desks: list[Desk], tmp_path: Path) -> None:
    """BUGS U29: no missing value, whoever wins."""
    setup = default_setup("matgo" if players == 2 else "gostop")
    kinds: set[object] = set()
    for seed in range(60):
        session, outcome = settled(setup, tmp_path, seed)
        kind = (outcome.result.kind, outcome.result.winner)
        if kind in kinds or outcome.result.kind == "void":
            continue
        kinds.add(kind)
        for desk in desks:
            desk.use_language(desk.options.language)
            show(desk, SettlementScene(desk, session, outcome, answered_nothing, answered_nothing))
    assert len(kinds) >= 3


def answered_nothing() -> None:
    """Go nowhere."""


def show(desk: Desk, scene: Scene) -> None:
    """Lay a scene out, let it run and draw it; it must have drawn something."""
    desk.scenes.reset(scene)
    for _ in range(90):
        scene.update(1 / 60)
    canvas = desk.display.surface
    canvas.fill((1, 2, 3))
    scene.draw(canvas)
    assert (1, 2, 3) != tuple(canvas.get_at(canvas.get_rect().center))[:3]


def test_the_scenes_round_the_table_are_drawn(desks: list[Desk], tmp_path: Path) -> None:
    setup = default_setup("gostop")
    session, outcome = settled(setup, tmp_path, 1)
    for desk in desks:
        desk.use_language(desk.options.language)
        draw = session.draw_first_dealer(3)
        scenes: list[Scene] = [
            DealerDrawScene(desk, setup.rules, setup.seats, draw, answered_nothing),
            CutScene(desk, setup.rules, Committed(bytes(32)), lambda _cut: None),
            MatchEndScene(desk, setup, outcome.after, session.tally, answered_nothing, answered_nothing),
        ]
        for scene in scenes:
            show(desk, scene)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", ["en", "ko", "en-XA", "en-XB"])
def test_the_draw_and_the_cut_keep_every_line_apart_and_in_their_panel(
    language: str, text: int, size: tuple[int, int], tmp_path: Path
) -> None:
    pygame.display.init()
    desk = desk_of(tmp_path, size, language, text=text)
    setup = default_setup("gostop")
    draw = DealerDrawScene(desk, setup.rules, setup.seats, drawn_dealer(setup), answered_nothing)
    cut = CutScene(desk, setup.rules, Committed(bytes(32)), lambda _cut: None)
    cut.word.take(pygame.Event(pygame.TEXTINPUT, text="moonmoonmoon"))
    desk.scenes.reset(draw)
    draw.command(Command.CONFIRM)
    draw.update(0.35 * draw.turns)
    desk.scenes.push(cut)
    witness = watch(desk)
    for scene in (draw, cut):
        witness.boxes.clear()
        scene.draw(desk.display.surface)

        assert not witness.cuts
        assert len(witness.boxes) >= 5
        window = desk.display.surface.get_rect()
        assert all(scene.panel.contains(box) and window.contains(box) for box in witness.boxes)
        assert not [box for index, box in enumerate(witness.boxes) if box.collidelist(witness.boxes[:index]) >= 0]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_points_of_every_seat_stay_in_its_panel(
    language: str, text: int, seats: int, size: tuple[int, int], tmp_path: Path
) -> None:
    pygame.display.init()
    desk = desk_of(tmp_path, size, language, text=text)
    layout = solve(*size, seats, text=desk.measure.text)
    brush = Brush(desk, layout, scale=layout.side.scale)
    facts = SeatFacts("Min-su", "100,000", "boar", False, False, 12, 7, 1.0, 0, 0, 0, 1, 7, ())  # as listed
    for rect in layout.side.seats:
        witness = watch(desk)
        draw_seat_panel(desk.display.surface, brush, rect, facts)
        panel = pygame.Rect(rect)

        assert len(witness.boxes) >= 3
        assert all(panel.contains(box) for box in witness.boxes)


def test_in_high_contrast_the_frame_of_whose_turn_it_is_is_much_the_wider_one(tmp_path: Path) -> None:
    pygame.display.init()
    desk = desk_of(tmp_path, (1920, 1080), "en")
    desk.use_table("high_contrast")
    layout = solve(1920, 1080, 2, text=1.0)
    brush = Brush(desk, layout, scale=layout.side.scale)
    waiting = SeatFacts("Min-su", "100,000", "boar", False, False, 12, 7, 1.0, 0, 0, 0, 1, 7, ())  # as listed
    rect = layout.side.seats[0]
    widths = []
    for facts in (waiting, replace(waiting, is_on_turn=True)):
        draw_seat_panel(desk.display.surface, brush, rect, facts)
        row = [desk.display.surface.get_at((rect.x + x, rect.y + rect.h // 2))[:3] for x in range(brush.u(10))]
        widths.append(sum(min(pixel) > 200 for pixel in row))

    assert widths[0] >= 1
    assert widths[1] >= 2 * widths[0]


def drawn_dealer(setup: MatchSetup) -> DealerDraw:
    return draw_dealer(setup.rules, bytes(32), night=False)


def test_what_is_typed_at_the_cut_is_mixed_in(desks: list[Desk]) -> None:
    desk = desks[0]
    given: list[str] = []
    setup = default_setup("matgo")
    scene = CutScene(desk, setup.rules, Committed(bytes(32)), given.append)
    match, tally = new_match(setup.rules, 0), new_tally(2)
    desk.scenes.reset(MatchEndScene(desk, setup, match, tally, answered_nothing, answered_nothing))
    desk.scenes.push(scene)
    for letter in "moon":
        scene.handle(pygame.Event(pygame.KEYDOWN, key=ord(letter), scancode=0, mod=0, unicode=letter))
        scene.handle(pygame.Event(pygame.TEXTINPUT, text=letter))
    scene.command(Command.CONFIRM)
    for _ in range(60):
        scene.update(1 / 60)

    assert ["moon"] == given
