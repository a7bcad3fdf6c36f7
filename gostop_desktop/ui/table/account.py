"""The account of a round in words: every line of the result as a row, those that did not apply included (UX 2.7)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from gostop_desktop.engine.cards import FIRST_BONUS, RAIN_BRIGHT, Card, Seat, card_set, month_of
from gostop_desktop.engine.result import Line, Result
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import NP_, _, isolated, left_to_right, ngettext, pgettext
from gostop_desktop.ui.lists import dotted, listed

from .words import BAKS, BONUSES, SETS, month_name

NOTHING = "–"
_COUNTED = {
    "animal": NP_("points", "Animals {n}"),
    "ribbon": NP_("points", "Ribbons {n}"),
    "junk": NP_("points", "Junk {n}"),
}
_FIXED = {
    "quad": NP_("points", "Four of a month"),
    "three_ppuk": NP_("points", "Three ppuks"),
}
_WINNER = {
    "go_multiplier": NP_("factor", "Gos multiply"),
    "shake": NP_("factor", "Shake"),
    "bomb": NP_("factor", "Bomb"),
    "pair_bomb": NP_("factor", "Two-card bomb"),
    "meongbak": NP_("factor", "Seven animals"),
    "reverse_go": NP_("factor", "Counter-Go"),
    "carry": NP_("factor", "Nagari"),
}
_STAMPS = {"pibak": "pibak", "gwangbak": "gwangbak", "meongbak": "meongbak", "gobak": "gobak"}


@dataclass(frozen=True, slots=True)
class PointRow:
    """Points that are added."""

    name: str
    note: str
    points: int
    total: int
    cards: tuple[Card, ...]
    line: Line
    """What the row says in words."""

    @property
    def held(self) -> tuple[tuple[Seat | None, tuple[Card, ...]], ...]:
        """The cards that it comes from; they are the winner's."""
        return ((None, self.cards),) if self.cards else ()


@dataclass(frozen=True, slots=True)
class FactorRow:
    """A factor, with what it does to each payer; greyed where it does nothing to anybody."""

    name: str
    note: str
    cells: tuple[str, ...]
    stamps: tuple[str | None, ...]
    """For each payer the stamp of a penalty that hit."""
    applies: bool
    lines: tuple[Line, ...]
    """What the row says in words: one line of the winner's, or one for each payer."""

    @property
    def line(self) -> Line:
        """The line whose rule is told: one that applies where there is one."""
        return next((line for line in self.lines if line.why is None), self.lines[0])

    @property
    def held(self) -> tuple[tuple[Seat | None, tuple[Card, ...]], ...]:
        """The cards that it comes from, with the payer who has them; None is the winner."""
        return tuple((line.seat, line.cards) for line in self.lines if line.cards)


Row = PointRow | FactorRow
"""A row that can be looked at closely."""


@dataclass(frozen=True, slots=True)
class Account:
    """Everything the sheet says of a round that somebody won."""

    winner: Seat
    payers: tuple[Seat, ...]
    points: tuple[PointRow, ...]
    factors: tuple[FactorRow, ...]
    totals: tuple[int, ...]
    """The product of each payer's factors."""
    owed: tuple[int, ...]
    """What each payer pays, in points."""
    base: int


def account(result: Result, names: Sequence[str], most_junk: Sequence[int] = ()) -> Account | None:
    """Return the account of a round; None if nobody won it alone.

    *most_junk* is what each seat's junk came to at best: a cup that saves nobody is counted as an animal (RULES D.2).
    """
    if result.winner is None or result.base is None:
        return None
    payers = tuple(seat for seat, _points in result.payments)
    return Account(
        winner=result.winner,
        payers=payers,
        points=_points_of(result),
        factors=(
            *_winner_rows(result, payers),
            *_payer_rows(result, payers, names, most_junk),
            *_liability_rows(result, payers),
        ),
        totals=tuple(result.factor(payer) for payer in payers),
        owed=tuple(points for _seat, points in result.payments),
        base=result.base,
    )


def _points_of(result: Result) -> tuple[PointRow, ...]:
    rows = []
    total = 0
    for line in result.lines:
        if line.part not in {"points", "bonus", "go"} or not line.points:
            continue
        total += line.points
        rows.append(PointRow(point_name(line), _point_note(line), line.points, total, line.cards, line))
    return tuple(rows)


