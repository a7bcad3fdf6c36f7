"""Unicode's paired brackets (BidiBrackets.txt): what N0 pairs, and what is drawn mirrored in runs to the left."""

from __future__ import annotations

PAIRS = (
    "() [] {} ༺༻ ༼༽ ᚛᚜ ⁅⁆ ⁽⁾ ₍₎ ⌈⌉ ⌊⌋ \u2329\u232a ❨❩ ❪❫ ❬❭ ❮❯ ❰❱ ❲❳ ❴❵ ⟅⟆ ⟦⟧ ⟨⟩ "
    "⟪⟫ ⟬⟭ ⟮⟯ ⦃⦄ ⦅⦆ ⦇⦈ ⦉⦊ ⦋⦌ ⦍⦐ ⦏⦎ ⦑⦒ ⦓⦔ ⦕⦖ ⦗⦘ ⧘⧙ ⧚⧛ ⧼⧽ ⸢⸣ ⸤⸥ ⸦⸧ ⸨⸩ ⹕⹖ "
    "⹗⹘ ⹙⹚ ⹛⹜ 〈〉 《》 「」 『』 【】 〔〕 〖〗 〘〙 〚〛 ﹙﹚ ﹛﹜ ﹝﹞ （） ［］ ｛｝ ｟｠ ｢｣ "
).split()

CLOSING_OF = {pair[0]: pair[1] for pair in PAIRS}
OPENING = frozenset(CLOSING_OF)

MIRROR = (
    CLOSING_OF
    | {closing: opening for opening, closing in CLOSING_OF.items()}
    | dict(zip("<>«»‹›", "><»«›‹", strict=True))
)
"""What stands for a character in a run from right to left (L4), where the font does not do it."""
