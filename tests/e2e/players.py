"""People who play a whole game on their own: with buttons (`Tapper`), by typing, or whatever happens to the bot."""

from __future__ import annotations

import asyncio
import re

from bot.commands._people import TAPS, Tapper
from bot.sandbox import look
from bot.sandbox.person import InteractionFailed, Person, Result, Shown

from .stage import has, ids

__all__ = ["Stubborn", "Tapper", "Typist"]


class Typist(Tapper):
    """Plays with slash commands only: reads its desk with /play, then types what the suggestions offer."""

    GROUP = "puerto-rico"

    async def turn(self) -> None:
        channel = self.person.shown(self.question)["channel_id"]
        await self.desk_in((await self.person.command("play", channel)).message, channel)

    async def desk_in(self, desk: Shown, channel: str) -> None:
        for _ in range(TAPS):
            verbs = self.verbs(desk)
            if not verbs:
                return
            desk = (await self.type(self.chance.choice(verbs), channel)).message
        raise AssertionError(f"{self.person.name}: commands lead nowhere: {look.words(desk)!r}")

    def verbs(self, desk: Shown) -> list[str]:
        """The verbs that the desk speaks of; the ids name them, the labels translate them."""
        found = [m[1] for i in ids(desk) if (m := re.search(r":(?:pick|verb|set|put|take|type|suggest):(\w+)", i))]
        offers = [o["value"] for menu in look.menus(desk) if ":verb:" in menu["custom_id"] for o in menu["options"]]
        return sorted({*found, *offers})

    async def type(self, verb: str, channel: str) -> Result:
        path = f"{self.GROUP} {verb.replace('_', '-')}"
        command = self.person.sandbox.commands.find(path)
        assert command is not None, path
        typed: dict[str, str] = {}
        for option in command[2]:
            if option["name"] != "table":
                offered = await self.person.complete(path, option["name"], "", channel, **typed)
                if offered:
                    typed[option["name"]] = self.chance.choice(offered)["value"]
        return await self.person.command(path, channel, **typed)


class Stubborn(Tapper):
    """Plays on whatever happens to the bot: what failed is pressed again once the bot is there."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        person.timeout = 3.0  # a bot that dies after its acknowledgement never answers
        self.confirmed = self.unsure = 0

    async def turn(self) -> None:
        while True:
            try:
                await super().turn()
                return
            except (InteractionFailed, TimeoutError):
                await self.person.sandbox.gateway.wait_online(60)

    async def tap(self, desk: Shown) -> None:
        sure = has(desk, ":ok:")
        try:
            await super().tap(desk)
        except asyncio.CancelledError:
            self.unsure += sure
            raise
        except (InteractionFailed, TimeoutError):
            self.unsure += sure
            await self.person.sandbox.gateway.wait_online(60)
            return
        self.confirmed += sure and "\N{CHECK MARK}" in look.words(self.person.shown(desk))
