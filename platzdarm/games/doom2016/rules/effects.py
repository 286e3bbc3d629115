"""The verbs of the effect language: when an effect applies, whom it may be aimed at, and what it does.

Effects that say 'figure' hurt friend and foe alike; only those that say 'enemy' or 'demon' choose a side. Damage of
an effect is suffered: no defence card, no shields, no end of stun.
"""

from typing import Final

from platzdarm.games.doom2016.rules import decks, killing
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, NO_CARD, Attack, current, in_reach, targets
from platzdarm.games.doom2016.rules.cards import Effect
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.going import active_squares, carries_asset
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.moving import Walk, arrive, switch_on
from platzdarm.games.doom2016.rules.peeking import Look
from platzdarm.games.doom2016.rules.position import BLACK_DIE, RANDOM_CARD, RED_DIE, Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import adjacent, distance, sees
from platzdarm.kernel.pile import bag_of, seen

WOUNDED: Final = 5  # what 'already wounded' means on Execution
RAM: Final = 3  # squares in a straight line

# the moments of an attack, in order; passive effects and those of other moments have no place among them
ORDER: Final = ("before_roll", "while_defending", "while_attacking", "on_kill", "after_attack", "when_stunned")

AIMED_VERBS: Final = (
    "attack",
    "discard_random",
    "place_argent",
    "push",
    "remove_argent",
    "reroll_dice",
    "set_die",
    "swap_card",
    "take_back",
    "teleport",
    "place_grenade",
)
AIMED_AT: Final = (
    "adjacent_enemy",
    "any_demon",
    "behind_defender",
    "beside_defender",
    "defender_or_beside",
    "enemy_near_defender",
    "near_demon",
    "self_or_beside",
    "two_near_defender",
)


def comes_after(when: str, moment: str) -> bool:
    return when in ORDER and moment in ORDER and ORDER.index(when) > ORDER.index(moment)


def is_aimed(effect: Effect) -> bool:
    return effect.do in AIMED_VERBS or effect.who in AIMED_AT


def acting(seat: int, moment: Moment) -> int:
    """The figure that uses the ability."""
    return moment.figure if seat == INVADER else seat - 1


# -- conditions --------------------------------------------------------------------------------------------------


def applies(position: Incursion, seat: int, effect: Effect, moment: Moment) -> bool:
    attack = current(position)
    if effect.needs and not fulfilled(position, seat, effect, moment, attack):
        return False
    match effect.do:
        case "reroll_dice" | "set_die":
            return attack is not None and len(attack.dice) > 0
        case "attack_again":
            return attack is not None and owner_of(position, attack.attacker) is not None
        case "redraw_defence":
            return attack is not None and attack.shown != NO_CARD
        case "cancel_shields":
            return attack is not None and attack.blocked(position) > 0
        case "ignore_cover":
            return attack is not None and attack.has_cover(position)
        case "take_attack":
            return position.on_map(seat - 1) and beside(position, seat - 1, moment.figure)
        case "ally_gain_mp":
            return moment.figure != seat - 1
        case "add_range":
            return False  # it is used while the attack is declared
        case "take_glory":
            return bool(position.glory_deck.size or position.glory_discards)
        case "cancel_stun":
            return position.is_stunned(moment.figure)
        case "damage" | "heal":
            if effect.who == "attacker":
                return is_marine(moment.other) and position.on_map(moment.other)
            return True
        case _:
            return True


def fulfilled(position: Incursion, seat: int, effect: Effect, moment: Moment, attack: Attack | None) -> bool:
    match effect.needs:
        case "no_glory":
            return not position.glory[seat - 1]
        case "large":
            return position.is_large(moment.figure)
        case "charged":
            mover = owner_of(position, moment.figure)
            return mover is not None and mover.run_up >= RAM
    if attack is None:
        return False
    match effect.needs:
        case "hurt":
            return attack.dealt > 0
        case "wounded":
            return position.damage[attack.defender] >= WOUNDED
        case "adjacent":
            return beside(position, attack.attacker, attack.defender)
        case "distant":
            return not beside(position, attack.attacker, attack.defender)
        case "close":
            return in_reach(position, attack.attacker, attack.defender, 2)
        case "trait":
            return attack.card >= 0 and has_trait(position, attack.card, effect.weapon)
        case _:
            return comrade_sees(position, attack)


