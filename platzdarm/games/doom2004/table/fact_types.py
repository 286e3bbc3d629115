"""What facts of Doom (2004) are made of. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

from msgspec import Struct

from platzdarm.content.meaning import meaning
from platzdarm.content.schema import Text

Square = Annotated[str, meaning("A square: its column by letters, its row by a number, from the frame's lower left.")]
Corner = Annotated[tuple[int, int], meaning("A corner of the frame; square `a1` has [0, 0] to [1, 1].")]
Border = tuple[Corner, Corner]
FigureId = Annotated[str, meaning("A figure: `green`, `imp-2`.")]
CardId = Annotated[str, meaning("A card's id, as in the content.")]
TokenId = Annotated[str, meaning("A kind of equipment token: `bullets`, `shotgun`.")]
TypeId = Annotated[str, meaning("A type of invader: `imp`.")]
DoorId = Annotated[str, meaning("A door's id in the scenario.")]
Colour = Literal["red", "blue", "yellow"]
DieColour = Literal["red", "yellow", "blue", "green"]
MarineState = Literal["on board", "killed", "left"]
Order = Literal["none", "aim", "guard", "dodge", "heal"]
ActionName = Literal["sprint", "unload", "advance", "ready"]
AttackStep = Literal["declared", "rolled", "reroll", "judged", "knockback", "blow-through"]
InvaderStep = Literal["cards", "discard", "spawn", "activate"]


class DieFacts(Struct, frozen=True):
    """A die as it lies, or one face of it."""

    colour: Annotated[DieColour, meaning("Its colour.")]
    range: Annotated[int, meaning("The range that it shows.")]
    damage: Annotated[int, meaning("Bullet holes.")]
    ammo: Annotated[bool, meaning("Whether it shows a bullet: ammo is spent.")]
    miss: Annotated[bool, meaning("Whether it shows a miss: the whole attack fails.")]


class PlateFacts(Struct, frozen=True):
    """A teleporter."""

    square: Square
    colour: Annotated[Colour, meaning("Its colour.")]
    live: Annotated[bool, meaning("Whether it takes anybody anywhere.")]
    to: Annotated[Square | None, meaning("Its other end; null as long as nobody has been there, or there is none.")]


class AreaFacts(Struct, frozen=True):
    """An area that has been revealed."""

    id: Annotated[str, meaning("Its id in the scenario.")]
    name: Annotated[Text, meaning("Its name.")]
    text: Annotated[Text, meaning("What was read out as it was revealed.")]
    squares: Annotated[list[Square], meaning("Its squares.")]
    obstacles: Annotated[list[Square], meaning("Those that nobody can enter or see through.")]
    plates: Annotated[list[PlateFacts], meaning("Its teleporters.")]
    encounter: Annotated[Square | None, meaning("Where an encounter waits; null where none does.")]


class DoorFacts(Struct, frozen=True):
    """A door that has been seen."""

    id: DoorId
    kind: Annotated[Literal["normal", "red", "blue", "yellow"], meaning("The colour of its key, or `normal`.")]
    border: Annotated[Border, meaning("Its two ends.")]
    squares: Annotated[list[Square], meaning("The known squares beside it.")]
    closed: Annotated[bool, meaning("Whether it is closed.")]
    gone: Annotated[bool, meaning("Whether it was destroyed.")]
    sealed: Annotated[bool, meaning("Whether it cannot be opened in this turn.")]
    locked: Annotated[bool, meaning("Whether its key is missing, or a rule of the scenario keeps it shut.")]
    explored: Annotated[bool, meaning("Whether both sides have been revealed; an exit leads nowhere else.")]
    exit: Annotated[bool, meaning("Whether the marines leave by it.")]


class TokenFacts(Struct, frozen=True):
    """An equipment token on the board."""

    square: Square
    token: TokenId


class MarineFacts(Struct, frozen=True):
    """A marine with all that lies openly before him."""

    id: FigureId
    seat: Annotated[int, meaning("Who plays him.")]
    state: Annotated[MarineState, meaning("Whether he is on the board, waits to return, or has got out.")]
    square: Annotated[Square | None, meaning("Where he stands; null if he is not on the board.")]
    life: Annotated[int, meaning("Wound tokens that he has left.")]
    most_life: Annotated[int, meaning("Wound tokens that he started with.")]
    armour: Annotated[int, meaning("Damage that makes a wound.")]
    ammo: Annotated[dict[str, int], meaning("Tokens of each type.")]
    weapons: Annotated[list[TokenId], meaning("Weapon tokens.")]
    usable: Annotated[list[TokenId], meaning("Weapons that he may attack with: owned, with ammo, not shut by berserk.")]
    order: Annotated[Order, meaning("The order beside his figure.")]
    adrenaline: Annotated[int, meaning("Adrenaline tokens.")]
    berserk: Annotated[int, meaning("Ends of his turns that berserk still lasts.")]
    cards: Annotated[list[CardId], meaning("His marine cards.")]


class InvaderFacts(Struct, frozen=True):
    """An invader on the board."""

    id: FigureId
    type: TypeId
    squares: Annotated[list[Square], meaning("All squares that it covers.")]
    turned: Annotated[bool, meaning("Whether one of two squares stands north and south.")]
    wounds: Annotated[int, meaning("Wound tokens that it has.")]
    rating: Annotated[int, meaning("Wounds that kill it.")]


class ReserveFacts(Struct, frozen=True):
    """The figures of a type in the colours that play."""

    type: TypeId
    figures: Annotated[int, meaning("How many there are.")]
    free: Annotated[int, meaning("How many are not on the board.")]


class ReachFacts(Struct, frozen=True):
    """A place that the figure in turn can get to, and the last move on the cheapest way there."""

    to: Annotated[Square, meaning("The square; of a large figure its lower left one.")]
    turned: Annotated[bool, meaning("Whether a demon stands north and south there.")]
    cost: Annotated[int, meaning("Movement points in all.")]
    by: Annotated[str, meaning("The move that leads there, in notation.")]
    before: Annotated[int, meaning("The place before it, by its number in this list; -1: where the figure stands.")]
    rest: Annotated[bool, meaning("Whether one may stop there.")]


class ActionFacts(Struct, frozen=True):
    """What an action that a marine may declare would give him."""

    action: Annotated[ActionName, meaning("Which one.")]
    points: Annotated[int, meaning("Movement points, adrenaline counted.")]
    attacks: Annotated[int, meaning("Attacks.")]
    either: Annotated[bool, meaning("Whether it is one or the other.")]


class ActiveFacts(Struct, frozen=True):
    """The figure whose turn or activation goes on."""

    figure: FigureId
    action: Annotated[ActionName | None, meaning("A marine's declared action; null before that, and for invaders.")]
    points: Annotated[int, meaning("Movement points left, adrenaline counted.")]
    attacks: Annotated[int, meaning("Attacks left.")]
    either: Annotated[bool, meaning("Whether moving gives up the attack, and the attack all points but adrenaline's.")]
    ordered: Annotated[bool, meaning("Whether the order of this turn has been placed.")]
    actions: Annotated[list[ActionFacts], meaning("What each action gives a marine in this turn; none for invaders.")]
    slowed: Annotated[int, meaning("Movement points that cards take away in this turn.")]
    dimmed: Annotated[int, meaning("Range that its attacks lack in this turn, by cards.")]
    reach: Annotated[list[ReachFacts], meaning("Where it can go now; empty while another question waits.")]


class AttackFacts(Struct, frozen=True):
    """The attack that goes on, the innermost one."""

    attacker: FigureId
    weapon: Annotated[TokenId | None, meaning("A marine's weapon; null for an invader's own attack.")]
    square: Annotated[Square, meaning("The square that is attacked; after a scatter, where the blast landed.")]
    area: Annotated[list[Square], meaning("All squares that are attacked.")]
    targets: Annotated[list[FigureId], meaning("The figures on them.")]
    range: Annotated[int, meaning("How far away the square is.")]
    aimed: Annotated[bool, meaning("Whether it is aimed.")]
    step: Annotated[AttackStep, meaning("How far it has come.")]
    dice: Annotated[list[DieFacts], meaning("The dice as they lie; empty before the roll.")]
    reach: Annotated[int, meaning("Range of the dice with all that is added.")]
    damage: Annotated[int, meaning("Damage of the dice with all that is added.")]
    success: Annotated[bool | None, meaning("Whether it succeeds as the dice lie; null before the roll.")]
    settled: Annotated[bool, meaning("Whether no die is rolled again any more.")]
    walked: Annotated[int, meaning("Squares that a blow-through has gone on.")]


class InvaderTurnFacts(Struct, frozen=True):
    """How far the invader's turn has come."""

    step: Annotated[InvaderStep, meaning("Which step of his turn it is.")]
    spawned: Annotated[int, meaning("Spawn cards that were played.")]
    most_spawns: Annotated[int, meaning("Spawn cards that may be played.")]
    activated: Annotated[list[FigureId], meaning("Invaders that have been activated, the last one perhaps still is.")]
    waiting: Annotated[list[FigureId], meaning("Invaders that may still be activated.")]


