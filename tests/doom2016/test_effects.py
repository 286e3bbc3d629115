"""Cards that random games seldom play: each does what it says."""

import pytest

from platzdarm.games.doom2016.content.library import library_with
from platzdarm.games.doom2016.rules import decks, effects, killing, rounds
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.effects_table import PLACE_GRENADE, first_card
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from tests.doom2016.tabletop import (
    action,
    asks,
    at,
    attack,
    class_of,
    damage,
    demon_acts,
    demon_type,
    give,
    glory_of,
    hand,
    layout,
    legal,
    library,
    luck,
    marine_acts,
    name,
    number,
    pass_all,
    play,
    points,
    refused,
    stack_deck,
    stack_events,
)

BLANK = "soul_harvest_2"  # an event card without shields


def use(position: Incursion, words: str) -> Incursion:
    """The first way to use an ability that begins like this."""
    return play(position, next(text for text in legal(position) if text.startswith(f"use {words}")))


def shoot(position: Incursion, card: str, defender: str, dice: str) -> Incursion:
    """Alpha attacks with a card's own dice; the demon reveals a blank."""
    stack_events(position, BLANK)
    printed = library().content.actions[action(card)]
    luck(position, f"{dice} event:{BLANK}")
    return attack(position, "alpha", defender, printed.red, printed.black, card)


# -- action cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GOLD-02")
def test_precision_bolt_pierces_a_shield_and_ignores_cover() -> None:
    position = layout("alpha (0,0), pinky (4,0)", difficult=[(2, 0)])
    shoot(position, "precision_bolt", "pinky", "red=1 black=1 black=1")
    use(position, "card precision_bolt-1")
    assert asks(position) == (1, "while_attacking")
    pass_all(use(position, "card precision_bolt-2"))
    assert damage(position, "pinky") == 3


@pytest.mark.rule("D16-GOLD-02")
def test_rail_shot_goes_on_behind_the_defender() -> None:
    position = layout("alpha (0,0), mancubus (3,0), imp-1 (2,1), pinky (5,0)")
    shoot(position, "rail_shot", "mancubus", "black=1 black=1")
    assert [text for text in legal(position) if text.startswith("use card")] == ["use card rail_shot-1 pinky-1"]
    pass_all(use(position, "card"))
    assert damage(position, "pinky") == 2 and damage(position, "imp-1") == 0


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize("card", ["finisher", "gut", "tracer"])
@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (2, False)])
def test_what_only_a_living_defender_feels_is_not_offered_for_a_dead_one(card: str, wounds: int, offered: bool) -> None:
    position = layout(f"alpha (0,0), imp (1,0) with {wounds} damage")
    stack_events(position, BLANK)
    attack(luck(position, f"red=1 event:{BLANK}"), "alpha", "imp", 1, 0, card)
    pass_all(position, "before_roll", "while_attacking", "while_defending", "figure_killed")
    assert position.on_map(number(position, "imp")) == offered
    assert (f"use card {card}-1" in legal(position)) == offered


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize("card", ["rocket_salvo", "argent_burst"])
@pytest.mark.parametrize(("neighbour", "offered"), [("pinky (7,0)", False), ("pinky (4,1)", True)])
def test_what_strikes_all_around_is_not_offered_where_nobody_is(card: str, neighbour: str, offered: bool) -> None:
    position = layout(f"alpha (0,0), imp (3,0), {neighbour}")
    stack_events(position, BLANK)
    attack(luck(position, f"red=1 event:{BLANK}"), "alpha", "imp", 1, 0, card)
    pass_all(position, "before_roll", "while_defending")
    assert (f"use card {card}-1" in legal(position)) == offered


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize(("dice", "offered"), [("red=1 red=2", False), ("red=2 red=2", True)])
def test_of_a_kill_that_just_sufficed_nothing_is_passed_on(dice: str, offered: bool) -> None:
    position = layout("alpha (0,0), imp (3,0), pinky (3,1)")
    stack_events(position, BLANK)
    attack(luck(position, f"{dice} event:{BLANK}"), "alpha", "imp", 2, 0, "rolling_barrage")
    pass_all(position, "before_roll", "while_attacking", "while_defending")
    assert ("use card rolling_barrage-1 pinky-1" in legal(position)) == offered


