"""The Rat King's treasures (chapter CRAT): rats bring them to him, and his defeat costs him one."""

from platzdarm.games.inferno.rules.decks import without
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import RAT_KING
from platzdarm.games.inferno.rules.setting import TREASURES
from platzdarm.games.inferno.rules.story import beat
from platzdarm.games.inferno.rules.treasures import add_souls
from platzdarm.games.inferno.rules.verbs import PASS, TOKEN
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Fixed


def bring(position: Contest, rat: int) -> None:
    """A villain's rat that ends its movement on a treasure (INF-CRAT-05); its soul is the King's for good (08)."""
    cell = position.cell[rat]
    if cell not in position.chests:
        return
    treasure = position.chance.draw(position.unseen.top, TREASURES)
    position.unseen = position.unseen.without(treasure)
    position.chests = tuple([chest for chest in position.chests if chest != cell])
    position.hoard = (*position.hoard, treasure)
    position.tell("hoarded", [rat, treasure, cell])
    beat(position, RAT_KING, 1)
    add_souls(position, position.setting.boss, position.setting.content.treasures[treasure].souls)


class Ransom(Fixed[Contest]):
    """The King is defeated: the players may discard one of his treasures (INF-CRAT-09)."""

    def run(self, position: Contest) -> bool:
        if position.hoard:
            return False
        position.agenda.pop()
        return True

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [PASS, *[pack(TOKEN, treasure + 1) for treasure in sorted(set(position.hoard))]]
        return [Decision(seat, "ransom", Answers(answers, [])) for seat in range(position.setting.seats)]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        if action == PASS:
            return
        treasure = first(action) - 1
        position.hoard = without(position.hoard, treasure)
        position.spent = (*position.spent, treasure)
        position.tell("ransomed", [seat, treasure])
