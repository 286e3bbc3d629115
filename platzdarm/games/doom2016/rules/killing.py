"""Damage, healing, killing, glory kills and victory (chapters DAMAGE, KILL, GLORY, TOKEN, STATUS-02)."""

from typing import Any

from platzdarm.games.doom2016.rules import decks
from platzdarm.games.doom2016.rules.effects_standing import IMMUNE_STUN
from platzdarm.games.doom2016.rules.field import DIFFICULT, OFF
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import (
    FIRST_DEMON,
    FIRST_OBJECT,
    GLORY_HEALS,
    INVADER,
    is_demon,
    is_marine,
    is_object,
)
from platzdarm.games.doom2016.rules.verbs import DROP
from platzdarm.kernel.action import first
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision


def suffer(position: Incursion, figure: int, amount: int, source: int) -> None:
    """Damage from attacks or other effects; at the figure's health it is killed at once (D16-DAMAGE-01, 02)."""
    if amount <= 0 or not position.on_map(figure):
        return
    position.damage[figure] += amount
    position.tell("damaged", [figure, amount, position.damage[figure]])
    if position.damage[figure] >= position.health(figure):
        if is_marine(figure) and position.has_ability(figure, "on_killed") and not is_doomed(position, figure):
            position.agenda.insert(below_attack(position), Doomed(figure, source, 0))
            return
        kill(position, figure, source, False)


def is_doomed(position: Incursion, figure: int) -> bool:
    return any(isinstance(step, Doomed) and step.figure == figure for step in position.agenda)


def below_attack(position: Incursion) -> int:
    """Where a step goes that must wait until the attack in progress is over (D16-ATTACK-10)."""
    for at, step in enumerate(position.agenda):
        if isinstance(step, Stage) and step.unbroken:
            return at
    return len(position.agenda)


def heal(position: Incursion, figure: int, amount: int) -> None:
    """D16-DAMAGE-04."""
    healed = min(amount, position.damage[figure])
    if healed > 0:
        position.damage[figure] -= healed
        position.tell("healed", [figure, healed])


def stun(position: Incursion, figure: int) -> None:
    """A second stun does nothing (D16-STUN-05)."""
    if can_be_stunned(position, figure):
        position.stunned |= 1 << figure
        position.tell("stunned", [figure])


def can_be_stunned(position: Incursion, figure: int) -> bool:
    if not position.on_map(figure) or is_object(figure):
        return False
    return not position.passive(figure, IMMUNE_STUN)


def objects(position: Incursion) -> list[int]:
    """What the marines guard: machines or the drone."""
    return [figure for figure in range(FIRST_OBJECT, FIRST_DEMON) if position.on_map(figure)]


class Doomed(Stage):
    """Last Stand: a killed marine attacks once more before it is removed; not inside another attack."""

    def __init__(self, figure: int, source: int, stage: int) -> None:
        self.figure = figure
        self.source = source
        self.stage = stage

    def values(self) -> list[Any]:
        return [self.figure, self.source, self.stage]

    def run(self, position: Incursion) -> bool:
        if self.stage == 0:
            self.stage = 1
            position.agenda.append(Moment("on_killed", [self.figure + 1], self.figure))
            return True
        position.agenda.pop()
        if position.on_map(self.figure) and position.damage[self.figure] >= position.health(self.figure):
            kill(position, self.figure, self.source, False)
        return True


def kill(position: Incursion, figure: int, killer: int, glory: bool) -> None:
    if not position.on_map(figure):
        return
    square = position.place[figure]
    beyond = max(position.damage[figure] - position.health(figure), 0)
    squares = position.squares(figure)
    tokens = position.carried[figure]
    position.carried[figure] = 0
    position.remove(figure)
    position.tell("killed", [figure, killer, square])
    if tokens:
        drop(position, squares, tokens)
    if is_demon(figure):
        demon_killed(position, figure, killer, square, beyond, glory)
    elif is_marine(figure):
        marine_killed(position, figure)
    else:
        object_destroyed(position, figure)
    judge(position)


def demon_killed(position: Incursion, figure: int, killer: int, square: int, beyond: int, glory: bool) -> None:
    kind = position.setting.type_of[figure]
    if kind not in position.types_on_map() and position.argent[kind]:
        position.argent[kind] = 0  # the card turns face down (D16-KILL-02)
        position.tell("argent", [kind, 0])
    if kind == position.setting.boss and position.portals_left:
        position.portals_left = 0
        position.tell("portals_closed", [])
    order = [INVADER]
    if is_marine(killer):
        order.append(killer + 1)
    position.agenda.append(Moment("on_kill", order, figure, square, killer, beyond))
    if glory and is_marine(killer):
        glory_kill(position, killer)


