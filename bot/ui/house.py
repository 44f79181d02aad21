"""Everything the edge works with: the tables, their rules, pictures, words. Made once, by the composition root."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from bot.rules import Game
from bot.service import Service
from bot.service.model import Table
from bot.service.ports import Illustrator
from bot.text.fluent import Text, text

from . import posts, wording
from .heard import Heard
from .posts import Post
from .readers import Readers

_log = logging.getLogger(__name__)

FRAMES, FILM_WIDTH = 40, 700  # pictures of a film at most, and their pixels
PATIENCE = 60.0  # seconds that a film may take


class House:
    """The service and what turns its answers into words and pictures. `width`: of pictures, in pixels."""

    def __init__(
        self,
        service: Service,
        pictures: Illustrator,
        games: Mapping[str, type[Game[Any]]],
        *,
        language: str = "en",
        width: int = 1600,
    ) -> None:
        self.service, self.pictures, self.games = service, pictures, games
        self.language, self.width = language, width
        self.tables, self.turns = service.tables, service.turns
        self.readers, self.heard = Readers(service), Heard()
        self._working, self._idle = 0, asyncio.Event()

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Around the answer to a person, so that the program can finish it before it stops."""
        self._working += 1
        try:
            yield
        finally:
            self._working -= 1
            if not self._working:
                self._idle.set()

    async def idle(self, seconds: float) -> bool:
        """Wait until nobody is being answered; False if that takes longer than `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                while self._working:
                    self._idle.clear()
                    await self._idle.wait()
        except TimeoutError:
            return False
        return True

    def rules(self, table: Table) -> Game[Any]:
        """The rules a table is played by, with its components."""
        return self.service.sets.rules(table)

    async def away(self, table: Table) -> dict[int, float]:
        """Who of a table is away, and until when."""
        now, profile = self.service.clock.now(), self.service.people.profile
        found = {user: await profile(user) for user in table.people}
        return {user: p.away_until for user, p in found.items() if p.away(now)}

    def game_words(self, game: str, locale: str) -> Text:
        """The words of a game in one language."""
        return text(locale, game)

    def words(self, table: Table, locale: str = "") -> Text:
        """The words of a table's game, in the reader's language or, in public, in the table's."""
        return text(locale or table.locale, table.game)

    def lines(self, table: Table, view: Any, words: Text, who: Sequence[str]) -> list[str]:
        """A view told line by line."""
        return wording.board_lines(words, self.rules(table).lines(view), who)

    def heading(self, table: Table, view: Any, words: Text, who: Sequence[str]) -> str:
        """Where the game stands, in a few words."""
        return wording.heading(words, self.rules(table).lines(view), who)

    async def picture(self, table: Table, view: Any, words: Text, part: str = "table", before: Any = None) -> bytes:
        """The picture of a view; nothing where it cannot be drawn, which is logged: words do without it."""
        try:
            drawn = await self.pictures.draw(
                table.game,
                view,
                names=posts.plain_names(words, table),
                words=words,
                locale=words.language,
                part=part,
                before=before,
                width=self.width,
            )
        except Exception:  # a mistake of the drawing must not stop the game
            _log.exception("picture of table %d, %s", table.id, part)
            return b""
        return bytes(drawn.png)

    async def story(self, table: Table, words: Text) -> Post | None:
        """A finished game from its beginning, as a chart and a film; None where neither could be made."""
        names = posts.plain_names(words, table)
        chart = film = b""
        try:
            course = await self.turns.course(table.id, FRAMES)
            drawn = await self.pictures.chart(
                course.points, names=names, words=words, unit=course.unit, width=self.width
            )
            chart = bytes(drawn.png)
            async with asyncio.timeout(PATIENCE):
                film = await self.pictures.film(
                    table.game, course.views, names=names, words=words, width=min(FILM_WIDTH, self.width)
                )
        except Exception:  # as above; a film that takes too long is left out
            _log.exception("story of table %d", table.id)
            if not chart:
                return None
        return posts.story(words, table, course, chart, film)

    async def board(
        self, table: Table, view: Any, words: Text, *, part: str = "table", before: Any = None, kind: str = "alt-board"
    ) -> tuple[bytes, str]:
        """A picture with its description."""
        short = wording.alt(words, self.rules(table).lines(view), posts.plain_names(words, table))
        return await self.picture(table, view, words, part, before), posts.alt(words, short.splitlines(), kind)
