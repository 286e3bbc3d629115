"""Names, questions and actions of Doom (2004) in words: ids of the catalogues and their arguments.

`chronicle` words events, `card_text` cards. Names are given as they stand on cards, so no sentence inflects them.
"""

from typing import Any

from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import Library
from platzdarm.games.doom2004.rules import verbs
from platzdarm.games.doom2004.rules.attack import DIE, current
from platzdarm.games.doom2004.rules.cards import COLOURS, DICE
from platzdarm.games.doom2004.rules.field import DIRECTIONS
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.moving import Pace, place_of
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import INVADER, is_marine
from platzdarm.games.doom2004.text.card_text import CardTexts
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.pile import UNSEEN
from platzdarm.kernel.vocabulary import Scene
from platzdarm.text.words import Message, Value, Words

FILES = {"type": ["invaders"], "weapon": ["weapons"], "token": ["tokens", "weapons"], "skill": ["marine_cards"]}


class Names:
    """What content files name, in the language of `words`."""

    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library
        self.content = library.content
        self.texts = CardTexts(words, library)

    def pick(self, text: Text) -> str:
        return text.ru if self.words.lang == "ru" else text.en

    def name(self, kind: str, id: str) -> str:
        """What a chronicle names."""
        if kind == "card":
            return self.card(id)
        if kind in FILES:
            return self.of_files(FILES[kind], id)
        return id.upper()  # doors are called as on the map

    def of_files(self, files: list[str], id: str) -> str:
        entries: list[Any] = [entry for file in files for entry in self.library.entries[file]]
        return self.pick(next(entry for entry in entries if entry.id == id).name)

    def card(self, id: str) -> str:
        """An event by its name; a spawn card by those that it brings."""
        kind, _, _ = id.rpartition("_")
        for entry in self.library.entries["events"]:
            if entry.id == kind:
                return self.pick(entry.name)
        card = next(card for card in self.content.cards if card.id == id)
        return " / ".join(self.texts.groups(card))

    def scenario(self, id: str) -> str:
        return self.pick(self.library.scenario_entries[id].name)

    def read_out(self, position: Foray, key: str) -> str:
        """What the scenario itself says."""
        return self.pick(Text(*position.setting.scenario.texts[key]))

    # -- who and where ----------------------------------------------------------------------------------------

    def seat(self, position: Foray, seat: int) -> str:
        return self.words.say("d04-side-invader") if seat == INVADER else self.figure(position, seat - 1)

    def figure(self, position: Foray, figure: int) -> str:
        setting = position.setting
        if is_marine(figure):
            return self.words.say(f"d04-side-{COLOURS[setting.colour_of[figure]]}")
        kind = setting.type_of[figure]
        number = figure - setting.first_of[kind] + 1
        return self.words.say("d04-figure", type=self.name("type", setting.invader(figure).id), n=number)

    def standing(self, position: Foray, figure: int) -> str:
        """A figure and its square, if it is on the board."""
        name = self.figure(position, figure)
        if not position.on_board(figure):
            return name
        return self.words.say("d04-at", figure=name, square=position.setting.field.name(position.place[figure]))

    def faces(self, position: Foray, dice: list[int]) -> str:
        return ", ".join(self.face(position, die) for die in dice)

    def face(self, position: Foray, die: int) -> str:
        face = position.setting.content.faces[die // DIE][die % DIE]
        return self.words.say(
            "d04-die-face",
            colour=DICE[die // DIE],
            miss="yes" if face.miss else "no",
            range=face.reach,
            damage=face.damage,
        )

    def chosen(self, position: Foray, bits: int) -> str:
        """Dice of the attack that goes on, by their places."""
        attack = current(position)
        dice = attack.dice if attack is not None else []
        return self.faces(position, [die for place, die in enumerate(dice) if bits >> place & 1])

    # -- operands -----------------------------------------------------------------------------------------------

    def said(self, position: Foray, kind: str, word: str, value: int) -> Value:
        """An operand of an action or question, from its word in the notation."""
        match kind:
            case "figure":
                return self.standing(position, value)
            case "type" | "weapon" | "token" | "card" | "door":
                return self.name(kind, word)
            case "action" | "order":
                return self.words.say(f"d04-name-{kind}-{word}")
            case "colour":
                return self.words.say("d04-die", colour=word)
            case "number" | "seat":
                return value
        return word


# -- questions ---------------------------------------------------------------------------------------------------


def question(names: Names, position: Foray, decision: Decision) -> Message:
    """What a decision asks."""
    message = f"d04-ask-{decision.kind}"
    row = VOCABULARY.abouts[decision.kind]
    if any(operand.rest for operand in row.operands):
        figures = [names.standing(position, figure) for figure in decision.about]
        return (f"{message}-of", {"figures": ", ".join(figures)}) if figures else (message, {})
    said = {
        operand.name: names.said(position, operand.kind_name, word, value)
        for operand, word, value in zip(
            row.operands, VOCABULARY.about(position, decision), decision.about, strict=False
        )
    }
    return message, said


# -- actions -----------------------------------------------------------------------------------------------------


def action_message(names: Names, position: Foray, seat: int, action: int) -> Message:
    """An action in words, in the position in which it is played."""
    verb = verb_of(action)
    message = f"d04-action-{VOCABULARY.verbs[verb].word}"
    match verb:
        case verbs.STEP:
            return message, step(names, position, action)
        case verbs.REROLL:
            return message, {"dice": names.chosen(position, first(action))}
        case verbs.CHOOSE:
            return message, {"way": way(names, position, seat, first(action))}
        case verbs.SPAWN:
            return message, {"group": names.texts.group(names.content.cards[first(action)].groups[second(action)])}
        case verbs.USE:
            return using(names, position, seat, message, action)
    said = operands(names, position, seat, action)
    if verb == verbs.ATTACK:
        aimed = said.pop("aimed", "") == "aimed"
        return f"{message}-aimed" if aimed else message, said
    if verb == verbs.PUT:
        turned = said.pop("turned", "") == "turned"
        return f"{message}-turned" if turned else message, said
    return message, said


def operands(names: Names, position: Foray, seat: int, action: int) -> dict[str, Value]:
    row = VOCABULARY.verbs[verb_of(action)]
    values = row.values(action)
    scene = Scene(position, seat, row.names, values)
    return {
        operand.name: names.said(position, operand.kind_name, operand.kind.write(scene, value), value)
        for operand, value in zip(row.operands, values, strict=True)
    }


def step(names: Names, position: Foray, action: int) -> dict[str, Value]:
    """The direction, and the square that the figure then stands on."""
    mover = position.agenda[-1]
    direction = names.words.say(f"d04-direction-{DIRECTIONS[first(action)]}")
    if not isinstance(mover, Mover):
        return {"direction": direction, "square": ""}
    hops = Pace(position, mover.figure).hops(place_of(position, mover.figure))
    to = next((hop.to >> 1 for hop in hops if hop.action == action), position.place[mover.figure])
    return {"direction": direction, "square": position.setting.field.name(to)}


def way(names: Names, position: Foray, seat: int, number: int) -> str:
    """At an encounter: what its text offers."""
    square = position.place[seat - 1]
    area = position.setting.area(position.setting.field.area[square])
    key = f"way {area.id} {number}" if area is not None else ""
    return names.read_out(position, key) if key in position.setting.scenario.texts else str(number + 1)


def using(names: Names, position: Foray, seat: int, message: str, action: int) -> Message:
    card = second(action)  # the first operand tells where it comes from
    if card == UNSEEN or card >= len(names.content.cards):
        return message, {"card": "?"}
    name = names.name("card", names.content.cards[card].id)
    aims = [told for told in aimed_at(names, position, seat, action) if told]
    return (f"{message}-aimed", {"card": name, "aims": ", ".join(aims)}) if aims else (message, {"card": name})


def aimed_at(names: Names, position: Foray, seat: int, action: int) -> list[str]:
    row = VOCABULARY.verbs[verbs.USE]
    values = row.values(action)
    scene = Scene(position, seat, row.names, values)
    ability = names.content.cards[second(action)].ability
    kinds = ability.aims() if ability is not None else []
    told: list[str] = []
    for operand, value, kind in zip(row.operands[2:], values[2:], kinds, strict=False):
        word = operand.kind.write(scene, value)
        match kind:
            case _ if not value:
                told.append("")
            case "figure":
                told.append(names.standing(position, value - 1))
            case "dice":
                told.append(names.chosen(position, value))
            case "token":
                token, _, square = word.rpartition("-")
                told.append(names.words.say("d04-at", figure=names.name("token", token), square=square))
            case _:
                told.append(names.words.say("d04-door", door=names.name("door", word)))
    return told
