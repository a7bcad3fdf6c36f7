"""The settings of the page of the game in words: how a round is played, what helps, how two people share (UX 3.6)."""

from __future__ import annotations

from gostop_desktop.i18n import N_, NP_

from .rows import Choice, Row, Switch

_AUTO_NEXT = Row(
    "game",
    "auto_next",
    N_("Next round automatically"),
    Choice(
        {
            0: NP_("next round", "Off"),
            4: NP_("next round", "4 s"),
            8: NP_("next round", "8 s"),
            15: NP_("next round", "15 s"),
        }
    ),
    N_("A bar on the button runs down; any key or movement stops it."),
)
PLAY = (
    Row(
        "game",
        "speed",
        N_("Speed"),
        Choice(
            {
                "slow": NP_("speed", "Slow"),
                "normal": NP_("speed", "Normal"),
                "fast": NP_("speed", "Fast"),
                "instant": NP_("speed", "Instant"),
            }
        ),
    ),
    Row(
        "game",
        "ai_pause",
        N_("Pause before a computer plays"),
        Choice(
            {
                0: NP_("pause", "None"),
                3: NP_("pause", "Short"),
                8: NP_("pause", "Medium"),
                15: NP_("pause", "Long"),
            }
        ),
        needs=lambda settings: settings.game.speed != "instant",
    ),
    Row(
        "game",
        "confirm_plays",
        N_("Playing a card"),
        Choice({False: NP_("playing a card", "One click"), True: NP_("playing a card", "Click, then confirm")}),
    ),
    Row(
        "game",
        "hand_order",
        N_("Order of your hand"),
        Choice(
            {
                "month": NP_("hand order", "Month"),
                "kind": NP_("hand order", "Kind"),
                "matching": NP_("hand order", "Matching first"),
                "manual": NP_("hand order", "As you lay it"),
            }
        ),
        N_("As you lay it: drag a card within the hand, or move it with Ctrl and the arrows."),
    ),
    Row(
        "game",
        "take_equal",
        N_("Take equal cards automatically"),
        Switch(),
        N_("Of two cards that are worth the same, one is taken without asking."),
    ),
    Row(
        "game",
        "play_last",
        N_("Play the last card automatically"),
        Switch(),
        N_("Where one card is left and one thing to do with it."),
    ),
    Row(
        "game",
        "auto_cut",
        N_("Cut automatically"),
        Switch(),
        N_("The deck's fingerprint is shown all the same."),
    ),
    _AUTO_NEXT,
)
HELP = (
    Row(
        "game",
        "match_marks",
        N_("Mark matching cards"),
        Switch(),
        N_("Shows on your hand how many cards on the table match."),
    ),
    Row(
        "game",
        "month_tracker",
        N_("Month tracker"),
        Switch(),
        N_("Shows beside the table where the cards of every month are: what everybody can see, and your hand."),
    ),
    Row(
        "game",
        "warn_go",
        N_("Warn before a risky Go"),
        Switch(),
        N_("Asks once more where an opponent is one card from a set or one point from winning."),
    ),
    Row("game", "hints", N_("Hints"), Switch(), N_("The analyst shows what it would play, when you ask.")),
)
PAIR = (
    Row(
        "pair",
        "curtain",
        N_("Curtain over the hand"),
        Choice(
            {
                "always": NP_("curtain", "Always"),
                "needed": NP_("curtain", "When it changes hands"),
                "off": NP_("curtain", "Off"),
            }
        ),
        N_("Off plays with open hands, for teaching."),
    ),
    Row(
        "pair",
        "hold_to_look",
        N_("Hold to look"),
        Switch(),
        N_("The hand lies face down whenever the key is let go. By mouse: hold the right button, click with the left."),
        needs=lambda settings: settings.pair.curtain != "off",
    ),
    Row(
        "pair",
        "own_sounds",
        N_("A sound for each player"),
        Switch(),
        N_("A low call for the first, a high one for the second."),
    ),
    Row(
        "pair",
        "own_keys",
        N_("Keys for each player"),
        Switch(),
        N_("The first plays with the digits on the left, the second with the number pad; two gamepads likewise."),
    ),
)
