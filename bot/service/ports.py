"""What the service needs from outside: a store, a herald, an illustrator, a clock. Tests fake each in ten lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .model import Outgoing, Table


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...


class Herald(Protocol):
    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        """Post or edit what the row says; returns the id of the message (of the thread, for `thread`), or None.

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
