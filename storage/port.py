"""What the parts of the store need of a database, whichever it is: SQLite (`db`) or PostgreSQL (`postgres`).

Statements are written once, with `?` for what is filled in. Where the two want other words, `Dialect` has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
Reach = Callable[[str], None]

BUSY_SECONDS = 5.0


def nothing(point: str) -> None:
    """What happens at a named point, unless a test has something in mind."""


class Dialect(NamedTuple):
    """Where SQLite and PostgreSQL have no words in common."""

    number: str  # the number at a key of a JSON object in a text, 0 where there is none: for `.format(text, key)`
    within: str  # whether bytes are somewhere in others: for `.format(bytes)`, with one `?`
    absent: str  # whether a JSON object in a text has nothing at a path: for `.format(text, path)`, as `closes.at`
    object: str  # whether there is an object at a key: for `.format(text, key)`
    put: str  # the same text with the JSON of a `?1` put at a path


class Rows(Protocol):
    """What a statement has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open connection within `run` or `write`."""

    @property
    def dialect(self) -> Dialect: ...
    def execute(self, sql: str, args: Any = ..., /) -> Rows: ...
    def executemany(self, sql: str, rows: Iterable[Any], /) -> Any: ...

    def counted(self, part: str) -> int:
        """The highest number that a table has given to a row of its own."""
        ...

    def count_from(self, part: str, number: int) -> None:
        """The next row of a table gets a higher number than that."""
        ...


class Database(Protocol):
    """An open database. `run` and `write` carry a function to a thread that has a connection, in one hop."""

    reach: Reach

    @property
    def name(self) -> str:
        """How it is called in what people read: never with a password."""
        ...

    @property
    def Error(self) -> type[Exception]:
        """What its library raises for a mistake of ours in a statement or a value."""
        ...

    async def run(self, work: Callable[[Connection], T]) -> T:
        """`work` on one moment of the database: for reading."""
        ...

    async def write(self, work: Callable[[Connection], T], *, synced: bool = True) -> T:
        """`work` in a transaction, all or nothing, on the disk when this returns; one at a time.

        A caller that is cancelled while waiting does not stop it: what has begun is finished. Not `synced`: the disk is
        not waited for; it outlives the process then, and is there without fail after the next write that is.
        `work` may be called again where the first try has come to nothing.
        """
        ...

    def version(self, c: Connection, newest: int | None = None) -> int:
        """The schema version, 0 where there is none yet; raises `Foreign` or `TooNew`."""
        ...

    def translated(self, statement: str) -> list[str]:
        """A statement of a migration as this database wants it."""
        ...

    def begin_migration(self, c: Connection) -> None:
        """What goes before a migration, in its transaction."""
        ...

    def copy(self, target: Path) -> str:
        """A checked copy as an SQLite file while play goes on; says what is in it. Blocks. Raises a `StoreError`."""
        ...

    async def close(self) -> None: ...


def fetch(c: Connection, sql: str, args: Any = ()) -> Any:
    """The first row, or None."""
    return c.execute(sql, args).fetchone()