def has_trait(position: Incursion, card: int, trait: str) -> bool:
    """A general attribute applies to every card whose own attribute contains it: all rifles (D16-WEAPON-06)."""
    content = position.setting.content
    return trait in content.weapons[content.actions[card].weapon].id.split("_") or (
        trait == content.weapons[content.actions[card].weapon].id
    )


def comrade_sees(position: Incursion, attack: Attack) -> bool:
    """Another demon of the attacker's type has the defender in sight."""
    for other in position.setting.figures_of(position.setting.type_of[attack.attacker]):
        if other != attack.attacker and position.on_map(other):
            outlook = position.outlook(other, attack.defender)
            if sees(outlook, position.squares(other), position.squares(attack.defender)):
                return True
    return False


def beside(position: Incursion, one: int, other: int) -> bool:
    if not position.on_map(one) or not position.on_map(other):
        return False
    return adjacent(position.outlook(one, other), position.squares(one), position.squares(other))


def owner_of(position: Incursion, figure: int) -> Mover | None:
    """The activation of a figure, if it is under way."""
    agenda = position.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Mover) and step.figure == figure:
            return step
    return None


# -- who is near whom --------------------------------------------------------------------------------------------


def everybody(position: Incursion) -> list[int]:
    return [figure for figure, place in enumerate(position.place) if place != OFF]


def within(position: Incursion, squares: list[int], most: int, flying: bool = False) -> list[int]:
    """The figures at most so many squares away from these squares."""
    field = position.setting.field
    closed = field.closed(position.shut)
    found: list[int] = []
    for figure in everybody(position):
        others = position.squares(figure)
        outlook = field.ground.between(closed, squares, flying, others, position.flies(figure))
        far = distance(outlook, squares, others)
        if far is not None and far <= most:
            found.append(figure)
    return found


def around(position: Incursion, squares: list[int]) -> list[int]:
    """The figures adjacent to these squares, not on them."""
    field = position.setting.field
    outlook = field.outlook(position.shut)
    found = [figure for figure in everybody(position) if adjacent(outlook, squares, position.squares(figure))]
    return [figure for figure in found if not set(squares) & set(position.squares(figure))]


def near_square(position: Incursion, figure: int, square: int, most: int) -> bool:
    return figure in within(position, [square], most)


def behind(position: Incursion, attack: Attack) -> list[int]:
    """Figures next to the defender and farther from the attacker."""
    field = position.setting.field
    outlook = field.outlook(position.shut)
    squares = position.squares(attack.attacker)
    limit = distance(outlook, squares, attack.where)
    found: list[int] = []
    for figure in around(position, attack.where):
        far = distance(outlook, squares, position.squares(figure))
        if figure != attack.defender and far is not None and limit is not None and far > limit:
            found.append(figure)
    return found


