"""A position for analysis or a lesson: champions, cards and tokens where somebody wants them, in somebody's turn. Facts
of a table will do, or as much of them as somebody wants to say."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from platzdarm.content.meaning import meaning
from platzdarm.content.plain import from_data
from platzdarm.games.inferno.content.faults import fault
from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.cards import CENTRE, CHAMPION, CONSTRUCT, QUEST, QUESTS, STARTING
from platzdarm.games.inferno.rules.field import FOREST, OFF, ORDINARY
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.knowledge import open_cards
from platzdarm.games.inferno.rules.plots import VillainTurn
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.rats import back_to_stock
from platzdarm.games.inferno.rules.scenario import COLOURS
from platzdarm.games.inferno.rules.setting import CAPTIVE, HAND, NEUTRAL, NOBODY, ROW, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.setup import is_dealt
from platzdarm.games.inferno.rules.turn import ACTS, Rounds, Turn
from platzdarm.games.inferno.table.fact_types import CardId, Cell, ChampionId, KindId, TreasureId
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.game import Game
from platzdarm.kernel.last_turn import LastTurn
from platzdarm.kernel.pile import Pile, bag_of, bag_with

DEAL = b"an analysis deals its cards alike every time"
PLACE = "board"
MOST = 99


class QuestSetUp(msgspec.Struct, frozen=True):
    """A quest that lies before its player."""

    id: CardId
    progress: Annotated[int, meaning("How often what it asks for has happened.")] = 0


class PlayerSetUp(msgspec.Struct, frozen=True):
    """Of a player's facts what can be set up."""

    runes: Annotated[int, meaning("Runes.")] = 0
    construct_runes: Annotated[int, meaning("Runes for constructs alone.")] = 0
    power: Annotated[int, meaning("Power.")] = 0
    gate_used: Annotated[bool, meaning("Whether the gate was used in this turn.")] = False
    turns: Annotated[int, meaning("Turns that the player has begun.")] = 1
    hand: Annotated[list[CardId] | None, meaning("The hand; null: dealt from what is unseen.")] = None
    unseen: Annotated[dict[str, int] | None, meaning("The deck; null: what is left of the starting cards.")] = None
    discard: Annotated[list[CardId], meaning("Discards.")] = []
    played: Annotated[list[CardId], meaning("Heroes played in this turn.")] = []
    quests: Annotated[list[QuestSetUp], meaning("Quests that lie before the player.")] = []
    tokens: Annotated[int, meaning("Beacon tokens that were taken.")] = 0


class SideSetUp(msgspec.Struct, frozen=True):
    """Of a side's facts what can be set up."""

    honour: Annotated[int, meaning("Honour so far.")] = 0
    treasures: Annotated[list[TreasureId] | None, meaning("Treasures; null: so many random ones.")] = None
    treasures_held: Annotated[int, meaning("How many, where they are not named.")] = 0
    beacons: Annotated[list[Cell], meaning("Beacons that it controls.")] = []


class ChampionSetUp(msgspec.Struct, frozen=True):
    """A champion of somebody, or a neutral one."""

    id: ChampionId
    owner: Annotated[int, meaning("The seat; 4 for neutral champions, 5 for villains, 6 for captives.")]
    cells: Annotated[list[Cell], meaning("Its cells, the first one first; none: it is off the field.")] = []
    kind: Annotated[KindId | None, meaning("What it has become; null: what it is called.")] = None
    exhausted: Annotated[bool, meaning("Whether it has been ordered.")] = False
    damage: Annotated[int, meaning("Damage of this turn.")] = 0
    souls: Annotated[int, meaning("Absorbed souls.")] = 0
    constructs: Annotated[list[CardId], meaning("Constructs that it bears.")] = []
    quests: Annotated[list[CardId], meaning("Quests that it has completed.")] = []
    lit: Annotated[bool, meaning("Whether it bears a beacon token.")] = False


