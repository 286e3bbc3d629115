"""Conventions, components, the board and the goal (chapters CONV, COMP, BRD, GOAL)."""

from importlib import resources

import pytest

from platzdarm.board.hexes import DIRECTIONS, distance
from platzdarm.games.neuroshima.content.library import Library, built_in_library
from platzdarm.games.neuroshima.content.schema import BoardEntry, PlacedEntry, SeatEntry
from platzdarm.games.neuroshima.rules.field import EXTENDED, STANDARD
from platzdarm.games.neuroshima.rules.setting import FREE_FOR_ALL
from platzdarm.games.neuroshima.rules.tiles import HQ
from platzdarm.games.neuroshima.table.scenario import battlefield, begin_battle
from platzdarm.kernel.errors import ContentError, NotationError, OptionsError, Unknown
from platzdarm.kernel.position import View
from tests.neuroshima.helpers_turns import TWO_HQS, start_game
from tests.neuroshima.tabletop import (
    Cell,
    asks,
    cell,
    fight,
    in_turn,
    is_free,
    layout,
    legal,
    library,
    netted,
    new_game,
    pass_turn,
    piece_at,
    play,
    refused,
)
from tests.wording import raises

EDGE = [
    (place, way)
    for place in STANDARD.coordinates
    for way in range(6)
    if not STANDARD.ray[STANDARD.index[place] * 6 + way]
]


def at(place: Cell) -> str:
    return f"({place[0]},{place[1]})"


def fill_around(place: Cell, tile: str) -> str:
    """`tile` on every cell of the standard board but one."""
    return ", ".join(f"{tile} {at(other)}" for other in STANDARD.coordinates if other != place)


# -- conventions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-CONV-01")
def test_directions_run_clockwise_from_the_top() -> None:
    centre = STANDARD.index[0, 0]
    neighbours = [STANDARD.coordinates[STANDARD.neighbour[centre * 6 + way]] for way in range(6)]
    assert neighbours == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


@pytest.mark.rule("NH-CONV-02")
def test_a_rotated_tile_shoots_in_the_rotated_direction() -> None:
    fought = fight(layout("outpost_commando (0,0) rot 4, moloch_medic (0,-2) rot 0"))
    assert fought.gone == {(0, -2)}


@pytest.mark.rule("NH-CONV-02")
@pytest.mark.parametrize("rotation", range(6))
def test_each_sixth_of_a_turn_moves_the_printed_side_clockwise(rotation: int) -> None:
    around = ", ".join(f"moloch_officer {at(place)}" for place in DIRECTIONS)
    fought = fight(layout(f"outpost_commando (0,0) rot {rotation}, {around}"))
    assert fought.gone == {DIRECTIONS[(2 + rotation) % 6]}


@pytest.mark.rule("NH-CONV-02")
def test_a_rotation_beyond_five_is_refused() -> None:
    with raises(ContentError, match="rotation"):
        layout("outpost_commando (0,0) rot 6")


@pytest.mark.rule("NH-CONV-03")
@pytest.mark.parametrize("way", range(6))
@pytest.mark.parametrize("rotation", range(6))
def test_an_attack_meets_the_face_that_looks_back_at_it(way: int, rotation: int) -> None:
    """The Blocker's armour is on printed side 0: a shot in direction 0 meets it with rotation 3, as in the ledger."""
    target = DIRECTIONS[way]
    shooter = f"outpost_commando (0,0) rot {(way - 2) % 6}"
    fought = fight(layout(f"{shooter}, moloch_blocker {at(target)} rot {rotation}"))
    armoured = (way + 3 - rotation) % 6 == 0
    assert fought.wounds(target) == (0 if armoured else 1)


@pytest.mark.rule("NH-CONV-04")
def test_a_medic_saves_a_module_as_it_would_a_unit() -> None:
    fought = fight(layout("outpost_medic (0,1) rot 0, outpost_officer (0,0) rot 0, moloch_hybrid (0,-2) rot 3"))
    assert fought.stands((0, 0))
    assert fought.gone == {(0, 1)}


