"""Rules that change under running games: each table goes on, and nobody's game is lost.

A table keeps the version of the rules it was played by. Where the program has newer ones, the table's log is replayed
under them. If every state comes out as it was played, the table simply goes on. If not, what lies on the table stays as
the players saw it: an entry of the log says that from here on the new rules hold, undo does not cross it, and the
table is told.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bot.rules import Event, Game, Refused
from bot.rules.log import hash8

from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import notice
from ..core.ports import Clock, Store
from .entries import History, action_of, apart, standing

LOG = logging.getLogger(__name__)

Fate = Literal["on", "rebased", "unreadable"]


class Upgraded(msgspec.Struct, frozen=True):
    """What became of a table whose rules have changed; `entry`: the first that comes out differently, 0 for none."""

    table: int
    game: str
    old: int
    new: int
    fate: Fate
    entry: int = 0


class Upgrades:
    """Run once, before anybody plays."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        history: History,
        locks: Locks,
        clock: Clock,
        games: Mapping[str, type[Game[Any]]],
    ) -> None:
        self.store, self.live_tables, self.history, self.locks = store, live_tables, history, locks
        self.clock, self.games = clock, games

    async def run(self, *, write: bool = True) -> list[Upgraded]:
        """Bring every running table under the rules of this program; without `write` only say what would become of it.

        A table that cannot even be read is left as it is, for the program that can read it.
        """
        found = []
        current = {name: game.version for name, game in self.games.items()}
        for row, _ in await self.store.by_status("running", but=current):
            async with self.locks.table(row.id):
                found.append(await self._one(row, write))
        for u in found:
            LOG.log(logging.WARNING if u.fate in ("rebased", "unreadable") else logging.INFO, "upgrade: %s", u)
        return found

    async def _one(self, row: Any, write: bool) -> Upgraded:
        try:
            return await self._table(row, write)
        except self.store.Error:
            raise
        except Exception as no:
            LOG.error("table %d of %s rules %d cannot be read: %s", row.id, row.game, row.rules, type(no).__name__)
            return Upgraded(row.id, row.game, row.rules, self.games[row.game].version, "unreadable")

    async def _table(self, row: Any, write: bool) -> Upgraded:
        live = await self.live_tables.get(row.id)
        live.rules.pending(live.state)
        told = Upgraded(row.id, row.game, row.rules, live.rules.version, "on")
        entry = await self._first_difference(live)
        told = msgspec.structs.replace(told, fate="rebased" if entry else "on", entry=entry)
        if not write:
            return told
        if entry:
            await self._rebase(live, row.rules)
        else:
            await self.live_tables.save(live, live.table, live.question, state=live.state, rules=live.rules.version)
        return told

    async def _first_difference(self, live: Live) -> int:
        """The first entry that the rules of today play otherwise than it was played, 0 where there is none."""
        stored = await self.store.load(live.table.id)
        rows = standing(await self.history.rows(live.table.id))
        rules = live.rules
        try:
            state = rules.setup(len(live.table.seats), stored.key).state
            first = await self.store.snapshot(live.table.id, 0)
            if first is not None and rules.dump(state) != rules.dump(rules.load(first[1], stored.row.rules)):
                return 1
            for row in rows:
                state = (
                    await self.history.step(live, state, row)
                    if apart(row)
                    else rules.apply(state, action_of(row)).state
                )
                if hash8(rules, state) != row.hash8:
                    return int(row.n)
        except Refused:
            return int(row.n) if rows else 1
        except Exception as no:
            LOG.warning("replay of table %d: %s", live.table.id, type(no).__name__)
            return int(rows[-1].n) if rows else 1
        return 0 if rules.dump(state) == rules.dump(live.state) else int(live.table.n) or 1

    async def _rebase(self, live: Live, old: int) -> None:
        rules, before, now = live.rules, live.table, self.clock.now()
        n = before.n + 1
        table: Table = msgspec.structs.replace(
            before, n=n, asked=tuple(rules.asked(live.state)), epoch=before.epoch + 1, touched=now
        )
        version = before.version + 1
        words = msgspec.json.encode([str(old), str(rules.version)]).decode()
        events = msgspec.json.encode([Event("rules_changed", None, {}, {})])
        entry = (n, -1, "=rules", words, 1, 0, 1, hash8(rules, live.state), now, events)
        outs = [notice(version, "notice-rules-changed")]
        await self.live_tables.save(
            live,
            table,
            live.question,
            state=live.state,
            entry=entry,
            snapshot=(n, 0),
            rules=rules.version,
            outs=outs,
        )
