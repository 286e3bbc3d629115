"""What each seat may see, and the whole position as plain data (chapter TIMING, 07 to 10).

Hidden are hands, glory kill cards, the event sets and the invasion card, and initiative cards that another has looked
at. A deck and a hand that are both unknown share one pool of unseen cards; which pile within the deck a card lies in
is not told, so a guess may be a little wider than what a careful player could work out.
"""

from itertools import combinations
from typing import TYPE_CHECKING, Any

from platzdarm.games.doom2016.attack_cards import in_flight
from platzdarm.games.doom2016.cards import COLOURS, MARINES
from platzdarm.games.doom2016.field import OFF
from platzdarm.games.doom2016.table import EVENT_SETS, INVADER, is_demon
from platzdarm.kernel.chance import Chance, deal
from platzdarm.kernel.pile import UNSEEN, Bag, Pile, bag_of, bag_with

if TYPE_CHECKING:
    from platzdarm.games.doom2016.position import Incursion

NONE = 255
SOME_SETS = 255  # in a view: chosen, but not known


# -- pools -------------------------------------------------------------------------------------------------------


def marine_pool(position: "Incursion", marine: int) -> list[int]:
    """What may be in the hand and the deck of a marine: the cards of its sets that do not lie open."""
    content = position.table.content
    counts = [0] * len(content.actions)
    for weapon in content.weapons:
        if position.weapons[marine] >> weapon.index & 1:
            for card in weapon.cards:
                counts[card] += 1
    shown = [card for kind, owner, card in in_flight(position) if kind == 0 and owner == marine]
    for card in [*position.discards[marine], *position.in_play[marine], *shown]:
        counts[card] -= 1
    return counts


def possible_sets(position: "Incursion") -> int:
    """The event sets that marines must reckon with, as bits."""
    table = position.table
    if not table.own_decks:
        return table.sets
    certain = 0
    for event in table.content.events:
        if position.events_seen >> event.index & 1:
            certain |= 1 << event.set
    return certain if certain.bit_count() == EVENT_SETS else (1 << len(table.content.sets)) - 1


def event_pool(position: "Incursion", sets: int) -> list[int]:
    events = position.table.content.events
    counts = [1 if sets >> event.set & 1 else 0 for event in events]
    shown = [card for kind, _, card in in_flight(position) if kind == 1]
    for card in [*position.event_discards, *shown]:
        counts[card] -= 1
    return counts


def glory_pool(position: "Incursion", seat: int) -> list[int]:
    counts = [card.copies for card in position.table.content.glory]
    for card in position.glory_discards:
        counts[card] -= 1
    for card in position.glory[seat - 1] if seat > 0 else ():
        counts[card] -= 1
    return counts


def unknown_pile(counts: list[int], size: int) -> Pile:
    return Pile([Bag(counts, size)] if size else [])


def initiative_pool(position: "Incursion", seat: int) -> list[int]:
    """The initiative cards that `seat` knows to be there but not where: all that were not revealed yet, less those
    in bags that it knows and those that it is looking at."""
    counts = list(position.unrevealed)
    for bag, known, _ in position.initiative:
        if knows(known, seat):
            counts = [a - b for a, b in zip(counts, bag, strict=True)]
    for looker, cards in looks(position):
        if looker == seat:
            for card in cards:
                counts[card] -= 1
    return counts


def knows(known: int, seat: int) -> bool:
    return known == -1 or (seat >= 0 and known >> seat & 1 == 1)


def looks(position: "Incursion") -> list[tuple[int, list[int]]]:
    found: list[tuple[int, list[int]]] = []
    for step in position.agenda:
        data = step.data()
        if data[0] == "Look":
            found.append((data[2], data[3]))
    return found


# -- concealing --------------------------------------------------------------------------------------------------


def conceal(position: "Incursion", seat: int) -> None:
    hide_initiative(position, seat)
    glory = glory_pool(position, seat)
    position.glory_deck = unknown_pile(glory, position.glory_deck.size)
    for marine in range(position.table.marines):
        if marine + 1 != seat:
            hand = len(position.hands[marine])
            position.hands[marine] = (UNSEEN,) * hand
            position.glory[marine] = (UNSEEN,) * len(position.glory[marine])
            position.decks[marine] = unknown_pile(marine_pool(position, marine), position.decks[marine].size)
            position.hidden |= 1 << (marine + 1)
    if seat != INVADER:
        position.event_hand = (UNSEEN,) * len(position.event_hand)
        pool = event_pool(position, possible_sets(position))
        position.event_deck = unknown_pile(pool, position.event_deck.size)
        if not position.table.tutorial:
            position.sets = SOME_SETS if position.sets else 0
            position.invasion = NONE
        position.hidden |= 1 << INVADER


