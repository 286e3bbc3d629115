"""Why not: the rule that forbids an action, for error messages and for the page's 'why not?'."""

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.cards import MAIN, REACTION
from platzdarm.games.doom2016.rules.doors import may_open
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.going import may_rest
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies, is_demon
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.errors import IllegalAction

# slug -> rule; the sentences are in the catalogues, as refusal-SLUG
REASONS = {
    "game-over": "D16-STATUS-02",
    "not-your-decision": "D16-TIMING-01",
    "no-such-action": "",
    "answer-first": "D16-TIMING-01",
    "no-answer": "",
    "in-attack": "D16-MP-01",
    "no-points": "D16-MOVE-01",
    "cannot-pass": "D16-MOVE-02",
    "cannot-stop": "D16-MOVE-06",
    "cannot-turn": "D16-LARGE-04",
    "no-teleporter": "D16-TELE-01",
    "nothing-below": "D16-LARGE-13",
    "no-door": "D16-DOOR-02",
    "door-forbidden": "D16-CARDS-02",
    "nothing-here": "D16-ITEM-01",
    "weapon-owned": "D16-WEAPON-02",
    "demons-take-nothing": "D16-ITEM-03",
    "card-not-in-hand": "D16-ACTION-02",
    "is-reaction": "D16-ACTION-09",
    "main-used": "D16-MARINE-03",
    "no-run": "D16-ACTION-05",
    "friend": "D16-SIDES-03",
    "no-attack-left": "D16-DEMON-05",
    "card-resolved": "D16-ACTION-03",
    "out-of-reach": "D16-ATTACK-02",
    "no-glory-kill": "D16-GLORY-02",
    "glory-forbidden": "D16-GLORY-01",
    "no-ability": "D16-TIMING-01",
    "demon-acted": "D16-DEMON-04",
    "type-acted": "D16-INIT-06",
    "no-group": "D16-SUMMON-05",
    "no-portal": "D16-SUMMON-03",
    "no-place": "D16-SUMMON-07",
    "no-argent-there": "D16-ARGENT-02",
    "no-discard": "D16-STATUS-06",
    "no-sets": "D16-ARGENT-06",
    "no-weapons": "D16-WEAPON-04",
    "no-respawn": "D16-KILL-09",
    "no-displacement": "D16-LARGE-09",
    "no-seal": "D16-CARDS-05",
}
OF_VERB = {
    verbs.NEXT: "demon-acted",
    verbs.ACTIVATE: "type-acted",
    verbs.GROUP: "no-group",
    verbs.PORTAL: "no-portal",
    verbs.PUT: "no-place",
    verbs.ARGENT: "no-argent-there",
    verbs.DISCARD: "no-discard",
    verbs.SETS: "no-sets",
    verbs.WEAPONS: "no-weapons",
    verbs.RESPAWN: "no-respawn",
    verbs.DISPLACE: "no-displacement",
    verbs.USE: "no-ability",
    verbs.FLAMES: "no-ability",
    verbs.SEAL: "no-seal",
    verbs.WORK: "no-seal",
}
ACTING = ("act", "demon", "walk")
MOVING = (verbs.STEP, verbs.TURN, verbs.TELEPORT, verbs.STOP, verbs.DOOR)


def refusal(position: Incursion, seat: int, action: int) -> IllegalAction:
    slug = reason(position, seat, action)
    return IllegalAction(slug, rule=REASONS[slug])


def reason(position: Incursion, seat: int, action: int) -> str:
    if position.over:
        return "game-over"
    verb = verb_of(action)
    if verb > verbs.LAST:
        return "no-such-action"
    asked = [decision for decision in position.pending() if decision.seat == seat]
    if not asked:
        return "not-your-decision"
    if asked[0].kind in ACTING:
        return while_acting(position, asked[0].about[0], verb, action)
    if verb in MOVING and any(step.data()[0] == "Attack" for step in position.agenda):
        return "in-attack"
    return OF_VERB.get(verb, "answer-first")


def while_acting(position: Incursion, figure: int, verb: int, action: int) -> str:
    mover = position.agenda[-1]
    assert isinstance(mover, Mover)
    if verb in MOVING:
        return moving(position, mover.points, figure, verb, action)
    if not may_rest(position, mover) and verb != verbs.TAKE:
        return "cannot-stop"
    if verb == verbs.TAKE:
        return taking(position, figure, first(action))
    if verb == verbs.ATTACK:
        return attacking(position, mover.offers, figure, first(action))
    if verb in (verbs.PLAY, verbs.RUN):
        return playing(position, figure, verb, first(action))
    return OF_VERB.get(verb, "no-answer")


def moving(position: Incursion, points: int, figure: int, verb: int, action: int) -> str:
    if verb == verbs.STOP:
        return "nothing-below"
    if verb == verbs.DOOR:
        return "no-door" if may_open(position, figure) else "door-forbidden"
    if points < 1:
        return "no-points"
    if verb == verbs.TURN:
        return "cannot-turn"
    if verb == verbs.TELEPORT:
        return "no-teleporter"
    direction = first(action)
    if direction > 7:
        return "no-such-action"
    ways = position.setting.field.ways(position.shut)
    around = (ways.fly if position.flies(figure) or position.is_large(figure) else ways.walk).around
    to = around[position.place[figure]][direction]
    if to == OFF or (position.is_large(figure) and direction % 2):
        return "cannot-pass"
    return "cannot-stop" if position.figures_at(to) else "no-points"


def taking(position: Incursion, figure: int, what: int) -> str:
    if is_demon(figure):
        return "demons-take-nothing"
    here = [square for square, _ in position.setting.weapons]
    return "weapon-owned" if what == 1 and position.place[figure] in here else "nothing-here"


def attacking(position: Incursion, offers: list[AttackOffer], figure: int, defender: int) -> str:
    if defender >= position.setting.figures:
        return "no-such-action"
    if not enemies(figure, defender):
        return "friend"
    if is_demon(defender) and is_shaken(position, defender):
        return "no-glory-kill" if position.may_be_glory_killed(defender) else "glory-forbidden"
    if not offers:
        return "no-attack-left" if is_demon(figure) else "card-resolved"
    return "out-of-reach"


def is_shaken(position: Incursion, demon: int) -> bool:
    """Whoever points at a staggered demon may mean to enter its square, unless the tutorial is played."""
    return not position.setting.tutorial and position.on_map(demon) and position.is_staggered(demon)


def playing(position: Incursion, figure: int, verb: int, card: int) -> str:
    if is_demon(figure) or figure >= position.setting.marines:
        return "no-such-action"
    if card not in position.hands[figure]:
        return "card-not-in-hand"
    if verb == verbs.RUN:
        return "no-run"
    kind = position.setting.content.actions[card].kind
    if kind == REACTION:
        return "is-reaction"
    return "main-used" if kind == MAIN else "no-answer"
