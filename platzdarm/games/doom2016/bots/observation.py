"""What a seat of DOOM (2016) sees, as numbers."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.doom2016.rules.cards import MARINES
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import ARGENT_TOKENS
from platzdarm.kernel.observing import SMALL, SMALLS, WIDE, Bits, Counts, Drawn, Each, Places, Rows, Shape, Stack, Wide

ANSWERS: Final = 48  # to one question, as a rule: how many make a page for programs

TOKENS: Final = 8  # that lie about
GRENADES: Final = 4
GROUPS: Final = 6  # of an invasion card: two of each colour
GROUP: Final = 8  # numbers by which one is told


def shapes(start: Incursion) -> Mapping[str, Shape]:
    setting = start.setting
    content, field = setting.content, setting.field
    figures, marines = Bits(setting.figures), Bits(len(MARINES))
    portals = Bits(len(setting.portals))
    actions = Counts(len(content.actions))
    squares = list(zip([x - field.left for x in field.xs], [y - field.bottom for y in field.ys], strict=True))
    told: dict[str, Shape] = dict.fromkeys(COUNTERS, SMALL)
    told |= dict.fromkeys(("turned", "damage", "carried", "stagger_cut", "argent", "classes", "next_red"), SMALLS)
    told |= dict.fromkeys(("stunned", "marked", "executed", "no_glory"), figures)
    told |= {"worked": SMALLS, "unrevealed": SMALLS, "revealed": WIDE}
    told |= {"place": Places(squares), "tokens": Places(squares, TOKENS), "grenades": Rows(GRENADES, 4)}
    # the map
    told |= {"shut": Bits(len(field.doors)), "portals_up": portals, "portals_left": portals}
    told |= {"active_teleporters": Bits(len(setting.teleporters)), "packs_left": Bits(len(setting.packs))}
    told["weapons_left"] = Bits(len(setting.weapons))
    # cards
    told |= {"hands": Each(actions), "in_play": Each(actions), "glory": Each(Counts(len(content.glory)))}
    told |= {"decks": Each(Drawn(len(content.actions))), "glory_deck": Drawn(len(content.glory))}
    told |= {"event_hand": Counts(len(content.events)), "event_deck": Drawn(len(content.events))}
    told |= {"initiative": Stack(len(MARINES) + 1), "events_seen": Bits(len(content.events))}
    told |= {"weapons": Each(Bits(len(content.weapons))), "exhausted": marines, "rerolls": marines}
    told |= {"sets": Bits(len(content.sets)), "used_types": Bits(len(content.demons)), "samples": Bits(ARGENT_TOKENS)}
    told["groups_seen"] = Rows(GROUPS, GROUP)
    told["killed"] = told["killed_before"] = SMALL
    told["secured"] = Wide()
    return told


def values(position: Incursion) -> list[object]:
    """The fields in the order of `shapes`."""
    told: list[object] = [position.last_portal, position.last_teleporter, position.invasion, position.invasion_argent]
    told += [position.frags, position.threat, position.round, position.progress, position.range_limit]
    told += [position.doors_opened, position.leader, position.turned, position.damage, position.carried]
    told += [position.stagger_cut, position.argent, position.classes, position.next_red, position.stunned]
    told += [position.marked, position.executed, position.no_glory, position.worked, position.unrevealed]
    told += [position.revealed, position.place, position.tokens, position.grenades, position.shut]
    told += [position.portals_up, position.portals_left, position.active_teleporters, position.packs_left]
    told += [position.weapons_left, position.hands, position.in_play, position.glory, position.decks]
    told += [position.glory_deck, position.event_hand, position.event_deck, position.initiative, position.events_seen]
    told += [position.weapons, position.exhausted, position.rerolls, position.sets, position.used_types]
    told += [position.samples, position.groups_seen, position.killed, position.killed_before, position.secured]
    return told


COUNTERS: Final = (
    "last_portal",
    "last_teleporter",
    "invasion",
    "invasion_argent",
    "frags",
    "threat",
    "round",
    "progress",
    "range_limit",
    "doors_opened",
    "leader",
)
