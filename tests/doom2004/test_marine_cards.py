"""Marine cards that stand in no other chapter's tests (D04-SETUP-06), and how all of them are dealt."""

import pytest

from platzdarm.games.doom2004.game import Doom2004
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import OptionsError
from tests.doom2004.tabletop import act, at, content, dice, layout, library, number, shoot, skill, turn


@pytest.mark.rule("D04-SETUP-06")
@pytest.mark.parametrize(("marines", "each"), [("1", 3), ("2", 3), ("3", 2)])
def test_no_card_is_dealt_more_often_than_it_is_there(marines: str, each: int) -> None:
    copies = [card.copies for card in content().marine_cards]
    for number_of_game in range(40):
        chance = SeededChance(b"cards %d" % number_of_game)
        position = Doom2004(library()).start({"marines": marines}, chance)
        dealt = [card for cards in position.cards for card in cards]
        assert len(dealt) == each * int(marines)
        assert all(dealt.count(card) <= copies[card] for card in dealt)


@pytest.mark.rule("D04-SETUP-05", "D04-SETUP-06")
def test_survivors_and_tough_ones_start_with_more() -> None:
    plain = layout("green (0,0)")
    position = skill(layout("green (0,0)"), "green", "survival_ops tough")
    assert position.most_life(0) == plain.most_life(0) + 3
    assert position.first_armour(0) == plain.first_armour(0) + 1


@pytest.mark.rule("D04-SETUP-06", "D04-MELEE-01")
def test_special_ops_hit_harder_by_hand_alone() -> None:
    position = skill(layout("green (0,0), archvile (1,0), archvile-2 (4,0)"), "green", "special_ops")
    shoot(position, "green", (1, 0), "yellow=2/2", "fist")
    assert position.wounds[number(position, "archvile-1")] == 2, "2 and 2 damage on armour 2"
    shoot(position, "green", (4, 0), "yellow=2/2 green=2/0", "pistol")
    assert position.wounds[number(position, "archvile-2")] == 1


@pytest.mark.rule("D04-SETUP-06", "D04-ROLL-03")
def test_a_marksman_reaches_two_squares_farther() -> None:
    position = skill(layout("green (0,0), imp (6,0)"), "green", "marksman")
    shoot(position, "green", (6, 0), "yellow=2/2 green=2/0", "pistol")
    assert not position.on_board(number(position, "imp"))


@pytest.mark.rule("D04-SETUP-06", "D04-KILL-01")
def test_killer_instinct_pays_for_two_kills_at_most() -> None:
    position = skill(layout("green (0,0), trite-1 (1,0), trite-2 (0,1), trite-3 (1,1)"), "green", "killer_instinct")
    turn(position, "green", "unload")
    for where in ("(1,0)", "(0,1)", "(1,1)"):
        dice(position, "yellow=2/2")
        act(position, "green", f"attack fist {where}")
    mover = position.agenda[-1]
    assert mover.left() == 4 and mover.attacks == 1  # type: ignore[attr-defined]
    assert at(position, "trite-3") is None


@pytest.mark.rule("D04-SETUP-04")
@pytest.mark.parametrize(
    "wrong",
    [
        {"won": "x"},
        {"won": "mmmm"},
        {"marks": "nowhere"},
        {"marks": "witness,sealed"},
        {"kept": "green:bfg"},
        {"kept": "green:fist"},
    ],
)
def test_what_a_campaign_cannot_have_brought_along_is_refused(wrong: dict[str, str]) -> None:
    game = Doom2004(library())
    game.settle({"campaign": "four_doors_down", "won": "mi", "marks": "sealed,witness", "kept": "green:shotgun"})
    with pytest.raises(OptionsError):
        game.settle({"campaign": "four_doors_down", **wrong})
