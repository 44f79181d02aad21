"""Standing orders at a table: followed in the move's own transaction, told, taken back, gone, and nobody else's."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, NotYours, Refused
from bot.rules.orders import Answer, Order, Part, Sight, find
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service import orders as module
from bot.service.computers import Policy
from bot.service.model import Table
from storage import Store
from tests.rules.toy.game import Toy
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench, Machine


def always(verb: str) -> Any:
    def answer(sight: Sight, values: Mapping[str, str]) -> Answer | None:
        return (verb, ())

    return answer


def building(sight: Sight, values: Mapping[str, str]) -> Answer | None:
    return ("build", (values["what"], values["at"]))


def rests(rules: Any, state: Any, seat: int, below: Any) -> Action:
    """A computer seat that bids nothing and rests."""
    d = rules.decision(state, seat)
    return Action(seat, *{"Bid": ("bid", ()), "Staff": ("staff", ())}.get(d.ask, ("rest", ())), d.sn)


class Planned(Toy):
    """The toy game with something to decide ahead."""

    def orders(self) -> tuple[Order, ...]:
        spot = Part("at", ("a", "b", "c", "d"))
        return (
            Order("build", ("Turn",), building, (Part("what", ("hut", "mill")), spot), ("once", "always"), ("what",)),
            Order("rest", ("Turn",), always("rest"), lasts=("always", "round", "once"), ends=("burnt",)),
            Order("decline", ("Visit",), always("decline")),
        )


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    machine = Machine(tmp_path)
    yield machine
    await machine.stop()


async def begun(bench: Bench, *people: Any, computers: int = 0) -> Table:
    """Anna is asked for her turn, then Boris, then Vera; all is posted and forgotten."""
    table = await bench.table(*people, computers=computers)
    if not computers:
        table = await bench.bids(table, 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    return table


def log(bench: Bench) -> list[Any]:
    return bench.rows("select n, seat, verb, auto, undone_at is not null from log where n > 3 order by n")


async def keys(bench: Bench, table: Table, user: int) -> list[str]:
    return [p.key for p in (await bench.service.orders.of(table.id, user)).standing]


# -- in the transaction ----------------------------------------------------------------------------
async def test_an_answer_decided_ahead_is_given_in_the_move_that_asks_and_nobody_is_called_for_it(
    machine: Machine,
) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.n == 4 and report.table.n == 5 and report.table.version == table.version + 1
    assert [(e.n, e.seat, e.plan, e.events[-1].kind) for e in report.plans] == [(5, 1, True, "rested")]
    assert log(bench) == [(4, 0, "build", 0, 0), (5, 1, "rest", 2, 0)]
    assert [a.seat for a in report.asked] == [2]
    await bench.outbox.drain()
    assert [q.payload["ping"] for q in bench.herald.of("question")] == [[2]]
    (answered,) = bench.herald.of("answered")
    assert (answered.payload["first"], answered.payload["last"]) == (4, 5)
    told = await bench.turns.log(table.id, 4, 5)
    assert [(e.auto, e.plan) for e in told] == [(False, False), (True, True)]
    assert await keys(bench, table, 2) == ["rest"]


async def test_several_in_a_row_and_the_next_question_is_the_movers_own(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    for user in (2, 3):
        await bench.service.orders.set(table.id, user, "rest", {})
    report = await bench.do(table, 1, "build", "hut", "a")
    assert [e.seat for e in report.plans] == [1, 2] and [a.seat for a in report.asked] == [0]
    await bench.outbox.drain()
    assert bench.herald.of("question") == []  # Anna is there and goes on
    state = (await bench.turns.shelf.get(table.id)).state
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
    p = await bench.service.taking_back.propose(table.id, 1, 4)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)  # type: ignore[union-attr]
    report = await bench.do(table, 1, "rest")
    assert [e.seat for e in report.plans] == [1]


async def test_what_comes_to_light_by_a_plan_is_for_its_own_seat(machine: Machine) -> None:
    """Vera's rest ends the round, and everybody draws: the mover reads only the own card."""
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 3, "rest", {})
    await bench.do(table, 1, "rest")
    report = await bench.do(table, 2, "rest")
    drew = [e for plan in report.plans for e in plan.events if e.kind == "drew"]
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
    assert [e.seat for e in report.plans] == [1] and await keys(bench, table, 2) == []
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
    assert [e.seat for e in report.plans] == [1] and [a.seat for a in report.asked] == [2]
    await bench.outbox.drain()
    assert [q.payload["ping"] for q in bench.herald.of("question")] == [[2]]


