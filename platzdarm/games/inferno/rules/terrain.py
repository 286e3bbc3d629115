"""Terrain (chapter TERR) and what scenarios make of it: shrines, beacons, gates of war, holy lands."""

from typing import Final

from platzdarm.games.inferno.rules.cards import SURE_FOOTED
from platzdarm.games.inferno.rules.field import BEACON, BLIGHTED, ENCHANTED, FOREST, ORDINARY, PORTAL, SHRINE, bits_of
from platzdarm.games.inferno.rules.figures import has
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.honour import gain_honour, win
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import ALL_BEACONS, BEELZEPUG, GATES_OF_WAR, HOLY_LANDS
from platzdarm.games.inferno.rules.setting import CAPTIVE, NEUTRAL, NOBODY, PLAYERS
from platzdarm.games.inferno.rules.story import beat
from platzdarm.games.inferno.rules.villainy import has_pool, is_shielded, is_villain

BLIGHT: Final = 5  # damage (INF-TERR-10)


def controller(position: Contest, shrine: int) -> int:
    """The side with the most champions in a shrine's cell and next to it; NOBODY on a tie (INF-TERR-06, 07)."""
    near = position.field.near[shrine]
    counts = [0] * (NEUTRAL + 1)
    for piece in position.standing():
        if position.owner[piece] != CAPTIVE and near & bits_of(position.cells_of(piece)):
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
    return position.setting.scenario.special(HOLY_LANDS) > 0 and any(
        is_holy(position, cell) for cell in position.cells_of(piece)
    )


def is_barred(position: Contest, piece: int, cell: int) -> bool:
    return barred(position, piece) >> cell & 1 == 1


def barred(position: Contest, piece: int) -> int:
    """Where a champion may not come because of what the scenario makes of the terrain, as bits."""
    scenario = position.setting.scenario
    gates, holy = scenario.special(GATES_OF_WAR), scenario.special(HOLY_LANDS)
    if not (gates or holy) or has(position, piece, SURE_FOOTED):  # INF-CARD-06
        return 0
    ground, owner = position.ground(), position.owner[piece]
    bits = 0
    if gates and not gates_open(position, owner):
        bits = ground.enchanted
    if holy:
        others = [other for other in position.supply(owner) if other != piece and stands_holy(position, other)]
        if len(others) >= holy:
            bits |= ground.enchanted | ground.shrines
    return bits


def come_into(position: Contest, piece: int, cells: list[int]) -> None:
    """What happens to a champion that moves into cells: blight, beacons, and what quests ask for.

    Villains mind no blight (INF-TERR-13) and take no beacons.
    """
    if is_villain(position, piece):
        return
    seat = position.owner[piece]
    for cell in cells:
        terrain = position.terrain[cell]
        if terrain == BEACON:
            take_beacon(position, seat, cell)
        elif terrain == FOREST and cell not in position.trodden:
            position.trodden = (*position.trodden, cell)
            progress(position, seat, "enters_forest", 1)
        note_portal(position, seat, cell)
    if position.setting.scenario.special(BEELZEPUG):  # whoever comes into it is defeated outright (INF-CPUG-11)
        return
    if any(position.terrain[cell] == BLIGHTED for cell in cells) and not has(position, piece, SURE_FOOTED):
        hurt(position, piece, BLIGHT)  # once a step, however many cells


def note_portal(position: Contest, seat: int, cell: int) -> None:
    """What quests count, by whatever way a champion has come there."""
    if position.terrain[cell] in (PORTAL, BLIGHTED):
        progress(position, seat, "comes_onto_portal", 1)


def hurt(position: Contest, piece: int, damage: int) -> None:
    """Damage adds up during the turn (INF-DMG-01); who falls by it is settled before the next step."""
    if has_pool(position, piece):
        lower_pool(position, damage)
        return
    if is_shielded(position, piece):
        position.tell("shielded", [piece])
        return
    position.damage[piece] += damage
    position.tell("damage", [piece, damage, position.damage[piece]])


def raise_pool(position: Contest, number: int) -> None:
    """What raises Beelzepug's defence lasts (INF-CPUG-02, 07)."""
    if number:
        position.pool += number
        position.tell("pool", [position.setting.boss, position.pool])


def lower_pool(position: Contest, number: int) -> None:
    """Damage lowers it for good; at 0 he is defeated, and the players win (INF-CPUG-01, 07)."""
    if position.pool <= 0:
        return
    position.pool = max(position.pool - number, 0)
    position.tell("pool", [position.setting.boss, position.pool])
    if position.pool <= position.kind_at(position.setting.boss).defence // 2:
        beat(position, BEELZEPUG, 2)
    if not position.pool:
        position.tell("defeated", [position.setting.boss, -1])
        win(position, PLAYERS)


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
            if not has(position, piece, SURE_FOOTED) and not is_villain(position, piece):
                hurt(position, piece, BLIGHT)


def clear(position: Contest, cell: int) -> None:
    """A terrain token is taken off: the cell is ordinary afterwards (INF-TERR-01)."""
    lay(position, cell, ORDINARY)


def place(position: Contest, cell: int, terrain: int) -> bool:
    """An effect puts a terrain token down: only onto an ordinary cell without one, else it is ignored (INF-TERR-02)."""
    if position.terrain[cell] != ORDINARY:
        return False
    lay(position, cell, terrain)
    position.tell("terrain", [cell, terrain])
    return True


def lay(position: Contest, cell: int, terrain: int) -> None:
    ground = list(position.terrain)
    ground[cell] = terrain
    position.terrain = tuple(ground)
