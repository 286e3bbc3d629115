"""Odds against full enumeration of the dice, re-rolls included, and against attacks that are played."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from platzdarm.games.doom2004.rules.attack import DIE, Attack, declare
from platzdarm.games.doom2004.rules.cards import Face
from platzdarm.games.doom2004.rules.foresight import attack_odds, reroll_odds, strike
from platzdarm.games.doom2004.rules.odds import Odds, Strike, faces_of, odds
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.games.doom2004.table.odds_board import DiceGiven, OddsGiven, answer
from platzdarm.kernel.chance import Chance, SeededChance
from tests.doom2004.tabletop import arm, content, layout, number

FACES = faces_of(content().faces)
SETS = [(1, 0, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0), (0, 1, 1, 1), (1, 0, 0, 1)]


def slowly(dice: tuple[int, ...], distance: int, armour: int, health: int, wish: str) -> dict[str, Fraction]:
    """Word for word: every roll, every set of dice, every second roll."""
    colours = [colour for colour, count in enumerate(dice) for _ in range(count)]
    sides = [content().faces[colour] for colour in colours]

    def judge(faces: tuple[Face, ...]) -> tuple[bool, bool, int]:
        success = not any(face.miss for face in faces) and sum(face.reach for face in faces) >= distance
        wounds = min(sum(face.damage for face in faces) // armour, health) if success else 0
        return success, any(face.ammo for face in faces), wounds

    total: dict[str, Fraction] = {"success": Fraction(0), "ammo": Fraction(0)}
    chance = Fraction(1, 6 ** len(colours))
    for first in product(*sides):
        options = []
        for chosen in [some for size in range(len(colours) + 1) for some in combinations(range(len(colours)), size)]:
            if chosen and not wish:
                continue
            shown = [sides[at] if at in chosen else [face] for at, face in enumerate(first)]
            judged = [judge(faces) for faces in product(*shown)]
            mean = Fraction(sum(wounds for _, _, wounds in judged), len(judged))
            options.append((-mean if wish == "aim" else mean, len(chosen), judged))
        judged = min(options, key=lambda option: option[:2])[2]
        for success, ammo, wounds in judged:
            share = chance / len(judged)
            total["success"] += share * success
            total["ammo"] += share * ammo
            total[str(wounds)] = total.get(str(wounds), Fraction(0)) + share
    return total


def compare(found: Odds, slow: dict[str, Fraction]) -> None:
    assert Fraction(found.success, found.total) == slow["success"]
    assert Fraction(found.ammo, found.total) == slow["ammo"]
    for wounds, ways in enumerate(found.wounds):
        assert Fraction(ways, found.total) == slow.get(str(wounds), 0)


@pytest.mark.rule("D04-ROLL-03")
@pytest.mark.parametrize("dice", SETS)
@pytest.mark.parametrize(("distance", "armour", "health"), [(1, 1, 3), (4, 2, 2), (6, 3, 4)])
def test_odds_without_a_reroll_are_those_of_all_rolls(
    dice: tuple[int, ...], distance: int, armour: int, health: int
) -> None:
    compare(odds(Strike(FACES, dice, distance, armour, health)), slowly(dice, distance, armour, health, ""))


@pytest.mark.rule("D04-REROLL-01", "D04-DODGE-01")
@pytest.mark.parametrize("dice", SETS[:3] + SETS[4:])
@pytest.mark.parametrize("wish", ["aim", "dodge"])
@pytest.mark.parametrize(("distance", "armour"), [(2, 1), (4, 2)])
def test_odds_with_a_reroll_are_those_of_the_best_choice(
    dice: tuple[int, ...], wish: str, distance: int, armour: int
) -> None:
    found = odds(Strike(FACES, dice, distance, armour, 3), wish == "aim", wish == "dodge")
    compare(found, slowly(dice, distance, armour, 3, wish))


@pytest.mark.rule("D04-ROLL-03", "D04-MODS-01")
def test_an_attack_has_no_bonus_unless_it_is_said() -> None:
    assert Strike(FACES, (0, 1, 0, 1), 3, 2, 1) == Strike(FACES, (0, 1, 0, 1), 3, 2, 1, False, 0, 0)


@pytest.mark.rule("D04-REROLL-03")
def test_aim_and_dodge_cancel() -> None:
    shot = Strike(FACES, (0, 1, 0, 1), 4, 2, 3)
    assert odds(shot, True, True) == odds(shot)
    assert odds(shot, aim=True).mean > odds(shot).mean > odds(shot, dodge=True).mean


@pytest.mark.rule("D04-ROLL-03")
def test_the_pistols_odds_are_those_of_the_fact_sheet() -> None:
    chances = [odds(Strike(FACES, (0, 1, 0, 1), far, 1, 9)) for far in range(1, 8)]
    told = [0.8333, 0.8333, 0.8056, 0.6944, 0.5, 0.25, 0.0556]
    assert [round(found.success / found.total, 4) for found in chances] == told
    assert round(chances[0].ammo / chances[0].total, 4) == 0.3333


@pytest.mark.rule("D04-DMG-08")
def test_who_is_hurt_already_is_killed_by_what_is_left_of_him() -> None:
    position = layout("green (0,0), archvile (3,0)")
    archvile, pistol = number(position, "archvile"), content().weapon("pistol").index
    whole = attack_odds(position, 0, pistol, 3, archvile)
    position.wounds[archvile] = 2
    hurt = attack_odds(position, 0, pistol, 3, archvile)
    assert hurt.kill == sum(whole.wounds[1:]) / whole.total > whole.kill


@pytest.mark.rule("D04-TOKEN-10")
def test_a_berserk_fist_kills_or_misses() -> None:
    position = layout("green (0,0), archvile (1,0)")
    position.berserk[0] = 1
    found = attack_odds(position, 0, content().weapon("fist").index, 1, number(position, "archvile"))
    assert found.wounds[0] == found.total - found.success and found.wounds[-1] == found.success
    assert sum(found.wounds[1:-1]) == 0 and len(found.wounds) == position.rating(number(position, "archvile")) + 1


@pytest.mark.rule("D04-ROLL-03")
def test_the_odds_of_a_shot_count_how_far_it_goes() -> None:
    position = layout("green (0,0), archvile (5,0)")
    archvile, pistol = number(position, "archvile"), content().weapon("pistol").index
    assert strike(position, 0, pistol, 5, archvile).distance == 5
    assert odds(strike(position, 0, pistol, 5, archvile)) == attack_odds(position, 0, pistol, 5, archvile)


def pistol_shot() -> tuple[Foray, Attack]:
    position = layout("green (0,0), zombie (1,0)")
    attack = Attack(0, content().weapon("pistol").index, 1, True)
    attack.distance = 1
    return position, attack


@pytest.mark.rule("D04-REROLL-01")
def test_of_dice_that_lie_there_only_the_chosen_are_thrown_again() -> None:
    position, attack = pistol_shot()
    yellow, green = content().faces[1], content().faces[3]
    missing = next(at for at, face in enumerate(yellow) if face.miss)
    strong = max(range(len(green)), key=lambda at: green[at].damage)
    attack.dice = [DIE + missing, 3 * DIE + strong]
    zombie = number(position, "zombie")
    kept, again = (reroll_odds(position, attack, zombie, chosen) for chosen in (0, 1))
    assert kept.success == 0, "a miss that is kept stays a miss"
    assert Fraction(again.success, again.total) == Fraction(sum(not face.miss for face in yellow), len(yellow))


@pytest.mark.rule("D04-REROLL-01")
def test_a_reroll_changes_the_chance_to_lose_ammunition() -> None:
    position, attack = pistol_shot()
    yellow, green = content().faces[1], content().faces[3]
    bare = next(at for at, face in enumerate(yellow) if not face.ammo and not face.miss)
    marked = next(at for at, face in enumerate(yellow) if face.ammo)
    zombie = number(position, "zombie")

    def chance(at: int, chosen: int) -> Fraction:
        attack.dice = [DIE + at, 3 * DIE + next(at for at, face in enumerate(green) if not face.ammo)]
        found = reroll_odds(position, attack, zombie, chosen)
        return Fraction(found.ammo, found.total)

    assert chance(bare, 0) == 0 and chance(marked, 0) == 1, "what lies there is certain"
    assert chance(bare, 1) == chance(marked, 1) == Fraction(sum(face.ammo for face in yellow), len(yellow))


def test_the_answer_to_a_hand_made_attack() -> None:
    given = OddsGiven(DiceGiven(red=1, yellow=1, green=2), 4, 2, 3, aim=True)
    told = answer(given)
    assert list(told) == ["success", "ammo", "wounds", "mean", "kill"] and list(told["wounds"]) == ["0", "1", "2", "3"]
    assert abs(sum(told["wounds"].values()) - 1) < 1e-12 and told["kill"] == told["wounds"]["3"]
    assert abs(told["mean"] - sum(int(n) * p for n, p in told["wounds"].items())) < 1e-12


@pytest.mark.rule("D04-DODGE-01")
def test_of_equal_choices_the_first_dice_are_rolled_again_in_whatever_order_they_fell() -> None:
    """Of two dice of one colour the one that lies first, which is either of them as often; counted over all rolls."""
    told = answer(OddsGiven(DiceGiven(blue=2, green=2), 5, 4, 2, dodge=True))
    assert abs(told["success"] - 0.36555736549306506) < 1e-12
    assert abs(told["mean"] - 0.1931084247828075) < 1e-12
    greens = (0, 0, 0, 2)
    compare(odds(Strike(FACES, greens, 4, 1, 1), dodge=True), slowly(greens, 4, 1, 1, "dodge"))


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_played_attacks_come_out_as_the_odds_say(count: int) -> None:
    position = arm(layout("green (0,0), mancubus (3,0)"), "green", "rocket_launcher machine_gun", bullets=99)
    mancubus = number(position, "mancubus")
    found = odds(Strike(FACES, tuple(content().weapon("machine_gun").dice), 3, 4, 3, accuracy=1))
    seen: Counter[int] = Counter()
    luck = SeededChance(b"played attacks")
    for _ in range(count):
        position.wounds[mancubus] = 0
        position.ammo[0] = 9
        position.agenda = []
        play_one(position, luck)
        seen[position.wounds[mancubus] if position.on_board(mancubus) else 3] += 1
        if not position.on_board(mancubus):
            position.put(mancubus, 3)
    for wounds in range(4):
        expected = found.wounds[wounds] / found.total
        spread = 4.5 * (expected * (1 - expected) / count) ** 0.5
        assert abs(seen[wounds] / count - expected) <= spread + 1 / count


def play_one(position: Foray, luck: Chance) -> None:
    position.chance = luck
    position.quiet = True
    declare(position, 0, content().weapon("machine_gun").index, 3, False)
    position.advance()