@pytest.mark.rule("D16-STUN-05")
def test_a_stun_is_offered_for_a_stunned_figure_only_if_this_attack_ends_its_stun() -> None:
    position = layout("alpha (0,0), imp (3,0) stunned, pinky (3,1) stunned")
    attack(luck(position, "red=1"), "alpha", "imp", 1, 0, "stun_bomb")
    pass_all(position, "before_roll", "while_defending")
    assert [text for text in legal(position) if text.startswith("use card")] == ["use card stun_bomb-1 imp-1"]


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize(("wounds", "offered"), [(0, False), (1, True)])
def test_a_healing_is_not_offered_where_nobody_is_wounded(wounds: int, offered: bool) -> None:
    position = layout(f"alpha (0,0), imp-1 (1,0) with 2 damage, imp-2 (3,0) with {wounds} damage")
    stack_events(position, BLANK, held="soul_harvest_1")
    attack(luck(position, f"red=1 event:{BLANK}"), "alpha", "imp-1", 1, 0)
    pass_all(position, "before_roll", "while_attacking", "while_defending")
    assert ("use event soul_harvest_1" in legal(position)) == offered


@pytest.mark.rule("D16-GOLD-02")
def test_tendril_shot_strikes_up_to_two_others() -> None:
    position = layout("alpha (0,0), cyberdemon (3,0), pinky-1 (6,0), pinky-2 (6,1)")
    shoot(position, "tendril_shot", "cyberdemon", "red=1 red=1 black=1")
    pass_all(play(position, "use card tendril_shot-1 pinky-1 pinky-2"))
    assert damage(position, "pinky-1") == damage(position, "pinky-2") == 1


@pytest.mark.rule("D16-GOLD-02")
def test_rolling_barrage_passes_on_what_is_too_much() -> None:
    position = layout("alpha (0,0), imp-1 (3,0), pinky (3,1)")
    shoot(position, "rolling_barrage", "imp-1", "red=2 red=2 red=2")
    pass_all(use(position, "card rolling_barrage-1"))
    assert at(position, "imp-1") is None and damage(position, "pinky") == 3


@pytest.mark.rule("D16-GOLD-02")
def test_saw_through_takes_a_glory_kill_card_for_a_kill() -> None:
    position = shoot(layout("alpha (0,0), imp-1 (1,0)"), "saw_through", "imp-1", "red=2 black=3 black=3")
    pass_all(use(position, "card saw_through-1"))
    assert len(position.glory[0]) == 1


@pytest.mark.rule("D16-GOLD-02")
def test_gut_makes_the_defender_stagger_sooner() -> None:
    position = shoot(layout("alpha (0,0), pinky (1,0)"), "gut", "pinky", "red=1 red=1 black=1")
    assert not position.is_staggered(number(position, "pinky"))
    pass_all(use(position, "card gut-1"))
    assert position.is_staggered(number(position, "pinky"))


@pytest.mark.rule("D16-GOLD-02")
def test_twin_barrels_rolls_another_die_for_a_neighbour() -> None:
    position = layout("alpha (0,0), cyberdemon (1,0), pinky (3,1)")
    stack_events(position, BLANK)
    luck(position, f"red=1 black=1 black=1 event:{BLANK} red=2")
    attack(position, "alpha", "cyberdemon", 1, 2, "twin_barrels")
    pass_all(play(position, "use card twin_barrels-1 pinky-1"))
    assert damage(position, "pinky") == 2


@pytest.mark.rule("D16-GOLD-02")
def test_spin_up_stays_until_a_chaingun_has_fired() -> None:
    position = layout("alpha (0,0), cyberdemon (2,0)")
    marine_acts(position, cards="spin_up bullet_hose")
    play(position, "play spin_up", "play bullet_hose", "attack cyberdemon-1")
    assert any(text.startswith("use kept spin_up") for text in legal(position))
    use(position, "kept")
    pass_all(position)
    play(position, "end")
    assert position.in_play[0] == ()


