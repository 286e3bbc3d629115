"""Chapters CHAMP, ORDER, ENTER, MOVE, ATK, DMG, RAT, RNG, BASE: champions and their orders."""

import pytest

from platzdarm.games.inferno.rules.cards import NEUTRAL_SET, RANGED, VILLAIN_SET
from platzdarm.games.inferno.rules.damage import defeat, destroy_gear
from platzdarm.games.inferno.rules.figures import defence, order_cost, speed, strength
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.rats import is_boosted
from platzdarm.games.inferno.rules.sight import blockers_for, in_ranged_range
from tests.inferno.tabletop import (
    FIELD,
    Cell,
    asked,
    at,
    card,
    cell,
    content,
    do,
    end_turn,
    in_stock,
    may,
    offered,
    piece,
    put,
    refused,
    step,
    table,
)


def reached(position: Contest, name: str, points: int = 3) -> dict[Cell, int]:
    found = reach(position, piece(position, name), points)
    return {FIELD.cells[at]: found.cost[at] for at in found.order if at != found.start}


# -- CHAMP, ORDER ------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CHAMP-01")
def test_every_champion_has_its_figures() -> None:
    for kind in content().kinds:
        assert kind.defence > 0 and kind.figures > 0
        if kind.set not in (NEUTRAL_SET, VILLAIN_SET):
            assert kind.strength > 0 and kind.order > 0 and kind.factions


@pytest.mark.rule("INF-END-08", "INF-ORDER-03")
def test_the_minstrel_inspires_whoever_is_ordered_next() -> None:
    position = table({"fox_minstrel": (0, (0, 0)), "rakar": (0, (2, 0)), "jirra": (0, (4, 0))}, power=9)
    rakar, jirra = piece(position, "rakar"), piece(position, "jirra")
    plain = [(strength(position, one), speed(position, one)) for one in (rakar, jirra)]
    do(position, "order fox_minstrel", "end", "order rakar")
    assert (strength(position, rakar), speed(position, rakar)) == (plain[0][0] + 1, plain[0][1] + 1)
    do(position, "end", "order jirra")
    assert (strength(position, jirra), speed(position, jirra)) == plain[1], "but nobody after that"


@pytest.mark.rule("INF-CHAMP-02")
def test_base_speed_is_three() -> None:
    position = table({"rakar": (0, (0, 0))})
    assert speed(position, piece(position, "rakar")) == 3
    assert max(reached(position, "rakar").values()) == 3


@pytest.mark.rule("INF-CHAMP-03")
def test_only_the_owner_orders_a_champion() -> None:
    position = table({"rakar": (1, (0, 0))}, power=9)
    assert refused(position, "order rakar") == "INF-CHAMP-03"


@pytest.mark.rule("INF-CHAMP-05", "INF-TOKEN-02")
def test_current_strength_is_the_sum_of_all() -> None:
    position = table({"lore_keeper": (0, (0, 0))})
    keeper = piece(position, "lore_keeper")
    position.gear[keeper] = (card("soul_thiefs_staff"),)
    position.souls[keeper], position.strength_up[keeper] = 1, 1
    printed = content().kind("lore_keeper")
    assert strength(position, keeper) == printed.strength + 3 + 1 + 1
    assert defence(position, keeper) == printed.defence + 3 + 1


@pytest.mark.rule("INF-ORDER-01")
def test_an_order_costs_power() -> None:
    position = table({"virak": (0, (0, 0)), "jirra": (0, (2, 2))}, power=5)
    do(position, "order jirra", "end")
    assert position.power[0] == 2 and refused(position, "order virak") == "INF-ORDER-01"


@pytest.mark.rule("INF-ORDER-02")
def test_only_ready_champions_are_ordered() -> None:
    position = table({"jirra": (0, (0, 0))}, power=9)
    position.exhausted[piece(position, "jirra")] = 1
    position.asked = None
    assert refused(position, "order jirra") == "INF-ORDER-02"


