"""What questions say, and the marks on the cards that lead to them (UX 2.4, 3.4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gostop_desktop.engine.actions import Bomb, Choose, Play
from gostop_desktop.engine.cards import CARD_OF, MONTH_CARDS
from gostop_desktop.engine.dealing import deal_silently
from gostop_desktop.engine.events import Shake
from gostop_desktop.engine.rules import preset
from gostop_desktop.engine.view import View, view
from gostop_desktop.i18n import plain
from gostop_desktop.ui.input import CARDS, Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.screenshot import picture
from gostop_desktop.ui.table.choices import Question, question_of_card, shakes_of, target_lines
from gostop_desktop.ui.table.questions import question_of
from tests.helpers import position, rules
from tests.ui.helpers import desk_of

from .seated import asked_by_a_card, matgo, seated


def found(wanted: Callable[[View], bool]) -> View:
    """Play rounds at random until the seat to move sees what is wanted."""
    rules = preset("matgo")
    for number in range(400):
        rng = Random(number)
        deck = list(rules.pack)
        rng.shuffle(deck)
        game = deal_silently(rules, deck)
        while game.to_move is not None:
            seen = view(game, game.to_move)
            if wanted(seen):
                return seen
            game.apply(rng.choice(game.legal_actions()))
    raise AssertionError("no such decision in 400 rounds")


def three_to_shake(seen: View) -> bool:
    months = shakes_of(seen)
    if not months or any(isinstance(action, Bomb) for action in seen.legal):
        return False
    return (seen.hand & MONTH_CARDS[months[0]]).bit_count() == 3


def test_who_may_shake_is_told_how_many_cards_and_can_decline_in_words_of_a_shake() -> None:
    seen = found(three_to_shake)
    month = shakes_of(seen)[0]
    card = next(action.card for action in seen.legal if isinstance(action, Play) and action.card // 4 == month)

    question = question_of_card(seen, card)

    assert question is not None
    assert plain(question.note).startswith("You hold 3 cards of ")
    assert ["Shake", "Play without shaking"] == [option.label for option in question.options]
    assert 3 == len(question.cards) == (seen.hand & MONTH_CARDS[month]).bit_count()


def test_each_card_to_choose_says_how_far_its_set_would_be_and_what_the_choice_brings() -> None:
    """UX 2.4: "third blue ribbon: +3"."""
    third = found(lambda seen: any("Completes" in plain(line) for line in chosen_lines(seen)))
    second = found(lambda seen: any("ribbons 2/3" in plain(line) for line in chosen_lines(seen)))
    junk = found(lambda seen: any("Junk 3 → 4" in plain(line) for line in chosen_lines(seen)))
    broken = found(lambda seen: any("broken" in plain(line) for line in chosen_lines(seen)))

    assert any(plain(line).startswith("+") for line in chosen_lines(third))
    for seen in (second, junk, broken):
        for action in seen.legal:
            assert isinstance(action, Choose)
            assert seen.choice is not None
            assert any(target_lines(seen, ("You", "Min-su"), seen.choice.card, action.card))


def chosen_lines(seen: View) -> list[str]:
    if seen.choice is None or not all(isinstance(action, Choose) for action in seen.legal):
        return []
    return [
        line
        for action in seen.legal
        if isinstance(action, Choose)
        for part in target_lines(seen, ("You", "Min-su"), seen.choice.card, action.card)
        for line in part
    ]


def test_cards_to_choose_stand_as_they_lie_on_the_table() -> None:
    seen = found(lambda seen: bool(seen.legal) and all(isinstance(action, Choose) for action in seen.legal))
    lying = [action.card for action in seen.legal if isinstance(action, Choose)][::-1]

    question = question_of(seen, ("You", "Min-su"), lying)

    assert question is not None
    assert [(card,) for card in lying] == [option.cards for option in question.options]
    assert [CARDS[0], CARDS[1]] == [option.command for option in question.options]


def test_the_key_that_folds_a_question_is_named_once(home: Path) -> None:
    person = asked_by_a_card(home)
    asking = person.table.here.asking
    is_told = asking.tells_fold
    person.key(Command.NEXT_REGION)

    assert (True, True) == (is_told, asking.tells_fold)
    person.leave()


def test_cards_that_are_shaken_together_are_joined_by_a_line(home: Path) -> None:
    """UX 3.4: a wave on each of the three, without a number, and a line from the first to the last."""
    for number in range(60):
        person = seated(home / str(number), matgo(f"escape {number}"))
        table = person.table
        if three_to_shake(table.view):
            person.wait(0.2)
            assert table.round is not None, "a round is on the table"
            top, pointer = table.round.top, table.round.pointer
            month = shakes_of(table.view)[0]
            three = [card for card in table.hand if card // 4 == month]
            first, last = (top.stage.place(card).rect for card in (three[0], three[-1]))
            lines = [p for p in pointer.notches(table.view) if p.surface.get_height() <= top.layout.u(2)]
            person.leave()
            wanted = [(round(first.center[0]), round(last.center[0] - first.center[0]))]
            assert wanted == [(line.x, line.surface.get_width()) for line in lines]
            return
        person.leave()
    raise AssertionError("nobody held three of a month")


def answers_in(home: Path, scene: str) -> tuple[Question, list[str]]:
    """Return the question of a staged moment, and all lines of its answers."""
    desk = desk_of(home)
    table = picture(desk, scene, "1")
    assert isinstance(table, TableScene)
    question = question_of(table.view, ("You", "Min-su", "Ji-eun"))
    assert question is not None
    table.leave()
    desk.close()
    told = [line for option in question.options for line in (*option.lines, *option.gain)]
    return question, [plain(line) for line in told]


def test_the_cup_counts_beside_what_is_captured_and_says_what_it_saves_from(home: Path) -> None:
    """UX 2.4: animals n to n+1, junk n to n+2, and whether it saves from a bak."""
    _question, lines = answers_in(home, "cup")

    assert [
        "Animals 1 → 2", "0 points", "Junk bak: 1 short",
        "Junk 7 → 9", "0 points", "Junk bak: safe",
    ] == lines  # fmt: skip


def test_a_shodang_says_who_calls_and_who_would_win_by_which_card(home: Path) -> None:
    question, _lines = answers_in(home, "shodang")

    assert "Shodang by Ji-eun" == plain(question.title)
    wins = ("September cup lets you win", "September cup lets Min-su win", "Paulownia junk lets Min-su win")
    assert " · ".join(wins) == plain(question.note)


def test_a_bomb_shows_every_card_that_it_takes_and_what_it_brings() -> None:
    """UX 2.4: cards taken, junk stolen from whom, free flips gained, effect on the double."""
    seen = view(position("11D", "11B 11J 11K 03J", "05J", captured=("01B 03B", "")), 0)
    question = question_of_card(seen, CARD_OF["11B"])

    assert question is not None
    assert {CARD_OF[code] for code in ("11B", "11J", "11K", "11D")} == set(question.cards)
    bomb, one = question.options
    assert [
        "Takes all of November, and 1 junk from your opponent", "2 free flips later", "A win counts ×2",
    ] == [plain(line) for line in bomb.lines]  # fmt: skip
    assert ["Completes Three Brights", "+3 → 3 points"] == [plain(line) for line in bomb.gain]
    assert bomb.gain == one.gain


def test_a_folded_question_leaves_the_count_of_the_draw_pile_free(home: Path) -> None:
    person = asked_by_a_card(home)
    panel = person.table.panel
    assert panel is not None
    layout = person.table.here.top.layout
    count = layout.deck.bottom + layout.u(12)

    assert panel.bar.y > count
    assert panel.bar.bottom <= layout.captures.y
    person.leave()


def test_a_pair_bomb_tells_its_own_flips_junk_and_factor() -> None:
    house = rules(bomb_pairs=True, bomb_pair_steal=0, bomb_pair_multiplier=1)
    seen = view(position("11D 11K", "11B 11J 03J", "05J", rules=house), 0)
    question = question_of_card(seen, CARD_OF["11B"])

    assert question is not None
    lines = [plain(line) for line in question.options[0].lines]
    assert ["Takes all of November", "1 free flip later", "Multiplies nothing under these rules"] == lines


@pytest.mark.parametrize(
    ("captured", "told"),
    [
        (("08B", "02R"), ["Breaks Min-su's Red ribbons", "Ribbons 0 → 1"]),
        (("01R", "08B"), ["Red ribbons 2/3", "Ribbons 1 → 2"]),
        (("01R", "02R"), ["Red ribbons: already broken", "Ribbons 1 → 2"]),
    ],
)
def test_who_takes_a_card_learns_whose_set_it_breaks(captured: tuple[str, str], told: list[str]) -> None:
    round_ = position("03R 03J", "03B", "05J", captured=captured)
    round_.apply(Play(CARD_OF["03B"]))

    lines, _gain = target_lines(view(round_, 0), ("You", "Min-su"), CARD_OF["03B"], CARD_OF["03R"])

    assert told == [plain(line) for line in lines]


@pytest.mark.parametrize("played", ["10A", "10R", "10J", "10K"])
def test_the_cards_of_a_shake_are_those_that_everybody_will_see(played: str) -> None:
    """RULES C.5: of four of a month, three are shown."""
    round = position(table="03B", hand="10A 10R 10J 10K", stock="01B")
    asked = question_of_card(view(round, 0), CARD_OF[played])
    shaken = next(event for event in round.apply(Play(CARD_OF[played], shake=True)) if isinstance(event, Shake))

    assert asked is not None
    assert shaken.cards == asked.cards
