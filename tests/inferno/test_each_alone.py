"""Every treasure, special champion and champion of the centre deck alone: what it does, and that it ends.

Cards, quests and starting champions stand in `test_content`, schemes in `test_campaign`; the last test says that
nothing of the content is left out.
"""

import pytest

from platzdarm.games.inferno.rules.cards import CENTRE_SET, COUNTER, MINION, RANGED, SPECIAL_SET, STARTING_SET
from platzdarm.games.inferno.rules.figures import defence, has, order_cost, speed, strength
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.kernel.events import Event
from tests.inferno import test_campaign, test_content
from tests.inferno.tabletop import (
    Cell,
    at,
    content,
    do,
    end_turn,
    hold,
    kinds,
    library,
    may,
    name_of,
    offered,
    piece,
    step,
    table,
    treasure,
)

# -- treasures -----------------------------------------------------------------------------------------------------

# id: strength, defence and speed that it adds, and souls that stay
BONUSES = {
    "whetstone": (2, 0, 0, 0),
    "war_horn": (3, 0, 0, 0),
    "saints_knuckle": (2, 2, 0, 0),
    "borrowed_shield": (0, 3, 0, 0),
    "quick_boots": (1, 0, 1, 0),
    "hunters_eye": (0, 0, 0, 0),
    "thorn_charm": (0, 0, 0, 0),
    "captive_soul": (1, 1, 0, 1),
    "screaming_blade": (2, 1, 0, 1),
}
LENT = {"hunters_eye": RANGED, "thorn_charm": COUNTER}


def figures(position: Contest, name: str) -> tuple[int, int, int]:
    found = piece(position, name)
    return strength(position, found), defence(position, found), speed(position, found)


@pytest.mark.parametrize("id", BONUSES)
def test_a_treasure_gives_what_it_says_until_the_end_of_the_turn(id: str) -> None:
    position = table({"sadranis": (0, (0, 0)), "virak": (1, (5, 0))})
    hold(position, 0, id)
    before, sadranis = figures(position, "sadranis"), piece(position, "sadranis")
    do(position, f"use {id} sadranis")
    more = tuple(after - then for after, then in zip(figures(position, "sadranis"), before, strict=True))
    assert (*more, position.souls[sadranis]) == BONUSES[id]
    assert all(has(position, sadranis, keyword) == (LENT.get(id) == keyword) for keyword in (RANGED, COUNTER))
    assert position.treasures[0] == () and position.spent == (treasure(id),)
    end_turn(position)
    souls = BONUSES[id][3]
    assert figures(position, "sadranis") == (before[0] + souls, before[1] + souls, before[2])
    assert not has(position, sadranis, RANGED | COUNTER)


def test_the_hunters_eye_lets_a_champion_strike_three_cells_away() -> None:
    position = table({"sadranis": (0, (0, 0)), "scrapbot": (1, (3, 0))}, power=4)
    hold(position, 0, "hunters_eye")
    do(position, "order sadranis")
    assert not [text for text in offered(position) if text.startswith("strike")]
    do(position, "use hunters_eye sadranis", "strike ranged scrapbot")
    assert at(position, "scrapbot") is None and at(position, "sadranis") == (0, 0)


def test_the_thorn_charm_strikes_back_in_the_turn_of_another() -> None:
    position = table({"virak": (0, (0, 0)), "jirra": (0, None), "sadranis": (1, (1, 0))}, power=4)
    hold(position, 1, "thorn_charm")
    do(position, "order virak", "strike melee sadranis")
    do(position, "use thorn_charm sadranis", seat=1)
    assert at(position, "virak") is None, "eight strike back at seven"


# -- special champions -----------------------------------------------------------------------------------------------

# id: order, strength, defence, speed, minion
SPECIAL = {
    "eye_of_the_storm": (1, 3, 3, 4, False),
    "living_earth": (2, 3, 3, 3, True),
    "soul_tyrant": (3, 6, 7, 3, False),
    "scrap_colossus": (3, 6, 8, 3, False),
    "nine_tailed_bard": (2, 4, 5, 3, False),
    "judge_of_the_lost": (3, 6, 6, 3, False),
    "wisp": (1, 1, 2, 5, True),
    "sentry_gun": (1, 3, 3, 3, True),
}


def as_special(id: str, foe: Cell = (1, 0), **more: tuple[int, Cell | None]) -> Contest:
    """A champion that has become the special one stands in the middle, beside a rat of the other player."""
    champions: dict[str, tuple[int, Cell | None]] = {"rakar": (0, (0, 0)), "giant_rat-2a": (1, foe), **more}
    position = table(champions, deck=["mystic"] * 3, power=9)
    position.become(piece(position, "rakar"), content().kind(id).index)
    position.asked = None
    return position


def slain(id: str) -> tuple[Contest, list[Event]]:
    position = as_special(id)
    events = do(position, "order rakar", "strike melee giant_rat-2a")
    assert at(position, "giant_rat-2a") is None
    return position, events


@pytest.mark.parametrize("id", SPECIAL)
def test_the_figures_of_a_special_champion(id: str) -> None:
    position = as_special(id, (5, 0))
    rakar = piece(position, "rakar")
    assert (order_cost(position, rakar), *figures(position, "rakar"), has(position, rakar, MINION)) == SPECIAL[id]


def test_the_eye_of_the_storm_draws_when_it_slaughters() -> None:
    position, events = slain("eye_of_the_storm")
    assert len(position.hand[0]) == 1 and "drew" in kinds(events)


