"""DOOM (2016) at the terminal: the map, the mats, the hand, questions and answers, records."""

import json
import re
from pathlib import Path

import pytest

from platzdarm.cli.screens import make_screen
from platzdarm.cli.session import Session
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.verbs import ATTACK
from platzdarm.games.doom2016.terminal.drawing import demon_letters, draw_map, focus_square
from platzdarm.kernel.action import verb_of
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.match import Match
from platzdarm.kernel.position import View
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.words import Words
from tests.cli.desk import Desk, Said, answer_and_next

GAME = Doom2016()
TABLE = ("--option", "marines=1", "--option", "mission=first_steps", "--seed", "5eed")


def start(mission: str = "knee_deep_in_the_dead", marines: int = 2) -> Incursion:
    return GAME.start({"mission": mission, "marines": str(marines)}, SeededChance(b"terminal"))


def play(desk: Desk, *lines: str, lang: str = "en", options: tuple[str, ...] = ()) -> Said:
    typed = "".join(f"{line}\n" for line in lines)
    seats = ("--seats", "random,person")
    return desk.call("play", "doom2016", *TABLE, *seats, "--lang", lang, *options, typed=typed)


# -- the map ------------------------------------------------------------------------------------------------------


def test_the_map_shows_figures_walls_doors_and_tokens() -> None:
    position = start()
    lines = draw_map(position, focus_square(position), 200, 200, False)
    text = "\n".join(lines)
    assert "@A" in text and "@B" in text
    for sign in ("╎", "╌╌", "┃", "━━", "##", "~~", "%%", "O?", "t ", "w ", "+ "):
        assert sign in text, sign
    row = next(line for line in lines if line.startswith(" 1"))
    assert row.split() == ["1", "@A", "@B"]
    assert len({len(line) for line in lines}) == 1


def test_an_opened_door_is_gone_from_the_map() -> None:
    position = start()
    shut = "\n".join(draw_map(position, focus_square(position), 200, 200, False))
    position.shut = 0
    text = "\n".join(draw_map(position, focus_square(position), 200, 200, False))
    assert "╎" in shut and "╎" not in text and "╌" not in text


def test_demons_of_different_types_have_different_letters() -> None:
    letters = demon_letters(GAME.library.content)
    assert len(set(letters)) == len(letters) == 8


@pytest.mark.parametrize("mission", list(GAME.library.missions))
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_mission_fits_a_small_terminal(mission: str, lang: str) -> None:
    position = start(mission, 4)
    table = make_screen(GAME, Words(lang)).draw(position, ["news"] * 30, Terminal(80, 24, False, False))
    assert max(map(len, table)) <= 80 and len(table) <= 21  # the question and the answer come below
    assert any("@A" in line for line in table)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_has_no_room_beside_the_map_is_marked(lang: str) -> None:
    screen = make_screen(GAME, Words(lang))
    two = screen.draw(start("knee_deep_in_the_dead", 2), ["news"] * 30, Terminal(80, 24, False, False))
    assert not any(line.endswith("  …") for line in two)
    four = screen.draw(start("knee_deep_in_the_dead", 4), ["news"] * 30, Terminal(80, 16, False, False))
    assert any(line.endswith("  …") for line in four)


def test_a_large_map_is_cropped_around_whoever_acts() -> None:
    position = start("locked_archive")
    far = position.setting.field.size - 1
    position.put(0, far)
    lines = draw_map(position, far, 40, 10, False)
    assert len(lines) <= 10 and max(map(len, lines)) <= 40
    assert any("@A" in line for line in lines)


def test_colours_change_nothing_but_colours() -> None:
    position = start()
    coloured = "\n".join(draw_map(position, focus_square(position), 60, 30, True))
    plain = "\n".join(draw_map(position, focus_square(position), 60, 30, False))
    assert "\x1b[" in coloured and re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


# -- secrets ------------------------------------------------------------------------------------------------------


def test_the_screen_of_a_seat_shows_its_own_cards_alone() -> None:
    position = start()
    while not position.event_hand:  # set-up: the first demons come
        decision = position.pending()[0]
        position.play(decision.seat, decision.answers.at(0))
    screen = make_screen(GAME, Words("en"))
    content = GAME.library.content
    own = [{content.events[card].id for card in position.event_hand}]
    own += [{content.actions[card].id for card in hand} for hand in position.hands]
    for seat in (0, 1, 2, -1):
        table = screen.draw(View(position, seat).known, [], Terminal(120, 60, False, False))
        shown = set(re.findall(r"\[([a-z0-9_]+)\]", "\n".join(table)))
        assert shown == (own[seat] if seat >= 0 else set())


def test_the_marines_do_not_see_the_invasion_card() -> None:
    position = start()
    screen = make_screen(GAME, Words("en"))
    card = next(e.name.en for e in GAME.library.entries["invasions"] if e.id == "imp_assault")
    wide = Terminal(200, 60, False, False)
    assert card in "\n".join(screen.draw(View(position, 0).known, [], wide))
    assert card not in "\n".join(screen.draw(View(position, 1).known, [], wide))


# -- playing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "question", "title"),
    [
        ("en", "Alpha: move, play cards, attack, or end [D16-MARINE-03]", "First Steps · round 1"),
        ("ru", "Альфа: двигайтесь, играйте карты, атакуйте или закончите [D16-MARINE-03]", "Первые шаги · раунд 1"),
    ],
)
def test_a_mission_is_played_by_typing(desk: Desk, lang: str, question: str, title: str) -> None:
    listed = play(desk, "moves run", lang=lang)
    number, run = re.findall(r"^(\d+)\. (run \w+)", listed.out, re.MULTILINE)[0]
    for typed in (number, run):
        said = play(desk, typed, "moves step", "end", lang=lang)
        assert said.code == 0 and said.err == ""
        assert question in said.out and title in said.out
        assert re.search(r"^\d+\. step n", said.out, re.MULTILINE)


