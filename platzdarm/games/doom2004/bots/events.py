"""Event cards: which to play at which moment, on whom, and which to throw away."""

from typing import Final

from platzdarm.games.doom2004.bots.invader import arriving, card_id, group_strength, prey
from platzdarm.games.doom2004.bots.judge import Study
from platzdarm.games.doom2004.rules.attack import Attack, current
from platzdarm.games.doom2004.rules.cards import FIRST_KEY, MEDKIT
from platzdarm.games.doom2004.rules.setting import is_marine
from platzdarm.games.doom2004.rules.terrain import FAR
from platzdarm.games.doom2004.rules.verbs import GUARD, PASS, SPAWN, USE
from platzdarm.kernel.action import FIELD, first, second, third, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN

WORTH_A_DODGE: Final = 2
DOOR_NEAR: Final = 5


def prepare(study: Study, options: list[int]) -> int:
    """What frightens guards away first, then the strongest spawn that finds room, then doors and crates."""
    position = study.position
    uses = [action for action in options if verb_of(action) == USE and study.eye.cards]
    panic = [action for action in uses if card_id(position, action) == "panic"]
    if panic:
        return max(panic, key=lambda action: position.order[third(action) - 1] == GUARD)
    spawns = [action for action in options if verb_of(action) == SPAWN and arriving(study, action)]
    if spawns and not study.eye.cards:
        return spawns[0]
    if spawns:
        return max(spawns, key=lambda action: group_strength(study, arriving(study, action)))
    for action in uses:
        if card_id(position, action) == "smash" and smashes_a_way(study, third(action) - 1):
            return action
    crates = [action for action in uses if card_id(position, action) == "mislaid_crate"]
    best = max(crates, key=lambda action: mislaid(study, action), default=PASS)
    return best if best != PASS and mislaid(study, best) > 0 else PASS


def smashes_a_way(study: Study, number: int) -> bool:
    """A door that parts an invader from marines, which it cannot open or would lose time with."""
    door = study.position.setting.field.doors[number]
    if door is None:
        return False
    far = study.distances(prey(study.position), True)
    sides = [far[square] for square in door.squares]
    return bool(sides) and min(sides) < DOOR_NEAR + 3


def mislaid(study: Study, action: int) -> int:
    """How much farther away the better of two tokens gets from the marines."""
    position = study.position
    one, other = position.tokens[third(action) - 1], position.tokens[fourth(action) - 1]
    far = study.distances(prey(position), True)
    dear, cheap = (one, other) if price(one & 255) > price(other & 255) else (other, one)
    gain = min(far[cheap >> 8], 30) - min(far[dear >> 8], 30)
    return gain * (price(dear & 255) - price(cheap & 255))


def fourth(action: int) -> int:
    return action >> 32 & FIELD


def price(token: int) -> int:
    """Keys above all, then weapons, then what heals."""
    if FIRST_KEY <= token < FIRST_KEY + 3:
        return 4
    if token > FIRST_KEY:
        return 2
    return 1 if token == MEDKIT else 0


# -- windows -----------------------------------------------------------------------------------------------------


def window(study: Study, decision: Decision) -> int:
    """The card that does most at this moment, if it does enough."""
    uses = [a for a in decision.answers.as_list() if verb_of(a) == USE and second(a) != UNSEEN]
    best = max(uses, key=lambda action: use_worth(study, decision, action), default=PASS)
    return best if best != PASS and use_worth(study, decision, best) > 0 else PASS


def use_worth(study: Study, decision: Decision, action: int) -> float:
    """Above 0: worth its card."""
    position = study.position
    name = card_id(position, action)
    attack = current(position)
    if name == "dodge" and attack is not None:
        return dodge_worth(study, attack, third(action))
    if name == "dud" and attack is not None:
        return menace(study, attack) - study.horde.dud
    if name == "dark_energies" and attack is not None:
        concerned = third(action) - 1 in attack.concerned(position)
        return (1.0 if concerned else 0.2) + study.worth(third(action) - 1)
    if name == "surprise_attack" and attack is not None:
        return study.strike(attack.attacker, attack.square) - study.horde.mending
    if name == "jump_the_gun":
        marine = decision.about[0]
        return study.strike(third(action) - 1, position.place[marine]) - study.horde.mending
    if name in ("ambush", "its_a_trap"):
        figures = [figure - 1 for figure in (third(action), fourth(action)) if figure]
        return sum([lunge(study, figure) for figure in figures]) - study.horde.mending
    if name == "sealed_in":
        return seal_worth(study, decision.about[0], third(action) - 1)
    if name == "darkness":
        return dark_worth(study, decision.about[0])
    return 0.5


def dodge_worth(study: Study, attack: Attack, chosen: int) -> float:
    """A roll that hurts is rolled again whole."""
    position = study.position
    if not attack.succeeds(position) or chosen != (1 << len(attack.dice)) - 1:
        return 0.0
    hurt = [f for f in attack.concerned(position) if not is_marine(f)]
    wounds = [attack.damage(position) // max(position.armour_of(figure), 1) for figure in hurt]
    deadly = [f for f, n in zip(hurt, wounds, strict=True) if n >= position.rating(f) - position.wounds[f]]
    return 1.0 if deadly or sum(wounds) >= WORTH_A_DODGE else 0.0


def menace(study: Study, attack: Attack) -> float:
    """What a marine's attack is worth to him."""
    total = 0.0
    for figure in attack.concerned(study.position):
        if not is_marine(figure):
            total += study.hit(attack.attacker, attack.weapon, max(attack.distance, 1), figure, attack.aimed)
    return total


def lunge(study: Study, figure: int) -> float:
    """What an invader can do if it is activated now."""
    position = study.position
    marines = position.marines_on_board()
    return max([study.threat_of(figure, marine, position.place[marine], False) for marine in marines], default=0.0)


def seal_worth(study: Study, marine: int, number: int) -> float:
    """A closed door right before him, with nothing better to go through."""
    door = study.position.setting.field.doors[number]
    if door is None or not study.position.on_board(marine):
        return 0.0
    far = study.distances({study.position.place[marine]: 0}, True, DOOR_NEAR)
    near = min([far[square] for square in door.squares if square < len(far)], default=FAR)
    return 1.0 - 0.1 * near if near <= DOOR_NEAR else 0.0


def dark_worth(study: Study, marine: int) -> float:
    """In the dark nobody hits what is far away: worth it if there is such a target."""
    position = study.position
    if not position.on_board(marine):
        return 0.0
    here = position.place[marine]
    aim = study.best_aim(marine, here, study.weapons(marine), False)
    return 0.5 if aim.worth > 0 and position.setting.field.distance(here, aim.square) > 1 else 0.0


def throw(study: Study, options: list[int]) -> int:
    """The weakest spawn card, or else an event that is rarely of use."""
    position = study.position

    def keep(action: int) -> float:
        card = position.setting.content.cards[first(action)]
        if card.groups:
            return max([group_strength(study, group) for group in card.groups])
        return max([effect.verb.keep for effect in card.ability.effects]) if card.ability is not None else 0.0

    return min(options, key=keep)
