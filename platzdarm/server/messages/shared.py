"""What several messages have in common: names with their limits, and errors."""

from typing import Annotated

from msgspec import Meta, Struct

from platzdarm.content.meaning import meaning, one_of

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=24), meaning("The table's id.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15), meaning("A seat of the table, from 0.")]
Notation = Annotated[str, Meta(min_length=1, max_length=80), meaning("An action in the game's notation.")]
MessageId = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionName = Annotated[str, Meta(max_length=32)]
OptionValue = Annotated[str, Meta(max_length=200)]
GameOptions = Annotated[dict[OptionName, OptionValue], Meta(max_length=16)]
# The HTTP status of each kind of trouble.
STATUS = {
    "bad_request": 400,
    "unauthorised": 401,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "too_large": 413,
    "refused": 422,
    "too_many": 429,
    "internal": 500,
}


class Trouble(Struct, frozen=True):
    """What went wrong, for a program and for a person."""

    code: Annotated[str, one_of(*STATUS), meaning("What kind of trouble it is.")]
    slug: Annotated[str, meaning("The name of the message in the catalogues.")]
    text: Annotated[str, meaning("That message in the language that was asked for.")]
    rule: Annotated[str, meaning("The id of the rule that forbids it, or empty.")]


class ErrorBody(Struct, frozen=True):
    """The body of every answer that is an error."""

    error: Annotated[Trouble, meaning("What went wrong.")]
