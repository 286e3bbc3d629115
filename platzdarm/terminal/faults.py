"""Mistakes that the command line itself finds."""

from platzdarm.kernel.errors import PlatzdarmError


class Fault(PlatzdarmError):
    """`slug` is the id of a message of the catalogues, as it stands."""

    prefix = ""
