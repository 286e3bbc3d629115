"""What a page needs to draw and word the game, told once: every card, weapon and invader, and of scenarios what is open
before they are played. Their unopened areas are in nobody's content.

Uncompiled on purpose: msgspec reads these types as they stand.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Text
from platzdarm.games.doom2004.content.library import Library
from platzdarm.games.doom2004.rules.cards import DICE, POWERS, InvaderCard, Powers
from platzdarm.games.doom2004.rules.exploring import START_AREA
from platzdarm.games.doom2004.rules.scenario import Scenario
from platzdarm.games.doom2004.rules.setting import BULLETS, MARINE_CARDS, WOUNDS
from platzdarm.games.doom2004.table.fact_types import Border, CardId, DieFacts, Square, TokenId, TypeId
from platzdarm.games.doom2004.table.facts import border
from platzdarm.games.doom2004.text.card_text import CardTexts, card_text
from platzdarm.text.words import LANGUAGES, Words

Name = Annotated[Text, meaning("Its name.")]


class Texts(Struct, frozen=True):
    """Lines in both languages."""

    en: Annotated[list[str], meaning("In English.")]
    ru: Annotated[list[str], meaning("In Russian.")]


Lines = Annotated[Texts, meaning("What it says, line by line.")]
Dice = Annotated[dict[str, int], meaning("How many dice of each colour.")]
PowerNames = Annotated[dict[str, int], meaning("Its special abilities; the number of icons, 1 where none are counted.")]


class StartContent(Struct, frozen=True):
    """The room in which a scenario begins."""

    squares: Annotated[list[Square], meaning("Its squares.")]
    obstacles: Annotated[list[Square], meaning("Those that nobody can enter.")]
    marines: Annotated[list[Square], meaning("Where the marines start.")]
    doors: Annotated[list[Border], meaning("Its doors.")]


class ScenarioContent(Struct, frozen=True):
    """A scenario, as it is told before the first door is opened."""

    id: Annotated[str, meaning("Its id.")]
    number: Annotated[int, meaning("Its number.")]
    name: Name
    size: Annotated[tuple[int, int], meaning("Width and height of its frame.")]
    frags: Annotated[list[int], meaning("Frags that the invader needs against one, two and three marines.")]
    briefing: Annotated[Text, meaning("What is read out before it.")]
    marines_goal: Annotated[Text, meaning("What the marines must do.")]
    invader_goal: Annotated[Text, meaning("What the invader must do.")]
    marines_won: Annotated[Text, meaning("What is read out where the marines have won.")]
    invader_won: Annotated[Text, meaning("What is read out where the invader has won.")]
    start: Annotated[StartContent, meaning("The room in which it begins.")]


class LevelContent(Struct, frozen=True):
    """A level of difficulty."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    wounds: Annotated[int, meaning("Wound tokens more or fewer.")]
    bullets: Annotated[int, meaning("Bullet tokens more or fewer.")]
    marine_cards: Annotated[int, meaning("Marine cards more or fewer.")]
    hand_limit: Annotated[int, meaning("Cards that the invader may keep.")]
    extra_draw: Annotated[int, meaning("Cards more that he draws.")]
    spawn_cards: Annotated[int, meaning("Spawn cards that he may play each turn.")]
    text: Lines


class StartingContent(Struct, frozen=True):
    """What each marine starts with on the usual level, where one, two and three play."""

    wounds: Annotated[tuple[int, ...], meaning("Wound tokens.")]
    bullets: Annotated[tuple[int, ...], meaning("Bullet tokens.")]
    marine_cards: Annotated[tuple[int, ...], meaning("Marine cards.")]


class WeaponContent(Struct, frozen=True):
    """A weapon."""

    id: TokenId
    name: Name
    dice: Dice
    ammo: Annotated[str, meaning("`bullets`, `rockets`, `cells` or `none`.")]
    melee: Annotated[bool, meaning("Whether it reaches adjacent squares alone.")]
    basic: Annotated[bool, meaning("Whether every marine has it.")]
    powers: PowerNames
    text: Lines


