"""What the terminal shows when something is wrong: one line, and no more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli

ROOT = Path(cli.__file__).parent.parent


def caravel(*args, out=subprocess.PIPE, **env):
    return subprocess.run(
        [sys.executable, "-m", "bot", *args],
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **env},
        check=False,
    )


@pytest.mark.parametrize(
    "args",
    [
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "puerto_rico", "--seats", "many"],
        ["simulate", "puerto_rico", "--option", "weather=fine"],
        ["dance"],
        ["render", "some.game"],
        ["bench", "--only", "luck"],
    ],
)
def test_a_wrong_command_line_is_answered_in_one_line(args, capsys):
    try:
        status = cli.main(args)
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1 and said.startswith("caravel")


@pytest.mark.parametrize("buffered", ["", "1"])
def test_who_has_read_enough_may_leave(buffered):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = caravel("simulate", "puerto_rico", "--games", "1", out=writing, PYTHONUNBUFFERED=buffered)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without /dev/full")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_full_disk_is_one_line(buffered):
    with open("/dev/full", "w") as full:
        done = caravel("simulate", "puerto_rico", "--games", "1", out=full, PYTHONUNBUFFERED=buffered)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_ctrl_c_ends_quietly(monkeypatch, capsys):
    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.commands.simulate.run", interrupted)
    assert cli.main(["simulate", "puerto_rico"]) == 130
    assert capsys.readouterr().err == ""


def test_letters_that_a_terminal_does_not_have(tmp_path):
    (tmp_path / "some.game").write_text("game puerto_rico\nseats 3\nset ask = ChooseRole 0\n0 take builder\n", "utf-8")
    done = caravel(
        "replay", str(tmp_path / "some.game"), PYTHONUTF8="0", PYTHONIOENCODING="ascii", CARAVEL_LANGUAGE="ru"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout
