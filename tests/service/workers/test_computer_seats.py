"""Computer seats: after the move, each answer by itself, taken up again after a stop, stuck without harm."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.rules import Action, Game, NotYours
from bot.rules.policies import at_random
from bot.service import Service
from bot.service.workers.computer_seats import Policy
from tests.service.fakes import ALL, ANNA, BORIS, Bench, Herald


async def test_a_whole_game_with_two_computer_seats(bench: Bench) -> None:
    bench.service.computers.start()
    table = await bench.table(ANNA, computers=2, game="puerto_rico")
    for seed in range(400):
        await bench.service.computers.settled()
        if not await bench.play(table, 1, seed):
            break
    table = await bench.now(table)
    assert table.status == "over"
    by = dict(bench.rows("select auto, count(distinct seat) from log where n > 0 group by auto"))
    assert by == {0: 1, 1: 2}
    assert all(table.seats[seat].computer for (seat,) in bench.rows("select distinct seat from log where auto = 1"))


async def test_taken_up_again_at_the_start(bench: Bench, tmp_path: Path) -> None:
    table = await bench.table(ANNA, computers=1)  # the task does not run: as if killed before its answer
    assert {a.seat for a in table.asked} == {0, 1}
    again = Service(bench.store, Herald(), bench.clock, tmp_path, ALL)
    await again.start()
    await again.computers.settled()
    table = await again.tables.find(table.id)
    assert {a.seat for a in table.asked} == {0} and table.n == 1
    await again.stop()


async def test_a_seat_taken_back_at_the_last_moment_is_not_played_for_its_person(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, computers=1)

    async def choose(live: Any) -> Action:
        return at_random(live.rules, live.state, live.table.asked[0].seat, lambda n: 0)

    for seat in (0, 1):
        with pytest.raises(NotYours):
            await bench.turns.auto(table.id, seat, choose)
    assert (await bench.now(table)).n == 0


async def test_a_slow_policy_thinks_elsewhere(bench: Bench) -> None:
    here, threads = threading.get_ident(), []

    def slow(rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
        threads.append(threading.get_ident())
        return at_random(rules, state, seat, below)

    bench.service.computers.policies["random"] = Policy(slow, slow=True)
    bench.service.computers.start()
    await bench.table(ANNA, computers=1)
    await bench.service.computers.settled()
    assert threads and here not in threads


async def test_a_mistake_of_the_computer_is_told_once_and_people_can_go_on(bench: Bench) -> None:
    calls = 0

    def broken(rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
        nonlocal calls
        calls += 1
        raise ZeroDivisionError

    bench.service.computers.policies["random"] = Policy(broken)
    bench.service.computers.start()
    table = await bench.table(ANNA, BORIS, computers=1)
    await bench.service.computers.settled()
    notices = [json.loads(p) for (p,) in bench.rows("select payload from outbox where kind = 'notice'")]
    assert [n["id"] for n in notices] == ["notice-trouble"] and calls == 1
    assert (bench.store.db.path.parent / "trouble" / f"{notices[0]['args']['ref']}.game").exists()
    bench.service.computers.poke(await bench.now(table))  # nothing has changed: it would only fail again
    await bench.service.computers.settled()
    assert calls == 1
    bench.service.computers.policies["random"] = Policy(at_random)
    await bench.do(table, 1, "bid", "coin=1")  # something has changed: it is tried again
    await bench.service.computers.settled()
    assert {a.seat for a in (await bench.now(table)).asked} == {1}


async def test_a_seat_taken_back_in_time_is_not_played(bench: Bench) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def thinks(rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
        asked.set()
        go_on.wait(300)
        return at_random(rules, state, seat, below)

    bench.service.computers.policies["random"] = Policy(thinks, slow=True)
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.tables.lend(table.id, 1)
    back = asyncio.create_task(bench.tables.take_back(table.id, 1))
    await back  # before the task has begun
    bench.service.computers.start()
    go_on.set()
    await bench.service.computers.settled()
    assert not asked.is_set() and (await bench.now(table)).n == 3


async def test_computer_seats_do_not_keep_people_waiting(bench: Bench) -> None:
    """Another table is served while a game of computer seats goes on."""
    one = await bench.table(ANNA, BORIS)
    two = await bench.table(ANNA, computers=3)
    bench.service.computers.start()
    bench.service.computers.poke(two)
    before = (await bench.now(two)).n
    await bench.do(one, 1, "bid", "coin=1")
    assert (await bench.now(one)).n == 1
    await bench.service.computers.settled()
    assert (await bench.now(two)).n >= before + 3
