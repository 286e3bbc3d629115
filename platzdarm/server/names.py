"""Names of people: which are allowed, when two are the same, and when one looks like another."""

import re
import unicodedata

from platzdarm.server.problems import Problem

NAME = re.compile(r"\w(?:[\w .'-]{0,22}[\w.])?")  # a shortened name may end with its dot
# Letters by their class that show nothing: Hangul fillers.
INVISIBLE = re.compile("[\u115f\u1160\u3164\uffa0]")

# What looks like a Latin letter, in small letters or in capitals: Cyrillic, Greek, and some of the Latin letters' own.
LOOKS = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝһьґ", "abekmhopctyxljsdqwhbr", strict=True)),
        **dict(zip("αβγεζηικμνορτυχωϲϳ", "abyezhlkmvoptyxwcj", strict=True)),
        **dict(zip("i1|ı0ɑɡƅԍ", "lllloagbg", strict=True)),
    }
)


def fold(name: str) -> str:
    """What two names have in common that are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """What two names have in common that people would take for the same: without accents, case and alphabet."""
    plain = unicodedata.normalize("NFKD", fold(name))
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign) and sign.isalnum())
    return bare.translate(LOOKS) or fold(name)


def checked_name(name: str) -> str:
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not NAME.fullmatch(name) or INVISIBLE.search(name):
        raise Problem("bad_request", "bad-name")
    return name