def point_name(line: Line) -> str:
    """Return what a line of points is called."""
    have = line.have or 0
    if line.part == "go":
        return ngettext("{n} Go", "{n} Gos", have)
    if line.name == "bright":
        name = {3: "bright3", 4: "bright4", 5: "bright5"}[have]
        if have == 3 and card_set(line.cards) & RAIN_BRIGHT:
            name = "bright3_rain"
        return pgettext(*SETS[name])
    if line.name in _COUNTED:
        return pgettext(*_COUNTED[line.name], n=have)
    if line.name in _FIXED:
        return pgettext(*_FIXED[line.name])
    if line.name in SETS:
        return pgettext(*SETS[line.name])
    return pgettext(*BONUSES[line.name]) if line.name in BONUSES else _("First-turn bonuses")


def _point_note(line: Line) -> str:
    if line.part == "go":
        return _("+1 for every call")
    if line.name in _COUNTED and line.need is not None:
        return ngettext("1 point from {n} card on", "1 point from {n} cards on", line.need)
    return months_of(line.cards)


def months_of(cards: Sequence[Card]) -> str:
    """Return the months of cards."""
    months = dict.fromkeys(month_of(card) for card in cards if card < FIRST_BONUS)
    return listed(month_name(month) for month in months)


def _winner_rows(result: Result, payers: Sequence[Seat]) -> tuple[FactorRow, ...]:
    rows = []
    for line in result.lines:
        if line.part != "winner" or line.why == "off":
            continue
        applies = line.factor not in {None, 1}
        cell = f"×{line.factor}" if applies else NOTHING
        name = pgettext(*_WINNER[line.name])
        rows.append(FactorRow(name, _winner_note(line), (cell,) * len(payers), (None,) * len(payers), applies, (line,)))
    return tuple(rows)


def _winner_note(line: Line) -> str:
    have, need = line.have or 0, line.need or 0
    match line.name:
        case "go_multiplier":
            if line.why is not None and not have:
                return _("not by the winner, from Go {need} on", need=need)
            if line.why is not None:
                return _("{have} called, from {need} on", have=have, need=need)
            return ngettext("{n} Go called", "{n} Gos called", have)
        case "shake" | "bomb" | "pair_bomb":
            return ngettext("{n} time", "{n} times", have) if have else pgettext("account", "not by the winner")
        case "meongbak":
            return _("Animals {have}, from {need} on", have=have, need=need)
        case "carry":
            return _("Carried over from the rounds before") if line.why is None else _("No drawn round before")
        case _:
            return "" if line.why is None else pgettext("account", "not called")


def _payer_rows(
    result: Result, payers: Sequence[Seat], names: Sequence[str], most_junk: Sequence[int]
) -> tuple[FactorRow, ...]:
    rows = []
    for name in ("pibak", "gwangbak", "meongbak"):
        lines = {line.seat: line for line in result.lines if line.part == "payer" and line.name == name}
        if not lines or all(line.why == "off" for line in lines.values()):
            continue
        found = [lines[payer] for payer in payers]
        hits = [line.factor not in {None, 1} for line in found]
        cells = tuple(f"×{line.factor}" if hit else NOTHING for line, hit in zip(found, hits, strict=True))
        stamps = tuple(_STAMPS[name] if hit else None for hit in hits)
        most = [most_junk[payer] for payer in payers] if name == "pibak" and most_junk else [0] * len(payers)
        note = _payer_note(found, [names[payer] for payer in payers], most)
        rows.append(FactorRow(pgettext(*BAKS[name]), note, cells, stamps, any(hits), tuple(found)))
    return tuple(rows)


def _payer_note(lines: Sequence[Line], names: Sequence[str], most: Sequence[int]) -> str:
    """Return what each payer has, and from how many on one is safe; or what the winner lacks."""
    lacking = next((line for line in lines if line.why == "winner_lacks"), None)
    if lacking is not None:
        return _("The winner has {have} of {need}", have=lacking.have, need=lacking.need)
    parts = [
        ngettext("{name} {n}", "{name} {n}", have, name=name)
        if have >= at_best
        else ngettext("{name} {n} ({most} with cup)", "{name} {n} ({most} with cup)", have, name=name, most=at_best)
        for name, have, at_best in zip(names, (line.have or 0 for line in lines), most, strict=True)
    ]
    need = next((line.need for line in lines if line.need), None)
    told = dotted(parts)
    return told if need is None else _("{counts}, safe from {need} on", counts=told, need=need)


