"""What happened, line by line. Who may see an event is said by the event; here is only what it means.

Where some see more than others, two events come: whoever gets the fuller one is not told the poorer one as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from platzdarm.games.doom2016.rules.attack import BLACK_FACE, current
from platzdarm.games.doom2016.rules.cards import MARINES
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, INVADER, is_demon
from platzdarm.games.doom2016.text.vocabulary import COLOURS_OF_DICE, INITIATIVE_CARDS, VOCABULARY
from platzdarm.text.lines import Argument, Line, LineKind, Name, Part, Phrase, cell, settled

Told = dict[str, Any]  # an event by name, as the vocabulary tells it

# of no use to anybody; a marine whose teleporter is taken respawns where it comes to stand, and that is told
SILENT: Final = ("ended", "exhausted", "respawn")
FULLER: Final = {
    "drew": "drew_card",
    "drew_event": "drew_event_card",
    "drew_glory": "drew_glory_card",
    "looked": "looked_at",
}
COUNTED: Final = ("drew", "drew_event")  # several at once are told as a number
# or listed
LISTED: Final = {"drew_card": "card", "discarded": "card", "drew_event_card": "event", "event_discarded": "event"}
# a card that these name is discarded without another word, and where the discard names it
SPENDING: Final = ("played", "used", "attack", "defence")
DISCARDS: Final = {"discarded": "card", "event_discarded": "event", "glory_discarded": "glory"}
UNTOLD: Final = ("turned", "door", "colour", "group")  # the board shows these
# What the objective's tokens on the map are, in the mission's own word.
TOKENS: Final = {"sample_collection": "-sample", "asset_extraction": "-asset"}
HEADINGS: Final = ("round", "revealed", "type_activated", "nobody_ready", "game_over")
DETAILS: Final = (
    *(
        "rolled",
        "defence",
        "lost_die",
        "struck",
        "damaged",
        "drew_glory",
        "drew_glory_card",
        "healed",
        "stunned",
        "placed",
        "frag",
        "argent",
    ),
    *("drew", "drew_card", "drew_event", "drew_event_card", "discarded", "event_discarded", "glory_discarded"),
    *("shuffled", "events_shuffled", "teleporter_active", "initiative", "activation"),
)
AT_A_KILL: Final = ("argent", "portals_closed", "token_dropped", "healed")  # may come before a glory kill card
WALKS: Final = ("moved", "turned")
ACTORS: Final = ("attacker", "killer", "marine", "figure", "turn")  # whose line it is, the first that is there
OF_INVADER: Final = (
    *(
        "type_activated",
        "nobody_ready",
        "summoned",
        "drew_event",
        "drew_event_card",
        "event_discarded",
        "events_shuffled",
    ),
    *("threat", "frag", "argent"),
)


def tell(before: Incursion, events: Sequence[Told]) -> list[Line]:
    """The lines of one action for somebody who sees these events of it."""
    return Chronicle(before).tell(events)


class Chronicle:
    """Begins at a position and tells the events that lead on from it."""

    def __init__(self, position: Incursion) -> None:
        self.setting = position.setting
        self.content = position.setting.content
        attack = current(position)
        self.off_map = [position.setting.names[one] for one, place in enumerate(position.place) if place == OFF]
        self.dice = attack.dice if attack is not None else []
        self.spent: set[str] = set()
        if attack is not None:
            shown = self.content.events if is_demon(attack.defender) else self.content.actions
            self.spent.update(self.content.actions[number].id for number in [attack.card] if number >= 0)
            self.spent.update(shown[number].id for number in [attack.shown] if number >= 0)

    def tell(self, events: Sequence[Told]) -> list[Line]:
        events = with_glory(events)
        groups: list[list[Told]] = []
        ends: list[int] = []  # after how many events each group is over
        kinds = [*(event["kind"] for event in events[1:]), ""]
        for at, (event, following) in enumerate(zip(events, kinds, strict=False), 1):
            if self.is_silent(event, following):
                continue
            if event["kind"] in SPENDING:
                self.spent.update(str(event.get(name)) for name in ("card", "ability", "shown"))
            if groups and belongs_with(groups[-1][0], event):
                groups[-1].append(event)
                ends[-1] = at
            else:
                groups.append([event])
                ends.append(at)
        return settled([self.line(group, after) for group, after in zip(groups, ends, strict=True)])

    def is_silent(self, event: Told, following: str) -> bool:
        kind = event["kind"]
        if kind in SILENT or FULLER.get(kind) == following:
            return True
        if kind == "struck":  # what went through is told as damage
            return bool(event["dealt"]) and not event["shields"]
        if kind == "revealed" and event["turn"] == INITIATIVE_CARDS[-1]:  # what he makes of it is told
            return True
        return kind in DISCARDS and event[DISCARDS[kind]] in self.spent

    def line(self, group: list[Told], after: int) -> Line:
        event = group[0]
        kind = event["kind"]
        weight: LineKind = "heading" if kind in HEADINGS else "detail" if kind in DETAILS else "line"
        ending, args = self.message(group)
        if kind in ("moved", "teleported") and event["figure"] in self.off_map:
            return Line("d16-event-respawn", args, self.owner(event), after=after)
        topic = event["figure"] if kind in WALKS else ""
        return Line(f"d16-event-{kind}{ending}", args, self.owner(event), weight, topic, after)

    def message(self, group: list[Told]) -> tuple[str, dict[str, Argument]]:
        """The ending of the message's id where there are variants, and the arguments."""
        event = group[0]
        kind, args = event["kind"], self.args(event)
        if kind in COUNTED:
            return ("-many", {**args, "n": len(group)}) if len(group) > 1 else ("", args)
        if kind in LISTED:
            name = LISTED[kind]
            return "", {**args, name: counted([Name(name, one[name]) for one in group])}
        match kind:
            case "played":
                return "-aim" if "aim" in args else "", args
            case "used":
                return self.used(event)
            case "attack":
                red, black = args.pop("red"), args.pop("black")
                return "-card" if "card" in args else "", {**args, "dice": dice(red, black)}
            case "rolled" if "attacker" in args:
                return ("", args) if args["dice"] else ("-none", {"attacker": args["attacker"]})
            case "rolled":
                return "-nobody", args
            case "defence":
                return "" if "shown" in args else "-none", args
            case "initiative":
                cards = [
                    card for card, number in zip(INITIATIVE_CARDS, event["cards"], strict=True) for _ in range(number)
                ]
                return "", {"cards": counted([Phrase(f"d16-side-{card}") for card in cards])}
            case "looked_at":
                return "", {"turns": args["turns"]}
            case "summoned":
                return "", {"types": counted([Name("type", one) for one in event["types"]]), "tokens": event["tokens"]}
            case "killed":
                del args["square"]
                figure = self.figure(event["figure"], event["square"])
                ending = "-glory" if event.get("glory") else "-by" if "killer" in args else ""
                return ending, {**args, "figure": figure}
            case "took_token" | "token_dropped":
                return TOKENS.get(self.setting.objective.kind, ""), args
            case "struck":
                if event["dodged"]:
                    return "-dodged", {"defender": args["defender"]}
                return "", {name: args[name] for name in ("defender", "symbols", "shields", "dealt")}
        return "", args

    def args(self, event: Told) -> dict[str, Argument]:
        """The fields of an event that are there."""
        told: dict[str, Argument] = {}
        for field in VOCABULARY.events[event["kind"]].operands:
            value = event.get(field.name)
            if value is not None and field.name not in UNTOLD:
                several = field.rest and field.kind_name != "number"
                kind = field.kind_name
                told[field.name] = [self.part(kind, one) for one in value] if several else self.argument(kind, value)
        return told

    def argument(self, kind: str, value: Any) -> Argument:
        number: Argument = value
        return number if kind in ("number", "die", "end", "side") else self.part(kind, value)

    def part(self, kind: str, value: Any) -> Part:
        match kind:
            case "seat":
                return Phrase("d16-side-invader") if value == INVADER else self.figure(MARINES[value - 1])
            case "marine" | "figure":
                return self.figure(value)
            case "initiative":
                return Phrase(f"d16-side-{value}")
            case "square" | "portal":
                return cell(value)
            case "machine_number":
                return self.figure(self.setting.names[FIRST_OBJECT + value])
            case "place":
                return Phrase("d16-invasion-card") if value == "invasion" else Name("type", value)
            case "rolled":
                return Phrase("d16-die-face", {"die": value[0], "n": value[1]})
            case "shown" | "aim":
                return self.aim(value)
        return Name(kind, value)

    def figure(self, name: str, *cells: str) -> Part:
        """A demon's number is told where there are several of its type in the box."""
        type_name, _, number = name.rpartition("-")
        lit = [name, *cells]
        if not type_name:
            return Phrase(f"d16-side-{name}", cells=lit)
        if type_name == "object":
            drone = self.setting.objective.kind == "drone_escort"
            return (
                Phrase("d16-figure-drone", cells=lit)
                if drone
                else Phrase("d16-figure-machine", {"n": int(number)}, lit)
            )
        if self.setting.demon(self.setting.figure_named[name]).figures == 1:
            return Name("type", type_name, lit)
        return Phrase("d16-figure-demon", {"demon": Name("type", type_name), "n": int(number)}, lit)

    # -- abilities ---------------------------------------------------------------------------------------------

    def used(self, event: Told) -> tuple[str, dict[str, Argument]]:
        args: dict[str, Argument] = {"seat": self.part("seat", event["seat"]), "ability": self.ability(event)}
        aims = event["aims"]
        if all(isinstance(aim, int) for aim in aims):
            aimed = self.rerolled(*aims)
        else:
            aimed = [self.aim(aim) for aim in aims if isinstance(aim, str)]
        return ("-aimed", {**args, "aims": aimed}) if aimed else ("", args)

    def ability(self, event: Told) -> Part:
        id: str = event["ability"]
        if event["source"] == "reroll":
            return Phrase(f"d16-{id}")
        of_figure = (event["figure"] or "").rpartition("-")[0]
        for demon in self.content.demons:
            if event["source"] == "later" or (event["source"] == "ability" and demon.id == of_figure):
                if any(ability.id == id for ability in demon.abilities):
                    return Name("ability", f"{demon.id}.{id}")
        return self.aim(id)

    def aim(self, id: str) -> Part:
        """Something that is named by its id alone: a figure, a square, a type of demon, a card."""
        if id in self.setting.figure_named:
            return self.figure(id)
        if self.setting.field.named(id) != OFF:
            return cell(id)
        content = self.content
        kinds: dict[str, Sequence[Any]] = {
            "event": content.events,
            "glory": content.glory,
            "class": content.classes,
            "weapon": content.weapons,
            "type": content.demons,
        }
        return Name(next((kind for kind, all_of in kinds.items() if any(one.id == id for one in all_of)), "card"), id)

    def rerolled(self, chosen: int = 0, face: int = -1) -> list[Part]:
        """The dice that were chosen, as bits; or the one of that number, and the face that it is turned to."""
        if face < 0:
            return [die_face(die) for at, die in enumerate(self.dice) if chosen >> at & 1]
        return [Phrase("d16-die-turned", {"die": die_face(self.dice[chosen - 1]), "n": face})]

    # -- who ---------------------------------------------------------------------------------------------------

    def owner(self, event: Told) -> int | None:
        if "seat" in event:
            return int(event["seat"])
        who = next((event[name] for name in ACTORS if event.get(name)), "")
        if who in MARINES:
            return MARINES.index(who) + 1
        demon = who in self.setting.figure_named and is_demon(self.setting.figure_named[who])
        return INVADER if demon or event["kind"] in OF_INVADER else None


