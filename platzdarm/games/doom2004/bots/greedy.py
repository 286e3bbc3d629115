"""Greedy at a table of Doom (2004): which room answers which question."""

from typing import Final

from platzdarm.bots.bot import Bot
from platzdarm.games.doom2004.bots import events, invader, marines
from platzdarm.games.doom2004.bots.errands import errands
from platzdarm.games.doom2004.bots.judge import KEEN, Study
from platzdarm.games.doom2004.rules.attack import DIE, Attack, current
from platzdarm.games.doom2004.rules.foresight import strike_of
from platzdarm.games.doom2004.rules.odds import LEAST, MOST, Rerolls, odds, packed
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, enemies, is_marine
from platzdarm.games.doom2004.rules.targets import straight_range
from platzdarm.games.doom2004.rules.verbs import (
    AFTER_FIRST_SQUARE,
    ATTACK,
    CANCEL,
    HEAL,
    KNOCK,
    PASS,
    REROLL,
    SQUARE_FIRST,
    SQUARE_SECOND,
    WALK,
)
from platzdarm.kernel.action import first, pack, verb_of, wide
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View

ACID: Final = 4.0  # squares that a wound is worth
WORTH_AN_ORDER: Final = 2.0
WORTH_WALKING: Final = 0.05
LAST_CHANCE: Final = 0.2  # a wound would cost him his order


class Doom2004Greedy(Bot):
    """Looks at its own view only, plans no farther than the step at hand, and never dawdles."""

    name = "greedy"
    eye = KEEN  # other levels see less, or more

    def choose(self, view: View[Foray], decision: Decision, chance: Chance) -> int:
        if len(decision.answers) == 1:
            return decision.answers.at(0)
        if decision.kind == "encounter":
            return decision.answers.at(chance.roll(len(decision.answers)))  # each way has its uses; none is known best
        return respond(Study(view.known, self.eye), decision)


def respond(study: Study, decision: Decision) -> int:
    options = decision.answers.as_list()
    match decision.kind:
        case "action":
            return marines.declare(study, decision)
        case "act":
            return marines.act(study, decision)
        case "respawn":
            return respawn(study, decision.about[0], options)
        case "reroll":
            return reroll(study, decision.seat)
        case "walk":
            return walk(study, options)
        case "prepare":
            return events.prepare(study, options)
        case "put":
            return invader.put(study, decision)
        case "activate":
            return invader.activate(study, options)
        case "invader":
            return invader.act(study, decision)
        case "discard":
            return events.throw(study, options)
        case "recycle":
            return invader.recycle(study, decision)
        case "watchful" | "interrupt":
            return strike_back(study, decision, options)
        case "heal" | "alert" | "keep":
            return options[-1]
        case "knock":
            return knock(study, options)
        case "cancel":
            return cancel(study, decision.about[0])
        case _:
            return events.window(study, decision) if decision.seat == INVADER and study.eye.cards else PASS


def respawn(study: Study, marine: int, options: list[int]) -> int:
    """Near his errands, and not where he is killed again at once."""
    far = study.distances(errands(study, marine), True)
    pace = study.squad.pace * marines.PACE[study.position.setting.marines - 1]

    def cost(action: int) -> float:
        square = wide(action, SQUARE_FIRST)
        return pace * far[square] + study.squad.fear * study.threat(marine, square, False)

    return min(options, key=cost)


def reroll(study: Study, seat: int) -> int:
    """The dice that leave most, or least, to expect against the first figure concerned."""
    position = study.position
    attack = position.agenda[-1]
    assert isinstance(attack, Attack)
    concerned = [figure for figure in attack.concerned(position) if is_marine(figure) != is_marine(attack.attacker)]
    if not concerned:
        return PASS
    found = strike_of(position, attack, concerned[0])
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
    """On to the enemy whom the dice that are left hurt most, friends left alone."""
    position = study.position
    attack = position.agenda[-1]
    assert isinstance(attack, Attack)
    best, chosen = WORTH_WALKING, PASS
    for action in options:
        square = wide(action, SQUARE_FIRST)
        figures = position.figures_at(square) if verb_of(action) == WALK else []
        if not figures or any(not enemies(figure, attack.attacker) for figure in figures):
            continue
        later = Attack(attack.attacker, attack.weapon, square, False)
        later.removed = [*attack.removed, action >> AFTER_FIRST_SQUARE & 255]
        later.distance = straight_range(position, attack.attacker, square)
        mean = odds(strike_of(position, later, figures[0])).mean
        if mean > best:
            best, chosen = mean, action
    return chosen


def knock(study: Study, options: list[int]) -> int:
    """Marines into acid, or back from where they want to go; invaders stay where they are."""
    position = study.position
    best, chosen = 0.0, PASS
    for action in options:
        marine = first(action)
        if verb_of(action) != KNOCK or not is_marine(marine):
            continue
        far = study.distances(errands(study, marine), True)
        to = wide(action, SQUARE_SECOND)
        worth = far[to] - far[position.place[marine]] + (ACID if to in position.acid else 0.0)
        if worth > best:
            best, chosen = worth, action
    return chosen


def cancel(study: Study, card: int) -> int:
    """A card that bites is worth an order."""
    ability = study.position.setting.content.cards[card].ability
    bites = ability is not None and max([effect.verb.keep for effect in ability.effects]) >= WORTH_AN_ORDER
    return CANCEL if bites else PASS


def strike_back(study: Study, decision: Decision, options: list[int]) -> int:
    """A watchful figure always strikes; a guard shoots when it pays; a medic heals."""
    if decision.kind == "watchful":
        return options[-1]
    heals = [action for action in options if verb_of(action) == HEAL]
    shots = [action for action in options if verb_of(action) == ATTACK]
    worth, shot = marines.best_shot(study, decision.seat - 1, shots)
    attack = current(study.position)
    attacked = attack is not None and decision.seat - 1 in attack.concerned(study.position)
    if worth >= (LAST_CHANCE if attacked else study.squad.alert):
        return shot
    return heals[0] if heals else PASS
