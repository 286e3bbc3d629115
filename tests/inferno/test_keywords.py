"""Chapters KEY, TERR, TOKEN, TREAS: keywords, terrain, tokens and treasures."""

import pytest

from platzdarm.games.inferno.rules.attack import exchange
from platzdarm.games.inferno.rules.cards import DOUBLE, RANGED
from platzdarm.games.inferno.rules.field import FOREST, ORDINARY
from platzdarm.games.inferno.rules.figures import defence, keywords, strength
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import NOBODY, WEBS
from platzdarm.games.inferno.rules.terrain import beacons_of, controller
from platzdarm.games.inferno.rules.treasures import from_bag, gain_treasure
from platzdarm.kernel.pile import Pile
from platzdarm.kernel.position import View
from tests.inferno.tabletop import (
    Cell,
    asked,
    at,
    card,
    cell,
    content,
    do,
    end_turn,
    hold,
    kinds,
    may,
    offered,
    piece,
    put,
    refused,
    step,
    table,
    treasure,
)


def damage(position: Contest, name: str) -> int:
    return position.damage[piece(position, name)]


def equip(position: Contest, name: str, *constructs: str) -> None:
    position.gear[piece(position, name)] = tuple(card(construct) for construct in constructs)
    position.asked = None


# -- KEY ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-KEY-01", "INF-KEY-03")
def test_allegiance_gives_a_champion_abilities_for_the_turn() -> None:
    position = table({"muse_of_rebirth": (0, (0, 0))}, hand=["seed_bearer", "night_runner"], deck=["mystic"] * 9)
    muse = piece(position, "muse_of_rebirth")
    assert not keywords(position, muse)
    do(position, "play seed_bearer", "champion muse_of_rebirth")
    assert keywords(position, muse) == RANGED
    do(position, "play night_runner")
    assert keywords(position, muse) == RANGED | DOUBLE
    end_turn(position)
    assert not keywords(position, muse)


@pytest.mark.rule("INF-KEY-01")
def test_what_is_told_of_an_effect_is_whether_its_condition_is_met() -> None:
    """Of an allegiance or a need that is not met nobody reads that it takes effect."""

    def told(*texts: str) -> list[str]:
        return [event.kind for event in do(position, *texts) if event.kind in ("triggered", "unmet")]

    seers = {"timestream_seer": (0, (0, 0)), "soulcatcher": (0, (1, 0))}
    position = table(seers, hand=["archive_novice"], deck=["mystic"] * 9, power=9)
    before = len(position.hand[0])
    assert told("order timestream_seer", "end") == ["unmet"] and len(position.hand[0]) == before
    assert told("order soulcatcher", "end") == ["unmet"], "no soul is too few"
    position = table(seers, hand=["archive_novice"], deck=["mystic"] * 9, power=9)
    position.souls[piece(position, "soulcatcher")] = 3
    do(position, "play archive_novice")
    assert told("order timestream_seer", "end") == ["triggered"]
    assert told("order soulcatcher", "end") == ["triggered"]


@pytest.mark.rule("INF-KEY-04")
def test_double_attack_with_the_move_between() -> None:
    position = table({"flayer": (0, (0, 0)), "virak": (1, (1, 0)), "rakar": (1, (-3, 0))}, power=9)
    do(position, "order flayer", "strike melee virak")
    step(position, (-1, 0), (-2, 0))
    do(position, "strike melee rakar")
    assert (damage(position, "virak"), damage(position, "rakar")) == (5, 5)
    assert offered(position) == ["end"]


@pytest.mark.rule("INF-KEY-05")
def test_a_second_double_attack_adds_nothing() -> None:
    position = table({"flayer": (0, (0, 0)), "pit_warden": (1, (1, 0))}, power=9)
    equip(position, "flayer", "oathless_blade", "bark_plate", "bark_plate", "bark_plate")
    position.defence_up[piece(position, "pit_warden")] = 30
    position.defence_up[piece(position, "flayer")] = 30
    do(position, "order flayer", "strike melee pit_warden", "strike melee pit_warden")
    assert not any(text.startswith("strike") for text in offered(position))


