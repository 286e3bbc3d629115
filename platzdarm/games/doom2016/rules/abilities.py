"""Abilities (chapter TIMING): who may use what at a moment, what it costs, and where its effects are carried out.

`USE source number target second`: the source says where the ability stands (a card in hand, the class card, the
demon card...), the number which one, the operands whom it is aimed at. What follows from that, all games share
(`kernel.reactions`). Which ability a source and a number mean is said here (`ability_of`), for everybody who asks.
"""

from typing import Any, Final

from platzdarm.games.doom2016.rules import decks, grenades
from platzdarm.games.doom2016.rules.attack import Attack, current
from platzdarm.games.doom2016.rules.cards import REACTION, Ability, Effect
from platzdarm.games.doom2016.rules.effects import Use, within
from platzdarm.games.doom2016.rules.effects_attack import DODGE, REROLL_DICE
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
from platzdarm.kernel.pile import seen
from platzdarm.kernel.program import Line, Program, lines
from platzdarm.kernel.reactions import Later, Reactions, Source

# the moments of an attack, in order; passive effects and those of other moments have no place among them
ORDER: Final = ("before_roll", "while_defending", "while_attacking", "on_kill", "after_attack", "when_stunned")
ABOUT: Final = 6  # the values of a moment that say what it is about
MANY: Final = 20  # dice: more than any attack has

REROLLS: Final = (
    Ability("mark", "mark", 0, [Effect("while_attacking", REROLL_DICE, 1)]),
    Ability("brace", "brace", 0, [Effect("while_attacking", REROLL_DICE, MANY)]),
)
DECOY: Final = Ability("decoy", "decoy", 0, [Effect("while_defending", DODGE)])


def comes_after(when: str, moment: str) -> bool:
    return when in ORDER and moment in ORDER and ORDER.index(when) > ORDER.index(moment)


# -- what is there -----------------------------------------------------------------------------------------------


def open_sources(position: Incursion, seat: int, moment: Moment) -> list[Source]:
    """Abilities that everybody can see: of demon cards, class cards, the attacking card, cards kept in play."""
    attack = current(position)
    if seat == INVADER:
        found = demon_sources(position, moment)
    else:
        found = marine_sources(position, seat - 1, moment, attack)
    if attack is not None:
        for number, rest in enumerate(attack.later):
            if rest.seat == seat:
                ability = rest_of(position, rest, number, attack)
                if ability.has(moment.name):
                    found.append(Source(LATER, number, ability))
    return found


def demon_sources(position: Incursion, moment: Moment) -> list[Source]:
    if not is_demon(moment.figure) or not position.on_map(moment.figure):
        return []
    kind = position.setting.type_of[moment.figure]
    found: list[Source] = []
    for number, ability in enumerate(position.setting.content.demons[kind].abilities):
        if ability.has(moment.name) and position.argent[kind] >= ability.argent:  # D16-ARGENT-03
            if not (ability.argent and position.setting.tutorial):  # D16-TUTORIAL-08
                found.append(Source(DEMON, number, ability))
    return found


def marine_sources(position: Incursion, marine: int, moment: Moment, attack: Attack | None) -> list[Source]:
    found: list[Source] = []
    card = position.class_card(marine)
    if card is not None:
        for number, ability in enumerate(card.abilities):
            if ability.has(moment.name) and can_pay(position, marine, ability):
                found.append(Source(CLASSES, number, ability))
    actions = position.setting.content.actions
    if attack is not None and attack.attacker == marine:
        if attack.card >= 0:
            for number, ability in enumerate(actions[attack.card].abilities):
                if ability.has(moment.name):
                    found.append(Source(CARD, number, ability))
        if moment.name == "while_attacking":
            found += waiting_rerolls(position, marine, attack)
    for kept in position.in_play[marine]:
        if actions[kept].stays and (attack is None or kept != attack.card):
            found += [Source(KEPT, kept, ability) for ability in actions[kept].abilities if ability.has(moment.name)]
    if moment.name == "while_defending":
        found += decoys(position, marine)
    return found


