"""`platzdarm rules`: the chapters of our rules text, one rule, or all rules that hold given words."""

import argparse
from textwrap import wrap

from platzdarm.games import discovery
from platzdarm.terminal.faults import Fault
from platzdarm.terminal.paint import BOLD, MATCH, painted
from platzdarm.terminal.terminal import Terminal, this_terminal
from platzdarm.text.rules_search import Chapter, Found, parse_rules, rules_text, search
from platzdarm.text.words import Words

SHOWN = 12
WIDEST = 100
# Marks around found words that survive wrapping; neither occurs in the text.
OPEN, CLOSE = "\x02", "\x03"


def run(arguments: argparse.Namespace, words: Words) -> int:
    discovery.game(arguments.game)  # an unknown game is told first
    terminal = this_terminal()
    if arguments.id:
        print_rule(words, terminal, arguments.game, arguments.id)
    else:
        print_rules(words, terminal, arguments.game, " ".join(arguments.words).split())
    return 0


def chapters_of(words: Words, game: str) -> list[Chapter]:
    text = rules_text(game, words.lang)
    if text is None:
        raise Fault("error-no-rules", game=game)
    return parse_rules(text)


def print_rule(words: Words, terminal: Terminal, game: str, rule_id: str) -> None:
    for chapter in chapters_of(words, game):
        for rule in chapter.rules:
            if rule.id == rule_id.upper():
                print_found(Found(rule, [], 0), chapter, terminal)
                return
    raise Fault("error-rule-id", id=rule_id)


def print_rules(words: Words, terminal: Terminal, game: str, wanted: list[str]) -> None:
    chapters = chapters_of(words, game)
    if not wanted:
        print(words.say("rules-chapters", game=game))
        for chapter in chapters:
            print(words.say("rules-chapter", id=chapter.id, title=chapter.title, rules=len(chapter.rules)))
        return
    found = search(chapters, wanted, words.lang)
    if not found:
        raise Fault("error-rules-nothing", words=" ".join(wanted))
    by_id = {chapter.id: chapter for chapter in chapters}
    for one in found[:SHOWN]:
        print_found(one, by_id[one.rule.chapter], terminal)
    if len(found) > SHOWN:
        print(words.say("rules-more", more=len(found) - SHOWN))
    else:
        print(words.say("rules-found", found=len(found)))


def print_found(found: Found, chapter: Chapter, terminal: Terminal) -> None:
    print(painted(f"{found.rule.id} · {chapter.title}", BOLD, terminal.colour))
    text = found.rule.text
    for start, end in reversed(found.marks):
        text = f"{text[:start]}{OPEN}{text[start:end]}{CLOSE}{text[end:]}"
    for paragraph in text.split("\n"):
        for line in wrap(paragraph, min(terminal.width, WIDEST) - 2):
            print(f"  {highlighted(line, terminal.colour)}")
    print()


def highlighted(line: str, colour: bool) -> str:
    pieces = line.replace(CLOSE, OPEN).split(OPEN)
    # Found words are single words, so they never reach over the end of a line: every second piece is one.
    return "".join(painted(piece, MATCH if at % 2 else "", colour) for at, piece in enumerate(pieces))
