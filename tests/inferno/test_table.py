"""Chapters TERM, COMP, SETUP, GATE, SDECK, ROW, TURN, END, PDECK, VICT: components, setting up, and the turn."""

import pytest

from platzdarm.games.inferno.rules import setting
from platzdarm.games.inferno.rules.cards import AVAILABLE, CENTRE, QUESTS, SETS, STARTING, STARTING_SET, VILLAIN_SET
from platzdarm.games.inferno.rules.decks import draw
from platzdarm.games.inferno.rules.figures import factions, strength
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.rats import has_base
from platzdarm.games.inferno.rules.setting import BASES
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View
from tests.inferno.evening import told
from tests.inferno.tabletop import (
    FIELD,
    asked,
    at,
    card,
    cell,
    content,
    do,
    end_turn,
    game,
    ids,
    in_stock,
    kinds,
    library,
    may,
    offered,
    piece,
    put,
    refused,
    set_deck,
    step,
    table,
)

LUCK = {
    *("PERSONAL", "CENTRE_DECK", "QUEST_DECK", "TREASURES", "FIRST_PLAYER", "DRAFT", "RANDOM_CARD", "IDOLS", "SCHEMES"),
    *("VILLAINS_DEALT", "CAPTIVES"),
}


def fresh(scenario: str = "love_lives_forever", seed: bytes = b"fresh", **options: str) -> Contest:
    return game().start({"scenario": scenario, **options}, SeededChance(seed))


@pytest.mark.rule("INF-TERM-01", "INF-END-03")
def test_runes_and_power_are_of_the_turn_honour_of_the_game() -> None:
    position = table(runes=2, power=3)
    position.honour[0] = 6
    end_turn(position)
    assert (position.runes[0], position.power[0], position.honour[0]) == (0, 0, 6)


@pytest.mark.rule("INF-TERM-02")
def test_a_champion_of_two_factions_counts_for_both() -> None:
    position = table({"muse_of_rebirth": (0, (0, 0)), "sadranis": (0, (1, 0))}, hand=["dream_seller"])
    assert factions(position, piece(position, "muse_of_rebirth")) == 0b01010
    for name in ("dream_seller", "dream_guide"):
        position.row = (card(name),) * 6
        position.runes[0] = 9
        position.asked = None
        do(position, "acquire row-1", "yes")
    muse, sadranis = piece(position, "muse_of_rebirth"), piece(position, "sadranis")
    assert (position.strength_up[muse], position.speed_up[muse]) == (1, 1)
    assert (position.strength_up[sadranis], position.speed_up[sadranis]) == (1, 0)


@pytest.mark.rule("INF-TERM-03")
def test_six_neighbours_and_plain_distance() -> None:
    around = {FIELD.cells[other] for other in FIELD.around[cell((0, 0))]}
    assert around == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert FIELD.distance(cell((0, 0)), cell((2, -1))) == 2


@pytest.mark.rule("INF-TERM-04", "INF-TOKEN-01")
def test_only_champions_occupy_a_cell() -> None:
    position = table({"rakar": (0, (0, 0))}, treasures=[(1, 0)], terrain={"forest": [(1, 0)]}, power=9)
    assert position.is_free(cell((1, 0))) and not position.is_free(cell((0, 0)))
    put(position, "sadranis", 0, (0, 1))
    do(position, "order rakar")
    step(position, (1, 0))
    assert position.agenda[-1].data()[3] == 1, "the forest below a treasure still costs two points"


@pytest.mark.rule("INF-TERM-06", "INF-COMP-01")
def test_the_box() -> None:
    found = content()
    starting = found.of_set(STARTING_SET)
    assert len(starting) == 23
    recommended = {
        kind for scenario in library().scenarios.values() for kinds in scenario.recommended for kind in kinds
    }
    assert {found.kinds[kind].id for kind in recommended} == {kind.id for kind in starting}
    counts = {
        source: sum(card.copies for card in found.of_source(source)) for source in (STARTING, AVAILABLE, CENTRE, QUESTS)
    }
    assert counts == {STARTING: 40, AVAILABLE: 30, CENTRE: 116, QUESTS: 25}
    special = sum(kind.figures for kind in found.of_set(SETS.index("special"))) - 1  # one card for both Living Earths
    packs = found.kind("pugdemon_pack").figures - 1
    schemes = sum(entry.copies for entry in library().entries["schemes"])
    villains = 2 * (len(library().entries["villains"]) - 2) + 1
    gates = len([gate for gate in found.gates.values() if gate.id.startswith("player")])
    treasures = sum(treasure.copies for treasure in found.treasures)
    assert (special + packs, schemes, villains, gates, treasures) == (10, 32, 35, 4, 26)
    assert sum(counts.values()) + 1 + 1 + 1 + 23 + 10 + gates + schemes + villains == 318


