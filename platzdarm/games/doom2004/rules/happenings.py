"""What a scenario's own rules and encounters do: flags, tokens, doors that open, areas that are revealed, a boss."""

from typing import Any, Final

from platzdarm.games.doom2004.rules import decks, doors, equipment
from platzdarm.games.doom2004.rules.activation import activate
from platzdarm.games.doom2004.rules.conditions import holds
from platzdarm.games.doom2004.rules.exploring import Reveal, lay_out, look
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.position import Foray, Stage, known_area
from platzdarm.games.doom2004.rules.scenario import Deed, Special
from platzdarm.games.doom2004.rules.setting import INVADER
from platzdarm.games.doom2004.rules.wounds import wound
from platzdarm.kernel.errors import Unknown

NO_RULE: Final = -1


def settle(position: Foray) -> bool:
    """Carry out the rules whose condition has come true; whether there was one."""
    specials = position.setting.scenario.specials
    if position.specials + 1 == 1 << len(specials):
        return False  # all of them have been carried out, or there are none
    for number in range(len(specials)):
        special = specials[number]
        if position.specials >> number & 1 or not due(position, special):
            continue
        position.specials |= 1 << number
        if special.delay:
            later = position.round + special.delay[position.setting.marines - 1]
            position.delayed = (*position.delayed, later << 8 | number)
            continue
        if not idle(position, special):
            position.agenda.append(Happening(number, OFF, 0, OFF))
            return True
    return False


def due(position: Foray, special: Special) -> bool:
    """A round is looked at as the invader's turn starts."""
    if special.condition.rounds and position.turn != INVADER:
        return False
    return holds(position, special.condition)


def idle(position: Foray, special: Special) -> bool:
    """Whether a rule that waits for a round has nothing left to reveal."""
    if not special.condition.rounds:
        return False
    areas = [area for deed in special.deeds if deed.do == "reveal" for area in deed.numbers]
    return bool(areas) and position.areas >> areas[-1] & 1 == 1


def delayed(position: Foray) -> None:
    """At the end of the invader's turn: what was put off until this round."""
    for entry in position.delayed:
        if entry >> 8 <= position.round:
            position.agenda.append(Happening(entry & 255, OFF, 0, OFF))
    position.delayed = tuple([entry for entry in position.delayed if entry >> 8 > position.round])


def encounter(position: Foray, marine: int, area: int, way: int) -> None:
    """Only once, for the first marine who ends his move there (D04-PROP-11)."""
    position.encounters &= ~(1 << area)
    position.tell("encounter", [marine, area, way])
    position.agenda.append(Happening(NO_RULE, area, way, marine))


class Happening(Stage):
    """The deeds of a rule, or of an encounter's way, one after the other."""

    def __init__(self, special: int, area: int, way: int, marine: int, place: int = 0) -> None:
        self.special = special
        self.area = area
        self.way = way
        self.marine = marine
        self.place = place

    def values(self) -> list[Any]:
        return [self.special, self.area, self.way, self.marine, self.place]

    def deeds(self, position: Foray) -> list[Deed]:
        if self.special != NO_RULE:
            return position.setting.scenario.specials[self.special].deeds
        encounter = known_area(position, self.area).encounter
        return [] if encounter is None else encounter.ways[self.way]

    def run(self, position: Foray) -> bool:
        deeds = self.deeds(position)
        if self.special != NO_RULE and self.place == 0:
            position.tell("special", [self.special])
        if self.place < len(deeds):
            self.place += 1
            do(position, deeds[self.place - 1], self.marine)
        else:
            position.agenda.pop()
        return True


def do(position: Foray, deed: Deed, marine: int) -> None:
    """Carry out one deed; what it puts on the agenda comes before the next."""
    word = deed.do
    if word == "set":
        position.flags |= deed.bits
    elif word == "mark":
        position.marks |= deed.bits
    elif word == "take":
        for token in deed.numbers:
            position.tell("took", [marine, token, position.place[marine]])
            equipment.receive(position, marine, token)
    elif word == "heal":
        equipment.heal(position, marine, deed.n)
    elif word == "remove_props":
        remove_props(position, deed)
    elif word == "reveal":
        for area in deed.numbers[::-1]:
            if not position.areas >> area & 1:
                position.agenda.append(Reveal(area))
    elif word == "open_doors":
        for door in deed.numbers:
            doors.open_door(position, door)
    elif word == "invader_draws":
        decks.draw(position, deed.n)
    elif word == "wound":
        wound_invaders(position, deed)
    elif word == "activate":
        for figure in position.setting.figures_of(deed.n):
            if position.on_board(figure):
                activate(position, figure)
    elif word == "variant":
        call_variant(position, deed)
    elif word == "boss":
        position.boss_movement += deed.numbers[0]
        position.boss_reach += deed.numbers[1]
        position.boss_blast += deed.numbers[2]
    elif word == "enable_plates":
        position.live_plates |= deed.bits
    else:
        raise TypeError(f"a scenario cannot '{word}'")


def remove_props(position: Foray, deed: Deed) -> None:
    """From areas that are revealed, and from those still to come."""
    area_of = position.setting.field.area
    if deed.name == "duct":
        position.no_ducts |= deed.bits
        position.ducts = tuple([square for square in position.ducts if not deed.bits >> area_of[square] & 1])
    else:
        position.no_acid |= deed.bits
        position.acid = tuple([square for square in position.acid if not deed.bits >> area_of[square] & 1])


def wound_invaders(position: Foray, deed: Deed) -> None:
    """So many wounds to every invader in some areas, armour ignored."""
    area_of = position.setting.field.area
    for figure in position.invaders_on_board():
        if any(deed.bits >> area_of[square] & 1 for square in position.squares(figure)):
            wound(position, figure, deed.n)
    look(position)


def call_variant(position: Foray, deed: Deed) -> None:
    """Waits for its area; where that is revealed already, props and tokens are laid at once and no invaders come."""
    variant = position.setting.scenario.variants[deed.n]
    position.variants |= 1 << deed.n
    if variant is None:
        raise Unknown("the area has not been revealed")
    if not position.areas >> variant.area & 1:
        return
    lay_out(position, variant.area, variant.filling)
    position.barrels = tuple([square for square in position.barrels if not position.figures_at(square)])
    for further in deed.then:
        do(position, further, OFF)
