"""Greedy at a table of Doom (2004): which room answers which question."""

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots import invader, marines
from platzdarm.games.doom2004.bots.study import FAR, Study
from platzdarm.games.doom2004.rules.attack import DIE, Attack
from platzdarm.games.doom2004.rules.foresight import strike
from platzdarm.games.doom2004.rules.odds import LEAST, MOST, Rerolls, packed
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine
from platzdarm.games.doom2004.rules.verbs import ATTACK, HEAL, PASS, REROLL, SQUARE_FIRST, WALK
from platzdarm.kernel.action import first, pack, verb_of, wide
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class Doom2004Greedy(Bot):
    """Looks at its own view only, plans no farther than the step at hand, and never dawdles."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        known = view.known
        assert isinstance(known, Foray)
        return respond(Study(known), decision)


def respond(study: Study, decision: Decision) -> int:
    options = decision.answers.as_list()
    match decision.kind:
        case "action":
            return marines.declare(study, decision.about[0])
        case "act":
            return marines.act(study, decision)
        case "respawn":
            return respawn(study, decision.about[0], options)
        case "reroll":
            return reroll(study, decision.seat)
        case "walk":
            return walk(study, options)
        case "prepare":
            return invader.prepare(study, options)
        case "put":
            return invader.put(study, options)
        case "activate":
            return invader.activate(study, options)
        case "invader":
            return invader.act(study, decision)
        case "discard":
            return invader.throw(study, options)
        case "recycle":
            return recycle(study, options)
        case "watchful" | "interrupt":
            return strike_back(study, decision, options)
        case "heal" | "encounter" | "alert":
            return options[-1]
        case "knock" | "cancel":
            return PASS
        case _:
            return invader.window(study, decision) if decision.seat == INVADER else PASS


def respawn(study: Study, marine: int, options: list[int]) -> int:
    far = study.distances(marines.errands(study.position, marine), True)
    return min(options, key=lambda action: far.get(wide(action, SQUARE_FIRST), FAR))


def reroll(study: Study, seat: int) -> int:
    """The dice that leave most, or least, to expect against the first figure concerned."""
    position = study.position
    attack = position.agenda[-1]
    assert isinstance(attack, Attack)
    concerned = [figure for figure in attack.concerned(position) if is_marine(figure) != is_marine(attack.attacker)]
    if not concerned:
        return PASS
    found = strike(position, attack.attacker, attack.weapon, attack.square, concerned[0])
    faces = position.setting.content.faces
    dice = [(die // DIE, packed(faces[die // DIE][die % DIE])) for die in attack.dice]
    _, again, number = Rerolls(found).choice(dice, MOST if seat == attack.seat() else LEAST)
    if not number:
        return PASS
    chosen = 0
    left = list(again)
    kept_first = sorted(range(len(dice)), key=lambda place: worth(dice[place][1]), reverse=seat != attack.seat())
    for place in kept_first:  # the worst dice of each colour for an attacker, the best for one who dodges
        if left[dice[place][0]]:
            left[dice[place][0]] -= 1
            chosen |= 1 << place
    return pack(REROLL, chosen)


def worth(face: int) -> int:
    return (face & 255) + 2 * (face >> 8 & 255) - (100 if face >> 17 else 0)


def walk(study: Study, options: list[int]) -> int:
    """On to whoever stands next, if it is an enemy."""
    attack = study.position.agenda[-1]
    assert isinstance(attack, Attack)
    for action in options:
        if verb_of(action) == WALK:
            figures = study.position.figures_at(wide(action, SQUARE_FIRST))
            if figures and all(is_marine(figure) != is_marine(attack.attacker) for figure in figures):
                return action
    return PASS


def recycle(study: Study, options: list[int]) -> int:
    """The one farthest from the marines."""
    far = study.distances(invader.prey(study.position), False)
    figures = [action for action in options if action != PASS]
    return max(figures, key=lambda action: study.near(first(action), far), default=PASS)


def strike_back(study: Study, decision: Decision, options: list[int]) -> int:
    """A watchful figure always strikes; a guard shoots when it pays; a medic heals."""
    if decision.kind == "watchful":
        return options[-1]
    heals = [action for action in options if verb_of(action) == HEAL]
    shots = [action for action in options if verb_of(action) == ATTACK]
    value, shot = marines.best_attack(study, decision.seat - 1, shots)
    if value >= marines.WORTH_SHOOTING:
        return shot
    return heals[0] if heals else PASS
