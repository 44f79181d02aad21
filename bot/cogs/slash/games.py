"""The slash commands of a game, from its questions: an action typed is the same as one tapped."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.rules import Game, NotYours, Refused
from bot.service.core.model import Desk, Table
from bot.text.translator import described
from bot.ui.common.draft import Context
from bot.ui.panel import slash_commands as made
from bot.ui.posts import posts

from ..common.answers import waiting_names
from ..common.choices import Choices
from ..common.parts import Parts
from ..common.reply import Interaction, Reply
from ..common.trouble import command
from ..common.which import mine, my_turn, suggest, which


class GameCommands:
    """Builds the command of one game."""

    def __init__(self, parts: Parts, kind: type[Game[Any]]) -> None:
        self.parts, self.frontend, self.game = parts, parts.frontend, kind.name
        self.made = made.command_of(kind)

    def group(self) -> app_commands.Group:
        found = app_commands.Group(name=self.made.name, description=described(self.made.about, self.game))
        for sub in self.made.beside():
            found.add_command(self._command(sub))
        for group in self.made.groups:
            about = described(made.about_group(group), self.game)
            inner = app_commands.Group(name=made.slash(group), description=about, parent=found)
            for sub in self.made.beside(group):
                inner.add_command(self._command(sub))
        return found

    def _command(self, sub: made.Subcommand) -> app_commands.Command[Any, ..., None]:
        """discord.py reads a command's options off a function's signature, so this one is given the right one."""

        async def callback(interaction: Interaction, **typed: str) -> None:
            await self._act(interaction, sub, typed)

        facets = [p.facet or made.TABLE for p in sub.parameters]
        first = inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
        rest = [
            inspect.Parameter(f, inspect.Parameter.POSITIONAL_OR_KEYWORD, default="", annotation=str) for f in facets
        ]
        callback.__signature__ = inspect.Signature([first, *rest])  # type: ignore[attr-defined]
        names = {f: p.name for f, p in zip(facets, sub.parameters, strict=True)}
        about = {f: described(p.about, self.game) for f, p in zip(facets, sub.parameters, strict=True)}
        app_commands.describe(**about)(callback)
        app_commands.rename(**names)(callback)
        found: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=sub.name, description=described(sub.about, self.game), callback=callback
        )
        for facet in facets:
            found.autocomplete(facet)(self._completion(sub, facet))
        return found

    # -- while somebody types ----------------------------------------------------------------

    def _completion(self, sub: made.Subcommand, facet: str) -> Callable[..., Any]:
        async def complete(interaction: Interaction, current: str) -> Choices:
            if facet == made.TABLE:
                return await suggest(self.frontend, interaction, current, self._of_game)
            typed = self._typed(sub, interaction)
            try:
                table = await self._table(Reply(interaction), typed.pop(made.TABLE, ""))
                desk = await self.frontend.turns.desk(table.id, interaction.user.id)
            except Refused:
                return []
            ctx = self._context(desk, Reply(interaction))
            found = made.complete(desk.decision, sub.verb, typed | {facet: current}, facet, ctx)
            return [app_commands.Choice(name=s.label, value=s.value) for s in found]

        return complete

    def _typed(self, sub: made.Subcommand, interaction: Interaction) -> dict[str, str]:
        """What stands in the other options so far, by facet."""
        said = {p.facet or made.TABLE: getattr(interaction.namespace, p.name, "") for p in sub.parameters}
        return {f: str(v) for f, v in said.items() if v}

    # -- when it is sent ---------------------------------------------------------------------

    async def _act(self, interaction: Interaction, sub: made.Subcommand, typed: dict[str, str]) -> None:
        async def work(reply: Reply) -> None:
            table = await self._table(reply, typed.pop(made.TABLE, ""))
            desk = await self.frontend.turns.desk(table.id, interaction.user.id)
            if desk.decision is None:
                text = reply.text(self.game)
                raise NotYours("not-your-turn", waiting=waiting_names(text, desk.table))
            try:
                said = made.words(desk.decision, sub.verb, typed, self.game)
            except Refused as no:
                if no.text not in ("not-a-value", "verb-not-now"):
                    raise
                if (reasons := await self.parts.why.refused(reply, desk.table, sub.verb, typed)) is None:
                    raise
                await reply.show(reasons)
                return
            await self.parts.answers.done(reply, await self.parts.desks.give(desk, reply.reader, sub.verb, said))

        await command(self.frontend, interaction, work)

    def _of_game(self, table: Table, user: int) -> bool:
        return table.game == self.game

    async def _table(self, reply: Reply, given: str) -> Table:
        return await which(self.frontend, reply, given, my_turn, mine, only=self._of_game)

    def _context(self, desk: Desk, reply: Reply) -> Context:
        text = reply.text(self.game)
        who = posts.names(text, desk.table)
        return Context(text, desk.table.id, desk.seat, desk.tag, desk.brief, desk.hints, who)