def hide_initiative(position: "Incursion", seat: int) -> None:
    pool = tuple(initiative_pool(position, seat))
    position.initiative = tuple(
        (bag if knows(known, seat) else pool, known, size) for bag, known, size in position.initiative
    )


# -- guessing ----------------------------------------------------------------------------------------------------


def guess(position: "Incursion", seat: int, chance: Chance) -> "Incursion":
    from platzdarm.games.doom2016.position import Incursion  # which builds on this module

    world = position.masked(seat)
    assert isinstance(world, Incursion)
    guess_initiative(world, seat, chance)
    guess_glory(world, seat, chance)
    for marine in range(world.table.marines):
        if world.hides(marine + 1):
            pool = bag_with(marine_pool(world, marine))
            hand, deck = deal(pool, [len(world.hands[marine]), world.decks[marine].size], chance)
            world.hands[marine] = tuple(sorted(hand))
            world.decks[marine] = Pile([bag_of(deck, len(pool.counts))] if deck else [])
    if world.hides(INVADER):
        guess_invader(world, chance)
    world.hidden = 0
    world.asked = None
    world.chance = chance
    return world


def guess_invader(world: "Incursion", chance: Chance) -> None:
    table = world.table
    if world.sets == SOME_SETS:
        world.sets = guess_sets(world, chance)
    choosing = any(step.data()[0] == "Outfit" and step.data()[1] < 2 for step in world.agenda)
    if world.invasion == NONE and not choosing:
        world.invasion = table.invasion if not table.own_decks else guess_invasion(world, chance)
    if world.event_deck.size or world.event_hand:
        pool = bag_with(event_pool(world, world.sets))
        hand, deck = deal(pool, [len(world.event_hand), world.event_deck.size], chance)
        world.event_hand = tuple(sorted(hand))
        world.event_deck = Pile([bag_of(deck, len(pool.counts))] if deck else [])


def guess_sets(world: "Incursion", chance: Chance) -> int:
    """Three sets that hold every card seen so far; all such triples are alike likely."""
    table = world.table
    if not table.own_decks:
        return table.sets
    certain = 0
    for event in table.content.events:
        if world.events_seen >> event.index & 1:
            certain |= 1 << event.set
    triples = [1 << a | 1 << b | 1 << c for a, b, c in combinations(range(len(table.content.sets)), EVENT_SETS)]
    fitting = [triple for triple in triples if triple & certain == certain]
    return fitting[chance.roll(len(fitting))]