def glory_kill(position: Incursion, marine: int) -> None:
    """The marine draws a glory kill card and heals 2 (D16-GLORY-03)."""
    heal(position, marine, GLORY_HEALS)
    take_glory(position, marine)


def take_glory(position: Incursion, marine: int) -> None:
    card = decks.draw_glory(position, marine)
    if card >= 0:
        for effect in position.setting.content.glory[card].ability.at("on_gain"):
            heal(position, marine, effect.n)
            decks.discard_glory(position, marine, card)


def marine_killed(position: Incursion, marine: int) -> None:
    """The invader gains a frag token; the marine rebuilds its deck (D16-KILL-03 to 06)."""
    position.frags += 1
    position.killed = 1
    position.next_red[marine] = 0
    position.tell("frag", [position.frags])
    decks.rebuild(position, marine)


def object_destroyed(position: Incursion, figure: int) -> None:
    """A guarded machine is gone for good; the drone comes back at the last active teleporter, for a frag token."""
    if position.setting.objective.kind == "drone_escort":
        position.frags += 1
        position.tell("frag", [position.frags])
        square = position.setting.teleporters[position.last_teleporter]
        if position.figures_at(square):
            square = position.nearest_free(figure, square)[0]
        position.put(figure, square)


# -- objective tokens --------------------------------------------------------------------------------------------


def drop(position: Incursion, squares: list[int], tokens: int) -> None:
    """On the carrier's square; the marines choose among several, and avoid terrain (D16-TOKEN-02, 03)."""
    field = position.setting.field
    plain = [square for square in squares if field.terrain[square] < DIFFICULT]
    if not plain:
        reach = field.spread(squares[0], True, position.shut)
        near = [n for n in range(field.size) if reach[n] != OFF and field.terrain[n] < DIFFICULT]
        least = min((reach[n] for n in near), default=OFF)
        plain = [n for n in near if reach[n] == least] or squares
    if len(plain) == 1:
        position.tokens = tuple(sorted([*position.tokens, *plain * tokens]))
        position.tell("token_dropped", plain)
    else:
        position.agenda.append(Drop(plain, tokens))


class Drop(Stage):
    """Every marine is asked where the token goes; the first answer counts."""

    def __init__(self, squares: list[int], tokens: int) -> None:
        self.squares = squares
        self.tokens = tokens

    def values(self) -> list[Any]:
        return [self.squares, self.tokens]

    def decisions(self, position: Incursion) -> list[Decision]:
        answers = Answers([], [each(DROP, self.squares, 8)])
        return [Decision(seat, "drop", answers, self.squares) for seat in position.setting.marine_seats()]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        position.agenda.pop()
        drop(position, [first(action)], self.tokens)


# -- victory -----------------------------------------------------------------------------------------------------


def win(position: Incursion, invader: bool) -> None:
    seats = position.setting.seats
    position.result = [1.0 if invader else 0.0] + [0.0 if invader else 1.0] * (seats - 1)
    position.tell("game_over", [0 if invader else 1])


def judge(position: Incursion) -> None:
    """The mission ends the moment a side fulfils its objective; the invader is looked at first (D16-STATUS-02)."""
    if position.result is not None:
        return
    objective = position.setting.objective
    if position.frags >= position.setting.frags_needed() or (objective.kind == "guard_duty" and not objects(position)):
        win(position, True)
    elif marines_have_won(position):
        win(position, False)


def marines_have_won(position: Incursion) -> bool:
    objective = position.setting.objective
    kind = objective.kind
    if kind == "sample_collection":
        held = sum(position.carried[marine] for marine in range(position.setting.marines))
        return held >= objective.tokens
    if kind == "asset_extraction":
        return position.secured >= objective.tokens
    if kind == "guard_duty":
        return position.progress >= objective.rounds
    if kind == "system_restart":
        return all(count >= objective.progress for count in position.worked[: objective.tokens])
    if kind == "drone_escort":
        return any(position.place[figure] == position.setting.exit for figure in objects(position))
    if kind == "seal_the_breach":
        return not position.portals_left and not position.demons_on_map() and position.round > 0
    return position.doors_opened > 0 and not position.portals_left and not position.demons_on_map()


def judge_place(position: Incursion, figure: int) -> None:
    """After a figure has moved: an asset is secured on the start square, the drone has come to its exit."""
    if is_marine(figure) and position.setting.objective.kind == "asset_extraction" and position.carried[figure]:
        if position.place[figure] == position.setting.start:
            position.secured += position.carried[figure]
            position.carried[figure] = 0
            position.tell("secured", [position.secured])
            judge(position)
    elif not is_marine(figure) and not is_demon(figure):
        judge(position)
