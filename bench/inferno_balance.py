"""How evenly Inferno plays between bots: who wins, and which cards, factions and champions they choose.

    python bench/inferno_balance.py duels [--games 480] [--seed duel] [--bots greedy,greedy] [--write FILE]
    python bench/inferno_balance.py parties [--games 560] [--seed party] [--bots greedy] [--write FILE]
    python bench/inferno_balance.py evenings [--games 416] [--seed evening] [--bots greedy] [--write FILE]
    python bench/inferno_balance.py duels --research 0.3 [--write FILE]

`duels` plays the duels of the four scenarios for two in turn, with recommended champions and with a draft; the two bots
change seats from round to round. `parties` plays those for three, for four and for two teams, which always draft, and
tells how many games each place of the turn won. `evenings` plays the four evenings of the campaign with one to four
players, on the easiest level. `--only` keeps the tables that have a word in them. `--write` notes every game in a file,
a line of JSON each, and goes on with it if it was begun; `--games 0` only tells what a file holds. Bots seldom do
research: with `--research` they are made to, in this share of their chances, and what came of each quest is told.
"""

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from platzdarm.arena.matches import ask, derived
from platzdarm.arena.summary import wilson
from platzdarm.games import discovery
from platzdarm.games.inferno.content.library import built_in_library
from platzdarm.games.inferno.rules.cards import CENTRE, FACTIONS, QUEST
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.verbs import ACQUIRE, COMPLETE, DRAFT, PLAY, RESEARCH
from platzdarm.games.roster import make_bot
from platzdarm.kernel.action import first, pack, verb_of
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.decision import Decision

FOR_TWO = ("love_lives_forever", "war_gates", "soul_spires_2", "circle_of_stones")
EVENINGS = ("campaign_1", "campaign_2", "campaign_3", "campaign_4")
TEAMS = ("love_lives_forever", "war_gates", "soul_spires_2")
FOR_MORE = {"soul_spires_3": "three", "twilight_of_idols": "three", "soul_spires_4": "four", "infernal_battle": "four"}
COMPANIES = ("solo", "pair", "trio", "quartet")
TABLES = {
    "duels": [{"scenario": name, "mode": "duel", "draft": draft} for name in FOR_TWO for draft in ("no", "yes")],
    "parties": [{"scenario": name, "mode": "teams", "draft": "yes"} for name in TEAMS]
    + [{"scenario": name, "mode": mode, "draft": draft} for name, mode in FOR_MORE.items() for draft in ("no", "yes")],
    "evenings": [{"scenario": name, "mode": mode} for name in EVENINGS for mode in COMPANIES],
}
HEADS = {"duels": ["scenario", "draft"], "parties": ["scenario", "mode", "draft"], "evenings": ["scenario", "mode"]}
Noted = dict[str, Any]


# -- one game ------------------------------------------------------------------------------------------------------


class Watch:
    """Counts what lay open to a player and what was taken: cards once a turn, champions once a pick."""

    def __init__(self) -> None:
        self.turn = (-1, -1)
        self.seen: set[int] = set()
        self.chances: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.pursued: Counter[str] = Counter()
        self.completed: Counter[str] = Counter()

    def note(self, position: Contest, decision: Decision, action: int) -> None:
        content = position.setting.content
        if verb_of(action) == PLAY and position.setting.card(first(action)).type == QUEST:
            self.pursued[position.setting.card(first(action)).id] += 1
        if verb_of(action) == COMPLETE:
            self.completed[position.setting.card(first(action)).id] += 1
        if decision.kind == "draft":
            picks = [option for option in decision.answers.as_list() if verb_of(option) == DRAFT]  # no offer of sets
            self.chances.update(content.kinds[first(option)].id for option in picks)
            self.taken[content.kinds[first(action)].id] += 1
        if decision.kind != "act":
            return
        if self.turn != (decision.seat, position.turns[decision.seat]):
            self.turn = (decision.seat, position.turns[decision.seat])
            self.seen = set()
        for option in decision.answers.as_list():
            card = offered(position, first(option)) if verb_of(option) == ACQUIRE else NO_CARD
            if card != NO_CARD and card not in self.seen:
                self.seen.add(card)
                self.chances[position.setting.card(card).id] += 1
        if verb_of(action) == ACQUIRE:
            self.taken[position.setting.card(offered(position, first(action))).id] += 1


def play(options: dict[str, str], bots: list[str], seed: bytes, mirrored: bool, research: float = 0.0) -> Noted:
    """A game and what came of it; `mirrored` the bots sit the other way round."""
    spurred = random.Random(seed)
    game = discovery.game("inferno")
    position = game.start(game.settle(options), SeededChance(seed))
    assert isinstance(position, Contest)
    position.quiet = True
    seats = position.setting.seats
    names = [bots[(seat + mirrored) % len(bots)] for seat in range(seats)]
    players = [make_bot(name, "inferno") for name in names]
    luck: list[Chance] = [SeededChance(derived(seed, f"bot {seat}")) for seat in range(seats)]
    watch = Watch()
    while not position.over:
        decision = position.pending()[0]
        if research and pack(RESEARCH) in decision.answers.as_list() and spurred.random() < research:
            action = pack(RESEARCH)
        else:
            action = ask(players[decision.seat], position, decision, luck[decision.seat])
        watch.note(position, decision, action)
        position.play(decision.seat, action)
    assert position.result is not None
    noted: Noted = {**options, "bots": names, "first": position.first, "result": list(position.result)}
    noted |= {"turns": max(position.turns), "honour": list(position.honour)}  # by side
    noted |= {"pursued": dict(watch.pursued), "completed": dict(watch.completed)}
    return noted | {"chances": dict(watch.chances), "taken": dict(watch.taken)}


