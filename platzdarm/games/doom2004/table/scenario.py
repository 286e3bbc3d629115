"""A position for analysis or a lesson: a scenario with areas revealed and figures put where somebody wants them, at the
start of somebody's turn. Facts of a table will do, or as much of them as somebody wants to say."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from platzdarm.content.meaning import meaning
from platzdarm.content.plain import from_data
from platzdarm.games.doom2004.content.faults import fault
from platzdarm.games.doom2004.rules import happenings
from platzdarm.games.doom2004.rules.cards import AMMO, AMMO_TYPES, KEYS
from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.exploring import build, invaders_of, spare_figure
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.invaders import InvaderTurn
from platzdarm.games.doom2004.rules.marines import RETURN, MarineTurn
from platzdarm.games.doom2004.rules.position import KILLED, ON_BOARD, Foray, known_area
from platzdarm.games.doom2004.rules.rounds import Rounds
from platzdarm.games.doom2004.rules.setting import FIRST_INVADER, INVADER
from platzdarm.games.doom2004.rules.verbs import ORDERS
from platzdarm.games.doom2004.table.fact_types import CardId, DoorId, FigureId, Order, Square, TokenId
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.game import Game
from platzdarm.kernel.last_turn import LastTurn
from platzdarm.kernel.pile import Pile, bag_of

DEAL = b"an analysis deals its cards alike every time"
PLACE = "board"
MOST_ARMOUR = 9


class AreaSetUp(msgspec.Struct, frozen=True):
    """An area that is revealed."""

    id: Annotated[str, meaning("Its id in the scenario.")]


class DoorSetUp(msgspec.Struct, frozen=True):
    """A door of a revealed area."""

    id: DoorId
    closed: Annotated[bool, meaning("Whether it is closed.")]
    gone: Annotated[bool, meaning("Whether it was destroyed.")] = False


class TokenSetUp(msgspec.Struct, frozen=True):
    """An equipment token on the board."""

    square: Square
    token: TokenId


class MarineSetUp(msgspec.Struct, frozen=True):
    """Of a marine's facts what can be set up."""

    id: FigureId
    square: Annotated[Square | None, meaning("Where he stands; null: he was killed and returns in his turn.")] = None
    died: Annotated[Square | None, meaning("Where he was killed; null: where he started.")] = None
    life: Annotated[int | None, meaning("Wound tokens; null: all.")] = None
    armour: Annotated[int | None, meaning("Null: as at the start.")] = None
    ammo: Annotated[dict[str, int] | None, meaning("Tokens of each type; null: as at the start.")] = None
    weapons: Annotated[list[TokenId], meaning("Weapon tokens.")] = []
    order: Annotated[Order, meaning("The order beside his figure.")] = "none"
    adrenaline: Annotated[int, meaning("Adrenaline tokens.")] = 0
    berserk: Annotated[int, meaning("Ends of his turns that berserk still lasts.")] = 0
    cards: Annotated[list[CardId] | None, meaning("His marine cards; null: as dealt.")] = None


class InvaderSetUp(msgspec.Struct, frozen=True):
    """An invader on the board."""

    id: FigureId
    squares: Annotated[
        list[Square], meaning("The first is where it stands, the lower left one; the others may be left out.")
    ]
    turned: Annotated[bool, meaning("Whether a demon stands north and south.")] = False
    wounds: Annotated[int, meaning("Wound tokens that it has.")] = 0