def test_the_soul_tyrant_gathers_a_soul_when_it_slaughters() -> None:
    position, _ = slain("soul_tyrant")
    assert position.souls[piece(position, "rakar")] == 1 and figures(position, "rakar")[:2] == (7, 8)


def test_the_judge_gathers_a_soul_and_a_power_when_it_slaughters() -> None:
    position, _ = slain("judge_of_the_lost")
    assert position.souls[piece(position, "rakar")] == 1 and position.power[0] == 9 - 3 + 1


@pytest.mark.parametrize("id", ["scrap_colossus", "wisp", "living_earth", "nine_tailed_bard"])
def test_others_slaughter_for_nothing(id: str) -> None:
    position, _ = slain(id)
    cost = SPECIAL[id][0]
    assert position.souls[piece(position, "rakar")] == 0 and not position.hand[0] and position.power[0] == 9 - cost


def test_living_earth_goes_over_ordinary_cells_alone() -> None:
    position = table({"rakar": (0, (0, 0))}, terrain={"forest": [(1, 0)], "shrine": [(0, 1)]}, power=9)
    position.become(piece(position, "rakar"), content().kind("living_earth").index)
    position.asked = None
    do(position, "order rakar")
    assert not may(position, f"step {name_of((1, 0))}") and not may(position, f"step {name_of((0, 1))}")
    step(position, (-1, 0))


@pytest.mark.rule("INF-TERM-03")
def test_the_bard_gives_strength_to_those_within_two_cells_but_not_to_itself() -> None:
    position = as_special("nine_tailed_bard", (5, 0), jirra=(0, (2, 0)), virak=(0, (-3, 0)), sadranis=(1, (0, 1)))
    printed = {name: content().kind(name).strength for name in ("jirra", "virak", "sadranis")}
    now = {name: strength(position, piece(position, name)) for name in printed}
    assert now == {**printed, "jirra": printed["jirra"] + 1}
    assert strength(position, piece(position, "rakar")) == 4


def test_the_sentry_gun_shoots_and_stays_where_it_is() -> None:
    position = as_special("sentry_gun", (3, 0))
    do(position, "order rakar")
    assert not [text for text in offered(position) if text.startswith("step")]
    do(position, "strike ranged giant_rat-2a")
    assert at(position, "giant_rat-2a") is None and at(position, "rakar") == (0, 0)


def test_the_wisp_goes_five_cells() -> None:
    position = as_special("wisp", (0, 5))
    do(position, "order rakar")
    step(position, (1, 0), (2, 0), (3, 0), (4, 0), (5, 0))
    assert at(position, "rakar") == (5, 0)


@pytest.mark.parametrize("name", ["pugdemon_pack-2", "pugdemon_pack-3"])
def test_two_more_of_the_pack_come_when_one_slaughters(name: str) -> None:
    position = table({"pugdemon_pack-1": (0, (0, 0)), name: (0, None), "giant_rat-2a": (1, (1, 0))}, power=9)
    do(position, "order pugdemon_pack-1", "strike melee giant_rat-2a")
    do(position, "yes")
    do(position, *[text for text in offered(position) if text != "pass"][:1])
    assert at(position, name) is not None


# -- champions of the centre deck --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [kind.id for kind in content().of_set(CENTRE_SET)])
def test_a_bought_champion_joins_the_supply_and_can_be_ordered(id: str) -> None:
    kind = content().kind(id)
    card = next(card for card in content().cards if card.champion == kind.index)
    position = table({"jirra": (1, (5, -2))}, row=[id, *["archive_novice"] * 5], power=card.cost + kind.order)
    do(position, "acquire row-1")
    while position.pending()[0].kind != "act":
        do(position, next(text for text in offered(position) if text in ("pass", "no", "end") or text))
    assert position.owner[piece(position, id)] == 0
    if at(position, id) is None:
        assert position.power[0] == kind.order and any(text.startswith(f"order {id} ") for text in offered(position))


def test_the_links_of_wrath_and_hunger_are_shared() -> None:
    champions: dict[str, tuple[int, Cell | None]] = {
        "damned_of_wrath": (0, (0, 0)),
        "damned_of_hunger": (0, (0, 1)),
        "giant_rat-2a": (1, (1, 0)),
    }
    position = table(champions, power=2)
    wrath, hunger = piece(position, "damned_of_wrath"), piece(position, "damned_of_hunger")
    assert strength(position, hunger) == content().kind("damned_of_hunger").strength + 1
    do(position, "order damned_of_wrath", "strike melee giant_rat-2a")
    assert position.souls[wrath] == 1 and position.souls[hunger] == 0


# -- nothing is left out -------------------------------------------------------------------------------------------


def test_every_entry_of_the_content_is_carried_out_by_a_test() -> None:
    """By the lists that these tests go through: what is added to the content and tried nowhere is named here."""
    tried = {
        "basic": set(test_content.PLAYED),
        "centre": set(test_content.PLAYED),
        "quests": set(test_content.QUESTS),
        "treasures": set(BONUSES),
        "schemes": set(test_campaign.SCHEMES),
        "champions": {
            *SPECIAL,
            *(kind.id for kind in content().of_set(STARTING_SET)),
            *(kind.id for kind in content().of_set(CENTRE_SET)),
            *("giant_rat", "devil_rat", "samael", "xeron", "tyrant_of_the_depths"),  # test_champions, test_scenarios
        },
    }
    for file, known in tried.items():
        assert {entry.id for entry in library().entries[file]} - known == set(), file
    assert {kind.id for kind in content().of_set(SPECIAL_SET)} == set(SPECIAL)
