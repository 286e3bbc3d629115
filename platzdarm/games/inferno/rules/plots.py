"""The villains' turn (chapter CTURN): what the scenario says, two schemes, their discard, and honour for shrines."""

from typing import Any, Final

from platzdarm.games.inferno.rules.bosses import Hunt
from platzdarm.games.inferno.rules.cards import SCHEME, THREAT
from platzdarm.games.inferno.rules.fading import fade
from platzdarm.games.inferno.rules.field import OFF
from platzdarm.games.inferno.rules.honour import win
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.programs import PLOT, Effects
from platzdarm.games.inferno.rules.scenario import RAKAR, RAT_KING
from platzdarm.games.inferno.rules.scoring import score
from platzdarm.games.inferno.rules.setting import SCHEMES, VILLAIN, VILLAINS
from platzdarm.games.inferno.rules.story import LATE, beat
from platzdarm.games.inferno.rules.terrain import blight_burns
from platzdarm.games.inferno.rules.vermin import stir
from platzdarm.games.inferno.rules.villainy import threat
from platzdarm.kernel.position import Step

BEGINS: Final = 0
FIRST: Final = 1
SECOND: Final = 2
DISCARDS: Final = 3
SCORES: Final = 4

UPPER: Final = 0
LOWER: Final = 1
DONE: Final = 2


class VillainTurn(Step[Contest]):
    def __init__(self, stage: int = BEGINS) -> None:
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.stage]

    def run(self, position: Contest) -> bool:
        stage = self.stage
        self.stage += 1
        if stage == BEGINS:
            begin(position)
        elif stage in (FIRST, SECOND):
            reveal(position)
        elif stage == DISCARDS:
            position.plotted = position.plotted + position.plots
            position.plots = ()
            position.tell("schemes_discarded", [threat(position)])
            if threat(position) >= LATE:
                beat(position, RAT_KING, 3)
        elif stage == SCORES:
            score(position, VILLAINS)
        else:
            position.agenda.pop()
            fade(position)
        return True


def begin(position: Contest) -> None:
    """What lasts until their next turn ends; then what the scenario says, before any scheme (INF-CTURN-02)."""
    position.side = VILLAINS
    position.tell("turn", [VILLAINS])
    position.spent = position.spent + position.omens
    position.omens = ()
    for piece in range(position.setting.pieces):
        position.hardened[piece] = 0
    blight_burns(position)
    if position.setting.scenario.special(RAT_KING):
        stir(position)
    elif position.setting.scenario.special(RAKAR):  # INF-CRAK-07
        position.agenda.append(Hunt())


def reveal(position: Contest) -> None:
    """With none left the villains win at once; discarded schemes are never shuffled again (INF-CTURN-05)."""
    if not position.schemes.size:
        position.tell("schemes_out", [])
        win(position, VILLAINS)
        return
    number = position.chance.draw(position.schemes.top, SCHEMES)
    position.schemes = position.schemes.without(number)
    position.plots = (*position.plots, number)
    position.tell("scheme", [number])
    position.agenda.append(Unfold(number))


class Unfold(Step[Contest]):
    """The upper effect of a scheme, then the lower one if enough are discarded (INF-CTURN-03, 04)."""

    def __init__(self, number: int, stage: int = UPPER) -> None:
        self.number = number
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.number, self.stage]

    def run(self, position: Contest) -> bool:
        stage = self.stage
        self.stage += 1
        scheme = position.setting.content.schemes[self.number]
        if stage == UPPER:
            self.carry_out(position, SCHEME)
        elif stage == LOWER:
            met = threat(position) >= scheme.threat
            position.tell("threat", [self.number, threat(position), scheme.threat, int(met)])
            if met:
                self.carry_out(position, THREAT)
        else:
            position.agenda.pop()
        return True

    def carry_out(self, position: Contest, when: str) -> None:
        effects = position.setting.content.schemes[self.number].ability.at(when)
        position.agenda.append(Effects(VILLAIN, PLOT, self.number, when, (1 << len(effects)) - 1, OFF, OFF))
