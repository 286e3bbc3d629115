"""Tests that read like the table: lay out a board, put figures on it, queue dice and cards, act, assert.

Squares are ledger coordinates, x east and y north, and must not be negative. Figures are written `green (0,0), imp-1
(3,1), demon-1 (5,5) turned`; a large one by its south-western square. Doors are `("d1", "normal", "h", (0, 1))`: two
borders that run east ("h") or north ("v") from that corner. Without anything else said the board is one bare area of
20 by 20, two marines play, nobody has a card, and the invader's hand is empty.
"""

import re
from collections.abc import Mapping, Sequence

from platzdarm.games.doom2004.content.library import Library, built_in_library
from platzdarm.games.doom2004.rules import attack as attacks
from platzdarm.games.doom2004.rules.activation import Activation
from platzdarm.games.doom2004.rules.cards import AMMO_TYPES, DICE, KEYS, Content
from platzdarm.games.doom2004.rules.field import EAST, NORMAL, NORTH, OFF, Door, Field
from platzdarm.games.doom2004.rules.marines import DECLARE, MarineTurn
from platzdarm.games.doom2004.rules.mover import Mover
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.scenario import ALL_LEAVE, KILL, Area, Encounter, Goal, Plate, Scenario
from platzdarm.games.doom2004.rules.setting import INVADER, Setting, seat_of
from platzdarm.games.doom2004.rules.verbs import ORDERS
from platzdarm.games.doom2004.table.facts import FORAY_RULES
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.events import Event
from platzdarm.kernel.pile import Pile, bag_of

Square = tuple[int, int]
PLACED = re.compile(r"(?P<name>[a-z_]+(?:-\d+)?) \((?P<x>\d+),\s*(?P<y>\d+)\)(?P<turned> turned)?")
WINDOWS = (
    *("interrupt", "marine_turn", "attack_declared", "strike_declared", "attack_rolled", "area_revealed"),
    "equipment_taken",
)


def library() -> Library:
    return built_in_library()


def content() -> Content:
    return library().content


def layout(
    figures: str = "",
    *,
    size: Square = (20, 20),
    void: Sequence[Square] = (),
    walls: Sequence[tuple[int, Square]] = (),
    doors: Sequence[tuple[str, str, str, Square]] = (),
    leave_by: str = "",
    areas: Mapping[Square, int] | None = None,
    obstacles: Sequence[Square] = (),
    barrels: Sequence[Square] = (),
    acid: Sequence[Square] = (),
    ducts: Sequence[Square] = (),
    plates: Sequence[tuple[str, Square]] = (),
    encounter: Encounter | None = None,
    tokens: Mapping[Square, str] | None = None,
    marines: int = 2,
    frags: int = 6,
    level: str = "hurt_me_plenty",
) -> Foray:
    """Squares are of area 0, which is revealed, unless `areas` says otherwise."""
    squares = {(x, y): 0 for x in range(size[0]) for y in range(size[1]) if (x, y) not in void}
    squares.update({square: area for square, area in (areas or {}).items() if square in squares})
    stride = size[0] + 1
    made: list[Door | None] = []
    for count, (id, kind, lies, (x, y)) in enumerate(doors):
        run = EAST if lies == "h" else NORTH
        four = [(x, y), (x, y - 1), (x + 1, y), (x + 1, y - 1)]
        if run == NORTH:
            four = [(x, y), (x - 1, y), (x, y + 1), (x - 1, y + 1)]
        joins = sorted({squares[square] for square in four if square in squares})
        door = Door(count, id, NORMAL if kind == "normal" else KEYS.index(kind), run, y * stride + x, joins)
        made.append(door)
    field = Field(*size, squares, list(walls), made)
    scenario = Scenario("tabletop", 1, field, frags)
    built = [Area(index, f"a{index}") for index in range(max(squares.values()) + 1)]
    scenario.texts = {f"{kind} {area.id}": (area.id, area.id) for area in built for kind in ("area", "read")}
    for area in built:
        area.squares = [square for square in field.squares if field.area[square] == area.index]
        area.doors = [door.number for door in made if door is not None and area.index in door.areas]
    for at in obstacles:
        built[squares[at]].obstacles |= 1 << field.number(*at)
    laid = [(colour, at) for colour, at in plates]
    for colour, at in laid:
        others = [other for its_colour, other in laid if its_colour == colour and other != at]
        partner = field.number(*others[0]) if others else OFF
        beyond = squares[others[0]] if others else OFF
        built[squares[at]].plates.append(Plate("", field.number(*at), KEYS.index(colour), partner, beyond))
    built[0].encounter = encounter
    scenario.areas = [*built]
    scenario.goal = Goal(ALL_LEAVE if leave_by else KILL)
    if leave_by:
        scenario.goal.door = [id for id, _, _, _ in doors].index(leave_by)
    setting = Setting(content(), scenario, list(range(marines)), content().levels[level])
    position = Foray(FORAY_RULES, setting, [], SeededChance(b"tabletop"))
    position.areas = 1
    position.encounters = 1 if encounter is not None else 0
    position.shut = sum(1 << door.number for door in made if door is not None)
    position.barrels = tuple(sorted(field.number(*at) for at in barrels))
    position.acid = tuple(sorted(field.number(*at) for at in acid))
    position.ducts = tuple(sorted(field.number(*at) for at in ducts))
    for at, token in (tokens or {}).items():
        position.lay(content().token_names().index(token), field.number(*at))
    position.deck = Pile([bag_of(list(range(len(content().cards))), len(content().cards))])
    for marine in range(marines):
        position.equip(marine)
    found = [match.groupdict() for match in PLACED.finditer(figures)]
    assert len(found) == figures.count("("), f"not understood: {figures}"
    for entry in found:
        turned = 1 if entry["turned"] else 0
        position.put(number(position, entry["name"]), field.number(int(entry["x"]), int(entry["y"])), turned)
    return position


