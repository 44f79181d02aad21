"""Sets of components that tables are played with."""

from __future__ import annotations

from .port import Database


class ComponentsPart:
    """The store's methods about sets of components. One is written along with a table: see `side`."""

    db: Database

    async def components(self) -> list[tuple[str, str, bytes]]:
        """Every set that a table began with: hash, name, file."""
        return await self.db.run(lambda c: c.execute("select hash, name, files from components").fetchall())
