"""The bots by name. A bot of one's own is named by its module and class: `my_bots:Sharp`."""

from collections.abc import Callable
from importlib import import_module

from platzdarm.bots.bot import Bot
from platzdarm.bots.greedy import Greedy
from platzdarm.bots.random_bot import RandomBot
from platzdarm.games.doom2016.bots.greedy import Doom2016Greedy
from platzdarm.games.neuroshima.bots.heuristics import NeuroshimaHeuristics
from platzdarm.kernel.errors import OptionsError

BOTS = ("random", "greedy")
GREEDY: dict[str, Callable[[], Bot]] = {
    "neuroshima": lambda: Greedy(NeuroshimaHeuristics()),
    "doom2016": Doom2016Greedy,
}


def make_bot(name: str, game_name: str) -> Bot:
    """The bot of that name for that game; OptionsError names the choices."""
    if ":" in name:
        return load_bot(name)
    if name not in BOTS:
        raise OptionsError(f"there is no bot '{name}'; choose from {', '.join(BOTS)}, or MODULE:CLASS for your own")
    if name == "random":
        return RandomBot()
    if game_name not in GREEDY:
        raise OptionsError(f"the bot '{name}' does not play '{game_name}'; it plays {', '.join(GREEDY)}")
    return GREEDY[game_name]()


def load_bot(name: str) -> Bot:
    module, _, entry = name.partition(":")
    try:
        made = getattr(import_module(module), entry)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise OptionsError(f"the bot '{name}' cannot be loaded: {error}") from None
    if not isinstance(made, Bot):
        raise OptionsError(f"'{name}' is no bot: its class must inherit platzdarm.bots.bot.Bot")
    made.name = name
    return made
