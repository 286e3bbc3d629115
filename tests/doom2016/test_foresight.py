"""What a seat is told before it decides: what an ability does to whom, how long grenades burn, what sealing costs."""

from pathlib import Path

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.table.facts import facts
from platzdarm.games.doom2016.table.foresight import outcomes
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from tests.doom2016.tabletop import library

GOLDEN = Path(__file__).parent / "golden"


def position_of(record: str, moves: int) -> Incursion:
    """A golden record after so many of its actions."""
    replay = Replay(Doom2016(library()), parse((GOLDEN / f"{record}.rec").read_text("utf-8")))
    for _ in range(moves):
        replay.step()
    assert isinstance(replay.position, Incursion)
    return replay.position


def test_an_ability_tells_what_it_does_to_each_aim() -> None:
    known = position_of("pump_hall-1", 88).masked(1)
    told = {one.action: {figure: (before, after) for figure, before, after in one.health} for one in outcomes(known)}
    assert told["use card wide_choke-1 cacodemon-3"]["cacodemon-3"] == (1, 0)
    assert told["use card wide_choke-1 alpha"]["alpha"] == (9, 8)


def test_a_reaction_tells_what_is_left_of_the_attack() -> None:
    position = position_of("ember_ward-3", 51)
    seat = position.pending()[0].seat
    told = {one.action: one for one in outcomes(position.masked(seat))}
    attack = facts(position.masked(seat), seat).attack
    assert attack is not None
    armour = told["use hand armor"]
    shown = armour.damage if armour.damage is not None else sum(before - after for _, before, after in armour.health)
    assert shown == max(attack.damage - 2, 0)


def test_nothing_is_told_where_chance_decides() -> None:
    """A reroll asks the dice: a masked position does not know them, and the position itself is left as it was."""
    position = position_of("pump_hall-1", 88)
    before = position.masked(1)
    outcomes(before)
    assert facts(before, 1) == facts(position.masked(1), 1)


def test_a_grenade_tells_how_many_cards_it_burns() -> None:
    thrown = position_of("locked_archive-4", 928)
    assert [grenade[3] for grenade in facts(thrown, 0).grenades] == [1]


def test_the_goal_tells_what_sealing_a_portal_costs() -> None:
    assert facts(position_of("breach_point-3", 39), 0).goal.price == 2
    assert facts(position_of("pump_hall-1", 1), 0).goal.price == 0
