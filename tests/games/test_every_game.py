"""What every game must keep, whichever there are: golden records, words, bots, adapter, and the examination.

What only one game can promise (which tables its records cover, how many random games it plays through) stands in its
own folder of tests.
"""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from platzdarm.arena.matches import play_game
from platzdarm.bots.levels import MOST
from platzdarm.bots.searcher import Timed
from platzdarm.cli.screens import make_screen, teller
from platzdarm.games.discovery import game, game_names, games_with, part
from platzdarm.games.roster import adviser_of, bots_of, levels_of, make_bot, usual_bot
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.conformance import examine
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.match import Replay
from platzdarm.kernel.record import parse
from platzdarm.server.adapters import adapter_of
from platzdarm.terminal.terminal import Terminal
from platzdarm.text.lines import Argument, Line, Name, Passage, Phrase, story
from platzdarm.text.rules_search import parse_rules, rules_text
from platzdarm.text.words import LANGUAGES, Words, catalogue_texts
from tests.cli.test_catalogues import messages
from tests.games.golden import golden_paths
from tests.games.vocabularies import unworded

GOLDEN = [pytest.param(name, path, id=path.stem) for name in game_names() for path in golden_paths(name)]
SILENT = {
    "doom2016": ("ended", "exhausted", "respawn"),
    "doom2004": ("attack_over",),
}  # kinds of event that no line tells of
QUICK = 6  # records of each game whose every line is worded in the quick run; all are replayed
PATIENCE = 1_000  # moves of a game that is examined here

every_game = pytest.mark.parametrize("name", game_names())
every_record = pytest.mark.parametrize(("name", "path"), GOLDEN)


# -- golden records ------------------------------------------------------------------------------------------------


@every_game
def test_every_game_has_golden_records(name: str) -> None:
    assert golden_paths(name) != []


@every_record
def test_a_golden_record_replays_to_its_result(name: str, path: Path) -> None:
    record = parse(path.read_text("utf-8"))
    position = Replay(game(name), record).check()
    assert position.over and position.result == record.result


@pytest.mark.slow
@every_record
def test_a_golden_record_needs_no_seed(name: str, path: Path) -> None:
    """The outcomes beside the actions are enough, so a record outlives a change in the order of draws."""
    record = parse(path.read_text("utf-8"))
    record.seed = None
    assert Replay(game(name), record).check().result == record.result


@every_record
def test_a_golden_record_is_written_as_it_was_read(name: str, path: Path) -> None:
    text = path.read_text("utf-8")
    assert parse(text).format() == text


# -- words ---------------------------------------------------------------------------------------------------------


def phrases(argument: Argument | Line) -> Iterator[Line | Phrase]:
    """The messages in a line, itself the first."""
    if isinstance(argument, (Line, Phrase)):
        yield argument
        for inner in argument.args.values():
            yield from phrases(inner)
    elif isinstance(argument, list):
        for part in argument:
            yield from phrases(part)
    else:
        assert isinstance(argument, (int, str, Name, Passage))


# Half of the records in each language: what one language lacks and the other has, another test notices.
BY_TURNS = [
    pytest.param(name, path, lang, id=f"{path.stem}-{lang}", marks=[pytest.mark.slow] if number >= QUICK else [])
    for name in game_names()
    for number, (path, lang) in enumerate(zip(golden_paths(name), cycle(LANGUAGES), strict=False))
]


