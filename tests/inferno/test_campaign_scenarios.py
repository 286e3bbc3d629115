"""Chapters CRAT, CPUG, CRAK and CKYT: the four scenarios of the campaign."""

import pytest

from platzdarm.games.inferno.rules.attack import exchange
from platzdarm.games.inferno.rules.damage import defeat
from platzdarm.games.inferno.rules.figures import defence, speed, strength
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.orders import offer_free, rats_to_order
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import GOALS
from platzdarm.games.inferno.rules.setting import CAPTIVE, NOBODY, PLAYERS, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.targets import enemies
from platzdarm.games.inferno.rules.terrain import controller, hurt
from platzdarm.games.inferno.rules.vermin import wanted
from platzdarm.games.inferno.rules.villainy import giant_rats, of_goal, rats, villains
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.pile import Pile, bag_of
from platzdarm.kernel.position import View
from tests.inferno.evening import (
    TEAMS,
    decide,
    discard,
    evening,
    goal,
    ground,
    lay,
    order,
    told,
    unfold,
    villains_turn,
    where,
)
from tests.inferno.tabletop import (
    FIELD,
    asked,
    cards,
    cell,
    content,
    do,
    game,
    library,
    may,
    name_of,
    offered,
    piece,
    refused,
    step,
    treasure,
)


def names(position: Contest, pieces: list[int]) -> list[str]:
    return [position.setting.names[found] for found in pieces]


def end(position: Contest) -> None:
    """The players' turn ends; stops at the first question."""
    for seat in range(position.setting.seats):
        do(position, "end", seat=seat)


# -- CRAT --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CRAT-01")
def test_forty_honour_win_for_either_side() -> None:
    for side, result in ((VILLAINS, 0.0), (PLAYERS, 1.0)):
        position = evening(1, {"jirra": (2, -4)} if side == PLAYERS else {}, bare=True)
        if side == VILLAINS:
            position.put(piece(position, "villain_dread_asp"), cell((2, -4)))
        position.honour[side] = 38
        if side == PLAYERS:
            end(position)
        else:
            villains_turn(position, "lone_hunt_red", "lone_hunt_red")
            decide(position)
        assert position.result == [result]


@pytest.mark.rule("INF-CRAT-02")
def test_the_kings_surge_fills_free_shrines_and_orders_all_rats() -> None:
    position = evening(1, {"jirra": (2, -4)})
    events = unfold(position, "surge")
    assert len(told(events, "entered")) == 2 and asked(position)[0] == "rat_first"
    events = events + decide(position)
    assert len(told(events, "villain_ordered")) == 2 == len(giant_rats(position))


@pytest.mark.rule("INF-CRAT-03")
def test_rats_stir_at_the_start_of_the_villains_turn() -> None:
    position = evening(1, bare=True)
    events = villains_turn(position, "tribute", "tribute")
    kinds = [event.kind for event in events]
    assert kinds.index("entered") < kinds.index("moved") < kinds.index("scheme")
    assert rats(position) and where(position, "villain_giant_rat-1") != (6, 0)
    position = evening(1, villains={"villain_giant_rat-3": (6, -2)})
    events = villains_turn(position, "tribute", "tribute")
    stirred = events[: [event.kind for event in events].index("scheme")]
    assert not told(stirred, "entered"), "one is there"
    assert {values[0] for values in told(stirred, "moved")} == {piece(position, "villain_giant_rat-3")}
    assert where(position, "villain_giant_rat-3") == (5, -2), "at the nearest treasure"


@pytest.mark.rule("INF-CRAT-04")
def test_a_giant_rat_wants_the_nearest_treasure_or_else_a_shrine() -> None:
    position = evening(1, villains={"villain_giant_rat-1": (0, 0)}, bare=True)
    rat = piece(position, "villain_giant_rat-1")
    position.chests = (cell((2, 0)), cell((-4, 0)))
    assert wanted(position, rat) == [cell((2, 0))]
    position.chests = ()
    position.put(rat, cell((3, -4)))
    assert wanted(position, rat) == [cell((2, -4))]


