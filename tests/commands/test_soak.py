"""`caravel soak` in short: everything that the long one does, and that what it must notice is noticed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import cli
from bot.commands import _soak_checks as checks
from bot.commands import _soak_load as load
from bot.commands import _soak_pings as pings
from bot.commands._soak_play import Ledger, Players
from bot.commands._soak_run import Soak
from bot.commands._soak_secrets import Canary, Secrets
from bot.commands._soak_stage import Said, Stage
from bot.commands._soak_tables import crowd, open_tables


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    # discord.py's addresses are class attributes: kept, and put back when the test is over.
    for owner, name in ((Route, "BASE"), (Asset, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(owner, name, getattr(owner, name))


async def test_a_short_evening_ends_with_nothing_found(tmp_path: Path) -> None:
    soak = Soak(tmp_path, 6, 150, 3, rate=0.15)
    found = await soak.run()
    assert found["findings"] == []
    assert found["moves"] >= 150 and found["kills"] and found["restarts"] and found["pressed"] and found["sent twice"]
    assert sum(found["faults"].values()) >= 8 and found["messages"]["question"] >= 10
    assert found["canaries"]["kept"]
    noticed(soak)


def noticed(soak: Soak) -> None:
    """What was right a moment ago, put wrong on purpose."""
    stage, ledger = soak.stage, soak.ledger
    check = lambda: pings.check(stage, ledger, {})[0]  # noqa: E731
    before = check()
    bells = stage.sandbox.audience.notifications
    rung = next(r for r in pings.outbox(stage) if r.kind == "question" and r.rung)
    bell = next(b for b in bells if b.message_id in rung.messages)
    bells.append(bell)
    assert any("it rang 2 times" in w for w in check())
    bells.remove(bell)
    stage.record.made[rung.nonce].add("another")
    assert any("posted 2 times" in w for w in check())
    stage.record.made[rung.nonce].discard("another")
    assert check() == before
    move = next(m for m in ledger.moves if m.n not in ledger.undone[m.table])
    assert checks.moves(stage, ledger, [move.table]) == []
    ledger.moves.append(move)
    assert any("told to 2 people" in w for w in checks.moves(stage, ledger, [move.table]))
    del ledger.moves[-1]
    ledger.moves.remove(move)
    assert any("nobody was told of" in w for w in checks.moves(stage, ledger, [move.table]))
    ledger.moves.append(move)
    assert checks.pressed(stage, [move.table], 10**6, 0) and not checks.pressed(stage, [move.table], 0, 10**6)
    with closing(sqlite3.connect(stage.folder / "caravel.sqlite3")) as db:
        db.execute("delete from log where table_id = ? and n = ?", (move.table, move.n))
        db.execute("update outbox set result = 'failed' where id = (select max(id) from outbox)")
        db.commit()
    assert any("a confirmed move is lost" in w for w in checks.moves(stage, ledger, [move.table]))
    assert any("given up" in w for w in checks.leftovers(stage))


async def test_a_log_that_does_not_give_the_stored_state_is_noticed(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await stage.up()
        tables = await open_tables(stage, await crowd(stage, 8), 2, Random(4))
        here = [t.id for t in tables]
        players = Players(stage, here, Ledger(), Secrets(stage, Random(1)), Random(2))
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
    secrets = Secrets(Stage(tmp_path), Random(1))
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
