"""What is drawn round the cards: all of it there, described, small enough, and made again from its sources."""

from __future__ import annotations

import io
import json
import struct
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

sys.path.insert(0, str(Path(__file__).parents[2] / "assets" / "src"))

from ui import app_icon, backs, callouts, chips, chisel, effects, hangul, icons, portraits, textures, title
from ui.sheets import Sheet

SPRITES = Path(__file__).parents[2] / "assets" / "sprites"
UI = SPRITES / "ui"
INDEX: dict[str, Any] = json.loads((UI / "ui.json").read_text(encoding="utf-8"))

# Every callout of UX 4 that lies on a plate, as it is written there.
UX_CALLOUTS = (
    "기리", "선", "보너스", "다시", "총통!", "피 뺏기", "뻑!", "첫뻑", "연뻑", "삼뻑!", "자뻑!", "쪽!", "따닥!",
    "싹쓸이!", "흔들었다!", "폭탄!", "보너스!", "열끗", "쌍피", "고도리!", "홍단!", "청단!", "초단!", "삼광!",
    "비삼광!", "사광!", "오광!", "원고!", "투고!", "쓰리고!", "스톱!", "났다!", "피박!", "광박!", "멍박!", "고박!",
    "나가리", "파산", "우승",
)  # fmt: skip
# The icons that VISUAL 5 lists, and those that UX needs where the font has no sign: transport, keys, pads, pips.
VISUAL_ICONS = """
    menu pause speed hint help back next up down search check close gear sound mute globe keyboard access data info
    display game history chart book calendar door play copy seal lock eye bird rain ribbon bright junk bomb wave user
    users coin warn trash edit star shuffle plus minus shield_good shield_warn shield_danger
""".split()
UX_ICONS = """
    first last step_back step_on event_back event_on undo redo enter shift tab space backspace left right rise fall
    mouse gamepad pad_a pad_b pad_x pad_y folder import export filter note star_full dot ring cross cards deck trophy
    medal
""".split()
BAK_STAMPS = ("피박", "광박", "멍박", "고박", "독박")
SHEETS: dict[str, Callable[[], Sheet]] = {
    "icons": icons.sheet,
    "stamps": callouts.stamp_sheet,
    "plates": callouts.plate_sheet,
    "effects": effects.sheet,
    "backs": backs.sheet,
    "chips": chips.sheet,
    "portraits": portraits.sheet,
    "title_parts": title.image_sheet,
    "wordmark": title.mask_sheet,
}
BUDGET = 2 << 20


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """Largest and mean difference of any channel."""
    stat = ImageStat.Stat(ImageChops.difference(one.convert("RGBA"), other.convert("RGBA")))
    return max(high for _, high in stat.extrema), max(stat.mean)


def cell(sheet: str, name: str) -> Image.Image:
    x, y, width, height = INDEX[sheet]["cells"][name]["rect"]
    with Image.open(UI / INDEX[sheet]["file"]) as picture:
        return picture.convert("RGBA").crop((x, y, x + width, y + height))


def test_every_callout_of_the_design_has_its_word() -> None:
    assert set() == set(UX_CALLOUTS) - {entry["text"] for entry in INDEX["callouts"].values()}


def test_every_letter_of_a_word_has_a_place_and_a_picture() -> None:
    letters = INDEX["letters"]["cells"]
    for entry in INDEX["callouts"].values():
        chars = entry["text"].replace(" ", "")

        assert len(chars) == len(entry["at"])
        assert set() == set(chars) - set(letters)
        assert sorted(entry["at"]) == entry["at"]


def test_any_number_of_go_can_be_written() -> None:
    assert set() == set("0123456789") - set(INDEX["letters"]["cells"])


def test_no_two_letters_look_alike() -> None:
    seen: dict[bytes, str] = {}
    for char, entry in INDEX["letters"]["cells"].items():
        with Image.open(UI / entry["file"]) as picture:
            shape = picture.getchannel("A").resize((40, 40)).point(lambda a: 255 * (a > 127)).tobytes()

        assert seen.setdefault(shape, char) == char


