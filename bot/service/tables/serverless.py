"""Tables of no server: once opened in private messages, where one person alone could reach them; now none is opened."""

from __future__ import annotations

import logging

from bot.rules import Refused

from ..core.live_tables import Live
from ..core.model import Table
from ..core.outgoing import Out
from .changes import Changes, ended

LOG = logging.getLogger(__name__)


async def close_serverless(tables: Changes) -> None:
    """End those there are, each with a word about it. Once they are ended there is nothing left to do.

    Raises `Refused` if the store fails; one that cannot be read is left as it is.
    """

    def edit(live: Live) -> tuple[Table, list[Out]]:
        return ended(live, "notice-no-server")

    for status in ("lobby", "running"):
        for row, _ in await tables.store.by_status(status, guild=0):
            try:
                await tables.edit(row.id, edit, "close: no server")
            except Refused as no:
                if no.text.startswith("storage-"):
                    raise
            else:
                LOG.warning("table %d belonged to no server; it is closed", row.id)
