"""What only the owner of a table may do, and who counts as the owner."""

from __future__ import annotations

from bot.rules import Refused
from bot.service.core.model import Table
from bot.ui.delivery.discord_errors import has_left
from bot.ui.posts.frontend import Frontend

from .reply import Reply
from .which import manages


async def pass_on(frontend: Frontend, reply: Reply, table: int) -> None:
    """Before something only the owner may do: where the owner has left the server, the next person is the owner."""
    found = await frontend.tables.find(table)
    if reply.reader.user == found.owner or found.status not in ("lobby", "running"):
        return
    if await has_left(reply.interaction.client, found.guild, found.owner):
        await frontend.tables.gone(table, found.owner)


async def may_abandon(frontend: Frontend, reply: Reply, table: Table) -> None:
    """Raises `Refused` not-owner for who may not end the table."""
    user = reply.reader.user
    seated = user in table.people and (await frontend.service.guilds.of(table.guild)).abandon == "seated"
    if table.owner != user and not seated and not manages(reply.interaction, table):
        owner = next((s.name for s in table.seats if s.user == table.owner), "")
        raise Refused("not-owner", owner=owner, table=table.name)
