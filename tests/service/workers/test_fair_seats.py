"""Computer seats of many tables: servers and people take turns, and who answers at once waits for nobody's thoughts.

What is counted is whose answer comes after whose, never a time.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from bot.rules import Action, Game
from bot.rules.policies import at_random
from bot.service.core.model import Person, Table
from bot.service.workers.computer_seats import Policy
from bot.service.workers.fair_queue import FairQueue
from tests.service.fakes import ANNA, BORIS, VERA, Bench

HERE, ELSEWHERE = 7, 8  # servers


async def open_table(bench: Bench, owner: Person, *strengths: str, guild: int = HERE) -> Table:
    table = await bench.tables.open(guild, 70, owner, "toy", size=1 + len(strengths))
    for strength in strengths:
        await bench.tables.add_computer(table.id, owner.id, strength)
    return await bench.tables.start(table.id, owner.id)


class Thinker:
    """A policy that thinks until it is let go on; `seats` are those thought about, in order."""

    def __init__(self, bench: Bench) -> None:
        self.seats: list[int] = []
        self.begun, self.go_on = threading.Event(), threading.Event()
        bench.service.computers.policies["search"] = Policy(self.choose, slow=True, close=self.go_on.set)

    def choose(self, rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
        self.seats.append(seat)
        self.begun.set()
        assert self.go_on.wait(120)
        return at_random(rules, state, seat, below)


def watched(bench: Bench) -> list[tuple[int, int]]:
    """Table and seat of the computer's answers, in the order in which they are written."""
    found, auto = [], bench.turns.auto

    async def noted(table: int, seat: int, choose: Any) -> Any:
        report = await auto(table, seat, choose)
        found.append((table, seat))
        return report

    bench.turns.auto = noted  # type: ignore[method-assign]
    return found


async def test_another_server_s_random_seat_waits_for_none_of_twenty_tables_that_think(bench: Bench) -> None:
    thinker, answered = Thinker(bench), watched(bench)
    for _ in range(20):
        await open_table(bench, ANNA, *["search"] * 3)
    bench.service.computers.start()
    await asyncio.to_thread(thinker.begun.wait, 60)
    other = await open_table(bench, BORIS, "random", guild=ELSEWHERE)
    assert await bench.service.computers.finished(other.id, 60)
    assert [table for table, _ in answered] == [other.id] and len(thinker.seats) == 1, "while the first still thinks"
    thinker.go_on.set()
    await bench.service.computers.settled()
    assert len(answered) == 61


async def test_another_server_s_thinking_seat_waits_for_one_thought_and_another_person_s_for_two(bench: Bench) -> None:
    thinker, answered = Thinker(bench), watched(bench)
    many = [await open_table(bench, ANNA, *["search"] * 3) for _ in range(20)]
    neighbour = await open_table(bench, VERA, "search")
    elsewhere = await open_table(bench, BORIS, "search", guild=ELSEWHERE)
    bench.service.computers.start()
    thinker.go_on.set()
    await bench.service.computers.settled()
    order = [table for table, _ in answered]
    assert order[:3] == [many[0].id, elsewhere.id, neighbour.id]
    assert order[3:23] == [*[t.id for t in many[1:]], many[0].id], "and somebody's own tables take turns"


async def test_of_one_table_those_that_answer_at_once_come_first(bench: Bench) -> None:
    thinker, answered = Thinker(bench), watched(bench)
    thinker.go_on.set()
    table = await open_table(bench, ANNA, "search", "random", "search")
    assert {a.seat for a in table.asked} == {0, 1, 2, 3}
    bench.service.computers.start()
    await bench.service.computers.settled()
    assert [seat for _, seat in answered] == [2, 1, 3] and thinker.seats == [1, 3], "so that nothing is thought twice"


async def test_where_a_seat_is_lent_to_another_strength_meanwhile_it_goes_to_the_other_lane(bench: Bench) -> None:
    thinker, answered = Thinker(bench), watched(bench)
    table = await bench.bids(await bench.table(ANNA, BORIS), 2, 3)
    (asked,) = (a.seat for a in table.asked)
    user = table.seats[asked].user
    await bench.tables.lend(table.id, user, policy="search")
    await bench.tables.take_back(table.id, user)
    await bench.tables.lend(table.id, user, policy="random")
    bench.service.computers.start()
    await bench.service.computers.settled()
    assert thinker.seats == [] and answered


def table_of(id: int, guild: int, owner: int) -> Table:
    empty: dict[str, Any] = dict.fromkeys(Table.__struct_fields__[:23])
    return Table(**(empty | {"id": id, "guild": guild, "owner": owner}))


def test_the_queue_gives_each_server_its_turn_and_in_it_each_person() -> None:
    queue = FairQueue()
    for id, guild, owner in ((1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 1, 2), (5, 2, 1), (6, 2, 3), (2, 1, 1)):
        queue.put(table_of(id, guild, owner))
    queue.drop(3)
    queue.drop(99)
    assert len(queue) == 5
    taken = []
    while (table := queue.take()) is not None:
        taken.append(table.id)
        if len(taken) == 2:
            queue.put(table_of(7, 3, 9))
    assert taken == [1, 5, 4, 6, 7, 2] and not len(queue)
