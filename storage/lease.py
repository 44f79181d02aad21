"""One bot a database: a lock of the operating system, and a row with a heartbeat for what that lock cannot see."""

from __future__ import annotations

import os
import platform
import secrets
from pathlib import Path

from .errors import InUse, LeaseLost, ReadOnly, StoreError
from .port import Connection

try:
    import fcntl
except ImportError:  # not on Windows: there the row alone decides
    fcntl = None  # type: ignore[assignment]

STALE_SECONDS = 60.0
_BOOT = Path("/proc/sys/kernel/random/boot_id")


def _boot() -> str:
    try:
        return _BOOT.read_text("ascii").strip()
    except OSError:
        return ""


class Lease:
    """The right to use a database file. The system's lock ends with the process, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.holder = secrets.token_hex(8)
        self.node, self.boot = platform.node(), _boot()
        self._fd: int | None = None

    def lock(self) -> None:
        """Take the system's lock; raises `InUse`."""
        beside = self.path.with_name(self.path.name + ".lock")
        try:
            fd = os.open(beside, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except PermissionError as no:
            raise ReadOnly(f"{beside}: cannot be written; check the rights of the folder") from no
        except OSError as no:
            raise StoreError(f"{beside}: {no.strerror or no}; the folder has to be one that can be written to") from no
        if fcntl is not None:
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as no:
                os.close(fd)
                raise InUse(f"{self.path}: another bot is running on this database; stop it first") from no
        self._fd = fd

    def unlock(self) -> None:
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None

    def check(self, c: Connection, now: float) -> None:
        """Raises `InUse` while a bot that our lock cannot see (another machine) shows signs of life."""
        if not c.execute("select 1 from sqlite_master where name = 'lease'").fetchone():
            return
        row = c.execute("select node, boot, beat from lease").fetchone()
        if row is None:
            return
        node, boot, beat = row
        # On this machine the lock has already told that the holder is dead; before a restart of it as well.
        ours = fcntl is not None and ((boot and boot == self.boot) or node == self.node)
        if not ours and 0 <= now - beat < STALE_SECONDS:
            left = int(STALE_SECONDS - (now - beat)) + 1
            raise InUse(
                f"{self.path}: a bot on {node} is using this database; stop it first, "
                f"or, if it is gone, wait {left} seconds"
            )

    def take(self, c: Connection, now: float) -> None:
        self.check(c, now)
        c.execute(
            "insert or replace into lease (id, holder, node, boot, beat) values (1, ?, ?, ?, ?)",
            (self.holder, self.node, self.boot, now),
        )

    def beat(self, c: Connection, now: float) -> None:
        """A sign of life; raises `LeaseLost`."""
        if not c.execute("update lease set beat = ? where holder = ?", (now, self.holder)).rowcount:
            raise LeaseLost(f"{self.path}: another bot has taken this database over")

    def give_up(self, c: Connection) -> None:
        c.execute("delete from lease where holder = ?", (self.holder,))
