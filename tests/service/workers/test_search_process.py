"""Thinking ahead in a process of its own: what it is given, and what happens when it dies."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

from bot.games.puerto_rico import PuertoRico
from bot.rules import Action, Game
from bot.rules.policies import by_rules_of_thumb
from bot.rules.search import by_search
from bot.service import Service
from bot.service.workers.computer_seats import Policy
from bot.service.workers.search_process import Worker
from tests.service.fakes import ALL, ANNA, Bench, Herald


def table() -> tuple[PuertoRico, Any]:
    rules = PuertoRico()
    g = rules.begin(4, bytes(32))
    below = random.Random(1).randrange
    for _ in range(150):
        seat = rules.asked(g.s)[0].seat
        rules.step(g, by_rules_of_thumb(rules, g.s, seat, below))
    return rules, g.s


def dies(rules: Game[Any], blob: bytes, seat: int, nodes: int) -> Action:
    os._exit(3)


def tells(rules: Game[Any], blob: bytes, seat: int, nodes: int) -> Action:
    """Answers with what it has been given: the key, the pile and everybody's points."""
    s = rules.load(blob)
    return Action(seat, s.rng.key.hex(), tuple(str(me.points) for me in s.board), os.getpid())


def test_it_answers_what_search_answers() -> None:
    rules, state = table()
    seat = rules.asked(state)[0].seat
    worker = Worker(nodes=200)
    try:
        found = worker.choose(rules, state, seat, random.randrange)
    finally:
        worker.close()
    assert found == by_search(rules, state, seat, random.randrange, nodes=200)


def test_it_is_never_given_the_true_table() -> None:
    rules, state = table()
    seat = rules.asked(state)[0].seat
    worker = Worker(work=tells)
    try:
        found = worker.choose(rules, state, seat, random.randrange)
        again = worker.choose(rules, state, seat, random.randrange)
    finally:
        worker.close()
    assert found.sn not in (0, os.getpid()) and found.sn == again.sn  # another process, and the same one again
    assert found.verb not in (state.rng.key.hex(), again.verb)
    points = [int(n) for n in found.words]
    truth = [me.points for me in state.board]
    assert points[seat] == truth[seat] and points != truth


def test_a_worker_that_dies_costs_the_search_only() -> None:
    rules, state = table()
    seat = rules.asked(state)[0].seat
    worker = Worker(nodes=50, work=dies)
    try:
        found = worker.choose(rules, state, seat, random.Random(2).randrange)
        assert found == by_rules_of_thumb(rules, state, seat, random.Random(2).randrange)
        worker.work = tells
        assert worker.choose(rules, state, seat, random.randrange).verb not in ("take", "")  # a new process answers
    finally:
        worker.close()


async def test_computer_seats_of_every_strength_play_a_game(bench: Bench) -> None:
    """Search with a small budget in its process; the loop goes on meanwhile."""
    worker = Worker(nodes=30)
    bench.service.computers.policies["search"] = Policy(worker.choose, slow=True, close=worker.close)
    table = await bench.tables.open(7, 70, ANNA, "puerto_rico")
    for policy in ("random", "heuristic", "search"):
        table = await bench.tables.add_computer(table.id, 1, policy)
    assert [s.computer for s in table.seats] == ["", "random", "heuristic", "search"]
    await bench.tables.start(table.id, 1)
    bench.service.computers.start()
    for seed in range(25):
        await bench.service.computers.settled()
        await bench.play(table, 1, seed)
    await bench.service.computers.settled()
    await bench.service.computers.stop()
    assert {seat for (seat,) in bench.rows("select distinct seat from log where auto = 1 and n > 0")} == {1, 2, 3}


async def test_search_is_taken_up_again_after_a_restart(bench: Bench, tmp_path: Any) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    table = await bench.tables.add_computer(table.id, 1, "search")
    table = await bench.tables.start(table.id, 1)
    again = Service(bench.store, Herald(), bench.clock, tmp_path, ALL)
    worker = Worker(nodes=30)
    again.computers.policies["search"] = Policy(worker.choose, slow=True, close=worker.close)
    await again.start()
    await again.computers.settled()
    assert {a.seat for a in (await again.tables.find(table.id)).asked} == {0}
    await again.stop()


async def test_a_move_made_while_it_thinks_makes_it_think_again(bench: Bench) -> None:
    """The table is not locked meanwhile: people answer, and nothing that was thought of another table is played."""
    begun, go_on, versions = asyncio.Event(), asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def thinks(rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
        versions.append(len(versions))
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(300)
        return by_rules_of_thumb(rules, state, seat, below)

    bench.service.computers.policies["random"] = Policy(thinks, slow=True)
    table = await bench.table(ANNA, computers=1)
    bench.service.computers.start()
    bench.service.computers.poke(table)
    await begun.wait()
    await bench.do(table, 1, "bid", "coin=1")  # seat 0, while seat 1 thinks
    assert (await bench.now(table)).n == 1
    go_on.set()
    await bench.service.computers.settled()
    assert len(versions) >= 2 and (await bench.now(table)).n >= 2
    await bench.service.computers.stop()
