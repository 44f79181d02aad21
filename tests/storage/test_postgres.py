"""What is PostgreSQL's own: connections that break, sessions of others, and everything a host can get wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage import (
    Foreign,
    Full,
    InUse,
    LeaseLost,
    Lost,
    ReadOnly,
    Store,
    StoreError,
    TooNew,
    TooOld,
    Unsure,
)
from storage.parts import OWN, PARTS
from storage.postgres import dialect, server
from tests.postgres import Server
from tests.storage.test_store import FIELDS, SEATS, dump, entry, out
from tests.storage.wire import Wire

SECRET = "Geheim%2Fnis"


def name_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


@pytest.fixture
async def store(on_server: str) -> AsyncIterator[Store]:
    store = await Store.open(on_server)
    yield store
    await store.close()


@pytest.fixture
async def wire(postgres: Server) -> AsyncIterator[Wire]:
    async with Wire(postgres.folder) as wire:
        yield wire


@pytest.fixture
async def far(wire: Wire, on_server: str) -> AsyncIterator[Store]:
    """A store at the other end of a wire."""
    store = await Store.open(wire.url(on_server))
    yield store
    await store.close()


def hurry(store: Store) -> None:
    """Have it wait a second only for a server that is away."""
    store.db.busy = store.db._patience = 1.0  # type: ignore[attr-defined]


async def refused(url: str) -> StoreError:
    """The one sentence with which an address is refused; no password is in it."""
    with pytest.raises(StoreError) as no:
        await (await Store.open(url, busy=3.0)).close()
    said = str(no.value)
    assert "\n" not in said and len(said) < 300 and "Geheim" not in said and "nis" not in said.split("database")[0]
    return no.value


# -- the schema ------------------------------------------------------------------------------
async def test_both_have_the_same_schema(store: Store, tmp_path: Path) -> None:
    lite = await Store.open(tmp_path / "caravel.db")

    def shape(c: Any) -> dict[str, list[str]]:
        return {t: [d[0] for d in c.execute(f"select * from {t} limit 0").description] for t in (*PARTS, *OWN)}

    assert await store.db.run(shape) == await lite.db.run(shape)
    names = "select tablename from pg_tables where schemaname = 'public'"
    assert {n for (n,) in await store.db.run(lambda c: c.execute(names).fetchall())} == {*PARTS, *OWN}
    keys = (
        "select t.relname, a.attname from pg_index i join pg_class t on t.oid = i.indrelid "
        "join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey) "
        "where i.indisprimary and t.relnamespace = 'public'::regnamespace"
    )
    found: dict[str, set[str]] = {}
    for table, column in await store.db.run(lambda c: c.execute(keys).fetchall()):
        found.setdefault(table, set()).add(column)
    assert {part: set(key) for part, key in PARTS.items()} == {n: k for n, k in found.items() if n not in OWN}
    indexes = "select count(*) from pg_indexes where schemaname = 'public' and indexdef like '% WHERE %'"
    partial = "select count(*) from sqlite_master where type = 'index' and sql like '% where %'"
    count = await lite.db.run(lambda c: c.execute(partial).fetchone())
    assert await store.db.run(lambda c: c.execute(indexes).fetchone()) == count and count[0] > 4
    await lite.close()


def test_a_statement_in_the_spelling_of_the_server() -> None:
    assert dialect.numbered("a = ? and b like '?%' and c = ?") == "a = $1 and b like '?%' and c = $2"
    assert dialect.numbered("a = ?2 and b = ?1 and c = ?2") == "a = $2 and b = $1 and c = $2"


async def test_what_is_no_json_is_nothing(store: Store) -> None:
    texts = ("{", "[1]", '{"n": "1"}', '{"n": null}', '{"n": 7}')

    def read(c: Any) -> list[Any]:
        sql = f"select {c.dialect.number.format('t', 'n')} from (select cast(? as text) as t) as one"
        return [c.execute(sql, (text,)).fetchone()[0] for text in texts]

    assert await store.db.run(read) == [0, 0, 0, 0, 7]


# -- connections that break --------------------------------------------------------------------
@pytest.mark.parametrize("heard", [False, True])
@pytest.mark.parametrize("at", [b"begin", b"insert into log", b"commit"])
async def test_a_move_is_made_once_where_the_connection_breaks(far: Store, wire: Wire, at: bytes, heard: bool) -> None:
    table = await far.create(FIELDS, SEATS)
    wire.cut(at, heard=heard)
    assert await far.append(table, 1, fields={"n": 1}, entry=entry(1), outbox=[out("notice", "a")]) == 2
    assert wire.cuts == 1
    stored = await far.load(table)
    assert stored is not None and stored.row.version == 2
    assert [e.n for e in await far.entries(table)] == [1] and [t for _, t in await far.due(0.0)] == [table]


async def test_what_is_read_is_read_once_more(far: Store, wire: Wire) -> None:
    table = await far.create(FIELDS, SEATS)
    wire.cut(b"from seats", heard=True)
    stored = await far.load(table)
    assert stored is not None and len(stored.seats) == 2 and wire.cuts == 1


async def test_where_nobody_answers_nothing_has_happened_and_it_goes_on_later(far: Store, wire: Wire) -> None:
    table = await far.create(FIELDS, SEATS)
    hurry(far)
    wire.cut(b"update tables", heard=True, gone=True)
    with pytest.raises(Lost, match="nothing was changed"):
        await far.append(table, 1, fields={"n": 1}, entry=entry(1))
    with pytest.raises(Lost):
        await far.load(table)
    wire.gone = False
    for _ in range(600):  # the pool tries again by and by
        try:
            stored = await far.load(table)
            break
        except Lost:
            await asyncio.sleep(0.1)
    far.db.busy = far.db._patience = 5.0  # type: ignore[attr-defined]
    assert stored is not None and stored.row.version == 1
    assert await far.append(table, 1, fields={"n": 1}, entry=entry(1)) == 2


@pytest.mark.parametrize("heard", [False, True])
async def test_where_nobody_can_tell_whether_it_was_written_that_is_said(far: Store, wire: Wire, heard: bool) -> None:
    table = await far.create(FIELDS, SEATS)
    hurry(far)
    wire.cut(b"commit", heard=heard, gone=True)
    with pytest.raises(Unsure, match="look what is there"):
        await far.append(table, 1, fields={"n": 1}, entry=entry(1))
    wire.gone = False


async def test_a_server_that_starts_again(on_server: str, postgres: Server) -> None:
    store = await Store.open(on_server)
    table = await store.create(FIELDS, SEATS)
    await asyncio.to_thread(postgres.stop, "immediate")
    await asyncio.to_thread(postgres.start)
    assert await store.append(table, 1, fields={"n": 1}, entry=entry(1)) == 2
    await store.close()


# -- others ----------------------------------------------------------------------------------
async def test_a_second_bot_is_refused_while_the_first_lives(store: Store, on_server: str) -> None:
    assert isinstance(await refused(on_server), InUse)
    await store.beat()


async def test_a_bot_that_was_frozen_writes_nothing_once_another_has_taken_over(store: Store, on_server: str) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.db.write(lambda c: c.execute("update lease set beat = beat - 61"))
    other = await Store.open(on_server)
    before = await dump(other)
    with pytest.raises(LeaseLost):
        await store.append(table, 1, fields={"n": 1}, entry=entry(1))
    with pytest.raises(LeaseLost):
        await store.beat()
    assert await dump(other) == before
    await other.append(table, 1, fields={"n": 1}, entry=entry(1))
    await store.close()
    await other.beat()  # what is another's is not given up
    await other.close()


async def test_frozen_within_a_transaction_it_holds_nobody_up(on_server: str) -> None:
    store = await Store.open(on_server)
    table = await store.create(FIELDS, SEATS)
    await store.db.write(lambda c: c.execute("update lease set beat = beat - 61"))
    tries = []

    def frozen(point: str) -> None:
        tries.append(point)
        if tries.count("after-insert") == 1 and point == "after-insert":
            other = asyncio.run_coroutine_threadsafe(Store.open(on_server), loop)
            taken.append(other.result(120))

    loop, taken = asyncio.get_running_loop(), list[Store]()
    store.db.reach = frozen
    with pytest.raises(LeaseLost):
        await store.append(table, 1, fields={"n": 1}, entry=entry(1))
    stored = await taken[0].load(table)
    assert stored is not None and stored.row.version == 1
    await store.close()
    await taken[0].close()


async def test_connections_are_few_whatever_is_asked_at_once(store: Store, on_server: str, postgres: Server) -> None:
    tables = await asyncio.gather(*(store.create(FIELDS, SEATS) for _ in range(60)))
    found = await asyncio.gather(*(store.load(table) for table in tables))
    assert all(found)
    sql = "select count(*) from pg_stat_activity where application_name = (select 'caravel ' || holder from lease)"
    assert 2 <= postgres.ask(sql, name_of(on_server))[0][0] <= server.MOST


# -- what can be wrong -------------------------------------------------------------------------
async def test_addresses_that_lead_nowhere(on_server: str, postgres: Server) -> None:
    with_secret = on_server.replace("caravel@", f"caravel:{SECRET}@")
    assert "does not exist" in str(await refused(with_secret.replace(name_of(on_server), "nowhere")))
    assert 'role "eve"' in str(await refused(with_secret.replace("caravel:", "eve:")))
    nobody = await refused(f"postgresql://caravel:{SECRET}@127.0.0.1:1/caravel")
    assert str(nobody).startswith("postgresql://caravel@127.0.0.1:1/caravel: the server does not open the database")
    await refused(f"postgresql://caravel:{SECRET}@127.0.0.1:port/caravel")
    await refused(f"{with_secret}&password={SECRET}&colour=blue")


async def test_a_server_or_a_database_that_is_not_fit(
    on_server: str, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = postgres.fresh()
    postgres.ask("create table songs (name text)", name_of(fresh))
    assert isinstance(await refused(fresh), Foreign)
    postgres.ask("create database ascii encoding SQL_ASCII template template0")
    assert "encoding UTF8" in str(await refused(postgres.url("ascii")))
    postgres.ask("insert into schema_version values (99, 0)", name_of(on_server))
    assert isinstance(await refused(on_server), TooNew)
    postgres.ask("delete from schema_version where version = 99", name_of(on_server))
    with monkeypatch.context() as newer:
        newer.setattr(server, "OLDEST", 99)
        assert isinstance(no := await refused(on_server), TooOld) and "needs 99 or newer" in str(no)


async def test_a_user_without_rights_and_a_database_to_be_read_only(on_server: str, postgres: Server) -> None:
    name = name_of(on_server)
    postgres.ask("create role guest login")
    fresh = postgres.fresh()
    assert isinstance(no := await refused(fresh.replace("caravel@", "guest@")), ReadOnly) and "grant create" in str(no)
    assert isinstance(await refused(on_server.replace("caravel@", "guest@")), ReadOnly)
    postgres.ask(f"alter database {name} set default_transaction_read_only = on")
    assert isinstance(await refused(on_server), ReadOnly)
    postgres.ask(f"alter database {name} reset default_transaction_read_only")


async def test_a_full_disk_at_the_server(store: Store, on_server: str, postgres: Server) -> None:
    name, table = name_of(on_server), await store.create(FIELDS, SEATS)
    postgres.ask(
        "create function no_room() returns trigger language plpgsql as "
        "$$begin raise exception 'could not extend file' using errcode = '53100'; end$$",
        name,
    )
    postgres.ask("create trigger no_room before insert on log for each row execute function no_room()", name)
    before = await dump(store)
    with pytest.raises(Full, match="no room left on the server"):
        await store.append(table, 1, fields={"n": 1}, entry=entry(1))
    postgres.ask("drop function no_room cascade", name)
    assert await dump(store) == before
    assert await store.append(table, 1, fields={"n": 1}, entry=entry(1)) == 2