def candidates(position: Incursion, seat: int, effect: Effect, moment: Moment) -> list[int]:
    """The figures that an effect may be aimed at, or that it strikes together."""
    attack = current(position)
    who = effect.who
    if who == "self_or_beside":
        found = [seat - 1, *(m for m in position.marines_on_map() if beside(position, seat - 1, m))]
        return [figure for figure in found if position.on_map(figure) and position.damage[figure]]
    if who == "any_demon":
        return [figure for figure in position.demons_on_map() if position.damage[figure]]
    if who in ("adjacent_enemy", "all_adjacent_enemies"):
        figure = acting(seat, moment)
        return [f for f in everybody(position) if enemies(figure, f) and beside(position, figure, f)]
    if who == "near_demon":
        return [f for f in position.demons_on_map() if in_reach(position, seat - 1, f, effect.distance)]
    if who == "demons_near_killed":
        return [f for f in within(position, [moment.square], effect.distance) if is_demon(f)]
    if who == "attacker":
        return [moment.other]
    where, defender = where_it_was(attack, moment)
    if who in ("beside_defender", "all_beside_defender"):
        return [f for f in around(position, where) if f != defender]
    if who == "defender_or_beside":
        return [f for f in [defender, *around(position, where)] if position.on_map(f)]
    if who == "behind_defender":
        return [] if attack is None else behind(position, attack)
    near = [f for f in within(position, where, effect.distance) if f != defender]
    if who == "enemy_near_defender":
        return [f for f in near if enemies(acting(seat, moment), f)]
    if who == "two_near_defender":
        return [f for f in near if f != acting(seat, moment)]
    if who == "all_near_defender":
        return near
    return [defender] if position.on_map(defender) else []


def where_it_was(attack: Attack | None, moment: Moment) -> tuple[list[int], int]:
    if attack is not None:
        return attack.where, attack.defender
    return [moment.square], moment.figure


# -- aiming ------------------------------------------------------------------------------------------------------


def choices(position: Incursion, seat: int, effect: Effect, moment: Moment) -> list[tuple[int, int]] | None:
    """The operands that an effect needs; None if it needs none, empty if there is nothing to aim at."""
    if not is_aimed(effect):
        return None
    match effect.do:
        case "reroll_dice":
            return [(bits, 0) for bits in dice_sets(position, effect)]
        case "set_die":
            return settings(position)
        case "attack":
            return [(figure + 1, 0) for figure in attack_targets(position, seat, effect, moment)]
        case "discard_random":
            return [(m + 1, 0) for m in range(position.setting.marines) if position.hands[m]]
        case "place_argent":
            return [(kind + 1, 0) for kind in position.types_on_map()] if position.argent_left() else []
        case "remove_argent":
            return [(kind + 1, 0) for kind, tokens in enumerate(position.argent) if tokens]
        case "push":
            return [(square + 1, 0) for square in push_squares(position, effect)]
        case "teleport":
            return [(square + 1, 0) for square in jump_squares(position, seat, effect)]
        case "swap_card":
            if position.hides(seat):
                return [(1, 0)] if position.hands[seat - 1] else []
            return [(card + 1, 0) for card in sorted(set(position.hands[seat - 1]))]
    found = candidates(position, seat, effect, moment)
    if effect.who == "two_near_defender":
        return [(a + 1, 0) for a in found] + [(a + 1, b + 1) for a in found for b in found if a < b]
    return [(figure + 1, 0) for figure in found]


def dice_sets(position: Incursion, effect: Effect) -> list[int]:
    attack = current(position)
    assert attack is not None
    number = min(len(attack.dice), 8)  # a set of dice is one operand
    if effect.n >= number:
        every = (1 << number) - 1
        return [every] if effect.n > 6 else list(range(1, every + 1))
    return [bits for bits in range(1, 1 << number) if bits.bit_count() <= effect.n]


def settings(position: Incursion) -> list[tuple[int, int]]:
    """Any die, any of its faces."""
    attack = current(position)
    assert attack is not None
    content = position.setting.content
    found: list[tuple[int, int]] = []
    for at, die in enumerate(attack.dice):
        faces = content.black if die >= BLACK_FACE else content.red
        found += [(at + 1, value) for value in sorted(set(faces)) if value != die % BLACK_FACE]
    return found


def attack_targets(position: Incursion, seat: int, effect: Effect, moment: Moment) -> list[int]:
    if current(position) is not None:
        return []  # no attack inside an attack (D16-ATTACK-10)
    if not position.on_map(seat - 1):
        return []
    if moment.name == "demon_near":
        return [moment.figure] if in_reach(position, seat - 1, moment.figure, effect.range) else []
    return targets(position, seat - 1, effect.range)


