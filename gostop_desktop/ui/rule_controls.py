"""The control that goes with an option of the rules: switch, segments, list, or steppers (VISUAL g)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

import pygame

from gostop_desktop.engine.options import OPTIONS, Between, OneOf, Tuple, Value
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import _

from .desk import Desk
from .numbers import grouped
from .rules_text import FACTORS, OPTION_TEXTS, value_words
from .widgets import Drawing, Segments, Select, Stepper, Toggle, Widget, control_height

Changed = Callable[[Value], None]

WIDEST_SEGMENTS = 330
LIMITS = (20, 30, 50, 100, 200, 300, 500, 1_000, 5_000, 10_000)
"""Limits that a list offers besides none."""
POINT_VALUES = (1, 5, 10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 1_000_000)
MONEY = {"point_value": POINT_VALUES}
MOST_STEPS = 60
TOGGLE_WIDTH = 46


@dataclass(frozen=True, slots=True)
class OptionControl:
    """The controls of an option, placed from the upper left corner of their own box."""

    width: int
    height: int
    widgets: tuple[Widget, ...]


def option_control(desk: Desk, option: str, rules: Rules, changed: Changed) -> OptionControl:
    """Return the control of an option with its present value."""
    accepts = OPTIONS[option].accepts
    value: Value = getattr(rules, option)
    if option == "players" or (isinstance(accepts, OneOf) and len(accepts.values) == 1):
        return _locked(desk, option, value)
    if isinstance(accepts, OneOf) and accepts.values == (False, True):
        return _toggle(desk, option, bool(value), changed)
    if isinstance(accepts, OneOf):
        return _choice(desk, option, accepts.values, value, changed)
    if isinstance(accepts, Between):
        return _number(desk, option, accepts, value, changed)
    return _several(desk, option, accepts, value, changed)


def limits(accepts: Between, value: Value) -> list[int | None]:
    """Return the values that a list offers for an option that may have none: the present one is always among them."""
    offered = {limit for limit in LIMITS if accepts.accepts(limit)}
    if isinstance(value, int):
        offered.add(value)
    return [None, *sorted(offered)]


def _locked(desk: Desk, option: str, value: Value) -> OptionControl:
    words = _("Always on") if value is True else value_words(option, value)
    height = control_height(desk)
    icon = desk.u(20)
    width = desk.text.width(words, desk.t(15)) + desk.u(12) + icon

    def paint(canvas: pygame.Surface, rect: pygame.Rect) -> None:
        colour = desk.theme.hanji.ink3
        left = desk.mirrored(pygame.Rect(rect.x, rect.y, width - icon, height), rect)
        y = rect.centery - desk.text.line_height(desk.t(15)) // 2
        desk.text.draw(canvas, words, (left.x, y), desk.t(15), colour, width=left.width)
        lock = desk.mirrored(pygame.Rect(rect.right - icon, rect.y, icon, height), rect)
        desk.icons.draw(canvas, "lock", lock.center, icon, colour)

    return OptionControl(width, height, (Drawing(desk, pygame.Rect(0, 0, width, height), paint, words),))


def _toggle(desk: Desk, option: str, value: bool, changed: Changed) -> OptionControl:  # noqa: FBT001  # a value
    width, height = desk.g(TOGGLE_WIDTH) + desk.u(4), control_height(desk)
    name = _(OPTION_TEXTS[option].name)
    return OptionControl(width, height, (Toggle(desk, pygame.Rect(0, 0, width, height), name, value, changed),))


def _choice(desk: Desk, option: str, values: Sequence[Value], value: Value, changed: Changed) -> OptionControl:
    words = [value_words(option, each) for each in values]
    name = _(OPTION_TEXTS[option].name)
    chosen = list(values).index(value) if value in values else -1

    def choose(index: int) -> None:
        changed(values[index])

    height = control_height(desk)
    width = Segments.width_of(desk, words)
    if width <= desk.u(WIDEST_SEGMENTS):
        return OptionControl(
            width, height, (Segments(desk, pygame.Rect(0, 0, width, height), name, words, chosen, choose),)
        )
    width = Select.width_of(desk, words)
    return OptionControl(width, height, (Select(desk, pygame.Rect(0, 0, width, height), name, words, chosen, choose),))


def _number(desk: Desk, option: str, accepts: Between, value: Value, changed: Changed) -> OptionControl:
    if accepts.optional:
        return _choice(desk, option, limits(accepts, value), value, changed)
    assert isinstance(value, int), f"{option} has the value {value!r}"
    few = accepts.high - accepts.low <= MOST_STEPS
    values = range(accepts.low, accepts.high + 1) if few else MONEY[option]

    def shown(number: int) -> str:
        return f"×{number}" if option in FACTORS else grouped(number)

    width = Stepper.width_of(desk, shown(values[-1]))
    place = pygame.Rect(0, 0, width, control_height(desk))
    stepper = Stepper(desk, place, _(OPTION_TEXTS[option].name), values, value, changed, shown=shown, key=option)
    return OptionControl(width, place.height, (stepper,))


def _several(desk: Desk, option: str, accepts: Tuple, value: Value, changed: Changed) -> OptionControl:
    assert isinstance(value, tuple), f"{option} has the value {value!r}"
    if isinstance(accepts.each, Between):
        return _steppers(desk, option, accepts.each, [each for each in value if isinstance(each, int)], changed)
    sizes = range(accepts.shortest, accepts.longest + 1)
    pick = combinations if accepts.distinct else combinations_with_replacement
    values: list[Value] = [
        tuple(each for each in chosen)  # type: ignore[misc]  # the elements are of one type
        for size in sizes
        for chosen in pick(accepts.each.values, size)
    ]
    if value not in values:
        values.append(value)
    return _choice(desk, option, values, value, changed)


def _steppers(desk: Desk, option: str, each: Between, value: list[int], changed: Changed) -> OptionControl:
    """Return a stepper for every element."""
    numbers = list(value)
    width, height, gap = Stepper.width_of(desk, str(each.high)), control_height(desk), desk.u(8)
    widgets = []
    for index, number in enumerate(numbers):

        def step(new: int, index: int = index) -> None:
            changed((*numbers[:index], new, *numbers[index + 1 :]))

        place = pygame.Rect(index * (width + gap), 0, width, height)
        name = f"{_(OPTION_TEXTS[option].name)} {index + 1}"
        widgets.append(Stepper(desk, place, name, range(each.low, each.high + 1), number, step, key=f"{option}{index}"))
    return OptionControl(len(numbers) * (width + gap) - gap, height, tuple(widgets))
