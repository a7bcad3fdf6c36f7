"""The words of the interface in the language of the person: gettext, with isolates round what is filled in."""

from __future__ import annotations

import gettext
import re
import string
from collections.abc import Iterable, Mapping
from pathlib import Path

DOMAIN = "gostop"
SOURCE_LANGUAGE = "en"
RIGHT_TO_LEFT = ("ar", "ur", "en-XB")

FIRST_STRONG_ISOLATE = "\u2068"
POP_ISOLATE = "\u2069"
LEFT_TO_RIGHT_ISOLATE = "\u2066"
RIGHT_TO_LEFT_ISOLATE = "\u2067"
_ISOLATES = str.maketrans("", "", FIRST_STRONG_ISOLATE + LEFT_TO_RIGHT_ISOLATE + RIGHT_TO_LEFT_ISOLATE + POP_ISOLATE)

MINUS = "−"
THOUSANDS = {"sv": "\u00a0"}
"""What separates the thousands where it is no comma."""
MYRIADS = {
    "ko": (("조", 10**12), ("억", 10**8), ("만", 10**4)),
    "zh-Hant": (("兆", 10**12), ("億", 10**8), ("萬", 10**4)),
}
"""Words for the powers of ten thousand, where a language counts by them."""
_BETWEEN_MYRIADS = {"ko": " ", "zh-Hant": ""}
GROUPINGS = {"language": None, "commas": ",", "spaces": "\u00a0", "myriads": None}
"""Ways to part the digits of a long number, and what separates the thousands; None is the language's own way."""

_SIGNED = re.compile(rf"([×+−±#]){FIRST_STRONG_ISOLATE}(\d[^{POP_ISOLATE}{FIRST_STRONG_ISOLATE}]*){POP_ISOLATE}")


class UnknownLanguageError(ValueError):
    """There is no catalogue of this language."""


class _Isolating(string.Formatter):
    """Fills placeholders in, each wrapped so that its direction cannot touch the sentence (UX 6.2)."""

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and not format_spec:
            value = number(value)
        text = format(value, format_spec)
        return isolated(text)


class _Interface:
    """The language in force."""

    language: str
    catalogue: gettext.NullTranslations

    def __init__(self) -> None:
        self.grouping = "language"
        self.terms: Mapping[tuple[str, str], str] = {}
        self.use(SOURCE_LANGUAGE, gettext.NullTranslations())

    def use(self, language: str, catalogue: gettext.NullTranslations) -> None:
        self.language = language
        self.catalogue = catalogue


_interface = _Interface()
_fill_in = _Isolating().vformat


def load(folder: Path, language: str) -> None:
    """Switch every message to *language*, from now on and at any time.

    *folder* holds the compiled catalogues: `ko/LC_MESSAGES/gostop.mo`. English is the language of the source and needs
    none. Raises UnknownLanguageError if there is no such catalogue; then nothing changes.
    """
    if language == SOURCE_LANGUAGE:
        _interface.use(language, gettext.NullTranslations())
        return
    path = _catalogue(folder, language)
    try:
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
    except (OSError, ValueError) as error:
        known = ", ".join(languages(folder))
        raise UnknownLanguageError(f"no catalogue of language {language!r} in {folder}; there are {known}") from error
    _interface.use(language, catalogue)


def use(language: str, catalogue: gettext.NullTranslations) -> None:
    """Switch every message to a catalogue that is no file: the pseudo-locales that screens are tried with."""
    _interface.use(language, catalogue)


def languages(folder: Path) -> list[str]:
    """Return the codes of the languages that can be loaded, English first."""
    found = (entry.name for entry in sorted(folder.glob("*")) if _catalogue(folder, entry.name).is_file())
    return [SOURCE_LANGUAGE, *(code for code in found if code != SOURCE_LANGUAGE)]


def best_language(wanted: Iterable[str], available: Iterable[str]) -> str:
    """Return the first wanted language that is available, taking `ko_KR` for `ko`; English if there is none."""
    by_code = {code.lower(): code for code in available}
    for language in wanted:
        parts = language.lower().partition(".")[0].replace("_", "-").split("-")
        if parts[0] == "zh" and not {"hans", "cn", "sg"} & set(parts):
            parts = ["zh", "hant"]
        for count in range(len(parts), 0, -1):
            if (code := by_code.get("-".join(parts[:count]))) is not None:
                return code
    return SOURCE_LANGUAGE


