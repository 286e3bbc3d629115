"""What happened, line by line. Who may see an event is said by the event; here is only what it means."""

from collections.abc import Sequence
from typing import Any, Final

from platzdarm.games.doom2004.rules.cards import COLOURS
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray, known_area
from platzdarm.games.doom2004.rules.setting import INVADER, seat_of
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.text.lines import Argument, Line, LineKind, Name, Part, Passage, Phrase, cell, settled

Told = dict[str, Any]  # an event by name, as the vocabulary tells it

SILENT: Final = ("attack_over",)
FULLER: Final = {"drew": "drew_card"}  # who gets the one is not told the other as well
CARRIED_OUT: Final = ("guard", "healed", "attack")  # what follows at once on an order that was used
HEADINGS: Final = ("round", "turn", "invader_turn", "revealed", "game_over")
DETAILS: Final = (
    *(
        "rolled",
        "rerolled",
        "aim_cancelled",
        "damage",
        "wounded",
        "unhurt",
        "judged",
        "acid",
        "ammo_spent",
        "order_lost",
        "scatter_card",
    ),
    *(
        "drew",
        "drew_card",
        "discarded",
        "shuffled",
        "placed",
        "recycled",
        "no_place",
        "no_figure",
        "healed",
        "frag",
        "mended",
        "follow_up",
    ),
)
UNTOLD: Final = {
    "moved": ("turned",),
    "teleported": ("turned",),
    "placed": ("turned",),
    "spawn": ("group",),
    "used": ("target", "other", "figure"),
    "swapped": ("square", "there"),
    "door_opened": ("figure",),
    "door_closed": ("figure",),
    "encounter": ("area", "way"),
    "special": ("special",),
    "read": ("area",),
    "took": ("square",),
    "follow_up": ("points",),
    "attack": ("aimed",),
    "rerolled": ("attacker",),
    "aim_cancelled": ("attacker",),
    "scattered": ("attacker",),
    "damage": ("attacker",),
    "attack_over": ("attacker",),
    "wounded": ("now",),
    "killed": ("square",),
}
AROUND: Final = Phrase("d04-around")  # a sweep has no single target
IN_AREAS: Final = ("placed", "respawned", "teleported")  # where nobody may be looking: told with the area
ACTORS: Final = ("attacker", "killer", "figure")  # whose line it is, the first that is there
OF_INVADER: Final = (
    "invader_turn",
    "drew",
    "drew_card",
    "discarded",
    "shuffled",
    "deck_empty",
    "spawn",
    "no_place",
    "no_figure",
    "used",
    "frag",
)


def tell(before: Foray, events: Sequence[Told]) -> list[Line]:
    """The lines of one action for somebody who sees these events of it."""
    chronicle = Chronicle(before)
    kinds = ["", *(event["kind"] for event in events)]
    lines: list[Line] = []
    for after, (event, before_it) in enumerate(zip(events, kinds, strict=False), 1):
        if worth_a_line(event) and FULLER.get(event["kind"]) != before_it:
            chronicle.following = events[after]["kind"] if after < len(events) else ""
            lines.append(chronicle.line(event, after))
    return settled(lines)


def worth_a_line(event: Told) -> bool:
    """Of a success the damage is told; who was not hurt is not healed."""
    if event["kind"] == "judged":
        return not event["success"]
    if event["kind"] == "healed":
        return bool(event["tokens"])
    return event["kind"] not in SILENT