def _liability_rows(result: Result, payers: Sequence[Seat]) -> tuple[FactorRow, ...]:
    lines = [line for line in result.lines if line.part == "liability"]
    if not lines or all(line.why == "off" for line in lines):
        return ()
    by_seat = {payer: [line for line in lines if line.seat == payer] for payer in payers}
    cells = tuple(_liability_cell(by_seat[payer]) for payer in payers)
    hits = [any(line.factor not in {None, 0, 1} or line.points for line in by_seat[payer]) for payer in payers]
    applies = any(line.why is None and (line.factor != 1 or line.points) for line in lines)
    is_shodang = any(line.name == "shodang" for line in lines)
    taken_over = any(line.points for line in lines)
    name = pgettext("factor", "Shodang") if is_shodang else pgettext(*BAKS["gobak"])
    stamp = None if is_shodang else "gobak"
    if not applies:
        note = _("No payer had called Go")
    elif is_shodang:
        note = _("The one who refused pays for the caller")
    elif taken_over:
        note = _("The one who called Go pays for all")
    else:
        note = _("The one who called Go pays double")
    stamps = tuple(stamp if hit else None for hit in hits)
    return (FactorRow(name, note, cells, stamps, applies, tuple(lines)),)


def _liability_cell(lines: Sequence[Line]) -> str:
    parts = [f"+{line.points}" for line in lines if line.points]
    parts += [f"×{line.factor}" for line in lines if line.factor not in {None, 1}]
    return " ".join(parts) or NOTHING


def instant_lines(result: Result, names: Sequence[str], players: int) -> list[tuple[str, int]]:
    """Return what was paid at once during the round: a sentence and the points received."""
    lines = []
    for reason, receiver, points in result.instant:
        bonus = pgettext(*BONUSES[reason])
        words = _("{name}: {bonus}, already paid", name=names[receiver], bonus=bonus)
        lines.append((words, points * (players - 1)))
    return lines


def ending_words(rules: Rules, result: Result, reason: str, factor: int) -> tuple[str, str]:
    """Return head and explanation of a round that nobody won alone (UX 2.7)."""
    match result.kind:
        case "nagari":
            why = {
                "table_quad": _("Four of a month lay on the table."),
                "hand_quads": _("Several hands held four of a month."),
                "shodang": _("The shodang was accepted."),
            }.get(reason, _("The cards ran out and nobody had won."))
            after = _("The next round counts ×{factor}.", factor=factor) if factor > 1 else ""
            return _("Nagari"), f"{why} {after}".strip()
        case "void":
            return _("The deal does not count"), _("The cards are dealt again by the same dealer.")
        case _:
            points = ngettext("{n} point", "{n} points", rules.hand_quad_points)
            return _("Four of a month"), _("Every holder is paid {points} by those without.", points=points)


def factor_names(result: Result, payer: Seat) -> list[str]:
    """Return the factors that make a payer owe more, each with its number."""
    names = []
    for line in result.lines:
        if line.factor in {None, 0, 1} or line.seat not in (None, payer):
            continue
        known = {**_WINNER, **BAKS}
        word = pgettext(*BAKS[line.name]) if line.part != "winner" else pgettext(*known[line.name])
        names.append(f"{word} ×{line.factor}")
    return names


def formula(result: Result, payer: Seat, points: int) -> str:
    """Return how a payment is reckoned: (15 + 1 Go) ×2 ×2 = 64; nothing where there is nothing to reckon."""
    go = next((line.points or 0 for line in result.lines if line.part == "go"), 0)
    extra = next((line.points or 0 for line in result.lines if line.part == "bonus"), 0)
    parts = [str(points)]
    if extra:
        parts.append(str(extra))
    if go:
        parts.append(isolated(ngettext("{n} Go", "{n} Gos", go)))
    told = " + ".join(parts)
    share, liable = _factors_of(result, payer, {"winner", "payer"}), _factors_of(result, payer, {"liability"})
    taken_over = result.taken_over(payer)
    if len(parts) == 1 and not share and not liable and not taken_over:
        return ""
    if len(parts) > 1 and (share or (liable and not taken_over)):
        told = f"({told})"
    told = " ".join([told, *share])
    if taken_over:
        told = f"{told} + {taken_over}"
        told = f"({told})" if liable else told
    owed = dict(result.payments)[payer]
    before = next((line.have for line in result.lines if line.part == "limit" and line.seat == payer), owed)
    told = left_to_right(" ".join([told, *liable, f"= {before}"]))
    return told if before == owed else _("{formula}, at most {most}", formula=told, most=owed)


def _factors_of(result: Result, payer: Seat, parts: Container[str]) -> list[str]:
    """Return what multiplies a payment by these parts of the account."""
    return [
        f"×{line.factor}"
        for line in result.lines
        if line.part in parts and line.factor not in {None, 1} and line.seat in (None, payer)
    ]