@pytest.mark.rule("D16-WEAPON-06")
def test_an_attribute_counts_for_every_card_that_contains_it() -> None:
    position = layout("alpha (0,0), cyberdemon (2,0)")
    found = {card.id for card in library().content.actions if effects.has_trait(position, card.index, "rifle")}
    assert {"plasma_stream", "steady_fire", "triple_tap", "arc_shot"} <= found
    assert not found & {"pump_blast", "finisher", "service_carbine"}
    marine_acts(position, cards="spin_up pump_blast")
    play(position, "play spin_up", "play pump_blast", "attack cyberdemon-1")
    assert not any(text.startswith("use kept") for text in legal(position))


@pytest.mark.rule("D16-GOLD-02")
def test_kinetic_discharge_counts_the_squares_entered() -> None:
    position = layout("alpha (0,0), cyberdemon (2,2) stunned")
    marine_acts(position, cards="kinetic_discharge", points=3)
    play(position, "play kinetic_discharge", *["step w", "step e"] * 3)
    luck(position, "red=2 red=2 red=2 black=1")
    play(position, "attack cyberdemon-1")
    pass_all(use(position, "card kinetic_discharge-1"))
    assert damage(position, "cyberdemon") == 7 - 1


@pytest.mark.rule("D16-GOLD-02")
def test_charge_cell_takes_a_card_back() -> None:
    position = layout("alpha (0,0)")
    marine_acts(position, cards="charge_cell")
    position.decks[0] = position.decks[0].with_discards((action("tendril_shot"),))
    play(position, "play charge_cell tendril_shot")
    assert hand(position, "alpha") == ["tendril_shot"] and position.decks[0].discards == ()


@pytest.mark.rule("D16-GOLD-02")
def test_heat_vent_burns_adjacent_enemies_only() -> None:
    position = marine_acts(layout("alpha (0,0), bravo (0,1), pinky (1,0), imp-1 (3,0)"), cards="heat_vent")
    play(position, "play heat_vent")
    assert damage(position, "pinky") == 1 and damage(position, "bravo") == 0 and damage(position, "imp-1") == 0


@pytest.mark.rule("D16-GOLD-02")
def test_siphon_grenade_hurts_all_around_and_heals_the_thrower() -> None:
    position = layout("alpha (0,0) with 5 damage, pinky (3,0), bravo (3,1)")
    marine_acts(luck(position, "red=2"), cards="siphon_grenade")
    play(position, f"play siphon_grenade {name(position, (3, 0))}", "end")
    pass_all(position)
    assert damage(position, "pinky") == 2 and damage(position, "bravo") == 2 and damage(position, "alpha") == 1
    assert len(position.grenades) == 0


@pytest.mark.rule("D16-GOLD-02")
def test_a_decoy_lets_a_marine_dodge_once() -> None:
    position = layout("alpha (0,0) stunned, imp (2,0)")
    decoy = library().content.weapon("decoy_grenade").index
    position.grenades = ((1, decoy, position.setting.field.index[(1, 1)], 0),)
    attack(luck(position, "red=2 red=2"), "imp", "alpha")
    pass_all(use(position, "grenade bravo-decoy_grenade"))
    assert damage(position, "alpha") == 0 and len(position.grenades) == 0


@pytest.mark.rule("D16-GOLD-02")
def test_tracer_marks_for_a_reroll() -> None:
    position = layout("alpha (0,0), cyberdemon (2,0)")
    shoot(position, "tracer", "cyberdemon", "red=1")
    pass_all(use(position, "card tracer-1"))
    stack_events(position, BLANK)
    attack(luck(position, f"red=1 event:{BLANK} red=2"), "bravo" if at(position, "bravo") else "alpha", "cyberdemon", 1)
    before = damage(position, "cyberdemon")
    pass_all(use(position, "reroll mark dice-1"))
    assert damage(position, "cyberdemon") == before + 1