def test_every_icon_of_the_design_is_there() -> None:
    assert set() == set(VISUAL_ICONS + UX_ICONS) - set(INDEX["icons"]["cells"])


def test_no_icon_touches_the_edge_of_its_cell() -> None:
    for name in icons.names():
        box = cell("icons", name).getchannel("A").getbbox()

        assert box is not None
        assert min(box[0], box[1], 96 - box[2], 96 - box[3]) >= 2, name


def test_every_bak_has_its_stamp() -> None:
    assert set() == set(BAK_STAMPS) - {entry["text"] for entry in INDEX["stamps"]["cells"].values()}


def test_there_are_six_portraits_in_circles() -> None:
    assert 6 == len(INDEX["portraits"]["cells"])
    for name in INDEX["portraits"]["cells"]:
        picture = cell("portraits", name)

        alpha = picture.getchannel("A")
        assert 0 == alpha.getpixel((2, 2))
        assert 255 == alpha.getpixel((picture.width // 2, 2))


def test_masks_are_white_so_that_any_tone_can_tint_them() -> None:
    for name, entry in INDEX.items():
        if entry.get("kind") == "mask" and "file" in entry:
            with Image.open(UI / entry["file"]) as picture:
                assert [(255, 255)] * 3 == list(picture.convert("RGBA").getextrema())[:3], name


def test_cells_lie_apart_and_inside_their_sheet() -> None:
    for name in SHEETS:
        rects = [entry["rect"] for entry in INDEX[name]["cells"].values()]
        with Image.open(UI / INDEX[name]["file"]) as picture:
            width, height = picture.size
        for i, (x, y, w, h) in enumerate(rects):
            assert 4 <= x <= x + w <= width - 4
            assert 4 <= y <= y + h <= height - 4
            for a, b, c, d in rects[:i]:
                assert x >= a + c + 4 or a >= x + w + 4 or y >= b + d + 4 or b >= y + h + 4


def test_the_frame_of_the_title_says_where_it_stretches() -> None:
    entry = INDEX["title_parts"]["cells"]["frame"]
    left, top, right, bottom = entry["slice"]

    assert left + right < entry["rect"][2]
    assert top + bottom < entry["rect"][3]


def test_everything_round_the_cards_is_at_most_two_megabytes() -> None:
    files = [path for folder in (UI, SPRITES / "icon") for path in folder.rglob("*") if path.is_file()]

    assert sum(path.stat().st_size for path in files) <= BUDGET


def test_no_file_is_left_over() -> None:
    used = {entry["file"] for entry in INDEX.values() if "file" in entry}
    used |= {entry["file"] for entry in INDEX["textures"].values()}
    used |= {entry["file"] for entry in INDEX["letters"]["cells"].values()}
    used |= {entry["file"] for entry in INDEX["title"]["pictures"].values()}

    assert used | {"ui.json"} == {path.relative_to(UI).as_posix() for path in UI.rglob("*") if path.is_file()}


def test_the_windows_icon_holds_its_seven_sizes() -> None:
    data = (SPRITES / "icon" / "gostop.ico").read_bytes()
    count = struct.unpack_from("<HHH", data)[2]
    entries = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * i) for i in range(count)]

    assert [16, 24, 32, 48, 64, 128, 256] == [entry[0] or 256 for entry in entries]
    for width, _, _, _, _, _, length, offset in entries:
        assert (width or 256,) * 2 == Image.open(io.BytesIO(data[offset : offset + length])).size


def test_the_mac_icon_holds_pictures_of_the_sizes_its_codes_mean() -> None:
    data = (SPRITES / "icon" / "gostop.icns").read_bytes()

    assert (b"icns", len(data)) == struct.unpack(">4sI", data[:8])
    found = {}
    at = 8
    while at < len(data):
        code, length = struct.unpack_from(">4sI", data, at)
        found[code] = Image.open(io.BytesIO(data[at + 8 : at + length])).size[0]
        at += length
    assert dict(app_icon.ICNS) == found


