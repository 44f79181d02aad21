"""Where a table is played: moved to another channel, where its game goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection

import msgspec

from bot.rules import Refused

from ..core.live_tables import LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import Out, ask, card, close, notice, people_asked, thread, word
from ..core.ports import Clock
from ..core.stranded import Stranded
from ..core.troubles import Troubles
from .guilds import Guilds


class Places:
    """Moves tables."""

    def __init__(
        self,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        guilds: Guilds,
        stranded: Stranded,
        changed: Callable[[Table], None],
    ) -> None:
        self.live_tables, self.locks, self.clock, self.troubles = live_tables, locks, clock, troubles
        self.guilds, self.stranded, self.changed = guilds, stranded, changed

    async def move(
        self,
        table_id: int,
        user: int,
        guild: int,
        channel: int,
        parent: int = 0,
        *,
        manager: bool = False,
        blind: Collection[int] = (),
        absent: Collection[int] = (),
    ) -> Table:
        """Go on in another channel: there is a new card, a new thread, and whoever is asked is called there.

        For who sits there or looks after it, and (`manager`) who manages its server. Nobody else is asked: no more is
        changed by it than the place, and it can be moved back. So both places say who has done it, and nobody is left
        behind: not by who cannot read the new channel (`blind`), nor, as long as the table has another place, by who
        is not on its server (`absent`). `parent`: see `Tables.open`.
        Raises `Refused`: not-seated, not-running, already-here, channel-closed, unseen-there.
        """
        await self.guilds.may_play(guild, [channel, parent])
        async with self.locks.table(table_id), self.troubles.around(table_id, "move"):
            live = await self.live_tables.get(table_id)
            before = live.table
            if not (manager or user in before.players or user == before.owner):
                raise Refused("not-seated", table=before.name)
            if before.status not in ("lobby", "running"):
                raise Refused("not-running", status=before.status)
            if channel in (before.channel, before.thread) and table_id not in self.stranded.tables:
                raise Refused("already-here", table=before.name)
            lost = table_id in self.stranded.tables
            left = {*blind, *(() if lost else absent)}
            if names := [s.name or s.belongs_name for s in before.seats if (s.user or s.belongs) in left]:
                raise Refused("unseen-there", table=before.name, names=", ".join(dict.fromkeys(names)))
            version, question = before.version + 1, None
            table = msgspec.structs.replace(
                before, guild=guild, channel=channel, thread=0, card=0, touched=self.clock.now()
            )
            name = next((s.name for s in table.seats if s.user == user), "") or "0"
            outs = [*close(live.question, before.n, -1, "moved"), card(version)]
            if table.status == "running":
                outs.append(thread(version))
            outs.append(notice(version, "notice-moved-here", name=name))
            if not lost:
                outs.append(_told_there(version, before.where, name=name, guild=str(guild), channel=str(channel)))
            outs += [word(f"{version}", u, "word-moved") for u in before.players if u in absent]
            if table.status == "running" and (waiting := people_asked(table)):
                ping = [a.seat for a in waiting if table.seats[a.seat].user != user]
                row, question = ask(table, version, ping, -1)
                outs.append(row)
            places = json.dumps([p for p in (before.thread, before.channel) if p])
            also = [
                ("place", guild, channel, table_id),
                ("left-behind", self.clock.now(), table_id),
                ("closed-at", places, table_id),
                ("closes-at", places, table_id),
                ("no-card", table_id),
                self.stranded.cleared(table_id),
            ]
            table = (await self.live_tables.save(live, table, question, outs=outs, also=also)).table
            self.stranded.tables.pop(table_id, None)
        self.changed(table)
        return table

    async def ask_anew(self, table_id: int) -> None:
        """The thread of a table is gone: it goes on in the channel, and whoever is asked is called there."""
        async with self.locks.table(table_id), self.troubles.around(table_id, "ask anew"):
            live = await self.live_tables.get(table_id)
            table, version = msgspec.structs.replace(live.table, touched=self.clock.now()), live.table.version + 1
            if not (waiting := people_asked(table)):
                return
            row, question = ask(table, version, [a.seat for a in waiting], -1)
            outs = [*close(live.question, table.n, -1, "moved"), notice(version, "notice-moved"), row]
            table = (await self.live_tables.save(live, table, question, outs=outs)).table
        self.changed(table)


def _told_there(version: int, place: int, **args: object) -> Out:
    """A notice in the place that a table has left."""
    out = notice(version, "notice-moved-to", **args)
    return msgspec.structs.replace(out, payload=out.payload | {"at": place})
