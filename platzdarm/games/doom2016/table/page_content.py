"""What a page needs to draw and word the game, told once: missions with their maps, every card by name and text."""

from typing import Any

import msgspec

from platzdarm.games.doom2016.content.library import Library
from platzdarm.games.doom2016.rules import setup
from platzdarm.games.doom2016.rules.cards import CARD_TYPES
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.games.doom2016.table.facts import map_facts
from platzdarm.games.doom2016.text.card_text import CardTexts, card_text
from platzdarm.text.words import LANGUAGES, Words

Told = dict[str, Any]


class PageContent:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.content = library.content
        self.texts = {lang: CardTexts(Words(lang), library) for lang in LANGUAGES}

    def told(self, kind: str, number: int | str) -> dict[str, list[str]]:
        return {lang: card_text(texts.words, self.library, kind, number) for lang, texts in self.texts.items()}

    def everything(self) -> Told:
        entries = self.library.entries
        return {
            "missions": [self.mission(name) for name in self.library.missions],
            "demons": [self.demon(number) for number in range(len(self.content.demons))],
            "weapons": [self.weapon(number) for number in range(len(self.content.weapons))],
            "actions": self.actions(),
            "sets": [
                {"id": entry.id, "name": plain(entry.name), "cards": [card.id for card in entry.cards]}
                for entry in entries["events"]
            ],
            "events": self.events(),
            "invasions": [self.invasion(number) for number in range(len(self.content.invasions))],
            "threats": [self.named(e, "threat", e.id) for e in entries["threats"]],
            "objectives": [self.named(e, "objective", e.id) for e in entries["objectives"]],
            "classes": [self.class_card(number) for number in range(len(self.content.classes))],
            "glory": [self.glory(number) for number in range(len(self.content.glory))],
            "squads": [self.named(e, "squad", number) for number, e in enumerate(entries["squads"])],
            "operations": [
                {"id": entry.id, "name": plain(entry.name), "missions": entry.missions}
                for entry in entries["operations"]
            ],
            "dice": {"red": self.content.red, "black": self.content.black},
            "figures": self.setting(next(iter(self.library.missions))).names,
        }

    def setting(self, mission: str) -> Setting:
        return setup.make_setting(setup.settle({"mission": mission}, self.library), self.library)

    def mission(self, name: str) -> Told:
        entry = self.library.missions[name]
        return {
            "id": entry.id,
            "number": entry.number,
            "name": plain(entry.name),
            "tutorial": entry.tutorial,
            "objective": entry.objective,
            "threat": entry.threat,
            "map": map_facts(self.setting(name)),
        }

    def named(self, entry: Any, kind: str, number: int | str) -> Told:
        return {"id": entry.id, "name": plain(entry.name), "text": self.told(kind, number)}

    # -- cards ------------------------------------------------------------------------------------------------

    def demon(self, number: int) -> Told:
        entry = self.library.entries["demons"][number]
        told: Told = msgspec.to_builtins(entry)
        del told["origin"]
        lines = self.told("demon", number)
        told["summary"] = {lang: text[0] for lang, text in lines.items()}
        told["abilities"] = [
            {
                "id": ability.id,
                "name": plain(ability.name),
                "argent": ability.argent,
                "text": {lang: text[1 + at] for lang, text in lines.items()},
            }
            for at, ability in enumerate(entry.abilities)
        ]
        return told

    def weapon(self, number: int) -> Told:
        entry = self.library.entries["weapons"][number]
        return {
            "id": entry.id,
            "name": plain(entry.name),
            "copies": entry.copies,
            "starting": entry.starting,
            "grenade": entry.grenade,
            "cards": [card.id for card in entry.cards],
        }

    def actions(self) -> list[Told]:
        entries = [(weapon.id, card) for weapon in self.library.entries["weapons"] for card in weapon.cards]
        found: list[Told] = []
        for number, (weapon, entry) in enumerate(entries):
            card = self.content.actions[number]
            lines = self.told("action", number)
            found.append(
                {
                    "id": entry.id,
                    "name": plain(entry.name),
                    "weapon": weapon,
                    "type": CARD_TYPES[card.kind],
                    "speed": card.speed,
                    "range": card.range,
                    "red": card.red,
                    "black": card.black,
                    "shields": card.shields,
                    "dodge": card.dodge,
                    "summary": {lang: text[0] for lang, text in lines.items()},
                    "text": {lang: text[1:] for lang, text in lines.items()},
                }
            )
        return found

    def events(self) -> list[Told]:
        entries = [(one.id, card) for one in self.library.entries["events"] for card in one.cards]
        found: list[Told] = []
        for number, (name, entry) in enumerate(entries):
            card = self.content.events[number]
            lines = self.told("event", number)
            found.append(
                {
                    "id": entry.id,
                    "name": plain(entry.name),
                    "set": name,
                    "shields": card.shields,
                    "special": card.special,
                    "summary": {lang: text[0] for lang, text in lines.items()},
                    "text": {lang: text[1:] for lang, text in lines.items()},
                }
            )
        return found

    def invasion(self, number: int) -> Told:
        entry = self.library.entries["invasions"][number]
        told: Told = msgspec.to_builtins(entry)
        del told["origin"]
        return {**told, "text": self.told("invasion", number)}

    def class_card(self, number: int) -> Told:
        entry = self.library.entries["classes"][number]
        abilities = self.content.classes[number].abilities
        return {
            "id": entry.id,
            "name": plain(entry.name),
            "text": {
                lang: [texts.class_sentence(number, at) for at in range(len(abilities))]
                for lang, texts in self.texts.items()
            },
        }

    def glory(self, number: int) -> Told:
        entry = self.library.entries["glory_kills"][number]
        return self.named(entry, "glory", number)


def plain(text: Any) -> dict[str, str]:
    return {"en": text.en, "ru": text.ru}
