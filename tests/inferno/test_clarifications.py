"""Chapter CARD: the book's clarifications of single cards, but for those of the campaign."""

import pytest

from platzdarm.games.inferno.rules.cards import COUNTER
from platzdarm.games.inferno.rules.figures import defence, has, keywords, speed, strength
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.setting import NOBODY
from tests.inferno.tabletop import (
    asked,
    at,
    card,
    cell,
    content,
    do,
    end_turn,
    hold,
    in_stock,
    may,
    offered,
    piece,
    put,
    refused,
    step,
    table,
    treasure,
)


@pytest.mark.rule("INF-CARD-01")
def test_pasytheas_constructs_count_each_other() -> None:
    position = table({"rakar": (0, (0, 0)), "jirra": (0, None), "virak": (1, None)})
    rakar, jirra = piece(position, "rakar"), piece(position, "jirra")
    position.gear[rakar], position.gear[jirra] = (card("pasytheas_mace"),), (card("pasytheas_sabre"),)
    position.gear[piece(position, "virak")] = (card("pasytheas_katana"),)
    assert strength(position, rakar) == 8 + 1 + 1 and defence(position, jirra) == 8 + 1 + 1


@pytest.mark.rule("INF-CARD-02")
def test_an_ambush_for_two_factions_touches_each_champion_once() -> None:
    position = table({"clockwork_guardian": (0, None)}, row=["shadow_elemental"] * 6, runes=2)
    do(position, "acquire row-1", "yes")
    assert position.strength_up[piece(position, "clockwork_guardian")] == 2


@pytest.mark.rule("INF-CARD-03")
def test_the_forgemasters_armour_counts_constructs_of_the_turn() -> None:
    position = table({"rakar": (0, (0, 0)), "jirra": (0, None)}, hand=["forgemasters_armour", "bark_plate"])
    rakar = piece(position, "rakar")
    do(position, "play forgemasters_armour rakar")
    assert strength(position, rakar) == 8 + 1
    do(position, "play bark_plate jirra")
    assert strength(position, rakar) == 8 + 2
    end_turn(position)
    assert strength(position, rakar) == 8


@pytest.mark.rule("INF-CARD-04")
def test_magnetic_gloves_pull_a_treasure_to_a_champion() -> None:
    position = table({"rakar": (0, (0, 0)), "jirra": (0, (2, 0))}, treasures=[(3, 0)], power=9)
    position.gear[piece(position, "rakar")] = (card("magnetic_gloves"),)
    do(position, "order rakar", "yes")
    assert f"cell j7 {position.field.name(cell((2, 0)))}" in offered(position)
    do(position, "cell j7 i7")
    assert position.chests == () and len(position.treasures[0]) == 1
    other = table({"rakar": (0, (0, 0)), "jirra": (1, (2, 0))}, treasures=[(3, 0)], power=9)
    other.gear[piece(other, "rakar")] = (card("magnetic_gloves"),)
    do(other, "order rakar")
    assert not any("i7" in text for text in offered(other) if text.startswith("cell")), "into no enemy's cell"


@pytest.mark.rule("INF-CARD-05")
def test_the_error_of_creation_copies_without_faction_and_ambush() -> None:
    position = table(hand=["night_runner", "error_of_creation", "name_eater"], deck=["mystic"] * 5)
    do(position, "play night_runner", "play error_of_creation")
    assert position.power[0] == 2 and position.banners[3] == 1, "one Void card was played"
    lonely = table(hand=["edr_berserker", "error_of_creation"])
    do(lonely, "play edr_berserker", "play error_of_creation")
    assert lonely.power[0] == 2 + 2 + 1, "the copied hero is the other card for the copy"
    nothing = table(hand=["error_of_creation"])
    do(nothing, "play error_of_creation")
    assert asked(nothing) == ["act"]


def crushing(**more: object) -> Contest:
    champions = {"virak": (1, (0, 0)), "pit_warden": (1, (3, 0)), "jirra": (1, (6, 0))}
    return table(dict(champions), row=["beelzepug"] + ["bark_plate"] * 5, power=9)


@pytest.mark.rule("INF-CARD-07")
def test_beelzepug_covers_three_adjacent_cells_on_one_base() -> None:
    position = crushing()
    do(position, "acquire row-1", "yes", "champion virak g7")
    beelzepug = piece(position, "beelzepug")
    cells = [position.field.cells[found] for found in position.cells_of(beelzepug)]
    assert cells == [(0, 0), (1, 0), (0, 1)] and at(position, "virak") is None
    assert all(position.field.distance(cell(a), cell(b)) <= 1 for a in cells for b in cells)
    assert len([found for found in position.supply(0) if position.on_field(found)]) == 1
    position.power[0], position.asked = 9, None
    do(position, "order beelzepug")
    step(position, (1, 0))
    assert (2, 0) in [position.field.cells[found] for found in position.cells_of(beelzepug)]
    assert may(position, "strike melee pit_warden"), "adjacent to his nearest cell"


@pytest.mark.rule("INF-CARD-08")
def test_nobody_is_crushed_on_a_portal_or_beyond_his_strength() -> None:
    position = crushing()
    do(position, "acquire row-1", "yes")
    assert {text.split()[1] for text in offered(position)} == {"virak"}


