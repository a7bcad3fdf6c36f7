"""Everything that can be asked for with a key or a button (UX 3.5)."""

from __future__ import annotations

from enum import StrEnum

from gostop_desktop.i18n import NP_, _, pgettext


class Command(StrEnum):
    """What a key or button means; the value is its name in the file of bindings."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    MOVE_LEFT = "move_left"
    MOVE_RIGHT = "move_right"
    CONFIRM = "confirm"
    BACK = "back"
    NEXT_REGION = "next_region"
    PREVIOUS_REGION = "previous_region"
    CARD_1 = "card_1"
    CARD_2 = "card_2"
    CARD_3 = "card_3"
    CARD_4 = "card_4"
    CARD_5 = "card_5"
    CARD_6 = "card_6"
    CARD_7 = "card_7"
    CARD_8 = "card_8"
    CARD_9 = "card_9"
    CARD_10 = "card_10"
    GO = "go"
    STOP = "stop"
    SHAKE = "shake"
    KEEP = "keep"
    BOMB = "bomb"
    FLIP = "flip"
    ANIMAL = "animal"
    JUNK = "junk"
    SKIP = "skip"
    HINT = "hint"
    ALL_HINTS = "all_hints"
    INSPECT = "inspect"
    SETS = "sets"
    MONTHS = "months"
    LOG = "log"
    OPEN_CARDS = "open_cards"
    REPLAY = "replay"
    UNDO = "undo"
    REDO = "redo"
    SLOWER = "slower"
    FASTER = "faster"
    SMALLER_TEXT = "smaller_text"
    LARGER_TEXT = "larger_text"
    SAY_AGAIN = "say_again"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"
    PAUSE = "pause"
    HELP = "help"
    QUIT = "quit"


CARDS = tuple(Command(f"card_{number}") for number in range(1, 11))
"""The commands that name a card of the hand by its place."""

DIRECTIONS = (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT)

FIXED = (*DIRECTIONS, Command.CONFIRM, Command.BACK)
"""What always works as it comes, so that nobody can lock themselves out."""

NAMES: dict[Command, tuple[str, str]] = {
    Command.UP: NP_("command", "Up"),
    Command.DOWN: NP_("command", "Down"),
    Command.LEFT: NP_("command", "Left"),
    Command.RIGHT: NP_("command", "Right"),
    Command.MOVE_LEFT: NP_("command", "Move the card to the left"),
    Command.MOVE_RIGHT: NP_("command", "Move the card to the right"),
    Command.CONFIRM: NP_("command", "Confirm"),
    Command.BACK: NP_("command", "Back"),
    Command.NEXT_REGION: NP_("command", "Next part of the screen"),
    Command.PREVIOUS_REGION: NP_("command", "Previous part of the screen"),
    Command.GO: NP_("command", "Go"),
    Command.STOP: NP_("command", "Stop"),
    Command.SHAKE: NP_("command", "Shake"),
    Command.KEEP: NP_("command", "Keep hidden"),
    Command.BOMB: NP_("command", "Bomb"),
    Command.FLIP: NP_("command", "Flip only"),
    Command.ANIMAL: NP_("command", "Cup as animal"),
    Command.JUNK: NP_("command", "Cup as junk"),
    Command.SKIP: NP_("command", "Skip, hold to fast-forward"),
    Command.HINT: NP_("command", "Hint"),
    Command.ALL_HINTS: NP_("command", "All hints"),
    Command.INSPECT: NP_("command", "Look at captures"),
    Command.SETS: NP_("command", "Sets to watch"),
    Command.MONTHS: NP_("command", "Months"),
    Command.LOG: NP_("command", "Log"),
    Command.OPEN_CARDS: NP_("command", "Open cards (practice)"),
    Command.REPLAY: NP_("command", "Show the last move again"),
    Command.UNDO: NP_("command", "Undo (practice)"),
    Command.REDO: NP_("command", "Redo (practice)"),
    Command.SLOWER: NP_("command", "Slower"),
    Command.FASTER: NP_("command", "Faster"),
    Command.SMALLER_TEXT: NP_("command", "Smaller text"),
    Command.LARGER_TEXT: NP_("command", "Larger text"),
    Command.SAY_AGAIN: NP_("command", "Say everything again"),
    Command.FULL_SCREEN: NP_("command", "Full screen"),
    Command.MUTE: NP_("command", "Mute"),
    Command.PAUSE: NP_("command", "Pause"),
    Command.HELP: NP_("command", "Help"),
    Command.QUIT: NP_("command", "Quit"),
}
"""What each is called where keys are chosen; cards are numbered."""


def command_name(command: Command) -> str:
    """Return what a command is called."""
    if command in CARDS:
        return _("Card {number}", number=CARDS.index(command) + 1)
    return pgettext(*NAMES[command])
