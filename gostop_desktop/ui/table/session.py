"""A match in play: rounds, decks, records. No pygame; whoever shows it asks it for the next thing."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from gostop_desktop.engine.actions import Action
from gostop_desktop.engine.cards import Card, Seat
from gostop_desktop.engine.dealcode import parse_deal_code
from gostop_desktop.engine.dealer import DealerDraw, draw_dealer
from gostop_desktop.engine.deck import SECRET_BYTES, commitment, secret_of
from gostop_desktop.engine.errors import NotationError
from gostop_desktop.engine.events import Event
from gostop_desktop.engine.match import Match, new_match
from gostop_desktop.engine.notation import print_cards, print_rules
from gostop_desktop.engine.records import (
    FORMAT,
    Decision,
    Header,
    Record,
    parse_record,
    print_decision,
    print_names,
    print_points,
    print_record,
    print_result,
)
from gostop_desktop.engine.replay import Replay, replay
from gostop_desktop.engine.result import Result
from gostop_desktop.engine.round import Round
from gostop_desktop.storage.records import Autosave, History, read_headers
from gostop_desktop.ui.setup import Length, MatchSetup

from .saved_match import match_of, print_setup, setup_of, tally_of, with_end, without_end
from .tally import new_tally

NIGHT_HOURS = (*range(6), *range(18, 24))
"""Hours at which the earliest month deals (RULES B.2, `day_night`)."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Committed:
    """The secret of a deck, of which only the fingerprint is shown before the cut (UX 5.1)."""

    secret: bytes
    is_known: bool = False
    """Whether somebody could know the deck: it comes from a seed or a code."""

    @property
    def fingerprint(self) -> str:
        return commitment(self.secret)


