"""What a seat of Inferno sees, as numbers: players from the viewer on, sides likewise where players are sides."""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.inferno.rules.cards import FACTIONS
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.observing import (
    SMALL,
    SMALLS,
    WIDE,
    Cells,
    Counts,
    Each,
    Owners,
    Shape,
    Smalls,
    Stack,
    Turned,
    Wide,
)

ANSWERS: Final = 64  # to one question, as a rule: how many make a page for programs

ON_PIECE: Final = 2  # constructs, and quests, on one champion
PURSUED: Final = 4  # quests before a player
WAITING: Final = 6  # effects that wait for allegiance
OFFER: Final = 24
RISEN: Final = 8

BY_PIECE: Final = (
    *("kind", "turned", "exhausted", "damage", "souls", "strength_up", "defence_up", "speed_up", "shrugged"),
    *("beaten", "lit", "kept", "hardened", "markers"),
)
BY_SEAT: Final = ("runes", "gear_runes", "power", "gated", "turns", "forged", "inspired", "lamps")
COUNTERS: Final = ("mystics", "infantry", "raced", "pool", "freed", "victor")


def shapes(start: Contest) -> Mapping[str, Shape]:
    setting, content = start.setting, start.setting.content
    cards, treasures = Counts(len(content.cards)), Counts(len(content.treasures))
    owners, cells = Owners(setting.seats), Cells(setting.field.size)
    centre = Stack(len(content.cards))
    told: dict[str, Shape] = dict.fromkeys(BY_PIECE, SMALLS)
    told |= {"owner": owners, "cell": Smalls(up=1), "goal": Smalls(up=1), "granted": Wide(setting.pieces)}
    told |= {"gear": Each(Wide(ON_PIECE)), "attached": Each(Wide(ON_PIECE))}
    # players
    told |= {name: Turned(SMALL) for name in BY_SEAT}
    told |= {name: Turned(cards) for name in ("hand", "discard", "played", "lines")}
    told |= {"deck": Turned(centre), "pursued": Turned(Wide(PURSUED)), "waiting": Turned(Wide(WAITING))}
    told |= {"banners": Turned(SMALL, len(FACTIONS)), "recruits": Turned(Counts(len(content.kinds)))}
    # sides
    told |= {"honour": SMALLS, "treasures": Each(treasures)}
    if not setting.campaign:
        told |= {"honour": Turned(SMALL), "treasures": Turned(treasures)}
    # the table
    told |= dict.fromkeys(COUNTERS, SMALL)
    told |= {"row": SMALLS, "centre": centre, "banished": cards, "boxed": cards, "quests": centre, "spoils": cards}
    told |= {"unseen": Stack(len(content.treasures)), "bag": Stack(len(content.treasures))}
    told |= dict.fromkeys(("spent", "omens", "hoard"), treasures)
    told |= {"offer": Smalls(OFFER, up=1), "undrafted": Stack(len(content.kinds))}
    # the field
    told |= {"terrain": SMALLS, "chests": cells, "webs": cells, "beacons": SMALLS, "trodden": cells}
    told |= {"tokens": Cells(setting.field.size, 3), "first": owners}
    told["side"] = WIDE if setting.campaign else Owners(setting.sides)
    # the campaign
    told |= {"schemes": Stack(len(content.schemes)), "plotted": Counts(len(content.schemes))}
    told |= {"plots": Counts(len(content.schemes)), "marked": WIDE, "risen": Smalls(RISEN, up=1)}
    return told


def values(position: Contest) -> list[object]:
    """The fields in the order of `shapes`."""
    told: list[object] = [position.kind, position.turned, position.exhausted, position.damage, position.souls]
    told += [position.strength_up, position.defence_up, position.speed_up, position.shrugged, position.beaten]
    told += [position.lit, position.kept, position.hardened, position.markers, position.owner, position.cell]
    told += [position.goal, position.granted, position.gear, position.attached, position.runes, position.gear_runes]
    told += [position.power, position.gated, position.turns, position.forged, position.inspired, position.lamps]
    told += [position.hand, position.discard, position.played, position.lines, position.deck, position.pursued]
    told += [position.waiting, position.banners, position.recruits, position.honour, position.treasures]
    told += [position.mystics, position.infantry, position.raced, position.pool, position.freed, position.victor]
    told += [position.row, position.centre, position.banished, position.boxed, position.quests, position.spoils]
    told += [position.unseen, position.bag, position.spent, position.omens, position.hoard, position.offer]
    told += [position.undrafted, position.terrain, position.chests, position.webs, position.beacons, position.trodden]
    told += [position.tokens, position.first, position.side, position.schemes, position.plotted, position.plots]
    told += [position.marked, position.risen]
    return told
