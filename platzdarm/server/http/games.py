"""The games, their rules, and analysis tables."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter, QueryParameter

from platzdarm.games.discovery import game_names
from platzdarm.games.roster import bots_of, levels_of, usual_bot
from platzdarm.kernel.game import Game
from platzdarm.server.adapters import adapter_of, game_of
from platzdarm.server.http.calls import Asked, address_of, as_json, errors, member, services_of, spend, visitor, who
from platzdarm.server.http.packed import file_answer
from platzdarm.server.limits import RECORD_BYTES
from platzdarm.server.messages.games import (
    AnalysisWish,
    ChapterInfo,
    GameInfo,
    LevelInfo,
    OptionInfo,
    PositionWish,
    Preview,
    Puzzle,
    RuleInfo,
    RulesText,
    VocabularyInfo,
)
from platzdarm.server.messages.tables import TableInfo
from platzdarm.server.problems import Problem, language_of
from platzdarm.server.shelf import File, make_file
from platzdarm.server.tables.live_tables import new_id
from platzdarm.server.tables.looking import check_position, check_record, foresee_position
from platzdarm.text.rules_search import Chapter, Rule, parse_rules, rules_text, search
from platzdarm.text.words import LANGUAGES, Words

# Only what is long and the same for all is packed: of what is secret not even the size should tell.
JSON = "application/json"


def game_info(name: str, bot_seconds: float) -> GameInfo:
    game, adapter = game_of(name), adapter_of(name)
    options = [OptionInfo(row["name"], row["choices"], row["default"]) for row in adapter.choices()]
    content = msgspec.Raw(msgspec.json.encode(adapter.content()))
    titles = {lang: Words(lang).say(f"game-{name}-title") for lang in LANGUAGES}
    return GameInfo(
        name=name,
        titles=titles,
        rules=game.rules,
        options=options,
        bots=list(bots_of(name)),
        usual=usual_bot(name),
        levels=[
            LevelInfo(level.bot, level.strength, level.seconds, level.times(bot_seconds)) for level in levels_of(name)
        ],
        orderable=list(adapter.orderable),
        content=content,
        puzzles=len(adapter.puzzles()),
        vocabulary=vocabulary_info(game),
    )


def vocabulary_info(game: Game[Any]) -> VocabularyInfo:
    return msgspec.convert(game.vocabulary.outline(), VocabularyInfo)


@get(
    "/api/games",
    responses=errors(),
    tags=["games"],
    summary="The games with their options, content and bots",
)
async def get_games(request: Asked) -> Response[list[GameInfo]]:
    spend(request, "read")
    services = services_of(request)
    return file_answer(request, await services.shelf.take(games_file, services.config.bot_seconds))


def games_file(bot_seconds: float) -> File:
    return make_file(JSON, msgspec.json.encode([game_info(name, bot_seconds) for name in game_names()]))


@get(
    "/api/games/{game:str}/puzzles",
    responses=errors(404),
    tags=["games"],
    summary="The puzzles of a game, each with its position; they may tell how a scenario goes on",
)
async def get_puzzles(request: Asked, game: Annotated[str, PathParameter(max_length=32)]) -> Response[list[Puzzle]]:
    spend(request, "read")
    if game not in game_names():
        raise Problem("not_found", "no-game", game=game, known=", ".join(game_names()))
    return file_answer(request, await services_of(request).shelf.take(puzzles_file, game))


def puzzles_file(game: str) -> File:
    return make_file(JSON, msgspec.json.encode(adapter_of(game).puzzles()))


# -- rules --------------------------------------------------------------------------------------------------------


@cache
def chapters_of(game: str, lang: str) -> list[Chapter] | None:
    text = rules_text(game, lang)
    return None if text is None else parse_rules(text)


@get(
    "/api/rules/{game:str}",
    responses=errors(404),
    tags=["games"],
    summary="Our rules text, or the rules that match",
)
async def get_rules(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=32)],
    lang: Annotated[str | None, QueryParameter(name="lang", max_length=8)] = None,
    words: Annotated[str | None, QueryParameter(name="words", max_length=200)] = None,
) -> Response[RulesText]:
    spend(request, "read")
    if lang not in LANGUAGES:
        lang = language_of(request.headers.get("accept-language", ""))
    if game not in game_names():
        raise Problem("not_found", "no-rules")
    if not words or not words.strip():
        return file_answer(request, await services_of(request).shelf.take(rules_file, game, lang))
    found = await services_of(request).replays.ask(address_of(request), search_rules, game, lang, words)
    return as_json(found)


def told_rules(game: str, lang: str) -> list[Chapter]:
    chapters = chapters_of(game, lang)
    if chapters is None:
        raise Problem("not_found", "no-rules")
    return chapters


def rules_file(game: str, lang: str) -> File:
    text = RulesText(game, lang, [chapter_info(chapter) for chapter in told_rules(game, lang)])
    return make_file(JSON, msgspec.json.encode(text))


def search_rules(game: str, lang: str, words: str) -> bytes:
    """In the worker, for it looks through the whole text."""
    return msgspec.json.encode(RulesText(game, lang, found_chapters(told_rules(game, lang), words, lang)))


def chapter_info(chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(chapter.id, chapter.title, [rule_info(rule, []) for rule in chapter.rules])


def rule_info(rule: Rule, marks: list[tuple[int, int]]) -> RuleInfo:
    return RuleInfo(rule.id, rule.text, marks)


def found_chapters(chapters: list[Chapter], words: str, lang: str) -> list[ChapterInfo]:
    """The best chapters first, each with the rules that match."""
    found: dict[str, list[RuleInfo]] = {}
    for one in search(chapters, [words], lang):
        found.setdefault(one.rule.chapter, []).append(rule_info(one.rule, one.marks))
    titles = {chapter.id: chapter.title for chapter in chapters}
    return [ChapterInfo(name, titles[name], rules) for name, rules in found.items()]


# -- analysis -----------------------------------------------------------------------------------------------------


@post(
    "/api/analysis",
    responses=errors(401, 403, 413),
    tags=["games"],
    summary="An analysis table: the caller has all seats",
    request_max_body_size=RECORD_BYTES,
)
async def post_analysis(request: Asked, data: Annotated[AnalysisWish, Body()]) -> TableInfo:
    caller = await member(request, "work")
    if data.game not in game_names():
        raise Problem("bad_request", "no-game", game=data.game, known=", ".join(game_names()))
    if data.record is not None and data.position is not None:
        raise Problem("bad_request", "analysis-both")
    services = services_of(request)
    stored = services.tables.new_row(new_id(), data.game, {}, caller.person.id)
    stored.analysis = stored.casual = True
    if data.luck is not None:
        stored.seed = data.luck
    if data.record is not None:
        work = services.replays.ask(caller.person.id, check_record, stored, data.record, data.at)
    else:
        work = services.replays.ask(caller.person.id, check_position, stored, data.position)
    stored, moves, snapshots = await work
    table = await services.tables.open_analysis(caller.person, stored, moves, snapshots)
    async with table.lock:
        return table.info(caller.person.id)


@post(
    "/api/analysis/preview",
    status_code=200,
    responses=errors(409, 413),
    tags=["games"],
    summary="What is foreseen on a position that is set up by hand",
    request_max_body_size=RECORD_BYTES,
)
async def post_preview(request: Asked, data: Annotated[PositionWish, Body()]) -> Response[Preview]:
    """No table is made for it: who sets a position up may ask after every change."""
    caller = await visitor(request, "work")
    if data.game not in game_names():
        raise Problem("bad_request", "no-game", game=data.game, known=", ".join(game_names()))
    asking = services_of(request).replays.ask(who(request, caller), foresee_position, data.game, data.position)
    return as_json(await asking)


CALLS: list[Any] = [get_games, get_puzzles, get_rules, post_analysis, post_preview]
