"""Chapters CSET, CTURN, CORD, CVIL and CWIN: the campaign in general."""

import pytest
from msgspec import UNSET

from platzdarm.games.inferno.rules.cards import IMMOBILE, VILLAIN_SET
from platzdarm.games.inferno.rules.commands import WHY
from platzdarm.games.inferno.rules.damage import defeat
from platzdarm.games.inferno.rules.figures import defence, has, keywords, speed, strength
from platzdarm.games.inferno.rules.honour import gain_honour, win
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.recruiting import recruitable
from platzdarm.games.inferno.rules.scenario import GOALS
from platzdarm.games.inferno.rules.setting import NOBODY, PLAYERS, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.terrain import blight_burns, controller, place
from platzdarm.games.inferno.rules.villainy import figures_of, next_villain_rat, of_goal, threat, villains
from platzdarm.games.inferno.table.campaign_facts import campaign_facts
from platzdarm.games.inferno.table.page_content import PageContent
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View
from tests.inferno.evening import (
    TEAMS,
    decide,
    discard,
    evening,
    goal,
    ground,
    index,
    lay,
    order,
    told,
    unfold,
    villains_turn,
    where,
)
from tests.inferno.tabletop import (
    asked,
    card,
    cards,
    cell,
    content,
    do,
    game,
    hold,
    ids,
    library,
    may,
    name_of,
    offered,
    piece,
    refused,
    step,
    treasure,
)

BLIGHTED = 4


def why(events: list[list[int]]) -> list[str]:
    return [WHY[values[1]] for values in events]


# -- CSET --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CSET-01")
def test_four_scenarios_in_order_and_players_first() -> None:
    chain, id = [], "campaign_1"
    while id:
        chain.append(id)
        id = library().scenarios[id].follows
    assert chain == [f"campaign_{number}" for number in (1, 2, 3, 4)]
    assert [library().scenarios[id].villains[0].boss for id in chain] == [True] * 4
    position = evening(2, mode="pair")
    assert position.side == PLAYERS and asked(position, 0) == asked(position, 1) == ["act"]
    do(position, "end")
    events = do(position, "end", seat=1)
    assert [values[0] for values in told(events, "turn")][:1] == [VILLAINS]


@pytest.mark.rule("INF-CSET-02")
def test_players_choose_champions_that_are_not_fallen() -> None:
    fallen = {"rakar", "rat_king", "pugdemon_pack", "caustic_widow"}
    for mode, share in (("solo", 4), ("pair", 3), ("trio", 2), ("quartet", 2)):
        position = game().start({"scenario": "campaign_1", "mode": mode}, SeededChance(b"recruits"))
        assert asked(position) == ["recruit"] and len(offered(position)) == len(recruitable(content()))
        assert not {text.split()[1] for text in offered(position)} & fallen
        while position.pending()[0].kind == "recruit":
            decision = position.pending()[-1]
            position.play(decision.seat, decision.answers.at(0))
        assert all(len(position.supply(seat)) == share for seat in range(position.setting.seats))
    for team in (
        "jirra",
        "jirra,virak,kehmep,rakar",
        "jirra,jirra,virak,kehmep",
        "jirra+nothing,virak,kehmep,scrapbot",
    ):
        with pytest.raises(OptionsError):
            game().start({"scenario": "campaign_1", "mode": "solo", "team": team}, SeededChance(b""))


@pytest.mark.rule("INF-CSET-03", "INF-COMP-05")
def test_villains_have_a_face_for_each_number_of_players() -> None:
    found = []
    for mode in TEAMS:
        position = evening(1, mode=mode)
        king = piece(position, "villain_rat_king")
        found.append((strength(position, king), defence(position, king), position.kind_at(king).honour))
    printed = next(entry for entry in library().entries["villains"] if entry.id == "rat_king")
    assert found == list(zip(printed.strength, printed.defence, printed.honour, strict=True))
    assert len(set(found)) > 2, "the faces are not alike"


