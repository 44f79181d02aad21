"""Pictures, drawn on one thread of their own so that the event loop never waits, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any

import msgspec


class OneThread:
    """Draws with `render`, one picture after the other; `kept` pictures stay in memory."""

    def __init__(self, render: Callable[..., Any], kept: int = 64) -> None:
        self._render, self._kept = render, kept
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._pictures: OrderedDict[bytes, asyncio.Future[Any]] = OrderedDict()

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
        """The picture of a view. The same inputs give the same picture, drawn once, also when asked for twice at once.

        `locale` names the language of `words`. Raises whatever `render` raises.
        """
        key = blake2b(
            msgspec.json.encode([game, view, list(names), locale, part, before, width]), digest_size=16
        ).digest()
        found = self._pictures.get(key)
        if found is None:

            def job() -> Any:
                return self._render(game, view, names=names, words=words, part=part, before=before, width=width)

            found = asyncio.get_running_loop().run_in_executor(self._pool, job)
            self._pictures[key] = found
            while len(self._pictures) > self._kept:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        try:
            # Whoever gives up waiting does not take the picture from the others.
            return await asyncio.shield(found)
        except BaseException:
            if found.done() and (found.cancelled() or found.exception()):
                self._pictures.pop(key, None)
            raise

    def close(self) -> None:
        """Finish the picture being drawn, drop the rest."""
        self._pool.shutdown(wait=True, cancel_futures=True)
