"""Records of rounds as text: read and print (PROTOCOL 1.1)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias, TypeVar

from .actions import Action
from .cards import Card, Seat
from .errors import NotationError
from .notation import parse_action, parse_cards, parse_rules, print_action, print_cards, print_rules, shown
from .result import Result
from .rules import Rules

FORMAT = "gostop-record 1"
_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9-]*) (\".*\")\]")
_SECONDS = re.compile(r"([0-9]{1,7})(?:\.([0-9]{1,3}))?")
_NAME_TOKEN = re.compile(r"; ?|\\?.", re.DOTALL)
_POINTS = re.compile(r"[+-]?[0-9]{1,12}")
_HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Header:
    """One line of the head: `[Name "value"]`."""

    name: str
    value: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a seat."""

    seat: Seat
    action: Action
    milliseconds: int | None = None
    """Time taken; of several decisions of a seat in a row only the last has it, for all of them."""
    line: int = field(default=0, compare=False)


T = TypeVar("T")
Parse: TypeAlias = Callable[[str], T]


@dataclass(frozen=True, slots=True)
class Record:
    """A round as it is written down: every header in its order, known or not, and every decision.

    What a known header says is read when it is asked for; NotationError names the line of one that cannot
    be read. `parse_records` has asked for all of them.
    """

    headers: tuple[Header, ...]
    decisions: tuple[Decision, ...]

    def header(self, name: str) -> str | None:
        """Return the value of a header, None if the record has none of that name."""
        return next((header.value for header in self.headers if header.name == name), None)

    def line(self, name: str) -> int:
        """Return the line of a header, or of the first one if there is none of that name."""
        lines = [header.line for header in self.headers if header.name == name]
        return lines[0] if lines else self.headers[0].line

    @property
    def rules(self) -> Rules:
        """The rules of the round."""
        return self._read("Rules", self._required("Rules"), parse_rules)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats; empty if nobody is named."""
        return split_names(self.header("Seats") or "")

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self._read("Dealer", self.header("Dealer") or "0", _count)

    @property
    def carry(self) -> int:
        """Drawn rounds before."""
        return self._read("Carry", self.header("Carry") or "0", _count)

    @property
    def deck(self) -> list[Card] | None:
        """The deck as it was dealt; None if only the secret is told."""
        text = self.header("Deck")
        return None if text is None else self._read("Deck", text, parse_cards)

    @property
    def secret(self) -> bytes | None:
        """The secret of the deck, None before it is told."""
        text = self.header("Seed")
        return None if text is None else self._read("Seed", text, _secret)

    @property
    def cut(self) -> str:
        """What the cutter gave."""
        return self.header("Cut") or ""

    @property
    def is_finished(self) -> bool:
        """Whether the record says how the round ended."""
        return self.header("Result") is not None

    @property
    def payments(self) -> tuple[int, ...] | None:
        """What each seat won or lost in points; None if it is not told."""
        text = self.header("Payments")
        return None if text is None else self._read("Payments", text, _points)

    def with_headers(self, **values: str) -> Record:
        """Return the record with other values of headers, or more of them; `_` in a name stands for `-`."""
        named = {name.replace("_", "-"): value for name, value in values.items()}
        headers = [replace(header, value=named.pop(header.name, header.value)) for header in self.headers]
        for name, value in named.items():
            headers.insert(_place_of(name, headers), Header(name, value))
        return replace(self, headers=tuple(headers))

    def with_decision(self, decision: Decision) -> Record:
        """Return the record with one more decision."""
        return replace(self, decisions=joined((*self.decisions, decision)))

    def with_result(self, result: Result) -> Record:
        """Return the record of the round that has ended so."""
        points = result.points(self.rules.players)
        return self.with_headers(Result=print_result(result), Payments=print_points(points))

    def _required(self, name: str) -> str:
        value = self.header(name)
        if value is None:
            raise NotationError(f"line {self.line(name)}: the record has no header [{name} …]")
        return value

    def _read(self, name: str, text: str, parse: Parse[T]) -> T:
        try:
            return parse(text)
        except ValueError as error:
            raise NotationError(f"line {self.line(name)}: {name}: {error}") from None


ORDER = """Format Rules Date Seats Dealer Carry Match Stake Chips Flags Commit Seed Cut Deck Players-Seed Result
Payments""".split()
"""The known headers in the order in which they are printed."""


def _place_of(name: str, headers: Sequence[Header]) -> int:
    """Return where a new header goes: before the first known one that comes later in the order."""
    if name in ORDER:
        later = ORDER[ORDER.index(name) :]
        for place, header in enumerate(headers):
            if header.name in later:
                return place
    return len(headers)


def new_record(rules: Rules, deck: Iterable[Card] | None = None, dealer: Seat = 0, carry: int = 0) -> Record:
    """Return the record of a round before its first decision; a deck that is not told is told by `Seed`."""
    record = Record((Header("Format", FORMAT),), ())
    record = record.with_headers(Rules=print_rules(rules), Dealer=str(dealer), Carry=str(carry))
    return record if deck is None else record.with_headers(Deck=print_cards(deck))


KNOWN = ("rules", "seats", "dealer", "carry", "deck", "secret", "payments")
"""What `parse_records` reads of every record, so that nothing wrong is found later."""


def parse_records(text: str) -> list[Record]:
    """Return the records of a file, in order (PROTOCOL 1.1).

    The last line of an unfinished round is left out if nothing ends it: the program that wrote it was
    stopped. Raises NotationError with the number of the line that cannot be read.
    """
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    records = []
    for block in _blocks(lines):
        record = _parse_block(block)
        if record.decisions and record.decisions[-1].line == len(lines) and not record.is_finished:
            whole = tuple(decision for decision in record.decisions if decision.line < len(lines))
            record = replace(record, decisions=whole)
        for name in KNOWN:
            getattr(record, name)
        records.append(replace(record, decisions=joined(record.decisions)))
    if not records:
        raise NotationError(f'line 1: expected [Format "{FORMAT}"], found nothing')
    return records


def parse_record(text: str) -> Record:
    """Return the only record of a text. Raises NotationError with the line."""
    records = parse_records(text)
    if len(records) > 1:
        raise NotationError(f"line {records[1].headers[0].line}: expected one record, found {len(records)}")
    return records[0]


def print_record(record: Record) -> str:
    """Return the record's text: its headers, an empty line, and a line for each run of a seat's actions."""
    head = [f"[{header.name} {json.dumps(header.value, ensure_ascii=False)}]" for header in record.headers]
    runs = groupby(joined(record.decisions), key=lambda decision: decision.seat)
    return "\n".join((*head, "", *(_print_run(seat, list(run)) for seat, run in runs))) + "\n"


def print_records(records: Iterable[Record]) -> str:
    """Return the text of several records, an empty line between them."""
    return "\n".join(map(print_record, records))


def print_decision(decision: Decision) -> str:
    """Return the line of a single decision, as the autosave writes it."""
    return _print_run(decision.seat, [decision])


def joined(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Return the decisions with the time of each run of a seat's decisions at the last of them."""
    result: list[Decision] = []
    for _, run in groupby(decisions, key=lambda decision: decision.seat):
        *others, last = run
        times = [decision.milliseconds for decision in (*others, last) if decision.milliseconds is not None]
        result += (replace(decision, milliseconds=None) for decision in others)
        result.append(replace(last, milliseconds=sum(times) if times else None))
    return tuple(result)


