"""What the bots ask of a position: how far it is, what a square risks, and what an attack is worth.

All worth is counted in wounds of marines. A frag costs as many wounds as a marine has, and a marine who is killed comes
back whole, so what counts is how many wounds are lost in all; those beyond his last one cost nothing.
"""

from typing import Final

from platzdarm.board.paths import Reach, explore
from platzdarm.games.doom2004.rules.attack import Attack
from platzdarm.games.doom2004.rules.cards import INFINITE, InvaderType, Weapon
from platzdarm.games.doom2004.rules.doors import is_locked
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.foresight import attack_odds, health_left
from platzdarm.games.doom2004.rules.moving import Pace, place_of
from platzdarm.games.doom2004.rules.odds import Odds, Strike, faces_of, odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import DOOR_COST, is_marine
from platzdarm.games.doom2004.rules.sight import blockers
from platzdarm.games.doom2004.rules.targets import blast_area, usable_weapons
from platzdarm.games.doom2004.rules.terrain import FAR
from platzdarm.games.doom2004.rules.verbs import DODGE

UNKNOWN: Final = -1
LONGEST: Final = 150  # points of a way that anybody reckons with
WHOLE: Final = 30  # wounds enough that no attack is cut short
SHOT: Final = 3  # squares from which those who shoot like to
LONG_SHOT: Final = 6
FARTHEST_SHOT: Final = 9  # nothing beyond can be hit
BROADEST: Final = 1  # what of an invader lies beyond the square by which it is placed
LEAST_WORTH: Final = 0.4
PRIZE: Final = 40.0  # who kills the boss has won
AWAY: Final = 0.3  # of one that is far off
FRIEND: Final = 1.2


class Squad:
    """What marines weigh, and how much: worth in wounds, handicaps of errands in points of movement."""

    def __init__(
        self,
        pace: float = 1.0,
        onward: float = 0.7,
        fear: float = 0.7,
        frag: float = 1.5,
        acid: float = 2.0,
        apart: float = 0.08,
        lasting: float = 1.6,
        scratch: float = 0.35,
        stand: float = 0.8,
        ammo: float = 0.15,
        guarded: float = 0.6,
        healed: float = 1.0,
        aimed: float = 0.2,
        alert: float = 1.0,
        door: int = 5,
        encounter: int = 2,
        gun: int = 3,
        treasure: int = 4,
        tokens: int = 9,
        few: int = 4,
        medkit: int = 6,
        homeward: int = 8,
        taken: int = 6,
    ) -> None:
        self.pace = pace  # the way that is done, times what is usual
        self.onward = onward  # of the points that are left at an errand, for the way to the next
        self.fear = fear  # how much of what may happen on a square is believed
        self.frag = frag  # what his last wound is worth beside itself
        self.acid = acid  # a wound for entering, one for staying
        self.apart = apart  # for each square too far from the others
        self.lasting = lasting  # so many attacks more an invader has that is left alone
        self.scratch = scratch  # what a wound is worth that does not kill, as a part of what the invader is worth
        self.stand = stand  # a second attack finds less to do than the first
        self.ammo = ammo  # what an attack costs that may spend a token; twice that where few are left
        self.guarded = guarded  # a guard's attack, as a part of one that is made now
        self.healed = healed  # what a heal order is worth to somebody who is hurt
        self.aimed = aimed  # and an aim order to anybody
        self.alert = alert  # what a guard's attack must be worth
        self.door = door  # handicaps: what is dear seems near
        self.encounter = encounter
        self.gun = gun
        self.treasure = treasure  # armour, adrenaline
        self.tokens = tokens  # of ammunition
        self.few = few  # where few are left
        self.medkit = medkit  # less one for each wound
        self.homeward = homeward  # with the way out open, what else there is must lie on the way
        self.taken = taken  # another marine is nearer


