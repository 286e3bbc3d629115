"""How a server is set up: from the command line, then from the environment (`PLATZDARM_...`), then by default."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

from platzdarm.games.discovery import CONTENT
from platzdarm.terminal.faults import Fault

DEFAULT_PORT = 8420


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "platzdarm"


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    return environment.get("PLATZDARM_DATABASE") or str(data_folder() / "platzdarm.db")


@dataclass(frozen=True)
class Config:
    """`rates` stretches every limit on how often one may do something; `origins` are further own addresses.

    `hosts` are the names by which one may call the server; none means any, or, on a machine's own address, its names.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on where a request comes from is taken
    rates: float = 1.0
    sockets: int = 8_000  # open at once in all
    address_sockets: int = 200  # of one address
    request_seconds: float = 15.0  # that a request may take to arrive
    bot_workers: int = 1
    replay_workers: int = 1
    guest_tables: int = 20
    account_tables: int = 200
    bot_tables: int = 3  # unfinished games between programs alone that one person may have opened
    bot_moves: float = 20.0  # actions a second that all such games share
    guest_analyses: int = 100  # analysis tables that are kept for one person; a further one takes the oldest's place
    account_analyses: int = 1000
    analysis_days: float = 90.0  # after so many days without a change an analysis table is cleared away
    guest_days: float = 30.0  # so is a guest who was not seen for so long and has no table
    tidying: float = 3600.0  # seconds between two rounds of clearing away
    grace: float = 30.0  # seconds after an outage in which clocks stand still
    idle: float = 600.0  # seconds after which a table that nobody watches is let go
    hold: float = 1.0  # stretches the time that a pass is kept back where its haste would tell something
    process: str = ""  # told apart from other processes on the same database


# The settings that are numbers: variable -> (field, least, most)
NUMBERS: dict[str, tuple[str, float, float]] = {
    "PLATZDARM_PORT": ("port", 0, 65_535),
    "PLATZDARM_RATES": ("rates", 0.01, 1e9),
    "PLATZDARM_SOCKETS": ("sockets", 10, 1_000_000),
    "PLATZDARM_ADDRESS_SOCKETS": ("address_sockets", 1, 1_000_000),
    "PLATZDARM_REQUEST_SECONDS": ("request_seconds", 1, 3_600),
    "PLATZDARM_BOT_WORKERS": ("bot_workers", 1, 256),
    "PLATZDARM_REPLAY_WORKERS": ("replay_workers", 1, 256),
    "PLATZDARM_GUEST_TABLES": ("guest_tables", 0, 1_000_000),
    "PLATZDARM_BOT_TABLES": ("bot_tables", 0, 1_000_000),
    "PLATZDARM_BOT_MOVES": ("bot_moves", 0.1, 1e6),
    "PLATZDARM_GUEST_ANALYSES": ("guest_analyses", 1, 1_000_000),
    "PLATZDARM_ANALYSIS_DAYS": ("analysis_days", 0, 1e6),
    "PLATZDARM_GUEST_DAYS": ("guest_days", 0, 1e6),
    "PLATZDARM_GRACE": ("grace", 0, 86_400),
    "PLATZDARM_IDLE": ("idle", 0, 1e9),
    "PLATZDARM_HOLD": ("hold", 0, 10),
}


def number(environment: Mapping[str, str], name: str) -> float | int | None:
    """A setting, or None where it is not set; one that makes no sense is told, never passed over."""
    given = environment.get(name, "").strip()
    if not given:
        return None
    field, least, most = NUMBERS[name]
    whole = isinstance(getattr(Config, field), int)
    try:
        value = int(given) if whole else float(given)
    except ValueError:
        raise Fault("serve-setting-number", name=name, value=given) from None
    if not least <= value <= most:
        raise Fault("serve-setting-range", name=name, value=given, least=f"{least:g}", most=f"{most:g}")
    return value


def config_from(environment: Mapping[str, str], database: str | None, host: str | None, port: int | None) -> Config:
    numbers = {NUMBERS[name][0]: value for name in NUMBERS if (value := number(environment, name)) is not None}
    if port is not None:
        numbers["port"] = port
    lists = {name: tuple(environment.get(f"PLATZDARM_{name.upper()}", "").split()) for name in ("origins", "hosts")}
    proxies = environment.get("PLATZDARM_PROXIES")
    config = Config(
        database=database or default_database(environment),
        host=host or environment.get("PLATZDARM_HOST") or Config.host,
        origins=tuple(origin.rstrip("/") for origin in lists["origins"]),
        hosts=lists["hosts"],
        proxies=Config.proxies if proxies is None else tuple(proxies.split()),
        **numbers,  # type: ignore[arg-type]
    )
    check_content(environment)
    check_proxies(config)
    return config


def check_proxies(config: Config) -> None:
    for proxy in config.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise Fault("serve-setting-address", name="PLATZDARM_PROXIES", value=proxy) from None


def check_content(environment: Mapping[str, str]) -> None:
    """A folder that is not there would mean that content of one's own, and tables with it, are gone unnoticed."""
    folder = environment.get(CONTENT)
    if folder and not Path(folder).is_dir():
        raise Fault("serve-setting-folder", name=CONTENT, value=folder)
