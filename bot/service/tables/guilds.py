"""What a server has set: its language, where tables may be opened and how many, who may end them."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec

from bot.rules import Refused

from ..core.elsewhere import SERVER, telling
from ..core.limits import Limits, Rate
from ..core.live_tables import told
from ..core.model import SEARCH
from ..core.ports import Clock, Store

MOST_TABLES = 500
MOST_CHANNELS = 25
KEPT = 256  # servers whose settings are kept in memory

Abandon = Literal["owner", "seated"]


class Guild(msgspec.Struct, frozen=True):
    """The settings of a server. Who manages the server may end every table, whatever they say."""

    language: str = ""  # of new tables; "" for Discord's own setting of the server, or the program's
    zone: str = ""  # IANA, for people who have said none
    channels: tuple[int, ...] = ()  # where tables may be opened; () for everywhere
    abandon: Abandon = "owner"  # or anybody seated
    tables: int = 0  # at most so many open at a time on the server; 0 for no limit
    each: int = 0  # and so many opened by one person


class Guilds:
    """Reads and changes them; kept in memory, for every table that is opened asks. `limits`: what the host allows."""

    def __init__(self, store: Store, clock: Clock, limits: Limits) -> None:
        self.store, self.clock, self.limits = store, clock, limits
        self._known: dict[int, Guild] = {}
        self._minute, self._hour = Rate(limits.tables_minute, 60.0), Rate(limits.tables_hour, 3600.0)
        self._opening, self._searching = asyncio.Lock(), asyncio.Lock()

    async def of(self, guild: int) -> Guild:
        """The settings of a server, all as usual where it has set nothing. Raises `Refused` if the store fails."""
        if guild not in self._known:
            try:
                rows = await self.store.guild(guild)
            except self.store.Error as no:
                raise told(no) from no
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[guild] = _read(rows)
        return self._known[guild]

    async def zone(self, guild: int) -> str:
        """The zone of its people who have said none; "" where it has set none either."""
        return (await self.of(guild)).zone

    async def set(self, guild: int, **changes: Any) -> Guild:
        """Change settings; raises `Refused`: bad-limit, too-many-channels, or if the store fails."""
        for name in ("tables", "each"):
            if name in changes and not 0 <= changes[name] <= MOST_TABLES:
                raise Refused("bad-limit", most=MOST_TABLES)
        if len(changes.get("channels", ())) > MOST_CHANNELS:
            raise Refused("too-many-channels", most=MOST_CHANNELS)
        new = msgspec.structs.replace(await self.of(guild), **changes)
        writes = [("guild", guild, name, msgspec.json.encode(getattr(new, name)).decode()) for name in changes]
        writes += telling(self.store, SERVER, guild)
        try:
            await self.store.put(writes)
        except self.store.Error as no:
            raise told(no) from no
        self._known[guild] = new
        return new

    def forget(self, guild: int) -> None:
        """Another process has written settings: read them again."""
        self._known.pop(guild, None)

    async def may_play(self, guild: int, places: Sequence[int]) -> Guild:
        """Whether a table may be played there. `places`: the channel, and the one its thread hangs on.

        Raises `Refused`: guild-only, channel-closed.
        """
        if not guild:
            raise Refused("guild-only")
        found = await self.of(guild)
        if found.channels and not set(places) & set(found.channels):
            raise Refused("channel-closed", places=" ".join(f"<#{c}>" for c in found.channels))
        return found

    @asynccontextmanager
    async def opening(self, guild: int, places: Sequence[int], owner: int) -> AsyncIterator[None]:
        """Around the opening of a table there.

        Raises `Refused`: too-many-tables, too-many-own-tables, own-tables-everywhere, opened-too-often, and what
        `may_play` does.
        """
        found = await self.may_play(guild, places)
        async with self._opening:  # one after the other, else each would find room for itself
            all, own, everywhere = await self._open(guild, owner)
            most = lesser(found.tables, self.limits.tables_server)
            if most and all >= most:
                raise Refused("too-many-tables", n=most)
            if found.each and own >= found.each:
                raise Refused("too-many-own-tables", n=found.each)
            if self.limits.tables_person and everywhere >= self.limits.tables_person:
                raise Refused("own-tables-everywhere", n=self.limits.tables_person)
            now = self.clock.now()
            if wait := max(rate.wait(owner, now) for rate in (self._minute, self._hour)):
                raise Refused("opened-too-often", n=math.ceil(wait / 60))
            yield
            for rate in (self._minute, self._hour):
                rate.count(owner, now)

    async def _open(self, guild: int, owner: int) -> tuple[int, int, int]:
        try:
            return await self.store.open_tables(guild, owner)
        except self.store.Error as no:
            raise told(no) from no

    async def may_search(self, guild: int, more: int) -> None:
        """Whether the computer may think ahead at so many seats more of a server. Raises `Refused` search-seats."""
        if not more or not (most := self.limits.search_seats):
            return
        try:
            there = await self.store.computer_seats(guild, SEARCH)
        except self.store.Error as no:
            raise told(no) from no
        if there + more > most:
            raise Refused("search-seats", n=most, there=there)

    @asynccontextmanager
    async def searching(self, guild: int, more: int) -> AsyncIterator[None]:
        """Around a change by which it does; raises what `may_search` does."""
        if not more:
            yield
            return
        async with self._searching:
            await self.may_search(guild, more)
            yield


def lesser(one: int, other: int) -> int:
    """The stricter of two limits, 0 where neither is one."""
    return min(filter(None, (one, other)), default=0)


def _read(rows: dict[str, str]) -> Guild:
    """Settings from their rows; one that cannot be read any more is as usual."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Guild):
        if field.name in rows:
            try:
                found[field.name] = msgspec.json.decode(rows[field.name], type=field.type)
            except msgspec.DecodeError:
                continue
    return Guild(**found)
