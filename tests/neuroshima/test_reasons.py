"""What a hint says for itself: the gain that weighs most in the bot's own judgement."""

from platzdarm.games.neuroshima.bots.reasons import reason
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.turn import begin_end
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line, Name
from tests.neuroshima.tabletop import in_turn, layout, seat_of

BOARD = "moloch_hq (0,-1), outpost_hq (0,2)"


def told(position: Skirmish, text: str) -> Line | None:
    seat = seat_of(position, "outpost")
    action = VOCABULARY.read(position, seat, text)
    return reason(View(position, seat), action, SeededChance(b"luck"))


def test_a_tile_before_the_enemy_hq_is_advised_for_what_it_takes_from_it() -> None:
    position = in_turn(layout(BOARD), "outpost", "brawler")
    line = told(position, "place brawler c3 r0")
    assert line is not None and line.id == "nh-reason-hits"
    assert line.args == {"army": Name("army", "moloch"), "damage": 2}


def test_what_needs_no_battle_is_said_plainly() -> None:
    position = in_turn(layout(BOARD), "outpost", "brawler")
    assert told(position, "end") == Line("nh-reason-end")
    assert told(position, "discard brawler") == Line("nh-reason-discard")
    assert told(in_turn(layout(BOARD), "outpost"), "end") == Line("nh-reason-done")


def test_in_the_last_turn_nothing_is_kept_for_later() -> None:
    position = in_turn(layout(BOARD), "outpost", "brawler")
    begin_end(position, seat_of(position, "outpost"))
    assert told(position, "end") == Line("nh-reason-last")


def test_a_battle_is_advised_with_what_it_costs_both() -> None:
    position = in_turn(layout(f"{BOARD}, outpost_brawler (0,0)"), "outpost", "battle")
    line = told(position, "battle")
    assert line == Line("nh-reason-battle", {"own": 0, "others": 2})
