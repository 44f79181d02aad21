"""The commands of a host whose database is on a server: each does there what it does with a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import storage
from bot import cli, logs
from bot.app import WallClock, open_store
from bot.complaint import Complaint
from bot.settings import BadSetting, read, read_settings
from bot.text.fluent import text
from tests.postgres import Server
from tests.storage.test_moving import filled
from tests.storage.test_store import FIELDS, SEATS, entry

SECRET = "Geheim%2Fnis"


@pytest.fixture
def url(on_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database with something in it, as the environment has it; its password is nobody's business."""
    url = on_server.replace("caravel@", f"caravel:{SECRET}@")
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CARAVEL_DATABASE", url)
    (tmp_path / "data").mkdir()

    async def made() -> None:
        store = await storage.open(url)
        await filled(store)
        await store.close()

    asyncio.run(made())
    return url


def done(capsys: pytest.CaptureFixture[str], *args: object, status: int = 0) -> str:
    """What a command says; in one line where it fails, and never the password."""
    assert cli.main([str(a) for a in args]) == status
    said = capsys.readouterr()
    told = said.err if status else said.out
    assert "Geheim" not in said.out + said.err and (not status or len(told.strip().splitlines()) == 1), told
    return told


def test_backup_restore_and_upgrades(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert "checked: tables 1, entries 7" in done(capsys, "backup", copy)
    assert sqlite3.connect(copy).execute("select count(*) from log").fetchone() == (7,)
    assert "every running table began" in done(capsys, "upgrades")
    assert "checked: tables 1" in done(capsys, "restore", "--check", copy)

    async def play_on() -> None:
        store = await storage.open(url)
        await store.append(1, 8, fields={"n": 7}, entry=entry(7))
        await store.close()

    asyncio.run(play_on())
    said = done(capsys, "restore", copy)
    (aside,) = (tmp_path / "data" / "backups").glob("before-*.sqlite3")
    assert "entries 7" in said and str(aside) in said
    assert sqlite3.connect(aside).execute("select count(*) from log").fetchone() == (8,)
    assert "entries 7" in done(capsys, "backup", tmp_path / "again.sqlite3")


def test_nothing_is_restored_while_a_bot_runs(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite3"
    done(capsys, "backup", copy)
    loop = asyncio.new_event_loop()
    store = loop.run_until_complete(storage.open(url))
    assert "is using this database" in done(capsys, "restore", copy, status=1)
    assert "tables 1" in done(capsys, "backup", "--force", copy), "while it runs"
    loop.run_until_complete(store.close())
    loop.close()


def test_move_store_there_and_back(
    url: str, tmp_path: Path, postgres: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    bare, file = url.replace(f":{SECRET}", ""), tmp_path / "here.sqlite3"
    assert "entries 7, every row checked" in done(capsys, "move-store", bare, file)
    assert "start the bot on that one" in done(capsys, "export", "--move", 1, tmp_path / "x", status=1)
    assert "leave the password out" in _refused(capsys, "move-store", url, file)
    assert "there is no database to be moved" in done(capsys, "move-store", tmp_path / "no", bare, status=1)
    assert not (tmp_path / "no").exists()
    assert "already" in done(capsys, "move-store", _other(tmp_path), file, status=1)
    assert "every row checked" in done(capsys, "move-store", file, postgres.fresh())


def _refused(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    with pytest.raises(SystemExit) as end:
        cli.main([str(a) for a in args])
    said = capsys.readouterr().err
    assert end.value.code == 2 and "Geheim" not in said
    return said


def _other(folder: Path) -> Path:
    path = folder / "other.sqlite3"

    async def made() -> None:
        store = await storage.open(path)
        await store.create(FIELDS, SEATS)
        await store.close()

    asyncio.run(made())
    return path


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_empty_database_where_there_was_one_is_refused(
    url: str, tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    fresh = postgres.fresh().replace("caravel@", f"caravel:{SECRET}@")
    monkeypatch.setenv("CARAVEL_DATABASE", fresh)

    async def opened() -> None:
        await (await open_store(read_settings(), WallClock(), text(language))).close()

    (tmp_path / "data" / "caravel.sqlite3").write_bytes(b"of before")
    with pytest.raises(Complaint) as no:
        asyncio.run(opened())
    said = str(no.value)
    assert "caravel move-store" in said and "caravel.sqlite3" in said and "Geheim" not in said and "\n" not in said
    assert storage.is_new(fresh), "nothing was made there"
    (tmp_path / "data" / "caravel.sqlite3").unlink()
    asyncio.run(opened())
    assert not storage.is_new(fresh)


@pytest.mark.parametrize(
    "value", [f"mysql://u:{SECRET}@h/d", f"postgresql://u:{SECRET}@h:x/d", f"postgresql://{SECRET}"]
)
def test_what_is_no_address_is_refused_without_being_shown(value: str) -> None:
    with pytest.raises(BadSetting) as no:
        read({"CARAVEL_DATABASE": value})
    for language in ("en", "ru"):
        said = text(language)(no.value.text, **no.value.args_)
        assert "CARAVEL_DATABASE" in said and "Geheim" not in said


def test_no_password_stands_in_a_log(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    secrets = read_settings().secrets
    assert set(secrets) >= {SECRET, "Geheim/nis"}
    said = logs.redact(f"cannot reach {url} with password Geheim/nis", secrets)
    assert "Geheim" not in said and logs.HIDDEN in said
