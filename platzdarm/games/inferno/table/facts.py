"""What a seat may know, by name. Asked of a masked position: what is hidden is not there to be told."""

from typing import Final, cast

from platzdarm.board.paths import OFF, on_the_way
from platzdarm.games.inferno.rules import orders
from platzdarm.games.inferno.rules.arrival import COLOUR_BITS
from platzdarm.games.inferno.rules.attack import Attack
from platzdarm.games.inferno.rules.cards import DOUBLE, FACTIONS, IMMOBILE, KEYWORDS
from platzdarm.games.inferno.rules.drafting import Agreement, Draft
from platzdarm.games.inferno.rules.field import ORDINARY, TERRAIN
from platzdarm.games.inferno.rules.figures import defence, factions, has, keywords, order_cost, speed, strength
from platzdarm.games.inferno.rules.goals import PROGRESS_BITS, STATES
from platzdarm.games.inferno.rules.knowledge import ContestRules
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.orders import MOVED, Order
from platzdarm.games.inferno.rules.position import CARD_BITS, NO_CARD, Contest
from platzdarm.games.inferno.rules.quests import is_met, state
from platzdarm.games.inferno.rules.research import Research
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import COLOURS
from platzdarm.games.inferno.rules.setting import BASES, NOBODY, RATS_EACH
from platzdarm.games.inferno.rules.terrain import controlled_shrines
from platzdarm.games.inferno.rules.turn import Turn, gate_power
from platzdarm.games.inferno.rules.verbs import HOW, STEP
from platzdarm.games.inferno.rules.villainy import figures_of, is_villain
from platzdarm.games.inferno.table.campaign_facts import campaign_facts
from platzdarm.games.inferno.table.fact_types import (
    AttackFacts,
    ChampionFacts,
    ContestFacts,
    DraftFacts,
    Faction,
    OrderFacts,
    OrderStep,
    PlayerFacts,
    QuestFacts,
    ReachFacts,
    SetsFacts,
    SideFacts,
)
from platzdarm.games.inferno.table.sums import parts
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import pack
from platzdarm.kernel.pile import UNSEEN

ORDER_STEPS: Final[dict[int, OrderStep]] = {orders.BEGINS: "begins", orders.ACTS: "acts"}


def facts(position: Contest, seat: int) -> ContestFacts:
    setting = position.setting
    return ContestFacts(
        game="inferno",
        seat=seat,
        scenario=setting.scenario.id,
        mode=setting.mode,
        honour_needed=setting.scenario.honour,
        shrine_honour=setting.scenario.shrine,
        round=max(position.turns),
        first=position.first,
        turn=position.side,
        players=[player_facts(position, player) for player in range(setting.seats)],
        sides=[side_facts(position, side) for side in range(setting.sides)],
        champions=[champion_facts(position, piece) for piece in in_play(position)],
        row=[None if card == NO_CARD else setting.card(card).id for card in position.row],
        centre=position.centre.size,
        banished=ids(position, position.banished),
        mystics=position.mystics,
        infantry=position.infantry,
        quest_deck=position.quests.size,
        terrain=terrain_facts(position),
        portals={colour: cells(position, setting.scenario.portals[n]) for n, colour in enumerate(COLOURS)},
        treasures=cells(position, position.chests),
        bag=position.bag.size + position.unseen.size - len(position.chests),
        spent=[setting.content.treasures[treasure].id for treasure in position.spent],
        tokens=token_facts(position),
        webs=cells(position, position.webs),
        chosen_factions=faction_names(chosen_factions(position)),
        draft=draft_facts(position),
        order=order_facts(position),
        attack=attack_facts(position),
        campaign=campaign_facts(position) if setting.campaign else None,
        looked_at=looked_at(position, seat),
        result=position.result,
    )


def in_play(position: Contest) -> list[int]:
    """All that somebody owns; of a pack of villains those that the threat level has brought."""
    found = [piece for piece, owner in enumerate(position.owner) if owner != NOBODY]
    return [piece for piece in found if not is_villain(position, piece) or piece in figures_of(position, piece)]


def looked_at(position: Contest, seat: int) -> list[str]:
    """The quests among which a player who does research chooses."""
    for step in position.agenda:
        if isinstance(step, Research) and step.seat == seat:
            return ids(position, tuple(step.cards))
    return []


def names(all_names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(all_names) if bits >> number & 1]


def faction_names(bits: int) -> list[Faction]:
    return cast("list[Faction]", names(FACTIONS, bits))


def ids(position: Contest, cards: tuple[int, ...]) -> list[str]:
    return [position.setting.card(card & CARD_BITS).id for card in cards]