def push_squares(position: Incursion, effect: Effect) -> list[int]:
    """Free squares that the defender can be moved to: never through terrain that stops it (D16-TERR-08)."""
    attack = current(position)
    if attack is None or not position.on_map(attack.defender) or position.is_large(attack.defender):
        return []
    start = position.place[attack.defender]
    reach = position.setting.field.spread(start, position.flies(attack.defender), position.shut)
    standing = position.standing()
    return [n for n in range(len(reach)) if 0 < reach[n] <= effect.n and n not in standing]


def jump_squares(position: Incursion, seat: int, effect: Effect) -> list[int]:
    marine = seat - 1
    if not position.on_map(marine) or carries_asset(position, marine):  # D16-GOLD-05
        return []
    reach = position.setting.field.spread(position.place[marine], False, position.shut)
    return [
        square
        for square in active_squares(position)
        if 0 < reach[square] <= effect.distance and not any(not is_demon(f) for f in position.figures_at(square))
    ]


# -- carrying out ------------------------------------------------------------------------------------------------


def apply(position: Incursion, seat: int, effect: Effect, moment: Moment, target: int, other: int) -> None:
    attack = current(position)
    figure = acting(seat, moment)
    if attack is not None and apply_in_attack(position, effect, attack, target, other):
        return
    match effect.do:
        case "damage":
            harm(position, seat, effect, moment, target, other)
        case "roll_damage":
            amount = roll(position, effect.red, effect.black)
            killing.suffer(position, target - 1, amount, figure)
        case "stun":
            apply_stun(position, effect, moment, attack, target)
        case "heal":
            for one in [target - 1] if target else candidates(position, seat, effect, moment):
                killing.heal(position, one, effect.n)
        case "gain_mp":
            give_points(position, figure, effect.n, seat)
        case "ally_gain_mp":
            give_points(position, moment.figure, effect.n, moment.figure + 1)
        case "fly":
            mover = owner_of(position, figure)
            if mover is not None:
                mover.flight = 1
        case "draw":
            decks.draw(position, seat - 1, effect.n)
        case "take_glory":
            killing.take_glory(position, seat - 1)
        case "swap_card":
            decks.discard(position, seat - 1, target - 1)
            decks.draw(position, seat - 1, 1)
        case "teleport":
            arrive(position, figure, target - 1)
        case "attack":
            position.agenda.append(Attack(figure, target - 1, NO_CARD, effect.red, effect.black))
        case _:
            apply_to_table(position, seat, effect, moment, target)


def apply_in_attack(position: Incursion, effect: Effect, attack: Attack, target: int, other: int) -> bool:
    """The verbs that change the attack in progress. False: the verb is another."""
    match effect.do:
        case "add_dice":
            times = dice_earned(position, effect, attack)
            attack.red += effect.red * times
            attack.black += effect.black * times
        case "add_hits":
            attack.hits += effect.n
        case "add_shields":
            attack.shields += effect.n
        case "cancel_shields":
            attack.cancelled += effect.n
        case "dodge":
            attack.dodged = 1
        case "ignore_cover":
            attack.ignores_cover = 1
        case "reroll_dice":
            reroll(position, attack, target)
        case "set_die":
            black = attack.dice[target - 1] >= BLACK_FACE
            attack.dice[target - 1] = other + (BLACK_FACE if black else 0)
            position.tell("rolled", [attack.attacker, *attack.dice])
        case "redraw_defence":
            attack.discard_shown(position)
            attack.reveal(position)
        case "lower_stagger":
            position.stagger_cut[attack.defender] += effect.n if position.on_map(attack.defender) else 0
        case "forbid_glory_kill":
            position.no_glory |= 1 << attack.defender
        case "mark":
            position.marked |= (1 << attack.defender) if position.on_map(attack.defender) else 0
        case "take_attack":
            return False
        case "push":
            position.put(attack.defender, target - 1)
            position.tell("displaced", [attack.defender, target - 1])
            if is_marine(attack.defender):
                switch_on(position, target - 1)
            killing.judge_place(position, attack.defender)
        case "attack_again":
            offer_again(position, effect, attack)
        case _:
            return False
    return True


