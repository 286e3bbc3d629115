"""Chapters DRAFT, TEAM, LOVE, SPIRE, IDOL, BATTLE, WARG, CIRC, SCEN: variants and scenarios."""

from collections.abc import Mapping

import pytest

from platzdarm.games.inferno.rules.cards import FACTIONS
from platzdarm.games.inferno.rules.field import ENCHANTED, SHRINE
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.setting import NEUTRAL, NOBODY
from platzdarm.games.inferno.rules.terrain import controller, take_beacon
from platzdarm.kernel.chance import SeededChance
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
    game,
    hold,
    ids,
    library,
    may,
    neutral,
    offered,
    piece,
    put,
    refused,
    set_deck,
    step,
    table,
)

Champions = Mapping[str, tuple[int, Cell | None]]


def fresh(scenario: str, **options: str) -> Contest:
    return game().start({"scenario": scenario, **options}, SeededChance(b"scenario"))


def picks(position: Contest) -> list[list[int]]:
    """Plays a draft to its end, always the first of the offer; the seats asked at each pick."""
    found = []
    taken: list[str] = []
    while position.pending()[0].kind == "draft":
        found.append([decision.seat for decision in position.pending()])
        assert len(position.offer) == 6
        draft = position.facts(0).draft
        assert draft.taken == taken, "everybody sees in which order champions were picked"
        taken.append(draft.offer[0])
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    return found


# -- DRAFT, TEAM -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-DRAFT-02", "INF-DRAFT-03", "INF-DRAFT-04")
def test_the_last_to_move_drafts_first_round_and_round() -> None:
    position = fresh("love_lives_forever", draft="yes")
    order = picks(position)
    last, first = 1 - position.first, position.first
    assert order == [[last], [first]] * 4
    kinds = [{position.kind[found] for found in position.supply(seat)} for seat in (0, 1)]
    assert [len(found) for found in kinds] == [4, 4] and not kinds[0] & kinds[1] and position.offer == ()
    three = fresh("soul_spires_3", draft="yes")
    turn = three.turn_order()
    assert picks(three) == [[turn[2]], [turn[1]], [turn[0]]] * 3
    assert all(len({three.kind[found] for found in three.supply(seat)}) == 3 for seat in range(3))


@pytest.mark.rule("INF-DRAFT-05", "INF-CARD-16")
def test_the_pack_is_one_pick_and_three_champions() -> None:
    position = fresh("love_lives_forever", draft="yes")
    kind = content().kind("pugdemon_pack").index
    position.offer = (kind, *position.offer[1:])
    position.asked = None
    seat = position.pending()[0].seat
    told = do(position, "draft pugdemon_pack", seat=seat)
    assert [event.values for event in told if event.kind == "drafted"] == [[seat, kind]]
    assert len(position.supply(seat)) == 3


def team() -> Contest:
    champions: Champions = {"rakar": (0, (0, 0)), "jirra": (2, (2, 0)), "virak": (1, (5, 0)), "sadranis": (3, (5, 1))}
    return table(champions, mode="teams", power=9, hand=["apprentice"], terrain={"shrine": [(1, 0)]})


@pytest.mark.rule("INF-TEAM-01")
def test_partners_hold_gates_of_their_team() -> None:
    position = team()
    gates = [position.setting.gate(position.gate_number(seat)).id for seat in range(4)]
    assert gates == ["team_1", "team_2", "team_1", "team_2"]


@pytest.mark.rule("INF-TEAM-02", "INF-LOVE-06")
def test_teams_draft_in_turn_and_share_three_and_three() -> None:
    position = fresh("love_lives_forever", mode="teams")
    starting = position.setting.side_of(position.first)
    second = [seat for seat in range(4) if seat % 2 != starting]
    assert picks(position) == [second, [seat for seat in range(4) if seat % 2 == starting]] * 6
    while position.pending()[0].kind == "split":
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    assert all(len({position.kind[found] for found in position.supply(seat)}) == 3 for seat in range(4))
    for seat in range(4):
        partner = (seat + 2) % 4
        assert position.portals(seat) == position.portals(partner), "partners share one portal"


