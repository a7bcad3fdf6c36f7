"""The direction of every character: Unicode's bidirectional algorithm (UAX #9), and the order on screen.

Only what a line needs: levels of one paragraph, and the visual order of one line. The names of the rules (X1, W4, N0 …)
are those of the annex.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from unicodedata import bidirectional, decomposition

from .brackets import CLOSING_OF, OPENING

MAX_DEPTH = 125
MAX_BRACKETS = 63

EMBEDDINGS = frozenset({"LRE", "RLE", "LRO", "RLO"})
ISOLATES = frozenset({"LRI", "RLI", "FSI"})
REMOVED = EMBEDDINGS | {"PDF", "BN"}
"""What has no place on screen (X9)."""
NEUTRAL = ISOLATES | {"B", "S", "WS", "ON", "PDI"}
NEEDS_LEVELS = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO"})
"""Without one of these, a paragraph from left to right is one run."""

_STRONG = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
_OVERRIDE = {"LRO": "L", "RLO": "R"}


@dataclass(slots=True)
class Levels:
    """A paragraph's levels; odd ones run from right to left."""

    base: int
    of: list[int]
    """The level of every character."""
    removed: list[bool]
    """Which characters are not shown: marks of direction."""


def resolve(text: str, base: int | None = None) -> Levels:
    """Return the level of every character of a paragraph; `base` None takes the first strong character's (P2, P3)."""
    classes = [bidirectional(char) or "L" for char in text]
    if base == 0 and not NEEDS_LEVELS.intersection(classes):
        return Levels(0, [0] * len(text), [kind in REMOVED for kind in classes])
    return _Paragraph(text, classes, base).levels()


