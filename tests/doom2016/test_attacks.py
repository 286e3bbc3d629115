"""Attacks (chapters ATTACK, RANGE, COVER, DEFENCE, STUN, DAMAGE, KILL and the worked examples)."""

import pytest

from platzdarm.games.doom2016.rules.setting import MARINE_HEALTH
from tests.doom2016.tabletop import (
    asks,
    at,
    attack,
    class_of,
    damage,
    demon_acts,
    demon_type,
    discards,
    event,
    give,
    glory_of,
    hand,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    number,
    pass_all,
    play,
    refused,
    stack_deck,
    stack_events,
)

# -- the six steps -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-EXRULE-01", "D16-ATTACK-01", "D16-ATTACK-04", "D16-ATTACK-08", "D16-DEFENCE-01")
def test_an_imp_attacks_alpha() -> None:
    position = stack_deck(layout("alpha (0,0), imp (3,0)"), "alpha", "pump_blast")
    luck(demon_acts(position, "imp"), "red=2 red=1 alpha:pump_blast")
    pass_all(play(position, "attack alpha"), "while_defending", "while_attacking", "before_roll", "after_attack")
    assert damage(position, "alpha") == 3 - 1


@pytest.mark.rule("D16-ATTACK-02", "D16-RANGE-02", "D16-SIDES-03")
def test_the_defender_is_an_enemy_in_sight_and_range() -> None:
    position = demon_acts(layout("alpha (4,0), bravo (5,0), imp-1 (0,0), imp-2 (1,0)"), "imp-1")
    assert "attack alpha" in legal(position)
    for text in ("attack bravo", "attack imp-2"):
        assert refused(position, text)
    position = demon_acts(layout("alpha (2,0), imp (0,0)", walls="[1,-2]-[1,-1] " + wall_along_x(1)), "imp")
    assert refused(position, "attack alpha")


def wall_along_x(x: int) -> str:
    """A wall across the whole map, west of column x."""
    return " ".join(f"[{x},{y}]-[{x},{y + 1}]" for y in range(-2, 10))


@pytest.mark.rule("D16-RANGE-02", "D16-RANGE-04", "D16-EXLOS-06")
def test_range_is_counted_round_a_wall() -> None:
    wall = "[-2,1]-[-1,1] [-1,1]-[0,1] [0,1]-[1,1]"
    assert refused(demon_acts(layout("alpha (0,0), pinky (0,1)", walls=wall), "pinky", points=0), "attack alpha")
    assert "attack alpha" in legal(demon_acts(layout("alpha (0,0), imp (0,1)", walls=wall), "imp", points=0))


@pytest.mark.rule("D16-ATTACK-03", "D16-ACTION-01")
def test_a_marine_rolls_the_dice_of_its_card() -> None:
    position = stack_events(layout("alpha (0,0), pinky (2,0)"), "demonic_resilience_2")
    luck(marine_acts(position, cards="pump_blast"), "red=1 red=2 black=3 event:demonic_resilience_2")
    play(position, "play pump_blast", "attack pinky-1")
    pass_all(position)
    assert damage(position, "pinky") == 6 - 1 - 1


@pytest.mark.rule("D16-ATTACK-05")
def test_a_demon_defends_with_the_event_deck_and_a_marine_with_its_own() -> None:
    position = layout("alpha (0,0), imp (2,0)")
    events, deck = position.event_deck.size, position.decks[0].size
    pass_all(attack(position, "alpha", "imp", 0, 1))
    assert position.event_deck.size == events - 1 and position.decks[0].size == deck
    pass_all(attack(position, "imp", "alpha"))
    assert position.event_deck.size == events - 1 and position.decks[0].size == deck - 1


@pytest.mark.rule("D16-ATTACK-06", "D16-DECK-04")
def test_without_cards_no_defence_is_revealed() -> None:
    position = layout("alpha (0,0), imp (2,0)")
    position.decks[0] = position.decks[0].with_cards([])
    luck(position, "red=2 red=2")
    pass_all(attack(position, "imp", "alpha"))
    assert damage(position, "alpha") == 4