@pytest.mark.rule("INF-CRAT-05", "INF-CRAT-08")
@pytest.mark.parametrize("id", ["war_horn", "captive_soul"])
def test_what_a_rat_finds_is_the_kings(id: str) -> None:
    position = evening(1, villains={"villain_giant_rat-1": (1, 0)}, bare=True)
    position.unseen = Pile([bag_of([treasure(id)], len(content().treasures))])
    king = piece(position, "villain_rat_king")
    position.chests = (cell((2, 0)),)
    before = position.inventory()
    plain = (strength(position, king), defence(position, king), speed(position, king), position.souls[king])
    villains_turn(position, "tribute", "tribute")
    found = content().treasures[position.hoard[0]]
    assert not position.chests and len(position.hoard) == 1 and position.inventory() == before
    soul = found.souls
    assert found.id == id and soul == (id == "captive_soul")
    after = (strength(position, king), defence(position, king), speed(position, king), position.souls[king])
    gains = (found.strength + soul, found.defence + soul, found.speed, soul)
    assert after == tuple(old + new for old, new in zip(plain, gains, strict=True))


@pytest.mark.rule("INF-CRAT-08")
def test_a_soul_stays_although_its_treasure_goes() -> None:
    position = evening(1, {"jirra": (0, 0)}, {"villain_rat_king": (1, 0)})
    king = piece(position, "villain_rat_king")
    soul = next(found.index for found in content().treasures if found.souls)
    position.hoard, position.souls[king] = (soul,), 1
    defeat(position, king, 0, piece(position, "jirra"))
    position.asked = None
    do(position, f"token {content().treasures[soul].id}")
    assert not position.hoard and position.souls[king] == 1 and soul in position.spent


@pytest.mark.rule("INF-CRAT-06")
def test_villain_rats_never_attack_and_the_devil_rat_wants_shrines() -> None:
    position = evening(1, {"jirra": (1, -2)}, {"villain_devil_rat": (1, -3)}, bare=True)
    position.chests = (cell((1, -4)),)
    events = unfold(position, "surge")
    events = events + decide(position)
    assert not told(events, "attack") and where(position, "villain_devil_rat") in {(1, -4), (2, -4), (1, -3), (2, -3)}
    assert cell((1, -4)) in position.chests or position.hoard, "the Devil Rat itself takes nothing"
    assert wanted(position, piece(position, "villain_devil_rat")) == [cell((2, -4))]


@pytest.mark.rule("INF-CRAT-07")
def test_players_choose_which_rat_goes_and_where_of_equals() -> None:
    position = evening(
        1, villains={"villain_giant_rat-1": (0, 0), "villain_giant_rat-2": (0, 3)}, mode="pair", bare=True
    )
    position.chests = (cell((2, 0)), cell((-2, 0)))
    villains_turn(position, "tribute", "tribute")
    assert asked(position, 0)[0] == asked(position, 1)[0] == "rat_first"
    do(position, "champion villain_giant_rat-1", seat=1)
    assert asked(position)[0] == "rat_goal" and len(offered(position)) == 2
    do(position, f"cell {name_of((-2, 0))}")
    assert where(position, "villain_giant_rat-1") == (-2, 0)


@pytest.mark.rule("INF-CRAT-09")
def test_the_kings_defeat_costs_him_a_treasure() -> None:
    position = evening(1, {"jirra": (0, 0)}, {"villain_rat_king": (1, 0)})
    king = piece(position, "villain_rat_king")
    position.hoard = (treasure("war_horn"), treasure("war_horn"), treasure("war_horn"))
    position.damage[king], position.power[0], position.asked = defence(position, king) - 1, 9, None
    do(position, "order jirra", "strike melee villain_rat_king")
    assert asked(position)[0] == "ransom" and sorted(offered(position)) == ["pass", "token war_horn"]
    do(position, "token war_horn")
    assert len(position.hoard) == 2 and asked(position)[0] == "champion"


