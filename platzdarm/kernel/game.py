"""A game is one entry: how it is set up, how its actions are written, and what a random table of it looks like."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import ContentError, NotationError
from platzdarm.kernel.position import Position
from platzdarm.kernel.vocabulary import Domain, Vocabulary, find_outcome, write_outcome

P = TypeVar("P", bound=Position)

Options = Mapping[str, str]


class Game(ABC, Generic[P]):
    """Everything that the shared parts (records, server, bots, examination) need to know of a game.

    Its own parts know it as the game of its kind of position, the shared parts as `Game[Any]`.
    """

    name: str
    rules: int  # goes up when old records would no longer replay to the same end
    vocabulary: Vocabulary[P]  # its verbs, events and questions
    domains: Sequence[Domain] = ()  # the outcomes of chance by name, where they are the same in every position
    measured: Options = {}  # the table by which its speed is measured (bench/engine.py); all kinds by lot if empty
    negotiable: Sequence[str] = ()  # options that a sequel keeps unless the players name others

    @abstractmethod
    def settle(self, options: Options) -> dict[str, str]:
        """The options completed with defaults and checked; OptionsError names the one that is wrong."""

    @abstractmethod
    def start(self, options: Options, chance: Chance) -> P:
        """The position at its first question."""

    @abstractmethod
    def load(self, data: Mapping[str, Any], chance: Chance) -> P:
        """The position that `Position.data` described."""

    def write(self, position: P, seat: int, action: int) -> str:
        """An action of `seat` in the game's notation."""
        return self.vocabulary.write(position, seat, action)

    def read(self, position: P, seat: int, text: str) -> int:
        """The action that a text stands for; NotationError where it stands for none."""
        return self.vocabulary.read(position, seat, text)

    def write_outcome(self, position: P, outcome: int) -> str:
        """An outcome of chance by name."""
        return write_outcome(self.domains, outcome)

    def read_outcome(self, position: P | None, text: str) -> int:
        """The outcome that a name stands for; those of the start are named before there is a position."""
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

    def sequel(self, options: Options, position: P) -> dict[str, str] | None:
        """The options of the game that follows a finished one (the next mission of an operation), if one does.

        What the players have yet to agree on is left out: they name it.
        """
        return None

    def sequel_seats(self, options: Options, position: P) -> list[int]:
        """The seats that name what `sequel` leaves open; none where everybody may."""
        return []

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Game[P]":
        """The same game with content files of one's own, given as name and text; ContentError names what is wrong."""
        raise ContentError("own-files", file=files[0][0], game=self.name)

    def content_digests(self, options: Options) -> dict[str, str]:
        """Name and digest of each content pack that the table uses and that does not come with the game."""
        return {}