@pytest.mark.rule("D16-ATTACK-07")
def test_the_defender_decides_before_the_attacker() -> None:
    position = stack_events(layout("alpha (0,0), imp (2,0)"), "soul_harvest_2", held="demonic_resilience_1")
    attack(luck(position, "red=1 red=1 event:soul_harvest_2"), "alpha", "imp", 2, 0, "steady_fire")
    assert asks(position) == (0, "while_defending")
    play(position, "pass")
    assert asks(position) == (1, "while_attacking")


@pytest.mark.rule("D16-ATTACK-08")
def test_shields_never_take_damage_below_nothing() -> None:
    position = stack_events(layout("alpha (0,0), pinky (2,0)"), "demonic_strength_1")
    luck(position, "red=1 event:demonic_strength_1")
    pass_all(attack(position, "alpha", "pinky", 1))
    assert damage(position, "pinky") == 0


@pytest.mark.rule("D16-ATTACK-09", "D16-COMP-09")
def test_the_revealed_card_is_discarded_at_the_end() -> None:
    position = stack_events(layout("alpha (0,0), imp (2,0)"), "soul_harvest_2")
    pass_all(attack(luck(position, "red=1 event:soul_harvest_2"), "alpha", "imp", 1))
    assert position.event_deck.discards == (event("soul_harvest_2"),)


@pytest.mark.rule("D16-ATTACK-10")
def test_no_attack_inside_an_attack() -> None:
    """Last Stand grants an attack to a killed marine: it is made when the fatal attack is over."""
    position = class_of(layout("alpha (0,0) with 9 damage, pinky (1,0)"), "alpha", "last_stand")
    luck(stack_deck(position, "alpha", "twin_barrels"), "red=2 red=2 alpha:twin_barrels")
    attack(position, "pinky", "alpha")
    pass_all(position, "while_defending", "while_attacking", "before_roll", "after_attack")
    assert asks(position) == (1, "on_killed") and type(position.agenda[-2]).__name__ == "Doomed"
    play(position, next(text for text in legal(position) if text.startswith("use")))
    pass_all(position)
    assert at(position, "alpha") is None and position.frags == 1


# -- cover -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-COVER-07", "D16-COVER-08")
def test_a_defender_in_cover_may_take_a_second_card_and_must_use_it() -> None:
    for answer, suffered in (("keep", 0), ("second", 2)):
        position = stack_deck(
            layout("alpha (0,0), imp (4,0)", difficult=[(2, 0)]), "alpha", "rack_and_advance twin_barrels"
        )
        attack(luck(position, "red=1 red=1 alpha:rack_and_advance alpha:twin_barrels"), "imp", "alpha")
        assert asks(position) == (1, "cover")
        pass_all(play(position, answer))
        assert damage(position, "alpha") == suffered


@pytest.mark.rule("D16-COVER-08", "D16-DECK-03")
def test_the_first_card_is_part_of_the_reshuffle_for_the_second() -> None:
    position = stack_deck(layout("alpha (0,0), imp (4,0)", difficult=[(2, 0)]), "alpha", "twin_barrels")
    attack(luck(position, "red=1 red=1 alpha:twin_barrels alpha:twin_barrels"), "imp", "alpha")
    pass_all(play(position, "second"))
    assert damage(position, "alpha") == 2 and discards(position, "alpha") == ["twin_barrels"]


@pytest.mark.rule("D16-COVER-07")
def test_without_cover_there_is_no_second_card() -> None:
    position = stack_deck(layout("alpha (0,0), imp (3,0)"), "alpha", "twin_barrels armor")
    pass_all(attack(position, "imp", "alpha"))
    assert position.decks[0].size == 1


@pytest.mark.rule("D16-LARGE-14")
def test_a_large_figure_never_has_cover() -> None:
    position = layout("alpha (0,0), mancubus (4,0)", difficult=[(2, 0), (2, 1)])
    attack(position, "alpha", "mancubus")
    assert not position.pending() or asks(position)[1] != "cover"


# -- defence -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-DEFENCE-02")
def test_a_dodge_cancels_all_damage() -> None:
    position = stack_deck(layout("alpha (0,0), imp (2,0)"), "alpha", "double_time")
    pass_all(attack(luck(position, "black=3 black=3 alpha:double_time"), "imp", "alpha", 0, 2))
    assert damage(position, "alpha") == 0


