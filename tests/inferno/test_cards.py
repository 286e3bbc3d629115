"""Chapters PLAY, HERO, CONS, QUEST, ACQ, AMB, BAN, REF: what players do with cards."""

import pytest

from platzdarm.games.inferno.rules.cards import CENTRE, QUEST
from platzdarm.games.inferno.rules.damage import destroy_gear
from platzdarm.games.inferno.rules.figures import defence, speed, strength
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import CARD_BITS, NO_CARD, Contest
from platzdarm.games.inferno.rules.research import Research
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.pile import UNSEEN, Pile, bag_of
from platzdarm.kernel.position import SPECTATOR, View
from tests.inferno.tabletop import (
    WEST,
    asked,
    at,
    card,
    cards,
    content,
    do,
    end_turn,
    ids,
    kinds,
    may,
    offered,
    piece,
    put,
    refused,
    step,
    table,
)

# -- PLAY, HERO --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-PLAY-01")
def test_playing_is_free_and_unlimited() -> None:
    position = table(hand=["apprentice"] * 3 + ["abbot_of_the_high_stair"])
    do(position, "play abbot_of_the_high_stair", "play apprentice", "play apprentice", "play apprentice")
    assert position.runes[0] == 3 and position.hand[0] == ()


@pytest.mark.rule("INF-PLAY-02")
def test_choices_are_made_at_once() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (0, None)}, hand=["thorn_ranger", "apprentice"])
    do(position, "play thorn_ranger")
    assert asked(position) == ["aim"] and refused(position, "play apprentice") == "INF-PLAY-02"
    do(position, "champion rakar")
    assert asked(position) == ["act"]


@pytest.mark.rule("INF-PLAY-03")
def test_what_a_card_sets_off_comes_after_its_own_effects() -> None:
    position = table(hand=["stair_duellist", "archive_novice"], deck=["mystic", "apprentice"], queue=[card("mystic")])
    do(position, "play stair_duellist")
    events = [event for event in do(position, "play archive_novice") if event.kind == "drew_card"]
    assert [event.values[1] for event in events] == [card("mystic"), card("apprentice")]
    assert kinds(do(position, "play apprentice"))[0] == "played"


@pytest.mark.rule("INF-PLAY-04")
def test_resources_wait_until_they_are_spent() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["mystic"], power=4)
    do(position, "play mystic", "order rakar", "end")
    assert position.runes[0] == 2 and may(position, "acquire heavy_infantry")


@pytest.mark.rule("INF-PLAY-05", "INF-KEY-01", "INF-KEY-02")
def test_allegiance_before_or_after_but_never_by_itself() -> None:
    alone = table(hand=["edr_berserker"])
    do(alone, "play edr_berserker")
    end_power = alone.power[0]
    assert end_power == 2
    later = table(hand=["edr_berserker", "gear_hand", "gear_hand", "gear_hand"])
    do(later, "play edr_berserker", "play gear_hand", "choose way-1")
    assert later.power[0] == 3, "gained when the other card is played"
    do(later, "play gear_hand", "choose way-1")
    assert later.power[0] == 3, "once a turn"
    earlier = table(hand=["edr_berserker", "gear_hand"])
    do(earlier, "play gear_hand", "choose way-1", "play edr_berserker")
    assert earlier.power[0] == 3
    two = table(hand=["edr_berserker", "edr_berserker"])
    do(two, "play edr_berserker", "play edr_berserker")
    assert two.power[0] == 6, "each is the other card for the other"


@pytest.mark.rule("INF-HERO-02")
def test_a_continuous_line_works_to_the_end_of_the_turn() -> None:
    position = table({"virak": (0, (0, 0)), "rakar": (0, (2, 0))}, hand=["moon_stag"], deck=["mystic"] * 9)
    do(position, "play moon_stag")
    put(position, "jirra", 0, None)
    assert [speed(position, piece(position, name)) for name in ("virak", "jirra", "rakar")] == [4, 4, 3]
    end_turn(position)
    assert speed(position, piece(position, "virak")) == 3


# -- CONS --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CONS-01", "INF-CONS-04")
def test_a_construct_goes_to_an_own_champion_wherever_it_is() -> None:
    position = table({"rakar": (0, None), "sadranis": (0, (0, 0)), "virak": (1, (3, 0))}, hand=["bark_plate"] * 2)
    position.exhausted[piece(position, "rakar")] = 1
    plays = {text for text in offered(position) if text.startswith("play")}
    assert plays == {"play bark_plate sadranis", "play bark_plate rakar"}
    do(position, "play bark_plate rakar", "play bark_plate rakar")
    assert len(position.gear[piece(position, "rakar")]) == 2 and position.hand[0] == ()


