"""Records of whole games: golden ones replay to their results, and a broken or impossible line is named."""

from collections.abc import Callable
from functools import cache

import pytest

from platzdarm.games.neuroshima.game import Neuroshima
from platzdarm.games.neuroshima.rules.setting import MODES
from platzdarm.games.neuroshima.rules.setup import MODES_OF_PLAYERS
from platzdarm.kernel.chance import SeededChance, seed_hash
from platzdarm.kernel.errors import RecordError
from platzdarm.kernel.match import Match, Replay
from platzdarm.kernel.record import parse
from tests.games.golden import golden_records
from tests.neuroshima.tabletop import library
from tests.wording import english

GOLDEN = golden_records("neuroshima")


def game() -> Neuroshima:
    return Neuroshima(library())


# -- golden records ------------------------------------------------------------------------------------------------


def test_golden_records_cover_every_mode_and_variant() -> None:
    options = [record.options for record in GOLDEN]
    tables = {(int(one["players"]), one["mode"]) for one in options}
    assert tables == {(players, MODES[mode]) for players, modes in MODES_OF_PLAYERS.items() for mode in modes}
    for key in ("reinforcement", "advanced_opening", "board"):
        assert len({one[key] for one in options}) == 2
    bots = {bot for record in GOLDEN for bot in record.seats}
    assert bots == {"random", "greedy"}
    assert len(GOLDEN) >= 24


# -- broken records ------------------------------------------------------------------------------------------------


@cache
def sound_text() -> str:
    """A finished duel with its seed."""
    match = Match(game(), {"armies": "outpost,hegemony"}, b"sound")
    luck = SeededChance(b"moves")
    while not match.position.over:
        decision = match.position.pending()[0]
        match.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
    return match.record().format()


Change = Callable[[str], str]


def broken(where: str, change: Change) -> tuple[str, int]:
    """The sound record with the first line that holds `where` changed, and the number of that line."""
    lines = sound_text().splitlines()
    number = next(at for at, line in enumerate(lines) if where in line)
    lines[number] = change(lines[number])
    return "\n".join(lines) + "\n", number + 1


def word(at: int, instead: str) -> Change:
    """A change of one word of a line."""

    def change(line: str) -> str:
        words = line.split(" ")
        words[at] = instead
        return " ".join(words)

    return change


def line(instead: str) -> Change:
    return lambda _: instead


def other_seat(line: str) -> str:
    return f"{1 - int(line[0])}{line[1:]}"


def turned_round(line: str) -> str:
    key, _, result = line.partition(": ")
    return f"{key}: {' '.join(result.split()[::-1])}"


BROKEN: dict[str, tuple[str, Change, str]] = {
    "another game": ("game:", line("game: chess"), "chess"),
    "another version of the rules": ("rules:", line("rules: 2"), "rules version 2"),
    "unknown option": ("options:", lambda text: text + " colour=red", "unknown option 'colour'"),
    "army that is not there": ("options:", lambda text: text.replace("outpost", "nobody"), "no army 'nobody'"),
    "pack that is not used": ("seed:", lambda text: "pack: mine 00\n" + text, "content pack 'mine'"),
    "seed that is not hexadecimal": ("seed:", line("seed: seed"), "not hexadecimal"),
    "hash of another seed": ("seed-hash:", line("seed-hash: " + seed_hash(b"another")), "hash"),
    "result of another game": ("result:", turned_round, "result"),
    "result of more seats": ("result:", lambda text: text + " 0", "result"),
    "first player who is not there": ("start", line("start | first:2"), "impossible outcome"),
    "no first player": ("start", line("start"), "is missing"),
    "nonsense about the first player": ("start", line("start | second:1"), "'second:1'"),
    "seat that is not there": (" hq ", word(0, "7"), "no seat 7"),
    "seat that is not asked": (" discard ", other_seat, "'discard"),
    "unknown action": (" place ", word(1, "putt"), "no action 'putt'"),
    "unknown tile": (" place ", word(2, "dragon"), "no tile 'dragon'"),
    "unknown cell": (" place ", word(3, "c6"), "no cell 'c6'"),
    "rotation of 7": (" place ", word(4, "r7"), "rotation 'r7'"),
    "a word too few": (" place ", lambda text: " ".join(text.split()[:4]), "write 'place TILE CELL rROTATION'"),
    "outcome that is no tile": ("| outpost_", word(-1, "dragon"), "'dragon' is no tile"),
    "outcome that is in no pile": ("| outpost_", word(-1, "outpost_hq"), "impossible outcome"),
    "outcome that is missing": ("| outpost_", lambda text: text.rsplit(" ", 1)[0], "is missing"),
    "outcome too many": ("| outpost_", lambda text: text + " outpost_move", "1 outcomes of chance too many"),
    "outcome where none is asked": (" discard ", lambda text: text.split(" |")[0] + " | outpost_move", "too many"),
}


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Replay(game(), parse(text)).check()
    assert "\n" not in english(caught.value)
    return caught.value


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_line_is_named(name: str) -> None:
    where, change, why = BROKEN[name]
    text, number = broken(where, change)
    error = refusal(text)
    assert why in english(error) and error.line == number


def test_the_record_that_is_broken_here_is_sound() -> None:
    assert Replay(game(), parse(sound_text())).check().result == [0, 1]


def test_moves_begin_with_the_start() -> None:
    text, number = broken("start", line("# gone"))
    error = refusal(text)
    assert "start" in english(error) and error.line == number + 1, "the first line that is something else"
    assert refusal(sound_text().split("start")[0]).line > 0


def test_a_game_starts_once() -> None:
    text, number = broken("start", lambda text: text + "\nstart")
    assert refusal(text).line == number + 1


def test_an_illegal_action_is_named_with_its_rule() -> None:
    lines = sound_text().splitlines()
    first = next(at for at, line in enumerate(lines) if " hq " in line)
    lines[first + 1] = word(2, lines[first].split()[2])(lines[first + 1])
    error = refusal("\n".join(lines))
    assert error.line == first + 2
    assert english(error).startswith(f"line {error.line}: 'hq ") and "[NH-" in english(error)


def test_nothing_follows_the_end() -> None:
    text = sound_text() + "0 end\n"
    error = refusal(text)
    assert error.line == text.count("\n") and "over" in english(error)


def test_a_result_needs_its_game() -> None:
    """A header that claims a result, and moves that stop before it."""
    lines = sound_text().splitlines()
    error = refusal("\n".join(lines[:-1]))
    assert lines[error.line - 1].startswith("result:")


def test_a_seed_must_give_the_luck_of_the_record() -> None:
    text = sound_text().replace(b"sound".hex(), b"other".hex())
    error = refusal(text)
    assert "not the one that the seed gives" in english(error)
    assert text.splitlines()[error.line - 1].count("|") == 1, "the first line where they differ"


def test_a_tile_of_another_army_cannot_be_drawn() -> None:
    """Without the seed to compare with, too: the name counts, not the number of the tile in its army."""
    number, drawn = next(
        (at, line) for at, line in enumerate(sound_text().splitlines(), 1) if line.endswith("| outpost_battle")
    )
    record = parse(sound_text().replace(drawn, drawn.replace("outpost_battle", "hegemony_ganger"), 1))
    record.seed = None
    with pytest.raises(RecordError) as caught:
        Replay(game(), record).check()
    assert caught.value.line == number and "outcome" in english(caught.value)
