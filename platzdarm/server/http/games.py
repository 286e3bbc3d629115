"""The games, their rules, and analysis tables."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import Body, PathParameter, QueryParameter

from platzdarm.games.discovery import game_names
from platzdarm.games.roster import bots_of
from platzdarm.kernel.game import Game
from platzdarm.server.doors import adapter_of, game_of
from platzdarm.server.http.calls import Asked, errors, member, services_of, visitor
from platzdarm.server.limits import RECORD_BYTES
from platzdarm.server.messages.games import (
    AnalysisWish,
    ChapterInfo,
    GameInfo,
    OptionInfo,
    RuleInfo,
    RulesText,
    VocabularyInfo,
)
from platzdarm.server.messages.tables import TableInfo
from platzdarm.server.problems import Problem, language_of
from platzdarm.server.store.rows import MoveRow, TableRow
from platzdarm.server.tables.live_match import LiveMatch
from platzdarm.server.tables.live_tables import new_id
from platzdarm.server.tables.looking import check_record
from platzdarm.text.rules_search import Chapter, Rule, parse_rules, rules_text, search
from platzdarm.text.words import LANGUAGES, Words

# Only what is long and the same for all is packed: of what is secret not even the size should tell.
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))]


@cache
def game_info(name: str) -> GameInfo:
    game, adapter = game_of(name), adapter_of(name)
    options = [OptionInfo(row["name"], row["choices"], row["default"]) for row in adapter.choices()]
    content = msgspec.Raw(msgspec.json.encode(adapter.content()))
    titles = {lang: Words(lang).say(f"game-{name}-title") for lang in LANGUAGES}
    bots, orderable = list(bots_of(name)), list(adapter.orderable)
    return GameInfo(name, titles, game.rules, options, bots, orderable, content, vocabulary_info(game))


def vocabulary_info(game: Game) -> VocabularyInfo:
    return msgspec.convert(game.vocabulary.outline(), VocabularyInfo)


@get(
    "/api/games",
    responses=errors(),
    tags=["games"],
    summary="The games with their options, content and bots",
    middleware=PACKED,
)
async def get_games(request: Asked) -> list[GameInfo]:
    await visitor(request)
    return [game_info(name) for name in game_names()]


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
    middleware=PACKED,
)
async def get_rules(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=32)],
    lang: Annotated[str | None, QueryParameter(name="lang", max_length=8)] = None,
    words: Annotated[str | None, QueryParameter(name="words", max_length=200)] = None,
) -> RulesText:
    await visitor(request)
    if lang not in LANGUAGES:
        lang = language_of(request.headers.get("accept-language", ""))
    chapters = chapters_of(game, lang) if game in game_names() else None
    if chapters is None:
        raise Problem("not_found", "no-rules")
    if not words or not words.strip():
        return RulesText(game, lang, [chapter_info(chapter) for chapter in chapters])
    return RulesText(game, lang, found_chapters(chapters, words, lang))


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
    if data.record is not None:
        work = services.replays.ask(caller.person.id, check_record, stored, data.record, data.at)
        stored, moves, snapshots = await work
    else:
        moves, snapshots = from_position(stored, data.position), []
    table = await services.tables.open_analysis(caller.person, stored, moves, snapshots)
    async with table.lock:
        return table.info(caller.person.id)


def from_position(stored: TableRow, position: dict[str, Any] | None) -> list[MoveRow]:
    """Without a position, the beginning of a game."""
    if position is None:
        stored.options = game_of(stored.game).settle({})
    else:
        stored.options, _ = adapter_of(stored.game).set_up(position)
        stored.setup = position
    return [LiveMatch(stored, []).row(stored.id, 0, stored.created)]


CALLS: list[Any] = [get_games, get_rules, post_analysis]