@pytest.mark.rule("INF-KEY-06")
def test_counterstrike_at_the_same_time() -> None:
    position = table({"scrapbot": (0, (0, 0)), "pugdemon_pack-1": (1, (1, 0))}, power=9)
    equip(position, "pugdemon_pack-1", "hellforged_collar", "star_of_edges")
    do(position, "order scrapbot", "strike melee pugdemon_pack-1")
    assert at(position, "scrapbot") is None and at(position, "pugdemon_pack-1") is None


@pytest.mark.rule("INF-KEY-07")
def test_counterstrike_from_afar_only_if_one_could_attack() -> None:
    position = table({"dread_asp": (0, (0, 0)), "jirra": (1, (3, 0))}, power=9)
    equip(position, "dread_asp", "siege_harness")
    ranged = position.copy()
    do(position, "order dread_asp", "strike ranged jirra")
    assert damage(position, "dread_asp") == 0
    equip(ranged, "jirra", "bramble_bow")
    do(ranged, "order dread_asp", "strike ranged jirra")
    assert damage(ranged, "dread_asp") == 4 + 1


@pytest.mark.rule("INF-KEY-08")
def test_a_counterstrike_is_no_attack() -> None:
    position = table({"pit_warden": (0, (0, 0)), "jirra": (1, (1, 0))}, power=9)
    equip(position, "pit_warden", "bark_plate")
    equip(position, "jirra", "star_of_edges", "bark_plate")
    do(position, "order pit_warden", "strike melee jirra")
    assert (damage(position, "pit_warden"), damage(position, "jirra")) == (6, 0), "she shrugs five off; no second blow"
    twice = table({"flayer": (0, (0, 0)), "pit_warden": (1, (1, 0))}, power=9)
    twice.defence_up[piece(twice, "flayer")] = 20
    do(twice, "order flayer", "strike melee pit_warden", "strike melee pit_warden")
    assert damage(twice, "flayer") == 10, "once for each attack"


@pytest.mark.rule("INF-KEY-09", "INF-FFA-01")
def test_an_area_attack_spares_nobody() -> None:
    champions: dict[str, tuple[int, Cell | None]] = {
        "plague_herald": (0, (0, 0)),
        "bone_drake": (1, (1, 0)),
        "jirra": (2, (0, 1)),
        "rakar": (0, (-1, 0)),
    }
    position = table(champions, mode="three", power=9)
    do(position, "order plague_herald")
    assert [text for text in offered(position) if text.startswith("strike")] == ["strike melee"]
    do(position, "strike melee")
    assert [damage(position, name) for name in ("bone_drake", "jirra", "rakar")] == [6, 6, 0]


@pytest.mark.rule("INF-KEY-10")
def test_a_ranged_area_attack_needs_sight() -> None:
    champions: dict[str, tuple[int, Cell | None]] = {
        "plague_herald": (0, (0, 0)),
        "virak": (1, (1, 0)),
        "jirra": (1, (2, 0)),
        "rakar": (1, (0, 3)),
    }
    position = table(champions, power=9)
    equip(position, "plague_herald", "bramble_bow")
    do(position, "order plague_herald")
    assert [text for text in offered(position) if text.startswith("strike")] == ["strike ranged"]
    do(position, "strike ranged")
    assert at(position, "virak") is None and damage(position, "jirra") == 0 and damage(position, "rakar") == 7


@pytest.mark.rule("INF-KEY-11")
def test_all_counterstrikes_of_an_area_attack_together() -> None:
    position = table({"plague_herald": (0, (0, 0)), "pit_warden": (1, (1, 0)), "jirra": (1, (0, 1))}, power=9)
    position.defence_up[piece(position, "plague_herald")] = 20
    do(position, "order plague_herald", "strike melee")
    assert damage(position, "plague_herald") == 5 + 4


@pytest.mark.rule("INF-KEY-12")
def test_slaughter_is_for_own_attacks_alone() -> None:
    position = table({"wisp": (0, (0, 0)), "soulcatcher": (1, (1, 0))}, power=9)
    equip(position, "soulcatcher", "hellforged_collar")
    do(position, "order wisp", "strike melee soulcatcher")
    assert position.souls[piece(position, "soulcatcher")] == 0 and position.owner[piece(position, "wisp")] == NOBODY


