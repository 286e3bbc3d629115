"""Our own rules text: reading it, and finding the rules that hold given words in any of their forms."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from platzdarm.game_folders import game_folders

PACKAGE = Path(__file__).parents[1]
CHAPTER = re.compile(r"## (\w+) · (.+)")
RULE = re.compile(r"\*\*([A-Z][A-Z0-9]*-[A-Z]+-\d+)\*\* ?")
WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")

# Endings that word forms differ in, longest first; what is left must keep three letters.
ENDINGS = {
    "en": ("ings", "ing", "ies", "ed", "es", "s", "e", "y"),
    "ru": (
        *("иями", "нуть", "ями", "ами", "ыми", "ими", "ого", "его", "ому", "ему", "ешь", "ишь", "ете", "ите"),
        *("ах", "ях", "ов", "ев", "ей", "ой", "ый", "ий", "ая", "яя", "ое", "ее", "ые", "ие", "ую", "юю", "ом", "ем"),
        *("ам", "ям", "ет", "ит", "ут", "ют", "ат", "ят", "ть", "ия", "ию", "ии", "ых", "их", "ым", "им", "ью"),
        *("а", "я", "о", "е", "и", "ы", "у", "ю", "ь", "й"),
    ),
}
STEM = 3

# What people say for what the rulebooks call otherwise.
SYNONYMS = {
    "en": {"headquarters": "HQ", "base": "HQ", "execution": "glory kill", "finisher": "glory kill"},
    "ru": {
        "штаб": "командный центр",
        "база": "командный центр",
        "добивание": "зверское убийство",
        "добить": "зверское убийство",
        "казнь": "зверское убийство",
        "фраг": "жетон убийства",
        "морпех": "пехотинец",
        "десантник": "пехотинец",
    },
}


@dataclass(frozen=True)
class Rule:
    id: str
    chapter: str
    text: str  # paragraphs divided by a newline, list items each in a line


@dataclass
class Chapter:
    id: str
    title: str
    rules: list[Rule] = field(default_factory=list)


@dataclass(frozen=True)
class Found:
    """A rule that holds all the words; `marks` are the places of those words in its text, from and to."""

    rule: Rule
    marks: list[tuple[int, int]]
    score: float


def rules_text(game: str, lang: str) -> str | None:
    """From the installed package, the source tree beside it or the game's own folder; None where there is none."""
    places = [PACKAGE / "rules_text", PACKAGE.parent / "docs" / "rules", game_folders()[game].path]
    files = [place / f"{game}.{lang}.md" for place in places]
    return next((file.read_text("utf-8") for file in files if file.is_file()), None)


def parse_rules(text: str) -> list[Chapter]:
    chapters: list[Chapter] = []
    rule_id = ""
    lines: list[str] = []
    for block in [*re.split(r"\n\s*\n", text), "## END · END"]:
        block = block.strip()
        heading, start = CHAPTER.match(block), RULE.match(block)
        if (heading or start) and rule_id:
            chapters[-1].rules.append(Rule(rule_id, chapters[-1].id, "\n".join(lines)))
            rule_id, lines = "", []
        if heading:
            chapters.append(Chapter(heading.group(1), heading.group(2)))
        elif start:
            rule_id, lines = start.group(1), unwrap(block[start.end() :])
        elif rule_id:
            lines += unwrap(block)
    return chapters[:-1]


def unwrap(block: str) -> list[str]:
    """A paragraph as one line, a list as one line an item; emphasis marks go."""
    joined = re.sub(r"\n(?!- )\s*", " ", block)
    return [re.sub(r"\*(\(.+?\))\*", r"\1", line).replace("**", "") for line in joined.split("\n") if line]


# -- searching ------------------------------------------------------------------------------------------------


def plain(word: str) -> str:
    return word.lower().replace("ё", "е")


def stem(word: str, lang: str) -> str:
    """What the forms of a word share, roughly."""
    word = plain(word)
    for ending in ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= STEM:
            return word[: -len(ending)]
    return word


def search(chapters: list[Chapter], words: list[str], lang: str) -> list[Found]:
    """The rules that hold every word, and those of a chapter whose title does; the best first, exact forms count more.

    Signs alone are no words, and no rule holds them.
    """
    wanted = [meant for text in words for word in WORD.findall(text) for meant in in_our_words(word, lang)]
    if not wanted:
        return []
    found = []
    for chapter in chapters:
        for rule in chapter.rules:
            match = match_rule(chapter, rule, wanted, lang)
            if match is not None:
                found.append(match)
    return sorted(found, key=lambda one: -one.score)


def in_our_words(word: str, lang: str) -> list[str]:
    for said, meant in SYNONYMS[lang].items():
        if stem(said, lang) == stem(word, lang):
            return meant.split()
    return [word]


def match_rule(chapter: Chapter, rule: Rule, wanted: list[str], lang: str) -> Found | None:
    tokens = [(token.group(), token.span()) for token in WORD.finditer(rule.text)]
    title = [plain(word) for word in WORD.findall(chapter.title)]
    marks: list[tuple[int, int]] = []
    about = all(any(part.startswith(stem(word, lang)) for part in title) for word in wanted)
    score = 1.0 if about else 0.0
    for word in wanted:
        root = stem(word, lang)
        hits = [(token, span) for token, span in tokens if plain(token).startswith(root)]
        named = plain(word) in plain(rule.id)
        titled = any(part.startswith(root) for part in title)
        if not hits and not named and not about:
            return None
        marks += [span for _, span in hits]
        exact = sum(1 for token, _ in hits if plain(token) == plain(word))
        # Many hits in a short rule say more about what it is about than one in a long one.
        score += (len(hits) + exact) / (8 + len(tokens)) + (0.1 if titled else 0) + (1 if named else 0)
    return Found(rule, sorted(set(marks)), score)
