"""More of the table for tests of turns, battles and endings: events as they are told, full boards, last rounds."""

from collections.abc import Mapping, Sequence

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.field import STANDARD
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import DUEL
from platzdarm.games.neuroshima.table.scenario import begin_battle
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.events import Event
from tests.neuroshima.tabletop import Cell, in_turn, layout, library, play, seat_of, short

LAST_TILE = {"outpost": "officer", "hegemony": "scout"}
CAUSES = ("by tile", "by full board", "as last", "by hand")  # what started a battle, as the engine numbers it

# Two HQs out of each other's reach.
TWO_HQS = "outpost_hq (0,2), hegemony_hq (0,-2)"

# Every cell taken, and nobody can strike anybody: each HQ has only its own modules around it.
PEACE = {
    **{(q, r): "outpost_officer" for q in (-2, -1, 0) for r in range(-2, 3) if abs(q + r) <= 2},
    **{(q, r): "hegemony_scout" for q in (1, 2) for r in range(-2, 3) if abs(q + r) <= 2},
    (-2, 1): "outpost_hq",
    (2, -1): "hegemony_hq",
}


def start_game(seed: bytes, **options: str) -> Skirmish:
    """A game from its start with nothing scripted."""
    return Neuroshima(library()).start(options, SeededChance(seed))


def full_board(free: Sequence[Cell] = (), **changed: str) -> Skirmish:
    """The peaceful full board, in a game of two, with some cells free; `e1="hegemony_runner"` changes a tile."""
    tiles: list[str] = []
    for number, place in enumerate(STANDARD.coordinates):
        if place not in free:
            tile = changed.get(STANDARD.name(number), PEACE[place])
            tiles.append(f"{tile} ({place[0]},{place[1]})")
    return layout(", ".join(tiles), seats="outpost hegemony", mode=DUEL)


def give(position: Skirmish, army: str, tiles: str) -> Skirmish:
    """Put kept tiles into the hand of a seat."""
    seat = seat_of(position, army)
    position.hands[seat] = tuple(position.setting.armies[seat].by_key[short(key, army)].index for key in tiles.split())
    position.asked = None
    return position


def tell(position: Skirmish, *texts: str) -> list[Event]:
    """Play the texts for whoever is asked, and hear what happens."""
    told: list[Event] = []
    for text in texts:
        seat = position.pending()[0].seat
        told += position.play(seat, VOCABULARY.read(position, seat, text))
    return told


def battles(told: list[Event]) -> list[str]:
    """The battles that began, by what started them."""
    return [CAUSES[event.values[0]] for event in told if event.kind == "battle_began"]


def told_in_phase(told: list[Event], phase: int) -> list[Event]:
    """What was told in one initiative phase of the only battle."""
    current = -1
    found: list[Event] = []
    for event in told:
        if event.kind == "phase":
            current = event.values[0]
        elif current == phase:
            found.append(event)
    return found


def battle_told(position: Skirmish) -> list[Event]:
    """Fight a battle without choices on a hand-made board, and hear it."""
    told = list(begin_battle(position))
    assert position.over, "somebody was asked"
    return told


def last_draw(
    position: Skirmish, drawer: str, waiting: str, piles: Mapping[str, str] | None = None, kept: str = ""
) -> Skirmish:
    """`waiting` ends a turn, `drawer` draws the last tile of his pile (a module, unless told): the end has begun."""
    in_turn(position, waiting, piles={drawer: LAST_TILE[drawer], **(piles or {})})
    give(position, drawer, kept)
    return play(position, "end")
