"""Tests that read like the table: lay tiles out, fight, take a turn, start a game with known draws.

Cells are written as in the ledger: `outpost_commando (0,0) rot 4`, also `with 1 wound` and, for a HQ, `with 2 points`.
Seats are numbered by the order in which armies first appear; `seats="outpost hegemony"` fixes another order.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from platzdarm.games.neuroshima.content.library import Library, built_in_library
from platzdarm.games.neuroshima.content.schema import BoardEntry, PlacedEntry, SeatEntry
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import FIELD_TEST
from platzdarm.games.neuroshima.rules.tiles import Piece
from platzdarm.games.neuroshima.rules.turn import ACT_STEP, DISCARD_STEP, ROUNDS_STEP
from platzdarm.games.neuroshima.table.scenario import battlefield, begin_battle, report
from platzdarm.games.neuroshima.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.pile import Pile, bag_with

Cell = tuple[int, int]
PLACED = re.compile(
    r"(?P<tile>[a-z0-9_]+) \((?P<q>-?\d),\s*(?P<r>-?\d)\)(?: rot (?P<rot>\d))?"
    r"(?: with (?P<number>\d+) (?P<what>wounds?|points?)(?: left)?)?"
)


@cache
def library() -> Library:
    return built_in_library()


def army_of(tile: str) -> str:
    return tile.split("_")[0]


def layout(
    tiles: str,
    *,
    seats: str = "",
    teams: Sequence[int] | None = None,
    board: str = "standard",
    mode: int = FIELD_TEST,
) -> Skirmish:
    """A hand-made board. `teams` gives the team of each seat; without it everybody plays for himself."""
    found = [match.groupdict() for match in PLACED.finditer(tiles)]
    assert len(found) == tiles.count("("), f"not understood: {tiles}"
    armies = list(dict.fromkeys(seats.split() + [army_of(entry["tile"]) for entry in found]))
    points = {
        army_of(entry["tile"]): int(entry["number"]) for entry in found if (entry["what"] or "").startswith("point")
    }
    entries = [
        SeatEntry(army, points.get(army, 20), teams[number] if teams else None) for number, army in enumerate(armies)
    ]
    placed = [
        PlacedEntry(
            armies.index(army_of(entry["tile"])),
            entry["tile"],
            (int(entry["q"]), int(entry["r"])),
            int(entry["rot"] or 0),
            int(entry["number"]) if (entry["what"] or "").startswith("wound") else 0,
        )
        for entry in found
    ]
    return battlefield(library(), BoardEntry(entries, placed, board), mode)


class Fought:
    """A battle that was fought: what a spectator could tell of it."""

    def __init__(self, position: Skirmish, story: dict[str, object], asked: list[tuple[str, list[str]]]) -> None:
        self.position = position
        self.story = story
        self.asked = asked  # (army that was asked, its answers as text), in order

    @property
    def acted(self) -> dict[int, set[Cell]]:
        """Phase -> the cells that acted in it (phases in which nobody acted are left out)."""
        return {p["initiative"]: {tuple(c) for c in p["acted"]} for p in self.phases() if p["acted"]}

    @property
    def destroyed(self) -> dict[int, set[Cell]]:
        """Phase -> the cells whose tiles left the board in it, spent medics included."""
        return {p["initiative"]: {tuple(c) for c in p["destroyed"]} for p in self.phases() if p["destroyed"]}

    @property
    def gone(self) -> set[Cell]:
        return set().union(*self.destroyed.values())

    def phases(self) -> list[dict]:  # type: ignore[type-arg]
        return self.story["phases"]  # type: ignore[return-value]

    def hq(self, army: str) -> int:
        return self.position.points[seat_of(self.position, army)]

    def wounds(self, cell: Cell) -> int:
        return piece_at(self.position, cell).wounds

    def stands(self, cell: Cell) -> bool:
        return self.position.cells[self.position.setting.field.index[cell]] is not None


def fight(
    position: Skirmish,
    choose: Callable[[str, list[str]], str] | Mapping[str, str] | Sequence[str] = (),
) -> Fought:
    """Fight the battle. Answers: a list of texts taken in order, a mapping from kind of question ('explode',
    'convert', 'heal') to the verb or text to answer with, or a function (kind, texts) -> text. A question that is
    not provided for fails the test."""
    queue = list(choose) if isinstance(choose, Sequence) else []
    asked: list[tuple[str, list[str]]] = []
    events = list(begin_battle(position))
    while not position.over:
        decision = position.pending()[0]
        texts = [VOCABULARY.write(position, decision.seat, action) for action in decision.answers]
        asked.append((position.setting.armies[decision.seat].name, texts))
        if callable(choose):
            text = choose(decision.kind, texts)
        elif isinstance(choose, Mapping):
            assert decision.kind in choose, f"unexpected question: {decision.kind} {texts}"
            text = next(t for t in texts if t == choose[decision.kind] or t.split()[0] == choose[decision.kind])
        else:
            assert queue, f"unexpected question: {decision.kind} {texts}"
            text = queue.pop(0)
        assert text in texts, f"{text!r} is not among {texts}"
        events += position.play(decision.seat, VOCABULARY.read(position, decision.seat, text))
    assert not queue, f"answers left over: {queue}"
    return Fought(position, report(position, events), asked)


def cell(position: Skirmish, place: Cell) -> str:
    """The notation's name of a cell given in ledger coordinates."""
    return position.setting.field.name(position.setting.field.index[place])


