"""What a marine strives for: the squares to go to, by the objective card, each with a handicap in squares."""

from platzdarm.board.paths import FAR
from platzdarm.games.doom2016.bots.judge import Study
from platzdarm.games.doom2016.rules import killing
from platzdarm.games.doom2016.rules.cards import BLUE
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion

Seeds = dict[int, int]

ANOTHERS = 5  # handicap of an errand to which another marine is nearer
WEAPON = 6  # handicap of a weapon that lies about
PACK = 2  # handicap of a health pack for a marine that needs it
HURT = 5  # damage from which a marine goes out of its way for a health pack
AHEAD = 8  # squares before the drone in which a marine opens doors for it


def marine_errands(study: Study, marine: int) -> Seeds:
    """Never empty: who has nothing to do looks for demons, behind doors if need be."""
    position = study.position
    seeds = BY_OBJECTIVE[position.setting.objective.kind](study, marine)
    if not seeds:
        seeds = hunt(position, 0) or unexplored(position, marine) or {position.setting.start: 0}
    add_items(position, marine, seeds)
    return seeds


def add(seeds: Seeds, square: int, handicap: int) -> None:
    if handicap < seeds.get(square, FAR):
        seeds[square] = handicap


def add_items(position: Incursion, marine: int, seeds: Seeds) -> None:
    setting = position.setting
    damage = position.damage[marine]
    if damage >= HURT:
        for number, square in enumerate(setting.packs):
            if position.packs_left >> number & 1:
                add(seeds, square, max(PACK + 8 - damage, 0))
    for number, (square, weapon) in enumerate(setting.weapons):
        if position.weapons_left >> number & 1 and not position.weapons[marine] >> weapon & 1:
            add(seeds, square, WEAPON + yielding(position, marine, square))


def yielding(position: Incursion, marine: int, square: int) -> int:
    """The handicap of an errand that another marine can do sooner."""
    own = apart(position, stand(position, marine), square)
    for other in position.marines_on_map():
        if other != marine and not position.carried[other] and apart(position, position.place[other], square) < own:
            return ANOTHERS
    return 0


def stand(position: Incursion, marine: int) -> int:
    """Where the marine is, or will come back to."""
    place = position.place[marine]
    return position.setting.start if place == OFF else place


def apart(position: Incursion, one: int, other: int) -> int:
    """As the crow flies."""
    a, b = position.setting.field.coordinates[one], position.setting.field.coordinates[other]
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def hunt(position: Incursion, handicap: int) -> Seeds:
    return {square: handicap for demon in position.demons_on_map() for square in position.squares(demon)}


def unexplored(position: Incursion, marine: int) -> Seeds:
    """What lies behind shut doors, and portals that lie face down."""
    seeds: Seeds = {}
    field = position.setting.field
    reach = field.spread(stand(position, marine), False, position.shut)
    for door, borders in enumerate(field.doors):
        if position.shut >> door & 1:
            for one, other in borders:
                seeds[one if reach[one] == OFF else other] = 0
    for number, (square, _) in enumerate(position.setting.portals):
        if position.portals_left & ~position.portals_up & 1 << number:
            seeds[square] = 0
    return seeds


def beside(position: Incursion, square: int) -> list[int]:
    around = position.setting.field.ways(position.shut).walk.around[square]
    return [to for to in around if to != OFF]


# -- the objectives ----------------------------------------------------------------------------------------------


def first_contact(study: Study, marine: int) -> Seeds:
    """Kill what is there before opening a door, for behind it more come at once."""
    position = study.position
    return hunt(position, 0) or unexplored(position, marine)


def sample_collection(study: Study, marine: int) -> Seeds:
    """Samples on the floor, demons that carry one, then the portals that bring more."""
    position = study.position
    seeds: Seeds = {}
    for square in position.tokens:
        add(seeds, square, yielding(position, marine, square))
    for demon in position.demons_on_map():
        if position.carried[demon]:
            for square in position.squares(demon):
                add(seeds, square, 2)
    if position.samples:
        for number, (square, colour) in enumerate(position.setting.portals):
            if position.portals_left >> number & 1 and colour != BLUE:
                add(seeds, square, 3 + yielding(position, marine, square))
    return seeds


def asset_extraction(study: Study, marine: int) -> Seeds:
    """Fetch an asset and bring it home; who has none to fetch goes with a carrier."""
    position = study.position
    if position.carried[marine]:
        return {position.setting.start: 0}
    seeds = {square: yielding(position, marine, square) for square in position.tokens}
    if not seeds:
        for other in position.marines_on_map():
            if position.carried[other]:
                add(seeds, position.place[other], 1)
    return seeds


def guard_duty(study: Study, marine: int) -> Seeds:
    """Kill demons, those near a machine first; else stand by a machine, each marine by another."""
    position = study.position
    machines = killing.objects(position)
    squares = [position.place[machine] for machine in machines]
    seeds: Seeds = {}
    for demon in position.demons_on_map():
        for square in position.squares(demon):
            near = min((apart(position, square, machine) for machine in squares), default=0)
            add(seeds, square, 1 + near // 2)
    for number, machine in enumerate(squares):
        handicap = 2 if (number - marine) % max(len(squares), 1) == 0 else 2 + ANOTHERS
        for square in beside(position, machine):
            add(seeds, square, handicap)
    return seeds


def system_restart(study: Study, marine: int) -> Seeds:
    position = study.position
    objective = position.setting.objective
    seeds: Seeds = {}
    for number, square in enumerate(position.setting.object_squares):
        if position.worked[number] < objective.progress:
            handicap = yielding(position, marine, square)
            for near in [square, *beside(position, square)]:
                add(seeds, near, handicap)
    return seeds


def drone_escort(study: Study, marine: int) -> Seeds:
    """Beside the drone, not on its exit; the marine that is nearest opens the next door for it."""
    position = study.position
    seeds: Seeds = {}
    to_exit = study.distances({position.setting.exit: 0}, False, True)
    for drone in killing.objects(position):
        square = position.place[drone]
        for near in beside(position, square):
            if near != position.setting.exit:
                add(seeds, near, 0)
        door = next_door(study, square, to_exit)
        if door != OFF and not yielding(position, marine, door):
            return {door: 0}
    return seeds


def next_door(study: Study, square: int, to_exit: list[int]) -> int:
    """The square behind the first shut door on the way from `square` down `to_exit`, if it is near; else OFF."""
    field = study.position.setting.field
    walk = field.ways(0).walk.around
    now = field.ways(study.position.shut).walk.around
    for _ in range(AHEAD):
        if to_exit[square] == 0:
            return OFF
        steps = [(to_exit[to], direction) for direction, to in enumerate(walk[square]) if to != OFF]
        _, direction = min(steps)
        ahead = walk[square][direction]
        if now[square][direction] == OFF:
            return ahead
        square = ahead
    return OFF


def seal_the_breach(study: Study, marine: int) -> Seeds:
    """Portals to close, and every demon: both must be gone."""
    position = study.position
    seeds = hunt(position, 2)
    for number, (square, _) in enumerate(position.setting.portals):
        if position.portals_left >> number & 1:
            add(seeds, square, yielding(position, marine, square))
    return seeds


BY_OBJECTIVE = {
    "first_contact": first_contact,
    "sample_collection": sample_collection,
    "asset_extraction": asset_extraction,
    "guard_duty": guard_duty,
    "system_restart": system_restart,
    "drone_escort": drone_escort,
    "seal_the_breach": seal_the_breach,
}
