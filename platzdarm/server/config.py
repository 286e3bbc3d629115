"""How a server is set up: from the command line, then from the environment (`PLATZDARM_...`), then by default."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

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
    """`rates` stretches every limit on how often one may do something; `origins` are further own addresses."""

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    rates: float = 1.0
    bot_workers: int = 1
    replay_workers: int = 1
    guest_tables: int = 20
    account_tables: int = 200
    guest_analyses: int = 100  # analysis tables that are kept for one person; a further one takes the oldest's place
    account_analyses: int = 1000
    analysis_days: float = 90.0  # after so many days without a change an analysis table is cleared away
    guest_days: float = 30.0  # so is a guest who was not seen for so long and has no table
    tidying: float = 3600.0  # seconds between two rounds of clearing away
    grace: float = 30.0  # seconds after the start in which nobody loses on time
    idle: float = 600.0  # seconds after which a table that nobody watches is let go
    process: str = ""  # told apart from other processes on the same database


def number(environment: Mapping[str, str], name: str, default: float) -> float:
    try:
        return float(environment.get(name, ""))
    except ValueError:
        return default


def config_from(environment: Mapping[str, str], database: str | None, host: str | None, port: int | None) -> Config:
    origins = environment.get("PLATZDARM_ORIGINS", "").split()
    return Config(
        database=database or default_database(environment),
        host=host or environment.get("PLATZDARM_HOST") or Config.host,
        port=port if port is not None else int(number(environment, "PLATZDARM_PORT", DEFAULT_PORT)),
        origins=tuple(origin.rstrip("/") for origin in origins),
        rates=number(environment, "PLATZDARM_RATES", Config.rates),
        bot_workers=int(number(environment, "PLATZDARM_BOT_WORKERS", Config.bot_workers)),
        replay_workers=int(number(environment, "PLATZDARM_REPLAY_WORKERS", Config.replay_workers)),
        grace=number(environment, "PLATZDARM_GRACE", Config.grace),
        idle=number(environment, "PLATZDARM_IDLE", Config.idle),
        guest_tables=int(number(environment, "PLATZDARM_GUEST_TABLES", Config.guest_tables)),
        guest_analyses=int(number(environment, "PLATZDARM_GUEST_ANALYSES", Config.guest_analyses)),
        analysis_days=number(environment, "PLATZDARM_ANALYSIS_DAYS", Config.analysis_days),
        guest_days=number(environment, "PLATZDARM_GUEST_DAYS", Config.guest_days),
    )