def number(position: Foray, name: str) -> int:
    """The figure of that name; `imp` alone is `imp-1`."""
    names = position.setting.figure_named
    return names[name] if name in names else names[f"{name}-1"]


def square(position: Foray, at: Square) -> int:
    return position.setting.field.number(*at)


def name(position: Foray, at: Square) -> str:
    """The notation's name of a square given in ledger coordinates."""
    return position.setting.field.name(square(position, at))


def at(position: Foray, figure: str) -> Square | None:
    place = position.place[number(position, figure)]
    field = position.setting.field
    return None if place == OFF else (field.column(place), field.row(place))


def base(position: Foray, figure: str) -> set[Square]:
    field = position.setting.field
    return {(field.column(one), field.row(one)) for one in position.squares(number(position, figure))}


def weapon(id: str) -> int:
    return content().weapon(id).index


def arm(position: Foray, marine: str, weapons: str = "", **ammo: int) -> Foray:
    """Weapon tokens, and this much ammo of each type."""
    who = number(position, marine)
    for id in weapons.split():
        position.add_weapon(who, weapon(id), 1)
    for kind, count in ammo.items():
        position.ammo[AMMO_TYPES * who + ["bullets", "rockets", "cells"].index(kind)] = count
    return position


def skill(position: Foray, marine: str, cards: str) -> Foray:
    names = [card.id for card in content().marine_cards]
    who = number(position, marine)
    position.cards[who] = tuple(names.index(card) for card in cards.split())
    return position


def order(position: Foray, marine: str, what: str) -> Foray:
    position.order[number(position, marine)] = ORDERS.index(what)
    return position


def card(id: str) -> int:
    return next(one.index for one in content().cards if one.id == id)


def deal(position: Foray, hand: str = "", deck: str | None = None, gone: str | None = None) -> Foray:
    """The invader's hand; the deck from its top, and the discards: else all other cards are in the deck."""
    position.hand = tuple(sorted(card(id) for id in hand.split()))
    position.discards = tuple(card(id) for id in (gone or "").split())
    kinds = len(content().cards)
    if deck is None:
        rest = [n for n in range(kinds) if n not in position.hand and n not in position.discards]
        position.deck = Pile([bag_of(rest, kinds)])
    else:
        position.deck = Pile([bag_of([card(id)], kinds) for id in reversed(deck.split())])
    return position


