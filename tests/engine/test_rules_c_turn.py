"""RULES C.3 to C.8: playing, flipping, shaking, bombs, bonus cards."""

from __future__ import annotations

import pytest

from gostop_desktop.engine import events
from gostop_desktop.engine.cards import card_set
from gostop_desktop.engine.errors import IllegalActionError
from gostop_desktop.engine.notation import print_action
from gostop_desktop.engine.round import Round
from gostop_desktop.engine.state import Phase
from tests.helpers import card, cards, do, position, rules, stack, types

FISHING = rules("fishing_rules", 2)
CHINESE = rules("chinese_encyclopedia", 2)


def legal(round: Round) -> list[str]:
    return [print_action(action) for action in round.legal_actions()]


# C.3


def test_c3_any_card_may_be_played_though_another_matches() -> None:
    round = position(table="03B 08A", hand="03J 05R 07K", stock="01B", last=True)

    assert ["03J", "05R", "07K"] == legal(round)


def test_c3_the_order_of_legal_actions() -> None:
    """Cards, each followed by its shaking form; bonus cards; bombs; the free turn."""
    round = position(table="03B 09J", hand="X2a 10A 10J 10R 03R 03J 03K", stock="01B", last=True, free_turns=[1, 0])

    assert ["03R", "03J", "03K", "10A", "10A~", "10R", "10R~", "10J", "10J~", "X2a", "!3", "-"] == legal(round)


def test_c3_shakes_at_the_start_of_a_turn_follow_the_bombs() -> None:
    by = rules("arabic_encyclopedia", 2)
    round = position(table="03B 09J", hand="10A 10J 10R 03R 03J 03K", stock="01B", rules=by, last=True)

    assert ["!3", "~3", "~10"] == legal(round)[-3:]


def test_c3_with_an_empty_hand_the_free_turn_is_the_only_move() -> None:
    round = position(table="03B", hand="", stock="01B", last=True, free_turns=[1, 0])

    assert ["-"] == legal(round)


def test_c3_a_seat_that_cannot_act_is_skipped() -> None:
    by = rules("gostop", shodang=False)
    round = position(rules=by, table="03B", hand="05R", stock="01B 02R 04J", hands=["", "06J 06R"])

    do(round, "05R")

    assert 2 == round.current


# C.4


def test_c4_a_card_that_matches_nothing_is_laid() -> None:
    round = position(table="03B 08A", hand="05R", stock="01B")

    told = do(round, "05R")

    assert cards("03B 08A 05R 01B") == round.table
    assert 0 == round.captured[0]
    assert [
        events.Laid(0, (card("05R"),), "hand"),
        events.Flipped(0, (card("01B"),)),
        events.Laid(0, (card("01B"),), "flip"),
    ] == told[:3]


def test_c4_a_played_card_that_matches_must_capture() -> None:
    round = position(table="03B 08A", hand="03J", stock="01B")

    told = do(round, "03J")

    assert cards("03B 03J") == round.captured[0]
    assert events.Paired(0, (card("03J"), card("03B")), "hand") == told[0]
    assert events.Captured(0, (card("03B"), card("03J")), "hand") in told


def test_c4_ppuk_stays_on_the_table() -> None:
    """The flipped card makes it three of a month: nobody takes any."""
    round = position(table="03B 08A", hand="03J 05R", stock="03R")

    told = do(round, "03J")

    assert [0, 0] == round.captured
    assert cards("03B 03R 03J") == round.stacks[2].cards
    assert 0 == round.stacks[2].owner
    assert cards("08A") == round.table
    assert events.Ppuk(0, (card("03B"), card("03R"), card("03J")), 2) in told


def test_c4_of_two_cards_the_player_chooses_before_the_flip() -> None:
    round = position(table="08B 08A 01R", hand="08J", stock="03J")

    do(round, "08J")

    assert Phase.HAND_TARGET == round.phase
    assert ["=08B", "=08A"] == legal(round)
    assert [card("03J")] == round.stock[-1:]

    do(round, "=08A")

    assert cards("08A 08J") == round.captured[0]
    assert cards("08B 01R 03J") == round.table