def visual_order(levels: Sequence[int]) -> list[int]:
    """Return the places of a line's characters from left to right (L2)."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            if levels[order[start]] < level:
                start += 1
                continue
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = order[start:end][::-1]
            start = end
    return order


@dataclass(slots=True)
class _Status:
    level: int
    override: str | None
    is_isolate: bool


class _Stack:
    """The directional status stack with its counters (X1)."""

    def __init__(self, base: int) -> None:
        self._stack = [_Status(base, None, is_isolate=False)]
        self._overflow_isolates = self._overflow_embeddings = self._valid_isolates = 0

    @property
    def top(self) -> _Status:
        return self._stack[-1]

    def embed(self, kind: str) -> None:
        """X2 to X5."""
        if self._push(_OVERRIDE.get(kind), leftwards=kind in {"RLE", "RLO"}, is_isolate=False):
            return
        if not self._overflow_isolates:
            self._overflow_embeddings += 1

    def isolate(self, *, leftwards: bool) -> None:
        """X5a to X5c."""
        if self._push(None, leftwards=leftwards, is_isolate=True):
            self._valid_isolates += 1
        else:
            self._overflow_isolates += 1

    def end_isolate(self) -> None:
        """X6a."""
        if self._overflow_isolates:
            self._overflow_isolates -= 1
        elif self._valid_isolates:
            self._overflow_embeddings = 0
            while not self._stack[-1].is_isolate:
                self._stack.pop()
            self._stack.pop()
            self._valid_isolates -= 1

    def end_embedding(self) -> None:
        """X7."""
        if self._overflow_isolates:
            return
        if self._overflow_embeddings:
            self._overflow_embeddings -= 1
        elif not self.top.is_isolate and len(self._stack) > 1:
            self._stack.pop()

    def _push(self, override: str | None, *, leftwards: bool, is_isolate: bool) -> bool:
        level = self.top.level
        level = (level + 1) | 1 if leftwards else (level + 2) & ~1
        if level > MAX_DEPTH or self._overflow_isolates or self._overflow_embeddings:
            return False
        self._stack.append(_Status(level, override, is_isolate))
        return True


@dataclass(slots=True)
class _Sequence:
    """An isolating run sequence (BD13): places in the text, and what stands before and after."""

    places: list[int]
    level: int
    before: str
    after: str
    types: list[str] = field(default_factory=list)

    @property
    def embedding(self) -> str:
        return "R" if self.level & 1 else "L"


class _Paragraph:
    """One paragraph on its way through the rules."""

    def __init__(self, text: str, classes: list[str], base: int | None) -> None:
        self.text = text
        self.classes = classes
        self.partner = _isolate_partners(classes)
        self.base = (self._first_strong(0, len(text)) or 0) if base is None else base
        self.types = list(classes)
        self.of = [self.base] * len(text)
        self.removed = [kind in REMOVED for kind in classes]

    def levels(self) -> Levels:
        self._explicit()
        for sequence in list(self._sequences()):
            _weak(sequence)
            self._brackets(sequence)
            _neutral(sequence)
            self._implicit(sequence)
        self._trailing()
        return Levels(self.base, self.of, self.removed)

    def _first_strong(self, start: int, end: int) -> int | None:
        """Return the level of the first strong character outside isolates (P2), None if there is none."""
        place = start
        while place < end:
            kind = self.classes[place]
            if kind in {"L", "R", "AL"}:
                return 0 if kind == "L" else 1
            if kind in ISOLATES:
                place = self.partner.get(place, end)
            place += 1
        return None

    def _explicit(self) -> None:
        """X1 to X8: what marks of direction ask for."""
        stack = _Stack(self.base)
        for place, kind in enumerate(self.classes):
            status = stack.top
            self.of[place] = status.level
            if kind in EMBEDDINGS:
                stack.embed(kind)
            elif kind in ISOLATES:
                self.types[place] = status.override or kind
                stack.isolate(leftwards=kind == "RLI" or (kind == "FSI" and self._isolates_leftwards(place)))
            elif kind == "PDI":
                stack.end_isolate()
                self.of[place] = stack.top.level
                self.types[place] = stack.top.override or kind
            elif kind == "PDF":
                stack.end_embedding()
            elif kind == "B":
                self.of[place] = self.base
                stack = _Stack(self.base)
            elif kind != "BN" and status.override:
                self.types[place] = status.override

    def _isolates_leftwards(self, place: int) -> bool:
        """X5c: whether what a first-strong isolate holds runs from right to left."""
        return self._first_strong(place + 1, self.partner.get(place, len(self.text))) == 1

    def _sequences(self) -> Iterator[_Sequence]:
        """Yield the isolating run sequences (X10)."""
        explicit = list(self.of)
        runs: list[list[int]] = []
        for place in range(len(self.text)):
            if self.removed[place]:
                continue
            if runs and self.of[runs[-1][-1]] == self.of[place]:
                runs[-1].append(place)
            else:
                runs.append([place])
        by_start = {run[0]: run for run in runs}
        for run in runs:
            if self.classes[run[0]] == "PDI" and run[0] in self.partner:
                continue
            places: list[int] = []
            following: list[int] | None = run
            while following:
                places += following
                last = following[-1]
                closing = self.partner.get(last, -1) if self.classes[last] in ISOLATES else -1
                following = by_start.get(closing)
            yield self._sequence(places, explicit)

    def _sequence(self, places: list[int], explicit: list[int]) -> _Sequence:
        level = explicit[places[0]]
        last = places[-1]
        is_open = self.classes[last] in ISOLATES and last not in self.partner
        before = self._neighbour(places[0], -1, explicit)
        after = self.base if is_open else self._neighbour(last, 1, explicit)
        sequence = _Sequence(places, level, _direction(max(level, before)), _direction(max(level, after)))
        sequence.types = [self.types[place] for place in places]
        return sequence

    def _neighbour(self, place: int, step: int, explicit: list[int]) -> int:
        place += step
        while 0 <= place < len(self.text) and self.removed[place]:
            place += step
        return explicit[place] if 0 <= place < len(self.text) else self.base

    def _brackets(self, sequence: _Sequence) -> None:
        """N0: a pair of brackets takes the direction of what it holds, or of what stands before it."""
        types = sequence.types
        for opening, closing in _bracket_pairs(self.text, sequence):
            inside = {_STRONG.get(kind) for kind in types[opening + 1 : closing]}
            if sequence.embedding in inside:
                direction = sequence.embedding
            elif inside & {"L", "R"}:
                before = next((_STRONG[kind] for kind in reversed(types[:opening]) if kind in _STRONG), sequence.before)
                direction = before if before != sequence.embedding else sequence.embedding
            else:
                continue
            for bracket in (opening, closing):
                types[bracket] = direction
                place = bracket + 1
                while place < len(types) and self.classes[sequence.places[place]] == "NSM":
                    types[place] = direction
                    place += 1

    def _implicit(self, sequence: _Sequence) -> None:
        """I1, I2: from types to levels."""
        for place, kind in zip(sequence.places, sequence.types, strict=True):
            if sequence.level & 1:
                self.of[place] = sequence.level + (kind != "R")
            else:
                self.of[place] = sequence.level + {"R": 1, "AN": 2, "EN": 2}.get(kind, 0)

    def _trailing(self) -> None:
        """L1: separators, and white space before them or at the end, have the paragraph's level."""
        is_trailing = True
        for place in range(len(self.text) - 1, -1, -1):
            kind = self.classes[place]
            if kind in {"B", "S"}:
                self.of[place] = self.base
                is_trailing = True
            elif kind in ISOLATES or kind in {"WS", "PDI"} or self.removed[place]:
                if is_trailing:
                    self.of[place] = self.base
            else:
                is_trailing = False


