"""Syllables out of the letters of a Korean keyboard with two sets (두벌식), as they are written one after the other."""

from __future__ import annotations

from collections.abc import Sequence

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
"""In Unicode's order; none comes first."""
FIRST_SYLLABLE = 0xAC00
JAMO = frozenset(INITIALS + VOWELS)
"""What has a key, or is made of two that have."""

_JOINED_VOWELS = {"ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ"}
_JOINED_FINALS = {
    "ㄱㅅ": "ㄳ",
    "ㄴㅈ": "ㄵ",
    "ㄴㅎ": "ㄶ",
    "ㄹㄱ": "ㄺ",
    "ㄹㅁ": "ㄻ",
    "ㄹㅂ": "ㄼ",
    "ㄹㅅ": "ㄽ",
    "ㄹㅌ": "ㄾ",
    "ㄹㅍ": "ㄿ",
    "ㄹㅎ": "ㅀ",
    "ㅂㅅ": "ㅄ",
}


def composed(jamo: Sequence[str]) -> str:
    """Return the text of letters typed one after the other: ㅎㅏㄴㄱㅡㄹ is 한글.

    A final consonant goes over to a vowel that follows, of two joined ones the second: 각 and ㅏ are 가가, 닭 and ㅣ
    are 달기.
    """
    done: list[str] = []
    initial = vowel = ""
    finals = ""
    for letter in jamo:
        if letter in VOWELS:
            if finals:
                # What would be its final begins the next syllable.
                done.append(_syllable(initial, vowel, finals[:-1]))
                initial, vowel, finals = finals[-1], letter, ""
            elif vowel and vowel + letter in _JOINED_VOWELS:
                vowel = _JOINED_VOWELS[vowel + letter]
            elif vowel:
                done.append(_syllable(initial, vowel, ""))
                initial, vowel = "", letter
            else:
                vowel = letter
        elif initial and vowel and (finals + letter in _JOINED_FINALS or (not finals and letter in FINALS)):
            finals += letter
        else:
            done.append(_syllable(initial, vowel, finals))
            initial, vowel, finals = letter, "", ""
    done.append(_syllable(initial, vowel, finals))
    return "".join(done)


def _syllable(initial: str, vowel: str, finals: str) -> str:
    """Return a syllable, or as much of one as there is."""
    if not (initial and vowel):
        return initial + vowel
    final = _JOINED_FINALS.get(finals, finals) or " "
    return chr(
        FIRST_SYLLABLE
        + (INITIALS.index(initial) * len(VOWELS) + VOWELS.index(vowel)) * len(FINALS)
        + FINALS.index(final)
    )