@pytest.mark.rule("INF-TEAM-03")
def test_partners_mix_their_actions() -> None:
    position = team()
    position.power[2], position.asked = 9, None
    assert asked(position, 0) == asked(position, 2) == ["act"] and asked(position, 1) == []
    do(position, "play apprentice")
    do(position, "order jirra", seat=2)
    assert asked(position, 0) == [], "one order at a time"
    do(position, "end", seat=2)
    do(position, "order rakar")
    do(position, "end")
    assert View(position, 2).facts().players[0].hand is not None and View(position, 1).facts().players[0].hand is None


@pytest.mark.rule("INF-TEAM-04")
def test_partners_keep_their_own() -> None:
    position = team()
    assert refused(position, "order jirra") == "INF-CHAMP-03"
    position.power[0], position.power[2], position.asked = 2, 2, None
    assert refused(position, "order jirra", 2) == "INF-ORDER-01"


@pytest.mark.rule("INF-TEAM-05")
def test_partners_share_treasures() -> None:
    position = team()
    hold(position, 0, "war_horn")
    do(position, "use war_horn jirra", seat=2)
    assert position.strength_up[piece(position, "jirra")] == 3 and position.treasures[0] == ()
    hold(position, 0, "war_horn")
    assert not may(position, "use war_horn rakar", 2), "on one's own champions"


@pytest.mark.rule("INF-TEAM-06")
def test_partners_have_one_honour_and_win_together() -> None:
    position = team()
    gain_honour(position, position.setting.side_of(0), 2)
    gain_honour(position, position.setting.side_of(2), 3)
    assert position.honour[0] == 5
    gain_honour(position, 0, 25)
    assert position.result == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.rule("INF-TEAM-07", "INF-TEAM-08")
def test_a_joint_turn_scores_once_and_cleans_up_each() -> None:
    position = team()
    put(position, "virak", 1, (1, 1))
    assert controller(position, cell((1, 0))) == 0, "two of the team against one"
    for seat in (0, 2):
        set_deck(position, seat, ["mystic"] * 6)
    end_turn(position, 0)
    assert position.side == 0
    end_turn(position, 2)
    assert position.honour == [2, 0] and [len(position.hand[seat]) for seat in (0, 2)] == [5, 5]
    assert position.side == 1


# -- LOVE --------------------------------------------------------------------------------------------------------

COUNTS = {
    "love_lives_forever": ({"forest": 12, "shrine": 4, "portal": 2, "beacon": 4}, 8, 0),
    "soul_spires_2": ({"forest": 20, "shrine": 3, "portal": 4}, 10, 6),
    "soul_spires_3": ({"forest": 28, "shrine": 3, "portal": 3}, 11, 6),
    "soul_spires_4": ({"forest": 20, "shrine": 3, "portal": 4}, 10, 8),
    "twilight_of_idols": ({"forest": 27, "shrine": 1, "portal": 3}, 10, 0),
    "infernal_battle": ({"forest": 22, "shrine": 3, "portal": 4, "blighted": 6}, 10, 4),
    "war_gates": ({"forest": 16, "enchanted": 10, "shrine": 3, "portal": 2, "beacon": 4}, 8, 0),
    "circle_of_stones": ({"forest": 12, "enchanted": 18, "shrine": 1, "portal": 2, "beacon": 6}, 7, 0),
}
HONOUR = {"soul_spires_2": 40, "circle_of_stones": 25}


@pytest.mark.rule(
    "INF-LOVE-02",
    "INF-SPIRE-01",
    "INF-SPIRE-07",
    "INF-SPIRE-09",
    "INF-IDOL-01",
    "INF-BATTLE-01",
    "INF-WARG-01",
    "INF-CIRC-01",
)
@pytest.mark.parametrize("id", list(COUNTS))
def test_terrain_and_goal_are_those_of_the_book(id: str) -> None:
    scenario = library().scenarios[id]
    facts = View(fresh(id), 0).facts()
    terrain, treasures, tokens = COUNTS[id]
    assert {name: len(cells) for name, cells in facts.terrain.items() if cells} == terrain
    assert (len(scenario.treasures), len(scenario.tokens)) == (treasures, tokens)
    assert scenario.honour == HONOUR.get(id, 30)


