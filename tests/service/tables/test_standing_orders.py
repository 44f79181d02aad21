"""Standing orders: given, listed, gone, nobody else's; and a whole game with them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import NotYours, Refused
from bot.rules.orders import find
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service.tables import standing_orders as module
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench, Machine
from tests.service.tables.ahead import Planned, begun, keys


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
    assert (await bench.turns.desk(table.id, 2)).orders == 2 and (await bench.turns.desk(table.id, 1)).orders == 0
    assert [p.key for p in (await orders.clear(table.id, 2, "build.hut")).standing] == ["build.mill"]
    await orders.clear(table.id, 2, "nothing of the kind")
    assert (await orders.clear(table.id, 2)).standing == ()
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.by_order == ()


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
    assert desk.orders == 0 and await bench.turns.log(table.id, 4) == ()


async def test_they_go_with_the_person_and_with_the_game(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    for user in (1, 2, 3):
        await orders.set(table.id, user, "rest", {})
    await bench.hand_to(table.id, 2, GLEB)
    assert await keys(bench, table, 4) == [] and await keys(bench, table, 3) == ["rest"]
    await bench.tables.lend(table.id, 3)
    await bench.tables.take_back(table.id, 3)
    assert await keys(bench, table, 3) == []
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.by_order == () and [a.seat for a in report.asked] == [1]
    assert bench.rows("select seat from orders") == [(0,)]
    await bench.tables.abandon(table.id, 1)
    assert bench.rows("select seat from orders") == []


async def test_they_outlive_a_restart(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "round")
    bench = await machine.run(Planned)
    report = await bench.do(table, 1, "build", "hut", "a")
    assert [e.seat for e in report.by_order] == [1]


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
    assert 1 not in [e.seat for e in report.by_order] and await keys(bench, table, 2) == []
    assert await keys(bench, table, 3) == ["rest"]  # for good is for good


async def test_one_that_could_never_answer_is_refused(machine: Machine) -> None:
    """For once, while its question is open: the answer to that one, which it does not give, would be its end."""
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    with pytest.raises(Refused, match="plan-open-now"):
        await orders.set(table.id, 1, "rest", {}, "once")
    assert await keys(bench, table, 1) == []
    await orders.set(table.id, 1, "rest", {}, "always")
    await orders.set(table.id, 2, "rest", {}, "once")  # not asked yet
    assert await keys(bench, table, 1) == await keys(bench, table, 2) == ["rest"]


async def test_what_has_ended_is_known_with_the_entry_that_ended_it(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table, orders = await begun(bench), bench.service.orders
    await orders.set(table.id, 2, "rest", {}, "once")
    report = await bench.do(table, 1, "rest")
    used = report.by_order[0].n
    assert [(p.key, p.end) for p in await orders.ended(table.id, 1, used, used)] == [("rest", "fired")]
    assert [p.end for p in (await orders.of(table.id, 2)).ended] == ["fired"]
    assert await orders.ended(table.id, 1, 0, used - 1) == await orders.ended(table.id, 1, used + 1, used + 9) == ()
    assert await orders.ended(table.id, 0, 0, used) == ()  # nobody else's
    await bench.turns.undo(table.id, 2)
    assert await orders.ended(table.id, 1, 0, used) == () and await keys(bench, table, 2) == ["rest"]


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
            try:
                await bench.service.orders.set(table.id, user, order.name, values, rnd.choice(order.lasts))
            except Refused as no:
                assert no.text in ("plan-twice", "plan-open-now", "plan-too-late")
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
