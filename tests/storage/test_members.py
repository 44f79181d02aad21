"""Several processes on one database: who lives, who has which shards, and that nobody else writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from storage import InUse, LeaseLost, OtherShards, Store
from storage.postgres import Members

Opened = Callable[..., Awaitable[Store]]
FIELDS: dict[str, object] = {
    **dict.fromkeys(("name", "locale"), ""),
    **{"game": "puerto_rico", "rules": 1, "options": "{}", "status": "running", "channel": 1, "owner": 1},
    **{"created": 0.0, "touched": 0.0},
}


@pytest.fixture
async def opened(on_server: str) -> AsyncIterator[Opened]:
    stores: list[Store] = []

    async def open(shards: int = 2, named: tuple[int, ...] = ()) -> Store:
        stores.append(await Store.open(on_server, shards=shards, named=named))
        return stores[-1]

    yield open
    for store in stores:
        await store.close()


def members(store: Store) -> Members:
    assert store.members is not None
    store.members.steady = 0.0
    return store.members


async def aged(store: Store, other: Store, seconds: int) -> None:
    """As if the other had been silent for so long."""
    sql = "update members set beat = extract(epoch from clock_timestamp()) - ?::int where id = ?"
    await store.db.write(lambda c: c.execute(sql, (seconds, members(other).me)).rowcount)


async def test_a_shard_is_had_by_one_and_given_only_to_who_is_ready(opened: Opened) -> None:
    one, two = members(await opened()), members(await opened())
    assert await one.step("take", 0) and not await two.step("take", 0)
    assert not await one.step("want", 0) and await two.step("want", 0)
    assert not await two.step("take", 0) and not await two.step("give", 0)
    assert await two.step("ready", 0) and await one.step("give", 0) and not await one.step("give", 0)
    found = await one.renew()
    assert (found.held(one.me), found.held(two.me)) == ((), (0,))
    assert [(s.number, s.wanted, s.ready) for s in found.shards] == [(2, None, 0), (0, None, 0)]
    await two.leave()
    assert {m.id: m.leaving for m in (await one.renew()).members} == {one.me: 0, two.me: 1}


async def test_who_is_silent_for_too_long_loses_all_and_writes_nothing_any_more(opened: Opened) -> None:
    first, second = await opened(), await opened()
    one, two = members(first), members(second)
    await one.step("take", 0)
    await two.step("want", 0)
    await aged(second, first, 15)
    assert (await two.renew()).held(one.me) == (0,), "it has sessions at the server still"
    await aged(second, first, 40)
    assert [(s.holder, s.wanted) for s in (await two.renew()).shards] == [(None, two.me), (None, None)]
    assert await two.step("take", 0)
    with pytest.raises(LeaseLost):
        await first.create({**FIELDS, "guild": 1}, [])
    also = [("preference", 1, "a", "b")]
    for late in (one.renew, lambda: one.step("take", 1), lambda: first.put(also), lambda: one.claim(7, 0.0)):
        with pytest.raises(LeaseLost):
            await late()
    assert await second.running() == [] and await second.preferences(1) == {} and await two.claim(7, 0.0)


async def test_who_has_died_is_known_by_its_sessions(opened: Opened) -> None:
    first, second = await opened(), await opened()
    await members(first).step("take", 1)
    await first.db.close()  # as the system does with a process that is killed
    async with asyncio.timeout(60):
        holders = ["somebody"]
        while any(holders):  # the server takes a moment to see it
            await aged(second, first, 15)
            holders = [s.holder or "" for s in (await members(second).renew()).shards]


async def test_after_a_while_without_the_server_nobody_is_taken_for_dead_at_once(opened: Opened) -> None:
    first, second = await opened(), await opened()
    one, two = members(first), members(second)
    two.steady = 3600.0
    await aged(second, first, 99)
    assert {m.id for m in (await two.renew()).members} == {one.me, two.me}
    await one.renew()
    two.steady = 0.0
    assert {m.id for m in (await two.renew()).members} == {one.me, two.me}, "it has come back meanwhile"


async def test_all_go_by_the_same_number_of_shards(opened: Opened, on_server: str) -> None:
    first = await opened(2)
    with pytest.raises(OtherShards, match=r"share 2 shards.*told 3; CARAVEL_SHARDS"):
        await Store.open(on_server, shards=3)
    with pytest.raises(InUse, match="CARAVEL_SHARDS"):
        await Store.open(on_server)
    await first.close()
    assert len((await members(await opened(3)).renew()).shards) == 3, "nobody minds any more"


async def test_a_database_that_one_bot_has_alone_is_not_shared(opened: Opened, on_server: str) -> None:
    alone = await Store.open(on_server)
    with pytest.raises(InUse, match="is using this database"):
        await opened(2)
    await alone.close()
    assert (await members(await opened(2)).renew()).members


async def test_a_press_is_answered_by_one(opened: Opened) -> None:
    one, two = members(await opened()), members(await opened())
    both = await asyncio.gather(*(m.claim(press, 5.0) for press in range(20) for m in (one, two)))
    assert sum(both) == 20
    await one.tidy(5.0 + 3601.0)
    assert await two.claim(3, 9.0)


async def test_shards_of_a_bucket_connect_in_turn(opened: Opened) -> None:
    one, two = members(await opened()), members(await opened())
    waits = [await m.turn(0, 3600.0) for m in (one, two, one)]
    assert waits[0] == 0.0 and 3000.0 < waits[1] <= 3600.0 and 6000.0 < waits[2] <= 7200.0
    assert await two.turn(1, 3600.0) == 0.0


async def test_each_sees_to_the_tables_of_its_shards(opened: Opened) -> None:
    store = await opened(2)
    tables = [await store.create({**FIELDS, "guild": shard << 22 | 5}, []) for shard in (0, 1, 2)]
    timers = [("timer", 1.0, "k", table, 0, "", "{}") for table in (0, *tables)]
    row = ("notice", "u", "", "{}", "n")
    await store.put(timers, [(table, row) for table in tables])
    for mine, seen in (((), []), ((0,), [tables[0], tables[2]]), ((1,), [tables[1]]), ((0, 1), tables)):
        store.share.set(2, mine)
        assert await store.running() == seen and await store.count("running") == len(seen)
        assert [table for _, table in await store.due(1.0)] == seen
        assert [bool(await store.head(table, 1.0)) for table in tables] == [table in seen for table in tables]
        private = [0] if 0 in mine else []
        assert [t.table_id for t in await store.timers_due(1.0)] == private + seen
        assert (await store.next_timer() is None) == (await store.next_due() is None) == (not mine)
        assert await store.behind(99.0, 60.0) == (len(seen), len(private + seen))
        assert [store.share.has(shard << 22) for shard in (0, 1, 2)] == [t in seen for t in tables]
