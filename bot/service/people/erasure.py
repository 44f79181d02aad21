"""Forgetting somebody who asks for it: seats given up, settings and statistics dropped, names taken out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from bot.rules import Refused

from ..core.elsewhere import GONE, USER, telling
from ..core.live_tables import LiveTables, told
from ..core.ports import Store
from ..tables.tables import Tables

NOBODY = "—"  # the name that stays at a finished table


class Erased(msgspec.Struct, frozen=True):
    """What came of it."""

    left: int = 0  # lobbies left
    lent: int = 0  # running seats that the computer plays from now on
    ended: int = 0  # running tables that had nobody else
    cleared: int = 0  # finished tables where the name was taken out


class Eraser:
    """Safe to be asked twice: what a first try has done is not to be done any more.

    `forget`: all that keep something about people in memory.
    """

    def __init__(
        self, store: Store, live_tables: LiveTables, tables: Tables, forget: Sequence[Callable[[int], None]]
    ) -> None:
        self.store, self.live_tables, self.tables, self._forget = store, live_tables, tables, forget

    async def what(self, user: int) -> tuple[int, int]:
        """How many open tables the person sits at, and how many of any kind are kept with them."""
        return len(await self.tables.of_user(user)), len(await self.tables.of_user(user, ended=True))

    async def erase(self, user: int) -> Erased:
        """Give up all open seats, then forget; raises `Refused` if the store fails."""
        left = lent = ended = 0
        for table in await self.tables.of_user(user):
            if table.status == "lobby":
                with suppress(Refused):
                    await self.tables.leave(table.id, user)
                    left += 1
                continue
            if not any(s.user and s.user != user for s in table.seats):
                await self.tables.close_for(table.id, user)
                ended += 1
                continue
            lent += len(await self.tables.give_up(table.id, user))
        try:
            cleared = await self.store.forget(user, NOBODY)
            if others := [*telling(self.store, USER, user), *telling(self.store, GONE)]:
                await self.store.put(others)
        except self.store.Error as no:
            raise told(no) from no
        self.live_tables.forget()
        for forget in self._forget:
            forget(user)
        return Erased(left, lent, ended, cleared)