# -- class cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GOLD-02")
def test_marksman_shoots_two_squares_farther() -> None:
    position = class_of(layout("alpha (0,0), imp (5,0)"), "alpha", "marksman")
    marine_acts(position, cards="pump_blast")
    assert "attack imp-1" in legal(play(position, "play pump_blast"))


@pytest.mark.rule("D16-GOLD-02")
def test_executioner_lowers_stagger_once() -> None:
    position = class_of(layout("alpha (0,0), pinky (1,0) with 2 damage"), "alpha", "executioner")
    pass_all(attack(luck(stack_events(position, BLANK), f"red=2 event:{BLANK}"), "alpha", "pinky", 1))
    assert damage(position, "pinky") == 3 and position.is_staggered(number(position, "pinky"))


@pytest.mark.rule("D16-GOLD-02")
def test_hardened_cannot_be_stunned() -> None:
    position = class_of(layout("alpha (0,0), cacodemon (2,0)"), "alpha", "hardened")
    position.argent[demon_type("cacodemon")] = 1
    stack_deck(position, "alpha", "twin_barrels")
    attack(luck(position, "red=2 red=2 alpha:twin_barrels"), "cacodemon", "alpha")
    pass_all(position)
    assert damage(position, "alpha") == 4
    assert not [text for text in legal(position) if text.startswith("use ability static_spit")]
    killing.stun(position, 0)
    assert not position.is_stunned(0)


@pytest.mark.rule("D16-GOLD-02")
def test_scavenger_gains_more_from_items() -> None:
    position = class_of(
        layout("alpha (0,0) with 9 damage", packs=[(0, 0)], weapons={(0, 0): "chainsaw"}), "alpha", "scavenger"
    )
    play(marine_acts(position), "take health_pack", "take weapon")
    assert damage(position, "alpha") == 2 and len(hand(position, "alpha")) == 1


@pytest.mark.rule("D16-GOLD-02")
def test_slipstream_pays_nothing_for_enemies() -> None:
    position = class_of(layout("alpha (0,0), imp (1,0)"), "alpha", "slipstream")
    assert points(play(marine_acts(position, points=2), "step e")) == 1


@pytest.mark.rule("D16-GOLD-02")
def test_grenadier_throws_farther() -> None:
    position = layout("alpha (0,0)", size=(14, 4), origin=(0, 0), teleporters=[(0, 0)])
    throw = library().content.actions[action("frag_grenade")].find(PLACE_GRENADE)
    assert throw is not None
    far = position.setting.field.index[(6, 0)]
    assert far not in PLACE_GRENADE.squares(position, 0, throw)
    assert far in PLACE_GRENADE.squares(class_of(position, "alpha", "grenadier"), 0, throw)


@pytest.mark.rule("D16-GOLD-02")
def test_breacher_sets_a_die_and_berserker_adds_one() -> None:
    position = class_of(layout("alpha (0,0), pinky (1,0) stunned"), "alpha", "breacher")
    attack(luck(position, "red=1"), "alpha", "pinky", 1)
    pass_all(play(position, "use class breacher-1 die-1 face-2"))
    assert damage(position, "pinky") == 1
    position = class_of(layout("alpha (0,0), pinky (1,0) stunned"), "alpha", "berserker")
    attack(luck(position, "red=2 red=2"), "alpha", "pinky", 1)
    pass_all(use(position, "class berserker-1"))
    assert damage(position, "pinky") == 3


@pytest.mark.rule("D16-GOLD-02")
def test_squad_sergeant_lends_a_point_for_a_card() -> None:
    position = class_of(layout("alpha (0,0), bravo (5,5)"), "bravo", "squad_sergeant")
    give(position, "bravo", "armor tracer")
    position.agenda = [MarineActivation(0)]
    position.advance()
    assert asks(position) == (2, "ally_start_activation") and len(legal(position)) == 3
    use(position, "class squad_sergeant-1 - armor")
    pass_all(position)
    assert asks(position) == (1, "act") and points(position) == 1 and len(position.hands[1]) == 1


