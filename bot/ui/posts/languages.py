"""Which language somebody reads: what they have chosen, else that of their Discord as it was last seen."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress

from bot.rules import Refused
from bot.service import Service
from bot.service.core.model import Table, Trouble
from bot.text.fluent import language_of

_log = logging.getLogger(__name__)

KEPT = 4096  # people remembered
PATIENCE = 0.5  # seconds that looking somebody up may take before they are answered


class Languages:
    """Knows the languages of people who have acted lately; for the others the store is asked."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._chosen: OrderedDict[int, str] = OrderedDict()

    def locale(self, user: int, discord: str) -> str:
        """The language for somebody who acts now. Nothing is waited for: who is not known yet reads their Discord's."""
        return self._chosen.get(user) or discord

    async def meet(self, user: int) -> None:
        """Somebody is about to be answered: find out what they have chosen, if that does not take long."""
        with suppress(TimeoutError, Refused, Trouble):
            async with asyncio.timeout(PATIENCE):
                self.learn(user, (await self.service.people.profile(user)).locale)

    def learn(self, user: int, chosen: str) -> None:
        self._chosen[user] = chosen
        self._chosen.move_to_end(user)
        while len(self._chosen) > KEPT:
            self._chosen.popitem(last=False)

    async def saw(self, user: int, discord: str) -> None:
        """Keep the language of their Discord, for messages that answer nothing."""
        try:
            seen = language_of(discord)
            if (await self.service.people.profile(user)).seen != seen:
                await self.service.people.set(user, seen=seen)
        except (Refused, Trouble) as no:
            _log.info("the language of %d is not kept: %s", user, no)

    async def language(self, user: int, table: Table) -> str:
        """The language for a private message."""
        profile = await self.service.people.profile(user)
        return profile.locale or profile.seen or table.locale
