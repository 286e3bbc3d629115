"""The store: the same on SQLite and PostgreSQL, migrated, and nothing half done."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from platzdarm.server.store import matches, migrate, people, schema
from platzdarm.server.store.matches import Change, Stale
from platzdarm.server.store.migrate import NewerDatabase
from platzdarm.server.store.moves import apply_moves, make_played
from platzdarm.server.store.people import NameTaken
from platzdarm.server.store.rows import PLAYING, Key, MoveRow, Named, Person, Seat, TableRow, values
from platzdarm.server.store.store import Store, make_engine

NOW = 1_800_000_000_000
ANNA = Person("anna-id", "Anna", NOW)


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    made = Store(place)
    yield made
    made.close()


def stored(name: str = "table-1") -> TableRow:
    clock = {"kind": "none"}
    return TableRow(name, "neuroshima", 1, {"armies": "borgo,moloch"}, ANNA.id, "00" * 32, clock, NOW, NOW)


def seats(name: str = "table-1") -> list[Seat]:
    return [Seat(name, 0, "person", "i0", person=ANNA.id), Seat(name, 1, "bot", "i1", bot="random")]


def move(number: int, action: str = "end", table: str = "table-1") -> MoveRow:
    return MoveRow(table, number, 0, action, "", NOW, f"m{number}")


def set_up(connection: Connection) -> None:
    people.add_person(connection, ANNA, None)
    matches.add_table(connection, stored(), seats())


def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_is_opened_again_with_everything_in_it(place: str) -> None:
    first = Store(place)
    asyncio.run(first.write(set_up))
    first.close()
    second = Store(place)
    loaded = asyncio.run(second.read(matches.load, "table-1"))
    second.close()
    assert loaded is not None
    assert (loaded.stored, loaded.seats, loaded.names) == (stored(), seats(), {ANNA.id: Named("Anna", True)})


def test_a_database_of_the_first_version_is_brought_up_with_everything_in_it(place: str) -> None:
    engine = make_engine(place)
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        command.upgrade(migrate.alembic_config(connection), "1")
        known = {name: value for name, value in values(ANNA).items() if name != "look"}
        connection.execute(insert(schema.people).values(known))
        later = ("spent", "series", "files", "band")
        row = {name: value for name, value in values(stored()).items() if name not in later}
        connection.execute(insert(schema.tables).values(row))
    engine.dispose()
    store = Store(place)
    loaded = asyncio.run(store.read(matches.load, "table-1"))
    looks = asyncio.run(store.read(lambda connection: connection.execute(select(schema.people.c.look)).all()))
    store.close()
    assert loaded is not None and loaded.stored == stored()
    assert [row[0] for row in looks] == ["anna"]


def test_a_database_of_a_newer_program_is_left_alone(place: str) -> None:
    first = Store(place)
    asyncio.run(first.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='99'"))))
    first.close()
    with pytest.raises(NewerDatabase, match="database-newer found=99 known="):
        Store(place)


def test_a_change_is_written_as_a_whole_and_only_by_who_knows_the_newest_revision(store: Store) -> None:
    asyncio.run(store.write(set_up))
    played = replace(stored(), state=PLAYING, number=1, due=[1])
    asyncio.run(store.write(matches.apply, Change(played, [move(0), move(1)]), "here"))
    with pytest.raises(Stale):
        asyncio.run(store.write(matches.apply, Change(played, [move(2)]), "there"))
    loaded = asyncio.run(store.read(matches.load, "table-1"))
    assert loaded is not None
    assert loaded.stored == replace(played, revision=1)
    assert [row.number for row in loaded.moves] == [0, 1]


def test_moves_of_many_tables_are_one_stroke_and_an_old_revision_harms_nobody_else(store: Store) -> None:
    names = [f"table-{number}" for number in range(1, 9)]

    async def all_at_once() -> list[object]:
        await store.write(people.add_person, ANNA, None)
        for name in names:
            await store.write(matches.add_table, replace(stored(name), state=PLAYING), seats(name))
        stale = replace(stored(names[3]), revision=7)
        sheets = [stale if name == names[3] else replace(stored(name), number=1, due=[1]) for name in names]
        work = [
            store.write_among(apply_moves, make_played(one, [move(1, table=one.id)], number % 2 == 0, "here"))
            for number, one in enumerate(sheets)
        ]
        return list(await asyncio.gather(*work, return_exceptions=True))

    results = asyncio.run(all_at_once())
    assert [isinstance(result, Stale) for result in results] == [name == names[3] for name in names]
    for name in names:
        loaded = asyncio.run(store.read(matches.load, name))
        assert loaded is not None
        late = name == names[3]
        assert (loaded.stored.revision, loaded.stored.due, loaded.moves) == (
            (0, [], []) if late else (1, [1], [move(1, table=name)])
        )


def test_the_same_number_cannot_be_played_twice_and_the_sheet_stays_as_it_was(store: Store) -> None:
    asyncio.run(store.write(set_up))
    asyncio.run(store.write(matches.apply, Change(replace(stored(), number=1), [move(1)]), "here"))
    again = replace(stored(), number=2, revision=1)
    with pytest.raises(Exception, match=r"(?i)unique"):
        asyncio.run(store.write(matches.apply, Change(again, [move(1)]), "here"))
    found = asyncio.run(store.read(matches.load, "table-1"))
    assert found is not None and found.stored.revision == 1


def test_moves_that_are_taken_back_are_gone(store: Store) -> None:
    asyncio.run(store.write(set_up))
    asyncio.run(store.write(matches.apply, Change(stored(), [move(0), move(1), move(2)]), "here"))
    back = replace(stored(), revision=1, branch=1)
    asyncio.run(store.write(matches.apply, Change(back, [move(1, "hq c3")], cut=1), "here"))
    loaded = asyncio.run(store.read(matches.load, "table-1"))
    assert loaded is not None and [row.action for row in loaded.moves] == ["end", "hq c3"]


def test_many_writers_share_commits_and_one_failure_harms_nobody_else(store: Store) -> None:
    async def all_at_once() -> list[object]:
        names = [f"table-{number}" for number in range(40)]
        await store.write(people.add_person, ANNA, None)
        work = [store.write(matches.add_table, stored(name), seats(name)) for name in [*names, names[7]]]
        before = store.commits
        results = await asyncio.gather(*work, return_exceptions=True)
        return [store.commits - before, *results]

    commits, *results = asyncio.run(all_at_once())
    assert [isinstance(result, Exception) for result in results].count(True) == 1
    assert isinstance(commits, int) and commits <= 41
    listed = asyncio.run(store.read(matches.lobby, "mine", None, ANNA.id, 100))
    assert len(listed) == 40


def test_names_of_accounts_are_unique_and_no_guest_may_borrow_one(store: Store) -> None:
    account = Person("a", "Boris", NOW, handle="boris", password="x")
    asyncio.run(store.write(people.add_person, account, None))
    for other in (Person("b", "BORIS", NOW, handle="boris"), Person("c", "Boris", NOW)):
        with pytest.raises(NameTaken):
            asyncio.run(store.write(people.add_person, other, None))


def test_a_key_ends_for_its_owner_only(store: Store) -> None:
    key = Key("k1", "session", "digest", ANNA.id, "", NOW, NOW)
    asyncio.run(store.write(people.add_person, ANNA, key))
    assert asyncio.run(store.write(people.end_key, "somebody", "k1", "session")) is False
    known = asyncio.run(store.read(people.key_holder, "digest", NOW))
    assert known is not None and known.person == ANNA
    assert asyncio.run(store.read(people.key_holder, "digest", NOW + 1)) is None
    assert asyncio.run(store.write(people.end_key, ANNA.id, "k1", "session")) is True
    assert asyncio.run(store.read(people.key_holder, "digest", NOW)) is None


def test_sqlite_flushes_every_commit_to_the_disk(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "one.db"))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()
    assert sqlite3.connect(tmp_path / "one.db").execute("SELECT version_num FROM alembic_version").fetchone() == ("10",)
