"""What a page needs to draw and word the game, told once: cards, champions, treasures, gates and scenarios.

Uncompiled on purpose: msgspec reads these types as they stand.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Text
from platzdarm.games.inferno.content.boards import FIELD
from platzdarm.games.inferno.content.library import SCENARIOS, Library
from platzdarm.games.inferno.rules.cards import (
    AMBUSH,
    CHAMPION,
    FACTIONS,
    KEYWORDS,
    SCHEME,
    THREAT,
    TYPES,
    VILLAIN_SET,
    Card,
    Kind,
    Scheme,
    Treasure,
)
from platzdarm.games.inferno.rules.field import ORDINARY, TERRAIN
from platzdarm.games.inferno.rules.scenario import COLOURS, GOALS, Scenario
from platzdarm.games.inferno.rules.schemes import Surge
from platzdarm.games.inferno.table.fact_types import CardId, Cell, Colour, Faction, KindId, TreasureId
from platzdarm.games.inferno.table.facts import faction_names, names
from platzdarm.games.inferno.table.foresight import plain_gains
from platzdarm.games.inferno.text.card_text import (
    Sentence,
    card_text,
    champion_text,
    effect_text,
    moment,
    scenario_text,
    surge_text,
    treasure_text,
    worded,
)
from platzdarm.games.inferno.text.stories import opening
from platzdarm.text.words import LANGUAGES, Words

Name = Annotated[Text, meaning("Its name.")]
Keywords = Annotated[list[str], meaning("Its keywords.")]
Factions = Annotated[list[Faction], meaning("Its factions.")]
CardSource = Literal["starting", "available", "centre", "quests"]
SOURCES: tuple[CardSource, ...] = ("starting", "available", "centre", "quests")


class LineContent(Struct, frozen=True):
    """One line of what a card says."""

    when: Annotated[str, meaning("The moment at which it works; empty for bonuses, keywords and goals.")]
    text: Annotated[Text, meaning("What it says, without the moment.")]
    label: Annotated[Text | UnsetType, meaning("The moment in words; missing likewise.")] = UNSET
    allegiance: Annotated[Faction | UnsetType, meaning("The faction whose Allegiance it waits for.")] = UNSET
    may: Annotated[bool | UnsetType, meaning("True where its player may leave it.")] = UNSET


Lines = Annotated[list[LineContent], meaning("What it says, line by line.")]


class CardContent(Struct, frozen=True):
    """A card of the decks, a card always on offer, or a quest."""

    id: CardId
    name: Name
    type: Annotated[Literal["hero", "construct", "quest", "champion"], meaning("What it is.")]
    source: Annotated[CardSource, meaning("Where it comes from.")]
    factions: Factions
    cost: Annotated[int, meaning("Runes, or power for a champion.")]
    copies: Annotated[int, meaning("How many there are.")]
    runes: Annotated[int, meaning("Runes that it gives without a condition when it is played.")]
    power: Annotated[int, meaning("Power that it gives without a condition when it is played.")]
    strength: Annotated[int, meaning("What a construct or quest adds.")]
    defence: Annotated[int, meaning("What a construct or quest adds.")]
    speed: Annotated[int, meaning("What a construct or quest adds.")]
    keywords: Keywords
    needed: Annotated[int, meaning("How often it asks for it.")]
    ambush: Annotated[bool, meaning("Whether it has an Ambush.")]
    lines: Lines
    goal: Annotated[str | UnsetType, meaning("What a quest asks for.")] = UNSET
    champion: Annotated[KindId | UnsetType, meaning("The champion that it brings.")] = UNSET


class ChampionContent(Struct, frozen=True):
    """A kind of champion."""

    id: KindId
    name: Name
    set: Annotated[str, meaning("`starting`, `centre`, `special`, `rat` or `neutral`.")]
    factions: Factions
    cost: Annotated[int, meaning("Power to acquire it.")]
    order: Annotated[int, meaning("Power that an order costs.")]
    strength: Annotated[int, meaning("Printed strength.")]
    defence: Annotated[int, meaning("Printed defence.")]
    speed: Annotated[int, meaning("Printed speed.")]
    cells: Annotated[int, meaning("Cells that it covers.")]
    figures: Annotated[int, meaning("Separate champions that one pick brings.")]
    keywords: Keywords
    lines: Lines


class TreasureContent(Struct, frozen=True):
    """A kind of treasure."""

    id: TreasureId
    name: Name
    copies: Annotated[int, meaning("How many there are.")]
    strength: Annotated[int, meaning("Strength until the end of the turn.")]
    defence: Annotated[int, meaning("Defence until the end of the turn.")]
    speed: Annotated[int, meaning("Speed until the end of the turn.")]
    souls: Annotated[int, meaning("Absorbed souls.")]
    keywords: Keywords
    lines: Lines


class GateContent(Struct, frozen=True):
    """A gate."""

    id: Annotated[str, meaning("Its id.")]
    power: Annotated[int, meaning("Power that it gives each turn.")]
    first: Annotated[int, meaning("Power besides in the first turn.")]


class NeutralContent(Struct, frozen=True):
    """Neutral champions of a scenario."""

    kinds: Annotated[list[KindId], meaning("Who they are.")]
    cells: Annotated[list[Cell], meaning("Where they stand.")]
    shuffled: Annotated[bool, meaning("Whether chance decides who stands where.")]


class ScenarioContent(Struct, frozen=True):
    """A scenario as it is set up."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    short: Annotated[Text, meaning("What it is about, in a few words.")]
    board: Annotated[Text, meaning("The name of its field.")]
    modes: Annotated[list[str], meaning("The variants in which it is played.")]
    honour: Annotated[int, meaning("Honour that wins.")]
    shrine: Annotated[int, meaning("Honour for each shrine at the end of a turn.")]
    specials: Annotated[dict[str, int], meaning("Rules of its own, each with its number.")]
    text: Annotated[list[Text], meaning("Goal and special rules in words.")]
    terrain: Annotated[dict[str, list[Cell]], meaning("The cells of each terrain that is not ordinary.")]
    portals: Annotated[dict[str, list[Cell]], meaning("The portals of each colour.")]
    treasures: Annotated[list[Cell], meaning("Cells with a treasure.")]
    tokens: Annotated[dict[str, list[Cell]], meaning("Beacon tokens by colour.")]
    recommended: Annotated[dict[Colour, list[KindId]], meaning("The champions of each colour where nobody drafts.")]
    neutrals: Annotated[list[NeutralContent], meaning("Neutral champions.")]
    story: Annotated[Text | UnsetType, meaning("What is told before it begins.")] = UNSET
    follows: Annotated[str | UnsetType, meaning("The scenario of the campaign that comes after it.")] = UNSET
    surge: Annotated[Text | UnsetType, meaning("What a Surge does here; the last line of the text.")] = UNSET


