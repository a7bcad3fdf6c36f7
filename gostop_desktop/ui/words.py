"""What cards, months and kinds are called on screen."""

from __future__ import annotations

from gostop_desktop.i18n import NP_

MONTHS = (
    NP_("month", "Pine"),
    NP_("month", "Plum"),
    NP_("month", "Cherry"),
    NP_("month", "Wisteria"),
    NP_("month", "Iris"),
    NP_("month", "Peony"),
    NP_("month", "Bush clover"),
    NP_("month", "Pampas"),
    NP_("month", "Chrysanthemum"),
    NP_("month", "Maple"),
    NP_("month", "Paulownia"),
    NP_("month", "Rain"),
)
"""The plants of January to December: `pgettext(*MONTHS[month])`."""

KINDS = {
    "B": NP_("card kind", "Bright"),
    "A": NP_("card kind", "Animal"),
    "R": NP_("card kind", "Ribbon"),
    "J": NP_("card kind", "Junk"),
    "K": NP_("card kind", "Junk"),
    "D": NP_("card kind", "Double junk"),
    "X": NP_("card kind", "Bonus card"),
}
"""By the letter in a card's code: `pgettext(*KINDS[code[2]])`."""

KOREAN_KINDS = {"B": "광", "A": "열끗", "R": "띠", "J": "피", "K": "피", "D": "쌍피"}
"""What Korean players call the kinds."""

KOREAN_MONTHS = ("솔", "매조", "벚꽃", "흑싸리", "난초", "모란", "홍싸리", "공산", "국화", "단풍", "오동", "비")
"""What Korean players call the months, for those who learn the words."""
