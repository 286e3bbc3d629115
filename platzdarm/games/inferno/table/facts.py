"""What a seat may know, by name. Asked of a masked position: what is hidden is not there to be told."""

from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.cards import FACTIONS, KEYWORDS
from platzdarm.games.inferno.rules.field import ORDINARY, TERRAIN
from platzdarm.games.inferno.rules.figures import defence, factions, keywords, order_cost, speed, strength
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS
from platzdarm.games.inferno.rules.knowledge import ContestRules
from platzdarm.games.inferno.rules.position import CARD_BITS, NO_CARD, Contest
from platzdarm.games.inferno.rules.quests import is_met
from platzdarm.games.inferno.rules.research import Research
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import COLOURS
from platzdarm.games.inferno.rules.setting import NOBODY
from platzdarm.games.inferno.rules.terrain import controlled_shrines
from platzdarm.games.inferno.table.fact_types import ChampionFacts, ContestFacts, PlayerFacts, QuestFacts, SideFacts
from platzdarm.kernel.pile import UNSEEN


def facts(position: Contest, seat: int) -> ContestFacts:
    setting = position.setting
    return ContestFacts(
        scenario=setting.scenario.id,
        mode=setting.mode,
        honour_needed=setting.scenario.honour,
        turn=position.side,
        players=[player_facts(position, player) for player in range(setting.seats)],
        sides=[side_facts(position, side) for side in range(setting.sides)],
        champions=[champion_facts(position, p) for p, owner in enumerate(position.owner) if owner != NOBODY],
        row=[None if card == NO_CARD else setting.card(card).id for card in position.row],
        centre=position.centre.size,
        banished=ids(position, position.banished),
        mystics=position.mystics,
        infantry=position.infantry,
        quest_deck=position.quests.size,
        terrain=terrain_facts(position),
        treasures=cells(position, position.chests),
        tokens=token_facts(position),
        webs=cells(position, position.webs),
        offer=[setting.content.kinds[kind].id for kind in position.offer],
        chosen_factions=names(FACTIONS, chosen_factions(position)),
        looked_at=looked_at(position, seat),
        result=position.result,
    )


def looked_at(position: Contest, seat: int) -> list[str]:
    """The quests among which a player who does research chooses."""
    for step in position.agenda:
        if isinstance(step, Research) and step.seat == seat:
            return ids(position, tuple(step.cards))
    return []


def names(all_names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(all_names) if bits >> number & 1]


def ids(position: Contest, cards: tuple[int, ...]) -> list[str]:
    return [position.setting.card(card & CARD_BITS).id for card in cards]


def cells(position: Contest, numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [position.field.name(number) for number in numbers]


def terrain_facts(position: Contest) -> dict[str, list[str]]:
    return {
        name: cells(position, [cell for cell, found in enumerate(position.terrain) if found == number])
        for number, name in enumerate(TERRAIN)
        if number != ORDINARY
    }


def token_facts(position: Contest) -> dict[str, list[str]]:
    return {
        colour: cells(position, [t >> COLOUR_BITS for t in position.tokens if t & (1 << COLOUR_BITS) - 1 == number])
        for number, colour in enumerate(COLOURS)
    }


def player_facts(position: Contest, seat: int) -> PlayerFacts:
    hand = position.hand[seat]
    return PlayerFacts(
        seat=seat,
        side=position.setting.side_of(seat),
        gate=position.gate_number(seat),
        runes=position.runes[seat],
        construct_runes=position.gear_runes[seat],
        power=position.power[seat],
        gate_used=position.gated[seat] == 1,
        hand=None if position.hides(seat) else ids(position, hand),
        hand_size=len(hand),
        deck=position.deck[seat].size,
        discard=ids(position, position.discard[seat]),
        played=ids(position, position.played[seat]),
        quests=[
            QuestFacts(position.setting.card(q >> PROGRESS_BITS).id, q & CARD_BITS, is_met(position, seat, q))
            for q in position.pursued[seat]
        ],
        tokens=position.lamps[seat],
    )


def side_facts(position: Contest, side: int) -> SideFacts:
    held = position.treasures[side]
    treasures = position.setting.content.treasures
    beacons = position.setting.scenario.beacons
    return SideFacts(
        side=side,
        honour=position.honour[side],
        treasures=None if UNSEEN in held else [treasures[treasure].id for treasure in held],
        treasures_held=len(held),
        shrines=cells(position, controlled_shrines(position, side)),
        beacons=cells(position, [cell for n, cell in enumerate(beacons) if position.beacons[n] == side + 1]),
    )


def champion_facts(position: Contest, piece: int) -> ChampionFacts:
    kept = position.kept[piece]
    return ChampionFacts(
        id=position.setting.names[piece],
        kind=position.kind_at(piece).id,
        owner=position.owner[piece],
        cells=cells(position, position.cells_of(piece)),
        exhausted=position.exhausted[piece] == 1,
        damage=position.damage[piece],
        strength=strength(position, piece),
        defence=defence(position, piece),
        speed=speed(position, piece),
        order=order_cost(position, piece),
        souls=position.souls[piece],
        keywords=names(KEYWORDS, keywords(position, piece)),
        factions=names(FACTIONS, factions(position, piece)),
        constructs=ids(position, position.gear[piece]),
        quests=ids(position, position.attached[piece]),
        treasure=position.setting.content.treasures[kept - 1].id if kept else None,
    )


CONTEST_RULES = ContestRules(facts)