@pytest.mark.rule("INF-TERM-07")
def test_other_names_are_known() -> None:
    for name in ("beelzepug", "kythis", "xeron", "samael", "tyrant_of_the_depths", "living_earth", "eye_of_the_storm"):
        assert name in content().kind_named
    assert len([kind for kind in content().kinds if kind.damned and kind.set != VILLAIN_SET]) == 5
    assert {"giant_rat", "devil_rat"} <= set(content().kind_named)


@pytest.mark.rule("INF-COMP-02", "INF-BASE-01")
def test_eight_bases_of_a_colour() -> None:
    names = [kind.id for kind in content().of_set(STARTING_SET) if kind.figures == 1][: BASES + 1]
    position = table({name: (0, (number - 4, 2)) for number, name in enumerate(names[:BASES])}, power=9)
    put(position, names[BASES], 0, None)
    assert not has_base(position, 0)
    assert refused(position, f"order {names[BASES]} a7") == "INF-BASE-01"
    position.take_off(piece(position, names[0]))
    position.asked = None
    assert may(position, f"order {names[BASES]} a7")


@pytest.mark.rule("INF-COMP-03", "INF-SETUP-02")
def test_terrain_is_what_each_scenario_lists() -> None:
    for id, scenario in library().scenarios.items():
        assert len([found for found in scenario.terrain if found]) <= 64, id


@pytest.mark.rule("INF-COMP-04")
def test_honour_is_a_number_without_a_cap_of_markers() -> None:
    position = table(honour=500)
    gain_honour(position, 0, 130)
    assert position.honour[0] == 130 > 20 + 5 * 20


@pytest.mark.rule("INF-COMP-05")
def test_villains_have_a_face_for_each_number_of_players() -> None:
    for entry in library().entries["villains"]:
        faces = list(zip(entry.strength, entry.defence, entry.honour, strict=True))
        assert len(faces) == 4
        rat = entry.id in ("giant_rat", "devil_rat")
        assert len(set(faces)) == (1 if rat else 4)


@pytest.mark.rule("INF-COMP-06")
def test_every_card_has_one_source() -> None:
    assert content().card("apprentice").source == STARTING and content().card("mystic").source == AVAILABLE
    assert content().card("soul_thiefs_staff").source == CENTRE and content().card("silent_vigil").source == QUESTS


@pytest.mark.rule("INF-COMP-07", "INF-SETUP-08")
def test_the_centre_deck_holds_the_copies_of_each_card() -> None:
    position = fresh()
    assert position.centre.size == 110 and len(position.row) == 6
    counts = position.centre.counts(len(content().cards))
    for shown in position.row:
        counts[shown] += 1
    assert all(counts[found.index] == found.copies for found in content().of_source(CENTRE))


@pytest.mark.rule("INF-SETUP-01", "INF-SCEN-01", "INF-DRAFT-01")
def test_only_the_variants_of_a_scenario_may_be_played() -> None:
    for options in (
        {"scenario": "soul_spires_3", "mode": "duel"},
        {"scenario": "circle_of_stones", "mode": "teams"},
        {"scenario": "campaign_1", "draft": "yes"},
    ):
        with pytest.raises(OptionsError) as wrong:
            game().settle(options)
        assert wrong.value.slug == "option-value"
    assert game().settle({})["scenario"] == "love_lives_forever", "the suggested first game"


@pytest.mark.rule("INF-SETUP-03", "INF-TREAS-02")
def test_treasures_lie_face_down_and_the_rest_is_in_the_bag() -> None:
    position = fresh()
    assert len(position.chests) == 8 and position.unseen.size - len(position.chests) == 18
    position.treasures[1] = (0,)
    seen = View(position, 0).facts()
    assert seen.sides[1].treasures is None and seen.sides[1].treasures_held == 1


