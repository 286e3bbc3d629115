"""`platzdarm doom2016 odds`: the exact spread of damage of a hand-made attack."""

import argparse
import json
import sys
from math import gcd
from typing import Annotated, Any, Literal

import msgspec

from platzdarm.content.plain import from_data, from_json
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.cards import Content
from platzdarm.games.doom2016.rules.dice_odds import RESHUFFLED, SAME, Blow, Cards, Guard, damage_weights
from platzdarm.games.doom2016.rules.odds import NEVER, Odds
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import Words

MOST_DICE = 20  # more than any card of the game could bring together
Dice = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Symbols = Annotated[int, msgspec.Meta(ge=0, le=40)]
Health = Annotated[int, msgspec.Meta(ge=1, le=99)]
Card = Annotated[int, msgspec.Meta(ge=0, le=40)] | Literal["dodge"]
Deck = Annotated[list[Card], msgspec.Meta(max_length=200)]
Faces = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=9)]], msgspec.Meta(min_length=6, max_length=6)]
Rerolls = Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=MOST_DICE)]], msgspec.Meta(max_length=3)]


class DefenderEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    health: Health
    stagger: Symbols | None = None
    shields: Symbols = 0
    deck: Deck = []
    discards: Deck = []
    cover: bool = False


class FacesEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    red: Faces
    black: Faces


class AttackEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    defender: DefenderEntry
    red: Dice = 0
    black: Dice = 0
    symbols: Symbols = 0
    cancel: Symbols = 0
    rerolls: Rerolls = []
    stunned: bool = False
    faces: FacesEntry | None = None


def run(game: Doom2016, arguments: argparse.Namespace, words: Words) -> int:
    given = from_flags(arguments)
    entry = from_data(given, AttackEntry, "attack") if given else from_json(piped(), AttackEntry, "attack")
    odds = odds_of(entry, game.library.content)
    if arguments.json:
        print(json.dumps(as_data(odds)))
    else:
        print_table(odds, entry.defender.stagger is not None, words)
    return 0


# -- reading -----------------------------------------------------------------------------------------------------


def piped() -> bytes:
    """Standard input, where somebody has written something into it."""
    text = b"" if sys.stdin.isatty() else sys.stdin.buffer.read()
    if not text.strip():
        raise Fault("error-odds-nothing")
    return text


def from_flags(arguments: argparse.Namespace) -> dict[str, Any]:
    """The same data as in JSON; empty if no flag says anything, then standard input is read."""
    defender: dict[str, Any] = {}
    for name in ("health", "stagger", "shields"):
        if getattr(arguments, name) is not None:
            defender[name] = getattr(arguments, name)
    for name in ("deck", "discards"):
        if getattr(arguments, name) is not None:
            defender[name] = [card_word(word) for word in getattr(arguments, name).split(",") if word.strip()]
    if arguments.cover:
        defender["cover"] = True
    found: dict[str, Any] = {}
    for name in ("red", "black", "symbols", "cancel"):
        if getattr(arguments, name) is not None:
            found[name] = getattr(arguments, name)
    if arguments.reroll:
        found["rerolls"] = arguments.reroll
    if arguments.stunned:
        found["stunned"] = True
    return {**found, "defender": defender} if found or defender else {}


def card_word(word: str) -> int | str:
    """A defence card: its shields, or `dodge`."""
    word = word.strip()
    if word != "dodge" and not word.isdecimal():
        raise Fault("error-odds-card", card=word)
    return int(word) if word.isdecimal() else word


# -- reckoning ---------------------------------------------------------------------------------------------------


def odds_of(entry: AttackEntry, content: Content) -> Odds:
    faces = entry.faces or FacesEntry(content.red, content.black)
    blow = Blow(
        tuple(faces.red),
        tuple(faces.black),
        entry.red,
        entry.black,
        entry.symbols,
        entry.cancel,
        tuple(entry.rerolls),
        entry.stunned,
    )
    defender = entry.defender
    first = cards(defender.deck) if defender.deck else cards(defender.discards)
    left = cards(defender.discards) if defender.deck else ()
    source = SAME if sum(first) > 1 else RESHUFFLED
    guard = Guard(defender.health, defender.shields, first, defender.cover, source, left)
    stagger = NEVER if defender.stagger is None else defender.stagger
    return Odds(damage_weights(blow, guard), defender.health, stagger)


def cards(deck: list[Any]) -> Cards:
    """By what they do: dodging ones first, then by shields."""
    kinds = [0 if card == "dodge" else 1 + card for card in deck]
    return tuple(kinds.count(kind) for kind in range(max(kinds, default=0) + 1))


# -- telling -----------------------------------------------------------------------------------------------------


def as_data(odds: Odds) -> dict[str, Any]:
    """`weights` over `total` are exact; the rest is the same as decimal numbers."""
    shared = gcd(*odds.weights)
    return {
        "weights": [weight // shared for weight in odds.weights],
        "total": odds.total // shared,
        "spread": odds.spread,
        "mean": odds.mean,
        "kill": odds.kill,
        "stagger": odds.stagger,
    }


def print_table(odds: Odds, staggers: bool, words: Words) -> None:
    heads = [words.say("odds-damage"), words.say("odds-chance"), words.say("odds-at-least")]
    rows = [
        [str(damage), percent(words, chance), percent(words, odds.at_least(damage))]
        for damage, chance in enumerate(odds.spread)
        if odds.at_least(damage)
    ]
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(3)]
    for row in [heads, *rows]:
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
    print(words.say("odds-mean", mean=round(odds.mean, 2)))
    print(words.say("odds-kill", chance=percent(words, odds.kill)))
    if staggers:
        print(words.say("odds-stagger", chance=percent(words, odds.stagger)))


def percent(words: Words, chance: float) -> str:
    return words.say("odds-percent", percent=round(100 * chance, 2))