RECOMMENDED = {
    "soul_spires_2": [
        "fox_minstrel muse_of_rebirth kehmep lore_keeper",
        "caustic_widow soulcatcher arbiter_of_the_lost dream_titan",
    ],
    "soul_spires_3": [
        "scrapbot soulcatcher sadranis",
        "kehmep voracious_gorf dread_asp",
        "aria_redforge jirra yuk_war_priest",
    ],
    "soul_spires_4": [
        "fox_minstrel kehmep sadranis",
        "soulcatcher voracious_gorf rakar",
        "caustic_widow emma_ironheart canonist_templar",
        "pugdemon_pack yuk_war_priest lore_keeper",
    ],
    "twilight_of_idols": [
        "caustic_widow timestream_seer yuk_war_priest",
        "jirra muse_of_rebirth sadranis",
        "scrapbot clockwork_guardian canonist_templar",
    ],
    "infernal_battle": [
        "timestream_seer jirra emma_ironheart",
        "muse_of_rebirth pugdemon_pack rat_king",
        "clockwork_guardian arbiter_of_the_lost virak",
        "aria_redforge canonist_templar dream_titan",
    ],
    "war_gates": [
        "lore_keeper emma_ironheart caustic_widow clockwork_guardian",
        "rakar sadranis muse_of_rebirth fox_minstrel",
    ],
    "circle_of_stones": ["jirra voracious_gorf yuk_war_priest virak", "kehmep scrapbot rat_king dream_titan"],
}


@pytest.mark.rule(
    "INF-SPIRE-02", "INF-SPIRE-08", "INF-SPIRE-10", "INF-IDOL-02", "INF-BATTLE-02", "INF-WARG-02", "INF-CIRC-02"
)
@pytest.mark.parametrize("id", list(RECOMMENDED))
def test_recommended_champions_are_those_of_the_book(id: str) -> None:
    position = fresh(id)
    for seat in range(position.setting.seats):
        found = {position.kind_at(piece).id for piece in position.supply(seat)}
        assert found == set(RECOMMENDED[id][position.gate_number(seat)].split())


@pytest.mark.rule("INF-LOVE-01")
def test_thirty_honour_win() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(1, 0)]})
    position.honour[0] = 28
    end_turn(position)
    assert position.result == [1.0, 0.0]


@pytest.mark.rule("INF-LOVE-05")
def test_all_beacons_are_worth_ten_once() -> None:
    beacons: list[Cell] = [(0, 0), (1, 0), (2, 0), (3, 0)]
    position = table({"jirra": (0, (2, 1))}, terrain={"beacon": beacons}, specials={"all_beacons": 10}, power=9)
    position.beacons = (1, 1, 1, 0)
    do(position, "order jirra")
    step(position, (3, 0))
    assert position.honour == [10, 0]
    for at_cell in beacons:
        take_beacon(position, 1, cell(at_cell))
    assert position.honour == [10, 0]


# -- SPIRE, SCEN -------------------------------------------------------------------------------------------------


def spires() -> Contest:
    tokens: list[tuple[Cell, int]] = [((1, 0), 0), ((0, 1), 1), ((2, 0), 0)]
    return table(
        {"jirra": (0, (0, 0))}, tokens=tokens, specials={"research_tokens": 5}, power=9, hand=["feast_of_souls"]
    )


@pytest.mark.rule("INF-SPIRE-04", "INF-SCEN-03")
def test_a_token_of_the_own_colour_brings_research() -> None:
    position = spires()
    do(position, "order jirra")
    step(position, (1, 0), (2, 0))
    assert position.lamps[0] == 0 and len(position.tokens) == 3, "not by passing"
    do(position, "stop")
    assert position.lamps[0] == 1 and asked(position) == ["research"] and position.runes[0] == 0
    other = spires()
    do(other, "order jirra")
    step(other, (0, 1))
    do(other, "stop")
    assert other.lamps[0] == 0 and len(other.tokens) == 3, "another's colour"


@pytest.mark.rule("INF-SPIRE-05")
def test_a_token_may_be_spent_for_each_quest() -> None:
    position = spires()
    position.lamps[0], position.souls[piece(position, "jirra")] = 2, 2
    do(position, "play feast_of_souls", "complete feast_of_souls jirra")
    assert asked(position) == ["offering"]
    do(position, "spend")
    assert position.honour[0] == 5 and position.lamps[0] == 1 and asked(position) == ["act"]