def _isolate_partners(classes: list[str]) -> dict[int, int]:
    """Return which isolate ends where, both ways (BD9)."""
    stack: list[int] = []
    partner: dict[int, int] = {}
    for place, kind in enumerate(classes):
        if kind in ISOLATES:
            stack.append(place)
        elif kind == "PDI" and stack:
            opening = stack.pop()
            partner[opening] = place
            partner[place] = opening
    return partner


def _direction(level: int) -> str:
    return "R" if level & 1 else "L"


def _weak(sequence: _Sequence) -> None:
    """W1 to W7: numbers, their signs and separators, and marks that belong to a letter."""
    types = sequence.types
    _marks_and_numbers(types, sequence.before)
    for place in range(1, len(types) - 1):
        around = types[place - 1]
        if around == types[place + 1] and (
            (types[place] == "ES" and around == "EN") or (types[place] == "CS" and around in {"EN", "AN"})
        ):
            types[place] = around
    place = 0
    while place < len(types):
        if types[place] != "ET":
            place += 1
            continue
        end = place
        while end < len(types) and types[end] == "ET":
            end += 1
        beside_number = (place > 0 and types[place - 1] == "EN") or (end < len(types) and types[end] == "EN")
        types[place:end] = ["EN" if beside_number else "ON"] * (end - place)
        place = end
    strong = sequence.before
    for place, kind in enumerate(types):
        if kind in {"ES", "CS"}:
            types[place] = "ON"
        elif kind in {"L", "R"}:
            strong = kind
        elif kind == "EN" and strong == "L":
            types[place] = "L"


def _marks_and_numbers(types: list[str], before: str) -> None:
    """W1 to W3."""
    previous = strong = before
    for place, kind in enumerate(types):
        resolved = kind
        if kind == "NSM":
            resolved = "ON" if previous in ISOLATES or previous == "PDI" else previous
        previous = resolved
        if resolved in {"L", "R", "AL"}:
            strong = resolved
        elif resolved == "EN" and strong == "AL":
            resolved = "AN"
        types[place] = resolved
    for place, kind in enumerate(types):
        if kind == "AL":
            types[place] = "R"


def _neutral(sequence: _Sequence) -> None:
    """N1, N2: neutrals follow both neighbours where they agree, else the embedding."""
    types = sequence.types
    place = 0
    while place < len(types):
        if types[place] not in NEUTRAL:
            place += 1
            continue
        end = place
        while end < len(types) and types[end] in NEUTRAL:
            end += 1
        left = _STRONG[types[place - 1]] if place else sequence.before
        right = _STRONG[types[end]] if end < len(types) else sequence.after
        types[place:end] = [left if left == right else sequence.embedding] * (end - place)
        place = end


def _bracket_pairs(text: str, sequence: _Sequence) -> list[tuple[int, int]]:
    """Return the pairs of brackets in a sequence, ordered by the opening one (BD16)."""
    stack: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for place, kind in enumerate(sequence.types):
        char = text[sequence.places[place]]
        if kind != "ON":
            continue
        if char in OPENING:
            if len(stack) == MAX_BRACKETS:
                return []
            stack.append((_canonical(CLOSING_OF[char]), place))
        elif char in CLOSING_OF.values():
            closing = _canonical(char)
            for depth in range(len(stack) - 1, -1, -1):
                if stack[depth][0] == closing:
                    insort(pairs, (stack[depth][1], place))
                    del stack[depth:]
                    break
    return pairs


def _canonical(char: str) -> str:
    """Return the bracket that this one is the same as: U+232A is U+3009."""
    same = decomposition(char)
    return chr(int(same, 16)) if same and "<" not in same else char