@pytest.mark.parametrize(("name", "path", "lang"), BY_TURNS)
def test_all_that_happens_in_a_golden_record_has_words_and_names(name: str, path: Path, lang: str) -> None:
    """Questions, actions and events in the terminal; and in the vocabulary, which names them for server and page."""
    record, played = parse(path.read_text("utf-8")), game(name)
    words, tell = Words(lang), teller(played)
    replay, screen = Replay(played, record), make_screen(played, words)
    known, happened, heard = messages(lang), set[str](), set[str]()
    rules = {rule.id for chapter in parse_rules(rules_text(name, lang) or "") for rule in chapter.rules}
    while not replay.done:
        position, move = replay.position.copy(), record.moves[replay.next]
        for decision in position.pending():
            assert screen.ask(position, decision)
            assert played.vocabulary.asks(decision) and played.vocabulary.rule(position, decision) in rules
        assert screen.action(position, move.seat, played.read(position, move.seat, move.text))
        events = replay.step()
        assert all(played.vocabulary.tells(event) for event in events)
        told = [played.vocabulary.event(position, event) for event in events]
        lines = tell(position, told)
        assert all(story(lines, words, screen.name))
        # The messages of both languages have the same variables.
        assert [one for line in lines for one in phrases(line) if one.args.keys() != known[one.id]] == []
        happened.update(event.kind for event in events)
        heard.update(event["kind"] for event in told if tell(position, [event]))
    assert happened - heard <= set(SILENT.get(name, ()))
    assert screen.draw(replay.position, [], Terminal(100, 50, False, False)) and screen.results(replay.position)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_and_action_has_words(name: str, lang: str) -> None:
    texts = [text for file, text in catalogue_texts(lang).items() if file.startswith(f"{name}/")]
    assert unworded(game(name).vocabulary, texts) == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_introduces_itself(name: str, lang: str) -> None:
    words = Words(lang)
    assert all(words.say(f"game-{name}{end}") for end in ("", "-title", "-about", "-players", "-time"))
    assert all(words.has(f"{prefix}-{name}-piece") for prefix in ("command", "play-help"))
    assert all(words.has(f"play-{name}-piece-{end}") for end in ("what", "unknown"))


# -- parts ---------------------------------------------------------------------------------------------------------


@every_game
def test_the_bots_of_a_game_are_made_and_the_usual_one_plays_a_table_without_a_fault(name: str) -> None:
    """The arena forfeits on an illegal answer."""
    played = game(name)
    seats = adapter_of(name).seats(played.settle({}))
    bots = list(bots_of(name))
    assert bots[0] == "random" and [make_bot(bot, name).name for bot in bots] == bots
    assert play_game(played, {}, [make_bot(usual_bot(name), name)] * seats, b"every game").forfeit is None


@every_game
def test_the_levels_of_a_game_are_bots_of_its_roster_in_their_order(name: str) -> None:
    bots, levels = list(bots_of(name)), levels_of(name)
    assert {usual_bot(name), adviser_of(name)} <= set(bots)
    assert [level.bot for level in levels] == [bot for bot in bots if bot in {level.bot for level in levels}]
    assert [level.strength for level in levels] == sorted(level.strength for level in levels)


@every_game
def test_who_searches_may_be_given_a_time_and_nobody_else(name: str) -> None:
    """About so many seconds a turn bring as many more looks; twice that is the cap, but never less than its own."""
    for level in levels_of(name):
        bot = make_bot(level.bot, name)
        assert isinstance(bot, Timed) == level.timed == bool(level.times(MOST))
        if not isinstance(bot, Timed):
            with pytest.raises(OptionsError) as refused:
                make_bot(f"{level.bot}@5", name)
            assert refused.value.slug == "bot-no-time"
            continue
        longer, shorter = make_bot(f"{level.bot}@5.0", name), make_bot(f"{level.bot}@0.1", name)
        assert isinstance(longer, Timed) and isinstance(shorter, Timed)
        assert (longer.name, longer.budget.seconds) == (f"{level.bot}@5", 10.0)
        assert longer.budget.replies == round(bot.budget.replies * 5 / level.seconds)
        assert 0 < shorter.budget.replies < bot.budget.replies and shorter.budget.seconds == bot.budget.seconds
        assert level.times(5.0) == [time for time in level.times(MOST) if time <= 5.0 or time == level.seconds]


@every_game
def test_the_adapter_offers_the_options_that_the_game_settles(name: str) -> None:
    settled = game(name).settle({})
    for row in adapter_of(name).choices():
        # What is left out where it says nothing (no operation) has a default all the same.
        assert row["default"] == settled.get(row["name"], row["default"])


def test_a_content_file_belongs_to_one_game() -> None:
    keys = [key for name in games_with("terminal.checker") for key in part(name, "terminal.checker").Checker.keys]
    assert len(keys) == len(set(keys))


# -- the examination -----------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("number", range(3))
def test_random_tables_keep_every_promise(name: str, number: int) -> None:
    seed = f"every game {number}".encode()
    options = game(name).random_options(SeededChance(seed))
    examine(game(name), options, seed, thorough=40, patience=PATIENCE)