@pytest.mark.rule("INF-CRAT-10")
def test_nobody_orders_rats_for_power() -> None:
    position = evening(1)
    position.power[0], position.asked = 9, None
    assert refused(position, f"order giant_rat-1a {name_of((-6, 0))}") == "INF-CRAT-10"
    other = evening(2)
    other.power[0], other.asked = 9, None
    assert may(other, f"order giant_rat-1a {name_of((-6, 0))}")


@pytest.mark.rule("INF-CRAT-11")
def test_an_effect_may_lead_a_villains_rat_instead() -> None:
    position = evening(1, {"jirra": (1, 0)}, {"villain_giant_rat-1": (0, 0)}, bare=True)
    position.chests = (cell((-1, 0)),)
    offer_free(position, 0, rats_to_order(position, 0))
    position.asked = None
    do(position, "order villain_giant_rat-1")
    assert not may(position, f"step {name_of((1, 0))}"), "not through a champion of the players"
    step(position, (-1, 0))
    do(position, "stop")
    assert position.owner[piece(position, "villain_giant_rat-1")] == VILLAIN and len(position.hoard) == 1


# -- CPUG --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CPUG-01")
def test_players_must_defeat_beelzepug() -> None:
    position = evening(2)
    gain_honour(position, PLAYERS, 50)
    assert position.result is None and not position.victor
    hurt(position, piece(position, "villain_beelzepug"), 99)
    position.advance()
    assert position.result == [1.0]
    villains_win = evening(2)
    gain_honour(villains_win, VILLAINS, 40)
    assert villains_win.result == [0.0]


@pytest.mark.rule("INF-CPUG-03", "INF-CPUG-04", "INF-CPUG-05")
def test_the_target_marks_who_enters_and_goes_back() -> None:
    position = evening(2)
    boss = position.setting.boss
    assert position.setting.scenario.goals[position.goal[boss]] == position.portals(0)[0] == cell((-6, 0))
    position.power[0], position.asked = 20, None
    do(position, f"order giant_rat-1a {name_of((-6, 0))}")
    assert position.marked == NOBODY
    step(position, (-5, 0))
    do(position, "end", f"order jirra {name_of((-6, 0))}")
    assert position.marked == piece(position, "jirra") and View(position, 0).facts().campaign.goals["red"] is None
    step(position, (-6, 1))
    do(position, "end", f"order virak {name_of((-6, 0))}")
    assert position.marked == piece(position, "jirra"), "while it lies on a card it marks nobody else"
    defeat(position, piece(position, "jirra"), -1)
    assert position.marked == NOBODY and View(position, 0).facts().campaign.goals["red"] == name_of((-6, 0))


@pytest.mark.rule("INF-CPUG-06")
def test_beelzepug_covers_four_cells() -> None:
    position = evening(2)
    cells = position.cells_of(piece(position, "villain_beelzepug"))
    assert len(set(cells)) == 4 and not any(position.is_free(found) for found in cells)


@pytest.mark.rule("INF-CPUG-07")
def test_damage_lowers_beelzepugs_defence_for_good() -> None:
    position = evening(2, {"jirra": (1, 0)})
    boss = piece(position, "villain_beelzepug")
    full = position.kind_at(boss).defence
    assert defence(position, boss) == full
    exchange(position, piece(position, "jirra"), [boss])
    left = full - strength(position, piece(position, "jirra"))
    assert defence(position, boss) == left and position.damage[boss] == 0
    end(position)
    decide(position)
    assert defence(position, boss) in (left, left + 5), "also in the next turn"
    before = position.pool
    position.row = cards(["bark_plate", *["archive_novice"] * 5])
    unfold(position, "hellforge")
    assert position.pool == before + 3, "what raises it lasts too"


@pytest.mark.rule("INF-CPUG-08", "INF-CPUG-09")
def test_beelzepug_defeats_the_marked_champion_wherever_it_is() -> None:
    for terrain, after in (("ordinary", "blighted"), ("forest", "blighted"), ("shrine", "shrine")):
        position = evening(2, {"jirra": (-5, 2)})
        lay(position, terrain, (-5, 2))
        jirra = piece(position, "jirra")
        position.marked, position.defence_up[jirra] = jirra, 90
        events = order(position, "villain_beelzepug")
        events = events + decide(position)
        assert told(events, "attack") and where(position, "jirra") is None
        changed = [FIELD.cells[values[0]] for values in told(events, "terrain")]
        assert ((-5, 2) in changed) == (after == "blighted"), "it is told where the ground changed"
        assert ground(position, (-5, 2)) == after and position.marked == NOBODY


