"""Lines on screen: numbers, missing characters, widths, wrapping."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from gostop_desktop.i18n import isolated as isolate
from gostop_desktop.i18n import left_to_right, plain
from gostop_desktop.storage.paths import MissingAssetError, asset
from gostop_desktop.ui.text import Align, Fonts, TextLayer, bundled_faces
from gostop_desktop.ui.text.breaking import break_places
from gostop_desktop.ui.text.coverage import FontFileError, characters
from gostop_desktop.ui.text.fonts import MISSING, Face
from gostop_desktop.ui.text.layer import LINE
from gostop_desktop.ui.text.shape import runs_in_order

BLACK = pygame.Color(0, 0, 0)
SIZE = 34
FAINT = 60
"""Less of the ink than this is the soft edge of a letter."""


@pytest.fixture(scope="module")
def text() -> TextLayer:
    return TextLayer(Fonts(bundled_faces(asset("_built/fonts"))))


def ink(picture: pygame.Surface) -> bytes:
    """Return the alpha of the part of a picture that is drawn on."""
    return pygame.image.tobytes(picture.subsurface(picture.get_bounding_rect()), "RGBA")


def columns(picture: pygame.Surface, start: int, end: int) -> pygame.Surface:
    return picture.subsurface((start, 0, end - start, picture.get_height()))


@pytest.mark.parametrize("letters", ["\u0646\u0642\u0627\u0637", "\u067e\u0648\u0627\u0626\u0646\u0679\u0633"])
def test_a_number_in_an_arabic_line_looks_like_the_number_alone(text: TextLayer, letters: str) -> None:
    text.is_leftwards = True
    line = text.line(f"{letters} 12", SIZE, BLACK)
    number = text.line("12", SIZE, BLACK)
    text.is_leftwards = False

    # What one reads last stands at the left.
    assert ink(number) == ink(columns(line, 0, number.get_width()))
    assert ink(number) != ink(pygame.transform.flip(number, flip_x=True, flip_y=False))


@pytest.mark.parametrize("figure", ["×2", "+7", "−2", "±4"])
def test_a_sign_stands_before_its_number_in_every_direction(text: TextLayer, figure: str) -> None:
    """UX 6.4: numbers and the × do not mirror."""
    alone = text.line(figure, SIZE, BLACK)
    text.is_leftwards = True
    lines = [text.line(figure, SIZE, BLACK), text.line(f"\u0646 {figure}", SIZE, BLACK)]
    text.is_leftwards = False

    for line in lines:
        assert ink(alone) == ink(columns(line, 0, alone.get_width()))


@pytest.mark.parametrize(
    "line", ["고를 말하면 3점", "Go", " 고", "", " ", "\u20663\u2069점", "x2", "×2 고", "고\u20dd", "\u0646 12"]
)
def test_a_line_is_the_letters_of_its_runs_whatever_stands_in_it(line: str) -> None:
    """Nearly every line is one run, which is told without a look at every letter."""
    fonts = Fonts(bundled_faces(asset("_built/fonts")))
    levels = [int("\u0600" <= char < "\u0700") for char in line]
    removed = [char in "\u2066\u2069" for char in line]
    runs = runs_in_order(line, levels, removed, fonts)
    shown = [char for char, is_removed in zip(line, removed, strict=True) if not is_removed]

    assert sorted(shown) == sorted(char for run in runs for char in run.text)
    for run in runs:
        faces = {fonts.face_of(char) for char in run.text if char != " "}
        assert faces <= {run.face}
        assert ("×" in run.text) <= (run.text == "×")
        assert (run.face == MISSING) <= (len(run.text) == 1)


def test_an_arrow_leads_the_way_one_reads(text: TextLayer) -> None:
    left, right = (text.line(arrow, SIZE, BLACK) for arrow in "←→")
    text.is_leftwards = True
    turned, kept = text.line("→", SIZE, BLACK), text.line(left_to_right("3 → 8"), SIZE, BLACK)
    text.is_leftwards = False

    assert ink(left) == ink(turned)
    assert ink(kept) == ink(text.line("3 → 8", SIZE, BLACK))
    assert ink(left) != ink(right)


def test_a_formula_reads_from_the_left_whatever_words_are_in_it(text: TextLayer) -> None:
    alone = [text.line(part, SIZE, BLACK) for part in ("6 +", "= 7")]
    text.is_leftwards = True
    line = text.line(left_to_right("6 + " + isolate("\u0646\u0646") + " = 7"), SIZE, BLACK)
    text.is_leftwards = False
    first, last = alone

    assert ink(first) == ink(columns(line, 0, first.get_width()))
    assert ink(last) == ink(columns(line, line.get_width() - last.get_width(), line.get_width()))


def test_hangul_in_an_arabic_line_looks_like_hangul_alone(text: TextLayer) -> None:
    text.is_leftwards = True
    line = text.line("\u0646 \u2068고\u2069", SIZE, BLACK)
    text.is_leftwards = False
    syllable = text.line("고", SIZE, BLACK)

    assert ink(syllable) == ink(columns(line, 0, syllable.get_width()))


def test_brackets_are_mirrored_where_one_reads_from_the_right(text: TextLayer) -> None:
    text.is_leftwards = True
    line = text.line("\u0646 (\u0646)", SIZE, BLACK)
    text.is_leftwards = False
    opening = text.line("(", SIZE, BLACK)

    assert ink(opening) == ink(columns(line, 0, opening.get_width()))


def test_isolates_leave_no_trace(text: TextLayer) -> None:
    assert ink(text.line("7 × 2", SIZE, BLACK)) == ink(text.line("\u20687\u2069 × 2", SIZE, BLACK))


def test_times_is_narrower_than_in_the_font(text: TextLayer) -> None:
    assert text.width("×2", 100) - text.width("2", 100) == 78


def gaps(picture: pygame.Surface) -> list[int]:
    """Return how many columns are empty between what is drawn, from left to right."""
    drawn = [
        x
        for x in range(picture.get_width())
        if any(picture.get_at((x, y)).a > FAINT for y in range(picture.get_height()))
    ]
    return [after - before - 1 for before, after in pairwise(drawn) if after - before > 1]


@pytest.mark.parametrize("size", [14, 15, 16, 17, 20, 22, 30, 45, 68])
def test_a_space_before_times_is_seen_as_one_and_the_number_stands_close_to_it(text: TextLayer, size: int) -> None:
    before, after = gaps(text.line("1 ×1", size, BLACK))
    (between_numbers,) = gaps(text.line("1 1", size, BLACK))

    assert before >= between_numbers
    assert before >= 2 * after


@pytest.mark.parametrize("size", [14, 15, 16, 17, 20, 22, 30, 45, 68])
def test_times_touches_neither_number_beside_it(text: TextLayer, size: int) -> None:
    assert 2 == len(gaps(text.line("1×1", size, BLACK)))


def test_digits_are_as_wide_as_one_another(text: TextLayer) -> None:
    assert 1 == len({text.width(digit * 10, SIZE) for digit in "0123456789"})


def test_a_character_without_a_picture_is_a_box_with_its_code(text: TextLayer) -> None:
    box, other = text.line("\u13a0", SIZE, BLACK), text.line("\u13a1", SIZE, BLACK)

    assert MISSING == Fonts(bundled_faces(asset("_built/fonts"))).face_of("\u13a0")
    assert ink(box) != ink(other)
    assert text.width("\u13a0", SIZE) > SIZE // 2


def test_a_line_is_remembered(text: TextLayer) -> None:
    assert text.line("Play", SIZE, BLACK) is text.line("Play", SIZE, BLACK)


def test_the_width_that_is_measured_is_the_width_that_is_drawn(text: TextLayer) -> None:
    for words in ("Settings", "정산 17점 ×2", "17 × 8 = 136", "(피박) 고!"):
        assert abs(text.width(words, SIZE) - text.line(words, SIZE, BLACK).get_width()) <= SIZE // 3


def test_letters_leave_a_clear_picture_clear_between_them(text: TextLayer) -> None:
    """Pictures with alpha are premultiplied: a pixel that is brighter than it is opaque would shine on the table."""
    picture = pygame.Surface((90, 40), pygame.SRCALPHA)
    text.draw(picture, "12", (0, 0), 24, pygame.Color(216, 180, 103))
    seen = [picture.get_at((x, y)) for x in range(90) for y in range(40)]

    assert any(pixel.a == 255 for pixel in seen)
    assert all(max(pixel.r, pixel.g, pixel.b) <= pixel.a for pixel in seen)


def test_lines_are_aligned(text: TextLayer) -> None:
    board = pygame.Surface((400, 60), pygame.SRCALPHA)
    width = text.width("Go", SIZE)

    left = text.draw(board, "Go", (10, 0), SIZE, BLACK, width=300)
    middle = text.draw(board, "Go", (10, 0), SIZE, BLACK, align=Align.CENTRE, width=300)
    right = text.draw(board, "Go", (10, 0), SIZE, BLACK, align=Align.END, width=300)

    assert (10, 10 + (300 - width) // 2, 310 - width) == (left.x, middle.x, right.x)


def test_alignment_turns_round_with_the_language(text: TextLayer) -> None:
    board = pygame.Surface((400, 60), pygame.SRCALPHA)
    text.is_leftwards = True
    start = text.draw(board, "Go", (10, 0), SIZE, BLACK, width=300)
    end = text.draw(board, "Go", (10, 0), SIZE, BLACK, align=Align.END, width=300)
    text.is_leftwards = False

    assert (310, 10) == (start.right, end.left)


def test_wrapped_lines_fit(text: TextLayer) -> None:
    words = "From the third Go the whole account is doubled, and doubled again for every further Go."

    lines = text.wrap(words, 17, 240)

    assert words == " ".join(lines)
    assert all(text.width(line, 17) <= 240 for line in lines)
    assert text.block_height(words, 17, 240) == len(lines) * round(1.4 * 17)


def test_paragraphs_stay_apart(text: TextLayer) -> None:
    assert ["one", "", "two"] == text.wrap("one\n\ntwo", 17, 300)


def test_korean_breaks_at_spaces_only() -> None:
    assert [3, 6] == list(break_places("첫뻑 세번째"))


def test_chinese_breaks_between_characters_but_not_before_a_stop() -> None:
    assert [1, 3] == list(break_places("花鬪。"))


def test_nothing_breaks_inside_an_isolate() -> None:
    places = list(break_places("a \u2068b c\u2069 d"))

    assert [2, 8, 9] == places


def isolated(words: str) -> str:
    return f"\u2068{words}\u2069"


LISTED = isolated(", ".join(f"{isolated(name)} 1.2 ({isolated('MIT')})" for name in ("pygame-ce", "SDL", "msgspec")))


@pytest.mark.parametrize("width", range(110, 900, 37))
@pytest.mark.parametrize("words", [f"Made with {LISTED}.", isolated(LISTED), "Chrysanthemum blue ribbon, Boar"])
def test_no_word_is_broken_that_has_room_in_a_line(text: TextLayer, words: str, width: int) -> None:
    """Nor where all of them are in an isolate that is wider than a line."""
    whole = plain(words).split()
    lines = text.wrap(words, SIZE, width)
    pieces = [piece for line in lines for piece in plain(line).split()]

    assert all(text.width(line, SIZE) <= width for line in lines)
    assert [word for word in whole if text.width(word, SIZE) <= width and word not in pieces] == []


def test_a_wrapped_text_keeps_its_direction_in_every_line(text: TextLayer) -> None:
    """What is opened in one line is in force in the next: an override, an isolate."""
    for words in ("\u202eone two three four\u202c", isolated("\u0646 one two three four")):
        lines = text.wrap(words, SIZE, text.width("one two", SIZE) + 4)
        assert len(lines) > 1
        opening = words[0]
        assert all(line.startswith(opening) for line in lines)
        assert all(line.count(opening) == line.count(words[-1]) for line in lines)


def test_a_line_box_is_1_3_times_the_size(text: TextLayer) -> None:
    assert round(LINE * 40) == text.line_height(40)


def test_what_is_no_font_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.otf"
    path.write_bytes(b"\0\1\0\0\0\1junkjunkjunkjunkjunk")

    with pytest.raises(FontFileError, match=r"none\.otf is no readable font|font without"):
        characters(path)


def test_the_bundled_font_has_hangul_latin_and_the_signs_of_numbers() -> None:
    known = characters(asset("_built/fonts/ui.otf"))

    assert {ord(char) for char in "고스톱가힝ÅÄÖåäö×−→·“”0123456789"} <= known


@pytest.mark.parametrize("name", ["Чёрный", "Nguyễn", "はなこ", "タロウ"])
def test_names_are_written_in_more_than_the_languages_of_the_game(name: str) -> None:
    fonts = Fonts(bundled_faces(asset("_built/fonts")))

    assert MISSING not in {fonts.face_of(char) for char in name}


def test_without_fonts_the_error_says_what_to_run(tmp_path: Path) -> None:
    (tmp_path / "naskh.ttf").touch()

    with pytest.raises(MissingAssetError, match=r"python hatch_build\.py"):
        bundled_faces(tmp_path)


def test_half_a_font_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ui.otf"
    whole = asset("_built/fonts/ui.otf").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])

    with pytest.raises(FontFileError, match=r"a font whose table \S+ is cut off; install the game again"):
        Fonts([Face(path)]).face_of("a")
