"""A single table as a file: it goes on elsewhere as if nothing had happened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import astuple

import storage
from bot.cli import main
from bot.games import GAMES
from bot.service.clocks import DAY, GRACE
from bot.service.transfer import BadFile, put_in, read, take_out
from storage import StoreError, TooNew
from tests.service.fakes import ALL, ANNA, BORIS, VERA, Bench, Machine


@pytest.fixture
async def two(tmp_path: Path):
    """Two machines."""
    machines = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        machines.append(Machine(tmp_path / name))
    yield machines
    for m in machines:
        await m.stop()


async def moved(bench: Bench, table, there: Machine, **place: object) -> Bench:
    content = await take_out(bench.store, table.id)
    new = await there.run()
    for _ in range(3):  # so that numbers differ
        await new.tables.open(7, 70, VERA, "toy")
    await new.outbox.drain()
    new.herald.rows.clear()
    number, name = await put_in(new.store, ALL, there.clock, read(content), place)
    assert number == 4 and name == table.name
    return new


@pytest.mark.parametrize("game", ["toy", "puerto_rico", "santa_maria"])
async def test_a_running_table_goes_on_elsewhere(two: list[Machine], game: str) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, VERA, game=game)
    await bench.play(table, 17, seed=5)
    table = await bench.now(table)
    new = await moved(bench, table, there, guild=8, channel=80, thread=0)
    await new.outbox.drain()
    after = await new.tables.find(4)
    assert (after.guild, after.channel, after.thread, after.n) == (8, 80, 0, table.n)
    assert after.asked == table.asked and after.seats == table.seats and after.commitment == table.commitment
    assert new.herald.kinds().count("question") == 1 and "notice" in new.herald.kinds()
    for seat in (0, 1, 2, None):
        user = None if seat is None else table.seats[seat].user
        assert await new.turns.look(4, user) == await bench.turns.look(table.id, user)
    assert [e.events for e in await new.turns.log(4)] == [e.events for e in await bench.turns.log(table.id)]
    await new.play(after, 3000, seed=1)
    assert (await new.tables.find(4)).status == "over"
    assert "commitment" in await new.turns.record(4)


async def test_lobbies_and_finished_games_move_as_well(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    new = await moved(bench, lobby, there)
    await new.tables.join(4, BORIS)
    await new.tables.start(4, ANNA.id)
    await there.stop()
    over = await bench.table(ANNA, BORIS)
    await bench.play(over, 1000)
    rows = read(await take_out(bench.store, over.id))
    new = await there.run()
    number, _ = await put_in(new.store, ALL, there.clock, rows, {})
    assert await new.turns.scores(number) == await bench.turns.scores(over.id)
    with pytest.raises(StoreError, match="here already"):
        await put_in(new.store, ALL, there.clock, rows, {})


async def test_clocks_and_pauses_go_on_elsewhere_and_open_questions_do_not(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    tables = []
    for _ in range(3):  # one whose clock runs, one that is paused, one whose time is over
        table = await bench.tables.open(7, 70, ANNA, "toy")
        await bench.tables.join(table.id, BORIS)
        await bench.service.clocks.choose(table.id, ANNA.id, "quick")
        tables.append(await bench.bids(await bench.tables.start(table.id, ANNA.id), 3, 2))
    runs, paused, over = tables
    ends = bench.clock.at + 5 * DAY
    p = await bench.service.pauses.propose(paused.id, ANNA.id, ends)
    await bench.service.proposals.vote(paused.id, BORIS.id, p.id, 1)
    await bench.service.clocks.choose(runs.id, ANNA.id, "weekly")  # a proposal that stays behind
    before = await bench.service.clocks.standing(await bench.now(runs))
    here.clock.at += 1.5 * DAY
    files = [await take_out(bench.store, t.id) for t in (runs, paused)]
    here.clock.at = max(c.due for c in await bench.service.clocks.standing(await bench.now(over)))
    await bench.service.timers.sweep()
    assert [p.kind for p in await bench.service.proposals.open_at(over.id)] == ["clock"]
    files.append(await take_out(bench.store, over.id))

    there.clock.at = here.clock.at
    new = await there.run()
    numbers = [(await put_in(new.store, ALL, there.clock, read(f), {}))[0] for f in files]
    await new.service.start()
    runs, paused, over = [await new.tables.find(n) for n in numbers]
    assert [await new.service.proposals.open_at(n) for n in numbers] == [(), (), ()]
    ((seat, bank, due, _), *_) = [c for c in map(astuple, await new.service.clocks.standing(runs)) if c[2]]
    assert due > there.clock.at and bank == before[seat].bank, "the question is put anew, with the time it began with"
    assert all(not c.due for c in await new.service.clocks.standing(paused)), "a pause is a pause"
    (late,) = [c for c in await new.service.clocks.standing(over) if c.due]
    assert late.bank == GRACE and late.overrun == 1
    there.clock.at = ends + 1
    while await new.service.timers.sweep():
        pass
    assert not (await new.tables.find(numbers[1])).paused
    assert any(c.due for c in await new.service.clocks.standing(await new.tables.find(numbers[1])))
    await new.service.stop()


async def test_results_come_along_to_another_server(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    over = await bench.table(ANNA, BORIS)
    await bench.play(over, 1000)
    new = await moved(bench, over, there, guild=8, channel=80, thread=0)
    assert {s.user for s in await new.service.results.standings(8, "toy")} == {ANNA.id, BORIS.id}
    assert await new.service.results.standings(7, "toy") == []


async def test_what_is_no_table_changes_nothing(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS)
    await bench.play(table, 9)
    good = await take_out(bench.store, table.id)
    new = await there.run()
    with pytest.raises(BadFile):
        await take_out(bench.store, 99)
    for content in (
        b"",
        b"{}",
        b"[1]",
        b"\xff\xfe",
        good[: len(good) // 2],
        good.replace(b"caravel table 1", b"other"),
    ):
        with pytest.raises(BadFile):
            read(content)

    async def refused(kind: type[Exception], change) -> None:
        whole = json.loads(good)
        change(whole["rows"])
        with pytest.raises((kind, BadFile)):
            await put_in(new.store, ALL, there.clock, read(json.dumps(whole).encode()), {})
        assert new.rows("select count(*) from tables") == [(0,)] and new.rows("select count(*) from log") == [(0,)]

    def drop_answer(rows):
        del rows["log"][3]

    await refused(TooNew, lambda rows: rows["schema"][0].update(version=999))
    await refused(BadFile, lambda rows: rows["tables"][0].update(game="chess"))
    await refused(BadFile, lambda rows: rows["tables"][0].update(rules=999))
    await refused(StoreError, lambda rows: rows["tables"][0].update(strange=1))
    await refused(StoreError, lambda rows: rows["tables"][0].update(status="flying"))
    await refused(StoreError, lambda rows: rows.update(tables=[]))
    await refused(StoreError, lambda rows: rows["seats"].append(dict(rows["seats"][0])))
    await refused(BadFile, drop_answer)
    await refused(BadFile, lambda rows: rows["tables"][0].update(state={"b64": "e30="}))


def test_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import asyncio

    async def begun() -> None:
        (tmp_path / "here").mkdir()
        store = await storage.open(tmp_path / "here" / "caravel.sqlite3")
        await store.close()
        machine = Machine(tmp_path)
        bench = await machine.run()
        table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
        await bench.play(table, 12)
        await bench.store.backup(tmp_path / "here" / "caravel.sqlite3")
        await machine.stop()

    asyncio.run(begun())
    assert "puerto_rico" in GAMES
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "here"))
    file = tmp_path / "one.table"
    assert main(["export", "1", str(file)]) == 0
    assert file.stat().st_mode & 0o077 == 0, "for the host alone"
    assert main(["export", "1", str(file)]) == 1 and "exists already" in capsys.readouterr().err
    file.chmod(0o644)
    assert main(["export", "1", str(file), "--force"]) == 0 and file.stat().st_mode & 0o077 == 0, "again, too"
    assert main(["export", "7", str(tmp_path / "x")]) == 1 and "no table 7" in capsys.readouterr().err
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "there"))
    assert main(["import", str(file), "--guild", "5", "--channel", "6"]) == 0
    assert "table 1" in capsys.readouterr().out
    assert main(["import", str(file)]) == 1 and "here already" in capsys.readouterr().err
    assert main(["import", str(tmp_path / "none")]) == 1
    (tmp_path / "bad").write_text("hello")
    assert main(["import", str(tmp_path / "bad")]) == 1 and "no table" in capsys.readouterr().err