@pytest.mark.rule("INF-CPUG-10")
def test_without_a_mark_the_villains_gain_honour() -> None:
    position = evening(2, {"giant_rat-1a": (0, 0)})
    order(position, "villain_beelzepug")
    assert position.honour[VILLAINS] == 2


@pytest.mark.rule("INF-CPUG-11")
def test_blight_is_the_end_of_whoever_steps_on_it() -> None:
    position = evening(2, {"aria_redforge": (0, 0)}, team="aria_redforge,virak,kehmep,scrapbot")
    lay(position, "blighted", (0, 1))
    position.defence_up[piece(position, "aria_redforge")] = 20
    position.power[0], position.asked = 9, None
    do(position, "order aria_redforge")
    step(position, (0, 1))
    assert where(position, "aria_redforge") is None and asked(position)[0] == "act"


@pytest.mark.rule("INF-CPUG-12")
def test_shrines_cleanse_the_ground_instead_of_paying() -> None:
    position = evening(2, {"jirra": (2, -4), "virak": (-2, 4)})
    blighted = [at for at, found in enumerate(position.terrain) if found == 4]
    end(position)
    assert asked(position)[0] == "cleansing" and len(offered(position)) == len(blighted) == 6
    do(position, offered(position)[0], offered(position)[1])
    assert len([found for found in position.terrain if found == 4]) == 4 and position.honour[PLAYERS] == 0
    few = evening(2, {"jirra": (2, -4), "virak": (-2, 4)}, bare=True)
    lay(few, "blighted", (0, 0))
    end(few)
    assert ground(few, (0, 0)) == "ordinary", "where there is nothing to choose nobody is asked"


@pytest.mark.rule("INF-CPUG-13")
def test_the_defeat_of_others_weakens_beelzepug() -> None:
    position = evening(2, {"jirra": (0, 0)}, {"villain_dream_titan": (1, 0), "villain_giant_rat-1": (0, 1)})
    titan, full = piece(position, "villain_dream_titan"), position.pool
    defeat(position, titan, 0, piece(position, "jirra"))
    left = full - position.kind_at(titan).honour
    assert position.pool == left < full
    defeat(position, piece(position, "villain_giant_rat-1"), 0, piece(position, "jirra"))
    assert position.pool == left - 1


# -- CRAK --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CRAK-01", "INF-CRAK-05", "INF-CRAK-06")
def test_rakar_must_lose_his_markers_before_he_can_be_hurt() -> None:
    position = evening(3)
    rakar = piece(position, "villain_rakar")
    assert position.markers[rakar] == 20 and where(position, "villain_rakar") == (4, 0)
    position.markers[rakar] = 1
    hurt(position, rakar, 10)
    assert position.damage[rakar] == 0
    position.markers[rakar] = 0
    hurt(position, rakar, 10)
    assert position.damage[rakar] == 10
    hurt(position, rakar, 2)
    position.advance()
    assert position.result == [1.0]
    lost = evening(3)
    gain_honour(lost, VILLAINS, 40)
    assert lost.result == [0.0]


@pytest.mark.rule("INF-CRAK-02")
def test_the_field_and_the_villains_of_rakars_scenario() -> None:
    scenario = library().scenarios["campaign_3"]
    assert scenario.terrain.count(1) == 24 and len(scenario.shrines) == 3 and len(scenario.treasures) == 9
    assert [len(found) for found in scenario.portals[:2]] == [1, 1]
    names = [content().kinds[cast.kind].name for cast in scenario.villains]
    assert names == ["rakar", "voracious_gorf", "pugdemon_pack", "caustic_widow"] and scenario.villains[0].boss