@pytest.mark.rule("INF-CSET-04")
def test_four_villains_with_four_targets() -> None:
    for number in (1, 2, 3, 4):
        position = evening(number)
        goals = {position.goal[found] for found in villains(position)}
        assert goals == {0, 1, 2, 3} and len(set(position.setting.scenario.goals)) == 4
        assert set(View(position, 0).facts().campaign.goals) == set(GOALS)


@pytest.mark.rule("INF-CSET-05", "INF-CWIN-04", "INF-CTURN-07")
def test_schemes_are_discarded_by_players_and_difficulty() -> None:
    sizes = {
        (mode, difficulty): evening(2, mode=mode, difficulty=difficulty).schemes.size
        for mode in ("solo", "pair", "trio", "quartet")
        for difficulty in ("normal", "hard", "nightmare")
    }
    assert [sizes[mode, "normal"] for mode in TEAMS] == [32, 32, 28, 28]
    assert [sizes["quartet", difficulty] for difficulty in ("normal", "hard", "nightmare")] == [28, 24, 20]
    position = evening(2, mode="quartet", difficulty="nightmare")
    assert threat(position) == 12 == View(position, 0).facts().campaign.threat


@pytest.mark.rule("INF-CSET-06")
def test_no_fallen_champion_is_in_the_centre_deck() -> None:
    position = evening(1)
    counts = position.centre.counts(len(content().cards))
    champions = [found.index for found in content().cards if found.champion >= 0]
    assert not any(counts[found] for found in champions) and not set(champions) & set(position.row)
    assert len(position.hand) == len(position.deck) == 1


@pytest.mark.rule("INF-CSET-07")
def test_each_player_uses_the_shared_gate() -> None:
    position = evening(1, mode="trio")
    for seat in range(3):
        do(position, "gate", seat=seat)
        assert position.power[seat] == 2 and refused(position, "gate", seat) == "INF-GATE-02"


@pytest.mark.rule("INF-CSET-08")
def test_players_enter_through_the_blue_portal_villains_through_the_yellow() -> None:
    position = evening(1, mode="pair")
    position.power[1], position.asked = 9, None
    west = name_of((-6, 0))
    assert [text for text in offered(position, 1) if text.startswith("order scrapbot")] == [f"order scrapbot {west}"]
    order(position, "villain_dread_asp")
    decide(position)
    assert where(position, "villain_dread_asp") not in (None, (-6, 0))
    assert not position.bears(cell((-6, 0)), VILLAINS) and not position.bears(cell((6, 0)), PLAYERS)


@pytest.mark.rule("INF-CSET-09")
def test_every_player_does_research_for_nothing() -> None:
    options = {"scenario": "campaign_1", "mode": "pair", "team": TEAMS["pair"]}
    position = game().start(options, SeededChance(b"studies"))
    assert asked(position, 0) == ["research"] and asked(position, 1) == []
    decide(position)
    assert [len(found) for found in position.discard] == [1, 1] and position.quests.size == 23


@pytest.mark.rule("INF-CSET-10")
def test_a_defeated_champion_is_not_exhausted() -> None:
    position = evening(1, {"jirra": (0, 0)})
    defeat(position, piece(position, "jirra"), -1)
    position.power[0], position.asked = 9, None
    assert may(position, f"order jirra {name_of((-6, 0))}") and position.beaten[piece(position, "jirra")]


@pytest.mark.rule("INF-CSET-11")
def test_players_share_honour_treasures_and_victory() -> None:
    position = evening(1, mode="pair")
    gain_honour(position, position.setting.side_of(0), 3)
    gain_honour(position, position.setting.side_of(1), 2)
    assert position.honour == [5, 0]
    position.honour[VILLAINS] = 39
    gain_honour(position, VILLAINS, 1)
    assert position.result == [0.0, 0.0]
    other = evening(4, mode="pair")
    gain_honour(other, PLAYERS, 40)
    assert other.result == [1.0, 1.0]


