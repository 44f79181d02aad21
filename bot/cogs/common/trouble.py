"""What goes wrong, told to whoever acts: refusals in one sentence, mistakes of ours with a reference number."""

from __future__ import annotations

import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.rules import Refused
from bot.service.core.log_context import working_on
from bot.service.core.model import Table, Trouble
from bot.service.core.outgoing import word
from bot.ui.common import permissions, wording
from bot.ui.delivery.discord_errors import CONNECTION, NO_ACCESS, NO_PERMISSION, has_left, passing
from bot.ui.posts import posts
from bot.ui.posts.frontend import Frontend

from .invite import without_bot
from .people import person
from .reply import Interaction, Reply

_log = logging.getLogger(__name__)

OF_DISCORD = frozenset({"places"})  # arguments that are mentions of channels, meant as such
_ID = re.compile(r"[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*(?:\+[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)*")  # nothing of it is mark-up
UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ANSWERED = 10062, 10015, 40060


async def attempt(frontend: Frontend, reply: Reply, work: Coroutine[Any, Any, None]) -> None:
    """Do the work; whatever goes wrong, the person reads one clear sentence and never "interaction failed".

    What Discord delivers twice is done once.
    """
    with frontend.busy():  # what is refused is told before the program stops, too
        press = reply.interaction.id
        if not (frontend.deliveries.new(press) and await frontend.service.together.claims(press)):
            work.close()
            _log.info("a press has been delivered twice; it is answered once")
            return
        frontend.pressed += 1
        await _attempted(frontend, reply, work)


async def _attempted(frontend: Frontend, reply: Reply, work: Coroutine[Any, Any, None]) -> None:
    try:
        user = reply.interaction.user.id
        with frontend.answering(reply, lambda: reply.table), working_on(user=user):
            await frontend.languages.meet(user)
            not_too_fast(frontend, user)
            await frontend.meet(user, reply.interaction.guild_id or 0, person(reply.interaction).name)
            back: list[Table] = []

            async def look() -> None:
                back.extend(await returned(frontend, reply))

            reply.acknowledged = look  # it may ask Discord, which waits for an answer to this
            await work
            await reply.catch_up()
            for table in back:
                await reply.more(posts.Post(reply.text()("welcome-back", table=posts.escape(table.name))))
            await frontend.languages.saw(user, str(reply.interaction.locale))
        return
    except Refused as no:
        await _tell(reply, await refusal(frontend, reply, no))
    except Trouble as ours:
        await _tell(reply, reply.text()("trouble-bug", ref=ours.ref))
    except discord.HTTPException as wrong:
        await _http(frontend, reply, wrong)
    except (*CONNECTION, discord.RateLimited) as wrong:
        _log.warning("connection: %s", wrong or type(wrong).__name__)
        await _tell(reply, reply.text()("trouble-discord"))
    except Exception as wrong:
        await _mistake(frontend, reply, wrong)
    finally:
        work.close()  # where it was not even begun
    await reply.reopen_menu()


def not_too_fast(frontend: Frontend, user: int) -> None:
    """Count a press. Raises `Refused` too-fast where somebody presses more than anybody plays."""
    now = time.monotonic()
    if wait := frontend.presses.wait(user, now):
        raise Refused("too-fast", n=frontend.presses.most, wait=math.ceil(wait))
    frontend.presses.count(user, now)


async def _mistake(frontend: Frontend, reply: Reply, wrong: BaseException) -> None:
    """A mistake of ours: the host gets a file and a line without what may be hidden, the person a reference number."""
    ref = await frontend.service.troubles.note(reply.table, "an answer", wrong)
    _log.error("reference %s", ref, exc_info=wrong)
    await _tell(reply, reply.text()("trouble-bug", ref=ref))


async def returned(frontend: Frontend, reply: Reply) -> list[Table]:
    """Where somebody acts whom a table takes to be gone: seats lent meanwhile are theirs again. Those tables."""
    user, client = reply.interaction.user.id, reply.interaction.client
    if not frontend.service.departures.knows(user):
        return []

    async def still_gone(table: Table) -> bool:
        return await has_left(client, table.guild, user)

    return await frontend.service.departures.back(user, still_gone)


