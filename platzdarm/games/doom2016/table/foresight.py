"""What a seat may foresee: the exact odds of its attacks, what each figure sees, and where each could go."""

from typing import Any, Final

from platzdarm.games.doom2016.rules.attack import Attack, targets
from platzdarm.games.doom2016.rules.cards import BONUS, MAIN, Ability, Effect
from platzdarm.games.doom2016.rules.effects_attack import IGNORE_COVER
from platzdarm.games.doom2016.rules.going import base_size
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.moving import Walk
from platzdarm.games.doom2016.rules.odds import action_odds, attack_odds
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.reach import reach_of
from platzdarm.games.doom2016.rules.setting import RUN_POINTS, enemies, is_demon, is_marine
from platzdarm.games.doom2016.rules.sight import distance, has_cover, sees
from platzdarm.games.doom2016.rules.verbs import ATTACK
from platzdarm.games.doom2016.text.vocabulary import VOCABULARY
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.pile import UNSEEN

IN_THE_OPEN: Final = Ability("in_the_open", "in the open", 0, [Effect("before_roll", IGNORE_COVER)])
DIGITS: Final = 5


def foresee(position: Incursion) -> dict[str, Any]:
    """Of a masked position: the odds are those that its seat may know."""
    return {
        "attacks": attacks(position),
        "cards": cards(position),
        "figures": [outlook_of(position, figure) for figure in on_the_map(position)],
    }


def on_the_map(position: Incursion) -> list[int]:
    return position.marines_on_map() + position.demons_on_map()


# -- odds --------------------------------------------------------------------------------------------------------


def attacks(position: Incursion) -> list[dict[str, Any]]:
    """Every attack that may be declared now."""
    found: list[dict[str, Any]] = []
    for decision in position.pending():
        for action in decision.answers.singles:
            if verb_of(action) == ATTACK:
                text = VOCABULARY.write(position, decision.seat, action)
                found.append({"action": text, **of_action(position, action)})
    return found


def of_action(position: Incursion, action: int) -> dict[str, Any]:
    mover = position.agenda[-1]
    assert isinstance(mover, Mover)
    odds = action_odds(position, action)
    assert odds is not None
    offer = mover.offers[second(action)]
    return told(position, mover.figure, first(action), offer, odds)


def told(position: Incursion, attacker: int, defender: int, offer: list[int], odds: Any) -> dict[str, Any]:
    """With cover, the odds without it stand beside: one may step aside first."""
    names = position.setting.names
    cover = Attack(attacker, defender, offer[3], offer[0], offer[1]).has_cover(position)
    bare = attack_odds(position, attacker, defender, offer, [IN_THE_OPEN]) if cover else odds
    return {
        "attacker": names[attacker],
        "defender": names[defender],
        "card": position.setting.content.actions[offer[3]].id if offer[3] >= 0 else None,
        "red": offer[0] + (position.next_red[attacker] if is_marine(attacker) else 0),
        "black": offer[1],
        "range": offer[2],
        "cover": cover,
        "health": odds.health,
        "spread": [round(chance, DIGITS) for chance in odds.spread],
        "mean": round(odds.mean, DIGITS),
        "kill": round(odds.kill, DIGITS),
        "stagger": round(odds.stagger, DIGITS),
        "open_spread": [round(chance, DIGITS) for chance in bare.spread],
        "open_kill": round(bare.kill, DIGITS),
    }


def cards(position: Incursion) -> list[dict[str, Any]]:
    """What the attack of each card in hand would do from where the marine stands."""
    mover = position.agenda[-1] if position.agenda else None
    if not isinstance(mover, MarineActivation) or position.hides(mover.seat) or not position.on_map(mover.figure):
        return []
    found: list[dict[str, Any]] = []
    for number in sorted(set(position.hands[mover.figure])):
        card = position.setting.content.actions[number] if number != UNSEEN else None
        if card is None or not card.attacks or not (card.kind == BONUS or (card.kind == MAIN and mover.mains)):
            continue
        offer = [card.red, card.black, card.range, number, 0]
        for figure in targets(position, mover.figure, mover.reach(position, offer)):
            odds = attack_odds(position, mover.figure, figure, offer)
            found.append(told(position, mover.figure, figure, offer, odds))
    return found


# -- sight and reach ---------------------------------------------------------------------------------------------


def outlook_of(position: Incursion, figure: int) -> dict[str, Any]:
    setting = position.setting
    return {
        "id": setting.names[figure],
        "sees": [seen for other in on_the_map(position) if (seen := sight(position, figure, other)) is not None],
        "reach": sorted({name for way in could_go(position, figure) for name in way}),
    }


def sight(position: Incursion, figure: int, other: int) -> dict[str, Any] | None:
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
    return {"id": position.setting.names[other], "cover": cover, "distance": distance(outlook, squares, others)}


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
