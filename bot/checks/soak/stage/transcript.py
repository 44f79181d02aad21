"""What the bot of a soak has said, and to whom."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import NamedTuple

from bot.sandbox import Sandbox
from bot.sandbox.components import walk
from bot.sandbox.world import Message

from .clock import Clock

FILES, REQUESTS = 400, 2000  # what the sandbox keeps of what it was sent


class Said(NamedTuple):
    """A message as it was made or changed. `user`: the only one who reads it, "" for one that all can read."""

    at: float
    message: str
    user: str
    text: str


class Record:
    """All that the bot has said. `made`: messages by the nonce that the outbox gave them."""

    def __init__(self, sandbox: Sandbox, clock: Clock) -> None:
        self.sandbox, self.clock = sandbox, clock
        self.said: list[Said] = []
        self.made: defaultdict[str, set[str]] = defaultdict(set)
        self.nonces: dict[str, str] = {}  # by message
        self.real: dict[str, float] = {}  # when, by the machine's clock, a message was made
        sandbox.audience.watch = self.hear

    def hear(self, what: str, message: Message) -> None:
        world = self.sandbox.world
        if message.author_id != world.bot.id:
            return
        channel = world.channels[message.channel_id]
        user = message.ephemeral_for or (channel.recipients[0] if channel.is_dm else "")
        self.real.setdefault(message.id, time.time())
        if what == "message" and message.nonce is not None:
            self.made[str(message.nonce)].add(message.id)
            self.nonces[message.id] = str(message.nonce)
        self.said.append(Said(self.clock.now(), message.id, user, words_of(message)))
        if len(world.files) > 2 * FILES:  # pictures nobody will look at
            for key in list(world.files)[:FILES]:
                del world.files[key]
        if len(self.sandbox.rest.log) > 2 * REQUESTS:
            del self.sandbox.rest.log[:REQUESTS]


def words_of(message: Message) -> str:
    """Every word of a message that somebody could read: alt texts and what stands on buttons and in menus, too."""
    found = [message.content, *(str(a.get("description") or "") for a in message.attachments)]
    for part in walk(message.components):
        found += [str(part.get(name) or "") for name in ("label", "placeholder")]
        for option in part.get("options") or []:
            found += [str(option.get("label") or ""), str(option.get("description") or "")]
    return "\n".join(w for w in found if w)
