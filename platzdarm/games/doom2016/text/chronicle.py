"""What happened, in words. Who may see an event is said by the event; here is only what it means.

Where some see more than others, two events come: whoever gets the fuller one is not told the poorer one as well.
"""

from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import EVENT, GLORY, HAND
from platzdarm.games.doom2016.text.vocabulary import COLOURS_OF_DICE, PLACES
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
LISTED = ("drew_card", "drew_event_card", "discarded", "event_discarded")  # or as a list
OF_FIGURE = ("activation", "ended", "ran", "carries", "stunned")
OF_MARINE = ("drew", "shuffled", "drew_glory", "exhausted", "first_card", "leader")
TO_SQUARE = ("moved", "turned", "teleported", "displaced", "respawn", "placed")
AT_SQUARE = ("took_pack", "took_token", "thrown")
OF_PORTAL = ("portal", "portal_up", "portal_closed")
NUMBERED = {"round": "round", "threat": "tokens", "progress": "rounds", "secured": "tokens", "frag": "frags"}


class Chronicle:
    """Begins at a position and words the events that lead on from it."""

    def __init__(self, names: Names, position: Incursion) -> None:
        self.names = names
        self.position = position

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
        kind, values = event.kind, event.values
        message = f"d16-event-{kind}"
        if kind in COUNTED and len(group) > 1:
            marine: dict[str, Value] = {"marine": self.names.marine(values[0])} if values else {}
            return f"{message}-many", {**marine, "n": len(group)}
        if kind in LISTED:
            return message, self.cards(group)
        if kind in NUMBERED:
            return message, {NUMBERED[kind]: values[0]}
        if kind in OF_FIGURE:
            return message, {"figure": self.figure(values[0])}
        if kind in OF_MARINE:
            return message, {"marine": self.names.marine(values[0])}
        if kind in TO_SQUARE:
            return message, {"figure": self.figure(values[0]), "square": self.square(values[1])}
        if kind in AT_SQUARE:
            return message, {"marine": self.names.marine(values[0]), "square": self.square(values[1])}
        if kind in OF_PORTAL:
            return message, {"portal": self.square(self.position.setting.portals[values[0]][0])}
        return self.of_attack(kind, message, values)

    def cards(self, group: list[Event]) -> dict[str, Value]:
        """Cards that are drawn or discarded together."""
        values = group[0].values
        if group[0].kind in ("drew_event_card", "event_discarded"):
            return {"event": self.names.counted([self.names.events[one.values[0]] for one in group])}
        cards = self.names.counted([self.names.action_card(one.values[1]) for one in group])
        return {"marine": self.names.marine(values[0]), "card": cards}

    def of_attack(self, kind: str, message: str, values: list[int]) -> Message:
        names = self.names
        match kind:
            case "attack":
                attacker, defender, card, red, black = values
                facts: dict[str, Value] = {
                    "attacker": names.figure(self.position, attacker),
                    "defender": names.figure(self.position, defender),
                    "dice": names.dice(red, black),
                }
                return (f"{message}-card", {**facts, "card": names.actions[card]}) if card >= 0 else (message, facts)
            case "rolled":
                dice = names.faces(values[1:])
                if values[0] < 0:
                    return f"{message}-nobody", {"dice": dice}
                attacker_name = self.figure(values[0])
                if not dice:
                    return f"{message}-none", {"attacker": attacker_name}
                return message, {"attacker": attacker_name, "dice": dice}
            case "lost_die":
                return message, {"attacker": self.figure(values[0]), "die": COLOURS_OF_DICE[values[1]]}
            case "defence":
                defender_name = self.figure(values[0])
                if values[1] < 0:
                    return f"{message}-none", {"defender": defender_name}
                return message, {"defender": defender_name, "shown": names.defence_card(values[0], values[1])}
            case "damaged":
                return message, {"figure": self.figure(values[0]), "damage": values[1], "total": values[2]}
            case "healed":
                return message, {"figure": self.figure(values[0]), "damage": values[1]}
            case "killed":
                figure = self.figure(values[0])
                if values[1] < 0:
                    return message, {"figure": figure}
                return f"{message}-by", {"figure": figure, "killer": self.figure(values[1])}
        return self.of_cards(kind, message, values)

    def of_cards(self, kind: str, message: str, values: list[int]) -> Message:
        names = self.names
        match kind:
            case "played":
                return self.played(message, values)
            case "used":
                return self.used(message, values)
            case "drew_glory_card" | "glory_discarded":
                return message, {"marine": names.marine(values[0]), "glory": names.glory[values[1]]}
            case "looked":
                return message, {"seat": names.seat(values[0]), "cards": values[1]}
            case "looked_at":
                return message, {"turns": ", ".join(names.turn(card) for card in values[1:])}
            case "put_back":
                return message, {"seat": names.seat(values[0]), "end": PLACES[values[1]]}
            case "initiative":
                cards = [card for card, number in enumerate(values) for _ in range(number)]
                return message, {"cards": names.counted([names.turn(card) for card in cards])}
            case "revealed":
                return message, {"turn": names.turn(values[0])}
            case "chose":
                return message, {"seat": names.seat(values[0])}
            case "armed":
                weapons = ", ".join(names.weapons[weapon] for weapon in values[1:])
                return message, {"marine": names.marine(values[0]), "weapons": weapons}
            case "class":
                return message, {"marine": names.marine(values[0]), "class": names.classes[values[1]]}
        return self.of_map(kind, message, values)

    def of_map(self, kind: str, message: str, values: list[int]) -> Message:
        names = self.names
        match kind:
            case "type_activated":
                return message, {"type": names.demons[values[0]]}
            case "door_opened":
                return message, {"figure": self.figure(values[0])}
            case "took_weapon":
                return message, {"marine": names.marine(values[0]), "weapon": names.weapons[values[1]]}
            case "teleporter_active" | "token_dropped":
                return message, {"square": self.square(values[0])}
            case "exploded":
                return message, {"square": self.square(values[0]), "damage": values[1]}
            case "worked":
                machine = names.machine(self.position, values[1])
                return message, {"marine": names.marine(values[0]), "machine": machine, "tokens": values[2]}
            case "summoned":
                types = names.counted([names.demons[one] for one in values[4:]])
                return message, {"types": types, "tokens": values[3]}
            case "argent":
                return message, {"place": names.argent_place(values[0]), "tokens": values[1]}
            case "game_over":
                return message, {"side": "marines" if values[0] else "invader"}
        return message, {}  # nothing to fill in: the discarded events are shuffled, all portals close

    def played(self, message: str, values: list[int]) -> Message:
        marine, card, target = values
        facts: dict[str, Value] = {"marine": self.names.marine(marine), "card": self.names.actions[card]}
        if not target:
            return message, facts
        thrown = self.names.content.actions[card].find("place_grenade") is not None
        aim = self.square(target - 1) if thrown else self.names.actions[target - 1]
        return f"{message}-aim", {**facts, "aim": aim}

    def used(self, message: str, values: list[int]) -> Message:
        seat, source, number, target, other, figure = values
        name, kinds = self.names.ability(self.position, seat, source, number, figure)
        aims = self.names.aims(self.position, kinds, (target, other))
        facts: dict[str, Value] = {"seat": self.names.seat(seat), "ability": name}
        return (f"{message}-aimed", {**facts, "aims": aims}) if aims else (message, facts)

    def figure(self, figure: int) -> str:
        return self.names.figure(self.position, figure)

    def square(self, square: int) -> str:
        return self.names.square(self.position, square)


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
