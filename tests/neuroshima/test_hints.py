"""Hints of the book (chapter TIP): they guide help texts and computer players, and are never enforced."""

import pytest

from platzdarm.board.hexes import distance
from platzdarm.games.neuroshima.bots.judge import preferred_hq_cells
from platzdarm.games.neuroshima.content.library import by_difficulty
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import HQ, INSTANT, MODULE, UNIT, Tile
from platzdarm.games.roster import make_bot
from platzdarm.kernel.action import first
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from tests.neuroshima.helpers_modes import tile_of
from tests.neuroshima.tabletop import Cell, cell, legal, library, new_game, play, seat_of

ARMIES = ("outpost", "moloch", "borgo", "hegemony")
CORNERS = {(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)}


def best_cell(position: Skirmish, army: str) -> Cell:
    return position.setting.field.coordinates[preferred_hq_cells(position, seat_of(position, army))[0]]


def count(army: str, wanted: str) -> int:
    """How many tiles of an army bear this key."""
    return tile_of(f"{army}_{wanted}").count


def total(army: str, kind: int) -> int:
    return sum(tile.count for tile in library().armies[army].tiles if tile.kind == kind)


def shooters(army: str) -> int:
    return sum(tile.count for tile in library().armies[army].tiles if any(tile.ranged))


def units(army: str) -> list[Tile]:
    return [tile for tile in library().armies[army].tiles if tile.kind == UNIT]


@pytest.mark.rule("NH-TIP-01")
def test_armies_are_listed_with_the_easiest_to_learn_first() -> None:
    assert by_difficulty(library()) == ["borgo", "moloch", "hegemony", "outpost"]
    # So a table that names no armies begins with the easiest.
    assert [army.name for army in new_game(players="2").setting.armies] == ["borgo", "moloch"]


@pytest.mark.rule("NH-TIP-02")
def test_outpost_and_borgo_prefer_the_centre_and_every_free_cell_stays_legal() -> None:
    for army, other in (("outpost", "hegemony"), ("borgo", "moloch")):
        game = new_game(armies=f"{army},{other}")
        field = game.setting.field
        assert field.index[(0, 0)] in preferred_hq_cells(game, 0)
        assert best_cell(game, army) == (0, 0)
        assert set(legal(game)) == {f"hq {cell(game, place)}" for place in field.coordinates}
        play(game, f"hq {cell(game, (2, 0))}")  # a hint binds nobody
        assert len(legal(game)) == 18


@pytest.mark.rule("NH-TIP-02")
def test_moloch_prefers_a_corner_and_hegemony_the_neighbourhood_of_the_enemy() -> None:
    assert best_cell(new_game(armies="moloch,outpost"), "moloch") in CORNERS
    game = play(new_game(armies="outpost,hegemony"), "hq e2")
    assert distance(best_cell(game, "hegemony"), (2, -1)) == 1


def placed(armies: str, seat: int, enemy: str = "") -> set[tuple[int, int]]:
    """Where the machine puts a HQ, over many games."""
    found = set()
    for number in range(40):
        game = new_game(armies=armies, first="0")
        if enemy:
            play(game, f"hq {enemy}")
        decision = game.pending()[0]
        assert decision.seat == seat
        chosen = make_bot("greedy", "neuroshima").choose(View(game, seat), decision, SeededChance(bytes([number])))
        found.add(game.setting.field.coordinates[first(chosen)])
    return found


@pytest.mark.rule("NH-TIP-02")
def test_the_machine_follows_the_hints_and_not_always_to_the_same_cell() -> None:
    middle = {(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}
    for army, other in (("outpost", "hegemony"), ("borgo", "moloch")):
        assert placed(f"{army},{other}", 0) == middle
    assert placed("moloch,outpost", 0) == set(CORNERS)
    beside = placed("outpost,hegemony", 1, "e2")
    assert len(beside) > 2 and all(distance(cell, (2, -1)) == 1 for cell in beside)
    for second in ("borgo", "moloch"):
        apart = placed(f"outpost,{second}", 1, "c3")
        assert len(apart) > 2 and all(distance(cell, (0, 0)) > 1 for cell in apart)


@pytest.mark.rule("NH-TIP-02")
def test_a_taken_cell_is_never_preferred() -> None:
    game = play(new_game(armies="borgo,outpost"), "hq c3")
    preferred = preferred_hq_cells(game, 1)
    assert game.setting.field.index[(0, 0)] not in preferred and len(preferred) == len(set(preferred)) > 0


@pytest.mark.rule("NH-TIP-03")
def test_the_numbers_of_battle_and_move_tiles_are_those_of_the_army_profiles() -> None:
    assert {army: count(army, "battle") for army in ARMIES} == {"outpost": 6, "moloch": 4, "borgo": 6, "hegemony": 5}
    assert {army: count(army, "move") for army in ARMIES} == {"outpost": 7, "moloch": 1, "borgo": 4, "hegemony": 3}


@pytest.mark.rule("NH-TIP-03")
def test_each_armys_figures_bear_out_its_profile() -> None:
    modules = {army: sum(t.kind == MODULE for t in library().armies[army].tiles) for army in ARMIES}
    assert modules["outpost"] >= 6 and min(ARMIES, key=lambda army: total(army, UNIT)) == "outpost"
    assert all(tile.hit_points == 1 for tile in units("outpost"))
    assert max(ARMIES, key=lambda army: sum(tile.count for tile in units(army) if tile.hit_points > 1)) == "moloch"
    assert shooters("borgo") == 2 and shooters("hegemony") == 3
    assert max(ARMIES, key=lambda army: sum(tile.count for tile in units(army) if any(tile.net))) == "hegemony"
    assert all(
        total(army, HQ) + total(army, UNIT) + total(army, MODULE) + total(army, INSTANT) == 35 for army in ARMIES
    )


@pytest.mark.rule("NH-TIP-03")
@pytest.mark.parametrize(
    ("army", "english", "russian"),
    [
        ("outpost", ("mobile", "modules", "few", "frail"), ("подвижна", "модул", "хрупк")),
        ("moloch", ("tough", "guns", "slow", "few battle"), ("живуча", "стреля", "медлительн", "бой")),
        ("borgo", ("fast", "close fighters", "few shooters"), ("быстр", "ближн", "стрелков")),
        ("hegemony", ("nets", "pushes", "moves", "few shooters"), ("сети", "толчки", "стрелков")),
    ],
)
def test_the_profile_of_an_army_says_what_it_is_like(
    army: str, english: tuple[str, ...], russian: tuple[str, ...]
) -> None:
    profile = library().entries[army].profile
    assert all(word in profile.en.lower() for word in english)
    assert all(word in profile.ru.lower() for word in russian)
