"""Where the browser is that these tests drive. None is ever downloaded: it is the system's own Chromium."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", "chromium"))
PATIENCE = 300  # seconds for one step of the installation
MISSING = "no Chromium"  # what a reason to skip begins with: tests/conftest.py looks for it
HOW = "apt-get install chromium, or set CHROMIUM to the program"

# Without a screen, without calls to anybody; as root there is no sandbox of its own.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Missing(Exception):
    """There is no browser, and none can be installed; the text is one sentence."""


def browser() -> str:
    """The path of a Chromium that starts; it is installed if need be and may be. Raises `Missing`."""
    path, named = _found(), os.environ.get("CHROMIUM")
    if not path and not named:
        _install()
        path = _found()
    if not path:
        raise Missing(f"{MISSING}: {f'{named} does not start' if named else 'none is installed'} ({HOW})")
    return path


def _found() -> str:
    """A Chromium that says its version; what is only a stub that asks for another package does not count."""
    named = os.environ.get("CHROMIUM")
    for name in (named,) if named else NAMES:
        path = shutil.which(name)
        if path and _runs(path, "--version"):
            return path
    return ""


def _install() -> None:
    """The system's package, where we are root and the system has apt; two workers of a test run do not do it twice."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    with (Path(tempfile.gettempdir()) / "caravel-tests-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _found():
            for step in APT:
                _runs(apt, *step)  # an update that fails may still leave lists good enough


def _runs(*command: str) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
