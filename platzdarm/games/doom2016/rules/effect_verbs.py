"""The table of all verbs of the effect language, and its moments."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.effects_attack import IN_ATTACK
from platzdarm.games.doom2016.rules.effects_figures import TO_FIGURES
from platzdarm.games.doom2016.rules.effects_standing import ON_PLAY, PASSIVE, STANDING
from platzdarm.games.doom2016.rules.effects_table import ON_THE_TABLE
from platzdarm.kernel.effects import Verb, Verbs

# moments that are no windows: they know only verbs that name them
CLOSED: Final = (PASSIVE, "setup", ON_PLAY, "on_pickup", "on_gain", "instead_of_attack", "declared", "next_card")
MOMENTS: Final = (
    *CLOSED,
    "bonus",
    "start_activation",
    "ally_start_activation",
    "end_activation",
    "activation_phase",
    "status_phase",
    "demon_activation",
    "demon_near",
    "before_roll",
    "while_defending",
    "while_attacking",
    "after_attack",
    "on_kill",
    "on_killed",
    "when_stunned",
)
ALL: Final[list[Verb[Any, Any]]] = [*IN_ATTACK, *TO_FIGURES, *ON_THE_TABLE, *STANDING]
VERBS: Final = Verbs(ALL, MOMENTS, CLOSED)