@pytest.mark.rule("INF-CONS-02")
def test_a_construct_adds_its_bonuses() -> None:
    position = table({"timestream_seer": (0, (0, 0))}, hand=["soul_thiefs_staff"])
    do(position, "play soul_thiefs_staff timestream_seer")
    seer = piece(position, "timestream_seer")
    assert (strength(position, seer), defence(position, seer)) == (4 + 3, 5 + 3)


@pytest.mark.rule("INF-CONS-03", "INF-CONS-05")
def test_abilities_of_a_construct_are_its_bearers_alone() -> None:
    position = table(
        {"rakar": (0, (0, 0)), "sadranis": (0, (0, 1)), "wisp": (1, (1, 0))}, hand=["soul_thiefs_staff"], power=9
    )
    position.gear[piece(position, "sadranis")] = (card("soul_thiefs_staff"),)
    do(position, "play soul_thiefs_staff rakar", "order rakar", "strike melee wisp", "first card soul_thiefs_staff")
    assert position.souls[piece(position, "rakar")] == 1 and position.souls[piece(position, "sadranis")] == 0
    node = table({"rakar": (0, (0, 0))}, hand=["computing_node"])
    do(node, "play computing_node rakar")
    assert node.runes[0] == 1, "what it does once, when it is played"
    end_turn(node)
    assert node.runes[0] == 0


@pytest.mark.rule("INF-CONS-06")
def test_a_destroyed_construct_is_in_its_owners_discards() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0))}, power=9)
    sadranis = piece(position, "sadranis")
    position.gear[sadranis] = (card("wind_sash"), card("piston_lance"))
    do(position, "order rakar", "strike melee sadranis")
    assert ids(position.discard[1]) == ["piston_lance", "wind_sash"] and position.discard[0] == ()
    assert position.gear[sadranis] == () and strength(position, sadranis) == 8


@pytest.mark.rule("INF-CONS-07")
def test_no_construct_for_a_minion() -> None:
    position = table({"giant_rat-1a": (0, (0, 0))}, hand=["bark_plate"])
    assert refused(position, "play bark_plate giant_rat-1a") == "INF-CONS-07"


# -- QUEST -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-QUEST-01")
def test_research_for_three_runes_as_often_as_one_can_pay() -> None:
    position = table(runes=7)
    for _ in range(2):
        do(position, "research")
        do(position, offered(position)[0])
    assert position.runes[0] == 1 and refused(position, "research") == "INF-QUEST-01"


@pytest.mark.rule("INF-QUEST-02")
def test_one_of_two_is_kept_and_the_other_goes_below() -> None:
    vigil, graves = card("silent_vigil"), card("two_graves")
    position = table(runes=3, queue=[vigil, graves])
    do(position, "research")
    assert set(offered(position)) == {"keep silent_vigil", "keep two_graves"}
    assert View(position, 1).known.agenda[-1].data()[2] == [255, 255], "others do not see them"
    do(position, "keep silent_vigil")
    assert ids(position.discard[0]) == ["silent_vigil"]
    assert position.quests.size == 24 and position.quests.bags[0].counts[graves] == 1
    assert position.quests.bags[0].size == 1, "at the bottom"


@pytest.mark.rule("INF-QUEST-03")
def test_research_by_an_effect_costs_nothing() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["pasytheas_scimitar"])
    do(position, "play pasytheas_scimitar rakar")
    assert asked(position) == ["research"] and position.runes[0] == 0


@pytest.mark.rule("INF-QUEST-04")
def test_the_last_quest_goes_to_the_discards() -> None:
    position = table(runes=6)
    position.quests = Pile([bag_of([card("two_graves")], len(content().cards))])
    do(position, "research")
    assert ids(position.discard[0]) == ["two_graves"]
    do(position, "research")
    assert position.runes[0] == 0 and asked(position) == ["act"]


@pytest.mark.rule("INF-QUEST-05")
def test_a_quest_draws_a_card_and_counts_as_played() -> None:
    position = table(hand=["silent_vigil", "stair_duellist"], deck=["mystic", "apprentice"])
    do(position, "play silent_vigil")
    assert len(position.hand[0]) == 2
    do(position, "play stair_duellist")
    assert len(position.hand[0]) == 2, "its allegiance is met by the quest"


