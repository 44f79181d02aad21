"""A single table as a file: it goes on elsewhere as if nothing had happened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import astuple

import storage
from bot.cli import main
from bot.games import GAMES
from bot.rules import Refused, commitment
from bot.rules.actions import Barrier
from bot.rules.record import read as parse
from bot.rules.replay import Replay
from bot.service.consent.clocks import GRACE
from bot.service.consent.departures import END
from bot.service.consent.pauses import MOST_DAYS
from bot.service.consent.time_banks import DAY, PRESETS
from bot.service.history import table_file
from bot.service.history.table_file import SCHEMA
from bot.service.history.transfer import BadFile, put_in, read, take_out
from storage import StoreError, TooNew
from storage.migrating import MIGRATIONS, found
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


async def moved(bench: Bench, table, there: Machine, *, copy: bool = False, **place: object) -> Bench:
    content = await take_out(bench.store, table.id, moved=not copy)
    if not copy:
        await bench.tables.moved_away(table.id)
    new = await there.run()
    for _ in range(3):  # so that numbers differ
        await new.tables.open(7, 70, VERA, "toy")
    await new.outbox.drain()
    new.herald.rows.clear()
    number, name, _ = await put_in(new.store, ALL, there.clock, read(content), place)
    assert number == 4 and name == table.name
    return new


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, {}) for game in ("toy", "puerto_rico", "santa_maria")),
        ("santa_maria", {"american_kingdoms": "true", "ambassadors": "true", "maya": "1"}),
    ],
)
async def test_a_running_table_goes_on_elsewhere(two: list[Machine], game: str, options: dict[str, str]) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, VERA, game=game, **options)
    await bench.play(table, 17, seed=5)
    table = await bench.now(table)
    was = [await bench.turns.look(table.id, s.user) for s in table.seats] + [await bench.turns.look(table.id, None)]
    new = await moved(bench, table, there, guild=8, channel=80, thread=0)
    await new.outbox.drain()
    after = await new.tables.find(4)
    assert (after.guild, after.channel, after.thread, after.n) == (8, 80, 0, table.n)
    assert after.asked == table.asked and after.seats == table.seats and after.commitment == table.commitment
    assert new.herald.kinds().count("question") == 1 and "notice" in new.herald.kinds()
    assert [await new.turns.look(4, u) for u in (ANNA.id, BORIS.id, VERA.id, None)] == was
    assert [e.events for e in await new.turns.log(4)] == [e.events for e in await bench.turns.log(table.id)]
    await new.play(after, 3000, seed=1)
    assert (await new.tables.find(4)).status == "over"
    record = parse(await new.turns.record(4))
    assert commitment(record.key) == table.commitment and Replay(record, ALL).run().s.over, "it can be verified"
    assert new.rows("select count(*) from results") == [(3,)]
    old = await bench.now(table)
    assert old.status == "abandoned" and [r.payload["id"] for r in await posted(bench)][-1] == "notice-moved-away"
    with pytest.raises(Refused, match="record-elsewhere"):
        await bench.turns.record(table.id)


async def posted(bench: Bench) -> list[Any]:
    await bench.outbox.drain()
    return bench.herald.of("notice")


@pytest.mark.parametrize("end", ["abandon", "vote", "play"])
async def test_a_copy_of_a_running_game_tells_no_key_however_it_ends(two: list[Machine], end: str) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    await bench.play(table, 17, seed=5)
    new = await moved(bench, table, there, copy=True)
    assert [r.payload["id"] for r in await posted(new)] == ["notice-copied"]
    copy = await new.tables.find(4)
    public = await new.turns.look(4, None)
    if end == "abandon":
        await new.tables.abandon(4, ANNA.id)
    elif end == "vote":
        await new.service.departures.note(4, VERA.id, "left")
        ((p,), *_) = (await new.service.proposals.open_at(4),)
        for voter in (ANNA, BORIS):
            await new.service.proposals.vote(4, voter.id, p.id, END)
    else:
        await new.play(copy, 3000, seed=1)
    assert (await new.tables.find(4)).status == ("over" if end == "play" else "abandoned")
    with pytest.raises(Refused, match="record-elsewhere"):
        await new.turns.record(4)
    await new.outbox.drain()
    assert not new.herald.of("standing"), "points may be hidden"
    if end != "play":
        assert await new.turns.look(4, None) == public
    assert new.rows("select count(*) from results") == [(0,)]
    again = await take_out(new.store, 4)
    await there.stop()
    (there.folder / "third").mkdir()
    third = await Machine(there.folder / "third").run()
    number, _, _ = await put_in(third.store, ALL, there.clock, read(again), {}, instead=True)
    with pytest.raises(Refused, match="record-elsewhere"):
        await third.turns.record(number)
    await third.service.stop()
    await third.store.close()
    assert (await bench.now(table)).status == "running", "and the game goes on"


async def test_a_table_that_was_moved_away_can_come_back(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, game="puerto_rico")
    await bench.play(table, 9)
    new = await moved(bench, table, there)
    await new.play(await new.tables.find(4), 5)
    content = await take_out(new.store, 4, moved=True)
    await new.tables.moved_away(4)
    number, _, copied = await put_in(bench.store, ALL, here.clock, read(content), {})
    assert number != table.id and not copied
    with pytest.raises(StoreError, match="here already"):
        await put_in(bench.store, ALL, here.clock, read(content), {})
    await bench.play(await bench.tables.find(number), 3000)
    assert commitment(parse(await bench.turns.record(number)).key) == table.commitment
    with pytest.raises(Refused, match="record-elsewhere"):
        await bench.turns.record(table.id)


async def test_a_copy_is_the_game_where_the_host_says_so(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS)
    await bench.play(table, 9)
    content = await take_out(bench.store, table.id)
    new = await there.run()
    number, _, copied = await put_in(new.store, ALL, there.clock, read(content), {}, instead=True)
    await new.play(await new.tables.find(number), 1000)
    assert not copied and commitment(parse(await new.turns.record(number)).key) == table.commitment


async def test_a_copy_that_is_moved_on_stays_a_copy(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS)
    await bench.play(table, 9)
    new = await moved(bench, table, there, copy=True)
    content = await take_out(new.store, 4, moved=True)
    (there.folder / "third").mkdir()
    third = await Machine(there.folder / "third").run()
    assert (await put_in(third.store, ALL, there.clock, read(content), {}))[2]
    await third.service.stop()
    await third.store.close()


async def test_lobbies_and_finished_games_move_as_well(two: list[Machine]) -> None:
    here, there = two
    bench = await here.run()
    lobby = await bench.tables.open(7, 70, ANNA, "toy", access="invited")
    await bench.tables.invite(lobby.id, ANNA.id, BORIS.id)
    new = await moved(bench, lobby, there)
    await new.tables.join(4, BORIS)
    await new.tables.start(4, ANNA.id)
    await there.stop()
    over = await bench.table(ANNA, BORIS)
    await bench.play(over, 1000)
    rows = read(await take_out(bench.store, over.id))
    new = await there.run()
    number, _, _ = await put_in(new.store, ALL, there.clock, rows, {})
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
    with pytest.raises(BadFile, match="nothing to move"):
        await take_out(bench.store, over.id, moved=True)
    new = await moved(bench, over, there, copy=True, guild=8, channel=80, thread=0)
    assert "commitment" in await new.turns.record(4), "what is over is no secret"
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
    await refused(BadFile, lambda rows: rows["tables"][0].update(guild=0))
    await refused(StoreError, lambda rows: rows["tables"][0].update(strange=1))
    await refused(StoreError, lambda rows: rows["tables"][0].update(status="flying"))
    await refused(StoreError, lambda rows: rows.update(tables=[]))
    await refused(StoreError, lambda rows: rows["seats"].append(dict(rows["seats"][0])))
    await refused(BadFile, drop_answer)
    await refused(BadFile, lambda rows: rows["log"][3].update(hash8="00000000"))
    await refused(BadFile, lambda rows: rows["tables"][0].update(state={"b64": "e30="}))
    await refused(BadFile, lambda rows: rows["tables"][0].update(paused=here.clock.at + 40 * DAY))


NONSENSE = (None, -1, 2**70, 1e300, "x" * 5_000_000, [], {}, {"b64": "e30="}, {"b64": "!"}, True, 7, 0.5)


async def test_any_column_with_nonsense_is_refused_or_plays(two: list[Machine]) -> None:
    """Whatever stands in a file: it is refused in one sentence and nothing is written, or the bot plays it."""
    here, there = two
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, computers=1)
    await bench.service.clocks.choose(table.id, ANNA.id, "quick")
    await bench.play(table, 4)
    good = await take_out(bench.store, table.id)
    rows = json.loads(good)["rows"]
    places = [(part, column) for part, found in rows.items() if found for column in found[0]]
    assert len(places) > 45
    new = await there.run()
    for part, column in places:
        for bad in NONSENSE:
            whole = json.loads(good)
            whole["rows"][part][-1][column] = bad
            try:
                number, _, _ = await put_in(new.store, ALL, there.clock, read(json.dumps(whole).encode()), {})
            except (BadFile, StoreError) as no:
                assert "\n" not in str(no) and len(str(no)) < 300, (part, column, bad)
                assert new.rows("select (select count(*) from tables), (select count(*) from log)") == [(0, 0)]
                continue
            await new.service.start()
            await new.service.computers.settled()
            await new.play(await new.tables.find(number), 2)
            assert new.rows("select count(*) from timers where kind = 'unreadable'") == [(0,)], (part, column, bad)
            await new.service.stop()
            await new.store.drop(number)
            new.service.live_tables.forget()


async def test_a_running_table_goes_to_a_server_and_back(two: list[Machine], on_server: str) -> None:
    here, there = two
    there.where = on_server
    bench = await here.run()
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    await bench.play(table, 17, seed=5)
    new = await moved(bench, await bench.now(table), there)
    assert [await new.turns.look(4, s.user) for s in table.seats] == [
        await bench.turns.look(table.id, s.user) for s in table.seats
    ]
    await new.play(await new.tables.find(4), 9, seed=2)
    content, log = await take_out(new.store, 4, moved=True), await new.turns.log(4)
    await new.tables.moved_away(4)
    number, _, _ = await put_in(bench.store, ALL, here.clock, read(content), {})
    assert [(e.n, e.events) for e in await bench.turns.log(number)] == [(e.n, e.events) for e in log]
    await bench.play(await bench.tables.find(number), 3000, seed=1)
    record = parse(await bench.turns.record(number))
    assert commitment(record.key) == table.commitment and Replay(record, ALL).run().s.over, "it can be verified"


def test_the_columns_of_the_file_are_those_of_the_database() -> None:
    assert max(found(MIGRATIONS)) == SCHEMA
    assert set(get_args(table_file.Clock)) == {"", *PRESETS}
    assert set(get_args(table_file.Barred)) == {*Barrier}
    assert table_file.LONGEST_PAUSE >= MOST_DAYS * DAY


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
    assert main(["export", "1", str(file)]) == 1 and "already exists" in capsys.readouterr().err
    file.chmod(0o644)
    assert main(["export", "1", str(file), "--force"]) == 0 and file.stat().st_mode & 0o077 == 0, "again, too"
    assert main(["export", "7", str(tmp_path / "x")]) == 1 and "no table 7" in capsys.readouterr().err
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "copies"))
    assert main(["import", str(file)]) == 0 and "a copy" in capsys.readouterr().out
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "here"))
    assert main(["export", "1", str(file), "--force", "--move"]) == 0 and "closed here" in capsys.readouterr().out
    assert main(["export", "1", str(tmp_path / "x"), "--move"]) == 1
    assert "nothing to move" in capsys.readouterr().err and not (tmp_path / "x").exists()
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "there"))
    assert main(["import", str(file), "--guild", "5", "--channel", "6"]) == 0
    said = capsys.readouterr().out
    assert "table 1" in said and "a copy" not in said
    assert main(["import", str(file)]) == 1 and "here already" in capsys.readouterr().err
    assert main(["import", str(tmp_path / "none")]) == 1
    (tmp_path / "bad").write_text("hello")
    assert main(["import", str(tmp_path / "bad")]) == 1 and "not a table" in capsys.readouterr().err
