"""Decks of one's own: who chooses what, in which order, what the others hear of it, and how the table looks then."""

import pytest

from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.kernel.events import EVERYONE
from tests.doom2016.tabletop import asks, hand, legal, library, new_game, play, refused

CONTENT = library().content


def told(position: Incursion, text: str) -> list[tuple[str, list[int], int]]:
    """What is told of a choice, before cards are drawn."""
    before = position.pending()[0]
    choice = next(action for action in before.answers if legal(position)[list(before.answers).index(action)] == text)
    events = position.play(before.seat, choice)
    return [(event.kind, list(event.values), event.audience) for event in events if not event.kind.startswith("drew")]


@pytest.mark.rule("D16-ARGENT-06", "D16-SUMMON-01", "D16-WEAPON-04", "D16-WEAPON-05", "D16-CARDS-06", "D16-CARDS-09")
def test_the_invader_chooses_in_secret_and_each_marine_weapons_and_a_class() -> None:
    position = new_game(mission="cold_reactor", marines="3", decks="own")
    assert asks(position) == (0, "sets") and len(legal(position)) == 20  # three of six
    assert told(position, "sets overwhelming_power blood_rush dark_counsel") == [("chose", [0], EVERYONE)]
    assert position.sets == sum(
        1 << CONTENT.sets.index(name) for name in ("overwhelming_power", "blood_rush", "dark_counsel")
    )
    assert asks(position) == (0, "invasion") and len(legal(position)) == len(CONTENT.invasions)
    assert told(position, "invasion imp_assault") == [("chose", [0], EVERYONE)]
    assert CONTENT.invasions[position.invasion].id == "imp_assault"
    shotgun, rifle = (CONTENT.weapon(name).index for name in ("combat_shotgun", "heavy_assault_rifle"))
    for marine in range(3):
        assert asks(position) == (marine + 1, "weapons")
        pair = "combat_shotgun heavy_assault_rifle" if marine < 2 else "plasma_rifle burst_rifle"
        if marine == 2:  # the box holds two of each
            assert refused(position, "weapons combat_shotgun heavy_assault_rifle") and len(legal(position)) == 6
        first = told(position, f"weapons {pair}")
        assert first[0] == ("armed", [marine, *[CONTENT.weapon(name).index for name in pair.split()]], EVERYONE)
        assert asks(position) == (marine + 1, "class") and len(legal(position)) == len(CONTENT.classes) - marine
        card = ("commando", "marksman", "berserker")[marine]
        number = [one.id for one in CONTENT.classes].index(card)
        assert told(position, f"class {card}")[0] == ("class", [marine, number], EVERYONE)
        assert position.classes[marine] == number
    assert (
        position.weapons[0] >> shotgun & 1 and position.weapons[1] >> rifle & 1 and not position.weapons[2] >> rifle & 1
    )


@pytest.mark.rule("D16-CARDS-09")
def test_three_marines_name_a_leader_and_others_do_not() -> None:
    for marines in (1, 2, 3, 4):
        position = new_game(mission="cold_reactor", marines=str(marines), decks="recommended")
        assert (asks(position)[1] == "leader") == (marines == 3)
        if marines == 3:
            assert {decision.seat for decision in position.pending()} == {1, 2, 3}
            play(position, "leader bravo")
            assert position.leader == 1


@pytest.mark.rule("D16-WEAPON-05", "D16-DECK-01")
def test_the_table_is_set_up_once_all_have_chosen() -> None:
    position = new_game(mission="cold_reactor", marines="2", decks="recommended")
    setting = position.setting
    places = [position.place[marine] for marine in range(2)]
    assert places[0] == setting.start and OFF not in places and len(set(places)) == 2, "each on a square of its own"
    standing = position.demons_on_map()
    assert sorted(position.place[figure] for figure in standing) == sorted(square for _, square in setting.demons)
    assert [setting.type_of[figure] for figure in standing] == sorted(kind for kind, _ in setting.demons)
    assert position.event_deck.size + len(position.event_hand) == 18
    for marine in ("alpha", "bravo"):
        who = setting.figure_named[marine]
        assert len(hand(position, marine)) == position.hand_limit(who)
        assert position.decks[who].size + len(hand(position, marine)) == 10


# -- the table of a mission --------------------------------------------------------------------------------------


@pytest.mark.rule("D16-OPS-01", "D16-OPS-02")
@pytest.mark.parametrize("mission", list(library().missions))
def test_a_mission_lies_on_the_table_as_its_plan_says(mission: str) -> None:
    plan = library().missions[mission]
    for marines in (1, 4):
        position = new_game(mission=mission, marines=str(marines), decks="recommended")
        setting = position.setting
        places = setting.field.coordinates
        assert places[setting.start] == plan.start
        assert (None if setting.exit == OFF else places[setting.exit]) == plan.exit
        assert (CONTENT.demons[setting.boss].id if setting.boss >= 0 else "") == plan.boss
        assert [places[square] for square in setting.teleporters] == [plan.start, *plan.teleporters]
        colours = ("blue", "yellow", "red")
        portals = [(places[square], colours[colour]) for square, colour in setting.portals]
        assert portals == [(portal.at, portal.colour) for portal in plan.portals]
        assert [bool(setting.portals_shown >> at & 1) for at in range(len(portals))] == [
            p.face_up for p in plan.portals
        ]
        assert [places[square] for square in setting.packs] == plan.health_packs
        weapons = [(places[square], CONTENT.weapons[weapon].id) for square, weapon in setting.weapons]
        assert weapons == [(item.at, item.weapon) for item in plan.weapons]
        assert [places[square] for square in setting.object_squares] == plan.objectives
        chosen = {name for at, name in enumerate(CONTENT.sets) if setting.sets >> at & 1}
        assert chosen == set(plan.event_sets) and CONTENT.invasions[setting.invasion].id == plan.invasion
        demons = [(CONTENT.demons[kind].id, places[square]) for kind, square in setting.demons]
        assert demons == [(item.type, item.at) for item in plan.demons if marines in item.marines]
        assert (setting.objective.id, setting.threat.id) == (plan.objective, plan.threat)
        assert setting.tutorial == plan.tutorial and (setting.squad is None) == (plan.tutorial or marines == 4)
        assert position.frags == (setting.squad.head_start if setting.squad is not None else 0)
        assert position.shut == (1 << len(plan.doors)) - 1
