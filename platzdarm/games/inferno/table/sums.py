"""What a champion's strength, defence and speed are made of, part by part."""

from typing import Final

from platzdarm.games.inferno.rules.cards import SOUL
from platzdarm.games.inferno.rules.figures import amount, carried, holding
from platzdarm.games.inferno.rules.position import CARD_BITS, NO_CARD, Contest
from platzdarm.games.inferno.rules.standing import HAVE_DEFENCE, HAVE_SPEED, HAVE_STRENGTH
from platzdarm.games.inferno.rules.villainy import boons, card_of, has_pool
from platzdarm.games.inferno.table.fact_types import PartFacts, PartSource

VERBS: Final = (HAVE_STRENGTH, HAVE_DEFENCE, HAVE_SPEED)
Sums = list[int]  # strength, defence, speed


def parts(position: Contest, piece: int) -> list[PartFacts]:
    """Printed values first, then what the champion bears, then what passes; parts that add nothing are left out."""
    kind = position.kind_at(piece)
    found = [part("printed", None, [kind.strength, kind.defence, kind.speed])]
    lent = standing(position, piece)
    found += borne(position, "construct", position.gear[card_of(position, piece)], lent)
    found += borne(position, "quest", position.attached[piece], lent)
    if position.kept[piece]:
        kept = position.setting.content.treasures[position.kept[piece] - 1]
        found.append(part("treasure", kept.id, [kept.strength, kept.defence, kept.speed]))
    for boon in boons(position, piece):
        found.append(part("treasure", boon.id, [boon.strength, boon.defence, boon.speed]))
    souls = SOUL * position.souls[piece]
    found.append(part("souls", None, [souls, souls, 0]))
    found.append(part("standing", None, lent.get(NO_CARD, [0, 0, 0])))
    hard = position.hardened[piece]
    boosts = [position.strength_up[piece] + hard, position.defence_up[piece] + hard, position.speed_up[piece]]
    found.append(part("boost", None, boosts))
    if has_pool(position, piece):  # in which whatever raises it is counted already (INF-CPUG-07)
        found = [part(one.source, one.id, [one.strength, 0, one.speed]) for one in found]
        found.append(part("standing", None, [0, position.pool, 0]))
    return [one for one in found if one.source == "printed" or one.strength or one.defence or one.speed]


def part(source: PartSource, id: str | None, sums: Sums) -> PartFacts:
    return PartFacts(source, id, *sums)


def standing(position: Contest, piece: int) -> dict[int, Sums]:
    """Effects that hold now, by what the champion bears; all others under NO_CARD."""
    own = carried(position, piece)
    found: dict[int, Sums] = {}
    for place, verb in enumerate(VERBS):
        for effect, entry in holding(position, piece, verb):
            sums = found.setdefault(entry if entry in own else NO_CARD, [0, 0, 0])
            sums[place] += amount(position, piece, effect, entry)
    return found


def borne(position: Contest, source: PartSource, entries: tuple[int, ...], lent: dict[int, Sums]) -> list[PartFacts]:
    """A card that is borne twice has its effects counted with the first."""
    found: list[PartFacts] = []
    for entry in entries:
        card = position.setting.card(entry & CARD_BITS)
        more = lent.pop(entry, [0, 0, 0])
        sums = [own + held for own, held in zip((card.strength, card.defence, card.speed), more, strict=True)]
        found.append(part(source, card.id, sums))
    return found
