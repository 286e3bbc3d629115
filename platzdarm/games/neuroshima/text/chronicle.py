"""What happened, line by line. Events name cells; who stood there is known only by following the board."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.text.facing import facing
from platzdarm.games.neuroshima.text.vocabulary import INSTANT
from platzdarm.games.neuroshima.text.words import MARKS
from platzdarm.text.lines import Argument, Line, LineKind, Name, Part, Phrase, cell, settled

Told = dict[str, Any]  # an event by name, as the vocabulary tells it

LEAVING = ("destroyed", "spent", "removed")
HEADINGS = ("turn", "phase", "battle_began", "game_over")
AT_CELL = ("converted", "exploded", "wounded", *LEAVING)  # tell of the tile that stands on their cell
DETAILS = ("acted", "hit", "healed", "hq_damaged", "scored", *AT_CELL)
TOGETHER = {"drew": "tile", "acted": "cell"}  # several at once share a line


def tell(before: Skirmish, events: Sequence[Told]) -> list[Line]:
    """The lines of one action for somebody who sees these events of it."""
    return Chronicle(before).tell(events)


class Chronicle:
    """Begins at a position, which must stay as it is, and follows the events that lead on from it."""

    def __init__(self, position: Skirmish) -> None:
        self.position = position
        setting = position.setting
        self.armies = [army.name for army in setting.armies]
        self.teams = setting.sides.teams
        self.headquarters = [army.hq.id for army in setting.armies]

    @cached_property
    def standing(self) -> dict[str, tuple[int, str]]:
        """Seat and tile on each cell; most actions need not be told who stood where."""
        name, pieces = self.position.setting.field.name, enumerate(self.position.cells)
        return {name(at): (piece.seat, piece.tile.id) for at, piece in pieces if piece is not None}

    def tell(self, events: Sequence[Told]) -> list[Line]:
        """Drawn tiles and acting tiles are told together, phases in which nobody acts not at all."""
        lines: list[Line] = []
        at = 0
        while at < len(events):
            group = alike(events, at)
            at += len(group)
            following = events[at]["kind"] if at < len(events) else ""
            if group[0]["kind"] != "phase" or following != "battle_ended":
                lines.append(self.line(group, at))
        return settled(lines)

    def line(self, group: Sequence[Told], after: int) -> Line:
        event = group[0]
        kind = event["kind"]
        seat = self.owner(event)
        message, args = self.message(group)
        weight: LineKind = "heading" if kind in HEADINGS else "detail" if kind in DETAILS else "line"
        return Line(f"event-{message}", args, seat, weight, "phase" if kind == "phase" else "", after)

    def message(self, group: Sequence[Told]) -> tuple[str, dict[str, Argument]]:
        event = group[0]
        kind = event["kind"]
        args: dict[str, Argument] = {name: self.argument(name, value) for name, value in event.items()}
        del args["kind"]
        match kind:
            case "drew":
                return kind, {"seat": args["seat"], "tiles": [Name("tile", one["tile"]) for one in group]}
            case "acted":
                return kind, {"tiles": [self.at(one["cell"]) for one in group]}
            case "healed":
                return kind, {"patient": self.at(event["cell"]), **only(args, "source", "medic")}
            case "placed" | "moved" | "pushed":
                return self.change_board(event, args)
            case "played":
                return kind, only(args, "seat", "tile")
            case "converted":
                side = Phrase(f"name-side-{event['side']}")
                return kind, {"tile": self.at(event["cell"]), "side": side, "kind": event["attack"]}
            case "battle_began":
                return f"{kind}-{event['cause']}", {}
            case "game_over":
                won = len({self.teams[seat] for seat in event["seats"]}) == 1
                return f"{kind}-{'won' if won else 'drawn'}", args
        if kind in AT_CELL:
            args = {"tile": self.at(event["cell"]), **only(args, "damage")}
            if kind in LEAVING:
                self.standing.pop(event["cell"], None)
        return kind, args

    def argument(self, name: str, value: Any) -> Argument:
        match name:
            case "seat":
                return self.seat(value)
            case "seats":
                return [self.seat(seat) for seat in value]
            case "tile":
                return Name("tile", value)
            case "tiles":
                return [Name("tile", tile) for tile in value]
            case "source" | "target" | "medic":
                return self.at(value)
            case "start" | "cell" if value is not None:
                return cell(value)
        argument: Argument = value
        return argument

    def change_board(self, event: Told, args: dict[str, Argument]) -> tuple[str, dict[str, Argument]]:
        kind, place = event["kind"], event["cell"]
        if kind == "placed":
            self.standing[place] = (event["seat"], event["tile"])
            if event["tile"] in self.headquarters:
                return "placed-hq", only(args, "seat", "cell")
            looks = self.facing(event["seat"], event["tile"], event["rotation"])
            return kind, {**args, "tile": Name("tile", event["tile"], [place]), "rotation": looks}
        seat, tile = self.standing.pop(event["start"])
        self.standing[place] = (seat, tile)
        args["tile"] = Name("tile", tile, [place])
        if "rotation" in event:
            args["rotation"] = self.facing(seat, tile, event["rotation"])
        if event["start"] == place:
            return "turned", only(args, "tile", "cell", "rotation")
        return kind, args

    def facing(self, seat: int, tile: str, rotation: int) -> int:
        army = self.position.setting.armies[seat]
        return facing(army.by_key[tile.removeprefix(f"{army.name}_")], rotation)

    # -- who ---------------------------------------------------------------------------------------------------

    def owner(self, event: Told) -> int | None:
        if "seat" in event:
            return int(event["seat"])
        place = event.get("source", event.get("start", event.get("cell")))
        return self.standing[place][0] if place is not None and place in self.standing else None

    def at(self, place: str) -> Part:
        """A tile and where it stands; instants strike from nowhere."""
        if place == INSTANT:
            return Phrase("name-instant")
        if place not in self.standing:
            return cell(place)
        return Phrase("name-tile-at", {"tile": Name("tile", self.standing[place][1]), "cell": place}, [place])

    def seat(self, seat: int) -> Part:
        """The army; where armies repeat (five or six players), with the seat's mark."""
        name = Name("army", self.armies[seat])
        if self.armies.count(name.id) == 1:
            return name
        return Phrase("name-seat-twice", {"army": name, "mark": MARKS[seat]})


def only(args: dict[str, Argument], *names: str) -> dict[str, Argument]:
    return {name: args[name] for name in names if name in args}


def alike(events: Sequence[Told], at: int) -> Sequence[Told]:
    """The events from there on that share a line."""
    first, end = events[at], at + 1
    varies = TOGETHER.get(first["kind"])
    while varies and end < len(events) and {**events[end], varies: 0} == {**first, varies: 0}:
        end += 1
    return events[at:end]