@pytest.mark.rule("D16-DEFENCE-03")
def test_the_text_of_a_revealed_card_is_not_resolved() -> None:
    position = stack_deck(layout("alpha (0,0), imp (2,0)"), "alpha", "armor")
    pass_all(attack(luck(position, "black=3 alpha:armor"), "imp", "alpha", 0, 1))
    assert damage(position, "alpha") == 1  # 2 printed shields, not 4


@pytest.mark.rule("D16-DEFENCE-04", "D16-DEFENCE-05")
def test_special_defence_counts_only_with_its_symbol() -> None:
    for card, suffered in (("hellish_power_2", 1), ("soul_harvest_2", 3)):
        position = stack_events(layout("alpha (0,0), cacodemon (2,0)"), card)
        pass_all(attack(luck(position, f"black=3 event:{card}"), "alpha", "cacodemon", 0, 1))
        assert damage(position, "cacodemon") == suffered


@pytest.mark.rule("D16-DEFENCE-06")
def test_special_defence_may_be_a_dodge() -> None:
    position = stack_events(layout("alpha (0,0), imp (2,0)"), "hellish_power_2")
    pass_all(attack(luck(position, "black=3 event:hellish_power_2"), "alpha", "imp", 0, 1))
    assert damage(position, "imp") == 0


@pytest.mark.rule("D16-DEFENCE-07", "D16-STUN-02")
def test_armour_counts_even_without_a_card() -> None:
    position = layout("alpha (0,0), pinky (2,0) stunned")
    deck = position.event_deck.size
    pass_all(attack(luck(position, "black=3"), "alpha", "pinky", 0, 1))
    assert damage(position, "pinky") == 2 and position.event_deck.size == deck


# -- stun --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-STUN-02", "D16-STUN-04")
def test_a_stunned_marine_reveals_nothing_has_no_cover_and_is_stunned_no_more() -> None:
    position = layout("alpha (0,0) stunned, imp (4,0)", difficult=[(2, 0)])
    pass_all(attack(luck(position, "red=2 red=1"), "imp", "alpha"))
    assert damage(position, "alpha") == 3 and not position.is_stunned(0)


@pytest.mark.rule("D16-STUN-03")
def test_a_stunned_attacker_removes_a_die_of_its_choice() -> None:
    position = stack_events(layout("alpha (0,0) stunned, cacodemon (2,0)"), "soul_harvest_2")
    attack(luck(position, "red=2 event:soul_harvest_2"), "alpha", "cacodemon", 1, 1)
    assert asks(position) == (1, "lose_die") and legal(position) == ["lose red", "lose black"]
    pass_all(play(position, "lose black"))
    assert damage(position, "cacodemon") == 2 and not position.is_stunned(0)


@pytest.mark.rule("D16-STUN-03")
def test_with_a_single_die_nothing_is_rolled() -> None:
    position = layout("alpha (0,0) stunned, imp (2,0)")
    pass_all(attack(position, "alpha", "imp", 1))
    assert damage(position, "imp") == 0 and not position.is_stunned(0)


@pytest.mark.rule("D16-STUN-01", "D16-STUN-05")
def test_a_stun_bomb_stuns_when_the_attack_is_over_and_not_twice() -> None:
    position = stack_events(layout("alpha (0,0), cacodemon (2,0) stunned"), "soul_harvest_2")
    attack(luck(position, "red=1 red=1"), "alpha", "cacodemon", 2, 0, "stun_bomb")
    play(position, next(text for text in legal(position) if text.startswith("use card stun_bomb-1")))
    pass_all(position)
    demon = number(position, "cacodemon")
    assert position.is_stunned(demon)
    pass_all(attack(luck(position, "red=1"), "alpha", "cacodemon", 1))
    assert not position.is_stunned(demon)


# -- damage and death --------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-DAMAGE-01")
def test_damage_is_kept_by_figure() -> None:
    position = layout("alpha (0,0), pinky-1 (2,0) stunned, pinky-2 (3,0)")
    pass_all(attack(luck(position, "red=2 red=1"), "alpha", "pinky-1"))
    assert damage(position, "pinky-1") == 2 and damage(position, "pinky-2") == 0