# -- CTURN -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CTURN-01")
def test_two_schemes_then_their_discard_then_honour_for_shrines() -> None:
    position = evening(2, villains={"villain_dread_asp": (2, -4)}, bare=True)
    events = villains_turn(position, "lone_hunt_blue", "lone_hunt_green")
    events = events + decide(position)
    assert position.schemes.size == 30 and threat(position) == 2 and position.plots == ()
    kinds = [event.kind for event in events]
    assert kinds.count("scheme") == 2 and position.honour[VILLAINS] >= 2


@pytest.mark.rule("INF-CTURN-02")
def test_what_the_scenario_says_comes_before_a_scheme() -> None:
    events = villains_turn(evening(3), "surge", "surge")
    kinds = [event.kind for event in events]
    assert kinds.index("villain_ordered") < kinds.index("scheme")


@pytest.mark.rule("INF-CTURN-03")
def test_the_lower_effect_needs_the_printed_threat() -> None:
    for level, orders in ((5, 1), (6, 2)):
        position = evening(2)
        discard(position, level)
        events = unfold(position, "lone_hunt_yellow")
        events = events + decide(position)
        assert len(told(events, "villain_ordered")) == orders
        assert [values[1:] for values in told(events, "threat")] == [[level, 6, int(orders == 2)]]


@pytest.mark.rule("INF-CTURN-04")
def test_schemes_of_a_turn_do_not_count_for_each_other() -> None:
    position = evening(2)
    discard(position, 5)
    events = villains_turn(position, "lone_hunt_yellow", "lone_hunt_green")
    events = events + decide(position)
    assert [values[-1] for values in told(events, "threat")] == [0, 0]
    assert threat(position) == 7


@pytest.mark.rule("INF-CTURN-05", "INF-CWIN-01")
def test_villains_win_when_no_scheme_is_left() -> None:
    position = evening(2)
    position.honour[VILLAINS] = 10
    position.schemes = type(position.schemes)([])
    events = villains_turn(position)
    assert [event.kind for event in events][-2:] == ["schemes_out", "won"] and position.result == [0.0]


@pytest.mark.rule("INF-CTURN-06")
def test_players_choose_between_equal_targets_and_either_may_answer() -> None:
    position = evening(
        1, {"kehmep": (1, 0), "virak": (-1, 0)}, {"villain_voracious_gorf": (0, 0)}, mode="pair", bare=True
    )
    for name in ("kehmep", "virak"):
        position.defence_up[piece(position, name)] = 20 - defence(position, piece(position, name))
        position.damage[piece(position, name)] = 20 - strength(position, piece(position, "villain_voracious_gorf"))
    goal(position, "green", (0, 0))
    order(position, "villain_voracious_gorf")
    assert asked(position, 0) == asked(position, 1) == ["villain_target"]
    assert sorted(offered(position, 1)) == ["champion kehmep", "champion virak"]
    events = do(position, "champion virak", seat=1)
    assert told(events, "villain_choice") and where(position, "virak") is None and where(position, "kehmep") == (1, 0)


# -- CORD --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CORD-01")
def test_colours_are_ordered_as_listed() -> None:
    position = evening(1)
    events = unfold(position, "pincer_red_green")
    events = events + decide(position)
    names = [position.setting.names[values[0]] for values in told(events, "villain_ordered")]
    assert names == ["villain_rat_king", "villain_voracious_gorf"]


@pytest.mark.rule("INF-CORD-02")
def test_a_villain_off_the_field_enters_first_and_heads_for_its_target() -> None:
    position = evening(1, bare=True)
    events = order(position, "villain_rat_king")
    decide(position)
    kinds = [event.kind for event in events]
    assert kinds[:2] == ["villain_ordered", "entered"] and where(position, "villain_rat_king") == (3, 0)
    assert told(events, "villain_ordered")[0][1] == cell((0, 0))
    blocked = evening(1, villains={"villain_dread_asp": (6, 0)})
    assert told(order(blocked, "villain_rat_king"), "order_lost") and where(blocked, "villain_rat_king") is None