class Chronicle:
    def __init__(self, position: Foray) -> None:
        self.position = position
        self.setting = position.setting
        self.texts = position.setting.scenario.texts
        self.new = ""  # the area that was revealed last
        self.following = ""  # what happens right after the event that is told

    def line(self, event: Told, after: int) -> Line:
        kind = event["kind"]
        weight: LineKind = "heading" if kind in HEADINGS else "detail" if kind in DETAILS else "line"
        ending, args = self.message(event)
        topic = event["figure"] if kind == "moved" else kind if kind == "drew" else ""
        return Line(f"d04-event-{kind}{ending}", args, self.owner(event), weight, topic, after)

    def message(self, event: Told) -> tuple[str, dict[str, Argument]]:
        """The ending of the message's id where there are variants, and the arguments."""
        kind, args = event["kind"], self.args(event)
        if kind == "attack":
            return ("-weapon" if "weapon" in args else ""), {**args, "square": self.target(event)}
        if kind == "damage":
            target = self.target(event)
            return ("-around", {"damage": event["damage"]}) if target == AROUND else ("", {**args, "square": target})
        if kind == "spawn":
            groups = self.groups(event["card"])
            return ("-choice", {**args, "group": groups[event["group"]]}) if len(groups) > 1 else ("", args)
        if kind == "order_lost":
            return ("-used" if self.following in CARRIED_OUT else ""), args
        if kind == "frag":
            return "", {**args, "needed": self.setting.frags}
        if kind == "revealed":
            self.new = event["area"]
        if kind in IN_AREAS:
            return "", {**args, "area": self.area_of(event["square"])}
        if kind == "judged":
            far = {"reach": event["reach"], "range": event["range"]}
            return ("-miss", {}) if event["miss"] else ("-short", far)
        if kind == "scattered":
            return ("" if "square" in args else "-none"), args
        if kind == "killed":
            return ("-by" if "killer" in args else ""), args
        if kind == "used":
            aims = [aim for aim in (event["target"], event["other"]) if isinstance(aim, str)]
            return ("-aimed", {**args, "aims": [self.aim(aim) for aim in aims]}) if aims else ("", args)
        if kind in ("read", "encounter", "special"):
            what = event["special"] if kind == "special" else event["area"]
            return "", {**args, "text": self.passage(kind, what)}
        return "", args

    def args(self, event: Told) -> dict[str, Argument]:
        """The fields of an event that are there and are told."""
        told: dict[str, Argument] = {}
        untold = UNTOLD.get(event["kind"], ())
        for field in VOCABULARY.events[event["kind"]].operands:
            value = event.get(field.name)
            if value is None or field.name in untold:
                continue
            several = [self.part(field.kind_name, one) for one in value] if field.rest else None
            told[field.name] = several if several is not None else self.argument(field.kind_name, value)
        return told

    def argument(self, kind: str, value: Any) -> Argument:
        plain: Argument = value
        return plain if kind in ("number", "side") else self.part(kind, value)

    def part(self, kind: str, value: Any) -> Part:
        match kind:
            case "figure":
                return self.figure(value)
            case "square":
                return cell(value)
            case "action" | "order":
                return Phrase(f"d04-name-{kind}-{value}")
            case "ammo":
                return Name("token", value)
            case "area":
                return self.passage("area", value)
            case "door":
                return door(value)
            case "rolled":
                numbers = {"colour": value["colour"], "miss": "yes" if value["miss"] else "no"}
                return Phrase("d04-die-face", {**numbers, "range": value["range"], "damage": value["damage"]})
        return Name(kind, value)

    def target(self, event: Told) -> Part:
        """What is attacked: who stood there as the attack was declared, or else the square itself; by a sweep, all."""
        name = event["square"]
        figures = self.position.figures_at(self.setting.field.named(name))
        if not figures:
            return cell(name)
        if self.setting.names[figures[0]] == event["attacker"]:
            return AROUND
        return Phrase("d04-at", {"figure": self.figure(self.setting.names[figures[0]]), "square": cell(name)})

    def area_of(self, square: str) -> Passage:
        """Of a square that the view before the action did not know: the area that has been revealed since."""
        number = self.setting.field.named(square)
        if number == OFF:
            return self.passage("area", self.new)
        return self.passage("area", known_area(self.position, self.setting.field.area[number]).id)

    def aim(self, word: str) -> Part:
        """What a card is aimed at, named by its id alone: a figure or a door."""
        return self.figure(word) if word in self.setting.figure_named else Phrase("d04-door", {"door": door(word)})

    def groups(self, id: str) -> list[list[Part]]:
        """The groups of a spawn card, of which one is chosen."""
        content = self.setting.content
        card = next(card for card in content.cards if card.id == id)
        return [
            [self.several(content.invaders[kind].id, group.count(kind)) for kind in dict.fromkeys(group)]
            for group in card.groups
        ]

    def several(self, kind: str, number: int) -> Part:
        name = Name("type", kind)
        return Phrase("d04-times", {"what": name, "n": number}) if number > 1 else name

    def passage(self, kind: str, id: str) -> Passage:
        """What the scenario has read out; no content that everybody has may name it before."""
        return Passage(*self.texts[f"{kind} {id}"])

    def figure(self, name: str) -> Part:
        if name in COLOURS:
            return Phrase(f"d04-side-{name}", cells=[name])
        kind, _, number = name.rpartition("-")
        return Phrase("d04-figure", {"type": Name("type", kind), "n": int(number)}, [name])

    def owner(self, event: Told) -> int | None:
        who = next((event[name] for name in ACTORS if event.get(name)), "")
        if event["kind"] in OF_INVADER:
            return INVADER
        return seat_of(self.setting.figure_named[who]) if who in self.setting.figure_named else None


def door(id: str) -> Name:
    return Name("door", id, [id])