@pytest.mark.rule("D16-GOLD-02")
def test_first_in_puts_its_card_on_top() -> None:
    position = class_of(layout("alpha (0,0), bravo (5,5), imp (9,9)"), "bravo", "first_in")
    rounds.prepare_deck(position)
    first_card(position, 1)
    assert (position.initiative.top.counts, position.initiative.top.known_to) == ([0, 1, 0, 0, 0], -1)


# -- demons and events -------------------------------------------------------------------------------------------


@pytest.mark.rule("D16-GOLD-02")
def test_flamethrower_attacks_every_enemy_near() -> None:
    position = layout("alpha (2,0) stunned, bravo (2,1) stunned, mancubus (0,0)")
    position.argent[demon_type("mancubus")] = 1
    demon_acts(luck(position, "red=1 red=1 red=2 red=2"), "mancubus")
    play(position, "flames flamethrower")
    pass_all(position)
    assert damage(position, "alpha") == 2 and damage(position, "bravo") == 4
    assert not any(text.startswith("attack") for text in legal(position))


@pytest.mark.rule("D16-GOLD-02")
def test_hit_and_run_gives_points_after_the_attack() -> None:
    position = layout("alpha (2,0) stunned, imp (0,0)")
    demon_acts(luck(position, "red=1 red=1"), "imp", points=0)
    play(position, "attack alpha")
    use(position, "ability hit_run")
    pass_all(position, "after_attack")
    assert points(position) == 2


@pytest.mark.rule("D16-GOLD-02")
def test_ram_needs_a_run_up_in_a_straight_line() -> None:
    for steps, used in ((["step w"] * 3, True), (["step w", "step nw", "step sw"], False)):
        position = layout("alpha (0,0) stunned, pinky (4,0)")
        demon_acts(position, "pinky")
        play(position, *steps, "attack alpha")
        assert any(text.startswith("use ability ram") for text in legal(position)) == used


@pytest.mark.rule("D16-GOLD-02")
def test_jet_hop_flies_but_does_not_rest_in_terrain() -> None:
    position = layout("alpha (9,9), revenant (0,0)", impassable=[(1, y) for y in range(-2, 10)])
    position.argent[demon_type("revenant")] = 1
    use(demon_acts(position, "revenant"), "ability jet_hop")
    assert points(position) == 6
    play(position, "step e")
    assert "end" not in legal(position)
    assert "end" in legal(play(position, "step e"))


@pytest.mark.rule("D16-TIMING-02")
def test_an_ability_is_used_again_after_something_else_but_not_at_once() -> None:
    position = layout("alpha (9,9), revenant (0,0)")
    position.argent[demon_type("revenant")] = 2
    use(demon_acts(position, "revenant"), "ability jet_hop")
    assert not [text for text in legal(position) if text.startswith("use ability jet_hop")]
    use(play(position, "step e"), "ability jet_hop")
    assert points(position) == 4 + 2 - 1 + 2 and position.argent[demon_type("revenant")] == 0


@pytest.mark.rule("D16-ARGENT-08", "D16-TIMING-02")
def test_a_second_demonic_speed_follows_after_a_step() -> None:
    held = "demonic_speed_1 demonic_speed_2"
    position = demon_acts(stack_events(layout("alpha (9,9), imp (0,0)"), BLANK, held=held), "imp")
    use(position, "event demonic_speed_1")
    assert not [text for text in legal(position) if text.startswith("use event demonic_speed")]
    use(play(position, "step e"), "event demonic_speed_2")
    assert points(position) == 4 + 2 - 1 + 2 and not position.event_hand


@pytest.mark.rule("D16-TIMING-02", "D16-TIMING-03")
def test_a_second_adrenaline_rush_follows_after_a_step() -> None:
    position = marine_acts(glory_of(layout("alpha (0,0)"), "alpha", "adrenaline_rush adrenaline_rush"))
    use(position, "glory adrenaline_rush")
    assert not [text for text in legal(position) if text.startswith("use glory")]
    use(play(position, "step e"), "glory adrenaline_rush")
    assert points(position) == 2 - 1 + 2


