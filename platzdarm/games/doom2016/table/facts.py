"""The position by names, as a seat may know it: what a page shows, and what anybody may ask for as JSON.

`facts` is asked of a masked position, so what a seat may not know is not there to be told. The map of a mission never
changes: it is told once, with the content of the game (`map_facts`), and facts name squares and doors of it.
"""

from typing import Any, Final, cast

from msgspec import UNSET

from platzdarm.board.paths import on_the_way
from platzdarm.games.doom2016.rules.abilities import rest_of
from platzdarm.games.doom2016.rules.attack import AFTER, BLACK_FACE, Attack, current
from platzdarm.games.doom2016.rules.cards import COLOURS, MARINES
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.grenades import effect_of
from platzdarm.games.doom2016.rules.knowledge import IncursionRules
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.reach import reach_of
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, Setting, is_demon, is_marine
from platzdarm.games.doom2016.table.fact_types import (
    ActiveFacts,
    AskedFacts,
    AttackFacts,
    AttackOffer,
    AttackStep,
    Border,
    Colour,
    DemonCardFacts,
    FigureFacts,
    GoalFacts,
    GroupFacts,
    IncursionFacts,
    InitiativeFacts,
    InitiativePart,
    InvaderFacts,
    LaterFacts,
    MapContent,
    MarineFacts,
    PortalFacts,
    ReachFacts,
    SummoningFacts,
    TypeInTurn,
)
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.pile import UNSEEN

NONE: Final = 255
INITIATIVE: Final = (*MARINES, "invader")
# what an attack waits for, by the stage that it runs next
STEPS: Final[tuple[AttackStep, ...]] = (
    "declared",
    "declared",
    "roll",
    "defend",
    "cover",
    "defend",
    "defend",
    "strike",
    "damage",
    "after",
    "after",
)
LETTERS: Final = ".dib"
COLOUR_NAMES: Final = cast(tuple[Colour, ...], COLOURS)


def facts(position: Incursion, seat: int) -> IncursionFacts:
    """The position as `seat` may know it, by names."""
    setting = position.setting
    name = setting.field.name
    weapons = setting.content.weapons
    return IncursionFacts(
        seat=seat,
        game="doom2016",
        mission=setting.mission,
        objective=setting.objective.id,
        threat=setting.threat.id,
        tutorial=setting.tutorial,
        own_decks=setting.own_decks,
        round=position.round,
        frags=(position.frags, setting.frags_needed()),
        threat_tokens=position.threat,
        doors=[number for number in range(len(setting.field.doors)) if position.shut >> number & 1],
        portals=portal_facts(position),
        teleporters=[
            (name(square), position.active_teleporters >> n & 1 == 1) for n, square in enumerate(setting.teleporters)
        ],
        health_packs=[name(square) for n, square in enumerate(setting.packs) if position.packs_left >> n & 1],
        weapons=[
            (name(square), weapons[weapon].id)
            for n, (square, weapon) in enumerate(setting.weapons)
            if position.weapons_left >> n & 1
        ],
        tokens=[name(square) for square in position.tokens],
        grenades=[
            (MARINES[marine], name(square), weapons[weapon].id, fuse_of(position, weapon, age))
            for marine, weapon, square, age in position.grenades
        ],
        goal=goal_facts(position),
        figures=figure_facts(position),
        marines=[marine_facts(position, marine) for marine in range(setting.marines)],
        invader=invader_facts(position),
        initiative=initiative_facts(position),
        active=active_facts(position),
        type=type_in_turn(position),
        attack=attack_facts(position),
        summoning=summoning_facts(position),
        asked=[
            AskedFacts(d.seat, d.kind, list(d.about), None if d.answers.partial else len(d.answers))
            for d in position.pending()
        ],
        result=position.result,
    )


def fuse_of(position: Incursion, weapon: int, age: int) -> int | None:
    """Initiative cards that are still to come before it goes off; 0: when the present one has been resolved."""
    if effect_of(position, weapon, "next_card") is not None:
        return 1 - age
    return 0 if effect_of(position, weapon, "end_activation") is not None else None


# -- the map -----------------------------------------------------------------------------------------------------


