"""What faces people: the tables, their rules, pictures and words, in one. Made once, by the composition root."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from bot.rules import Game
from bot.rules.view_parts import AskedView
from bot.service import Service
from bot.service.core.limits import PRESSES_WITHIN, Rate
from bot.service.core.model import Table
from bot.service.core.ports import Illustrator
from bot.text.fluent import Text, text

from ..common import wording
from ..common.deliveries import Deliveries
from ..common.signs import Signs
from . import final_score, posts
from .languages import Languages
from .posts import Post

_log = logging.getLogger(__name__)

FRAMES, FILM_WIDTH = 40, 700  # pictures of a film at most, and their pixels
KEPT = 4096  # people whose names are remembered, and answers
PATIENCE = 60.0  # seconds that a film may take
WORDS = 0.3  # seconds that others wait for the answer to whoever acts


class Frontend:
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
        self.languages, self.deliveries = Languages(service), Deliveries()
        self.presses = Rate(service.limits.presses, PRESSES_WITHIN)
        self.signs = Signs()
        self.pressed = 0  # presses and commands since the start
        self._called: OrderedDict[tuple[int, int], str] = OrderedDict()
        self._working, self._idle = 0, asyncio.Event()
        self._unsaid: dict[Hashable, Callable[[], int]] = {}
        self._heard = asyncio.Event()
        self._shown: OrderedDict[str, Hashable] = OrderedDict()

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

    @contextmanager
    def resting(self) -> Iterator[None]:
        """Within `busy`, while nothing is done but to wait for others: the program may stop meanwhile."""
        self._working -= 1
        if not self._working:
            self._idle.set()
        try:
            yield
        finally:
            self._working += 1

    @contextmanager
    def answering(self, who: Hashable, table: Callable[[], int]) -> Iterator[None]:
        """Around the answer to a person at a `table` (0: none, or not known yet), until it is `said`."""
        self._unsaid[who] = table
        try:
            yield
        finally:
            self.said(who)

    def said(self, who: Hashable, place: str = "") -> None:
        """Somebody has the words of their answer before them, in the message called so."""
        if self._unsaid.pop(who, None) is not None:
            self._heard.set()
        if place:
            self._shown[place] = who
            self._shown.move_to_end(place)
            while len(self._shown) > KEPT:
                self._shown.popitem(last=False)

    def shows(self, place: str) -> Hashable:
        """Whose answer was the last to be put into that message."""
        return self._shown.get(place)

    async def words_first(self, table: int) -> None:
        """Let those who act at a table read their answer before what came of it is told to the others."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WORDS):
                while any(at() == table for at in self._unsaid.values()):
                    self._heard.clear()
                    await self._heard.wait()

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

    async def meet(self, user: int, guild: int, name: str) -> None:
        """Somebody acts on a server (0: elsewhere), where they are called so now: names at tables follow."""
        if not guild or self._called.get((guild, user)) == name:
            return
        await self.tables.renamed(user, guild, name)
        self._called[guild, user] = name
        self._called.move_to_end((guild, user))
        while len(self._called) > KEPT:
            self._called.popitem(last=False)

    def rules(self, table: Table) -> Game[Any]:
        """The rules a table is played by, with its components."""
        return self.service.sets.rules(table)

    async def away(self, table: Table) -> dict[int, float]:
        """Who of a table is away, and until when."""
        now, profile = self.service.clock.now(), self.service.people.profile
        found = {user: await profile(user) for user in table.people}
        return {user: p.away_until for user, p in found.items() if p.away(now)}

    def game_text(self, game: str, locale: str) -> Text:
        """The words of a game in one language."""
        return text(locale, game)

    def text(self, table: Table, locale: str = "") -> Text:
        """The words of a table's game, in the reader's language or, in public, in the table's."""
        return text(locale or table.locale, table.game)

    def lines(self, table: Table, view: Any, text: Text, who: Sequence[str]) -> list[str]:
        """A view told line by line."""
        return wording.board_lines(text, self.rules(table).lines(view), who)

    def heading(self, table: Table, view: Any, text: Text, who: Sequence[str]) -> str:
        """Where the game stands, in a few words."""
        return wording.heading(text, self.rules(table).lines(view), who)

    async def picture(
        self,
        table: Table,
        view: Any,
        text: Text,
        part: str = "table",
        before: Any = None,
        asked: Sequence[AskedView] = (),
    ) -> bytes:
        """The picture of a view; nothing where it cannot be drawn, which is logged: words do without it."""
        names, locale, width = posts.picture_names(text, table), text.language, self.width
        try:
            drawn = await self.pictures.draw(
                table.game,
                view,
                names=names,
                words=text,
                locale=locale,
                part=part,
                asked=asked,
                before=before,
                width=width,
            )
        except Exception:  # a mistake of the drawing must not stop the game
            _log.exception("picture of table %d, %s", table.id, part)
            return b""
        return bytes(drawn.png)

    def known(self, table: Table, view: Any, text: Text, part: str, before: Any, asked: Sequence[AskedView]) -> bytes:
        """The same picture where it is drawn already, else nothing."""
        names, locale, width = posts.picture_names(text, table), text.language, self.width
        drawn = self.pictures.known(
            table.game, view, names=names, locale=locale, part=part, asked=asked, before=before, width=width
        )
        return bytes(drawn.png) if drawn is not None else b""

    def described(self, table: Table, view: Any, text: Text, kind: str = "alt-board") -> str:
        """What a picture of a view shows, in words; `kind`: the text that introduces them."""
        short = wording.alt(text, self.rules(table).lines(view), posts.plain_names(text, table))
        return posts.alt(text, short.splitlines(), kind)

    async def story(self, table: Table, text: Text) -> Post | None:
        """A finished game from its beginning as a chart; None where it could not be made."""
        try:
            course = await self.turns.course(table.id, FRAMES)
            drawn = await self.pictures.chart(
                course.points,
                names=final_score.sides(text, table, course),
                words=text,
                unit=course.unit,
                width=self.width,
            )
        except Exception:  # as above
            _log.exception("chart of table %d", table.id)
            return None
        return final_score.story(text, table, course, bytes(drawn.png))

    async def moving(self, table: Table, text: Text) -> Post | None:
        """A finished game from its beginning as a film; None where it could not be made, or takes too long."""
        names, width = posts.picture_names(text, table), min(FILM_WIDTH, self.width)
        try:
            course = await self.turns.course(table.id, FRAMES)
            async with asyncio.timeout(PATIENCE):
                film = await self.pictures.film(table.game, course.views, names=names, words=text, width=width)
        except Exception:  # as above
            _log.exception("film of table %d", table.id)
            return None
        return final_score.moving(text, table, film)

    async def board(
        self,
        table: Table,
        view: Any,
        text: Text,
        *,
        part: str = "table",
        before: Any = None,
        asked: Sequence[AskedView] = (),
    ) -> tuple[bytes, str]:
        """A picture with its description; `part` and `asked` as the pictures have them."""
        picture = await self.picture(table, view, text, part, before, asked)
        return picture, self.described(table, view, text)
