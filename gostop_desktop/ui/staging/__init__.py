"""The game brought to a moment worth a picture: by the rules, with a seed, as a person would (ARCHITECTURE 8).

Rounds are played without a table until one has the moment; then the table takes that round up where it was left, as it
does for Continue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.input import Command
from gostop_desktop.ui.scene import Scene

from . import accounts, beside, callouts, over, prompts, tables

Maker = Callable[[Desk, str], Scene]
"""Brings the desk to a moment that a seed text decides, and returns the scene on top."""

MOVING: Mapping[str, Maker] = {
    "callout_bomb": callouts.bomb_callout,
    "callout_go": callouts.go_callout,
    "callout_kiss": callouts.kiss_callout,
    "callout_own_stack": callouts.stack_callout,
    "callout_ppuk": callouts.ppuk,
    "callout_set": callouts.set_callout,
    "callout_shake": callouts.shake_callout,
    "callout_sweep": callouts.sweep_callout,
    "callout_ttadak": callouts.double_callout,
    "callout_win": callouts.win_callout,
}
"""Moments that pass: they are pictured as they are."""

STAGED: Mapping[str, Maker] = {
    **MOVING,
    "dealer_draw": tables.dealer_draw,
    "cut": tables.cut,
    "table": tables.table,
    "table_of_three": tables.table_of_three,
    "dealer_drawn": tables.dealer_drawn,
    "pause": tables.pause,
    "curtain": tables.curtain,
    "choice": prompts.choice,
    "shake": prompts.shake,
    "bomb": prompts.bomb,
    "flip_only": prompts.flip_only,
    "cup": prompts.cup,
    "chongtong": prompts.chongtong,
    "shodang": prompts.shodang,
    "go_stop": prompts.go_stop,
    "go_stop_again": prompts.go_stop_again,
    "go_stop_of_three": prompts.go_stop_of_three,
    "go_stop_folded": prompts.go_stop_folded,
    "hint": beside.hint,
    "all_plays": beside.all_plays,
    "captures": beside.drawer(Command.INSPECT),
    "sets": beside.drawer(Command.SETS),
    "months": beside.drawer(Command.MONTHS),
    "log": beside.drawer(Command.LOG),
    "open_cards": beside.open_cards,
    "toast": beside.toast,
    "settlement": accounts.settlement,
    "settlement_baks": accounts.settlement_baks,
    "settlement_loss": accounts.settlement_loss,
    "settlement_nagari": accounts.settlement_nagari,
    "settlement_of_three": accounts.settlement_of_three,
    "settlement_gobak": accounts.settlement_gobak,
    "match_end": accounts.match_end,
    "match_end_bankrupt": accounts.match_end_bankrupt,
    "title_saved": over.title_saved,
    "title_earlier": over.title_earlier,
    "new_game_of_three": over.new_game("gostop"),
    "new_game_people": over.new_game("people"),
    "save_rules": over.save_rules,
    "key_capture": over.key_capture,
    "button_capture": over.button_capture,
    "letter_board": over.letter_board,
}
"""Moments of a match, and what lies over a page, by the name of their picture."""