def map_facts(setting: Setting) -> MapContent:
    """What never changes in a mission. Rows from the south, a blank where there is no square, else . plain,
    d difficult, i impassable, b blocking; borders as pairs of corners, square (x, y) having [x, y] to [x + 1, y + 1].

    Portals that lie face down at the start are told without their colour.
    """
    field = setting.field
    width, height = field.ground.map.width, field.ground.map.height
    rows = [[" "] * width for _ in range(height)]
    for number, (x, y) in enumerate(field.coordinates):
        rows[y - field.bottom][x - field.left] = LETTERS[field.terrain[number]]
    return MapContent(
        width=width,
        height=height,
        rows=["".join(row) for row in rows],
        walls=wall_facts(setting),
        doors=[[corners(setting, one, other) for one, other in door] for door in field.doors],
        start=field.name(setting.start),
        exit=field.name(setting.exit) if setting.exit >= 0 else UNSET,
        teleporters=[field.name(square) for square in setting.teleporters],
        portals=[field.name(square) for square, _ in setting.portals],
        objects=[field.name(square) for square in setting.object_squares],
    )


def corners(setting: Setting, one: int, other: int) -> Border:
    coordinates = setting.field.coordinates
    return setting.field.ends(coordinates[one], coordinates[other])


def wall_facts(setting: Setting) -> list[Border]:
    """Every wall, that of the rim too."""
    ground = setting.field.ground.map
    found: list[Border] = []
    for y in range(ground.height + 1):
        for x in range(ground.width + 1):
            for end in ((x + 1, y), (x, y + 1)):
                border = ground.border((x, y), end)
                if border >= 0 and ground.walls.holds(border):
                    found.append(((x, y), end))
    return found


def portal_facts(position: Incursion) -> list[PortalFacts]:
    """Face-down portals show their place and not their colour."""
    setting = position.setting
    found: list[PortalFacts] = []
    for number, (square, colour) in enumerate(setting.portals):
        if position.portals_left >> number & 1:
            up = position.portals_up >> number & 1 == 1
            shown = COLOUR_NAMES[colour] if up else None
            found.append(PortalFacts(number, setting.field.name(square), shown))
    return found


def goal_facts(position: Incursion) -> GoalFacts:
    """How far the marines have come with their objective, and how far they must."""
    setting = position.setting
    objective = setting.objective
    match objective.kind:
        case "sample_collection":
            done, needed = sum(position.carried[m] for m in range(setting.marines)), objective.tokens
        case "asset_extraction":
            done, needed = position.secured, objective.tokens
        case "guard_duty":
            done, needed = position.progress, objective.rounds
        case "system_restart":
            done, needed = sum(position.worked[: objective.tokens]), objective.tokens * objective.progress
        case "seal_the_breach":
            done, needed = len(setting.portals) - position.portals_left.bit_count(), len(setting.portals)
        case _:
            done, needed = 0, 1
    return GoalFacts(objective.kind, done, needed, position.worked[: objective.tokens], objective.price)


def figure_facts(position: Incursion) -> list[FigureFacts]:
    setting = position.setting
    found: list[FigureFacts] = []
    for figure, place in enumerate(position.place):
        if place == OFF:
            continue
        demon = is_demon(figure)
        kind = setting.demon(figure).id if demon else "marine" if figure < FIRST_OBJECT else "object"
        found.append(
            FigureFacts(
                id=setting.names[figure],
                type=kind,
                seat=setting.seat_of(figure) if demon or kind == "marine" else -1,
                squares=[setting.field.name(square) for square in position.squares(figure)],
                turned=position.turned[figure] == 1,
                damage=position.damage[figure],
                health=position.health(figure),
                stunned=position.is_stunned(figure),
                staggered=demon and position.is_open_to_glory(figure),
                marked=position.marked >> figure & 1 == 1,
                carries=position.carried[figure],
            )
        )
    return found


# -- the two sides -----------------------------------------------------------------------------------------------


