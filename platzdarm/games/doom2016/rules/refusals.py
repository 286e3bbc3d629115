"""Why not: the rule that forbids an action, for error messages and for the page's 'why not?'."""

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.cards import MAIN, REACTION
from platzdarm.games.doom2016.rules.doors import may_open
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.going import may_rest
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies, is_demon
from platzdarm.kernel.action import first, verb_of

# slug -> (rule, sentence); the slugs are translated in the catalogues as refusal-SLUG
REASONS = {
    "game-over": ("D16-STATUS-02", "the game is over"),
    "not-your-decision": ("D16-TIMING-01", "it is another seat's decision"),
    "no-such-action": ("", "there is no such action"),
    "answer-first": ("D16-TIMING-01", "what is under way must be settled first"),
    "no-answer": ("", "that is not one of the legal answers"),
    "in-attack": ("D16-MP-01", "nobody moves during an attack"),
    "no-points": ("D16-MOVE-01", "there are not enough movement points"),
    "cannot-pass": ("D16-MOVE-02", "a wall, a door, terrain or the rim of the map is in the way"),
    "cannot-stop": ("D16-MOVE-06", "a figure cannot stop on another one's square"),
    "cannot-turn": ("D16-LARGE-04", "after turning it must cover half of its squares, and stand on the map"),
    "no-teleporter": ("D16-TELE-01", "a marine moves from an active teleporter to another"),
    "nothing-below": ("D16-LARGE-13", "a large figure stops on small figures only"),
    "no-door": ("D16-DOOR-02", "there is no door to open on a border of that figure's squares"),
    "door-forbidden": ("D16-CARDS-02", "demons cannot open doors now"),
    "nothing-here": ("D16-ITEM-01", "there is nothing of the kind to take on that square"),
    "weapon-owned": ("D16-WEAPON-02", "the weapon set is owned already, or none is left"),
    "demons-take-nothing": ("D16-ITEM-03", "demons take no items"),
    "card-not-in-hand": ("D16-ACTION-02", "the card is not in your hand"),
    "is-reaction": ("D16-ACTION-09", "a reaction is played only when its text says"),
    "main-used": ("D16-MARINE-03", "no main action is left"),
    "no-run": ("D16-ACTION-05", "Run is a main action and costs a card from hand"),
    "friend": ("D16-SIDES-03", "only an enemy can be attacked"),
    "no-attack-left": ("D16-DEMON-05", "no attack is left"),
    "card-resolved": ("D16-ACTION-03", "no card with an attack is being resolved"),
    "out-of-reach": ("D16-ATTACK-02", "the figure is not in sight or out of range"),
    "no-ability": ("D16-TIMING-01", "that cannot be used now, or not so"),
    "no-group": ("D16-SUMMON-05", "choose one of the two groups of the portal's colour"),
    "no-portal": ("D16-SUMMON-03", "that portal cannot be used now"),
    "no-place": ("D16-SUMMON-07", "summoned figures go on free squares as near to the portal as possible"),
    "no-argent-there": ("D16-ARGENT-02", "argent power cannot be put there"),
    "no-discard": ("D16-STATUS-06", "that card cannot be discarded now"),
    "no-sets": ("D16-ARGENT-06", "choose three different event sets"),
    "no-weapons": ("D16-WEAPON-04", "choose two different starting weapons that are left"),
    "no-respawn": ("D16-KILL-09", "a marine respawns on an active teleporter"),
    "no-displacement": ("D16-LARGE-09", "a displaced figure goes to the nearest free square"),
    "no-seal": ("D16-CARDS-05", "the objective card does not allow that now"),
}
OF_VERB = {
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


def refusal(position: Incursion, seat: int, action: int) -> tuple[str, str, str]:
    slug = reason(position, seat, action)
    rule, sentence = REASONS[slug]
    return rule, slug, sentence


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
    if verb == verbs.DOOR and not may_open(position, figure):
        return "door-forbidden"
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


def attacking(position: Incursion, offers: list[list[int]], figure: int, defender: int) -> str:
    if defender >= position.setting.figures:
        return "no-such-action"
    if not enemies(figure, defender):
        return "friend"
    if not offers:
        return "no-attack-left" if is_demon(figure) else "card-resolved"
    return "out-of-reach"


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