@pytest.mark.rule("INF-CORD-10")
def test_a_villain_by_the_shrine_with_its_target_stays_for_honour() -> None:
    position = evening(1, villains={"villain_dread_asp": (2, -3)}, bare=True)
    events = order(position, "villain_dread_asp")
    assert why(told(events, "villain_plan")) == ["shrine"] and position.honour[VILLAINS] == 2
    assert where(position, "villain_dread_asp") == (2, -3)
    prey = evening(1, {"kehmep": (2, -2)}, {"villain_dread_asp": (2, -3)}, bare=True)
    prey.damage[piece(prey, "kehmep")] = 5
    order(prey, "villain_dread_asp")
    assert prey.honour[VILLAINS] == 0 and where(prey, "kehmep") is None, "whom it can defeat comes first"


@pytest.mark.rule("INF-CORD-11")
def test_with_double_attack_the_test_is_made_again() -> None:
    position = evening(1, {"jirra": (1, 0), "kehmep": (-1, 0)}, {"villain_voracious_gorf": (0, 0)}, bare=True)
    gorf = piece(position, "villain_voracious_gorf")
    position.gear[gorf] = cards(["oathless_blade"])
    position.hardened[gorf] = 8 - strength(position, gorf)
    position.damage[piece(position, "jirra")] = 2
    events = order(position, "villain_voracious_gorf")
    decide(position)
    order_of = [position.setting.names[values[0]] for values in told(events, "defeated")]
    assert order_of == ["jirra", "kehmep"], "the higher defence first"


@pytest.mark.rule("INF-CORD-09")
def test_a_blow_that_defeats_nobody_is_explained_as_one() -> None:
    position = evening(1, {"jirra": (1, 3)}, {"villain_rat_king": (0, 2)}, bare=True)
    goal(position, "red", (0, 4))
    events = order(position, "villain_rat_king")
    assert why(told(events, "villain_plan"))[-1] == "strikes" and told(events, "attack")
    assert where(position, "jirra") == (1, 3)


@pytest.mark.rule("INF-CORD-03", "INF-CORD-04", "INF-CORD-06")
def test_each_step_of_an_order_is_explained() -> None:
    position = evening(1, {"jirra": (1, 0), "scrapbot": (-1, 0)}, {"villain_rat_king": (0, 0)}, bare=True)
    goal(position, "red", (0, 4))
    king, scrapbot = piece(position, "villain_rat_king"), piece(position, "scrapbot")
    position.hardened[king] = defence(position, scrapbot) - strength(position, king)
    events = order(position, "villain_rat_king")
    decide(position)
    names = position.setting.names
    assert [names[found] for found in told(events, "can_defeat")[0][1:]] == ["scrapbot"]
    assert why(told(events, "villain_plan"))[0] == "defeats" and told(events, "attack")
    assert where(position, "scrapbot") is None and where(position, "villain_rat_king") == (0, 3)


# -- CVIL --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CVIL-01")
def test_a_villain_is_ordered_again_in_the_same_turn() -> None:
    position = evening(1, villains={"villain_voracious_gorf": (6, 0)}, bare=True)
    events = unfold(position, "lone_hunt_green", "pincer_blue_green")
    events = events + decide(position)
    gorf = piece(position, "villain_voracious_gorf")
    assert [values[0] for values in told(events, "villain_ordered")].count(gorf) == 2
    assert where(position, "villain_voracious_gorf") == (0, 0) and not position.exhausted[gorf]


def fight(position: Contest, attacker: str, target: str) -> None:
    position.power[0], position.asked = 9, None
    do(position, f"order {attacker}", f"strike melee {target}")


@pytest.mark.rule("INF-CVIL-02", "INF-CVIL-10")
@pytest.mark.parametrize(
    ("name", "honour"),
    [("villain_rat_king", 8), ("villain_giant_rat-1", 1), ("villain_devil_rat", 2), ("villain_dread_asp", 4)],
)
def test_a_defeated_villain_is_worth_its_honour(name: str, honour: int) -> None:
    position = evening(1, {"jirra": (0, 0)}, {name: (1, 0)})
    position.damage[piece(position, name)] = defence(position, piece(position, name)) - 1
    fight(position, "jirra", name)
    assert position.honour == [honour, 0] and where(position, name) is None


