"""A marine's activation: which card to play, where to go, whom to attack.

Each question is planned anew: for every card that could be played, the best square that it leads to. A square is
worth what its errand, the attack from there and the things that lie there are worth, less what it risks.
"""

from math import pow

from platzdarm.board.paths import FAR, Reach
from platzdarm.games.doom2016.bots import windows
from platzdarm.games.doom2016.bots.errands import marine_errands
from platzdarm.games.doom2016.bots.judge import Study, card_worth, demon_worth, mean_symbols
from platzdarm.games.doom2016.rules.cards import BONUS, MAIN, ActionCard
from platzdarm.games.doom2016.rules.effects_table import NEXT_ADD_DICE, NEXT_REROLL, TAKE_BACK
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.going import dies_underfoot
from platzdarm.games.doom2016.rules.marines import HEALTH_PACK, MarineActivation
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover
from platzdarm.games.doom2016.rules.odds import action_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import RUN_POINTS
from platzdarm.games.doom2016.rules.verbs import DOOR, END, PLAY, RUN, SEAL, TAKE, WORK
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.decision import Decision

CALM = 30  # rounds after which no risk keeps a marine from its errand
PACK_NEEDED = 4  # damage from which a health pack is taken
IN_THE_WAY = 3.0  # to stand where another must come to
HARMLESS = -0.01  # hurts no friend more than demons
BETTER = 0.01


class Plan:
    """What to do next, and what the whole is worth."""

    def __init__(self, value: float, place: int, action: int, offers: list[AttackOffer]) -> None:
        self.value = value
        self.place = place  # where it leads to
        self.action = action  # OFF: go on with what is there
        self.offers = offers  # the attacks that it would make there


def act(study: Study, decision: Decision) -> int:
    position = study.position
    step = position.agenda[-1]
    assert isinstance(step, MarineActivation)
    options = decision.answers.as_list()
    ready = at_once(study, step, options)
    if ready is not None:
        return ready
    return Choice(study, step, options).best()


def at_once(study: Study, step: MarineActivation, options: list[int]) -> int | None:
    """What needs no thought: things to take, machines to restart, portals to close."""
    position = study.position
    work: list[int] = []
    for action in options:
        verb = verb_of(action)
        if verb == SEAL:
            return action
        if verb == TAKE:
            if first(action) != HEALTH_PACK or position.damage[step.figure] >= PACK_NEEDED:
                return action
        elif verb == WORK:
            work.append(action)
    if work:
        actions = position.setting.content.actions
        return min(work, key=lambda action: card_worth(actions[second(action)]))
    return None


def in_the_way(position: Incursion, marine: int, square: int) -> bool:
    """The drone must get to its exit, and carriers of assets to the start."""
    setting = position.setting
    if setting.objective.kind == "drone_escort":
        return square == setting.exit
    if setting.objective.kind == "asset_extraction" and square == setting.start and not position.carried[marine]:
        return any(position.carried[other] for other in position.marines_on_map())
    return False


