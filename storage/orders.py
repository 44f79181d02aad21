"""Standing orders, as JSON that the service can read."""

from __future__ import annotations

from collections.abc import Sequence

from .port import Connection, Database
from .rows import OrderRow

# The number of the entry by which an order ended. Where that entry was taken back, it stands; so does what is no JSON.
_GONE = ("o.value", "gone")
_STANDING = (
    "select seat, name, value, at from orders o where table_id = ? and not exists (select 1 from log where table_id = "
    "o.table_id and n > 0 and n = {gone} and undone_at is null) order by at, seat, name"
)
_ENDED = (
    "select o.seat, o.name, o.value, o.at from orders o join log l on l.table_id = o.table_id and l.n = "
    "{gone} where o.table_id = ? and l.n between ? and ? and l.undone_at is null "
    "order by l.n, o.at, o.seat, o.name"
)


def _read(c: Connection, sql: str, args: Sequence[object]) -> list[OrderRow]:
    rows = c.execute(sql.format(gone=c.dialect.number.format(*_GONE)), args)
    return [OrderRow(*r) for r in rows]


class OrdersPart:
    """The store's methods about standing orders; they are written by `side`."""

    db: Database

    async def orders(self, table_id: int) -> list[OrderRow]:
        """All that stand at a table, the oldest first."""
        return await self.db.run(lambda c: _read(c, _STANDING, (table_id,)))

    async def ended_orders(self, table_id: int, first: int, last: int) -> list[OrderRow]:
        """Those that ended by the entries `first` to `last`, in the order in which they did."""
        return await self.db.run(lambda c: _read(c, _ENDED, (table_id, max(1, first), last)))
