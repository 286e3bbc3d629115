"""The texts of cards, made of the same effects that the rules carry out: messages with their arguments."""

from platzdarm.games.doom2004.rules.cards import Ability
from platzdarm.kernel.effects import ONE_OR_TWO, Effect
from platzdarm.text.words import Message, Value


def sentences(ability: Ability) -> list[list[Message]]:
    """For each effect: when, on what condition, and what it does."""
    return [sentence(effect) for effect in ability.effects]


def sentence(effect: Effect) -> list[Message]:
    parts: list[Message] = [(f"d04-when-{effect.when}", {})]
    if effect.needs is not None:
        parts.append((f"d04-if-{effect.needs.key}", {}))
    arguments: dict[str, Value] = {}
    if "n" in effect.verb.takes:
        arguments["n"] = effect.n
    if effect.who is not None and effect.who.within:
        arguments["within"] = effect.who.within
    parts.append((f"d04-do-{effect.do}{ending(effect)}", arguments))
    return parts


def ending(effect: Effect) -> str:
    """Which of several messages words it: by how many it means."""
    if effect.do != "activate" or effect.who is None:
        return ""
    return "-one-or-two" if effect.who.pick == ONE_OR_TWO else "-one"
