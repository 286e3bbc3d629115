"""The kernel's examination: whole random missions with everything checked on the way."""

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import examine
from tests.doom2016.tabletop import library

QUICK = ("first_steps", "pump_hall", "ember_ward", "cold_reactor")


@pytest.mark.parametrize(("mission", "marines"), [(QUICK[n % 4], str(n % 4 + 1)) for n in range(4)])
def test_random_missions_keep_every_promise(mission: str, marines: str) -> None:
    options = {"mission": mission, "marines": marines}
    examine(Doom2016(library()), options, f"{mission} {marines}".encode(), thorough=40)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(6))
def test_random_tables_keep_every_promise(chunk: int) -> None:
    game = Doom2016(library())
    for number in range(100 + chunk * 2, 102 + chunk * 2):
        seed = number.to_bytes(4, "little")
        examine(game, game.random_options(SeededChance(seed)), seed, thorough=60)