@pytest.mark.rule("INF-ORDER-03", "INF-MOVE-05")
def test_move_and_attack_in_either_order_never_split() -> None:
    position = table({"jirra": (0, (0, 0)), "virak": (1, (1, 0))}, power=9)
    first = position.copy()
    do(first, "order jirra", "strike melee virak")
    step(first, (-1, 0), (-2, 0), (-3, 0))
    assert at(first, "jirra") == (-3, 0) and offered(first) == ["end"]
    do(position, "order jirra")
    step(position, (0, 1))
    do(position, "strike melee virak")
    assert not any(text.startswith("step") for text in offered(position)), "what was left of the move is lost"
    do(position, "end")
    idle = table({"jirra": (0, (0, 0))}, power=9)
    do(idle, "order jirra", "end")
    assert asked(idle) == ["act"]


@pytest.mark.rule("INF-ORDER-05")
def test_an_order_exhausts_though_nothing_was_done() -> None:
    position = table({"jirra": (0, (0, 0))}, power=9)
    do(position, "order jirra", "end")
    assert position.exhausted[piece(position, "jirra")] == 1


@pytest.mark.rule("INF-ORDER-06")
def test_an_order_costs_at_least_one() -> None:
    position = table({"fox_minstrel": (0, (0, 0)), "jirra": (0, (2, 2))})
    for name in ("fox_minstrel", "jirra"):
        position.attached[piece(position, name)] = (card("night_march"), card("night_march"), card("night_march"))
    assert order_cost(position, piece(position, "fox_minstrel")) == 1
    assert order_cost(position, piece(position, "jirra")) == 1


@pytest.mark.rule("INF-ORDER-07")
def test_a_champion_that_falls_in_its_order_acts_no_more() -> None:
    position = table({"flayer": (0, (0, 0)), "jirra": (1, (1, 0))}, power=9)
    do(position, "order flayer", "strike melee jirra")
    assert at(position, "flayer") is None and asked(position) == ["act"]
    assert position.exhausted[piece(position, "flayer")] == 1


# -- ENTER, MOVE -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-ENTER-01", "INF-ENTER-02")
def test_a_champion_enters_by_its_portal_and_acts() -> None:
    position = table({"jirra": (0, None)}, power=9)
    do(position, "order jirra a7")
    assert at(position, "jirra") == (-6, 0)
    step(position, (-5, 0), (-4, 0), (-3, 0))
    assert at(position, "jirra") == (-3, 0)


@pytest.mark.rule("INF-ENTER-01", "INF-CARD-07")
def test_a_champion_of_three_cells_lies_the_way_it_was_entered() -> None:
    """`^` is the other way round; either way its three cells touch each other, and one of them is the portal."""
    lain: list[set[Cell]] = []
    for place in (text for text in offered(pug()) if text.startswith("order beelzepug")):
        position = pug()
        do(position, place)
        cells = {FIELD.cells[one] for one in position.cells_of(piece(position, "beelzepug"))}
        assert len(cells) == 3 and (0, 0) in cells and cells not in lain
        assert position.turned[piece(position, "beelzepug")] == place.endswith("^")
        lain.append(cells)
    assert len(lain) == 6


def pug() -> Contest:
    return table({"beelzepug": (0, None)}, power=9, portals=(((0, 0),), ((6, 0),)))


@pytest.mark.rule("INF-ENTER-03")
def test_no_free_portal_no_order() -> None:
    position = table({"jirra": (0, None), "rakar": (0, (-6, 0))}, power=9)
    assert refused(position, "order jirra a7") == "INF-ENTER-03" and position.power[0] == 9


@pytest.mark.rule("INF-ENTER-04", "INF-SPIRE-03")
def test_any_of_several_portals() -> None:
    position = table({"jirra": (0, None)}, power=9, portals=(((-6, 0), (-6, 6)), ((6, 0),)))
    orders = [text for text in offered(position) if text.startswith("order jirra")]
    assert sorted(orders) == ["order jirra a13", "order jirra a7"]
    put(position, "rakar", 0, (-6, 0))
    assert [text for text in offered(position) if text.startswith("order jirra")] == ["order jirra a13"]


@pytest.mark.rule("INF-MOVE-01")
def test_each_point_is_a_cell() -> None:
    position = table({"jirra": (0, (0, 0))})
    found = reached(position, "jirra")
    assert len(found) == 36 and all(cost == FIELD.distance(cell((0, 0)), cell(to)) for to, cost in found.items())


