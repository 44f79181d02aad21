"""What the host lets one person and one server take: so much, no more, and again when there is room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import storage
from bot.rules import Refused
from bot.service import Service
from bot.service.core.limits import KEPT, Limits, Rate
from bot.settings import LIMITS, BadSetting, Settings, read
from bot.text.fluent import text
from tests.service.fakes import ALL, ANNA, BORIS, VERA, Bench, Clock, Herald

FEW = Limits(tables_minute=2, tables_hour=4, tables_person=5, tables_server=6, search_seats=3)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    clock, herald = Clock(), Herald()
    store = await storage.Store.open(tmp_path / "caravel.db", now=clock.now, busy=0.1)
    service = Service(store, herald, clock, tmp_path, ALL, limits=FEW)
    yield Bench(service, store, clock, herald)
    await service.stop()
    await store.close()


async def refused(work: Any, **args: object) -> str:
    with pytest.raises(Refused) as no:
        await work
    assert args.items() <= no.value.args_.items()
    for language in ("en", "ru"):
        assert text(language).strict(f"refused-{no.value.text}", **no.value.args_)
    return no.value.text


async def test_so_many_tables_a_minute_and_an_hour(bench: Bench) -> None:
    opened = [bench.tables.open(7, 70, ANNA, "toy") for _ in range(9)]
    got = await asyncio.gather(*opened, return_exceptions=True)  # at the same moment, too
    assert [type(g) for g in got].count(Refused) == 7 and bench.rows("select count(*) from tables") == [(2,)]
    await bench.tables.open(8, 80, BORIS, "toy")
    assert await refused(bench.tables.open(8, 80, ANNA, "toy"), n=1) == "opened-too-often"
    bench.clock.at += 60
    for _ in range(2):
        await bench.tables.open(7, 70, ANNA, "toy")
    bench.clock.at += 600
    assert await refused(bench.tables.open(7, 70, ANNA, "toy"), n=49) == "opened-too-often"
    bench.clock.at -= 400 * 86400  # a clock that goes back keeps nobody waiting
    await bench.tables.open(7, 70, ANNA, "toy")


async def test_what_was_refused_for_another_reason_does_not_count(bench: Bench) -> None:
    for _ in range(9):
        assert await refused(bench.tables.open(7, 70, ANNA, "toy", size=99)) == "bad-size"
    await bench.service.guilds.set(7, channels=(71,))
    for _ in range(9):
        assert await refused(bench.tables.open(7, 70, ANNA, "toy")) == "channel-closed"
    for _ in range(2):
        await bench.tables.open(7, 71, ANNA, "toy")


async def test_so_many_open_tables_of_one_person_on_all_servers(bench: Bench) -> None:
    tables = []
    for guild in range(1, 6):
        tables.append(await bench.tables.open(guild, 70, ANNA, "toy"))
        bench.clock.at += 3600
    assert await refused(bench.tables.open(9, 70, ANNA, "toy"), n=5) == "own-tables-everywhere"
    await bench.tables.abandon(tables[0].id, ANNA.id)
    await bench.tables.open(9, 70, ANNA, "toy")


async def test_so_many_open_tables_of_a_server_whatever_it_allows_itself(bench: Bench) -> None:
    for person in (ANNA, BORIS, VERA):
        for _ in range(2):
            await bench.tables.open(7, 70, person, "toy")
    bench.clock.at += 3600
    await bench.service.guilds.set(7, tables=500)
    assert await refused(bench.tables.open(7, 70, ANNA, "toy"), n=6) == "too-many-tables"
    await bench.service.guilds.set(7, tables=2)
    assert await refused(bench.tables.open(7, 70, ANNA, "toy"), n=2) == "too-many-tables"
    await bench.tables.open(8, 70, ANNA, "toy")


async def test_another_game_counts_like_any_other(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    await bench.tables.abandon(table.id, ANNA.id)
    await bench.tables.open(7, 70, ANNA, "toy")
    assert await refused(bench.tables.again(table.id, ANNA)) == "opened-too-often"
    assert (await bench.tables.again(table.id, BORIS))[1]


async def test_so_many_seats_at_which_the_computer_thinks_ahead(bench: Bench) -> None:
    """Wherever a seat may come to that: at the start, by adding one, by lending one; taken back, there is room."""
    first = await bench.tables.open(7, 70, ANNA, "toy")
    for _ in range(2):
        await bench.tables.add_computer(first.id, ANNA.id, "search")
    second = await bench.tables.open(7, 70, BORIS, "toy")
    for _ in range(2):
        await bench.tables.add_computer(second.id, BORIS.id, "search")  # none of them is at work yet
    await bench.tables.start(first.id, ANNA.id)
    before = bench.rows("select * from tables, seats")
    assert await refused(bench.tables.start(second.id, BORIS.id), n=3, there=2) == "search-seats"
    assert await refused(bench.tables.add_computer(second.id, BORIS.id, "search")) == "search-seats"
    assert bench.rows("select * from tables, seats") == before
    await bench.tables.drop_computer(second.id, BORIS.id)
    await bench.tables.add_computer(second.id, BORIS.id, "heuristic")
    third = await bench.table(VERA, BORIS)
    await bench.tables.start(second.id, BORIS.id)
    assert await refused(bench.tables.lend(third.id, VERA.id, policy="search")) == "search-seats"
    await bench.tables.lend(third.id, VERA.id, policy="heuristic")
    await bench.tables.abandon(first.id, ANNA.id)
    await bench.tables.take_back(third.id, VERA.id)
    await bench.tables.lend(third.id, VERA.id, policy="search")


async def test_starts_at_the_same_moment_do_not_share_the_last_seat(bench: Bench) -> None:
    tables = []
    for person in (ANNA, BORIS, VERA):
        tables.append(table := await bench.tables.open(7, 70, person, "toy"))
        for _ in range(2):
            await bench.tables.add_computer(table.id, person.id, "search")
    starts = [bench.tables.start(t.id, t.owner) for t in tables]
    got = await asyncio.gather(*starts, return_exceptions=True)
    assert [isinstance(g, Refused) for g in got].count(False) == 1


async def test_who_is_away_is_played_for_by_another_strength(bench: Bench) -> None:
    full = await bench.tables.open(7, 70, BORIS, "toy")
    for _ in range(3):
        await bench.tables.add_computer(full.id, BORIS.id, "search")
    await bench.tables.start(full.id, BORIS.id)
    table = await bench.table(ANNA, VERA)
    await bench.service.absences.begin(ANNA.id, bench.clock.at + 86400, "search")
    await bench.service.timers.sweep()
    assert (await bench.now(table)).seats[0].computer == "heuristic"


def test_a_rate_forgets_whom_it_has_not_seen_for_long() -> None:
    rate = Rate(1, 60.0)
    for who in range(KEPT + 10):
        rate.count(who, 0.0)
    assert rate.wait(KEPT, 1.0) == 59.0 and not rate.wait(3, 1.0)
    free = Rate(0, 60.0)
    free.count(1, 0.0)
    assert not free.wait(1, 0.0)


def test_each_limit_has_a_setting() -> None:
    assert Limits(**Settings().limits) == Limits(3, 10, 20, 200, 8, 20) and Limits.__struct_fields__ == LIMITS
    names = [f"CARAVEL_{name.upper()}" for name in LIMITS]
    given = {name: str(n) for n, name in enumerate(names)}
    assert Limits(**read(given).limits) == Limits(0, 1, 2, 3, 4, 5)
    for name in names:
        with pytest.raises(BadSetting) as no:
            read({name: "-1"})
        assert name in text("en").strict(no.value.text, **no.value.args_)
