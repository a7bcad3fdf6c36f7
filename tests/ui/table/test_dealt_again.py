"""A deal that does not count: why there is another cut stays to be read (UX 2.3, 5.1)."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
import pytest

from gostop_desktop import i18n
from gostop_desktop.engine.cards import month_of
from gostop_desktop.engine.deck import SECRET_BYTES
from gostop_desktop.engine.events import Void
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.cut import AGAIN_SECONDS, CutScene
from gostop_desktop.ui.setup import default_setup
from gostop_desktop.ui.table.session import Committed
from gostop_desktop.ui.table.words import month_name
from tests.ui.helpers import watch

from .driver import Person


def cut_of(person: Person) -> CutScene:
    """Wait for the cut."""
    for _ in range(3000):
        if isinstance(person.top, CutScene):
            return person.top
        if person.top.name == "dealer_draw":
            person.key(Command.CONFIRM)
        person.app.step(person.frame)
    raise AssertionError("nobody cuts")


def voided(person: Person) -> int:
    """Have a deck cut that lays four of a month on the table; return the month."""
    cut, session = cut_of(person), person.table.session
    for number in count():
        secret = number.to_bytes(SECRET_BYTES)
        _round, events = session.match.deal(session.match.deck(secret, cut.cut()))
        void = next((event for event in events if isinstance(event, Void)), None)
        if void is not None and void.reason == "table_quad":
            month = month_of(void.cards[0])
            break
    session.committed = Committed(secret)
    person.key(Command.CONFIRM)
    while person.top is cut:
        person.app.step(person.frame)
    return month


@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_why_the_cards_are_dealt_again_is_told_until_they_are_cut(tmp_path: Path, language: str, speed: str) -> None:
    person = Person(tmp_path, default_setup("matgo"), language=language, speed=speed)
    month = month_name(voided(person))
    cut = cut_of(person)
    why = i18n.plain(cut.why)
    person.wait(20)
    witness = watch(person.desk)
    cut.draw(person.desk.display.surface)
    person.desk.close()

    assert month in why
    assert cut is person.desk.scenes.top
    assert why in " ".join(witness.words)


def test_why_the_cards_are_dealt_again_is_told_in_the_language_that_is_chosen_meanwhile(tmp_path: Path) -> None:
    person = Person(tmp_path, default_setup("matgo"))
    month = voided(person)
    cut = cut_of(person)
    person.desk.use_language("ko")
    why, called = i18n.plain(cut.why), month_name(month)
    witness = watch(person.desk)
    cut.resize()
    cut.draw(person.desk.display.surface)
    person.desk.use_language("en")
    person.desk.close()

    assert called in why
    assert why in " ".join(witness.words)
    assert "dealt again" not in why


def test_an_automatic_cut_leaves_time_to_read_why(tmp_path: Path) -> None:
    person = Person(tmp_path, default_setup("matgo"))
    voided(person)
    settings = person.desk.settings
    person.desk.change(msgspec.structs.replace(settings, game=msgspec.structs.replace(settings.game, auto_cut=True)))
    cut = cut_of(person)
    person.wait(AGAIN_SECONDS - 0.2)
    still = person.top
    person.wait(0.5)
    after = person.top
    person.desk.close()

    assert still is cut
    assert after is not cut
