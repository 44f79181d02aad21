"""`caravel soak` in short: everything that the long one does, and that what it must notice is noticed."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import cli
from bot.checks.soak import load
from bot.checks.soak.audit import answers, checks, pings, quiet, recovered, votes
from bot.checks.soak.audit.aftermath import aftermath
from bot.checks.soak.audit.chronicle import Chronicle
from bot.checks.soak.audit.outbox import outbox
from bot.checks.soak.people.canaries import Canary, Secrets
from bot.checks.soak.people.ledger import Ledger
from bot.checks.soak.people.players import Players
from bot.checks.soak.run import Soak, fingerprint
from bot.checks.soak.stage.chance import Chance, dealt
from bot.checks.soak.stage.crowd import crowd, open_tables
from bot.checks.soak.stage.spells import SPELLS
from bot.checks.soak.stage.stage import Stage
from bot.checks.soak.stage.storm import Storm
from bot.checks.soak.stage.transcript import Said
from bot.sandbox import Sandbox
from bot.service import Service
from bot.service.core.limits import Limits
from bot.service.tables.guilds import Guilds


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    # discord.py's addresses are class attributes: kept, and put back when the test is over.
    for owner, name in ((Route, "BASE"), (Asset, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(owner, name, getattr(owner, name))


LIFE = {"away", "back", "left", "clocks run out", "undo agreed"}


async def test_a_short_evening_ends_with_nothing_found(tmp_path: Path) -> None:
    for moves in (150, 300, 600):  # what people come to between their moves, a slow machine lets them do more seldom
        (folder := tmp_path / str(moves)).mkdir()
        soak = Soak(folder, 6, moves, 3, rate=0.15, life=0.2)
        found = await soak.run()
        assert found["findings"] == []
        if found["life"].keys() >= LIFE and found["sent twice"]:
            break
    assert found["moves"] >= 150 and found["kills"] and found["restarts"] and found["pressed"] and found["sent twice"]
    assert sum(found["faults"].values()) >= 8 and found["messages"]["question"] >= 10
    assert found["canaries"]["kept"] and found["trials"].keys() == SPELLS.keys() and all(found["trials"].values())
    assert found["life"].keys() >= LIFE
    noticed(soak)


def noticed(soak: Soak) -> None:
    """What was right a moment ago, put wrong on purpose."""
    stage, ledger = soak.stage, soak.ledger
    check = lambda: pings.check(stage, Chronicle(stage.database), {})[0]  # noqa: E731
    before = check()
    bells = stage.sandbox.audience.notifications
    rung = next(r for r in outbox(stage) if r.kind == "question" and r.rung)
    bell = next(b for b in bells if b.message_id in rung.messages)
    bells.append(bell)
    assert any("it rang 2 times" in w for w in check())
    bells.remove(bell)
    kept, bells[:] = [*bells], []
    assert any("was never called" in w for w in check())
    bells[:] = kept
    stage.record.made[rung.nonce].add("another")
    assert any("posted 2 times" in w for w in check())
    stage.record.made[rung.nonce].discard("another")
    made, stage.record.made = stage.record.made, defaultdict(set)
    assert any("was never put (posted)" in w for w in check())
    stage.record.made = made
    assert check() == before
    whole = {r["id"] for r in checks.rows(stage, "select id from tables where json_valid(question)")}  # not put aside
    move = next(m for m in ledger.moves if m.table in whole and m.n not in ledger.undone[m.table])
    assert checks.moves(stage, ledger, [move.table]) == []
    ledger.moves.append(move)
    assert any("told to 2 people" in w for w in checks.moves(stage, ledger, [move.table]))
    del ledger.moves[-1]
    ledger.moves.remove(move)
    assert any("nobody was told of" in w for w in checks.moves(stage, ledger, [move.table]))
    ledger.moves.append(move)
    assert checks.pressed(stage, [move.table], 10**6, 0) and not checks.pressed(stage, [move.table], 0, 10**6)
    life_noticed(soak)
    recovery_noticed(soak, move.table)
    written(stage, "delete from log where table_id = ? and n = ?", move.table, move.n)
    written(stage, "update outbox set result = 'failed' where id = (select max(id) from outbox)")
    assert any("a confirmed move is lost" in w for w in checks.moves(stage, ledger, [move.table]))
    assert any("given up" in w for w in checks.leftovers(stage))


def written(stage: Stage, sql: str, *args: object) -> None:
    with closing(sqlite3.connect(stage.database)) as db:
        db.execute(sql, args)
        db.commit()


def recovery_noticed(soak: Soak, table: int) -> None:
    """The same for what has to be so when a fault is over."""
    stage, row = soak.stage, recovered.last_row(soak.stage)
    check = lambda: recovered.check(stage, Chronicle(stage.database), {}, (), [table], row)  # noqa: E731
    names, values = "table_id, kind, ukey, about, payload, nonce, done_at, result", "payload, nonce || 'x', 1, 'posted'"
    one = "from outbox where kind = 'question' and table_id = ? limit 1"
    written(stage, f"insert into outbox ({names}) select table_id, kind, ukey, '0', {values} {one}", table)
    *earlier, put = [r for r in outbox(stage) if r.table == table and r.kind == "question"]
    assert any("was never put" in w for w in check())
    message = next(stage.sandbox.world.message(n) for r in earlier for n in r.messages)
    assert message is not None
    stage.record.made[put.nonce].add(message.id)
    assert not any("never put" in w or "looks as if" in w for w in check())
    message.components.append({"type": 1, "components": [{"type": 2, "custom_id": f"t:{table}:desk:0"}]})
    assert any("looks as if it were" in w for w in check())
    written(stage, "update outbox set result = 'failed' where id > ?", row)
    assert any("was given up" in w for w in check())
    written(stage, "update outbox set done_at = null where id > ?", row)
    assert any("waits still" in w for w in check())
    written(stage, "delete from outbox where id > ?", row)
    stage.record.made.pop(put.nonce)


def life_noticed(soak: Soak) -> None:
    """The same for answers, consent, and what goes out in a pause or an absence."""
    stage, ledger = soak.stage, soak.ledger
    counted = lambda: answers.check(stage, Chronicle(stage.database), ledger, soak.here)  # noqa: E731
    assert counted() == []
    move = ledger.moves.pop(0)
    ledger.moves.insert(0, move._replace(tag="99.99"))
    assert any("it was an answer to 99.99" in w for w in counted())
    ledger.moves[0] = move
    for name in ("soak_seats", "soak_states"):
        written(stage, f"create table kept_{name} as select * from {name}")
    written(stage, "update soak_seats set user_id = 0 where table_id = ?", move.table)
    assert any("by hand, at a seat that the computer had" in w for w in counted())
    written(stage, "update soak_states set asked = '[]' where table_id = ?", move.table)
    assert any("was not asked" in w for w in counted())
    for name in ("soak_seats", "soak_states"):
        written(stage, f"delete from {name}")
        written(stage, f"insert into {name} select * from kept_{name}")
    assert counted() == []
    given = soak.life.consent.votes
    voted = lambda: votes.check(stage, Chronicle(stage.database), soak.here, given)  # noqa: E731
    assert voted() == []
    agreed = (
        "from proposals where status = 'agreed' and id in (select proposal from votes where yes) order by id limit 1"
    )
    ((number, table),) = checks.rows(stage, f"select id, table_id {agreed}")
    written(stage, "insert into soak_settled select * from soak_settled where id = ?", number)
    assert any(f"{number}: settled 2 times" in w for w in voted())
    written(stage, "delete from votes where proposal = ?", number)
    assert any(f"{number}: votes are" in w for w in voted())
    given.pop(number)
    assert any(f"{number}: it was carried out without consent" in w for w in voted())
    sql = "insert into log select table_id, n + 1, -1, '=undone', '[0, 1]', 1, 0, 1, '', at, null, x'' from log "
    written(stage, f"{sql} where table_id = ? order by n desc limit 1", table)
    assert any("taken back 1 times, and nobody had agreed" in w for w in voted())
    written(stage, "delete from log where table_id = ? and verb = '=undone' and words = '[0, 1]'", table)
    silent = lambda: quiet.check(stage, Chronicle(stage.database), outbox(stage))  # noqa: E731
    assert silent() == []
    rung = next(r for r in outbox(stage) if r.kind == "question" and r.rung)
    user = int(next(iter(rung.rung)))
    put = Chronicle(stage.database).made[rung.id]
    written(stage, "insert into soak_away values (?, 1e12, ?)", user, put - 30.0)
    assert any(f"rang for {user}, who was away" in w for w in silent())
    written(stage, "delete from soak_away where until = 1e12")
    payload = f'{{"user": {user}, "question": "x"}}'
    written(stage, "update outbox set kind = 'reminder', payload = ? where id = ?", payload, rung.id)
    written(stage, "update soak_states set paused = 1e12")
    assert any("reminder for" in w and "in a pause" in w for w in silent())
    assert any("a clock ran out in a pause" in w for w in silent())


async def test_the_same_seed_gives_the_same_tables_and_answers_however_they_come_to_mix(tmp_path: Path) -> None:
    """In the second run the tables are played in another order."""

    async def played(folder: Path, order: int) -> dict[int, object]:
        with dealt(Chance("deal")):
            async with Stage(folder) as stage:
                await stage.up()
                tables = await open_tables(stage, await crowd(stage, 8), 3, Chance(7))
                here = [t.id for t in tables]
                players = Players(stage, here, Ledger(), Secrets(stage, Chance(1)), Chance(2))
                for table in [*here, *here, *here][::order]:
                    for _ in range(3):
                        await stage.service.computers.settled()
                        await players.answer(await stage.service.tables.find(table))
                await stage.service.computers.settled()
                sql = "select seat, verb, words, auto from log where table_id = ? order by n"
                return {t.id: (fingerprint(t), [tuple(r) for r in checks.rows(stage, sql, (t.id,))]) for t in tables}

    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    one, other = await played(tmp_path / "one", 1), await played(tmp_path / "other", -1)
    assert one == other and sum(len(log) for _, log in one.values()) > 20


def test_the_same_seed_gives_the_same_faults_by_the_requests_of_a_kind() -> None:
    kinds = [
        ("POST", "/channels/1/messages"),
        ("PATCH", "/channels/1/messages/2"),
        ("POST", "/interactions/1/x/callback"),
    ]

    def struck(order: list[tuple[str, str]]) -> dict[tuple[str, str], list[str]]:
        found = defaultdict(list)
        storm = Storm(Sandbox(), Chance("storm"), 0.5)
        storm.on = True
        storm.strike = lambda what, method, path, chance: found[method, path].append(what)  # type: ignore[method-assign]
        for method, path in order:
            storm.draw(method, path)
        return found

    one, other = struck(kinds * 30), struck([kind for kind in kinds for _ in range(30)])
    assert one == other and all(len(faults) > 5 for faults in one.values())


async def test_a_bot_that_ends_early_or_late_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it is online, by a setting that it refuses; and after that, by a stop that nobody has ordered."""
    soak = Soak(tmp_path, 1, 1, 1)
    async with soak.stage as stage:
        with monkeypatch.context() as wrong:
            wrong.setenv("CARAVEL_LANGUAGE", "none")
            await soak._killed("after-commit:1")
        assert len(soak.findings) == 1 and "before it was online" in soak.findings[0]
        assert "CARAVEL_LANGUAGE" in soak.findings[0], "what it said last is told"
        died = stage.died

        async def stopped(within: float) -> bool:
            assert stage.child is not None
            stage.child.terminate()
            return await died(60.0)

        monkeypatch.setattr(stage, "died", stopped)
        await soak._killed("after-commit:1000")
    assert len(soak.findings) == 2 and "ended by itself" in soak.findings[1] and not soak.died


