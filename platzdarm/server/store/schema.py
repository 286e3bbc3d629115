"""The tables of the database. Changes go through `migrations`; times are milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest has neither handle nor password. The handle is the name folded for comparing, so that names are unique;
# `look` is what the eye makes of it, so that nobody takes a name that looks like an account's.
people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("handle", String(80), unique=True),
    Column("look", String(80), index=True),
    Column("password", String(200)),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One row: when any process could last store something, and until when clocks are held after an outage.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("held", BigInteger, nullable=False),
)

# Sessions of browsers and tokens of programs. The secret itself is never kept, only its digest.
keys = Table(
    "keys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# `revision` goes up with every change: who writes names the revision that he knows, and a second writer loses.
# `branch` goes up with every action taken back, `due` lists the seats that play waits for; `spent` holds the messages
# that were taken back last, `rematch` the table that follows; `series` is the first table of a campaign, `files`
# content that was given with it, `band` the lowest and the highest rating with which one may sit down. What changes
# with every action is in no index but one.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("branch", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("setup", JSON),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("state", String(8), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("casual", Boolean, nullable=False),
    Column("analysis", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("due", JSON, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("clock_left", JSON, nullable=False),
    Column("clock_since", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("offers", JSON, nullable=False),
    Column("result", JSON),
    Column("reason", String(16)),
    Column("rematch", String(24)),
    Column("series", String(24)),
    Column("band", JSON),
    Column("spent", JSON),
    Column("files", JSON),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_tables_state", "state"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_series", "series"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(32)),
    Column("invitation", String(32), nullable=False),
    Column("orders", JSON, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("rating", Float),
    Column("rating_after", Float),
    Column("deviation_after", Float),
    Column("invited", String(24), index=True),  # whom it is kept for
    Column("handover", String(40)),  # in a campaign: the secret of the link by which another may play it
)

# Number 0 is the start of the game with its outcomes of chance; the actions count from 1. `told` and the snapshots
# can be made anew from the rest: they hold for the program that they name alone.
moves = Table(
    "moves",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("message", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("told", Text),
    Column("made_by", String(32)),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("made_by", String(32), nullable=False),
    Column("position", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who may not come in any more; the person's keys end with the ban.
bans = Table(
    "bans",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

# What people have reported to the host: whom, at which table, and the line of chat if it was about one.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("table", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("said", Text),
    Column("reason", Text, nullable=False),
    Column("settled", BigInteger),
)

# What was done from the shell, by whom; `news` is what running servers are to hear of it (`server/news.py`).
deeds = Table(
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(24), nullable=False),
    Column("detail", Text, nullable=False),
    Column("news", JSON, nullable=False),
)