def cells(position: Contest, numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [position.field.name(number) for number in numbers]


# -- the field ---------------------------------------------------------------------------------------------------


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


# -- players and sides -------------------------------------------------------------------------------------------


def player_facts(position: Contest, seat: int) -> PlayerFacts:
    content, hand = position.setting.content, position.hand[seat]
    rats = position.setting.rat_of[seat]
    return PlayerFacts(
        seat=seat,
        side=position.setting.side_of(seat),
        gate=position.gate_number(seat),
        colour=COLOURS[position.colour(seat)],
        gate_power=gate_power(position, seat),
        gate_used=position.gated[seat] == 1,
        runes=position.runes[seat],
        construct_runes=position.gear_runes[seat],
        power=position.power[seat],
        turns=position.turns[seat],
        ended=any(isinstance(step, Turn) and step.ended >> seat & 1 == 1 for step in position.agenda),
        hand=None if position.hides(seat) else ids(position, hand),
        hand_size=len(hand),
        deck=position.deck[seat].size,
        unseen={
            card.id: number
            for card, number in zip(content.cards, position.deck[seat].counts(len(content.cards)), strict=True)
            if number
        },
        discard=ids(position, position.discard[seat]),
        played=ids(position, position.played[seat]),
        waiting=[content.cards[entry >> 4].id for entry in position.waiting[seat]],
        quests=[quest_facts(position, seat, entry) for entry in position.pursued[seat]],
        tokens=position.lamps[seat],
        bases=BASES - len([piece for piece in position.supply(seat) if position.on_field(piece)]),
        rats=len([rat for rat in range(rats, rats + RATS_EACH) if position.owner[rat] == NOBODY]),
    )


def quest_facts(position: Contest, seat: int, entry: int) -> QuestFacts:
    card = position.setting.card(entry >> PROGRESS_BITS)
    assert card.goal is not None
    progress = state(position, seat, card.goal.event) if card.goal.event in STATES else entry & CARD_BITS
    return QuestFacts(card.id, min(progress, card.goal.n), card.goal.n, is_met(position, seat, entry))


def side_facts(position: Contest, side: int) -> SideFacts:
    held = position.treasures[side]
    treasures = position.setting.content.treasures
    beacons = position.setting.scenario.beacons
    return SideFacts(
        side=side,
        seats=position.setting.members(side),
        honour=position.honour[side],
        treasures=None if UNSEEN in held else [treasures[treasure].id for treasure in held],
        treasures_held=len(held),
        shrines=cells(position, controlled_shrines(position, side)),
        beacons=cells(position, [cell for n, cell in enumerate(beacons) if position.beacons[n] == side + 1]),
    )


def draft_facts(position: Contest) -> DraftFacts | None:
    for step in position.agenda:
        if isinstance(step, Draft):
            kinds = position.setting.content.kinds
            offer, taken = [kinds[kind].id for kind in position.offer], [kinds[kind].id for kind in step.taken]
            return DraftFacts(offer, step.order, taken, sets_facts(position))
    return None


def sets_facts(position: Contest) -> SetsFacts | None:
    top = position.agenda[-1]
    return SetsFacts(top.by, top.waiting) if isinstance(top, Agreement) else None


# -- champions ---------------------------------------------------------------------------------------------------


def champion_facts(position: Contest, piece: int) -> ChampionFacts:
    kept = position.kept[piece]
    return ChampionFacts(
        id=position.setting.names[piece],
        kind=position.kind_at(piece).id,
        owner=position.owner[piece],
        cells=cells(position, position.cells_of(piece)),
        exhausted=position.exhausted[piece] == 1,
        beaten=position.beaten[piece] == 1,
        damage=position.damage[piece],
        strength=strength(position, piece),
        defence=defence(position, piece),
        speed=speed(position, piece),
        order=order_cost(position, piece),
        souls=position.souls[piece],
        keywords=names(KEYWORDS, keywords(position, piece)),
        granted=names(KEYWORDS, position.granted[piece]),
        factions=faction_names(factions(position, piece)),
        constructs=ids(position, position.gear[piece]),
        quests=ids(position, position.attached[piece]),
        treasure=position.setting.content.treasures[kept - 1].id if kept else None,
        lit=position.lit[piece] == 1,
        parts=parts(position, piece),
    )


def order_facts(position: Contest) -> OrderFacts | None:
    order = next((step for step in reversed(position.agenda) if isinstance(step, Order)), None)
    if order is None or not position.on_field(order.piece):
        return None
    asked = position.agenda[-1] is order and position.result is None
    return OrderFacts(
        champion=position.setting.names[order.piece],
        step=ORDER_STEPS.get(order.stage, "ends"),
        points=points_left(position, order),
        moving=order.moving,
        moved=order.points == MOVED,
        attacks=max((2 if has(position, order.piece, DOUBLE) else 1) - order.attacks, 0),
        reach=reach_facts(position, order) if asked else [],
    )


def points_left(position: Contest, order: Order) -> int:
    if order.points == MOVED or has(position, order.piece, IMMOBILE):
        return 0
    return order.points if order.moving else speed(position, order.piece)


def reach_facts(position: Contest, order: Order) -> list[ReachFacts]:
    seat, name = position.owner[order.piece], position.field.name
    found = reach(position, order.piece, points_left(position, order))
    places = on_the_way(found)
    number = {place: at for at, place in enumerate(places)}
    return [
        ReachFacts(
            to=name(place),
            cost=found.cost[place],
            by=VOCABULARY.write(position, seat, pack(STEP, place)),
            before=number.get(found.before[place], OFF),
            rest=found.rest[place],
        )
        for place in places
    ]


def attack_facts(position: Contest) -> AttackFacts | None:
    for step in reversed(position.agenda):
        if isinstance(step, Attack):
            called = position.setting.names
            targets = [called[target] for target in step.targets]
            return AttackFacts(called[step.piece], HOW[step.how], targets)
    return None


CONTEST_RULES = ContestRules(facts)
