"""Names, questions and actions of DOOM (2016) in words: ids of the catalogues and their arguments.

`chronicle` words events, `card_text` cards. Names are given as they stand on cards, so no sentence inflects them.
"""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.abilities import ability_of
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, current
from platzdarm.games.doom2016.rules.cards import COLOURS, MARINES
from platzdarm.games.doom2016.rules.field import DIRECTIONS, OFF, STEPS
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, INVADER, is_demon, is_marine
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.games.doom2016.text.card_text import CardTexts, card_text
from platzdarm.games.doom2016.text.vocabulary import (
    COLOURS_OF_DICE,
    INITIATIVE_CARDS,
    ITEMS,
    PLACES,
    VOCABULARY,
    door_names,
)
from platzdarm.kernel.action import first, fourth, second, third, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN
from platzdarm.text.words import Message, Value, Words


class Names:
    """Cards, demons and missions are named by their content files, in the language of `words`."""

    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library
        self.content = library.content
        entries = library.entries
        self.actions = [self.pick(card.name) for weapon in entries["weapons"] for card in weapon.cards]
        self.events = [self.pick(card.name) for one in entries["events"] for card in one.cards]
        self.weapons = self.all_of(entries["weapons"])
        self.demons = self.all_of(entries["demons"])
        self.sets = self.all_of(entries["events"])
        self.invasions = self.all_of(entries["invasions"])
        self.classes = self.all_of(entries["classes"])
        self.glory = self.all_of(entries["glory_kills"])
        self.squads = self.all_of(entries["squads"])
        self.texts = CardTexts(words, library)

    def pick(self, text: Text) -> str:
        return text.ru if self.words.lang == "ru" else text.en

    def all_of(self, entries: list[Any]) -> list[str]:
        return [self.pick(entry.name) for entry in entries]

    def name(self, kind: str, id: str) -> str:
        """What a chronicle names."""
        content = self.content
        if kind == "ability":
            demon, _, ability = id.partition(".")
            abilities = next(entry for entry in self.library.entries["demons"] if entry.id == demon).abilities
            return self.pick(next(entry for entry in abilities if entry.id == ability).name)
        decks: dict[str, tuple[list[str], list[Any]]] = {
            "card": (self.actions, content.actions),
            "event": (self.events, content.events),
            "glory": (self.glory, content.glory),
            "class": (self.classes, content.classes),
            "weapon": (self.weapons, content.weapons),
            "type": (self.demons, content.demons),
        }
        names, cards = decks[kind]
        return names[next(number for number, card in enumerate(cards) if card.id == id)]

    # -- who and where ----------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.words.say("d16-side-invader" if seat == INVADER else f"d16-side-{MARINES[seat - 1]}")

    def marine(self, marine: int) -> str:
        return self.seat(marine + 1)

    def turn(self, card: int) -> str:
        """An initiative card."""
        return self.words.say(f"d16-side-{INITIATIVE_CARDS[card]}")

    def figure(self, position: Incursion, figure: int) -> str:
        if is_marine(figure):
            return self.marine(figure)
        if not is_demon(figure):
            return self.machine(position, figure - FIRST_OBJECT)
        kind = position.setting.type_of[figure]
        number = figure - position.setting.figures_of(kind)[0] + 1
        return self.words.say("d16-figure-demon", demon=self.demons[kind], n=number)

    def machine(self, position: Incursion, number: int) -> str:
        if position.setting.objective.kind == "drone_escort":
            return self.words.say("d16-figure-drone")
        return self.words.say("d16-figure-machine", n=number + 1)

    def standing(self, position: Incursion, figure: int) -> str:
        """A figure and its square, if it is on the map."""
        name = self.figure(position, figure)
        if not position.on_map(figure):
            return name
        return self.words.say("d16-at", figure=name, square=position.setting.field.name(position.place[figure]))

    def square(self, position: Incursion, square: int) -> str:
        return position.setting.field.name(square)

    def portal(self, position: Incursion, portal: int) -> str:
        """A portal that lies face down keeps its colour to itself."""
        square, colour = position.setting.portals[portal]
        name = self.square(position, square)
        if not position.portals_up >> portal & 1:
            return self.words.say("d16-portal-unknown", square=name)
        return self.words.say("d16-portal", colour=COLOURS[colour], square=name)

    def door(self, position: Incursion, door: int) -> str:
        return self.words.say("d16-door", squares=door_names(position.setting, door)[0])

    def argent_place(self, place: int) -> str:
        return self.words.say("d16-invasion-card") if place == INVASION_CARD else self.demons[place]

    # -- every card -------------------------------------------------------------------------------------------

    def all_cards(self) -> list[tuple[str, str, str, int | str]]:
        """Name, id, kind and number of each card that has a text."""
        content, entries = self.content, self.library.entries
        rows: list[tuple[str, str, str, int | str]] = []
        decks: list[tuple[str, list[str], list[Any]]] = [
            ("action", self.actions, content.actions),
            ("class", self.classes, content.classes),
            ("glory", self.glory, content.glory),
            ("event", self.events, content.events),
            ("demon", self.demons, content.demons),
            ("invasion", self.invasions, content.invasions),
            ("squad", self.squads, content.squads),
        ]
        for kind, names, cards in decks:
            rows += [
                (name, card.id, kind, number) for number, (name, card) in enumerate(zip(names, cards, strict=True))
            ]
        for kind, file in (("threat", "threats"), ("objective", "objectives")):
            rows += [(self.pick(entry.name), entry.id, kind, entry.id) for entry in entries[file]]
        return rows

    def text(self, kind: str, number: int | str) -> list[str]:
        return card_text(self.words, self.library, kind, number)

    # -- cards and dice ---------------------------------------------------------------------------------------

    def mission(self, id: str) -> str:
        return self.pick(self.library.missions[id].name)

    def action_card(self, number: int) -> str:
        return "?" if number == UNSEEN else self.actions[number]

    def defence_card(self, defender: int, card: int) -> str:
        return self.events[card] if is_demon(defender) else self.action_card(card)

    def dice(self, red: int, black: int) -> str:
        return self.texts.dice(red, black) if red > 0 or black > 0 else self.words.say("d16-dice-none")

    def faces(self, dice: list[int]) -> str:
        """Rolled dice, black ones counted from 8 on."""
        return ", ".join(
            self.words.say("d16-die-face", die=COLOURS_OF_DICE[die >= BLACK_FACE], n=die % BLACK_FACE) for die in dice
        )

    def counted(self, names: list[str]) -> str:
        """Equal names together: Imp ×3, Pinky."""
        several = {name: names.count(name) for name in names}
        return ", ".join(
            name if number == 1 else self.words.say("d16-times", what=name, n=number)
            for name, number in several.items()
        )

    # -- abilities that are used ------------------------------------------------------------------------------

    def ability(self, position: Incursion, seat: int, source: int, number: int, figure: int) -> tuple[str, list[str]]:
        """The name of what is used, and what its operands mean."""
        found = ability_of(position, seat, source, number, figure)
        aims = found.aims() if found is not None else []
        match source:
            case verbs.HAND | verbs.KEPT:
                return self.actions[number], aims
            case verbs.CLASSES:
                return self.classes[position.classes[seat - 1]], aims
            case verbs.GLORY:
                return self.glory[number], aims
            case verbs.EVENT:
                return self.events[number], aims
            case verbs.DEMON:
                entry = self.library.entries["demons"][position.setting.type_of[figure]]
                return self.pick(entry.abilities[number].name), aims
            case verbs.MARK:
                return self.words.say("d16-brace" if number else "d16-mark"), aims
            case verbs.GRENADE:
                return self.weapons[position.grenades[number][1]], aims
        attack = current(position)
        assert attack is not None
        if source == verbs.CARD:
            return self.actions[attack.card], aims
        rest = attack.later[number]
        return self.ability(position, seat, rest.kind, rest.number, attack.attacker)[0], aims

    def aims(self, position: Incursion, kinds: list[str], operands: tuple[int, int]) -> str:
        """What an ability is aimed at; operands of 0 name nothing."""
        told = [
            self.aim(position, kind, value, operands) for kind, value in zip(kinds, operands, strict=False) if value
        ]
        return ", ".join(filter(None, told))

    def aim(self, position: Incursion, kind: str, value: int, operands: tuple[int, int]) -> str:
        attack = current(position)
        dice = attack.dice if attack is not None else []
        match kind:
            case "figure":
                return self.standing(position, value - 1)
            case "square":
                return self.square(position, value - 1)
            case "type":
                return self.demons[value - 1]
            case "card":
                return self.actions[value - 1]
            case "dice":
                return self.faces([die for at, die in enumerate(dice) if value >> at & 1])
            case "die":
                return f"{self.faces([dice[value - 1]])} → {operands[1]}" if value <= len(dice) else ""
        return ""  # the face of a die is told with the die


