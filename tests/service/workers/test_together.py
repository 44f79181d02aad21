"""Two processes on one database: whose a table is, who posts, and that nobody acts on what is not stored any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.rules import Refused
from bot.service import Service
from bot.service.consent.pauses import DAY
from bot.service.consent.proposal import YES
from bot.service.people.waits import KIND
from storage import Store
from tests.service.fakes import ALL, Bench, Clock, Herald

Two = tuple[Bench, Bench]


@pytest.fixture
async def two(on_server: str, tmp_path: Path) -> AsyncIterator[Two]:
    """The first sees to the server of the tables here, the second to others."""
    benches, clock = [], Clock()
    for shard in (0, 1):
        store = await Store.open(on_server, now=clock.now, shards=2)
        store.share.set(2, (shard,))
        service = Service(store, herald := Herald(), clock, tmp_path / str(shard), ALL)
        benches.append(Bench(service, store, clock, herald))
    yield benches[0], benches[1]
    for bench in benches:
        await bench.service.stop()
        await bench.store.close()


@pytest.fixture
async def heard(two: Two) -> AsyncIterator[Callable[[], asyncio.Future[None]]]:
    """Both hear each other; what is called waits until all that was told has been heard."""
    lines = []
    for bench in two:
        members, listening = bench.store.members, asyncio.Event()
        assert members is not None
        lines.append(asyncio.create_task(members.listen(bench.service.together.heard, listening.set)))
        await asyncio.wait_for(listening.wait(), 60)

    async def all_of_it() -> None:
        for one, other in (two, two[::-1]):
            said = asyncio.Event()
            one.service.together.on("test", lambda _, said=said: said.set())  # type: ignore[misc]
            await other.store.members.tell("test 1")
            await asyncio.wait_for(said.wait(), 60)

    yield lambda: asyncio.ensure_future(all_of_it())
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)


async def test_what_one_writes_at_the_others_table_is_known_there(two: Two, heard: Callable[[], object]) -> None:
    ours, theirs = two
    table = await ours.table()
    await theirs.do(table, 1, "bid", "coin=1")
    await heard()  # type: ignore[misc]
    await ours.do(table, 2, "bid", "coin=2")
    assert ours.service.live_tables.conflicts == 0
    await theirs.do(table, 3, "bid", "coin=3")  # kept nowhere but where it belongs
    assert theirs.service.live_tables.versions() == {} and theirs.service.live_tables.conflicts == 0
    assert await theirs.outbox.drain() is None and not theirs.herald.rows
    await ours.outbox.drain()
    assert ours.herald.rows, "its own process posts it"


async def test_what_was_not_heard_of_shows_by_the_version(two: Two) -> None:
    ours, theirs = two
    table = await ours.table()
    await theirs.do(table, 1, "bid", "coin=1")
    await ours.do(table, 2, "bid", "coin=2")
    assert ours.service.live_tables.conflicts == 1 and (await theirs.now(table)).n == (await ours.now(table)).n
    await theirs.do(table, 3, "bid", "coin=3")
    before = await ours.now(table)
    await ours.service.together.look()
    assert (await ours.now(table)).n == before.n + 1
    with pytest.raises(Refused):
        await ours.do(table, 3, "bid", "coin=3")


async def test_what_people_and_servers_have_set_is_known_to_all(two: Two, heard: Callable[[], object]) -> None:
    ours, theirs = two
    assert not (await ours.service.people.profile(1)).digest and (await ours.service.guilds.of(7)).each == 0
    await theirs.service.people.set(1, digest=True)
    await theirs.service.guilds.set(7, each=3)
    await theirs.store.put([("gone", (await ours.table()).id, 2, "left", 0.0)])
    await theirs.store.members.tell("gone 0")  # type: ignore[union-attr]
    await heard()  # type: ignore[misc]
    assert (await ours.service.people.profile(1)).digest and (await ours.service.guilds.of(7)).each == 3
    await asyncio.gather(*ours.service.together._tasks)
    assert ours.service.departures.knows(2)


async def test_two_who_vote_in_the_same_moment_by_different_processes_decide(two: Two) -> None:
    ours, theirs = two
    for _ in range(5):
        table = await ours.table()
        p = await ours.service.pauses.propose(table.id, 1, ours.clock.at + DAY)
        assert p is not None
        votes = [b.service.proposals.vote(table.id, user, p.id, YES) for b, user in ((ours, 2), (theirs, 3))]
        for result in await asyncio.gather(*votes, return_exceptions=True):
            assert not isinstance(result, BaseException) or "agreed" in str(result)
        assert (await theirs.now(table)).paused == ours.clock.at + DAY
        ours.service.live_tables.forget()


async def test_computers_answer_where_the_table_belongs(two: Two, heard: Callable[[], object]) -> None:
    ours, theirs = two
    await ours.service.start()
    table = await ours.table(computers=1)
    for user in (1, 2, 3):
        await theirs.do(table, user, "bid", "coin=1")
    await heard()  # type: ignore[misc]
    await asyncio.gather(*ours.service.together._tasks)
    await ours.service.computers.settled()
    assert not [a for a in (await theirs.now(table)).asked if table.seats[a.seat].computer]


async def test_a_table_whose_server_changes_hands_goes_on(two: Two) -> None:
    ours, theirs = two
    table = await ours.table()
    await ours.do(table, 1, "bid", "coin=1")
    for user in (2, 3):
        await theirs.do(table, user, "bid", "coin=1")
    ours.store.share.set(2, ())
    await ours.service.together.release()
    await ours.outbox.drain()
    assert not ours.herald.of("question") and ours.service.live_tables.versions() == {}
    theirs.store.share.set(2, (0, 1))
    await theirs.service.together.adopt()
    await theirs.outbox.drain()
    assert theirs.herald.of("question")
    assert len(await theirs.store.timers(KIND)) == len((await theirs.now(table)).asked)


async def test_a_press_is_claimed_once(two: Two) -> None:
    ours, theirs = two
    assert [await b.service.together.claims(5) for b in (ours, theirs, ours)] == [True, False, False]