class InvaderContent(Struct, frozen=True):
    """A type of invader."""

    id: TypeId
    name: Name
    figures: Annotated[int, meaning("Figures of each colour.")]
    base: Annotated[tuple[int, int], meaning("Width and height of its base.")]
    movement: Annotated[int, meaning("Movement points.")]
    armour: Annotated[int, meaning("Damage that makes a wound.")]
    wounds: Annotated[int, meaning("Wounds that kill it.")]
    dice: Dice
    melee: Annotated[bool, meaning("Whether it attacks adjacent squares alone.")]
    powers: PowerNames
    text: Lines


class TokenContent(Struct, frozen=True):
    """A kind of equipment token that is no weapon."""

    id: TokenId
    name: Name


class MarineCardContent(Struct, frozen=True):
    """A marine card."""

    id: CardId
    name: Name
    text: Lines


class GroupContent(Struct, frozen=True):
    """The figures of one group of a spawn card."""

    types: Annotated[list[TypeId], meaning("One entry a figure.")]
    text: Annotated[Text, meaning("The same in words.")]


class CardContent(Struct, frozen=True):
    """A card of the invader's deck."""

    id: CardId
    kind: Annotated[Literal["event", "spawn"], meaning("What it is.")]
    when: Annotated[list[str], meaning("Moments at which an event is played.")]
    groups: Annotated[list[GroupContent], meaning("Of a spawn card: one of these.")]
    text: Lines
    name: Annotated[Text | UnsetType, meaning("An event's name.")] = UNSET
    scatter: Annotated[
        tuple[int, int] | UnsetType, meaning("Squares east and north by the compass; missing for the miss sign.")
    ] = UNSET


class CampaignContent(Struct, frozen=True):
    """A series of scenarios."""

    id: Annotated[str, meaning("Its id.")]
    name: Name
    scenarios: Annotated[list[str], meaning("In order.")]


class ForayContent(Struct, frozen=True):
    """What never changes in Doom (2004)."""

    scenarios: Annotated[list[ScenarioContent], meaning("All scenarios.")]
    campaigns: Annotated[list[CampaignContent], meaning("All campaigns.")]
    levels: Annotated[list[LevelContent], meaning("All levels of difficulty.")]
    starting: Annotated[StartingContent, meaning("What the levels change.")]
    weapons: Annotated[list[WeaponContent], meaning("All weapons.")]
    invaders: Annotated[list[InvaderContent], meaning("All types of invaders.")]
    tokens: Annotated[list[TokenContent], meaning("All other equipment tokens.")]
    marine_cards: Annotated[list[MarineCardContent], meaning("All marine cards.")]
    cards: Annotated[list[CardContent], meaning("The invader's deck, one entry a card.")]
    dice: Annotated[dict[str, list[DieFacts]], meaning("The six faces of each colour.")]


