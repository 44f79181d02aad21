"""How the bot is doing, looked at from within: for `health.json`, and for what an operator watches."""

from __future__ import annotations

import time

from bot.cogs.client import Caravel
from bot.health import Health
from bot.service import Service


class Looking:
    """One bot's; `look` as often as one likes. `shards`: how many connections to Discord it has in all."""

    def __init__(self, bot: Caravel, service: Service, shards: int) -> None:
        self.bot, self.service, self.shards = bot, service, shards
        self._was, self._since = False, time.time()

    async def look(self) -> Health:
        connected = self.bot.connected
        if connected != self._was:
            self._was, self._since = connected, time.time()
        self._since = min(self._since, time.time())  # the clock may have gone back
        pulse = await self.service.pulse()
        return Health(
            time.time(),
            connected,
            self._since,
            *pulse,
            unregistered=self.bot.unregistered,
            shards=self.bot.of_shards,
            all_shards=self.shards,
            presses=self.bot.frontend.pressed,
            conflicts=self.service.live_tables.conflicts,
        )
