"""Where a paragraph may be broken into lines (UX 6.3): after spaces, beside CJK characters, never in an isolate."""

from __future__ import annotations

from collections.abc import Iterator

OPENS = frozenset("\u2066\u2067\u2068")
CLOSES = "\u2069"
NOT_FIRST = frozenset("、。，．：；？！…‥）」』】〕〉》〗’”,.:;?!)]}%·ー々")
"""What never begins a line."""
NOT_LAST = frozenset("（「『【〔〈《〖‘“([{")
"""What never ends one."""
CJK_BLOCKS = (
    (0x2E80, 0x33FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF00, 0xFF60),
    (0x20000, 0x3FFFD),
)


def break_places(text: str) -> Iterator[int]:
    """Yield where a line may end: the place after each character that can be a line's last, and the end."""
    depth = 0
    for place in range(1, len(text)):
        before, after = text[place - 1], text[place]
        if before in OPENS:
            depth += 1
        elif before == CLOSES:
            depth = max(0, depth - 1)
        if depth == 0 and _can_break(before, after):
            yield place
    yield len(text)


def _can_break(before: str, after: str) -> bool:
    if before == " ":
        return after != " "
    if after in NOT_FIRST or before in NOT_LAST or after == " ":
        return False
    return _is_cjk(before) or _is_cjk(after)


def _is_cjk(char: str) -> bool:
    """Whether lines break beside the character; Korean is written with spaces and breaks at them."""
    return any(first <= ord(char) <= last for first, last in CJK_BLOCKS)
