"""Terrain (chapter TERR) and what scenarios make of it: shrines, beacons, gates of war, holy lands."""

from typing import Final

from platzdarm.games.inferno.rules.cards import SURE_FOOTED
from platzdarm.games.inferno.rules.field import BEACON, BLIGHTED, ENCHANTED, FOREST, SHRINE
from platzdarm.games.inferno.rules.figures import has
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import ALL_BEACONS, GATES_OF_WAR, HOLY_LANDS
from platzdarm.games.inferno.rules.setting import NEUTRAL, NOBODY

BLIGHT: Final = 5  # damage (INF-TERR-10)


def controller(position: Contest, shrine: int) -> int:
    """The side with the most champions in a shrine's cell and next to it; NOBODY on a tie (INF-TERR-06, 07)."""
    near = position.field.near[shrine]
    counts = [0] * (NEUTRAL + 1)
    for piece in position.standing():
        if any(near >> cell & 1 for cell in position.cells_of(piece)):
            counts[position.side_of(position.owner[piece])] += 1
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def controlled_shrines(position: Contest, side: int) -> list[int]:
    return [shrine for shrine in position.setting.scenario.shrines if controller(position, shrine) == side]


def beacons_of(position: Contest, side: int) -> int:
    return position.beacons.count(side + 1)


def gates_open(position: Contest, owner: int) -> bool:
    """Whether a player controls enough beacons for the gates of war (INF-WARG-04, 07)."""
    if owner == NEUTRAL:
        return False
    return beacons_of(position, position.side_of(owner)) >= position.setting.scenario.special(GATES_OF_WAR)


def is_holy(position: Contest, cell: int) -> bool:
    """The shrine and the enchanted ground of 'Circle of Stones' (INF-CIRC-04)."""
    return position.setting.scenario.special(HOLY_LANDS) > 0 and position.terrain[cell] in (SHRINE, ENCHANTED)


def stands_holy(position: Contest, piece: int) -> bool:
    return any(is_holy(position, cell) for cell in position.cells_of(piece))


def is_barred(position: Contest, piece: int, cell: int) -> bool:
    """Whether a champion may not come into a cell because of what the scenario makes of its terrain."""
    scenario = position.setting.scenario
    if not scenario.specials or position.terrain[cell] not in (ENCHANTED, SHRINE):
        return False
    if has(position, piece, SURE_FOOTED):  # INF-CARD-06
        return False
    owner = position.owner[piece]
    if scenario.special(GATES_OF_WAR) and position.terrain[cell] == ENCHANTED:
        return not gates_open(position, owner)
    if is_holy(position, cell):
        others = [other for other in position.supply(owner) if other != piece and stands_holy(position, other)]
        return len(others) >= scenario.special(HOLY_LANDS)
    return False


def come_into(position: Contest, piece: int, cells: list[int]) -> None:
    """What happens to a champion that moves into cells: blight, beacons, and what quests ask for."""
    seat = position.owner[piece]
    for cell in cells:
        terrain = position.terrain[cell]
        if terrain == BEACON:
            take_beacon(position, seat, cell)
        elif terrain == FOREST and cell not in position.trodden:
            position.trodden = (*position.trodden, cell)
            progress(position, seat, "enters_forest", 1)
    if any(position.terrain[cell] == BLIGHTED for cell in cells) and not has(position, piece, SURE_FOOTED):
        hurt(position, piece, BLIGHT)  # once a step, however many cells


def hurt(position: Contest, piece: int, damage: int) -> None:
    """Damage adds up during the turn (INF-DMG-01); who falls by it is settled before the next step."""
    position.damage[piece] += damage
    position.tell("damage", [piece, damage, position.damage[piece]])


def take_beacon(position: Contest, seat: int, cell: int) -> None:
    """INF-TERR-16; all of them at once may be worth honour, to the first alone (INF-LOVE-05)."""
    side = position.setting.side_of(seat)
    number = position.setting.scenario.beacons.index(cell)
    if position.beacons[number] == side + 1:
        return
    beacons = list(position.beacons)
    beacons[number] = side + 1
    position.beacons = tuple(beacons)
    position.tell("beacon", [seat, cell])
    worth = position.setting.scenario.special(ALL_BEACONS)
    if worth and not position.raced and beacons_of(position, side) == len(beacons):
        position.raced = 1
        gain_honour(position, side, worth)


def blight_burns(position: Contest) -> None:
    """At the start of every turn (INF-TERR-11)."""
    for piece in position.standing():
        if any(position.terrain[cell] == BLIGHTED for cell in position.cells_of(piece)):
            if not has(position, piece, SURE_FOOTED):
                hurt(position, piece, BLIGHT)


def clear_forest(position: Contest, cell: int) -> None:
    """The cell is ordinary afterwards (INF-TERR-01)."""
    terrain = list(position.terrain)
    terrain[cell] = 0
    position.terrain = tuple(terrain)