def print_names(names: Iterable[str]) -> str:
    """Return the value of the header `Seats`."""
    return "; ".join(name.replace("\\", "\\\\").replace(";", "\\;") for name in names)


def split_names(text: str) -> tuple[str, ...]:
    """Return the names that the header `Seats` holds."""
    if not text:
        return ()
    tokens: list[str] = _NAME_TOKEN.findall(text)
    names = [""]
    for token in tokens:
        if token[0] == ";":
            names.append("")
        else:
            names[-1] += token[-1]
    return tuple(names[:-1] if tokens[-1] == ";" else names)


def print_points(points: Iterable[int]) -> str:
    """Return the value of the header `Payments`."""
    return " ".join(f"{value:+d}" for value in points)


def print_result(result: Result) -> str:
    """Return the value of the header `Result`: how the round ended, and who won if anybody did."""
    return result.kind if result.winner is None else f"{result.kind} {result.winner}"


def _blocks(lines: Sequence[str]) -> Iterator[list[tuple[int, str]]]:
    """Yield the numbered lines of each record, empty ones left out."""
    block: list[tuple[int, str]] = []
    for number, line in enumerate(lines, 1):
        if line.startswith("[Format ") and block:
            yield block
            block = []
        if line.strip():
            block.append((number, line))
    if block:
        yield block


