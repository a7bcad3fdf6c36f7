"""Records of rounds: written, read, replayed, checked (PROTOCOL 1.1)."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gostop_desktop.engine import actions
from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import CARD_OF
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import commitment, deck_v1, secret_of
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.notation import parse_action, print_rules
from gostop_desktop.engine.records import (
    Decision,
    Header,
    Record,
    joined,
    new_record,
    parse_record,
    parse_records,
    print_decision,
    print_names,
    print_record,
    print_records,
    split_names,
)
from gostop_desktop.engine.replay import replay
from gostop_desktop.engine.rules import MATGO, PRESETS, Rules

SECRET = secret_of("a record")


@cache
def played(rules: Rules, seed: str, decisions: int | None = None) -> Record:
    """Return the record of a round played by lot, perhaps stopped after some decisions."""
    rng, secret = Random(seed), secret_of(seed)
    record = new_record(rules, deck_v1(rules, secret, "7"), dealer=1).with_headers(
        Date="2026-11-30", Seats=print_names(["Mina", "expert; 2", "a\\b"][: rules.players]), Match="a7f3 12/30"
    )
    record = record.with_headers(Commit=commitment(secret), Seed=secret.hex(), Cut="7")
    round, _ = deal(rules, deck_v1(rules, secret, "7"), 1)
    while not round.is_over and (decisions is None or len(record.decisions) < decisions):
        action = rng.choice(round.legal_actions())
        assert round.to_move is not None
        record = record.with_decision(Decision(round.to_move, action, rng.choice((None, 400, 12_345))))
        round.apply(action)
    return record if round.result is None else record.with_result(round.result)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=print_rules)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_played_round_reads_back_and_replays_to_its_end(rules: Rules, seed: str) -> None:
    record = played(rules, seed)

    assert record == parse_record(print_record(record))
    assert replay(record).round.is_over
    assert len(record.decisions) == len(replay(record).steps)


def test_a_record_looks_as_the_protocol_shows_it() -> None:
    record = played(MATGO, "1", decisions=3)

    head, moves = print_record(record).split("\n\n")
    assert [
        "Format",
        "Rules",
        "Date",
        "Seats",
        "Dealer",
        "Carry",
        "Match",
        "Commit",
        "Seed",
        "Cut",
        "Deck",
    ] == re.findall(r"^\[([A-Z][a-z]*) ", head, re.MULTILINE)
    assert head.startswith('[Format "gostop-record 1"]\n[Rules "matgo"]\n[Date "2026-11-30"]\n')
    assert '[Seats "Mina; expert\\\\; 2"]' in head
    assert re.fullmatch(r"([01]( \S+)+( ; \d+(\.\d+)?)?\n)+", moves)


def test_a_run_of_a_seats_actions_is_one_line_and_its_time_the_sum() -> None:
    one, two, three = (Decision(seat, parse_action(text), 1200) for seat, text in ((0, "10J~"), (0, "=10A"), (1, "-")))

    record = replace(new_record(MATGO, ()), decisions=joined((one, two, three)))

    assert print_record(record).endswith("\n\n0 10J~ =10A ; 2.4\n1 - ; 1.2\n")
    assert "0 10J~ ; 1.2" == print_decision(one)


def test_several_records_stand_in_one_file() -> None:
    records = [played(MATGO, "1"), played(PRESETS["gostop", 3], "2")]

    assert records == parse_records(print_records(records))
    with pytest.raises(NotationError, match=r"line \d+: expected one record, found 2"):
        parse_record(print_records(records))


def test_unknown_headers_are_kept_in_their_place() -> None:
    text = print_record(played(MATGO, "1")).replace("[Dealer", '[Weather "snow ☃ \\"x\\""]\n[Dealer')

    record = parse_record(text)

    assert 'snow ☃ "x"' == record.header("Weather")
    assert text == print_record(record)


def test_a_header_goes_to_its_place_and_an_unknown_one_to_the_end() -> None:
    record = new_record(MATGO, ()).with_headers(Seed="", Date="2026-11-30", Weather="snow", Rules="gostop")

    assert ["Format", "Rules", "Date", "Dealer", "Carry", "Seed", "Deck", "Weather"] == [
        header.name for header in record.headers
    ]
    assert "gostop" == record.header("Rules")


def test_windows_line_ends_and_a_mark_at_the_start_do_not_matter() -> None:
    record = played(MATGO, "1")

    assert record == parse_record("\ufeff" + print_record(record).replace("\n", "\r\n"))


def test_an_unfinished_round_goes_on_from_where_it_stopped() -> None:
    record = played(MATGO, "2", decisions=6)

    told = replay(parse_record(print_record(record)))

    assert not told.round.is_over
    assert (6, None) == (len(told.steps), told.round.result)
    assert told.round.to_move is not None


def test_the_line_that_a_crash_cut_off_is_left_out() -> None:
    """As the autosave leaves it: one decision a line, the last one not ended."""
    record = played(MATGO, "2", decisions=6)
    head = print_record(replace(record, decisions=()))
    lines = [print_decision(decision) for decision in record.decisions]

    cut_off = parse_record(head + "\n".join(lines))

    assert record.decisions[:5] == parse_record(head + "\n".join(lines[:5]) + "\n").decisions
    assert [d.action for d in record.decisions[:5]] == [d.action for d in cut_off.decisions]


def test_a_deck_is_not_needed_where_the_secret_is_told() -> None:
    record = played(MATGO, "1")
    without = replace(record, headers=tuple(header for header in record.headers if header.name != "Deck"))

    assert replay(record).round == replay(parse_record(print_record(without))).round


def test_a_secret_is_not_needed_where_the_deck_is_told() -> None:
    record = played(MATGO, "1")
    kept = tuple(header for header in record.headers if header.name not in ("Seed", "Commit"))

    assert replay(record).round == replay(parse_record(print_record(replace(record, headers=kept)))).round


def changed(record: Record, **headers: str) -> Record:
    """Return the record as its text reads when headers are changed."""
    return parse_record(print_record(record.with_headers(**headers)))


@pytest.mark.parametrize(
    ("headers", "words"),
    [
        ({"Commit": "0" * 64}, "line 8: the commitment is not that of the seed"),
        ({"Cut": "8"}, "line 11: the deck is not the one that seed and cut make"),
        ({"Result": "nagari"}, "line 12: the result is '(stop|auto_stop) [01]', not 'nagari'"),
        ({"Payments": "+1 -1"}, r"line 13: the payments are '[+-]\d+ [+-]\d+', not '\+1 -1'"),
        ({"Payments": "+0 +0 +0"}, "line 13: the payments are"),
        ({"Dealer": "0"}, r"line \d+: .* is for seat 0, not for seat 1"),
        ({"Rules": "gostop"}, r"line \d+: .* is for seat 2, not for seat [01]"),
    ],
)
def test_what_does_not_add_up_is_named_with_its_line(headers: dict[str, str], words: str) -> None:
    with pytest.raises(NotationError, match=words):
        replay(changed(played(MATGO, "4"), **headers))


def lines_of(record: Record) -> list[str]:
    return print_record(record).splitlines()


def test_an_illegal_action_is_named_with_its_line() -> None:
    lines = lines_of(played(MATGO, "1"))
    lines[15] = "1 !12"

    with pytest.raises(NotationError, match="line 16: "):
        replay(parse_record("\n".join(lines)))


def test_an_action_after_the_end_is_named_with_its_line() -> None:
    text = print_record(played(MATGO, "1"))

    with pytest.raises(NotationError, match=r"line \d+: go comes after the end of the round"):
        replay(parse_record(text + "0 go\n"))


def test_a_result_before_the_end_is_named_with_its_line() -> None:
    record = played(MATGO, "1", decisions=3).with_headers(Result="stop 0", Payments="+7 -7")

    with pytest.raises(NotationError, match="line 12: the round is not over"):
        replay(parse_record(print_record(record)))


@pytest.mark.parametrize(
    ("kept", "words"),
    [("Result", "there is a result but no payments"), ("Payments", "there are payments but no result")],
)
def test_result_and_payments_belong_together(kept: str, words: str) -> None:
    record = played(MATGO, "4")
    left = tuple(header for header in record.headers if header.name not in ({"Result", "Payments"} - {kept}))

    with pytest.raises(NotationError, match=words):
        replay(replace(record, headers=left))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 'line 1: expected [Format "gostop-record 1"], found nothing'),
        ("hello", "line 1: expected a seat and its actions such as '0 03J ; 2.4', found 'hello'"),
        ('[Rules "matgo"]', 'line 1: expected [Format "gostop-record 1"]'),
        ('[Format "gostop-record 2"]\n', "line 1: the format is 'gostop-record 2', we read 'gostop-record 1'"),
        ('[Format "gostop-record 1"]\n[Rules "matgo"]\n', "line 1: the record has neither [Deck …] nor [Seed …]"),
        ('[Format "gostop-record 1"]\n[Deck "01B"]\n', "line 1: the record has no header [Rules …]"),
        ('[Format "gostop-record 1"]\n[Rules matgo]\n', 'line 2: expected a header [Name "value"]'),
        ('[Format "gostop-record 1"]\n[Rules "mat\\go"]\n', "line 2: the value of Rules is not a JSON text"),
        ('[Format "gostop-record 1"]\n[Rules "\\ud800"]\n', "line 2: the value of Rules is not a JSON text"),
        ('[Format "gostop-record 1"]\n[Cut ""]\n[Cut ""]\n', "line 3: the header Cut is given twice"),
        ('[Format "gostop-record 1"]\n\n0 03J\n[Cut ""]\n', "line 4: a header cannot stand among the actions"),
        ('[Format "gostop-record 1"]\n\n0\n', "line 3: expected an action after seat 0"),
        ('[Format "gostop-record 1"]\n\n10 03J\n', "line 3: expected a seat and its actions"),
        ('[Format "gostop-record 1"]\n\n; 2\n', "line 3: expected a seat and its actions"),
        ('[Format "gostop-record 1"]\n\n0 ; 2\n', "line 3: expected an action after seat 0"),
        ('[Format "gostop-record 1"]\n\n0 03J 13B\n', "line 3: '13B' is no action"),
        ('[Format "gostop-record 1"]\n\n0 03J ; soon\n', "line 3: after ; expected seconds such as 2.4, found 'soon'"),
        ('[Format "gostop-record 1"]\n[Rules "poker"]\n[Deck ""]\n', "line 2: Rules: column 1: there is no preset"),
        ('[Format "gostop-record 1"]\n[Rules "matgo"]\n[Deck "1"]\n', "line 3: Deck: card 1: '1' is no card"),
        ('[Format "gostop-record 1"]\n[Rules "matgo"]\n[Seed "1"]\n', "line 3: Seed: expected 64 hexadecimal digits"),
        (
            '[Format "gostop-record 1"]\n[Rules "matgo"]\n[Dealer "x"]\n[Deck ""]\n',
            "line 3: Dealer: expected a whole number, found 'x'",
        ),
        (
            '[Format "gostop-record 1"]\n[Rules "matgo"]\n[Payments "x"]\n[Deck ""]\n',
            "line 3: Payments: expected points such as +24 -24, found 'x'",
        ),
    ],
)
def test_a_text_that_is_no_record_says_where_and_why(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=re.escape(words)):
        parse_records(text)


def test_a_deck_that_cannot_be_dealt_is_named_with_its_line() -> None:
    record = changed(played(MATGO, "1", decisions=0), Deck="01B 01B")
    told = replace(record, headers=tuple(header for header in record.headers if header.name != "Seed"))

    with pytest.raises(NotationError, match="line 11: the deck holds 01B twice"):
        replay(told)


def test_a_record_with_many_headers_is_read_in_one_go() -> None:
    text = print_record(played(MATGO, "1", decisions=0))
    more = "".join(f'[H{number} "x"]\n' for number in range(20_000))

    record = parse_record(text.rstrip("\n") + "\n" + more)

    assert "x" == record.header("H19999")


NAMES = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), min_size=2, max_size=3)


@given(NAMES)
def test_names_read_back(names: list[str]) -> None:
    assert tuple(names) == split_names(print_names(names))


@pytest.mark.parametrize("names", [("a;b", "c\\"), ("a; b", "; "), ("\\;", "x"), ("a", ""), ("", "", "")])
def test_names_with_the_separator_read_back(names: tuple[str, ...]) -> None:
    assert names == split_names(print_names(names))


@pytest.mark.parametrize(
    ("text", "names"), [("", ()), ("a", ("a",)), ("a;b", ("a", "b")), ("a; b;", ("a", "b")), ("a;b\\", ("a", "b\\"))]
)
def test_names_are_read_with_patience(text: str, names: tuple[str, ...]) -> None:
    assert names == split_names(text)


ANY_ACTION: list[Action] = [
    *actions.PLAY[:48],
    *actions.CHOOSE[:48],
    *actions.BOMB,
    *actions.SHAKE,
    *(actions.GO, actions.STOP, actions.FLIP_ONLY, actions.QUAD, actions.PASS, actions.SHODANG),
    actions.BONUS_PLAY[CARD_OF["X2a"]],
]
DECISIONS = st.lists(
    st.builds(Decision, st.integers(0, 2), st.sampled_from(ANY_ACTION), st.none() | st.integers(0, 9_999_999_000))
)
VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
HEADERS = st.dictionaries(st.from_regex(r"X[A-Za-z0-9-]{0,8}", fullmatch=True), VALUES, max_size=4)


@given(DECISIONS, HEADERS)
def test_any_record_reads_back(decisions: list[Decision], headers: dict[str, str]) -> None:
    base = new_record(MATGO, ()).headers
    record = Record((*base, *(Header(*item) for item in headers.items())), joined(decisions))

    if not any((decision.milliseconds or 0) > 9_999_999_999 for decision in record.decisions):
        assert record == parse_record(print_record(record))


FRAGMENTS = st.sampled_from(
    [
        *('[Format "gostop-record 1"]', '[Rules "matgo"]', '[Deck ""]', '[Seed "', '"]', "\n", "\n\n"),
        "0 03J",
        " ; 2.4",
        "go",
    ]
)


@given(st.text(max_size=60) | st.lists(FRAGMENTS | st.text(max_size=4), max_size=14).map("".join))
def test_no_text_breaks_the_record_parser(text: str) -> None:
    records, refusal = [], "line 1: "
    try:
        records = parse_records(text)
    except NotationError as error:
        refusal = str(error)

    assert re.match(r"line \d+: ", refusal)
    assert not records or records == parse_records(print_records(records))


@given(st.data())
def test_no_change_of_a_record_breaks_the_replay(data: st.DataObject) -> None:
    """A line dropped, doubled or swapped: replayed as it is, or refused with its line."""
    lines = lines_of(played(MATGO, data.draw(st.sampled_from("1234"))))
    first, second = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[first], lines[second] = lines[second], data.draw(st.sampled_from([lines[first], "", lines[second]]))
    refusal = "line 1: "
    try:
        replay(parse_record("\n".join(lines) + "\n"))
    except NotationError as error:
        refusal = str(error)

    assert re.match(r"line \d+: ", refusal)
