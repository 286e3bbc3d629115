"""What is foreseen comes true: attacks, treasures, purchases, reach; and the sums of a champion are their parts."""

import msgspec
import pytest

from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.table.fact_types import ContestFacts
from platzdarm.games.inferno.table.foresight import Foreseen, foresee
from platzdarm.kernel.chance import SeededChance
from tests.inferno.tabletop import at, do, game, hold, kinds, offered, table


def foreseen(position: Contest) -> Foreseen:
    return foresee(position.masked(0), 0, msgspec.UNSET)


def test_an_attack_comes_out_as_it_was_foreseen() -> None:
    position = table({"rakar": (0, (0, 0)), "scrapbot": (1, (1, 0)), "virak": (1, (0, 2))}, power=9)
    do(position, "order rakar")
    (one, other) = sorted(foreseen(position).attacks, key=lambda attack: attack.blows[0].champion)
    assert (one.action, one.blows[0].damage, one.blows[0].falls) == ("strike melee scrapbot", 8, True)
    assert (other.how, other.blows[0].champion) == ("reach", "virak")
    falls = other.blows[0].falls
    events = do(position, str(other.action))
    assert ("defeated" in kinds(events)) == falls == (at(position, "virak") is None)


def test_from_every_cell_in_reach_it_is_told_whom_one_could_strike() -> None:
    position = table({"scrapbot": (0, (0, 0)), "virak": (1, (3, 0))}, power=9)
    do(position, "order scrapbot")
    told = foreseen(position)
    assert told.attacks == [] and [safe.reason for safe in told.safe] == ["far"]
    near = {cell.cell for cell in told.cells if cell.attacks}
    assert "i7" in near and "g8" not in near
    do(position, "step h7", "step i7")
    assert [attack.blows[0].champion for attack in foreseen(position).attacks] == ["virak"]


def test_a_treasure_that_saves_is_known_by_it() -> None:
    position = table({"virak": (1, (0, 0)), "rakar": (0, (1, 0))}, power=9)
    hold(position, 1, "borrowed_shield", "war_horn")
    do(position, "order rakar", "strike melee virak")
    told = foresee(position.masked(1), 0, msgspec.UNSET)
    assert told.announced is not None and told.announced.blows[0].champion == "virak"
    changes = {treasure.action: treasure.changes for treasure in told.treasures}
    assert changes.keys() == {action for action in offered(position, 1) if action.startswith("use")}
    plain = told.announced.blows[0].falls
    for treasure in told.treasures:
        if treasure.changes:
            assert treasure.attack.blows[0].falls != plain or treasure.attack.attacker_falls


def test_purchases_tell_what_is_short_and_what_the_hand_would_pay() -> None:
    position = table({"rakar": (0, None)}, runes=1, hand=("mystic", "apprentice"), row=("wind_sash", "dream_guide"))
    (player,) = foreseen(position).players
    assert player.runes == 3
    bought = {purchase.slot: purchase for purchase in player.purchases}
    sash = bought["row-1"]
    assert (sash.cost, sash.short, sash.after_hand, sash.action) == (2, 1, True, msgspec.UNSET)


@pytest.mark.parametrize("scenario", ["love_lives_forever", "infernal_battle", "campaign_1"])
def test_the_sums_of_champions_are_their_parts(scenario: str) -> None:
    position = game().start({"scenario": scenario}, SeededChance(b"sums"))
    luck = SeededChance(b"moves")
    seen = 0
    for _ in range(300):
        if position.over:
            break
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        facts: ContestFacts = position.masked(0).facts(0)
        for champion in facts.champions:
            sums = [sum(getattr(part, name) for part in champion.parts) for name in ("strength", "defence", "speed")]
            assert [max(found, 0) for found in sums] == [champion.strength, champion.defence, champion.speed], champion
            seen += len(champion.parts) > 1
    assert seen > 0
