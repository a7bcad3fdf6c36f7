"""What the engine raises when it is told something impossible."""

from __future__ import annotations


class RulesError(ValueError):
    """The rules name an unknown option, or give one a value it does not have."""


class IllegalActionError(ValueError):
    """The action cannot be taken now."""


class PositionError(ValueError):
    """The position cannot be: a card twice, a month both loose and stacked, a seat that does not exist."""


class NotationError(ValueError):
    """The text does not say what it should."""
