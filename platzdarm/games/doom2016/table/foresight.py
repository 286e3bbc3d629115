"""What a seat may foresee: the exact odds of its attacks, what each figure sees, and where each could go."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import UNSET, Struct, UnsetType

from platzdarm.content.meaning import meaning
from platzdarm.games.doom2016.rules.attack import AFTER, Attack, current, targets
from platzdarm.games.doom2016.rules.cards import BONUS, MAIN, Ability, Effect
from platzdarm.games.doom2016.rules.effects_attack import IGNORE_COVER
from platzdarm.games.doom2016.rules.going import base_size
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover
from platzdarm.games.doom2016.rules.moving import Walk
from platzdarm.games.doom2016.rules.odds import action_odds, attack_odds, paid_for
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.reach import reach_of
from platzdarm.games.doom2016.rules.setting import RUN_POINTS, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import distance, has_cover, sees
from platzdarm.games.doom2016.rules.verbs import ATTACK, PASS, USE
from platzdarm.games.doom2016.table.fact_types import CardId, FigureId, IncursionFacts, Square
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.errors import Unknown
from platzdarm.kernel.pile import UNSEEN

IN_THE_OPEN: Final = Ability("in_the_open", "in the open", 0, [Effect("before_roll", IGNORE_COVER)])
DIGITS: Final = 5
MOST_OUTCOMES: Final = 24  # more aims than these are told without numbers


class OddsFacts(Struct, frozen=True):
    """The exact odds of an attack; with cover, the odds without it stand beside: one may step aside first."""

    attacker: FigureId
    defender: FigureId
    card: Annotated[CardId | None, meaning("The action card that the attack comes from, if any.")]
    red: Annotated[int, meaning("Red dice.")]
    black: Annotated[int, meaning("Black dice.")]
    range: Annotated[int, meaning("How far it reaches.")]
    cover: Annotated[bool, meaning("Whether the defender has cover.")]
    health: Annotated[int, meaning("What the defender has left.")]
    spread: Annotated[list[float], meaning("The chance of each amount of damage, from 0 on.")]
    mean: Annotated[float, meaning("Damage on average.")]
    kill: Annotated[float, meaning("The chance to kill.")]
    stagger: Annotated[float, meaning("The chance that a demon is staggered and alive afterwards.")]
    open_spread: Annotated[list[float], meaning("`spread` without cover.")]
    open_kill: Annotated[float, meaning("`kill` without cover.")]
    action: Annotated[
        str | UnsetType, meaning("In notation; missing for the attack of a card that has not been played.")
    ] = UNSET


class OutcomeFacts(Struct, frozen=True):
    """What an ability does, or passing, as far as no chance decides it: its aims are known before it is used."""

    action: Annotated[str, meaning("The answer, in notation.")]
    health: Annotated[
        list[tuple[FigureId, int, int]], meaning("Figures whose health changes: before and after; 0 if it is killed.")
    ]
    damage: Annotated[int | None, meaning("What the attack under way then does; null where it is over, or none is.")]
    idle: Annotated[bool, meaning("Whether it comes to the same as passing: a stun of whoever is killed anyway.")]


class SightFacts(Struct, frozen=True):
    """An enemy that a figure sees."""

    id: FigureId
    cover: Annotated[bool, meaning("Whether that one would have cover.")]
    distance: Annotated[int | None, meaning("In squares; null where there is no way to count it.")]


class OutlookFacts(Struct, frozen=True):
    """What a figure sees, and where it could go."""

    id: FigureId
    sees: Annotated[list[SightFacts], meaning("Enemies in its sight.")]
    reach: Annotated[list[Square], meaning("Squares that its speed, or a marine's Run, may take it to.")]


class Foreseen(Struct, frozen=True):
    """What a seat may foresee: the odds are those that it may know."""

    number: Annotated[int, meaning("After how many actions this is.")]
    attacks: Annotated[list[OddsFacts], meaning("Every attack that may be declared now.")]
    cards: Annotated[list[OddsFacts], meaning("The attack of each card in hand, from where the marine stands.")]
    outcomes: Annotated[list[OutcomeFacts], meaning("What each ability that may be used now does, and passing.")]
    figures: Annotated[list[OutlookFacts], meaning("Each figure on the map.")]
    before: Annotated[IncursionFacts | UnsetType, meaning("Where an action was named: the position after it.")] = UNSET


def foresee(position: Incursion, number: int, before: IncursionFacts | UnsetType) -> Foreseen:
    """Of a masked position."""
    figures = [outlook_of(position, figure) for figure in on_the_map(position)]
    return Foreseen(number, attacks(position), cards(position), outcomes(position), figures, before)


def on_the_map(position: Incursion) -> list[int]:
    return position.marines_on_map() + position.demons_on_map()


# -- odds --------------------------------------------------------------------------------------------------------


def attacks(position: Incursion) -> list[OddsFacts]:
    """Every attack that may be declared now."""
    return [
        of_action(position, decision.seat, action)
        for decision in position.pending()
        for action in decision.answers.singles
        if verb_of(action) == ATTACK
    ]


def of_action(position: Incursion, seat: int, action: int) -> OddsFacts:
    mover = position.agenda[-1]
    assert isinstance(mover, Mover)
    odds = action_odds(position, action)
    assert odds is not None
    offer = mover.offers[second(action)]
    name = VOCABULARY.write(position, seat, action)
    return told(position, mover.figure, first(action), offer, odds, name, paid_for(position, mover.figure, action))


def told(
    position: Incursion,
    attacker: int,
    defender: int,
    offer: AttackOffer,
    odds: Any,
    action: str | UnsetType = UNSET,
    paid: Sequence[Ability] = (),
) -> OddsFacts:
    """With cover, the odds without it stand beside: one may step aside first. What is paid for counts in both."""
    names = position.setting.names
    cover = Attack(attacker, defender, offer.card, offer.red, offer.black).has_cover(position)
    bare = attack_odds(position, attacker, defender, offer, [*paid, IN_THE_OPEN]) if cover else odds
    more = [effect for ability in paid for effect in ability.at("before_roll")]
    return OddsFacts(
        attacker=names[attacker],
        defender=names[defender],
        card=position.setting.content.actions[offer.card].id if offer.card >= 0 else None,
        red=offer.red + (position.next_red[attacker] if is_marine(attacker) else 0) + sum(one.red for one in more),
        black=offer.black + sum(one.black for one in more),
        range=offer.range + sum(ability.extra_range for ability in paid),
        cover=cover,
        health=odds.health,
        spread=[round(chance, DIGITS) for chance in odds.spread],
        mean=round(odds.mean, DIGITS),
        kill=round(odds.kill, DIGITS),
        stagger=round(odds.stagger, DIGITS),
        open_spread=[round(chance, DIGITS) for chance in bare.spread],
        open_kill=round(bare.kill, DIGITS),
        action=action,
    )


def cards(position: Incursion) -> list[OddsFacts]:
    """What the attack of each card in hand would do from where the marine stands."""
    mover = position.agenda[-1] if position.agenda else None
    if not isinstance(mover, MarineActivation) or position.hides(mover.seat) or not position.on_map(mover.figure):
        return []
    found: list[OddsFacts] = []
    for number in sorted(set(position.hands[mover.figure])):
        card = position.setting.content.actions[number] if number != UNSEEN else None
        if card is None or not card.attacks or not (card.kind == BONUS or (card.kind == MAIN and mover.mains)):
            continue
        offer = AttackOffer(card.red, card.black, card.range, number)
        for figure in targets(position, mover.figure, mover.reach(position, offer)):
            odds = attack_odds(position, mover.figure, figure, offer)
            found.append(told(position, mover.figure, figure, offer, odds))
    return found


# -- what an ability does ----------------------------------------------------------------------------------------


def outcomes(position: Incursion) -> list[OutcomeFacts]:
    """Of every ability that may be used now, and of passing instead."""
    found: list[OutcomeFacts] = []
    for decision in position.pending():
        answers = [action for action in decision.answers.singles if verb_of(action) in (USE, PASS)]
        if not any(verb_of(action) == USE for action in answers):
            continue
        passed = played(position, decision.seat, PASS) if PASS in answers else None
        for action in answers[:MOST_OUTCOMES]:
            name = VOCABULARY.write(position, decision.seat, action)
            after = position.copy()
            try:
                after.play(decision.seat, action)
            except Unknown:  # chance or a card that this seat does not know decides the rest
                # A marine that dies draws cards: its death is certain and must be told all the same.
                if hurt := changed(position, after):
                    found.append(OutcomeFacts(name, hurt, None, False))
                continue
            idle = action != PASS and passed is not None and after.data() == passed.data()
            found.append(outcome(position, after, name, idle))
    return found


def played(position: Incursion, seat: int, action: int) -> Incursion | None:
    """The position after an action; none where that is not known."""
    after = position.copy()
    try:
        after.play(seat, action)
    except Unknown:
        return None
    return after


def changed(before: Incursion, after: Incursion) -> list[tuple[str, int, int]]:
    """Whose health is another, and how much it was and is."""
    return [
        (before.setting.names[figure], left(before, figure), left(after, figure))
        for figure in on_the_map(before)
        if left(before, figure) != left(after, figure)
    ]


def outcome(before: Incursion, after: Incursion, action: str, idle: bool) -> OutcomeFacts:
    attack = current(after)
    if attack is None or attack.stage >= AFTER:  # what it did is done
        return OutcomeFacts(action, changed(before, after), None, idle)
    damage = 0 if attack.is_dodged(after) else max(attack.symbols() - attack.blocked(after), 0)
    return OutcomeFacts(action, changed(before, after), damage, idle)


def left(position: Incursion, figure: int) -> int:
    return position.health(figure) - position.damage[figure] if position.on_map(figure) else 0


# -- sight and reach ---------------------------------------------------------------------------------------------


def outlook_of(position: Incursion, figure: int) -> OutlookFacts:
    return OutlookFacts(
        id=position.setting.names[figure],
        sees=[seen for other in on_the_map(position) if (seen := sight(position, figure, other)) is not None],
        reach=sorted({name for way in could_go(position, figure) for name in way}),
    )


def sight(position: Incursion, figure: int, other: int) -> SightFacts | None:
    """Whether it sees an enemy, how far away, and whether that one would have cover."""
    if not enemies(figure, other):
        return None
    outlook = position.outlook(figure, other)
    squares, others = position.squares(figure), position.squares(other)
    if not sees(outlook, squares, others):
        return None
    stunned = position.is_stunned(other)
    large = position.is_large(other) or position.setting.tutorial
    cover = not large and has_cover(outlook, squares, others, position.occupied(), stunned)
    return SightFacts(position.setting.names[other], cover, distance(outlook, squares, others))


def could_go(position: Incursion, figure: int) -> list[list[str]]:
    """The squares that it would cover wherever its speed (a marine's Run) may take it."""
    mover = position.agenda[-1] if position.agenda else None
    if not isinstance(mover, Mover) or mover.figure != figure:
        points = position.setting.demon(figure).speed if is_demon(figure) else RUN_POINTS
        mover = Walk(figure, points, position.setting.seat_of(figure))
    field = position.setting.field
    reach = reach_of(position, mover)
    found: list[list[str]] = []
    for place in reach.order[1:]:
        width, height = base_size(position, figure, place % 2) if is_demon(figure) else (1, 1)
        found.append([field.name(square) for square in field.base(place // 2, width, height, position.shut)])
    return found