@pytest.mark.rule("INF-KEY-13")
def test_slaughter_once_for_each_enemy() -> None:
    position = table({"soulcatcher": (0, (0, 0)), "wisp": (1, (1, 0)), "giant_rat-2a": (1, (0, 1))}, power=9)
    equip(position, "soulcatcher", "doom_scythe")
    do(position, "order soulcatcher", "strike melee")
    assert position.souls[piece(position, "soulcatcher")] == 2


@pytest.mark.rule("INF-KEY-14")
def test_slaughter_though_the_attacker_falls_as_well() -> None:
    position = table({"voracious_gorf": (0, (0, 0)), "pugdemon_pack-1": (1, (1, 0))}, power=9)
    equip(position, "pugdemon_pack-1", "hellforged_collar", "star_of_edges")
    do(position, "order voracious_gorf", "strike melee pugdemon_pack-1")
    assert at(position, "voracious_gorf") is None and position.souls[piece(position, "voracious_gorf")] == 1


@pytest.mark.rule("INF-KEY-15")
def test_reach_needs_no_sight() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (1, 0)), "jirra": (1, (2, 0))}, power=9)
    do(position, "order rakar")
    assert {"strike melee virak", "strike reach jirra"} <= set(offered(position))


@pytest.mark.rule("INF-KEY-16")
def test_reach_or_range_is_chosen_for_each_attack() -> None:
    champions: dict[str, tuple[int, Cell | None]] = {
        "rakar": (0, (0, 0)),
        "virak": (1, (1, 0)),
        "jirra": (1, (2, 0)),
        "pit_warden": (1, (0, 3)),
    }
    position = table(champions, power=9)
    equip(position, "rakar", "bramble_bow")
    position.granted[piece(position, "rakar")] = 4
    do(position, "order rakar")
    assert [text for text in offered(position) if text.startswith("strike")] == ["strike ranged", "strike reach"]
    do(position, "strike reach")
    assert damage(position, "jirra") == 9 or at(position, "jirra") is None
    assert damage(position, "pit_warden") == 0


@pytest.mark.rule("INF-KEY-17", "INF-KEY-18")
def test_a_transformed_champion_keeps_all_but_its_card() -> None:
    position = table({"arbiter_of_the_lost": (0, (0, 0))}, power=9)
    arbiter = piece(position, "arbiter_of_the_lost")
    position.souls[arbiter], position.damage[arbiter], position.strength_up[arbiter] = 2, 3, 1
    equip(position, "arbiter_of_the_lost", "bark_plate")
    do(position, "order arbiter_of_the_lost", "end")
    assert position.kind_at(arbiter).id == "judge_of_the_lost" and at(position, "arbiter_of_the_lost") == (0, 0)
    assert position.exhausted[arbiter] == 1 and position.damage[arbiter] == 3 and position.souls[arbiter] == 2
    assert strength(position, arbiter) == 6 + 2 + 1 and defence(position, arbiter) == 6 + 2 + 3
    assert position.kind_at(arbiter).order == 3
    frail = table({"fox_minstrel": (0, (0, 0))})
    fox = piece(frail, "fox_minstrel")
    frail.kind[fox], frail.damage[fox] = content().kind("arbiter_of_the_lost").index, 4
    frail.advance()
    assert at(frail, "fox_minstrel") is None, "four damage are enough for the new card"


@pytest.mark.rule("INF-KEY-20")
def test_a_minion_controls_a_shrine() -> None:
    position = table({"giant_rat-2a": (1, (1, 0))}, terrain={"shrine": [(0, 0)]})
    assert controller(position, cell((0, 0))) == 1


@pytest.mark.rule("INF-KEY-21")
def test_immobile_attacks_but_does_not_move() -> None:
    position = table({"sentry_gun": (0, (0, 0)), "virak": (1, (1, 0))}, power=9)
    do(position, "order sentry_gun")
    assert offered(position) == ["strike melee virak", "end"]


