"""The texts of cards, weapons, invaders and levels, made of the same data that the rules carry out.

`CardTexts(words, library)` words one language; `card_text` does it by the name of the kind, one of KINDS, and an id.
"""

from collections.abc import Callable
from typing import Final

from platzdarm.games.doom2004.content.library import Library
from platzdarm.games.doom2004.rules.cards import AMMO, DICE, INFINITE, POWERS, Ability, InvaderCard, Powers
from platzdarm.kernel.effects import ONE_OR_TWO, Effect
from platzdarm.text.words import Message, Value, Words

KINDS: Final = ("weapon", "invader", "marine_card", "card", "level")


def card_text(words: Words, library: Library, kind: str, id: str) -> list[str]:
    texts = CardTexts(words, library)
    tellers: dict[str, Callable[[str], list[str]]] = {
        "weapon": texts.weapon,
        "invader": texts.invader,
        "marine_card": texts.marine_card,
        "card": texts.card,
        "level": texts.level,
    }
    return tellers[kind](id)


class CardTexts:
    def __init__(self, words: Words, library: Library) -> None:
        self.words = words
        self.library = library
        self.content = library.content

    # -- weapons and invaders -------------------------------------------------------------------------------------

    def weapon(self, id: str) -> list[str]:
        weapon = self.content.weapon(id)
        ammo = "none" if weapon.ammo == INFINITE else AMMO[weapon.ammo]
        kind = "melee" if weapon.melee else "ranged"
        head = self.words.say("d04-text-weapon", kind=kind, dice=self.dice(weapon.dice), ammo=ammo)
        return [head, *self.powers(weapon.powers)]

    def invader(self, id: str) -> list[str]:
        kind = self.content.invader(id)
        head = self.words.say(
            "d04-text-invader",
            movement=kind.movement,
            armour=kind.armour,
            wounds=kind.wounds,
            dice=self.dice(kind.dice),
            kind="melee" if kind.melee else "ranged",
        )
        base = self.words.say("d04-text-figures", figures=kind.figures, width=kind.width, height=kind.height)
        return [head, *self.powers(kind.powers), base]

    def dice(self, dice: list[int]) -> str:
        rolled = [(colour, number) for colour, number in zip(DICE, dice, strict=True) if number]
        return ", ".join(self.words.say("d04-text-dice", colour=colour, n=number) for colour, number in rolled)

    def powers(self, powers: Powers) -> list[str]:
        found = [(name, int(getattr(powers, name))) for name in POWERS]
        return [self.words.say(f"d04-power-{name}", **numbered(name, n)) for name, n in found if n]

    # -- cards ------------------------------------------------------------------------------------------------------

    def marine_card(self, id: str) -> list[str]:
        return self.ability(next(card.ability for card in self.content.marine_cards if card.id == id))

    def card(self, id: str) -> list[str]:
        """An event or a spawn card, and its scatter last."""
        card = next(card for card in self.content.cards if card.id == id)
        told = self.ability(card.ability) if card.ability is not None else self.groups(card)
        return [*told, self.scatter(card.scatter)]

    def ability(self, ability: Ability) -> list[str]:
        """A sentence for each moment: when, and after it all that happens then, each with its condition."""
        told: dict[str, list[str]] = {}
        for parts in sentences(ability):
            when, *rest = [self.words.tell(part) for part in parts]
            told.setdefault(when, []).append(", ".join(rest))
        return [self.words.say("d04-text-sentence", when=when, what="; ".join(what)) for when, what in told.items()]

    def groups(self, card: InvaderCard) -> list[str]:
        return [self.group(group) for group in card.groups]

    def group(self, group: list[int]) -> str:
        """Equal figures together."""
        entries = self.library.entries["invaders"]
        names = [entries[kind].name for kind in group]
        several = {name: names.count(name) for name in names}
        told = [(name.ru if self.words.lang == "ru" else name.en, number) for name, number in several.items()]
        return ", ".join(name if n == 1 else self.words.say("d04-times", what=name, n=n) for name, n in told)

    def scatter(self, offset: list[int]) -> str:
        if not offset:
            return self.words.say("d04-text-scatter-none")
        east, north = offset
        parts = [(("east" if east > 0 else "west"), abs(east)), (("north" if north > 0 else "south"), abs(north))]
        way = [self.words.say("d04-text-way", side=side, n=n) for side, n in parts if n]
        return self.words.say("d04-text-scatter", way=", ".join(way))

    # -- levels -----------------------------------------------------------------------------------------------------

    def level(self, id: str) -> list[str]:
        level = self.content.levels[id]
        say = self.words.say
        changed = [("wounds", level.wounds), ("bullets", level.bullets), ("marine_cards", level.marine_cards)]
        told = [say(f"d04-level-{name}", n=signed(number)) for name, number in changed if number]
        told.append(say("d04-level-hand", n=level.hand_limit))
        told += [say("d04-level-draw", n=level.extra_draw)] if level.extra_draw else []
        told += [say("d04-level-spawns", n=level.spawn_cards)] if level.spawn_cards > 1 else []
        return [*told, say("d04-level-placements", n=level.placements)]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def numbered(power: str, number: int) -> dict[str, Value]:
    return {"n": number} if power in ("accuracy", "blast", "deadly") else {}


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