def waiting_rerolls(position: Incursion, marine: int, attack: Attack) -> list[Source]:
    found: list[Source] = []
    if position.marked >> attack.defender & 1:
        found.append(Source(MARK, 0, REROLLS[0]))
    if position.rerolls >> marine & 1:
        found.append(Source(MARK, 1, REROLLS[1]))
    return found


def decoys(position: Incursion, marine: int) -> list[Source]:
    """Grenades that a marine near them may take off the map."""
    found: list[Source] = []
    for number, (_, weapon, square, _) in enumerate(position.grenades):
        effect = grenades.effect_of(position, weapon, "while_defending")
        if effect is not None and effect.who is not None and marine in within(position, [square], effect.who.within):
            found.append(Source(GRENADE, number, DECOY))
    return found


def can_pay(position: Incursion, marine: int, ability: Ability) -> bool:
    if ability.cost == "exhaust":
        return not position.exhausted >> marine & 1  # D16-CARDS-07
    return ability.cost != "card" or len(position.hands[marine]) > 0


def hidden_sources(position: Incursion, seat: int, moment: Moment) -> list[Source]:
    """Cards in hand, of which others know the number only."""
    content = position.setting.content
    found: list[Source] = []
    if seat == INVADER:
        if moment.name not in content.event_moments:
            return found
        for event in position.event_hand:
            ability = content.events[seen(event)].ability
            if ability.has(moment.name):
                found.append(Source(EVENT, event, ability))
        return found
    marine = seat - 1
    if moment.name in content.reaction_moments:
        for number in position.hands[marine]:
            card = content.actions[seen(number)]
            if card.kind == REACTION:
                found += [Source(HAND, number, ability) for ability in card.abilities if ability.has(moment.name)]
    if moment.name in content.glory_moments:
        for number in position.glory[marine]:
            if content.glory[seen(number)].ability.has(moment.name):
                found.append(Source(GLORY, number, content.glory[number].ability))
    return found


def ability_of(position: Incursion, seat: int, kind: int, number: int, figure: int, when: str = "") -> Ability | None:
    """The ability that a source and a number mean, of `figure` where it stands on a demon card. None: there is none.

    A card in hand may have several, one for each of its moments: that of `when`, or the first that is aimed.
    """
    content = position.setting.content
    found: list[Ability] = []
    if kind in (HAND, KEPT):
        abilities = content.actions[number].abilities if number < len(content.actions) else []
        return next((ability for ability in abilities if (ability.has(when) if when else ability.aims())), None)
    if kind == EVENT:
        found = [card.ability for card in content.events]
    elif kind == GLORY:
        found = [card.ability for card in content.glory]
    elif kind == MARK:
        found = list(REROLLS)
    elif kind == GRENADE:
        found = [DECOY for _ in position.grenades]
    elif kind == DEMON:
        found = position.setting.demon(figure).abilities if is_demon(figure) else []
    elif kind == CLASSES:
        card = position.class_card(seat - 1) if 0 < seat <= position.setting.marines else None
        found = card.abilities if card is not None else []
    else:
        attack = current(position)
        if attack is not None and kind == LATER:
            found = [rest_of(position, rest, at, attack) for at, rest in enumerate(attack.later)]
        elif attack is not None and attack.card >= 0:
            found = content.actions[attack.card].abilities
    return found[number] if number < len(found) else None


def rest_of(position: Incursion, rest: Later, number: int, attack: Attack) -> Ability:
    """What is left of an ability that was used earlier in this attack."""
    ability = ability_of(position, rest.seat, rest.kind, rest.number, attack.attacker)
    assert ability is not None
    return Ability(ability.id, f"later {number}", 0, [ability.effects[rest.effect]])


def aims_at(position: Incursion, seat: int, ability: Ability, moment: Moment) -> list[str]:
    """The kinds of the operands of an ability, if it were used at this moment."""
    use = ABILITIES.in_use(position, seat, moment)
    parts = [part for part in ability.at(moment.name) if use.applies(part)]
    return ability.paid_aims([kind for part in parts for kind in part.verb.aims(part)])[:2]


