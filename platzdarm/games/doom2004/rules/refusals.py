"""Why an action is refused: the rule that forbids it, as near as can be told from what stands on the agenda."""

from typing import Final

from platzdarm.games.doom2004.rules import verbs
from platzdarm.games.doom2004.rules.doors import is_locked, stands_across
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.moving import passing
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import DOOR_COST, is_marine
from platzdarm.games.doom2004.rules.sight import seen_by_marines
from platzdarm.games.doom2004.rules.targets import attack_squares, usable_weapons
from platzdarm.games.doom2004.rules.verbs import SQUARE_FIRST, SQUARE_SECOND
from platzdarm.kernel.action import first, verb_of, wide
from platzdarm.kernel.errors import IllegalAction

REASONS: Final = {
    "d04-game-over": "D04-VICT-02",
    "d04-no-such-action": "",
    "d04-not-your-decision": "D04-ROUND-01",
    "d04-answer-first": "D04-ROUND-02",
    "d04-undeclared": "D04-ACTION-01",
    "d04-no-points": "D04-COST-02",
    "d04-cannot-pass": "D04-MOVE-04",
    "d04-cannot-stop": "D04-MOVE-03",
    "d04-passing": "D04-MOVE-07",
    "d04-no-attack": "D04-ACTION-01",
    "d04-no-weapon": "D04-ATK-05",
    "d04-no-sight": "D04-LOS-06",
    "d04-no-aim": "D04-AIM-01",
    "d04-no-door": "D04-DOOR-06",
    "d04-door-locked": "D04-DOOR-09",
    "d04-door-secured": "D04-DOOR-12",
    "d04-door-held": "D04-DOOR-07",
    "d04-door-sealed": "D04-EVENT-01",
    "d04-no-teleporter": "D04-TELE-01",
    "d04-no-duct": "D04-TELE-06",
    "d04-no-gift": "D04-EQUIP-04",
    "d04-no-exit": "D04-VICT-01",
    "d04-no-order": "D04-ORDER-01",
    "d04-no-heal": "D04-HEAL-03",
    "d04-no-respawn": "D04-RESP-03",
    "d04-no-reroll": "D04-REROLL-02",
    "d04-no-spawn": "D04-SPAWN-01",
    "d04-no-place": "D04-SPAWN-04",
    "d04-place-seen": "D04-SPAWN-02",
    "d04-place-taken": "D04-SPAWN-04",
    "d04-no-activation": "D04-ACT-01",
    "d04-no-card": "D04-EVENT-01",
    "d04-no-walk": "D04-BLOW-05",
    "d04-no-knock": "D04-KNOCK-03",
    "d04-no-adrenaline": "D04-TOKEN-07",
}
OF_VERB: Final = {
    verbs.TELEPORT: "d04-no-teleporter",
    verbs.DUCT: "d04-no-duct",
    verbs.CRAWL: "d04-no-duct",
    verbs.GIVE: "d04-no-gift",
    verbs.LEAVE: "d04-no-exit",
    verbs.ORDER: "d04-no-order",
    verbs.HEAL: "d04-no-heal",
    verbs.RESPAWN: "d04-no-respawn",
    verbs.REROLL: "d04-no-reroll",
    verbs.SPAWN: "d04-no-spawn",
    verbs.PUT: "d04-no-place",
    verbs.ACTIVATE: "d04-no-activation",
    verbs.USE: "d04-no-card",
    verbs.WALK: "d04-no-walk",
    verbs.KNOCK: "d04-no-knock",
    verbs.ADRENALINE: "d04-no-adrenaline",
}
ACTING: Final = ("act", "invader")


def refusal(position: Foray, seat: int, action: int) -> IllegalAction:
    slug = reason(position, seat, action)
    return IllegalAction(slug, rule=REASONS[slug])


def reason(position: Foray, seat: int, action: int) -> str:
    if position.over:
        return "d04-game-over"
    verb = verb_of(action)
    if verb > verbs.LAST:
        return "d04-no-such-action"
    asked = [decision for decision in position.pending() if decision.seat == seat]
    if not asked:
        return "d04-not-your-decision"
    if asked[0].kind == "action" and verb != verbs.ADRENALINE:
        return "d04-undeclared"
    if asked[0].kind in ACTING:
        return while_acting(position, asked[0].about[0], verb, action)
    if asked[0].kind == "put" and verb == verbs.PUT:
        return placing(position, wide(action, SQUARE_FIRST))
    return OF_VERB.get(verb, "d04-answer-first")


def placing(position: Foray, square: int) -> str:
    if not position.floor() >> square & 1:
        return "d04-no-place"
    if (position.occupied() | position.solid()) >> square & 1:
        return "d04-place-taken"
    return "d04-place-seen" if seen_by_marines(position) >> square & 1 else "d04-no-place"


def while_acting(position: Foray, figure: int, verb: int, action: int) -> str:
    mover = position.agenda[-1]
    assert isinstance(mover, Mover)
    if verb == verbs.STEP:
        return "d04-no-points" if mover.left() < 1 else "d04-cannot-pass"
    if passing(position, figure):
        return "d04-passing"
    if verb in (verbs.ATTACK, verbs.STRIKE):
        return attacking(position, mover, figure, verb, action)
    if verb == verbs.DOOR:
        return at_door(position, mover, figure, first(action))
    if verb == verbs.ORDER and isinstance(mover, MarineTurn) and mover.action != verbs.READY:
        return "d04-no-order"
    return OF_VERB.get(verb, "d04-answer-first")


def attacking(position: Foray, mover: Mover, figure: int, verb: int, action: int) -> str:
    if mover.attacks < 1:
        return "d04-no-attack"
    if verb == verbs.STRIKE:
        return "d04-no-attack" if is_marine(figure) else "d04-no-sight"
    if not is_marine(figure):
        return "d04-no-attack"
    weapon = first(action)
    if weapon not in [found.index for found in usable_weapons(position, figure)]:
        return "d04-no-weapon"
    if wide(action, SQUARE_SECOND) not in attack_squares(position, figure, weapon):
        return "d04-no-sight"
    return "d04-no-aim"


def at_door(position: Foray, mover: Mover, figure: int, number: int) -> str:
    doors = position.setting.field.doors
    door = doors[number] if number < len(doors) else None
    if door is None or not any(square in door.squares for square in position.squares(figure)):
        return "d04-no-door"
    if door.secured and not is_marine(figure):
        return "d04-door-secured"
    if position.shut >> number & 1 and is_locked(position, door):
        return "d04-door-locked"
    if position.sealed >> number & 1:
        return "d04-door-sealed"
    if not position.shut >> number & 1 and stands_across(position, door):
        return "d04-door-held"
    return "d04-no-points" if mover.left() < DOOR_COST else "d04-no-door"
