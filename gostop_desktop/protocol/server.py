"""The loop of the engine process: a line in, a line out, whatever the line holds (PROTOCOL 2)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import isfinite
from typing import NoReturn

from gostop_desktop.engine.notation import shown

from .fields import Fields, RequestError
from .forms import Json
from .session import Session


def answers(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield the answer to each line; one that cannot be served is answered with a sentence and changes nothing."""
    session = Session()
    for line in lines:
        yield json.dumps(_answer(session, line))


def _answer(session: Session, line: bytes) -> dict[str, Json]:
    head: dict[str, Json] = {}
    try:
        request = read_object(line)
        if "id" in request:
            json.dumps([[request["id"]]])  # what can hardly be written back is no name
            head["id"] = request.pop("id")
        served = session.serve(Fields(request, "the request"))
        # A number of thousands of digits cannot be written; then nothing was asked that a game could need.
        json.dumps(served)
    except RecursionError:
        return head | {"ok": False, "error": "the request is nested too deeply"}
    except ValueError as error:
        return head | {"ok": False, "error": str(error)}
    except Exception as fault:  # noqa: BLE001  # a fault of ours must not end the process: it has changed nothing
        return head | {"ok": False, "error": f"a fault in the engine: {type(fault).__name__}"}
    return head | {"ok": True} | served


def read_object(line: bytes) -> dict[str, Json]:
    """Return the object that the line holds. Raises RequestError if it holds none."""
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise RequestError(f"the line is not UTF-8: byte {error.start + 1} is wrong") from None
    try:
        value = json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise RequestError(f"the line is not JSON: {error.msg} at column {error.colno}") from None
    if not isinstance(value, dict):
        raise RequestError(f"the line must hold a JSON object, not {shown(value)}")
    return value


def _each_once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RequestError(f"the field {shown(twice)} is given twice in one object")
    return result


def _no_number(name: str) -> NoReturn:
    raise RequestError(f"{name} is not a JSON number")


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_number(text)


def main(arguments: Sequence[str]) -> int:
    """Serve standard input until it ends (`gostop-desktop engine`)."""
    if arguments:
        print("usage: gostop-desktop engine (JSON lines on standard input)", file=sys.stderr)
        return 2
    for answer in answers(sys.stdin.buffer):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
    return 0
