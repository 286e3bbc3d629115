"""What is refused is refused with the rule that forbids it: those reasons that no chapter's own test asks for."""

import pytest

from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.refusals import reason
from platzdarm.kernel.action import pack
from tests.neuroshima.tabletop import cell, in_turn, layout, new_game, play, refused, seat_of

BOARD = "outpost_hq (0,2), outpost_runner (0,0), hegemony_hq (0,-2), hegemony_gladiator (1,0)"


def turn(hand: str) -> Skirmish:
    return in_turn(layout(BOARD), "outpost", hand)


def place(position: Skirmish, q: int, r: int) -> int:
    return position.setting.field.index[q, r]


@pytest.mark.rule("NH-TURN-03", "NH-TURN-04", "NH-SET-05")
def test_nobody_plays_or_gives_away_what_he_does_not_hold() -> None:
    position = turn("commando sniper")
    assert refused(position, "discard hmg") == "NH-TURN-03"
    assert refused(position, "battle") == "NH-TURN-03"
    assert refused(position, "grenade c3") == "NH-TURN-03"
    assert refused(position, "hq b2") == "NH-SET-05"
    assert refused(position, "place hmg b2 r0") == "NH-TURN-03"


@pytest.mark.rule("NH-MOV-01", "NH-MOV-02", "NH-MOB-01", "NH-PLAY-05")
def test_a_move_names_a_tile_of_ones_own_and_a_free_cell_in_reach() -> None:
    position = turn("move")
    own, foe, hq = (cell(position, at) for at in ((0, 0), (1, 0), (0, 2)))
    far, empty = cell(position, (-2, 0)), cell(position, (-1, 0))
    assert refused(position, f"move {empty} {far} r0") == "NH-PLAY-05"
    assert refused(position, f"move {foe} {empty} r0") == "NH-MOV-02"
    assert refused(position, f"move {own} {far} r0") == "NH-MOB-01"
    assert refused(position, f"move {own} {own} r0") == "NH-MOB-01", "as it stands already"
    assert refused(position, f"run {own} {far} r0") == "NH-MOB-01"
    assert refused(position, f"run {hq} {empty} r0") == "NH-PLAY-03"
    assert refused(position, f"move {own} {foe} r0") == "NH-BRD-03"


@pytest.mark.rule("NH-PSH-01", "NH-GRN-01", "NH-GRN-02", "NH-SNP-02", "NH-AIR-02")
def test_instants_name_their_targets() -> None:
    tiles = "hq (0,2), {0}_{1} (0,0), outpost_hq (0,-2), outpost_brawler (1,0)"
    hands = {"moloch": ("blocker", "push air_strike"), "borgo": ("mutant", "grenade"), "hegemony": ("thug", "sniper")}
    tables = {
        army: in_turn(layout(f"{army}_{tiles.format(army, unit)}"), army, hand) for army, (unit, hand) in hands.items()
    }
    pusher = tables["moloch"]
    own, foe, hq, empty, enemy_hq = (cell(pusher, at) for at in ((0, 0), (1, 0), (0, 2), (-1, 0), (0, -2)))
    assert refused(pusher, f"push {empty} {foe}") == "NH-PLAY-05"
    assert refused(pusher, f"push {own} {empty}") == "NH-PLAY-05"
    assert refused(pusher, f"push {own} {hq}") == "NH-PSH-01"
    assert refused(pusher, f"push {foe} {own}") == "NH-MOV-02"
    assert refused(pusher, f"airstrike {enemy_hq}") == "NH-AIR-02", "on the edge"
    for army, verb in (("borgo", "grenade"), ("hegemony", "snipe")):
        assert refused(tables[army], f"{verb} {empty}") == "NH-PLAY-05"
        assert refused(tables[army], f"{verb} {own}") == "NH-SNP-02"
    assert refused(tables["borgo"], f"grenade {foe}") == "NH-GRN-01"
    assert refused(tables["borgo"], f"grenade {enemy_hq}") == "NH-GRN-02"
    assert refused(tables["hegemony"], f"snipe {enemy_hq}") == "NH-SNP-02"


@pytest.mark.rule("NH-INST-02", "NH-PSH-02", "NH-BAT-11")
def test_who_is_asked_answers_before_anything_else() -> None:
    """Two ways back from a push: the owner of the pushed tile chooses one, and does nothing else."""
    board = layout("moloch_hq (0,2), moloch_blocker (0,0), outpost_hq (0,-2), outpost_brawler (1,0)")
    position = in_turn(board, "moloch", "push")
    back = f"retreat {cell(position, (0, 1))}"
    assert refused(position, back) == "NH-BAT-11", "nobody has pushed yet"
    play(position, f"push {cell(position, (0, 0))} {cell(position, (1, 0))}")
    assert refused(position, "end", "outpost") == "NH-INST-02"
    assert refused(position, back, "outpost") == "NH-PSH-02", "next to the pusher"


@pytest.mark.rule("NH-SET-05", "NH-TURN-08")
def test_before_the_hqs_stand_nothing_else_is_done_and_what_is_no_action_is_told_so() -> None:
    position = new_game(armies="outpost,hegemony")
    assert refused(position, "end") == "NH-SET-05"
    assert refused(position, "hq c3", "hegemony") == "NH-TURN-08"
    mine = turn("commando")
    seat = seat_of(mine, "outpost")
    assert reason(mine, seat, 0) == "no-such-action" and reason(mine, seat, verbs.LAST + 1) == "no-such-action"
    assert reason(mine, seat, pack(verbs.END, 1)) == "no-such-action"
    commando = mine.setting.armies[seat].by_key["commando"].index
    assert reason(mine, seat, pack(verbs.PLACE, commando, mine.setting.field.size)) == "no-such-action"
    assert reason(mine, seat, pack(verbs.PLACE, commando, place(mine, 0, 0))) == "cell-taken"
    off = mine.setting.field.size
    for verb in (verbs.RUN, verbs.RIDE):
        for start, target in ((off, 0), (place(mine, 0, 0), off)):
            assert reason(mine, seat, pack(verb, start, target)) == "no-such-action"
        assert reason(mine, seat, pack(verb, place(mine, 0, 0), place(mine, -1, 0), 6)) == "no-such-action"
