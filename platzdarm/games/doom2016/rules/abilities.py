"""Abilities (chapter TIMING): who may use what at a moment, what it costs, and where its effects are carried out.

`USE source number target second`: the source says where the ability stands (a card in hand, the class card, the
demon card...), the number which one, the operands whom it is aimed at. An ability whose effects belong to several
moments is used at one of them; the effects of later moments then wait in the attack.
"""

from platzdarm.games.doom2016.rules import decks, effects
from platzdarm.games.doom2016.rules.attack import Attack, current
from platzdarm.games.doom2016.rules.cards import REACTION, Ability, Effect
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, is_demon
from platzdarm.games.doom2016.rules.verbs import (
    CARD,
    CLASSES,
    DEMON,
    EVENT,
    GLORY,
    GRENADE,
    HAND,
    KEPT,
    LATER,
    MARK,
    USE,
)
from platzdarm.kernel.action import first, fourth, pack, second, third
from platzdarm.kernel.pile import seen

REROLL_ONE = Ability("mark", "mark", 0, [Effect("while_attacking", "reroll_dice")])
REROLL_ONE.effects[0].n = 1
REROLL_ALL = Ability("brace", "brace", 0, [Effect("while_attacking", "reroll_dice")])
REROLL_ALL.effects[0].n = 20
DECOY = Ability("decoy", "decoy", 0, [Effect("while_defending", "dodge")])


# -- what is there -----------------------------------------------------------------------------------------------


def open_sources(position: Incursion, seat: int, moment: Moment) -> list[tuple[int, int, Ability]]:
    """Abilities that everybody can see: of demon cards, class cards, the attacking card, cards kept in play."""
    if seat == INVADER:
        found = demon_sources(position, moment)
    else:
        found = marine_sources(position, seat - 1, moment)
    attack = current(position)
    if attack is not None:
        for number, (owner, source, card, effect) in enumerate(attack.later):
            part = ability_of(position, source, card, attack).effects[effect]
            if owner == seat and part.when == moment.name:
                found.append((LATER, number, Ability("later", f"later {number}", 0, [part])))
    return found


def demon_sources(position: Incursion, moment: Moment) -> list[tuple[int, int, Ability]]:
    if not is_demon(moment.figure) or not position.on_map(moment.figure):
        return []
    kind = position.setting.type_of[moment.figure]
    found: list[tuple[int, int, Ability]] = []
    for number, ability in enumerate(position.setting.content.demons[kind].abilities):
        if ability.has(moment.name) and position.argent[kind] >= ability.argent:  # D16-ARGENT-03
            if not (ability.argent and position.setting.tutorial):  # D16-TUTORIAL-08
                found.append((DEMON, number, ability))
    return found


def marine_sources(position: Incursion, marine: int, moment: Moment) -> list[tuple[int, int, Ability]]:
    found: list[tuple[int, int, Ability]] = []
    card = position.class_card(marine)
    if card is not None:
        for number, ability in enumerate(card.abilities):
            if ability.has(moment.name) and can_pay(position, marine, ability):
                found.append((CLASSES, number, ability))
    actions = position.setting.content.actions
    attack = current(position)
    if attack is not None and attack.attacker == marine:
        if attack.card >= 0:
            for number, ability in enumerate(actions[attack.card].abilities):
                if ability.has(moment.name):
                    found.append((CARD, number, ability))
        if moment.name == "while_attacking":
            found += waiting_rerolls(position, marine, attack)
    for kept in position.in_play[marine]:
        if actions[kept].stays and (attack is None or kept != attack.card):
            found += [(KEPT, kept, ability) for ability in actions[kept].abilities if ability.has(moment.name)]
    if moment.name == "while_defending":
        for number, (_, weapon, square, _) in enumerate(position.grenades):
            effect = effects.grenade_effect(position, weapon, "while_defending")
            if effect is not None and effects.near_square(position, marine, square, effect.distance):
                found.append((GRENADE, number, DECOY))
    return found


def waiting_rerolls(position: Incursion, marine: int, attack: Attack) -> list[tuple[int, int, Ability]]:
    found: list[tuple[int, int, Ability]] = []
    if position.marked >> attack.defender & 1:
        found.append((MARK, 0, REROLL_ONE))
    if position.rerolls >> marine & 1:
        found.append((MARK, 1, REROLL_ALL))
    return found


def can_pay(position: Incursion, marine: int, ability: Ability) -> bool:
    if ability.cost == "exhaust":
        return not position.exhausted >> marine & 1  # D16-CARDS-07
    return ability.cost != "card" or len(position.hands[marine]) > 0


def hidden_sources(position: Incursion, seat: int, moment: Moment) -> list[tuple[int, int, Ability]]:
    """Cards in hand, of which others know the number only."""
    content = position.setting.content
    found: list[tuple[int, int, Ability]] = []
    if seat == INVADER:
        for event in position.event_hand:
            ability = content.events[seen(event)].ability
            if ability.has(moment.name):
                found.append((EVENT, event, ability))
        return found
    marine = seat - 1
    for number in position.hands[marine]:
        card = content.actions[seen(number)]
        if card.kind == REACTION:
            found += [(HAND, number, ability) for ability in card.abilities if ability.has(moment.name)]
    for number in position.glory[marine]:
        if content.glory[seen(number)].ability.has(moment.name):
            found.append((GLORY, number, content.glory[number].ability))
    return found