# -- questions ---------------------------------------------------------------------------------------------------


def question(names: Names, position: Incursion, decision: Decision) -> Message:
    """What a decision asks."""
    about = decision.about
    message = f"d16-ask-{decision.kind}"
    match decision.kind:
        case "group":
            at = [square for square, _ in position.setting.portals].index(about[0])
            return message, {"portal": names.portal(position, at)}
        case "place":
            return message, {"demon": names.demons[about[1]]}
        case "cover":
            card = names.defence_card(about[1], about[2])
            return message, {"figure": names.figure(position, about[1]), "card": card}
        case "drop":
            return message, {"kind": position.setting.objective.kind}
    return message, {"figure": names.standing(position, about[0])} if about else {}


# -- actions -----------------------------------------------------------------------------------------------------


def action_message(names: Names, position: Incursion, seat: int, action: int) -> Message:
    """An action in words, in the position in which it is played."""
    verb = verb_of(action)
    message = f"d16-action-{VOCABULARY.verbs[verb].word}"
    match verb:
        case verbs.STEP:
            return message, step(names, position, seat, first(action))
        case verbs.PLAY:
            return playing(names, position, message, first(action), second(action))
        case verbs.ATTACK:
            return attacking(names, position, message, action)
        case verbs.USE:
            return using(names, position, seat, message, action)
        case verbs.FLAMES:
            name, _ = names.ability(position, seat, verbs.DEMON, first(action), asked_figure(position, seat))
            return message, {"ability": name}
        case verbs.GROUP:
            return message, {"group": group(names, position, first(action))}
    return message, operands(names, position, verb, action)


