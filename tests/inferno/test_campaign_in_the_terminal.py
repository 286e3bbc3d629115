"""The campaign in the terminal: its course and its story, before an evening and after it."""

from platzdarm.games.inferno.game import Inferno
from platzdarm.games.inferno.terminal.screen import GameScreen
from platzdarm.kernel.chance import SeededChance
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.words import Words


def test_the_course_and_the_story_are_told_before_and_after_an_evening() -> None:
    game = Inferno()
    screen = GameScreen(Words("en"), game)
    position = game.start({"scenario": "campaign_2", "mode": "solo"}, SeededChance(b"an evening"))
    drawn = "\n".join(screen.draw(position, [], Terminal(100, 80, False, False)))
    assert "Rat King (done) > [2 Beelzepug] > Rakar > Kythis" in drawn
    assert "The locals warned us about the dog" in drawn
    assert "--save" in drawn and "--resume" in drawn
    position.result = [0.0]
    told = "\n".join(screen.results(position))
    assert "loses" in told and "Threat level 0" in told and "Nobody was eaten" in told


def test_a_scenario_alone_has_no_course() -> None:
    game = Inferno()
    position = game.start({"scenario": "love_lives_forever"}, SeededChance(b"an evening"))
    assert "Campaign" not in "\n".join(
        GameScreen(Words("en"), game).draw(position, [], Terminal(100, 80, False, False))
    )