class SetUp(msgspec.Struct, frozen=True):
    """The facts of a table, or as much of them as somebody wants to say; the rest is as at the start."""

    scenario: Annotated[str, meaning("The scenario's id.")]
    marines: Annotated[list[MarineSetUp] | int, meaning("How many marines, or the marines by seat.")] = 2
    level: Annotated[str | None, meaning("The level of difficulty.")] = None
    areas: Annotated[list[AreaSetUp], meaning("Areas that are revealed; the first always is.")] = []
    doors: Annotated[list[DoorSetUp] | None, meaning("Doors that are seen; without it, closed.")] = None
    barrels: Annotated[list[Square] | None, meaning("Without it, those of the areas.")] = None
    tokens: Annotated[list[TokenSetUp] | None, meaning("Without it, those of the areas.")] = None
    keys: Annotated[list[str], meaning("Keys that have been found.")] = []
    flags: Annotated[list[str], meaning("What the scenario's own rules have noted.")] = []
    invaders: Annotated[list[InvaderSetUp] | None, meaning("All on the board; without it, those of the areas.")] = None
    round: Annotated[int, meaning("The number of the round.")] = 1
    turn: Annotated[int, meaning("The seat whose turn begins.")] = 1
    frags: Annotated[int, meaning("Frags that the invader has.")] = 0
    hand: Annotated[list[CardId] | None, meaning("The invader's hand; null: as dealt.")] = None
    deck: Annotated[
        list[CardId] | int, meaning("The top of the deck, the first card on top; a number is not read.")
    ] = 0
    last_turn: Annotated[
        bool, meaning("Whether the game ends with this turn, and all of the invader's cards are discarded.")
    ] = False


def set_up(game: Game[Foray], data: Mapping[str, Any]) -> tuple[dict[str, str], Foray]:
    wish = from_data(data, SetUp, PLACE)
    options = game.settle(options_of(wish))
    position = game.start(options, SeededChance(DEAL))
    raise_flags(position, wish.flags)
    reveal(position, wish)
    if wish.invaders is not None:
        for figure in position.invaders_on_board():
            position.take_off(figure)
    if not isinstance(wish.marines, int):
        for number in range(len(wish.marines)):  # so that none is in another's way where he would have started
            position.put(number, OFF)
        for number, marine in enumerate(wish.marines):
            place_marine(position, number, marine)
    for number, invader in enumerate(wish.invaders or []):
        place_invader(position, number, invader)
    carry_out(position)
    deal(position, wish)
    if wish.last_turn:
        discard_all(position)
    begin(position, wish)
    return options, position


def options_of(wish: SetUp) -> dict[str, str]:
    options = {"scenario": wish.scenario}
    if wish.level is not None:
        options["level"] = wish.level
    if isinstance(wish.marines, int):
        return {**options, "marines": str(wish.marines)}
    return {**options, "marines": str(len(wish.marines)), "colours": ",".join(marine.id for marine in wish.marines)}


# -- the base ----------------------------------------------------------------------------------------------------


def reveal(position: Foray, wish: SetUp) -> None:
    areas = position.setting.scenario.areas
    names = {area.id: area.index for area in areas if area is not None}
    for number, area in enumerate(wish.areas):
        if area.id not in names:
            raise fault("no-area", PLACE, f"areas[{number}].id", name=area.id, known=", ".join(names))
        index = names[area.id]
        if not position.areas >> index & 1:
            build(position, known_area(position, index))
            if wish.invaders is None:
                fill(position, index)
    for number, door in enumerate(wish.doors or []):
        move_door(position, number, door)
    if wish.barrels is not None:
        position.barrels = tuple(sorted(square_of(position, name, "barrels") for name in wish.barrels))
    if wish.tokens is not None:
        lay_tokens(position, wish.tokens)
    position.keys = sum(1 << KEYS.index(colour) for colour in KEYS if colour in wish.keys)


def fill(position: Foray, area: int) -> None:
    for placing in invaders_of(position, area):
        figure = spare_figure(position, placing.what)
        if figure != OFF and not position.figures_at(placing.square):
            position.put(figure, placing.square)


def move_door(position: Foray, number: int, wish: DoorSetUp) -> None:
    doors = {door.id: door for door in position.setting.field.doors if door is not None}
    door = doors.get(wish.id)
    if door is None or not any(position.areas >> area & 1 for area in door.areas):
        seen = [d.id for d in doors.values() if any(position.areas >> area & 1 for area in d.areas)]
        raise fault("no-door-named", PLACE, f"doors[{number}].id", name=wish.id, known=", ".join(seen))
    bit = 1 << door.number
    shut = wish.closed and not wish.gone
    position.shut = position.shut | bit if shut else position.shut & ~bit
    position.gone = position.gone | bit if wish.gone else position.gone & ~bit


