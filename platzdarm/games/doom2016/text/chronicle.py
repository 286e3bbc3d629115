"""What happened, in words. Who may see an event is said by the event; here is only what it means.

Where some see more than others, two events come: whoever gets the fuller one is not told the poorer one as well.
"""

from collections.abc import Callable

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import EVENT, GLORY, HAND
from platzdarm.games.doom2016.text.vocabulary import COLOURS_OF_DICE, PLACES, SIDES, VOCABULARY
from platzdarm.games.doom2016.text.words import Names
from platzdarm.kernel.events import Event
from platzdarm.text.words import Message, Value

FULLER = {
    "drew": "drew_card",
    "drew_event": "drew_event_card",
    "drew_glory": "drew_glory_card",
    "looked": "looked_at",
}
COUNTED = ("drew", "drew_event")  # several at once are told as a number
LISTED = {"drew_card": "card", "discarded": "card", "drew_event_card": "event", "event_discarded": "event"}  # or listed
# one more word for the message, where a field is there
VARIANTS = {"attack": ("card", "-card"), "killed": ("killer", "-by")}
# or where it is not
BARE = {"rolled": ("attacker", "-nobody"), "defence": ("shown", "-none")}


class Chronicle:
    """Begins at a position and words the events that lead on from it."""

    def __init__(self, names: Names, position: Incursion) -> None:
        self.names = names
        self.position = position
        # how a field is worded, by its kind; others are told as numbers
        self.by_kind: dict[str, Callable[[int], str]] = {
            "seat": names.seat,
            "marine": names.marine,
            "initiative": names.turn,
            "figure": lambda figure: names.figure(position, figure),
            "square": lambda square: names.square(position, square),
            "portal": lambda portal: names.square(position, position.setting.portals[portal][0]),
            "machine_number": lambda machine: names.machine(position, machine),
            "card": names.action_card,
            "event": names.events.__getitem__,
            "glory": names.glory.__getitem__,
            "class": names.classes.__getitem__,
            "weapon": names.weapons.__getitem__,
            "type": names.demons.__getitem__,
            "place": names.argent_place,
            "rolled": lambda die: names.faces([die]),
            "die": COLOURS_OF_DICE.__getitem__,
            "end": PLACES.__getitem__,
            "side": SIDES.__getitem__,
        }

    def tell_all(self, events: list[Event]) -> list[Message]:
        told: list[Message] = []
        at = 0
        while at < len(events):
            event = events[at]
            at += 1
            if at < len(events) and FULLER.get(event.kind) == events[at].kind:
                continue
            if event.kind == "used" and at < len(events) and is_spent(event, events[at]):
                at += 1
            group = [event]
            while at < len(events) and belongs_with(group[-1], events[at:]):
                at += events[at].kind != event.kind  # a poorer one in between
                group.append(events[at])
                at += 1
            told.append(self.tell(group))
        return told

    def tell(self, group: list[Event]) -> Message:
        event = group[0]
        kind, message = event.kind, f"d16-event-{event.kind}"
        told = self.named(event)
        if kind in COUNTED and len(group) > 1:
            return f"{message}-many", {**told, "n": len(group)}
        if kind in LISTED:
            card = LISTED[kind]
            return message, {**told, card: self.names.counted([str(self.named(one)[card]) for one in group])}
        match kind:
            case "played":
                return self.played(message, event.values)
            case "used":
                return self.used(message, event.values)
            case "attack":
                told["dice"] = self.names.dice(*event.values[-2:])
            case "rolled" if "attacker" in told and not told["dice"]:
                return f"{message}-none", told
            case "defence" if "shown" in told:
                told["shown"] = self.names.defence_card(*event.values)
            case "initiative":
                cards = [card for card, number in enumerate(event.values) for _ in range(number)]
                told["cards"] = self.names.counted([self.names.turn(card) for card in cards])
            case "summoned":
                told["types"] = self.names.counted([self.names.demons[one] for one in event.values[4:]])
        there, variant = VARIANTS.get(kind, ("", ""))
        missing, bare = BARE.get(kind, ("", ""))
        return message + (variant if there in told else "") + (bare if missing and missing not in told else ""), told

    def named(self, event: Event) -> dict[str, Value]:
        """The fields of an event in words."""
        told: dict[str, Value] = {}
        for field, values in VOCABULARY.fields(event):
            word = self.by_kind.get(field.kind_name)
            if word is not None:
                told[field.name] = ", ".join(map(word, values))
            elif not field.rest:
                told[field.name] = values[0]
        return told

    def played(self, message: str, values: list[int]) -> Message:
        marine, card, target = values
        facts: dict[str, Value] = {"marine": self.names.marine(marine), "card": self.names.actions[card]}
        if not target:
            return message, facts
        thrown = self.names.content.actions[card].aim == "square"
        aim = self.names.square(self.position, target - 1) if thrown else self.names.actions[target - 1]
        return f"{message}-aim", {**facts, "aim": aim}

    def used(self, message: str, values: list[int]) -> Message:
        seat, source, number, target, other, figure = values
        name, kinds = self.names.ability(self.position, seat, source, number, figure)
        aims = self.names.aims(self.position, kinds, (target, other))
        facts: dict[str, Value] = {"seat": self.names.seat(seat), "ability": name}
        return (f"{message}-aimed", {**facts, "aims": aims}) if aims else (message, facts)


def is_spent(used: Event, discarded: Event) -> bool:
    """Whether a card was discarded because it was used: that goes without saying."""
    seat, source, number = used.values[:3]
    match discarded.kind:
        case "event_discarded":
            return source == EVENT and discarded.values == [number]
        case "glory_discarded":
            return source == GLORY and discarded.values == [seat - 1, number]
        case "discarded":
            return source == HAND and discarded.values == [seat - 1, number]
    return False


def belongs_with(one: Event, rest: list[Event]) -> bool:
    """Whether what comes next is told in the same line; a poorer event may stand in between."""
    if one.kind not in COUNTED and one.kind not in LISTED:
        return False
    following = rest[0]
    if FULLER.get(following.kind) == one.kind and len(rest) > 1:
        following = rest[1]
    if following.kind != one.kind:
        return False
    shared = one.kind in ("drew", "drew_card", "discarded")  # these name a marine first
    return not shared or one.values[0] == following.values[0]
