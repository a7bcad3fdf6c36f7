"""Which letters lie where on the board of letters: as on the keyboards that people know (UX 3.5)."""

from __future__ import annotations

from enum import Enum

SIGNS = "-.'"


class LetterPage(Enum):
    """A set of letters."""

    LATIN = "latin"
    HANGUL = "hangul"

    @property
    def other(self) -> LetterPage:
        return LetterPage.LATIN if self is LetterPage.HANGUL else LetterPage.HANGUL


_ROWS = {
    (LetterPage.LATIN, False): ("1234567890", "qwertyuiop", "asdfghjkl", f"zxcvbnm{SIGNS}"),
    (LetterPage.LATIN, True): ("1234567890", "QWERTYUIOP", "ASDFGHJKL", f"ZXCVBNM{SIGNS}"),
    (LetterPage.HANGUL, False): ("1234567890", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", f"ㅋㅌㅊㅍㅠㅜㅡ{SIGNS}"),
    (LetterPage.HANGUL, True): ("1234567890", "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", f"ㅋㅌㅊㅍㅠㅜㅡ{SIGNS}"),
}
COLUMNS = 10
"""Letters in the longest row."""


def letter_rows(page: LetterPage, *, is_shifted: bool) -> tuple[str, ...]:
    """Return the rows of a page from the upper one on, the digits first."""
    return _ROWS[page, is_shifted]
