"""Which servers' tables a process sees to, where several share a database: those of its shards."""

from __future__ import annotations

from collections.abc import Collection


class Share:
    """All of them, unless it is told otherwise. What belongs to no server is shard 0's."""

    def __init__(self) -> None:
        self.shards, self.mine = 1, frozenset({0})

    def set(self, shards: int, mine: Collection[int]) -> None:
        """See to these shards from now on, of so many."""
        self.shards, self.mine = shards, frozenset(mine)

    @property
    def all(self) -> bool:
        """Whether there is nobody else."""
        return len(self.mine) == self.shards

    def has(self, guild: int) -> bool:
        """Whether a server is one of ours, by Discord's rule for shards."""
        return (guild >> 22) % self.shards in self.mine

    def servers(self, guild: str) -> str:
        """The same of a column, as a condition to go after `where` or `and`."""
        if self.all:
            return "true"
        return f"({guild} >> 22) % {self.shards} in ({', '.join(map(str, sorted(self.mine))) or 'null'})"

    def tables(self, table: str) -> str:
        """The same of a column with the number of a table, 0 for none."""
        if self.all:
            return "true"
        guild = f"coalesce((select guild from tables where id = {table}), 0)"
        return self.servers(guild)