# -- TERR --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-TERR-01", "INF-CARD-10")
def test_a_forest_that_awakes_leaves_ordinary_ground() -> None:
    ground: dict[str, list[Cell]] = {"forest": [(1, 0), (3, 0)], "shrine": [(2, 0)]}
    position = table({"virak": (0, (0, 0))}, terrain=ground, power=9)
    assert position.terrain[cell((1, 0))] == FOREST
    do(position, "order virak", "yes", "end")
    assert position.terrain[cell((1, 0))] == ORDINARY and at(position, "living_earth-1") == (1, 0)
    do(position, "order living_earth-1")
    assert not may(position, "step i7"), "a shrine is no ordinary cell"
    do(position, "end")
    position.damage[piece(position, "living_earth-1")] = 9
    position.advance()
    assert position.terrain[cell((1, 0))] == ORDINARY and at(position, "living_earth-1") is None


@pytest.mark.rule("INF-TERR-03", "INF-TERR-04")
def test_portals_are_stopped_in_by_their_owners_alone() -> None:
    position = table({"jirra": (0, (3, 0)), "rakar": (0, (-5, 0))}, power=9)
    do(position, "order jirra")
    step(position, (4, 0), (5, 0))
    assert not any(text == "step m7" for text in offered(position)), "it could not go on from there"
    do(position, "end", "order rakar")
    step(position, (-6, 0))
    assert may(position, "stop")
    wide = table({"jirra": (0, (4, 0))}, portals=(((-6, 0),), ((5, 0),)), power=9)
    do(wide, "order jirra")
    step(wide, (5, 0))
    assert not may(wide, "end") and may(wide, "step m7"), "it may pass"


@pytest.mark.rule("INF-TERR-06", "INF-TERR-07")
def test_the_most_champions_control_a_shrine() -> None:
    ground: dict[str, list[Cell]] = {"shrine": [(0, 0), (0, 2)]}
    position = table({"jirra": (0, (0, 0)), "rakar": (1, (1, 0)), "virak": (1, (-1, 0))}, terrain=ground)
    assert controller(position, cell((0, 0))) == 1
    position.take_off(piece(position, "virak"))
    assert controller(position, cell((0, 0))) == NOBODY
    rat = put(position, "giant_rat-1a", 0, (0, 1))
    position.exhausted[rat] = 1
    assert controller(position, cell((0, 0))) == 0 and controller(position, cell((0, 2))) == 0


@pytest.mark.rule("INF-TERR-08")
def test_a_shrine_costs_nothing_extra() -> None:
    position = table({"jirra": (0, (0, 0))}, terrain={"shrine": [(1, 0), (2, 0), (3, 0)]}, power=9)
    do(position, "order jirra")
    step(position, (1, 0), (2, 0), (3, 0))
    assert at(position, "jirra") == (3, 0)


@pytest.mark.rule("INF-TERR-09")
def test_forests_cost_a_point_more() -> None:
    position = table({"jirra": (0, (0, 0))}, terrain={"forest": [(1, 0), (2, 0), (0, 1)]}, power=9)
    do(position, "order jirra")
    step(position, (1, 0))
    assert not may(position, "step i7"), "one point is left, and a second forest needs two"
    step(position, (1, -1))
    assert not any(text.startswith("step") for text in offered(position))


@pytest.mark.rule("INF-TERR-10", "INF-TERR-12")
def test_blight_hurts_whoever_comes_into_it() -> None:
    position = table(
        {"pit_warden": (0, (0, 0)), "wisp": (0, (0, 2))}, terrain={"blighted": [(1, 0), (2, 0), (1, 2)]}, power=9
    )
    position.defence_up[piece(position, "pit_warden")] = 5
    do(position, "order pit_warden")
    step(position, (1, 0), (2, 0))
    assert damage(position, "pit_warden") == 10
    do(position, "end", "order wisp")
    step(position, (1, 2))
    assert at(position, "wisp") is None and asked(position) == ["act"]


