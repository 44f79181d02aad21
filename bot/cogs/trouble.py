"""What goes wrong, told to whoever acts: refusals in one sentence, mistakes of ours with a reference number."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.rules import Refused
from bot.service.context import working_on
from bot.service.model import Table, Trouble
from bot.ui import posts, rights, wording
from bot.ui.herald import CONNECTION, NO_ACCESS, NO_PERMISSION, has_left
from bot.ui.house import House

from .reply import Interaction, Reply

_log = logging.getLogger(__name__)

OF_DISCORD = frozenset({"places"})  # arguments that are mentions of channels, meant as such
_ID = re.compile(r"[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*(?:\+[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)*")  # nothing of it is mark-up
UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ANSWERED = 10062, 10015, 40060


async def attempt(house: House, reply: Reply, work: Coroutine[Any, Any, None]) -> None:
    """Do the work; whatever goes wrong, the person reads one clear sentence and never "interaction failed".

    What Discord delivers twice is done once.
    """
    if not house.heard.new(reply.interaction.id):
        work.close()
        _log.info("a press has been delivered twice; it is answered once")
        return
    try:
        user = reply.interaction.user.id
        with house.busy(), working_on(user=user):
            await house.readers.meet(user)
            back = await returned(house, reply)
            await work
            for table in back:
                await reply.more(posts.Post(reply.words()("welcome-back", table=posts.escape(table.name))))
            await house.readers.saw(user, str(reply.interaction.locale))
    except Refused as no:
        await _tell(reply, await refusal(house, reply, no))
    except Trouble as ours:
        await _tell(reply, reply.words()("trouble-bug", ref=ours.ref))
    except discord.HTTPException as wrong:
        await _http(house, reply, wrong)
    except (*CONNECTION, discord.RateLimited) as wrong:
        _log.warning("connection: %s", wrong or type(wrong).__name__)
        await _tell(reply, reply.words()("trouble-discord"))
    except Exception as wrong:
        await _mistake(house, reply, wrong)


async def _mistake(house: House, reply: Reply, wrong: BaseException) -> None:
    """A mistake of ours: the host gets a file and a line without what may be hidden, the person a reference number."""
    ref = await house.service.troubles.note(reply.table, "an answer", wrong)
    _log.error("reference %s", ref, exc_info=wrong)
    await _tell(reply, reply.words()("trouble-bug", ref=ref))


async def returned(house: House, reply: Reply) -> list[Table]:
    """Where somebody acts whom a table takes to be gone: seats lent meanwhile are theirs again. Those tables."""
    user, client = reply.interaction.user.id, reply.interaction.client
    if not house.service.departures.knows(user):
        return []

    async def still_gone(table: Table) -> bool:
        return await has_left(client, table.guild, user)

    return await house.service.departures.back(user, still_gone)


async def command(house: House, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
    """A slash command: asks for time, then does the work, privately."""
    reply = Reply(interaction)

    async def whole() -> None:
        await reply.thinking()
        await work(reply)

    await attempt(house, reply, whole())


async def refusal(house: House, reply: Reply, no: Refused) -> str:
    """A refusal in the words of the table's game and the reader's language."""
    game: str = ""
    who: tuple[str, ...] = ()
    if reply.table:
        try:
            found = await house.tables.find(reply.table)
        except Refused:
            pass
        else:
            game, who = found.game, posts.names(reply.words(found.game), found)
    said = {k: v if k in OF_DISCORD else safe(v) for k, v in no.args_.items()}
    return wording.refusal(reply.words(game), Refused(no.text, **said), who)


def safe(value: object) -> object:
    """An argument of a refusal, which may be a name or what somebody typed: ids are left, mark-up means nothing."""
    return value if not isinstance(value, str) or _ID.fullmatch(value) else posts.quoted(value)


async def _http(house: House, reply: Reply, wrong: discord.HTTPException) -> None:
    if wrong.code in (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK):
        _log.info("too late to answer: %s", wrong)  # nobody is there to read any more
    elif wrong.code == ALREADY_ANSWERED:
        if house.heard.taken(time.monotonic()):
            _log.error("others go on answering presses of ours: is the bot running twice? %s", wrong)
        else:
            _log.info("a press was answered already, by a request that was sent twice or by somebody else: %s", wrong)
    elif wrong.code in (NO_ACCESS, NO_PERMISSION):
        await _tell(reply, lacking(reply))
    else:
        _log.warning("Discord did not take an answer: %s", wrong, exc_info=True)
        await _tell(reply, reply.words()("trouble-discord"))


def lacking(reply: Reply, names: list[str] | None = None) -> str:
    """Which permissions lack, in words."""
    names = names or rights.missing(reply.interaction.app_permissions) or list(rights.CHANNEL)
    words = reply.words()
    return words("trouble-permission", names=", ".join(words(f"permission-{n}") for n in names))


async def _tell(reply: Reply, said: str) -> None:
    try:
        await reply.tell(said)
    except (discord.HTTPException, discord.InteractionResponded, *CONNECTION) as wrong:
        _log.warning("an answer of %d characters could not be told: %s", len(said), wrong)


class Tree(app_commands.CommandTree[Any]):
    """The commands; what they let through is told here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause: BaseException = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        reply = Reply(interaction)
        if interaction.response.is_done():
            reply.state = "sent"
        if isinstance(cause, (app_commands.NoPrivateMessage, app_commands.CheckFailure)):
            await _tell(reply, reply.words()("trouble-guild-only"))
        elif isinstance(cause, app_commands.CommandNotFound):
            await _tell(reply, reply.words()("trouble-expired"))
        elif isinstance(cause, discord.HTTPException):
            await _http(reply.interaction.client.house, reply, cause)
        else:
            await _mistake(interaction.client.house, reply, cause)