@pytest.mark.rule("D16-DAMAGE-02", "D16-KILL-03", "D16-KILL-05", "D16-SIDES-02")
def test_a_marine_dies_at_ten_damage_and_the_invader_gains_a_frag() -> None:
    position = layout("alpha (0,0) with 8 damage stunned, imp (2,0)")
    assert position.health(0) == MARINE_HEALTH == 10
    pass_all(attack(luck(position, "red=2 red=1"), "imp", "alpha"))
    assert at(position, "alpha") is None and damage(position, "alpha") == 0 and position.frags == 1


@pytest.mark.rule("D16-DAMAGE-04", "D16-ITEM-04")
def test_healing_removes_at_most_all_damage() -> None:
    position = marine_acts(layout("alpha (0,0) with 3 damage", packs=[(0, 0)]))
    play(position, "take health_pack")
    assert damage(position, "alpha") == 0 and refused(position, "take health_pack")
    position = marine_acts(layout("alpha (0,0) with 9 damage", packs=[(0, 0)]))
    assert damage(play(position, "take health_pack"), "alpha") == 4


@pytest.mark.rule("D16-KILL-01", "D16-KILL-02", "D16-DEMON-02", "D16-COMP-09")
def test_with_the_last_of_its_type_the_card_turns_down_and_loses_its_argent() -> None:
    position = layout("alpha (0,0), pinky-1 (2,0) with 4 damage stunned, pinky-2 (5,5)")
    kind = demon_type("pinky")
    position.argent[kind] = 2
    pass_all(attack(luck(position, "red=2 red=2"), "alpha", "pinky-1"))
    assert position.argent[kind] == 2 and damage(position, "pinky-1") == 0 and kind in position.types_on_map()
    position.put(number(position, "pinky-2"), position.place[0] + 1)
    position.stunned |= 1 << number(position, "pinky-2")
    position.damage[number(position, "pinky-2")] = 4
    pass_all(attack(luck(position, "red=2 red=2"), "alpha", "pinky-2"))
    assert position.argent[kind] == 0 and position.argent_left() == 18 and position.types_on_map() == []


@pytest.mark.rule("D16-KILL-04", "D16-KILL-06")
def test_a_killed_marine_rebuilds_its_deck_and_keeps_weapons_and_glory() -> None:
    position = glory_of(layout("alpha (0,0) with 9 damage stunned, imp (2,0)"), "alpha", "blood_fury")
    give(position, "alpha", "armor pump_blast")
    deck = position.decks[0].pile.counts(len(library().content.actions))
    position.decks[0] = position.decks[0].with_discards(tuple(card for card, count in enumerate(deck) if count)[:5])
    stack_deck(position, "alpha", "tracer scoped_burst steady_fire")
    owned = position.weapons[0]
    pass_all(attack(luck(position, "red=2"), "imp", "alpha", 1))
    assert len(hand(position, "alpha")) == 3 and position.decks[0].size == 7 and discards(position, "alpha") == []
    assert position.weapons[0] == owned and len(position.glory[0]) == 1


@pytest.mark.rule("D16-COMP-06")
def test_frag_tokens_are_unlimited() -> None:
    position = layout("alpha (0,0) with 9 damage stunned, imp (2,0)")
    position.frags = 21
    position.setting.objective = type(position.setting.objective)("", "sample_collection", [99] * 4)
    position.setting.objective.tokens = 3
    pass_all(attack(luck(position, "red=2"), "imp", "alpha", 1))
    assert position.frags == 22


@pytest.mark.rule("D16-COMP-06")
def test_more_dice_than_the_box_holds_are_rolled() -> None:
    position = layout("alpha (0,0), cyberdemon (2,0) stunned")
    pass_all(attack(luck(position, "red=2 red=2 red=2 red=2 red=2"), "alpha", "cyberdemon", 5))
    assert damage(position, "cyberdemon") == 10 - 1


@pytest.mark.rule("D16-TOKEN-01", "D16-STATUS-02")
def test_the_invader_wins_at_once_with_the_last_frag() -> None:
    position = layout("alpha (0,0) with 9 damage stunned, imp (2,0)")
    position.frags = 5
    attack(luck(position, "red=2"), "imp", "alpha", 1)
    pass_all(position)
    assert position.result == [1.0, 0.0, 0.0]