@pytest.mark.parametrize("size", app_icon.SIZES)
def test_the_icon_is_there_in_every_size_with_clear_corners(size: int) -> None:
    with Image.open(SPRITES / "icon" / f"icon-{size}.png") as picture:
        assert (size, size) == picture.size
        corners = [picture.getpixel((x, y)) for x in (0, size - 1) for y in (0, size - 1)]
    assert all(isinstance(corner, tuple) and corner[3] <= 8 for corner in corners)


@pytest.mark.parametrize("size", app_icon.SIZES)
def test_the_icon_is_made_again(size: int) -> None:
    with Image.open(SPRITES / "icon" / f"icon-{size}.png") as kept:
        worst, mean = difference(kept, app_icon.picture(size))

    assert worst <= 2
    assert mean <= 0.05


@pytest.mark.parametrize("name", textures.TEXTURES)
def test_textures_are_made_again_to_the_last_bit(name: str) -> None:
    width, height, values = textures.grey(name)
    with Image.open(UI / f"{name}.png") as kept:
        assert (width, height) == kept.size
        assert values == kept.tobytes()


@pytest.mark.parametrize("name", ["wool", "felt", "board", "hanji"])
def test_textures_are_quiet_and_seamless(name: str) -> None:
    with Image.open(UI / f"{name}.png") as kept:
        (width, height), values = kept.size, kept.tobytes()
    rows = [values[y * width : (y + 1) * width] for y in range(height)]

    def step(one: bytes, other: bytes) -> float:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)

    # ±5 % of the brightest ground a tile is laid on, hanji with its few darker fibres aside (VISUAL 4).
    assert max(values) - textures.MIDDLE <= 13
    assert abs(sum(values) / len(values) - textures.MIDDLE) < 0.7
    inside = sum(step(rows[y], rows[y + 1]) for y in range(40)) / 40
    assert step(rows[-1], rows[0]) <= 1.5 * inside


@pytest.mark.parametrize("name", SHEETS)
def test_sheets_are_made_again(name: str) -> None:
    picture, entry = SHEETS[name]().packed()
    described = json.loads(json.dumps(entry))

    assert described == {key: value for key, value in INDEX[name].items() if key != "file"}
    with Image.open(UI / INDEX[name]["file"]) as kept:
        # Where nothing is to be seen a file may hold any colour.
        worst, mean = difference(
            kept.convert("RGBa").convert("RGBA"), picture.convert("RGBA").convert("RGBa").convert("RGBA")
        )
    assert worst <= 3
    assert mean <= 0.05


@pytest.mark.slow
def test_the_landscape_is_made_again() -> None:
    for name, picture in title.pictures().items():
        with Image.open(UI / INDEX["title"]["pictures"][name]["file"]) as kept:
            worst, mean = difference(kept, picture)

        assert worst <= 24, name  # a blend of two inks may find its neighbour in the palette
        assert mean <= 0.05, name


@pytest.mark.slow
def test_letters_are_made_again() -> None:
    for _, picture, entry in callouts.letter_files():
        with Image.open(UI / entry["file"]) as kept:
            assert difference(kept.getchannel("A"), picture.getchannel("A"))[0] <= 2


def test_letters_fall_apart_into_lead_vowel_and_tail() -> None:
    assert ("ㅃ", "ㅓ", "ㄱ") == hangul.parts("뻑")
    assert ("ㄱ", "ㅗ", "") == hangul.parts("고")
    with pytest.raises(ValueError, match="'A' is not a Hangul syllable"):
        hangul.parts("A")


def test_any_syllable_can_be_cut() -> None:
    for number in range(0, 11172, 97):
        strokes = hangul.syllable(chr(0xAC00 + number))
        left, top, right, bottom = chisel.bounds(strokes)

        assert left >= -62 <= top, chr(0xAC00 + number)
        assert right <= 62 >= bottom, chr(0xAC00 + number)
