"""Themes, materials, cards, icons: what is there is used, what is missing has a stand-in."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pygame
import pytest

from gostop_desktop.engine.cards import ALL_CARDS, CODES, FIRST_BONUS
from gostop_desktop.storage.paths import BrokenAssetError, asset
from gostop_desktop.ui.art.artwork import Artwork, ArtworkError
from gostop_desktop.ui.art.cards import ROTATED_BYTES, SIZED_BYTES, CardPictures, card_height
from gostop_desktop.ui.art.drawn_cards import DrawnFaces
from gostop_desktop.ui.art.face_art import FaceArt, FaceError, face_names
from gostop_desktop.ui.art.materials import Materials
from gostop_desktop.ui.art.pictures import read_picture
from gostop_desktop.ui.art.shapes import Shapes, blit_ready
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.measure import Measure
from gostop_desktop.ui.theme import ThemeError, load_theme, theme_names

THEMES = theme_names(asset("themes"))


def test_there_are_five_tables_in_order() -> None:
    assert ["blanket", "pine_felt", "midnight", "paper", "high_contrast"] == THEMES


@pytest.mark.parametrize("text", ["", "name = 3", "name = [", '[cloth]\nbase = "green"'])
def test_what_is_no_theme_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, "utf-8")

    with pytest.raises(ThemeError, match=r"odd\.toml is no theme: "):
        load_theme(path)


@pytest.mark.parametrize("name", THEMES)
def test_every_table_bakes_its_materials(name: str) -> None:
    shapes = Shapes()
    materials = Materials(asset("sprites/ui"), shapes)
    theme = load_theme(asset("themes") / f"{name}.toml")
    measure = Measure(1280, 720)

    grounds = [make(theme, measure, (200, 120)) for make in (materials.board, materials.cloth, materials.paper)]

    assert [(200, 120)] * 3 == [ground.get_size() for ground in grounds]
    assert grounds[0] is materials.board(theme, measure, (200, 120))


def test_without_tiles_a_ground_is_its_colour(tmp_path: Path) -> None:
    theme = load_theme(asset("themes/blanket.toml"))

    paper = Materials(tmp_path, Shapes()).paper(theme, Measure(1280, 720), (10, 10))

    assert tuple(theme.hanji.base) == tuple(paper.get_at((5, 5)))


@pytest.mark.parametrize("face", face_names(asset("sprites")))
@pytest.mark.parametrize("width", [40, 120, 144])
def test_every_face_has_every_card(face: str, width: int) -> None:
    art = FaceArt(asset("sprites"), face)
    codes = [*CODES[:FIRST_BONUS], "X2a", "X3a", "back", "bomb"]

    pictures = {code: art.picture(code, width) for code in sorted(codes, key=art.order)}

    assert {(width, card_height(width))} == {picture.get_size() for picture in pictures.values() if picture}
    assert [] == [code for code, picture in pictures.items() if picture is None]


def test_the_faces_differ() -> None:
    pictures = []
    for face in face_names(asset("sprites")):
        picture = FaceArt(asset("sprites"), face).picture("09R", 96)
        assert picture is not None
        pictures.append(pygame.image.tobytes(picture, "RGBA"))

    assert len(set(pictures)) == len(pictures) == 4


def test_a_face_that_there_is_not_is_named(tmp_path: Path) -> None:
    with pytest.raises(FaceError, match="there is no card face 'golden'"):
        FaceArt(tmp_path, "golden")


def test_a_card_without_a_picture_is_drawn_and_told_once(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    class Nobody:
        def picture(self, code: str, width: int) -> None:
            """Draw nothing."""

        def is_at_hand(self, code: str, width: int) -> bool:  # noqa: ARG002  # what reads no file always is
            return True

        def order(self, code: str) -> tuple[int, str]:
            return 0, code

        def rest(self) -> None:
            """Keep nothing."""

    cards = CardPictures(Nobody(), DrawnFaces(desk.text))
    with caplog.at_level(logging.WARNING):
        sizes = {cards.face(0, width).get_size() for width in (60, 90)}

    assert {(60, 96), (90, 144)} == sizes
    assert ["there is no picture of the card 01B"] == [record.getMessage() for record in caplog.records]


def test_drawn_cards_can_be_told_apart(desk: Desk) -> None:
    drawn = DrawnFaces(desk.text)
    pictures: dict[bytes, str] = {}
    for card in ALL_CARDS[:48]:
        picture = drawn.picture(CODES[card], 80)
        assert picture is not None
        pictures.setdefault(pygame.image.tobytes(picture, "RGBA"), CODES[card])

    # Junk of a month is alike; everything else is not.
    alike = {code for code in CODES[:48] if code not in pictures.values()}
    assert {code[2] for code in alike} <= {"K"}


def test_a_picture_is_scaled_once(desk: Desk) -> None:
    assert desk.cards.face(0, 90) is desk.cards.face(0, 90)
    assert desk.cards.face(None, 90) is desk.cards.picture("back", 90)


def test_turned_cards_stay_within_their_bytes(desk: Desk) -> None:
    for degrees in range(1, 360, 2):
        desk.cards.rotated("08B", 180, degrees)

    assert desk.cards.rotated_bytes <= ROTATED_BYTES


def test_edges_are_not_darkened_by_scaling() -> None:
    """ART 5.3: premultiplied before any scaling."""
    white = pygame.Surface((60, 60), pygame.SRCALPHA)
    pygame.draw.circle(white, (255, 255, 255, 255), (30, 30), 28)
    small = pygame.transform.smoothscale(blit_ready(white), (17, 17))
    canvas = pygame.Surface((17, 17))
    canvas.fill((255, 255, 255))

    canvas.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)

    assert min(min(canvas.get_at((x, y))[:3]) for x in range(17) for y in range(17)) >= 250


def test_pictures_have_the_format_that_blits_fast(desk: Desk) -> None:
    ours = pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()

    assert ours == desk.cards.face(0, 90).get_masks()
    assert ours == desk.icons.picture("menu", 22, desk.theme.mark.brass).get_masks()


def test_icons_take_any_colour(desk: Desk) -> None:
    red = desk.icons.picture("check", 24, pygame.Color(255, 0, 0))
    blue = desk.icons.picture("check", 24, pygame.Color(0, 0, 255))

    assert pygame.image.tobytes(red, "RGBA") != pygame.image.tobytes(blue, "RGBA")
    assert max(red.get_at((x, y)).r for x in range(24) for y in range(24)) > 200
    with pytest.raises(ArtworkError, match="has no 'no such icon'"):
        desk.icons.picture("no such icon", 24, pygame.Color(0, 0, 0))


def test_artwork_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArtworkError, match="the artwork's index cannot be read"):
        Artwork(tmp_path)


@pytest.mark.parametrize("content", [None, b"", b"RIFFhalf"])
def test_a_broken_sheet_of_a_face_is_drawn_instead_and_a_broken_picture_is_named(
    tmp_path: Path, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(asset("sprites/traditional"), tmp_path / "traditional")
    for path in tmp_path.glob("*/*.webp"):
        path.unlink()
        if content is not None:
            path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        pictures = [FaceArt(tmp_path, "traditional").picture(code, 100) for code in ("01B", "01B")]

    assert [None, None] == pictures
    assert caplog.messages[0].startswith("the sheet cards_s1.webp of the face traditional cannot be read: ")
    with pytest.raises(BrokenAssetError, match=r"none\.png cannot be read: .*; install the game again"):
        read_picture(tmp_path / "none.png")


def test_a_box_has_round_corners_and_a_full_middle() -> None:
    canvas = pygame.Surface((100, 60))
    Shapes().box(canvas, pygame.Rect(10, 10, 80, 40), 8, pygame.Color(255, 0, 0), pygame.Color(0, 255, 0), 2)

    assert (255, 0, 0) == tuple(canvas.get_at((50, 30)))[:3]
    assert (0, 255, 0) == tuple(canvas.get_at((50, 10)))[:3]
    assert (0, 0, 0) == tuple(canvas.get_at((10, 10)))[:3]


def test_a_box_drawn_piece_by_piece_is_the_same_box() -> None:
    """What a damaged area cuts through must not be squeezed."""
    whole, pieces = pygame.Surface((120, 80)), pygame.Surface((120, 80))
    shapes = Shapes()
    rect = pygame.Rect(7, 5, 101, 67)
    look = (12, pygame.Color(200, 10, 10, 180), pygame.Color(10, 200, 10), 3)
    shapes.box(whole, rect, *look)
    for x in range(0, 120, 17):
        for y in range(0, 80, 13):
            pieces.set_clip(pygame.Rect(x, y, 17, 13))
            shapes.box(pieces, rect, *look)

    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(pieces, "RGB")


def test_pictures_that_will_be_needed_are_made_one_a_frame(desk: Desk) -> None:
    codes = ("08B", "01B", "12D")
    desk.cards.want(codes, 150)

    ready = [0]
    while ready[-1] < len(codes):
        desk.cards.work()
        ready.append(sum(desk.cards.is_ready(code, 150) for code in codes))
        # What they are cut from is read meanwhile.
        pygame.time.wait(1)

    assert [0, 1, 2, 3] == sorted(set(ready))


class Watched(DrawnFaces):
    """Draws cards and remembers which."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.text)
        self.drawn: list[tuple[str, int]] = []

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        self.drawn.append((code, width))
        return super().picture(code, width)


