"""Drafts: half-made choices for an open question, kept for whoever comes back to them."""

from __future__ import annotations

from ..core.live_tables import LiveTables
from ..core.ports import Store
from ..core.troubles import Troubles
from .asked import running, seat_asked, sn_of


class Drafts:
    """One for a seat and question; gone with the answer."""

    def __init__(self, store: Store, live_tables: LiveTables, troubles: Troubles) -> None:
        self.store, self.live_tables, self.troubles = store, live_tables, troubles

    async def keep(self, table_id: int, user: int, draft: bytes, tag: str, seat: int | None = None) -> None:
        """Keep a half-made choice for the question of `tag`. Raises `Stale` if it is not open, or `NotYours`."""
        async with self.troubles.around(table_id, "draft"):
            table = (await self.live_tables.get(table_id)).table
            running(table)
            me = seat_asked(table, user, seat, sn_of(table, tag))
            await self.store.set_draft(table_id, me, tag, draft)

    async def kept(self, table_id: int, user: int, tag: str, seat: int | None = None) -> bytes:
        """The half-made choice for the question of `tag`, empty if there is none."""
        async with self.troubles.around(table_id, "draft"):
            table = (await self.live_tables.get(table_id)).table
            return await self.store.draft(table_id, seat_asked(table, user, seat, sn_of(table, tag)), tag)