def marine_facts(position: Incursion, marine: int) -> MarineFacts:
    setting = position.setting
    content = setting.content
    actions = content.actions
    number = position.classes[marine]
    return MarineFacts(
        name=MARINES[marine],
        hand=[None if card == UNSEEN else actions[card].id for card in position.hands[marine]],
        hand_limit=position.hand_limit(marine),
        glory=[None if card == UNSEEN else content.glory[card].id for card in position.glory[marine]],
        deck=position.decks[marine].size,
        discards=[actions[card].id for card in position.decks[marine].discards],
        in_play=[actions[card].id for card in position.in_play[marine]],
        weapons=[w.id for w in content.weapons if position.weapons[marine] >> w.index & 1],
        class_card=None if number == NONE else content.classes[number].id,
        exhausted=position.exhausted >> marine & 1 == 1,
        squad=setting.squad.id if setting.squad is not None and position.has_squad_card(marine) else None,
        on_map=position.on_map(marine),
        damage=position.damage[marine],
        health=position.health(marine),
        extra_red=position.next_red[marine],
    )


def invader_facts(position: Incursion) -> InvaderFacts:
    """The invasion card and the events in hand are the invader's own; demon cards lie open while they are face up."""
    content = position.setting.content
    known_card = position.invasion != NONE
    known_sets = position.sets != NONE
    return InvaderFacts(
        hand=[None if card == UNSEEN else content.events[card].id for card in position.event_hand],
        deck=position.event_deck.size,
        discards=[content.events[card].id for card in position.event_deck.discards],
        sets=[name for n, name in enumerate(content.sets) if position.sets >> n & 1] if known_sets else None,
        invasion=content.invasions[position.invasion].id if known_card else None,
        invasion_argent=position.invasion_argent,
        argent_left=position.argent_left(),
        cards=[type_facts(position, kind) for kind in position.types_on_map()],
        groups_seen=[group_facts(position, shown) for shown in position.groups_seen],
    )


def type_facts(position: Incursion, kind: int) -> DemonCardFacts:
    """A demon card that lies face up (D16-TIMING-08: the others are not shown)."""
    demon = position.setting.content.demons[kind]
    figures = position.setting.figures_of(kind)
    return DemonCardFacts(
        id=demon.id,
        ready=not position.used_types >> kind & 1,
        argent=position.argent[kind],
        figures=sum(1 for figure in figures if position.on_map(figure)),
        speed=demon.speed,
        range=demon.range,
        dice=(demon.red, demon.black),
        health=demon.health,
        stagger=demon.stagger,
    )


