"""What a server has set: its language, where tables may be opened and how many, who may end them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.rules import Refused

from .ports import Store
from .shelf import told

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
    """Reads and changes them; kept in memory, for every table that is opened asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[int, Guild] = {}

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

    async def set(self, guild: int, **changes: Any) -> Guild:
        """Change settings; raises `Refused`: bad-limit, too-many-channels, or if the store fails."""
        for name in ("tables", "each"):
            if name in changes and not 0 <= changes[name] <= MOST_TABLES:
                raise Refused("bad-limit", most=MOST_TABLES)
        if len(changes.get("channels", ())) > MOST_CHANNELS:
            raise Refused("too-many-channels", most=MOST_CHANNELS)
        new = msgspec.structs.replace(await self.of(guild), **changes)
        writes = [("guild", guild, name, msgspec.json.encode(getattr(new, name)).decode()) for name in changes]
        try:
            await self.store.put(writes)
        except self.store.Error as no:
            raise told(no) from no
        self._known[guild] = new
        return new

    async def may_open(self, guild: int, places: Sequence[int], owner: int) -> None:
        """Whether a table may be opened there. `places`: the channel, and the one its thread hangs on.

        Raises `Refused`: channel-closed, too-many-tables, too-many-own-tables.
        """
        found = await self.of(guild)
        if found.channels and not set(places) & set(found.channels):
            raise Refused("channel-closed", places=" ".join(f"<#{c}>" for c in found.channels))
        if found.tables or found.each:
            all, own = await self.store.open_tables(guild, owner)
            if found.tables and all >= found.tables:
                raise Refused("too-many-tables", n=found.tables)
            if found.each and own >= found.each:
                raise Refused("too-many-own-tables", n=found.each)


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