@pytest.mark.rule("INF-SETUP-04")
def test_the_first_player_is_drawn() -> None:
    firsts = [fresh(seed=bytes([seed])).first for seed in range(12)]
    assert set(firsts) == {0, 1} and firsts == [fresh(seed=bytes([seed])).first for seed in range(12)]


@pytest.mark.rule("INF-SETUP-05", "INF-LOVE-03")
def test_recommended_champions_start_off_the_field_and_ready() -> None:
    position = fresh()
    assert position.standing() == []
    blue = {position.kind_at(found).id for found in position.supply(position.first)}
    assert blue == {"timestream_seer", "pugdemon_pack", "rat_king", "virak"}
    yellow = {position.kind_at(found).id for found in position.supply(1 - position.first)}
    assert yellow == {"clockwork_guardian", "scrapbot", "emma_ironheart", "rakar"}
    assert not any(position.exhausted)


@pytest.mark.rule("INF-SETUP-06", "INF-ROW-03")
def test_piles_are_on_offer_outside_the_row() -> None:
    position = table(runes=5, power=1)
    assert (position.mystics, position.infantry) == (15, 15)
    assert may(position, "acquire mystic") and may(position, "acquire heavy_infantry")
    assert may(position, "order giant_rat-1a a7")
    position.mystics = 0
    position.asked = None
    assert refused(position, "acquire mystic") == "INF-ROW-03"


@pytest.mark.rule("INF-SETUP-07", "INF-CHAMP-04")
def test_special_champions_belong_to_nobody_at_the_start() -> None:
    position = fresh(draft="yes")
    assert position.quests.size == 25
    for name in ("eye_of_the_storm", "wisp", "sentry_gun", "devil_rat"):
        assert in_stock(position, name)
    specials = {content().kind_named[kind.id] for kind in content().of_set(SETS.index("special"))}
    while "draft" in asked(position, 0) + asked(position, 1):
        assert not specials & set(position.offer)
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    assert not any(position.kind_at(found).index in specials for seat in (0, 1) for found in position.supply(seat))


@pytest.mark.rule("INF-GATE-01", "INF-FFA-02", "INF-TURN-04")
def test_turns_go_in_the_order_of_the_gates() -> None:
    position = fresh("soul_spires_4")
    for number in range(4):
        seat = next(seat for seat in range(4) if position.gate_number(seat) == number)
        assert position.side == seat
        assert position.colour(seat) == number
        end_turn(position, seat)
    assert position.side == position.first


@pytest.mark.rule("INF-GATE-02")
def test_a_gate_gives_two_power_once_a_turn() -> None:
    position = table()
    do(position, "gate")
    assert position.power[0] == 2
    assert refused(position, "gate") == "INF-GATE-02"
    end_turn(position)
    end_turn(position, 1)
    assert may(position, "gate")


@pytest.mark.rule("INF-GATE-03", "INF-GATE-04")
def test_first_turn_bonuses_differ() -> None:
    given = []
    for number in range(4):
        position = table(mode="four")
        position.first = (0 - number) % 4
        position.turns[0] = 1
        do(position, "gate")
        given.append(position.power[0])
        position.turns[0], position.gated[0], position.power[0], position.asked = 2, 0, 0, None
        do(position, "gate")
        assert position.power[0] == 2
    assert given == [2, 4, 3, 6]


@pytest.mark.rule("INF-GATE-05")
def test_a_gate_is_no_card() -> None:
    position = table(hand=["pack_caller"])
    do(position, "gate", "play pack_caller")
    assert position.power[0] == 2, "no allegiance comes of a gate"
    assert not any(position.banners[faction] for faction in (0, 2, 3, 4))


@pytest.mark.rule("INF-SDECK-01")
def test_everybody_starts_with_the_same_ten_cards() -> None:
    position = fresh()
    for seat in (0, 1):
        counts = position.deck[seat].counts(len(content().cards))
        for held in position.hand[seat]:
            counts[held] += 1
        assert counts[card("apprentice")] == 8 and counts[card("militia")] == 2 and sum(counts) == 10
        assert (len(position.hand[seat]), position.deck[seat].size, position.discard[seat]) == (5, 5, ())


