"""The rules before the first card is played, in sentences (RULES A, B)."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.i18n import N_, NN_

from .sayings import Saying, numbered, on_off

TABLE_QUAD = Saying(
    {
        "redeal": N_("If all four cards of a month are dealt to the table, the cards are dealt again."),
        "nagari": N_("If all four cards of a month are dealt to the table, nobody wins the round."),
        "dealer_wins": N_("If all four cards of a month are dealt to the table, the dealer wins at once."),
    }
)
FIXED_POINTS = Saying(
    number=NN_("The opponent pays {n} point for it.", "The opponent pays {n} points for it."),
    three=Saying(number=NN_("Each opponent pays {n} point for it.", "Each opponent pays {n} points for it.")),
)

SAID: Mapping[str, Saying] = {
    "players": Saying(
        {
            2: N_("Two play. Each is dealt {hand} cards, and {table} lie face up on the table."),
            3: N_("Three play. Each is dealt {hand} cards, and {table} lie face up on the table."),
        }
    ),
    "double_junk": Saying(
        {
            (): N_("The coloured junk of November and that of December count as one each."),
            ("11D",): N_("The coloured junk of November counts as two, that of December as one."),
            ("12D",): N_("The coloured junk of December counts as two, that of November as one."),
            ("11D", "12D"): N_("The coloured junk of November and that of December count as two each."),
        }
    ),
    "first_dealer": Saying(
        {
            "latest": N_("Before the first round everybody draws a card: the latest month deals. Ties draw again."),
            "earliest": N_("Before the first round everybody draws a card: the earliest month deals. Ties draw again."),
            "day_night": N_(
                "Before the first round everybody draws a card: by day the latest month deals, at night the earliest."
                " Ties draw again."
            ),
            "lot": N_("The dealer of the first round is drawn by lot."),
        }
    ),
    "dealer_draw_bonus": Saying(
        {
            "excluded": N_("Bonus cards are left out of this draw."),
            "wins": N_("Whoever draws a bonus card deals."),
        }
    ),
    "next_dealer": Saying(
        {
            "winner": N_("The winner of a round deals the next one. If nobody wins, the dealer stays."),
            "keep": N_("The first dealer deals every round."),
        }
    ),
    "cut": Saying(
        {
            "none": N_("The deck is not cut."),
            "tap": N_("The deck is tapped and not cut."),
            "single": N_("Before the deal some cards are lifted off the deck and put underneath."),
            "three_piles": N_("Before the deal the deck is parted into three piles and put together in another order."),
        }
    ),
    "cutter": Saying(
        {
            "left": N_("The player on the dealer's left cuts."),
            "right": N_("The player on the dealer's right cuts."),
        }
    ),
    "deal_order": Saying(
        {
            "table_first": N_("The cards are dealt in two turns, each time to the table first."),
            "hands_first": N_("The cards are dealt in two turns, each time to the hands first."),
            "at_once": N_("All cards are dealt at once."),
        }
    ),
    "table_bonus": Saying(
        {
            "dealer_takes": N_(
                "A bonus card dealt to the table goes to the dealer, and a card from the draw pile replaces it."
            ),
            "redeal": N_("If a bonus card is dealt to the table, the cards are dealt again."),
        }
    ),
    "hand_quad": Saying(
        {
            "off": N_("There is no chongtong: four cards of a month in one hand are played like any others."),
            "win": N_("Four cards of a month dealt to one hand (chongtong) win the round at once."),
            "choice": N_("Whoever is dealt four cards of a month (chongtong) wins at once, or plays on."),
            "redeal": N_("If four cards of a month are dealt to one hand, the cards are dealt again."),
        }
    ),
    "hand_quad_points": FIXED_POINTS,
    "hand_quad_clash": Saying(
        {
            "pairwise": N_("If several players have it, only those without it pay."),
            "void": N_("If several players have it, nobody pays, and the same dealer deals again."),
            "nagari": N_("If several players have it, nobody wins the round."),
            "dealer_order": N_("If several players have it, the first one from the dealer on wins."),
        }
    ),
    "hand_quad_after_bonus": Saying(
        {
            "never": N_("Four that are completed by the card drawn for a bonus card do not count."),
            "first_turn": N_(
                "Four that are completed by the card drawn for a bonus card count on the first turn only."
            ),
            "any": N_("Four that are completed by the card drawn for a bonus card count at any time."),
        }
    ),
    "fixed_win_carry": on_off(
        N_("Rounds that nobody won multiply chongtong and three ppuks too."),
        N_("Rounds that nobody won do not multiply chongtong and three ppuks."),
    ),
    "win_score": Saying(
        number=NN_(
            "The round is won at {n} point or more: whoever has them says Go or Stop.",
            "The round is won at {n} points or more: whoever has them says Go or Stop.",
        )
    ),
    "mission_multiplier": numbered(N_("No mission multiplies a payment in this game."), "", none=1),
}
"""By option; what is said of `bonus_cards` and `table_quad` is put together in `book`."""
