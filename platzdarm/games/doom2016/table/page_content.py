"""What a page needs to draw and word the game, told once: missions with their maps, every card by name and text.

Uncompiled on purpose: msgspec reads these types as they stand.
"""

from typing import Annotated, Any, Literal

from msgspec import Struct

from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Text
from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.rules import setup
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.games.doom2016.table.fact_types import CardId, FigureId, MapContent, Square, TypeId
from platzdarm.games.doom2016.table.facts import map_facts
from platzdarm.games.doom2016.text.card_text import CardTexts, card_text
from platzdarm.text.words import LANGUAGES, Words

Name = Annotated[Text, meaning("Its name.")]
Summary = Annotated[Text, meaning("All its figures in one line.")]


class Texts(Struct, frozen=True):
    """The sentences of a card in both languages."""

    en: Annotated[list[str], meaning("In English.")]
    ru: Annotated[list[str], meaning("In Russian.")]


class ClosingContent(Struct, frozen=True):
    """What is read out after a mission, in each language."""

    marines: Annotated[Text, meaning("Where the marines have won.")]
    invader: Annotated[Text, meaning("Where the invader has won.")]


class MissionContent(Struct, frozen=True):
    """A mission."""

    id: Annotated[str, meaning("Its id.")]
    number: Annotated[int, meaning("Its number in the book; 0 for the tutorial.")]
    name: Name
    tutorial: Annotated[bool, meaning("Whether it is played by fewer rules.")]
    objective: CardId
    threat: CardId
    frags: Annotated[list[int], meaning("Frag tokens with which the invader wins, with one to four marines.")]
    map: Annotated[MapContent, meaning("Its map.")]
    demons: Annotated[
        list[tuple[TypeId, Square, list[int]]],
        meaning("Demons on the map from the start: type, lower left square, and with how many marines."),
    ]
    closing: Annotated[ClosingContent | None, meaning("What is read out after it, if anything (D16-OPS-03).")]
    advised: Annotated[
        list[tuple[str, str, CardId]], meaning("What the box advises each marine to choose: two weapons and a class.")
    ]


class AbilityContent(Struct, frozen=True):
    """An ability of a demon type."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    argent: Annotated[int, meaning("Argent power that it costs.")]
    text: Annotated[Text, meaning("What it does.")]


class DemonContent(Struct, frozen=True):
    """A demon card."""

    id: TypeId
    name: Name
    figures: Annotated[int, meaning("How many figures there are.")]
    base: Annotated[tuple[int, int], meaning("Width and height of a figure's base.")]
    speed: Annotated[int, meaning("Movement points.")]
    range: Annotated[int, meaning("How far it attacks.")]
    health: Annotated[int, meaning("Damage that kills a figure.")]
    stagger: Annotated[int, meaning("Damage that staggers one.")]
    red: Annotated[int, meaning("Red dice.")]
    black: Annotated[int, meaning("Black dice.")]
    armoured: Annotated[bool, meaning("Whether it is armoured.")]
    flying: Annotated[bool, meaning("Whether it flies.")]
    special_shields: Annotated[int, meaning("Shields that a special symbol gives it.")]
    special_dodge: Annotated[bool, meaning("Whether a special symbol lets it dodge.")]
    summary: Summary
    tutorial: Annotated[Text, meaning("The summary without what the tutorial leaves out: stagger and armour.")]
    abilities: Annotated[list[AbilityContent], meaning("What it can do beyond attacks.")]


class ActionContent(Struct, frozen=True):
    """An action card of a marine."""

    id: CardId
    name: Name
    weapon: Annotated[str, meaning("The weapon that it comes with.")]
    type: Annotated[Literal["main", "bonus", "reaction"], meaning("When it may be played.")]
    speed: Annotated[int, meaning("Movement points that it gives.")]
    range: Annotated[int, meaning("How far its attack reaches.")]
    red: Annotated[int, meaning("Red dice.")]
    black: Annotated[int, meaning("Black dice.")]
    shields: Annotated[int, meaning("Shields as a defence card.")]
    dodge: Annotated[bool, meaning("Whether it dodges as a defence card.")]
    summary: Summary
    text: Annotated[Texts, meaning("What it does.")]


class WeaponContent(Struct, frozen=True):
    """A weapon and its cards."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    copies: Annotated[int, meaning("How many marines may have it.")]
    starting: Annotated[bool, meaning("Whether marines may begin with it.")]
    grenade: Annotated[bool, meaning("Whether it is thrown.")]
    cards: Annotated[list[CardId], meaning("Its action cards.")]