@pytest.mark.rule("INF-SDECK-02", "INF-HERO-01")
def test_starting_cards_are_heroes() -> None:
    position = table(hand=["apprentice", "militia"], deck=["mystic"] * 5)
    do(position, "play apprentice", "play militia")
    assert (position.runes[0], position.power[0]) == (1, 1)
    assert ids(position.played[0]) == ["apprentice", "militia"] and position.discard[0] == ()
    assert position.standing() == []
    end_turn(position)
    assert ids(position.discard[0]) == ["apprentice", "militia"]


@pytest.mark.rule("INF-ROW-01", "INF-ROW-02", "INF-AMB-01")
def test_the_row_is_full_again_before_an_ambush() -> None:
    position = table({"sadranis": (0, (0, 0))}, row=["shadow_elemental"] * 6, centre=["night_runner"] * 2, runes=9)
    events = do(position, "acquire row-3")
    assert kinds(events) == ["acquired", "revealed"] and asked(position) == ["ambush"]
    assert position.row[2] == card("night_runner") and len(position.row) == 6
    do(position, "yes")
    assert strength(position, piece(position, "sadranis")) == 8 + 2


@pytest.mark.rule("INF-TURN-01", "INF-IDOL-03")
def test_a_scenario_overrides_the_base_rules() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(1, 0)]})
    position.setting.scenario.shrine = 3
    end_turn(position)
    assert position.honour[0] == 3


@pytest.mark.rule("INF-TURN-02")
def test_as_far_as_possible() -> None:
    position = table(hand=["twin_road_adept"], deck=["mystic"])
    do(position, "play twin_road_adept")
    assert ids(position.hand[0]) == ["mystic"]


@pytest.mark.rule("INF-TURN-03")
def test_the_active_player_orders_what_happens_at_once() -> None:
    position = table({"soulcatcher": (0, (0, 0)), "wisp": (1, (1, 0))}, power=9)
    position.gear[piece(position, "soulcatcher")] = (card("star_of_edges"),)
    do(position, "order soulcatcher", "strike melee wisp")
    assert asked(position) == ["order"]
    assert set(offered(position)) == {"first champion soulcatcher", "first card star_of_edges"}
    do(position, "first card star_of_edges")
    assert position.power[0] == 9 - 2 + 1 and position.souls[piece(position, "soulcatcher")] == 1


@pytest.mark.rule("INF-TURN-05")
def test_an_order_is_finished_before_anything_else() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["apprentice"], power=9, runes=9)
    do(position, "order rakar")
    for text in ("play apprentice", "acquire row-1", "gate", "research"):
        assert refused(position, text) == "INF-TURN-05"
    do(position, "end")
    assert may(position, "play apprentice")


@pytest.mark.rule("INF-TURN-06", "INF-VICT-01")
def test_enough_honour_wins_at_once() -> None:
    position = table({"dread_asp": (0, (0, 0)), "wisp": (1, (1, 0))}, power=9)
    position.honour[0] = 29
    do(position, "order dread_asp", "strike melee wisp")
    assert position.over and position.result == [1.0, 0.0] and position.honour[0] == 30
    more = table()
    more.honour[0] = 29
    gain_honour(more, 0, 2)
    assert more.result == [1.0, 0.0] and more.honour[0] == 31


@pytest.mark.rule("INF-END-01")
def test_the_end_of_a_turn_in_its_order() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"shrine": [(1, 0)]}, hand=["militia"], deck=["mystic"] * 5)
    position.exhausted[piece(position, "rakar")] = 1
    found = kinds(end_turn(position))
    assert [kind for kind in found if kind in ("cleaned_up", "drew", "readied", "honour", "turn")] == [
        "cleaned_up",
        "drew",
        "readied",
        "honour",
        "turn",
    ]


@pytest.mark.rule("INF-END-02")
def test_clean_up_discards_heroes_quests_and_the_hand() -> None:
    position = table(
        {"rakar": (0, (0, 0))},
        hand=["apprentice", "apprentice", "silent_vigil", "militia", "mystic", "bark_plate"],
        deck=["heavy_infantry"] * 6,
    )
    do(position, "play apprentice", "play apprentice", "play silent_vigil", "play bark_plate rakar")
    before = len(position.discard[0])
    end_turn(position)
    assert len(position.discard[0]) == before + 3 + 3
    assert len(position.gear[piece(position, "rakar")]) == 1