def test_c4_two_plain_junk_cards_need_no_choice() -> None:
    round = position(table="08J 08K", hand="08B", stock="03J")

    do(round, "08B")

    assert cards("08B 08J") == round.captured[0]


def test_c4_coloured_junk_beside_plain_junk_is_a_choice() -> None:
    round = position(table="11D 11J", hand="11B", stock="03J")

    do(round, "11B")

    assert ["=11D", "=11J"] == legal(round)


def test_c4_the_target_of_the_flip_is_chosen_after_it() -> None:
    round = position(table="08B 08A 01R", hand="01J", stock="08J")

    do(round, "01J")

    assert Phase.FLIP_TARGET == round.phase
    assert ["=08B", "=08A"] == legal(round)

    do(round, "=08B")

    assert cards("01R 01J 08B 08J") == round.captured[0]
    assert cards("08A") == round.table


@pytest.mark.parametrize("target", ["=08B", "=08A"])
def test_c4_ttadak_takes_all_four_whichever_was_chosen(target: str) -> None:
    round = position(table="08B 08A 01R", hand="08J", stock="08K")

    told = do(round, "08J", target)

    assert cards("08B 08A 08J 08K") == round.captured[0]
    assert cards("01R") == round.table
    assert 1 == types(told).count("Ttadak")
    assert "Ppuk" not in types(told)


def test_c4_jjok_takes_the_card_just_laid() -> None:
    round = position(table="02J 09R", hand="07J", stock="07K")

    told = do(round, "07J")

    assert cards("07J 07K") == round.captured[0]
    assert events.Jjok(0, (card("07J"), card("07K")), 6) in told


def test_c4_two_pairs_of_different_months_are_no_ttadak() -> None:
    round = position(table="03R 09J 02A", hand="03J", stock="09K", captured=["", "04J"])

    told = do(round, "03J")

    assert cards("03R 03J 09J 09K") == round.captured[0]
    assert {"Ttadak", "JunkTaken"}.isdisjoint(types(told))


@pytest.mark.parametrize(("owner", "kind"), [(0, "own"), (1, "other"), (None, "dealt")])
def test_c4_the_fourth_card_takes_the_whole_stack(owner: int | None, kind: str) -> None:
    round = position(table="02J", hand="06R", stock="11J", stacks=[stack("06A 06J 06K", owner, "X3a")])

    told = do(round, "06R")

    assert cards("06A 06R 06J 06K X3a") == round.captured[0]
    assert {} == round.stacks
    taken = next(event for event in told if isinstance(event, events.StackTaken))
    assert (kind, 5, "hand") == (taken.kind, taken.month, taken.by)
    assert cards("06A 06R 06J 06K X3a") == card_set(taken.cards)


def test_c4_flips_take_stacks_too() -> None:
    round = position(table="02J", hand="01J", stock="06R", stacks=[stack("06A 06J 06K", 1)])

    told = do(round, "01J")

    assert cards("06A 06R 06J 06K") == round.captured[0]
    taken = next(event for event in told if isinstance(event, events.StackTaken))
    assert ("flip", "other", 5) == (taken.by, taken.kind, taken.month)


def test_c4_events_come_in_the_order_of_the_turn() -> None:
    """Hand, flip, what is recognised, captures, sweep, junk, score."""
    round = position(table="02J 02R", hand="02A", stock="X2a 02K", captured=["", "03J 04J 05J"])

    told = do(round, "02A", "=02R")

    assert (
        "Paired BonusTurned Flipped Paired Ttadak Captured Captured Sweep JunkTaken JunkTaken TurnEnded TurnStarted"
    ).split() == types(told)


# C.5