class Horde:
    """What the invader weighs, and how much."""

    def __init__(
        self,
        ways: float = 0.0,
        wound: float = 2.0,
        last: float = 0.3,
        nearer: float = 0.02,
        frag: float = 1.5,
        friend: float = 0.3,
        tough: float = 0.12,
        swift: float = 0.05,
        dud: float = 1.3,
        mending: float = 0.5,
    ) -> None:
        self.ways = ways  # a point by which a marine is held up; 0: it does not look
        self.wound = wound  # a wound, where a place is chosen
        self.last = last  # and the marine's last one besides
        self.nearer = nearer  # a point nearer
        self.frag = frag  # what a marine's last wound is worth beside itself, where an attack is chosen
        self.friend = friend  # its own kind: invaders come again
        self.tough = tough  # of one that comes, for each wound times armour
        self.swift = swift  # for each point of movement
        self.dud = dud  # what an attack must be worth that is made a dud
        self.mending = mending  # what a card must bring that makes an invader strike


USUAL_SQUAD: Final = Squad()
USUAL_HORDE: Final = Horde()


class Eye:
    """How far and how broadly a bot looks, and for what; the odds that it knows are the same for all."""

    def __init__(
        self,
        dangers: bool,
        targets: int,
        places: bool,
        actions: int,
        cards: bool,
        figures: int,
        squad: Squad = USUAL_SQUAD,
        horde: Horde = USUAL_HORDE,
    ) -> None:
        self.dangers = dangers  # whether marines see what may be done to them
        self.targets = targets  # so many of the nearest are weighed
        self.places = places  # whether one looks for a place from which an attack is better
        self.actions = actions  # those that marines think of, as bits
        self.cards = cards  # whether the invader weighs cards: else it spawns the first, and plays no events
        self.figures = figures  # so many of its own the invader looks after in a turn
        self.squad = squad
        self.horde = horde


KEEN: Final = Eye(dangers=True, targets=WHOLE, places=True, actions=-1, cards=True, figures=FAR)


class Aim:
    """An attack that somebody could make from a square, and what it is worth."""

    def __init__(self, worth: float, weapon: int, square: int) -> None:
        self.worth = worth
        self.weapon = weapon
        self.square = square


NO_AIM: Final = Aim(0.0, OFF, OFF)


