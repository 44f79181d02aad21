"""What the service needs from outside: a store, a herald, an illustrator, a clock. Tests fake each in ten lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from .model import Delivered, Outgoing, Table


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...


class Herald(Protocol):
    async def deliver(self, row: Outgoing, table: Table) -> int | Delivered | None:
        """Post or edit what the row says; returns the id of the message (of the thread, for `thread`), or None.

        A `Delivered` tells what is to be written along with it.

        Raises `Later` to be asked again and `Gone` where there is nothing left to post to.
        """
        ...


class Illustrator(Protocol):
    async def draw(
        self,
        game: str,
        view: Any,
        *,
        names: Sequence[str],
        words: Callable[..., str],
        locale: str,
        part: str = "table",
        before: Any = None,
        width: int = 1600,
    ) -> Any:
        """A picture of a view, drawn on one worker thread and kept by the hash of all that goes into it."""
        ...

    async def chart(
        self,
        series: Sequence[Sequence[int]],
        *,
        names: Sequence[str],
        words: Callable[..., str],
        unit: str,
        width: int = 1600,
    ) -> Any:
        """A picture of points over time, drawn on that thread."""
        ...

    async def film(
        self, game: str, views: Sequence[Any], *, names: Sequence[str], words: Callable[..., str], width: int
    ) -> bytes:
        """Pictures of views one after the other as one animated file; other pictures get their turn in between."""
        ...


class Store(Protocol):
    """Where tables are kept. What the methods promise is said in `storage`; rows have the columns as attributes."""

    Conflict: type[Exception]
    Error: type[Exception]  # has `reason`, a word

    async def create(
        self, fields: Mapping[str, object], seats: Sequence[Sequence[Any]], outbox: Sequence[Sequence[Any]] = ()
    ) -> int: ...
    async def append(
        self,
        table_id: int,
        version: int,
        *,
        fields: Mapping[str, object],
        seats: Sequence[Sequence[Any]] | None = None,
        entry: Sequence[Any] | None = None,
        undone: Sequence[int] = (),
        at: float = 0.0,
        amended: Sequence[Sequence[Any]] = (),
        snapshot: tuple[int, bytes] | None = None,
        answered: Sequence[int] = (),
        outbox: Sequence[Sequence[Any]] = (),
        also: Sequence[tuple[Any, ...]] = (),
    ) -> int: ...
    async def load(self, table_id: int) -> Any: ...
    async def set_thread(self, table_id: int, thread: int) -> None: ...
    async def in_channel(self, channel: int, statuses: Sequence[str]) -> Any: ...
    async def of_user(self, user: int, statuses: Sequence[str]) -> Any: ...
    async def count(self, status: str) -> int: ...
    async def by_status(self, status: str, before: float | None = None) -> Any: ...

    async def entries(self, table_id: int, first: int = 0, last: int | None = None) -> Any: ...
    async def entries_apart(self, table_id: int) -> Any: ...
    async def last_own(self, table_id: int, seat: int) -> int: ...
    async def snapshot(self, table_id: int, n: int) -> tuple[int, bytes] | None: ...
    async def thin(self, table_id: int, every: int) -> None: ...

    async def set_draft(self, table_id: int, seat: int, tag: str, draft: bytes) -> None: ...
    async def draft(self, table_id: int, seat: int, tag: str) -> bytes: ...
    async def post(self, table_id: int, kind: str, key: str = "") -> int: ...
    async def post_of(self, message: int) -> tuple[int, str, str] | None: ...
    async def forget_post(self, message: int) -> None: ...

    async def due(self, now: float) -> list[tuple[int, int]]: ...
    async def head(self, table_id: int, now: float) -> int: ...
    async def next_due(self) -> float | None: ...
    async def claim(self, row_id: int) -> Any: ...
    async def mark(
        self,
        row_id: int,
        now: float,
        result: str,
        message: int = 0,
        also: Sequence[tuple[Any, ...]] = (),
        more: Sequence[Sequence[Any]] = (),
    ) -> None: ...
    async def put(self, also: Sequence[tuple[Any, ...]], outbox: Sequence[tuple[int, Any]] = ()) -> None: ...
    async def postpone(self, row_id: int, due: float) -> None: ...
    async def tidy(self, before: float) -> None: ...

    async def timers_due(self, now: float, most: int = 100) -> Any: ...
    async def timers(self, kind: str = "", table_id: int | None = None, user: int | None = None) -> Any: ...
    async def next_timer(self) -> float | None: ...
    async def fire(
        self, timer: Any, also: Sequence[tuple[Any, ...]] = (), outbox: Sequence[tuple[int, Any]] = ()
    ) -> None: ...

    async def preferences(self, user: int) -> dict[str, str]: ...
    async def set_preference(self, user: int, name: str, value: str) -> None: ...
    async def beat(self) -> None: ...
    async def backup(self, target: Path) -> str: ...