def test_what_is_asked_for_between_two_wanted_sizes_is_shrunk_from_the_larger(desk: Desk) -> None:
    """No drawer and no account waits for a sheet; the picture is the same whatever was asked for before."""
    artist = Watched(desk)
    cards = CardPictures(artist, artist)
    cards.want(("08B", "01B"), 140, 90)
    sizes = [cards.picture("08B", width).get_size() for width in (100, 60, 140, 90, 200)]

    assert [(100, 160), (60, 96), (140, 224), (90, 144), (200, 320)] == sizes
    assert [("08B", 140), ("08B", 90), ("08B", 200)] == artist.drawn


class Blank(Watched):
    """Hands out empty cards: how many bytes they take is all that counts."""

    def picture(self, code: str, width: int) -> pygame.Surface | None:
        self.drawn.append((code, width))
        return pygame.Surface((width, card_height(width)), pygame.SRCALPHA)


@pytest.mark.parametrize("widths", [(75, 93, 144), (150, 187, 288)])
def test_the_cards_of_a_table_have_room_in_any_window_and_others_do_not_take_it_all(
    desk: Desk, widths: tuple[int, ...]
) -> None:
    artist = Blank(desk)
    cards = CardPictures(artist, artist)
    codes = [CODES[card] for card in ALL_CARDS[:50]]
    cards.want(codes, *widths)
    while cards.has_work:
        cards.work()
    wanted = cards.sized_bytes
    # A preview, an account, a gallery.
    for code in codes[:12]:
        cards.picture(code, 300)

    assert all(cards.is_ready(code, width) for code in codes for width in widths)
    assert len(artist.drawn) == 50 * 3 + 12
    for width in range(300, 400):
        cards.picture("08B", width)
    assert wanted < cards.sized_bytes <= wanted + SIZED_BYTES


def test_what_will_be_seen_first_is_made_first(desk: Desk) -> None:
    artist = Watched(desk)
    cards = CardPictures(artist, artist)
    cards.want(("01B", "08B", "12D"), 140, 90)
    cards.hurry(["12D"])
    while cards.has_work:
        cards.work()

    assert [("12D", 140), ("12D", 90), ("01B", 140), ("08B", 140), ("01B", 90), ("08B", 90)] == artist.drawn


def test_sizes_that_nobody_wants_any_more_are_let_go(desk: Desk) -> None:
    artist = Watched(desk)
    cards = CardPictures(artist, artist)
    cards.picture("08B", 120)
    cards.rotated("08B", 120, 10)
    cards.want(("08B",), 60)

    assert (0, 0) == (cards.sized_bytes, cards.rotated_bytes)
