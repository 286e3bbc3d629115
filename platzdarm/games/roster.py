"""The bots by name: `random` and what a game brings, with a time of its own choice (`hard@2`) where it searches.

A bot of one's own is named by its module and class.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from platzdarm.bots.bot import Bot
from platzdarm.bots.levels import AT, MOST, Level, level_name, time_of
from platzdarm.bots.random_bot import RandomBot
from platzdarm.bots.searcher import Timed
from platzdarm.games.discovery import games_with, part
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import Position, View
from platzdarm.text.lines import Line

ROSTER = "bots.roster"

# What speaks most for an action, as a line without a language; the chance is for a guess of what the seat cannot see.
Reason = Callable[[View[Any], int, Chance], Line | None]
Traits = Callable[[Any, int], list[tuple[str, str]]]


def bots_of(game: str) -> Mapping[str, Callable[[], Bot]]:
    """How each bot of a game is made, the weakest first."""
    own: Mapping[str, Callable[[], Bot]] = part(game, ROSTER).BOTS if game in games_with(ROSTER) else {}
    return {RandomBot.name: RandomBot, **own}


def reason_of(game: str) -> Reason | None:
    """How a game tells why an action is good, where it does."""
    told: Reason | None = getattr(part(game, ROSTER), "REASON", None) if game in games_with(ROSTER) else None
    return told


def traits_of(game: str) -> Traits:
    """How a game tells what a seat had in a finished game, by kind and name: its army, its champions, its cards."""
    told: Traits | None = getattr(part(game, ROSTER), "TRAITS", None) if game in games_with(ROSTER) else None
    return told or no_traits


def no_traits(_position: Position, _seat: int) -> list[tuple[str, str]]:
    return []


def tables_of(game: str) -> Sequence[Mapping[str, str]]:
    """The tables at which the strength of bots is measured, taken in turn; one of the defaults if a game names none."""
    named: Sequence[Mapping[str, str]] = getattr(part(game, ROSTER), "TABLES", ()) if game in games_with(ROSTER) else ()
    return named or ({},)


def levels_of(game: str) -> Sequence[Level]:
    """The bots among which people choose, the weakest first."""
    told: Sequence[Level] = getattr(part(game, ROSTER), "LEVELS", ()) if game in games_with(ROSTER) else ()
    return told


def usual_bot(game: str) -> str:
    """Who is seated where nobody says which."""
    return named_bot(game, "USUAL")


def adviser_of(game: str) -> str:
    """Whose answer a hint tells."""
    return named_bot(game, "ADVISER")


def named_bot(game: str, post: str) -> str:
    known = list(bots_of(game))
    named: str = getattr(part(game, ROSTER), post, known[-1]) if game in games_with(ROSTER) else known[-1]
    return named


def make_bot(name: str, game: str) -> Bot:
    """The bot of that name for that game; OptionsError names the choices."""
    if ":" in name:
        return load_bot(name)
    name = settled_bot(name, game)
    bot, seconds = bots_of(game)[level_name(name)](), time_of(name)
    if seconds is not None:
        assert isinstance(bot, Timed)
        bot.give(seconds, level_of(bot.name, game).seconds)
        bot.name = name
    return bot


def settled_bot(name: str, game: str, most: float = MOST) -> str:
    """The name in its one spelling, where the game has that bot and it can be given that time."""
    bot, seconds, known = level_name(name), time_of(name, most), bots_of(game)
    if bot not in known:
        players = [other for other in games_with(ROSTER) if bot in bots_of(other)]
        if players:
            raise OptionsError("bot-game", bot=bot, game=game, known=", ".join(players))
        raise OptionsError("no-bot", bot=bot, known=", ".join(known))
    if seconds is None:
        return bot
    timed = [level.bot for level in levels_of(game) if level.timed]
    if bot not in timed:
        raise OptionsError("bot-no-time", bot=bot, timed=len(timed), known=", ".join(timed))
    return f"{bot}{AT}{seconds:g}"


def level_of(bot: str, game: str) -> Level:
    return next(level for level in levels_of(game) if level.bot == bot)


def load_bot(name: str) -> Bot:
    module, _, entry = name.partition(":")
    try:
        made = getattr(import_module(module), entry)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise OptionsError("bot-load", bot=name, detail=error) from None
    if not isinstance(made, Bot):
        raise OptionsError("bot-class", bot=name, wanted="platzdarm.bots.bot.Bot")
    made.name = name
    return made