def lay_tokens(position: Foray, tokens: list[TokenSetUp]) -> None:
    names = position.setting.content.token_names()
    position.tokens = ()
    for number, token in enumerate(tokens):
        if token.token not in names:
            raise fault("no-token", PLACE, f"tokens[{number}].token", name=token.token, known=", ".join(names))
        position.lay(names.index(token.token), square_of(position, token.square, f"tokens[{number}].square"))


def raise_flags(position: Foray, flags: list[str]) -> None:
    """Before anything is revealed: a boss is armed by what has been done until then."""
    scenario = position.setting.scenario
    for flag in flags:
        if flag not in scenario.flags:
            raise fault("no-flag", PLACE, "flags", name=flag, known=", ".join(scenario.flags))
        position.flags |= 1 << scenario.flags.index(flag)


def carry_out(position: Foray) -> None:
    """The scenario's rules whose condition holds by now took effect before; of what they did, plates go on working."""
    for number, special in enumerate(position.setting.scenario.specials):
        if not special.condition.rounds and not special.delay and holds(position, special.condition):
            position.specials |= 1 << number
            for deed in special.deeds:
                if deed.do == "enable_plates":
                    happenings.do(position, deed, OFF)


def square_of(position: Foray, name: str, field: str) -> int:
    """A square that has been revealed."""
    square = position.setting.field.named(name)
    if square == OFF or not position.revealed(square):
        raise fault("not-revealed", PLACE, field, rule="D04-BOARD-03", square=name)
    return square


# -- figures -----------------------------------------------------------------------------------------------------


def place_marine(position: Foray, marine: int, wish: MarineSetUp) -> None:
    place = f"marines[{marine}]"
    content = position.setting.content
    if wish.cards is not None:
        numbers = {card.id: card.index for card in content.marine_cards}
        for card in wish.cards:
            if card not in numbers:
                raise fault("no-such-card", PLACE, f"{place}.cards", rule="D04-SETUP-06", card=card)
        position.cards[marine] = tuple(numbers[card] for card in wish.cards)
    most = position.most_life(marine)
    position.life[marine] = checked(most if wish.life is None else wish.life, 1, most, f"{place}.life")
    armour = position.first_armour(marine) if wish.armour is None else wish.armour
    position.armour[marine] = checked(armour, 0, MOST_ARMOUR, f"{place}.armour")
    for kind, name in enumerate(AMMO if wish.ammo is not None else ()):
        position.ammo[AMMO_TYPES * marine + kind] = checked((wish.ammo or {}).get(name, 0), 0, 40, f"{place}.ammo")
    give_weapons(position, marine, wish.weapons, f"{place}.weapons")
    position.order[marine] = ORDERS.index(wish.order)
    position.adrenaline[marine] = checked(wish.adrenaline, 0, 9, f"{place}.adrenaline")
    position.berserk[marine] = checked(wish.berserk, 0, 9, f"{place}.berserk")
    position.death[marine] = position.setting.scenario.starts[marine]
    if wish.died is not None:
        position.death[marine] = square_of(position, wish.died, f"{place}.died")
    position.state[marine] = ON_BOARD if wish.square is not None else KILLED
    if wish.square is not None:
        square = square_of(position, wish.square, f"{place}.square")
        stand(position, marine, square, 0, f"{place}.square")


def give_weapons(position: Foray, marine: int, weapons: list[TokenId], field: str) -> None:
    content = position.setting.content
    found = {weapon.id: weapon.index for weapon in content.weapons if not weapon.basic}
    position.weapons[marine] = 0
    for weapon in weapons:
        if weapon not in found:
            raise fault("no-token", PLACE, field, name=weapon, known=", ".join(found))
        if position.weapon_tokens(marine, found[weapon]) < 3:
            position.add_weapon(marine, found[weapon], 1)


def checked(number: int, least: int, most: int, field: str) -> int:
    if not least <= number <= most:
        raise fault("out-of-range", PLACE, field, number=number, least=least, most=most)
    return number