def with_glory(events: Sequence[Told]) -> list[Told]:
    """A kill that its killer draws a glory kill card for at once is told as one (D16-GLORY-03)."""
    told: list[Told] = []
    for at, event in enumerate(events):
        after = [one for one in events[at + 1 :] if one["kind"] not in AT_A_KILL]
        if event["kind"] == "killed" and after and after[0]["kind"] == "drew_glory":
            event = {**event, "glory": after[0]["marine"] == event["killer"]}
        told.append(event)
    return told


def belongs_with(one: Told, other: Told) -> bool:
    """Whether both are told in the same line."""
    kind = one["kind"]
    return kind == other["kind"] and (kind in COUNTED or kind in LISTED) and one.get("marine") == other.get("marine")


def counted(parts: list[Part]) -> list[Part]:
    """Equal ones together: Imp ×3, Pinky."""
    several = [part for at, part in enumerate(parts) if part not in parts[:at]]
    numbers = [parts.count(part) for part in several]
    return [
        part if number == 1 else Phrase("d16-times", {"what": part, "n": number})
        for part, number in zip(several, numbers, strict=True)
    ]


def dice(red: Argument, black: Argument) -> Phrase:
    if red and black:
        return Phrase("d16-dice-both", {"red": red, "black": black})
    if red or black:
        return Phrase("d16-dice-red", {"n": red}) if red else Phrase("d16-dice-black", {"n": black})
    return Phrase("d16-dice-none")


def die_face(die: int) -> Phrase:
    return Phrase("d16-die-face", {"die": COLOURS_OF_DICE[die >= BLACK_FACE], "n": die % BLACK_FACE})
