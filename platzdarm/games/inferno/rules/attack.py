"""Attacks (chapters ATK, KEY): announced, then treasures, then all damage at once, defeats, and Slaughter."""

from typing import Any, Final

from platzdarm.games.inferno.rules.cards import COUNTER, MIND_THIEF, SLAUGHTER, SOUL_EATER
from platzdarm.games.inferno.rules.damage import BY_NOBODY, defeat, is_fallen
from platzdarm.games.inferno.rules.figures import by_shrine, distance, factions, has, strength, total
from platzdarm.games.inferno.rules.goals import progress
from platzdarm.games.inferno.rules.honour import gain_honour
from platzdarm.games.inferno.rules.moments import before_damage
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.programs import EVERY, Trigger, Triggers, sources_on
from platzdarm.games.inferno.rules.robbing import discard_at_random
from platzdarm.games.inferno.rules.row import chosen_factions
from platzdarm.games.inferno.rules.scenario import CHOSEN_SLAUGHTER
from platzdarm.games.inferno.rules.setting import NEUTRAL
from platzdarm.games.inferno.rules.sight import RANGE
from platzdarm.games.inferno.rules.standing import SHRUG_OFF, STRIKE_AFAR
from platzdarm.games.inferno.rules.targets import can_attack
from platzdarm.games.inferno.rules.terrain import hurt
from platzdarm.games.inferno.rules.treasures import add_souls
from platzdarm.kernel.position import Step

ANNOUNCED: Final = 0
DAMAGE: Final = 1


class Attack(Step[Contest]):
    def __init__(self, piece: int, how: int, targets: list[int], stage: int = ANNOUNCED) -> None:
        self.piece = piece
        self.how = how
        self.targets = targets
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.piece, self.how, self.targets, self.stage]

    def run(self, position: Contest) -> bool:
        if self.stage == ANNOUNCED:
            self.stage = DAMAGE
            position.tell("attack", [self.piece, self.how, *self.targets])
            before_damage(position, self.piece, self.targets)
        else:
            position.agenda.pop()
            exchange(position, self.piece, self.targets)
        return True


def exchange(position: Contest, piece: int, targets: list[int]) -> None:
    """Attack and counter-strikes at the same time (INF-KEY-06, 11), then those who have fallen, then Slaughter."""
    seat = position.owner[piece]
    blows = [blow(position, piece, target) for target in targets]
    returned = [counter(position, piece, target) for target in targets]
    if any(distance(position, piece, target) == RANGE for target in targets):
        progress(position, seat, "attacks_from_afar", 1)
    for target, damage in zip(targets, blows, strict=True):
        if damage:
            hurt(position, target, damage)
    if any(returned):
        hurt(position, piece, sum(returned))
    fallen = [target for target in targets if is_fallen(position, target)]
    slaughters = slaughter(position, piece, fallen)
    falls = is_fallen(position, piece)
    owners = [position.owner[target] for target in fallen]
    for target in fallen:
        note_defeat(position, piece, target)
        defeat(position, target, seat if seat < NEUTRAL else BY_NOBODY, piece)
    if falls:
        avenger = next((target for target, damage in zip(targets, returned, strict=True) if damage), targets[0])
        defeat(position, piece, seat_of(position, avenger), avenger)
    for owner in owners:
        gain_by_slaughter(position, position.side_of(seat), piece, owner)
    if slaughters:
        position.agenda.append(Triggers(slaughters))


def seat_of(position: Contest, piece: int) -> int:
    owner = position.owner[piece]
    return owner if 0 <= owner < NEUTRAL else BY_NOBODY


def blow(position: Contest, piece: int, target: int) -> int:
    damage = force(position, piece, target)
    if shrugs(position, target, damage):
        position.shrugged[target] = 1
        position.tell("shrugged", [target])
        return 0
    return damage


def force(position: Contest, piece: int, target: int) -> int:
    """Exactly the attacker's strength (INF-ATK-01), with what it has against those who are not adjacent."""
    damage = strength(position, piece)
    return damage + (total(position, piece, STRIKE_AFAR) if distance(position, piece, target) > 1 else 0)


def shrugs(position: Contest, target: int, damage: int) -> bool:
    """Whether an attack would do nothing, as the first weak one in a turn to some."""
    shrug = total(position, target, SHRUG_OFF)
    return shrug > 0 and damage <= shrug and not position.shrugged[target]


def counter(position: Contest, piece: int, target: int) -> int:
    """From afar only if the defender could attack the attacker (INF-KEY-07); neutral ones never (INF-IDOL-06)."""
    if position.owner[target] == NEUTRAL or not has(position, target, COUNTER):
        return 0
    if distance(position, piece, target) > 1 and not can_attack(position, target, piece):
        return 0
    return strength(position, target)


def slaughter(position: Contest, piece: int, fallen: list[int]) -> list[list[int]]:
    """Once for each enemy that this attack defeats (INF-KEY-12, 13), though the attacker fall as well (INF-KEY-14)."""
    seat = position.owner[piece]
    sources = sources_on(position, piece, SLAUGHTER)
    return [
        [seat, Trigger(source, number, SLAUGHTER, piece, position.cell[target], EVERY).code()]
        for target in fallen
        for source, number in sources
    ]


def gain_by_slaughter(position: Contest, side: int, piece: int, loser: int) -> None:
    """What keywords and the scenario add to it; `loser` has lost a champion."""
    if has(position, piece, MIND_THIEF):
        discard_at_random(position, loser)
    if has(position, piece, SOUL_EATER):
        add_souls(position, piece, 1)
    worth = position.setting.scenario.special(CHOSEN_SLAUGHTER)
    if worth and factions(position, piece) & chosen_factions(position):  # INF-IDOL-05
        gain_honour(position, side, worth)


def note_defeat(position: Contest, piece: int, target: int) -> None:
    seat = position.owner[piece]
    progress(position, seat, "defeats", 1)
    if by_shrine(position, target):
        progress(position, seat, "defeats_by_shrine", 1)
    if position.gear[piece]:
        progress(position, seat, "equipped_defeats", 1)
