"""What a seat may foresee: exact odds of attacks and re-rolls, what each figure sees and could reach, where invaders
may appear and why not elsewhere. Asked of a masked position."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from platzdarm.board.paths import explore
from platzdarm.content.meaning import meaning
from platzdarm.games.doom2004.rules.arrival import is_watchful
from platzdarm.games.doom2004.rules.attack import REROLLING, Attack, current, scatter_square
from platzdarm.games.doom2004.rules.field import OFF
from platzdarm.games.doom2004.rules.foresight import barrel_strike, health_left, odds_of, reroll_odds, strike
from platzdarm.games.doom2004.rules.invaders import PREPARE, InvaderTurn
from platzdarm.games.doom2004.rules.marines import MarineTurn
from platzdarm.games.doom2004.rules.mover import mover_of
from platzdarm.games.doom2004.rules.moving import Pace, place_of
from platzdarm.games.doom2004.rules.odds import Odds, odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.rules.setting import SPRINT_POINTS, enemies, is_marine
from platzdarm.games.doom2004.rules.sight import beside, blockers, distance, sees, view
from platzdarm.games.doom2004.rules.spawning import Spawning, hidden_places, without_place
from platzdarm.games.doom2004.rules.targets import attack_range, attack_squares
from platzdarm.games.doom2004.rules.verbs import (
    AFTER_FIRST_SQUARE,
    AFTER_SECOND_SQUARE,
    ATTACK,
    DODGE,
    PASS,
    SPAWN,
    SQUARE_FIRST,
    SQUARE_SECOND,
    STRIKE,
    UNDECLARED,
    WALK,
)
from platzdarm.games.doom2004.table.fact_types import FigureId, ForayFacts, Square, TokenId, TypeId
from platzdarm.games.doom2004.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, second, verb_of, wide
from platzdarm.kernel.decision import Decision

DIGITS: Final = 5
Chance = Annotated[float, meaning("From 0 to 1.")]
Reason = Literal["seen", "taken", "blocked", "no-room"]


class TargetOdds(Struct, frozen=True):
    """What an attack may do to one figure."""

    figure: FigureId
    armour: Annotated[int, meaning("Damage that makes a wound.")]
    health: Annotated[int, meaning("Wounds that kill it.")]
    dodges: Annotated[bool, meaning("Whether it has a dodge order: it rolls again, or cancels the aim.")]
    success: Annotated[Chance, meaning("Of a success.")]
    ammo: Annotated[Chance, meaning("Of a bullet among the dice.")]
    wounds: Annotated[list[float], meaning("The chance of each number of wounds, from 0 to `health`.")]
    mean: Annotated[float, meaning("Wounds on average.")]
    kill: Annotated[Chance, meaning("Of a kill.")]


class ScatterFacts(Struct, frozen=True):
    """Where a blast that fails may land, by the cards that may be turned over."""

    square: Annotated[Square | None, meaning("Null: it harms nobody.")]
    chance: Annotated[Chance, meaning("Among all cards; the failure itself is not counted in.")]
    figures: Annotated[list[FigureId], meaning("Who would be hit there.")]


class AttackOdds(Struct, frozen=True):
    """The exact odds of an attack; where it is aimed, with the re-roll that promises most wounds to each figure."""

    attacker: FigureId
    weapon: Annotated[TokenId | None, meaning("Null for an invader's own attack.")]
    square: Square
    range: Annotated[int, meaning("How far away the square is.")]
    dice: Annotated[list[int], meaning("Red, yellow, blue and green dice.")]
    aimed: Annotated[bool, meaning("Whether dice may be rolled again.")]
    area: Annotated[list[Square], meaning("The squares that it would hit.")]
    targets: Annotated[list[TargetOdds], meaning("The figures on them.")]
    barrels: Annotated[dict[str, float], meaning("Barrels on them: the chance that each is set off.")]
    scatter: Annotated[list[ScatterFacts], meaning("Of a blast: where it may land if it fails.")]
    nearer: Annotated[
        list[tuple[int, float]],
        meaning("In an interruption: the chance to kill the first target at each smaller range."),
    ] = []
    action: Annotated[str | UnsetType, meaning("In notation; missing for an attack that is not offered now.")] = UNSET


class RerollOdds(Struct, frozen=True):
    """What comes of rolling a set of dice again, or of leaving them."""

    action: Annotated[str, meaning("The answer, in notation.")]
    dice: Annotated[list[int], meaning("Places of the dice that are rolled again, from 0.")]
    targets: Annotated[list[TargetOdds], meaning("The figures that are attacked.")]


class SightFacts(Struct, frozen=True):
    """An enemy that a figure sees."""

    id: FigureId
    range: Annotated[int, meaning("How far away.")]


class OutlookFacts(Struct, frozen=True):
    """What a figure sees, and where it could go."""

    id: FigureId
    sees: Annotated[list[SightFacts], meaning("Enemies in its sight.")]
    squares: Annotated[list[Square], meaning("Of a marine: the squares that he sees.")]
    reach: Annotated[list[Square], meaning("Squares that its movement, or a marine's sprint, may take it to.")]
    watches: Annotated[list[Square], meaning("Of a watchful one: where it answers a step.")]


class DeniedSquare(Struct, frozen=True):
    """A square where no invader can appear."""

    square: Square
    reason: Annotated[Reason, meaning("Seen by marines, taken by a figure, blocked by a prop, or too small a place.")]
    marines: Annotated[list[FigureId], meaning("The marines who see it.")]


class LostSpawn(Struct, frozen=True):
    """A spawn of the hand by which somebody would not appear, though the card is spent."""

    action: Annotated[str, meaning("The answer, in notation.")]
    types: Annotated[list[TypeId], meaning("Who would not appear, one entry for each figure.")]
    placed: Annotated[int, meaning("How many others would.")]


class SpawnForeseen(Struct, frozen=True):
    """Where invaders may appear."""

    type: Annotated[TypeId | None, meaning("Who is to be placed; null before a card is played: any of one square.")]
    allowed: Annotated[list[Square], meaning("The lower left square of each place.")]
    denied: Annotated[list[DeniedSquare], meaning("All other revealed squares.")]
    lost: Annotated[list[LostSpawn], meaning("Before a card is played: those that would be lost, wholly or in part.")]


class Foreseen(Struct, frozen=True):
    """What a seat may foresee: the odds are those that it may know."""

    number: Annotated[int, meaning("After how many actions this is.")]
    attacks: Annotated[list[AttackOdds], meaning("Every attack that may be declared now and could hit something.")]
    threats: Annotated[list[AttackOdds], meaning("What each invader could do to a marine from where it stands.")]
    rerolls: Annotated[list[RerollOdds], meaning("What each choice of dice promises, while that is asked.")]
    figures: Annotated[list[OutlookFacts], meaning("Each figure on the board.")]
    spawn: Annotated[SpawnForeseen | None, meaning("For the invader, while he may spawn.")]
    before: Annotated[ForayFacts | UnsetType, meaning("Where an action was named: the position after it.")] = UNSET


def foresee(position: Foray, number: int, before: ForayFacts | UnsetType) -> Foreseen:
    figures = [outlook_of(position, figure) for figure in on_board(position)]
    return Foreseen(
        number=number,
        attacks=attacks(position),
        threats=threats(position),
        rerolls=rerolls(position),
        figures=figures,
        spawn=spawn(position),
        before=before,
    )


def on_board(position: Foray) -> list[int]:
    return position.marines_on_board() + position.invaders_on_board()


def names_of(position: Foray, squares: list[int]) -> list[str]:
    return [position.setting.field.name(square) for square in squares]


# -- attacks -----------------------------------------------------------------------------------------------------


def attacks(position: Foray) -> list[AttackOdds]:
    """Every attack that is offered and could hit anything: most squares in sight are empty."""
    found: list[AttackOdds] = []
    for decision in position.pending():
        for action in decision.answers.as_list() if offers_attacks(decision) else []:
            told = of_action(position, decision, action)
            if told is not None:
                found.append(told)
    return found


def offers_attacks(decision: Decision) -> bool:
    return decision.kind in ("act", "invader", "interrupt", "watchful", "walk") and not decision.answers.partial


def of_action(position: Foray, decision: Decision, action: int) -> AttackOdds | None:
    attack = attack_of(position, decision, action)
    if attack is None or (not attack.concerned(position) and not barrels_in(position, attack)):
        return None
    nearer = decision.kind == "interrupt"
    return told(position, attack, VOCABULARY.write(position, decision.seat, action), nearer)


def attack_of(position: Foray, decision: Decision, action: int) -> Attack | None:
    if verb_of(action) == ATTACK:
        aimed = action >> AFTER_SECOND_SQUARE & 1 == 1
        return declared(position, decision.seat - 1, first(action), wide(action, SQUARE_SECOND), aimed)
    if verb_of(action) == STRIKE:
        return declared(position, decision.about[0], OFF, wide(action, SQUARE_FIRST), False)
    before = current(position)
    if verb_of(action) != WALK or before is None:
        return None
    attack = Attack(before.attacker, before.weapon, before.square, before.aimed, removed=[*before.removed])
    attack.walk(position, wide(action, SQUARE_FIRST), action >> AFTER_FIRST_SQUARE & 255)
    return attack


def declared(position: Foray, attacker: int, weapon: int, square: int, aimed: bool) -> Attack:
    attack = Attack(attacker, weapon, square, aimed)
    attack.distance = attack_range(position, attacker, weapon, square)
    return attack


def barrels_in(position: Foray, attack: Attack) -> list[int]:
    area = attack.area(position)
    return [square for square in position.barrels if square in area]


def told(position: Foray, attack: Attack, action: str | UnsetType = UNSET, nearer: bool = False) -> AttackOdds:
    setting = position.setting
    powers = position.powers(attack.attacker, attack.weapon)
    aims = attack.aimed or powers.aimed
    concerned = attack.concerned(position)
    barrel = odds(barrel_strike(position, attack), aims, False)
    return AttackOdds(
        attacker=setting.names[attack.attacker],
        weapon=setting.content.weapons[attack.weapon].id if attack.weapon != OFF else None,
        square=setting.field.name(attack.square),
        range=attack.distance,
        dice=list(barrel_strike(position, attack).dice),
        aimed=aims,
        area=names_of(position, attack.area(position)),
        targets=[target(position, attack, figure) for figure in concerned],
        barrels={name: rounded(barrel.kill) for name in names_of(position, barrels_in(position, attack))},
        scatter=scatter(position, attack) if attack.blast(position) else [],
        nearer=at_each_range(position, attack, concerned[0]) if nearer and concerned else [],
        action=action,
    )


def rounded(chance: float) -> float:
    return round(chance, DIGITS)


def target(position: Foray, attack: Attack, figure: int) -> TargetOdds:
    return target_odds(position, figure, odds_of(position, attack, figure))


def target_odds(position: Foray, figure: int, found: Odds) -> TargetOdds:
    return TargetOdds(
        figure=position.setting.names[figure],
        armour=position.armour_of(figure),
        health=health_left(position, figure),
        dodges=is_marine(figure) and position.order[figure] == DODGE,
        success=rounded(found.success / found.total),
        ammo=rounded(found.ammo / found.total),
        wounds=[rounded(ways / found.total) for ways in found.wounds],
        mean=rounded(found.mean),
        kill=rounded(found.kill),
    )


def at_each_range(position: Foray, attack: Attack, figure: int) -> list[tuple[int, float]]:
    """How a kill grows likelier as the target comes nearer: whether it is worth waiting."""
    given = strike(position, attack.attacker, attack.weapon, attack.square, figure)
    return [(far, rounded(odds(given._replace(distance=far)).kill)) for far in range(1, attack.distance)]


def scatter(position: Foray, attack: Attack) -> list[ScatterFacts]:
    """By the cards that may lie on top, as the viewer knows them; all of them again where the deck is empty."""
    cards = position.setting.content.cards
    bag = position.deck.bags[-1] if position.deck.bags else None
    weights = bag.counts if bag is not None else [1] * len(cards)
    total = sum(weights)
    landing: dict[int, int] = {}
    for card, weight in zip(cards, weights, strict=True):
        if weight:
            to = scatter_square(position, attack.square, card.scatter)
            landing[to] = landing.get(to, 0) + weight
    return [landed(position, attack, to, weight / total) for to, weight in sorted(landing.items())]


def landed(position: Foray, attack: Attack, to: int, chance: float) -> ScatterFacts:
    if to == OFF:
        return ScatterFacts(None, rounded(chance), [])
    there = Attack(attack.attacker, attack.weapon, to, False)
    hit = [position.setting.names[figure] for figure in there.concerned(position)]
    return ScatterFacts(position.setting.field.name(to), rounded(chance), hit)


def threats(position: Foray) -> list[AttackOdds]:
    """For each invader and each marine that its attack would reach; of a large one's squares any will do."""
    found: list[AttackOdds] = []
    for figure in position.invaders_on_board():
        offered = attack_squares(position, figure, OFF)
        for marine in position.marines_on_board():
            square = position.place[marine]
            sweeps = position.powers(figure).sweep and bool(offered)
            attack = declared(position, figure, OFF, offered[0] if sweeps else square, False)
            if (sweeps or square in offered) and marine in attack.concerned(position):
                found.append(told(position, attack))
    return found