@pytest.mark.rule("INF-MOVE-02", "INF-MOVE-03", "INF-TERM-05")
def test_allies_are_passed_but_not_stopped_on() -> None:
    position = table({"jirra": (0, (0, 0)), "rakar": (0, (1, 0))}, power=9)
    found = reached(position, "jirra")
    assert (1, 0) not in found and found[(2, 0)] == 2
    do(position, "order jirra")
    step(position, (1, 0))
    assert not may(position, "end") and not may(position, "stop")
    step(position, (2, 0))
    assert may(position, "end")


@pytest.mark.rule("INF-MOVE-04")
def test_enemies_are_gone_round() -> None:
    position = table({"jirra": (0, (0, 0)), "rakar": (1, (1, 0))})
    assert reached(position, "jirra")[(2, 0)] == 3


@pytest.mark.rule("INF-MOVE-06")
def test_boosts_of_speed_count_for_later_moves() -> None:
    position = table({"giant_rat-1a": (0, (0, 0))}, hand=["seed_bearer"], power=9)
    do(position, "play seed_bearer", "champion giant_rat-1a", "order giant_rat-1a")
    step(position, (1, 0), (2, 0), (3, 0))
    assert at(position, "giant_rat-1a") == (3, 0)


# -- ATK, DMG ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-ATK-01", "INF-ATK-02")
def test_an_attack_deals_exactly_the_strength() -> None:
    position = table({"jirra": (0, (0, 0)), "canonist_templar": (1, (1, 0))}, power=9)
    do(position, "order jirra", "strike melee canonist_templar")
    assert position.damage[piece(position, "canonist_templar")] == 4 and position.damage[piece(position, "jirra")] == 0


@pytest.mark.rule("INF-ATK-03")
def test_only_enemies_in_reach_can_be_attacked() -> None:
    position = table({"jirra": (0, (0, 0)), "rakar": (0, (1, 0)), "virak": (1, (3, 0))}, power=9)
    do(position, "order jirra")
    assert not any(text.startswith("strike") for text in offered(position))
    assert refused(position, "strike melee rakar") == "INF-ATK-03"


@pytest.mark.rule("INF-DMG-01")
def test_damage_adds_up_and_as_much_as_the_defence_is_enough() -> None:
    position = table({"yuk_war_priest": (0, (0, 0)), "scrapbot": (0, (2, 0)), "virak": (1, (1, 0))}, power=9)
    first, second = (strength(position, piece(position, name)) for name in ("yuk_war_priest", "scrapbot"))
    virak = piece(position, "virak")
    do(position, "order yuk_war_priest", "strike melee virak", "end")
    assert position.damage[virak] == first and at(position, "virak") == (1, 0)
    position.defence_up[virak] = first + second - defence(position, virak)
    do(position, "order scrapbot", "strike melee virak")
    assert at(position, "virak") is None, "ten are enough for ten"


@pytest.mark.rule("INF-DMG-02")
def test_a_defeated_champion_stays_in_the_supply() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0))}, power=9)
    do(position, "order rakar", "strike melee sadranis", "end")
    sadranis = piece(position, "sadranis")
    assert at(position, "sadranis") is None and position.exhausted[sadranis] == 1 and position.owner[sadranis] == 1
    end_turn(position)
    end_turn(position, 1)
    end_turn(position)
    position.power[1], position.asked = 9, None
    assert may(position, "order sadranis m7", 1)


@pytest.mark.rule("INF-DMG-03")
def test_defeated_in_anothers_turn_it_rests_through_the_next_own() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0)), "jirra": (1, (-1, 0))}, power=9)
    do(position, "order rakar", "strike melee sadranis", "end")
    end_turn(position)
    position.power[1], position.asked = 9, None
    assert refused(position, "order sadranis m7", 1) == "INF-ORDER-02"
    end_turn(position, 1)
    assert position.exhausted[piece(position, "sadranis")] == 0
    own = table({"flayer": (0, (0, 0)), "jirra": (1, (1, 0))}, power=9)
    do(own, "order flayer", "strike melee jirra")
    assert own.exhausted[piece(own, "flayer")] == 1
    end_turn(own)
    assert own.exhausted[piece(own, "flayer")] == 0


@pytest.mark.rule("INF-DMG-04")
def test_a_bonus_of_defence_that_ends_may_defeat() -> None:
    position = table({"caustic_widow": (0, (0, 0))})
    widow = piece(position, "caustic_widow")
    position.damage[widow] = defence(position, widow)
    position.gear[widow] = (card("bark_plate"),)
    position.advance()
    assert at(position, "caustic_widow") == (0, 0)
    destroy_gear(position, widow)
    position.advance()
    assert at(position, "caustic_widow") is None


