"""Cases in which options count."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.i18n import N_

EXAMPLES: Mapping[str, str] = {
    "win_score": N_("At 7: with 6 points you play on, with 7 you are asked."),
    "bonus_cards": N_("A double counts as two junk, a triple as three."),
    "double_junk": N_("With November: its coloured junk makes ten out of nine."),
    "gukjin": N_("Choice: an animal for your five animals, or two junk for your ten."),
    "hand_quad": N_("All four Octobers are dealt to one hand."),
    "table_quad": N_("All four Mays lie on the table before anybody has played."),
    "shake_multiplier": N_("5 points and one shake at ×2: 10 points."),
    "shake_then_bomb": N_("You shook three Mays; later the fourth lies on the table."),
    "bomb_multiplier": N_("5 points and one bomb at ×2: 10 points."),
    "bomb_pairs": N_("You hold two Mays, two Mays lie on the table: all four at once."),
    "ja_ppuk_steal": N_("You made the stack and take it yourself with the fourth card."),
    "ttadak_steal": N_("Two Mays lie there, you play the third and flip the fourth."),
    "jjok_steal": N_("Your October matches nothing, and the flip is an October."),
    "sweep_steal": N_("You take the last cards, and the table is empty."),
    "steal_change": N_("One junk is due, a double is given: one junk comes back."),
    "ppuk_points": N_("A ppuk on your very first turn earns the first number."),
    "bright4_rain": N_("January, March, November and December."),
    "godori_points": N_("The warbler of February, the cuckoo of April, the geese of August."),
    "dan_points": N_("1, 2, 3 with a poem; 6, 9, 10 blue; 4, 5, 7 plain red."),
    "go_points": N_("7 points and two Gos: 7 + 2 = 9."),
    "go_multiplier": N_("7 points, four Gos: 7 + 4 = 11. ×2 ×4 ×8 makes 44, ×2 ×3 ×4 makes 33, ×2 makes 22."),
    "go_multiplier_from": N_("From Go 3: one or two Gos multiply nothing."),
    "reverse_go_multiplier": N_("Min-su calls Go, then you call Go and win."),
    "pibak_limit": N_("At 7: a loser with 7 junk pays double, one with 8 does not."),
    "pibak_zero_exempt": N_("A loser who has captured no junk at all pays once."),
    "gwangbak": N_("The winner scores with brights, and the payer has none."),
    "meongbak": N_("The winner has seven animals."),
    "gobak": N_("You call Go, and then another player wins."),
    "nagari_multiplier": N_("Nobody won the last round; this one counts ×2."),
    "nagari_cap": N_("At ×8: after four rounds without a winner it is still ×8."),
    "shodang": N_("Each of your last cards would give one opponent blue ribbons, or the other godori."),
    "point_value": N_("12 points at 100 chips: 1,200 chips."),
    "bankroll": N_("Limited: a player with only 500 chips pays 500."),
    "max_points": N_("At 50: 96 points are paid as 50."),
}
"""A case in which the option counts, for those that are hard to picture."""
