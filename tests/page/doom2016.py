"""Sample positions of DOOM (2016) for the page's tests and gallery, as the server would send them.

The beginning of every mission, and positions that random moves lead to, until every kind of question that is answered
on the map has come up. With each position goes the engine's own word on who sees whom.
"""

from typing import Any

import msgspec

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import enemies
from platzdarm.games.doom2016.rules.sight import distance, has_cover, sees
from platzdarm.games.doom2016.table.facts import map_facts
from platzdarm.games.doom2016.table.page_content import PageContent
from platzdarm.kernel.chance import SeededChance

KINDS = ("act", "demon", "next_demon", "activate", "portal", "place", "displace", "respawn", "cover", "walk")
BUSY = 9  # figures on the map of a sample in the middle of a mission
SOON = (113, 1, 5, 139)  # seeds that show all that is wanted; without them the search only takes longer
WANTED = {*KINDS, "attacks", "teleports", "turns", "doors", "takes", "stops"}


class Search:
    def __init__(self) -> None:
        self.game = Doom2016()
        self.found: dict[str, dict[str, Any]] = {}

    def run(self) -> None:
        missions = list(self.game.library.missions)
        for seed in (*SOON, *range(3000)):
            if self.found.keys() >= WANTED:
                return
            self.play({"mission": missions[seed % len(missions)], "marines": str(1 + seed % 4)}, seed)
        raise AssertionError(f"not found: {sorted(WANTED - self.found.keys())}")

    def play(self, options: dict[str, str], seed: int) -> None:
        position = self.game.start(options, SeededChance(seed.to_bytes(4, "little")))
        luck = SeededChance((seed + 1).to_bytes(4, "little"))
        for _ in range(1500):
            if position.over:
                return
            decision = position.pending()[0]
            for name in self.names_of(position):
                if name not in self.found:
                    self.found[name] = self.sample(position)
            position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))

    def names_of(self, position: Incursion) -> list[str]:
        """Which samples this position would be."""
        decision = position.pending()[0]
        if decision.kind not in KINDS or sum(place >= 0 for place in position.place) < BUSY:
            return []
        verbs = {self.game.write(position, decision.seat, action).split()[0] for action in decision.answers}
        names = [decision.kind] if decision.kind not in ("act", "demon") or len(verbs) > 2 else []
        names += [verb + "s" for verb in ("attack", "teleport", "turn", "take", "stop") if verb in verbs]
        return [*names, "doors"] if "open" in verbs else names

    def sample(self, position: Incursion) -> dict[str, Any]:
        """The position as the seat sees it that is asked."""
        decision = position.pending()[0]
        seat = decision.seat
        answers = [self.game.write(position, seat, action) for action in decision.answers]
        question = {
            "seat": seat,
            "kind": decision.kind,
            "about": [],
            "due": True,
            "rule": "",
            "answers": {"count": len(answers), "singles": answers, "spans": []},
        }
        return {"facts": position.masked(seat).facts(seat), "questions": [question], "sights": sights(position)}


def sights(position: Incursion) -> list[list[Any]]:
    """Of every two enemies: whether the first sees the second, whether that has cover, how far it is."""
    names = position.setting.names
    standing = [figure for figure, place in enumerate(position.place) if place >= 0]
    ground_map = position.setting.field.ground.map
    occupied = ground_map.bits([square for figure in standing for square in position.squares(figure)])
    found: list[list[Any]] = []
    for one in standing:
        for other in standing:
            if enemies(one, other):
                outlook = position.outlook(one, other)
                squares, others = position.squares(one), position.squares(other)
                cover = has_cover(outlook, squares, others, occupied, position.is_stunned(other))
                seen = sees(outlook, squares, others)
                found.append([names[one], names[other], seen, cover, distance(outlook, squares, others)])
    return found


def beginning(game: Doom2016, mission: str) -> dict[str, Any]:
    position = game.start({"mission": mission, "marines": "4"}, SeededChance(b"gallery"))
    while not position.over and position.pending()[0].kind not in ("act", "activate", "demon"):
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    return {"id": mission, "map": map_facts(position.setting), "facts": position.masked(1).facts(1)}


def content(game: Doom2016) -> dict[str, Any]:
    """As much of the page's content as a map needs: names and figures, no texts."""
    told = msgspec.to_builtins(PageContent(game.library).everything())
    shelves = ("demons", "weapons", "actions", "events", "classes", "glory")
    return {"figures": told["figures"], **{shelf: [without_texts(entry) for entry in told[shelf]] for shelf in shelves}}


def without_texts(entry: dict[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in entry.items() if name not in ("text", "summary", "tutorial")}
    if "abilities" in found:
        found["abilities"] = [without_texts(ability) for ability in found["abilities"]]
    return found


def samples() -> dict[str, Any]:
    search = Search()
    search.run()
    return {
        "content": content(search.game),
        "missions": [beginning(search.game, mission) for mission in search.game.library.missions],
        "positions": search.found,
    }