@pytest.mark.rule("INF-CRAK-03", "INF-CRAK-09")
def test_without_markers_surge_orders_rakar_who_gains_at_his_target() -> None:
    position = evening(3, bare=True)
    steps = speed(position, position.setting.boss)
    goal(position, "red", (3 - 2 * steps, 0))
    events = unfold(position, "surge")
    assert told(events, "villain_ordered")[0][0] == position.setting.boss
    assert where(position, "villain_rakar") == (4 - steps, 0) and position.honour[VILLAINS] == 0
    unfold(position, "surge")
    assert where(position, "villain_rakar") == (4 - 2 * steps, 0) and position.honour[VILLAINS] == 5


@pytest.mark.rule("INF-CRAK-04")
def test_surge_draws_the_richest_champion_to_rakar() -> None:
    position = evening(3, {"jirra": (0, 0), "virak": (-3, 0)}, bare=True)
    position.markers[piece(position, "jirra")], position.markers[piece(position, "virak")] = 3, 1
    events = unfold(position, "surge")
    assert told(events, "pulled_champion") == [[piece(position, "jirra")]] and not told(events, "attack")
    assert where(position, "jirra") is None and position.honour[VILLAINS] == 3
    assert not position.exhausted[piece(position, "jirra")]
    unfold(position, "surge")
    assert where(position, "virak") == (0, 0), "not next to him: it lives"
    tie = evening(3, {"jirra": (0, 0), "virak": (-3, 0)}, bare=True)
    tie.markers[piece(tie, "jirra")] = tie.markers[piece(tie, "virak")] = 2
    unfold(tie, "surge")
    assert asked(tie)[0] == "villain_target"


@pytest.mark.rule("INF-CRAK-07", "INF-CRAK-08")
def test_rakar_is_ordered_first_and_hunts_the_richest() -> None:
    position = evening(3, {"jirra": (5, 0), "virak": (-1, 0)}, bare=True)
    position.markers[piece(position, "virak")] = 2
    events = villains_turn(position, "tribute", "tribute")
    events = events + decide(position)
    rakar = position.setting.boss
    assert rakar not in [values[0] for values in told(events, "attack")], "who bears nothing is left alone"
    assert where(position, "villain_rakar") != (4, 0) and [event.kind for event in events].index("moved") < [
        event.kind for event in events
    ].index("scheme")
    near = evening(3, {"jirra": (3, 0), "virak": (5, 0)}, bare=True)
    near.markers[piece(near, "virak")] = 2
    events = order(near, "villain_rakar")
    decide(near)
    assert [values[2] for values in told(events, "attack")] == [piece(near, "virak")]
    idle = evening(3, bare=True)
    villains_turn(idle, "tribute", "tribute")
    assert where(idle, "villain_rakar") == (4 - speed(idle, idle.setting.boss), 0), "towards his target"


@pytest.mark.rule("INF-CRAK-07")
def test_a_hunt_that_is_taken_up_again_has_the_same_quarry() -> None:
    """Of two equally rich one is chosen; whoever comes back in the middle finds the hunt as it was."""
    position = evening(3, {"jirra": (3, 0), "virak": (5, 0)}, bare=True)
    for name in ("jirra", "virak"):
        position.markers[piece(position, name)] = 2
    order(position, "villain_rakar")
    again = position.copy()
    for found in (position, again):
        events = do(found, "champion virak") + decide(found)
        assert [values[2] for values in told(events, "attack")] == [piece(found, "virak")]


LAST_COIN = 1 << 3  # what is told when the last marker is gone


