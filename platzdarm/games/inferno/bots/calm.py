"""Calm at a table of Inferno: sees what is near and what is dear, and looks no farther.

It strikes whoever is nearest, and goes where it would like to stand without a thought of whom it could strike from
there, of what may strike it in the turns of the others, or of what two champions could do together. It buys whatever
costs most, gives constructs to whoever stands on the field, and drafts by strength and defence.
"""

from platzdarm.board.paths import Reach
from platzdarm.games.inferno.bots.answers import answer
from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.turn import Turn, luck
from platzdarm.games.inferno.rules.cards import IMMOBILE
from platzdarm.games.inferno.rules.figures import distance, has, speed, strength
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.verbs import ACQUIRE, END, OFFER, ORDER, RESEARCH, STEP, STOP, STRIKE
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import View


class InfernoCalm(InfernoGreedy):
    name = "calm"
    care = 0.0

    def choose(self, view: View[Contest], decision: Decision, chance: Chance) -> int:
        known, options = view.known, decision.answers.as_list()
        if decision.kind == "act":
            return CalmTurn(known, decision, chance, self.whim, self.care).act()
        if len(options) == 1:
            return options[0]
        study = Study(known, decision.seat, self.care)
        if decision.kind == "champion":
            return nearest(study, decision.about[0], options)
        if decision.kind == "draft":
            kinds, picks = known.setting.content.kinds, [action for action in options if action != OFFER]
            bodies = {action: kinds[first(action)].strength + kinds[first(action)].defence for action in picks}
            return max(picks, key=lambda action: bodies[action] + luck(chance, 8 * self.whim))
        return answer(study, decision, lambda: luck(chance, self.whim))


class CalmTurn(Turn):
    def bearing(self, piece: int) -> float:
        """Constructs and quests go to the first who stands on the field."""
        return 1.0 if self.position.on_field(piece) else 0.0

    def spend(self) -> int:
        """The strongest who has anything to do goes first; then the dearest card."""
        orders = [action for action in self.by_verb.get(ORDER, []) if self.has_work(first(action))]
        if orders:
            return max(orders, key=lambda action: strength(self.position, first(action)))
        cards = self.by_verb.get(ACQUIRE, [])
        if cards:
            return max(cards, key=self.cost)
        return RESEARCH if RESEARCH in self.by_verb else END

    def cost(self, action: int) -> int:
        return self.position.setting.card(offered(self.position, first(action))).cost

    def has_work(self, piece: int) -> bool:
        """Whoever is off the field, or can strike, or is not yet where it wants to be."""
        position = self.position
        if not position.on_field(piece) or self.study.best_attack(position, piece)[1]:
            return True
        points = 0 if has(position, piece, IMMOBILE) else speed(position, piece)
        return best_place(self.study, piece, reach(position, piece, points)) != position.cell[piece]


def nearest(study: Study, piece: int, options: list[int]) -> int:
    """Strikes the nearest enemy if that does not harm itself more; else a step to where it would like to stand."""
    position = study.position
    blows = [action for action in options if verb_of(action) == STRIKE and is_sound(study, piece, action)]
    if blows:
        return min(blows, key=lambda action: distance(position, piece, second(action) - 1) if second(action) else 0)
    if position.owner[piece] == study.seat and any(verb_of(action) == STEP for action in options):
        found = reach(position, piece, study.points_left(piece))
        end = best_place(study, piece, found)
        if end != position.cell[piece] and pack(STEP, found.first_move(end)) in options:
            return pack(STEP, found.first_move(end))
    return next((rest for rest in (STOP, END) if rest in options), options[0])


def is_sound(study: Study, piece: int, blow: int) -> bool:
    return study.attack(study.position, piece, first(blow), second(blow) - 1) > 0


def best_place(study: Study, piece: int, found: Reach) -> int:
    """Where it would like to stand, as if nobody else had a turn; it stays where another place is no better."""
    here = study.position.cell[piece]
    worth = study.places(piece, list(found.order) or [here])
    return max(worth, key=lambda cell: (worth[cell], cell == here, -found.cost[cell]))