@pytest.mark.rule("INF-SPIRE-06")
def test_partners_take_tokens_of_their_teams_colour() -> None:
    tokens: list[tuple[Cell, int]] = [((1, 0), 0), ((3, 0), 1)]
    position = table({"jirra": (2, (0, 0))}, mode="teams", tokens=tokens, specials={"research_tokens": 5})
    assert position.colour(2) == 0 and position.colour(3) == 1
    position.power[2], position.asked = 9, None
    do(position, "order jirra", seat=2)
    step(position, (1, 0), seat=2)
    do(position, "stop", seat=2)
    assert position.lamps[2] == 1


# -- IDOL --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-IDOL-01", "INF-IDOL-07")
def test_idols_and_rats_stand_on_the_field_and_are_nobodys() -> None:
    position = fresh("twilight_of_idols")
    found = list(range(position.setting.neutral_from, position.setting.pieces))
    assert sorted(position.setting.names[one] for one in found) == [
        *(f"neutral_giant_rat-{number}" for number in (1, 2, 3)),
        *("samael", "tyrant_of_the_depths", "xeron"),
    ]
    assert all(position.owner[one] == NEUTRAL and position.on_field(one) for one in found)
    assert len({position.cell[one] for one in found}) == 6


def idols(champions: Champions) -> Contest:
    position = table(
        champions, mode="three", neutrals=["idols"], specials={"chosen_slaughter": 2}, power=9, deck=["mystic"] * 3
    )
    position.row = (card("bark_plate"),) * 6
    position.asked = None
    return position


@pytest.mark.rule("INF-IDOL-04", "INF-BATTLE-04")
def test_the_faction_with_the_most_cards_is_chosen() -> None:
    position = table(row=["night_runner", "name_eater", "gear_hand", "piston_lance", "bark_plate", "soul_broker"])
    assert chosen_factions(position) == 1 << FACTIONS.index("void") | 1 << FACTIONS.index("mechana")
    position.row = (*position.row[:5], card("gear_hand"))
    assert chosen_factions(position) == 1 << FACTIONS.index("mechana")


@pytest.mark.rule("INF-IDOL-05")
def test_champions_of_a_chosen_faction_gain_honour_by_slaughter() -> None:
    position = idols(
        {"virak": (0, (0, 0)), "giant_rat-2a": (1, (1, 0)), "rakar": (0, (3, 0)), "giant_rat-2b": (1, (4, 0))}
    )
    do(position, "order virak", "strike melee giant_rat-2a", "end", "order rakar", "strike melee giant_rat-2b")
    assert position.honour[0] == 2, "lifebound is chosen, fallen is not"


@pytest.mark.rule("INF-IDOL-06")
def test_neutral_champions_never_strike_back_and_heal() -> None:
    position = idols({"rakar": (0, (0, 0))})
    samael = neutral(position, "samael", (1, 0))
    position.gear[samael] = (card("hellforged_collar"),)
    do(position, "order rakar", "strike melee samael", "end")
    assert position.damage[samael] == 8 and position.damage[piece(position, "rakar")] == 0
    end_turn(position)
    assert position.damage[samael] == 0


@pytest.mark.rule("INF-IDOL-07")
def test_neutral_champions_count_for_shrines() -> None:
    position = table({"rakar": (0, (1, 0))}, mode="three", neutrals=["idols"], terrain={"shrine": [(0, 0)]})
    neutral(position, "samael", (-1, 0))
    assert controller(position, cell((0, 0))) == NOBODY


@pytest.mark.rule("INF-IDOL-08", "INF-IDOL-11")
def test_the_tyrant_pays_cards_and_honour() -> None:
    position = idols({"bone_drake": (0, (0, 0))})
    tyrant = neutral(position, "tyrant_of_the_depths", (1, 0))
    do(position, "order bone_drake", "strike melee tyrant_of_the_depths")
    assert position.honour[0] == 3 and len(position.hand[0]) == 2
    assert at(position, "tyrant_of_the_depths") is None and position.owner[tyrant] == NOBODY