@pytest.mark.rule("INF-CARD-09", "INF-CARD-16")
def test_beelzepug_falls_apart_into_the_pack() -> None:
    position = table({"beelzepug": (1, (0, 0)), "bone_drake": (0, (-1, 0))}, power=9)
    beelzepug = piece(position, "beelzepug")
    position.attached[beelzepug] = (card("two_graves"),)
    counts = list(position.quests.bags[0].counts)
    counts[card("two_graves")] = 0
    position.damage[beelzepug] = 10
    do(position, "order bone_drake", "strike melee beelzepug")
    assert position.owner[beelzepug] == NOBODY and position.banished == (card("beelzepug"),)
    assert position.quests.bags[0].size == 1 and position.quests.bags[0].counts[card("two_graves")] == 1
    assert [position.owner[piece(position, f"pugdemon_pack-{n}")] for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("INF-CARD-11")
def test_the_devil_rat_enters_by_effects_alone() -> None:
    position = table(power=9)
    assert refused(position, "order devil_rat a7") == "INF-CHAMP-03"
    king = table({"rat_king": (0, (0, 0))}, hand=["soul_broker"], power=9)
    do(king, "play soul_broker", "order rat_king", "cell h7")
    assert at(king, "devil_rat") == (1, 0)


@pytest.mark.rule("INF-CARD-13")
def test_there_is_one_eye_of_the_storm() -> None:
    position = table({"kehmep": (0, (0, 0))}, hand=["archive_novice"], power=9)
    do(position, "play archive_novice", "order kehmep")
    eye = piece(position, "eye_of_the_storm")
    assert position.owner[eye] == 0
    do(position, "end")
    position.exhausted[eye], position.exhausted[piece(position, "kehmep")] = 1, 0
    position.asked = None
    do(position, "order kehmep")
    assert position.exhausted[eye] == 1, "nothing happens"
    fallen = table({"eye_of_the_storm": (0, (0, 0))})
    fallen.damage[piece(fallen, "eye_of_the_storm")] = 3
    fallen.advance()
    assert fallen.owner[piece(fallen, "eye_of_the_storm")] == 0, "it stays in the supply"


@pytest.mark.rule("INF-CARD-14")
def test_the_rat_king_orders_a_rat() -> None:
    position = table({"rat_king": (0, (0, 0))}, power=3)
    do(position, "order rat_king", "yes", "order giant_rat-1a a7")
    assert at(position, "giant_rat-1a") == (-6, 0) and position.power[0] == 0
    assert not any("devil_rat" in text for text in offered(position))
    do(position, "end")
    assert asked(position) == ["champion"], "then the king himself acts"


@pytest.mark.rule("INF-CARD-15")
def test_the_damned_are_linked_with_each_other_and_kythis() -> None:
    position = table(
        {"damned_of_spite": (0, (0, 0)), "damned_of_haste": (0, (2, 0)), "kythis": (0, (4, 0)), "rakar": (0, (0, 3))}
    )
    for name in ("damned_of_spite", "damned_of_haste", "kythis"):
        assert has(position, piece(position, name), COUNTER) and speed(position, piece(position, name)) == 4
    assert not keywords(position, piece(position, "rakar")) & COUNTER
    position.take_off(piece(position, "damned_of_haste"))
    assert speed(position, piece(position, "kythis")) == 3, "only from the field"
    put(position, "damned_of_grasp", 1, (0, -3))
    assert not keywords(position, piece(position, "kythis")) & 2, "not from another's"


@pytest.mark.rule("INF-CARD-16")
def test_a_pack_calls_another_by_slaughter() -> None:
    champions = {"pugdemon_pack-1": (0, (0, 0)), "pugdemon_pack-2": (0, None), "giant_rat-2a": (1, (1, 0))}
    position = table(dict(champions), power=9)
    do(position, "order pugdemon_pack-1", "strike melee giant_rat-2a", "yes", "cell h7")
    assert at(position, "pugdemon_pack-2") == (1, 0)


@pytest.mark.rule("INF-CARD-17")
def test_the_lore_keeper_keeps_a_treasure_and_its_soul() -> None:
    position = table({"lore_keeper": (0, (0, 0))}, power=9)
    hold(position, 0, "screaming_blade")
    keeper = piece(position, "lore_keeper")
    do(position, "order lore_keeper", "yes")
    assert position.kept[keeper] == treasure("screaming_blade") + 1 and position.souls[keeper] == 1
    assert strength(position, keeper) == 3 + 1 + 1
    do(position, "end")
    end_turn(position)
    assert strength(position, keeper) == 5, "it works while it lies there"
    position.damage[keeper] = 9
    position.advance()
    assert position.spent == (treasure("screaming_blade"),) and position.souls[keeper] == 1


def test_minions_of_quests_enter_beside_their_champion() -> None:
    position = table({"rakar": (0, (0, 0))}, hand=["overclock"], power=9)
    do(position, "play overclock", "order rakar", "end")
    position.power[0] = 1
    position.asked = None
    do(position, "order giant_rat-1a a7", "end", "complete overclock rakar", "cell h7")
    assert at(position, "sentry_gun") == (1, 0) and in_stock(position, "wisp")
    assert content().kind("sentry_gun").minion
