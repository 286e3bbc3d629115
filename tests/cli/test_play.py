"""Playing at the terminal: actions, commands, bad input, undo, saving and leaving."""

import re
import sys
from pathlib import Path

import pytest

from platzdarm.games.discovery import game_names
from platzdarm.kernel.record import parse
from tests.cli.desk import LANGUAGES, Desk, Said, answer_and_next

HQS = ("hq c3", "hq c1")


def saved(path: Path) -> list[str]:
    return [move.text for move in parse(path.read_text("utf-8")).moves if move.seat >= 0]


def played(desk: Desk, tmp_path: Path, *lines: str) -> tuple[Said, list[str]]:
    """What was said, and the actions that are in the save file."""
    file = tmp_path / "game.save"
    said = desk.play(*lines, options=("--save", str(file)))
    return said, saved(file)


@pytest.mark.parametrize(
    ("lang", "question", "news"),
    [
        ("en", "Borgo: put the HQ on a free cell: hq CELL [NH-SET-05]", "Moloch sets up the HQ on c1"),
        ("ru", "Борго: поставьте командный центр на свободную клетку: hq КЛЕТКА [NH-SET-05]", "Молох ставит"),
    ],
)
def test_a_game_is_played_by_typing_actions(desk: Desk, lang: str, question: str, news: str) -> None:
    said = desk.play(*HQS, "end", lang=lang)
    assert said.code == 0 and said.err == ""
    assert question in said.out and news in said.out
    assert "\x1b" not in said.out  # no colours where there is no terminal


def test_bots_answer_for_their_seats(desk: Desk) -> None:
    # The person begins: the bot's luck is its own, and it must not be the first to want that cell.
    table = ("--seats", "person,random", "--option", "first=0", "--seed", "5eed")
    said = desk.call("play", "neuroshima", *table, typed="hq c3\nend\n")
    assert said.code == 0 and "ends the turn" in said.out


def test_bots_alone_play_to_the_end(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "bots.save"
    said = desk.call("play", "neuroshima", "--seats", "random,random", "--seed", "5eed", "--save", file)
    assert said.code == 0 and "The game is over" in said.out and "Seed: 5eed" in said.out
    assert desk.call("replay", file, "--check").code == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("hq c3", "a cell holds one tile only [NH-BRD-03]"),
        ("end", "the HQs are placed first [NH-SET-05]"),
        ("hq z9", "there is no cell 'z9' on the standard board [NH-BRD-02]"),
        ("place mutant", "'place mutant' is not understood; write 'place TILE CELL rROTATION'"),
        ("place clown a1 r7", "rotation 'r7' must be r0 to r5 [NH-CONV-02]"),
        ("place dragon a1 r0", "there is no tile 'dragon' in the army moloch [NH-SET-01]"),
        ("dance", "there is no action 'dance'"),
        ("99", "there is no answer 99; the list has 1 to 18"),
        ("0", "there is no answer 0; the list has 1 to 18"),
        ("save", "to which file?"),
        ("tile", "which tile?"),
        ("tile dragon", "there is no tile 'dragon'"),
        ("why", "which action?"),
        ("moves dragon", "no legal answer contains 'dragon'"),
        ("rules xyzzy", "no rule holds all of these words: xyzzy"),
    ],
)
def test_bad_input_costs_one_line_and_nothing_else(desk: Desk, tmp_path: Path, typed: str, told: str) -> None:
    said, actions = played(desk, tmp_path, "hq c3", typed, "hq c1")
    after = said.out.split(f"Moloch> {typed}\n")[1]
    answer, following = answer_and_next(after)
    assert told in answer and following == "Moloch> hq c1"
    assert actions == ["hq c3", "hq c1"]


def test_bad_input_is_told_in_russian_too(desk: Desk) -> None:
    said = desk.play("hq c3", "hq c3", "hq z9", "танец", lang="ru")
    assert "на клетке помещается только одна фишка [NH-BRD-03]" in said.out
    assert "клетки «z9» на этом поле (standard) нет [NH-BRD-02]" in said.out
    assert "действия «танец» нет" in said.out


def test_the_numbers_of_the_list_play_its_answers(desk: Desk, tmp_path: Path) -> None:
    said, actions = played(desk, tmp_path, "moves b", "5")
    assert "5. hq b2 — put the HQ on b2" in said.out
    assert "hq a1" not in said.out
    assert actions == ["hq b2"]


def test_long_lists_are_drawn_together(desk: Desk) -> None:
    said = desk.play(*HQS, "moves")
    listed = said.out.split("Borgo> moves\n")[1].splitlines()
    assert len([line for line in listed if re.match(r"\d+(–\d+)?\. ", line)]) <= 40


def test_undo_takes_back_what_showed_nothing_new(desk: Desk, tmp_path: Path) -> None:
    said, actions = played(desk, tmp_path, "hq c3", "undo", "hq a1")
    assert "Taken back: hq c3" in said.out
    assert actions == ["hq a1"]


