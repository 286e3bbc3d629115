"""Tests that read like the table: lay out a map, put figures on it, queue dice and cards, act, assert.

Squares are ledger coordinates; a border is written by its ends, as in the ledger: `[1,0]-[1,1]`. Figures are written
`alpha (0,0), imp-1 (3,1) with 2 damage, pinky-1 (5,5) stunned`; a large figure by its lower left square, with `turned`.
Without anything else said the map is plain, 12 by 12 from (-2,-2), the event hand is empty and no threat card lies out.
"""

import re
from collections.abc import Mapping, Sequence

from platzdarm.games.doom2016.content.library import Library, built_in_library
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.attack import Attack
from platzdarm.games.doom2016.rules.cards import Threat
from platzdarm.games.doom2016.rules.demons import ACT as DEMON_ACT
from platzdarm.games.doom2016.rules.demons import DemonActivation
from platzdarm.games.doom2016.rules.field import BLOCKING, DIFFICULT, IMPASSABLE, OFF, PLAIN, Field
from platzdarm.games.doom2016.rules.marines import ACT, MarineActivation
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import ActivationPhase
from platzdarm.games.doom2016.rules.setting import Setting
from platzdarm.games.doom2016.rules.setup import give_set
from platzdarm.games.doom2016.table.facts import INCURSION_RULES
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY, domains_of
from platzdarm.kernel.chance import ScriptedChance, SeededChance
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.pile import Pile, bag_of
from platzdarm.kernel.vocabulary import find_outcome

Square = tuple[int, int]
PLACED = re.compile(
    r"(?P<name>[a-z_]+(?:-\d)?) \((?P<x>-?\d+),\s*(?P<y>-?\d+)\)(?P<turned> turned)?"
    r"(?: with (?P<damage>\d+) damage)?(?P<stunned> stunned)?"
)
BORDER = re.compile(r"\[(-?\d+),(-?\d+)\]-\[(-?\d+),(-?\d+)\]")


def library() -> Library:
    return built_in_library()


def borders(text: str) -> list[tuple[Square, Square]]:
    """Pairs of squares on both sides of each border."""
    found: list[tuple[Square, Square]] = []
    for ends in BORDER.findall(text):
        x1, y1, x2, y2 = map(int, ends)
        x, y = min(x1, x2), min(y1, y2)
        found.append(((x - 1, y), (x, y)) if x1 == x2 else ((x, y - 1), (x, y)))
    return found


def layout(
    figures: str = "",
    *,
    size: tuple[int, int] = (12, 12),
    origin: Square = (-2, -2),
    void: Sequence[Square] = (),
    blocking: Sequence[Square] = (),
    impassable: Sequence[Square] = (),
    difficult: Sequence[Square] = (),
    walls: str = "",
    doors: str = "",
    teleporters: Sequence[Square] = ((-2, -2),),
    active: int = 1,
    portals: Mapping[Square, int] | None = None,
    packs: Sequence[Square] = (),
    weapons: Mapping[Square, str] | None = None,
    objective: str = "sample_collection",
    threat: str = "",
    marines: int = 2,
    tutorial: bool = False,
) -> Incursion:
    terrain = {
        (x, y): PLAIN
        for x in range(origin[0], origin[0] + size[0])
        for y in range(origin[1], origin[1] + size[1])
        if (x, y) not in void
    }
    for squares, kind in ((blocking, BLOCKING), (impassable, IMPASSABLE), (difficult, DIFFICULT)):
        terrain.update(dict.fromkeys(squares, kind))
    field = Field(terrain, set(borders(walls)), [[border] for border in borders(doors)])
    content = library().content
    setting = Setting(content, field, marines)
    setting.objective = content.objectives[objective]
    setting.threat = content.threats[threat] if threat else Threat("", "")
    setting.tutorial = tutorial
    setting.teleporters = [field.index[square] for square in teleporters]
    setting.start = setting.teleporters[0]
    setting.portals = [(field.index[square], colour) for square, colour in (portals or {}).items()]
    setting.packs = [field.index[square] for square in packs]
    setting.weapons = [(field.index[square], content.weapon(name).index) for square, name in (weapons or {}).items()]
    position = Incursion(INCURSION_RULES, setting, [], SeededChance(b"tabletop"))
    position.active_teleporters = active
    position.sets = 7
    position.invasion = 0
    chosen = [card.index for card in content.events if position.sets >> card.set & 1]
    position.event_deck = position.event_deck.with_cards(chosen)
    position.glory_deck = position.glory_deck.with_cards([c.index for c in content.glory for _ in range(c.copies)])
    for marine in range(marines):
        for name in ("uac", "combat_shotgun", "heavy_assault_rifle"):
            give_set(position, marine, content.weapon(name).index)
    found = [match.groupdict() for match in PLACED.finditer(figures)]
    assert len(found) == figures.count("("), f"not understood: {figures}"
    for entry in found:
        figure = number(position, entry["name"])
        position.put(figure, field.index[(int(entry["x"]), int(entry["y"]))], int(bool(entry["turned"])))
        position.damage[figure] = int(entry["damage"] or 0)
        position.stunned |= int(bool(entry["stunned"])) << figure
    return position