def dice_earned(position: Incursion, effect: Effect, attack: Attack) -> int:
    if not effect.per:
        return 1
    mover = owner_of(position, attack.attacker)
    return 0 if mover is None else min(mover.entered // effect.per, effect.most)


def reroll(position: Incursion, attack: Attack, bits: int) -> None:
    content = position.setting.content
    for at in range(len(attack.dice)):
        if bits >> at & 1:
            if attack.dice[at] >= BLACK_FACE:
                attack.dice[at] = BLACK_FACE + content.black[position.chance.below(6, BLACK_DIE)]
            else:
                attack.dice[at] = content.red[position.chance.below(6, RED_DIE)]
    position.tell("rolled", [attack.attacker, *attack.dice])


def offer_again(position: Incursion, effect: Effect, attack: Attack) -> None:
    """One more attack in the same activation, with other dice; `red = -1` means one die fewer than printed."""
    mover = owner_of(position, attack.attacker)
    if mover is None:
        return
    red, black, reach = effect.red, effect.black, effect.range
    if is_demon(attack.attacker):
        demon = position.setting.demon(attack.attacker)
        reach = reach or demon.range
        if red < 0:
            red, black = (demon.red - 1, demon.black) if demon.red else (0, max(demon.black - 1, 0))
    excluded = attack.defender + 1 if effect.who == "another" else 0
    # without its card, or the card would grant yet another attack, and so for ever
    mover.offers.append([red, black, reach, NO_CARD, excluded])


def harm(position: Incursion, seat: int, effect: Effect, moment: Moment, target: int, other: int) -> None:
    attack = current(position)
    amount = effect.n
    if effect.amount == "hits" and attack is not None:
        amount = attack.symbols()
    elif effect.amount == "beyond":
        amount = moment.number
    struck = [one - 1 for one in (target, other) if one] if target else candidates(position, seat, effect, moment)
    for figure in struck:
        killing.suffer(position, figure, amount, acting(seat, moment))


def apply_stun(position: Incursion, effect: Effect, moment: Moment, attack: Attack | None, target: int) -> None:
    """Inside an attack a stun takes hold when the attack is over, or the same attack would end it."""
    if attack is not None:
        attack.stuns.append(target - 1 if target else attack.defender)
        return
    killing.stun(position, target - 1)
    position.agenda.append(Moment("when_stunned", [INVADER], target - 1))


def roll(position: Incursion, red: int, black: int) -> int:
    content = position.setting.content
    values = [content.red[position.chance.below(6, RED_DIE)] for _ in range(red)]
    values += [content.black[position.chance.below(6, BLACK_DIE)] for _ in range(black)]
    position.tell("rolled", [-1, *values[:red], *(BLACK_FACE + value for value in values[red:])])
    return sum(values)


def give_points(position: Incursion, figure: int, points: int, seat: int) -> None:
    """In the figure's own activation they join the pool (D16-MP-02), outside it they are spent at once (D16-MP-06)."""
    mover = owner_of(position, figure)
    if mover is not None:
        mover.points += points
    elif position.on_map(figure):
        position.agenda.append(Walk(figure, points, seat))


def apply_to_table(position: Incursion, seat: int, effect: Effect, moment: Moment, target: int) -> None:
    match effect.do:
        case "place_argent":
            position.argent[target - 1] += min(effect.n, position.argent_left())
            position.tell("argent", [target - 1, position.argent[target - 1]])
        case "remove_argent":
            position.argent[target - 1] = max(position.argent[target - 1] - effect.n, 0)
            position.tell("argent", [target - 1, position.argent[target - 1]])
        case "discard_random":
            marine = target - 1
            hand = [seen(card) for card in position.hands[marine]]
            card = position.chance.draw(bag_of(hand, len(position.setting.content.actions)), RANDOM_CARD)
            decks.discard(position, marine, card)
        case "limit_range":
            position.range_limit = effect.n
        case "draw_events":
            decks.draw_events(position, effect.n)
            position.agenda.append(Look("discard", seat, [], 1))
        case "peek_initiative":
            Look.begin(position, seat, effect.n, "peek")
        case "reorder_initiative":
            Look.begin(position, seat, effect.n, "reorder")
        case "first_card":
            first_card(position, seat - 1)
        case "take_attack":
            attack = current(position)
            assert attack is not None
            attack.defender = seat - 1
            attack.where = list(position.squares(seat - 1))
            attack.was_stunned = attack.was_stunned & 1 | 2 * int(position.is_stunned(seat - 1))
            position.tell("attack", [attack.attacker, attack.defender, attack.card, attack.red, attack.black])
        case "cancel_stun":
            position.stunned &= ~(1 << moment.figure)
        case _:
            pass


def first_card(position: Incursion, marine: int) -> None:
    """The own initiative card goes to the top; which one is there is known to all (D16-INIT-05)."""
    card = 0 if position.setting.marines == 1 else marine
    for at, (counts, known, size) in enumerate(position.initiative):
        if counts[card]:
            rest = list(counts)
            rest[card] -= 1
            alone = tuple(int(n == card) for n in range(len(counts)))
            bags = list(position.initiative)
            bags[at] = (tuple(rest), known, size - 1)
            position.initiative = (*(bag for bag in bags if bag[2]), (alone, -1, 1))
            position.tell("first_card", [marine])
            return


# -- grenades ----------------------------------------------------------------------------------------------------


def grenade_effect(position: Incursion, weapon: int, when: str) -> Effect | None:
    """What the card of a grenade says for a moment."""
    content = position.setting.content
    for ability in content.actions[content.weapons[weapon].cards[0]].abilities:
        for effect in ability.effects:
            if effect.when == when:
                return effect
    return None


def return_grenade(position: Incursion, number: int) -> None:
    """The token comes back to its owner (D16-WEAPON-09)."""
    position.grenades = position.grenades[:number] + position.grenades[number + 1 :]


def explode(position: Incursion, when: str, owner: int = -1) -> None:
    """Grenades whose moment has come: each figure on or next to the token suffers what is rolled."""
    for number in range(len(position.grenades) - 1, -1, -1):
        marine, weapon, square, _ = position.grenades[number]
        effect = grenade_effect(position, weapon, when)
        if effect is None or owner not in (-1, marine):
            continue
        return_grenade(position, number)
        amount = roll(position, effect.red, effect.black)
        position.tell("exploded", [square, amount])
        dealt = 0
        for figure in [*position.figures_at(square), *around(position, [square])]:
            before = position.damage[figure]
            dealt += min(amount, position.health(figure) - before)
            killing.suffer(position, figure, amount, marine)
        weapon_card = position.setting.content.actions[position.setting.content.weapons[weapon].cards[0]]
        drain = weapon_card.find("heal")
        if drain is not None and position.on_map(marine):
            killing.heal(position, marine, min(dealt, drain.most))


def throw_squares(position: Incursion, marine: int, effect: Effect) -> list[int]:
    """Squares in sight and within the range of a grenade."""
    field = position.setting.field
    outlook = field.outlook(position.shut)
    squares = position.squares(marine)
    reach = effect.range + position.passive(marine, "grenade_range")
    found: list[int] = []
    for square in range(field.size):
        far = distance(outlook, squares, [square])
        if far is not None and far <= reach and sees(outlook, squares, [square]):
            found.append(square)
    return found
