"""`use SOURCE ABILITY TARGET OTHER` in words: what an ability is called where it stands, and what it is aimed at."""

from typing import Final

from platzdarm.games.doom2016.rules import abilities, effects, verbs
from platzdarm.games.doom2016.rules.attack import current
from platzdarm.games.doom2016.rules.cards import MARINES, Ability, Effect
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon

REROLLS: Final = ("mark", "brace")

# what an aimed effect asks for, by its verb; those that are not here are aimed at figures
AIMS: Final[dict[str, tuple[str, ...]]] = {
    "reroll_dice": ("dice",),
    "set_die": ("die", "face"),
    "place_argent": ("type",),
    "remove_argent": ("type",),
    "push": ("square",),
    "teleport": ("square",),
    "place_grenade": ("square",),
    "swap_card": ("card",),
    "take_back": ("card",),
}
FIGURE: Final = ("figure",)


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
        case verbs.LATER:
            return (
                []
                if attack is None
                else [
                    f"{abilities.ability_of(position, kind, number, attack).id}-{effect + 1}"
                    for _, kind, number, effect in attack.later
                ]
            )
        case verbs.MARK:
            return list(REROLLS)
        case verbs.GRENADE:
            return [f"{MARINES[marine]}-{content.weapons[weapon].id}" for marine, weapon, _, _ in position.grenades]
    return []


def aims_now(position: Incursion, seat: int, source: int, number: int) -> list[str]:
    """What an ability would be aimed at if it were used now."""
    moment = moment_of(position)
    if moment is None or not 0 <= seat < position.setting.seats:
        return []
    found = ability_used(position, seat, source, number, moment)
    if found is None:
        return []
    return aims(found, [effect for effect in found.at(moment.name) if effects.applies(position, seat, effect, moment)])


def aims_of(ability: Ability) -> list[str]:
    """What an ability is aimed at, whenever it is used."""
    return aims(ability, ability.effects)


def aims(ability: Ability, parts: list[Effect]) -> list[str]:
    """What the two operands of `use` mean, as far as these effects of the ability are aimed at all."""
    found: list[str] = []
    for effect in parts:
        if effects.is_aimed(effect):
            found += AIMS.get(effect.do, FIGURE)
            if effect.who == "two_near_defender":
                found += FIGURE
    if ability.cost == "card":  # the card that is paid takes the second place
        found = [found[0] if found else "figure", "card"]
    return found[:2]


def ability_used(position: Incursion, seat: int, source: int, number: int, moment: Moment) -> Ability | None:
    content = position.setting.content
    found: list[Ability] = []
    match source:
        case verbs.HAND | verbs.KEPT if number < len(content.actions):
            found = [ability for ability in content.actions[number].abilities if ability.has(moment.name)]
        case verbs.GLORY if number < len(content.glory):
            found = [content.glory[number].ability]
        case verbs.EVENT if number < len(content.events):
            found = [content.events[number].ability]
        case verbs.MARK:
            found = [abilities.REROLL_ONE]
        case verbs.CLASSES | verbs.CARD | verbs.DEMON | verbs.LATER:
            sources = abilities.open_sources(position, seat, moment)
            found = [ability for kind, at, ability in sources if kind == source and at == number]
    return found[0] if found else None


def told(position: Incursion, seat: int, source: int, number: int, figure: int) -> tuple[str, list[str]]:
    """What was used, by the id of its card or ability, and what its operands mean."""
    content = position.setting.content
    match source:
        case verbs.HAND | verbs.KEPT:
            card = content.actions[number]
            return card.id, next((found for ability in card.abilities if (found := aims_of(ability))), [])
        case verbs.CLASSES:
            class_card = content.classes[position.classes[seat - 1]]
            return class_card.id, aims_of(class_card.abilities[number])
        case verbs.GLORY:
            return content.glory[number].id, aims_of(content.glory[number].ability)
        case verbs.EVENT:
            return content.events[number].id, aims_of(content.events[number].ability)
        case verbs.DEMON:
            ability = position.setting.demon(figure).abilities[number]
            return ability.id, aims_of(ability)
        case verbs.CARD:
            attack = current(position)
            if attack is not None and attack.card >= 0:
                card = content.actions[attack.card]
                return card.id, aims_of(card.abilities[number])
    return "", ["dice"] if source == verbs.MARK else []