@pytest.mark.rule("INF-CVIL-03")
def test_villains_leave_treasures_where_they_lie() -> None:
    position = evening(2, villains={"villain_dread_asp": (-2, 1)})
    goal(position, "yellow", (-2, 2))
    order(position, "villain_dread_asp")
    decide(position)
    assert where(position, "villain_dread_asp") == (-2, 2) and cell((-2, 2)) in position.chests


@pytest.mark.rule("INF-CVIL-04")
def test_a_villain_gets_the_dearest_construct_without_its_ambush() -> None:
    position = evening(1)
    position.row = cards(["computing_node", "bark_plate", "archive_novice", "mystic", "mystic", "gate_scribe"])
    events = unfold(position, "hellforge")
    decide(position)
    king = piece(position, "villain_rat_king")
    assert ids(position.gear[king]) == ["computing_node"] and not told(events, "ambush")
    assert strength(position, king) == position.kind_at(king).strength + content().card("computing_node").strength
    assert 255 not in position.row, "the row is full again"


@pytest.mark.rule("INF-CVIL-05")
def test_a_villains_construct_is_banished_with_its_defeat() -> None:
    position = evening(1, {"jirra": (0, 0)}, {"villain_dread_asp": (1, 0)})
    asp = piece(position, "villain_dread_asp")
    position.gear[asp] = cards(["bark_plate"])
    defeat(position, asp, 0, piece(position, "jirra"))
    assert position.banished == (card("bark_plate"),) and position.gear[asp] == ()


@pytest.mark.rule("INF-CVIL-06")
def test_abilities_with_a_threat_level_wait_for_it() -> None:
    position = evening(2)
    titan = piece(position, "villain_dream_titan")
    area = 4
    discard(position, 7)
    assert not has(position, titan, area)
    discard(position, 8)
    assert has(position, titan, area)


@pytest.mark.rule("INF-CVIL-07", "INF-CPUG-02")
def test_surge_is_the_boss_s_own() -> None:
    position = evening(2)
    before = position.pool
    events = unfold(position, "surge")
    assert told(events, "surge") == [[position.setting.boss]]
    assert position.honour[VILLAINS] == 5 and position.pool == before + 5


@pytest.mark.rule("INF-CVIL-08")
def test_a_rat_enters_beside_an_occupied_cell_as_the_players_say() -> None:
    position = evening(1, {"jirra": (0, 0)})
    goal(position, "red", (0, 0))
    unfold(position, "devils_own")
    assert asked(position) == ["villain_cell"] and len(offered(position)) == 6
    do(position, f"cell {name_of((1, 0))}")
    assert where(position, "villain_devil_rat") == (1, 0)
    full = evening(1)
    for number in range(full.setting.villain_rats_from, full.setting.pieces):
        full.owner[number] = VILLAIN
    assert next_villain_rat(full, "giant_rat") == NOBODY == next_villain_rat(full, "devil_rat")


@pytest.mark.rule("INF-CVIL-09")
def test_villain_rats_have_their_own_cards_and_no_limit_of_four() -> None:
    rats = {f"villain_giant_rat-{number}": (number - 3, 3) for number in range(1, 6)}
    position = evening(2, villains=rats)
    rat = piece(position, "villain_giant_rat-1")
    assert position.kind_at(rat).set == VILLAIN_SET and speed(position, rat) == 2
    assert next_villain_rat(position, "giant_rat") == piece(position, "villain_giant_rat-6")
    unfold(position, "vermin")
    decide(position)
    assert where(position, "villain_giant_rat-6") is not None


# -- CWIN --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CWIN-02")
def test_a_victory_leads_on_and_a_defeat_back() -> None:
    position = evening(2, mode="pair", difficulty="hard")
    options = {"scenario": "campaign_2", "mode": "pair", "difficulty": "hard", "team": TEAMS["pair"]}
    assert game().sequel(options, position) is None, "while it is played"
    win(position, VILLAINS)
    assert game().sequel(options, position) == options
    won = evening(2, mode="pair", difficulty="hard")
    win(won, PLAYERS)
    won.advance()
    assert game().sequel(options, won) == options | {"scenario": "campaign_3"}
    last = evening(4)
    win(last, PLAYERS)
    assert last.result == [1.0] and game().sequel({"scenario": "campaign_4", "mode": "solo"}, last) is None