def test_a_lone_person_is_alpha_and_bots_take_the_other_seats(desk: Desk) -> None:
    said = desk.call("play", "doom2016", "--option", "mission=first_steps", "--seed", "5eed", typed="end\n")
    assert said.code == 0 and "Alpha> end" in said.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("step n", "there are not enough movement points [D16-MOVE-01]"),
        ("attack imp-1", "no card with an attack is being resolved [D16-ACTION-03]"),
        ("attack clown-1", "there is no figure 'clown-1'"),
        ("step up", "there is no direction 'up'"),
        ("dance", "there is no action 'dance'"),
        ("card", "which one? Write 'card NAME'"),
        ("card dragon", "there is no card, figure or square 'dragon'"),
        ("99", "there is no answer 99"),
    ],
)
def test_bad_input_costs_one_line(desk: Desk, typed: str, told: str) -> None:
    said = play(desk, typed, "end")
    after = said.out.split(f"Alpha> {typed}\n")[1]
    answer, following = answer_and_next(after)
    assert told in answer and following == "Alpha> end"


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "card armor", "Reaction, UAC; defence: "),
        ("en", "card Imp", "Hit & Run. After this demon's attack"),
        ("en", "card b1", "b1: active teleporter, Alpha"),
        ("ru", "карта бегом", "Бонусное действие, ОАК"),
        ("ru", "карта альфа", "Альфа (@A): b1"),
        ("ru", "карта сбор образцов", "Захватчик побеждает, набрав"),
        ("ru", "почему attack imp-1", "сейчас не разыгрывается карта с атакой [D16-ACTION-03]"),
        ("ru", "помощь", "карта НАЗВАНИЕ: всё о карте, фигурке или клетке"),
        ("ru", "помощь", "«attack imp-2»"),
        ("en", "help", "i Imp"),
        ("en", "rules stun", "D16-STUN-0"),
    ],
)
def test_things_are_looked_up(desk: Desk, lang: str, typed: str, told: str) -> None:
    assert told in play(desk, typed, lang=lang).out


def test_nobody_is_asked_who_could_only_pass(desk: Desk) -> None:
    """Windows open for every hand that is not empty; a person sees only those in which there is a choice."""
    said = play(desk, *["end"] * 6)
    asked = re.findall(r"\n(Alpha: .*\])\n", said.out)
    assert asked and "use something" not in " ".join(asked)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", r"mean damage \d\.\d, kills \d+ %"), ("ru", r"средний урон \d,\d, убьёт \d+ %")]
)
def test_attacks_are_listed_with_their_odds(lang: str, told: str) -> None:
    position = start("first_steps", 1)
    luck = SeededChance(b"odds")
    while True:
        decision = position.pending()[0]
        attacks = [action for action in decision.answers if verb_of(action) == ATTACK]
        if attacks and decision.seat == 1:
            break
        position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    worded = make_screen(GAME, Words(lang)).action(position, 1, attacks[0])
    assert re.search(told, worded), worded


# -- records ------------------------------------------------------------------------------------------------------


def recorded(desk: Desk, tmp_path: Path) -> Path:
    file = tmp_path / "mission.save"
    assert play(desk, "end", "end", options=("--save", str(file))).code == 0
    return file


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_is_shown_replayed_and_searched(desk: Desk, tmp_path: Path, lang: str) -> None:
    file = recorded(desk, tmp_path)
    shown = desk.call("show", file, "--seat", "1", "--lang", lang)
    assert shown.code == 0 and "@A" in shown.out and "D16-" in shown.out
    replayed = desk.call("replay", file, "--lang", lang)
    assert replayed.code == 0 and ("Alpha is activated" if lang == "en" else "Активация: Альфа") in replayed.out
    assert desk.call("replay", file, "--check", "--lang", lang).code == 0
    assert desk.call("verify", file, "--lang", lang).code == 0
    legal = desk.call("legal", file, "--json")
    assert {row["seat"] for row in json.loads(legal.out)} == {1}


def test_a_saved_mission_is_played_on(desk: Desk, tmp_path: Path) -> None:
    file = recorded(desk, tmp_path)
    said = desk.call("play", "doom2016", "--resume", file, typed="end\n")
    assert said.code == 0 and "Alpha> end" in said.out


def test_missions_are_simulated(desk: Desk) -> None:
    options = ("--option", "mission=first_steps", "--option", "marines=1", "--games", "2", "--bots", "random,greedy")
    said = desk.call("simulate", "doom2016", *options, "--seed", "5eed", "--json")
    assert said.code == 0 and json.loads(said.out)["games"] == 2


def test_an_operation_says_which_mission_follows(capsys: pytest.CaptureFixture[str]) -> None:
    """The end of a mission names the options of the next one."""
    words = Words("en")
    match = Match(GAME, {"operation": "black_bishop", "won": "1-0", "marines": "1"}, b"seed")
    match.position.result = [1.0, 0.0]
    Session(
        match, ["random", "random"], make_screen(GAME, words), words, Terminal(80, 24, False, False), None
    ).show_end()
    following = re.search(r"platzdarm play doom2016 (.*)", capsys.readouterr().out)
    assert following is not None
    assert "operation=black_bishop" in following[1] and "won=2-0" in following[1]
    assert "mission=locked_archive" in following[1]
