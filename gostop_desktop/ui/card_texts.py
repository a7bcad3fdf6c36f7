"""A card in words for who learns it: month, kind, flower in both languages, and the sets it belongs to (UX 2.9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gostop_desktop.engine.cards import (
    BRIGHTS,
    CARD_OF,
    FIRST_BONUS,
    GODORI,
    GUKJIN,
    RAIN_BRIGHT,
    Card,
    CardSet,
    cards_in,
)
from gostop_desktop.engine.rules import PRESETS
from gostop_desktop.engine.scoring import RIBBON_SETS
from gostop_desktop.i18n import N_, _, language, ngettext, pgettext

from .table.words import SETS, dated_name, month_name
from .words import KINDS, KOREAN_KINDS, KOREAN_MONTHS, MONTHS

BOMB = "bomb"
KIND_SAYS = {
    "B": N_("Three brights are worth 3, four 4, all five 15 points."),
    "A": N_("Five animals are worth 1 point, and every further one 1 more."),
    "R": N_("Five ribbons are worth 1 point, and every further one 1 more."),
    "J": N_("Ten junk are worth 1 point, and every further one 1 more."),
    "K": N_("Ten junk are worth 1 point, and every further one 1 more."),
    "D": N_("Counts as two junk."),
    "X": N_("Played or flipped it goes to your junk at once, and another card comes."),
}
MORE_SAYS = (
    (GUKJIN, N_("The cup: an animal, or two junk, as the rules say.")),
    (RAIN_BRIGHT, N_("The rain: three brights with it are worth one point less.")),
)
STANDARD = PRESETS["matgo", 2]


@dataclass(frozen=True, slots=True)
class CardSetText:
    """A set that a card belongs to."""

    name: str
    points: str
    cards: tuple[Card, ...]


def card_title(code: str) -> str:
    """Return what a card is called, by the name that it has at the table."""
    if code == BOMB:
        return _("Bomb token")
    if code not in CARD_OF:
        return _("Back of the cards")
    card = CARD_OF[code]
    if card >= FIRST_BONUS:
        return _("{kind}, counts as {number} junk", kind=pgettext(*KINDS["X"]), number=code[1])
    return dated_name(card)


def card_names(code: str) -> str:
    """Return flower and kind in the other language: Korean for all who do not read it, English for who does."""
    if code not in CARD_OF or CARD_OF[code] >= FIRST_BONUS:
        return ""
    month, letter = CARD_OF[code] // 4, code[2]
    if language() == "ko":
        return f"{MONTHS[month][1]} · {KINDS[letter][1]}"
    return f"{KOREAN_MONTHS[month]} · {KOREAN_KINDS[letter]}"


def card_sets(code: str) -> Iterator[CardSetText]:
    """Yield the sets that a card belongs to, with the points they have in the standard rules."""
    if code not in CARD_OF:
        return
    bit = 1 << CARD_OF[code]
    sets: list[tuple[str, CardSet, int]] = [
        ("godori", GODORI, STANDARD.godori_points),
        *((name, cards, STANDARD.dan_points) for name, cards in RIBBON_SETS),
    ]
    for name, cards, points in sets:
        if cards & bit:
            told = ngettext("{n} point", "{n} points", points)
            yield CardSetText(pgettext(*SETS[name]), told, tuple(cards_in(cards)))
    if BRIGHTS & bit:
        told = ngettext("{n} point", "{n} points", STANDARD.bright5)
        yield CardSetText(pgettext(*SETS["bright5"]), told, tuple(cards_in(BRIGHTS)))


def card_month(code: str) -> Iterator[CardSetText]:
    """Yield the month of a card with its four cards; a bonus card has none."""
    if code not in CARD_OF or CARD_OF[code] >= FIRST_BONUS:
        return
    month = CARD_OF[code] // 4
    cards = tuple(range(4 * month, 4 * month + 4))
    yield CardSetText(month_name(month), pgettext(*MONTHS[month]), cards)


def card_notes(code: str) -> Iterator[str]:
    """Yield what a card is good for, a sentence each."""
    if code == BOMB:
        yield _("Marks a free flip that a bomb has left: then nothing is played from the hand.")
    if code not in CARD_OF:
        return
    for cards, sentence in MORE_SAYS:
        if 1 << CARD_OF[code] & cards:
            yield _(sentence)
    yield _(KIND_SAYS["X" if code[0] == "X" else code[2]])
