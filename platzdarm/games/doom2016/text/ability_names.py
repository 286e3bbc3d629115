"""`use SOURCE ABILITY TARGET OTHER` in words: what an ability is called where it stands, and what it is aimed at."""

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.abilities import REROLLS, ability_of, aims_at, rest_of
from platzdarm.games.doom2016.rules.attack import current
from platzdarm.games.doom2016.rules.cards import MARINES, Ability
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon


def moment_of(position: Incursion) -> Moment | None:
    """The moment at which something may be used now."""
    if not position.agenda:
        return None
    step = position.agenda[-1]
    if isinstance(step, Moment):
        return step
    if isinstance(step, MarineActivation):
        return step.bonus()
    return step.moment() if isinstance(step, DemonActivation) else None


def actor(position: Incursion) -> int:
    """The figure whose card an ability of the invader stands on."""
    for step in position.agenda[::-1]:
        if isinstance(step, (Moment, Mover)):
            return step.figure
    return -1


def demon_abilities(position: Incursion) -> list[Ability]:
    figure = actor(position)
    return position.setting.demon(figure).abilities if is_demon(figure) else []


def of_demon(position: Incursion) -> list[str]:
    return [ability.id for ability in demon_abilities(position)]


def sentences(id: str, number: int) -> list[str]:
    return [f"{id}-{at + 1}" for at in range(number)]


def names(position: Incursion, seat: int, source: int) -> list[str]:
    """The names of all abilities of a source, by number."""
    content = position.setting.content
    attack = current(position)
    match source:
        case verbs.HAND | verbs.KEPT:
            return [card.id for card in content.actions]
        case verbs.GLORY:
            return [card.id for card in content.glory]
        case verbs.EVENT:
            return [card.id for card in content.events]
        case verbs.CLASSES:
            card = position.class_card(seat - 1) if 0 < seat <= position.setting.marines else None
            return [] if card is None else sentences(card.id, len(card.abilities))
        case verbs.CARD:
            if attack is None or attack.card < 0:
                return []
            return sentences(content.actions[attack.card].id, len(content.actions[attack.card].abilities))
        case verbs.DEMON:
            return of_demon(position)
        case verbs.LATER if attack is not None:
            rests = enumerate(attack.later)
            return [f"{rest_of(position, rest, at, attack).id}-{rest.effect + 1}" for at, rest in rests]
        case verbs.MARK:
            return [ability.id for ability in REROLLS]
        case verbs.GRENADE:
            return [f"{MARINES[marine]}-{content.weapons[weapon].id}" for marine, weapon, _, _ in position.grenades]
    return []


def aims_now(position: Incursion, seat: int, source: int, number: int) -> list[str]:
    """What an ability would be aimed at if it were used now."""
    moment = moment_of(position)
    if moment is None or not 0 <= seat < position.setting.seats:
        return []
    ability = ability_of(position, seat, source, number, moment.figure, moment.name)
    return aims_at(position, seat, ability, moment) if ability is not None else []


def told(position: Incursion, seat: int, source: int, number: int, figure: int) -> tuple[str, list[str]]:
    """What was used, by the id of its card or ability, and what its operands mean."""
    content = position.setting.content
    found = ability_of(position, seat, source, number, figure)
    aims = found.aims() if found is not None else []
    match source:
        case verbs.HAND | verbs.KEPT:
            return content.actions[number].id, aims
        case verbs.CLASSES:
            return content.classes[position.classes[seat - 1]].id, aims
        case verbs.GRENADE if found is not None:
            return content.weapons[position.grenades[number][1]].id, aims
        case verbs.GLORY | verbs.EVENT | verbs.DEMON | verbs.MARK if found is not None:
            return found.id, aims
    attack = current(position)
    if attack is not None and source == verbs.CARD and attack.card >= 0:
        return content.actions[attack.card].id, aims
    if attack is not None and source == verbs.LATER and found is not None:
        rest = attack.later[number]
        return told(position, rest.seat, rest.kind, rest.number, attack.attacker)[0], aims
    return "", aims