@pytest.mark.rule("INF-END-04", "INF-PDECK-02")
def test_five_cards_and_the_discards_only_when_they_are_needed() -> None:
    position = table(deck=["mystic"] * 2)
    position.discard[0] = (card("apprentice"),) * 8
    end_turn(position)
    assert ids(position.hand[0]) == ["apprentice"] * 3 + ["mystic"] * 2 and position.deck[0].size == 5
    last = table(deck=["mystic"])
    last.discard[0] = (card("apprentice"),) * 6
    draw(last, 0, 1)
    assert last.deck[0].size == 0 and len(last.discard[0]) == 6
    draw(last, 0, 2)
    assert last.deck[0].size == 4 and len(last.discard[0]) == 0


@pytest.mark.rule("INF-END-05")
def test_own_champions_are_readied_wherever_they_are() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (0, None), "virak": (1, (3, 0))})
    for name in ("rakar", "sadranis", "virak"):
        position.exhausted[piece(position, name)] = 1
    end_turn(position)
    assert [position.exhausted[piece(position, name)] for name in ("rakar", "sadranis", "virak")] == [0, 0, 1]


def test_a_card_that_readies_a_champion_says_so() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["second_dawn_tablet"])
    rakar = piece(position, "rakar")
    position.exhausted[rakar] = 1
    events = do(position, "play second_dawn_tablet rakar")
    assert told(events, "readied") == [[rakar]] and not position.exhausted[rakar]


def test_each_thing_that_luck_decides_has_luck_of_its_own() -> None:
    """Else two of them would be drawn from one stream, and a seed would say less than it promises."""
    numbers = [value for name, value in vars(setting).items() if name in LUCK]
    assert len(numbers) == len(LUCK) == len(set(numbers))


@pytest.mark.rule("INF-END-06", "INF-TERR-05", "INF-VICT-02", "INF-LOVE-04")
def test_shrines_pay_their_controller_at_the_end_of_his_turn() -> None:
    position = table({"rakar": (0, (0, 0)), "sadranis": (0, (4, 0))}, terrain={"shrine": [(1, 0), (5, 0)]})
    end_turn(position)
    assert position.honour == [4, 0]
    end_turn(position, 1)
    assert position.honour == [4, 0]


@pytest.mark.rule("INF-END-07", "INF-END-08")
def test_damage_and_boosts_end_with_every_turn() -> None:
    position = table({"rakar": (0, (0, 0)), "virak": (1, (3, 0))}, hand=["seed_bearer"])
    events = do(position, "play seed_bearer", "champion rakar")
    rakar = piece(position, "rakar")
    assert told(events, "boosted") == [[rakar, 0, 0, 1]]
    position.damage[rakar], position.damage[piece(position, "virak")] = 4, 3
    position.defence_up[rakar] = 2
    assert position.speed_up[rakar] == 1
    end_turn(position)
    assert not any(position.damage) and not any(position.speed_up) and at(position, "rakar") == (0, 0)


@pytest.mark.rule("INF-PDECK-01")
def test_everybody_has_his_own_deck_and_discards() -> None:
    position = table(hand=["militia"], deck=["mystic"] * 5)
    set_deck(position, 1, ["apprentice"] * 5)
    end_turn(position)
    assert ids(position.discard[0]) == ["militia"] and position.discard[1] == () and position.deck[1].size == 5
    assert View(position, 1).facts().players[0].discard == ["militia"], "face up"


@pytest.mark.rule("INF-PDECK-03")
def test_what_lies_before_a_player_is_not_reshuffled() -> None:
    position = table(hand=["archive_novice", "apprentice"])
    position.discard[0] = (card("militia"),) * 3
    do(position, "play apprentice", "play archive_novice")
    assert ids(position.hand[0]) == ["militia"] and position.deck[0].size == 2
    assert ids(position.played[0]) == ["apprentice", "archive_novice"]


@pytest.mark.rule("INF-SCEN-02")
def test_eight_scenarios_and_a_campaign_of_four() -> None:
    modes = {id: scenario.modes for id, scenario in library().scenarios.items()}
    assert len([id for id, found in modes.items() if "solo" not in found]) == 8
    assert [id for id, found in modes.items() if "three" in found] == ["soul_spires_3", "twilight_of_idols"]
    campaign = [id for id, found in modes.items() if found == ["solo", "pair", "trio", "quartet"]]
    assert campaign == [f"campaign_{number}" for number in (1, 2, 3, 4)]
