"""The text of every card, from its effect data: text and behaviour cannot drift apart.

`CardTexts(words, library)` words one language. Each kind of card has a method that takes its number in
`library.content` (threats and objectives: their id) and gives the lines of its text, first what is printed in figures
(speed, dice, defence), then one line for each ability:

    CardTexts(words, library).action(3) -> ["Main action, ...", "While attacking, ..."]

`card_text(words, library, kind, number)` does the same by the name of the kind, one of KINDS.

A sentence is built from the inside: what is done, its price, its condition, its moment; and so is whom it means: so
many of a kind, and where they stand. Russian asks for cases, so a figure that is meant comes in three forms: `$of`
(genitive), `$to` (dative) and `$whom` (accusative); where it stands, in two (`$beside`, `$from`).
"""

from itertools import groupby
from typing import Final

from platzdarm.content.schema import Text
from platzdarm.games.doom2016.content.building import build_effect
from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.rules.cards import CARD_TYPES, COLOURS, Ability, Effect, Group
from platzdarm.games.doom2016.rules.effects import NAMED
from platzdarm.games.doom2016.rules.effects_standing import ADD_RANGE
from platzdarm.games.doom2016.rules.setting import PACK_HEALS
from platzdarm.kernel.effects import ONE, Condition, Selector
from platzdarm.text.words import Value, Words

KINDS: Final = ("action", "class", "glory", "squad", "event", "demon", "invasion", "threat", "objective")

# whose card it is: marines are spoken to, a demon card speaks of its demon, an event of any demon
MARINE: Final = "marine"
DEMON: Final = "demon"
EVENT: Final = "event"

SILENT: Final = ("passive", "on_play", "on_pickup")  # moments that need no words of their own
ITSELF: Final = (*SILENT, "next_card", "end_activation")  # of a grenade's token, which acts by itself
UNASKED: Final = (*SILENT, "setup", "on_gain", "next_card")


def card_text(words: Words, library: Library, kind: str, number: int | str) -> list[str]:
    texts = CardTexts(words, library)
    if isinstance(number, str):
        return texts.threat(number) if kind == "threat" else texts.objective(number)
    tellers = {
        "action": texts.action,
        "class": texts.class_card,
        "glory": texts.glory,
        "squad": texts.squad,
        "event": texts.event,
        "demon": texts.demon,
        "invasion": texts.invasion,
    }
    return tellers[kind](number)