def test_c5_three_of_a_month_may_be_shaken_with_a_play() -> None:
    round = position(table="03B", hand="10A 10R 10J", stock="01B")

    told = do(round, "10J~")

    assert (9,) == round.shaken[0]
    assert cards("10A 10R") == round.shown[0]
    assert events.Shake(0, (card("10A"), card("10R"), card("10J")), 9) == told[0]
    assert "~" not in "".join(legal(round))


def test_c5_with_four_in_hand_the_played_card_and_the_first_two_others_are_shown() -> None:
    round = position(table="03B", hand="10A 10R 10J 10K", stock="01B")

    do(round, "10K~")

    assert cards("10A 10R") == round.shown[0]
    assert cards("10J") & round.hands[0]


def test_c5_with_four_in_hand_the_first_three_are_shown_at_the_start_of_a_turn() -> None:
    round = position(table="03B", hand="10A 10R 10J 10K", stock="01B", rules=rules("arabic_encyclopedia", 2))

    do(round, "~10")

    assert cards("10A 10R 10J") == round.shown[0]
    assert (Phase.PLAY, 0) == (round.phase, round.current)
    assert "~10" not in legal(round)


@pytest.mark.parametrize(("needs_empty", "offered"), [(True, False), (False, True)])
def test_c5_whether_a_card_on_the_table_forbids_the_shake(*, needs_empty: bool, offered: bool) -> None:
    by = rules(shake_needs_empty=needs_empty)
    round = position(table="10K 03B", hand="10A 10R 10J", stock="01B", rules=by)

    assert offered == ("10A~" in legal(round))


def test_c5_no_shake_where_it_does_not_exist() -> None:
    round = position(table="03B", hand="10A 10R 10J", stock="01B", rules=rules(shake=False))

    assert "~" not in "".join(legal(round))


@pytest.mark.parametrize(("then_bomb", "offered"), [("allow", True), ("forbid", False)])
def test_c5_whether_a_shaken_month_can_still_be_bombed(then_bomb: str, *, offered: bool) -> None:
    by = rules("arabic_encyclopedia", 2, shake_then_bomb=then_bomb)
    round = position(table="10K 03B", hand="10A 10R 10J", stock="01B", rules=by)

    do(round, "~10")

    assert offered == ("!10" in legal(round))


# C.6


def test_c6_a_bomb_takes_all_four_and_gives_two_free_turns() -> None:
    round = position(table="10K 03B", hand="10A 10R 10J", stock="01B", captured=["", "02J 02K"])

    told = do(round, "!10")

    assert cards("10A 10R 10J 10K 02J") == round.captured[0]
    assert ([1, 0], [0, 0], [2, 0]) == (round.bombs, round.pair_bombs, round.free_turns)
    assert cards("03B 01B") == round.table
    bomb = next(event for event in told if isinstance(event, events.Bomb))
    assert (9, False) == (bomb.month, bomb.pair)


def test_c6_the_flip_of_a_bomb_is_resolved_on_its_own() -> None:
    round = position(table="10K 03B", hand="10A 10R 10J", stock="03R")

    do(round, "!10")

    assert cards("10A 10R 10J 10K 03B 03R") == round.captured[0]


def test_c6_no_bomb_with_four_in_hand_or_on_a_stack() -> None:
    four = position(table="03B", hand="10A 10R 10J 10K", stock="01B")
    two_there = position(table="10K 10J", hand="10A 10R", stock="01B")

    assert "!10" not in legal(four)
    assert "!10" not in legal(two_there)


def test_c6_after_one_of_four_was_laid_the_other_three_are_a_bomb() -> None:
    round = position(table="03B", hand="10A 10R 10J 10K", stock="01B 05J", hands=["05R 07A"])

    do(round, "10K", "05R")

    assert "!10" in legal(round)


def test_c6_a_pair_bomb_takes_four_and_gives_one_free_turn() -> None:
    round = position(table="08B 08A 04A", hand="08J 08K", stock="12R", rules=CHINESE, captured=["", "07J"])

    told = do(round, "!8")

    assert cards("08B 08A 08J 08K 07J") == round.captured[0]
    assert ([0, 0], [1, 0], [1, 0]) == (round.bombs, round.pair_bombs, round.free_turns)
    assert next(event.pair for event in told if isinstance(event, events.Bomb))


