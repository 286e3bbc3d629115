"""Demons act (chapter DEMON, and what INIT says of the invader's cards): a type, its figures one after the other."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.abilities import ABILITIES
from platzdarm.games.doom2016.rules.attack import NO_CARD, Attack, targets
from platzdarm.games.doom2016.rules.cards import Ability
from platzdarm.games.doom2016.rules.going import may_rest
from platzdarm.games.doom2016.rules.marines import end_activation
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover, offers_from
from platzdarm.games.doom2016.rules.moving import MOVES, move, moves
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.games.doom2016.rules.verbs import ACTIVATE, ATTACK, DEMON, END, FLAMES, NEXT, USE
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.answers import Answers, each, holds
from platzdarm.kernel.decision import Decision

ACT: Final = 0
CLOSING: Final = 1
GONE: Final = 2


class InvaderTurn(Stage):
    """The invader exhausts one ready demon card and activates that type (D16-INIT-06, 07)."""

    def ready(self, position: Incursion) -> list[int]:
        return [kind for kind in position.types_on_map() if not position.used_types >> kind & 1]

    def run(self, position: Incursion) -> bool:
        ready = self.ready(position)
        if len(ready) > 1:
            return False
        position.agenda.pop()
        if ready:
            activate(position, ready[0])
        else:
            position.tell("nobody_ready", [])
        return True

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "activate", Answers([], [each(ACTIVATE, self.ready(position), 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        position.agenda.pop()
        activate(position, first(action))


def activate(position: Incursion, kind: int) -> None:
    position.used_types |= 1 << kind
    position.tell("type_activated", [kind])
    position.agenda.append(TypeActivation(kind, []))


class TypeActivation(Stage):
    """Every demon of the type acts once, in the invader's order, also one that was placed meanwhile (D16-DEMON-04)."""

    def __init__(self, kind: int, acted: list[int]) -> None:
        self.kind = kind
        self.acted = acted

    def values(self) -> list[Any]:
        return [self.kind, self.acted]

    def waiting(self, position: Incursion) -> list[int]:
        figures = position.setting.figures_of(self.kind)
        return [figure for figure in figures if position.on_map(figure) and not holds(self.acted, figure)]

    def run(self, position: Incursion) -> bool:
        waiting = self.waiting(position)
        if len(waiting) > 1:
            return False
        if waiting:
            self.begin(position, waiting[0])
        else:
            position.agenda.pop()
        return True

    def begin(self, position: Incursion, figure: int) -> None:
        self.acted = [*self.acted, figure]
        demon = position.setting.demon(figure)
        step = DemonActivation(figure, ACT, [], [AttackOffer(demon.red, demon.black, demon.range)])
        step.points = demon.speed  # D16-MP-04
        position.tell("activation", [figure])
        position.agenda.append(step)

    def decisions(self, position: Incursion) -> list[Decision]:
        return [Decision(INVADER, "next_demon", Answers([], [each(NEXT, self.waiting(position), 8)]))]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        self.begin(position, first(action))


class DemonActivation(Mover):
    """At most one attack, and movement, in any order (D16-DEMON-05)."""

    def __init__(
        self,
        figure: int,
        stage: int = ACT,
        used: list[str] | None = None,
        offers: list[AttackOffer] | None = None,
        numbers: list[int] | None = None,
    ) -> None:
        super().__init__(figure, 0)
        self.stage = stage
        self.used: list[str] = used if used is not None else []
        self.offers = offers_from(offers)
        if numbers is not None:
            self.set_moving(numbers)

    def values(self) -> list[Any]:
        return [self.figure, self.stage, self.used, self.offers, self.moving_values()]

    def run(self, position: Incursion) -> bool:
        if self.stage == ACT and position.on_map(self.figure) and not self.done:
            return False
        self.stage += 1
        if self.stage == CLOSING:
            if position.on_map(self.figure):
                position.agenda.append(Moment("end_activation", [INVADER], self.figure))
        else:
            end_activation(position)
            position.agenda.pop()
        return True

    def moment(self) -> Moment:
        return Moment("demon_activation", [INVADER], self.figure, used=self.used)

    def decisions(self, position: Incursion) -> list[Decision]:
        hides = position.hides(INVADER)
        answers = moves(position, self)
        if may_rest(position, self):
            answers += self.attacks(position)
            answers += ABILITIES.offered(position, INVADER, self.moment())
            answers.append(END)
        return [Decision(INVADER, "demon", Answers(answers, [], hides), [self.figure])]

    def attacks(self, position: Incursion) -> list[int]:
        found: list[int] = []
        payable = self.payable(position)
        for number, offer in enumerate(self.offers):
            near = targets(position, self.figure, offer.range, offer.excluded)
            found += [pack(ATTACK, figure, number) for figure in near]
            for at, ability in payable:
                if ability.extra_range:
                    far = targets(position, self.figure, offer.range + ability.extra_range, offer.excluded)
                    found += [pack(ATTACK, figure, number, at + 1) for figure in far if figure not in near]
        if self.offers and self.offers[0].excluded < 0:
            for at, ability in payable:
                for effect in ability.at("instead_of_attack"):
                    if targets(position, self.figure, effect.range):
                        found.append(pack(FLAMES, at))
        return found

    def payable(self, position: Incursion) -> list[tuple[int, Ability]]:
        kind = position.setting.type_of[self.figure]
        if position.setting.tutorial:
            return []
        demon = position.setting.content.demons[kind]
        return [(at, a) for at, a in enumerate(demon.abilities) if a.argent <= position.argent[kind]]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb != USE:
            self.used = []  # what comes after something else is not used at once with it (D16-TIMING-02)
        if verb in MOVES:
            move(position, self, action)
        elif verb == END:
            self.done = 1
            position.tell("ended", [self.figure])
        elif verb == USE:
            moment = self.moment()
            ABILITIES.use(position, seat, action, moment)
            self.used = moment.used
        elif verb == FLAMES:
            self.breathe(position, first(action))
        else:
            self.attack(position, first(action), second(action), third(action))

    def attack(self, position: Incursion, defender: int, number: int, ability: int) -> None:
        red, black, _, _, _ = self.offers.pop(number)
        attack = Attack(self.figure, defender, NO_CARD, red, black)
        if ability:
            self.reach_out(position, attack, ability - 1)
        position.agenda.append(attack)

    def reach_out(self, position: Incursion, attack: Attack, number: int) -> None:
        """An ability that adds to the range is used when the defender is declared; its dice are added at once."""
        ability = self.spend(position, number)
        attack.used.append(ability.title)
        for effect in ability.at("before_roll"):
            attack.red += effect.red
            attack.black += effect.black

    def spend(self, position: Incursion, number: int) -> Ability:
        kind = position.setting.type_of[self.figure]
        ability = position.setting.content.demons[kind].abilities[number]
        position.argent[kind] -= ability.argent
        position.tell("used", [INVADER, DEMON, number, 0, 0, self.figure])
        return ability

    def breathe(self, position: Incursion, number: int) -> None:
        """Instead of its attack the demon attacks each enemy that is near and in sight."""
        self.offers = []
        effect = self.spend(position, number).at("instead_of_attack")[0]
        for figure in reversed(targets(position, self.figure, effect.range)):
            position.agenda.append(Attack(self.figure, figure, NO_CARD, effect.red, effect.black))
