"""Hard at a table of DOOM (2016): both sides weigh otherwise than greedy's.

None of these figures was thought out: games in which each was at one of two levels by chance named them
(docs/strength.md).
"""

from typing import Final

from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.doom2016.bots.judge import WHOLE, Eye, Horde, Squad

DARING: Final = Squad(
    stride=0.47,
    arrived=1.5,
    death=14.0,
    kill=1.1,
    thrown=0.2,
    harm=0.75,
    stagger=0.35,
    find=1.6,
    bearer=3.5,
    run=0.13,
    burden=1.3,
    crowd=1.3,
    spared=1.0,
)
BOLD: Final = Horde(
    seen=0.05,
    closer=0.01,
    wound=3.5,
    machine=6.0,
    bearer=4.0,
    paid=0.05,
    argent=0.5,
    kept=2.2,
    weak=2,
    landing=3,
    patience=6,
)
FIERCE: Final = Eye(dangers=True, targets=WHOLE, tricks=True, plans=True, squad=DARING, horde=BOLD)


class Doom2016Hard(Doom2016Greedy):
    """Greedy whose marines fear less, and whose demons hunt the weak and carriers and spend argent power freely."""

    name = "hard"
    eye = FIERCE