def test_c6_no_bomb_where_it_does_not_exist() -> None:
    round = position(table="10K 03B", hand="10A 10R 10J", stock="01B", rules=rules(bomb=False, bomb_pairs=True))

    assert "!10" not in legal(round)


def test_c6_a_bomb_is_never_compulsory() -> None:
    round = position(table="10K 03B", hand="10A 10R 10J", stock="01B")

    do(round, "10J")

    assert cards("10J 10K") == round.captured[0]


def test_c6_a_free_turn_only_flips_and_is_used_up() -> None:
    round = position(table="03B", hand="05R", stock="03R", free_turns=[2, 0])

    told = do(round, "-")

    assert cards("03B 03R") == round.captured[0]
    assert [1, 0] == round.free_turns
    assert events.FreeTurn(0, (), 1) == told[0]
    assert 1 == round.current


# C.7


def test_c7_an_empty_stock_means_no_flip() -> None:
    round = position(table="03B", hand="03J 05R", stock="", hands=["07J"])
    round.stock.clear()

    do(round, "03J")

    assert cards("03B 03J") == round.captured[0]


def test_c7_bonus_cards_before_an_empty_stock_are_kept() -> None:
    round = position(table="03B", hand="04J 05R", stock="X2a X3a")
    del round.stock[:-2]

    do(round, "04J")

    assert cards("X2a X3a") == round.captured[0]
    assert cards("03B 04J") == round.table


# C.8


def test_c8_a_bonus_card_is_replaced_in_the_hand_and_the_turn_goes_on() -> None:
    round = position(table="03B", hand="X2a 05R", stock="04J", last=True)

    told = do(round, "X2a")

    assert cards("04J 05R") == round.hands[0]
    assert cards("X2a") == round.captured[0]
    assert (Phase.PLAY, 0, [1, 1]) == (round.phase, round.current, round.turns_done)
    assert events.ReplacementDrawn(0, (card("04J"),), "hand") in told


def test_c8_only_its_owner_sees_the_replacement() -> None:
    round = position(table="03B", hand="X2a 05R", stock="04J")

    told = do(round, "X2a")

    drawn = next(event for event in told if isinstance(event, events.ReplacementDrawn))
    assert drawn == events.redact(drawn, 0)
    assert events.ReplacementDrawn(0, None, "hand") == events.redact(drawn, 1)


def test_c8_a_substitute_is_played_like_a_hand_card_and_then_comes_the_flip() -> None:
    round = position(table="04A 03B", hand="X2a", stock="04J 12R", rules=FISHING)

    told = do(round, "X2a")

    assert cards("X2a 04A 04J") == round.captured[0]
    assert cards("03B 12R") == round.table
    assert events.ReplacementDrawn(0, (card("04J"),), "table") in told
    assert events.Captured(0, (card("04A"), card("04J")), "substitute") in told


def test_c8_a_substitute_may_make_a_ppuk_jjok_or_ttadak() -> None:
    ppuk = position(table="04A 03B", hand="X2a", stock="04J 04R", rules=FISHING)
    jjok = position(table="03B", hand="X2a", stock="04J 04R", rules=FISHING)
    ttadak = position(table="04A 04K 03B", hand="X2a", stock="04J 04R", rules=FISHING)

    assert "Ppuk" in types(do(ppuk, "X2a"))
    assert "Jjok" in types(do(jjok, "X2a"))
    assert "Ttadak" in types(do(ttadak, "X2a", "=04K"))


def test_c8_the_target_of_a_substitute_is_chosen_before_the_flip() -> None:
    round = position(table="08B 08A", hand="X2a", stock="08J 03R", rules=FISHING)

    do(round, "X2a")

    assert Phase.HAND_TARGET == round.phase
    assert [card("03R")] == round.stock[-1:]