def number(position: Incursion, name: str) -> int:
    """The figure of that name; `imp` alone is `imp-1`."""
    names = position.setting.figure_named
    return names[name] if name in names else names[f"{name}-1"]


def square(position: Incursion, at: Square) -> int:
    return position.setting.field.index[at]


def name(position: Incursion, at: Square) -> str:
    """The notation's name of a square given in ledger coordinates."""
    return position.setting.field.name(square(position, at))


def at(position: Incursion, figure: str) -> Square | None:
    """Where a figure stands (a large one by its lower left square), or None."""
    place = position.place[number(position, figure)]
    return None if place == OFF else position.setting.field.coordinates[place]


def base(position: Incursion, figure: str) -> set[Square]:
    squares = position.squares(number(position, figure))
    return {position.setting.field.coordinates[place] for place in squares}


def damage(position: Incursion, figure: str) -> int:
    return position.damage[number(position, figure)]


def action(name: str) -> int:
    return next(card.index for card in library().content.actions if card.id == name)


def event(name: str) -> int:
    return next(card.index for card in library().content.events if card.id == name)


def demon_type(name: str) -> int:
    return library().content.demon(name).index


def hand(position: Incursion, marine: str) -> list[str]:
    return [library().content.actions[card].id for card in position.hands[number(position, marine)]]


def discards(position: Incursion, marine: str) -> list[str]:
    return [library().content.actions[card].id for card in position.decks[number(position, marine)].discards]


def give(position: Incursion, marine: str, cards: str) -> Incursion:
    """These cards come from the marine's deck into its hand."""
    who = number(position, marine)
    deck = position.decks[who].pile.counts(len(library().content.actions))
    for card in cards.split():
        index = action(card)
        if not deck[index]:
            give_set(position, who, library().content.actions[index].weapon)
            deck = position.decks[who].pile.counts(len(deck))
        deck[index] -= 1
        position.decks[who] = position.decks[who].with_cards([n for n, c in enumerate(deck) for _ in range(c)])
        position.hands[who] = tuple(sorted([*position.hands[who], index]))
    return position


def stack_deck(position: Incursion, marine: str, cards: str) -> Incursion:
    """The deck holds exactly these cards, the first word on top."""
    who = number(position, marine)
    kinds = len(library().content.actions)
    pile = Pile([bag_of([action(card)], kinds) for card in reversed(cards.split())])
    position.decks[who] = position.decks[who].with_pile(pile)
    return position


def stack_events(position: Incursion, cards: str, held: str = "", gone: str = "") -> Incursion:
    kinds = len(library().content.events)
    pile = Pile([bag_of([event(card)], kinds) for card in reversed(cards.split())])
    position.event_hand = tuple(sorted(event(card) for card in held.split()))
    discarded = tuple(event(card) for card in gone.split())
    position.event_deck = position.event_deck.with_pile(pile).with_discards(discarded)
    return position


def class_of(position: Incursion, marine: str, card: str) -> Incursion:
    names = [one.id for one in library().content.classes]
    position.classes[number(position, marine)] = names.index(card)
    return position