@pytest.mark.rule("NH-CONV-04")
def test_a_medic_saves_a_hq_too() -> None:
    fought = fight(layout("outpost_medic (0,1) rot 0, outpost_hq (0,0), moloch_hybrid (0,-2) rot 3"))
    assert fought.hq("outpost") == 20
    assert fought.gone == {(0, 1)}


@pytest.mark.rule("NH-CONV-04")
@pytest.mark.parametrize(("teams", "saved"), [([0, 0, 1], True), ([0, 1, 2], False)])
def test_an_allied_tile_is_served_and_an_enemy_is_not(teams: list[int], saved: bool) -> None:
    board = "outpost_medic (0,1) rot 0, borgo_officer (0,0) rot 0, moloch_hybrid (0,-2) rot 3"
    fought = fight(layout(board, seats="outpost borgo moloch", teams=teams))
    assert fought.stands((0, 0)) is saved
    assert fought.stands((0, 1)) is not saved


@pytest.mark.rule("NH-CONV-05")
def test_a_battle_runs_on_a_board_without_hqs() -> None:
    fought = fight(layout("outpost_commando (0,0)"))
    assert fought.stands((0, 0))
    assert fought.acted == {3: {(0, 0)}}


@pytest.mark.rule("NH-CONV-05")
def test_a_board_by_hand_has_twenty_points_for_each_hq_unless_it_says_otherwise() -> None:
    """As `platzdarm neuroshima battle`, the analysis and the puzzles read it."""
    placed = [PlacedEntry(1, "borgo_mutant", (0, 0)), PlacedEntry(0, "outpost_hq", (0, -1))]
    entry = BoardEntry([SeatEntry("outpost"), SeatEntry("borgo"), SeatEntry("moloch", 7)], placed)
    position = battlefield(built_in_library(), entry)
    assert position.points == [20, 20, 7]
    begin_battle(position)
    assert position.points == [19, 20, 7]


@pytest.mark.rule("NH-CONV-05")
def test_a_battle_runs_on_an_empty_board() -> None:
    fought = fight(layout("", seats="outpost moloch"))
    assert fought.gone == set()
    assert fought.hq("outpost") == fought.hq("moloch") == 20


@pytest.mark.rule("NH-CONV-05")
def test_a_single_action_can_be_taken_on_a_hand_made_board() -> None:
    position = in_turn(layout("outpost_runner (0,0)", seats="outpost moloch"), "outpost")
    play(position, "run c3 c2 r1")
    assert piece_at(position, (0, -1)).rotation == 1


# -- components --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-COMP-01")
def test_four_armies_of_thirty_five_tiles_with_one_hq() -> None:
    assert set(library().armies) == {"outpost", "moloch", "borgo", "hegemony"}
    for army in library().armies.values():
        assert sum(tile.count for tile in army.tiles) == 35
        assert [tile.count for tile in army.tiles if tile.kind == HQ] == [1]


@pytest.mark.rule("NH-COMP-01")
def test_an_army_file_with_another_number_of_tiles_is_refused() -> None:
    folder = resources.files("platzdarm.games.neuroshima.content") / "armies"
    text = (folder / "outpost.toml").read_text("utf-8").replace("count = 7", "count = 6")
    with raises(ContentError, match=r"34.*35"):
        Library().add(text, "outpost.toml")


@pytest.mark.rule("NH-COMP-02")
def test_of_a_face_down_pile_one_sees_army_and_size() -> None:
    """Two games that differ only in the tile on top of player 1's pile look the same to everybody."""
    medic_on_top = play(new_game(["outpost_medic"], armies="outpost,hegemony"), "hq c3")
    sniper_on_top = play(new_game(["outpost_sniper"], armies="outpost,hegemony"), "hq c3")
    for seat in (-1, 0, 1):
        facts = View(medic_on_top, seat).facts()
        assert (facts.seats[0].army, facts.seats[0].pile) == ("outpost", 34)
        assert facts == View(sniper_on_top, seat).facts()
        assert View(medic_on_top, seat).known.data() == View(sniper_on_top, seat).known.data()
    known = View(medic_on_top, 1).known
    with pytest.raises(Unknown):
        known.play(1, known.pending()[0].answers.at(0))
    play(medic_on_top, "hq c1")
    play(sniper_on_top, "hq c1")
    assert View(medic_on_top, 1).facts() != View(sniper_on_top, 1).facts()


