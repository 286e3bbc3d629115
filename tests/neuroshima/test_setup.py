"""Setup, opening draws and the optional variants (chapters SET, OPEN, VAR)."""

import pytest

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import Setting
from platzdarm.games.neuroshima.rules.tiles import HQ
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.position import View
from tests.neuroshima.helpers_turns import TWO_HQS, give, start_game
from tests.neuroshima.tabletop import (
    asks,
    discards,
    hand,
    in_turn,
    is_free,
    layout,
    legal,
    library,
    new_game,
    pass_turn,
    pile_size,
    play,
    refused,
)
from tests.wording import raises


def opened(*draws: str, **options: str) -> Skirmish:
    """A game of Outpost against Hegemony with both HQs placed: player 1 is about to act."""
    return play(new_game(draws, armies="outpost,hegemony", **options), "hq c5", "hq c1")


def in_reinforced_turn(kept: str, pile: str) -> Skirmish:
    """Outpost's turn begins in the reinforcement variant, with tiles kept from the turn before."""
    position = layout(TWO_HQS)
    position.setting.reinforcement = True
    give(in_turn(position, "hegemony", piles={"outpost": pile}), "outpost", kept)
    return play(position, "end")


# -- setup -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-SET-01")
def test_an_army_that_is_taken_is_refused() -> None:
    with raises(OptionsError, match="NH-SET-01"):
        new_game(armies="borgo,borgo")
    with raises(OptionsError, match="NH-SET-01"):
        new_game(armies="outpost,borgo,moloch,borgo", mode="free_for_all")


@pytest.mark.rule("NH-SET-01")
def test_each_player_commands_one_whole_army() -> None:
    position = new_game(armies="borgo,moloch")
    assert [army.name for army in position.setting.armies] == ["borgo", "moloch"]
    owned = position.inventory()
    for seat, army in enumerate(position.setting.armies):
        assert {tile.id: owned[f"{seat}:{tile.id}"] for tile in army.tiles} == {t.id: t.count for t in army.tiles}
    with raises(OptionsError, match="one for each seat"):
        new_game(armies="borgo,moloch,outpost", players="2")


@pytest.mark.rule("NH-SET-02")
def test_each_pile_has_the_thirty_four_tiles_that_are_not_the_hq() -> None:
    position = new_game(armies="outpost,hegemony")
    for seat, army in enumerate(position.setting.armies):
        counts = position.piles[seat].counts(len(army.tiles))
        assert sum(counts) == 34
        assert all((count == 0) == (tile.kind == HQ) for tile, count in zip(army.tiles, counts, strict=True))


@pytest.mark.rule("NH-SET-02")
def test_the_same_seed_gives_the_same_order_and_another_seed_another() -> None:
    def drawn(seed: bytes) -> list[str]:
        position = play(start_game(seed, armies="outpost,hegemony", first="0"), "hq c5", "hq c1")
        tiles: list[str] = []
        for _ in range(10):
            tiles += hand(position, asks(position)[0])
            pass_turn(position)
        return tiles

    assert drawn(b"one") == drawn(b"one")
    assert drawn(b"one") != drawn(b"two")


@pytest.mark.rule("NH-SET-03")
def test_in_a_game_of_two_both_hqs_have_twenty_points() -> None:
    assert opened().points == [20, 20]


@pytest.mark.rule("NH-SET-04")
def test_a_named_player_begins() -> None:
    for first, army in (("0", "outpost"), ("1", "hegemony")):
        position = new_game(armies="outpost,hegemony", first=first)
        assert asks(position) == (army, "headquarters")
        play(position, "hq c5", "hq c1")
        assert asks(position) == (army, "act")


@pytest.mark.rule("NH-SET-04")
def test_nobody_begins_who_has_no_seat() -> None:
    for players, beyond in ((2, "2"), (3, "3"), (4, "4")):
        new_game(players=str(players), first=str(players - 1), mode="duel" if players == 2 else "free_for_all")
        with raises(OptionsError, match=f"first={beyond}: the seats are 0 to {players - 1}"):
            new_game(players=str(players), first=beyond, mode="duel" if players == 2 else "free_for_all")