async def command(frontend: Frontend, interaction: Interaction, work: Callable[[Reply], Awaitable[None]]) -> None:
    """A slash command: asks for time, then does the work, privately."""
    reply = Reply(interaction)

    async def whole() -> None:
        await reply.thinking()
        await work(reply)

    await attempt(frontend, reply, whole())


async def refusal(frontend: Frontend, reply: Reply, no: Refused) -> str:
    """A refusal in the words of the table's game and the reader's language."""
    game: str = ""
    who: tuple[str, ...] = ()
    if reply.table:
        try:
            found = await frontend.tables.find(reply.table)
        except Refused:
            pass
        else:
            game, who = found.game, posts.names(reply.text(found.game), found)
    said = {k: v if k in OF_DISCORD else safe(v) for k, v in no.args_.items()}
    return wording.refusal(reply.text(game), Refused(no.text, **said), who)


def safe(value: object) -> object:
    """An argument of a refusal, which may be a name or what somebody typed: ids are left, mark-up means nothing."""
    return value if not isinstance(value, str) or _ID.fullmatch(value) else posts.quoted(value)


async def _http(frontend: Frontend, reply: Reply, wrong: discord.HTTPException) -> None:
    if wrong.code in (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK):
        _log.info("too late to answer: %s", wrong)  # nobody is there to read any more
    elif wrong.code == ALREADY_ANSWERED:
        if frontend.deliveries.taken(time.monotonic()):
            _log.error("others go on answering presses of ours: is the bot running twice? %s", wrong)
        else:
            _log.info("a press was answered already, by a request that was sent twice or by somebody else: %s", wrong)
    elif wrong.code in (NO_ACCESS, NO_PERMISSION):
        await _tell(reply, lacking(reply))
    else:
        _log.warning("Discord did not take an answer: %s", wrong, exc_info=not passing(wrong))
        await _tell(reply, reply.text()("trouble-discord"))


def lacking(reply: Reply, names: list[str] | None = None) -> str:
    """Which permissions lack, in words."""
    names = names or permissions.missing(reply.interaction.app_permissions) or list(permissions.CHANNEL)
    text = reply.text()
    return text("trouble-permission", names=", ".join(text(f"permission-{n}") for n in names))


async def _tell(reply: Reply, said: str) -> None:
    try:
        await reply.tell(said)
    except discord.InteractionResponded as wrong:
        _log.warning("an answer of %d characters could not be told: %s", len(said), wrong)
    except (discord.HTTPException, discord.RateLimited, *CONNECTION) as wrong:
        _log.warning("an answer of %d characters could not be told: %s", len(said), wrong or type(wrong).__name__)
        if passing(wrong) and reply.table:
            await _owe(reply)


async def _owe(reply: Reply) -> None:
    """Discord takes no answer now: who has pressed is told by a message as soon as it takes one."""
    service = reply.interaction.client.frontend.service
    user = reply.interaction.user.id
    try:
        await service.outbox.tell(reply.table, word("unanswered", user, "word-unanswered"))
    except service.store.Error as no:
        _log.warning("nobody is told that an answer was lost: %s", no)


class Tree(app_commands.CommandTree[Any]):
    """The commands; what they let through is told here."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Commands of a server are for its channels, whatever Discord was told of them before; and the bot is there."""
        text = Reply(interaction).text()
        if self._works_in_private(interaction):
            return True
        if interaction.guild_id is None:
            said = text("trouble-guild-only")
        elif without_bot(interaction):
            said = text("trouble-no-bot", link=interaction.client.invite())
        else:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await _tell(Reply(interaction), said)
        return False

    def _works_in_private(self, interaction: Interaction) -> bool:
        data: dict[str, Any] = dict(interaction.data or {})
        found = self.get_command(str(data.get("name", "")))
        contexts = getattr(found, "allowed_contexts", None)
        return found is None or (contexts is not None and contexts.dm_channel)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause: BaseException = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        reply = Reply(interaction)
        if interaction.response.is_done():
            reply.state = "sent"
        if isinstance(cause, app_commands.CommandNotFound):
            await _tell(reply, reply.text()("trouble-expired"))
        elif isinstance(cause, discord.HTTPException):
            await _http(reply.interaction.client.frontend, reply, cause)
        else:
            await _mistake(interaction.client.frontend, reply, cause)
