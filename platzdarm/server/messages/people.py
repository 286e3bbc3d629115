"""Who one is: guests, accounts, sessions, tokens, ratings."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from platzdarm.content.meaning import meaning
from platzdarm.server.messages.shared import Label, Name, Password
from platzdarm.server.messages.tables import LobbyRow

Settings = Annotated[dict[Annotated[str, Meta(max_length=32)], Any], Meta(max_length=32)]


class GuestWish(Struct, forbid_unknown_fields=True):
    """To become a guest."""

    name: Annotated[Name | None, meaning("What to be called; without it a name is found.")] = None


class Credentials(Struct, forbid_unknown_fields=True):
    """To make an account, or to sign in."""

    name: Annotated[Name, meaning("The account's name.")]
    password: Annotated[Password, meaning("Its password.")]


class NewPassword(Struct, forbid_unknown_fields=True):
    """To change the account's password."""

    old: Annotated[Annotated[str, Meta(max_length=200)], meaning("The password so far.")]
    new: Annotated[Password, meaning("The one from now on.")]


class TokenWish(Struct, forbid_unknown_fields=True):
    """To get a token for a program."""

    name: Annotated[Label, meaning("What it is for, in the owner's words.")]


class Rating(Struct, frozen=True):
    """How well somebody plays a game (Glicko-2)."""

    game: Annotated[str, meaning("The game.")]
    rating: Annotated[float, meaning("The estimate; everybody begins with 1500.")]
    deviation: Annotated[float, meaning("How unsure it is.")]
    games: Annotated[int, meaning("How many rated games it is made of.")]


class Me(Struct, frozen=True):
    """Who the caller is."""

    person: Annotated[str | None, meaning("The person's id; null where nobody is signed in.")]
    name: Annotated[str | None, meaning("The person's name; null where nobody is signed in.")]
    guest: Annotated[bool, meaning("Whether it is a guest without an account.")]
    settings: Annotated[dict[str, Any], meaning("What the page keeps for the person; the server does not read it.")]
    ratings: Annotated[list[Rating], meaning("One for each game that was played for rating.")]


class KeyInfo(Struct, frozen=True):
    """A session or a token."""

    id: Annotated[str, meaning("Its id, for ending it.")]
    name: Annotated[str, meaning("Where a session was begun, or what a token is for.")]
    created: Annotated[int, meaning("When it was made, in milliseconds since 1970.")]
    seen: Annotated[int, meaning("When it was last used, in milliseconds since 1970.")]
    this: Annotated[bool, meaning("Whether this call rides on it.")]


class NewToken(Struct, frozen=True):
    """A token, told this once."""

    id: Annotated[str, meaning("Its id, for ending it.")]
    name: Annotated[str, meaning("What it is for.")]
    token: Annotated[str, meaning("What to send as `Authorization: Bearer`.")]


class RatedGame(Struct, frozen=True):
    """A point of the course that a rating took."""

    game: Annotated[str, meaning("The game.")]
    at: Annotated[int, meaning("When the rated game ended, in milliseconds since 1970.")]
    rating: Annotated[float, meaning("The rating after it.")]
    deviation: Annotated[float | None, meaning("How unsure it was then; null where that was not noted yet.")]
    score: Annotated[float, meaning("The player's share: 1 for a win, 0 for a loss.")]


class PlayerInfo(Struct, frozen=True, omit_defaults=True):
    """The public page of a player."""

    name: Annotated[str, meaning("The player's name.")]
    ratings: Annotated[list[Rating], meaning("The player's ratings.")]
    games: Annotated[
        list[LobbyRow],
        meaning("Games that are over, the newest first; private ones are told to those alone who sat there."),
    ]
    since: Annotated[int, meaning("When the player came here first, in milliseconds since 1970.")]
    played: Annotated[int, meaning("How many such games there are.")]
    course: Annotated[list[RatedGame], meaning("The latest rated games, the oldest first.")]
    marks: Annotated[list[str], meaning("What those games have earned, such as `row`: ten won in a row.")]
    more: Annotated[bool, meaning("Whether there are more games: ask again with `skip`.")] = False
    here: Annotated[bool, meaning("Whether the player is on this server just now.")] = False


class Compared(Struct, frozen=True):
    """One of two players who are compared."""

    name: Annotated[str, meaning("The player's name.")]
    ratings: Annotated[list[Rating], meaning("The player's ratings.")]
    since: Annotated[int, meaning("When the player came here first, in milliseconds since 1970.")]
    played: Annotated[int, meaning("How many games that are over there are on the player's page.")]
    course: Annotated[list[RatedGame], meaning("The latest rated games, the oldest first.")]


class Comparison(Struct, frozen=True):
    """Two players beside each other."""

    players: Annotated[list[Compared], meaning("The two, as they were named.")]
    games: Annotated[
        list[LobbyRow],
        meaning("The newest games at which both sat, as the first one's; private ones as on a player's page."),
    ]
