"""A match as it is being set up: every choice with a working default, kept for the next time (UX 2.2)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from gostop_desktop.engine.errors import RulesError
from gostop_desktop.engine.options import OPTIONS, Between
from gostop_desktop.engine.rules import PRESETS, Rules, with_options
from gostop_desktop.i18n import N_, NP_
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.memory import remember, remembered
from gostop_desktop.ui.opponents import level_names
from gostop_desktop.ui.presets import saved_presets
from gostop_desktop.ui.rule_controls import limits
from gostop_desktop.ui.rules_text import differences, standard
from gostop_desktop.ui.setup import Length, MatchSetup, default_seats, hot_seats

TABLES = (
    ("matgo", NP_("table", "Matgo"), N_("One computer"), ("08B", "01B"), 2),
    ("gostop", NP_("table", "Go-Stop"), N_("Two computers"), ("03B", "08B", "11B"), 3),
    ("people", NP_("table", "Two people"), N_("Hidden hands"), ("back", "back"), 2),
    ("practice", NP_("table", "Practice"), N_("Undo, open cards"), ("09A", "back"), 2),
)
"""The tables there are: name, title, note, cards on its picture, players."""
LENGTHS = (
    (Length.ENDLESS, NP_("length", "Endless")),
    (Length.ROUNDS, NP_("length", "Rounds")),
    (Length.UNTIL_OUT, NP_("length", "Until out")),
)
LIMIT = "max_points"
"""The option that limits what one payer pays for a round."""
USUAL_LEVEL = "skilled"
ENOUGH = 1_000_000_000
"""Chips of everybody where they are hidden: nobody runs out of what nobody sees."""


class GameChoice:
    """What has been chosen so far."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        """Take what is told when something was chosen that is to be seen."""
        self.desk = desk
        self.game = remembered(desk)
        self._changed = changed
        self._saved = saved_presets(desk)

    @property
    def players(self) -> int:
        return next(players for name, _title, _note, _cards, players in TABLES if name == self.game.table)

    @property
    def is_for_people(self) -> bool:
        """Whether two people share the machine."""
        return self.game.table == "people"

    def presets(self) -> dict[str, Rules]:
        """Return the presets for so many players: the built-in ones, then the person's own."""
        built_in = {name: rules for (name, players), rules in PRESETS.items() if players == self.players}
        own = {name: rules for name, rules in self._saved.items() if rules.players == self.players}
        return {**built_in, **own}

    @property
    def preset(self) -> str:
        """The chosen preset; one that is not for so many players gives way to the standard."""
        name = self.game.presets.get(str(self.players), "")
        return name if name in self.presets() else standard(self.players)

    @property
    def base(self) -> Rules:
        """The rules of that preset as it stands."""
        return self.presets()[self.preset]

    @property
    def rules(self) -> Rules:
        """The rules as they are set now; changes that no longer make sense are left out."""
        base = self.base
        try:
            return with_options(base, self.game.changes.get(str(self.players), {}))
        except RulesError:
            return base

    def differences(self) -> list[str]:
        """Return in words what was changed in the preset."""
        return differences(self.rules, self.base)

    def levels(self) -> list[str]:
        """Return the levels of the computers; one that there is no longer gives way."""
        known = level_names()
        fallback = USUAL_LEVEL if USUAL_LEVEL in known else known[-1]
        chosen = [*self.game.levels, *[fallback] * 2][:2]
        return [level if level in known else fallback for level in chosen]

    @property
    def lengths(self) -> tuple[tuple[Length, tuple[str, str]], ...]:
        """The lengths to choose from: without chips nobody runs out of them."""
        return tuple(each for each in LENGTHS if each[0] is not Length.UNTIL_OUT or not self.game.points_only)

    @property
    def length(self) -> Length:
        """The chosen length; one that is not to be had gives way."""
        length = Length(self.game.length)
        return length if any(length is each for each, _word in self.lengths) else Length.ENDLESS

    def setup(self) -> MatchSetup:
        """Return the match as it is set now."""
        seats = hot_seats(self.game.names) if self.is_for_people else default_seats(self.players, tuple(self.levels()))
        seed = self.desk.options.seed
        return MatchSetup(
            self.rules,
            self.preset,
            seats,
            chips=ENOUGH if self.game.points_only else self.game.chips,
            length=self.length,
            rounds=self.game.rounds,
            points_only=self.game.points_only,
            seed=seed,
            is_practice=self.game.table == "practice",
        )

    def read_presets(self) -> None:
        """Look for the person's own presets again: they may have changed."""
        self._saved = saved_presets(self.desk)

    def change(self, **values: object) -> None:
        """Take a choice, keep it for the next time, and show it."""
        self._take(**values)
        self._changed()

    def use_rules(self, rules: Rules, preset: str) -> None:
        """Take what the rule sheet was left with."""
        self.read_presets()
        base = self.presets().get(preset, self.base)
        changes = {
            name: msgspec.to_builtins(getattr(rules, name))
            for name in rules.__dataclass_fields__
            if getattr(rules, name) != getattr(base, name)
        }
        key = str(self.players)
        self.change(presets={**self.game.presets, key: preset}, changes={**self.game.changes, key: changes})

    def use_preset(self, name: str) -> None:
        """Take a preset as it stands."""
        key = str(self.players)
        self.change(presets={**self.game.presets, key: name}, changes={**self.game.changes, key: {}})

    def use_level(self, index: int, level: int) -> None:
        """Let a computer play at another level."""
        levels = self.levels()
        levels[index] = level_names()[level]
        self.change(levels=levels)

    def use_name(self, index: int, name: str) -> None:
        """Call a person otherwise; it is being typed, and nothing is laid out anew."""
        names = [*self.game.names, "", ""][:2]
        names[index] = name
        self._take(names=names)

    def use_point_value(self, value: int) -> None:
        """Let a point be worth so many chips."""
        self._use_option("point_value", value)

    @property
    def limits(self) -> list[int | None]:
        """The most points that one payer can be made to pay, to choose from; None is no limit."""
        accepts = OPTIONS[LIMIT].accepts
        assert isinstance(accepts, Between), "a limit is a number"
        return limits(accepts, self.rules.max_points)

    def use_limit(self, index: int) -> None:
        """Let nobody pay more points than that for a round: an option of the rules like all on the rule sheet."""
        self._use_option(LIMIT, self.limits[index])

    def use_chips(self, value: int) -> None:
        """Let everybody begin with so many chips."""
        self.change(chips=value)

    def use_length(self, index: int) -> None:
        """Play until another time."""
        self.change(length=self.lengths[index][0].value)

    def use_rounds(self, rounds: int) -> None:
        """Let the match have so many rounds."""
        self.change(rounds=rounds)

    def use_points_only(self, points_only: bool) -> None:  # noqa: FBT001  # what a switch hands over
        """Hide the chips, or show them again."""
        self.change(points_only=points_only)

    def begin(self) -> MatchSetup:
        """Remember that a match was begun, and return it."""
        self._take(has_started=True)
        return self.setup()

    def _use_option(self, option: str, value: int | None) -> None:
        """Change an option of the rules; as it is in the preset, it is no change."""
        key = str(self.players)
        changes: dict[str, object] = {**self.game.changes.get(key, {}), option: value}
        if value == getattr(self.base, option):
            del changes[option]
        self.change(changes={**self.game.changes, key: changes})

    def _take(self, **values: object) -> None:
        self.game = replace(self.game, **values)
        remember(self.desk, self.game)