class SetContent(Struct, frozen=True):
    """A set of event cards."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    cards: Annotated[list[CardId], meaning("Its event cards.")]


class EventContent(Struct, frozen=True):
    """An event card of the invader."""

    id: CardId
    name: Name
    set: Annotated[str, meaning("The set that it belongs to.")]
    shields: Annotated[int, meaning("Shields as a defence card.")]
    special: Annotated[bool, meaning("Whether it has the special symbol as a defence card.")]
    summary: Summary
    text: Annotated[Texts, meaning("What it does.")]


class CountContent(Struct, frozen=True):
    """Some demons of a type."""

    type: TypeId
    number: Annotated[int, meaning("How many.")]


class InvasionGroup(Struct, frozen=True):
    """What comes out of a portal."""

    demons: Annotated[list[CountContent], meaning("The demons.")]
    argent: Annotated[int, meaning("Argent power that comes with them.")]


class InvasionContent(Struct, frozen=True):
    """An invasion card: two groups for each colour of portal."""

    id: CardId
    name: Name
    blue: Annotated[list[InvasionGroup], meaning("Out of blue portals.")]
    yellow: Annotated[list[InvasionGroup], meaning("Out of yellow portals.")]
    red: Annotated[list[InvasionGroup], meaning("Out of red portals.")]
    text: Annotated[Texts, meaning("The card in words.")]


class CardContent(Struct, frozen=True):
    """A threat, objective, class, glory kill or squad card; each sentence of a class card is an ability."""

    id: CardId
    name: Name
    text: Annotated[Texts, meaning("What it says.")]


class OperationContent(Struct, frozen=True):
    """A series of missions."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    missions: Annotated[list[str], meaning("Its missions, in order.")]


class DiceContent(Struct, frozen=True):
    """The six faces of each die: hits."""

    red: Annotated[list[int], meaning("The red die.")]
    black: Annotated[list[int], meaning("The black die.")]


class IncursionContent(Struct, frozen=True):
    """What never changes in DOOM (2016)."""

    missions: Annotated[list[MissionContent], meaning("All missions.")]
    demons: Annotated[list[DemonContent], meaning("All demon cards.")]
    weapons: Annotated[list[WeaponContent], meaning("All weapons.")]
    actions: Annotated[list[ActionContent], meaning("All action cards.")]
    sets: Annotated[list[SetContent], meaning("The sets of event cards.")]
    events: Annotated[list[EventContent], meaning("All event cards.")]
    invasions: Annotated[list[InvasionContent], meaning("All invasion cards.")]
    threats: Annotated[list[CardContent], meaning("All threat cards.")]
    objectives: Annotated[list[CardContent], meaning("All objective cards.")]
    classes: Annotated[list[CardContent], meaning("All class cards.")]
    glory: Annotated[list[CardContent], meaning("All glory kill cards.")]
    squads: Annotated[list[CardContent], meaning("All squad cards.")]
    operations: Annotated[list[OperationContent], meaning("All operations.")]
    dice: Annotated[DiceContent, meaning("The dice.")]
    figures: Annotated[list[FigureId], meaning("All figures of the box.")]