def operands(names: Names, position: Incursion, verb: int, action: int) -> dict[str, Value]:
    """The verbs whose operands are told by their names alone."""
    one, two = first(action), second(action)
    match verb:
        case verbs.TURN | verbs.TELEPORT | verbs.RESPAWN | verbs.DROP:
            return {"square": names.square(position, one)}
        case verbs.PUT:
            return {"square": names.square(position, one), "turned": two}
        case verbs.DISPLACE:
            return {"figure": names.figure(position, one), "square": names.square(position, two)}
        case verbs.DOOR:
            return {"door": names.door(position, one)}
        case verbs.TAKE:
            kind = f"-{position.setting.objective.kind}" if ITEMS[one] == "token" else ""
            return {"item": f"{ITEMS[one]}{kind}"}
        case verbs.RUN:
            return {"card": names.action_card(one)}
        case verbs.ACTIVATE:
            return {"type": names.demons[one]}
        case verbs.NEXT | verbs.CARRY:
            return {"figure": names.standing(position, one)}
        case verbs.LOSE:
            return {"die": COLOURS_OF_DICE[one]}
        case verbs.PORTAL | verbs.SEAL:
            return {"portal": names.portal(position, one)}
        case verbs.ARGENT:
            return {"place": names.argent_place(one)}
        case verbs.DISCARD:
            return {"event": names.events[one]}
        case verbs.SETS:
            return {"sets": ", ".join(names.sets[number] for number in (one, two, third(action)))}
        case verbs.INVASION:
            return {"invasion": names.invasions[one]}
        case verbs.WEAPONS:
            return {"weapons": f"{names.weapons[one]}, {names.weapons[two]}"}
        case verbs.CLASS:
            return {"class": names.classes[one]}
        case verbs.LEADER:
            return {"marine": names.marine(one)}
        case verbs.WORK:
            return {"machine": names.machine(position, one), "card": names.action_card(two)}
        case verbs.ORDER:
            return {"turn": names.turn(one), "end": PLACES[two]}
    return {}


def asked_figure(position: Incursion, seat: int) -> int:
    """The figure that the seat's question is about."""
    for decision in position.pending():
        if decision.seat == seat and decision.about:
            return int(decision.about[0])
    return OFF


def step(names: Names, position: Incursion, seat: int, direction: int) -> dict[str, Value]:
    figure = asked_figure(position, seat)
    field = position.setting.field
    x, y = field.coordinates[position.place[figure]]
    to = field.index.get((x + STEPS[direction][0], y + STEPS[direction][1]), OFF)
    where = names.square(position, to) if to != OFF else ""
    return {"direction": names.words.say(f"d16-direction-{DIRECTIONS[direction]}"), "square": where}


def playing(names: Names, position: Incursion, message: str, number: int, target: int) -> Message:
    card = names.action_card(number)
    if not target:
        return message, {"card": card}
    thrown = names.content.actions[number].aim == "square"
    aim = names.square(position, target - 1) if thrown else names.actions[target - 1]
    return f"{message}-aim", {"card": card, "aim": aim}


def attacking(names: Names, position: Incursion, message: str, action: int) -> Message:
    mover = position.agenda[-1]
    assert isinstance(mover, Mover)
    red, black = mover.offers[second(action)][:2]
    facts: dict[str, Value] = {"figure": names.standing(position, first(action))}
    number = third(action)
    if not number:
        return message, {**facts, "dice": names.dice(red, black)}
    name, _ = names.ability(position, INVADER, verbs.DEMON, number - 1, mover.figure)
    added = position.setting.demon(mover.figure).abilities[number - 1].at("before_roll")
    red += sum(effect.red for effect in added)
    black += sum(effect.black for effect in added)
    return f"{message}-with", {**facts, "ability": name, "dice": names.dice(red, black)}


def using(names: Names, position: Incursion, seat: int, message: str, action: int) -> Message:
    source, number = first(action), second(action)
    name, kinds = names.ability(position, seat, source, number, asked_figure(position, seat))
    aims = names.aims(position, kinds, (third(action), fourth(action)))
    return (f"{message}-aimed", {"ability": name, "aims": aims}) if aims else (message, {"ability": name})


def group(names: Names, position: Incursion, which: int) -> str:
    """One of the two groups that may come out of the portal in question."""
    about = next(decision.about for decision in position.pending() if decision.kind == "group")
    return names.texts.group(names.content.invasions[position.invasion].groups[about[1]][which])
