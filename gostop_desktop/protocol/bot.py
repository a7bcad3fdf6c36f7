"""One of our players as a process: a view a line in, an action a line out (PROTOCOL 3)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from gostop_desktop.engine.notation import print_action
from gostop_desktop.players.levels import PLAYER_NAMES, player
from gostop_desktop.players.player import Player

from .fields import Fields
from .server import read_object
from .views import asked_view


def decisions(lines: Iterable[bytes], who: Player) -> Iterator[str]:
    """Yield the answer to each view; one that cannot be read is answered with a sentence."""
    for line in lines:
        try:
            fields = Fields(read_object(line), "the view")
            seed = str(fields.given("seed", ""))
            answer = {"action": print_action(who.choose(asked_view(fields), Random(seed)))}
        except RecursionError:
            answer = {"error": "the view is nested too deeply"}
        except ValueError as error:
            answer = {"error": str(error)}
        yield json.dumps(answer)


def main(arguments: Sequence[str]) -> int:
    """Play until standard input ends (`gostop-desktop bot --level L`)."""
    parser = argparse.ArgumentParser(prog="gostop-desktop bot", description=__doc__)
    parser.add_argument("--level", required=True, choices=PLAYER_NAMES, help="who plays")
    who = player(parser.parse_args(arguments).level)
    for answer in decisions(sys.stdin.buffer, who):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
    return 0
