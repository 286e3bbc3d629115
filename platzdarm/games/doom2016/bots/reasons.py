"""Why the bot would do that, for whoever asked for a hint: the odds of an attack, else the gain that weighs most."""

from platzdarm.games.doom2016.bots.hard import FIERCE
from platzdarm.games.doom2016.bots.judge import Study
from platzdarm.games.doom2016.bots.ways import way_of
from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.marines import HEALTH_PACK, WEAPON
from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line

PLAIN = {
    verbs.PASS: "d16-reason-pass",
    verbs.END: "d16-reason-end",
    verbs.USE: "d16-reason-use",
    verbs.SEAL: "d16-reason-objective",
    verbs.WORK: "d16-reason-objective",
    verbs.KEEP: "d16-reason-keep",
    verbs.SECOND: "d16-reason-second",
    verbs.LOSE: "d16-reason-lose",
    verbs.ACTIVATE: "d16-reason-activate",
    verbs.NEXT: "d16-reason-next",
    verbs.FLAMES: "d16-reason-flames",
    verbs.PORTAL: "d16-reason-portal",
    verbs.GROUP: "d16-reason-group",
    verbs.PUT: "d16-reason-put",
    verbs.CARRY: "d16-reason-carry",
    verbs.ARGENT: "d16-reason-argent",
    verbs.DISCARD: "d16-reason-discard",
    verbs.ORDER: "d16-reason-order",
    verbs.RESPAWN: "d16-reason-respawn",
    verbs.DROP: "d16-reason-drop",
    verbs.SETS: "d16-reason-recommended",
    verbs.INVASION: "d16-reason-recommended",
    verbs.WEAPONS: "d16-reason-beginners",
    verbs.CLASS: "d16-reason-beginners",
}
TAKEN = {HEALTH_PACK: "pack", WEAPON: "weapon"}


def reason(view: View[Incursion], action: int, chance: Chance) -> Line | None:
    position = view.known
    verb = verb_of(action)
    if verb in PLAIN:
        return Line(PLAIN[verb])
    if verb == verbs.TAKE:
        return Line("d16-reason-takes", {"what": TAKEN.get(first(action), "token")})
    if verb == verbs.DISPLACE:
        return Line("d16-reason-put" if view.seat == INVADER else "d16-reason-drop")
    return of_attack(position, action) or way_of(Study(position, FIERCE), view.seat, action)


def of_attack(position: Incursion, action: int) -> Line | None:
    odds = action_odds(position, action)
    if odds is None:
        return None
    kill, mean = round(100 * odds.kill), round(10 * odds.mean)
    if kill:
        return Line("d16-reason-kill", {"chance": kill})
    return Line("d16-reason-hurt", {"whole": mean // 10, "tenths": mean % 10}) if mean else None