class VillainContent(Struct, frozen=True):
    """A villain's card, with a face for each number of players from 1 to 4."""

    id: KindId
    champion: Annotated[KindId, meaning("The champion whose name and picture it has.")]
    name: Name
    strength: Annotated[list[int], meaning("By the number of players.")]
    defence: Annotated[list[int], meaning("By the number of players.")]
    honour: Annotated[list[int], meaning("What the players gain for its defeat, by their number.")]
    speed: Annotated[int, meaning("Printed speed.")]
    cells: Annotated[int, meaning("Cells that it covers.")]
    levels: Annotated[list[int], meaning("Threat levels from which a pack has one figure more.")]
    keywords: Keywords
    lines: Lines


class SchemeContent(Struct, frozen=True):
    """A scheme of the villains."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    copies: Annotated[int, meaning("How many there are.")]
    threat: Annotated[int, meaning("Discarded schemes from which the lower effect works.")]
    upper: Annotated[list[Text], meaning("What it does.")]
    lower: Annotated[list[Text], meaning("What it does besides, from that level on.")]
    goals: Annotated[list[str], meaning("The colours of the targets that it names, in order.")]
    surges: Annotated[bool | UnsetType, meaning("True where it is a Surge of the boss.")] = UNSET


class ContestContent(Struct, frozen=True):
    """What never changes in Inferno."""

    field: Annotated[dict[str, tuple[int, int]], meaning("Every cell by name with its axial coordinates.")]
    factions: Annotated[list[Faction], meaning("All factions.")]
    cards: Annotated[list[CardContent], meaning("All cards.")]
    champions: Annotated[list[ChampionContent], meaning("All kinds of champions.")]
    treasures: Annotated[list[TreasureContent], meaning("All kinds of treasures.")]
    gates: Annotated[list[GateContent], meaning("All gates.")]
    scenarios: Annotated[list[ScenarioContent], meaning("All scenarios.")]
    villains: Annotated[list[VillainContent], meaning("The villains of the campaign.")]
    schemes: Annotated[list[SchemeContent], meaning("The villains' schemes.")]


class PageContent:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.content = library.content
        self.words = {lang: Words(lang) for lang in LANGUAGES}
        self.names: dict[tuple[str, str], Text] = {}
        for file, kind in (("basic", "card"), ("centre", "card"), ("quests", "card"), ("champions", "champion")):
            self.names |= {(kind, entry.id): entry.name for entry in library.entries[file]}
        self.names |= {("treasure", entry.id): entry.name for entry in library.entries["treasures"]}
        self.names |= {("scheme", entry.id): entry.name for entry in library.entries["schemes"]}

    def everything(self) -> ContestContent:
        content = self.content
        return ContestContent(
            field={FIELD.name(number): cell for number, cell in enumerate(FIELD.cells)},
            factions=faction_names((1 << len(FACTIONS)) - 1),
            cards=[self.card(card) for card in content.cards],
            champions=[self.champion(kind) for kind in content.kinds if kind.set != VILLAIN_SET],
            treasures=[self.treasure(treasure) for treasure in content.treasures],
            gates=[GateContent(gate.id, gate.power, gate.first) for gate in content.gates.values()],
            scenarios=[self.scenario(id) for id in self.library.scenarios],
            villains=[self.villain(kind) for kind in content.of_set(VILLAIN_SET)],
            schemes=[self.scheme(scheme) for scheme in content.schemes],
        )

    def text(self, sentence: Sentence) -> Text:
        return Text(**{lang: worded(words, sentence) for lang, words in self.words.items()})

    def lines(self, sentences: list[Sentence]) -> list[LineContent]:
        return [self.line(sentence) for sentence in sentences]

    def line(self, sentence: Sentence) -> LineContent:
        when = moment(sentence)
        label, told = (sentence[:1], sentence[1:]) if when else ([], sentence)
        waits = next((str(arguments["faction"]) for id, arguments in told if id == "inf-allegiance"), "")
        allegiance = next((name for name in faction_names(31) if name == waits), UNSET)
        may = True if any(id == "inf-may" for id, _ in told) else UNSET
        return LineContent(when, self.text(told), self.text(label) if label else UNSET, allegiance, may)

    def card(self, card: Card) -> CardContent:
        kind = self.content.kinds[card.champion] if card.type == CHAMPION else None
        ability = kind.ability if kind is not None else card.ability
        types: Any = TYPES
        runes, _, power = plain_gains(card)
        return CardContent(
            id=card.id,
            name=self.names["champion", kind.id] if kind is not None else self.names["card", card.id],
            type=types[card.type],
            source=SOURCES[card.source],
            factions=faction_names(card.factions),
            cost=card.cost,
            copies=card.copies,
            runes=runes,
            power=power,
            strength=card.strength,
            defence=card.defence,
            speed=card.speed,
            keywords=names(KEYWORDS, card.keywords),
            goal=card.goal.event if card.goal is not None else UNSET,
            needed=card.goal.n if card.goal is not None else 0,
            champion=kind.id if kind is not None else UNSET,
            ambush=ability.has(AMBUSH),
            lines=self.lines(champion_text(kind) if kind is not None else card_text(card)),
        )

    def champion(self, kind: Kind) -> ChampionContent:
        entry = next(entry for entry in self.library.entries["champions"] if entry.id == kind.id)
        return ChampionContent(
            id=kind.id,
            name=self.names["champion", kind.id],
            set=entry.set,
            factions=faction_names(kind.factions),
            cost=kind.cost,
            order=kind.order,
            strength=kind.strength,
            defence=kind.defence,
            speed=kind.speed,
            cells=kind.cells,
            figures=kind.figures,
            keywords=names(KEYWORDS, kind.keywords),
            lines=self.lines(champion_text(kind)),
        )

    def villain(self, kind: Kind) -> VillainContent:
        return VillainContent(
            id=kind.id,
            champion=kind.name,
            name=self.names["champion", kind.name],
            strength=[face.strength for face in kind.faces],
            defence=[face.defence for face in kind.faces],
            honour=[face.honour for face in kind.faces],
            speed=kind.speed,
            cells=kind.cells,
            levels=kind.levels,
            keywords=names(KEYWORDS, kind.keywords),
            lines=self.lines(champion_text(kind)),
        )

    def scheme(self, scheme: Scheme) -> SchemeContent:
        upper, lower = ([effect_text(effect) for effect in scheme.ability.at(when)] for when in (SCHEME, THREAT))
        effects = [effect for when in (SCHEME, THREAT) for effect in scheme.ability.at(when)]
        return SchemeContent(
            id=scheme.id,
            name=self.names["scheme", scheme.id],
            copies=scheme.copies,
            threat=scheme.threat,
            upper=[self.text(sentence) for sentence in upper],
            lower=[self.text(sentence) for sentence in lower],
            goals=list(dict.fromkeys(GOALS[one.goal] for one in effects if 0 <= one.goal < len(GOALS))),
            surges=True if any(isinstance(one.verb, Surge) for one in effects) else UNSET,
        )

    def treasure(self, treasure: Treasure) -> TreasureContent:
        return TreasureContent(
            id=treasure.id,
            name=self.names["treasure", treasure.id],
            copies=treasure.copies,
            strength=treasure.strength,
            defence=treasure.defence,
            speed=treasure.speed,
            souls=treasure.souls,
            keywords=names(KEYWORDS, treasure.keywords),
            lines=self.lines(treasure_text(treasure)),
        )

    def scenario(self, id: str) -> ScenarioContent:
        entry, built = self.library.scenario_entries[id], self.library.scenarios[id]
        return ScenarioContent(
            id=id,
            name=entry.name,
            short=entry.short,
            board=entry.board,
            modes=list(entry.modes),
            honour=built.honour,
            shrine=built.shrine,
            specials=built.specials,
            text=[self.text(sentence) for sentence in scenario_text(built)],
            story=self.text([(opening(built), {})]) if id in SCENARIOS else UNSET,
            follows=built.follows or UNSET,
            surge=next((self.text(sentence) for sentence in surge_text(built)), UNSET),
            terrain=terrain_of(built),
            portals={colour: cells(built.portals[number]) for number, colour in enumerate(COLOURS)},
            treasures=cells(built.treasures),
            tokens={
                colour: cells([cell for cell, found in built.tokens if found == number])
                for number, colour in enumerate(COLOURS)
            },
            recommended={colour: list(kinds) for colour, kinds in entry.recommended.items()},
            neutrals=[
                NeutralContent(
                    [self.content.kinds[kind].id for kind in group.kinds], cells(group.cells), group.shuffled
                )
                for group in built.neutrals
            ],
        )


def cells(numbers: list[int]) -> list[str]:
    return [FIELD.name(number) for number in numbers]


def terrain_of(scenario: Scenario) -> dict[str, list[str]]:
    return {name: cells(scenario.cells_of(number)) for number, name in enumerate(TERRAIN) if number != ORDINARY}