@pytest.mark.rule("INF-IDOL-09")
def test_samael_pays_a_card_of_the_row_and_honour() -> None:
    position = idols({"rakar": (0, (0, 0)), "sadranis": (0, (-4, 4))})
    position.row = (card("shadow_elemental"),) * 6
    samael = neutral(position, "samael", (1, 0))
    position.damage[samael] = 12
    do(position, "order rakar", "strike melee samael")
    slots = [text for text in offered(position) if not text.startswith("use")]
    assert slots == [f"slot row-{number}" for number in range(1, 7)], "of the row alone"
    do(position, "slot row-1", "yes")
    assert ids(position.discard[0]) == ["shadow_elemental"] and position.honour[0] == 5
    assert position.strength_up[piece(position, "sadranis")] == 2, "its ambush works"


@pytest.mark.rule("INF-IDOL-10")
def test_xeron_robs_the_hands() -> None:
    position = idols({"rakar": (0, (0, 0))})
    position.hand[1], position.hand[2] = (card("mystic"),), (card("apprentice"),)
    xeron = neutral(position, "xeron", (1, 0))
    position.damage[xeron] = 10
    do(position, "order rakar", "strike melee xeron", "card discard mystic")
    assert position.hand[1] == position.hand[2] == () and ids(position.hand[0]) == ["mystic"]
    assert ids(position.discard[2]) == ["apprentice"] and position.discard[1] == () and position.honour[0] == 4


@pytest.mark.rule("INF-IDOL-12")
def test_a_neutral_rat_pays_nothing() -> None:
    position = idols({"giant_rat-1a": (0, (0, 0))})
    neutral(position, "neutral_giant_rat-1", (1, 0))
    do(position, "order giant_rat-1a", "strike melee neutral_giant_rat-1")
    assert at(position, "neutral_giant_rat-1") is None and position.honour[0] == 0


def test_idols_stand_where_chance_puts_them() -> None:
    spots = {at(game().start({"scenario": "twilight_of_idols"}, SeededChance(bytes([n]))), "samael") for n in range(9)}
    assert spots == {(-2, -2), (4, -2), (-2, 4)}


# -- BATTLE ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-BATTLE-03")
def test_a_chosen_faction_pays_twice_at_a_shrine() -> None:
    champions: Champions = {"jirra": (0, (1, 0)), "virak": (0, (0, 1))}
    position = table(champions, terrain={"shrine": [(0, 0)]}, specials={"chosen_shrine": 2}, row=["bark_plate"] * 6)
    other = position.copy()
    end_turn(position)
    assert position.honour[0] == 4
    other.row = (card("gear_hand"),) * 6
    end_turn(other)
    assert other.honour[0] == 2


@pytest.mark.rule("INF-BATTLE-05")
def test_a_token_makes_a_champion_of_every_faction() -> None:
    champions: Champions = {"jirra": (0, (0, 0)), "virak": (0, (3, 3)), "giant_rat-1a": (0, (-4, 4))}
    position = table(champions, tokens=[((1, 0), 0)], specials={"chosen_shrine": 2}, row=["gear_hand"] * 6, power=9)
    do(position, "order jirra")
    step(position, (1, 0))
    do(position, "stop")
    assert set(offered(position)) == {"champion jirra", "champion virak"}
    do(position, "champion virak")
    facts = View(position, 0).facts()
    assert next(found for found in facts.champions if found.id == "virak").factions == list(FACTIONS)
    assert position.tokens == ()


# -- WARG --------------------------------------------------------------------------------------------------------


def gates(champions: Champions, beacons: int = 2) -> Contest:
    ground: dict[str, list[Cell]] = {"enchanted": [(1, 0), (2, 0)], "beacon": [(0, 4), (1, 4), (2, 4)]}
    return table(champions, terrain=ground, specials={"gates_of_war": beacons}, power=9)


@pytest.mark.rule("INF-WARG-03", "INF-WARG-04", "INF-TERR-14")
def test_gates_of_war_open_with_two_beacons() -> None:
    position = gates({"dread_asp": (0, (0, 0)), "virak": (1, (3, 0))})
    opened = position.copy()
    position.beacons = (1, 2, 2)
    do(position, "order dread_asp")
    assert not may(position, "step h7") and not may(position, "strike ranged virak")
    opened.beacons = (1, 1, 2)
    do(opened, "order dread_asp")
    assert may(opened, "step h7") and may(opened, "strike ranged virak")


