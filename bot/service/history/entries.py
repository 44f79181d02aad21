"""What has happened at a table: entries told by their events, earlier states, the recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.rules import Action, Barrier, Event, Game, Refused
from bot.rules.log import Entry as Played
from bot.rules.log import hash8
from bot.rules.record import Record, Row, text_of

from ..core.live_tables import Live, LiveTables
from ..core.model import BY_ORDER, Entry
from ..core.ports import Store
from .record_lines import lines

SNAPSHOT_EVERY = 16  # entries from one snapshot to the next: an earlier state is so many answers away

_events = msgspec.json.Decoder(list[Event])


class Drifts(RuntimeError):
    """A replay comes out elsewhere than play did: the rules are not what they were, or not a function."""


def readable(events: Sequence[Event], seats: Sequence[int]) -> tuple[Event, ...]:
    """Events as the player of `seats` may read them: what is secret goes to its own seat."""
    return tuple(e if not e.secret or e.seat in seats else msgspec.structs.replace(e, secret={}) for e in events)


def entry_of(row: Any, seats: Sequence[int] = ()) -> Entry:
    """A stored entry, as the player of `seats` may read it."""
    events = readable(_events.decode(row.events), seats)
    undone_at = row.undone_at or 0.0
    by_order = row.auto == BY_ORDER
    return Entry(row.n, row.seat, events, row.at, bool(row.auto), row.undone_at is not None, by_order, undone_at)


def action_of(row: Any) -> Action:
    return Action(row.seat, row.verb, tuple(msgspec.json.decode(row.words)))


def played(row: Any) -> Played:
    return Played(action_of(row), Barrier(row.barrier), row.fork, bool(row.auto), row.hash8, row.auto == BY_ORDER)


def apart(row: Any) -> bool:
    """Whether an entry is no answer but says that play went on from the state it has left in its snapshot."""
    return bool(row.verb.startswith("="))


def standing(rows: Sequence[Any]) -> list[Any]:
    """The entries that have not been taken back; without the set-up."""
    return [r for r in rows if r.n and r.undone_at is None]


def played_on(rules: Game[Any], blob: bytes, rows: Sequence[Any], wanted: str) -> Any | None:
    """The state in `blob` played on by answers, in place; None where its `hash8` is not the one `wanted`, whatever the
    reason: other rules, another shape of what is saved."""
    try:
        g = rules.resume(rules.load(blob), record=False)
        for row in rows:
            rules.step(g, action_of(row))
    except Exception:  # whoever is told why goes the careful way
        return None
    return g.s if hash8(rules, g.s) == wanted else None


class History:
    """Reads the log. Needs no lock: what it reads is not changed by others but for being marked as taken back."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self.store, self.live_tables = store, live_tables

    async def rows(self, table_id: int, first: int = 0, last: int | None = None) -> list[Any]:
        return list(await self.store.entries(table_id, first, last))

    async def state_at(self, live: Live, n: int) -> Any:
        """The state after entry `n`, as the log stands now. Raises `Drifts` where a replay does not hold.

        Of what was played under older rules it is the last state before it that can still be made.
        """
        snapshot = await self.store.snapshot(live.table.id, n)
        if snapshot is None:
            raise Drifts(f"no snapshot at or before entry {n}")
        at, blob = snapshot
        rows = standing(await self.rows(live.table.id, at, n))
        if rows and (there := played_on(live.rules, blob, [r for r in rows if r.n > at], rows[-1].hash8)) is not None:
            return there
        state = live.rules.load(blob, await self.version(live.table.id, at))
        for row in rows:
            if row.n == at:
                continue
            try:
                after = await self.step(live, state, row)
                if row.hash8 != hash8(live.rules, after):
                    raise Drifts(f"entry {row.n} comes out differently")
            except (Drifts, Refused):
                if await self.version(live.table.id, row.n) != live.rules.version:
                    return state
                raise
            state = after
        return state

    async def version(self, table_id: int, n: int) -> int:
        """The version of the rules under which entry `n` was played."""
        changes = [r for r in await self.store.entries_apart(table_id) if r.verb == "=rules" and r.n > n]
        if changes:
            return int(msgspec.json.decode(changes[0].words)[0])
        stored = await self.store.load(table_id)
        return int(stored.row.rules)

    async def step(self, live: Live, state: Any, row: Any) -> Any:
        """The state after an entry, from the one before it."""
        if not apart(row):
            return live.rules.apply(state, action_of(row)).state
        snapshot = await self.store.snapshot(live.table.id, row.n)
        if snapshot is None or snapshot[0] != row.n:
            raise Drifts(f"no snapshot of entry {row.n}")
        return live.rules.load(snapshot[1], await self.version(live.table.id, row.n))

    async def record(self, table_id: int) -> str:
        """The recorded game with its key: for the host, or for all once it is over. Undone answers: `record_lines`."""
        live = await self.live_tables.get(table_id)
        stored = await self.store.load(table_id)
        table = live.table
        record = Record(
            game=table.game,
            seats=len(table.seats),
            rules=stored.row.rules,
            options=dict(table.options),
            key=stored.key or bytes(32),
            commitment=table.commitment,
            components=table.components,
        )

        async def snapshot(n: int) -> bytes:
            found = await self.store.snapshot(table_id, n)
            if found is None or found[0] != n:
                raise Drifts(f"no snapshot of entry {n}")
            return found[1]

        record.rows += await lines(await self.rows(table_id), snapshot)
        if table.status == "over":
            scores = live.rules.scores(live.state)
            record.rows.append(Row(0, "=", "  ".join(f"{t.seat} {t.total}" for t in scores)))
        return text_of(record)

    async def finished(self, table_id: int) -> str:
        """The recorded game for everybody; raises `Refused` while it still holds secrets, here or elsewhere."""
        await self._no_secrets(table_id)
        return await self.record(table_id)

    async def key(self, table_id: int) -> str:
        """The key of all chance, as hex digits, where nothing is a secret any more; else raises `Refused`."""
        await self._no_secrets(table_id)
        return ((await self.store.load(table_id)).key or bytes(32)).hex()

    async def _no_secrets(self, table_id: int) -> None:
        live = await self.live_tables.get(table_id)
        if live.table.elsewhere:
            raise Refused("record-elsewhere")
        if live.table.status not in ("over", "abandoned") or live.state is None:
            raise Refused("not-over")