def place_invader(position: Foray, number: int, wish: InvaderSetUp) -> None:
    place = f"invaders[{number}]"
    figure = position.setting.figure_named.get(wish.id, OFF)
    if figure < FIRST_INVADER:
        raise fault("no-figure", PLACE, f"{place}.id", rule="D04-SPAWN-07", figure=wish.id)
    if position.on_board(figure):
        raise fault("id-twice", PLACE, f"{place}.id", id=wish.id)
    square = square_of(position, wish.squares[0] if wish.squares else "", f"{place}.squares")
    stand(position, figure, square, int(wish.turned), f"{place}.squares")
    covers = sorted(position.setting.field.name(one) for one in position.squares(figure))
    if len(wish.squares) > 1 and sorted(wish.squares) != covers:
        stands = ", ".join(covers)
        raise fault("covers", PLACE, f"{place}.squares", rule="D04-COMP-01", figure=wish.id, squares=stands)
    position.wounds[figure] = checked(wish.wounds, 0, position.rating(figure) - 1, f"{place}.wounds")


def stand(position: Foray, figure: int, square: int, turned: int, field: str) -> None:
    """Nothing stands across a wall, in a prop, or where another is."""
    position.put(figure, square, turned)
    name = position.setting.names[figure]
    base = position.setting.field.base(square, *position.base_of(figure), position.closed())
    solid = position.solid()
    if not base or any(solid >> one & 1 or not position.revealed(one) for one in base):
        raise fault("no-room", PLACE, field, rule="D04-BOARD-01", figure=name)
    for one in base:
        others = [other for other in position.figures_at(one) if other != figure]
        if others:
            where, taker = position.setting.field.name(one), position.setting.names[others[0]]
            raise fault("taken-by", PLACE, field, rule="D04-MOVE-03", square=where, figure=taker)


# -- cards, and whose turn it is ---------------------------------------------------------------------------------


def deal(position: Foray, wish: SetUp) -> None:
    """The wished cards in hand and on top of the deck, the rest shuffled below; none lies among the discards."""
    top = wish.deck if isinstance(wish.deck, list) else []
    if wish.hand is None and not top:
        return
    cards = position.setting.content.cards
    numbers = {card.id: card.index for card in cards}
    left = list(range(len(cards)))
    hand = wish.hand if wish.hand is not None else [cards[card].id for card in position.hand]
    for field, wished in (("hand", hand), ("deck", top)):
        for card in wished:
            if numbers.get(card) not in left:
                raise fault("no-such-card", PLACE, field, rule="D04-SETUP-07", card=card)
            left.remove(numbers[card])
    position.hand = tuple(sorted(numbers[card] for card in hand))
    position.discards = ()
    bags = [bag_of([numbers[card]], len(cards)) for card in reversed(top)]
    position.deck = Pile([*([bag_of(left, len(cards))] if left else []), *bags])


def discard_all(position: Foray) -> None:
    """In a puzzle the invader has nothing to answer with, and what he would draw comes by luck."""
    position.hand = ()
    position.deck = Pile([])
    position.discards = tuple(range(len(position.setting.content.cards)))


def begin(position: Foray, wish: SetUp) -> None:
    """The turn begins after the moment for event cards, so that a lesson meets the same question every time."""
    setting = position.setting
    if not 0 <= wish.turn < setting.seats:
        raise fault("no-turn", PLACE, "turn", rule="D04-ROUND-01", turn=wish.turn, last=setting.seats - 1)
    position.round = max(wish.round, 1)
    position.frags = checked(wish.frags, 0, setting.frags - 1, "frags")
    position.turn = wish.turn
    if wish.turn == INVADER:
        position.agenda = [Rounds(setting.marines + 1), InvaderTurn()]
    else:
        position.agenda = [Rounds(wish.turn), MarineTurn(wish.turn - 1, RETURN)]
    if wish.last_turn:
        seats = [INVADER] if wish.turn == INVADER else setting.marine_seats()
        position.agenda = [LastTurn(seats), position.agenda[-1]]
    position.asked = None
    position.result = None
    position.events = []
    position.advance()
