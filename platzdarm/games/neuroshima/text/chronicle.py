"""What happened, in words. Events name cells; who stood there is known only by following the board."""

from platzdarm.games.neuroshima.rules.attacks import INSTANT_SOURCE
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.tiles import HQ, Piece
from platzdarm.games.neuroshima.text.vocabulary import ATTACKS, CAUSES
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.events import Event
from platzdarm.text.words import Message, Value

LEAVING = ("destroyed", "spent", "removed")
OF_SEAT = ("last_tile_drawn", "turn_ended", "eliminated")


class Chronicle:
    """Begins at a position and follows the events that lead on from it."""

    def __init__(self, names: Names, position: Skirmish) -> None:
        self.names = names
        self.position = position
        self.cells: list[Piece | None] = list(position.cells)

    def tell_all(self, events: list[Event]) -> list[Message]:
        """Drawn tiles and acting tiles are told together, phases in which nobody acts not at all."""
        told: list[Message] = []
        at = 0
        while at < len(events):
            alike = 1
            while at + alike < len(events) and belongs_with(events[at], events[at + alike]):
                alike += 1
            group = events[at : at + alike]
            at += alike
            following = events[at].kind if at < len(events) else ""
            if group[0].kind == "phase" and following in ("phase", "battle_ended"):
                continue
            told.append(self.tell(group))
        return told

    def tell(self, group: list[Event]) -> Message:
        event = group[0]
        kind, values = event.kind, event.values
        if kind == "drew":
            tiles = [one.values[1] for one in group]
            return "event-drew", {"seat": self.seat(values[0]), "tiles": self.tiles(values[0], tiles)}
        if kind == "acted":
            return "event-acted", {"tiles": ", ".join(self.at(one.values[0]) for one in group)}
        if kind in LEAVING:
            message: Message = (f"event-{kind}", {"tile": self.at(values[0])})
            self.cells[values[0]] = None
            return message
        if kind in ("placed", "moved", "pushed"):
            return self.change_board(kind, values)
        if kind in ("hit", "converted", "exploded", "healed", "wounded"):
            return f"event-{kind}", self.in_battle(kind, values)
        return self.of_table(kind, values)

    def change_board(self, kind: str, values: list[int]) -> Message:
        place = self.position.setting.field.name
        if kind == "placed":
            seat, number, cell, rotation = values
            tile = self.position.setting.armies[seat].tiles[number]
            self.cells[cell] = Piece(tile, seat, rotation)
            if tile.kind == HQ:
                return "event-placed-hq", {"seat": self.seat(seat), "cell": place(cell)}
            name = self.names.tile(tile)
            return "event-placed", {"seat": self.seat(seat), "tile": name, "cell": place(cell), "rotation": rotation}
        start, cell = values[0], values[1]
        piece = self.cells[start]
        assert piece is not None
        self.cells[start] = None
        self.cells[cell] = piece
        name = self.names.tile(piece.tile)
        if kind == "pushed":
            return "event-pushed", {"tile": name, "start": place(start), "cell": place(cell)}
        if start == cell:
            return "event-turned", {"tile": name, "cell": place(cell), "rotation": values[2]}
        return "event-moved", {"tile": name, "start": place(start), "cell": place(cell), "rotation": values[2]}

    def in_battle(self, kind: str, values: list[int]) -> dict[str, Value]:
        if kind == "hit":
            return {"source": self.at(values[0]), "target": self.at(values[1]), "damage": values[2]}
        if kind == "healed":
            return {"patient": self.at(values[0]), "source": self.at(values[1]), "medic": self.at(values[2])}
        if kind == "converted":
            return {"tile": self.at(values[0]), "side": values[1], "kind": ATTACKS[values[2]]}
        if kind == "wounded":
            return {"tile": self.at(values[0]), "damage": values[1]}
        return {"tile": self.at(values[0])}

    def of_table(self, kind: str, values: list[int]) -> Message:
        """Turns, hands, points and the end."""
        if kind in OF_SEAT:
            return f"event-{kind}", {"seat": self.seat(values[0])}
        match kind:
            case "turn":
                return "event-turn", {"seat": self.seat(values[0]), "turn": values[1]}
            case "redrew":
                return "event-redrew", {"seat": self.seat(values[0]), "tiles": self.tiles(values[0], values[1:])}
            case "discarded" | "played":
                return f"event-{kind}", {"seat": self.seat(values[0]), "tile": self.tiles(values[0], [values[1]])}
            case "hq_damaged":
                return "event-hq_damaged", {"seat": self.seat(values[0]), "damage": values[1], "left": values[2]}
            case "scored":
                return "event-scored", {"seat": self.seat(values[0]), "damage": values[1], "points": values[2]}
            case "battle_began":
                return f"event-battle_began-{CAUSES[values[0]]}", {}
            case "battle_ended":
                return "event-battle_ended", {}
            case "phase":
                return "event-phase", {"phase": values[0]}
            case "tie":
                return "event-tie", {"seats": self.names.seats(self.position, values)}
            case "puzzle_over":
                return "event-puzzle_over", {"solved": values[0]}
            case _:
                teams = {self.position.setting.sides.teams[seat] for seat in values}
                end = "won" if len(teams) == 1 else "drawn"
                return f"event-game_over-{end}", {"seats": self.names.seats(self.position, values)}

    def at(self, cell: int) -> str:
        piece = None if cell == INSTANT_SOURCE else self.cells[cell]
        return self.names.at(self.position, piece, cell)

    def seat(self, seat: int) -> str:
        return self.names.seat(self.position, seat)

    def tiles(self, seat: int, numbers: list[int]) -> str:
        return self.names.tiles(self.position, seat, numbers)


def belongs_with(one: Event, other: Event) -> bool:
    if one.kind != other.kind or one.audience != other.audience:
        return False
    return one.kind == "acted" or (one.kind == "drew" and one.values[0] == other.values[0])
