"""Standing orders, as JSON that the service can read."""

from __future__ import annotations

from .db import Database
from .rows import OrderRow

# `gone` in the value is the number of the entry by which an order ended. Where that entry was taken back, it stands.
_STANDING = (
    "select seat, name, value, at from orders o where table_id = ? and not exists (select 1 from log where table_id = "
    "o.table_id and n > 0 and n = json_extract(o.value, '$.gone') and undone_at is null) order by at, seat, name"
)


class OrdersPart:
    """The store's methods about standing orders; they are written by `side`."""

    db: Database

    async def orders(self, table_id: int) -> list[OrderRow]:
        """All that stand at a table, the oldest first."""
        return [OrderRow(*r) for r in await self.db.run(lambda c: c.execute(_STANDING, (table_id,)).fetchall())]