def rerolls(position: Foray) -> list[RerollOdds]:
    attack = current(position)
    if attack is None or attack.stage != REROLLING or position.agenda[-1] is not attack:
        return []
    found: list[RerollOdds] = []
    for decision in position.pending():
        for action in decision.answers.as_list() if decision.kind == "reroll" else []:
            chosen = 0 if action == PASS else first(action)
            targets = [
                target_odds(position, figure, reroll_odds(position, attack, figure, chosen))
                for figure in attack.concerned(position)
            ]
            places = [place for place in range(len(attack.dice)) if chosen >> place & 1]
            found.append(RerollOdds(VOCABULARY.write(position, decision.seat, action), places, targets))
    return found


# -- sight and reach ---------------------------------------------------------------------------------------------


def outlook_of(position: Foray, figure: int) -> OutlookFacts:
    blocked = blockers(position, figure)
    marine = is_marine(figure)
    return OutlookFacts(
        id=position.setting.names[figure],
        sees=[seen for other in on_board(position) if (seen := sight(position, figure, other)) is not None],
        squares=names_of(position, view(position, figure, blocked)) if marine else [],
        reach=names_of(position, could_go(position, figure)),
        watches=names_of(position, beside(position, position.squares(figure))) if is_watchful(position, figure) else [],
    )


