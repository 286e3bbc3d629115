"""Where everything is kept: one SQLite file, or a PostgreSQL database. The same queries serve both."""
