"""Messages that have been posted, as they are found again."""

from __future__ import annotations

from typing import Any

from ..core.ports import Store

CALL = "call"  # kind of a post that calls somebody to a question: a private message, a reminder


def call_post(table_id: int, question: str, channel: int, user: int, message: int, at: float) -> tuple[Any, ...]:
    """The write that remembers such a post, so that it can be put right once the question is answered.

    `user`: whom a private message was to, 0 for one that all can read.
    """
    return ("keep-post", table_id, CALL, f"{question}:{channel}:{user}:{message}", message, at)


class Posted:
    """The part of the outbox that knows of them."""

    store: Store

    async def message_of(self, table_id: int, kind: str = "question", key: str = "") -> int:
        """The message of a question (by its key) or of the card (kind "card"), 0 for none."""
        return await self.store.post(table_id, kind, key)

    async def calls_of(self, table_id: int, question: str) -> list[tuple[int, int, int]]:
        """(channel, user or 0, message) of everything beside the question itself that has called somebody to it."""
        found = await self.store.posts_about(table_id, CALL, question)
        split = [(rest.split(":"), message) for rest, message in found]
        return [(int(channel), int(user), message) for (channel, user, _), message in split]
