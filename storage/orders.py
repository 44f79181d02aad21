"""Standing orders, as JSON that the service can read."""

from __future__ import annotations

from .db import Database
from .rows import OrderRow

# The number of the entry by which an order ended. Where that entry was taken back, it stands; so does what is no JSON.
_GONE = "iif(json_valid(o.value), json_extract(o.value, '$.gone'), 0)"
_STANDING = (
    "select seat, name, value, at from orders o where table_id = ? and not exists (select 1 from log where table_id = "
    f"o.table_id and n > 0 and n = {_GONE} and undone_at is null) order by at, seat, name"
)
_ENDED = (
    "select o.seat, o.name, o.value, o.at from orders o join log l on l.table_id = o.table_id and l.n = "
    f"{_GONE} where o.table_id = ? and l.n between max(1, ?) and ? and l.undone_at is null "
    "order by l.n, o.at, o.seat, o.name"
)


class OrdersPart:
    """The store's methods about standing orders; they are written by `side`."""

    db: Database

    async def orders(self, table_id: int) -> list[OrderRow]:
        """All that stand at a table, the oldest first."""
        return [OrderRow(*r) for r in await self.db.run(lambda c: c.execute(_STANDING, (table_id,)).fetchall())]

    async def ended_orders(self, table_id: int, first: int, last: int) -> list[OrderRow]:
        """Those that ended by the entries `first` to `last`, in the order in which they did."""
        values = (table_id, first, last)
        return [OrderRow(*r) for r in await self.db.run(lambda c: c.execute(_ENDED, values).fetchall())]