@pytest.mark.rule("INF-DMG-05")
def test_off_the_field_there_is_no_damage() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (1, (1, 0)), "virak": (1, None)}, power=9)
    do(position, "order rakar", "strike melee sadranis")
    assert position.damage[piece(position, "sadranis")] == 0
    beelzepug = table({"virak": (1, None), "jirra": (1, (2, 2))}, row=["beelzepug"] + ["bark_plate"] * 5, power=9)
    do(beelzepug, "acquire row-1", "yes")
    assert all("champion jirra" in text for text in offered(beelzepug))


# -- RAT ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-RAT-01", "INF-RAT-03")
def test_a_rat_enters_and_acts_for_one_power() -> None:
    position = table({"virak": (1, (-4, 0))}, power=1)
    do(position, "order giant_rat-1a a7")
    rat = piece(position, "giant_rat-1a")
    assert at(position, "giant_rat-1a") == (-6, 0) and position.power[0] == 0
    assert (strength(position, rat), defence(position, rat), speed(position, rat)) == (1, 1, 2)
    step(position, (-5, 0))
    do(position, "strike melee virak")
    assert position.damage[piece(position, "virak")] == 1
    assert not any(slot.startswith("acquire giant") for slot in offered(position))


@pytest.mark.rule("INF-RAT-02")
def test_at_most_four_rats() -> None:
    position = table({f"giant_rat-1{letter}": (0, (n, 0)) for n, letter in enumerate("abcd")}, power=9)
    assert not any("a7" in text for text in offered(position))


@pytest.mark.rule("INF-RAT-04")
def test_each_rat_once_a_turn() -> None:
    position = table({"giant_rat-1a": (0, (0, 0)), "giant_rat-1b": (0, (2, 0))}, power=9)
    do(position, "order giant_rat-1a", "end")
    assert refused(position, "order giant_rat-1a") == "INF-ORDER-02" and may(position, "order giant_rat-1b")


@pytest.mark.rule("INF-RAT-05", "INF-KEY-19")
def test_boosts_work_on_minions_tokens_do_not() -> None:
    position = table({"giant_rat-1a": (0, (0, 0))}, hand=["thorn_ranger", "soul_broker"])
    rat = piece(position, "giant_rat-1a")
    do(position, "play thorn_ranger", "champion giant_rat-1a")
    assert position.granted[rat] == RANGED
    do(position, "play soul_broker")
    assert position.souls[rat] == 0 and asked(position) == ["act"]


@pytest.mark.rule("INF-RAT-06")
def test_a_boost_may_wait_for_the_next_rat() -> None:
    position = table(hand=["seed_bearer"], power=9)
    do(position, "play seed_bearer")
    rat = piece(position, "giant_rat-1a")
    assert position.speed_up[rat] == 1, "the only champion to choose was a rat still to come"
    do(position, "order giant_rat-1a a7")
    assert speed(position, rat) == 3
    step(position, (-5, 0), (-4, 0), (-3, 0))
    do(position, "end", "order giant_rat-1b a7")
    assert speed(position, piece(position, "giant_rat-1b")) == 2
    lost = table(hand=["seed_bearer"])
    do(lost, "play seed_bearer")
    end_turn(lost)
    assert not any(lost.speed_up)


@pytest.mark.rule("INF-RAT-07")
def test_a_fallen_rat_may_be_entered_anew() -> None:
    position = table({"giant_rat-1a": (0, (0, 0)), "jirra": (1, (1, 0))}, power=2)
    do(position, "order giant_rat-1a", "strike melee jirra")
    assert in_stock(position, "giant_rat-1a") and asked(position) == ["act"]
    do(position, "order giant_rat-1a a7")
    assert at(position, "giant_rat-1a") == (-6, 0)