class PageContent:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.content = library.content
        self.words = {lang: Words(lang) for lang in LANGUAGES}

    def told(self, kind: str, id: str) -> Texts:
        return Texts(**{lang: card_text(words, self.library, kind, id) for lang, words in self.words.items()})

    def everything(self) -> ForayContent:
        entries = self.library.entries
        return ForayContent(
            scenarios=[self.scenario(id) for id in self.library.scenarios],
            campaigns=[CampaignContent(entry.id, entry.name, entry.scenarios) for entry in entries["campaigns"]],
            levels=[self.level(entry) for entry in entries["levels"]],
            starting=StartingContent(WOUNDS, BULLETS, MARINE_CARDS),
            weapons=[self.weapon(entry) for entry in entries["weapons"]],
            invaders=[self.invader(entry) for entry in entries["invaders"]],
            tokens=[TokenContent(entry.id, entry.name) for entry in entries["tokens"]],
            marine_cards=[
                MarineCardContent(entry.id, entry.name, self.told("marine_card", entry.id))
                for entry in entries["marine_cards"]
            ],
            cards=[self.card(card) for card in self.content.cards],
            dice={colour: self.faces(number) for number, colour in enumerate(DICE)},
        )

    def faces(self, colour: int) -> list[DieFacts]:
        return [
            DieFacts(DICE[colour], face.reach, face.damage, face.ammo, face.miss) for face in self.content.faces[colour]
        ]

    def scenario(self, id: str) -> ScenarioContent:
        entry, built = self.library.scenario_entries[id], self.library.scenarios[id]
        return ScenarioContent(
            id=id,
            number=entry.number,
            name=entry.name,
            size=entry.size,
            frags=[entry.frags + more for more in entry.more_frags],
            briefing=entry.briefing,
            marines_goal=entry.goals.marines,
            invader_goal=entry.goals.invader,
            marines_won=entry.endings.marines,
            invader_won=entry.endings.invader,
            start=start_room(built),
        )

    def level(self, entry: Any) -> LevelContent:
        return LevelContent(
            id=entry.id,
            name=entry.name,
            wounds=entry.wounds,
            bullets=entry.bullets,
            marine_cards=entry.marine_cards,
            hand_limit=entry.hand_limit,
            extra_draw=entry.extra_draw,
            spawn_cards=entry.spawn_cards,
            text=self.told("level", entry.id),
        )

    def weapon(self, entry: Any) -> WeaponContent:
        weapon = self.content.weapon(entry.id)
        return WeaponContent(
            id=entry.id,
            name=entry.name,
            dice=dict(zip(DICE, weapon.dice, strict=True)),
            ammo=entry.ammo,
            melee=entry.melee,
            basic=entry.basic,
            powers=powers_of(weapon.powers),
            text=self.told("weapon", entry.id),
        )

    def invader(self, entry: Any) -> InvaderContent:
        kind = self.content.invader(entry.id)
        return InvaderContent(
            id=entry.id,
            name=entry.name,
            figures=entry.figures,
            base=entry.base,
            movement=entry.movement,
            armour=entry.armour,
            wounds=entry.wounds,
            dice=dict(zip(DICE, kind.dice, strict=True)),
            melee=entry.melee,
            powers=powers_of(kind.powers),
            text=self.told("invader", entry.id),
        )

    def card(self, card: InvaderCard) -> CardContent:
        names = {entry.id: entry.name for entry in self.library.entries["events"]}
        return CardContent(
            id=card.id,
            kind="spawn" if card.ability is None else "event",
            name=names.get(card.id.rpartition("_")[0], UNSET),
            when=sorted(card.ability.moments) if card.ability is not None else [],
            groups=[self.group(group) for group in card.groups],
            scatter=(card.scatter[0], card.scatter[1]) if card.scatter else UNSET,
            text=self.told("card", card.id),
        )

    def group(self, group: list[int]) -> GroupContent:
        told = {lang: CardTexts(words, self.library).group(group) for lang, words in self.words.items()}
        return GroupContent([self.content.invaders[kind].id for kind in group], Text(**told))


def powers_of(powers: Powers) -> dict[str, int]:
    return {name: int(getattr(powers, name)) for name in POWERS if getattr(powers, name)}


def start_room(scenario: Scenario) -> StartContent:
    """What the marines see before the first door is opened."""
    field, area = scenario.field, scenario.areas[START_AREA]
    assert area is not None
    doors = [door for door in field.doors if door is not None and door.number in area.doors]
    return StartContent(
        squares=[field.name(square) for square in area.squares],
        obstacles=[field.name(square) for square in area.squares if area.obstacles >> square & 1],
        marines=[field.name(square) for square in scenario.starts],
        doors=[border(field, door.run, door.corner, 2) for door in doors],
    )