@pytest.mark.rule("NH-SET-04")
def test_without_a_name_the_first_player_is_drawn_with_the_seed() -> None:
    seeds = [bytes([number]) for number in range(20)]
    beginners = [asks(start_game(seed, armies="outpost,hegemony"))[0] for seed in seeds]
    assert set(beginners) == {"outpost", "hegemony"}
    assert beginners == [asks(start_game(seed, armies="outpost,hegemony"))[0] for seed in seeds]


@pytest.mark.rule("NH-SET-05")
def test_the_second_hq_may_stand_next_to_the_first_but_not_on_it() -> None:
    position = new_game(armies="outpost,hegemony")
    assert len(legal(position)) == 19
    play(position, "hq c3")
    assert refused(position, "hq c3") == "NH-BRD-03"
    assert len(legal(position)) == 18
    play(position, "hq c2")
    assert not is_free(position, (0, 0)) and not is_free(position, (0, -1))


@pytest.mark.rule("NH-SET-05")
def test_no_tile_is_drawn_before_both_hqs_are_placed() -> None:
    position = new_game(armies="outpost,hegemony")
    for army in ("outpost", "hegemony"):
        assert asks(position) == (army, "headquarters")
        assert refused(position, "end") == "NH-SET-05"
        assert hand(position, "outpost") == hand(position, "hegemony") == []
        assert pile_size(position, "outpost") == pile_size(position, "hegemony") == 34
        play(position, "hq c3" if army == "outpost" else "hq c1")
    assert len(hand(position, "outpost")) == 1
    assert refused(position, "hq c2") == "NH-SET-05"


# -- opening draws -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-OPEN-01")
def test_player_one_draws_one_tile_and_may_keep_it() -> None:
    position = opened("outpost_medic")
    assert asks(position) == ("outpost", "act")
    assert hand(position, "outpost") == ["medic"] and pile_size(position, "outpost") == 33
    assert View(position, 1).facts().seats[0].hand == ["outpost_medic"]
    play(position, "end")
    assert hand(position, "outpost") == ["medic"]


@pytest.mark.rule("NH-OPEN-01")
def test_player_one_may_play_or_discard_his_first_tile() -> None:
    placed = play(opened("outpost_medic"), "place medic c3 r0")
    assert not is_free(placed, (0, 0))
    discarded = play(opened("outpost_medic"), "discard medic")
    assert hand(discarded, "outpost") == [] and discards(discarded, "outpost") == ["medic"]


@pytest.mark.rule("NH-OPEN-02")
def test_player_two_draws_two_tiles_and_may_play_both() -> None:
    position = play(opened("outpost_medic", "hegemony_boss", "hegemony_thug"), "end")
    assert asks(position) == ("hegemony", "act")
    assert sorted(hand(position, "hegemony")) == ["boss", "thug"]
    play(position, "place boss c3 r0", "place thug b2 r0")
    assert not is_free(position, (0, 0)) and not is_free(position, (-1, 0))
    assert discards(position, "hegemony") == []


@pytest.mark.rule("NH-OPEN-02")
def test_player_two_may_keep_or_discard_each_of_his_two_tiles() -> None:
    position = play(opened("outpost_medic", "hegemony_boss", "hegemony_thug"), "end", "discard boss", "end")
    assert hand(position, "hegemony") == ["thug"] and discards(position, "hegemony") == ["boss"]
    both_kept = play(opened("outpost_medic", "hegemony_boss", "hegemony_thug"), "end", "end")
    assert sorted(hand(both_kept, "hegemony")) == ["boss", "thug"]


@pytest.mark.rule("NH-OPEN-03")
@pytest.mark.parametrize(("first_turn", "drawn"), [((), 2), (("place medic c3 r0",), 3), (("discard medic",), 3)])
def test_from_his_second_turn_player_one_draws_up_to_three(first_turn: tuple[str, ...], drawn: int) -> None:
    position = play(opened("outpost_medic"), *first_turn, "end")
    play(position, "end")
    assert pile_size(position, "outpost") == 33 - drawn
    assert len(hand(position, "outpost")) == 3
    assert asks(position) == ("outpost", "discard")
    assert refused(position, "end") == "NH-TURN-02"


