"""The odds against 10^5 attacks that the engine plays, with dice rolled and cards drawn.

Both sides choose as the odds assume: by trying everything, not by asking the odds.
"""

from functools import cache

import pytest

from platzdarm.games.doom2016.rules import abilities
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, SUFFER, Attack, current
from platzdarm.games.doom2016.rules.dice_odds import Blow, Guard
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import AttackOffer
from platzdarm.games.doom2016.rules.odds import attack_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import is_demon
from platzdarm.games.doom2016.rules.verbs import CARD, DEMON, KEEP, LOSE, MARK, PASS, SECOND, USE
from platzdarm.kernel.action import first, pack, second, third
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.decision import Decision
from tests.doom2016.enumeration import BLACK, DODGES, RED, mix, struck, worth
from tests.doom2016.tabletop import action, event, layout, number

ATTACKS = 12_500  # for each of the eight cases

EVENTS = "hellish_power_1 hellish_power_2 demonic_strength_1 soul_harvest_2 soul_harvest_1"
DECK = "armor combat_focus double_time twin_barrels pump_blast rack_and_advance"
BEHIND = [(2, 0)]  # difficult terrain between (0,0) and (4,0): cover


class Case:
    def __init__(self, position: Incursion, attacker: str, defender: str, red: int, black: int, card: str = "") -> None:
        position.event_deck = position.event_deck.with_cards([event(word) for word in EVENTS.split()])
        position.decks[0] = position.decks[0].with_cards([action(word) for word in DECK.split()])
        self.position = position
        self.attacker = number(position, attacker)
        self.defender = number(position, defender)
        self.offer = AttackOffer(red, black, 8, action(card) if card else -1)

    def damage(self, chance: SeededChance) -> int:
        """Play the attack; how much damage it deals."""
        position = self.position.copy()
        position.chance = chance
        attack = Attack(self.attacker, self.defender, self.offer.card, self.offer.red, self.offer.black)
        position.agenda = [attack]
        position.advance()
        while position.pending() and attack.stage <= SUFFER:
            decision = position.pending()[0]
            position.play(decision.seat, answer(position, attack, decision))
        return attack.dealt


def short_deck() -> Incursion:
    """The second card comes from a new deck."""
    position = layout("alpha (0,0), imp (4,0)", difficult=BEHIND)
    position.decks[0] = position.decks[0].with_discards((action("armor"), action("steady_fire")))
    return position


CASES = {
    "a marine, no cover": lambda: Case(layout("alpha (0,0), cacodemon (3,0)"), "alpha", "cacodemon", 2, 1),
    "a marine, cover": lambda: Case(layout("alpha (0,0), imp (4,0)", difficult=BEHIND), "alpha", "imp", 1, 1),
    "a marine who rerolls, cover": lambda: Case(
        layout("alpha (0,0), cyberdemon (0,4), possessed_soldier (4,0)", difficult=BEHIND),
        "alpha",
        "possessed_soldier",
        2,
        1,
        "steady_fire",
    ),
    "a stunned marine against armour": lambda: Case(layout("alpha (0,0) stunned, pinky (3,0)"), "alpha", "pinky", 1, 2),
    "a demon, no cover": lambda: Case(layout("alpha (0,0), imp (3,0)"), "imp", "alpha", 2, 0),
    "a demon, cover": lambda: Case(
        layout("alpha (0,0) with 8 damage, imp (4,0)", difficult=BEHIND), "imp", "alpha", 1, 1
    ),
    "a demon, cover, the deck runs out": lambda: Case(short_deck(), "imp", "alpha", 2, 0),
    "a demon that rerolls, cover": lambda: Case(
        layout("alpha (0,0), possessed_soldier-1 (4,0), possessed_soldier-2 (0,4)", difficult=BEHIND),
        "possessed_soldier-1",
        "alpha",
        2,
        0,
    ),
}


@pytest.mark.slow
@pytest.mark.rule("D16-ATTACK-01", "D16-ATTACK-08", "D16-COVER-07")
@pytest.mark.parametrize("name", CASES)
def test_attacks_that_are_played_come_out_as_the_odds_say(name: str) -> None:
    case = CASES[name]()
    if name.endswith("runs out"):
        deck = [action("twin_barrels")]
        case.position.decks[0] = case.position.decks[0].with_cards(deck)
    odds = attack_odds(case.position, case.attacker, case.defender, case.offer)
    chance = SeededChance(name.encode())
    seen = [0] * len(odds.weights)
    for _ in range(ATTACKS):
        seen[case.damage(chance)] += 1
    surprise = 0.0
    possible = [probability for probability in odds.spread if probability]
    for count, probability in zip(seen, odds.spread, strict=True):
        assert probability or not count, "what cannot be has happened"
        if probability:
            surprise += (count - ATTACKS * probability) ** 2 / (ATTACKS * probability)
    freedom = len(possible) - 1
    assert freedom >= 2, "a case in which nothing much can happen proves nothing"
    assert surprise < freedom + 3 * (2 * freedom) ** 0.5  # chi-square: three standard deviations


