import asyncio
import sqlite3

import pytest

import storage
from bot import cli
from bot.settings import read_settings


@pytest.fixture
def database(tmp_path, monkeypatch):
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    path = read_settings().database

    async def made():
        store = await storage.open(path)
        await store.close()

    asyncio.run(made())
    return path


def test_a_copy_can_be_opened(database, tmp_path, capsys):
    copy = tmp_path / "copy.sqlite3"
    assert cli.main(["backup", str(copy)]) == 0
    assert "checked" in capsys.readouterr().out
    names = {n for (n,) in sqlite3.connect(copy).execute("select name from sqlite_master where type = 'table'")}
    assert {"tables", "log", "outbox"} <= names


def test_what_is_there_is_not_replaced_unasked(database, tmp_path, capsys):
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    assert cli.main(["backup", str(copy)]) == 1
    assert copy.read_text() == "mine"
    assert cli.main(["backup", "--force", str(copy)]) == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


def test_no_database_no_copy(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "none"))
    assert cli.main(["backup", str(tmp_path / "copy.sqlite3")]) == 1
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert not (tmp_path / "copy.sqlite3").exists()
