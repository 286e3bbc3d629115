"""The end of a movement (chapters TREAS, SPIRE, BATTLE): treasures, beacon tokens, and what quests ask for."""

from typing import Any

from platzdarm.games.inferno.rules import research
from platzdarm.games.inferno.rules.captives import Freeing, may_free
from platzdarm.games.inferno.rules.field import SHRINE
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.scenario import KYTHIS, RESEARCH_TOKENS
from platzdarm.games.inferno.rules.treasures import collect
from platzdarm.games.inferno.rules.verbs import CHAMPION
from platzdarm.kernel.action import first, pack
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Step

COLOUR_BITS = 3


def arrive(position: Contest, piece: int) -> None:
    """A champion has ended its movement."""
    seat = position.owner[piece]
    if position.setting.scenario.special(KYTHIS) and may_free(position, seat, piece):
        position.agenda.append(Freeing(seat, piece))
    collect(position, piece)
    for cell in position.cells_of(piece):
        if position.terrain[cell] == SHRINE:
            progress(position, seat, "ends_on_shrine", 1)
        take_token(position, seat, cell)


def take_token(position: Contest, seat: int, cell: int) -> None:
    """A beacon token of the player's own colour (INF-SPIRE-04, INF-BATTLE-05); others mean nothing to him."""
    token = cell << COLOUR_BITS | position.colour(seat)
    if token not in position.tokens:
        return
    researches = position.setting.scenario.special(RESEARCH_TOKENS) > 0
    if not researches and not lightable(position, seat):
        return
    position.tokens = tuple([other for other in position.tokens if other != token])
    position.tell("token", [seat, cell])
    if researches:
        position.lamps[seat] += 1
        research.look(position, seat)
    else:
        position.agenda.append(Light(seat))


def lightable(position: Contest, seat: int) -> list[int]:
    return [piece for piece in position.supply(seat) if not position.is_minion(piece) and not position.lit[piece]]


class Light(Step[Contest]):
    """On which champion the token is put, which then counts as of every faction (INF-BATTLE-05)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def values(self) -> list[Any]:
        return [self.seat]

    def decisions(self, position: Contest) -> list[Decision]:
        answers = [pack(CHAMPION, piece + 1) for piece in lightable(position, self.seat)]
        return [Decision(self.seat, "light", Answers(answers, []))]

    def answer(self, position: Contest, seat: int, action: int) -> None:
        position.agenda.pop()
        piece = first(action) - 1
        position.lit[piece] = 1
        position.tell("lit", [piece])