@pytest.mark.rule("NH-COMP-03")
def test_the_thirty_first_wound_is_recorded_as_usual() -> None:
    others = [place for place in STANDARD.coordinates if place not in ((0, 0), (0, -1))][:15]
    wounded = ", ".join(f"moloch_blocker {at(place)} with 2 wounds" for place in others)
    fought = fight(layout(f"outpost_commando (0,0) rot 4, moloch_blocker (0,-1), {wounded}"))
    assert fought.wounds((0, -1)) == 1
    assert sum(piece.wounds for piece in fought.position.cells if piece is not None) == 31


@pytest.mark.rule("NH-COMP-03")
def test_the_eleventh_net_holds_as_well() -> None:
    targets = [(-1, r - 1) for r in range(-1, 4)] + [(1, r - 1) for r in range(-2, 4)]
    netters = [(q - 1, r + 1) for q, r in targets]
    tiles = [f"hegemony_net_fighter {at(place)}" for place in netters] + [f"borgo_mutant {at(p)}" for p in targets]
    position = layout(", ".join(tiles), board="extended")
    assert len(targets) == 11
    assert netted(position) == set(targets)


@pytest.mark.rule("NH-COMP-03")
def test_spare_tiles_belong_to_no_army_in_play() -> None:
    position = new_game(armies="outpost,moloch,borgo,hegemony", mode="free_for_all")
    owned = position.inventory()
    for seat in range(4):
        assert sum(count for name, count in owned.items() if name.startswith(f"{seat}:")) == 35


@pytest.mark.rule("NH-COMP-04")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_two_to_four_may_play_with_the_four_armies(players: str) -> None:
    position = new_game(players=players)
    names = [army.name for army in position.setting.armies]
    assert len(set(names)) == int(players)
    assert set(names) <= {"outpost", "moloch", "borgo", "hegemony"}
    assert position.setting.field is STANDARD


@pytest.mark.rule("NH-COMP-04")
@pytest.mark.parametrize("players", ["5", "6"])
def test_five_or_six_play_on_the_extended_board(players: str) -> None:
    position = new_game(players=players)
    assert position.setting.seats == int(players)
    assert position.setting.field is EXTENDED
    with raises(OptionsError, match="extended"):
        new_game(players=players, board="standard")


@pytest.mark.rule("NH-COMP-04")
@pytest.mark.parametrize("players", ["0", "1", "7"])
def test_other_numbers_of_players_are_refused(players: str) -> None:
    with raises(OptionsError, match="players"):
        new_game(players=players)


# -- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-BRD-01")
def test_the_main_board_has_nineteen_cells() -> None:
    cells = set(new_game(armies="outpost,hegemony").setting.field.coordinates)
    assert len(cells) == 19
    assert (2, -2) in cells and (2, 1) not in cells
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in cells)


@pytest.mark.rule("NH-BRD-02")
def test_the_extended_board_has_a_ring_of_eighteen_more() -> None:
    cells = new_game(players="5").setting.field.coordinates
    assert len(cells) == 37
    assert sum(1 for place in cells if distance(place, (0, 0)) == 3) == 18


@pytest.mark.rule("NH-BRD-02")
def test_the_ring_is_out_of_play_on_the_standard_board() -> None:
    with raises(ContentError, match="NH-BRD"):
        layout("outpost_commando (3,0)")
    ring_cell = EXTENDED.name(EXTENDED.index[3, 0])
    position = in_turn(layout(TWO_HQS), "outpost", "commando")
    with raises(NotationError, match="NH-BRD-02"):
        play(position, f"place commando {ring_cell} r0")
    with_ring = in_turn(layout(TWO_HQS, board="extended"), "outpost", "commando")
    play(with_ring, f"place commando {ring_cell} r0")
    assert not is_free(with_ring, (3, 0))


