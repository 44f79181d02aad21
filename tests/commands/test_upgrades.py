"""`caravel upgrades`: told from a copy, which stays as it is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from bot.cli import main
from bot.games import GAMES
from tests.service.fakes import ANNA, BORIS, VERA, Machine


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def play() -> Path:
        machine = Machine(tmp_path)
        bench = await machine.run()
        table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
        await bench.play(table, 12)
        path: Path = bench.store.db.path
        await machine.stop()
        return path

    return asyncio.run(play())


def test_the_same_rules_have_nothing_to_say(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["upgrades", str(database)]) == 0
    assert "every running table" in capsys.readouterr().out


def test_newer_rules_are_tried_on_a_copy(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = database.read_bytes()
    monkeypatch.setattr(GAMES["puerto_rico"], "version", GAMES["puerto_rico"].version + 1)
    assert main(["upgrades", str(database)]) == 0
    assert "goes on: every move" in capsys.readouterr().out
    monkeypatch.setattr(GAMES["puerto_rico"], "upgraded", lambda self, raw, version: {})
    assert main(["upgrades", "--json", str(database)]) == 1
    (told,) = json.loads(capsys.readouterr().out)
    assert told["fate"] == "unreadable" and database.read_bytes() == before


def test_what_is_no_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["upgrades", str(tmp_path / "none")]) == 1
    assert "no database" in capsys.readouterr().err
