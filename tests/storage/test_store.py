"""The store, on a file and on a server: one transaction a change, versions, entries, drafts, posts, the outbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage import Conflict, Store, StoreError
from storage.parts import PARTS

FIELDS: dict[str, object] = {
    "name": "Amber Gull",
    "game": "toy",
    "rules": 1,
    "options": "{}",
    "status": "lobby",
    "guild": 7,
    "channel": 70,
    "owner": 1,
    "locale": "en",
    "created": 1.0,
    "touched": 1.0,
}
SEATS = [(0, 1, "Anna", "", 0, ""), (1, 0, "", "random", 2, "Boris")]


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    store = await Store.open(where)
    yield store
    await store.close()


def entry(n: int, seat: int = 0, auto: int = 0, barrier: int = 0) -> tuple[Any, ...]:
    return (n, seat, "build", '["hut"]', barrier, 0, auto, "01234567", 2.0, b"[]")


def out(kind: str, ukey: str, about: str = "", merge: bool = False) -> tuple[Any, ...]:
    return (kind, ukey, about, "{}", f"nonce of {ukey}", merge)


async def dump(store: Store) -> list[Any]:
    """All that is in it."""
    return await store.db.run(
        lambda c: [row for part in PARTS for row in c.execute(f"select * from {part} order by 1, 2")]
    )


async def test_a_table_comes_back_as_it_was_put(store: Store) -> None:
    table = await store.create(FIELDS, SEATS, [out("card", "card:1")])
    stored = await store.load(table)
    assert stored is not None and {k: getattr(stored.row, k) for k in FIELDS} == FIELDS
    assert [tuple(s) for s in stored.seats] == SEATS and (stored.row.version, stored.key, stored.state) == (1, b"", b"")
    assert await store.load(99) is None


async def test_a_move_is_one_transaction(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.set_draft(table, 0, "0.1", b"half")
    await store.set_draft(table, 1, "0.2", b"mine")
    version = await store.append(
        table,
        1,
        fields={"state": b"{}", "n": 1},
        entry=entry(1),
        snapshot=(1, 0),
        answered=[0],
        outbox=[out("question", "question:2", "2")],
    )
    stored = await store.load(table)
    assert stored is not None and version == stored.row.version == 2 and stored.state == b"{}"
    assert [e.n for e in await store.entries(table)] == [1] and await store.snapshot(table, 5) == (1, b"{}")
    assert (await store.draft(table, 0, "0.1"), await store.draft(table, 1, "0.2")) == (b"", b"mine")
    assert len(await store.due(0.0)) == 1


@pytest.mark.parametrize("wrong", ["version", "entry", "outbox", "seats", "column"])
async def test_a_change_that_cannot_be_made_whole_is_not_made_at_all(store: Store, wrong: str) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.append(table, 1, fields={"n": 1}, entry=entry(1), outbox=[out("question", "question:2", "2")])
    before = await dump(store)
    change: dict[str, Any] = {
        "fields": {"n": 2, "status": "running"},
        "entry": entry(2),
        "snapshot": (2, 0),
        "seats": [(0, 5, "Eve", "", 0, "")],
        "undone": [1],
        "at": 3.0,
        "outbox": [out("question", "question:3", "3")],
    }
    change |= {
        "version": {},
        "entry": {"entry": entry(1)},
        "outbox": {"outbox": [out("question", "question:3", "3"), out("tally", "question:2", "2")]},
        "seats": {"seats": [(0, 5, "Eve", "", 0, ""), (0, 6, "Eve", "", 0, "")]},
        "column": {"fields": {"version": 9}},
    }[wrong]
    with pytest.raises((Conflict, store.db.Error, ValueError)):
        await store.append(table, 1 if wrong == "version" else 2, **change)
    assert await dump(store) == before
    await store.append(table, 2, fields={"n": 2}, entry=entry(2))  # and the connection is as good as new


async def test_of_ten_writers_at_one_version_one_wins(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    found = await asyncio.gather(
        *(store.append(table, 1, fields={"n": 1}, entry=entry(1)) for _ in range(10)), return_exceptions=True
    )
    assert sum(x == 2 for x in found) == 1 and sum(isinstance(x, Conflict) for x in found) == 9


async def test_entries_taken_back_are_marked_and_later_snapshots_dropped(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    for n in range(1, 6):
        await store.append(table, n, fields={"n": n, "state": b"%d" % n}, entry=entry(n, n % 2), snapshot=(n, 0))
    await store.append(table, 6, fields={}, undone=[3, 5], at=9.0, amended=[(4, 1, 7, "abcdefab", b"[1]")])
    rows = await store.entries(table)
    assert [(e.n, e.undone_at) for e in rows] == [(1, None), (2, None), (3, 9.0), (4, None), (5, 9.0)]
    assert (rows[3].barrier, rows[3].fork, rows[3].hash8, rows[3].events) == (1, 7, "abcdefab", b"[1]")
    assert await store.snapshot(table, 5) == (2, b"2")
    assert (await store.last_own(table, 1), await store.last_own(table, 0), await store.last_own(table, 7)) == (1, 4, 0)
    assert [e.n for e in await store.entries(table, 2, 4)] == [2, 3, 4]
    await store.append(table, 7, fields={}, entry=entry(6, 0, auto=1))  # a computer's is no own answer
    assert await store.last_own(table, 0) == 4


async def test_a_snapshot_is_kept_where_the_last_one_is_far_enough_back(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    for n in range(8):
        await store.append(table, n + 1, fields={"n": n, "state": b"%d" % n}, snapshot=(n, 3))
    found = [await store.snapshot(table, n) for n in range(8)]
    assert found == [(n - n % 3, b"%d" % (n - n % 3)) for n in range(8)], "the state as it was stored with that entry"
    await store.append(table, 9, fields={"state": b"other"}, snapshot=(7, 0))
    await store.append(table, 10, fields={"state": b"another"}, snapshot=(7, 3))
    assert await store.snapshot(table, 7) == (7, b"other")


async def test_lists(store: Store) -> None:
    one = await store.create(FIELDS, SEATS)
    two = await store.create({**FIELDS, "status": "running", "channel": 71, "owner": 3, "touched": 5.0}, [])
    await store.set_thread(two, 70)
    both = ("lobby", "running")
    assert [t.row.id for t in await store.in_channel(70, both)] == [one, two]
    assert [t.row.id for t in await store.in_channel(70, ("lobby",))] == [one]
    assert [[t.row.id for t in await store.of_user(u, both)] for u in (1, 2, 3, 4)] == [[one], [one], [two], []]
    assert [t.row.id for t in await store.by_status("running")] == [two]
    assert await store.by_status("running", before=5.0) == []
    assert len(await store.by_status("running", before=6.0)) == 1


async def test_a_draft_is_of_one_question(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.set_draft(table, 0, "0.1", b"a")
    await store.set_draft(table, 0, "0.2", b"b")
    assert [await store.draft(table, 0, tag) for tag in ("0.1", "0.2")] == [b"", b"b"]
    await store.set_draft(table, 0, "0.2", b"")
    assert await store.draft(table, 0, "0.2") == b""


async def test_the_outbox_gives_each_tables_oldest_and_counts_claims(store: Store) -> None:
    one, two = await store.create(FIELDS, SEATS), await store.create(FIELDS, SEATS)
    await store.append(one, 1, fields={}, outbox=[out("question", "a", "2"), out("notice", "b")])
    await store.append(two, 1, fields={}, outbox=[out("notice", "c")])
    assert await store.due(0.0) == [(1, one), (3, two)]
    first, again = await store.claim(1), await store.claim(1)
    assert first is not None and again is not None and (first.tries, again.tries) == (0, 1)
    await store.postpone(1, 10.0)
    assert await store.due(5.0) == [(3, two)] and await store.head(one, 5.0) == 0  # the order is kept
    assert await store.next_due() == 0.0
    await store.mark(3, 5.0, "posted")
    assert await store.next_due() == 10.0 and await store.head(one, 10.0) == 1
    await store.mark(1, 6.0, "posted", 555)
    assert await store.claim(1) is None
    assert await store.post(one, "question", "2") == 555
    assert await store.head(one, 0.0) == 2
    await store.tidy(6.5)
    assert await store.db.run(lambda c: c.execute("select id from outbox").fetchall()) == [(2,)]


async def test_rows_about_a_question_know_its_message(store: Store) -> None:
    table = await store.create(FIELDS, SEATS, [out("card", "card:1")])
    await store.append(table, 1, fields={}, outbox=[out("question", "q", "2")])
    await store.mark(1, 1.0, "posted", 100)
    await store.mark(2, 1.0, "posted", 200)
    await store.append(table, 2, fields={}, outbox=[out("answered", "a", "2"), out("card", "c2"), out("notice", "n")])
    rows = [await store.claim(n) for n in (3, 4, 5)]
    assert [r and r.message for r in rows] == [200, 100, 0]
    stored = await store.load(table)
    assert stored is not None and stored.row.card == 100


async def test_a_row_that_says_no_more_than_one_that_waits_is_left_out(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.append(table, 1, fields={}, outbox=[out("question", "q", "2")])
    await store.append(table, 2, fields={}, outbox=[out("tally", "t1", "2", merge=True)])
    assert await store.claim(2) is None
    await store.claim(1)  # it is on its way with what was known then
    await store.append(table, 3, fields={}, outbox=[out("tally", "t2", "2", merge=True)])
    await store.append(table, 4, fields={}, outbox=[out("tally", "t3", "2", merge=True)])
    await store.append(table, 5, fields={}, outbox=[out("tally", "t4", "other", merge=True)])
    names = await store.db.run(lambda c: c.execute("select ukey from outbox order by id").fetchall())
    assert names == [("q",), ("t2",), ("t4",)]


async def test_preferences(store: Store) -> None:
    await store.put([("preference", 1, "locale", "ru"), ("preference", 2, "locale", "ru")])
    await store.put([("preference", 1, "locale", "en")])
    assert await store.preferences(1) == {"locale": "en"}
    await store.put([("no-preference", 1, "locale")])
    assert await store.preferences(1) == {} and await store.preferences(2) == {"locale": "ru"}


async def test_a_value_that_does_not_fit_is_no_trouble_of_the_database(store: Store) -> None:
    with pytest.raises(store.db.Error) as no:
        await store.set_draft(99, 0, "0.1", b"of no table")
    assert not isinstance(no.value, StoreError)
    with pytest.raises(store.db.Error):
        await store.db.run(lambda c: c.execute("select * from songs").fetchall())


async def test_after_closing_nothing_is_done(where: Path | str) -> None:
    store = await Store.open(where)
    await store.close()
    with pytest.raises((StoreError, ValueError)):
        await store.create(FIELDS, SEATS)
