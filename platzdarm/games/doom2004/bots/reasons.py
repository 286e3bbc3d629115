"""Why the bot would do that, for whoever asked for a hint: the odds of an attack, else what speaks for it most."""

from typing import Final

from platzdarm.games.doom2004.bots.hard import WARY
from platzdarm.games.doom2004.bots.invader import best_place, prey, squares_at
from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.bots.roads import Road
from platzdarm.games.doom2004.rules import verbs
from platzdarm.games.doom2004.rules.activation import Activation
from platzdarm.games.doom2004.rules.attack import Attack
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.foresight import attack_odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, enemies
from platzdarm.kernel.action import first, verb_of, wide
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line

PLAIN: Final = {
    verbs.PASS: "d04-reason-pass",
    verbs.ADRENALINE: "d04-reason-adrenaline",
    verbs.DOOR: "d04-reason-door",
    verbs.TELEPORT: "d04-reason-door",
    verbs.CRAWL: "d04-reason-door",
    verbs.LEAVE: "d04-reason-leave",
    verbs.HEAL: "d04-reason-heal",
    verbs.END: "d04-reason-end",
    verbs.RESPAWN: "d04-reason-respawn",
    verbs.REROLL: "d04-reason-reroll",
    verbs.USE: "d04-reason-use",
    verbs.DISCARD: "d04-reason-discard",
    verbs.SPAWN: "d04-reason-spawn",
    verbs.PUT: "d04-reason-put",
    verbs.RECYCLE: "d04-reason-recycle",
    verbs.ACTIVATE: "d04-reason-activate",
    verbs.DUCT: "d04-reason-nears",
}


def reason(view: View[Foray], action: int, chance: Chance) -> Line | None:
    position = view.known
    verb = verb_of(action)
    if verb in PLAIN:
        return Line(PLAIN[verb])
    if verb == verbs.ACTION:
        return Line(f"d04-reason-{verbs.ACTIONS[first(action)]}")
    if verb == verbs.ORDER:
        return Line(f"d04-reason-{verbs.ORDERS[first(action)]}")
    if verb == verbs.STEP:
        return Line("d04-reason-errand") if view.seat != INVADER else of_step(position)
    return of_attack(position, action)


def of_step(position: Foray) -> Line:
    """Whether an invader goes to shut somebody's way, or just comes nearer."""
    mover = position.agenda[-1]
    if not isinstance(mover, Activation):
        return Line("d04-reason-nears")
    study, figure = Study(position, WARY), mover.figure
    places = study.reach(figure, mover.left()).order
    place = best_place(study, figure, places, study.distances(prey(position), False), mover.attacks)
    squares = squares_at(position, figure, place)
    held = [Road(study, marine, figure).delay(squares) for marine in position.marines_on_board()]
    return Line("d04-reason-blocks" if max(held, default=0.0) >= 1 else "d04-reason-nears")


def of_attack(position: Foray, action: int) -> Line | None:
    """The best that it does to any enemy: the chance to kill, or else the wounds to expect."""
    found = attack_of(position, action)
    if found is None:
        return None
    hit = [one for one in found.concerned(position) if enemies(found.attacker, one)]
    odds = [attack_odds(position, found.attacker, found.weapon, found.square, one, found.aimed) for one in hit]
    kill = max([round(100 * one.kill) for one in odds], default=0)
    mean = max([round(10 * one.mean) for one in odds], default=0)
    if kill:
        return Line("d04-reason-kills", {"chance": kill})
    return Line("d04-reason-hurts", {"whole": mean // 10, "tenths": mean % 10}) if mean else None


def attack_of(position: Foray, action: int) -> Attack | None:
    """The attack that an action would declare: by whoever is asked about."""
    about = position.pending()[0].about
    if not about:
        return None
    if verb_of(action) == verbs.ATTACK:
        aimed = action >> verbs.AFTER_SECOND_SQUARE & 1 == 1
        return Attack(about[0], first(action), wide(action, verbs.SQUARE_SECOND), aimed)
    if verb_of(action) == verbs.STRIKE:
        return Attack(about[0], OFF, wide(action, verbs.SQUARE_FIRST), False)
    return None
