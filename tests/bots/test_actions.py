"""Typed actions: every action of every game goes there and back."""

import pytest

from platzdarm.bots.actions import Actions
from platzdarm.games.discovery import game, game_names
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.errors import NotationError

MOVES = 60


@pytest.mark.parametrize("name", game_names())
def test_every_legal_action_goes_there_and_back(name: str) -> None:
    played = game(name)
    actions, luck = Actions(played.vocabulary), SeededChance(b"typed")
    position = played.start(played.settle({}), SeededChance(b"typed"))
    for _ in range(MOVES):
        if position.over:
            break
        decision = position.pending()[0]
        for action in decision.answers:
            typed = actions.unpack(action)
            assert actions.pack(typed) == action
            assert isinstance(typed, actions[played.write(position, decision.seat, action).split()[0]])
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))


def test_an_action_has_the_names_of_the_table_of_verbs() -> None:
    actions = Actions(game("neuroshima").vocabulary)
    placed = actions["place"](tile=3, cell=7, rotation=2)
    assert repr(placed) == "Place(tile=3, cell=7, rotation=2)"
    assert actions.unpack(actions.pack(placed)) == placed and placed.cell == 7


def test_what_may_be_left_out_is_left_out() -> None:
    actions = Actions(game("inferno").vocabulary)
    assert actions.pack(actions["play"](card=4)) == actions.pack(actions["play"](card=4, on=0))


def test_mistakes_are_named() -> None:
    actions = Actions(game("neuroshima").vocabulary)
    with pytest.raises(NotationError, match="operand"):
        actions.pack(actions["hq"](cell=256))
    with pytest.raises(NotationError, match="no-verb"):
        actions.unpack(200)
    with pytest.raises(NotationError, match="no-action-type"):
        actions.pack("hq c3")
