"""The slash commands of a game, from its questions: an action typed is the same as one tapped."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.rules import NotYours, Refused
from bot.service.model import Desk, Table
from bot.text.translator import described
from bot.ui import commands as made
from bot.ui.draft import Context

from .answers import waiting_names
from .reply import Interaction, Reply
from .trouble import command
from .which import mine, my_turn, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

Choices = list[app_commands.Choice[str]]


class GameCommands:
    """Builds the group of one game."""

    def __init__(self, bot: Caravel, game: str) -> None:
        self.bot, self.house, self.game = bot, bot.house, game
        self.made = made.group(game)

    def group(self) -> app_commands.Group:
        found = app_commands.Group(
            name=self.made.name, description=described(self.made.about, self.game), guild_only=True
        )
        for sub in self.made.subcommands:
            found.add_command(self._command(sub))
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
                return await suggest(self.house, interaction, current, self._of_game)
            typed = self._typed(sub, interaction)
            try:
                table = await self._table(Reply(interaction), typed.pop(made.TABLE, ""))
                desk = await self.house.turns.desk(table.id, interaction.user.id)
            except Refused:
                return []
            ctx = self._context(desk, Reply(interaction))
            found = made.complete(desk.decision, sub.meant(desk.decision), typed | {facet: current}, facet, ctx)
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
            desk = await self.house.turns.desk(table.id, interaction.user.id)
            if desk.decision is None:
                words = reply.words(self.game)
                raise NotYours("not-your-turn", waiting=waiting_names(words, desk.table))
            verb = sub.meant(desk.decision)
            said = made.words(desk.decision, verb, typed, self.game)
            report = await self.bot.desks.act(table.id, reply.reader, verb, said, desk.tag, desk.seat)
            await reply.show(await self.bot.desks.after(report, reply.reader))

        await command(self.house, interaction, work)

    def _of_game(self, table: Table, user: int) -> bool:
        return table.game == self.game

    async def _table(self, reply: Reply, given: str) -> Table:
        return await which(self.house, reply, given, my_turn, mine, only=self._of_game)

    def _context(self, desk: Desk, reply: Reply) -> Context:
        words = reply.words(self.game)
        return Context(words, desk.table.id, desk.seat, desk.tag, desk.brief, desk.hints, desk.table.names)