@pytest.mark.rule("INF-TERR-11")
def test_blight_burns_at_the_start_of_every_turn() -> None:
    position = table({"rakar": (0, (0, 0)), "wisp": (1, (3, 0))}, terrain={"blighted": [(0, 0), (3, 0)]})
    end_turn(position)
    assert damage(position, "rakar") == 5 and at(position, "wisp") is None
    end_turn(position, 1)
    assert damage(position, "rakar") == 5, "the earlier damage has gone"


@pytest.mark.rule("INF-TERR-14")
def test_enchanted_ground_does_nothing_by_itself() -> None:
    position = table({"jirra": (0, (0, 0))}, terrain={"enchanted": [(1, 0)]}, power=9)
    do(position, "order jirra")
    assert may(position, "step h7")


@pytest.mark.rule("INF-TERR-15", "INF-TERR-16")
def test_a_beacon_is_taken_by_passing_through() -> None:
    position = table({"jirra": (0, (0, 0)), "rakar": (1, (3, 1))}, terrain={"beacon": [(2, 0)]}, power=9)
    assert beacons_of(position, 0) == beacons_of(position, 1) == 0
    do(position, "order jirra")
    step(position, (1, 0), (2, 0), (2, -1))
    assert beacons_of(position, 0) == 1
    do(position, "end")
    end_turn(position)
    position.power[1], position.asked = 9, None
    do(position, "order rakar", seat=1)
    step(position, (2, 1), (2, 0), seat=1)
    assert (beacons_of(position, 0), beacons_of(position, 1)) == (0, 1)


# -- TOKEN -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-TOKEN-03")
def test_souls_stay_through_a_defeat() -> None:
    position = table({"soulcatcher": (0, (0, 0)), "rakar": (1, (1, 0))}, power=9)
    position.souls[piece(position, "soulcatcher")] = 3
    position.damage[piece(position, "soulcatcher")] = 8
    position.advance()
    assert at(position, "soulcatcher") is None and position.souls[piece(position, "soulcatcher")] == 3


@pytest.mark.rule("INF-TOKEN-04", "INF-TOKEN-05")
def test_the_widow_spins_where_an_enemy_fell_and_enters_there() -> None:
    position = table({"caustic_widow": (0, (0, 0)), "wisp": (1, (1, 0))}, power=9)
    events = do(position, "order caustic_widow", "strike melee wisp", "end")
    assert position.webs == (cell((1, 0)),) and "torn" not in kinds(events)
    widow = piece(position, "caustic_widow")
    position.take_off(widow)
    position.exhausted[widow] = 0
    position.asked = None
    assert may(position, "order caustic_widow h7") and may(position, "order caustic_widow a7")


@pytest.mark.rule("INF-CARD-12")
def test_when_all_webs_are_out_one_is_moved() -> None:
    position = table({"caustic_widow": (0, (0, 0)), "wisp": (1, (1, 0))}, power=9)
    position.webs = tuple(sorted(cell((number, 3)) for number in range(-1, WEBS - 1)))
    do(position, "order caustic_widow", "strike melee wisp")
    assert asked(position) == ["aim"] and len(offered(position)) == WEBS
    taken = min(position.webs)
    events = do(position, offered(position)[0])
    assert len(position.webs) == WEBS and cell((1, 0)) in position.webs and taken not in position.webs
    assert [event.values for event in events if event.kind == "torn"] == [[taken]], "from where it was taken"


# -- TREAS -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-TREAS-01")
def test_a_treasure_is_collected_at_the_end_of_a_move_or_by_entering() -> None:
    position = table({"jirra": (0, None)}, treasures=[(-6, 0), (-5, 0), (-4, 0)], power=9)
    do(position, "order jirra a7")
    assert len(position.treasures[0]) == 1, "by entering"
    step(position, (-5, 0), (-4, 0))
    assert len(position.treasures[0]) == 1 and len(position.chests) == 2, "not by passing"
    do(position, "stop")
    assert len(position.treasures[0]) == 2 and position.chests == (cell((-5, 0)),)


@pytest.mark.rule("INF-TREAS-02")
def test_treasures_are_seen_by_their_holder_alone() -> None:
    position = table({"jirra": (0, (0, 0))})
    hold(position, 0, "war_horn")
    assert View(position, 0).facts().sides[0].treasures == ["war_horn"]
    assert View(position, 1).facts().sides[0].treasures is None


