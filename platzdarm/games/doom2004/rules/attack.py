"""Attacks (chapters ATK to DMG, REROLL, BLAST to SWEEP): declared, rolled, re-rolled, judged, and what follows."""

from typing import Any, Final

from platzdarm.games.doom2004.rules import decks, exploring
from platzdarm.games.doom2004.rules.cards import AMMO_TYPES, BLUE, FACES, GREEN, INFINITE, Face
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.moments import event_moment, interruption
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.position import Foray, Stage
from platzdarm.games.doom2004.rules.setting import INVADER, KNOCKBACK_STEPS, is_marine, seat_of
from platzdarm.games.doom2004.rules.sight import beside
from platzdarm.games.doom2004.rules.standing import LEAD_ACCURACY, LEAD_DEADLY, MELEE_DEADLY, RANGED_ACCURACY
from platzdarm.games.doom2004.rules.targets import attack_range, blast_area, dice_of, is_melee, straight_range
from platzdarm.games.doom2004.rules.verbs import (
    AFTER_FIRST_SQUARE,
    AIM,
    DODGE,
    KNOCK,
    PASS,
    REROLL,
    SQUARE_FIRST,
    SQUARE_SECOND,
    WALK,
)
from platzdarm.games.doom2004.rules.victory import decided
from platzdarm.games.doom2004.rules.wounds import enter_acid, explode, kill_outright, lose_order, wound, wounds_of
from platzdarm.kernel.action import WIDE, first, pack, wide
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision

# the steps of an attack, in the order of D04-ROLL-06
DECLARED: Final = 0
ROLL: Final = 1
ROLLED: Final = 2
REROLLING: Final = 3
AMMO: Final = 4
JUDGED: Final = 5
KNOCKED: Final = 6
WALKED: Final = 7

NOBODY: Final = -1
DIE: Final = 8  # a die is its colour times this and its face