# -- what is told ---------------------------------------------------------------------------------------------------


def share(won: float, games: int) -> str:
    low, high = wilson(won / games if games else 0.0, games)
    return f"{games} | {100 * won / max(games, 1):.0f} % | {100 * low:.0f} to {100 * high:.0f} %"


def tell_winners(games: list[Noted], heads: list[str]) -> None:
    """A row for each kind of table: the share of the games that the first player won, or the players together."""
    print(f"| {' | '.join(heads)} | games | won | 95 % interval | turns |")
    print(f"|{' --- |' * len(heads)} ---: | ---: | ---: | ---: |")
    tables: dict[tuple[str, ...], list[Noted]] = {}
    for noted in games:
        tables.setdefault(tuple(str(noted.get(head, "")) for head in heads), []).append(noted)
    for key, group in [*sorted(tables.items()), (("all", *[""] * (len(heads) - 1)), games)]:
        won = sum(noted["result"][noted["first"]] >= 1 for noted in group)
        turns = sum(noted["turns"] for noted in group) / len(group)
        print(f"| {' | '.join(key)} | {share(won, len(group))} | {turns:.1f} |")


def tell_places(games: list[Noted]) -> None:
    """How many games of each table those won who were first, second and so on; partners have one turn together."""
    print("\n| scenario | mode | draft | games | first | second | third | fourth | turns |")
    print(f"|{' --- |' * 3}{' ---: |' * 6}")
    for table in TABLES["parties"]:
        group = [noted for noted in games if all(noted[option] == value for option, value in table.items())]
        if not group:
            continue
        sides = 2 if table["mode"] == "teams" else len(group[0]["bots"])
        won = [sum(noted["result"][(noted["first"] + place) % sides] >= 1 for noted in group) for place in range(sides)]
        shares = [f"{100 * number / len(group):.0f} %" for number in won] + [""] * (4 - sides)
        turns = sum(noted["turns"] for noted in group) / len(group)
        print(f"| {' | '.join(table.values())} | {len(group)} | {' | '.join(shares)} | {turns:.1f} |")


def tell_bots(games: list[Noted]) -> None:
    won: Counter[str] = Counter()
    for noted in games:
        for bot, result in zip(noted["bots"], noted["result"], strict=True):
            won[bot] += result
    print("\n| bot | games | won | 95 % interval |\n| --- | ---: | ---: | ---: |")
    for bot in sorted(won):
        print(f"| {bot} | {share(won[bot], len(games))} |")


def tell_rates(title: str, found: set[str], names: dict[str, str], games: list[Noted]) -> None:
    """The rarest first."""
    chances, taken = Counter[str](), Counter[str]()
    for noted in games:
        chances.update(noted["chances"])
        taken.update(noted["taken"])
    print(f"\n| {title} | taken | chances | rate |\n| --- | ---: | ---: | ---: |")
    for id in sorted(found, key=lambda id: taken[id] / chances[id]):
        print(f"| {names[id]} | {taken[id]} | {chances[id]} | {100 * taken[id] / chances[id]:.1f} % |")


def tell_choices(games: list[Noted]) -> None:
    library = built_in_library()
    names = {entry.id: entry.name.en for file in ("basic", "centre", "champions") for entry in library.entries[file]}
    factions: Counter[str] = Counter()
    for noted in games:
        for card in library.content.cards:
            own = [name for number, name in enumerate(FACTIONS) if card.factions >> number & 1]
            if card.source == CENTRE:
                for name in own:
                    factions[name] += noted["taken"].get(card.id, 0) / len(own)
    print("\n| faction | share of bought cards |\n| --- | ---: |")
    for name, bought in factions.most_common():
        print(f"| {name} | {100 * bought / factions.total():.0f} % |")
    seen = {id for noted in games for id in noted["chances"]}
    cards = {card.id for card in library.content.cards}
    tell_rates("card", seen & cards, names, games)
    tell_rates("champion in the draft", seen - cards, names, games)


def tell_quests(games: list[Noted]) -> None:
    """How many of those that were played were completed, the rarest first."""
    pursued, completed = Counter[str](), Counter[str]()
    for noted in games:
        pursued.update(noted["pursued"])
        completed.update(noted["completed"])
    rates = {entry: completed[entry.id] / max(pursued[entry.id], 1) for entry in built_in_library().entries["quests"]}
    print("\n| quest | completed | played | rate |\n| --- | ---: | ---: | ---: |")
    for entry, rate in sorted(rates.items(), key=lambda found: found[1]):
        print(f"| {entry.name.en} | {completed[entry.id]} | {pursued[entry.id]} | {100 * rate:.0f} % |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=480)
    parser.add_argument("--seed", default="")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--only", default="")
    parser.add_argument("--research", type=float, default=0.0)
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    tables = [table for table in TABLES[arguments.what] if arguments.only in " ".join(table.values())]
    done: list[Noted] = []
    if arguments.write and arguments.write.exists():
        done = [json.loads(line) for line in arguments.write.read_text("utf-8").splitlines()]
    for number in range(len(done), arguments.games):
        seed = derived((arguments.seed or arguments.what).encode(), f"game {number}")
        mirrored = number // len(tables) % 2 == 1
        done.append(play(tables[number % len(tables)], arguments.bots.split(","), seed, mirrored, arguments.research))
        if arguments.write:
            with arguments.write.open("a", encoding="utf-8") as file:
                file.write(json.dumps(done[-1]) + "\n")
    tell_winners(done, HEADS[arguments.what])
    if arguments.what == "parties":
        tell_places(done)
    if len(set(arguments.bots.split(","))) > 1:
        tell_bots(done)
    tell_choices(done)
    if arguments.research:
        tell_quests(done)
    return 0


if __name__ == "__main__":
    sys.exit(main())