async def test_what_the_aftermath_must_notice_it_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes back under a program that does not mind, and limits that do not hold."""
    async with Stage(tmp_path) as stage:
        await stage.up()
        await open_tables(stage, await crowd(stage, 8), 2, Chance(4))
        now = stage.clock.now()
        tried, wrong = await aftermath(stage.database, tmp_path / "one", now)
        assert wrong == [] and tried["times set ahead"] and tried["tables a greedy person got"] == 3

        async def careless(self: Service, *, start: bool = False) -> None: ...

        monkeypatch.setattr(Service, "_clock_back", careless)
        monkeypatch.setattr("bot.checks.soak.audit.aftermath.LIMITS", Limits(3, 10, 20, 10**6, 3))
        monkeypatch.setattr(Guilds, "may_search", careless_search)
        _, wrong = await aftermath(stage.database, tmp_path / "two", now)
    assert any("days late" in w for w in wrong) and any("seats think, allowed are 3" in w for w in wrong)


async def careless_search(self: Guilds, guild: int, more: int) -> None: ...


async def test_a_log_that_does_not_give_the_stored_state_is_noticed(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await stage.up()
        tables = await open_tables(stage, await crowd(stage, 8), 2, Chance(4))
        here = [t.id for t in tables]
        players = Players(stage, here, Ledger(), Secrets(stage, Chance(1)), Chance(2))
        await players.play(20)
        assert await checks.replays(stage, here) == []
        with closing(sqlite3.connect(tmp_path / "caravel.sqlite3", timeout=30)) as db:
            sql = "update log set hash8 = '00000000' where table_id = ? and n = 1"
            db.execute(sql, (here[0],))
            (state,) = db.execute("select state from snapshots where table_id = ? and n = 0", (here[1],)).fetchone()
            db.execute("update tables set state = ? where id = ?", (state, here[1]))
            db.commit()
        wrong = await checks.replays(stage, here)
        assert "cannot be played again" in wrong[0] and "another state" in wrong[1]


async def test_a_canary_is_heard_where_it_may_not_be(tmp_path: Path) -> None:
    secrets = Secrets(Stage(tmp_path), Chance(1))
    said = "Guest 4x17: 3 doubloons, 2 points."
    secrets.found[said] = Canary(9, frozenset({"4"}))
    told = f"Puerto Rico\n• {said}\nmore"
    assert secrets.sung([Said(5.0, "1", "4", told)], {}) == ([], 1)
    assert secrets.sung([Said(5.0, "1", "", "Guest 4x17: 3 doubloons.")], {}) == ([], 0)
    for reader in ("", "5"):
        wrong, _ = secrets.sung([Said(5.0, "1", reader, told)], {9: 6.0})
        assert len(wrong) == 1 and "table 9" in wrong[0]
        assert secrets.sung([Said(7.0, "1", reader, told)], {9: 6.0}) == ([], 0)  # the game is over: all is open


def test_load_in_short_and_past_a_bound(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(load, "BOUNDS", {"acknowledged_p99_s": 60.0, "missed": 0, "presses": 1})
    monkeypatch.setattr(load, "EVERY", 0.1)
    assert cli.main(["soak", "--load", "--tables", "4", "--clicks", "4", "--seconds", "0.2", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["tables"] == 4 and found["in flight"] == 4 and found["presses"] >= 8 and found["moves"]
    assert found["memory_mb"]["first third"] > 20 and found["missed"] == 0
    assert found["past"] == [f"presses is {found['presses']}, at most 1"]


def test_wrong_numbers_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--tables", "0"], ["--moves", "0"], ["--clicks", "0"], ["--seconds", "0"], ["--seconds", "nan"]):
        assert cli.main(["soak", *wrong]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
