"""The backs that one may choose (UX 3.6)."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pygame
import pytest

from gostop_desktop.storage.paths import asset
from gostop_desktop.storage.settings import DisplaySettings
from gostop_desktop.ui.art.artwork import Artwork
from gostop_desktop.ui.art.back_art import BackArt
from gostop_desktop.ui.art.cards import CardPictures
from gostop_desktop.ui.art.face_art import FaceArt

BACKS = get_args(get_type_hints(DisplaySettings)["back"])
WIDTHS = [50, 96, 120, 121, 240]


@pytest.fixture(autouse=True)
def _video() -> None:
    pygame.display.init()


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def cards(back: str) -> CardPictures:
    faces = FaceArt(asset("sprites"), "traditional")
    artist = faces if back == "waves" else BackArt(faces, Artwork(asset("sprites/ui")), back)
    return CardPictures(artist, artist)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_back_of_the_settings_is_drawn_at_every_width(width: int) -> None:
    pictures = [cards(back).face(None, width) for back in BACKS]

    assert 4 == len(BACKS)
    assert {(width, -(-width * 8 // 5))} == {picture.get_size() for picture in pictures}
    assert len(BACKS) == len({pixels(picture) for picture in pictures})


def test_a_back_leaves_the_faces_alone() -> None:
    assert pixels(cards("waves").picture("01B", 96)) == pixels(cards("indigo").picture("01B", 96))
