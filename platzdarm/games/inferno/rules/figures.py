"""What a champion is worth now (chapters CHAMP, KEY, TOKEN): printed values, gear, quests, souls, boosts and the rest.

Whatever holds all the time is asked here and kept nowhere, so that a bonus ends with its cause.
"""

from typing import Final

from platzdarm.games.inferno.rules.cards import (
    EVERY_FACTION,
    FACTIONS,
    NO_FACTION,
    SOUL,
    Ability,
    Effect,
    Kind,
)
from platzdarm.games.inferno.rules.field import SHRINE
from platzdarm.games.inferno.rules.position import CARD_BITS, FRESH, NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import NEUTRAL, VILLAIN
from platzdarm.games.inferno.rules.standing import (
    HAVE,
    HAVE_DEFENCE,
    HAVE_SPEED,
    HAVE_STRENGTH,
    ORDER_DISCOUNT,
    Standing,
)
from platzdarm.games.inferno.rules.villainy import boons, card_of, has_pool, threat

LEAST_ORDER: Final = 1  # INF-ORDER-06
PASYTHEA: Final = "pasythea"


# -- values ------------------------------------------------------------------------------------------------------


def strength(position: Contest, piece: int) -> int:
    """INF-CHAMP-05."""
    found = position.kind_at(piece).strength + position.strength_up[piece] + SOUL * position.souls[piece]
    for entry in carried(position, piece):
        found += position.setting.card(entry & CARD_BITS).strength
    kept = position.kept[piece]
    if kept:
        found += position.setting.content.treasures[kept - 1].strength
    found += position.hardened[piece] + sum([boon.strength for boon in boons(position, piece)])
    return max(found + total(position, piece, HAVE_STRENGTH), 0)


def defence(position: Contest, piece: int) -> int:
    """Beelzepug's is a store, in which whatever raises it is counted already (INF-CPUG-07)."""
    if has_pool(position, piece):
        return position.pool
    found = position.kind_at(piece).defence + position.defence_up[piece] + SOUL * position.souls[piece]
    for entry in carried(position, piece):
        found += position.setting.card(entry & CARD_BITS).defence
    kept = position.kept[piece]
    if kept:
        found += position.setting.content.treasures[kept - 1].defence
    found += position.hardened[piece] + sum([boon.defence for boon in boons(position, piece)])
    return max(found + total(position, piece, HAVE_DEFENCE), 0)


def speed(position: Contest, piece: int) -> int:
    """Three, unless something changes it (INF-CHAMP-02, INF-MOVE-06)."""
    found = position.kind_at(piece).speed + position.speed_up[piece]
    for entry in carried(position, piece):
        found += position.setting.card(entry & CARD_BITS).speed
    kept = position.kept[piece]
    if kept:
        found += position.setting.content.treasures[kept - 1].speed
    found += sum([boon.speed for boon in boons(position, piece)])
    return max(found + total(position, piece, HAVE_SPEED), 0)


def keywords(position: Contest, piece: int) -> int:
    """A second source of a keyword adds nothing (INF-KEY-05)."""
    found = position.kind_at(piece).keywords | position.granted[piece]
    for entry in carried(position, piece):
        found |= position.setting.card(entry & CARD_BITS).keywords
    kept = position.kept[piece]
    if kept:
        found |= position.setting.content.treasures[kept - 1].keywords
    for boon in boons(position, piece):
        found |= boon.keywords
    for effect, _ in holding(position, piece, HAVE):
        found |= effect.keyword
    return found


def has(position: Contest, piece: int, keyword: int) -> bool:
    return keywords(position, piece) & keyword > 0


def factions(position: Contest, piece: int) -> int:
    """As bits; a beacon token makes a champion one of every faction (INF-BATTLE-05)."""
    return EVERY_FACTION if position.lit[piece] else position.kind_at(piece).factions


def order_cost(position: Contest, piece: int) -> int:
    """INF-ORDER-01, INF-ORDER-06."""
    cost = position.kind_at(piece).order - total(position, piece, ORDER_DISCOUNT)
    return max(cost, LEAST_ORDER)


def distance(position: Contest, one: int, other: int) -> int:
    """To the nearest cell of each (INF-CARD-07)."""
    field = position.field
    return min([field.distance(a, b) for a in position.cells_of(one) for b in position.cells_of(other)])


# -- what holds --------------------------------------------------------------------------------------------------


def carried(position: Contest, piece: int) -> tuple[int, ...]:
    """Constructs and quests on a champion; those on the card of a pack are each figure's (INF-CARD-21)."""
    gear, attached = position.gear[card_of(position, piece)], position.attached[piece]
    return gear + attached if attached else gear


def total(position: Contest, piece: int, verb: Standing) -> int:
    found = 0
    for effect, entry in holding(position, piece, verb):
        found += amount(position, piece, effect, entry)
    return found


