"""Who is in a thread: let in, gone, and everyone told of it."""

from __future__ import annotations

from typing import Any

from . import objects
from .audience import Audience
from .gateway import GUILDS, MEMBERS, Gateway
from .permissions import can_see
from .world import Channel, World


class Membership:
    """The members of threads; permissions are the caller's business."""

    def __init__(self, world: World, gateway: Gateway, audience: Audience) -> None:
        self.world, self.gateway, self.audience = world, gateway, audience

    def add(self, thread: Channel, user_id: str) -> None:
        """Let somebody in; nothing happens if they are in already."""
        if user_id in thread.members:
            return
        thread.members[user_id] = self.world.now()
        self._tell(thread, [user_id], [])

    def remove(self, thread: Channel, user_id: str) -> None:
        """Somebody leaves the thread."""
        if thread.members.pop(user_id, None) is not None:
            self._tell(thread, [], [user_id])

    def _tell(self, thread: Channel, added: list[str], removed: list[str]) -> None:
        me = self.world.bot.id
        for session_intent, told in ((MEMBERS, added + removed), (GUILDS, [u for u in added + removed if u == me])):
            # Without the members intent a bot hears of its own coming and going only.
            if told and (session_intent == GUILDS) == (me in told):
                self.gateway.dispatch("THREAD_MEMBERS_UPDATE", {
                    "id": thread.id, "guild_id": self.world.guild_of(thread).id, "member_count": len(thread.members),
                    "added_members": [objects.thread_member(thread, u) for u in added if u in told],
                    "removed_member_ids": [u for u in removed if u in told],
                }, session_intent)  # fmt: skip
                break
        for user_id in added:
            self.audience.send(user_id, {
                "type": "thread_create", "thread": self.audience.channel(thread, user_id),
            })  # fmt: skip
        for user_id in removed:
            if not can_see(self.world, user_id, thread):
                self.audience.send(user_id, thread_gone(thread))
        self.audience.channel_event("update", thread)


def thread_gone(thread: Channel) -> dict[str, Any]:
    """``thread_delete``, for who does not see it any more."""
    return {"type": "thread_delete", "thread_id": thread.id, "parent_id": thread.parent_id}
