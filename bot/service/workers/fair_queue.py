"""Tables that wait for the computer: servers take turns, within a server its people, and within those their tables."""

from __future__ import annotations

from ..core.model import Table


class FairQueue:
    """However many tables somebody has waiting, another waits for one of them and no more."""

    def __init__(self) -> None:
        # By server and owner, each in the order of its turn; the tables in the order in which they came.
        self._servers: dict[int, dict[int, dict[int, Table]]] = {}
        self._places: dict[int, tuple[int, int]] = {}  # of each table that waits

    def __len__(self) -> int:
        return len(self._places)

    def put(self, table: Table) -> None:
        """A table waits, if it does not yet."""
        if table.id not in self._places:
            self._places[table.id] = table.guild, table.owner
            self._servers.setdefault(table.guild, {}).setdefault(table.owner, {})[table.id] = table

    def take(self) -> Table | None:
        """The table whose turn it is, as it was when it came; it waits no longer. None for none."""
        if not self._servers:
            return None
        server, people = next(iter(self._servers.items()))
        person, tables = next(iter(people.items()))
        table = next(iter(tables.values()))
        self.drop(table.id)
        if server in self._servers:  # now it is the others' turn
            self._servers[server] = self._servers.pop(server)
            if person in people:
                people[person] = people.pop(person)
        return table

    def drop(self, table_id: int) -> None:
        """A table waits no longer."""
        place = self._places.pop(table_id, None)
        if place is None:
            return
        server, person = place
        people = self._servers[server]
        del people[person][table_id]
        if not people[person]:
            del people[person]
        if not people:
            del self._servers[server]
