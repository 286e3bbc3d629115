"""The invader: spawn near the marines, go where it can strike, strike where it hurts, and play cards when they bite."""

from typing import Final

from platzdarm.games.doom2004.bots.judge import BROADEST, SHOT, Study
from platzdarm.games.doom2004.bots.roads import Road
from platzdarm.games.doom2004.rules.activation import Activation
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.invaders import InvaderTurn
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.spawning import without_place
from platzdarm.games.doom2004.rules.terrain import FAR
from platzdarm.games.doom2004.rules.verbs import (
    ACTIVATE,
    AFTER_FIRST_SQUARE,
    DOOR,
    END,
    PASS,
    PUT,
    RECYCLE,
    SQUARE_FIRST,
    STRIKE,
    USE,
)
from platzdarm.kernel.action import first, second, verb_of, wide
from platzdarm.kernel.decision import Decision

HARMLESS: Final = 0.05  # wounds that one attack may be expected to give
ASIDE: Final = 7  # squares from the marines at which such a one is in nobody's way
WAIT: Final = 0.45  # a marine who is farther away is worth so much less for each turn that it takes


def prey(position: Foray) -> dict[int, int]:
    return {position.place[marine]: 0 for marine in position.marines_on_board()}


def bite(study: Study, kind_of: int) -> float:
    """What an attack of such an invader does to the marine whom it hurts most."""
    kind = study.position.setting.content.invaders[kind_of]
    marines = study.position.marines_on_board() or [0]
    return max([study.blow(kind, marine, 1 if kind.melee else SHOT, False) for marine in marines])


def strength(study: Study, kind_of: int) -> float:
    """What a figure of the type is worth on the board: how it bites, how long it lasts, how soon it is there."""
    kind, horde = study.position.setting.content.invaders[kind_of], study.horde
    return bite(study, kind_of) * (1.0 + horde.tough * kind.wounds * kind.armour + horde.swift * kind.movement)


def card_id(position: Foray, action: int) -> str:
    """An event card without the number of its copy."""
    return position.setting.content.cards[second(action)].id.rpartition("_")[0]


# -- spawning ----------------------------------------------------------------------------------------------------


def group_strength(study: Study, kinds: list[int]) -> float:
    return sum([strength(study, kind) for kind in kinds])


def arriving(study: Study, action: int) -> list[int]:
    """Those of a spawn card's group who find a figure and a place."""
    position = study.position
    kinds = position.setting.content.cards[first(action)].groups[second(action)]
    group = [kind for kind in kinds if any(idle(study, figure) for figure in position.setting.figures_of(kind))]
    for kind in without_place(position, group):
        group.remove(kind)
    return group


def put(study: Study, decision: Decision) -> int:
    """As near as those like to be that come in its way: next to a marine for claws, in sight of one for shots."""
    goals = prey(study.position) | (in_the_way(study) if study.horde.ways else {})
    far = study.distances(goals, False)
    kind = study.position.setting.content.invaders[decision.about[0]]
    near = 1 if kind.melee else SHOT
    field = study.position.setting.field

    def cost(action: int) -> tuple[int, int]:
        square = wide(action, SQUARE_FIRST)
        turned = action >> AFTER_FIRST_SQUARE & 255
        width, height = (kind.height, kind.width) if turned else (kind.width, kind.height)
        squares = [square + dy * field.stride + dx for dy in range(height) for dx in range(width)]
        road = min([far[one] for one in squares])
        return abs(road - near) if road < FAR else FAR, road

    return min([action for action in decision.answers.as_list() if verb_of(action) == PUT], key=cost)


def in_the_way(study: Study) -> dict[int, int]:
    """The squares by which marines are about to go on."""
    marines = study.position.marines_on_board()
    return {square: 0 for marine in marines for square in Road(study, marine).path}


def recycle(study: Study, decision: Decision) -> int:
    """The one farthest from the marines, if it is out of the fight."""
    far = study.distances(prey(study.position), False)
    figures = [action for action in decision.answers.as_list() if verb_of(action) == RECYCLE]
    best = max(figures, key=lambda action: study.near(first(action), far), default=PASS)
    return best if best != PASS and idle(study, first(best)) else PASS


def idle(study: Study, figure: int) -> bool:
    """In the reserve, or farther from the marines than two turns take it."""
    position = study.position
    far = study.distances(prey(position), False)
    return not position.on_board(figure) or study.near(figure, far) > 2 * position.movement(figure)


# -- activating --------------------------------------------------------------------------------------------------


def activate(study: Study, options: list[int]) -> int:
    """The nearest first: it makes room for those behind."""
    far = study.distances(prey(study.position), False)
    waiting = [action for action in options if verb_of(action) == ACTIVATE]
    turn = study.position.agenda[-1]
    if isinstance(turn, InvaderTurn) and len(turn.activated) >= study.eye.figures:
        return END
    return min(waiting, key=lambda action: study.near(first(action), far), default=END)