@pytest.mark.rule("INF-CWIN-03")
def test_each_player_keeps_a_quest_for_the_scenarios_to_come() -> None:
    position = evening(1, mode="pair")
    position.attached[piece(position, "jirra")] = cards(["two_graves", "overclock"])
    position.attached[piece(position, "scrapbot")] = cards(["night_march"])
    hold(position, 0, "war_horn")
    gain_honour(position, PLAYERS, 40)
    position.advance()
    assert asked(position, 0) == asked(position, 1) == ["spoils"] and not position.over
    assert not may(position, "use war_horn jirra"), "the evening is over but for this"
    do(position, "keep two_graves")
    do(position, "pass", seat=1)
    assert position.result == [1.0, 1.0]
    options = game().sequel({"scenario": "campaign_1", "mode": "pair", "team": TEAMS["pair"]}, position)
    assert options is not None and options["team"].startswith("jirra+two_graves,virak,kehmep;")
    following = game().start(options, SeededChance(b"next"))
    decide(following)
    jirra = piece(following, "jirra")
    assert ids(following.attached[jirra]) == ["two_graves"] and has(following, jirra, 16)
    assert following.quests.size == 22, "the kept one and those of research are not in the deck"
    following.attached[jirra] = cards(["two_graves", "overclock"])
    win(following, PLAYERS)
    following.advance()
    following.asked = None
    assert offered(following) == ["pass", "keep overclock"], "what was kept stays without asking"


# -- TERR, TOKEN, CARD -------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-TERR-02")
def test_terrain_is_put_on_ordinary_cells_alone() -> None:
    position = evening(1)
    shrine = position.setting.scenario.shrines[0]
    assert not place(position, shrine, BLIGHTED) and position.terrain[shrine] != BLIGHTED
    assert place(position, cell((0, 1)), BLIGHTED) and ground(position, (0, 1)) == "blighted"


@pytest.mark.rule("INF-TERR-13")
def test_villains_mind_no_blighted_ground() -> None:
    position = evening(4, {"jirra": (-4, 1)}, {"villain_kythis": (3, 0)}, bare=True)
    lay(position, "blighted", (2, 0), (1, 0), (-4, 1))
    goal(position, "red", (1, 0))
    order(position, "villain_kythis")
    kythis = piece(position, "villain_kythis")
    assert where(position, "villain_kythis") == (1, 0) and position.damage[kythis] == 0
    blight_burns(position)
    assert position.damage[kythis] == 0 and position.damage[piece(position, "jirra")] >= 5


@pytest.mark.rule("INF-TOKEN-06")
def test_the_villains_widow_lays_webs_that_cost_points_to_leave() -> None:
    position = evening(1, {"jirra": (0, 0), "virak": (1, 1)}, {"villain_caustic_widow": (1, 0)}, bare=True)
    order(position, "villain_caustic_widow")
    decide(position)
    assert set(position.webs) == {cell((0, 0)), cell((1, 1))}
    position.put(piece(position, "villain_caustic_widow"), cell((5, 0)))
    position.power[0], position.asked = 9, None
    slow = position.copy()
    slow.speed_up[piece(slow, "jirra")] = -1
    do(slow, "order jirra")
    assert not [text for text in offered(slow) if text.startswith("step")], "two points more are not there to leave it"
    do(position, "order jirra")
    step(position, (-1, 0))
    assert where(position, "jirra") == (-1, 0) and cell((0, 0)) not in position.webs
    assert not [text for text in offered(position) if text.startswith("step")], "one point of three was left"