def holding(position: Contest, piece: int, verb: Standing) -> list[tuple[Effect, int]]:
    """The standing effects of a kind that work on a champion now, each with the card that it comes from."""
    found: list[tuple[Effect, int]] = []
    own = position.kind_at(piece).ability
    if own.standing:
        add_own(position, piece, verb, own, NO_CARD, found)
    for entry in carried(position, piece):
        ability = position.setting.card(entry & CARD_BITS).ability
        if ability.standing:
            add_own(position, piece, verb, ability, entry, found)
    owner = position.owner[piece]
    if 0 <= owner < NEUTRAL:
        add_lines(position, piece, owner, verb, found)
    if 0 <= owner < NEUTRAL or owner == VILLAIN:
        add_lent(position, piece, verb, found)
    return found


def add_own(
    position: Contest, piece: int, verb: Standing, ability: Ability, entry: int, found: list[tuple[Effect, int]]
) -> None:
    for effect in ability.standing:
        if effect.verb is verb and effect.who is None and holds(position, piece, effect, entry):
            found.append((effect, entry))


def add_lines(position: Contest, piece: int, owner: int, verb: Standing, found: list[tuple[Effect, int]]) -> None:
    """Continuous lines of heroes (INF-HERO-02)."""
    for card in position.lines[owner]:
        for effect in position.setting.card(card).ability.standing:
            if effect.verb is verb and concerns(position, piece, effect):
                found.append((effect, card))


def add_lent(position: Contest, piece: int, verb: Standing, found: list[tuple[Effect, int]]) -> None:
    """What other champions of the same owner lend while they stand on the field."""
    for other in position.lenders():
        if position.owner[other] != position.owner[piece]:
            continue
        for effect in position.kind_at(other).ability.standing:
            if effect.verb is verb and effect.who is not None and lends(position, other, piece, effect):
                found.append((effect, NO_CARD))


def concerns(position: Contest, piece: int, effect: Effect) -> bool:
    """Whether a champion belongs to one of the factions that an effect names (INF-CARD-02)."""
    return not effect.factions or factions(position, piece) & effect.factions > 0


def lends(position: Contest, giver: int, piece: int, effect: Effect) -> bool:
    who = effect.who
    assert who is not None
    if who.of == "linked":
        return giver == piece or is_linked(position.kind_at(piece))
    if who.but and giver == piece:
        return False
    return position.on_field(piece) and (not who.within or distance(position, giver, piece) <= who.within)


def is_linked(kind: Kind) -> bool:
    """Mental Link: every Damned, and Kythis (INF-CARD-15)."""
    return kind.damned or kind.name == "kythis"


def holds(position: Contest, piece: int, effect: Effect, entry: int) -> bool:
    if effect.threat > threat(position):  # INF-CVIL-06
        return False
    if effect.allegiance != NO_FACTION and not allegiance(position, position.owner[piece], effect.allegiance, entry):
        return False
    needs = effect.needs
    if needs is None:
        return True
    if needs.be == "by_shrine":
        return by_shrine(position, piece)
    return needs.meets(counted(position, piece, needs.count, entry))


def allegiance(position: Contest, seat: int, faction: int, entry: int) -> bool:
    """Whether another card of the faction was played this turn: one that was just played does not count for itself."""
    if not 0 <= seat < NEUTRAL:
        return False
    found = position.banners[seat * len(FACTIONS) + faction]
    if entry != NO_CARD and entry & FRESH and position.setting.card(entry & CARD_BITS).factions >> faction & 1:
        found -= 1
    return found > 0


def by_shrine(position: Contest, piece: int) -> bool:
    """In a shrine cell or next to one."""
    field = position.field
    for cell in position.cells_of(piece):
        if position.terrain[cell] == SHRINE or any(position.terrain[beside] == SHRINE for beside in field.around[cell]):
            return True
    return False


def amount(position: Contest, piece: int, effect: Effect, entry: int) -> int:
    found = effect.amount
    return found.n * found.times(counted(position, piece, found.per, entry)) if found.per else found.n


def counted(position: Contest, piece: int, what: str, entry: int) -> int:
    """What amounts and conditions ask for."""
    owner = position.owner[piece]
    if what == "constructs_borne":
        return len(position.gear[piece])
    if what == "constructs_played":
        return position.forged[owner] if owner < NEUTRAL else 0
    if what == "other_pasythea":
        return max(pasythea(position, owner) - 1, 0)
    if what == "souls":
        return position.souls[piece]
    return counted_for(position, owner, what)


def counted_for(position: Contest, seat: int, what: str) -> int:
    if what == "constructs":
        return sum([len(position.gear[piece]) for piece in position.supply(seat)])
    assert what == "living_earths"
    earth = position.setting.content.kind("living_earth").index
    return len([piece for piece in position.supply(seat) if position.kind[piece] == earth])


def pasythea(position: Contest, seat: int) -> int:
    """Pasythea's constructs that a player controls (INF-CARD-01)."""
    found = 0
    for piece in position.supply(seat):
        for entry in position.gear[piece]:
            if position.setting.card(entry & CARD_BITS).family == PASYTHEA:
                found += 1
    return found
