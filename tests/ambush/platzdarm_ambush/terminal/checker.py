"""Checks content files of Ambush: seasons."""

from platzdarm.content.previews import EntryPreview
from platzdarm.text.words import Words

from ..game import Ambush


class Checker:
    keys = ("season",)
    everywhere = ""

    def __init__(self, words: Words) -> None:
        self.words = words

    def check(self, file: str, text: str) -> str:
        game = Ambush().with_files([(file, text)])
        return self.words.say("content-ok-ambush", file=file, turns=game.turns)

    def previews(self, file: str, text: str) -> list[EntryPreview]:
        return []  # players read nothing of a season
