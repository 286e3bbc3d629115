"""Objective cards (D16-CARDS-05): what marines may do for them, and what happens when activations and rounds end."""

from platzdarm.games.doom2016.rules import decks, killing
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.moving import Walk
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT
from platzdarm.games.doom2016.rules.sight import adjacent
from platzdarm.games.doom2016.rules.verbs import SEAL, WORK
from platzdarm.kernel.action import pack


def set_up(position: Incursion) -> None:
    """Tokens on the map: to carry, to work on, to guard, or to come out of portals with a demon."""
    objective = position.setting.objective
    squares = position.setting.object_squares
    if objective.kind == "sample_collection":
        position.samples = objective.tokens
    elif objective.kind == "asset_extraction":
        position.tokens = tuple(sorted(squares))
    elif objective.kind in ("guard_duty", "drone_escort"):
        for number, square in enumerate(squares):
            position.put(FIRST_OBJECT + number, square)


def may_pick_up(position: Incursion) -> bool:
    return position.setting.objective.kind in ("sample_collection", "asset_extraction")


def beside_square(position: Incursion, marine: int, square: int) -> bool:
    field = position.setting.field
    outlook = field.outlook(position.shut)
    return position.place[marine] == square or adjacent(outlook, position.squares(marine), [square])


def deeds(position: Incursion, mover: Mover) -> list[int]:
    """System Restart: discard a card next to a machine. Seal the Breach: close the portal one stands on."""
    objective = position.setting.objective
    marine = mover.figure
    found: list[int] = []
    if objective.kind == "system_restart" and not position.hides(marine + 1):
        for number, square in enumerate(position.setting.object_squares):
            if position.worked[number] < objective.progress and beside_square(position, marine, square):
                found += [pack(WORK, number, card) for card in sorted(set(position.hands[marine]))]
    elif objective.kind == "seal_the_breach" and mover.points >= objective.price:
        for number, (square, _) in enumerate(position.setting.portals):
            if position.portals_left >> number & 1 and position.place[marine] == square:
                if not any(beside_square(position, marine, s) for s in demon_squares(position)):
                    found.append(pack(SEAL, number))
    return found


def demon_squares(position: Incursion) -> list[int]:
    return [square for figure in position.demons_on_map() for square in position.squares(figure)]


def work(position: Incursion, marine: int, machine: int, card: int) -> None:
    """One progress token; the invader draws an event card."""
    decks.discard(position, marine, card)
    position.worked[machine] += 1
    position.tell("worked", [marine, machine, position.worked[machine]])
    decks.draw_events(position, 1)
    killing.judge(position)


def seal(position: Incursion, mover: Mover, portal: int) -> None:
    mover.points -= position.setting.objective.price
    position.portals_left &= ~(1 << portal)
    position.portals_up &= ~(1 << portal)
    position.tell("portal_closed", [portal])
    killing.judge(position)


def marine_done(position: Incursion, marine: int) -> None:
    """The drone moves at the end of an activation that ends next to it."""
    objective = position.setting.objective
    if position.result is not None or objective.kind != "drone_escort" or not position.on_map(marine):
        return
    for drone in killing.objects(position):
        if beside_square(position, marine, position.place[drone]):
            position.agenda.append(Walk(drone, objective.speed, marine + 1))


def round_over(position: Incursion) -> None:
    if position.setting.objective.kind == "guard_duty":
        position.progress += 1
        position.tell("progress", [position.progress])
    killing.judge(position)
