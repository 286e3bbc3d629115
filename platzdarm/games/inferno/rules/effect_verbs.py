"""The table of all verbs of the effect language."""

from typing import Final

from platzdarm.games.inferno.rules.cards import MOMENTS
from platzdarm.games.inferno.rules.effects_cards import WITH_CARDS
from platzdarm.games.inferno.rules.effects_champions import TO_CHAMPIONS
from platzdarm.games.inferno.rules.effects_field import ON_FIELD
from platzdarm.games.inferno.rules.schemes import SCHEMING
from platzdarm.games.inferno.rules.standing import STANDINGS
from platzdarm.kernel.effects import Verbs

VERBS: Final = Verbs([*WITH_CARDS, *TO_CHAMPIONS, *ON_FIELD, *SCHEMING, *STANDINGS], MOMENTS, MOMENTS)
