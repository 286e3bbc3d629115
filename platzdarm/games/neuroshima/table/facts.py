"""The position by names, as a seat may know it: what a page shows, and what anybody may ask for as JSON.

Uncompiled on purpose: msgspec reads these types as they stand.
"""

from typing import Annotated, Final, Literal

from msgspec import Struct

from platzdarm.content.meaning import meaning
from platzdarm.games.neuroshima.rules.knowledge import SkirmishRules
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES

Stage = Literal["normal", "final_turns", "last_battle", "extra_turns", "extra_battle"]
STAGES: tuple[Stage, ...] = ("normal", "final_turns", "last_battle", "extra_turns", "extra_battle")

Cell = Annotated[str, meaning("A cell of the board: its column by a letter from the left, its row from the top.")]
TileId = Annotated[str, meaning("A tile by its full id: the army's, an underscore, its own.")]


class SeatFacts(Struct, frozen=True):
    """What belongs to a seat. Hands lie open, and of a pile its contents are known but never its order (NH-TURN-05)."""

    army: Annotated[str, meaning("The army's id, as in the content.")]
    team: Annotated[int, meaning("Its side; seats of one team do not strike each other.")]
    person: Annotated[int, meaning("Seats with the same number are one player's.")]
    hq: Annotated[int, meaning("Points of its HQ; where points are counted up, those made so far (NH-PTS-01).")]
    alive: Annotated[bool, meaning("Whether it is still in the game.")]
    hand: Annotated[list[TileId], meaning("Tiles in hand.")]
    pile: Annotated[int, meaning("How many tiles it has still to draw.")]
    pile_holds: Annotated[dict[str, int], meaning("Which tiles these are, and how many of each.")]
    discards: Annotated[list[TileId], meaning("Its tiles that are out of the game.")]


class PieceFacts(Struct, frozen=True):
    """A tile on the board."""

    seat: Annotated[int, meaning("Whose it is.")]
    tile: TileId
    cell: Cell
    rotation: Annotated[int, meaning("Steps of 60 degrees clockwise from how it is printed, 0 to 5.")]
    wounds: Annotated[int, meaning("Hits that it has taken.")]


class BonusFacts(Struct, frozen=True):
    """What HQs and modules give to the tile on a cell, as it would count in a battle begun now."""

    cell: Cell
    initiative: Annotated[int, meaning("Added to each initiative.")]
    melee: Annotated[int, meaning("Added to the strength of blows.")]
    ranged: Annotated[int, meaning("Added to the strength of shots.")]
    extra: Annotated[int, meaning("Further attacks, one initiative lower each.")]


class AskedFacts(Struct, frozen=True):
    """A question, in short."""

    seat: Annotated[int, meaning("Who is asked.")]
    kind: Annotated[str, meaning("The kind of question.")]
    answers: Annotated[int, meaning("How many answers are legal.")]
    due: Annotated[bool, meaning("Whether play waits for it.")]


class SkirmishFacts(Struct, frozen=True):
    """A game of Neuroshima Hex. Nothing is hidden but luck to come: all seats see the same."""

    seat: Annotated[int, meaning("With whose eyes this is seen; -1 for those who look on.")]
    game: Literal["neuroshima"]
    mode: Annotated[str, meaning("The mode of play: `duel`, `free_for_all`, `points`, `one_against_two` or `teams`.")]
    board: Annotated[str, meaning("`standard` with 19 cells, or `extended` with 37.")]
    turn: Annotated[int, meaning("The number of the turn; 0 while HQs are placed.")]
    active: Annotated[int, meaning("Whose turn it is.")]
    stage: Annotated[Stage, meaning("How near the end is (chapters END and VIC).")]
    order: Annotated[list[int], meaning("The seats in the order of their turns.")]
    seats: Annotated[list[SeatFacts], meaning("By seat.")]
    tiles: Annotated[list[PieceFacts], meaning("All tiles on the board.")]
    netted: Annotated[list[Cell], meaning("Cells whose tiles are held by a net and can do nothing.")]
    bonuses: Annotated[list[BonusFacts], meaning("One entry for each tile that gets anything.")]
    asked: Annotated[list[AskedFacts], meaning("Who is to decide what.")]
    result: Annotated[list[float] | None, meaning("By seat, 1 won to 0 lost; null while the game is on.")]


def facts(position: Skirmish, seat: int) -> SkirmishFacts:
    setting = position.setting
    name = setting.field.name
    control = position.control()
    return SkirmishFacts(
        seat=seat,
        game="neuroshima",
        mode=MODES[setting.mode],
        board=setting.field.name_of_board,
        turn=position.turn,
        active=position.active,
        stage=STAGES[position.stage],
        order=list(setting.order),
        seats=[seat_facts(position, number) for number in range(setting.seats)],
        tiles=tiles_on_board(position),
        netted=[name(cell) for cell in range(setting.field.size) if control.is_netted(cell)],
        bonuses=bonuses(position),
        asked=[AskedFacts(one.seat, one.kind, len(one.answers), one.due) for one in position.pending()],
        result=position.result,
    )


def seat_facts(position: Skirmish, seat: int) -> SeatFacts:
    setting = position.setting
    tiles = setting.armies[seat].tiles
    left = position.piles[seat].counts(len(tiles))
    return SeatFacts(
        army=setting.armies[seat].name,
        team=setting.sides.teams[seat],
        person=setting.people[seat],
        hq=position.points[seat],
        alive=position.is_alive(seat),
        hand=[tiles[tile].id for tile in position.hands[seat]],
        pile=position.piles[seat].size,
        pile_holds={tiles[tile].id: count for tile, count in enumerate(left) if count},
        discards=[tiles[tile].id for tile in position.discards[seat]],
    )


def tiles_on_board(position: Skirmish) -> list[PieceFacts]:
    name = position.setting.field.name
    return [
        PieceFacts(piece.seat, piece.tile.id, name(cell), piece.rotation, piece.wounds)
        for cell, piece in enumerate(position.cells)
        if piece is not None
    ]


def bonuses(position: Skirmish) -> list[BonusFacts]:
    given = position.influence()
    # Where nobody gets a bonus the list is one of all zeros, as long as the largest board.
    figures = zip(given.initiative, given.melee, given.ranged, given.extra, strict=False)
    name = position.setting.field.name
    return [BonusFacts(name(cell), *four) for cell, four in enumerate(figures) if any(four)]


SKIRMISH_RULES: Final = SkirmishRules(facts)
