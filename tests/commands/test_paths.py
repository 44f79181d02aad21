"""Every command with every kind of path that a person may name by mistake: one line, no traceback, no waiting."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from bot.cli import main

IN = {  # commands that read a file, with what else they need
    "import": ["import", "{}"],
    "restore": ["restore", "{}"],
    "restore --check": ["restore", "--check", "{}"],
    "replay": ["replay", "{}"],
    "verify": ["verify", "{}"],
    "render": ["render", "-o", "out.png", "{}"],
    "upgrades": ["upgrades", "{}"],
    "conformance": ["conformance", "-o", "out.json", "{}"],
    "components": ["simulate", "puerto_rico", "--games", "1", "--components", "{}"],
}
OUT = {  # commands that write one
    "export": ["export", "--force", "1", "{}"],
    "backup": ["backup", "--force", "{}"],
    "render": ["render", "tests/recorded/puerto_rico/an_empty_villa.game", "-o", "{}"],
}
ROOT = Path(__file__).parents[2]


def named(kind: str, folder: Path) -> Path:
    path = folder / "named"
    if kind == "not there":
        return path
    if kind == "in no folder":
        return folder / "none" / "named"
    if kind == "below a file":
        (folder / "file").write_text("x")
        return folder / "file" / "named"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        return Path("/dev/zero")
    elif kind == "link to itself":
        path.symlink_to(path)
    elif kind == "long":
        return folder / ("x" * 300)
    elif kind == "deep":
        path.write_text('{"a":' * 100_000)
    return path


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    return tmp_path


def refused(argv: list[str], path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main([a.format(path) for a in argv])
    said = capsys.readouterr().err
    assert status in (1, 2) and said.count("\n") == 1 and len(said) < 700, said
    assert "Traceback" not in said


KINDS = ["not there", "in no folder", "below a file", "folder", "pipe", "device", "link to itself", "long"]


@pytest.mark.parametrize("kind", [*KINDS, "deep"])
@pytest.mark.parametrize("command", IN)
def test_what_is_to_be_read(command: str, kind: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(IN[command], named(kind, data), capsys)
    assert not (data / "out.png").exists() and not (data / "out.json").exists()


@pytest.mark.parametrize("kind", ["in no folder", "below a file", "folder", "link to itself", "long"])
@pytest.mark.parametrize("command", OUT)
def test_what_is_to_be_written(command: str, kind: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if command == "backup" and kind == "link to itself":
        pytest.skip("--force puts the copy in the link's place")
    path = named(kind, data)
    _database(data)
    before = sorted(data.rglob("*"))
    refused(OUT[command], path, capsys)
    assert sorted(p for p in data.rglob("*") if "-shm" not in p.name and "-wal" not in p.name) == [
        p for p in before if "-shm" not in p.name and "-wal" not in p.name
    ], "nothing half written is left"


def _database(data: Path) -> None:
    import asyncio

    import storage

    async def made() -> None:
        (data / "data").mkdir()
        await (await storage.open(data / "data" / "caravel.sqlite3")).close()

    asyncio.run(made())
    with sqlite3.connect(data / "data" / "caravel.sqlite3") as c:
        c.execute(
            "insert into tables (id, name, game, rules, options, status, guild, channel, owner, locale, created, "
            "touched) values (1, 'One', 'puerto_rico', 1, '{}', 'lobby', 1, 1, 1, 'en', 0, 0)"
        )


@pytest.mark.parametrize("kind", ["below a file", "pipe", "device"])
def test_the_data_folder(kind: str, data: Path, monkeypatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CARAVEL_DATA", str(named(kind, data)))
    for argv in (["sandbox"], ["health"], ["backup", "x"], ["restore", "x"], ["export", "1", "x"], ["import", "x"]):
        refused(argv, data, capsys)