# -- reactions and events ----------------------------------------------------------------------------------------


@pytest.mark.rule("D16-ACTION-09", "D16-ACTION-10")
def test_a_reaction_is_played_when_its_text_says_and_discarded_at_once() -> None:
    position = stack_deck(give(layout("alpha (0,0), imp (2,0)"), "alpha", "armor"), "alpha", "twin_barrels")
    attack(luck(position, "red=2 red=2 alpha:twin_barrels"), "imp", "alpha")
    play(position, "use hand armor")
    pass_all(position)
    assert discards(position, "alpha") == ["armor", "twin_barrels"] and damage(position, "alpha") == 2
    position = marine_acts(layout("alpha (0,0)"), cards="armor")
    assert refused(position, "play armor")


@pytest.mark.rule("D16-ARGENT-07", "D16-ARGENT-08", "D16-TIMING-02")
def test_an_event_is_discarded_after_use_and_its_copy_cannot_be_used_too() -> None:
    held = "demonic_resilience_1 demonic_resilience_2"
    position = stack_events(layout("alpha (0,0), cacodemon (2,0)"), "soul_harvest_2", held=held)
    attack(luck(position, "black=3 event:soul_harvest_2"), "alpha", "cacodemon", 0, 1)
    play(position, "use event demonic_resilience_1")
    assert legal(position) == ["pass"]
    pass_all(position)
    assert damage(position, "cacodemon") == 2
    assert event("demonic_resilience_1") in position.event_deck.discards and len(position.event_hand) == 1


@pytest.mark.rule("D16-ARGENT-03", "D16-TIMING-02")
def test_argent_power_comes_from_the_demons_own_card_and_once_an_attack() -> None:
    position = layout("alpha (0,0), possessed_soldier (2,0), imp (6,6)")
    position.argent[demon_type("imp")] = 5
    attack(position, "possessed_soldier", "alpha")
    assert not [t for t in legal(position) if t.startswith("use ability burst")]
    position = layout("alpha (0,0) stunned, possessed_soldier (2,0)")
    kind = demon_type("possessed_soldier")
    position.argent[kind] = 3
    attack(luck(position, "red=1 red=1 red=1"), "possessed_soldier", "alpha")
    play(position, "use ability burst")
    assert position.argent[kind] == 2
    pass_all(position)
    assert damage(position, "alpha") == 3 and position.argent[kind] == 2


@pytest.mark.rule("D16-GOLD-02", "D16-TIMING-01", "D16-GOLD-04")
def test_a_card_may_grant_a_second_attack_and_need_not_be_used() -> None:
    position = layout("alpha (0,0) stunned, bravo (0,2) stunned, revenant (3,0)")
    position.argent[demon_type("revenant")] = 2
    demon_acts(luck(position, "red=1 red=1 black=1 red=2 red=2"), "revenant")
    play(position, "attack alpha")
    pass_all(position, "before_roll", "while_attacking", "while_defending")
    position_after = position
    assert "use ability homing_rockets" in legal(position_after)
    play(position_after, "use ability homing_rockets")
    pass_all(position_after, "after_attack")
    assert "attack bravo" in legal(position_after) and refused(position_after, "attack alpha")


@pytest.mark.rule("D16-ARGENT-03", "D16-ATTACK-10")
def test_rocket_barrage_strikes_another_marine_with_two_red_dice() -> None:
    position = layout("alpha (4,0) stunned, bravo (4,2) stunned, cyberdemon (0,0)")
    position.argent[demon_type("cyberdemon")] = 3
    demon_acts(luck(position, "red=1 red=1 black=1 black=1 red=2 red=1"), "cyberdemon")
    play(position, "attack alpha")
    pass_all(position, "before_roll", "while_defending", "while_attacking")
    play(position, "use ability rocket_barrage")
    pass_all(position)
    assert damage(position, "alpha") == 4 and position.argent[demon_type("cyberdemon")] == 1
    assert [text for text in legal(position) if text.startswith("attack")] == ["attack bravo"]
    play(position, "attack bravo")
    pass_all(position)
    assert damage(position, "bravo") == 3
    assert not [text for text in legal(position) if text.startswith("attack")], "it is paid for once"