@pytest.mark.rule("INF-WARG-04")
def test_gates_that_one_beacon_opens_block_sight_until_then() -> None:
    """As a scenario of one's own may have it."""
    position = gates({"dread_asp": (0, (0, 0)), "virak": (1, (3, 0))}, beacons=1)
    position.beacons = (2, 2, 2)
    do(position, "order dread_asp")
    assert not may(position, "strike ranged virak")


@pytest.mark.rule("INF-WARG-05")
def test_one_may_always_leave_a_gate() -> None:
    position = gates({"jirra": (0, (1, 0))})
    do(position, "order jirra")
    assert may(position, "step g7") and not may(position, "step i7")


@pytest.mark.rule("INF-WARG-06")
def test_shrines_of_the_gates_pay_two_each() -> None:
    assert library().scenarios["war_gates"].shrine == 2 and len(library().scenarios["war_gates"].shrines) == 3


@pytest.mark.rule("INF-WARG-07")
def test_beacons_of_partners_add_up() -> None:
    ground: dict[str, list[Cell]] = {"enchanted": [(1, 0)], "beacon": [(0, 4), (1, 4)]}
    position = table({"jirra": (0, (0, 0))}, mode="teams", terrain=ground, specials={"gates_of_war": 2}, power=9)
    take_beacon(position, 0, cell((0, 4)))
    take_beacon(position, 2, cell((1, 4)))
    do(position, "order jirra")
    assert may(position, "step h7")


@pytest.mark.rule("INF-CARD-06")
def test_aria_minds_neither_gates_nor_blight_nor_holy_lands() -> None:
    position = gates({"aria_redforge": (0, (0, 0))})
    do(position, "order aria_redforge")
    assert may(position, "step h7")
    holy = table(
        {"aria_redforge": (0, (0, 0)), "jirra": (0, (2, 0))},
        terrain={"enchanted": [(1, 0), (2, 0)], "blighted": [(0, 1)]},
        specials={"holy_lands": 1},
        power=9,
    )
    do(holy, "order aria_redforge")
    assert may(holy, "step h7")
    step(holy, (0, 1))
    assert holy.damage[piece(holy, "aria_redforge")] == 0


# -- CIRC --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CIRC-03")
@pytest.mark.parametrize(("beacons", "pay"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_beacons_pay_from_the_third_on(beacons: int, pay: int) -> None:
    ground: dict[str, list[Cell]] = {"beacon": [(number, 2) for number in range(-3, 3)], "shrine": [(0, 0)]}
    position = table({"jirra": (0, (0, 0))}, terrain=ground, specials={"beacon_income": 2})
    position.beacons = (1,) * beacons + (0,) * (6 - beacons)
    end_turn(position)
    assert position.honour[0] == pay + 2


@pytest.mark.rule("INF-CIRC-04")
def test_one_champion_of_each_in_the_holy_lands() -> None:
    scenario = library().scenarios["circle_of_stones"]
    assert len([found for found in scenario.terrain if found in (ENCHANTED, SHRINE)]) == 19
    ground: dict[str, list[Cell]] = {"enchanted": [(1, 0), (2, 0)]}
    champions: Champions = {"jirra": (0, (0, 0)), "rakar": (0, (2, 0)), "virak": (1, (3, 0))}
    position = table(champions, terrain=ground, specials={"holy_lands": 1}, power=9)
    left = position.copy()
    do(position, "order jirra")
    assert not may(position, "step h7")
    left.take_off(piece(left, "rakar"))
    left.asked = None
    do(left, "order jirra")
    assert may(left, "step h7")


@pytest.mark.rule("INF-CIRC-05")
def test_nobody_attacks_into_the_holy_lands() -> None:
    ground: dict[str, list[Cell]] = {"enchanted": [(1, 0)]}
    champions: Champions = {"dread_asp": (0, (0, 0)), "jirra": (1, (1, 0))}
    position = table(champions, terrain=ground, specials={"holy_lands": 1}, power=9)
    do(position, "order dread_asp")
    assert not any(text.startswith("strike") for text in offered(position))
    do(position, "end")
    end_turn(position)
    position.power[1], position.asked = 9, None
    do(position, "order jirra", seat=1)
    assert may(position, "strike melee dread_asp", 1)