def guess_invasion(world: "Incursion", chance: Chance) -> int:
    """A card that has every group announced so far."""
    fitting: list[int] = []
    for card in world.table.content.invasions:
        for shown in world.groups_seen:
            group = card.groups[shown[0] // 2][shown[0] % 2]
            types = [kind for kind, number in group.demons for _ in range(number)]
            if group.argent != shown[1] or types != list(shown[2:]):
                break
        else:
            fitting.append(card.index)
    return fitting[chance.roll(len(fitting))]


def guess_glory(world: "Incursion", seat: int, chance: Chance) -> None:
    hidden = [m for m in range(world.table.marines) if m + 1 != seat]
    pool = bag_with(glory_pool(world, seat))
    sizes = [len(world.glory[marine]) for marine in hidden]
    dealt = deal(pool, [*sizes, world.glory_deck.size], chance)
    for marine, cards in zip(hidden, dealt, strict=False):
        world.glory[marine] = tuple(sorted(cards))
    world.glory_deck = Pile([bag_of(dealt[-1], len(pool.counts))] if dealt[-1] else [])


def guess_initiative(world: "Incursion", seat: int, chance: Chance) -> None:
    unknown = [at for at, (_, known, _) in enumerate(world.initiative) if not knows(known, seat)]
    hidden = [(at, step.data()) for at, step in enumerate(world.agenda) if step.data()[0] == "Look"]
    lookers = [(at, data) for at, data in hidden if data[2] != seat and UNSEEN in data[3]]
    if not unknown and not lookers:
        return
    pool = bag_with(initiative_pool(world, seat))
    sizes = [world.initiative[at][2] for at in unknown] + [len(data[3]) for _, data in lookers]
    dealt = deal(pool, sizes, chance)
    bags = list(world.initiative)
    for at, cards in zip(unknown, dealt, strict=False):
        counts = tuple(bag_of(cards, 5).counts)
        bags[at] = (counts, bags[at][1], len(cards))
    world.initiative = tuple(bags)
    for (at, data), cards in zip(lookers, dealt[len(unknown) :], strict=True):
        world.agenda[at] = type(world.agenda[at])(data[1], data[2], sorted(cards), data[4])  # type: ignore[call-arg]


# -- facts -------------------------------------------------------------------------------------------------------


def facts(position: "Incursion", seat: int) -> dict[str, Any]:
    """The position as `seat` may know it, by names."""
    table = position.table
    content = table.content
    known_card = position.invasion != NONE
    return {
        "game": "doom2016",
        "mission": table.mission,
        "objective": table.objective.id,
        "threat": table.threat.id,
        "seat": seat,
        "round": position.round,
        "frags": [position.frags, table.frags_needed()],
        "threat_tokens": position.threat,
        "progress": position.progress,
        "worked": list(position.worked[: table.objective.tokens]),
        "secured": position.secured,
        "figures": figure_facts(position),
        "doors": [[table.field.name(s) for s in table.field.door_squares(d)] for d in shut_doors(position)],
        "portals": portal_facts(position),
        "teleporters": [
            [table.field.name(square), bool(position.active_teleporters >> n & 1)]
            for n, square in enumerate(table.teleporters)
        ],
        "health_packs": [table.field.name(s) for n, s in enumerate(table.packs) if position.packs_left >> n & 1],
        "weapons": [
            [table.field.name(square), content.weapons[weapon].id]
            for n, (square, weapon) in enumerate(table.weapons)
            if position.weapons_left >> n & 1
        ],
        "tokens": [table.field.name(square) for square in position.tokens],
        "grenades": [[MARINES[m], table.field.name(square)] for m, _, square, _ in position.grenades],
        "marines": [marine_facts(position, marine) for marine in range(table.marines)],
        "invader": {
            "hand": [None if c == UNSEEN else content.events[c].id for c in position.event_hand],
            "deck": position.event_deck.size,
            "discards": [content.events[card].id for card in position.event_discards],
            "invasion": content.invasions[position.invasion].id if known_card else None,
            "invasion_argent": position.invasion_argent,
            "cards": [type_facts(position, kind) for kind in position.types_on_map()],
        },
        "initiative": [[list(bag), size] for bag, _, size in position.initiative],
        "attack": attack_facts(position),
        "asked": [[d.seat, d.kind, d.about, None if d.options.partial else len(d.options)] for d in position.pending()],
        "result": position.result,
    }


def shut_doors(position: "Incursion") -> list[int]:
    return [n for n in range(len(position.table.field.doors)) if position.shut >> n & 1]


def figure_facts(position: "Incursion") -> list[dict[str, Any]]:
    field = position.table.field
    found: list[dict[str, Any]] = []
    for figure, place in enumerate(position.place):
        if place != OFF:
            found.append(
                {
                    "id": position.table.names[figure],
                    "squares": [field.name(square) for square in position.squares(figure)],
                    "damage": position.damage[figure],
                    "health": position.health(figure),
                    "stunned": position.is_stunned(figure),
                    "staggered": is_demon(figure) and position.is_staggered(figure),
                    "carries": position.carried[figure],
                }
            )
    return found


def portal_facts(position: "Incursion") -> list[list[Any]]:
    """Face-down portals show their place and not their colour."""
    table = position.table
    found: list[list[Any]] = []
    for number, (square, colour) in enumerate(table.portals):
        if position.portals_left >> number & 1:
            up = position.portals_up >> number & 1 == 1
            found.append([table.field.name(square), COLOURS[colour] if up else None])
    return found


def type_facts(position: "Incursion", kind: int) -> dict[str, Any]:
    """A demon card that lies face up (D16-TIMING-08: the others are not shown)."""
    demon = position.table.content.demons[kind]
    return {
        "id": demon.id,
        "ready": not position.used_types >> kind & 1,
        "argent": position.argent[kind],
        "speed": demon.speed,
        "range": demon.range,
        "dice": [demon.red, demon.black],
        "health": demon.health,
        "stagger": demon.stagger,
    }


def marine_facts(position: "Incursion", marine: int) -> dict[str, Any]:
    content = position.table.content
    actions = content.actions
    number = position.classes[marine]
    squad = position.table.squad
    return {
        "name": MARINES[marine],
        "hand": [None if card == UNSEEN else actions[card].id for card in position.hands[marine]],
        "glory": [None if card == UNSEEN else content.glory[card].id for card in position.glory[marine]],
        "deck": position.decks[marine].size,
        "discards": [actions[card].id for card in position.discards[marine]],
        "in_play": [actions[card].id for card in position.in_play[marine]],
        "weapons": [w.id for w in content.weapons if position.weapons[marine] >> w.index & 1],
        "class": None if number == NONE else content.classes[number].id,
        "exhausted": position.exhausted >> marine & 1 == 1,
        "squad": squad.id if squad is not None and position.has_squad_card(marine) else None,
    }


def attack_facts(position: "Incursion") -> dict[str, Any] | None:
    for step in reversed(position.agenda):
        data = step.data()
        if data[0] == "Attack":
            names = position.table.names
            return {"attacker": names[data[1]], "defender": names[data[2]], "dice": data[8], "shown": data[7][0]}
    return None


# -- data --------------------------------------------------------------------------------------------------------


def data(position: "Incursion") -> dict[str, Any]:
    """Everything that can change, as plain numbers; the table itself is set up from the options."""
    from platzdarm.games.doom2016.position import LISTS, NUMBERS, TUPLES

    found: dict[str, Any] = {
        "agenda": [step.data() for step in position.agenda],
        "chance": position.chance.state(),
        "numbers": [getattr(position, name) for name in NUMBERS],
        "hidden": position.hidden,
    }
    for name in LISTS:
        found[name] = list(getattr(position, name))
    for name in TUPLES:
        found[name] = [list(cards) for cards in getattr(position, name)]
    for name in ("event_hand", "event_discards", "glory_discards", "tokens"):
        found[name] = list(getattr(position, name))
    for name in ("event_deck", "glory_deck"):
        found[name] = pile_data(getattr(position, name))
    found["decks"] = [pile_data(deck) for deck in position.decks]
    found["grenades"] = [list(grenade) for grenade in position.grenades]
    found["groups_seen"] = [list(group) for group in position.groups_seen]
    found["initiative"] = [[list(bag), known, size] for bag, known, size in position.initiative]
    found["result"] = None if position.result is None else list(position.result)
    return found


def pile_data(pile: Pile) -> list[Any]:
    return [[list(bag.counts), bag.size] for bag in pile.bags]


def inventory(position: "Incursion") -> dict[str, int]:
    """Cards wherever they are, those left in the box included; figures on the map and in the pool."""
    content = position.table.content
    count: dict[str, int] = {}
    for weapon in content.weapons:
        owners = sum(owned >> weapon.index & 1 for owned in position.weapons)
        for card in weapon.cards:
            count[content.actions[card].id] = weapon.copies - owners
    for marine in range(position.table.marines):
        total = position.decks[marine].counts(len(content.actions))
        shown = [card for kind, owner, card in in_flight(position) if kind == 0 and owner == marine]
        held = [*position.hands[marine], *position.discards[marine], *position.in_play[marine], *shown]
        for card in held:
            total[card] += 1
        for number, copies in enumerate(total):
            count[content.actions[number].id] += copies
    events = position.event_deck.counts(len(content.events))
    for card in [*position.event_hand, *position.event_discards, *(c for k, _, c in in_flight(position) if k == 1)]:
        events[card] += 1
    count["events"] = sum(events) or 6 * EVENT_SETS
    count["event twice"] = sum(1 for number in events if number > 1)
    glory = position.glory_deck.counts(len(content.glory))
    for card in [*position.glory_discards, *(card for hand in position.glory for card in hand)]:
        glory[card] += 1
    for number, copies in enumerate(glory):
        count[content.glory[number].id] = copies
    count["tokens"] = objective_tokens(position)
    return count


def objective_tokens(position: "Incursion") -> int:
    lying = len(position.tokens) + sum(position.carried) + position.secured + position.samples
    kind = position.table.objective.kind
    dropping = sum(step.data()[2] for step in position.agenda if step.data()[0] == "Drop")
    if kind in ("sample_collection", "asset_extraction"):
        return lying + dropping or position.table.objective.tokens
    return 0