@pytest.mark.rule("INF-CRAK-10", "INF-CRAK-11")
def test_honour_comes_off_rakars_card_and_onto_champions() -> None:
    position = evening(3, {"jirra": (0, 0)}, {"villain_voracious_gorf": (1, 0)})
    rakar, jirra = piece(position, "villain_rakar"), piece(position, "jirra")
    gorf = piece(position, "villain_voracious_gorf")
    won = position.kind_at(gorf).honour
    defeat(position, gorf, 0, jirra)
    assert position.markers[rakar] == 20 - won and position.markers[jirra] == won and position.honour[PLAYERS] == 0
    assert not position.beats & LAST_COIN
    position.markers[rakar] = 1
    gain_honour(position, PLAYERS, 3, jirra)
    assert position.beats & LAST_COIN, "what the story says of it"
    assert position.markers[rakar] == 0 and position.markers[jirra] == won + 3, "the rest from the stock"
    rat = evening(3, {"giant_rat-1a": (0, 0)}, {"villain_voracious_gorf": (1, 0)})
    defeat(rat, piece(rat, "villain_voracious_gorf"), 0, piece(rat, "giant_rat-1a"))
    assert rat.markers[rat.setting.boss] == 20 - won and sum(rat.markers) == 20 - won


@pytest.mark.rule("INF-CRAK-11")
def test_players_choose_who_bears_the_honour_of_a_shrine() -> None:
    position = evening(3, {"jirra": (1, -4), "virak": (1, -3)}, bare=True)
    end(position)
    assert asked(position)[0] == "bearer" and sorted(offered(position)) == ["champion jirra", "champion virak"]
    do(position, "champion virak")
    assert position.markers[piece(position, "virak")] == 2


@pytest.mark.rule("INF-CRAK-12")
def test_a_champions_markers_help_the_villains_when_it_falls() -> None:
    position = evening(3, {"jirra": (0, 0)})
    position.markers[piece(position, "jirra")] = 4
    defeat(position, piece(position, "jirra"), -1)
    assert position.honour[VILLAINS] == 4 and position.markers[piece(position, "jirra")] == 0


# -- CKYT --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("INF-CKYT-01")
def test_forty_honour_against_kythis() -> None:
    position = evening(4, {"jirra": (2, -4)}, bare=True)
    position.honour[PLAYERS] = 38
    assert controller(position, cell((2, -4))) == PLAYERS
    end(position)
    assert position.result == [1.0]


@pytest.mark.rule("INF-CKYT-02", "INF-CKYT-03")
def test_kythis_three_damned_and_the_deck_of_the_reborn() -> None:
    position = evening(4)
    found = [position.kind_at(villain).name for villain in villains(position)]
    assert found[0] == "kythis" and len({name for name in found if name.startswith("damned_")}) == 3 == len(found) - 1
    assert len({position.goal[villain] for villain in villains(position)}) == 4
    assert len(position.setting.reborn) == 3 and all(position.owner[one] == NOBODY for one in position.setting.reborn)


@pytest.mark.rule("INF-CKYT-04", "INF-CKYT-05", "INF-CKYT-07")
def test_surge_brings_the_reborn_the_latest_acts_first() -> None:
    position = evening(4, {"fox_minstrel": (2, -4), "virak": (-2, 4), "kehmep": (-2, 0)})
    captives = [found for found, owner in enumerate(position.owner) if owner == CAPTIVE]
    for captive in captives:
        position.take_off(captive)
    order_of = []
    for number in (1, 2, 3):
        events = unfold(position, "surge")
        events = events + decide(position)
        if position.over:
            break
        order_of.append([values[0] for values in told(events, "villain_ordered")])
        assert len(position.risen) == number
    assert order_of[0] == [position.risen[0]]
    assert order_of[1] == [position.risen[1], position.risen[0]]
    latest = position.risen[-1]
    defeat(position, latest, -1)
    assert latest not in position.risen and position.owner[latest] == NOBODY


@pytest.mark.rule("INF-CKYT-04")
def test_a_reborn_champion_enters_next_to_an_occupied_target() -> None:
    position = evening(4, {"jirra": (2, -4), "virak": (-2, 4), "kehmep": (-2, 0)})
    unfold(position, "surge")
    assert asked(position)[0] == "villain_cell"
    target = position.setting.scenario.goals[position.goal[position.risen[0]]]
    chosen = position.field.named(offered(position)[0].split()[1])
    assert position.field.distance(chosen, target) == 1