# -- using -------------------------------------------------------------------------------------------------------


class Abilities(Reactions[Incursion, Moment]):
    def sources(self, position: Incursion, seat: int, moment: Moment, hidden: bool) -> list[Source]:
        return hidden_sources(position, seat, moment) if hidden else open_sources(position, seat, moment)

    def is_hidden(self, kind: int) -> bool:
        return kind in (HAND, GLORY, EVENT)

    def might_hold(self, position: Incursion, seat: int, moment: Moment) -> bool:
        content = position.setting.content
        if seat == INVADER:
            return len(position.event_hand) > 0 and moment.name in content.event_moments
        if position.hands[seat - 1] and moment.name in content.reaction_moments:
            return True
        return len(position.glory[seat - 1]) > 0 and moment.name in content.glory_moments

    def used(self, position: Incursion, moment: Moment) -> list[str]:
        """In an attack: of the whole attack (D16-TIMING-02, D16-ARGENT-08)."""
        attack = current(position)
        return moment.used if attack is None else attack.used

    def in_use(self, position: Incursion, seat: int, moment: Moment) -> Use:
        return Use(position, seat, moment, current(position))

    def prices(self, use: Any, ability: Any) -> list[int] | None:
        if ability.cost != "card" or use.position.hides(use.seat):
            return None
        return [card + 1 for card in sorted(set(use.position.hands[use.seat - 1]))]

    def pay(self, use: Any, source: Source) -> None:
        position: Incursion = use.position
        marine, kind, number = use.seat - 1, source.kind, source.number
        position.tell("used", [use.seat, kind, number, use.target, use.other, use.moment.figure])
        if kind == HAND:
            decks.discard(position, marine, number)  # D16-ACTION-10
        elif kind == GLORY:
            decks.discard_glory(position, marine, number)
        elif kind == EVENT:
            decks.discard_event(position, number)  # D16-ARGENT-07
        elif kind == DEMON:
            position.argent[position.setting.type_of[use.moment.figure]] -= source.ability.argent
        elif kind == LATER:
            attack = current(position)
            assert attack is not None
            attack.later[number] = attack.later[number].done()
        elif kind == MARK and number:
            position.rerolls &= ~(1 << marine)
        elif kind == GRENADE:
            grenades.take_off(position, number)
        elif kind == CLASSES and source.ability.cost == "exhaust":
            position.exhausted |= 1 << marine
            position.tell("exhausted", [marine])
        elif kind == CLASSES and source.ability.cost == "card":
            decks.discard(position, marine, use.other - 1)

    def apply(self, use: Any, source: Source) -> None:
        """Several effects are a program on the agenda. Those of later moments wait in the attack."""
        ability: Ability = source.ability
        if len(ability.at(use.moment.name)) > 1:
            about = use.moment.values()[:ABOUT]
            given = [use.target, use.other]
            use.position.agenda.append(Carrying(use.seat, source.kind, source.number, about, 0, given))
        else:
            super().apply(use, source)
        if use.attack is not None and source.kind in (EVENT, GLORY, DEMON):
            for at, effect in enumerate(ability.effects):
                if comes_after(effect.when, use.moment.name):
                    use.attack.later.append(Later(use.seat, source.kind, source.number, at))


ABILITIES: Final = Abilities(USE)


class Carrying(Program[Incursion, Moment]):
    """An ability with several effects, being carried out. `about` is the beginning of the moment's values."""

    def __init__(self, seat: int, kind: int, number: int, about: list[Any], place: int, given: list[int]) -> None:
        super().__init__(seat, place, given)
        self.kind = kind
        self.number = number
        self.about = about
        self.moment = Moment(*about)

    def values(self) -> list[Any]:
        return [self.seat, self.kind, self.number, self.about, self.place, self.given]

    def code(self, position: Incursion) -> list[Line]:
        ability = ability_of(position, self.seat, self.kind, self.number, self.moment.figure, self.moment.name)
        assert ability is not None
        return lines(ability.at(self.moment.name))

    def in_use(self, position: Incursion) -> Use:
        return ABILITIES.in_use(position, self.seat, self.moment)