class Choice:
    def __init__(self, study: Study, step: MarineActivation, options: list[int]) -> None:
        self.study = study
        self.position = study.position
        self.squad = study.eye.squad
        self.step = step
        self.marine = step.figure
        self.options = options
        actions = self.position.setting.content.actions
        hand = self.position.hands[self.marine]
        self.hand = [actions[number] for number in sorted(set(hand))]
        self.speedy = [card for card in self.hand if card.kind == BONUS and not card.attacks and self.playable(card)]
        self.extra = sum(card.speed for card in self.speedy)
        self.focus = sum(effect.red for card in self.speedy for effect in [card.find(NEXT_ADD_DICE)] if effect)
        self.aids = [card for card in self.speedy if card.find(NEXT_ADD_DICE) or card.find(NEXT_REROLL)]
        self.errand = study.distances(marine_errands(study, self.marine), False, True)
        self.reach: Reach = study.reach(step, self.most_points())
        self.worth: dict[int, float] = {}
        self.risk = self.find_risk()

    def playable(self, card: ActionCard) -> bool:
        return card.aim != "square" and pack(PLAY, card.index) in self.options

    def most_points(self) -> int:
        may_run = any(verb_of(action) == RUN for action in self.options)
        speed = max([card.speed for card in self.hand if card.kind == MAIN and self.step.mains], default=0)
        bonus = max([card.speed for card in self.hand if card.kind == BONUS], default=0)
        return self.step.points + self.extra + max(speed, bonus, RUN_POINTS if may_run else 0)

    # -- choosing ---------------------------------------------------------------------------------------------

    def best(self) -> int:
        """Go on with the attack that is offered, if it leads to something; else the best card; else go, or end."""
        stay = self.stay()
        if self.step.offers and self.can_attack(stay):
            return self.carry_on(stay)
        use = windows.best_use(self.study, self.options)
        if use is not None:
            return use
        laid = self.to_lay_out()
        if laid is not None:
            return laid
        plans = self.card_plans()
        top = max(plans, key=lambda plan: plan.value, default=stay)
        if top.value > stay.value + BETTER:
            return top.action
        return self.carry_on(stay)

    def stay(self) -> Plan:
        """Without another card."""
        return self.plan(self.step.points, self.step.offers, OFF)

    def can_attack(self, plan: Plan) -> bool:
        return plan.place != OFF and self.attack_value(plan.place // 2, self.step.offers) > 0

    def card_plans(self) -> list[Plan]:
        found: list[Plan] = []
        points = self.step.points
        if self.speedy:
            found.append(self.plan(points + self.extra, [], self.first_speedy()))
        for action in self.options:
            if verb_of(action) == PLAY:
                card = self.position.setting.content.actions[first(action)]
                if card.attacks:
                    found.append(self.card_plan(card, action))
        if any(verb_of(action) == RUN for action in self.options):
            found.append(self.run_plan())
        return found

    def card_plan(self, card: ActionCard, action: int) -> Plan:
        offer = AttackOffer(card.red + self.focus, card.black, self.card_range(card), card.index)
        plan = self.plan(self.step.points + card.speed + self.extra, [offer], action)
        plan.value += 0.02 * card.speed
        if self.speedy and plan.place != OFF:  # cards that help come first: later ones would take the attack away
            if self.aids and self.attack_value(plan.place // 2, [offer]) > 0:
                plan.action = pack(PLAY, self.aids[0].index)
            elif self.reach.cost[plan.place] > self.step.points + card.speed:
                plan.action = self.first_speedy()
        return plan

    def card_range(self, card: ActionCard) -> int:
        return self.step.reach(self.position, AttackOffer(0, 0, card.range, card.index))

    def first_speedy(self) -> int:
        return pack(PLAY, self.speedy[0].index)

    def run_plan(self) -> Plan:
        worst = min(self.hand, key=card_worth)
        plan = self.plan(self.step.points + RUN_POINTS + self.extra, [], pack(RUN, worst.index))
        plan.value -= self.squad.run * card_worth(worst)
        return plan

    def plan(self, points: int, offers: list[AttackOffer], action: int) -> Plan:
        best = Plan(-FAR, OFF, action, offers)
        for place in self.reach.order:
            cost = self.reach.cost[place]
            if cost > points:
                break
            square = place // 2
            value = self.square_worth(square) - 0.01 * cost
            if offers:
                value += self.attack_value(square, offers)
            if cost < points and self.useful_door(square) != OFF:
                value += self.squad.stride
            if value > best.value:
                best.value, best.place = value, place
        return best

    def carry_on(self, plan: Plan) -> int:
        """The next step of a plan that needs no card."""
        move = self.reach.first_move(plan.place) if plan.place != OFF else OFF
        if move != OFF and move in self.options:
            return move
        attack = self.best_attack()
        if attack is not None:
            return attack
        door = self.useful_door(self.position.place[self.marine])
        if door != OFF and pack(DOOR, door) in self.options:
            return pack(DOOR, door)
        if END in self.options:
            return self.freshen_hand()
        return self.options[0]

    def freshen_hand(self) -> int:
        """To end. But a hand without a main card is played out first: who cannot run would sit there for ever."""
        if any(card.kind == MAIN for card in self.hand):
            return END
        for card in self.hand:
            if card.kind == BONUS and self.playable(card):
                return pack(PLAY, card.index)
        return self.grenade(HARMLESS) or END

    def best_attack(self) -> int | None:
        best, chosen = 0.0, None
        for action in self.options:
            odds = action_odds(self.position, action)
            if odds is not None:
                value = BETTER + self.share(first(action), odds.mean, odds.kill, odds.stagger)
                if value > best:
                    best, chosen = value, action
        return chosen

    def to_lay_out(self) -> int | None:
        """Cards that are best played as soon as nothing is lost by it: grenades, and those that stay or bring back."""
        for card in self.speedy:
            if card.stays and card.index not in self.position.in_play[self.marine]:
                return pack(PLAY, card.index)
        actions = self.position.setting.content.actions
        back = [a for a in self.options if verb_of(a) == PLAY and second(a) and actions[first(a)].find(TAKE_BACK)]
        if back and self.step.mains:
            return max(back, key=lambda action: card_worth(actions[second(action) - 1]))
        return self.grenade(self.squad.thrown)

    def grenade(self, least: float) -> int | None:
        """The throw that hurts the demons most; friends and oneself count twice."""
        best, chosen = least, None
        if not self.study.eye.tricks:
            return None
        for action in self.options:
            if verb_of(action) == PLAY and second(action):
                card = self.position.setting.content.actions[first(action)]
                if card.aim == "square":
                    value = windows.grenade_value(self.study, self.marine, card, second(action) - 1)
                    if value > best:
                        best, chosen = value, action
        return chosen

    # -- squares ----------------------------------------------------------------------------------------------

    def square_worth(self, square: int) -> float:
        known = self.worth.get(square)
        if known is None:
            far = self.errand[square]
            known = self.squad.arrived if far == 0 else -self.squad.stride * far
            known += self.things(square) + self.glory(square) - self.danger(square)
            if in_the_way(self.position, self.marine, square):
                known -= IN_THE_WAY
            self.worth[square] = known
        return known

    def things(self, square: int) -> float:
        return sum(value for value, _ in self.finds(square))

    def finds(self, square: int) -> list[tuple[float, str]]:
        """What lies there, each with its worth."""
        position = self.position
        setting = position.setting
        found: list[tuple[float, str]] = []
        damage = position.damage[self.marine]
        for number, place in enumerate(setting.packs):
            if place == square and position.packs_left >> number & 1 and damage >= PACK_NEEDED:
                found.append((0.4 * min(damage, 5), "pack"))
        for number, (place, weapon) in enumerate(setting.weapons):
            if (
                place == square
                and position.weapons_left >> number & 1
                and not position.weapons[self.marine] >> weapon & 1
            ):
                found.append((self.squad.find, "weapon"))
        if square in position.tokens:
            found.append((2 * self.squad.find, "token"))
        for number, place in enumerate(setting.teleporters):
            if place == square and not position.active_teleporters >> number & 1:
                found.append((0.5, "teleporter"))
        return found

    def glory(self, square: int) -> float:
        """A staggered demon there dies at once."""
        return sum(1.0 + self.demon_value(other) for other in self.underfoot(square))

    def underfoot(self, square: int) -> list[int]:
        here = self.position.figures_at(square)
        return [other for other in here if other != self.marine and dies_underfoot(self.position, self.marine, other)]

    def find_risk(self) -> float:
        position = self.position
        left = position.health(self.marine) - position.damage[self.marine]
        calm = max(1 - position.round / CALM, 0.0)
        carrying = self.squad.burden if position.carried[self.marine] else 1.0
        needed = max(position.setting.frags_needed() - position.frags, 1)
        return self.squad.death / needed * calm * carrying / max(left, 1) ** 2

    def danger(self, square: int) -> float:
        """What demons that see the square, or are close to it, are likely to do there."""
        if not self.study.eye.dangers:
            return 0.0
        expected = 0.0
        for demon in self.threats(square):
            kind = self.position.setting.demon(demon)
            expected += 0.6 * max(mean_symbols(kind.red, kind.black) - 1.2, self.squad.scatter)
        return self.risk * pow(min(expected, 12.0) / 2, self.squad.crowd)

    def threats(self, square: int) -> list[int]:
        """The demons that may attack there in their next activation."""
        found: list[int] = []
        for demon, far in self.study.in_view(square, self.marine):
            kind = self.position.setting.demon(demon)
            if far <= kind.range + kind.speed:
                found.append(demon)
        return found

    def useful_door(self, square: int) -> int:
        """A shut door on the way to the errand, beside this square; OFF if there is none."""
        position = self.position
        field = position.setting.field
        for door, borders in enumerate(field.doors):
            if position.shut >> door & 1:
                for one, other in borders:
                    if (one == square and self.errand[other] < self.errand[square]) or (
                        other == square and self.errand[one] < self.errand[square]
                    ):
                        return door
        return OFF

    # -- attacks ----------------------------------------------------------------------------------------------

    def attack_value(self, square: int, offers: list[AttackOffer]) -> float:
        return self.best_target(square, offers)[0]

    def best_target(self, square: int, offers: list[AttackOffer]) -> tuple[float, int]:
        """What the best attack from there is worth, and on whom; OFF if nobody is in reach."""
        best, chosen = 0.0, OFF
        limit = self.position.range_limit
        for target, far in self.study.in_view(square, self.marine):
            for red, black, reach, _, excluded in offers:
                if far <= (min(reach, limit) if limit else reach) and target != excluded:
                    blow = self.study.blow(red + self.position.next_red[self.marine], black, target)
                    value = self.share(target, blow.mean, blow.kill, blow.stagger)
                    if value > best:
                        best, chosen = value, target
        return best, chosen

    def share(self, target: int, mean: float, kill: float, stagger: float) -> float:
        """What an attack with these odds takes of a demon's worth."""
        left = self.position.health(target) - self.position.damage[target]
        squad = self.squad
        return self.demon_value(target) * (
            squad.kill * kill + squad.harm * min(mean, left) / left + squad.stagger * stagger
        )

    def demon_value(self, demon: int) -> float:
        worth = demon_worth(self.position.setting.demon(demon))
        return worth * self.squad.bearer if self.position.carried[demon] else worth


def walk(study: Study, mover: Mover, errand: list[int], options: list[int]) -> int:
    """Points to spend outside an activation: as near to the errand as they lead."""
    reach = study.reach(mover, mover.points)
    goal = min(reach.order, key=lambda place: (errand[place // 2], reach.cost[place]), default=reach.start)
    move = reach.first_move(goal)
    if move != OFF and move in options:
        return move
    return END if END in options else options[0]
