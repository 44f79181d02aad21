"""Rules that change under a running game: it goes on, from what its players see."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from bot.rules import CannotUndo
from tests.rules.toy.game import COSTS, Toy
from tests.service.fakes import ANNA, BORIS, VERA, Bench, Machine


class Renamed(Toy):
    """A newer version that plays as the old one did."""

    version = 2


@pytest.fixture
async def machine(tmp_path: Path):
    m = Machine(tmp_path)
    yield m
    await m.stop()


async def played(bench: Bench, moves: int = 14):
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.play(table, moves, seed=3)
    await bench.outbox.drain()
    return await bench.now(table)


def rules_of(bench: Bench) -> list[int]:
    return [v for (v,) in bench.rows("select rules from tables")]


async def test_the_same_rules_under_a_new_number_change_nothing(machine: Machine) -> None:
    bench = await machine.run(Toy)
    table = await played(bench)
    new = await machine.run(Renamed)
    (told,) = await new.service.upgrades.run()
    assert (told.fate, told.old, told.new, told.entry) == ("on", 1, 2, 0)
    after = await new.now(table)
    assert (after.n, after.asked, after.epoch) == (table.n, table.asked, table.epoch)
    assert rules_of(new) == [2] and await new.service.upgrades.run() == []
    await new.outbox.drain()
    assert new.herald.of("notice") == []
    await new.play(after, 400, seed=4)
    assert (await new.now(table)).status == "over"


async def test_rules_that_play_otherwise_go_on_from_what_lies_on_the_table(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench = await machine.run(Toy)
    table = await played(bench)
    view = await bench.turns.look(table.id, None)
    assert any(b["land"] for b in view.boards), "somebody has built, so that the price matters"
    monkeypatch.setitem(COSTS, "hut", 2)
    monkeypatch.setitem(COSTS, "mill", 1)
    monkeypatch.setitem(COSTS, "market", 1)
    new = await machine.run(Renamed)
    (dry,) = await new.service.upgrades.run(write=False)
    assert dry.fate == "rebased" and 0 < dry.entry <= table.n and rules_of(new) == [1]
    (told,) = await new.service.upgrades.run()
    assert told == dry
    assert await new.service.upgrades.run() == [], "once, and not again at every start"
    after = await new.now(table)
    assert await new.turns.look(table.id, None) == view, "nothing on the table has changed"
    assert after.n == table.n + 1 and after.epoch == table.epoch + 1
    assert [a[:2] for a in after.asked] == [a[:2] for a in table.asked]
    with pytest.raises(CannotUndo):
        await new.turns.undoable(table.id, ANNA.id)
    await new.outbox.drain()
    assert [row.payload["id"] for row in new.herald.of("notice")] == ["notice-rules-changed"]
    (entry,) = await new.turns.log(table.id, after.n)
    assert [e.kind for e in entry.events] == ["rules_changed"]

    await new.play(after, 400, seed=4)
    over = await new.now(table)
    assert over.status == "over"
    course = await new.turns.course(table.id, 20)
    assert course.views[-1].round == 3, "the story can still be told"
    for n in range(0, over.n, 5):
        await new.turns.look(table.id, None, at=n)
    assert await new.service.upgrades.run() == []


class Older(Toy):
    """A program whose states had another shape: the round stood under another name."""

    def dump(self, state):
        raw = msgspec.json.decode(super().dump(state))
        raw["year"] = raw.pop("round")
        return msgspec.json.encode(raw)

    def load(self, blob, version=0):
        raw = msgspec.json.decode(blob)
        raw["round"] = raw.pop("year")
        return super().load(msgspec.json.encode(raw))


class Newer(Toy):
    version = 2

    def upgraded(self, raw, version):
        assert version == 1, "only what an older program has written"
        raw["round"] = raw.pop("year")
        return raw


async def test_a_state_in_an_older_shape_is_brought_into_the_new_one(machine: Machine) -> None:
    bench = await machine.run(Older)
    table = await played(bench)
    views = [await bench.turns.look(table.id, None, at=n) for n in range(table.n + 1)]
    new = await machine.run(Newer)
    (told,) = await new.service.upgrades.run()
    assert told.fate == "rebased", "what was noted of each state is of the old shape"
    assert await new.turns.look(table.id, None) == views[-1]
    snapshots = {n for (n,) in new.rows("select n from snapshots where n <= ?", table.n)}
    for n in snapshots:
        assert await new.turns.look(table.id, None, at=n) == views[n], "earlier states are read, too"
    await new.play(await new.now(table), 400, seed=random.Random(1).randrange(9))
    assert (await new.now(table)).status == "over"
    assert (await new.turns.look(table.id, None)).round == 3
    await new.turns.look(table.id, None, at=table.n + 1)  # from where on it is of the new shape


async def test_a_table_that_cannot_be_read_stays_as_it_is(machine: Machine) -> None:
    class Forgetful(Toy):
        version = 2

        def upgraded(self, raw, version):
            return {"nothing": 1}

    bench = await machine.run(Toy)
    table = await played(bench)
    before = bench.rows("select version, state, rules from tables")
    new = await machine.run(Forgetful)
    (told,) = await new.service.upgrades.run()
    assert told.fate == "unreadable"
    assert new.rows("select version, state, rules from tables") == before and table.n > 0
