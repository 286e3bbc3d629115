"""Reading content files. A mistake is reported with file, entry, field and remedy."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from platzdarm.content.faults import Faults
from platzdarm.kernel.errors import ContentError, Place, PlatzdarmError
from platzdarm.text.foreign import understood

# A key of many parts takes tomllib the square of their number: thousands of them would take it minutes.
LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){20}""")
TOP = "$"  # what msgspec calls the whole
Choices = Mapping[str, Sequence[Any]]  # field -> what may stand there, for messages


def digest(text: str) -> str:
    """By which a record knows the file again that it was played with."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def parse(text: str, file: str) -> dict[str, Any]:
    if LONG_KEY.search(text):
        raise ContentError("no-toml", place=file, detail=PlatzdarmError("toml-deep"))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError("no-toml", place=file, detail=understood(str(error))) from None
    except RecursionError:
        raise ContentError("no-toml", place=file, detail=PlatzdarmError("toml-deep")) from None
    except ValueError:  # a number of thousands of digits
        raise ContentError("no-toml", place=file, detail=PlatzdarmError("toml-value")) from None


def convert(raw: Any, kind: Any, file: object, choices: Choices, entry: str = "entry") -> Any:
    """`entry` is what the file's entries are called: 'tile' for those in its list `tiles`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        faults = Faults()
        for message, words in complaints(raw, kind, TOP):
            faults.found.append(wrong_value(message, words, raw, file, choices, entry))
        faults.tell()
        raise


def complaints(raw: Any, kind: Any, path: str) -> list[tuple[str, Sequence[Any]]]:
    """All that msgspec has to say of a value, part by part, each with the words that may stand there.

    By itself it stops at the first mistake.
    """
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        found = [one for part, of, at in parts(raw, plain(kind, raw)) for one in complaints(part, of, path + at)]
        found += [(moved(message, path), ()) for message in out_of_place(raw, plain(kind, raw))]
        return found or [(moved(str(error), path), words_of(kind))]
    return []


def words_of(kind: Any) -> list[Any]:
    """What may stand in a field of a few words; that it may be left empty needs no word."""
    if get_origin(kind) is Literal:
        return [word for word in get_args(kind) if word != ""]
    if get_origin(kind) in (Annotated, Union, UnionType):
        return [word for part in get_args(kind) for word in words_of(part)]
    return []


def plain(kind: Any, raw: Any) -> Any:
    """A type without its bounds; of several the one that a value like this should be of."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) in (Union, UnionType):
        entry = isinstance(raw, dict)
        fitting = [one for one in get_args(kind) if (is_struct(one) if entry else item_of(one) is not None)]
        return plain(fitting[0], raw) if len(fitting) == 1 else kind
    return kind


def item_of(kind: Any) -> Any:
    """What a list holds, however long it is; None for what is no such list."""
    many = get_origin(kind) is list or (get_origin(kind) is tuple and get_args(kind)[1:] == (Ellipsis,))
    return get_args(kind)[0] if many else None


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def parts(raw: Any, kind: Any) -> Iterator[tuple[Any, Any, str]]:
    """The items of a list or table and the fields of an entry: what stands there, of which type, and where."""
    if item_of(kind) is not None and isinstance(raw, list):
        yield from ((item, item_of(kind), f"[{number}]") for number, item in enumerate(raw))
    elif get_origin(kind) is dict and isinstance(raw, dict):
        yield from ((value, get_args(kind)[1], f".{name}") for name, value in raw.items())
    elif is_struct(kind) and isinstance(raw, dict):
        fields = msgspec.structs.fields(kind)
        yield from ((raw[one.encode_name], one.type, f".{one.encode_name}") for one in fields if one.encode_name in raw)


def out_of_place(raw: Any, kind: Any) -> list[str]:
    """The fields that an entry cannot have, which may be misspelt, and those that are missing, in msgspec's words."""
    if get_origin(kind) is dict and isinstance(raw, dict):
        known = [str(word) for word in words_of(get_args(kind)[0])]
        return [unknown_field(name, known) for name in raw if known and name not in known]
    if not is_struct(kind) or not isinstance(raw, dict):
        return []
    fields = {one.encode_name: one.required for one in msgspec.structs.fields(kind)}
    missing = [
        f"Object missing required field `{name}`" for name, needed in fields.items() if needed and name not in raw
    ]
    if not kind.__struct_config__.forbid_unknown_fields:
        return missing
    return [unknown_field(name, fields) for name in raw if name not in fields] + missing


def unknown_field(name: str, known: Iterable[str]) -> str:
    return f"Object contains unknown field `{name}` (known: {', '.join(known)})"


def moved(message: str, path: str) -> str:
    """What msgspec says of a part, as it would say it of the whole."""
    reason, _, inside = message.partition(" - at `$")
    where = path + inside.removesuffix("`")
    return reason if where == TOP else f"{reason} - at `{where}`"


def wrong_value(
    message: str, words: Sequence[Any], raw: Any, file: object, choices: Choices, entry: str
) -> ContentError:
    """Turn msgspec's `... - at `$[3].cards[1].speed`` into `entry 'uac', 'armor', field speed: ...`."""
    found = re.fullmatch(r"(.*?) - at `\$\.?(.*)`", message, re.DOTALL)
    if not found:
        return ContentError("because", place=file, reason=with_near(understood(message)))
    reason, path = understood(found[1]), found[2]
    word = path.rpartition(".")[2].partition("[")[0]
    fitting = words or choices.get(word, ())
    if reason.slug == "invalid-value" and fitting:
        known = ", ".join(str(choice) for choice in fitting)
        reason = PlatzdarmError("invalid-choice", found=reason.arguments["found"], choices=known)
    return ContentError("because", place=locate(path, raw, file, entry), reason=with_near(reason))


def with_near(reason: PlatzdarmError) -> PlatzdarmError:
    """A field that is only misspelt: the one that was meant."""
    if reason.slug != "unknown-field-known":
        return reason
    field, known = str(reason.arguments["field"]), str(reason.arguments["known"])
    near = get_close_matches(field, known.split(", "), 1)
    return PlatzdarmError("unknown-field-near", field=field, near=near[0], known=known) if near else reason


def locate(path: str, raw: Any, file: object, entry: str) -> Place:
    """The entry of a file by its name, and the field in it."""
    names: list[str] = []
    field: list[str] = []
    at = raw
    for key, number in re.findall(r"([^\W\d][\w-]*)|\[(\d+)\]", path):
        try:
            at = at[key] if key else at[int(number)]
        except (KeyError, IndexError, TypeError):
            at = None
        if number and isinstance(at, dict) and ("id" in at or field == [f"{entry}s"]):
            names.append(str(at.get("id", f"#{int(number) + 1}")))
            field = []
        else:
            field.append(key if key else f"[{number}]")
    inside = ".".join(field).replace(".[", "[")
    if not names:
        return Place("file-field", place=file, field=inside or "(top)")
    place = Place(entry, place=file, **{entry: "', '".join(names)})
    return Place("field", place=place, field=inside) if inside else place
