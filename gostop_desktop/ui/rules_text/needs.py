"""Which options mean nothing under which rules, and why (RULES G.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gostop_desktop.engine.options import Value
from gostop_desktop.engine.rules import Rules
from gostop_desktop.i18n import N_, _


@dataclass(frozen=True, slots=True)
class Idle:
    """A case in which an option has no effect: what the other options are then, and a sentence that says so."""

    reason: str
    when: Mapping[str, tuple[Value, ...]]

    def holds(self, rules: Rules) -> bool:
        """Say whether all the other options are so."""
        return all(getattr(rules, option) in values for option, values in self.when.items())


_NO_BONUS = Idle(N_("There are no bonus cards."), {"bonus_cards": ((),)})
_NO_SHAKE = Idle(N_("There is no shaking."), {"shake": (False,)})
_NO_BOMB = Idle(N_("There are no bombs."), {"bomb": (False,)})
_NO_PAIR_BOMB = Idle(N_("There are no two-card bombs."), {"bomb_pairs": (False,)})
_NO_QUAD = Idle(N_("Chongtong wins nothing here."), {"hand_quad": ("off", "redeal")})
_NO_PIBAK = Idle(N_("There is no junk bak."), {"pibak": ("off",)})
_NO_CARRY = Idle(N_("Rounds without a winner multiply nothing."), {"nagari_multiplier": (1,)})
_CUP_FIXED = (
    Idle(N_("The cup is always an animal."), {"gukjin": ("animal",)}),
    Idle(N_("The cup always counts as two junk."), {"gukjin": ("junk",)}),
    Idle(N_("The cup is both at once."), {"gukjin": ("both",)}),
    Idle(N_("No card has two sides."), {"convertible": ((),)}),
)
_TWO = {"players": (2,)}

NEEDS: Mapping[str, tuple[Idle, ...]] = {
    "dealer_draw_bonus": (_NO_BONUS, Idle(N_("The dealer is drawn by lot."), {"first_dealer": ("lot",)})),
    "cutter": (
        Idle(N_("With two players the dealer's opponent cuts."), _TWO),
        Idle(N_("The deck is not cut."), {"cut": ("none",)}),
    ),
    "deal_order": (Idle(N_("After a tap all cards are dealt at once."), {"cut": ("tap",)}),),
    "table_bonus": (_NO_BONUS,),
    "hand_quad_points": (Idle(_NO_QUAD.reason, {"hand_quad": ("off", "redeal"), "table_quad": ("redeal", "nagari")}),),
    "hand_quad_clash": (_NO_QUAD,),
    "hand_quad_after_bonus": (
        _NO_QUAD,
        _NO_BONUS,
        Idle(N_("No card is drawn to the hand for a bonus card."), {"hand_bonus": ("flip_substitute",)}),
    ),
    "fixed_win_carry": (
        _NO_CARRY,
        Idle(
            N_("No win has fixed points."),
            {"hand_quad": ("off", "redeal"), "table_quad": ("redeal", "nagari"), "three_ppuk_win": (False,)},
        ),
    ),
    "shake_timing": (_NO_SHAKE,),
    "shake_needs_empty": (_NO_SHAKE,),
    "shake_then_bomb": (_NO_SHAKE, Idle(_NO_BOMB.reason, {"bomb": (False,), "bomb_pairs": (False,)})),
    "shake_multiplier": (_NO_SHAKE,),
    "bomb_multiplier": (_NO_BOMB,),
    "bomb_steal": (_NO_BOMB,),
    "bomb_pair_multiplier": (_NO_PAIR_BOMB,),
    "bomb_pair_steal": (_NO_PAIR_BOMB,),
    "ja_ppuk_double_satisfies": (Idle(N_("Not more than one junk is due."), {"ja_ppuk_steal": (0, 1)}),),
    "gukjin_timing": _CUP_FIXED,
    "gukjin_lock": (
        *_CUP_FIXED,
        Idle(N_("The cup is decided in the turn that takes it."), {"gukjin_timing": ("on_capture",)}),
    ),
    "hand_bonus": (_NO_BONUS,),
    "bonus_steal": (_NO_BONUS,),
    "bonus_ppuk": (_NO_BONUS,),
    "bonus_stealable": (_NO_BONUS,),
    "event_bonus_mode": (
        Idle(
            N_("First turns earn no points."),
            {
                "ppuk_points": ((0, 0, 0),),
                "first_ttadak_points": (0,),
                "first_jjok_points": (0,),
                "department_points": (0,),
            },
        ),
    ),
    "three_ppuk_points": (Idle(N_("Three ppuks win nothing."), {"three_ppuk_win": (False,)}),),
    "pibak_limit": (_NO_PIBAK,),
    "pibak_zero_exempt": (_NO_PIBAK,),
    "gobak_several": (
        Idle(N_("With two players there is only one loser."), _TWO),
        Idle(N_("Nobody pays for another."), {"gobak": ("off", "double", "double_only")}),
    ),
    "nagari_stack": (_NO_CARRY,),
    "nagari_cap": (
        _NO_CARRY,
        Idle(N_("Rounds without a winner do not multiply each other."), {"nagari_stack": (False,)}),
    ),
    "shodang": (Idle(N_("Shodang needs three players."), _TWO),),
    "shodang_liability": (
        Idle(N_("Shodang needs three players."), _TWO),
        Idle(N_("There is no shodang."), {"shodang": (False,)}),
    ),
}
"""When an option means nothing."""


def unavailable(option: str, rules: Rules) -> str:
    """Return why an option has no effect under these rules, an empty text if it has one."""
    return next((_(idle.reason) for idle in NEEDS.get(option, ()) if idle.holds(rules)), "")