def language() -> str:
    """Return the code of the language in force."""
    return _interface.language


def is_right_to_left() -> bool:
    """Whether the language in force is written from right to left."""
    return _interface.language in RIGHT_TO_LEFT or _interface.language.partition("-")[0] in RIGHT_TO_LEFT


def _(message: str, /, **values: object) -> str:
    """Return the message in the language in force, its placeholders filled in: `_("Pay {chips}", chips=7)`.

    Whole numbers are written as `number` does it.
    """
    return _filled(_interface.catalogue.gettext(message), values)


def ngettext(singular: str, plural: str, n: int, /, **values: object) -> str:
    """Return the form of the message that goes with *n*, which also fills the placeholder `{n}`."""
    return _filled(_interface.catalogue.ngettext(singular, plural, n), {"n": n, **values})


def pgettext(context: str, message: str, /, **values: object) -> str:
    """Return the message as it is said in this context: a short word has as many translations as uses."""
    term = _interface.terms.get((context, message))
    return _filled(_interface.catalogue.pgettext(context, message) if term is None else term, values)


def npgettext(context: str, singular: str, plural: str, n: int, /, **values: object) -> str:
    """Return the form of the message that goes with *n* in this context."""
    return _filled(_interface.catalogue.npgettext(context, singular, plural, n), {"n": n, **values})


def number(value: int) -> str:
    """Return a number in digits, parted as in the language in force or as `group_digits` says: −1,234,567."""
    if _interface.grouping == "myriads":
        return in_myriads(value)
    digits = _in_thousands(abs(value))
    return f"{MINUS}{digits}" if value < 0 else digits


def in_myriads(value: int) -> str:
    """Return a number as it is said where one counts by ten thousands, 123만 4,567; elsewhere in digits."""
    words = MYRIADS.get(_interface.language, ())
    rest = abs(value)
    parts = []
    for word, size in words:
        count, rest = divmod(rest, size)
        if count:
            parts.append(f"{_in_thousands(count)}{word}")
    if rest or not parts:
        parts.append(_in_thousands(rest))
    return (MINUS if value < 0 else "") + _BETWEEN_MYRIADS.get(_interface.language, "").join(parts)


def group_digits(way: str) -> None:
    """Part the digits of numbers in one of `GROUPINGS` from now on."""
    _interface.grouping = way


def use_terms(terms: Mapping[tuple[str, str], str]) -> None:
    """Say some messages of a context otherwise than the catalogue does: the game's own words in every language."""
    _interface.terms = terms


def grouping() -> str:
    """Return how the digits of numbers are parted: one of `GROUPINGS`."""
    return _interface.grouping


def _in_thousands(value: int) -> str:
    separator = GROUPINGS[_interface.grouping] or THOUSANDS.get(_interface.language, ",")
    return f"{value:,}".replace(",", separator)


def N_(message: str) -> str:  # noqa: N802  # the name by which tools and translators know it
    """Mark a message of a table for translation; `_(message)` says it when it is shown."""
    return message


def NP_(context: str, message: str) -> tuple[str, str]:  # noqa: N802  # as `N_`
    """Mark a message with its context for translation; `pgettext(*pair)` says it when it is shown."""
    return context, message


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802  # as `N_`
    """Mark a message of a table with its plural; `ngettext(*pair, n)` says it when it is shown."""
    return singular, plural


def plain(text: str) -> str:
    """Return the text without isolates, for places that know no directions: logs, terminals, files."""
    return text.translate(_ISOLATES)


def isolated(text: str) -> str:
    """Return what keeps its own direction and touches no other, as everything that is filled in."""
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def left_to_right(text: str) -> str:
    """Return what is read from the left in every language: a formula, a range of keys."""
    return f"{LEFT_TO_RIGHT_ISOLATE}{text}{POP_ISOLATE}"


def right_to_left(text: str) -> str:
    """Return what is read from the right, whatever it begins with: a list."""
    return f"{RIGHT_TO_LEFT_ISOLATE}{text}{POP_ISOLATE}"


def _filled(message: str, values: dict[str, object]) -> str:
    """Fill in; a sign before a number belongs to it, or it would stand behind it where one reads from the right."""
    if not values:
        return message
    return _SIGNED.sub(rf"{FIRST_STRONG_ISOLATE}\1\2{POP_ISOLATE}", _fill_in(message, (), values))


def _catalogue(folder: Path, language: str) -> Path:
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
