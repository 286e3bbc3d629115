"""What happened, line by line. Who may see an event is said by the event; here is only what it means."""

from collections.abc import Sequence
from typing import Any, Final

from platzdarm.games.inferno.rules.cards import VILLAIN_PREFIX
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import COLOURS
from platzdarm.games.inferno.rules.setting import NOBODY, VILLAIN, VILLAINS
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.text.lines import Argument, Line, LineKind, Name, Part, Phrase, cell, settled

Told = dict[str, Any]  # an event by name, as the vocabulary tells it

FULLER: Final = {"research": "looked_at", "drew": "drew_card"}  # who gets the one is not told the other as well
HEADINGS: Final = ("turn", "won", "scheme", "surge")
DETAILS: Final = (
    *("drew_card", "drew", "shuffled", "cleaned_up", "runes", "power", "revealed", "centre_shuffled", "readied"),
    *("damage", "boosted", "granted", "souls", "order_over", "joined", "destroyed", "offered", "looked_at", "treasure"),
    *("accepted", "declined", "triggered", "unmet", "villain_choice", "can_defeat", "schemes_discarded", "hardened"),
    "markers",
)
BY_VILLAINS: Final = ("scheme", "threat", "schemes_discarded", "schemes_out")  # deeds of theirs that name nobody
UNTOLD: Final = {
    "played": ("piece",),
    "damage": ("total",),
    "cleaned_up": ("cards",),
    "attack": ("targets",),
    "can_defeat": ("targets",),
    "villain_plan": ("why",),
    "threat": ("met",),
}


def tell(before: Contest, events: Sequence[Told]) -> list[Line]:
    """The lines of one action for somebody who sees these events of it."""
    chronicle = Chronicle(before)
    seen = {event["kind"] for event in events}
    lines: list[Line] = []
    for after, event in enumerate(events, 1):
        if FULLER.get(event["kind"]) not in seen:
            lines.append(chronicle.line(event, after))
    return settled(lines)


class Chronicle:
    def __init__(self, position: Contest) -> None:
        self.position = position
        self.setting = position.setting
        self.side = position.side

    def line(self, event: Told, after: int) -> Line:
        kind = event["kind"]
        if kind == "turn":
            self.side = event["side"]
        weight: LineKind = "heading" if kind in HEADINGS else "detail" if kind in DETAILS else "line"
        ending, args = self.message(event)
        topic = event["piece"] if kind == "moved" else ""
        return Line(f"inf-event-{kind}{ending}", args, self.owner(event), weight, topic, after)

    def message(self, event: Told) -> tuple[str, dict[str, Argument]]:
        """The ending of the message's id where there are variants, and the arguments."""
        kind, args = event["kind"], self.args(event)
        if kind == "played" and event["piece"] is not None:
            return "-on", {**args, "piece": self.part("piece", event["piece"])}
        if kind == "villain_plan":
            return f"-{event['why']}" + ("" if event["target"] else "-to"), args
        if kind == "beat":
            return f"-{event['tale']}-{event['number']}", {}
        if kind == "villain_choice":
            return ("-cell" if event["cell"] else "-target" if event["target"] else ""), args
        if kind == "boosted":
            found = [name for name in ("strength", "defence", "speed") if event[name]]
            return (f"-{found[0]}", {"piece": args["piece"], "n": event[found[0]]}) if len(found) == 1 else ("", args)
        if kind == "threat":
            return ("-met" if event["met"] else ""), args
        if kind == "villain_ordered":
            return ("-to" if event["goal"] else ""), args
        if kind in ("attack", "can_defeat") and event["targets"]:
            return "", {**args, "targets": [self.part("piece", target) for target in event["targets"]]}
        if kind == "defeated":
            return ("-by" if "by" in args else ""), args
        if "source" in event:
            return "", {**args, "text": self.part(event["source"], event["text"])}
        return "", args

    def args(self, event: Told) -> dict[str, Argument]:
        """The fields of an event that are there and are told."""
        told: dict[str, Argument] = {}
        untold = UNTOLD.get(event["kind"], ())
        for field in VOCABULARY.events[event["kind"]].operands:
            value = event.get(field.name)
            if value is not None and field.name not in untold and field.kind_name not in ("source", "text"):
                told[field.name] = self.argument(field.kind_name, value)
        return told

    def argument(self, kind: str, value: Any) -> Argument:
        plain: Argument = value
        return plain if kind == "number" else self.part(kind, value)

    def part(self, kind: str, value: Any) -> Part:
        match kind:
            case "piece":
                id = self.position.kind_at(self.setting.piece_named[value]).name
                return Name("champion", id, [value])
            case "kind" | "champion":
                return Name("champion", value.removeprefix(VILLAIN_PREFIX))
            case "cell":
                return cell(value)
            case "seat":
                return seat_name(self.position, int(value))
            case "side":
                return side_name(self.position, int(value))
            case "slot" | "how" | "keyword" | "ground":
                return Phrase(f"inf-{kind}-{value}")
        return Name(kind, value)

    def owner(self, event: Told) -> int | None:
        """Whose mark the line bears: that of a player, or the villains, who does what it tells, or whom it befalls."""
        if "seat" in event:
            return int(event["seat"])
        if event["kind"] in BY_VILLAINS:
            return VILLAIN
        if "side" in event:
            return self.head(event["side"])
        seat = event.get("by")
        if seat is None and "piece" in event:
            seat = self.position.owner[self.setting.piece_named[event["piece"]]]
        if seat == NOBODY and self.setting.campaign and self.side == VILLAINS:
            return VILLAIN  # a rat that has come to them just now
        return seat if seat == VILLAIN or (seat is not None and 0 <= seat < self.setting.seats) else None

    def head(self, side: int) -> int | None:
        """Who stands for a side; partners have one mark each, and their side none."""
        if self.setting.campaign and side == VILLAINS:
            return VILLAIN
        members = self.setting.members(side)
        return members[0] if len(members) == 1 else None


def seat_name(position: Contest, seat: int) -> Phrase:
    """A player by the colour of the gate; partners, who share one, by its number too, as plates name them."""
    if seat >= position.setting.seats:
        return Phrase("inf-side-villains")
    colour = Phrase(f"inf-seat-{COLOURS[position.colour(seat)]}")
    if len(position.setting.members(position.setting.side_of(seat))) == 1:
        return colour
    return Phrase("inf-seat-mate", {"seat": colour, "n": position.gate_number(seat) + 1})


def side_name(position: Contest, side: int) -> Phrase:
    setting = position.setting
    if setting.campaign:
        return Phrase("inf-side-villains" if side == VILLAINS else "inf-side-players")
    seat = setting.members(side)[0]
    if setting.teams:
        return Phrase(f"inf-side-team-{COLOURS[position.colour(seat)]}")
    return seat_name(position, seat)