class OrderSetUp(msgspec.Struct, frozen=True):
    """The order that was being carried out: a champion that passes another stops in the nearest cell."""

    champion: ChampionId


class SetUp(msgspec.Struct, frozen=True):
    """The facts of a table, or as much of them as somebody wants to say; the rest is as at the start."""

    scenario: Annotated[str, meaning("The scenario's id.")]
    mode: Annotated[str | None, meaning("The variant; null: the first that the scenario has.")] = None
    first: Annotated[int, meaning("The seat with the first gate.")] = 0
    turn: Annotated[int, meaning("The side whose turn it is.")] = 0
    players: Annotated[list[PlayerSetUp] | None, meaning("By seat; null: as at the start.")] = None
    sides: Annotated[list[SideSetUp] | None, meaning("Null: as at the start.")] = None
    champions: Annotated[list[ChampionSetUp] | None, meaning("All in play; null: as at the start.")] = None
    row: Annotated[list[CardId | None] | None, meaning("The centre row; null: as dealt.")] = None
    terrain: Annotated[dict[str, list[Cell]], meaning("Only forests are read: those that are left.")] = {}
    treasures: Annotated[list[Cell] | None, meaning("Cells with a treasure; null: as at the start.")] = None
    tokens: Annotated[dict[str, list[Cell]] | None, meaning("Beacon tokens by colour; null: as at the start.")] = None
    webs: Annotated[list[Cell], meaning("Webs.")] = []
    order: Annotated[OrderSetUp | None, meaning("Who has an order, which ends here.")] = None
    difficulty: Annotated[str | None, meaning("Of the campaign; null: normal.")] = None
    threat: Annotated[int | None, meaning("Schemes that the villains have discarded; null: as at the start.")] = None
    last_turn: Annotated[
        bool,
        meaning("Whether the game ends with this turn, and no card of the centre, quest or treasure can be drawn."),
    ] = False


def set_up(game: Game[Contest], data: Mapping[str, Any]) -> tuple[dict[str, str], Contest]:
    wish = from_data(data, SetUp, PLACE)
    named_options = {"mode": wish.mode, "difficulty": wish.difficulty}
    settled = game.settle({"scenario": wish.scenario} | {k: v for k, v in named_options.items() if v is not None})
    position = game.start(settled, SeededChance(DEAL))
    setting = position.setting
    position.first = checked(wish.first, 0, setting.seats - 1, "first")
    if wish.champions is not None:
        clear_champions(position)
        passing = wish.order.champion if wish.order is not None else ""
        for number, champion in sorted(enumerate(wish.champions), key=lambda one: one[1].id == passing):
            place_champion(position, champion, champion.id == passing, f"champions[{number}]")
    for seat, player in enumerate((wish.players or [])[: setting.seats]):
        give_means(position, seat, player, f"players[{seat}]")
        lay_cards(position, seat, player, f"players[{seat}]")
    lay_field(position, wish)
    if wish.row is not None:
        lay_row(position, wish.row)
    lay_piles(position)
    if wish.threat is not None:
        discard_schemes(position, wish.threat)
    for side, held in enumerate((wish.sides or [])[: setting.sides]):
        give_side(position, side, held, f"sides[{side}]")
    if wish.last_turn:
        leave_nothing_to_draw(position)
    begin(position, wish)
    return settled, position


def checked(number: int, least: int, most: int, field: str) -> int:
    if not least <= number <= most:
        raise fault("out-of-range", PLACE, field, number=number, least=least, most=most)
    return number


def cell_named(position: Contest, name: str, field: str) -> int:
    cell = position.field.named(name)
    if cell == OFF:
        raise fault("no-cell-named", PLACE, field, cell=name)
    return cell


# -- champions ---------------------------------------------------------------------------------------------------


def clear_champions(position: Contest) -> None:
    for piece in range(position.setting.pieces):
        position.take_off(piece)
        back_to_stock(position, piece)