def test_undo_stops_at_a_draw(desk: Desk, tmp_path: Path) -> None:
    said, actions = played(desk, tmp_path, *HQS, "undo")
    assert "nothing can be taken back" in said.out
    assert actions == ["hq c3", "hq c1"]


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "help", "why ACTION: the rule that forbids an action"),
        ("en", "?", "† melee"),
        ("ru", "помощь", "почему ДЕЙСТВИЕ: какое правило запрещает действие"),
        ("en", "why end", "the HQs are placed first [NH-SET-05]"),
        ("ru", "почему end", "сначала ставят командные центры [NH-SET-05]"),
        ("en", "why hq a1", "hq a1: that is legal now"),
        ("en", "hint", "Hard would play: hq "),
        ("ru", "совет", "Жёсткий бот сыграл бы: hq "),
        ("en", "tile clown", "The Clown (clown): Moloch, unit, 1 in the army"),
        ("ru", "фишка клоун", "Клоун (clown): Молох, подразделение, в армии 1"),
        ("ru", "tile gladiator", "Гладиатор (gladiator): Гегемония"),
        ("en", "rules armour melee", "NH-ARM-04"),
        ("ru", "правила броня", "NH-ARM-0"),
        ("en", "board", "Setting up"),
    ],
)
def test_commands_answer_in_the_language_of_the_game(desk: Desk, lang: str, typed: str, told: str) -> None:
    said = desk.play(typed, lang=lang)
    assert said.code == 0 and told in said.out


def test_the_log_tells_everything_again(desk: Desk) -> None:
    said = desk.play(*HQS, "log")
    told = said.out.split("Borgo> log\n")[1]
    assert "Borgo sets up the HQ on c3" in told and "Turn 1: Borgo" in told


# -- saving and leaving -------------------------------------------------------------------------------------------


def test_a_saved_game_is_played_on(desk: Desk, tmp_path: Path) -> None:
    said, _ = played(desk, tmp_path, *HQS, "quit")
    file = tmp_path / "game.save"
    assert f"--resume {file}" in said.out
    again = desk.call("play", "neuroshima", "--resume", file, typed="end\n")
    assert again.code == 0 and "Moloch: play, discard or move tiles" in again.out
    assert saved(file) == ["hq c3", "hq c1", "end"]


def test_save_writes_the_game_anywhere(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "other.save"
    said = desk.play("hq c3", f"save {file}", "hq c1")
    assert f"Saved to {file}" in said.out and saved(file) == ["hq c3"]


def test_no_file_of_another_kind_is_overwritten(desk: Desk, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Sir", "utf-8")
    assert "is no saved game" in desk.play(f"save {letter}").out
    assert "exists already" in desk.play(options=("--save", str(letter))).error
    assert letter.read_text("utf-8") == "Dear Sir"
    assert "cannot be written" in desk.play(f"save {tmp_path / 'none' / 'x'}").out


def test_a_broken_save_file_is_told_with_its_line(desk: Desk, tmp_path: Path) -> None:
    played(desk, tmp_path, *HQS)
    file = tmp_path / "game.save"
    text = file.read_text("utf-8")
    file.write_text(text.replace("1 hq c1", "1 hq c3"), "utf-8")
    told = desk.call("play", "neuroshima", "--resume", file).error
    assert "line 11: 'hq c3': a cell holds one tile only [NH-BRD-03]" in told
    file.write_text(re.sub(r"seed: .*\n", "", text), "utf-8")
    assert "no seed" in desk.call("play", "neuroshima", "--resume", file).error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_ends_politely(desk: Desk, lang: str) -> None:
    said = desk.play(lang=lang)
    assert said.code == 0 and said.err == ""
    assert {"en": "The game was not saved.", "ru": "Партия не сохранена."}[lang] in said.out


def test_an_interrupt_ends_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from platzdarm.cli.main import main

    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    file = tmp_path / "game.save"
    code = main(["play", "neuroshima", "--seats", "person,person", "--save", str(file), "--lang", "en"])
    said = capsys.readouterr()
    assert code == 130 and said.err == "" and f"saved in {file}" in said.out
    assert saved(file) == []


# -- which game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_names_no_game_is_asked_which(desk: Desk, lang: str) -> None:
    said = desk.call("play", "--lang", lang, typed="chess\n2\nquit\n")
    assert said.code == 0
    titles = desk.call("games", "--lang", lang).out.splitlines()
    assert said.out.splitlines()[:2] == [f"{at}  {row.partition(': ')[2]}" for at, row in enumerate(titles, 1)][:2]
    assert titles[1].partition(": ")[2] in said.out.partition("2\n")[2], "it is the second of the list that is played"


def test_where_nobody_answers_the_games_are_named(desk: Desk) -> None:
    said = desk.call("play")
    assert said.code == 2 and said.err == f"platzdarm: error: name a game: {', '.join(game_names())}\n"


def test_a_record_to_resume_names_its_game(desk: Desk, tmp_path: Path) -> None:
    saved = tmp_path / "saved.record"
    desk.call("play", "doom2016", "--seed", "5eed", "--save", saved, typed="quit\n")
    said = desk.call("play", "--resume", saved, typed="quit\n")
    assert said.code == 0 and "DOOM" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_breaks_between_words(desk: Desk, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = desk.play("nonsense", "why nonsense", "help", "quit", lang=lang)
    assert max(map(len, said.out.splitlines())) <= 80
    assert "airstrike" in said.out


def test_who_has_just_saved_is_told_so_when_he_leaves(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    said = desk.play("hq c3", f"save {file}", "quit")
    assert f"--resume {file}" in said.out and "not saved" not in said.out
    assert "not saved" in desk.play("hq c3", f"save {file}", "hq c1", "quit").out