@pytest.mark.rule("INF-TOKEN-06")
def test_nobody_goes_into_a_friends_web_who_could_not_come_out_again() -> None:
    """The way over a web costs what it takes to leave it, so that it never ends under somebody else."""
    position = evening(1, {"jirra": (0, 0), "virak": (1, 0)}, {"villain_caustic_widow": (5, 0)}, bare=True)
    position.webs, position.power[0], position.asked = (cell((1, 0)),), 9, None
    do(position, "order jirra")
    assert speed(position, piece(position, "jirra")) == 3
    assert not may(position, f"step {name_of((1, 0))}"), "two points are left there, and leaving costs three"


@pytest.mark.rule("INF-TOKEN-07")
def test_target_tokens_neither_cost_nor_block() -> None:
    position = evening(1, {"jirra": (-1, 0)}, bare=True)
    assert position.setting.scenario.goals[0] == cell((0, 0)) and position.is_free(cell((0, 0)))
    position.power[0], position.asked = 9, None
    do(position, "order jirra")
    step(position, (0, 0), (1, 0), (2, 0))
    assert where(position, "jirra") == (2, 0)


@pytest.mark.rule("INF-CARD-18")
def test_souls_of_a_revealed_treasure_stay_and_its_bonus_goes() -> None:
    position = evening(1)
    gorf = piece(position, "villain_voracious_gorf")
    soul = next(found for found in content().treasures if found.souls)
    before = strength(position, gorf)
    position.chance = SeededChance(b"x")
    numbers = [index("hell_on_earth"), soul.index]
    position.unseen = type(position.unseen)(
        [type(position.unseen.top)([9 if number == soul.index else 0 for number in range(len(content().treasures))], 9)]
    )
    position.chests = ()
    unfold(position, "hell_on_earth")
    decide(position)
    assert position.omens == (soul.index,) and position.souls[gorf] == soul.souls and numbers
    assert strength(position, gorf) == before + soul.souls + soul.strength
    villains_turn(position, "tribute", "tribute")
    assert not position.omens and position.souls[gorf] == soul.souls and soul.index in position.spent


@pytest.mark.rule("INF-CARD-19")
def test_merciless_slaughter_leaves_treasures_on_cards() -> None:
    position = evening(1, team="lore_keeper,virak,kehmep,scrapbot")
    keeper = piece(position, "lore_keeper")
    position.kept[keeper] = treasure("war_horn") + 1
    hold(position, PLAYERS, "war_horn")
    unfold(position, "merciless_slaughter")
    assert asked(position)[0] == "toll" and offered(position)[:2] == ["token war_horn", "random"]
    do(position, "token war_horn")
    assert position.treasures[PLAYERS] == () and position.kept[keeper]
    again = evening(1)
    hand = len(again.hand[0])
    unfold(again, "merciless_slaughter")
    decide(again)
    assert len(again.hand[0]) == hand - 1, "without treasures a card"


@pytest.mark.rule("INF-CARD-19")
def test_from_its_threat_on_each_loses_both() -> None:
    position = evening(1)
    hold(position, PLAYERS, "war_horn", "war_horn")
    discard(position, 16)
    unfold(position, "merciless_slaughter")
    do(position, "random")
    decide(position, "toll")
    assert offered(position)[0] == "token war_horn" and not may(position, "random")
    do(position, "token war_horn")
    assert len(position.treasures[PLAYERS]) == 1 and len(position.hand[0]) == 3


@pytest.mark.rule("INF-CARD-20")
def test_gorf_has_the_soul_though_it_falls_as_well() -> None:
    position = evening(1, {"kehmep": (1, 0)}, {"villain_voracious_gorf": (0, 0)}, bare=True)
    gorf, kehmep = piece(position, "villain_voracious_gorf"), piece(position, "kehmep")
    position.granted[kehmep] = 32
    position.damage[kehmep] = defence(position, kehmep) - strength(position, gorf)
    position.damage[gorf] = defence(position, gorf) - 1
    order(position, "villain_voracious_gorf")
    decide(position)
    assert where(position, "kehmep") is None and where(position, "villain_voracious_gorf") is None
    assert position.souls[gorf] == 1 and position.honour[PLAYERS] == position.kind_at(gorf).honour > 0


