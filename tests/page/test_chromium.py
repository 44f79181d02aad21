"""The browser is found, installed where it may be, and its absence told of loudly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from . import chromium


def program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system with nothing on it, where we are root."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def test_one_that_is_there(bare: Path) -> None:
    program(bare, "chromium-browser", "exit 0")
    program(bare, "apt-get", "exit 1")
    assert chromium.browser() == str(bare / "chromium-browser")


def test_it_is_installed(bare: Path) -> None:
    program(bare, "chromium-browser", "echo 'install another package'; exit 1")  # a stub is no browser
    program(bare, "made", "exit 0")
    program(bare, "apt-get", f'echo "$@" >> {bare}/asked; [ "$1" = update ] || /bin/cp {bare}/made {bare}/chromium')
    assert chromium.browser() == str(bare / "chromium")
    asked = (bare / "asked").read_text().splitlines()
    assert [line.split()[0] for line in asked] == ["update", "install"]
    assert asked[1].split()[-1] == "chromium"
    assert chromium.browser() == str(bare / "chromium")
    assert (bare / "asked").read_text().splitlines() == asked  # once


def test_it_cannot_be_installed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(chromium.Missing, match="none is installed"):
        chromium.browser()
    program(bare, "apt-get", "exit 100")
    with pytest.raises(chromium.Missing, match="none is installed"):
        chromium.browser()
    program(bare, "apt-get", f"echo asked > {bare}/asked")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(chromium.Missing, match="none is installed"):
        chromium.browser()
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    with pytest.raises(chromium.Missing, match="/nowhere/chromium does not start"):
        chromium.browser()
    assert not (bare / "asked").exists()  # nobody but root is asked for, and not where somebody has named a program


def test_its_absence_is_told_of_loudly() -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", "tests/page/test_picture.py", "-p", "no:cacheprovider"]
    env = {**os.environ, "CHROMIUM": "/nowhere/chromium"}
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    assert "NOT TESTED" in done.stdout
    assert "The sandbox's page was NOT tested (1 tests): no Chromium: /nowhere/chromium does not start" in done.stdout