@pytest.mark.rule("INF-CKYT-06")
def test_a_colour_orders_the_damned_then_the_reborn() -> None:
    position = evening(4)
    samael = piece(position, "villain_samael")
    position.owner[samael], position.risen = VILLAIN, (samael,)
    found = of_goal(position, GOALS.index("green"))
    assert len(found) == 2 and found[1] == samael and position.kind_at(found[0]).damned


@pytest.mark.rule("INF-CKYT-08")
def test_everybody_is_told_which_captive_stands_where() -> None:
    options = {"scenario": "campaign_4", "mode": "pair", "team": TEAMS["pair"]}
    position = game().start(options, SeededChance(b"captives"))
    seen = sorted(told(decide(position), "captive"))
    assert seen == [[one, position.cell[one]] for one, owner in enumerate(position.owner) if owner == CAPTIVE]
    assert len(seen) == 6


@pytest.mark.rule("INF-CKYT-08", "INF-CKYT-09")
def test_six_captives_stand_at_the_beacons_and_belong_to_nobody() -> None:
    position = evening(4, mode="pair")
    captives = [found for found, owner in enumerate(position.owner) if owner == CAPTIVE]
    assert len(captives) == 6 and sorted(position.cell[one] for one in captives) == position.setting.scenario.beacons
    assert [len(position.supply(seat)) for seat in (0, 1)] == [2, 2]
    chosen = {kind for found in position.recruits for kind in found}
    assert len([one for one in captives if position.kind[one] in chosen]) == 2
    assert not set(enemies(position, position.setting.boss)) & set(captives)
    position.power[0], position.asked = 20, None
    assert not any(f"order {position.setting.names[one]}" in offered(position) for one in captives)
    shrine = position.setting.scenario.shrines[0]
    position.put(captives[0], shrine)
    assert controller(position, shrine) == NOBODY


@pytest.mark.rule("INF-CKYT-09", "INF-CKYT-10")
def test_a_champion_that_ends_next_to_a_captive_may_free_it() -> None:
    position = evening(4, bare=True)
    captive = next(found for found, owner in enumerate(position.owner) if owner == CAPTIVE)
    name, own = position.setting.names[captive], names(position, position.supply(0))[0]
    position.put(captive, cell((0, 1)))
    position.put(piece(position, own), cell((-1, 0)))
    position.power[0], position.asked = 20, None
    do(position, f"order {own}")
    step(position, (0, 0))
    do(position, "stop")
    assert asked(position)[0] == "free" and offered(position)[:2] == ["pass", f"champion {name}"]
    do(position, f"champion {name}", "end")
    assert position.owner[captive] == 0 and position.freed == 1 and may(position, f"order {name}")
    rat = evening(4, {"giant_rat-1a": (-1, 0)}, bare=True)
    rat.owner[piece(rat, "giant_rat-1a")] = 0
    rat.put(next(found for found, owner in enumerate(rat.owner) if owner == CAPTIVE), cell((0, 1)))
    rat.power[0], rat.asked = 20, None
    do(rat, "order giant_rat-1a")
    step(rat, (0, 0))
    do(rat, "stop")
    assert asked(rat)[0] == "champion", "a minion frees nobody"


def test_xeron_takes_a_card_for_each_champion_that_he_defeats() -> None:
    position = evening(4, {"kehmep": (1, 0)}, {"villain_xeron": (0, 0)}, bare=True)
    position.owner[piece(position, "kehmep")] = 0
    position.damage[piece(position, "kehmep")] = 5
    hand = len(position.hand[0])
    order(position, "villain_xeron")
    decide(position)
    assert len(position.hand[0]) == hand - 1


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_villain_carries_out_orders(number: int) -> None:
    """With somebody to attack, at a threat that turns all abilities on."""
    position = evening(number, {"jirra": (0, 0)}, bare=True)
    discard(position, 20)
    goal(position, "red", (0, 0))
    for villain in [*villains(position), *position.setting.reborn]:
        position.owner[villain] = VILLAIN
        if position.goal[villain] >= 0 and not position.over:
            events = order(position, position.setting.names[villain])
            assert told(events + decide(position), "villain_ordered")
