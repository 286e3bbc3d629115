"""Every setting of a server, declared once: its variable, what it may be, and how it is read.

What each one does stands in the catalogues as `setting-FIELD`; its default is that of the field of `Config`. A value
that makes no sense stops the start, and so does a variable that begins like ours and is none: a typing mistake would
else go unnoticed.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platzdarm.bots.levels import LEAST, MOST
from platzdarm.server.config import Config, default_database
from platzdarm.terminal.faults import Fault
from platzdarm.text.words import LANGUAGES

PREFIX: Final = "PLATZDARM_"
# Variables of those who build and test, which a server passes over.
OF_OTHERS: Final = {f"{PREFIX}{name}" for name in ("COMPILE", "PAGE", "EXPECT", "MUTANTS", "PASSED")}
LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME: Final = re.compile(rf"(?:{LABEL}\.)*(?!\d+$){LABEL}")  # one that ends in a number is an address
USUAL_PORTS: Final = {"http": 80, "https": 443}

Value = str | int | float | tuple[str, ...]


@dataclass(frozen=True)
class Setting:
    """`kind` is how the text is read: `number` (within bounds), `text`, `language`, `folder`, or a list of things."""

    field: str
    kind: str
    least: float = 0
    most: float = 0

    @property
    def name(self) -> str:
        return PREFIX + self.field.upper()

    @property
    def default(self) -> Value | None:
        """None where it is something that depends on the machine."""
        value: Value | None = getattr(Config, self.field, None)
        return value


def shown(value: Value) -> str:
    """As it would be written into the environment."""
    if isinstance(value, tuple):
        return " ".join(value) or "-"
    return f"{value:.12g}" if isinstance(value, float) else str(value)


def number(field: str, least: float, most: float) -> Setting:
    return Setting(field, "number", least, most)


SETTINGS: Final = (
    Setting("database", "text"),
    Setting("host", "text"),
    number("port", 0, 65_535),
    Setting("lang", "language"),
    Setting("content", "folder"),
    Setting("hosts", "hosts"),
    Setting("origins", "origins"),
    Setting("proxies", "networks"),
    number("rates", 0.01, 1e9),
    number("sockets", 10, 1_000_000),
    number("address_sockets", 1, 1_000_000),
    number("request_seconds", 1, 3_600),
    number("bot_workers", 1, 256),
    number("bot_seconds", LEAST, MOST),
    number("replay_workers", 1, 256),
    number("guest_tables", 0, 1_000_000),
    number("account_tables", 0, 1_000_000),
    number("bot_tables", 0, 1_000_000),
    number("bot_moves", 0.1, 1e6),
    number("guest_analyses", 1, 1_000_000),
    number("account_analyses", 1, 1_000_000),
    number("analysis_days", 0, 1e6),
    number("guest_days", 0, 1e6),
    number("tidying", 1, 1e6),
    number("grace", 0, 86_400),
    number("idle", 0, 1e9),
    number("hold", 0, 10),
    number("pack_uploads", 0, 1_000),
    number("pack_downloads", 0, 1),
)
NOT_IN_CONFIG: Final = ("database", "lang", "content")  # used elsewhere; here they are only looked at


def config_from(environment: Mapping[str, str], database: str | None, host: str | None, port: int | None) -> Config:
    """From the command line, then from the environment, then by default."""
    check_names(environment)
    found = {setting.field: value for setting in SETTINGS if (value := read(setting, environment)) is not None}
    given: dict[str, Value | None] = {"host": host, "port": port}
    found |= {field: value for field, value in given.items() if value is not None}
    chosen = {field: value for field, value in found.items() if field not in NOT_IN_CONFIG}
    return Config(database=database or default_database(environment), **chosen)  # type: ignore[arg-type]


def named(field: str, given: object) -> str:
    """What a host has to change: the argument, where it was given, or the variable."""
    return f"{PREFIX}{field.upper()}" if given is None else f"--{field}"


def check_names(environment: Mapping[str, str]) -> None:
    known = {setting.name for setting in SETTINGS}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known | OF_OTHERS:
            near = get_close_matches(name, sorted(known), 1)
            raise Fault("serve-setting-unknown", name=name, near=near[0] if near else "-")


def read(setting: Setting, environment: Mapping[str, str]) -> Value | None:
    """What a variable says, or None where it is not set; one that makes no sense is told, never passed over."""
    given = environment.get(setting.name)
    if given is None or (not given.strip() and setting.kind != "networks"):
        return None
    if setting.kind == "number":
        return read_number(setting, given.strip())
    if setting.kind == "language" and given not in LANGUAGES:
        raise Fault("serve-setting-choice", name=setting.name, value=given, known=", ".join(LANGUAGES))
    if setting.kind == "folder" and not Path(given).is_dir():
        # It would mean that content of one's own, and tables with it, are gone unnoticed.
        raise Fault("serve-setting-folder", name=setting.name, value=given)
    if setting.kind in LISTED:
        return read_list(setting, given)
    return given.strip()


def read_number(setting: Setting, given: str) -> float | int:
    whole = isinstance(setting.default, int)
    least, most = shown(setting.least), shown(setting.most)
    try:
        # Python itself would also read 1_0 and the digits of other scripts.
        if "_" in given or not given.isascii():
            raise ValueError(given)
        value = int(given) if whole else float(given)
    except ValueError:
        slug = "serve-setting-whole" if whole else "serve-setting-number"
        raise Fault(slug, name=setting.name, value=given, least=least, most=most) from None
    if not setting.least <= value <= setting.most:
        raise Fault("serve-setting-range", name=setting.name, value=given, least=least, most=most)
    return value


def read_list(setting: Setting, given: str) -> tuple[str, ...]:
    """Things with blanks between them."""
    found = []
    for entry in given.split():
        try:
            found.append(LISTED[setting.kind](entry))
        except ValueError:
            raise Fault(f"serve-setting-{setting.kind}", name=setting.name, value=entry) from None
    return tuple(found)


def host_name(text: str) -> str:
    """As browsers send it, without a port: an address, or a name in small letters, those beyond a to z as xn--."""
    if ":" in text or text.replace(".", "").isdigit():
        return str(ip_address(text))
    name = text.encode("idna").decode("ascii").lower()
    if not HOST_NAME.fullmatch(name):
        raise ValueError(text)
    return name


def origin(text: str) -> str:
    """Scheme, host, and a port where it is not the usual one."""
    parts = urlsplit(text)
    more = parts.path.removeprefix("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in USUAL_PORTS or more:
        raise ValueError(text)
    name = host_name(parts.hostname or "")
    host = f"[{name}]" if ":" in name else name
    port = "" if parts.port in (None, USUAL_PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def network(text: str) -> str:
    ip_network(text, strict=False)
    return text


LISTED: Final[dict[str, Callable[[str], str]]] = {"hosts": host_name, "origins": origin, "networks": network}
