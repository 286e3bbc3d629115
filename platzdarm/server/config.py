"""How a server is set up: from the command line, then from the environment (`PLATZDARM_...`), then by default."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

from platzdarm.content.folders import data_folder

DEFAULT_PORT = 8420


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
    bot_seconds: float = 5.0  # a turn that a program may be given to think
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
    pack_uploads: int = 0  # packs of content that an account may put in use here
    pack_downloads: int = 0  # 1: whoever looks at a pack may have its files
    hold: float = 1.0  # stretches the time that a pass is kept back where its haste would tell something
    process: str = ""  # told apart from other processes on the same database
