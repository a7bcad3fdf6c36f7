"""How a round goes, for who has never played: before all the rules, and short (UX 1.1 C)."""

from __future__ import annotations

from gostop_desktop.i18n import N_

from .groups import Rule, RuleGroup

GUIDE = RuleGroup(
    "guide",
    N_("How a round goes"),
    (
        Rule(
            (),
            N_("The aim"),
            "목표",
            (
                N_("Collect cards that count together."),
                N_("Whoever has reached the target of {target} may stop the round, and is paid."),
            ),
        ),
        Rule(
            (),
            N_("The cards"),
            "화투",
            (
                N_("Twelve months have a flower and four cards each: cards of one month match."),
                N_("Every card is a bright, an animal, a ribbon or junk."),
            ),
        ),
        Rule(
            (),
            N_("A turn"),
            "차례",
            (
                N_("On your turn you play a card from your hand, then turn up the top card of the draw pile."),
                N_("Each of the two takes a card of its month from the table; where two of them lie, you choose one."),
                N_("A card that matches nothing stays on the table."),
            ),
        ),
        Rule(
            (),
            N_("What counts"),
            "점수",
            (
                N_("Three brights, five animals, five ribbons or ten junk begin to count."),
                N_("So do sets: the three birds of Godori, or three ribbons of a kind."),
            ),
        ),
        Rule(
            (),
            N_("Go or Stop"),
            "고 · 스톱",
            (
                N_("At the target you are asked. Stop ends the round, and you are paid."),
                N_("Go plays on for more; but if somebody else stops before you, you get nothing and may pay double."),
            ),
        ),
        Rule(
            (),
            N_("The account"),
            "정산",
            (
                N_("A loser pays the winner's points, each worth what the stake says."),
                N_("Too little junk or no bright can double it. That is a bak; shields beside the table warn of it."),
            ),
        ),
    ),
)
"""What stands in every book of rules, with the target of the rules in force."""