def ability_of(position: Incursion, source: int, number: int, attack: Attack | None) -> Ability:
    """The ability behind a source that may leave something for later."""
    content = position.setting.content
    if source == EVENT:
        return content.events[number].ability
    if source == GLORY:
        return content.glory[number].ability
    assert attack is not None
    return position.setting.demon(attack.attacker).abilities[number]


# -- what may be used --------------------------------------------------------------------------------------------


def used_titles(position: Incursion, moment: Moment) -> list[str]:
    attack = current(position)
    return moment.used if attack is None else moment.used + attack.used


def uses(position: Incursion, seat: int, moment: Moment, sources: list[tuple[int, int, Ability]]) -> list[int]:
    found: list[int] = []
    used = used_titles(position, moment)
    done: list[tuple[int, int]] = []
    for source, number, ability in sources:
        if ability.title in used or (source, number) in done:
            continue
        done.append((source, number))
        for target, other in aims(position, seat, ability, moment):
            found.append(pack(USE, source, number, target, other))
    return found


def aims(position: Incursion, seat: int, ability: Ability, moment: Moment) -> list[tuple[int, int]]:
    """All pairs of operands with which an ability can be used now; none if it would have no effect."""
    parts = ability.at(moment.name)
    if not any(effects.applies(position, seat, part, moment) for part in parts):
        return []
    pairs: list[tuple[int, int]] = [(0, 0)]
    first_aimed = True
    for part in parts:
        if not effects.applies(position, seat, part, moment):
            continue
        choices = effects.choices(position, seat, part, moment)
        if choices is None:
            continue
        if first_aimed:
            pairs = choices
            first_aimed = False
        else:
            pairs = [(target, other) for target, _ in pairs for other, _ in choices]
    if ability.cost == "card" and not position.hides(seat):
        pairs = [(target, card + 1) for target, _ in pairs for card in sorted(set(position.hands[seat - 1]))]
    return pairs


def playable(position: Incursion, seat: int, moment: Moment) -> list[int]:
    sources = open_sources(position, seat, moment) + hidden_sources(position, seat, moment)
    return uses(position, seat, moment, sources)


def concerns(position: Incursion, seat: int, moment: Moment) -> bool:
    """Decided from what everybody can see: a hand that is not empty might hold something for this moment."""
    content = position.setting.content
    if seat == INVADER:
        if position.event_hand and moment.name in content.event_moments:
            return True
    else:
        if position.hands[seat - 1] and moment.name in content.reaction_moments:
            return True
        if position.glory[seat - 1] and moment.name in content.glory_moments:
            return True
    return bool(uses(position, seat, moment, open_sources(position, seat, moment)))


# -- using -------------------------------------------------------------------------------------------------------


def use(position: Incursion, seat: int, action: int, moment: Moment) -> None:
    source, number, target, other = first(action), second(action), third(action), fourth(action)
    sources = open_sources(position, seat, moment)
    if source in (HAND, GLORY, EVENT):
        sources = hidden_sources(position, seat, moment)
    ability = next(one for kind, at, one in sources if kind == source and at == number)
    attack = current(position)
    (moment.used if attack is None else attack.used).append(ability.title)
    position.tell("used", [seat, source, number, target, other, moment.figure])
    pay(position, seat, source, number, ability, other, moment)
    carry_out(position, seat, ability, moment, target, other)
    if attack is not None and source in (EVENT, GLORY, DEMON):
        for at, effect in enumerate(ability.effects):
            if effect.when != moment.name and effects.comes_after(effect.when, moment.name):
                attack.later.append([seat, source, number, at])


def carry_out(position: Incursion, seat: int, ability: Ability, moment: Moment, target: int, other: int) -> None:
    """The effects of this moment. The operands belong to the first, then to the second part that is aimed."""
    aim = (target, other)
    for part in ability.at(moment.name):
        if not effects.applies(position, seat, part, moment):
            continue
        aimed = effects.is_aimed(part)
        effects.apply(position, seat, part, moment, aim[0], aim[1])
        if aimed:
            aim = (aim[1], 0)


def pay(position: Incursion, seat: int, source: int, number: int, ability: Ability, other: int, moment: Moment) -> None:
    marine = seat - 1
    if source == HAND:
        decks.discard(position, marine, number)  # D16-ACTION-10
    elif source == GLORY:
        decks.discard_glory(position, marine, number)
    elif source == EVENT:
        decks.discard_event(position, number)  # D16-ARGENT-07
    elif source == DEMON:
        kind = position.setting.type_of[moment.figure]
        position.argent[kind] -= ability.argent
    elif source == LATER:
        attack = current(position)
        assert attack is not None
        attack.later[number] = [-1, *attack.later[number][1:]]
    elif source == MARK:
        spend_reroll(position, marine, number)
    elif source == GRENADE:
        effects.return_grenade(position, number)
    elif source == CLASSES and ability.cost == "exhaust":
        position.exhausted |= 1 << marine
        position.tell("exhausted", [marine])
    elif source == CLASSES and ability.cost == "card":
        decks.discard(position, marine, other - 1)


def spend_reroll(position: Incursion, marine: int, number: int) -> None:
    if number:
        position.rerolls &= ~(1 << marine)
