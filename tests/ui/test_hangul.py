"""Syllables come out of single letters as on every Korean keyboard."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from random import Random

import pytest

from gostop_desktop.ui.input.hangul import FINALS, INITIALS, JAMO, VOWELS, composed
from gostop_desktop.ui.widgets.letter_rows import LetterPage, letter_rows

WORDS = {
    "ㅎㅏㄴㄱㅡㄹ": "한글",
    "ㄱㅏㄱㅏ": "가가",
    "ㄱㅏㄱ": "각",
    "ㄷㅏㄹㄱ": "닭",
    "ㄷㅏㄹㄱㅣ": "달기",
    "ㅇㅏㄴㅈㅇㅏ": "앉아",
    "ㅇㅏㄴㅈㅏ": "안자",
    "ㅇㅓㅂㅅㅇㅓ": "없어",
    "ㅇㅗㅏㅇ": "왕",
    "ㅇㅜㅓㄴㅎㅏ": "원하",
    "ㅇㅡㅣㅅㅏ": "의사",
    "ㅗㅐ": "ㅙ",
    "ㅋㅋㅋ": "ㅋㅋㅋ",
    "ㅏㅏ": "ㅏㅏ",
    "ㄱㄱㅏ": "ㄱ가",
    "ㄲㅏㄲ": "깎",
    "ㄲㅏㄲㅇㅏ": "깎아",
    "ㄲㅏㄲㅏ": "까까",
    "ㅇㅣㅆㅏ": "이싸",
    "ㄱㅏㄸㅏ": "가따",
    "ㄱㅏㄸ": "가ㄸ",
    "ㅎㅗㅏㄹㅌㅏㅂㅅㅣㄷㅏ": "활탑시다",
    "ㄱㅗㅣㄱㅗㅣ": "괴괴",
    "ㄱㅏㄱㅅㅅ": "갃ㅅ",
    "ㄱㅏㄱㄱ": "각ㄱ",
    "ㄱㅗㅏㅏ": "과ㅏ",
    "ㄱㅗㅣㅣ": "괴ㅣ",
    "": "",
}


@pytest.mark.parametrize(("typed", "text"), WORDS.items())
def test_letters_become_syllables(typed: str, text: str) -> None:
    assert text == composed(typed)


def test_every_syllable_that_there_is_is_written_by_its_letters() -> None:
    """All 11,172, against Unicode's own decomposition, by the letters that have a key."""
    keys = {"ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ"} | {
        "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
        "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
    }  # fmt: skip
    written = []
    for code in range(0xAC00, 0xD7A4):
        initial, vowel, *final = (ord(part) for part in unicodedata.normalize("NFD", chr(code)))
        letters = INITIALS[initial - 0x1100] + VOWELS[vowel - 0x1161] + (FINALS[final[0] - 0x11A7] if final else "")
        written.append(composed("".join(keys.get(letter, letter) for letter in letters)))

    assert [chr(code) for code in range(0xAC00, 0xD7A4)] == written


@pytest.mark.parametrize("seed", range(20))
def test_no_letter_is_lost_whatever_is_typed(seed: int) -> None:
    """Every further letter changes the text, and one taken back leaves what stood there before it."""
    rng = Random(seed)
    typed = [rng.choice(sorted(JAMO - set("ㅘㅙㅚㅝㅞㅟㅢ"))) for _ in range(200)]
    texts = [composed(typed[:count]) for count in range(len(typed) + 1)]

    assert len(set(texts)) == len(texts)
    assert all(len(after) - len(before) in {0, 1} for before, after in pairwise(texts))


def test_every_letter_that_has_a_key_is_on_the_page() -> None:
    shown = {
        letter for shift in (False, True) for row in letter_rows(LetterPage.HANGUL, is_shifted=shift) for letter in row
    }

    assert JAMO - set("ㅘㅙㅚㅝㅞㅟㅢ") == shown & JAMO
    assert set("abcdefghijklmnopqrstuvwxyz") <= {
        letter for row in letter_rows(LetterPage.LATIN, is_shifted=False) for letter in row
    }
