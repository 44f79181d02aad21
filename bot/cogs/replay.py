"""/replay: the game step by step, as the reader may see it; /export: the recorded game once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.service.course import UNITS
from bot.service.model import Entry, Table
from bot.text.fluent import Text
from bot.text.translator import described
from bot.ui import posts, wording
from bot.ui.draft import Button, Choice, Menu, Row
from bot.ui.limits import CHOICE, CHOICES, PLACEHOLDER, cut
from bot.ui.posts import Post

from .reply import Interaction, Reply
from .trouble import command
from .which import mine, suggest, which

if TYPE_CHECKING:
    from .client import Caravel

TABLE = described("command-param-table")
LEAP = 10  # steps


class ReplayCog(commands.Cog):
    """Every step has its number in the id of its button, so that old buttons lead where they say."""

    def __init__(self, bot: Caravel) -> None:
        self.bot, self.house = bot, bot.house
        bot.publics["replay"] = self._press

    async def _table(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(self.house, interaction, typed)

    @app_commands.command(name="replay", description=described("command-replay"))
    @app_commands.describe(table=TABLE, step=described("command-param-step"))
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def replay(
        self, interaction: Interaction, table: str = "", step: app_commands.Range[int, 0, 99999] | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            found = await which(self.house, reply, table, mine, ended=True)
            await self.show(reply, found, step if step is not None else 0)

        await command(self.house, interaction, work)

    @app_commands.command(name="export", description=described("command-export"))
    @app_commands.describe(table=TABLE)
    @app_commands.autocomplete(table=_table)
    @app_commands.guild_only()
    async def export(self, interaction: Interaction, table: str = "") -> None:
        async def work(reply: Reply) -> None:
            await self.bot.answers.record(reply, await which(self.house, reply, table, mine, ended=True))

        await command(self.house, interaction, work)

    async def _press(self, reply: Reply, table: int, arg: str, values: list[str]) -> None:
        """A button with a step in its id, or the menu of rounds. The first press is on a public message."""
        wanted = values[0] if values else arg.partition(".")[0]
        await (reply.update() if arg else reply.thinking())
        at = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 7 else 0
        await self.show(reply, await self.house.tables.find(table), at)

    async def show(self, reply: Reply, table: Table, at: int) -> None:
        """The table as it was after the last step at or before `at` that still stands."""
        words = reply.words(table.game)
        if table.status == "lobby" or not table.commitment:
            await reply.tell(words("desk-lobby"))
            return
        entries = await self.house.turns.log(table.id, user=reply.reader.user)
        steps = [e for e in entries if not e.undone]
        here = max((i for i, e in enumerate(steps) if e.n <= at), default=0)
        entry = steps[here]
        view = await self.house.turns.look(table.id, reply.reader.user, at=entry.n)
        before = None
        if here:
            before = await self.house.turns.look(table.id, reply.reader.user, at=steps[here - 1].n)
        picture, alt = await self.house.board(table, view, words, before=before)
        said = self._said(words, table, entry)
        head = words("replay-title", name=posts.escape(table.name), n=here, last=len(steps) - 1)
        line = words("log-line", when=posts.when(entry.at), events=said or words("replay-nothing"))
        rows: tuple[Row, ...] = (_buttons(words, table, steps, here), *_rounds(words, table, steps, here))
        await reply.show(Post(posts.lines(head, line), rows, picture, alt))

    def _said(self, words: Text, table: Table, entry: Entry) -> str:
        who = posts.names(words, table)
        said = " ".join(wording.say_event(words, table.game, e, who) for e in entry.events)
        return cut(said, posts.PLACEABLE - 50)


def _buttons(words: Text, table: Table, steps: list[Entry], here: int) -> tuple[Button, ...]:
    """To the beginning, a step back, a step on, ten on, to the end; what leads nowhere is left out."""
    last = len(steps) - 1
    ways = {"first": 0, "back": here - 1, "on": here + 1, "leap": here + LEAP, "last": last}
    return tuple(
        posts.button(
            table.id, "replay", words(f"replay-{way}"), f"{steps[to].n}.{way}", "main" if way == "on" else "plain"
        )
        for way, to in ways.items()
        if 0 <= to <= last and to != here
    )


def _rounds(words: Text, table: Table, steps: list[Entry], here: int) -> tuple[Menu, ...]:
    """A menu that leads to the beginning of each round."""
    begun = [(i, e) for i, step in enumerate(steps) for e in step.events if e.kind in UNITS]
    if len(begun) < 2:
        return ()
    if len(begun) > CHOICES:
        begun = [begun[i * (len(begun) - 1) // (CHOICES - 1)] for i in range(CHOICES)]
    now = max((k for k, (i, _) in enumerate(begun) if i <= here), default=-1)
    choices = {
        str(steps[i].n): Choice(
            str(steps[i].n), cut(words(f"replay-{e.kind}", n=int(e.args.get("n", 0))), CHOICE), "", k == now
        )
        for k, (i, e) in enumerate(begun)
    }
    if len(choices) < 2:
        return ()
    return (Menu(f"t:{table.id}:replay:to", cut(words("replay-rounds"), PLACEHOLDER), tuple(choices.values())),)
