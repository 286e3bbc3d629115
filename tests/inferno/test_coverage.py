"""What of the content is carried out: every effect alone, and in whole games everything that there is.

Effects are watched where they are applied; those that always hold (`standing`) are no deeds, their figures stand in
`test_each_alone` and `test_cards`.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from platzdarm.games.inferno.bots.greedy import InfernoGreedy
from platzdarm.games.inferno.rules.cards import (
    CENTRE_SET,
    NEUTRAL_SET,
    QUEST,
    RAT_SET,
    SPECIAL_SET,
    STANDING,
    STARTING_SET,
    VILLAIN_SET,
    Effect,
)
from platzdarm.games.inferno.rules.figures import carried, defence
from platzdarm.games.inferno.rules.position import CARD_BITS, NO_CARD, Contest
from platzdarm.games.inferno.rules.setting import NEUTRAL, VILLAIN
from platzdarm.games.inferno.rules.verbs import END, PASS, RESEARCH
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.effects import Verb
from platzdarm.kernel.events import Event
from platzdarm.kernel.match import Replay
from platzdarm.kernel.position import View
from tests.games.golden import golden_records
from tests.inferno.evening import discard, evening, order, unfold
from tests.inferno.tabletop import Cell, cards, cell, content, game, hold, piece, put, set_deck, table


class Part(NamedTuple):
    """An effect of an entry, or a part of one, by its place among them."""

    source: str
    id: str
    place: int
    verb: str


class Watched(Verb[Any, Any]):
    """A verb that notes when it is carried out."""

    def __init__(self, verb: Verb[Any, Any], part: Part, seen: set[Part]) -> None:
        self.verb = verb
        self.part = part
        self.seen = seen
        self.name, self.moments, self.takes = verb.name, verb.moments, verb.takes
        self.aim, self.endings, self.keep = verb.aim, verb.endings, verb.keep

    def aims(self, effect: Any) -> tuple[str, ...]:
        return self.verb.aims(effect)

    def applies(self, use: Any, effect: Any) -> bool:
        return self.verb.applies(use, effect)

    def choices(self, use: Any, effect: Any) -> list[tuple[int, int]]:
        return self.verb.choices(use, effect)

    def apply(self, use: Any, effect: Any) -> None:
        self.seen.add(self.part)
        self.verb.apply(use, effect)

    def worth(self, judge: Any, effect: Any) -> float:
        return self.verb.worth(judge, effect)


def parts(effects: Iterable[Any]) -> Iterator[Effect]:
    for effect in effects:
        if not effect.choose:
            yield effect
        for way in effect.choose:
            yield from parts(way)
        yield from parts(effect.then)


def deeds() -> dict[Part, Effect]:
    """All effects of the content that are carried out."""
    sources: dict[str, list[Any]] = {"card": content().cards, "champion": content().kinds, "scheme": content().schemes}
    return {
        Part(source, entry.id, place, effect.verb.name): effect
        for source, entries in sources.items()
        for entry in entries
        for place, effect in enumerate(parts(entry.ability.effects))
        if effect.when != STANDING
    }


ALL = deeds()


@contextmanager
def watching() -> Iterator[set[Part]]:
    seen: set[Part] = set()
    verbs = {part: effect.verb for part, effect in ALL.items()}
    try:
        for part, effect in ALL.items():
            effect.verb = Watched(verbs[part], part, seen)
        yield seen
    finally:
        for part, effect in ALL.items():
            effect.verb = verbs[part]


# -- alone ---------------------------------------------------------------------------------------------------------

OF_EACH_FACTION = ["archive_novice", "seed_bearer", "gear_hand", "hollow_acolyte", "pit_torturer"]
FOES: dict[str, tuple[int, Cell | None]] = {
    "giant_rat-2a": (1, (1, 0)),
    "giant_rat-2b": (1, (0, 1)),
    "virak": (1, (-1, 1)),
}
THINGS = ["bark_plate", "wind_sash", "piston_lance", "silent_vigil", "thousand_pages"]
TRIES = 60


def laid_out(source: str, id: str, theirs: bool) -> Contest:
    """A card in hand and row, or a champion in the middle, with all that its effects could ask for about it.

    A champion of the centre deck can be bought, or is the other player's and about to fall.
    """
    card = content().card(id) if source == "card" else None
    kind = content().kind("rakar" if card else id)
    mine = [f"{kind.id}-{n + 1}" for n in range(kind.figures)] if kind.figures > 1 else [kind.id]
    champions: dict[str, tuple[int, Cell | None]] = {**FOES, "jirra": (0, None), "rakar": (0, (0, 0))}
    if kind.set == STARTING_SET:
        champions |= {"rakar": (0, None), **dict.fromkeys(mine, (0, None)), mine[0]: (0, (0, 0))}
    bought = id if kind.set == CENTRE_SET or (card and card.type != QUEST) else "gate_scribe"
    position = table(
        champions,
        terrain={"forest": [(-1, 0)], "shrine": [(0, -1)]},
        treasures=[(2, -2)],
        neutrals=[kind.id] if kind.set == NEUTRAL_SET else [],
        hand=[*OF_EACH_FACTION, *THINGS, *([id] if card and id not in OF_EACH_FACTION else [])],
        deck=["mystic"] * 9,
        row=[bought, *["gate_scribe"] * 5],
        runes=30,
        power=30,
    )
    position.discard[0] = cards(["apprentice", "bramble_bow", "militia"])
    position.hand[1] = cards(["apprentice", "militia"])
    hold(position, 0, "war_horn", "whetstone")
    middle = position.occupants()[cell((0, 0))]
    position.souls[middle] = 2
    if kind.set == NEUTRAL_SET:
        position.damage[put(position, kind.id, NEUTRAL, (1, -1))] = kind.defence - 1
    elif kind.set == CENTRE_SET and theirs:
        position.damage[put(position, kind.id, 1, (1, -2))] = kind.defence - 1
    elif kind.set in (SPECIAL_SET, RAT_SET):
        position.become(middle, kind.index)
    return position


def wander(position: Contest, luck: Chance, moves: int = 60) -> None:
    """Random deeds of the first player, who leaves nothing out and has done all that quests ask for."""
    for _ in range(moves):
        position.pursued[0] = tuple(entry | 7 for entry in position.pursued[0])
        position.asked = None
        pending = position.pending()
        if position.over or not pending:
            return
        decision = pending[luck.roll(len(pending))]
        actions = decision.answers.as_list()
        deeds = [action for action in actions if action not in (END, PASS)] or actions
        position.play(decision.seat, deeds[luck.roll(len(deeds))])


def against(source: str, id: str, luck: Chance) -> None:
    """A scheme unfolds, or a villain is ordered, in every evening that has it, with weak champions about."""
    for number in range(1, 5):
        position = evening(number, {"jirra": (0, 1), "virak": (-3, 1), "kehmep": (1, -1)})
        discard(position, 20)
        for name in ("jirra", "virak", "kehmep"):
            position.damage[piece(position, name)] = defence(position, piece(position, name)) - 1
        if source == "scheme":
            unfold(position, id)
        elif id not in position.setting.piece_named:
            continue
        else:
            put(position, id, VILLAIN, (1, 0))
            order(position, id)
        wander(position, luck, 12)


ENTRIES = sorted({(part.source, part.id) for part in ALL})


@pytest.mark.parametrize(("source", "id"), ENTRIES)
def test_all_effects_of_an_entry_are_carried_out(source: str, id: str) -> None:
    wanted = {part for part in ALL if (part.source, part.id) == (source, id)}
    with watching() as seen:
        for number in range(TRIES):
            luck = SeededChance(f"{id} {number}".encode())
            if source == "scheme" or (source == "champion" and content().kind(id).set == VILLAIN_SET):
                against(source, id, luck)
            else:
                wander(laid_out(source, id, number % 2 == 1), luck)
            if wanted <= seen:
                return
    assert wanted - seen == set()


# -- in whole games ------------------------------------------------------------------------------------------------

IDOLS = {"scenario": "twilight_of_idols", "mode": "three", "draft": "yes"}
GAMES = [
    {"scenario": "soul_spires_4", "mode": "four", "draft": "yes"},
    IDOLS,
    {"scenario": "campaign_4", "mode": "quartet"},
    {"scenario": "war_gates", "mode": "teams"},
    {"scenario": "infernal_battle", "mode": "four", "draft": "yes"},
]
MOST_GAMES = 60


def told(position: Contest, events: Iterable[Event]) -> Iterator[str]:
    """Which entries did their part: a card played or bought, a quest completed, a treasure used, and so on."""
    content = position.setting.content
    for event in events:
        first, *rest = [*event.values, 0]
        match event.kind:
            case "played" | "acquired" | "completed":
                yield content.cards[rest[0]].id
            case "used":
                yield content.treasures[rest[0]].id
            case "omen" | "scheme":
                yield (content.schemes if event.kind == "scheme" else content.treasures)[first].id
            case "entered" | "villain_ordered" | "defeated":
                yield content.kinds[position.kind[first]].id
            case "transformed":
                yield content.kinds[rest[0]].id


def names(position: Contest, seat: int, action: int) -> set[str]:
    """The entries that an action is about: what it names, what lies there in the row, what the champion bears."""
    content, setting = position.setting.content, position.setting
    found = {card.id for card in content.cards if card.type == QUEST} if action == RESEARCH else set()
    for word in VOCABULARY.write(position, seat, action).split():
        found.add(word)
        if word.startswith("row-") and position.row[int(word[4:]) - 1] != NO_CARD:
            found.add(content.cards[position.row[int(word[4:]) - 1]].id)
        if word in setting.piece_named:
            bearer = setting.piece_named[word]
            found.add(content.kinds[position.kind[bearer]].id)
            found |= {content.cards[entry & CARD_BITS].id for entry in carried(position, bearer)}
    return found


def curious(position: Contest, wanted: set[str], luck: Chance) -> tuple[int, int]:
    """Who acts, and how: like greedy, with a random deed now and then, but first what nobody has tried."""
    pending = position.pending()
    decision = next((one for one in pending if one.kind == "complete"), None) or next(one for one in pending if one.due)
    actions = decision.answers.as_list()
    new = [action for action in actions if wanted & names(position, decision.seat, action)]
    if new or decision.kind == "complete" or luck.roll(5) == 0:
        return decision.seat, (new or actions)[luck.roll(len(new or actions))]
    view: View[Any] = View(position, decision.seat)
    return decision.seat, InfernoGreedy().choose(view, next(one for one in view.pending() if one.due), luck)


def begun(number: int, wanted: set[str], luck: Chance) -> Contest:
    """Every second time with decks of a late game, and with what was not tried yet in them."""
    options = IDOLS if wanted == {"samael"} else GAMES[number % len(GAMES)]  # he is seldom brought down
    position = game().start(options, luck)
    if number % 2:
        quests = [card.id for card in content().cards if card.type == QUEST and card.id in wanted]
        for seat in range(position.setting.seats):
            set_deck(position, seat, ["night_runner"] * 4 + ["siege_harness"] * 4 + quests)
    return position


@pytest.mark.slow
def test_whole_games_carry_out_all_that_there_is() -> None:
    """The golden records, then as many games as it takes, but no more than some."""
    found = content()
    entries: list[Any] = [*found.cards, *found.kinds, *found.treasures, *found.schemes]
    left = {entry.id for entry in entries}
    with watching() as seen:
        for record in golden_records("inferno"):
            replay = Replay(game(), record)
            while not replay.done:
                assert isinstance(replay.position, Contest)
                left -= set(told(replay.position, replay.step()))
        for number in range(MOST_GAMES):
            luck = SeededChance(f"curious {number}".encode())
            position = begun(number, wanted := left | {part.id for part in ALL if part not in seen}, luck)
            while wanted and not position.over:
                seat, action = curious(position, wanted - {"samael"} if number % 2 else set(), luck)
                left -= set(told(position, position.play(seat, action)))
                wanted = left | {part.id for part in ALL if part not in seen}
            if not wanted:
                break
    assert (left, set(ALL) - seen) == (set(), set())
