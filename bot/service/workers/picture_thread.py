"""Pictures, drawn on one thread of their own so that the event loop never waits, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec

from bot.rules.view_parts import AskedView


class OneThread:
    """Draws with `render`, one picture after the other; `kept` pictures stay in memory, some 300 KB each.

    `chart` draws points over time; `film` makes one file of many pictures; `leaderboard` draws who stands where;
    `closer` names the parts to look closer at.
    """

    def __init__(
        self,
        render: Callable[..., Any],
        kept: int = 24,
        *,
        chart: Callable[..., Any] | None = None,
        film: Callable[[list[bytes]], bytes] | None = None,
        leaderboard: Callable[..., Any] | None = None,
        closer: Callable[[str, int], Sequence[tuple[str, int]]] = lambda game, seats: (),
    ) -> None:
        self.closer = closer
        self._render, self._kept, self._chart, self._film, self._board = render, kept, chart, film, leaderboard
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
        asked: Sequence[AskedView] = (),
        before: Any = None,
        width: int = 1600,
    ) -> Any:
        """The picture of a view. The same inputs give the same picture, drawn once, also when asked for twice at once.

        `locale` names the language of `words`. Raises whatever `render` raises.
        """
        key = _key(game, view, names, locale, part, asked, before, width)
        found = self._pictures.get(key)
        if found is None:

            def job() -> Any:
                return self._render(
                    game, view, names=names, words=words, part=part, asked=asked, before=before, width=width
                )

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
        """The same where it is drawn already, else None."""
        found = self._pictures.get(_key(game, view, names, locale, part, asked, before, width))
        drawn = found is not None and found.done() and not found.cancelled() and not found.exception()
        return found.result() if found is not None and drawn else None

    async def chart(
        self,
        series: Sequence[Sequence[int]],
        *,
        names: Sequence[str],
        words: Callable[..., str],
        unit: str,
        width: int = 1600,
    ) -> Any:
        """A picture of points over time. Raises whatever the drawing raises."""
        assert self._chart is not None, "made without a chart"
        job = partial(self._chart, series, names=names, words=words, unit=unit, width=width)
        return await asyncio.get_running_loop().run_in_executor(self._pool, job)

    async def leaderboard(
        self,
        title: str,
        lines: Sequence[tuple[str, int | None, int, int]],
        *,
        words: Callable[..., str],
        width: int = 1600,
    ) -> Any:
        """A picture of who stands where. Raises whatever the drawing raises."""
        assert self._board is not None, "made without a leaderboard"
        job = partial(self._board, title, lines, words=words, width=width)
        return await asyncio.get_running_loop().run_in_executor(self._pool, job)

    async def film(
        self, game: str, views: Sequence[Any], *, names: Sequence[str], words: Callable[..., str], width: int
    ) -> bytes:
        """One animated file of pictures of the views. Raises whatever the drawing raises.

        Each picture is a job of its own, put in only when the one before is done, so that whoever waits for another
        picture waits for one of these at most. They are not kept: nobody asks for them again.
        """
        assert self._film is not None, "made without a film"
        loop = asyncio.get_running_loop()
        drawn: list[bytes] = []
        for view in views:
            job = partial(self._render, game, view, names=names, words=words, part="closer:film", width=width)
            drawn.append((await loop.run_in_executor(self._pool, job)).png)
        return await loop.run_in_executor(None, self._film, drawn)  # a second's work, and no part of the drawing

    def close(self) -> None:
        """Finish the picture being drawn, drop the rest; it is not waited for here."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _key(
    game: str,
    view: Any,
    names: Sequence[str],
    locale: str,
    part: str,
    asked: Sequence[AskedView],
    before: Any,
    width: int,
) -> bytes:
    """All that goes into a picture, in 16 bytes."""
    told = msgspec.json.encode([game, view, list(names), locale, part, list(asked), before, width])
    return blake2b(told, digest_size=16).digest()
