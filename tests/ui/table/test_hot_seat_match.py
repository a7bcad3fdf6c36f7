"""A whole match of two people at one machine: between turns no frame shows a face of a hand (acceptance check 12)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pygame

from gostop_desktop.engine.cards import CODES, Card
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scenes.table import TableScene
from gostop_desktop.ui.setup import Length, default_setup, hot_seats
from tests.ui.hands import SixButtons, by_keys, is_asked

SAME = 24.0
"""Mean difference of colours below which a picture is a card's face: another face differs by more."""
ROUNDS = 2


class Onlooker:
    """Looks at every frame, and remembers whose cards could be seen."""

    def __init__(self, person: SixButtons, table: TableScene) -> None:
        self.person = person
        self.table = table
        self.hidden_frames = 0
        self.shown: list[Card] = []
        """Faces that were to be seen while they had to be hidden."""
        self.open_frames = 0
        self.seen_open = 0
        """Frames with an open hand, and those in which its cards were recognised."""

    @property
    def must_be_hidden(self) -> bool:
        """Whether the curtain or the pause is there, or another window has the keyboard."""
        names = {scene.name for scene in self.person.desk.scenes.scenes}
        return bool(names & {"curtain", "pause"}) or self.person.desk.sound.is_in_background

    def look(self) -> None:
        table = self.table
        if table.round is None or table.round.game.to_move is None or not table.hand:
            return
        found = [card for card in table.hand if self._is_face_shown(card)]
        if self.must_be_hidden:
            self.hidden_frames += 1
            self.shown += found
        elif self.person.top is table and is_asked(table):
            self.open_frames += 1
            self.seen_open += len(found) == len(table.hand)

    def _is_face_shown(self, card: Card) -> bool:
        """Whether the middle of a card's face is on the screen at the card's place."""
        top = self.table.here.top
        width = top.layout.hand_card
        face = self.person.desk.cards.picture(CODES[card], width)
        rect = pygame.Rect(top.stage.place(card).rect)
        part = pygame.Rect(0, 0, rect.w // 2, rect.h // 2)
        part.center = (rect.w // 2, rect.h // 2)
        lift = round(top.stage.sprites[card].lift)
        seen = self.person.desk.display.surface.subsurface(part.move(rect.x, rect.y - lift))
        want = pygame.surfarray.array3d(face.subsurface(part.clip(face.get_rect()))).astype(np.int32)
        have = pygame.surfarray.array3d(seen).astype(np.int32)[: want.shape[0], : want.shape[1]]
        return bool(np.abs(want - have).mean() < SAME)


def test_a_whole_match_shows_no_hand_between_turns_in_the_pause_or_without_the_keyboard(home: Path) -> None:
    person = SixButtons.at(home, by_keys)
    setup = replace(
        default_setup("matgo", seed="hot seat"),
        seats=hot_seats(),
        length=Length.ROUNDS,
        rounds=ROUNDS,
        chips=10**6,
    )
    table = TableScene(person.desk, setup)
    onlooker = Onlooker(person, table)
    person.watch = onlooker.look
    person.desk.scenes.push(table)
    rng = Random(11)
    disturbed = {"pause": 0, "focus": 0}

    for _ in range(4000):
        top = person.top
        if top.name == "match_end":
            break
        if top.name == "curtain":
            person.wait(0.2)
            person.hold(Command.SKIP, 0.7)
        elif top is table and is_asked(table):
            person.step()
            disturb(person, rng, disturbed)
            if person.top is table and is_asked(table):
                person.decide(table, rng.choice(table.view.legal))
        elif top is table:
            person.step()
        else:
            person.press(Command.CONFIRM)
            person.wait(0.2)

    match = table.session.match
    person.desk.close()
    assert match.is_over
    assert ROUNDS <= match.played
    assert min(disturbed.values()) > 0
    assert onlooker.hidden_frames > 50
    assert [] == onlooker.shown
    # The onlooker knows a face when it sees one.
    assert onlooker.open_frames > 20
    assert onlooker.seen_open > onlooker.open_frames * 0.8


def disturb(person: SixButtons, rng: Random, disturbed: dict[str, int]) -> None:
    """Now and then somebody pauses, or looks at another window."""
    chance = rng.random()
    if chance < 0.12:
        disturbed["pause"] += 1
        person.press(Command.PAUSE)
        person.wait(0.3)
        person.press(Command.BACK)
        person.wait(0.3)
    elif chance < 0.24:
        disturbed["focus"] += 1
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        person.wait(0.4)
        pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
        person.wait(0.2)
