"""What the libraries that we stand on say of wrong input, understood: their few sentences as errors of ours.

msgspec (a value that is not of its type, text that is no JSON), tomllib (text that is no TOML), argparse (an argument
of the command line) and the drivers of databases know English only. What is not recognised stays as it is, as the
reason of a `foreign` error.
"""

import re
from functools import reduce
from typing import Any, Final

from platzdarm.kernel.errors import PlatzdarmError

FORMS: Final = (
    # tomllib says where; what is wrong there comes below
    ("toml-at", r"(?P<reason>.+) \(at line (?P<line>\d+), column (?P<column>\d+)\)"),
    ("toml-at-end", r"(?P<reason>.+) \(at end of document\)"),
    # msgspec
    ("expected-key", r"(?P<reason>.+) - at `key` in `\$?\.?(?P<where>.*)`"),
    ("expected-at", r"(?P<reason>.+) - at `\$?\.?(?P<where>.+)`"),
    ("expected-got", r"Expected `(?P<wanted_kind>.+?)`, got `(?P<found_kind>.+?)`"),
    ("expected-kind", r"Expected `(?P<wanted_kind>[\w |]+)`"),
    ("expected-text", r"Expected `str` of length >= 1"),
    ("expected-length", r"Expected `(?P<wanted>\w+)` of length (?P<bound>[<>=]+) (?P<n>\d+)"),
    ("expected-exactly", r"Expected `(?P<wanted>\w+)` of length (?P<n>\d+)"),
    ("expected-exactly-got", r"Expected `(?P<wanted>\w+)` of length (?P<n>\d+), got (?P<found>\d+)"),
    ("expected-between", r"Expected `array` of length (?P<n>\d+) to (?P<most>\d+)(?:, got \d+)?"),
    ("number-range", r"(?:Integer value|Number) out of range"),
    ("expected-number", r"Expected `(?P<wanted>\w+)` (?P<bound>[<>=]+) (?P<n>-?[\d.]+)"),
    ("expected-id", r"Expected `str` matching regex '\^\[a-z(?:0-9)?\]\[a-z0-9_\]\*\$'"),
    ("expected-version", r"Expected `str` matching regex '\^\\\\d.+'"),
    ("expected-pattern", r"Expected `str` matching regex (?P<pattern>.+)"),
    ("toml-equals", r"Expected '=' after a key in a key/value pair"),
    ("toml-end", r"Expected newline or end of document after a statement"),
    ("toml-bracket", r"Expected (?P<wanted>'\]+') at the end of .+"),
    ("expected", r"Expected (?P<wanted>.+)"),
    ("unknown-field-known", r"Object contains unknown field `(?P<field>.+)` \(known: (?P<known>.+)\)"),  # content/files
    ("unknown-field", r"Object contains unknown field `(?P<field>.+)`"),
    ("missing-field", r"Object missing required field `(?P<field>.+)`"),
    ("missing-parameter", r"Missing required query parameter '(?P<field>.+)' for path .+"),  # Litestar
    ("invalid-value", r"Invalid (?:enum )?value (?P<found>.+)"),
    ("json-end", r"Input data was truncated"),
    ("json-at", r"JSON is malformed: .+ \(byte (?P<byte>\d+)\)"),
    ("not-text-at", r"'utf-?8' codec can't decode bytes? (?:\S+ )?in position (?P<byte>\d+).*"),
    # tomllib
    ("toml-value", r"Invalid value"),
    ("toml-statement", r"Invalid statement"),
    ("toml-key", r"Invalid initial character for a key part"),
    ("toml-twice", r"Cannot (?:overwrite a value|declare .+ twice|mutate .+|define .+)|Duplicate .+"),
    ("toml-string", r"(?:Unterminated string|Illegal character .+|Unescaped .+|.*[Ee]scape.*)"),
    ("toml-open", r"Unclosed (?:array|inline table)"),
    # argparse, and our own words in it (`cli/settings.py`)
    ("in-argument", r"argument (?P<argument>.+?): (?P<reason>.+)"),
    ("argument-number", r"'(?P<text>.*)' is not a whole number from (?P<least>\d) up"),
    ("arguments-missing", r"the following arguments are required: (?P<names>.+)"),
    ("arguments-unknown", r"unrecognized arguments: (?P<names>.+)"),
    ("argument-value", r"expected one argument"),
    ("argument-values", r"expected at least one argument"),
    ("argument-choice", r"invalid choice: (?P<found>.+?) \(choose from (?P<known>.+)\)"),
    ("argument-exclusive", r"not allowed with argument (?P<other>.+)"),
    # SQLite, and PostgreSQL by psycopg
    ("database-place", r"unable to open database file|attempt to write a readonly database"),
    ("database-no-file", r"file is not a database|database disk image is malformed"),
    ("database-host", r".*failed to resolve host '(?P<host>.+?)'.*"),
    ("database-port", r".*invalid port number.*"),
    ("database-silent", r".*(?:Connection refused|[Tt]imeout|No route to host|Network is unreachable|timed out).*"),
    (
        "database-user",
        r".*(?:authentication failed|no password supplied|role .+ does not exist|no pg_hba.conf entry).*",
    ),
    ("database-none", r".*database \"(?P<database>.+)\" does not exist.*"),
)
PATTERNS: Final = [(slug, re.compile(form, re.DOTALL)) for slug, form in FORMS]
BOUNDS: Final = {">=": "least", "<=": "most", ">": "above", "<": "below"}


def understood(text: str) -> PlatzdarmError:
    for slug, pattern in PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            arguments: dict[str, Any] = dict(found.groupdict())
            for name in [name for name in arguments if name.endswith("_kind")]:
                said = arguments.pop(name)
                # What is no whole number is a fraction; what may be one is a number.
                said = "fraction" if (name, said) == ("found_kind", "float") else said
                arguments[name.removesuffix("_kind")] = kind_of(said)
            if "bound" in arguments:
                arguments["limit"] = BOUNDS[arguments.pop("bound")]
            if "reason" in arguments:
                arguments["reason"] = understood(found["reason"])
            return PlatzdarmError(slug, **arguments)
    return PlatzdarmError("foreign", reason=text)


def kind_of(wanted: str) -> PlatzdarmError:
    """A type in words of the catalogues, or several with 'or' between them. What may be left out is no type."""
    parts = [part for part in wanted.split(" | ") if part != "null"] or ["null"]
    kinds = [PlatzdarmError("kind", kind=part) for part in parts]
    return reduce(lambda one, other: PlatzdarmError("kind-or", one=one, other=other), kinds)
