"""Every kind of table at which Neuroshima Hex is played, so that tests can cover them evenly."""

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import MODES
from platzdarm.games.neuroshima.rules.setup import MODES_OF_PLAYERS, YES_NO
from platzdarm.kernel.chance import SeededChance
from tests.neuroshima.tabletop import library

TABLES = [(players, MODES[mode]) for players, modes in MODES_OF_PLAYERS.items() for mode in modes]
VARIANTS = [(reinforcement, opening) for reinforcement in YES_NO for opening in YES_NO]


def neuroshima() -> Neuroshima:
    return Neuroshima(library())


def options_of(players: int, mode: str, variant: tuple[str, str], number: int) -> dict[str, str]:
    """The options of game `number` at such a table: armies by lot, for four players the two boards in turn."""
    luck = SeededChance(f"{players} {mode} {variant} {number}".encode())
    names = sorted(library().armies)
    seats = 4 if mode == "teams" else players
    armies: list[str] = []
    while len(armies) < seats:
        armies.append(names[luck.roll(len(names))])
        if players <= 4:
            names.remove(armies[-1])  # no army twice (NH-SET-01)
    options = {"players": str(players), "mode": mode, "armies": ",".join(armies)}
    options["reinforcement"], options["advanced_opening"] = variant
    if players == 4 and number % 2:
        options["board"] = "extended"
    return options


def sampled(players: int, mode: str, number: int, every: int) -> list[Skirmish]:
    """One position in `every` of a random game, and its last one."""
    game = neuroshima()
    luck = SeededChance(f"sample {number}".encode())
    variant = VARIANTS[number % len(VARIANTS)]
    position = game.start(options_of(players, mode, variant, number), SeededChance(luck.seed))
    kept: list[Skirmish] = []
    while not position.over:
        if luck.roll(every) == 0:
            kept.append(position.copy())
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return [*kept, position]