def sight(position: Foray, figure: int, other: int) -> SightFacts | None:
    if not enemies(figure, other) or not sees(position, figure, other):
        return None
    blocked = position.occupied(figure)
    ranges = [distance(position, figure, square, blocked) for square in position.squares(other)]
    return SightFacts(position.setting.names[other], min(far for far in ranges if far != OFF))


def could_go(position: Foray, figure: int) -> list[int]:
    """The squares that it would cover wherever its movement may take it; of whoever moves now, the points left."""
    mover = mover_of(position, figure)
    undeclared = isinstance(mover, MarineTurn) and mover.action == UNDECLARED
    usual = SPRINT_POINTS if is_marine(figure) else position.movement(figure)
    points = usual if mover is None or undeclared else mover.left()
    pace = Pace(position, figure)
    reach = explore(place_of(position, figure), points, pace)
    return sorted({square for place in reach.order[1:] for square in pace.squares(place)})


# -- spawning ----------------------------------------------------------------------------------------------------


def spawn(position: Foray) -> SpawnForeseen | None:
    """Where the figure that is to be placed may stand, or, before a card is chosen, any small one."""
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, Spawning) and step.place < len(step.kinds(position)):
        kind = step.kinds(position)[step.place]
    elif isinstance(step, InvaderTurn) and step.stage == PREPARE:
        kind = OFF
    else:
        return None
    invaders = position.setting.content.invaders
    small = next(invader.index for invader in invaders if not invader.large)
    shown = kind if kind != OFF else small
    allowed = hidden_places(position, shown, 0)
    if invaders[shown].width != invaders[shown].height:
        allowed = sorted({*allowed, *hidden_places(position, shown, 1)})
    return SpawnForeseen(
        type=invaders[kind].id if kind != OFF else None,
        allowed=names_of(position, allowed),
        denied=[denied(position, square) for square in revealed(position) if square not in allowed],
        lost=lost_spawns(position) if kind == OFF else [],
    )