def piece_at(position: Skirmish, place: Cell) -> Piece:
    piece = position.cells[position.setting.field.index[place]]
    assert piece is not None, f"nothing on {place}"
    return piece


def is_free(position: Skirmish, place: Cell) -> bool:
    return position.cells[position.setting.field.index[place]] is None


def netted(position: Skirmish) -> set[Cell]:
    """The cells whose tiles are netted now."""
    mask = position.control().netted
    return {place for number, place in enumerate(position.setting.field.coordinates) if mask >> number & 1}


def seat_of(position: Skirmish, army: str) -> int:
    return [a.name for a in position.setting.armies].index(army)


# -- turns -------------------------------------------------------------------------------------------------------


def in_turn(
    position: Skirmish,
    army: str,
    hand: str = "",
    *,
    piles: Mapping[str, str] | None = None,
    must_discard: bool = False,
    turn: int = 10,
    mode: int | None = None,
) -> Skirmish:
    """Make it `army`'s turn on a hand-made board, holding the tiles of `hand` (keys or full ids).

    Play goes on in the order of the seats afterwards. Every pile has 20 arbitrary tiles unless `piles` says which
    tiles an army's pile holds (then draws are still by chance; one kind of tile makes them certain).
    """
    setting = position.setting
    if mode is not None:
        setting.mode = mode
    seat = seat_of(position, army)
    position.active = seat
    position.turn = turn
    position.clock = seat + 1
    for number, owner in enumerate(setting.armies):
        counts = owner.pile_counts()
        if piles is not None and owner.name in piles:
            counts = [0] * len(counts)
            for key in piles[owner.name].split():
                counts[owner.by_key[short(key, owner.name)].index] += 1
        position.piles[number] = Pile([bag_with(counts)] if sum(counts) else [])
    position.chance = SeededChance(b"tabletop")
    position.hands[seat] = tuple(setting.armies[seat].by_key[short(key, army)].index for key in hand.split())
    position.fresh = True
    position.agenda = [ROUNDS_STEP, DISCARD_STEP if must_discard else ACT_STEP]
    position.asked = None
    return position


def short(key: str, army: str) -> str:
    return key.removeprefix(f"{army}_")


def legal(position: Skirmish) -> list[str]:
    """All legal answers to the question that is due, as text."""
    decision = position.pending()[0]
    return [VOCABULARY.write(position, decision.seat, action) for action in decision.answers]


def asks(position: Skirmish) -> tuple[str, str]:
    """Who is asked (army), and what kind of question."""
    decision = position.pending()[0]
    return position.setting.armies[decision.seat].name, decision.kind


def play(position: Skirmish, *texts: str) -> Skirmish:
    """Play one text after the other for whoever is asked."""
    for text in texts:
        seat = position.pending()[0].seat
        position.play(seat, VOCABULARY.read(position, seat, text))
    return position


def refused(position: Skirmish, text: str, army: str | None = None) -> str:
    """The rule by which an action is refused; fails if it is legal or if the position changed."""
    seat = position.pending()[0].seat if army is None else seat_of(position, army)
    before = position.data()
    try:
        position.play(seat, VOCABULARY.read(position, seat, text))
    except IllegalAction as error:
        assert position.data() == before, "a refused action must leave the position as it was"
        return error.rule
    raise AssertionError(f"'{text}' was accepted")


def hand(position: Skirmish, army: str) -> list[str]:
    seat = seat_of(position, army)
    return [position.setting.armies[seat].tiles[tile].key for tile in position.hands[seat]]


def discards(position: Skirmish, army: str) -> list[str]:
    seat = seat_of(position, army)
    return [position.setting.armies[seat].tiles[tile].key for tile in position.discards[seat]]


def pile_size(position: Skirmish, army: str) -> int:
    return position.piles[seat_of(position, army)].size


# -- whole games -------------------------------------------------------------------------------------------------


def new_game(draws: Sequence[str] = (), **options: str) -> Skirmish:
    """A game from its start. `draws` are full tile ids, drawn in that order; then chance goes on by a fixed seed.

    Seat 0 begins unless `first` says otherwise.
    """
    game = Neuroshima(library())
    options.setdefault("first", "0")
    tiles = {tile.id: tile.index for army in library().armies.values() for tile in army.tiles}
    chance = ScriptedChance([tiles[name] for name in draws], SeededChance(b"tabletop"))
    return game.start(options, chance)


def pass_turn(position: Skirmish) -> Skirmish:
    """The seat to move discards the first tile if it must, and ends its turn."""
    if position.pending()[0].kind == "discard":
        play(position, legal(position)[0])
    return play(position, "end")
