"""Help, privately: how it works, how a game goes, what a thing does, and what is behind *?* on a desk."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.rules import Game, Refused
from bot.service.core.model import Table
from bot.text.fluent import Text
from bot.ui.common.draft import Choice, Menu
from bot.ui.common.limits import CHOICES, PLACEHOLDER, ROWS, SUGGESTIONS, cut
from bot.ui.common.press import personal_id, public_id
from bot.ui.desk import Desks
from bot.ui.panel import help, slash_commands
from bot.ui.posts import posts
from bot.ui.posts.frontend import Frontend
from bot.ui.posts.posts import Post

from .reply import Reply

OF = " · "  # in a suggestion, between a title and the game that it is of


class HelpAnswers:
    """Each fills a reply that has been acknowledged already."""

    def __init__(self, frontend: Frontend, desks: Desks) -> None:
        self.frontend, self.desks = frontend, desks

    async def look_up(self, reply: Reply, topic: str = "") -> None:
        """How it works, or what one thing does; of the game of the table here, or of any."""
        title, _, of = topic.rpartition(OF)
        if named := [g for g in self.frontend.games if title and of == reply.text(g)(f"game-{g}")]:
            topic = f"{named[0]}:{title}"  # a suggestion that was sent as its label
        game, _, rest = topic.partition(":")
        games = [game] if game in self.frontend.games else list(self.frontend.games)
        if not topic:
            games = [g.name for g in await self._played(reply, games)]
            await reply.show(Post(self._how(reply, games), tuple(self._rules_menu(reply, g) for g in games[:ROWS])))
            return
        for rules in await self._played(reply, games):
            text = reply.text(rules.name)
            meant = help.look_up(text, rest if game in self.frontend.games else topic)
            if meant:
                await reply.show(Post(help.help_on(text, meant, rules.facts(None, meant)).shown))
                return
        await reply.tell(reply.text()("help-none", topic=posts.quoted(topic)))

    async def _played(self, reply: Reply, games: list[str]) -> list[Game[Any]]:
        """The rules of these games: as the tables here or of that person have them, those first."""
        here = await self.frontend.tables.in_channel(reply.interaction.channel_id or 0)
        tables = [*here, *await self.frontend.tables.of_user(reply.reader.user)]
        found = {t.game: self.frontend.rules(t) for t in reversed(tables) if t.game in games}
        first = sorted(found, key=[t.game for t in tables].index)
        return [found[g] if g in found else self.frontend.service.sets.new(g) for g in dict.fromkeys([*first, *games])]

    def _how(self, reply: Reply, games: list[str]) -> str:
        text = reply.text()
        typed = [
            f"**{reply.text(g)(f'game-{g}')}** · {text('help-actions', group=slash_commands.slash(g))}" for g in games
        ]
        return posts.lines(text("help-how"), text("help-commands"), *typed)

    def _rules_menu(self, reply: Reply, game: str, shown: str = "") -> Menu:
        """How a game goes, topic by topic."""
        text = reply.text(game)
        choices = tuple(Choice(t, help.title(text, t), chosen=t == shown) for t in help.basics(text))
        return Menu(personal_id("help", game), cut(text("menu-rules", game=text(f"game-{game}")), PLACEHOLDER), choices)

    async def rules(self, reply: Reply, game: str, topic: str) -> None:
        """A topic chosen in such a menu, with the menu to read on."""
        if game not in self.frontend.games or topic not in help.basics(reply.text(game)):
            raise Refused("not-on-offer")
        [rules] = await self._played(reply, [game])
        said = help.help_on(reply.text(game), topic, rules.facts(None, topic)).shown
        await reply.show(Post(said, (self._rules_menu(reply, game, topic),)))

    async def topics(self, reply: Reply, typed: str) -> list[tuple[str, str]]:
        """What /help suggests: (title, what is sent), of the game played here first; where a title is of two games,
        each says of which."""
        games = [g.name for g in await self._played(reply, list(self.frontend.games))]
        share = SUGGESTIONS if typed.strip() else -(-SUGGESTIONS // len(games))  # before that, something of each
        found = [(title, g, t) for g in games for title, t in help.suggest(reply.text(g), typed)[:share]]
        found = found[:SUGGESTIONS]
        often = Counter(title for title, _, _ in found)
        return [
            (f"{title}{OF}{reply.text(g)(f'game-{g}')}" if often[title] > 1 else title, f"{g}:{t}")
            for title, g, t in found
        ]

    async def of_question(self, reply: Reply, table: int, seat: int) -> None:
        """What is behind *?*: the thing chosen, or a menu of everything the question offers."""
        desk, draft = await self.desks.now(table, reply.reader, seat)
        text = reply.text(desk.table.game)
        about = help.of_question(text, desk.decision, draft) if desk.decision is not None else []
        about = list(dict.fromkeys([*about, *help.basics(text)]))
        if not about:
            await self.look_up(reply)
            return
        await reply.show(self._shown(text, desk.table, about, about[0], desk.view))

    async def of_thing(self, reply: Reply, table: Table, topic: str, among: list[str]) -> None:
        """A thing chosen in the menu of `of_question`, with its numbers at this table."""
        text = reply.text(table.game)
        view = await self.frontend.turns.look(table.id, reply.reader.user)
        if topic not in help.topics(text):
            raise Refused("not-on-offer")
        await reply.show(self._shown(text, table, [t for t in among if t in help.topics(text)], topic, view))

    def _shown(self, text: Text, table: Table, about: list[str], shown: str, view: object) -> Post:
        said = help.help_on(text, shown, self.frontend.rules(table).facts(view, shown)).shown
        if len(about) < 2:
            return Post(said)
        choices = tuple(Choice(t, help.title(text, t), chosen=t == shown) for t in about[:CHOICES])
        return Post(said, (Menu(public_id(table.id, "help"), text("menu-help"), choices),))
