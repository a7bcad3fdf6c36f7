"""Messages: placeholders, isolates, plural forms, contexts, switching."""

from __future__ import annotations

import gettext
import struct
from pathlib import Path

import pytest

from gostop_desktop import i18n
from gostop_desktop.i18n import _, ngettext, npgettext, pgettext

MESSAGES = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n",
    "Play": "게임 시작",
    "Pay {chips} to {name}": "{name}에게 {chips} 지불",
    "callout\x04Go": "고!",
    "{n} card\x00{n} cards": "{n} eine\x00{n} viele",
    "junk\x04{n} card\x00{n} cards": "피 {n} eine\x00피 {n} viele",
}


def compiled(messages: dict[str, str]) -> bytes:
    """Return the bytes of a catalogue that holds the messages."""
    pairs = [(key.encode(), text.encode()) for key, text in sorted(messages.items())]
    tables, strings, start = [b"", b""], b"", 28 + 16 * len(pairs)
    for index in (0, 1):
        for pair in pairs:
            tables[index] += struct.pack("<II", len(pair[index]), start + len(strings))
            strings += pair[index] + b"\0"
    header = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return header + tables[0] + tables[1] + strings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in ("ko", "zh-Hant", "ar", "sv"):
        path = tmp_path / language / "LC_MESSAGES" / "gostop.mo"
        path.parent.mkdir(parents=True)
        path.write_bytes(compiled(MESSAGES))
    return tmp_path


def test_english_is_the_source() -> None:
    assert "Play" == _("Play")
    assert "en" == i18n.language()


def test_what_is_filled_in_is_isolated() -> None:
    assert "Pay \u206872\u2069 to \u2068Mina\u2069" == _("Pay {chips} to {name}", chips=72, name="Mina")
    assert "\u2068+7\u2069" == _("{points:+d}", points=7)


@pytest.mark.parametrize(
    ("language", "value", "expected"),
    [
        ("en", 1234567, "1,234,567"),
        ("en", 999, "999"),
        ("en", -2400, "−2,400"),
        ("ko", 1234567, "1,234,567"),
        ("ar", 1234567, "1,234,567"),
        ("sv", 1234567, "1\u00a0234\u00a0567"),
    ],
)
def test_numbers_are_grouped_as_the_language_does_it(folder: Path, language: str, value: int, expected: str) -> None:
    i18n.load(folder, language)

    assert expected == i18n.number(value)
    assert expected == i18n.plain(_("{value}", value=value))


def test_only_numbers_are_grouped() -> None:
    assert "True 12345" == i18n.plain(_("{truth} {text}", truth=True, text="12345"))


def test_without_values_braces_are_text() -> None:
    assert "{name}" == _("{name}")


@pytest.mark.parametrize("sign", "×+−±#")
def test_a_sign_before_a_number_is_isolated_with_it(sign: str) -> None:
    """Where one reads from the right it would stand behind it (UX 6.4)."""
    message = f"Counts {sign}{{n}}, {sign}{{name}}"

    assert f"Counts \u2068{sign}2\u2069, {sign}\u2068Mina\u2069" == _(message, n=2, name="Mina")


def test_isolates_can_be_left_out() -> None:
    assert "Pay 72 to Mina" == i18n.plain(_("Pay {chips} to {name}", chips=72, name="Mina"))


def test_the_language_is_switched_while_running(folder: Path) -> None:
    i18n.load(folder, "ko")
    korean = _("Play"), i18n.plain(_("Pay {chips} to {name}", chips=72, name="Mina")), _("Unknown")
    i18n.load(folder, "en")
    english = _("Play")

    assert ("게임 시작", "Mina에게 72 지불", "Unknown") == korean
    assert "Play" == english


def test_a_context_has_a_translation_of_its_own(folder: Path) -> None:
    i18n.load(folder, "ko")

    assert "고!" == pgettext("callout", "Go")
    assert "Go" == pgettext("button", "Go")
    assert "고!" == pgettext(*i18n.NP_("callout", "Go"))


def test_plural_forms_fill_their_number_in(folder: Path) -> None:
    assert ["1 card", "2 cards"] == [i18n.plain(ngettext("{n} card", "{n} cards", n)) for n in (1, 2)]

    i18n.load(folder, "ko")

    assert ["1 eine", "2 viele"] == [i18n.plain(ngettext("{n} card", "{n} cards", n)) for n in (1, 2)]
    assert "피 2 viele" == i18n.plain(npgettext("junk", "{n} card", "{n} cards", 2))


def test_an_unknown_language_changes_nothing(folder: Path) -> None:
    i18n.load(folder, "ko")

    with pytest.raises(
        i18n.UnknownLanguageError, match=r"no catalogue of language 'xx' in .*; there are en, ar, ko, sv, zh-Hant"
    ):
        i18n.load(folder, "xx")
    assert "ko" == i18n.language()


def test_a_broken_catalogue_is_no_catalogue(folder: Path) -> None:
    (folder / "ko" / "LC_MESSAGES" / "gostop.mo").write_bytes(b"no catalogue")

    with pytest.raises(i18n.UnknownLanguageError):
        i18n.load(folder, "ko")


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["ko_KR.UTF-8", "en"], "ko"),
        (["zh_TW"], "zh-Hant"),
        (["zh-Hant-HK"], "zh-Hant"),
        (["zh_CN", "ko"], "ko"),
        (["fr", "ar_EG"], "ar"),
        (["fr", "C"], "en"),
        (["en_GB", "ko"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wanted_language_that_there_is(folder: Path, wanted: list[str], expected: str) -> None:
    assert expected == i18n.best_language(wanted, i18n.languages(folder))


def test_direction_follows_the_language(folder: Path) -> None:
    i18n.load(folder, "ar")
    arabic = i18n.is_right_to_left()
    i18n.load(folder, "ko")
    korean = i18n.is_right_to_left()

    assert (True, False) == (arabic, korean)


def test_the_standard_library_knows_the_arabic_forms() -> None:
    rule = "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5"
    form = gettext.c2py(rule)  # undocumented, and what the catalogues go through

    assert [0, 1, 2, 3, 3, 4, 4, 5] == [form(n) for n in (0, 1, 2, 3, 110, 11, 99, 100)]