def answer(position: Incursion, attack: Attack, decision: Decision) -> int:
    if decision.kind == "lose_die":
        return pack(LOSE, 0)  # red: the weaker one
    if decision.kind == "cover":
        return SECOND if second_is_better(position, attack) else KEEP
    free = [
        a for a in decision.answers if a & 255 == USE and first(a) in (CARD, DEMON, MARK) and not costs(position, a)
    ]
    return best_reroll(position, attack, free) if decision.kind == "while_attacking" else PASS


def costs(position: Incursion, action: int) -> bool:
    attack = current(position)
    assert attack is not None
    return first(action) == DEMON and position.setting.demon(attack.attacker).abilities[second(action)].argent > 0


# -- the choices, by trying all ------------------------------------------------------------------------------------


def blow_of(attack: Attack) -> Blow:
    return Blow(RED, BLACK, attack.red, attack.black, attack.hits, attack.cancelled)


def symbols(attack: Attack) -> tuple[int, ...]:
    return tuple(die % BLACK_FACE for die in attack.dice)


def guard_of(position: Incursion, attack: Attack) -> Guard:
    armour = int(is_demon(attack.defender) and position.setting.demon(attack.defender).armoured)
    return Guard(position.health(attack.defender) - position.damage[attack.defender], armour)


def defence(position: Incursion, defender: int, card: int) -> int:
    content = position.setting.content
    if not is_demon(defender):
        return DODGES if content.actions[card].dodge else content.actions[card].shields
    demon, event = position.setting.demon(defender), content.events[card]
    if event.special and demon.special_dodge:
        return DODGES
    return event.shields + (demon.special_shields if event.special else 0)


def rerolls_of(position: Incursion, attack: Attack) -> tuple[int, ...]:
    """The sizes of the rerolls that the attacker will be offered when it is his moment."""
    seat = attack.attacker_seat(position)
    moment = Moment("while_attacking", [seat], attack.attacker)
    sources = abilities.open_sources(position, seat, moment)
    usable = {(first(a), second(a)) for a in abilities.ABILITIES.answers(position, seat, moment, sources)}
    return tuple(
        effect.n
        for source in sources
        if (source.kind, source.number) in usable and not source.ability.argent and not source.ability.cost
        for effect in source.ability.at("while_attacking")
        if effect.do == "reroll_dice"
    )


def second_is_better(position: Incursion, attack: Attack) -> bool:
    defender = attack.defender
    deck = position.event_deck if is_demon(defender) else position.decks[defender]
    if deck.size:
        left = [card for card, count in enumerate(deck.pile.top.counts) for _ in range(count)]
    else:
        left = [*deck.discards, attack.shown]
    cards = tuple(sorted(defence(position, defender, card) for card in left))
    shown = defence(position, defender, attack.shown)
    rerolls = rerolls_of(position, attack)
    return prefers(blow_of(attack), guard_of(position, attack), symbols(attack), shown, cards, rerolls)


@cache
def prefers(
    blow: Blow, guard: Guard, dice: tuple[int, ...], shown: int, cards: tuple[int, ...], rerolls: tuple[int, ...]
) -> bool:
    kept = struck(blow, guard, dice, shown, rerolls)
    taken = mix([struck(blow, guard, dice, card, rerolls) for card in cards])
    return worth(taken, guard.health) < worth(kept, guard.health)


def best_reroll(position: Incursion, attack: Attack, actions: list[int]) -> int:
    """Every offered set of dice is tried; nothing is rerolled where that promises no more."""
    card = 0 if attack.shown < 0 else defence(position, attack.defender, attack.shown)
    options = tuple((choice, third(choice)) for choice in actions)
    return choose(blow_of(attack), guard_of(position, attack), symbols(attack), card, options)


@cache
def choose(blow: Blow, guard: Guard, dice: tuple[int, ...], card: int, options: tuple[tuple[int, int], ...]) -> int:
    best, best_spread = PASS, struck(blow, guard, dice, card, ())
    for choice, bits in options:
        found = mix([struck(blow, guard, new, card, ()) for new in thrown(blow, dice, bits)])
        if worth(found, guard.health) > worth(best_spread, guard.health):
            best, best_spread = choice, found
    return best


def thrown(blow: Blow, dice: tuple[int, ...], bits: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for at, value in enumerate(dice):
        faces = (RED if at < blow.red else BLACK) if bits >> at & 1 else (value,)
        found = [(*start, face) for start in found for face in faces]
    return found
