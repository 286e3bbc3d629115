"""What a seat may foresee: blows and what comes of them, from here and from every cell in reach; whom an enemy could
attack; what a treasure would change; what can be bought, now or after the hand. Asked of a masked position."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from platzdarm.content.meaning import meaning
from platzdarm.games.inferno.rules.acquiring import can_pay
from platzdarm.games.inferno.rules.attack import Attack, counter, force, shrugs
from platzdarm.games.inferno.rules.cards import AMBUSH, CHAMPION, CONSTRUCT, NO_FACTION, ON_PLAY, RANGED, Card
from platzdarm.games.inferno.rules.figures import concerns, defence, distance, has, keywords, speed
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.orders import Order
from platzdarm.games.inferno.rules.position import NO_CARD, Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.scoring import income
from platzdarm.games.inferno.rules.sight import RANGE
from platzdarm.games.inferno.rules.targets import can_attack, enemies, is_area, strikes, targets
from platzdarm.games.inferno.rules.terrain import stands_holy
from platzdarm.games.inferno.rules.turn import Turn, gate_power
from platzdarm.games.inferno.rules.verbs import ACQUIRE, HOW, SLOTS, USE
from platzdarm.games.inferno.table.fact_types import CardId, Cell, ChampionId, ContestFacts, How, Slot
from platzdarm.games.inferno.table.facts import points_left
from platzdarm.games.inferno.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, pack, second, verb_of

Reason = Literal["far", "hidden", "holy"]
GAINS: Final = ("gain_runes", "gain_construct_runes", "gain_power")


class BlowForeseen(Struct, frozen=True):
    """What an attack does to one enemy, and what that one gives back."""

    champion: ChampionId
    damage: Annotated[int, meaning("Damage that it takes.")]
    defence: Annotated[int, meaning("Damage that defeats it, less what it has taken.")]
    falls: Annotated[bool, meaning("Whether it is defeated.")]
    shrugs: Annotated[bool, meaning("Whether it shrugs the attack off.")]
    back: Annotated[int, meaning("Damage of its counter-strike.")]


class AttackForeseen(Struct, frozen=True):
    """An attack with all that comes of it, if nobody uses a treasure."""

    attacker: ChampionId
    how: How
    blows: Annotated[list[BlowForeseen], meaning("Everybody whom it hits.")]
    back: Annotated[int, meaning("Damage of all counter-strikes.")]
    defence: Annotated[int, meaning("Damage that defeats the attacker, less what it has taken.")]
    attacker_falls: Annotated[bool, meaning("Whether the attacker is defeated.")]
    action: Annotated[str | UnsetType, meaning("In notation; missing where it is not offered now.")] = UNSET


class CellForeseen(Struct, frozen=True):
    """What the ordered champion could attack from a cell in its reach."""

    cell: Cell
    attacks: Annotated[list[AttackForeseen], meaning("Every attack that would be offered there.")]


class SafeForeseen(Struct, frozen=True):
    """An enemy that the ordered champion cannot attack from where it stands."""

    champion: ChampionId
    distance: Annotated[int, meaning("How far away it is.")]
    reason: Annotated[Reason, meaning("Too far, out of sight, or in the holy land.")]


class OutlookForeseen(Struct, frozen=True):
    """Where a champion on the field could go with an order, and whom it could attack without one step."""

    champion: ChampionId
    reach: Annotated[dict[str, int], meaning("Cells where it could end a move, with their cost.")]
    targets: Annotated[list[ChampionId], meaning("Enemies that it could attack from where it stands.")]


class TreasureForeseen(Struct, frozen=True):
    """What the announced attack would do if a treasure were used."""

    action: Annotated[str, meaning("The answer, in notation.")]
    attack: Annotated[AttackForeseen, meaning("The attack, then.")]
    changes: Annotated[bool, meaning("Whether anybody falls or stands by it who would not without.")]


class PurchaseForeseen(Struct, frozen=True):
    """A card on offer, for the player whose turn it is."""

    slot: Slot
    card: CardId
    pays: Annotated[Literal["runes", "power"], meaning("What it costs.")]
    cost: Annotated[int, meaning("How much.")]
    short: Annotated[int, meaning("How much is missing now.")]
    after_hand: Annotated[bool, meaning("Whether the cards in hand would pay for it.")]
    ambush: Annotated[list[ChampionId], meaning("Own champions that its Ambush would touch.")]
    action: Annotated[str | UnsetType, meaning("In notation; missing where it cannot be paid for.")] = UNSET


class PlayerForeseen(Struct, frozen=True):
    """What the player whose turn it is could still do."""

    seat: Annotated[int, meaning("The seat.")]
    runes: Annotated[int, meaning("Runes that the cards in hand give without a condition.")]
    construct_runes: Annotated[int, meaning("Runes for constructs alone, likewise.")]
    power: Annotated[int, meaning("Power, likewise; with the gate, if it was not used.")]
    purchases: Annotated[list[PurchaseForeseen], meaning("Every card on offer.")]


class Foreseen(Struct, frozen=True):
    """What a seat may foresee."""

    number: Annotated[int, meaning("After how many actions this is.")]
    announced: Annotated[AttackForeseen | None, meaning("The attack that was announced, as it would end now.")]
    treasures: Annotated[list[TreasureForeseen], meaning("What each treasure would change in it.")]
    attacks: Annotated[list[AttackForeseen], meaning("Attacks of the ordered champion from where it stands.")]
    cells: Annotated[list[CellForeseen], meaning("And from each cell where its move may end.")]
    safe: Annotated[list[SafeForeseen], meaning("Enemies that it cannot attack from where it stands.")]
    outlooks: Annotated[list[OutlookForeseen], meaning("Every champion on the field.")]
    players: Annotated[list[PlayerForeseen], meaning("Those who act now and whose hand is known.")]
    income: Annotated[list[int], meaning("Honour that the end of a turn would bring each side now.")]
    before: Annotated[ContestFacts | UnsetType, meaning("Where an action was named: the position after it.")] = UNSET


def foresee(position: Contest, number: int, before: ContestFacts | UnsetType) -> Foreseen:
    order = asked_order(position)
    return Foreseen(
        number=number,
        announced=announced(position),
        treasures=treasures(position),
        attacks=attacks(position, order.piece, offer=True) if order is not None else [],
        cells=from_cells(position, order) if order is not None else [],
        safe=safe(position, order.piece) if order is not None else [],
        outlooks=[outlook(position, piece) for piece in position.standing()],
        players=players(position),
        income=[income(position, side) for side in range(position.setting.sides)],
        before=before,
    )


def asked_order(position: Contest) -> Order | None:
    step = position.agenda[-1] if position.agenda and position.result is None else None
    return step if isinstance(step, Order) else None


# -- attacks -----------------------------------------------------------------------------------------------------


def exchange(
    position: Contest, piece: int, how: int, hit: list[int], action: str | UnsetType = UNSET
) -> AttackForeseen:
    blows = [blow(position, piece, target) for target in hit]
    back = sum(one.back for one in blows)
    bears = defence(position, piece) - position.damage[piece]
    return AttackForeseen(
        attacker=position.setting.names[piece],
        how=HOW[how],
        blows=blows,
        back=back,
        defence=bears,
        attacker_falls=0 < bears <= back,
        action=action,
    )


def blow(position: Contest, piece: int, target: int) -> BlowForeseen:
    damage, bears = force(position, piece, target), defence(position, target) - position.damage[target]
    shrugged = shrugs(position, target, damage)
    return BlowForeseen(
        champion=position.setting.names[target],
        damage=0 if shrugged else damage,
        defence=bears,
        falls=not shrugged and damage >= bears,
        shrugs=shrugged,
        back=counter(position, piece, target),
    )


def attacks(position: Contest, piece: int, offer: bool) -> list[AttackForeseen]:
    """Every attack from where a champion stands; in notation only what it may choose now."""
    seat = position.owner[piece]
    offered_now = [action for decision in position.pending() for action in decision.answers.as_list()] if offer else []
    found: list[AttackForeseen] = []
    for action in strikes(position, piece):
        how, target = first(action), second(action) - 1
        hit = targets(position, piece, how) if is_area(keywords(position, piece), how) else [target]
        written = VOCABULARY.write(position, seat, action) if action in offered_now else UNSET
        found.append(exchange(position, piece, how, hit, written))
    return found


def from_cells(position: Contest, order: Order) -> list[CellForeseen]:
    found: list[CellForeseen] = []
    piece = order.piece
    for cell in reach(position, piece, points_left(position, order)).order[1:]:
        there = position.copy()
        there.put(piece, cell, position.turned[piece])
        found.append(CellForeseen(position.field.name(cell), attacks(there, piece, offer=False)))
    return found


def safe(position: Contest, piece: int) -> list[SafeForeseen]:
    found: list[SafeForeseen] = []
    for other in enemies(position, piece):
        if not can_attack(position, piece, other):
            far = distance(position, piece, other)
            name = position.setting.names[other]
            found.append(SafeForeseen(name, far, reason(position, piece, other, far)))
    return found


def reason(position: Contest, piece: int, other: int, far: int) -> Reason:
    if stands_holy(position, other) and not stands_holy(position, piece):
        return "holy"
    return "hidden" if has(position, piece, RANGED) and far <= RANGE else "far"


def outlook(position: Contest, piece: int) -> OutlookForeseen:
    found = reach(position, piece, speed(position, piece))
    names = position.setting.names
    return OutlookForeseen(
        champion=names[piece],
        reach={position.field.name(cell): found.cost[cell] for cell in found.order[1:]},
        targets=[names[other] for other in enemies(position, piece) if can_attack(position, piece, other)],
    )


# -- an attack that was announced --------------------------------------------------------------------------------


def announced(position: Contest) -> AttackForeseen | None:
    step = next((step for step in reversed(position.agenda) if isinstance(step, Attack)), None)
    return exchange(position, step.piece, step.how, step.targets) if step is not None else None


def treasures(position: Contest) -> list[TreasureForeseen]:
    plain = announced(position)
    if plain is None:
        return []
    found: list[TreasureForeseen] = []
    for decision in position.pending():
        if decision.kind != "before_damage" or decision.answers.partial:
            continue
        for action in decision.answers.as_list():
            if verb_of(action) == USE:
                then = with_treasure(position, first(action), second(action))
                written = VOCABULARY.write(position, decision.seat, action)
                found.append(TreasureForeseen(written, then, fallen(then) != fallen(plain)))
    return found


def with_treasure(position: Contest, treasure: int, piece: int) -> AttackForeseen:
    there = position.copy()
    found = position.setting.content.treasures[treasure]
    there.strength_up[piece] += found.strength + found.souls
    there.defence_up[piece] += found.defence + found.souls
    there.granted[piece] |= found.keywords
    then = announced(there)
    assert then is not None
    return then


def fallen(attack: AttackForeseen) -> list[str]:
    falls = [blow.champion for blow in attack.blows if blow.falls]
    return [*falls, attack.attacker] if attack.attacker_falls else falls


# -- buying ------------------------------------------------------------------------------------------------------


def players(position: Contest) -> list[PlayerForeseen]:
    turn = position.agenda[-1] if position.agenda and position.result is None else None
    if not isinstance(turn, Turn):
        return []
    seats = [seat for seat in turn.members(position) if not turn.ended >> seat & 1 and not position.hides(seat)]
    return [player(position, seat) for seat in seats]


def player(position: Contest, seat: int) -> PlayerForeseen:
    runes, construct_runes, power = in_hand(position, seat)
    power += 0 if position.gated[seat] else gate_power(position, seat)
    slots = [slot for slot in range(len(SLOTS)) if offered(position, slot) != NO_CARD]
    rich = position.copy()
    rich.runes[seat] += runes
    rich.gear_runes[seat] += construct_runes
    rich.power[seat] += power
    purchases = [purchase(position, seat, slot, rich) for slot in slots]
    return PlayerForeseen(seat, runes, construct_runes, power, purchases)


def in_hand(position: Contest, seat: int) -> list[int]:
    """What the hand gives without a condition: runes, runes for constructs, power."""
    cards = [plain_gains(position.setting.card(card)) for card in position.hand[seat]]
    return [sum(gains) for gains in zip(*cards, strict=True)] or [0, 0, 0]


def plain_gains(card: Card) -> list[int]:
    """What a card gives without a condition when it is played: runes, runes for constructs, power."""
    found = [0, 0, 0]
    for effect in card.ability.at(ON_PLAY):
        plain = effect.allegiance == NO_FACTION and effect.needs is None and not effect.may
        if plain and effect.do in GAINS and not effect.amount.per:
            found[GAINS.index(effect.do)] += effect.amount.n
    return found


def purchase(position: Contest, seat: int, slot: int, rich: Contest) -> PurchaseForeseen:
    card = position.setting.card(offered(position, slot))
    power = card.type == CHAMPION
    runes = position.runes[seat] + (position.gear_runes[seat] if card.type == CONSTRUCT else 0)
    payable = can_pay(position, seat, card)
    return PurchaseForeseen(
        slot=SLOTS[slot],
        card=card.id,
        pays="power" if power else "runes",
        cost=card.cost,
        short=max(card.cost - (position.power[seat] if power else runes), 0),
        after_hand=can_pay(rich, seat, card),
        ambush=touched(position, seat, card),
        action=VOCABULARY.write(position, seat, pack(ACQUIRE, slot)) if payable else UNSET,
    )


def touched(position: Contest, seat: int, card: Card) -> list[str]:
    """Own champions among which an Ambush chooses, or all of which it means."""
    found: list[str] = []
    ability = position.setting.content.kinds[card.champion].ability if card.type == CHAMPION else card.ability
    for effect in ability.at(AMBUSH):
        if effect.who is not None and effect.who.of == "own_champion":
            found += [position.setting.names[p] for p in position.supply(seat) if concerns(position, p, effect)]
    return found