@pytest.mark.rule("INF-TREAS-03", "INF-TREAS-04")
def test_the_bag_is_filled_with_what_was_discarded() -> None:
    position = table({"jirra": (0, (0, 0))}, treasures=[(3, 3)])
    gain_treasure(position, 0)
    assert len(position.treasures[0]) == 1 and position.unseen.size == 25
    position.unseen = Pile([position.unseen.top.without(position.unseen.top.at(0))])
    while position.unseen.size > 1:
        from_bag(position)
    position.spent = (treasure("war_horn"),) * 5
    assert from_bag(position) == treasure("war_horn")
    assert position.bag.size == 4 and len(position.spent) == 0 and position.unseen.size == 1, (
        "what lies on the field stays"
    )
    position.bag = Pile([])
    assert from_bag(position) == -1, "nothing is left"


@pytest.mark.rule("INF-TREAS-05", "INF-TREAS-06")
def test_a_treasure_in_anothers_turn_saves_a_champion() -> None:
    position = table({"soulcatcher": (0, (0, 0)), "timestream_seer": (1, (1, 0))}, power=9)
    hold(position, 1, "borrowed_shield")
    do(position, "order soulcatcher", "strike melee timestream_seer")
    assert asked(position, 1) == ["before_damage"] and asked(position, 0) == []
    do(position, "use borrowed_shield timestream_seer", seat=1)
    blow = strength(position, piece(position, "soulcatcher"))
    assert at(position, "timestream_seer") == (1, 0) and damage(position, "timestream_seer") == blow
    assert position.spent == (treasure("borrowed_shield"),) and position.treasures[1] == ()
    do(position, "end")
    end_turn(position)
    assert defence(position, piece(position, "timestream_seer")) == 5


@pytest.mark.rule("INF-TREAS-05")
def test_a_treasure_in_the_middle_of_an_order() -> None:
    position = table({"jirra": (0, (0, 0)), "virak": (1, (3, 0))}, power=9)
    hold(position, 0, "hunters_eye", "quick_boots")
    do(position, "order jirra", "use hunters_eye jirra")
    assert may(position, "strike ranged virak")
    assert refused(position, "use war_horn jirra") == "INF-TREAS-06"


@pytest.mark.rule("INF-TREAS-07", "INF-KEY-19")
def test_a_soul_stays_and_no_minion_has_one() -> None:
    position = table({"jirra": (0, (0, 0)), "giant_rat-1a": (0, (2, 0))})
    hold(position, 0, "screaming_blade", "captive_soul")
    do(position, "use captive_soul jirra", "use screaming_blade giant_rat-1a")
    jirra, rat = piece(position, "jirra"), piece(position, "giant_rat-1a")
    assert position.souls[jirra] == 1 and position.souls[rat] == 0 and position.strength_up[rat] == 1
    end_turn(position)
    assert strength(position, jirra) == 5


@pytest.mark.rule("INF-KEY-06")
def test_who_falls_to_a_counter_strike_is_told_with_whose_it_was() -> None:
    position = table({"pit_warden": (0, (0, 0)), "wisp": (1, (1, 0))})
    exchange(position, piece(position, "wisp"), [piece(position, "pit_warden")])
    fallen = [event.values for event in position.events if event.kind == "defeated"]
    assert fallen == [[piece(position, "wisp"), 0]]


@pytest.mark.rule("INF-QUEST-06")
@pytest.mark.parametrize(("far", "counted"), [(3, 1), (2, 0)])
def test_only_an_attack_from_three_cells_away_counts_as_one_from_afar(far: int, counted: int) -> None:
    position = table({"dread_asp": (0, (0, 0)), "bone_drake": (1, (far, 0))}, hand=["hunters_patience"])
    do(position, "play hunters_patience")
    exchange(position, piece(position, "dread_asp"), [piece(position, "bone_drake")])
    assert position.pursued[0] == (card("hunters_patience") << 8 | counted,)
