"""As the container runs it: an ordinary user, nothing that can be written but one folder, no home, no /tmp."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import cli
from tests.e2e.stage import CALLED, YOUR_TURN, ProcessStage, has

ROOT = Path(cli.__file__).parent.parent
NOBODY = "65534"
# In a mount namespace of its own: every disk read-only but the folder $DATA; then on as $USER with $DATA for its place.
# Reading is allowed to that user everywhere (where Python lives may be closed to others), writing nowhere else.
ENTER = f"""
set -e
mount --make-rprivate /
mount --bind "$DATA" "$DATA"
while read -r _ place kind _; do
  case "$kind" in proc|sysfs|cgroup*|dev*|mqueue|bpf|securityfs|debugfs|tracefs) continue;; esac
  case "$place" in "$DATA"|/dev|/dev/*|/proc/*|/sys/*) continue;; esac
  mount -o remount,bind,ro "$place" 2>/dev/null || mount -o remount,ro "$place" 2>/dev/null || true
done < /proc/self/mounts
cd "$DATA"
exec setpriv --reuid={NOBODY} --regid={NOBODY} --clear-groups --no-new-privs \\
  --inh-caps=-all,+dac_read_search --ambient-caps=-all,+dac_read_search --bounding-set=-all,+dac_read_search "$@"
"""


def entered(folder: Path, *command: str) -> list[str]:
    """The command line that runs a command like that."""
    return ["unshare", "-m", "sh", "-c", ENTER, "sh", *command]


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """What the container's process finds in its environment: no home, nowhere for temporary files."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "DATA": str(folder),
        "CARAVEL_DATA": str(folder),
        **more,
    }


@pytest.fixture
def data() -> Iterator[Path]:
    """A folder of that user, where nobody else has to let it through."""
    if sys.platform != "linux" or os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "setpriv", "mount"))):
        _skip("only root of a Linux machine can close all disks but one folder")
    folder = Path(tempfile.mkdtemp(prefix="caravel-data-"))
    os.chown(folder, int(NOBODY), int(NOBODY))
    try:
        tried = subprocess.run(
            entered(folder, "sh", "-c", f"touch here && ! touch {ROOT}/there && ! touch /tmp/there && id -u"),
            env=surroundings(folder),
            capture_output=True,
            text=True,
        )
        if tried.returncode != 0 or tried.stdout.strip() != NOBODY:
            _skip(f"no disk can be closed here: {tried.stderr.strip()}")
        yield folder
    finally:
        shutil.rmtree(folder)


def _skip(why: str) -> None:
    warnings.warn(f"NOT TESTED: the bot as in its container. {why}", stacklevel=2)
    pytest.skip(why)


class ClosedStage(ProcessStage):
    """The bot as a process that may write nowhere but into its folder."""

    async def up(self, kill_at: str = "") -> None:
        env = surroundings(
            self.folder,
            DISCORD_TOKEN="sandbox",
            CARAVEL_SANDBOX="0",
            CARAVEL_API_BASE=self.sandbox.api_url,
            CARAVEL_GATEWAY=self.sandbox.gateway_url,
        )
        self.process = await asyncio.create_subprocess_exec(
            *entered(self.folder, sys.executable, "-m", "bot", "run"),
            env=env,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reading = asyncio.create_task(self.process.communicate())
        online = asyncio.create_task(self.sandbox.gateway.wait_online(60))
        done, _ = await asyncio.wait([online, self._reading], return_when=asyncio.FIRST_COMPLETED)
        if online not in done:
            online.cancel()
            raise AssertionError(self._reading.result())
        await self.person("Anna").wait_commands("table new")

    def beside(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Another command in the same surroundings, as `docker exec` and the health check run it."""
        return subprocess.run(
            entered(self.folder, sys.executable, "-m", "bot", *command),
            env=surroundings(self.folder),
            capture_output=True,
            text=True,
            timeout=300,
        )


async def test_it_plays_where_it_may_write_nothing_but_its_folder(data: Path) -> None:
    async with ClosedStage(data) as stage:
        await stage.open(2)
        anna = stage.person("Anna")
        for strength in ("search", "heuristic"):
            await anna.command("table computer", strength=strength)
        mark = anna.mark()
        await anna.command("table start")
        question = await anna.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark, within=300)
        assert question["attachments"], "its picture is drawn"
        (asked,) = stage.called(question)
        desk = (await asked.press(question, custom_id=YOUR_TURN)).message
        assert has(desk, "^d:")
        well = await asyncio.to_thread(stage.beside, *health_check()[1:])
        assert well.returncode == 0 and well.stdout.startswith("well"), well
        kept = await asyncio.to_thread(stage.beside, "backup", str(data / "copy.sqlite3"))
        assert kept.returncode == 0, kept
        taken = await asyncio.to_thread(stage.beside, "export", "1", str(data / "one.table"))
        assert taken.returncode == 0, taken
        await stage.down()
        said = "\n".join(stage.lines)
        for word in ("Traceback", "Errno", "Read-only", "denied", "WARNING", "ERROR", "CRITICAL"):
            assert word not in said, said
    left_behind(data)


def left_behind(data: Path) -> None:
    """Everything is in the folder, is that user's, and what holds secrets is read by nobody else."""
    there = {f.name for f in data.iterdir()}
    assert {"caravel.sqlite3", "commands.sha256", "health.json", "copy.sqlite3", "one.table"} <= there
    assert all(f.stat().st_uid == int(NOBODY) for f in data.iterdir())
    for file in ("caravel.sqlite3", "copy.sqlite3", "one.table"):
        assert (data / file).stat().st_mode & 0o077 == 0, file


def dockerfile() -> dict[str, list[str]]:
    """The lines of the Dockerfile by their first word, continued lines put together, in order."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            found.setdefault(word, []).append(rest.strip())
    return found


def health_check() -> list[str]:
    """The command of the health check, as words."""
    (line,) = dockerfile()["HEALTHCHECK"]
    return re.findall(r'"([^"]+)"', line.partition("CMD")[2])


def test_the_container_is_as_it_is_tested() -> None:
    """An ordinary user from before it runs, one folder, commands that there are, and every package of ours in it."""
    said = dockerfile()
    (user,) = said["USER"]
    assert user not in ("root", "0") and f"--uid 10001 {user}" in " ".join(said["RUN"])
    assert said["VOLUME"] == ["/data"] and "CARAVEL_DATA=/data" in " ".join(said["ENV"])
    order = [line.split(" ")[0] for line in (ROOT / "Dockerfile").read_text().splitlines() if line]
    assert order.index("USER") < order.index("CMD")
    for command in (health_check(), re.findall(r'"([^"]+)"', said["CMD"][0])):
        assert command[0] == "caravel" and command[1] in cli.names()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    packages = {p.rstrip("*") for p in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert packages <= {line.split()[0] for line in said["COPY"]}
    assert not any("TOKEN" in line for lines in said.values() for line in lines)
    (run,) = [x for x in (ROOT / "README.md").read_text("utf-8").splitlines() if x.startswith("docker build")]
    assert "--read-only" in run and "-v caravel:/data" in run
    kinds = tuple(k.lstrip("*") for k in project["tool"]["setuptools"]["package-data"]["*"])
    files = [
        f
        for p in packages
        for f in (ROOT / p).rglob("*")
        if f.is_file() and not {"__pycache__", "examples", "README.md"} & set(f.parts)
    ]
    assert [f for f in files if f.suffix not in (".py", ".so") and not f.name.endswith(kinds)] == [], (
        "installed with the rest"
    )