def lost_spawns(position: Foray) -> list[LostSpawn]:
    """Of the answers, so that nobody learns a hand from it."""
    found: list[LostSpawn] = []
    for decision in position.pending():
        for action in decision.answers.as_list() if decision.kind == "prepare" else []:
            if verb_of(action) == SPAWN:
                group = position.setting.content.cards[first(action)].groups[second(action)]
                lost = without_place(position, group)
                if lost:
                    told = VOCABULARY.write(position, decision.seat, action)
                    types = [position.setting.content.invaders[kind].id for kind in lost]
                    found.append(LostSpawn(told, types, len(group) - len(lost)))
    return found


def revealed(position: Foray) -> list[int]:
    obstacles = position.obstacles()
    return [s for s in position.setting.field.squares if position.revealed(s) and not obstacles >> s & 1]


def denied(position: Foray, square: int) -> DeniedSquare:
    name = position.setting.field.name(square)
    if position.figures_at(square):
        return DeniedSquare(name, "taken", [])
    if position.solid() >> square & 1:
        return DeniedSquare(name, "blocked", [])
    marines = [marine for marine in position.marines_on_board() if sees_square(position, marine, square)]
    reason: Reason = "seen" if marines else "no-room"
    return DeniedSquare(name, reason, [position.setting.names[marine] for marine in marines])


def sees_square(position: Foray, marine: int, square: int) -> bool:
    """Invaders are not in the way of such a look (D04-SPAWN-03)."""
    others = 0
    for other in position.marines_on_board():
        if other != marine:
            others |= 1 << position.place[other]
    return position.outlook().clear(position.place[marine], square, others)
