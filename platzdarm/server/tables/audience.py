"""Who watches a table, and what is sent to whom: one message for each set of seats, encoded once."""

import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

encoder = msgspec.json.Encoder()


class Watcher(Protocol):
    """A connection that watches tables."""

    person: str | None

    def send(self, message: bytes) -> None:
        """Never waits; a watcher that does not keep up is dropped."""


Drafts = list[tuple[list[Watcher], bytes]]


class Audience:
    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, set[str]] = {}  # process -> those with a seat who are here through it
        self.told: set[str] | None = None  # whom the other processes know to be here through this one
        self.left: dict[str, int] = {}  # when who went away, in milliseconds since 1970

    def add(self, watcher: Watcher) -> bool:
        """Whether this is news: the person was not here before."""
        if watcher in self.watchers:
            return False
        news = watcher.person not in self.here()
        self.watchers.append(watcher)
        self.left.pop(watcher.person or "", None)
        return news

    def remove(self, watcher: Watcher) -> bool:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
        gone = watcher.person not in self.here()
        if gone and watcher.person is not None:
            self.note_gone({watcher.person})
        return gone

    def hear(self, process: str, people: set[str]) -> bool:
        """These are here through another process; whether that is news."""
        before = self.here()
        if people:
            self.elsewhere[process] = people
        else:
            self.elsewhere.pop(process, None)
        after = self.here()
        self.note_gone(before - after)
        for person in after:
            self.left.pop(person, None)
        return before != after

    def note_gone(self, people: set[str]) -> None:
        self.left |= dict.fromkeys(people, int(time.time() * 1000))

    def here(self) -> set[str]:
        return self.own().union(*self.elsewhere.values())

    def own(self) -> set[str]:
        """Through this process."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None}

    def draft(self, seats_of: Callable[[str | None], list[int]], make: Callable[[list[int]], Any]) -> Drafts:
        """What `make` says to the owners of each set of seats, to be sent once it is stored."""
        groups: dict[tuple[int, ...], list[Watcher]] = {}
        for watcher in self.watchers:
            groups.setdefault(tuple(seats_of(watcher.person)), []).append(watcher)
        return [(watchers, encoder.encode(make(list(mine)))) for mine, watchers in groups.items()]

    def draft_each(self, make: Callable[[str | None], Any], but: Watcher | None = None) -> Drafts:
        """The same for messages that differ from person to person."""
        people: dict[str | None, list[Watcher]] = {}
        for watcher in self.watchers:
            if watcher is not but:
                people.setdefault(watcher.person, []).append(watcher)
        return [(watchers, encoder.encode(make(person))) for person, watchers in people.items()]


def post(drafts: Drafts) -> None:
    for watchers, message in drafts:
        for watcher in watchers:
            watcher.send(message)
