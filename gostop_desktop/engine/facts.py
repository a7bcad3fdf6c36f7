"""Values that are made by the hundred in every round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Class = TypeVar("Class")


@dataclass_transform(frozen_default=True)
def fact(cls: type[Class]) -> type[Class]:
    """Make the class a dataclass with slots that the type checker takes for frozen.

    Nothing refuses a change when the program runs: `frozen=True` would make every value three times as dear.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