class CardTexts:
    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library
        self.content = library.content
        self.weapon_names = {entry.id: self.pick(entry.name) for entry in library.entries["weapons"]}
        self.demon_names = {entry.id: self.pick(entry.name) for entry in library.entries["demons"]}

    def pick(self, text: Text) -> str:
        return text.ru if self.words.lang == "ru" else text.en

    # -- cards ------------------------------------------------------------------------------------------------

    def action(self, number: int) -> list[str]:
        card = self.content.actions[number]
        weapon = self.content.weapons[card.weapon]
        figures = self.action_figures(number, self.weapon_names[weapon.id])
        parts = [effect for ability in card.abilities for effect in ability.effects]
        if weapon.grenade:
            return [figures, *self.sentences(parts, MARINE, ITSELF)]
        return [figures, *(line for part in parts for line in self.sentences([part], MARINE))]

    def action_figures(self, number: int, weapon: str = "none") -> str:
        """What is printed in figures; without the weapon where that is the heading."""
        card = self.content.actions[number]
        figures = [self.words.say("d16-card-type", type=CARD_TYPES[card.kind], weapon=weapon)]
        if card.speed:
            figures.append(self.words.say("d16-card-speed", n=card.speed))
        if card.attacks:
            figures.append(self.attack(card.red, card.black, card.range))
        figures.append(self.defence(card.shields, card.dodge, False))
        return self.line(figures)

    def event(self, number: int) -> list[str]:
        card = self.content.events[number]
        figures = [self.words.say("d16-card-event"), self.defence(card.shields, False, card.special)]
        return [self.line(figures), *self.sentences(card.ability.effects, EVENT)]

    def demon(self, number: int) -> list[str]:
        entry = self.library.entries["demons"][number]
        names = [self.pick(ability.name) for ability in entry.abilities]
        abilities = self.content.demons[number].abilities
        return [self.demon_figures(number), *map(self.demon_ability, names, abilities)]

    def demon_figures(self, number: int, tutorial: bool = False) -> str:
        """What is printed in figures; the tutorial knows no stagger and no armour (D16-TUTORIAL-09)."""
        demon = self.content.demons[number]
        say = self.words.say
        figures = [say("d16-card-demon", n=demon.figures)]
        if demon.large:
            figures.append(say("d16-card-base", width=demon.width, height=demon.height))
        figures += [say("d16-card-speed", n=demon.speed), self.attack(demon.red, demon.black, demon.range)]
        figures.append(say("d16-card-health", n=demon.health))
        if not tutorial:
            figures.append(say("d16-card-stagger", n=demon.stagger))
        if demon.special_dodge:
            figures.append(say("d16-card-special-dodge"))
        elif demon.special_shields:
            figures.append(say("d16-card-special-shields", n=demon.special_shields))
        if demon.armoured and not tutorial:
            figures.append(say("d16-card-armoured"))
        if demon.flying:
            figures.append(say("d16-card-flying"))
        return self.line(figures)

    def demon_ability(self, name: str, ability: Ability) -> str:
        text = " ".join(self.sentences(ability.effects, DEMON))
        if ability.argent:
            return self.words.say("d16-card-ability-argent", name=name, n=ability.argent, text=text)
        return self.words.say("d16-card-ability", name=name, text=text)

    def class_card(self, number: int) -> list[str]:
        """Each sentence is an ability of its own."""
        abilities = self.content.classes[number].abilities
        return [line for ability in abilities for line in self.sentences(ability.effects, MARINE)]

    def class_sentence(self, number: int, sentence: int) -> str:
        return " ".join(self.sentences(self.content.classes[number].abilities[sentence].effects, MARINE))

    def glory(self, number: int) -> list[str]:
        return self.sentences(self.content.glory[number].ability.effects, MARINE)

    def squad(self, number: int) -> list[str]:
        entry = self.library.entries["squads"][number]
        lines = [self.words.say("d16-card-squad", n=entry.marines)]
        return lines + [self.finish(self.body(build_effect(effect), MARINE)) for effect in entry.effects]

    def invasion(self, number: int) -> list[str]:
        lines: list[str] = []
        for colour, groups in zip(COLOURS, self.content.invasions[number].groups, strict=True):
            one, other = (self.group(group) for group in groups)
            lines.append(self.words.say("d16-card-invasion", colour=colour, one=one, other=other))
        return lines

    def group(self, group: Group) -> str:
        """The demons of an invasion group, from top to bottom, and its argent power."""
        demons = ", ".join(
            self.words.say("d16-card-group-demons", demon=self.demon_names[self.content.demons[kind].id], n=number)
            for kind, number in group.demons
        )
        if not group.argent:
            return demons
        return self.words.say("d16-card-group-argent", demons=demons, n=group.argent)

    def threat(self, id: str) -> list[str]:
        threat = self.content.threats[id]
        facts: dict[str, Value] = {
            "yellow": threat.first_yellow_round,
            "red": threat.first_red_round,
            "tokens": threat.tokens,
            "more": threat.tokens_after_kill,
            "most": threat.most_tokens,
            "blue_price": threat.prices[0],
            "yellow_price": threat.prices[1],
            "red_price": threat.prices[2],
        }
        lines = [self.flowing(f"d16-threat-{threat.kind}", facts)]
        lines.append(self.words.say("d16-threat-portals-stay" if threat.portals_stay else "d16-threat-portals-go"))
        if not threat.demons_open_doors:
            lines.append(self.words.say("d16-threat-doors"))
        return lines

    def objective(self, id: str) -> list[str]:
        goal = self.content.objectives[id]
        facts: dict[str, Value] = {
            "tokens": goal.tokens,
            "health": goal.health,
            "shields": goal.shields,
            "rounds": goal.rounds,
            "progress": goal.progress,
            "speed": goal.speed,
            "price": goal.price,
        }
        lines = [self.flowing(f"d16-objective-{goal.kind}", facts)]
        if len(set(goal.frags)) == 1:
            lines.append(self.words.say("d16-objective-frags", n=goal.frags[0]))
        else:
            numbers = ", ".join(map(str, goal.frags))
            lines.append(self.words.say("d16-objective-frags-by-marines", numbers=numbers))
        return lines

    def flowing(self, message: str, facts: dict[str, Value]) -> str:
        """A text of several lines in the catalogue, as one."""
        return " ".join(self.words.say(message, **facts).split())

    # -- figures ----------------------------------------------------------------------------------------------

    def line(self, figures: list[str]) -> str:
        return self.finish("; ".join(figures))

    def dice(self, red: int, black: int) -> str:
        if red and black:
            return self.words.say("d16-dice-both", red=red, black=black)
        return self.words.say("d16-dice-red", n=red) if red else self.words.say("d16-dice-black", n=black)

    def attack(self, red: int, black: int, reach: int) -> str:
        return self.words.say("d16-card-attack", dice=self.dice(red, black), range=reach)

    def defence(self, shields: int, dodge: bool, special: bool) -> str:
        marks = [self.words.say("d16-shields", n=shields)] if shields else []
        marks += [self.words.say("d16-dodge-mark")] if dodge else []
        marks += [self.words.say("d16-special-mark")] if special else []
        if not marks:
            return self.words.say("d16-card-no-defence")
        return self.words.say("d16-card-defence", marks=" + ".join(marks))

    # -- sentences --------------------------------------------------------------------------------------------

    def sentences(self, effects: list[Effect], by: str, unasked: tuple[str, ...] = UNASKED) -> list[str]:
        """A line for each moment, condition and price; what shares them is told in one breath.

        Whatever is asked about, one may do or leave (D16-TIMING-01); with a price it is the price that says so.
        """
        told: list[str] = []
        reaches = any(effect.verb is ADD_RANGE for effect in effects)
        for (when, _, cost), part in groupby(effects, lambda effect: (effect.when, asked(effect), effect.cost)):
            together = list(part)
            may = "no" if when in unasked else "yes"
            text = "; ".join(self.body(effect, by, "no" if cost else may) for effect in together)
            if cost:
                text = self.words.say("d16-text-cost", cost=self.words.say(f"d16-cost-{cost}", may=may), text=text)
            if together[0].needs is not None:
                text = self.words.say("d16-text-needs", needs=self.condition(together[0].needs), text=text)
            if reaches and when == "before_roll":
                when = "passive" if by == MARINE else "attacking"  # range counts from the moment of declaring
            if when not in SILENT and not tells_when(together[0]):
                text = self.words.say("d16-text-when", when=self.words.say(f"d16-when-{when}", by=by), text=text)
            told.append(self.finish(text))
        return told

    def condition(self, needs: Condition) -> str:
        bound = "-most" if needs.most >= 0 else ""
        facts: dict[str, Value] = {"least": needs.least, "most": needs.most, "within": needs.within}
        return self.words.say(f"d16-needs-{needs.key}{bound}", **facts, weapon=self.weapon(needs.of))

    def weapon(self, id: str) -> str:
        """A weapon, or a general attribute such as 'rifle' (D16-WEAPON-06)."""
        return self.weapon_names[id] if id in self.weapon_names else self.words.say("d16-trait", trait=id)

    def body(self, effect: Effect, by: str, may: str = "no") -> str:
        """What is done. Every argument is given; each message takes what it needs."""
        amount = effect.times if effect.times.per else effect.amount
        facts: dict[str, Value] = {
            "by": by,
            "may": may,
            "n": effect.n,
            "within": effect.who.within if effect.who is not None else 0,
            "range": effect.range,
            "each": self.words.say(f"d16-each-{amount.per}", n=amount.each) if amount.per else "",
            "most": amount.most,
            "total": amount.most * (effect.red + effect.black if effect.times.per else effect.n),
            "pack": PACK_HEALS,
            "weapon": self.weapon(effect.weapon),
            "dice": self.dice(effect.red, effect.black) if effect.red or effect.black else "",
        }
        for name, case in (("of", "genitive"), ("to", "dative"), ("whom", "accusative")):
            facts[name] = self.who(effect.who, by, case)
        return self.words.say(f"d16-do-{effect.do}{effect.verb.ending(effect)}", **facts)

    def who(self, who: Selector | None, by: str, case: str) -> str:
        """Somebody known, or so many of a kind and where they stand. Where nobody is named it is the defender."""
        if who is None or not who.pick:
            return self.words.say(f"d16-who-{who.of if who is not None else 'defender'}", by=by, case=case)
        pick = who.pick if who.relation or who.pick != ONE else "any"
        other = "yes" if who.relation == "near" and who.anchor == "defender" else "no"
        some = self.words.say(f"d16-some-{who.of}", pick=pick, other=other, case=case)
        if not who.relation:
            return some
        facts: dict[str, Value] = {"some": some, "pick": pick, "case": case, "within": who.within}
        for name, asked_case in (("beside", "instrumental"), ("from", "genitive")):
            facts[name] = self.words.say(f"d16-place-{who.anchor}", by=by, case=asked_case)
        facts["me"] = self.words.say("d16-place-self", by=by, case="genitive")
        if who.itself and who.anchor in NAMED:
            facts["itself"] = self.words.say(f"d16-who-{who.anchor}", by=by, case=case)
        return self.words.say(f"d16-where-{where(who)}", **facts)

    def finish(self, text: str) -> str:
        return f"{text[0].upper()}{text[1:]}."


def asked(effect: Effect) -> list[Value] | None:
    """What tells conditions apart."""
    return effect.needs.values() if effect.needs is not None else None


def tells_when(effect: Effect) -> bool:
    """Of those who are near a token the verb's own words say when."""
    return effect.who is not None and effect.who.anchor == "token" and effect.who.relation == "near"


def where(who: Selector) -> str:
    if who.itself:
        return f"itself-{who.anchor}"
    return f"{who.relation}-seen" if who.seen else who.relation