@pytest.mark.rule("INF-QUEST-06")
def test_a_quest_counts_each_dear_card_once() -> None:
    """Clear Mind asks for a card that costs 3 or more; what comes after that counts as well."""
    names = ["clear_mind", "dream_seller", "gate_scribe", "dream_seller", "dream_seller"]
    position = table({"kehmep": (0, (0, 0))}, hand=names, deck=["mystic"] * 9)

    def progress() -> int:
        return position.pursued[0][0] & CARD_BITS

    do(position, "play clear_mind")
    found = [progress()]
    assert "complete" not in asked(position)
    for name in names[1:]:
        do(position, f"play {name}")
        while asked(position)[0] != "act":
            do(position, offered(position)[0])
        found.append(progress())
    assert found == [0, 1, 1, 2, 3] and "complete" in asked(position)


@pytest.mark.rule("INF-QUEST-06")
def test_a_card_of_another_faction_brings_a_quest_no_nearer() -> None:
    """Blessing of the Wind asks for another Enlightened card."""
    position = table({"kehmep": (0, (0, 0))}, hand=["blessing_of_the_wind", "night_runner"], deck=["mystic"] * 9)
    do(position, "play blessing_of_the_wind", "play night_runner")
    assert "complete" not in asked(position)


@pytest.mark.rule("INF-QUEST-06", "INF-QUEST-07")
def test_a_quest_whose_goal_is_met_may_be_completed() -> None:
    names = ["archive_novice", "blessing_of_the_wind", "archive_novice"]
    position = table({"kehmep": (0, (0, 0))}, hand=names, deck=["mystic"] * 9)
    do(position, "play archive_novice", "play blessing_of_the_wind")
    assert "complete" not in asked(position), "only what comes afterwards counts"
    do(position, "play archive_novice")
    assert "complete" in asked(position)
    left = position.copy()
    end_turn(left)
    assert "blessing_of_the_wind" in ids(left.discard[0])
    do(position, "complete blessing_of_the_wind kehmep")
    assert speed(position, piece(position, "kehmep")) == 3 + 2
    end_turn(position)
    assert ids(position.attached[piece(position, "kehmep")]) == ["blessing_of_the_wind"]


@pytest.mark.rule("INF-QUEST-07")
def test_a_quest_may_be_completed_in_the_middle_of_an_order() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(1, 0)]}, hand=["silent_vigil"], power=9)
    do(position, "play silent_vigil", "order rakar")
    step(position, (1, 0))
    assert "complete" not in asked(position), "the movement has not ended"
    do(position, "stop", "complete silent_vigil rakar")
    assert asked(position) == ["champion"] and defence(position, piece(position, "rakar")) == 8 + 2


@pytest.mark.rule("INF-QUEST-06")
def test_a_forest_that_is_entered_completes_green_road() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"forest": [(1, 0)]}, hand=["green_road"], power=9)
    do(position, "play green_road", "order rakar")
    assert "complete" not in asked(position)
    step(position, (1, 0))
    do(position, "stop", "complete green_road rakar")
    assert ids(position.attached[piece(position, "rakar")]) == ["green_road"]


@pytest.mark.rule("INF-TEAM-03", "INF-PDECK-01")
def test_a_drawn_card_is_seen_by_partners_and_by_nobody_else() -> None:
    position = table(mode="teams", hand=["archive_novice"], deck=["mystic"])
    drawn = next(event for event in do(position, "play archive_novice") if event.kind == "drew_card")
    assert [drawn.seen_by(seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [True, False, True, False, False]


@pytest.mark.rule("INF-PLAY-02")
def test_of_the_discards_only_constructs_are_fetched() -> None:
    position = table(hand=["salvage_crew"])
    position.discard[0] = cards(["mystic", "bark_plate", "calibrate", "wind_sash"])
    do(position, "play salvage_crew")
    assert sorted(offered(position)) == ["card discard bark_plate", "card discard wind_sash"]
    do(position, "card discard bark_plate")
    assert ids(position.hand[0]) == ["bark_plate"]


@pytest.mark.rule("INF-QUEST-06")
def test_a_move_that_ends_on_a_shrine_counts_once() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(1, 0)]}, hand=["silent_vigil"], power=9)
    do(position, "play silent_vigil", "order rakar")
    step(position, (1, 0))
    do(position, "stop")
    assert [entry & CARD_BITS for entry in position.pursued[0]] == [1]