def glory_of(position: Incursion, marine: str, cards: str) -> Incursion:
    names = [one.id for one in library().content.glory]
    position.glory[number(position, marine)] = tuple(sorted(names.index(card) for card in cards.split()))
    return position


def luck(position: Incursion, outcomes: str) -> Incursion:
    """Queue outcomes: `red=2` (a face with that number of symbols), `event:iron_skin_1`, `alpha:armor`..."""
    content = library().content
    queue: list[int] = []
    for word in outcomes.split():
        if "=" in word:
            colour, value = word.split("=")
            queue.append((content.red if colour == "red" else content.black).index(int(value)))
        else:
            queue.append(find_outcome(domains_of(content), word) & 0xFFFF)
    position.chance = ScriptedChance(queue, SeededChance(b"tabletop"))
    return position


# -- acting ------------------------------------------------------------------------------------------------------


def marine_acts(position: Incursion, marine: str = "alpha", cards: str = "", *, points: int = 0) -> Incursion:
    """It is that marine's activation, with one main action left, these cards in hand and these movement points."""
    give(position, marine, cards)
    step = MarineActivation(number(position, marine), ACT, 1)
    step.points = points
    return ready(position, step)


def demon_acts(position: Incursion, demon: str, *, points: int | None = None) -> Incursion:
    figure = number(position, demon)
    card = position.setting.demon(figure)
    step = DemonActivation(figure, DEMON_ACT, [], [AttackOffer(card.red, card.black, card.range)])
    step.points = card.speed if points is None else points
    return ready(position, step)


def ready(position: Incursion, step: Mover) -> Incursion:
    position.agenda = [step]
    position.asked = None
    position.known_standing = None
    return position


def attack(
    position: Incursion, attacker: str, defender: str, red: int = 2, black: int = 0, card: str = ""
) -> Incursion:
    """An attack begins, with these dice; play stands at its first question, or at its end."""
    index = action(card) if card else -1
    position.agenda = [Attack(number(position, attacker), number(position, defender), index, red, black)]
    position.asked = None
    position.advance()
    return position


def points(position: Incursion) -> int:
    """Movement points left to whoever acts."""
    mover = next(step for step in reversed(position.agenda) if isinstance(step, Mover))
    return mover.points


def legal(position: Incursion) -> list[str]:
    """All answers to the first question that stands; none if nothing is asked any more."""
    if not position.pending():
        return []
    decision = position.pending()[0]
    return [VOCABULARY.write(position, decision.seat, choice) for choice in decision.answers]


def asks(position: Incursion) -> tuple[int, str]:
    decision = position.pending()[0]
    return decision.seat, decision.kind


def play(position: Incursion, *texts: str) -> Incursion:
    """Play one text after the other for whoever is asked."""
    for text in texts:
        seat = position.pending()[0].seat
        position.play(seat, VOCABULARY.read(position, seat, text))
    return position


def pass_all(position: Incursion, *kinds: str) -> Incursion:
    """Pass every window that opens now (or those of these kinds)."""
    while not position.over and "pass" in legal(position) and (not kinds or asks(position)[1] in kinds):
        play(position, "pass")
    return position


def refused(position: Incursion, text: str) -> bool:
    """Whether an action is refused, and leaves no trace."""
    seat = position.pending()[0].seat
    before = position.data()
    try:
        position.play(seat, VOCABULARY.read(position, seat, text))
    except IllegalAction:
        assert position.data() == before, "a refused action must leave the position as it was"
        return True
    return False


def new_game(**options: str) -> Incursion:
    return Doom2016(library()).start(options, SeededChance(b"tabletop"))


def activation_phase(position: Incursion, cards: str) -> Incursion:
    """The initiative deck holds these cards, the first on top; the phase begins."""
    order = ["alpha", "bravo", "charlie", "delta", "invader"]
    numbers = [order.index(card) for card in cards.split()]
    position.initiative = Pile([bag_of([card], len(order)) for card in reversed(numbers)])
    position.unrevealed = position.initiative.counts(len(order))
    position.agenda = [ActivationPhase(0)]
    position.asked = None
    position.advance()
    return position