@pytest.mark.rule("D16-GOLD-02")
def test_stomp_hurts_all_enemies_around_at_the_end() -> None:
    position = demon_acts(layout("alpha (2,0), bravo (9,9), cyberdemon (0,0)"), "cyberdemon")
    play(position, "end")
    use(position, "ability stomp")
    assert damage(position, "alpha") == 1 and damage(position, "bravo") == 0


@pytest.mark.rule("D16-GOLD-02")
def test_unstoppable_shrugs_off_stun_and_glory_kills() -> None:
    position = stack_events(layout("alpha (0,0), cacodemon (2,0)"), BLANK, held="unstoppable_1")
    attack(luck(position, f"red=1 red=1 event:{BLANK}"), "alpha", "cacodemon", 2, 0, "stun_bomb")
    play(position, "use event unstoppable_1")
    use(position, "card stun_bomb-1 cacodemon-1")
    pass_all(position)
    demon = number(position, "cacodemon")
    assert not position.is_stunned(demon) and position.no_glory >> demon & 1


@pytest.mark.rule("D16-GOLD-02")
def test_death_curse_strikes_back() -> None:
    position = stack_events(layout("alpha (0,0), imp (2,0) stunned"), BLANK, held="death_curse_1")
    attack(luck(position, "black=3"), "alpha", "imp", 0, 1)
    pass_all(position, "while_defending")
    play(position, "use event death_curse_1")
    assert damage(position, "alpha") == 2


@pytest.mark.rule("D16-GOLD-02")
def test_darkness_limits_marines_range() -> None:
    position = layout("alpha (0,0), imp (5,0)")
    marine_acts(position, cards="scoped_burst")
    play(position, "play scoped_burst")
    assert "attack imp-1" in legal(position)
    position.range_limit = 4
    position.asked = None
    assert "attack imp-1" not in legal(position)


@pytest.mark.rule("D16-GOLD-02")
def test_dark_pact_takes_a_card_and_lays_argent() -> None:
    position = give(layout("alpha (0,0), imp (9,9)"), "alpha", "armor")
    stack_events(position, BLANK, held="dark_pact_1")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    play(position, "use event dark_pact_1 alpha imp")
    assert hand(position, "alpha") == [] and position.argent[demon_type("imp")] == 1


@pytest.mark.rule("D16-GOLD-02")
def test_ambush_orders_the_next_three_cards() -> None:
    position = stack_events(layout("alpha (0,0), bravo (1,0), imp (9,9)"), BLANK, held="ambush_1")
    rounds.prepare_deck(position)
    position.agenda = [rounds.ActivationPhase(0)]
    position.advance()
    play(position, "use event ambush_1", "order bravo top", "order invader top", "order alpha top")
    pass_all(position, "activation_phase")
    assert asks(position) == (1, "act")


@pytest.mark.rule("D16-GOLD-02")
def test_ripped_free_heals_when_it_is_gained() -> None:
    position = glory_of(layout("alpha (0,0) with 6 damage, imp (1,0) with 2 damage"), "alpha", "")
    luck(marine_acts(position, points=2), "glory:ripped_free")
    play(position, "step e")
    assert damage(position, "alpha") == 2 and position.glory[0] == () and len(position.glory_deck.discards) == 1


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize("card", ["adrenaline_rush", "second_wind"])
def test_glory_kill_cards_are_used_up(card: str) -> None:
    position = marine_acts(glory_of(layout("alpha (0,0)"), "alpha", card))
    use(position, f"glory {card}")
    assert position.glory[0] == () and decks.draw_glory(position, 0) >= 0