@pytest.mark.rule("INF-QUEST-06")
def test_who_enters_or_crosses_a_portal_or_blight_completes_scorched_path() -> None:
    entering = table({"rakar": (0, None)}, hand=["scorched_path"], power=9)
    do(entering, "play scorched_path", "order rakar a7")
    assert "complete" in asked(entering), "it came in through the portal"
    for portal, blighted in (((1, 0), (0, 6)), ((6, 0), (1, 0))):
        position = table(
            {"rakar": (0, (0, 0))},
            terrain={"blighted": [blighted]},
            portals=((WEST,), (portal,)),
            hand=["scorched_path"],
            power=9,
        )
        do(position, "play scorched_path", "order rakar")
        assert "complete" not in asked(position)
        step(position, (1, 0), (2, 0))
        do(position, "stop", "complete scorched_path rakar")
        assert ids(position.attached[piece(position, "rakar")]) == ["scorched_path"]


@pytest.mark.rule("INF-QUEST-06")
def test_constructs_that_champions_bear_complete_recycle_wherever_they_are() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (0, None), "jirra": (1, (2, 0))}, hand=["recycle"])
    rakar, virak, jirra = (piece(position, name) for name in ("rakar", "virak", "jirra"))
    position.gear[rakar], position.gear[jirra] = (card("piston_lance"),), (card("bark_plate"), card("wind_sash"))
    do(position, "play recycle")
    assert not [text for text in offered(position) if text.startswith("complete")], "an enemy's do not count"
    position.gear[virak], position.asked = (card("bark_plate"),), None
    do(position, "complete recycle virak")
    assert ids(position.attached[virak]) == ["recycle"]


@pytest.mark.rule("INF-QUEST-08")
def test_any_number_of_quests_on_any_champion_but_minions() -> None:
    position = table({"rakar": (0, None), "giant_rat-1a": (0, (0, 0))}, hand=["feast_of_souls"])
    rakar = piece(position, "rakar")
    position.exhausted[rakar], position.souls[rakar] = 1, 2
    position.attached[rakar] = (card("silent_vigil"),)
    do(position, "play feast_of_souls")
    assert [text for text in offered(position) if text.startswith("complete")] == ["complete feast_of_souls rakar"]
    do(position, "complete feast_of_souls rakar")
    assert len(position.attached[rakar]) == 2 and defence(position, rakar) == 8 + 2 + 2


@pytest.mark.rule("INF-QUEST-09", "INF-DMG-06")
def test_quests_and_souls_stay_with_a_defeated_champion() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0))}, power=9)
    sadranis = piece(position, "sadranis")
    position.gear[sadranis], position.attached[sadranis] = (card("piston_lance"),), (card("calibrate"),)
    position.souls[sadranis], position.strength_up[sadranis] = 1, 3
    do(position, "order rakar", "strike melee sadranis")
    assert at(position, "sadranis") is None
    assert ids(position.attached[sadranis]) == ["calibrate"] and position.gear[sadranis] == ()
    assert position.souls[sadranis] == 1 and position.strength_up[sadranis] == 3
    assert "calibrate" not in ids(position.discard[1])


# -- ACQ, AMB ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-ACQ-01")
def test_runes_buy_heroes_and_constructs_into_the_discards() -> None:
    position = table(row=["mirror_ward", "moon_stag"] * 3, runes=5)
    do(position, "acquire row-1")
    assert position.runes[0] == 2 and ids(position.discard[0]) == ["mirror_ward"] and position.hand[0] == ()
    assert refused(position, "acquire row-2") == "INF-ACQ-01"


@pytest.mark.rule("INF-ACQ-02", "INF-ACQ-03", "INF-ACQ-04")
def test_power_buys_fallen_champions() -> None:
    position = table({"dream_titan": (0, (0, 0))}, row=["kythis"] + ["bark_plate"] * 5, power=9)
    do(position, "acquire row-1")
    assert position.power[0] == 3 and position.owner[piece(position, "kythis")] == 0
    do(position, "pass")
    assert at(position, "kythis") is None and position.discard[0] == ()
    assert not any(position.banners), "acquiring is not playing"
    do(position, "order kythis a7")
    assert position.power[0] == 0 and strength(position, piece(position, "kythis")) == 8
    assert defence(position, piece(position, "kythis")) == 8


@pytest.mark.rule("INF-ACQ-05")
def test_piles_are_bought_from_like_the_row() -> None:
    position = table(runes=3)
    events = do(position, "acquire mystic")
    assert ids(position.discard[0]) == ["mystic"] and position.mystics == 14 and "revealed" not in kinds(events)