def dice(position: Foray, faces: str, then: str = "") -> Foray:
    """Queue faces as range/damage, `*` for a bullet icon, `x` for a miss: `yellow=2/2 green=2/0`; then cards."""
    queue: list[int] = []
    for word in faces.split():
        colour, face = word.split("=")
        for place, one in enumerate(content().faces[DICE.index(colour)]):
            if ("x" if one.miss else f"{one.reach}/{one.damage}{'*' if one.ammo else ''}") == face:
                queue.append(place)
                break
        else:
            raise AssertionError(f"no such face: {word}")
    queue += [card(id) for id in then.split()]
    position.chance = ScriptedChance(queue, SeededChance(b"tabletop"))
    return position


# -- acting ------------------------------------------------------------------------------------------------------


def ready(position: Foray, *steps: object) -> Foray:
    position.agenda = list(steps)  # type: ignore[arg-type]
    position.asked = None
    position.known_standing = None
    position.advance()
    return position


def turn(position: Foray, marine: str = "green", action: str = "") -> Foray:
    """It is his turn; with an action declared, or at the declaration."""
    who = number(position, marine)
    position.turn = seat_of(who)
    ready(position, Rounds(who + 1), MarineTurn(who, DECLARE))
    if action:
        act(position, marine, f"action {action}")
    return position


def acting(position: Foray, figure: str, points: int | None = None) -> Foray:
    """The invader is being activated in the invader's turn."""
    who = number(position, figure)
    step = Activation(who)
    step.points = position.movement(who) if points is None else points
    position.turn = INVADER
    return ready(position, step)


def seat(position: Foray, who: str) -> int:
    return INVADER if who == "invader" else seat_of(number(position, who))


def act(position: Foray, who: str, text: str) -> list[Event]:
    """Play an action, written as players write it; `(3,1)` stands for the name of that square."""
    return position.play(seat(position, who), read(position, who, text))


def read(position: Foray, who: str, text: str) -> int:
    def named(found: re.Match[str]) -> str:
        return name(position, (int(found[1]), int(found[2])))

    return VOCABULARY.read(position, seat(position, who), re.sub(r"\((\d+),(\d+)\)", named, text))


def legal(position: Foray, who: str, text: str) -> bool:
    wanted = read(position, who, text)
    return any(d.answers.lists(wanted) for d in position.pending() if d.seat == seat(position, who))


def refused(position: Foray, who: str, text: str) -> str:
    """The rule that forbids it; nothing has changed."""
    before = position.data()
    try:
        act(position, who, text)
    except IllegalAction as error:
        assert position.data() == before
        return error.rule
    raise AssertionError(f"'{text}' was not refused")


def asked(position: Foray) -> tuple[str, str]:
    """Who is asked what; the question that play waits for."""
    decision = next(one for one in position.pending() if one.due)
    who = "invader" if decision.seat == INVADER else position.setting.names[decision.seat - 1]
    return who, decision.kind


def pass_windows(position: Foray) -> Foray:
    while not position.over and asked(position)[1] in WINDOWS:
        act(position, asked(position)[0], "pass")
    return position


def shoot(position: Foray, attacker: str, square_of: Square, faces: str, arms: str = "", then: str = "") -> Foray:
    """One attack from declaration on, with these dice; windows are passed. Play stands at what comes after."""
    dice(position, faces, then)
    who = number(position, attacker)
    position.agenda = []
    position.asked = None
    attacks.declare(position, who, weapon(arms) if arms else OFF, square(position, square_of), False)
    position.advance()
    return position


def points(position: Foray) -> int:
    mover = next(step for step in reversed(position.agenda) if isinstance(step, Mover))
    return mover.left()


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
