"""The rules of playing, capturing and taking junk, in sentences (RULES C)."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.i18n import N_, NN_

from .said_deal import FIXED_POINTS
from .sayings import Saying, numbered, on_off

TAKES = numbered(
    N_("You take no junk for it."),
    N_("You also take {n} junk from the opponent."),
    N_("You also take {n} junk from each opponent."),
)
"""What an event takes that has just been described."""

SAID: Mapping[str, Saying] = {
    "ppuk_take_steal": numbered(
        N_("Taking another player's stack takes no junk."),
        N_("Taking the opponent's stack also takes {n} junk from the opponent."),
        N_("Taking another player's stack also takes {n} junk from each opponent."),
    ),
    "ja_ppuk_steal": numbered(
        N_("Taking a stack of your own (ja-ppuk) takes no junk."),
        N_("Taking a stack of your own (ja-ppuk) also takes {n} junk from the opponent."),
        N_("Taking a stack of your own (ja-ppuk) also takes {n} junk from each opponent."),
    ),
    "ja_ppuk_double_satisfies": on_off(
        N_("A double junk then pays for two."), N_("A double junk then pays for one only.")
    ),
    "table_triple_steal": TAKES,
    "ttadak_steal": TAKES,
    "jjok_steal": TAKES,
    "sweep_rule": Saying(
        {
            "any": N_("You take the last cards on the table and leave it empty."),
            "two_cards": N_("Only two cards lie on the table when your turn begins, and you take both."),
            "two_cards_diff": N_(
                "Only two cards, of different months, lie on the table when your turn begins, and you take both."
            ),
        }
    ),
    "sweep_steal": TAKES,
    "steal_change": on_off(
        N_("Whoever gets a double where one junk is due gives one junk back."), N_("No change is given for a double.")
    ),
    "last_turn_steals": Saying(
        {
            "none": N_("On a player's last turn no capture takes junk."),
            "stacks_only": N_("On a player's last turn only the capture of a stack takes junk."),
            "all": N_("On a player's last turn junk is taken as on any other."),
        }
    ),
    "last_turn_ppuk": Saying(
        {
            "stack": N_("A ppuk then stays on the table."),
            "capture": N_("What would be a ppuk then takes the three cards."),
        }
    ),
    "hand_bonus": Saying(
        {
            "draw_to_hand": N_(
                "Played from the hand, it goes to your junk, you draw a card to your hand, and the turn goes on."
            ),
            "flip_substitute": N_(
                "Played from the hand, it goes to your junk, and the top card of the draw pile is played in its place."
            ),
        }
    ),
    "bonus_steal": numbered(
        N_("Bonus cards take no junk from others."),
        N_("Every bonus card won takes {n} junk from the opponent."),
        N_("Every bonus card won takes {n} junk from each opponent."),
    ),
    "bonus_ppuk": Saying(
        {
            "bury": N_("Turned up just before a ppuk, it stays in the stack."),
            "keep": N_("Turned up just before a ppuk, it is still yours."),
        }
    ),
    "bonus_stealable": on_off(
        N_("Others can take bonus cards like any junk."), N_("Nobody can take bonus cards from another.")
    ),
    "first_ttadak_points": numbered(
        N_("A ttadak on the first turn earns no points."),
        NN_("A ttadak on the first turn earns {n} point.", "A ttadak on the first turn earns {n} points."),
    ),
    "first_jjok_points": numbered(
        N_("A kiss on the first turn earns no points."),
        NN_("A kiss on the first turn earns {n} point.", "A kiss on the first turn earns {n} points."),
    ),
    "department_points": numbered(
        N_("There is no department store."),
        NN_(
            "Taking a bright, an animal, a ribbon and a junk on the first turn earns {n} point.",
            "Taking a bright, an animal, a ribbon and a junk on the first turn earns {n} points.",
        ),
    ),
    "event_bonus_mode": Saying(
        {
            "instant": N_("The opponent pays these points at once, multiplied by nothing."),
            "score": N_("These points are added to the score of the player who earned them, with a win only."),
        },
        three=Saying({"instant": N_("Each opponent pays these points at once, multiplied by nothing.")}),
    ),
    "three_ppuk_win": on_off(N_("A player's third ppuk wins the round at once."), N_("Three ppuks win nothing.")),
    "three_ppuk_points": FIXED_POINTS,
    "shake": on_off(
        N_("If you hold three cards of a month, you may show them to everybody."), N_("There is no shaking.")
    ),
    "shake_timing": Saying(
        {
            "on_play": N_("You do that when you play the first of them."),
            "turn_start": N_("You do that at the start of a turn, and then play any card."),
        }
    ),
    "shake_needs_empty": on_off(
        N_("No card of the month may lie on the table then."), N_("A card of the month may lie on the table then.")
    ),
    "shake_multiplier": numbered(
        N_("Shaking multiplies nothing."), N_("Every month that the winner has shaken counts ×{n}."), none=1
    ),
    "shake_then_bomb": Saying(
        {
            "allow": N_("A month that was shaken may still be bombed."),
            "forbid": N_("A month that was shaken may not be bombed."),
        }
    ),
    "bomb": on_off(
        N_(
            "You hold three cards of a month, and the fourth lies on the table: you may play all three at once and take"
            " all four. On two later turns you may turn up a card without playing one."
        ),
        N_("There are no bombs."),
    ),
    "bomb_steal": TAKES,
    "bomb_multiplier": numbered(N_("A bomb multiplies nothing."), N_("Every bomb of the winner counts ×{n}."), none=1),
    "bomb_pairs": on_off(
        N_(
            "You hold two cards of a month, and the other two lie on the table: you may play both at once and take all"
            " four. On one later turn you may turn up a card without playing one."
        ),
        N_("There are no two-card bombs."),
    ),
    "bomb_pair_steal": TAKES,
    "bomb_pair_multiplier": numbered(
        N_("A two-card bomb multiplies nothing."), N_("Every two-card bomb of the winner counts ×{n}."), none=1
    ),
}
"""By option; what is said of `gukjin` and `ppuk_points` is put together in `book`."""
