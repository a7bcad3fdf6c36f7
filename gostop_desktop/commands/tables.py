"""`score`, `perft` and `transcript`: what cards are worth, how many ways there are, a round as text (PROTOCOL 2.1)."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence

from gostop_desktop.cli import OK, PROGRAM
from gostop_desktop.engine.cards import CODES, card_set
from gostop_desktop.engine.dealing import deal
from gostop_desktop.engine.deck import deck_v1, secret_of
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.notation import parse_cards, parse_rules, print_action, print_cards
from gostop_desktop.engine.perft import split
from gostop_desktop.engine.rules import MATGO, Rules
from gostop_desktop.engine.scoring import scorer
from gostop_desktop.engine.transcript import transcript

RULES_HELP = "a preset and what differs, such as 'matgo win_score=5' or chinese_encyclopedia/3"


def score(arguments: Sequence[str]) -> int:
    """Print what captured cards are worth, line by line. Raises ValueError for a card that is none, or is twice."""
    parser = ArgumentParser(f"{PROGRAM} score", description="Count captured cards.")
    parser.add_argument("--rules", type=_rules, default=MATGO, metavar="TEXT", help=RULES_HELP)
    parser.add_argument("cards", nargs="+", metavar="CARD", help="a code such as 01B, 11D or X2a")
    given = parser.parse_args(arguments)
    cards = parse_cards(" ".join(given.cards))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise NotationError(f"card {place + 1}: {CODES[card]} is given twice")
        if card not in given.rules.pack:
            raise NotationError(f"card {place + 1}: {CODES[card]} is not in the deck of these rules")
    counting, captured = scorer(given.rules), card_set(cards)
    for line in counting.lines(captured):
        if line.points:
            print(f"{line.name:<10} {line.points:>3}  {print_cards(line.cards)}")
    print(f"{'total':<10} {counting.points(captured):>3}")
    return OK


def perft(arguments: Sequence[str]) -> int:
    """Print the number of action sequences of a depth, by the first action."""
    parser = ArgumentParser(f"{PROGRAM} perft", description="Count the ways in which a round can go on.")
    _add_deal(parser)
    parser.add_argument("--depth", type=int, choices=range(13), default=3, metavar="N", help="0 to 12")
    given = parser.parse_args(arguments)
    round, _ = deal(given.rules, deck_v1(given.rules, secret_of(given.seed, given.round)), given.dealer)
    counts = split(round, given.depth)
    for action, nodes in counts:
        print(f"{print_action(action)} {nodes}")
    print(f"nodes {sum(nodes for _, nodes in counts) if given.depth else 1}")
    return OK


def print_transcript(arguments: Sequence[str]) -> int:
    """Print a whole round whose players choose by lot."""
    parser = ArgumentParser(f"{PROGRAM} transcript", description="Tell a round whose players choose by lot.")
    _add_deal(parser)
    given = parser.parse_args(arguments)
    for line in transcript(given.rules, given.seed, given.dealer, given.round):
        print(line)
    return OK


def _add_deal(parser: ArgumentParser) -> None:
    parser.add_argument("--rules", type=_rules, default=MATGO, metavar="TEXT", help=RULES_HELP)
    parser.add_argument("--seed", default="1", metavar="TEXT", help="what the deck is made of")
    parser.add_argument("--round", type=int, default=0, metavar="N", help="number of the round for the seed")
    parser.add_argument("--dealer", type=int, choices=range(3), default=0, metavar="SEAT", help="who deals")


def _rules(text: str) -> Rules:
    try:
        return parse_rules(text)
    except NotationError as error:
        raise ArgumentTypeError(str(error)) from None
