"""Mistakes of ours: the table is untouched, the host gets a file, the player a reference number."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.rules import Refused

from .live_tables import told
from .log_context import working_on
from .model import Trouble

LOG = logging.getLogger(__name__)
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are read for another


class Troubles:
    """Writes what went wrong into `folder`, for the host's eyes only: a running game holds secrets.

    `hush` takes out of what an error says that nobody else may ever read, not even whoever the host asks for help.
    """

    def __init__(self, folder: Path, record: Callable[[int], Awaitable[str]], of_store: type[Exception]) -> None:
        self.folder, self._record, self._of_store = folder, record, of_store
        self.hush: Callable[[str], str] = str

    @asynccontextmanager
    async def around(self, table_id: int, doing: str) -> AsyncIterator[None]:
        """Lets `Refused` pass; what the store cannot do is refused; all else becomes a `Trouble` with a reference."""
        try:
            with working_on(table=table_id):
                yield
        except (Refused, Trouble):
            raise
        except self._of_store as no:
            raise told(no) from no
        except Exception as wrong:
            raise Trouble(await self.note(table_id, doing, wrong)) from wrong

    async def note(self, table_id: int, doing: str, wrong: BaseException) -> str:
        """Write the recorded game and what happened to `<reference>.game`; returns the reference."""
        ref = "".join(secrets.choice(_LETTERS) for _ in range(6))
        # The log gets the place and the kind; the message of an exception may hold what is hidden at the table.
        at = traceback.extract_tb(wrong.__traceback__)
        where = f"{Path(at[-1].filename).name}:{at[-1].lineno}" if at else "?"
        LOG.error("trouble %s at table %s: %s at %s", ref, table_id, type(wrong).__name__, where)
        try:
            game = await self._record(table_id)
        except Exception as worse:
            game = f"# the recorded game cannot be read: {type(worse).__name__}\n"
        lines = self.hush("".join(traceback.format_exception(wrong))).splitlines()
        text = game + "".join(
            f"# {line}\n" for line in [f"trouble {ref} at table {table_id}", f"doing: {doing}", *lines]
        )
        try:
            await asyncio.to_thread(self._write, ref, text)
        except OSError as no:
            LOG.error("trouble %s cannot be kept: %s", ref, no.strerror)
        return ref

    def _write(self, ref: str, text: str) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        fd = os.open(self.folder / f"{ref}.game", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(fd, "w", encoding="utf-8") as out:
            out.write(text)
