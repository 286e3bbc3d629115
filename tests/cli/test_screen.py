"""What is drawn and told: the board, tiles in words, the story of whole games."""

import re

import pytest

from platzdarm.cli.screens import make_screen
from platzdarm.games import discovery
from platzdarm.games.neuroshima.content.library import built_in_library
from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.terminal.drawing import COMPACT, ROOMY, Shape, board_size, draw_board, shorten
from platzdarm.games.neuroshima.text.chronicle import tell
from platzdarm.games.neuroshima.text.tile_text import tile_text
from platzdarm.games.neuroshima.text.words import Names
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.position import View
from platzdarm.terminal.square_map import DrawnMap
from platzdarm.terminal.terminal import Terminal, fold
from platzdarm.text.lines import story
from platzdarm.text.words import Words
from tests.neuroshima.tabletop import layout

BOARD = "outpost_hq (0,0), outpost_annihilator (0,-1) rot 2, hegemony_net_fighter (1,-1) rot 4, hegemony_hq (2,-2)"


def names(lang: str) -> Names:
    return Names(Words(lang), built_in_library())


@pytest.mark.parametrize("shape", [ROOMY, COMPACT])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_board_shows_cells_tiles_and_signs(lang: str, shape: Shape) -> None:
    lines = draw_board(layout(BOARD), names(lang), shape)
    text = "\n".join(lines)
    width, height = board_size(layout(BOARD), shape)
    assert len(lines) == height and {len(line) for line in lines} == {width}
    for cell in ("a1", "c2", "c3", "d2", "e1", "e3"):
        assert len(re.findall(rf"\b{cell}\b", text)) == 1
    assert text.count("★20") == 2
    assert text.count("†1") == 12  # a HQ strikes on all six sides; Hegemony's does not strengthen itself


def test_a_shot_a_net_and_who_is_caught_are_drawn() -> None:
    lines = draw_board(layout("outpost_annihilator (0,0) rot 2, hegemony_net_fighter (0,1) rot 5"), names("en"))
    text = "\n".join(lines)
    assert "↑2" in text and "#" in text and text.count("⊗") == 1


def test_colours_only_where_they_are_wanted() -> None:
    position = layout(BOARD)
    coloured = "\n".join(draw_board(position, names("en"), colour=True))
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == "\n".join(draw_board(position, names("en")))


def test_long_names_are_cut_word_by_word() -> None:
    assert shorten("Универсальный солдат", 12) == "Униве. солд."
    assert shorten("Mutant", 12) == "Mutant"
    assert all(
        len(shorten(tile.name.ru, 12)) <= 12 for army in built_in_library().entries.values() for tile in army.tiles
    )


def test_the_board_fits_small_terminals() -> None:
    game = Neuroshima()
    position = game.start({"first": "0"}, SeededChance(b"x"))
    table = make_screen(game, Words("en")).draw(position, [], Terminal(80, 24, False, False))
    assert max(map(len, table)) <= 80 and len(table) <= 24


@pytest.mark.parametrize("name", discovery.game_names())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_table_question_and_answer_fit_a_terminal_of_80_by_24(name: str, lang: str) -> None:
    """Nothing of the board is scrolled away while somebody is asked."""
    table, words, luck = discovery.game(name), Words(lang), SeededChance(b"low")
    screen, position = make_screen(table, words), table.start({}, SeededChance(b"low"))
    for _ in range(120):
        decision = position.pending()[0]
        known = View(position, decision.seat).known
        shown = screen.draw(known, [], Terminal(80, 24, False, False))
        question = fold([screen.ask(known, decision)], 80)
        assert max(map(len, [*shown, *question])) <= 80
        assert len(shown) + len(question) + 1 <= 24, "\n".join([*shown, *question])
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        if position.over:
            break


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_tile_has_a_text_that_names_its_figures(lang: str) -> None:
    known = names(lang)
    for army in known.library.armies.values():
        for tile in army.tiles:
            lines = [known.words.tell(message) for message in tile_text(known, tile)]
            assert known.tile(tile) in lines[0] and len(lines) > 1
            assert bool(re.search("[а-я]", lines[1])) == (lang == "ru")


def test_a_tile_in_words() -> None:
    known = names("en")
    tile = known.library.armies["hegemony"].by_key["gladiator"]
    assert [known.words.tell(message) for message in tile_text(known, tile)] == [
        "Gladiator (gladiator): Hegemony, unit, 1 in the army",
        "Initiative 1",
        "Melee, strength 2: up, right-up, left-up",
        "Armour: up, right-up, left-up",
        "Toughness 1: the damage number 2 destroys it",
    ]
    saboteur = known.library.armies["outpost"].by_key["saboteur"]
    assert known.words.tell(tile_text(known, saboteur)[-1]) == "Linked enemy tiles: initiative -1"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whole_games_of_all_kinds_can_be_told(lang: str) -> None:
    """Every event, question and action has its words, whatever the mode."""
    game = Neuroshima()
    screen = make_screen(game, Words(lang))
    luck = SeededChance(b"story")
    for _ in range(8):
        position = game.start(game.random_options(luck), SeededChance(b"game", luck.roll(1000)))
        while not position.over:
            decision = position.pending()[0]
            action = decision.answers.at(luck.roll(len(decision.answers)))
            assert screen.ask(position, decision) and screen.action(position, decision.seat, action)
            before = position.copy()
            events = [game.vocabulary.event(before, event) for event in position.play(decision.seat, action)]
            lines = story(tell(before, events), Words(lang), screen.name)
            assert all(lines)
        assert screen.draw(position, [], Terminal(120, 50, True, True)) and screen.results(position)


def test_a_map_that_is_cut_says_where_it_goes_on() -> None:
    signs = {(x, y): ("· ", "") for x in range(8) for y in range(8)}
    drawn = DrawnMap(signs, lambda _x, _y, _side: "")
    whole = drawn.draw((0, 0), 80, 24, False)[0]
    assert not set("▲▼◀▶") & set(whole)
    corner = drawn.draw((0, 0), 15, 5, False)[0]
    assert set("▲▼◀▶") & set(corner) == {"▲", "▶"}
    middle = drawn.draw((4, 4), 15, 5, False)[0]
    assert middle.startswith("▲▼◀") and middle.endswith("▶")
