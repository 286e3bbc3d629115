"""What facts of Doom (2004) are made of. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

from msgspec import Struct

from platzdarm.content.meaning import meaning

Square = Annotated[str, meaning("A square: its column by letters, its row by a number, from the frame's lower left.")]
FigureId = Annotated[str, meaning("A figure: `green`, `imp-2`.")]
CardId = Annotated[str, meaning("A card's id, as in the content.")]
TokenId = Annotated[str, meaning("A kind of equipment token: `bullets`, `shotgun`.")]
Colour = Literal["red", "blue", "yellow"]
MarineState = Literal["on board", "killed", "left"]


class PlateFacts(Struct, frozen=True):
    """A teleporter."""

    square: Square
    colour: Colour


class AreaFacts(Struct, frozen=True):
    """An area that has been revealed."""

    id: Annotated[str, meaning("Its id in the scenario.")]
    squares: Annotated[list[Square], meaning("Its squares.")]
    obstacles: Annotated[list[Square], meaning("Those that nobody can enter or see through.")]
    plates: Annotated[list[PlateFacts], meaning("Its teleporters.")]
    encounter: Annotated[Square | None, meaning("Where an encounter waits; null where none does.")]


class DoorFacts(Struct, frozen=True):
    """A door that has been seen."""

    id: Annotated[str, meaning("Its id in the scenario.")]
    kind: Annotated[Literal["normal", "red", "blue", "yellow"], meaning("The colour of its key, or `normal`.")]
    squares: Annotated[list[Square], meaning("The known squares beside it.")]
    closed: bool
    gone: Annotated[bool, meaning("Whether it was destroyed.")]
    sealed: Annotated[bool, meaning("Whether it cannot be opened in this turn.")]


class TokenFacts(Struct, frozen=True):
    """An equipment token on the board."""

    square: Square
    token: TokenId


class MarineFacts(Struct, frozen=True):
    """A marine with all that lies openly before him."""

    id: FigureId
    state: Annotated[MarineState, meaning("Whether he is on the board, waits to return, or has got out.")]
    square: Annotated[Square | None, meaning("Where he stands; null if he is not on the board.")]
    life: Annotated[int, meaning("Wound tokens that he has left.")]
    most_life: Annotated[int, meaning("Wound tokens that he started with.")]
    armour: int
    ammo: Annotated[dict[str, int], meaning("Tokens of each type.")]
    weapons: Annotated[list[TokenId], meaning("Weapon tokens.")]
    order: Annotated[Literal["none", "aim", "guard", "dodge", "heal"], meaning("The order beside his figure.")]
    adrenaline: Annotated[int, meaning("Adrenaline tokens.")]
    berserk: Annotated[int, meaning("Ends of his turns that berserk still lasts.")]
    cards: Annotated[list[CardId], meaning("His marine cards.")]


class InvaderFacts(Struct, frozen=True):
    """An invader on the board."""

    id: FigureId
    type: Annotated[str, meaning("Its type.")]
    squares: Annotated[list[Square], meaning("All squares that it covers.")]
    wounds: Annotated[int, meaning("Wound tokens that it has.")]
    rating: Annotated[int, meaning("Wounds that kill it.")]


class ForayFacts(Struct, frozen=True):
    """Everything that a seat may know."""

    scenario: str
    level: str
    size: Annotated[tuple[int, int], meaning("Width and height of the scenario's frame.")]
    round: int
    turn: Annotated[int, meaning("The seat whose turn it is.")]
    frags: int
    frags_needed: int
    areas: list[AreaFacts]
    doors: list[DoorFacts]
    barrels: list[Square]
    acid: list[Square]
    ducts: list[Square]
    tokens: list[TokenFacts]
    keys: Annotated[list[Colour], meaning("Keys that have been found.")]
    flags: Annotated[list[str], meaning("What the scenario's own rules have noted.")]
    marines: list[MarineFacts]
    invaders: list[InvaderFacts]
    hand: Annotated[list[CardId] | None, meaning("The invader's hand; null for everybody else.")]
    hand_size: int
    deck: Annotated[int, meaning("Cards in the invader's deck.")]
    discards: list[CardId]
    result: list[float] | None
