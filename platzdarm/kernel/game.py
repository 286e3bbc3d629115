"""A game is one entry: how it is set up, how its actions are written, and what a random table of it looks like."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import ContentError, NotationError
from platzdarm.kernel.position import Position
from platzdarm.kernel.vocabulary import Domain, Vocabulary, find_outcome, write_outcome

Options = Mapping[str, str]


class Game(ABC):
    """Everything that the shared parts (records, server, bots, examination) need to know of a game."""

    name: str
    rules: int  # goes up when old records would no longer replay to the same end
    vocabulary: Vocabulary[Any]  # its verbs, events and questions
    domains: Sequence[Domain] = ()  # the outcomes of chance by name, where they are the same in every position
    measured: Options = {}  # the table by which its speed is measured (bench/engine.py); all kinds by lot if empty
    negotiable: Sequence[str] = ()  # options that a sequel keeps unless the players name others

    @abstractmethod
    def settle(self, options: Options) -> dict[str, str]:
        """The options completed with defaults and checked; OptionsError names the one that is wrong."""

    @abstractmethod
    def start(self, options: Options, chance: Chance) -> Position:
        """The position at its first question."""

    @abstractmethod
    def load(self, data: Mapping[str, Any], chance: Chance) -> Position:
        """The position that `Position.data` described."""

    def write(self, position: Position, seat: int, action: int) -> str:
        """An action of `seat` in the game's notation."""
        return self.vocabulary.write(position, seat, action)

    def read(self, position: Position, seat: int, text: str) -> int:
        """The action that a text stands for; NotationError where it stands for none."""
        return self.vocabulary.read(position, seat, text)

    def write_outcome(self, position: Position, outcome: int) -> str:
        """An outcome of chance by name."""
        return write_outcome(self.domains, outcome)

    def read_outcome(self, position: Position, text: str) -> int:
        """The outcome that a name stands for."""
        found = find_outcome(self.domains, text)
        if found < 0:
            raise NotationError("no-outcome", text=text)
        return found

    @abstractmethod
    def random_options(self, chance: Chance) -> dict[str, str]:
        """Options of any table that people might set up, for the examination."""

    def in_series(self, options: Options) -> bool:
        """Whether a game with these options is one of a series: an evening of a campaign, a mission of an operation."""
        return False

    def sequel(self, options: Options, position: Position) -> dict[str, str] | None:
        """The options of the game that follows a finished one (the next mission of an operation), if one does.

        What the players have yet to agree on is left out: they name it.
        """
        return None

    def sequel_seats(self, options: Options, position: Position) -> list[int]:
        """The seats that name what `sequel` leaves open; none where everybody may."""
        return []

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Game":
        """The same game with content files of one's own, given as name and text; ContentError names what is wrong."""
        raise ContentError("own-files", file=files[0][0], game=self.name)

    def content_digests(self, options: Options) -> dict[str, str]:
        """Name and digest of each content pack that the table uses and that does not come with the game."""
        return {}
