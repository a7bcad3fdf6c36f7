"""The rules of points, Go, penalties and payment, in sentences (RULES D, E, F)."""

from __future__ import annotations

from collections.abc import Mapping

from gostop_desktop.i18n import N_, NN_

from .sayings import Saying, numbered, on_off

_CALLER_PAYS_DOUBLE = N_("A loser who had called Go pays double.")

SAID: Mapping[str, Saying] = {
    "gukjin_timing": Saying(
        {
            "auto": N_("Nobody is asked: it counts as what is better for its owner."),
            "on_capture": N_("Its owner decides at the end of the turn that takes it, for good."),
            "free": N_("It is an animal until its owner makes it junk, for good."),
        }
    ),
    "gukjin_lock": on_off(
        N_("If its owner must give junk and has no other, it stays an animal."),
        N_("If its owner must give junk and has no other, nothing is given and nothing decided."),
    ),
    "bright5": Saying(
        number=NN_("All five brights are worth {n} point.", "All five brights are worth {n} points."),
    ),
    "bright4": Saying(number=NN_("Four are worth {n} point.", "Four are worth {n} points.")),
    "bright4_rain": Saying(
        number=NN_("Four with the rain are worth {n} point.", "Four with the rain are worth {n} points.")
    ),
    "bright3": Saying(number=NN_("Three are worth {n} point.", "Three are worth {n} points.")),
    "bright3_rain": Saying(
        number=NN_("Three with the rain are worth {n} point.", "Three with the rain are worth {n} points.")
    ),
    "godori_points": Saying(
        number=NN_(
            "The birds of February, April and August (godori) are worth {n} point more.",
            "The birds of February, April and August (godori) are worth {n} points more.",
        )
    ),
    "dan_points": Saying(
        number=NN_(
            "Three red ones with a poem, three blue ones or three plain red ones are worth {n} point more.",
            "Three red ones with a poem, three blue ones or three plain red ones are worth {n} points more.",
        )
    ),
    "go_points": Saying(
        {
            "always": N_("Every Go adds 1 point."),
            "until_multiplied": N_("Every Go adds 1 point; once Gos multiply they add none."),
        }
    ),
    "go_multiplier": Saying(
        {
            "pow2": N_("From Go {first} on everything is doubled, and doubled again by every further Go."),
            "linear": N_("From Go {first} on everything counts ×2, and with every further Go ×3, ×4 and so on."),
            "flat": N_("From Go {first} on everything is doubled; further Gos double nothing more."),
        }
    ),
    "reverse_go_multiplier": numbered(
        N_("There is no counter-Go."),
        N_("If an opponent had called Go before the winner's first Go, everything counts ×{n}."),
        none=1,
    ),
    "auto_stop_last": on_off(N_("On a player's last turn enough points stop the round by themselves."), ""),
    "pibak": Saying(
        {
            "off": N_("There is no junk bak."),
            "each": N_("If the winner scores with junk, a loser with fewer than {fewer} junk pays double."),
            "all": N_("If the winner scores with junk and all losers have fewer than {fewer} junk, they pay double."),
        }
    ),
    "pibak_zero_exempt": on_off(
        N_("A loser without any junk is exempt."), N_("A loser without any junk pays double as well.")
    ),
    "gwangbak": Saying(
        {
            "off": N_("There is no bright bak."),
            "each": N_("If the winner scores with brights, a loser without a bright pays double."),
            "all": N_("If the winner scores with brights and no loser has a bright, the losers pay double."),
        }
    ),
    "meongbak": Saying(
        {
            "off": N_("There is no animal bak."),
            "winner7": N_("If the winner has {animals} animals or more, the payment is doubled."),
            "winner7_loser0": N_("If the winner has {animals} animals or more, a loser without any pays double."),
        }
    ),
    "gobak": Saying(
        {
            "off": N_("There is no go bak: a loser who had called Go pays like any other."),
            **dict.fromkeys(("double", "double_only", "dokbak", "dokbak_double"), _CALLER_PAYS_DOUBLE),
        },
        three=Saying(
            {
                "double": N_("A loser who had called Go pays double, the other as usual."),
                "double_only": N_("A loser who had called Go pays double, the other nothing."),
                "dokbak": N_("A loser who had called Go pays for both losers."),
                "dokbak_double": N_("A loser who had called Go pays for both losers, and double."),
            }
        ),
    ),
    "gobak_several": Saying(
        {
            "last": N_("If both had called, the one who called last pays."),
            "each": N_("If both had called, each pays for one."),
        }
    ),
    "nagari_multiplier": numbered(N_("The next round counts as usual."), N_("The next round counts ×{n}."), none=1),
    "nagari_stack": on_off(N_("Several in a row multiply each other."), N_("Several in a row count like one.")),
    "nagari_cap": Saying({None: N_("There is no limit to it.")}, N_("Together they count ×{n} at most.")),
    "shodang": on_off(
        N_(
            "A player who holds cards that would let either opponent win may show them and call shodang, once a round."
            " If both accept, nobody wins."
        ),
        N_("There is no shodang."),
    ),
    "shodang_liability": on_off(
        N_("If one refuses and the other wins, the one who refused pays for the caller too."),
        N_("If one refuses and the other wins, everybody pays as usual."),
    ),
    "point_value": Saying(number=NN_("A point is worth {n} chip.", "A point is worth {n} chips.")),
    "bankroll": Saying(
        {
            "limited": N_("Nobody pays more chips than they have."),
            "unlimited": N_("Whoever has too few chips owes the rest."),
        }
    ),
    "max_points": Saying(
        {None: N_("There is no limit to what one player pays for a round.")},
        NN_("One player pays {n} point at most for a round.", "One player pays {n} points at most for a round."),
    ),
}
"""By option."""