@pytest.mark.rule("INF-RAT-07")
def test_nothing_of_a_fallen_rat_stays_with_the_next() -> None:
    position = table({"giant_rat-1a": (0, (0, 0)), "jirra": (1, (1, 0))}, power=2)
    rat = piece(position, "giant_rat-1a")
    do(position, "order giant_rat-1a", "end")
    assert position.exhausted[rat] and not may(position, "order giant_rat-1a")
    position.strength_up[rat] = position.granted[rat] = RANGED
    defeat(position, rat, 1, piece(position, "jirra"))
    position.asked = None
    assert not is_boosted(position, rat)
    do(position, "order giant_rat-1a a7")
    step(position, (-5, 0))


# -- RNG ---------------------------------------------------------------------------------------------------------


def strikes(position: Contest) -> list[str]:
    return [text for text in offered(position) if text.startswith("strike")]


def asp(others: dict[str, tuple[int, Cell]], **ground: list[Cell]) -> Contest:
    position = table({"dread_asp": (0, (0, 0)), **others}, terrain=ground, power=9)
    do(position, "order dread_asp")
    return position


@pytest.mark.rule("INF-RNG-01")
def test_three_cells_are_in_range() -> None:
    assert strikes(asp({"virak": (1, (3, 0))})) == ["strike ranged virak"]
    assert strikes(asp({"virak": (1, (4, 0))})) == []


@pytest.mark.rule("INF-RNG-02")
def test_one_clear_shortest_path_is_enough() -> None:
    others: dict[str, tuple[int, Cell]] = {"virak": (1, (1, 1)), "jirra": (1, (1, 0))}
    assert "strike ranged virak" in strikes(asp(others))
    assert "strike ranged virak" not in strikes(asp(others, forest=[(0, 1)]))


@pytest.mark.rule("INF-RNG-03")
def test_allies_do_not_block() -> None:
    assert strikes(asp({"rakar": (0, (1, 0)), "virak": (1, (2, 0))})) == ["strike ranged virak"]


@pytest.mark.rule("INF-RNG-04")
def test_terrain_of_the_ends_does_not_block() -> None:
    assert strikes(asp({"virak": (1, (2, 0))}, forest=[(0, 0), (2, 0)])) == ["strike ranged virak"]


@pytest.mark.rule("INF-RNG-05")
def test_in_range_without_a_ranged_attack() -> None:
    position = table({"jirra": (0, (0, 0)), "virak": (1, (3, 0))})
    jirra, virak = piece(position, "jirra"), piece(position, "virak")
    assert in_ranged_range(position, jirra, virak, blockers_for(position, jirra))


@pytest.mark.rule("INF-RNG-06")
def test_example_b_an_adjacent_enemy() -> None:
    assert strikes(asp({"lore_keeper": (1, (1, 0))})) == ["strike melee lore_keeper"]


@pytest.mark.rule("INF-RNG-07")
def test_example_c_behind_an_enemy() -> None:
    found = strikes(asp({"lore_keeper": (1, (1, 0)), "canonist_templar": (1, (2, 0))}))
    assert found == ["strike melee lore_keeper"]


@pytest.mark.rule("INF-RNG-08", "INF-TERR-08")
def test_example_d_past_an_ally_and_a_shrine() -> None:
    others: dict[str, tuple[int, Cell]] = {"aria_redforge": (0, (-1, 0)), "yuk_war_priest": (1, (-3, 0))}
    assert strikes(asp(others, shrine=[(-2, 0)])) == ["strike ranged yuk_war_priest"]


@pytest.mark.rule("INF-RNG-09")
def test_example_e_behind_forest() -> None:
    assert strikes(asp({"timestream_seer": (1, (0, 2))}, forest=[(0, 1)])) == []


@pytest.mark.rule("INF-RNG-10")
def test_example_f_in_forest() -> None:
    assert strikes(asp({"voracious_gorf": (1, (0, -2))}, forest=[(0, -2)])) == ["strike ranged voracious_gorf"]


@pytest.mark.rule("INF-MOVE-03")
@pytest.mark.parametrize(("goes", "stands"), [("jirra", "virak"), ("virak", "jirra")])
def test_nobody_ends_a_move_on_an_ally_whoever_of_them_comes_first_in_the_box(goes: str, stands: str) -> None:
    position = table({goes: (0, (0, 0)), stands: (0, (1, 0)), "rakar": (1, (0, 1))}, power=9)
    do(position, f"order {goes}")
    step(position, (1, 0))
    assert not [text for text in offered(position) if not text.startswith("step")]
    step(position, (2, 0))
    assert may(position, "stop")
