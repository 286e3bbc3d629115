"""Mistakes that the command line itself finds, and how all of them are told."""

import sys

from platzdarm.kernel.errors import PlatzdarmError
from platzdarm.text.words import Words


class Fault(PlatzdarmError):
    """`slug` is the id of a message of the catalogues, as it stands."""

    prefix = ""


def tell(error: PlatzdarmError, words: Words) -> None:
    """A line for each that was found together with it."""
    for one in error.each():
        print(words.say("error-line", reason=words.fault(one)), file=sys.stderr)