def group_facts(position: Incursion, shown: tuple[int, ...]) -> GroupFacts:
    """A group that was announced when demons came out of a portal: everybody has seen it."""
    demons = position.setting.content.demons
    return GroupFacts(
        colour=COLOUR_NAMES[shown[0] // 2],
        group=shown[0] % 2,
        argent=shown[1],
        demons=[demons[kind].id for kind in shown[2:]],
    )


def initiative_facts(position: Incursion) -> InitiativeFacts:
    """What was revealed in this round, first card first, and what may still come, bottom first, bag by bag."""
    revealed: list[str] = []
    rest = position.revealed
    while rest:
        revealed.insert(0, INITIATIVE[rest % 8 - 1])
        rest //= 8
    deck = [
        InitiativePart(bag.size, {INITIATIVE[card]: n for card, n in enumerate(bag.counts) if n})
        for bag in position.initiative.bags
    ]
    return InitiativeFacts(revealed, deck, position.initiative.size)


# -- what is under way -------------------------------------------------------------------------------------------


def mover_of(position: Incursion) -> Mover | None:
    for step in reversed(position.agenda):
        if isinstance(step, Mover):
            return step
    return None


def active_facts(position: Incursion) -> ActiveFacts | None:
    """The figure that moves or acts now: movement points, main actions, attacks that it may still make, its reach."""
    mover = mover_of(position)
    if mover is None or not position.on_map(mover.figure):
        return None
    setting = position.setting
    return ActiveFacts(
        figure=setting.names[mover.figure],
        walks=type(mover).__name__ == "Walk",
        points=mover.points,
        mains=mover.mains if isinstance(mover, MarineActivation) else 0,
        flies=mover.flight == 1 or position.flies(mover.figure),
        offers=[offer_facts(position, mover, number) for number in range(len(mover.offers))],
        reach=reach_facts(position, mover) if moves_now(position, mover) else [],
    )


def reach_facts(position: Incursion, mover: Mover) -> list[ReachFacts]:
    field, seat = position.setting.field, position.setting.seat_of(mover.figure)
    reach = reach_of(position, mover)
    places = on_the_way(reach)
    number = {place: at for at, place in enumerate(places)}
    return [
        ReachFacts(
            to=field.name(place // 2),
            turned=place % 2 == 1,
            cost=reach.cost[place],
            by=VOCABULARY.write(position, seat, reach.action[place]),
            before=number.get(reach.before[place], OFF),
            rest=reach.rest[place],
        )
        for place in places
    ]


def moves_now(position: Incursion, mover: Mover) -> bool:
    return position.result is None and position.agenda[-1] is mover


def offer_facts(position: Incursion, mover: Mover, number: int) -> AttackOffer:
    red, black, distance, card, excluded = mover.offers[number]
    if isinstance(mover, MarineActivation):
        distance = mover.reach(position, mover.offers[number])
    return AttackOffer(
        number=number,
        red=red,
        black=black,
        range=distance,
        card=position.setting.content.actions[card].id if card >= 0 else None,
        other_than=position.setting.names[excluded] if excluded >= 0 else None,
    )


def type_in_turn(position: Incursion) -> TypeInTurn | None:
    """The demon type that is activated, and which of its figures have acted."""
    for step in reversed(position.agenda):
        data = step.data()
        if data[0] == "TypeActivation":
            names = position.setting.names
            return TypeInTurn(position.setting.content.demons[data[1]].id, [names[figure] for figure in data[2]])
    return None


def summoning_facts(position: Incursion) -> SummoningFacts | None:
    """Demons that are coming out of a portal: what is still to be placed, the next one first."""
    for step in reversed(position.agenda):
        data = step.data()
        if data[0] == "Summon" and data[3] >= 0:
            square, colour = position.setting.portals[data[3]]
            demons = position.setting.content.demons
            waiting = [demons[kind].id for kind in data[5]]
            return SummoningFacts(position.setting.field.name(square), COLOUR_NAMES[colour], waiting)
    return None


def attack_facts(position: Incursion) -> AttackFacts | None:
    attack = current(position)
    if attack is None:
        return None
    setting = position.setting
    both = position.on_map(attack.attacker) and position.on_map(attack.defender)
    rolled = len(attack.dice) > 0
    return AttackFacts(
        attacker=setting.names[attack.attacker],
        defender=setting.names[attack.defender],
        card=setting.content.actions[attack.card].id if attack.card >= 0 else None,
        step=STEPS[attack.stage],
        red=attack.red,
        black=attack.black,
        dice=[("black", die - BLACK_FACE) if die >= BLACK_FACE else ("red", die) for die in attack.dice],
        hits=attack.hits,
        symbols=attack.symbols(),
        cover=both and attack.has_cover(position),
        stunned=(position.is_stunned(attack.attacker), position.is_stunned(attack.defender)),
        shown=shown_card(position, attack),
        shields=attack.blocked(position),
        cancelled=attack.cancelled,
        dodged=attack.is_dodged(position),
        damage=damage_of(position, attack),
        rolled=rolled,
        dealt=attack.dealt,
        used=list(attack.used),
        later=[later_facts(position, attack, number) for number in range(len(attack.later))],
    )


def damage_of(position: Incursion, attack: Attack) -> int:
    """As things stand; once it is suffered the defence card is gone (D16-ATTACK-09), and what it did counts."""
    if attack.stage >= AFTER:
        return attack.dealt
    return 0 if attack.is_dodged(position) else max(attack.symbols() - attack.blocked(position), 0)


def later_facts(position: Incursion, attack: Attack, number: int) -> LaterFacts:
    """The rest of an ability whose moment is still to come in this attack; a seat of -1: it has been used."""
    rest = attack.later[number]
    ability = rest_of(position, rest, number, attack)
    return LaterFacts(rest.seat, ability.id, ability.effects[0].when)


def shown_card(position: Incursion, attack: Attack) -> str | None:
    """The defence card: an event's id where a demon defends, else an action card's."""
    if attack.shown < 0:
        return None
    content = position.setting.content
    cards: Any = content.events if not is_marine(attack.defender) else content.actions
    return str(cards[attack.shown].id)


INCURSION_RULES: Final = IncursionRules(facts)