@pytest.mark.rule("NH-BRD-03")
def test_a_cell_holds_one_tile_only() -> None:
    position = in_turn(layout(f"{TWO_HQS}, hegemony_ganger (0,0), outpost_runner (0,1)"), "outpost", "commando move")
    taken = cell(position, (0, 0))
    assert refused(position, f"place commando {taken} r0") == "NH-BRD-03"
    assert refused(position, f"move c4 {taken} r0") == "NH-BRD-03"
    assert refused(position, f"run c4 {taken} r0") == "NH-BRD-03"
    assert not [text for text in legal(position) if text.split()[-2:-1] == [taken]]


@pytest.mark.rule("NH-BRD-03")
def test_a_hand_made_board_with_two_tiles_on_a_cell_is_refused() -> None:
    with raises(ContentError, match="NH-BRD-03"):
        layout("outpost_commando (0,0), hegemony_ganger (0,0)")


@pytest.mark.rule("NH-BRD-04")
def test_a_shot_off_the_board_hits_nothing() -> None:
    fought = fight(layout("outpost_commando (0,-2) rot 4, moloch_medic (0,2) rot 0"))
    assert fought.gone == set()


@pytest.mark.rule("NH-BRD-04")
@pytest.mark.parametrize(("place", "way"), EDGE)
def test_nothing_reaches_over_any_edge(place: Cell, way: int) -> None:
    """Shots, blows, nets and links that point off the board, with a victim on every other cell."""
    shot = fight(layout(f"outpost_commando {at(place)} rot {(way - 2) % 6}, {fill_around(place, 'moloch_officer')}"))
    assert shot.gone == set()
    blow = fight(layout(f"outpost_brawler {at(place)} rot {way}, {fill_around(place, 'moloch_officer')}"))
    assert blow.gone == set()
    net = layout(f"hegemony_net_fighter {at(place)} rot {(way - 1) % 6}, {fill_around(place, 'moloch_officer')}")
    assert netted(net) == set()
    link = fight(layout(f"moloch_mother_module {at(place)} rot {way}, {fill_around(place, 'moloch_hybrid')}"))
    assert set(link.acted) == {3}


@pytest.mark.rule("NH-BRD-05")
def test_the_fifth_hq_is_counted_like_the_others() -> None:
    assert new_game(players="5").points == [20] * 5
    seats = [SeatEntry(army) for army in ("outpost", "moloch", "borgo", "hegemony", "outpost")]
    tiles = [PlacedEntry(4, "outpost_hq", (0, -3)), PlacedEntry(1, "moloch_hybrid", (0, 3))]
    position = battlefield(library(), BoardEntry(seats, tiles, "extended"), FREE_FOR_ALL)
    begin_battle(position)
    assert position.points == [20, 20, 20, 20, 19]


# -- the goal ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-GOAL-01")
def test_every_hq_starts_with_twenty_points_and_loses_one_for_each_damage() -> None:
    assert start_game(b"goal").points == [20, 20]
    fought = fight(layout("outpost_brawler (0,0) rot 0, hegemony_hq (0,-1)"))
    assert fought.hq("hegemony") == 18
    assert fought.stands((0, -1))


@pytest.mark.rule("NH-GOAL-01")
@pytest.mark.parametrize("points", [1, 2])
def test_a_hq_without_points_is_destroyed(points: int) -> None:
    fought = fight(layout(f"outpost_brawler (0,0) rot 0, hegemony_hq (0,-1) with {points} points left"))
    assert fought.hq("hegemony") == 0
    assert fought.gone == {(0, -1)}


@pytest.mark.rule("NH-GOAL-01")
def test_who_lost_his_hq_takes_no_further_part() -> None:
    board = "outpost_hq (0,2), outpost_brawler (0,0) rot 0, hegemony_hq (0,-1) with 2 points left, borgo_hq (2,0)"
    position = layout(board, seats="outpost hegemony borgo", mode=FREE_FOR_ALL)
    play(in_turn(position, "outpost", "battle"), "battle")
    turns = []
    for _ in range(4):
        turns.append(asks(position)[0])
        assert refused(position, "end", army="hegemony") == "NH-TURN-08"
        pass_turn(position)
    assert turns == ["borgo", "outpost", "borgo", "outpost"]