class SpawningFacts(Struct, frozen=True):
    """A spawn card that is carried out."""

    card: CardId
    types: Annotated[list[TypeId], meaning("All figures that it brings.")]
    placed: Annotated[int, meaning("How many of them are done with.")]


class EncounterFacts(Struct, frozen=True):
    """An encounter at which a marine must choose."""

    figure: FigureId
    area: Annotated[str, meaning("The id of its area.")]
    text: Annotated[Text, meaning("What is read out.")]
    ways: Annotated[list[Text], meaning("What he may do.")]


class ForayFacts(Struct, frozen=True):
    """Everything that a seat may know. What has not been revealed of the base is told to nobody."""

    game: Literal["doom2004"]
    seat: Annotated[int, meaning("Whose facts these are; -1 for onlookers.")]
    scenario: Annotated[str, meaning("The scenario's id.")]
    level: Annotated[str, meaning("The level of difficulty.")]
    size: Annotated[tuple[int, int], meaning("Width and height of the scenario's frame.")]
    north: Annotated[Literal["up", "right", "down", "left"], meaning("Where the compass points, for scatter.")]
    round: Annotated[int, meaning("The number of the round.")]
    turn: Annotated[int, meaning("The seat whose turn it is.")]
    frags: Annotated[int, meaning("Frags that the invader has.")]
    frags_needed: Annotated[int, meaning("Frags that win him the game.")]
    areas: Annotated[list[AreaFacts], meaning("What has been revealed.")]
    walls: Annotated[list[Border], meaning("Walls between revealed squares; around them there is wall by itself.")]
    doors: Annotated[list[DoorFacts], meaning("Doors of revealed areas.")]
    barrels: Annotated[list[Square], meaning("Barrels.")]
    acid: Annotated[list[Square], meaning("Squares with acid.")]
    ducts: Annotated[list[Square], meaning("Ducts.")]
    tokens: Annotated[list[TokenFacts], meaning("Equipment on the board.")]
    keys: Annotated[list[Colour], meaning("Keys that have been found.")]
    flags: Annotated[list[str], meaning("What the scenario's own rules have noted.")]
    marines: Annotated[list[MarineFacts], meaning("The marines, by seat.")]
    invaders: Annotated[list[InvaderFacts], meaning("Invaders on the board.")]
    reserve: Annotated[list[ReserveFacts], meaning("The figures of each type.")]
    hand: Annotated[list[CardId] | None, meaning("The invader's hand; null for everybody else.")]
    hand_size: Annotated[int, meaning("Cards in the invader's hand.")]
    hand_limit: Annotated[int, meaning("Cards that the invader may keep.")]
    draws: Annotated[int, meaning("Cards that he draws each turn.")]
    deck: Annotated[int, meaning("Cards in the invader's deck.")]
    discards: Annotated[list[CardId], meaning("Cards that lie face up.")]
    active: Annotated[ActiveFacts | None, meaning("The figure that moves or acts.")]
    attack: Annotated[AttackFacts | None, meaning("The attack that goes on.")]
    invader_turn: Annotated[InvaderTurnFacts | None, meaning("The invader's turn, while it goes on.")]
    spawning: Annotated[SpawningFacts | None, meaning("The spawn card that is carried out.")]
    encounter: Annotated[EncounterFacts | None, meaning("The encounter at which somebody must choose.")]
    result: Annotated[
        list[float] | None, meaning("1 for each seat that has won, 0 for the others; null while the game goes on.")
    ]
