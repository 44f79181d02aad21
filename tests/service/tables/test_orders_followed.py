"""Standing orders followed in the transaction of the move that asks, and what they do not answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.service.tables import standing_orders as module
from bot.service.workers.computer_seats import Policy
from storage import Store
from tests.service.fakes import ANNA, BORIS, Machine
from tests.service.tables.ahead import Planned, begun, keys, log, rests


async def test_an_answer_decided_ahead_is_given_in_the_move_that_asks_and_nobody_is_called_for_it(
    machine: Machine,
) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.n == 4 and report.table.n == 5 and report.table.version == table.version + 1
    assert [(e.n, e.seat, e.by_order, e.events[-1].kind) for e in report.by_order] == [(5, 1, True, "rested")]
    assert log(bench) == [(4, 0, "build", 0, 0), (5, 1, "rest", 2, 0)]
    assert [a.seat for a in report.asked] == [2]
    await bench.outbox.drain()
    assert [q.payload["ping"] for q in bench.herald.of("question")] == [[2]]
    (answered,) = bench.herald.of("answered")
    assert (answered.payload["first"], answered.payload["last"]) == (4, 5)
    told = await bench.turns.log(table.id, 4, 5)
    assert [(e.auto, e.by_order) for e in told] == [(False, False), (True, True)]
    assert await keys(bench, table, 2) == ["rest"]


async def test_several_in_a_row_and_the_next_question_is_the_movers_own(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    for user in (2, 3):
        await bench.service.orders.set(table.id, user, "rest", {})
    report = await bench.do(table, 1, "build", "hut", "a")
    assert [e.seat for e in report.by_order] == [1, 2] and [a.seat for a in report.asked] == [0]
    await bench.outbox.drain()
    assert bench.herald.of("question") == []  # Anna is there and goes on
    state = (await bench.turns.live_tables.get(table.id)).state
    assert await bench.store.snapshot(table.id, report.table.n) is not None or state is not None
    for n in range(7):
        await bench.turns.look(table.id, None, at=n)  # every state can be replayed


async def test_what_is_for_once_is_done_once(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.service.orders.set(table.id, 3, "decline", {})  # one that stays, so that there is something to follow
    await bench.do(table, 1, "rest")
    for _ in range(12):
        asked = (await bench.now(table)).asked[0]
        if asked.ask == "Turn" and asked.seat == 1:
            break
        await bench.do(table, asked.seat + 1, *{"Bid": ("bid",), "Turn": ("rest",)}[asked.ask])
    assert asked.seat == 1 and sum(seat == 1 and auto == 2 for _, seat, _, auto, _ in log(bench)) == 1


async def test_what_was_used_up_is_followed_again_after_all_agreed_to_take_it_back(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 3, "buy")  # by now it is known to be gone
    p = await bench.service.undo_by_consent.propose(table.id, 1, 4)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)  # type: ignore[union-attr]
    report = await bench.do(table, 1, "rest")
    assert [e.seat for e in report.by_order] == [1]


async def test_what_comes_to_light_by_a_plan_is_for_its_own_seat(machine: Machine) -> None:
    """Vera's rest ends the round, and everybody draws: the mover reads only the own card."""
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 3, "rest", {})
    await bench.do(table, 1, "rest")
    report = await bench.do(table, 2, "rest")
    drew = [e for plan in report.by_order for e in plan.events if e.kind == "drew"]
    assert len({e.seat for e in drew}) == 3 and {e.seat for e in drew if e.secret} == {1}


async def test_orders_follow_a_computers_move_too_and_never_play_for_one(machine: Machine) -> None:
    bench = await machine.run(Planned)
    bench.service.computers.policies = dict.fromkeys(bench.service.computers.policies, Policy(rests))
    table = await bench.table(ANNA, BORIS, computers=1)
    await bench.service.orders.set(table.id, 1, "rest", {}, "once")
    await bench.service.orders.set(table.id, 2, "rest", {})
    bench.service.computers.start()
    bench.service.computers.poke(table)
    await bench.do(table, 1, "bid", "coin=0")
    await bench.do(table, 2, "bid", "coin=1")
    await bench.service.computers.settled()
    rows = bench.rows("select seat, auto from log where verb = 'rest' order by n")
    assert rows == [(1, 2), (2, 1), (0, 2)]  # Boris by plan, then the computer, and Anna by plan after it


@pytest.mark.parametrize("point", ["after-insert", "before-commit"])
async def test_a_move_that_is_not_stored_takes_its_plans_with_it(tmp_path: Path, point: str) -> None:
    """As if the process died there: neither entry is in the log, the order stands, and the move is made once more."""
    armed = False

    def reach(at: str) -> None:
        if armed and at == point:
            raise RuntimeError("killed")

    machine = Machine(tmp_path)
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await machine.stop()
    store = await Store.open(tmp_path / "caravel.db", now=machine.clock.now, reach=reach)
    service = type(bench.service)(store, bench.herald, machine.clock, tmp_path, {"toy": Planned})
    armed = True
    with pytest.raises(Exception, match=r".+"):
        await service.turns.act(table.id, 1, "build", ["hut", "a"])
    armed = False
    await service.stop()
    await store.close()
    bench = await machine.run(Planned)
    assert log(bench) == [] and await keys(bench, table, 2) == ["rest"]
    report = await bench.do(table, 1, "build", "hut", "a")
    assert [e.seat for e in report.by_order] == [1] and await keys(bench, table, 2) == []
    await machine.stop()


async def test_a_double_press_is_one_move_and_one_plan(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    tag = (await bench.turns.desk(table.id, 1)).tag
    both = [bench.turns.act(table.id, 1, "build", ["hut", "a"], tag) for _ in range(2)]
    await asyncio.gather(*both, return_exceptions=True)
    assert [row[1:4] for row in log(bench)] == [(0, "build", 0), (1, "rest", 2)]


async def test_more_answers_than_a_move_may_bring_and_the_next_is_asked(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST", 1)
    bench = await machine.run(Planned)
    table = await begun(bench)
    for user in (2, 3):
        await bench.service.orders.set(table.id, user, "rest", {})
    report = await bench.do(table, 1, "rest")
    assert [e.seat for e in report.by_order] == [1] and [a.seat for a in report.asked] == [2]
    await bench.outbox.drain()
    assert [q.payload["ping"] for q in bench.herald.of("question")] == [[2]]


async def test_a_question_that_is_open_already_is_not_answered(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 1, "rest", {})
    assert [a.seat for a in (await bench.now(table)).asked] == [0]
    report = await bench.do(table, 1, "buy")  # beside it: the question is put again, and still hers
    assert report.by_order == () and [a.seat for a in report.asked] == [0]


async def test_what_is_not_on_offer_is_asked(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "build", {"what": "hut", "at": "a"}, "always")
    report = await bench.do(table, 1, "rest")
    assert [e.seat for e in report.by_order] == [1] and [a.seat for a in report.asked] == [2]
    report = await bench.do(table, 3, "rest")  # Boris has a house there now
    assert report.by_order == () and [a.seat for a in report.asked] == [1]
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["ping"] == [1]
