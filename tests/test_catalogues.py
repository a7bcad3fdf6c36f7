"""The catalogues: complete, current, with the same placeholders, and in characters that the fonts have."""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

import hatch_build

ROOT = Path(hatch_build.__file__).parent
CATALOGUES = sorted((ROOT / "assets" / "locale").glob("*.po"))
COMPLETE = {"ko"}
"""The languages that miss nothing; the others miss at most two in a hundred."""

Key = tuple[str | None, str]


def key_of(message: Message) -> Key:
    singular = message.id if isinstance(message.id, str) else message.id[0]
    return message.context, singular


def forms_of(text: str | Sequence[str] | None) -> list[str]:
    return [text] if isinstance(text, str) else list(text or ("",))


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def characters_of(font: str) -> set[str]:
    with TTFont(ROOT / "assets" / "_built" / "fonts" / font, lazy=True) as opened:
        return set(map(chr, opened.getBestCmap()))


@pytest.fixture(scope="module")
def source() -> dict[Key, Message]:
    return {key_of(message): message for message in hatch_build.messages(ROOT) if message.id}


each_catalogue = pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)


@each_catalogue
def test_no_message_is_missing(path: Path, source: dict[Key, Message]) -> None:
    translated = {key_of(message) for message in read(path) if message.id and all(forms_of(message.string))}
    missing = sorted(str(key) for key in source.keys() - translated)

    allowed = 0 if path.stem in COMPLETE else len(source) // 50
    assert len(missing) <= allowed, missing


@each_catalogue
def test_no_message_is_left_over(path: Path, source: dict[Key, Message]) -> None:
    present = {key_of(message) for message in read(path) if message.id}

    assert set() == present - source.keys(), "run `python hatch_build.py extract`"


def test_the_template_is_that_of_the_source(source: dict[Key, Message]) -> None:
    template = read(ROOT / "assets" / "locale" / "gostop.pot")

    assert source.keys() == {key_of(message) for message in template if message.id}, (
        "run `python hatch_build.py extract`"
    )


@each_catalogue
def test_nothing_is_fuzzy(path: Path) -> None:
    assert [] == [message.id for message in read(path) if message.id and message.fuzzy]


@each_catalogue
def test_placeholders_agree(path: Path) -> None:
    wrong = [
        (message.id, form)
        for message in read(path)
        if message.id
        for form in forms_of(message.string)
        if form and placeholders(form) != placeholders(forms_of(message.id)[-1])
    ]

    assert [] == wrong


@each_catalogue
def test_a_translation_begins_and_ends_like_its_source(path: Path) -> None:
    wrong = [
        message.id
        for message in read(path)
        if isinstance(message.id, str) and message.string and message.id
        if message.id.endswith("\n") != str(message.string).endswith("\n")
        or message.id.startswith(" ") != str(message.string).startswith(" ")
    ]

    assert [] == wrong


# What a player of go-stop says, and words that once stood for the same thing beside it.
ONE_WORD = {
    "월": r"달마다|열두 달|몇 달",
    "석 장": r"(?<![가-힣])세 장",
    "넉 장": r"(?<![가-힣])네 장",
    "쌍폭탄": r"2장 폭탄|두 장 폭탄",
    "기본 점수": r"나는 점수|났다 점수|승부 점수",
    "게임": r"대국|시합",
    "매조, 흑싸리": r"꾀꼬리|두견새|휘파람새",
    "마지막 차례": r"막판",
}


def test_korean_has_one_word_for_a_thing() -> None:
    said = [form for message in read(ROOT / "assets" / "locale" / "ko.po") for form in forms_of(message.string)]
    wrong = {word: [text for text in said if re.search(other, text)] for word, other in ONE_WORD.items()}

    assert {} == {word: texts for word, texts in wrong.items() if texts}


@each_catalogue
def test_the_fonts_have_every_character(path: Path) -> None:
    covered = set().union(*(characters_of(font.name) for font in hatch_build.FONTS))
    texts = [
        form for message in read(path) if message.id for form in (*forms_of(message.id), *forms_of(message.string))
    ]
    used = {character for text in texts for character in text if unicodedata.category(character)[0] != "C"}

    assert set() == used - covered


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ui.otf", "The quick brown fox 0123456789 ÅÄÖåäöé ×−–…"),
        ("ui.otf", "고스톱 맞고 화투 뻑 쪽 따닥 쓸 흔들기 폭탄 피박 광박 멍박 고박 나가리 총통 쌍피 국진"),
        (
            "ui.otf",
            "".join(bytes((high, low)).decode("euc_kr") for high in range(0xB0, 0xC9) for low in range(0xA1, 0xFF)),
        ),
        ("naskh.ttf", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي پٹچڈڑژکگںھہیے ٠١٢٣ ۰۱۲۳"),
    ],
)
def test_a_font_has_the_characters_of_its_languages(name: str, text: str) -> None:
    assert set() == set(text) - characters_of(name)