@pytest.mark.rule("INF-ACQ-06")
def test_a_card_for_nothing_from_row_or_piles() -> None:
    position = table(hand=["mother_of_groves"], row=["name_eater", "bark_plate", "night_runner"] * 2)
    do(position, "play mother_of_groves")
    assert set(offered(position)) == {"slot row-3", "slot row-6", "slot mystic", "slot heavy_infantry"}
    do(position, "slot mystic")
    assert ids(position.discard[0]) == ["mystic"] and position.runes[0] == 3


@pytest.mark.rule("INF-AMB-01")
def test_an_ambush_may_be_left() -> None:
    position = table({"sadranis": (0, (0, 0))}, row=["shadow_elemental"] * 6, runes=2)
    do(position, "acquire row-1", "pass")
    assert strength(position, piece(position, "sadranis")) == 8


@pytest.mark.rule("INF-PLAY-02")
def test_each_opponent_chooses_what_to_discard_in_turn() -> None:
    position = table(mode="three", hand=["night_runner", "name_eater"], deck=["mystic"] * 9)
    position.hand[1], position.hand[2] = cards(["apprentice", "militia"]), cards(["militia", "mystic"])
    do(position, "play night_runner", "play name_eater")
    assert [decision.seat for decision in position.pending() if decision.due] == [1]
    do(position, "card hand militia", seat=1)
    do(position, "card hand mystic", seat=2)
    assert [ids(position.discard[seat]) for seat in (1, 2)] == [["militia"], ["mystic"]]
    assert [ids(position.hand[seat]) for seat in (1, 2)] == [["apprentice"], ["militia"]]


@pytest.mark.rule("INF-PLAY-02")
def test_who_has_no_cards_is_not_asked_to_discard() -> None:
    position = table(mode="three", hand=["night_runner", "name_eater"], deck=["mystic"] * 9)
    position.hand[2] = cards(["militia"])
    do(position, "play night_runner", "play name_eater")
    assert [decision.seat for decision in position.pending() if decision.due] == [2]
    do(position, "card hand militia", seat=2)
    assert asked(position) == ["act"]


@pytest.mark.rule("INF-AMB-01", "INF-CARD-02")
def test_an_ambush_helps_the_champions_of_the_factions_that_it_names() -> None:
    champions = {"kehmep": (0, (0, 0)), "sadranis": (0, (2, 0)), "virak": (0, (0, 2)), "dread_asp": (1, (4, 0))}
    position = table(champions, row=["dream_seller"] * 6, runes=3)
    before = {name: strength(position, piece(position, name)) for name in champions}
    do(position, "acquire row-1", "yes")
    gained = {name: strength(position, piece(position, name)) - before[name] for name in champions}
    assert gained == {"kehmep": 1, "sadranis": 1, "virak": 0, "dread_asp": 0}


@pytest.mark.rule("INF-AMB-01", "INF-ORDER-02")
def test_kythis_is_ordered_for_nothing() -> None:
    position = table(row=["kythis"] + ["bark_plate"] * 5, power=6)
    do(position, "acquire row-1", "yes", "order kythis a7")
    assert at(position, "kythis") == (-6, 0) and position.power[0] == 0
    do(position, "end")
    assert position.exhausted[piece(position, "kythis")] == 1


@pytest.mark.rule("INF-AMB-02")
def test_no_ambush_from_hand_nor_by_an_order() -> None:
    position = table({"sadranis": (0, (0, 0)), "kythis": (0, (2, 0))}, hand=["shadow_elemental"], power=9)
    do(position, "play shadow_elemental")
    assert asked(position) == ["act"] and strength(position, piece(position, "sadranis")) == 8
    do(position, "order kythis")
    assert asked(position) == ["champion"]


# -- BAN, REF ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-BAN-01")
def test_a_banished_starting_card_never_returns() -> None:
    position = table(hand=["hollow_acolyte", "apprentice"])
    do(position, "play hollow_acolyte", "yes")
    assert position.hand[0] == () and position.discard[0] == () and position.banished == ()
    assert position.boxed == (card("apprentice"),)


@pytest.mark.rule("INF-BAN-02")
def test_a_banished_mystic_returns_to_its_pile() -> None:
    position = table(hand=["hollow_acolyte", "mystic"])
    position.mystics = 14
    do(position, "play hollow_acolyte", "yes")
    assert position.mystics == 15 and position.boxed == ()