def act(study: Study, decision: Decision) -> int:
    """To the place from which its attack is worth most, and nearer where there is none; then it strikes."""
    position = study.position
    figure = decision.about[0]
    mover = position.agenda[-1]
    assert isinstance(mover, Activation)
    options = decision.answers.as_list()
    far = study.distances(prey(position), False)
    here = study.near(figure, far)
    for action in options:
        if verb_of(action) == USE and study.eye.cards and useful_now(position, action, mover, here):
            return action
    reach = study.reach(figure, mover.left())
    if END not in options:
        places = [place for place in reach.order if place != reach.start]
        return reach.first_move(best_place(study, figure, places, far, mover.attacks)) if places else options[0]
    place = best_place(study, figure, reach.order, far, mover.attacks)
    worth, blow = best_strike(study, figure, options)
    if place == reach.start:
        if worth > 0:  # it costs nothing
            return blow
        return open_door(study, figure, options, far, here)
    return reach.first_move(place)


def useful_now(position: Foray, action: int, mover: Activation, here: int) -> bool:
    """Charge for one that would not get there without it, rage for one that will stand there and bites."""
    reach = mover.left()
    if card_id(position, action) == "charge":
        return reach + 1 < here <= reach + position.movement(mover.figure) + 1
    return here <= reach + 1


def best_place(study: Study, figure: int, places: list[int], far: list[int], attacks: int) -> int:
    best, chosen = -float(FAR), places[0]
    position, ways = study.position, study.horde.ways
    roads = [Road(study, marine, figure) for marine in position.marines_on_board()] if ways else []
    for place in places:
        worth = place_worth(study, figure, place, far, attacks)
        if roads:
            worth += ways * sum([road.delay(squares_at(position, figure, place)) for road in roads])
        if worth > best:
            best, chosen = worth, place
    return chosen


def place_worth(study: Study, figure: int, place: int, far: list[int], attacks: int) -> float:
    """What it can do from there now, else how near it is; acid burns. Who can hurt nobody leaves room to others."""
    position = study.position
    squares = squares_at(position, figure, place)
    road = min([far[square] for square in squares])
    harmless = bite(study, position.setting.type_of[figure]) < HARMLESS
    worth = 0.02 * min(road, ASIDE) if harmless else -study.horde.nearer * road
    if any(square in position.acid for square in squares):
        worth -= 1.0
    if not attacks or not study.eye.places:
        return worth
    kind = position.setting.invader(figure)
    best = 0.0
    for marine in position.marines_on_board():
        at = position.place[marine]
        if kind.melee:
            if not beside(study, squares, at):
                continue
            range_ = 1
        else:
            range_ = clear_range(study, figure, squares, marine)
            if range_ == OFF:
                continue
        hurt = min(study.blow(kind, marine, range_, False), float(position.life[marine]))
        best = max(best, hurt + study.horde.last / max(position.life[marine], 1))
    return worth + study.horde.wound * best


def beside(study: Study, squares: list[int], at: int) -> bool:
    field = study.position.setting.field
    if field.distance(squares[0], at) > 1 + BROADEST:
        return False
    return any(field.adjacent(square, at, study.closed) for square in squares)


def squares_at(position: Foray, figure: int, place: int) -> list[int]:
    kind = position.setting.invader(figure)
    width, height = (kind.height, kind.width) if place & 1 else (kind.width, kind.height)
    stride = position.setting.field.stride
    return [(place >> 1) + dy * stride + dx for dy in range(height) for dx in range(width)]


def clear_range(study: Study, figure: int, squares: list[int], marine: int) -> int:
    """How far the marine is from there, if he can be seen; OFF if not."""
    position = study.position
    outlook = position.outlook()
    blocked = position.occupied(figure, marine)
    at = position.place[marine]
    ranges = [position.setting.field.distance(one, at) for one in squares if outlook.clear(one, at, blocked)]
    return min(ranges, default=OFF)


def best_strike(study: Study, figure: int, options: list[int]) -> tuple[float, int]:
    best, chosen = 0.0, END
    at = [study.position.place[marine] for marine in study.position.marines_on_board()]
    blast = study.position.powers(figure).blast or study.position.powers(figure).sweep
    for action in options:
        if verb_of(action) == STRIKE and (blast or wide(action, SQUARE_FIRST) in at):
            worth = study.strike(figure, wide(action, SQUARE_FIRST))
            if worth > best:
                best, chosen = worth, action
    return best, chosen


def open_door(study: Study, figure: int, options: list[int], far: list[int], here: int) -> int:
    """A closed door with the prey behind it, a duct that leads nearer, or nothing."""
    position = study.position
    squares = position.squares(figure)
    for action in options:
        if verb_of(action) == DOOR and position.shut >> first(action) & 1:
            door = position.setting.field.doors[first(action)]
            if door is not None and any(far[s] < here for s in door.squares if s not in squares):
                return action
    return END