def place_champion(position: Contest, wish: ChampionSetUp, passing: bool, field: str) -> None:
    setting = position.setting
    if wish.id not in setting.piece_named:
        raise fault("no-piece", PLACE, f"{field}.id", name=wish.id)
    piece = setting.piece_named[wish.id]
    if position.owner[piece] != NOBODY:
        raise fault("id-twice", PLACE, f"{field}.id", id=wish.id)
    if wish.owner not in ((NEUTRAL, VILLAIN, CAPTIVE) if setting.campaign else (NEUTRAL,)):
        checked(wish.owner, 0, setting.seats - 1, f"{field}.owner")
    position.owner[piece] = wish.owner
    if setting.campaign and wish.owner < setting.seats:
        position.recruits[wish.owner] = (*position.recruits[wish.owner], position.kind[piece])
    if wish.kind is not None:
        if wish.kind not in setting.content.kind_named:
            raise fault("no-piece", PLACE, f"{field}.kind", name=wish.kind)
        position.become(piece, setting.content.kind_named[wish.kind])
    position.exhausted[piece] = int(wish.exhausted)
    position.lit[piece] = int(wish.lit)
    position.souls[piece] = checked(wish.souls, 0, MOST, f"{field}.souls")
    position.gear[piece] = tuple(named(position, wish.constructs, CONSTRUCT, f"{field}.constructs"))
    position.attached[piece] = tuple(named(position, wish.quests, QUEST, f"{field}.quests"))
    if wish.cells:
        cells = [cell_named(position, name, f"{field}.cells") for name in wish.cells]
        stand(position, piece, [nearest(position, piece, cells[0])] if passing and len(cells) == 1 else cells, field)
        position.damage[piece] = checked(wish.damage, 0, MOST, f"{field}.damage")


def nearest(position: Contest, piece: int, cell: int) -> int:
    side = position.side_of(position.owner[piece])
    free = [one for one in range(position.field.size) if position.is_free(one) and position.bears(one, side)]
    return min(free, key=lambda one: (position.field.distance(cell, one), one))


def stand(position: Contest, piece: int, cells: list[int], field: str) -> None:
    """One champion a cell (INF-TERM-04), no one in an opponent's portal (INF-TERR-04); some bosses have one place."""
    if piece == position.setting.boss and position.setting.lair:
        position.put(piece, position.setting.lair[0])
        return
    side = position.side_of(position.owner[piece])
    for cell in cells:
        if not position.is_free(cell) or not position.bears(cell, side):
            raise fault("no-room", PLACE, f"{field}.cells", rule="INF-TERM-04", cell=position.field.name(cell))
    if position.kind_at(piece).cells == 1:
        position.put(piece, cells[0])
        return
    for turned, triangles in enumerate(position.field.triangles):
        if sorted(triangles[cells[0]]) == sorted(cells):
            position.put(piece, cells[0], turned)
            return
    raise fault("no-triangle", PLACE, f"{field}.cells", rule="INF-CARD-07")


# -- cards -------------------------------------------------------------------------------------------------------


def named(position: Contest, ids: list[str], type: int, field: str) -> list[int]:
    """Cards by name; `type` is the one that they must be of, or OFF."""
    content = position.setting.content
    found: list[int] = []
    for id in ids:
        card = content.card_named.get(id, OFF)
        wrong = card == OFF or content.cards[card].type == CHAMPION
        if wrong or type not in (OFF, content.cards[card].type):
            raise fault("no-card-named", PLACE, field, card=id)
        found.append(card)
    return found


def give_means(position: Contest, seat: int, wish: PlayerSetUp, field: str) -> None:
    position.runes[seat] = checked(wish.runes, 0, MOST, f"{field}.runes")
    position.gear_runes[seat] = checked(wish.construct_runes, 0, MOST, f"{field}.construct_runes")
    position.power[seat] = checked(wish.power, 0, MOST, f"{field}.power")
    position.gated[seat] = int(wish.gate_used)
    position.turns[seat] = checked(wish.turns, 0, MOST, f"{field}.turns")
    position.lamps[seat] = checked(wish.tokens, 0, MOST, f"{field}.tokens")