def test_c8_bonus_cards_on_the_way_to_the_substitute_are_kept_even_with_bury() -> None:
    by = rules("fishing_rules", 2, bonus_ppuk="bury")
    round = position(table="04A", hand="X2a", stock="X2b 04J X3a 04R", rules=by)

    do(round, "X2a")

    assert cards("X2a X2b") == round.captured[0]
    assert cards("X3a") == round.stacks[3].bonus


def test_c8_without_a_substitute_there_is_no_flip() -> None:
    round = position(table="04A", hand="X2a 05J", stock="X2b", rules=FISHING)
    del round.stock[:-1]

    do(round, "X2a")

    assert cards("X2a X2b") == round.captured[0]
    assert 1 == round.current


def test_c8_a_player_left_with_nothing_after_a_bonus_card_ends_the_turn() -> None:
    round = position(table="04A", hand="X2a", stock="", last=True)
    round.stock.clear()

    do(round, "X2a")

    assert 1 == round.current
    assert [2, 1] == round.turns_done
    assert [cards("X2a"), 0] == round.captured


@pytest.mark.parametrize(("mode", "kept", "buried"), [("bury", "", "X2a X3a"), ("keep", "X2a X3a", "")])
def test_c8_bonus_cards_flipped_before_a_ppuk(mode: str, kept: str, buried: str) -> None:
    round = position(table="05J 04A", hand="05A", stock="X2a X3a 05R", rules=rules(bonus_ppuk=mode))

    told = do(round, "05A")

    assert (cards(kept), cards(buried)) == (round.captured[0], round.stacks[4].bonus)
    assert bool(buried) == ("BonusBuried" in types(told))


def test_c8_a_bonus_card_from_the_hand_is_never_buried() -> None:
    round = position(table="04A", hand="X2a", stock="04J 04R", rules=rules("fishing_rules", 2, bonus_ppuk="bury"))

    do(round, "X2a")

    assert cards("X2a") == round.captured[0]
    assert 0 == round.stacks[3].bonus


def test_c8_bonus_cards_are_kept_when_the_flip_matches_nothing_and_on_a_free_turn() -> None:
    round = position(table="03B", hand="05R", stock="X3a 04J", free_turns=[1, 0])

    do(round, "-")

    assert cards("X3a") == round.captured[0]
    assert cards("03B 04J") == round.table


def test_c8_every_bonus_card_won_takes_junk_where_the_rules_say_so() -> None:
    """From the hand, turned up, and with a stack; not one that arrives by taking junk."""
    by = rules(bonus_steal=1, bonus_cards=[2, 2, 2, 3], ppuk_take_steal=0)
    round = position(
        table="03B",
        hand="X2a 06R",
        stock="04J X2b 12R",
        rules=by,
        stacks=[stack("06A 06J 06K", 1, "X2c")],
        captured=["", "07J 07K 08J X3a"],
    )

    told = do(round, "X2a")

    assert ["BonusTaken", "JunkTaken", "ReplacementDrawn"] == types(told)
    assert cards("X2a 07J") == round.captured[0]

    told = do(round, "06R")

    assert ["bonus", "bonus"] == [event.reason for event in told if isinstance(event, events.JunkTaken)]
    assert cards("X3a") == round.captured[1]


def test_c8_a_buried_bonus_card_takes_nothing_yet() -> None:
    round = position(table="05J 04A", hand="05A", stock="X2a 05R", rules=rules(bonus_steal=1), captured=["", "07J"])

    do(round, "05A")

    assert cards("07J") == round.captured[1]


def test_an_illegal_action_is_refused_with_a_sentence_that_says_what_is_legal() -> None:
    round = position(table="03B", hand="05R", stock="01B", last=True)

    with pytest.raises(IllegalActionError, match="03J is not legal for seat 0 in the phase play: legal is 05R"):
        do(round, "03J")