@pytest.mark.rule("NH-OPEN-03")
def test_from_his_second_turn_player_two_draws_up_to_three_and_discards_as_well() -> None:
    position = pass_turn(play(opened(), "end", "end"))
    assert asks(position) == ("hegemony", "discard")
    assert len(hand(position, "hegemony")) == 3 and pile_size(position, "hegemony") == 31


# -- reinforcement variant ---------------------------------------------------------------------------------------


@pytest.mark.rule("NH-VAR-01")
def test_with_reinforcements_one_draws_up_to_six_discards_one_and_plays_two() -> None:
    position = in_reinforced_turn("commando hmg scout", pile="officer " * 10)
    assert len(hand(position, "outpost")) == 6 and pile_size(position, "outpost") == 7
    assert refused(position, "place commando c3 r0") == "NH-VAR-01"
    play(position, "discard hmg", "place commando c3 r0", "place scout b2 r0")
    assert hand(position, "outpost") == ["officer"] * 3
    assert refused(position, "place officer c2 r0") == "NH-VAR-01"
    assert legal(position) == ["end"]


@pytest.mark.rule("NH-VAR-01")
def test_an_instant_counts_as_one_of_the_two_plays() -> None:
    position = in_reinforced_turn("commando move battle", pile="officer " * 10)
    play(position, "discard officer", "move c5 c4 r0", "place commando c3 r0")
    assert refused(position, "battle") == "NH-VAR-01"


@pytest.mark.rule("NH-VAR-01")
def test_with_fewer_than_six_tiles_no_discard_is_forced() -> None:
    position = in_reinforced_turn("commando hmg scout", pile="officer officer")
    assert len(hand(position, "outpost")) == 5
    assert asks(position) == ("outpost", "act")


@pytest.mark.rule("NH-VAR-01")
def test_the_opening_draws_stay_with_reinforcements() -> None:
    position = opened(reinforcement="yes")
    assert asks(position) == ("outpost", "act") and len(hand(position, "outpost")) == 1
    play(position, "end")
    assert asks(position) == ("hegemony", "act") and len(hand(position, "hegemony")) == 2
    play(position, "end")
    assert asks(position) == ("outpost", "discard") and len(hand(position, "outpost")) == 6


@pytest.mark.rule("NH-VAR-01")
def test_the_unlucky_draw_stays_with_reinforcements() -> None:
    position = play(in_reinforced_turn("move move battle", pile="battle " * 12), "redraw")
    assert hand(position, "outpost") == ["battle"] * 6 and pile_size(position, "outpost") == 3
    assert asks(position) == ("outpost", "discard")


@pytest.mark.rule("NH-VAR-02")
def test_with_reinforcements_what_is_not_played_must_be_kept() -> None:
    position = in_reinforced_turn("commando hmg scout", pile="officer " * 10)
    play(position, "discard hmg", "place commando c3 r0")
    assert len(hand(position, "outpost")) == 4
    assert refused(position, "discard scout") == "NH-VAR-02"
    assert refused(position, "discard officer") == "NH-VAR-02"
    play(position, "end")
    assert sorted(hand(position, "outpost")) == ["officer", "officer", "officer", "scout"]


# -- alternative opening -----------------------------------------------------------------------------------------


@pytest.mark.rule("NH-VAR-03")
def test_in_the_alternative_opening_player_one_plays_one_of_three_tiles() -> None:
    position = opened("outpost_medic", "outpost_hmg", "outpost_scout", advanced_opening="yes")
    assert sorted(hand(position, "outpost")) == ["hmg", "medic", "scout"]
    assert refused(position, "place hmg c3 r0") == "NH-TURN-02"
    play(position, "discard medic", "place hmg c3 r0")
    assert refused(position, "place scout b2 r0") == "NH-VAR-03"
    kept = play(position.copy(), "end")
    assert hand(kept, "outpost") == ["scout"]
    discarded = play(position, "discard scout")
    assert hand(discarded, "outpost") == [] and discards(discarded, "outpost") == ["medic", "scout"]