def lay_cards(position: Contest, seat: int, wish: PlayerSetUp, field: str) -> None:
    content = position.setting.content
    shown = [*wish.discard, *wish.played]
    unseen = wish.unseen
    if unseen is None:
        unseen = {card.id: card.dealt for card in content.of_source(STARTING)}
        for id in [*shown, *(wish.hand or [])]:
            if unseen.get(id, 0):
                unseen[id] -= 1
    deck = named(position, [id for id, number in unseen.items() for _ in range(number)], OFF, f"{field}.unseen")
    hand = named(position, wish.hand or [], OFF, f"{field}.hand")
    position.deck[seat] = Pile([bag_of(deck, len(content.cards))] if deck else [])
    position.hand[seat] = tuple(sorted(hand))
    position.discard[seat] = tuple(named(position, wish.discard, OFF, f"{field}.discard"))
    position.played[seat] = tuple(named(position, wish.played, OFF, f"{field}.played"))
    quests = named(position, [quest.id for quest in wish.quests], QUEST, f"{field}.quests")
    progress = [checked(quest.progress, 0, MOST, f"{field}.quests") for quest in wish.quests]
    position.pursued[seat] = tuple([c << PROGRESS_BITS | done for c, done in zip(quests, progress, strict=True)])
    if wish.hand is None:
        deal(position, seat)


def deal(position: Contest, seat: int) -> None:
    """A hand that is not known, from the cards that it may be of."""
    luck = SeededChance(DEAL)
    for _ in range(min(HAND, position.deck[seat].size)):
        card = luck.draw(position.deck[seat].top, 0)
        position.deck[seat] = position.deck[seat].without(card)
        position.hand[seat] = tuple(sorted((*position.hand[seat], card)))


def lay_row(position: Contest, wish: list[str | None]) -> None:
    content = position.setting.content
    row = [NO_CARD] * ROW
    for slot, id in enumerate(wish[:ROW]):
        if id is not None:
            card = content.card_named.get(id, OFF)
            if card == OFF or content.cards[card].source != CENTRE:
                raise fault("no-card-named", PLACE, f"row[{slot}]", card=id)
            row[slot] = card
    position.row = tuple(row)


def lay_piles(position: Contest) -> None:
    """Centre deck, quest deck and piles hold what is nowhere else; no card is there more often than in the box."""
    content = position.setting.content
    left = [card.dealt * position.setting.seats if card.source == STARTING else card.copies for card in content.cards]
    for seat in range(position.setting.seats):
        for card, number in enumerate(position.deck[seat].counts(len(content.cards))):
            left[card] -= number
        for card in position.hand[seat]:
            left[card] -= 1
    position.banished = ()
    position.boxed = ()
    for card in open_cards(position):
        left[card] -= 1
    for piece, owner in enumerate(position.owner):
        for known in content.of_source(CENTRE):
            if 0 <= owner < NEUTRAL and known.champion == position.kind[piece]:
                left[known.index] -= 1
    for known in content.cards:
        if left[known.index] < 0:
            raise fault("too-many-cards", PLACE, "players", rule="INF-COMP-06", card=known.id)
    position.boxed = tuple([card.index for card in content.of_source(STARTING) for _ in range(left[card.index])])
    position.mystics = left[position.setting.mystic]
    position.infantry = left[position.setting.infantry]
    for known in content.of_source(CENTRE):
        if not is_dealt(position.setting, known):
            left[known.index] = 0
    position.centre = pile_of(position, left, CENTRE)
    position.quests = pile_of(position, left, QUESTS)


def pile_of(position: Contest, left: list[int], source: int) -> Pile:
    cards = position.setting.content.cards
    counts = [number if card.source == source else 0 for card, number in zip(cards, left, strict=True)]
    return Pile([bag_with(counts)] if any(counts) else [])


