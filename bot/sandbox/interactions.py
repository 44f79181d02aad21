"""Interactions from the press on: tokens, what the bot is sent, three seconds, fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from . import objects, permissions
from .audience import Audience
from .gateway import Gateway
from .settings import Settings
from .world import Channel, Message, World

COMMAND, COMPONENT, COMPLETE, MODAL = 2, 3, 4, 5
PONG, ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 1, 4, 5, 6, 7, 8, 9
KINDS = {COMMAND: "command", COMPONENT: "component", COMPLETE: "complete", MODAL: "modal"}
LIFE, KEPT = 15 * 60.0, 4096
FAILED = "This interaction failed"


@dataclass(eq=False)
class Interaction:
    """One interaction; ``source``: the message its component or modal stands on, ``original``: what @original means."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    data: dict[str, Any]
    created: float
    source: Message | None = None
    opener: Interaction | None = None  # of a modal: the interaction that opened it
    original: Message | None = None
    answered: int | None = None
    dead: bool = False
    expired: bool = False
    settled: str = ""
    touched: bool = False  # the bot has used the token after its first answer
    lost: bool = False  # acknowledged, and nobody is there any more who would answer
    modal: dict[str, Any] | None = None
    own: dict[str, Message] = field(default_factory=dict)
    choices: asyncio.Future[list[dict[str, Any]]] | None = None
    timers: list[asyncio.TimerHandle] = field(default_factory=list)
    begun: float = field(default_factory=time.perf_counter)
    waited: float | None = None  # seconds until its first answer


class Interactions:
    """Starts interactions for people, and ends those that nobody answers (the answers are in ``answers``)."""

    def __init__(self, settings: Settings, world: World, gateway: Gateway, audience: Audience) -> None:
        self.settings, self.world, self.gateway, self.audience = settings, world, gateway, audience
        self.by_token: dict[str, Interaction] = {}
        self.by_id: dict[str, Interaction] = {}
        self._choices: dict[tuple[str, str, str], tuple[list[str], float | None, Interaction]] = {}

    # -- menus keep what was chosen in them

    def choose(self, it: Interaction, custom_id: str, values: list[str]) -> None:
        """Somebody has chosen in a menu: there it stands before them until the message is edited."""
        assert it.source is not None
        if len(self._choices) >= KEPT:
            self._choices.clear()
        self._choices[it.user_id, it.source.id, custom_id] = (values, it.source.edited, it)

    def stands_chosen(self, user_id: str, message: Message, custom_id: str, values: list[str]) -> bool:
        """Whether just that is chosen already, so that a client sends nothing (discord-api-docs #4801)."""
        before = self._choices.get((user_id, message.id, custom_id))
        if before is None:
            return False
        chosen, edited, it = before
        return sorted(chosen) == sorted(values) and edited == message.edited and it.settled != "failed"

    # -- starting

    def start(
        self, kind: int, user_id: str, channel: Channel, data: dict[str, Any], source: Message | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:  # fmt: skip
        """Send an interaction to the bot and begin to count the three seconds."""
        it = Interaction(
            self.world.snowflake(), secrets.token_urlsafe(48), kind, user_id, channel.id, data, self.world.now(),
            source=source, original=source, opener=opener,
        )  # fmt: skip
        self._forget_old()
        self.by_token[it.token] = self.by_id[it.id] = it
        loop = asyncio.get_running_loop()
        if kind == COMPLETE:
            it.choices = loop.create_future()
        it.timers.append(loop.call_later(self.settings.ack_deadline, self._too_late, it))
        self.tell(it, "sent")
        self.gateway.dispatch("INTERACTION_CREATE", self._payload(it))
        return it

    def _forget_old(self) -> None:
        """Drop what is dead for good once there is much of it: a sandbox may run for days."""
        if len(self.by_id) < KEPT:
            return
        for it in list(self.by_id.values())[: KEPT // 2]:
            if self.world.now() - it.created > 2 * LIFE:
                del self.by_id[it.id], self.by_token[it.token]

    def _payload(self, it: Interaction) -> dict[str, Any]:
        world, channel = self.world, self.world.channels[it.channel_id]
        user = world.users[it.user_id]
        out: dict[str, Any] = {
            "id": it.id, "application_id": world.bot.id, "type": it.type, "token": it.token, "version": 1,
            "data": it.data, "channel_id": channel.id, "locale": user.locale, "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": self.settings.file_limit,
            "channel": objects.channel(world, channel),
            "app_permissions": str(permissions.permissions(world, world.bot.id, channel)),
        }  # fmt: skip
        if channel.is_dm:
            out |= {"user": user.json(), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            out["channel"]["permissions"] = str(permissions.permissions(world, user.id, channel))
            guild = world.guild_of(channel)
            out |= {
                "guild_id": guild.id, "guild_locale": guild.locale, "context": 0,
                "guild": {"id": guild.id, "locale": guild.locale, "features": []},
                "member": objects.member(world, user, channel), "authorizing_integration_owners": {"0": guild.id},
            }  # fmt: skip
        if it.source is not None:
            out["message"] = objects.message(world, it.source)
        return out

    def tell(self, it: Interaction, state: str, **more: Any) -> None:
        """Tell the person how it stands; ``done`` and ``failed`` come once."""
        if it.settled or it.type == COMPLETE:
            return
        if state in ("done", "failed"):
            it.settled = state
        event = {
            "type": "interaction", "interaction_id": it.id, "state": state, "kind": KINDS[it.type],
            "channel_id": it.channel_id, **more,
        }  # fmt: skip
        if it.source is not None:
            event["message_id"] = it.source.id
        event |= {key: it.data[key] for key in ("custom_id", "name") if key in it.data}
        self.audience.send(it.user_id, event)

    def _too_late(self, it: Interaction) -> None:
        if it.answered is None:
            it.dead = True
            if it.choices is not None and not it.choices.done():
                it.choices.set_result([])
            self.tell(it, "failed", reason=FAILED)

    def expire(self, it: Interaction) -> None:
        """The fifteen minutes are over; a message that still "thinks" says that it failed."""
        it.expired = True
        self._too_late(it)
        self.tell(it, "failed", reason=FAILED)

    def give_up(self) -> None:
        """The bot is gone: whoever waits for an answer is told so, and nobody waits for what was only put off.

        Such a press looks done to a person, and a bot that comes back may still answer it.
        """
        for it in list(self.by_id.values()):
            self._too_late(it)
            self.tell(it, "failed", reason=FAILED)
            it.lost = it.answered in (DEFER, DEFER_UPDATE) and not it.touched

    def expire_all(self) -> None:
        """All tokens die now."""
        for it in list(self.by_id.values()):
            self.expire(it)

    def close(self) -> None:
        """The server goes down: no timers."""
        for it in self.by_id.values():
            for timer in it.timers:
                timer.cancel()
