"""Where a paragraph may be broken into lines (UX 6.3): after spaces, beside CJK characters, in no isolate that fits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate

OPENS = frozenset("\u2066\u2067\u2068")
CLOSES = "\u2069"
_ENDS = {**dict.fromkeys(OPENS, CLOSES), **dict.fromkeys("\u202a\u202b\u202d\u202e", "\u202c")}
"""What opens an isolate, an embedding or an override, and what closes it."""
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


def break_places(text: str, inside: int = 0) -> Iterator[int]:
    """Yield where a line may end: the place after each character that can be a line's last, and the end.

    Only in isolates that are wider than a line it may end too: `inside` so many of them.
    """
    depth = 0
    for place in range(1, len(text)):
        before, after = text[place - 1], text[place]
        if before in OPENS:
            depth += 1
        elif before == CLOSES:
            depth = max(0, depth - 1)
        if depth <= inside and _can_break(before, after):
            yield place
    yield len(text)


def depth_of(text: str) -> int:
    """Return how many isolates lie in one another at most."""
    depths = accumulate((char in OPENS) - (char == CLOSES) for char in text)
    return max(depths, default=0)


def balanced(lines: Iterable[str]) -> list[str]:
    """Return the lines of a paragraph, each with the directions that are in force where it begins (UAX 9, X1 to X8)."""
    result: list[str] = []
    opened: list[str] = []
    for line in lines:
        start = "".join(opened)
        for char in line:
            if char in _ENDS:
                opened.append(char)
            elif opened and char == _ENDS[opened[-1]]:
                opened.pop()
        result.append(start + line + "".join(_ENDS[char] for char in reversed(opened)))
    return result


def _can_break(before: str, after: str) -> bool:
    if before == " ":
        return after != " "
    if after in NOT_FIRST or before in NOT_LAST or after == " ":
        return False
    return _is_cjk(before) or _is_cjk(after)


@lru_cache(maxsize=4096)
def _is_cjk(char: str) -> bool:
    """Whether lines break beside the character; Korean is written with spaces and breaks at them."""
    return any(first <= ord(char) <= last for first, last in CJK_BLOCKS)