class Attack(Stage):
    """An attack in progress. `dice` are those rolled; `hit` are the figures that it has concerned so far."""

    def __init__(
        self,
        attacker: int,
        weapon: int,
        square: int,
        aimed: bool,
        stage: int = DECLARED,
        numbers: list[int] | None = None,
        dice: list[int] | None = None,
        removed: list[int] | None = None,
        hit: list[int] | None = None,
        pushed: list[int] | None = None,
    ) -> None:
        self.attacker = attacker
        self.weapon = weapon  # or OFF: an invader's own attack
        self.square = square
        self.aimed = aimed
        self.stage = stage
        self.distance = 0
        self.settled = False  # no re-roll any more: made, or cancelled (D04-REROLL-02, 03)
        self.no_dodge = False
        self.deadly = 0  # added by cards
        self.misfired = False
        self.asked = NOBODY  # the seat that may re-roll
        self.walked = 0
        if numbers is not None:
            self.set_numbers(numbers)
        self.dice: list[int] = dice if dice is not None else []
        self.removed: list[int] = removed if removed is not None else []  # colours of dice that a blow-through gave up
        self.hit: list[int] = hit if hit is not None else []
        self.pushed: list[int] = pushed if pushed is not None else []  # figures that may be knocked back

    def numbers(self) -> list[int]:
        flags = (1 if self.settled else 0) | (2 if self.no_dodge else 0) | (4 if self.misfired else 0)
        return [self.distance, flags, self.deadly, self.asked, self.walked]

    def set_numbers(self, numbers: list[int]) -> None:
        self.distance, flags, self.deadly, self.asked, self.walked = numbers
        self.settled, self.no_dodge, self.misfired = flags & 1 == 1, flags & 2 == 2, flags & 4 == 4

    def values(self) -> list[Any]:
        return [
            self.attacker,
            self.weapon,
            self.square,
            self.aimed,
            self.stage,
            self.numbers(),
            self.dice,
            self.removed,
            self.hit,
            self.pushed,
        ]

    # -- what it concerns ---------------------------------------------------------------------------------------

    def blast(self, position: Foray) -> int:
        blast = position.powers(self.attacker, self.weapon).blast
        return max(blast + position.boss_blast, 0) if position.is_boss(self.attacker) else blast

    def area(self, position: Foray) -> list[int]:
        """The squares that are attacked."""
        if position.powers(self.attacker, self.weapon).sweep:
            return beside(position, position.squares(self.attacker)) if position.on_board(self.attacker) else []
        blast = self.blast(position)
        return blast_area(position, self.square, blast) if blast else [self.square]

    def concerned(self, position: Foray) -> list[int]:
        """The figures attacked; a large one once (D04-BIG-02). A sweep leaves its attacker alone."""
        found = {figure for square in self.area(position) for figure in position.figures_at(square)}
        if position.powers(self.attacker, self.weapon).sweep:
            found.discard(self.attacker)
        return sorted(found)

    def melee(self, position: Foray) -> bool:
        return is_melee(position, self.attacker, self.weapon)

    def seat(self) -> int:
        return seat_of(self.attacker)

    def uses_ammo(self, position: Foray) -> bool:
        return is_marine(self.attacker) and position.setting.content.weapons[self.weapon].ammo != INFINITE

    def face(self, position: Foray, die: int) -> Face:
        return position.setting.content.faces[die // DIE][die % DIE]

    def missed(self, position: Foray) -> bool:
        return any(self.face(position, die).miss for die in self.dice)

    def reach(self, position: Foray) -> int:
        """Rolled range and accuracy (D04-MODS-01), less what darkness or a boss's blindness takes away."""
        total = sum([self.face(position, die).reach for die in self.dice])
        total += position.powers(self.attacker, self.weapon).accuracy
        if is_marine(self.attacker):
            total += led(position, self.attacker, True)
            total += 0 if self.melee(position) else position.has(self.attacker, RANGED_ACCURACY)
            turn = mover_of(position, self.attacker)
            total -= turn.dimmed if turn is not None else 0
        elif position.is_boss(self.attacker):
            total += position.boss_reach
        return total

    def succeeds(self, position: Foray) -> bool:
        """D04-ROLL-03, 04; melee attacks look at misses alone (D04-MELEE-02)."""
        if self.missed(position):
            return False
        return self.melee(position) or self.reach(position) >= self.distance

    def damage(self, position: Foray) -> int:
        """Bullet holes and deadly icons (D04-DMG-01, D04-MODS-03)."""
        total = sum([self.face(position, die).damage for die in self.dice]) + self.deadly
        total += position.powers(self.attacker, self.weapon).deadly
        if is_marine(self.attacker):
            total += led(position, self.attacker, False)
            total += position.has(self.attacker, MELEE_DEADLY) if self.melee(position) else 0
        return total

    # -- its steps ----------------------------------------------------------------------------------------------

    def run(self, position: Foray) -> bool:
        stage = self.stage
        if stage <= ROLL and not position.on_board(self.attacker):
            position.agenda.pop()  # killed before the dice were rolled (D04-GUARD-03)
        elif stage == DECLARED:
            self.declare(position)
        elif stage == ROLL:
            self.roll(position)
        elif stage == ROLLED:
            self.settle_rerolls(position)
        elif stage == REROLLING:
            return False
        elif stage == AMMO:
            self.stage = JUDGED
            self.check_ammo(position)
            self.judge(position)
        elif stage == JUDGED:
            self.stage = KNOCKED
            exploring.look(position)
        elif stage == KNOCKED:
            if self.may_knock(position):
                return False
            self.stage = WALKED
        elif self.may_walk(position):
            return False
        else:
            self.finish(position)
        return True

    def declare(self, position: Foray) -> None:
        """The invader's cards come before interrupts (D04-TIME-01, 02); guards interrupt in his turn alone."""
        self.stage = ROLL
        position.tell("attack", [self.attacker, self.weapon, self.square, 1 if self.aimed else 0, self.distance])
        if is_marine(self.attacker):
            interruption(position, False, self.attacker)
            event_moment(position, "attack_declared", self.attacker)
        else:
            interruption(position, position.turn == INVADER, self.attacker)
            event_moment(position, "strike_declared", self.attacker)

    def roll(self, position: Foray) -> None:
        if self.misfired:
            position.tell("misfired", [self.attacker])
            self.finish(position)
            return
        self.stage = ROLLED
        dice = dice_of(position, self.attacker, self.weapon)
        for colour in range(len(dice)):
            for _ in range(dice[colour] - self.removed.count(colour)):
                self.dice.append(colour * DIE + position.chance.below(FACES, colour))
        position.tell("rolled", [self.attacker, *self.dice])
        if is_marine(self.attacker) and any(not is_marine(figure) for figure in self.concerned(position)):
            event_moment(position, "attack_rolled", self.attacker)

    def reroll(self, position: Foray, chosen: int) -> None:
        """The dice of these places once more; never again in this attack (D04-REROLL-01, 02)."""
        self.settled = True
        for place in range(len(self.dice)):
            if chosen >> place & 1:
                colour = self.dice[place] // DIE
                self.dice[place] = colour * DIE + position.chance.below(FACES, colour)
        position.tell("rerolled", [self.attacker, *self.dice])

    def cancel_aim(self, position: Foray) -> None:
        """Aimed and dodged cancel each other (D04-REROLL-03)."""
        self.settled = True
        position.tell("aim_cancelled", [self.attacker])

    def settle_rerolls(self, position: Foray) -> None:
        self.stage = AMMO
        if self.settled:
            return
        dodger = self.dodger(position)
        aimed = self.aimed or position.powers(self.attacker, self.weapon).aimed
        if aimed and dodger != NOBODY:  # a placed order cancels by itself (D04-REROLL-04)
            self.cancel_aim(position)
        elif aimed or dodger != NOBODY:
            self.stage = REROLLING
            self.asked = self.seat() if aimed else seat_of(dodger)

    def dodger(self, position: Foray) -> int:
        """The marine whose dodge order counts: the first from the attacking player's left (D04-REROLL-05)."""
        if self.no_dodge or DODGE not in position.order:
            return NOBODY
        concerned = self.concerned(position)
        marines = position.setting.marines
        start = self.attacker + 1 if is_marine(self.attacker) else 0
        for number in range(marines):
            marine = (start + number) % marines
            if marine in concerned and position.order[marine] == DODGE:
                return marine
        return NOBODY

    def check_ammo(self, position: Foray) -> None:
        """At most one token, by the final dice, hit or not (D04-AMMO-04, 05)."""
        if self.uses_ammo(position) and any(self.face(position, die).ammo for die in self.dice):
            kind = position.setting.content.weapons[self.weapon].ammo
            position.add_ammo(self.attacker, kind, -1)
            position.tell("ammo_spent", [self.attacker, kind, position.ammo[AMMO_TYPES * self.attacker + kind]])

    def judge(self, position: Foray) -> None:
        success = self.succeeds(position)
        missed = 1 if self.missed(position) else 0
        reach = max(self.reach(position), 0)  # darkness may take away more than the dice have
        position.tell("judged", [self.attacker, 1 if success else 0, missed, reach, self.distance])
        if success:
            self.land(position)
        elif self.blast(position):
            self.scatter(position)
        else:
            self.hit += self.concerned(position)

    def scatter(self, position: Foray) -> None:
        """A failed blast lands elsewhere with its rolled damage, or does no harm (chapter SCAT)."""
        card = decks.turn_over(position)
        if card == decks.NO_CARD or decided(position):
            return
        to = scatter_square(position, self.square, position.setting.content.cards[card].scatter)
        position.tell("scattered", [self.attacker, to])
        if to != OFF:
            self.square = to
            self.land(position)

    def land(self, position: Foray) -> None:
        """Full damage to each figure in the area, each against its own armour (D04-BLAST-03, D04-SWEEP-02)."""
        damage = self.damage(position)
        area = self.area(position)
        concerned = self.concerned(position)
        knocks = position.powers(self.attacker, self.weapon).knockback and damage > 0
        position.tell("damage", [self.attacker, self.square, damage])
        for figure in concerned:
            self.hit.append(figure)
            if self.berserk(position) and not is_marine(figure):
                kill_outright(position, figure, self.attacker)
            else:
                self.hurt(position, figure, damage)
            if decided(position):
                return
            if knocks and position.on_board(figure):
                self.pushed.append(figure)
        if damage:
            for square in [one for one in position.barrels if one in area]:
                explode(position, square, self.attacker)
                if decided(position):
                    return

    def hurt(self, position: Foray, figure: int, damage: int) -> None:
        armour = position.armour_of(figure)
        wounds = wounds_of(damage, armour)
        if not wounds:
            position.tell("unhurt", [figure, damage, armour])
        wound(position, figure, wounds, self.attacker)

    def berserk(self, position: Foray) -> bool:
        """Any successful fist attack of a berserk marine kills (D04-TOKEN-10)."""
        return is_marine(self.attacker) and position.berserk[self.attacker] > 0 and self.melee(position)

    # -- knockback ----------------------------------------------------------------------------------------------

    def may_knock(self, position: Foray) -> bool:
        self.pushed = [figure for figure in self.pushed if position.on_board(figure)]
        return bool(self.pushed) and position.on_board(self.attacker)

    def knocks(self, position: Foray) -> list[Span]:
        """KNOCK figure square: where each may be moved (D04-KNOCK-02 to 04, 06)."""
        found: list[Span] = []
        for figure in self.pushed:
            squares = knock_squares(position, figure)
            if squares:
                found.append(each(pack(KNOCK, figure), squares, SQUARE_SECOND, WIDE))
        return found

    def knock(self, position: Foray, figure: int, square: int) -> None:
        """Not the target's own move: nothing watches it, nothing is picked up (D04-KNOCK-05)."""
        before = position.squares(figure)
        self.pushed = [other for other in self.pushed if other != figure]
        position.put(figure, square, position.turned[figure])
        position.tell("knocked", [figure, square])
        if is_marine(figure) and position.order[figure] == AIM:
            lose_order(position, figure)
        enter_acid(position, figure, [one for one in position.squares(figure) if one not in before])
        exploring.look(position)

    # -- blow-through -------------------------------------------------------------------------------------------

    def may_walk(self, position: Foray) -> bool:
        if not position.powers(self.attacker, self.weapon).blow_through or not position.on_board(self.attacker):
            return False
        if self.uses_ammo(position):  # D04-BLOW-06
            if not position.ammo_left(self.attacker, position.setting.content.weapons[self.weapon].ammo):
                return False
        return self.comes_upon(position)

    def comes_upon(self, position: Foray) -> bool:
        """Whether the dice that can be given up lead to somebody, or to a barrel; if not, nobody is asked."""
        dice = dice_of(position, self.attacker, self.weapon)
        front = [self.square]
        for _ in range(dice[BLUE] + dice[GREEN] - len(self.removed)):
            front = self.further(position, front)
            if any(square in position.barrels or position.figures_at(square) for square in front):
                return True
        return False

    def spare_dice(self, position: Foray) -> list[int]:
        """The colours of which a die can be given up (D04-BLOW-01, 02)."""
        dice = dice_of(position, self.attacker, self.weapon)
        return [colour for colour in (BLUE, GREEN) if dice[colour] > self.removed.count(colour)]

    def further(self, position: Foray, last: list[int]) -> list[int]:
        """Squares next to the last ones without a figure that was attacked before (D04-BLOW-03, 05)."""
        obstacles = position.obstacles()
        own = position.squares(self.attacker)
        return [
            square
            for square in beside(position, last)
            if not obstacles >> square & 1
            and square not in own
            and not any(figure in self.hit for figure in position.figures_at(square))
        ]

    def walk(self, position: Foray, square: int, colour: int) -> None:
        """One die fewer, rolled and judged on its own; an aim order covers only the first roll (D04-BLOW-04)."""
        self.removed.append(colour)
        self.square = square
        self.aimed = False
        self.distance = straight_range(position, self.attacker, square)
        self.walked += 1
        self.stage, self.dice, self.pushed = DECLARED, [], []
        self.settled, self.no_dodge, self.asked, self.deadly = False, False, NOBODY, 0

    # -- questions ----------------------------------------------------------------------------------------------

    def decisions(self, position: Foray) -> list[Decision]:
        if self.stage == REROLLING:
            chosen = [pack(REROLL, bits) for bits in range(1, 1 << len(self.dice))]
            return [Decision(self.asked, "reroll", Answers([PASS, *chosen], []), [self.attacker, self.square])]
        about = [self.attacker, self.square]
        if self.stage == KNOCKED:
            return [Decision(self.seat(), "knock", Answers([PASS], self.knocks(position)), about)]
        squares = self.further(position, [self.square])
        spans = [
            each(WALK | colour << AFTER_FIRST_SQUARE, squares, SQUARE_FIRST, WIDE)
            for colour in self.spare_dice(position)
        ]
        return [Decision(self.seat(), "walk", Answers([PASS], spans), about)]

    def answer(self, position: Foray, seat: int, action: int) -> None:
        if self.stage == REROLLING:
            self.stage = AMMO
            if action != PASS:
                self.reroll(position, first(action))
        elif self.stage == KNOCKED:
            if action == PASS:
                self.pushed = []
            else:
                self.knock(position, first(action), wide(action, SQUARE_SECOND))
        elif action == PASS:
            self.finish(position)
        else:
            self.walk(position, wide(action, SQUARE_FIRST), action >> AFTER_FIRST_SQUARE & 255)

    def finish(self, position: Foray) -> None:
        position.agenda.pop()
        position.tell("attack_over", [self.attacker])


def declare(position: Foray, attacker: int, weapon: int, square: int, aimed: bool) -> None:
    """Put an attack on the agenda; an aim order is spent whatever comes of it (D04-AIM-01, 02)."""
    if aimed:
        lose_order(position, attacker)
    attack = Attack(attacker, weapon, square, aimed)
    attack.distance = attack_range(position, attacker, weapon, square)
    position.agenda.append(attack)


def current(position: Foray) -> Attack | None:
    """The attack that goes on, the innermost one."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Attack):
            return step
    return None


def rolled(position: Foray) -> bool:
    """Whether some attack stands between its roll and its wounds (D04-HEAL-04)."""
    return any(isinstance(step, Attack) and ROLLED <= step.stage < KNOCKED for step in position.agenda)


def led(position: Foray, marine: int, accuracy: bool) -> int:
    """What other marines nearby give who lead."""
    total = 0
    for other in position.marines_on_board():
        if other != marine:
            reach = max(
                [position.setting.content.marine_cards[card].reach for card in position.cards[other]], default=0
            )
            if position.setting.field.distance(position.place[marine], position.place[other]) <= reach:
                total += position.has(other, LEAD_ACCURACY if accuracy else LEAD_DEADLY)
    return total


def scatter_square(position: Foray, square: int, offset: list[int]) -> int:
    """Where a failed blast lands: the diagram turned by the compass, if the straight line there is free, else OFF."""
    if not offset:
        return OFF
    field = position.setting.field
    dx, dy = offset
    for _ in range(position.setting.scenario.compass):
        dx, dy = dy, -dx
    to = field.number(field.column(square) + dx, field.row(square) + dy)
    if to == OFF or not position.revealed(to) or position.obstacles() >> to & 1:
        return OFF
    return to if position.outlook().clear(square, to, 0) else OFF


def knock_squares(position: Foray, figure: int) -> list[int]:
    """Free squares that a route of three steps leads to, past figures and obstacles, through no wall or door."""
    field = position.setting.field
    closed = position.closed()
    width, height = position.base_of(figure)
    found = [position.place[figure]]
    front = found
    for _ in range(KNOCKBACK_STEPS):
        front = [to for anchor in front for to in shifts(position, anchor, width, height, closed) if to not in found]
        front = sorted(set(front))
        found = [*found, *front]
    solid = position.solid()
    return [
        anchor
        for anchor in sorted(found[1:])
        if free(position, field.base(anchor, width, height, closed), figure, solid)
    ]


def shifts(position: Foray, anchor: int, width: int, height: int, closed: int) -> list[int]:
    """Where a base can be moved by one square as a block."""
    field = position.setting.field
    found: list[int] = []
    squares = field.base(anchor, width, height, closed)
    for direction in range(8):
        if all(field.step(square, direction, closed) != OFF for square in squares):
            to = field.step(anchor, direction, closed)
            if field.base(to, width, height, closed):
                found.append(to)
    return found


def free(position: Foray, squares: list[int], figure: int, solid: int) -> bool:
    """Whether nothing but the figure itself stands on these squares, and no prop blocks them (D04-KNOCK-03)."""
    if not squares:
        return False
    for square in squares:
        if solid >> square & 1 or any(other != figure for other in position.figures_at(square)):
            return False
    return True