class Study:
    """One position, and what is worked out of it once."""

    def __init__(self, position: Foray, eye: Eye = KEEN) -> None:
        self.position = position
        self.eye = eye
        self.squad = eye.squad
        self.horde = eye.horde
        self.closed = position.closed()
        self.faces = faces_of(position.setting.content.faces)
        self.known_barred = [UNKNOWN, UNKNOWN]
        self.known_blows: dict[int, float] = {}
        self.known_hits: dict[int, float] = {}
        self.known_roads: dict[int, list[int]] = {}
        self.known_worth: dict[int, float] = {}

    # -- ways -----------------------------------------------------------------------------------------------------

    def distances(self, goals: dict[int, int], marine: bool, most: int = LONGEST) -> list[int]:
        """Points from each square to the nearest goal (with its handicap); figures do not count, doors cost two."""
        position = self.position
        terrains = position.setting.terrains
        return terrains.flood(position.terrain(), tuple(goals.items()), most, self.barred(marine), DOOR_COST)

    def barred(self, marine: bool) -> int:
        """The closed doors that a side cannot open, as bits."""
        if self.known_barred[marine] != UNKNOWN:
            return self.known_barred[marine]
        position = self.position
        bits = 0
        for door in position.setting.field.doors:
            if door is not None and position.shut >> door.number & 1:
                locked = is_locked(position, door) if marine else door.secured
                if locked or door.number in position.setting.scenario.by_hand:
                    bits |= 1 << door.number
        self.known_barred[marine] = bits
        return bits

    def near(self, figure: int, far: list[int]) -> int:
        return min([far[square] for square in self.position.squares(figure)], default=FAR)

    def reach(self, figure: int, points: int) -> Reach:
        """Where a figure can go as things stand; no doors are opened on the way."""
        return explore(place_of(self.position, figure), points, Pace(self.position, figure))

    def road(self, figure: int) -> list[int]:
        """How many points an invader needs to each square near it."""
        found = self.known_roads.get(figure)
        if found is None:
            position = self.position
            starts = dict.fromkeys(position.squares(figure), 0)
            found = self.distances(starts, False, self.outlying(figure))
            self.known_roads[figure] = found
        return found

    def outlying(self, figure: int) -> int:
        """So many points away nobody reckons with an invader any more."""
        return 2 * self.position.movement(figure) + LONG_SHOT

    def road_to(self, figure: int, square: int) -> int:
        """How many points an invader needs to a square; most are too far away to be counted step by step."""
        position = self.position
        if position.setting.field.distance(position.place[figure], square) > self.outlying(figure) + BROADEST:
            return FAR
        return self.road(figure)[square]

    # -- what marines have to fear --------------------------------------------------------------------------------

    def blow(self, kind: InvaderType, marine: int, far: int, dodges: bool) -> float:
        """The wounds that one attack of such an invader gives him, from so far away."""
        position = self.position
        armour = position.armour[marine]
        key = ((kind.index * 32 + far) * 32 + armour) * 2 + (1 if dodges else 0)
        found = self.known_blows.get(key)
        if found is None:
            strike = Strike(
                self.faces,
                tuple(kind.dice),
                far,
                max(armour, 1),
                WHOLE,
                kind.melee,
                kind.powers.accuracy,
                kind.powers.deadly,
            )
            found = odds(strike, kind.powers.aimed, dodges).mean
            self.known_blows[key] = found
        return found

    def threat_of(self, figure: int, marine: int, square: int, dodges: bool) -> float:
        """What an invader can be expected to do to him on that square in its next activation."""
        position = self.position
        kind = position.setting.invader(figure)
        steps = position.movement(figure)
        shot = 1 if kind.melee else LONG_SHOT
        if position.setting.field.distance(position.place[figure], square) > steps + shot + BROADEST:
            return 0.0
        far = self.road(figure)[square]
        if kind.melee:
            return self.blow(kind, marine, 1, dodges) if far <= steps + 1 else 0.0
        if far <= steps + SHOT:
            return self.blow(kind, marine, SHOT, dodges)
        return self.blow(kind, marine, LONG_SHOT, dodges) if far <= steps + LONG_SHOT else 0.0

    def threat(self, marine: int, square: int, dodges: bool) -> float:
        """What all invaders together can do to him there until his next turn, his life left."""
        total = 0.0
        if not self.eye.dangers:
            return total
        for figure in self.position.invaders_on_board():
            total += self.threat_of(figure, marine, square, dodges)
        left = float(self.position.life[marine])
        return min(total, left + self.squad.frag)

    def worth(self, figure: int) -> float:
        """What it is worth to be rid of an invader: what it does next, and what it would do later."""
        found = self.known_worth.get(figure)
        if found is None:
            position = self.position
            kind = position.setting.invader(figure)
            found = LEAST_WORTH
            for marine in position.marines_on_board():
                now = self.threat_of(figure, marine, position.place[marine], False)
                later = self.blow(kind, marine, 1 if kind.melee else SHOT, False)
                far = self.road_to(figure, position.place[marine])
                if far >= FAR:
                    later *= AWAY
                found = max(found, now + self.squad.lasting * later)
            if position.is_boss(figure):
                found += PRIZE
            self.known_worth[figure] = found
        return found

    # -- attacks of marines ---------------------------------------------------------------------------------------

    def weapons(self, marine: int) -> list[Weapon]:
        """Those that he can use."""
        return usable_weapons(self.position, marine)

    def hit(self, marine: int, weapon: int, far: int, figure: int, aimed: bool) -> float:
        """What it is worth to attack an invader with a weapon from so far away."""
        key = ((weapon * 64 + far) * 256 + figure) * 2 + (1 if aimed else 0)
        found = self.known_hits.get(key)
        if found is None:
            position = self.position
            bare = Attack(marine, weapon, position.place[figure], False)
            strike = Strike(
                self.faces,
                tuple(position.setting.content.weapons[weapon].dice),
                far,
                max(position.armour_of(figure), 1),
                max(health_left(position, figure), 1),
                position.setting.content.weapons[weapon].melee,
                bare.reach(position),
                bare.damage(position),
            )
            found = self.gain(figure, odds(strike, aimed, False))
            self.known_hits[key] = found
        return found

    def gain(self, figure: int, found: Odds) -> float:
        """Of a kill all that the invader is worth, of wounds a part."""
        worth = self.worth(figure)
        health = max(health_left(self.position, figure), 1)
        return worth * (found.kill + self.squad.scratch * (found.mean / health - found.kill))

    def range_from(self, square: int, figure: int, blocked: int) -> tuple[int, int]:
        """How far it is to the nearest square of a figure that can be seen from there, and which; OFF if none can."""
        position = self.position
        field = position.setting.field
        outlook = position.outlook()
        squares = position.squares(figure)
        for one in squares:
            blocked &= ~(1 << one)
        nearest, at = OFF, OFF
        for one in squares:
            far = field.distance(square, one)
            if (at == OFF or far < nearest) and outlook.clear(square, one, blocked):
                nearest, at = far, one
        return nearest, at

    def best_aim(self, marine: int, square: int, weapons: list[Weapon], aimed: bool) -> Aim:
        """The best attack that a marine could make if he stood on that square."""
        position = self.position
        field = position.setting.field
        ranged = blockers(position, marine)
        full = position.occupied(marine)
        best = NO_AIM
        for figure in self.targets(square):
            far, at = self.range_from(square, figure, ranged)
            _, close = (far, at) if ranged == full else self.range_from(square, figure, full)
            for weapon in weapons:
                if weapon.melee:
                    if close == OFF or not field.adjacent(square, close, self.closed):
                        continue
                    worth, target = self.hit(marine, weapon.index, 1, figure, aimed), close
                elif at == OFF:
                    continue
                elif weapon.powers.blast:
                    worth, target = self.burst(marine, square, weapon, far, at, aimed), at
                else:
                    worth, target = self.hit(marine, weapon.index, far, figure, aimed), at
                worth -= min(self.ammo_price(marine, weapon), worth / 2)  # better a poor shot than none at all
                if worth > best.worth:
                    best = Aim(worth, weapon.index, target)
        return best

    def targets(self, square: int) -> list[int]:
        """The invaders that are weighed as targets from a square: of those near enough the nearest."""
        position = self.position
        field = position.setting.field
        found: list[tuple[int, int]] = []
        for figure in position.invaders_on_board():
            far = field.distance(square, position.place[figure])
            if far <= FARTHEST_SHOT:
                found.append((far, figure))
        if len(found) > self.eye.targets:
            found = sorted(found)[: self.eye.targets]
        return [figure for _, figure in found]

    def burst(self, marine: int, square: int, weapon: Weapon, far: int, at: int, aimed: bool) -> float:
        """A blast hurts all around, friends and himself too."""
        position = self.position
        total = 0.0
        area = blast_area(position, at, weapon.powers.blast)
        struck = {figure for one in area for figure in position.figures_at(one) if figure != marine}
        for figure in sorted(struck):
            if is_marine(figure):
                total -= FRIEND * attack_odds(position, marine, weapon.index, at, figure, aimed).mean
            else:
                total += self.hit(marine, weapon.index, far, figure, aimed)
        if square in area:
            total -= FRIEND * attack_odds(position, marine, weapon.index, at, marine, aimed).mean
        return total

    def ammo_price(self, marine: int, weapon: Weapon) -> float:
        """What the token costs that a third of all attacks spends: more, the fewer there are."""
        if weapon.ammo == INFINITE:
            return 0.0
        return self.squad.ammo if self.position.ammo_left(marine, weapon.ammo) > 2 else 2 * self.squad.ammo

    # -- attacks of invaders --------------------------------------------------------------------------------------

    def strike(self, figure: int, square: int) -> float:
        """What an invader's attack on a square is worth to its side; friends that it hits count a little."""
        position = self.position
        total = 0.0
        for other in Attack(figure, OFF, square, False).concerned(position):
            found = attack_odds(position, figure, OFF, square, other)
            if is_marine(other):
                total += found.mean + self.horde.frag * found.kill
            else:
                total -= self.horde.friend * found.mean
        return total

    def dodge_saves(self, marine: int, square: int) -> float:
        """What a dodge order on that square is worth."""
        if self.position.order[marine] == DODGE:
            return 0.0
        return self.threat(marine, square, False) - self.threat(marine, square, True)
