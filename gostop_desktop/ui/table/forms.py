"""The measures of the table in its forms: full, compact, and with larger captured cards (VISUAL 6). No pygame."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Form:
    """The measures of a form, in its own units."""

    width: int
    height: int
    table: int
    bar: int
    opponents: tuple[int, int]
    """Height of the opponents' band with two seats, with three."""
    stripe: int
    captures: int
    hand: int
    hand_top: int
    slots: tuple[float, ...]
    """Left edges of the six slots of a row."""
    slot_pitch: float
    number: int
    fan: int
    """How far apart two cards of a month lie at most."""
    deck: tuple[int, int, int, int]
    """Left, below the field's top, width, height."""
    groups: tuple[tuple[int, int], ...]
    """Left and width of the four groups."""
    wells: tuple[tuple[int, int], ...]
    """Left and width of the opponents' wells with three seats: previous, next."""
    label: int
    """Height of the line with a group's name."""
    opponent_line: int
    """Height of a line above the opponent's groups; 0 where the side panel has it."""
    side_margin: int


FULL = Form(
    width=1280, height=720, table=1040, bar=36, opponents=(148, 170), stripe=16, captures=126, hand=168, hand_top=10,
    slots=(44, 178, 312, 636, 770, 904), slot_pitch=134, number=26, fan=48, deck=(478, 40, 84, 135),
    groups=((16, 176), (204, 226), (442, 304), (758, 266)), wells=((16, 498), (526, 498)), label=26, opponent_line=0,
    side_margin=12,
)  # fmt: skip
COMPACT = Form(
    width=1024, height=640, table=858, bar=34, opponents=(142, 152), stripe=16, captures=112, hand=140, hand_top=10,
    slots=(30, 142, 254, 513, 625, 737), slot_pitch=112, number=24, fan=34, deck=(395, 28, 74, 119),
    groups=((10, 118), (136, 164), (308, 296), (612, 236)), wells=((8, 416), (434, 416)), label=19, opponent_line=36,
    side_margin=8,
)  # fmt: skip

BIG = replace(COMPACT, opponents=(158, 172), captures=134, hand=124)
"""The compact form with room for larger captured cards, taken from field and hand."""
