"""`caravel health`: what a container asks."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bot import health
from bot.cli import main
from bot.health import Health


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARAVEL_DATA", str(tmp_path))
    return tmp_path


def test_without_a_bot_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["health"]) == 1
    assert "no bot" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("found", "wrong"),
    [
        (Health(at=1000.0, connected=True, since=0.0, running=3), ""),
        (Health(at=939.0, connected=True, since=0.0), "no sign of life"),
        (Health(at=1000.0, connected=False, since=900.0, running=3), ""),
        (Health(at=1000.0, connected=False, since=800.0), "no connection"),
        (Health(at=1000.0, connected=True, since=0.0, overdue=901.0), "waiting to be posted"),
        (Health(at=1000.0, connected=True, since=0.0, running=3, unsaved=1), ""),
        (Health(at=1000.0, connected=True, since=0.0, unsaved=2), "2 backups"),
        (Health(at=1030.0, connected=True, since=1030.0, running=3), ""),  # clocks differ a little
        (Health(at=1061.0, connected=True, since=0.0), "the clock was set back"),
    ],
)
def test_what_is_well_and_what_is_not(
    found: Health, wrong: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    health.write(folder, found)
    monkeypatch.setattr("time.time", lambda: 1000.0)
    assert main(["health"]) == (1 if wrong else 0)
    said = capsys.readouterr().out
    assert wrong in said if wrong else "3 tables" in said
    assert main(["health", "--json"]) == (1 if wrong else 0)
    assert wrong in json.loads(capsys.readouterr().out)["trouble"]


def test_the_shards_are_named_where_there_are_several(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("time.time", lambda: 1000.0)
    well = Health(at=1000.0, connected=True, since=0.0)
    for found, said in (
        (well, "well: connected, 0 tables running\n"),
        (msgspec.structs.replace(well, shards=(0, 2), all_shards=4), "running; shards 0, 2 of 4\n"),
        (msgspec.structs.replace(well, shards=(), all_shards=4), "running; shards none of 4\n"),
    ):
        health.write(folder, found)
        assert main(["health"]) == 0
        assert capsys.readouterr().out.endswith(said)


def test_a_file_that_is_damaged_is_no_sign_of_life(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / health.FILE).write_text("{")
    assert main(["health"]) == 1
    assert "no bot" in capsys.readouterr().err