def discard_schemes(position: Contest, number: int) -> None:
    """So many of any: which ones is left to a luck that is the same every time."""
    schemes = position.setting.content.schemes
    most = sum([scheme.copies for scheme in schemes])
    position.schemes, position.plotted = Pile([bag_with([scheme.copies for scheme in schemes])]), ()
    luck = SeededChance(DEAL)
    for _ in range(checked(number, 0, most, "threat")):
        scheme = luck.draw(position.schemes.top, 0)
        position.schemes = position.schemes.without(scheme)
        position.plotted = (*position.plotted, scheme)


# -- the field and the sides -------------------------------------------------------------------------------------


def lay_field(position: Contest, wish: SetUp) -> None:
    if "forest" in wish.terrain:
        left = [cell_named(position, name, "terrain.forest") for name in wish.terrain["forest"]]
        position.terrain = tuple(
            [ORDINARY if found == FOREST and cell not in left else found for cell, found in enumerate(position.terrain)]
        )
    if wish.treasures is not None:
        position.chests = tuple(sorted({cell_named(position, name, "treasures") for name in wish.treasures}))
    if wish.tokens is not None:
        position.tokens = tuple(
            sorted(
                [
                    cell_named(position, name, "tokens") << COLOUR_BITS | COLOURS.index(colour)
                    for colour, names in wish.tokens.items()
                    if colour in COLOURS
                    for name in names
                ]
            )
        )
    position.webs = tuple(cell_named(position, name, "webs") for name in wish.webs)


def give_side(position: Contest, side: int, wish: SideSetUp, field: str) -> None:
    scenario, content = position.setting.scenario, position.setting.content
    position.honour[side] = checked(wish.honour, 0, scenario.honour - 1, f"{field}.honour")
    numbers = {treasure.id: treasure.index for treasure in content.treasures}
    luck = SeededChance(DEAL)
    for place in range(wish.treasures_held if wish.treasures is None else len(wish.treasures)):
        found = numbers.get(wish.treasures[place], OFF) if wish.treasures is not None else OFF
        if wish.treasures is None and position.unseen.size > len(position.chests):
            found = luck.draw(position.unseen.top, 0)
        if found == OFF or not position.unseen.counts(len(numbers))[found]:
            name = wish.treasures[place] if wish.treasures is not None else str(place + 1)
            raise fault("no-treasure-named", PLACE, f"{field}.treasures", treasure=name)
        position.unseen = position.unseen.without(found)
        position.treasures[side] = tuple(sorted((*position.treasures[side], found)))
    beacons = list(position.beacons)
    for name in wish.beacons:
        cell = cell_named(position, name, f"{field}.beacons")
        if cell not in scenario.beacons:
            raise fault("no-beacon", PLACE, f"{field}.beacons", cell=name)
        beacons[scenario.beacons.index(cell)] = side + 1
    position.beacons = tuple(beacons)


def leave_nothing_to_draw(position: Contest) -> None:
    """In a puzzle a place of the row stays empty, there is nothing to research, and chests hold nothing unknown."""
    position.centre = Pile([])
    position.quests = Pile([])
    position.chests = ()
    position.unseen = Pile([])
    position.bag = Pile([])


def begin(position: Contest, wish: SetUp) -> None:
    """In the middle of a turn, so that everything that a turn offers can be tried at once."""
    setting = position.setting
    side = checked(max(wish.turn, 0), 0, setting.sides - 1, "turn")
    for seat in setting.members(side):
        position.turns[seat] = max(position.turns[seat], 1)
    position.side = side
    position.offer = ()
    position.undrafted = Pile([])
    villains = setting.campaign and side == VILLAINS
    after = LastTurn(list(setting.members(side))) if wish.last_turn else Rounds()
    position.agenda = [after, VillainTurn() if villains else Turn(side, ACTS)]
    position.asked = None
    position.result = None
    position.events = []
    position.advance()
