"""Figures add up, and come from the records alone (UX 5.6)."""

from __future__ import annotations

from random import Random

import pytest

from gostop_desktop.engine.actions import Action, Go, Stop
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.notation import print_rules
from gostop_desktop.engine.records import Decision, Header, Record, print_points, print_result
from gostop_desktop.engine.rules import Rules, preset
from gostop_desktop.storage.statistics import Played, figures, played

MATGO = preset("matgo")
GOSTOP = preset("gostop")


def chosen(actions: list[Action], rng: Random) -> Action:
    """Return a random action; of Go and Stop, the one that comes up two times in three is Stop."""
    stop = [action for action in actions if isinstance(action, Stop)]
    return stop[0] if stop and rng.random() < 2 / 3 else rng.choice(actions)


def record_of(rules: Rules, number: int, flags: str = "") -> Record:
    secret = secret_of("statistics", number)
    round, _ = deal(rules, deck_v1(rules, secret))
    rng = Random(number)
    decisions = []
    while not round.is_over:
        assert round.to_move is not None
        action = chosen(round.legal_actions(), rng)
        decisions.append(Decision(round.to_move, action))
        round.apply(action)
    assert round.result is not None
    values = {
        "Format": "gostop-record 1",
        "Rules": print_rules(rules),
        "Seats": "; ".join(("Mina", "skilled", "skilled")[: rules.players]),
        "Flags": flags,
        "Seed": secret.hex(),
        "Result": print_result(round.result),
        "Payments": print_points(round.result.points(rules.players)),
    }
    return Record(tuple(Header(name, value) for name, value in values.items()), tuple(decisions))


def unfinished(record: Record) -> Record:
    headers = tuple(header for header in record.headers if header.name not in {"Result", "Payments"})
    return Record(headers, record.decisions[:-1])


def of_seat(records: list[Record], seat: int) -> list[Played]:
    return [one for record in records if (one := played(record, seat)) is not None]


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [record_of(rules, number) for rules in (MATGO, GOSTOP) for number in range(15)]


def test_the_points_of_all_seats_add_up_to_zero(records: list[Record]) -> None:
    for record in records:
        seats = [played(record, seat) for seat in range(record.rules.players)]

        assert 0 == sum(one.points for one in seats if one is not None)


def test_figures_are_the_sums_of_their_rounds(records: list[Record]) -> None:
    rounds = of_seat(records, 0)

    found = figures(rounds)

    assert len(rounds) == sum(one.rounds for one in found.values())
    assert sum(one.points for one in rounds) == sum(one.points for one in found.values())
    assert all(one.best.points == max(r.points for r in rounds if r.group == group) for group, one in found.items())
    assert all(0 <= one.gos_won <= one.gos and one.won + one.drawn <= one.rounds for one in found.values())


def test_modes_and_help_are_counted_apart() -> None:
    kinds = ((MATGO, ""), (MATGO, ""), (GOSTOP, ""), (MATGO, "hints"))
    rounds = of_seat([record_of(rules, number, flags) for number, (rules, flags) in enumerate(kinds)], 0)

    found = figures(rounds)

    assert [2, 1, 1] == [one.rounds for one in found.values()]
    assert [("skilled",), ("skilled", "skilled"), ("skilled",)] == [group.opponents for group in found]


def test_one_seat_suffers_what_the_other_makes(records: list[Record]) -> None:
    for record in records[:15]:
        mine, theirs = played(record, 0), played(record, 1)

        assert mine is not None
        assert theirs is not None
        assert mine.made == theirs.suffered
        assert mine.given == theirs.taken


def test_gos_are_those_of_the_record(records: list[Record]) -> None:
    said = [sum(decision == Decision(0, Go()) for decision in record.decisions) for record in records]

    assert said == [one.gos for one in of_seat(records, 0)]
    assert sum(said) > 0


def test_somebody_paid_double_somewhere(records: list[Record]) -> None:
    assert any(one.taken for one in of_seat(records, 0))


def test_rounds_that_are_not_over_and_practice_count_nowhere() -> None:
    record = record_of(MATGO, 0)

    assert None is played(unfinished(record), 0)
    assert None is played(record_of(MATGO, 0, "practice"), 0)


def test_a_record_that_does_not_add_up_is_refused() -> None:
    record = record_of(MATGO, 0).with_headers(Payments="+1 -1")

    with pytest.raises(NotationError, match="the payments are"):
        played(record, 0)


def test_without_rounds_there_are_no_figures() -> None:
    assert {} == figures([])
