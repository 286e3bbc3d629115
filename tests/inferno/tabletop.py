"""Tests that read like the table: lay out a field, put champions on it, give cards, act, assert.

Cells are axial coordinates as in the ledger. Champions are given as `{"rakar": (seat, cell)}`, off the field with None.
Without anything else said the field is bare but for a blue portal in the west and a yellow one in the east, it is the
first player's turn, hands and decks are empty, and the row shows six Archive Novices.
"""

from collections.abc import Mapping, Sequence

from platzdarm.games.inferno.content.library import Library, built_in_library
from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.rules.cards import Content
from platzdarm.games.inferno.rules.field import ORDINARY, PORTAL, TERRAIN, standard_field
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.scenario import NO_COLOUR, Scenario
from platzdarm.games.inferno.rules.setting import NEUTRAL, NOBODY, Setting
from platzdarm.games.inferno.rules.turn import ACTS, Rounds, Turn
from platzdarm.games.inferno.table.facts import CONTEST_RULES
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile, bag_of, bag_with

Cell = tuple[int, int]
FIELD = standard_field()
WEST, EAST, NORTH, SOUTH = (-6, 0), (6, 0), (0, -6), (0, 6)


def library() -> Library:
    return built_in_library()


def content() -> Content:
    return library().content


def game() -> Inferno:
    return Inferno(library())


def cell(at: Cell) -> int:
    return FIELD.index[at]


def card(id: str) -> int:
    return content().card_named[id]


def cards(ids: Sequence[str]) -> tuple[int, ...]:
    return tuple(card(id) for id in ids)


def table(
    champions: Mapping[str, tuple[int, Cell | None]] | None = None,
    *,
    mode: str = "duel",
    terrain: Mapping[str, Sequence[Cell]] | None = None,
    portals: Sequence[Sequence[Cell]] = ((WEST,), (EAST,), (NORTH,), (SOUTH,)),
    treasures: Sequence[Cell] = (),
    tokens: Sequence[tuple[Cell, int]] = (),
    specials: Mapping[str, int] | None = None,
    neutrals: Sequence[str] = (),
    honour: int = 30,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    row: Sequence[str] = ("archive_novice",) * 6,
    centre: Sequence[str] = ("gate_scribe",) * 3,
    runes: int = 0,
    power: int = 0,
    queue: Sequence[int] = (),
) -> Contest:
    """`hand` and `deck` are those of the first player; `queue` is what chance brings next."""
    ground, colours = [ORDINARY] * FIELD.size, [NO_COLOUR] * FIELD.size
    for name, found in (terrain or {}).items():
        for at in found:
            ground[cell(at)] = TERRAIN.index(name)
    for colour, where in enumerate(portals):
        for at in where:
            ground[cell(at)], colours[cell(at)] = PORTAL, colour
    scenario = Scenario("tabletop", FIELD, ground, colours)
    scenario.honour, scenario.specials = honour, dict(specials or {})
    scenario.treasures = [cell(at) for at in treasures]
    scenario.neutrals = list(library().scenarios["twilight_of_idols"].neutrals) if neutrals else []
    setting = Setting(content(), scenario, mode, False)
    chance = ScriptedChance(list(queue), SeededChance(b"tabletop"))
    position = Contest(CONTEST_RULES, setting, [Rounds(), Turn(0, ACTS)], chance)
    position.side = 0
    position.turns = [2] * setting.seats
    position.chests = tuple(sorted(scenario.treasures))
    position.unseen = Pile([bag_with([treasure.copies for treasure in content().treasures])])
    position.tokens = tuple(sorted(cell(at) << 3 | colour for at, colour in tokens))
    position.mystics = position.infantry = 15
    position.row = cards(row) + (NO_CARD,) * (6 - len(row))
    kinds = len(content().cards)
    position.centre = Pile([bag_of(list(cards(centre)), kinds)] if centre else [])
    position.quests = Pile([bag_of([c.index for c in content().cards if c.source == 3], kinds)])
    position.hand[0] = tuple(sorted(cards(hand)))
    position.deck[0] = Pile([bag_of(list(cards(deck)), kinds)] if deck else [])
    position.runes[0], position.power[0] = runes, power
    for name, (seat, where_to) in (champions or {}).items():
        put(position, name, seat, where_to)
    position.advance()
    return position


def piece(position: Contest, name: str) -> int:
    return position.setting.piece_named[name]


def put(position: Contest, name: str, seat: int, at: Cell | None) -> int:
    found = piece(position, name)
    position.owner[found] = seat
    if at is not None:
        position.put(found, cell(at))
    position.asked = None
    return found


def neutral(position: Contest, name: str, at: Cell) -> int:
    return put(position, name, NEUTRAL, at)


def at(position: Contest, name: str) -> Cell | None:
    where = position.cell[piece(position, name)]
    return FIELD.cells[where] if where >= 0 else None


def name_of(at: Cell) -> str:
    return FIELD.name(cell(at))


def do(position: Contest, *texts: str, seat: int = 0) -> list[Event]:
    """Plays actions one after the other; what happened in all of them."""
    events: list[Event] = []
    for text in texts:
        events += position.play(seat, VOCABULARY.read(position, seat, text))
    return events


def step(position: Contest, *path: Cell, seat: int = 0) -> list[Event]:
    return do(position, *[f"step {name_of(at)}" for at in path], seat=seat)


def may(position: Contest, text: str, seat: int = 0) -> bool:
    return position.asks_for(seat, VOCABULARY.read(position, seat, text)) is not None


def refused(position: Contest, text: str, seat: int = 0) -> str:
    """The rule by which an action is refused; nothing has changed by it."""
    before = position.data()
    try:
        do(position, text, seat=seat)
    except IllegalAction as error:
        assert position.data() == before
        return error.rule
    raise AssertionError(f"'{text}' is not refused")


def offered(position: Contest, seat: int = 0) -> list[str]:
    """All that a seat may do, as text."""
    return [
        VOCABULARY.write(position, seat, action)
        for decision in position.pending()
        if decision.seat == seat
        for action in decision.answers
    ]


def asked(position: Contest, seat: int = 0) -> list[str]:
    return [decision.kind for decision in position.pending() if decision.seat == seat]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def end_turn(position: Contest, seat: int = 0) -> list[Event]:
    return do(position, "end", seat=seat)


def ids(found: Sequence[int]) -> list[str]:
    return sorted(content().cards[number & 255].id for number in found)


def treasure(id: str) -> int:
    return next(found.index for found in content().treasures if found.id == id)


def hold(position: Contest, side: int, *names: str) -> None:
    position.treasures[side] = tuple(sorted(treasure(name) for name in names))
    position.asked = None


def set_deck(position: Contest, seat: int, names: Sequence[str]) -> None:
    position.deck[seat] = Pile([bag_of(list(cards(names)), len(content().cards))] if names else [])


def in_stock(position: Contest, name: str) -> bool:
    return position.owner[piece(position, name)] == NOBODY