# -- what it does not answer -----------------------------------------------------------------------
async def test_a_question_that_is_open_already_is_not_answered(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 1, "rest", {})
    assert [a.seat for a in (await bench.now(table)).asked] == [0]
    report = await bench.do(table, 1, "buy")  # beside it: the question is put again, and still hers
    assert report.plans == () and [a.seat for a in report.asked] == [0]


async def test_what_is_not_on_offer_is_asked(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "build", {"what": "hut", "at": "a"}, "always")
    report = await bench.do(table, 1, "rest")
    assert [e.seat for e in report.plans] == [1] and [a.seat for a in report.asked] == [2]
    report = await bench.do(table, 3, "rest")  # Boris has a house there now
    assert report.plans == () and [a.seat for a in report.asked] == [1]
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["ping"] == [1]


# -- taking back -----------------------------------------------------------------------------------
async def test_an_undo_takes_the_plan_with_it_and_fires_nothing_and_the_order_stands_again(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.do(table, 1, "build", "hut", "a")
    assert await keys(bench, table, 2) == []
    back = await bench.turns.undo(table.id, 1)
    assert back.undone == (4, 5) and [a.seat for a in back.asked] == [0]
    assert await keys(bench, table, 2) == ["rest"]  # what used it up has not happened
    report = await bench.do(table, 1, "build", "mill", "b")
    assert [e.seat for e in report.plans] == [1] and await keys(bench, table, 2) == []
    assert [row[1:] for row in log(bench)] == [
        (0, "build", 0, 1),
        (1, "rest", 2, 1),
        (0, "build", 0, 0),
        (1, "rest", 2, 0),
    ]
    assert (await machine.run(Planned)) and await keys(machine.now or bench, table, 2) == []


async def test_ones_own_plan_is_taken_back_like_an_own_move_and_does_not_come_again(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.do(table, 1, "build", "hut", "a")
    shown = await bench.turns.undoable(table.id, 2)
    assert [(e.n, e.plan) for e in shown.entries] == [(5, True)]
    back = await bench.turns.undo(table.id, 2)
    assert back.undone == (5,) and [a.seat for a in back.asked] == [1]  # open, and stays so
    assert await keys(bench, table, 2) == ["rest"]
    report = await bench.do(table, 2, "build", "mill", "a")
    assert report.plans == () and await keys(bench, table, 2) == []  # its time has passed by an answer by hand


async def test_nobody_takes_back_what_others_have_gone_on_from(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 3, "build", "hut", "a")
    for user in (1, 2):
        with pytest.raises(Refused, match="undo-built-upon"):
            await bench.turns.undo(table.id, user)


# -- given and gone --------------------------------------------------------------------------------
async def test_given_listed_and_withdrawn(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    await orders.set(table.id, 2, "build", {"what": "hut", "at": "b"})
    await orders.set(table.id, 2, "build", {"what": "mill", "at": "c"})
    plans = await orders.set(table.id, 2, "build", {"what": "hut", "at": "d"}, "always")
    found = [(p.key, p.given.values, p.given.lasts) for p in plans.standing]
    assert sorted(found) == [  # another building is another plan; the same one takes the first one's place
        ("build.hut", {"what": "hut", "at": "d"}, "always"),
        ("build.mill", {"what": "mill", "at": "c"}, "once"),
    ]
    assert (await bench.turns.desk(table.id, 2)).plans == 2 and (await bench.turns.desk(table.id, 1)).plans == 0
    assert [p.key for p in (await orders.clear(table.id, 2, "build.hut")).standing] == ["build.mill"]
    await orders.clear(table.id, 2, "nothing of the kind")
    assert (await orders.clear(table.id, 2)).standing == ()
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.plans == ()


async def test_what_cannot_be_given_is_refused_and_changes_nothing(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    for name, values, lasts, text in (
        ("fly", {}, "", "no-such-plan"),
        ("build", {"what": "castle"}, "", "bad-plan"),
        ("build", {"height": "3"}, "", "bad-plan"),
        ("rest", {}, "forever", "bad-plan"),
    ):
        with pytest.raises(Refused, match=text):
            await orders.set(table.id, 2, name, values, lasts)
    monkeypatch.setattr(module, "MOST", 1)
    await orders.set(table.id, 2, "rest", {})
    await orders.set(table.id, 2, "rest", {}, "once")  # in place of the first
    with pytest.raises(Refused, match="too-many-plans"):
        await orders.set(table.id, 2, "decline", {})
    assert await keys(bench, table, 2) == ["rest"]
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    with pytest.raises(Refused, match="not-running"):
        await orders.set(lobby.id, 1, "rest", {})


async def test_they_are_nobody_elses(machine: Machine) -> None:
    """Nobody else reads them, sets them or clears them, and nothing that others get speaks of them before they act."""
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    before = await bench.now(table)
    await orders.set(table.id, 2, "rest", {})
    assert await bench.now(table) == before  # not even the version tells
    await bench.outbox.drain()
    assert bench.herald.rows == []
    for call in (
        orders.of(table.id, GLEB.id),
        orders.of(table.id, ANNA.id, 1),
        orders.set(table.id, ANNA.id, "rest", {}, seat=1),
        orders.clear(table.id, ANNA.id, seat=1),
        orders.clear(table.id, GLEB.id),
    ):
        with pytest.raises(NotYours):
            await call
    assert await keys(bench, table, 1) == [] and await keys(bench, table, 2) == ["rest"]
    desk = await bench.turns.desk(table.id, 1)
    assert desk.plans == 0 and await bench.turns.log(table.id, 4) == ()


async def test_they_go_with_the_person_and_with_the_game(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    for user in (1, 2, 3):
        await orders.set(table.id, user, "rest", {})
    await bench.tables.hand_over(table.id, 2, GLEB)
    assert await keys(bench, table, 4) == [] and await keys(bench, table, 3) == ["rest"]
    await bench.tables.hand_over(table.id, 3, None)
    await bench.tables.take_back(table.id, 3)
    assert await keys(bench, table, 3) == []
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.plans == () and [a.seat for a in report.asked] == [1]
    assert bench.rows("select seat from orders") == [(0,)]
    await bench.tables.abandon(table.id, 1)
    assert bench.rows("select seat from orders") == []


async def test_they_outlive_a_restart(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "round")
    bench = await machine.run(Planned)
    report = await bench.do(table, 1, "build", "hut", "a")
    assert [e.seat for e in report.plans] == [1]


async def test_what_ends_an_order(machine: Machine) -> None:
    """The end of the round, or something that shows more than was known when it was given."""
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "round")
    await bench.service.orders.set(table.id, 3, "rest", {}, "round")
    await bench.do(table, 1, "build", "hut", "a")
    assert await keys(bench, table, 2) == ["rest"]
    await bench.do(table, 1, "rest")  # the round ends, and bids are asked for
    assert await keys(bench, table, 2) == [] and await keys(bench, table, 3) == []
    table = await bench.bids(table, 3, 0, 0)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.service.orders.set(table.id, 3, "rest", {})
    staffing = [a.seat for a in table.asked if a.ask == "Staff"]
    assert staffing == []
    me = table.asked[0].seat
    scroll = (await bench.turns.look(table.id, me + 1)).boards[me]["scrolls"][0]
    report = await bench.do(table, me + 1, "burn", scroll)
    assert 1 not in [e.seat for e in report.plans] and await keys(bench, table, 2) == []
    assert await keys(bench, table, 3) == ["rest"]  # for good is for good


# -- after a while ---------------------------------------------------------------------------------
async def unhurried(machine: Machine) -> tuple[Bench, Table]:
    """Boris is unhurried and rests; Anna has just moved."""
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.people.set(2, unhurried=True)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.plans == () and [a.seat for a in report.asked] == [1]
    await bench.outbox.drain()
    return bench, await bench.now(table)


async def test_who_is_unhurried_seems_to_think_and_is_not_called(machine: Machine) -> None:
    bench, table = await unhurried(machine)
    (asked,) = bench.herald.of("question")
    assert asked.payload["ping"] == [1] and asked.payload["hush"] == [1]
    ((due,),) = bench.rows("select due from timers where kind = 'plan'")
    assert module.SOONEST <= due - bench.clock.at < module.LATEST
    bench.clock.at = due - 1
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == table.n
    bench = await machine.run(Planned)  # it outlives the program
    bench.clock.at = due
    await bench.service.timers.sweep()
    assert log(bench)[-1] == (5, 1, "rest", 2, 0)
    assert [a.seat for a in (await bench.now(table)).asked] == [2] and await keys(bench, table, 2) == []
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["ping"] == [2]
    await bench.service.timers.sweep()
    assert len(log(bench)) == 2 and bench.rows("select 1 from timers where kind = 'plan'") == []


@pytest.mark.parametrize("meanwhile", ["answered", "withdrawn", "handed over"])
async def test_what_has_changed_meanwhile_is_heeded(machine: Machine, meanwhile: str) -> None:
    bench, table = await unhurried(machine)
    if meanwhile == "answered":
        await bench.do(table, 2, "build", "mill", "a")
    elif meanwhile == "withdrawn":
        await bench.service.orders.set(table.id, 3, "rest", {})  # another's, which is not for this seat
        await bench.service.orders.clear(table.id, 2)
    else:
        await bench.tables.hand_over(table.id, 2, GLEB)
    n = (await bench.now(table)).n
    bench.clock.at += module.LATEST
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == n and bench.rows("select 1 from timers where kind = 'plan'") == []


async def test_while_a_table_is_paused_no_plan_answers(machine: Machine) -> None:
    bench, table = await unhurried(machine)
    until = bench.clock.at + 5 * 86400.0
    p = await bench.service.pauses.propose(table.id, 1, until)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)  # type: ignore[union-attr]
    n = (await bench.now(table)).n
    bench.clock.at += module.LATEST
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == n and await keys(bench, table, 2) == ["rest"]
    bench.clock.at = until + 1
    await bench.service.timers.sweep()
    assert log(bench)[-1][1:4] == (1, "rest", 2)


async def test_orders_changed_by_another_program_are_read_anew(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    await bench.do(table, 1, "buy")
    other = sqlite3.connect(bench.store.db.path)
    with contextlib.closing(other), other:
        other.execute("delete from orders")
        other.execute("update tables set version = version + 1")
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.plans == () and [a.seat for a in report.asked] == [1]


async def test_a_timer_that_is_carried_out_twice_answers_once(machine: Machine) -> None:
    """The process dies between the answer and dropping the timer."""
    bench, _ = await unhurried(machine)
    bench.clock.at += module.LATEST
    (row,) = await bench.store.timers("plan")
    await bench.turns.by_plan(row)
    await bench.service.timers.sweep()
    assert [r[1:4] for r in log(bench)] == [(0, "build", 0), (1, "rest", 2)]


# -- a whole game ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "options"), [("puerto_rico", {"loading": "ask"}), ("santa_maria", {})])
async def test_a_whole_game_with_orders_is_recorded_and_replayed(
    bench: Bench, game: str, options: dict[str, Any]
) -> None:
    """People give orders by chance; the record holds, and nobody who had an order in time was called for it."""
    rnd = random.Random(7)
    table = await bench.table(ANNA, BORIS, VERA, game=game, **options)
    rules = GAMES[game](options)
    for _ in range(2000):
        table = await bench.now(table)
        if table.status == "over":
            break
        user = rnd.choice((1, 2, 3))
        for _ in range(rnd.randrange(4)):
            order = find(rules.orders(), rnd.choice([o.name for o in rules.orders()]))
            values = {part.name: rnd.choice(part.values) for part in order.parts}
            await bench.service.orders.set(table.id, user, order.name, values, rnd.choice(order.lasts))
        if rnd.random() < 0.1:
            await bench.service.orders.clear(table.id, user)
        if rnd.random() < 0.1:
            try:
                await bench.turns.undo(table.id, user)
                continue
            except Refused:
                pass
        await bench.play(table, 1, rnd.randrange(10**6))
        await bench.outbox.drain()
    assert table.status == "over"
    assert bench.rows("select count(*) from log where auto = 2 and undone_at is null")[0][0] > 0
    assert bench.rows("select count(*) from orders") == [(0,)]
    Replay(read(await bench.turns.record(table.id)), GAMES).run()
    for row in bench.herald.of("question"):
        asked = {a[0] for a in row.payload["asked"]}
        assert set(row.payload["ping"]) <= asked