@pytest.mark.rule("INF-BAN-03")
def test_a_banished_quest_goes_below_the_quests() -> None:
    position = table(hand=["hollow_acolyte"])
    position.discard[0] = (card("two_graves"),)
    position.quests = Pile([bag_of([card("silent_vigil")], len(content().cards))])
    do(position, "play hollow_acolyte", "yes")
    assert position.quests.bags[0].counts[card("two_graves")] == 1 and position.quests.size == 2


@pytest.mark.rule("INF-BAN-04", "INF-BAN-05")
def test_other_cards_go_to_the_open_banished_pile() -> None:
    position = table(hand=["gate_scribe"], centre=["night_runner"])
    do(position, "play gate_scribe", "yes", "slot row-2")
    assert ids(position.banished) == ["archive_novice"] and position.row[1] == card("night_runner")
    assert View(position, SPECTATOR).facts().banished == ["archive_novice"]


@pytest.mark.rule("INF-BAN-06")
def test_a_played_card_is_neither_in_hand_nor_discarded() -> None:
    position = table(hand=["hollow_acolyte", "apprentice", "militia"])
    do(position, "play apprentice", "play hollow_acolyte", "yes")
    assert position.boxed == (card("militia"),), "the only choice"


@pytest.mark.rule("INF-BAN-07", "INF-ORDER-04")
def test_kythis_banishes_a_card_that_was_played() -> None:
    position = table({"kythis": (0, (0, 0)), "virak": (1, (1, 0))}, hand=["apprentice", "mystic"], power=9)
    do(position, "play apprentice", "play mystic", "order kythis")
    assert set(offered(position)) == {"card played apprentice", "card played mystic"}
    do(position, "card played apprentice")
    assert position.souls[piece(position, "kythis")] == 1 and ids(position.played[0]) == ["mystic"]
    assert strength(position, piece(position, "kythis")) == 9, "the soul counts for his attack"


@pytest.mark.rule("INF-REF-01")
def test_banished_cards_become_the_centre_deck() -> None:
    position = table(centre=[], runes=9)
    position.banished = (card("night_runner"),) * 2
    do(position, "acquire row-1")
    assert position.row[0] == card("night_runner") and position.centre.size == 1 and len(position.banished) == 0
    do(position, "acquire row-2", "acquire row-3")
    assert position.row[2] == NO_CARD, "short until cards are banished"


@pytest.mark.rule("INF-REF-02")
def test_only_centre_cards_come_into_the_centre_deck() -> None:
    position = table(hand=["hollow_acolyte"] * 4, centre=[], runes=9)
    position.discard[0] = (card("militia"), card("mystic"), card("two_graves"), card("bark_plate"))
    for name in ("militia", "mystic", "two_graves"):
        do(position, "play hollow_acolyte", "yes", f"card discard {name}")
    do(position, "play hollow_acolyte", "yes")
    assert all(content().cards[found].source == CENTRE for found in position.banished)
    do(position, "acquire row-1")
    assert position.row[0] == card("bark_plate")


def test_gear_is_destroyed_by_whoever_says_so() -> None:
    position = table({"rakar": (0, (0, 0))})
    position.gear[piece(position, "rakar")] = (card("bark_plate"),)
    destroy_gear(position, piece(position, "rakar"))
    assert ids(position.discard[0]) == ["bark_plate"]
    gain_honour(position, 0, 0)
    assert position.honour[0] == 0


@pytest.mark.rule("INF-QUEST-06")
def test_each_card_that_is_banished_counts_once_for_a_quest() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["severed_thread", "hollow_acolyte", "militia"])
    do(position, "play severed_thread", "play hollow_acolyte", "yes")
    assert position.pursued[0] == (card("severed_thread") << 8 | 1,)


@pytest.mark.rule("INF-QUEST-02")
def test_who_guesses_what_another_has_looked_at_guesses_quests_that_there_are() -> None:
    position = table({"rakar": (0, (0, 0))}, runes=3)
    do(position, "research")
    seen = position.agenda[-1]
    assert isinstance(seen, Research) and len(seen.cards) == 2
    world = View(position, 1).guess(SeededChance(b"guess"))
    assert isinstance(world, Contest)
    guessed = world.agenda[-1]
    assert isinstance(guessed, Research) and UNSEEN not in guessed.cards and len(guessed.cards) == 2
    assert {content().cards[number].type for number in guessed.cards} == {QUEST}