@pytest.mark.rule("NH-VAR-03")
def test_in_the_alternative_opening_both_remaining_tiles_may_be_kept_or_discarded() -> None:
    draws = ("outpost_medic", "outpost_hmg", "outpost_scout")
    kept = play(opened(*draws, advanced_opening="yes"), "discard medic", "end")
    assert sorted(hand(kept, "outpost")) == ["hmg", "scout"]
    play(kept, "discard " + hand(kept, "hegemony")[0], "end")
    assert pile_size(kept, "outpost") == 30
    gone = play(opened(*draws, advanced_opening="yes"), "discard medic", "discard hmg", "discard scout", "end")
    assert hand(gone, "outpost") == []


@pytest.mark.rule("NH-VAR-04")
def test_in_the_alternative_opening_player_two_plays_a_normal_turn() -> None:
    draws = ("outpost_medic", "outpost_hmg", "outpost_scout", "hegemony_boss", "hegemony_thug", "hegemony_guard")
    position = play(opened(*draws, advanced_opening="yes"), "discard medic", "end")
    assert sorted(hand(position, "hegemony")) == ["boss", "guard", "thug"]
    assert asks(position) == ("hegemony", "discard")
    play(position, "discard boss", "place guard c3 r0", "place thug b2 r0")
    assert hand(position, "hegemony") == [] and not is_free(position, (-1, 0))


@pytest.mark.rule("NH-VAR-04")
def test_after_the_alternative_opening_player_one_may_play_two_tiles_again() -> None:
    draws = ("outpost_medic", "outpost_hmg", "outpost_scout", "hegemony_boss", "hegemony_thug", "hegemony_guard")
    position = play(opened(*draws, "outpost_officer", advanced_opening="yes"), "discard medic", "end")
    play(position, "discard boss", "end")
    assert sorted(hand(position, "outpost")) == ["hmg", "officer", "scout"]
    play(position, "discard officer", "place hmg c3 r0", "place scout b2 r0", "end")
    assert hand(position, "outpost") == []


# -- what is left open is settled --------------------------------------------------------------------------------


def settled(**options: str) -> dict[str, str]:
    return Neuroshima(library()).settle(options)


@pytest.mark.rule("NH-SET-01", "NH-EXT-01")
def test_the_number_of_armies_tells_how_many_play() -> None:
    """With nothing said two play; the mode wants its own number; a single army has an opponent missing."""
    names = ["outpost", "hegemony", "borgo", "moloch", "outpost", "borgo"]
    for number in range(2, 7):
        found = settled(armies=",".join(names[:number]))
        assert found["players"] == str(number)
        assert found["board"] == ("extended" if number > 4 else "standard")
        assert found["mode"] == ("duel" if number == 2 else "free_for_all")
    assert settled()["players"] == "2" and settled()["first"] == "lot"
    assert settled(mode="teams")["players"] == "4" and settled(mode="points")["players"] == "3"
    with raises(OptionsError, match="2 are needed, one for each seat, not 1"):
        settled(armies="outpost")
    with raises(OptionsError, match="6 are needed, one for each seat, not 7"):
        settled(armies=",".join([*names, "moloch"]))


@pytest.mark.rule("NH-OVT-02", "NH-TEAM-02", "NH-TEAM-10")
def test_who_moves_after_whom_and_who_commands_what() -> None:
    def setting(**options: str) -> Setting:
        return Neuroshima(library()).start(options, SeededChance(b"order")).setting

    alone = setting(mode="one_against_two", players="3")
    assert alone.order == [0, 1, 0, 2] and alone.sides.teams == [0, 1, 1]
    teams = setting(mode="teams", players="4", first="2")
    assert teams.order == [2, 1, 3, 0] and teams.sides.teams == [0, 0, 1, 1]
    assert setting(mode="teams", players="3").people == [0, 1, 2, 2]
    assert setting(players="3", first="1").order == [1, 2, 0]