class Session:
    """A match from its first dealer to its end, and the round that is played now."""

    def __init__(self, setup: MatchSetup, autosave: Autosave, history: History) -> None:
        self.setup = setup
        self.autosave = autosave
        self.history = history
        self.match = _fresh_match(setup)
        self.match_id = secrets.token_hex(4)
        self.tally = new_tally(setup.rules.players)
        """What the rounds that are over have come to."""
        self.problem = ""
        """Why the round cannot be saved, for the person to know; empty while it can."""
        self.draw: DealerDraw | None = None
        self.committed: Committed | None = None
        self.cut = ""
        self.round: Round | None = None
        self.result: Result | None = None
        self.before: Match = self.match
        """The match as it stood when the round began."""
        self._tally_before = self.tally
        self.last_record = ""
        """The text of the round that was settled last."""
        self.told: Replay | None = None
        """What the record of a round that was left has told, for the table to show how it came to be."""
        self._record: Record | None = None
        self._settled: Record | None = None
        """The round that was settled last, as long as no other one is dealt."""
        self._undone: list[tuple[Decision, ...]] = []
        """What was taken back, the latest last: each time a person's decision and all that came after it."""
        self._unfiled: list[str] = []
        """Rounds that are over and could not be put into the history yet."""

    @classmethod
    def resumed(cls, autosave: Autosave, history: History) -> Session:
        """Return the match whose round was left, at the decision where it was left.

        Raises ValueError with a sentence if there is no such round or its record does not add up.
        """
        text = autosave.read()
        if text is None:
            raise NotationError("no round has been saved")
        record = parse_record(text)
        told = replay(record)
        session = cls(setup_of(record), autosave, history)
        session.match_id, session.match = match_of(record, session.match)
        session.before = session.match
        session.tally = session._tally_before = tally_of(record)
        session.told, session.round = told, told.round
        session.cut = record.cut
        assert record.secret is not None or record.deck is not None, "a record has a deck or a secret"
        if record.secret is not None:
            session.committed = Committed(record.secret, "known-deck" in (record.header("Flags") or ""))
        session._record = without_end(record)
        session.result = told.round.result
        return session

    # Before a round.

    def draw_first_dealer(self, hour: int) -> DealerDraw:
        """Draw who deals the first round; the hour decides whether it is night."""
        secret = (
            secrets.token_bytes(SECRET_BYTES) if self.setup.seed is None else secret_of(f"{self.setup.seed} dealer")
        )
        self.draw = draw_dealer(self.setup.rules, secret, night=hour in NIGHT_HOURS)
        dealer = 0 if self.setup.deal_code is not None else self.draw.dealer
        self.match = replace(self.match, dealer=dealer)
        return self.draw

    def commit(self) -> Committed:
        """Draw the secret of the next deck; its fingerprint is to be shown before the cut. The round before is over."""
        setup = self.setup
        self.round = self.result = None
        self.before = self.match
        if setup.deal_code is not None and self.match.dealt == 0:
            self.committed = Committed(parse_deal_code(setup.deal_code)[1], is_known=True)
        elif setup.seed is not None:
            self.committed = Committed(secret_of(setup.seed, self.match.dealt), is_known=True)
        else:
            self.committed = Committed(secrets.token_bytes(SECRET_BYTES))
        self.round, self.result, self.before = None, None, self.match
        return self.committed

    def deal(self, cut: str) -> tuple[Round, list[Event]]:
        """Deal the next round from the committed secret and what the cutter gave."""
        assert self.committed is not None, "the deck is committed before it is cut"
        self.cut = "" if self.committed.is_known else cut
        self.before, self.told = self.match, None
        self._tally_before = self.tally
        deck = self.match.deck(self.committed.secret, self.cut)
        self.round, events = self.match.deal(deck)
        self.result = self.round.result
        self._begin_record(deck)
        return self.round, events

    # During a round.

    @property
    def decided(self) -> tuple[Decision, ...]:
        """Every decision of this round so far."""
        return self._record.decisions if self._record is not None else ()

    @property
    def decisions(self) -> int:
        """How many decisions have been made in this round."""
        return len(self.decided)

    def note(self, seat: Seat, action: Action) -> None:
        """Write a decision down before anything else happens (UX 9)."""
        assert self._record is not None, "a decision belongs to a round"
        self._undone.clear()
        decision = Decision(seat, action)
        record = self._record = replace(self._record, decisions=(*self._record.decisions, decision))
        if not self.problem:
            self._safely(lambda: self.autosave.add(print_decision(decision)))
        if self.problem:
            # The file has not all that came before, or another round, or it is gone: it is written anew.
            self._safely(lambda: self.autosave.replace(print_record(record)))
        if self.round is not None:
            self.result = self.round.result

    def undo(self) -> bool:
        """Take the last decision of a person back, with all that came after it; return whether there was one.

        The table then goes on from `told`, as with a round that was left (UX 5.4).
        """
        if self.setup.is_practice and self._record is None and self._settled is not None:
            # The account is torn up: the match stands as it did before it.
            self._record, self.match, self.tally = self._settled, self.before, self._tally_before
        people = {seat for seat, person in enumerate(self.setup.seats) if person.level is None}
        places = [place for place, decision in enumerate(self.decided) if decision.seat in people]
        if not self.setup.is_practice or not places:
            return False
        self._undone.append(self.decided[places[-1] :])
        self._rewind(self.decided[: places[-1]])
        return True

    def redo(self) -> bool:
        """Make the decisions again that were taken back last; return whether there were any."""
        if not self._undone:
            return False
        self._rewind((*self.decided, *self._undone.pop()))
        return True

    def _rewind(self, decisions: tuple[Decision, ...]) -> None:
        """Play the round once more through the engine, up to other decisions."""
        assert self._record is not None, "only a round that is on can be rewound"
        record = self._record = replace(self._record, decisions=decisions)
        self.told = replay(record)
        self.round, self.result = self.told.round, self.told.round.result
        self._safely(lambda: self.autosave.replace(print_record(record)))

    def mark_hinted(self) -> None:
        """Write down that a hint was asked for: rounds with hints are counted apart (UX 5.3)."""
        assert self._record is not None, "a hint belongs to a round"
        flags = (self._record.header("Flags") or "").split()
        if "hints" in flags:
            return
        self._record = self._record.with_headers(Flags=" ".join(("hints", *flags)))
        hinted = self._record
        self._safely(lambda: self.autosave.replace(print_record(hinted)))

    def balances(self) -> tuple[int, ...]:
        """Return the chips of every seat now, instant payments included."""
        if self.round is None:
            return self.match.balances
        return self.before.balances_with(self.round.instant)

    # After a round.

    def finish(self) -> Match:
        """Settle the round and return the match as it left it: it moves on, and the record goes to the history.

        Until the next round is dealt the autosave holds it too, so that Continue comes back to its account; at the end
        of the match it is empty.
        """
        assert self.round is not None
        assert self.result is not None, "only a round that is over can be settled"
        result, record = self.result, self._record
        after = self.before.after(result)
        self.match = self._refilled(after)
        self.tally = self._tally_before.after(result, self.decided)
        if record is not None:
            points = print_points(result.points(self.setup.rules.players))
            done = record.with_headers(Result=print_result(result), Payments=points)
            self.last_record = print_record(done)
            self._safely(lambda: self._keep(done))
        self._settled = record
        self._record = None
        return after

    def _refilled(self, match: Match) -> Match:
        """Return an endless match with new chips for whoever has none left; another one ends there."""
        if self.setup.length is not Length.ENDLESS or match.rules.bankroll == "unlimited":
            return match
        return replace(match, balances=tuple(chips if chips > 0 else self.setup.chips for chips in match.balances))

    def _keep(self, done: Record) -> None:
        """File the round that is done, with the chips after it; Continue comes back to it until the match is over."""
        text = print_record(with_end(done, self.match))
        self._unfiled.append(text)
        while self._unfiled:
            self.history.add(self._unfiled[0])
            del self._unfiled[0]
        if self.match.is_over:
            self.autosave.clear()
        else:
            self.autosave.replace(text)

    def _file_unfinished(self) -> None:
        """Put a round of another match that was left into the history: a new game asks nothing and loses nothing."""
        try:
            text = self.autosave.read()
            if text is not None and read_headers(text).get("Match", "").partition(" ")[0] != self.match_id:
                self.history.add(text)
        except (OSError, ValueError) as error:
            log.warning("the round that was left is kept as %s: %s", self.autosave.set_aside().name, error)

    def _begin_record(self, deck: Sequence[Card]) -> None:
        committed, match, setup = self.committed, self.match, self.setup
        assert committed is not None
        headers = {
            "Format": FORMAT,
            "Rules": print_rules(setup.rules),
            "Date": datetime.now(UTC).astimezone().strftime("%Y-%m-%d"),
            "Seats": print_names(seat.name if seat.level is None else seat.level for seat in setup.seats),
            "Dealer": str(match.dealer),
            "Carry": str(match.carry),
            "Match": f"{self.match_id} {match.played + 1}" + (f"/{match.length}" if match.length else ""),
            "Stake": str(setup.rules.point_value),
            "Chips": " ".join(map(str, match.balances)),
            "Commit": committed.fingerprint,
            "Seed": committed.secret.hex(),
            "Cut": self.cut,
            "Deck": print_cards(deck),
            "Table": print_setup(setup, match, self.tally),
        }
        flags = [*(["practice"] if setup.is_practice else []), *(["known-deck"] if committed.is_known else [])]
        if flags:
            headers["Flags"] = " ".join(flags)
        self._undone.clear()
        self._settled = None
        self._record = Record(tuple(Header(name, value) for name, value in headers.items()), ())
        text = print_record(self._record)
        self._safely(self._file_unfinished)
        self._safely(lambda: self.autosave.begin(text))

    def _safely(self, write: Callable[[], object]) -> None:
        """Write something; a full disk must not end the round."""
        try:
            write()
        except (OSError, ValueError) as error:
            log.warning("the round cannot be saved: %s", error)
            self.problem = str(error)
        else:
            self.problem = ""


def _fresh_match(setup: MatchSetup) -> Match:
    length = setup.rounds if setup.length is Length.ROUNDS else None
    match = new_match(setup.rules, 0, length)
    return replace(match, balances=(setup.chips,) * setup.rules.players)
