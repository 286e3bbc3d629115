"""Whatever happens is told: who only hears the events knows board, hands and points, in random games of every mode."""

from collections import Counter

import pytest

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.events import Event
from tests.neuroshima.tabletop import library

GAME = Neuroshima(library())
TABLES: list[dict[str, str]] = [
    {"armies": "borgo,hegemony"},
    {"armies": "moloch,outpost", "reinforcement": "yes"},
    {"armies": "outpost,borgo,moloch", "mode": "free_for_all"},
    {"armies": "hegemony,moloch,borgo", "mode": "points"},
    {"armies": "outpost,hegemony,borgo,moloch", "mode": "teams"},
    {"armies": "moloch,hegemony,outpost", "mode": "one_against_two"},
    {"armies": "outpost,hegemony,borgo,moloch,outpost,borgo", "players": "6"},
]


class Onlooker:
    """Has seen nothing of the game, and hears all events."""

    def __init__(self, position: Skirmish) -> None:
        setting = position.setting
        self.hqs = [army.hq.index for army in setting.armies]
        self.board: dict[int, tuple[int, int, int]] = {}  # cell -> seat, tile, rotation
        self.wounds: Counter[int] = Counter()
        self.hands: list[Counter[int]] = [Counter(hand) for hand in position.hands]
        self.points = position.points.copy()
        self.active, self.turn = position.active, position.turn
        self.medics: Counter[int] = Counter()  # those that healed and are yet to leave
        self.winners: list[int] | None = None
        self.battles = 0

    def hear(self, event: Event) -> None:
        getattr(self, f"on_{event.kind}", self.ignore)(*event.values)

    def ignore(self, *values: int) -> None:
        pass

    # -- hands ------------------------------------------------------------------------------------------------

    def on_turn(self, seat: int, turn: int) -> None:
        self.active, self.turn = seat, turn

    def on_drew(self, seat: int, tile: int) -> None:
        self.hands[seat][tile] += 1

    def on_discarded(self, seat: int, tile: int) -> None:
        assert self.hands[seat][tile], "nobody gives away what he does not hold"
        self.hands[seat][tile] -= 1

    def on_redrew(self, seat: int, *tiles: int) -> None:
        assert +self.hands[seat] == Counter(tiles), "the whole hand goes"
        self.hands[seat].clear()

    def on_played(self, seat: int, tile: int, cell: int) -> None:
        self.on_discarded(seat, tile)

    # -- the board --------------------------------------------------------------------------------------------

    def on_placed(self, seat: int, tile: int, cell: int, rotation: int) -> None:
        if tile != self.hqs[seat]:
            self.on_discarded(seat, tile)
        assert cell not in self.board
        self.board[cell] = (seat, tile, rotation)

    def on_moved(self, start: int, cell: int, rotation: int) -> None:
        seat, tile, _ = self.board.pop(start)
        self.board[cell] = (seat, tile, rotation)
        self.wounds[cell] = self.wounds.pop(start, 0)

    def on_pushed(self, start: int, cell: int) -> None:
        self.on_moved(start, cell, self.board[start][2])

    def on_wounded(self, cell: int, amount: int) -> None:
        self.wounds[cell] += amount

    def on_destroyed(self, cell: int, seat: int, tile: int) -> None:
        assert self.board.pop(cell)[:2] == (seat, tile)
        del self.wounds[cell]

    on_removed = on_destroyed

    def on_spent(self, cell: int, seat: int, tile: int) -> None:
        assert self.medics[cell], "a medic that leaves has healed"
        del self.medics[cell]
        self.on_destroyed(cell, seat, tile)

    def on_healed(self, patient: int, source: int, medic: int) -> None:
        self.medics[medic] += 1

    # -- points -----------------------------------------------------------------------------------------------

    def on_hq_damaged(self, seat: int, amount: int, left: int) -> None:
        self.points[seat] = max(self.points[seat] - amount, 0)
        assert self.points[seat] == left

    def on_scored(self, seat: int, amount: int, points: int) -> None:
        self.points[seat] += amount
        assert self.points[seat] == points

    def on_battle_began(self, cause: int) -> None:
        self.battles += 1

    def on_battle_ended(self) -> None:
        self.battles -= 1

    def on_game_over(self, *seats: int) -> None:
        self.winners = list(seats)

    # -- comparing --------------------------------------------------------------------------------------------

    def compare(self, position: Skirmish) -> None:
        pieces = {cell: piece for cell, piece in enumerate(position.cells) if piece is not None}
        assert self.board == {cell: (one.seat, one.tile.index, one.rotation) for cell, one in pieces.items()}
        assert +self.wounds == +Counter({cell: one.wounds for cell, one in pieces.items()})
        assert [+hand for hand in self.hands] == [Counter(hand) for hand in position.hands]
        assert self.points == position.points
        assert (self.active, self.turn) == (position.active, position.turn)
        if position.pending() and position.pending()[0].kind in ("act", "discard"):
            assert not self.battles and not self.medics, "what has begun is over"
        if position.result is not None:
            best = max(position.result)
            assert self.winners == [seat for seat, share in enumerate(position.result) if share == best]


@pytest.mark.rule("NH-SET-05", "NH-TURN-01", "NH-UNL-02", "NH-MED-01", "NH-BAT-06", "NH-BAT-09", "NH-PSH-01")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.get("mode") or options["armies"])
@pytest.mark.parametrize("number", range(5))
def test_who_hears_all_events_knows_the_table(options: dict[str, str], number: int) -> None:
    seed = b"told %d" % number
    position = GAME.start(GAME.settle(options), SeededChance(seed))
    luck = SeededChance(seed)
    onlooker = Onlooker(position)
    while not position.over:
        decision = position.pending()[0]
        for event in position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers)))):
            onlooker.hear(event)
        onlooker.compare(position)