@pytest.mark.rule("D16-GOLD-02")
def test_a_further_attack_grants_no_attack_of_its_own() -> None:
    """Triple Tap would otherwise go on for as long as anybody is there."""
    position = layout("alpha (0,0), cyberdemon (2,0)")
    marine_acts(position, cards="triple_tap")
    play(position, "play triple_tap", "attack cyberdemon-1")
    while (again := [text for text in legal(position) if text.startswith("use card triple_tap")]) or asks(position) != (
        1,
        "act",
    ):
        play(position, again[0] if again else "pass")
    play(position, "attack cyberdemon-1")
    while asks(position) != (1, "act"):
        assert not any(text.startswith("use card triple_tap") for text in legal(position))
        play(position, "pass")
    assert refused(position, "attack cyberdemon-1")


# -- several effects ---------------------------------------------------------------------------------------------

TWO_EFFECTS = """
pack = "two_effects"
[[glory_kills]]
id = "grim_resolve"
origin = "original"
name = { en = "Grim Resolve", ru = "Мрачная решимость" }
copies = 2
effects = [
    { when = "while_defending", do = "gain_mp", cost = "discard", n = 1 },
    { when = "while_defending", do = "add_shields", cost = "discard", n = 2 },
]
"""


@pytest.mark.rule("D16-GOLD-02")
def test_effects_of_one_card_wait_for_one_another_also_when_saved() -> None:
    """Points gained outside the own activation are spent before the shields come."""
    position = glory_of(layout("alpha (0,0), imp (2,0)"), "alpha", "grim_resolve")
    position.setting.content = library_with([("own.toml", TWO_EFFECTS)]).content
    stack_deck(position, "alpha", "snap_shot")
    luck(position, "red=2 red=2 alpha:snap_shot")
    attack(position, "imp-1", "alpha", 2)
    use(position, "glory grim_resolve")
    assert asks(position) == (1, "walk")
    again = Incursion(position.rules, position.setting, [], position.chance.copy())
    again.restore(position.data())
    for one in (position, again):
        pass_all(play(one, "step w"))
        assert damage(one, "alpha") == 1, "four symbols, a shield on the defence card, two of the glory kill card"


@pytest.mark.rule("D16-GOLD-02")
@pytest.mark.parametrize(("red", "black", "again"), [(2, 0, (1, 0)), (1, 1, (0, 1)), (0, 2, (0, 1)), (0, 1, (0, 0))])
def test_onslaught_grants_an_attack_on_another_with_a_die_fewer(
    red: int, black: int, again: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A red one if there is any; a demon of one's own may have black dice alone."""
    position = stack_events(layout("alpha (0,0), bravo (0,2), imp (1,1)"), BLANK, held="onslaught_1")
    imp = position.setting.demon(number(position, "imp"))
    monkeypatch.setattr(imp, "red", red)
    monkeypatch.setattr(imp, "black", black)
    play(demon_acts(position, "imp"), "attack alpha")
    pass_all(position, "before_roll", "while_attacking", "while_defending")
    use(position, "event onslaught_1")
    pass_all(position, "after_attack")
    step = position.agenda[-1]
    assert isinstance(step, DemonActivation)
    assert [(offer.red, offer.black) for offer in step.offers] == [again]
    assert refused(position, "attack alpha") and "attack bravo" in legal(position)


@pytest.mark.rule("D16-GLORY-05")
def test_who_uses_a_card_that_draws_draws_himself() -> None:
    position = marine_acts(glory_of(layout("alpha (0,0), bravo (1,0)"), "bravo", "second_wind"), "bravo")
    stack_deck(position, "alpha", "armor")
    stack_deck(position, "bravo", "armor")
    use(position, "glory second_wind")
    assert (hand(position, "alpha"), hand(position, "bravo")) == ([], ["armor"])


@pytest.mark.rule("D16-STUN-01")
def test_a_shockwave_stuns_outside_of_an_attack() -> None:
    position = marine_acts(glory_of(layout("alpha (0,0), imp (2,0), pinky (4,0)"), "alpha", "shockwave"))
    use(position, "glory shockwave imp-1")
    assert position.is_stunned(number(position, "imp-1"))
    assert not position.is_stunned(number(position, "pinky-1"))
