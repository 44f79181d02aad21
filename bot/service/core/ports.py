"""What the service needs from outside: a store, a herald, an illustrator, a clock. Tests fake each in ten lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from bot.rules.view_parts import AskedView

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
        asked: Sequence[AskedView] = (),
        before: Any = None,
        width: int = 1600,
    ) -> Any:
        """A picture of a view, or with the part "question" of what `asked` is about (without it, all that the view says
        is asked), drawn on one worker thread and kept by the hash of all that goes into it."""
        ...

    def known(
        self,
        game: str,
        view: Any,
        *,
        names: Sequence[str],
        locale: str,
        part: str = "table",
        asked: Sequence[AskedView] = (),
        before: Any = None,
        width: int = 1600,
    ) -> Any:
        """The same picture where it is drawn already, else None."""
        ...

    def closer(self, game: str, seats: int) -> Sequence[tuple[str, int]]:
        """The parts of a game's pictures to look closer at, each with the seat whose boards it shows, or -1."""
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

    async def leaderboard(
        self,
        title: str,
        lines: Sequence[tuple[str, int | None, int, int]],
        *,
        words: Callable[..., str],
        width: int = 1600,
    ) -> Any:
        """A picture of who stands where on a server, drawn on that thread."""
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
        self,
        fields: Mapping[str, object],
        seats: Sequence[Sequence[Any]],
        outbox: Sequence[Sequence[Any]] = (),
        also: Sequence[tuple[Any, ...]] = (),
        invited: Sequence[int] = (),
    ) -> int: ...
    async def components(self) -> Sequence[tuple[str, str, bytes]]: ...
    async def append(
        self,
        table_id: int,
        version: int,
        *,
        fields: Mapping[str, object],
        seats: Sequence[Sequence[Any]] | None = None,
        entry: Sequence[Any] | None = None,
        entries: Sequence[Sequence[Any]] = (),
        undone: Sequence[int] = (),
        at: float = 0.0,
        amended: Sequence[Sequence[Any]] = (),
        snapshot: tuple[int, int] | None = None,
        answered: Sequence[int] = (),
        outbox: Sequence[Sequence[Any]] = (),
        also: Sequence[tuple[Any, ...]] = (),
    ) -> int: ...
    async def load(self, table_id: int) -> Any: ...
    async def set_thread(self, table_id: int, thread: int) -> None: ...
    async def in_channel(self, channel: int, statuses: Sequence[str]) -> Any: ...
    async def of_user(self, user: int, statuses: Sequence[str]) -> Any: ...
    async def invited(self, table_id: int) -> frozenset[int]: ...
    async def following(self, table_id: int) -> Any: ...
    async def count(self, status: str) -> int: ...
    async def by_status(
        self,
        status: str,
        before: float | None = None,
        *,
        guild: int | None = None,
        but: Mapping[str, int] | None = None,
    ) -> Any: ...
    async def running(self) -> list[int]: ...

    async def entries(self, table_id: int, first: int = 0, last: int | None = None) -> Any: ...
    async def outline(self, table_id: int, marks: Sequence[bytes]) -> Any: ...
    async def entries_apart(self, table_id: int) -> Any: ...
    async def last_own(self, table_id: int, seat: int) -> int: ...
    async def snapshot(self, table_id: int, n: int) -> tuple[int, bytes] | None: ...
    async def thin(self, every: int, rules: Mapping[str, int]) -> bool: ...

    async def proposal(self, number: int) -> Any: ...
    async def open_proposals(self, table_id: int) -> Any: ...
    async def propose(
        self,
        table_id: int,
        row: Sequence[Any],
        more: Callable[[int], tuple[Sequence[tuple[Any, ...]], Sequence[Sequence[Any]]]],
    ) -> int: ...
    async def clocks(self, table_id: int) -> Any: ...
    async def gains(self, table_id: int) -> list[tuple[int, int, float]]: ...

    async def orders(self, table_id: int) -> Any: ...
    async def ended_orders(self, table_id: int, first: int, last: int) -> Any: ...

    async def set_draft(self, table_id: int, seat: int, tag: str, draft: bytes) -> None: ...
    async def draft(self, table_id: int, seat: int, tag: str) -> bytes: ...
    async def post(self, table_id: int, kind: str, key: str = "") -> int: ...
    async def posts_about(self, table_id: int, kind: str, about: str) -> list[tuple[str, int]]: ...

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
    async def put(
        self, also: Sequence[tuple[Any, ...]], outbox: Sequence[tuple[int, Any]] = (), *, synced: bool = True
    ) -> None: ...
    async def postpone(self, row_id: int, due: float, more: Sequence[Sequence[Any]] = ()) -> None: ...
    async def tell(self, table_id: int, row: Sequence[Any]) -> None: ...
    async def hasten(self, now: float, guild: int | None = None) -> None: ...
    async def refused(self) -> tuple[int, int]: ...
    async def tidy(self, before: float) -> None: ...

    async def timers_due(self, now: float, most: int = 100) -> Any: ...
    async def timers(self, kind: str = "", table_id: int | None = None, user: int | None = None) -> Any: ...
    async def next_timer(self) -> float | None: ...
    async def fire(
        self, timer: Any, also: Sequence[tuple[Any, ...]] = (), outbox: Sequence[tuple[int, Any]] = ()
    ) -> None: ...

    async def preferences(self, user: int) -> dict[str, str]: ...
    async def guild(self, guild: int) -> dict[str, str]: ...
    async def open_tables(self, guild: int, owner: int) -> tuple[int, int, int]: ...
    async def computer_seats(self, guild: int, strength: str) -> int: ...
    async def departures(self) -> list[tuple[int, int, str]]: ...
    async def results(self, guild: int, game: str = "") -> Any: ...
    async def take_out(self, table_id: int) -> dict[str, list[dict[str, Any]]]: ...
    async def put_in(
        self, rows: Mapping[str, list[dict[str, Any]]], changes: Mapping[str, object], every: int = 0
    ) -> int: ...
    async def drop(self, table_id: int) -> None: ...
    async def forget(self, user: int, name: str) -> int: ...
    async def beat(self) -> None: ...
    async def backup(self, target: Path) -> str: ...