@pytest.mark.rule("INF-CARD-21")
def test_constructs_on_the_packs_card_work_for_all() -> None:
    position = evening(2, villains={"villain_pugdemon_pack-1": (0, 0), "villain_pugdemon_pack-2": (1, 0)})
    discard(position, 8)
    position.gear[piece(position, "villain_pugdemon_pack-1")] = cards(["star_of_edges"])
    found = [piece(position, f"villain_pugdemon_pack-{number}") for number in (1, 2)]
    more = position.kind_at(found[0]).strength + content().card("star_of_edges").strength
    assert [strength(position, one) for one in found] == [more, more]
    defeat(position, found[0], -1)
    assert strength(position, found[1]) == more, "as long as one of them stands"
    defeat(position, found[1], -1)
    assert position.banished == (card("star_of_edges"),)


@pytest.mark.rule("INF-CARD-22")
def test_the_pack_grows_with_the_threat() -> None:
    position = evening(2)
    first = piece(position, "villain_pugdemon_pack-1")
    for level, number in ((7, 1), (8, 2), (15, 2), (16, 3)):
        discard(position, level)
        assert len(figures_of(position, first)) == number == len(of_goal(position, GOALS.index("blue")))
        shown = [found.id for found in View(position, 0).facts().champions]
        assert len([id for id in shown if id.startswith("villain_pugdemon")]) == number
    order(position, *[f"villain_pugdemon_pack-{number}" for number in (1, 2, 3)])
    decide(position)
    assert keywords(position, first) == 0 and controller(position, position.setting.scenario.shrines[0]) in (NOBODY, 1)


# -- all schemes -------------------------------------------------------------------------------------------------

SCHEMES = [scheme.id for scheme in content().schemes]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("id", SCHEMES)
def test_every_scheme_is_carried_out_in_every_scenario(id: str, number: int) -> None:
    """With both effects, and with champions of the players about."""
    position = evening(number, {"jirra": (0, 1), "virak": (-3, 1), "kehmep": (1, -1)}, mode="solo")
    discard(position, 20)
    hold(position, PLAYERS, "war_horn")
    position.unseen = position.unseen.without(treasure("war_horn"))
    before = position.inventory()
    events = unfold(position, id)
    decide(position)
    after = position.inventory()
    assert told(events, "scheme") or position.over
    assert {key: value for key, value in after.items() if not key.startswith("scheme")} == {
        key: value for key, value in before.items() if not key.startswith("scheme")
    }


def test_the_thirty_two_schemes() -> None:
    assert sum(scheme.copies for scheme in content().schemes) == 32
    assert len(content().of_set(VILLAIN_SET)) == 19


@pytest.mark.rule("INF-KEY-21")
def test_a_villain_that_cannot_move_stays_where_it_is() -> None:
    position = evening(1, villains={"villain_voracious_gorf": (4, 0)}, bare=True)
    position.granted[piece(position, "villain_voracious_gorf")] = IMMOBILE
    events = order(position, "villain_voracious_gorf")
    decide(position)
    assert where(position, "villain_voracious_gorf") == (4, 0)
    assert why(told(events, "villain_plan")) == ["stays"]


def test_a_page_is_told_whom_a_scheme_means_and_what_a_surge_does() -> None:
    page = PageContent(library()).everything()
    schemes = {scheme.id: scheme for scheme in page.schemes}
    assert schemes["pincer_red_blue"].goals == ["red", "blue"] and schemes["pincer_red_blue"].surges is UNSET
    assert [scheme.id for scheme in page.schemes if scheme.surges is True] == ["surge"]
    evenings = [scenario for scenario in page.scenarios if scenario.surge is not UNSET]
    assert len(evenings) == 4 and all(one.text[-1] == one.surge for one in evenings)


@pytest.mark.parametrize(("mode", "share"), [("solo", 4), ("pair", 3), ("trio", 2), ("quartet", 2)])
def test_a_page_is_told_how_many_champions_each_player_chooses(mode: str, share: int) -> None:
    assert campaign_facts(evening(1, mode=mode)).share == share
