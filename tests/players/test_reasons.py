"""Reasons: facts of the view, in words that a table can show (UX 5.3)."""

from __future__ import annotations

from typing import get_args

import pytest

from gostop_desktop.engine.actions import GO, STOP
from gostop_desktop.engine.notation import parse_action, parse_cards
from gostop_desktop.engine.view import view
from gostop_desktop.players.reasons import MOST_REASONS, Kind, Reason, reasons
from tests.helpers import position, stack

Captured = tuple[str, str]
STOCK = "07J 07K"


def told(action: str, hand: str, table: str = "04J", captured: Captured = ("", "")) -> list[tuple[str, str]]:
    round = position(table, hand, STOCK, captured=captured)
    return [(reason.kind, reason.name) for reason in reasons(view(round, 0), parse_action(action))]


@pytest.mark.parametrize(
    ("action", "hand", "table", "captured", "expected"),
    [
        ("08A", "08A 01J", "08J", ("02A 04A", ""), ("completes", "godori")),
        ("08A", "08A 01J", "08J", ("", "02A 04A"), ("blocks", "godori")),
        ("03B", "03B 01J", "03J", ("08B 11B", ""), ("completes", "brights")),
        ("03B", "03B 05J", "03J", ("", "08B 11B"), ("escapes_bak", "gwangbak")),
        ("01J", "01J 05R", "01K 04A", ("", ""), ("captures", "")),
        ("X2a", "X2a 05R", "01K 04A", ("", ""), ("takes_bonus", "")),
        ("!5", "05A 05R 05J 01J", "05K 04A", ("", ""), ("takes_junk", "")),
        ("12R", "12R 05R 05J", "04A 03B", ("", ""), ("keeps_pair", "")),
        ("10J", "10J 01J", "10K", ("01K 04K 05J 05K 06J 06K 02J", ""), ("escapes_bak", "pibak")),
        ("10J", "10J 01J", "10K", ("", "01K 04K 05J 05K 06J 06K 02J"), ("denies_junk", "")),
        ("08A", "08A 02J", "08J 02A", ("08B 08K", ""), ("avoids_ppuk", "")),
        ("08A", "08A 02J", "02A", ("08B 08K", "08J"), ("avoids_ppuk", "")),
    ],
)
def test_a_reason_is_given_for(
    action: str, hand: str, table: str, captured: Captured, expected: tuple[str, str]
) -> None:
    assert expected in told(action, hand, table, captured)


def test_a_stack_is_a_reason() -> None:
    round = position("04J", "06A 01J", STOCK, stacks=[stack("06R 06J 06K", 1)])

    first = reasons(view(round, 0), parse_action("06A"))[0]

    assert Reason("takes_stack", tuple(sorted(parse_cards("06A 06R 06J 06K")))) == first


def test_the_vocabulary_is_closed() -> None:
    """UX 5.3: every word that the table can show is one that a test above has seen, and no other."""
    shown = {"completes", "blocks", "escapes_bak", "takes_stack", "takes_junk", "captures", "denies_junk"}
    shown |= {"takes_bonus", "avoids_ppuk", "keeps_pair", "nothing_threatens", "threatened"}

    assert shown == set(get_args(Kind))


def test_no_more_reasons_than_one_can_read() -> None:
    said = told("08A", "08A 01J", "08B", ("02A 04A 03B 11B", "01B 12B 06J 06K 07J 07K 10J 10K 09J"))

    assert MOST_REASONS == len(said)
    assert ("completes", "godori") == said[0]


def test_a_reason_names_its_cards() -> None:
    round = position("08J", "08A 01J", STOCK, captured=("02A 04A", ""))

    first = reasons(view(round, 0), parse_action("08A"))[0]

    assert Reason("completes", tuple(sorted(parse_cards("08A 08J"))), "godori") == first


def test_go_and_stop_look_at_the_opponent() -> None:
    quiet = position("04J", "01J 05J", STOCK, captured=("", "02J"))
    near = position("04J", "01J 05J", STOCK, captured=("", "01R 02R 03R 06R 09R 10R"))

    assert ["nothing_threatens"] == [reason.kind for reason in reasons(view(quiet, 0), GO)]
    assert () == reasons(view(quiet, 0), STOP)
    assert () == reasons(view(near, 0), GO)
    assert ["threatened"] == [reason.kind for reason in reasons(view(near, 0), STOP)]
