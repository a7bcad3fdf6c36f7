"""Languages that nobody speaks, to try the screens with: `en-XA` is longer, `en-XB` runs to the left (UX 6.2)."""

from __future__ import annotations

import gettext
import re

from gostop_desktop.i18n import left_to_right

LONGER = "en-XA"
MIRRORED = "en-XB"
CODES = (LONGER, MIRRORED)
GROWTH = 0.45
"""How much longer than English a translation may be."""

_PLACEHOLDER = re.compile(r"(\{[^}]*\})")
_NUMBER = re.compile(r"[×+−±#]?\d(?:[\d.,:/–]*\d)?")
_ACCENTS = str.maketrans("aeinouyAEINOUY", "àéíñóúýÀÉÍÑÓÚÝ")
_OVERRIDE, _END = "\u202e", "\u202c"


class PseudoTranslations(gettext.NullTranslations):
    """Says every English message in a language that does not exist."""

    def __init__(self, code: str) -> None:
        """Take one of CODES."""
        super().__init__()
        assert code in CODES, f"{code!r} is no pseudo-locale"
        self._say = _longer if code == LONGER else _mirrored

    def gettext(self, message: str) -> str:
        return self._say(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._say(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002  # all contexts are said alike
        return self._say(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:  # noqa: ARG002  # likewise
        return self._say(msgid1 if n == 1 else msgid2)


def _longer(message: str) -> str:
    """Return the message accented, in brackets, and as much longer as a translation may be."""
    if not message:
        return message
    accented = "".join(
        part if _PLACEHOLDER.fullmatch(part) else part.translate(_ACCENTS) for part in _PLACEHOLDER.split(message)
    )
    words = "one two three four five six seven eight nine ten".split() * (len(message) // 20 + 1)
    padding = ""
    for word in words:
        if len(padding) >= round(GROWTH * len(message)) - 2:
            break
        padding += f" {word}"
    return f"[{accented}{padding}]"


def _mirrored(message: str) -> str:
    """Return the message running from right to left, line by line; numbers and what is filled in do not."""
    parts = (
        part if _PLACEHOLDER.fullmatch(part) else _NUMBER.sub(lambda found: left_to_right(found[0]), part)
        for part in _PLACEHOLDER.split(message)
    )
    return "\n".join(f"{_OVERRIDE}{line}{_END}" if line else line for line in "".join(parts).split("\n"))