class PageContent:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.content = library.content
        self.texts = {lang: CardTexts(Words(lang), library) for lang in LANGUAGES}

    def told(self, kind: str, number: int | str) -> dict[str, list[str]]:
        return {lang: card_text(texts.words, self.library, kind, number) for lang, texts in self.texts.items()}

    def everything(self) -> IncursionContent:
        entries = self.library.entries
        return IncursionContent(
            missions=[self.mission(name) for name in self.library.missions],
            demons=[self.demon(number) for number in range(len(self.content.demons))],
            weapons=[self.weapon(number) for number in range(len(self.content.weapons))],
            actions=self.actions(),
            sets=[SetContent(entry.id, entry.name, [card.id for card in entry.cards]) for entry in entries["events"]],
            events=self.events(),
            invasions=[self.invasion(number) for number in range(len(self.content.invasions))],
            threats=[self.named(e, "threat", e.id) for e in entries["threats"]],
            objectives=[self.named(e, "objective", e.id) for e in entries["objectives"]],
            classes=[self.class_card(number) for number in range(len(self.content.classes))],
            glory=[self.named(e, "glory", number) for number, e in enumerate(entries["glory_kills"])],
            squads=[self.named(e, "squad", number) for number, e in enumerate(entries["squads"])],
            operations=[OperationContent(entry.id, entry.name, entry.missions) for entry in entries["operations"]],
            dice=DiceContent(self.content.red, self.content.black),
            figures=self.setting(next(iter(self.library.missions))).names,
        )

    def setting(self, mission: str) -> Setting:
        return setup.make_setting(setup.settle({"mission": mission}, self.library), self.library)

    def mission(self, name: str) -> MissionContent:
        entry = self.library.missions[name]
        setting = self.setting(name)
        field = setting.field
        return MissionContent(
            id=entry.id,
            number=entry.number,
            name=entry.name,
            tutorial=entry.tutorial,
            objective=entry.objective,
            threat=entry.threat,
            frags=setting.objective.frags,
            map=map_facts(setting),
            demons=[(one.type, field.name(field.index[one.at]), list(one.marines)) for one in entry.demons],
            closing=self.closing(name),
            advised=[(*weapons, card) for weapons, card in zip(*setup.advice(entry), strict=False)],
        )

    def closing(self, mission: str) -> ClosingContent | None:
        marines, invader = (self.library.closing(mission, won) for won in (True, False))
        return ClosingContent(marines, invader) if marines is not None and invader is not None else None

    def named(self, entry: Any, kind: str, number: int | str) -> CardContent:
        return CardContent(entry.id, entry.name, Texts(**self.told(kind, number)))

    # -- cards ------------------------------------------------------------------------------------------------

    def demon(self, number: int) -> DemonContent:
        entry = self.library.entries["demons"][number]
        lines = self.told("demon", number)
        return DemonContent(
            id=entry.id,
            name=entry.name,
            figures=entry.figures,
            base=entry.base,
            speed=entry.speed,
            range=entry.range,
            health=entry.health,
            stagger=entry.stagger,
            red=entry.red,
            black=entry.black,
            armoured=entry.armoured,
            flying=entry.flying,
            special_shields=entry.special_shields,
            special_dodge=entry.special_dodge,
            summary=line_of(lines, 0),
            tutorial=Text(**{lang: texts.demon_figures(number, tutorial=True) for lang, texts in self.texts.items()}),
            abilities=[
                AbilityContent(ability.id, ability.name, ability.argent, line_of(lines, 1 + at))
                for at, ability in enumerate(entry.abilities)
            ],
        )

    def weapon(self, number: int) -> WeaponContent:
        entry = self.library.entries["weapons"][number]
        cards = [card.id for card in entry.cards]
        return WeaponContent(entry.id, entry.name, entry.copies, entry.starting, entry.grenade, cards)

    def actions(self) -> list[ActionContent]:
        entries = [(weapon.id, card) for weapon in self.library.entries["weapons"] for card in weapon.cards]
        found: list[ActionContent] = []
        for number, (weapon, entry) in enumerate(entries):
            lines = self.told("action", number)
            found.append(
                ActionContent(
                    id=entry.id,
                    name=entry.name,
                    weapon=weapon,
                    type=entry.type,
                    speed=entry.speed,
                    range=entry.range,
                    red=entry.red,
                    black=entry.black,
                    shields=entry.shields,
                    dodge=entry.dodge,
                    summary=Text(**{lang: texts.action_figures(number) for lang, texts in self.texts.items()}),
                    text=rest_of(lines),
                )
            )
        return found

    def events(self) -> list[EventContent]:
        entries = [(one.id, card) for one in self.library.entries["events"] for card in one.cards]
        found: list[EventContent] = []
        for number, (name, entry) in enumerate(entries):
            lines = self.told("event", number)
            found.append(
                EventContent(
                    id=entry.id,
                    name=entry.name,
                    set=name,
                    shields=entry.shields,
                    special=entry.special,
                    summary=line_of(lines, 0),
                    text=rest_of(lines),
                )
            )
        return found

    def invasion(self, number: int) -> InvasionContent:
        entry = self.library.entries["invasions"][number]
        return InvasionContent(
            id=entry.id,
            name=entry.name,
            blue=[group(one) for one in entry.blue],
            yellow=[group(one) for one in entry.yellow],
            red=[group(one) for one in entry.red],
            text=Texts(**self.told("invasion", number)),
        )

    def class_card(self, number: int) -> CardContent:
        entry = self.library.entries["classes"][number]
        count = range(len(self.content.classes[number].abilities))
        sentences = {lang: [texts.class_sentence(number, at) for at in count] for lang, texts in self.texts.items()}
        return CardContent(entry.id, entry.name, Texts(**sentences))


def group(entry: Any) -> InvasionGroup:
    return InvasionGroup([CountContent(one.type, one.number) for one in entry.demons], entry.argent)


def line_of(lines: dict[str, list[str]], number: int) -> Text:
    return Text(**{lang: text[number] for lang, text in lines.items()})


def rest_of(lines: dict[str, list[str]]) -> Texts:
    return Texts(**{lang: text[1:] for lang, text in lines.items()})