def _parse_block(block: Sequence[tuple[int, str]]) -> Record:
    headers: list[Header] = []
    names: set[str] = set()
    decisions: list[Decision] = []
    for number, line in block:
        if not line.startswith("["):
            decisions += _parse_line(number, line)
        elif decisions:
            raise NotationError(f"line {number}: a header cannot stand among the actions")
        else:
            headers.append(_parse_header(number, line))
            if headers[-1].name in names:
                raise NotationError(f"line {number}: the header {headers[-1].name} is given twice")
            names.add(headers[-1].name)
    if not headers or headers[0].name != "Format":
        raise NotationError(f'line {block[0][0]}: expected [Format "{FORMAT}"], found {shown(block[0][1])}')
    if headers[0].value != FORMAT:
        raise NotationError(f"line {headers[0].line}: the format is {shown(headers[0].value)}, we read {FORMAT!r}")
    record = Record(tuple(headers), tuple(decisions))
    if record.header("Deck") is None and record.header("Seed") is None:
        raise NotationError(f"line {headers[0].line}: the record has neither [Deck …] nor [Seed …]")
    return record


def _parse_header(number: int, line: str) -> Header:
    match = _HEADER.fullmatch(line.rstrip())
    if match is None:
        raise NotationError(f'line {number}: expected a header [Name "value"], found {shown(line)}')
    try:
        value = json.loads(match[2])
        value.encode()
    except ValueError:
        raise NotationError(f"line {number}: the value of {match[1]} is not a JSON text") from None
    return Header(match[1], value, number)


def _parse_line(number: int, line: str) -> list[Decision]:
    text, semicolon, time = line.partition(";")
    seat, *words = text.split() or [""]
    if not re.fullmatch(r"[0-9]", seat):
        raise NotationError(
            f"line {number}: expected a seat and its actions such as '0 03J ; 2.4', found {shown(line)}"
        )
    if not words:
        raise NotationError(f"line {number}: expected an action after seat {seat}")
    try:
        decisions = [Decision(int(seat), parse_action(word), line=number) for word in words]
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from None
    if semicolon:
        decisions[-1] = replace(decisions[-1], milliseconds=_parse_seconds(number, time.strip()))
    return decisions


def _parse_seconds(number: int, text: str) -> int:
    match = _SECONDS.fullmatch(text)
    if match is None:
        raise NotationError(f"line {number}: after ; expected seconds such as 2.4, found {shown(text)}")
    return int(match[1]) * 1000 + int((match[2] or "").ljust(3, "0"))


def _print_run(seat: Seat, run: Sequence[Decision]) -> str:
    text = " ".join((str(seat), *(print_action(decision.action) for decision in run)))
    time = run[-1].milliseconds
    return text if time is None else f"{text} ; {_print_seconds(time)}"


def _print_seconds(milliseconds: int) -> str:
    seconds, rest = divmod(milliseconds, 1000)
    return f"{seconds}.{rest:03}".rstrip("0").rstrip(".")


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise NotationError(f"expected a whole number, found {shown(text)}")
    return int(text)


def _secret(text: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise NotationError(f"expected 64 hexadecimal digits, found {shown(text)}")
    return bytes.fromhex(text)


def _points(text: str) -> tuple[int, ...]:
    if not all(_POINTS.fullmatch(word) for word in text.split()):
        raise NotationError(f"expected points such as +24 -24, found {shown(text)}")
    return tuple(map(int, text.split()))
