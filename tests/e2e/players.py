"""People who play a whole game on their own: they wait to be called and choose at random among what is offered."""

from __future__ import annotations

import asyncio
import random
import re

from bot.sandbox import look
from bot.sandbox.person import InteractionFailed, Person, Result, Shown

from .stage import ENDED, YOUR_TURN, has, ids

TAPS = 60  # in one turn; more means that the desk leads nowhere


class Tapper:
    """Plays with buttons and menus only. Counts its presses and its calls."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.chance = person, random.Random(seed)
        self.presses: list[int] = []
        self.seen = 0

    async def play(self, turns: int = 10_000) -> None:
        """Answer every call until the game is over, or so many of them."""
        for _ in range(turns):
            if await self.next_call():
                return
            await self.turn()

    async def next_call(self) -> bool:
        """Wait to be called; True when the game is over."""
        found = await self.person.wait_for(self._call, "a call or the end", within=60)
        self.seen, ended = found
        return ended

    def _call(self) -> tuple[int, bool] | None:
        for at, event in enumerate(self.person.events[self.seen :], self.seen + 1):
            if event["type"] == "notify":
                self.question = event["message_id"]
                return at, False
            if event["type"] == "message" and event["message"]["content"].startswith(ENDED):
                return at, True
        return None

    async def turn(self) -> None:
        """One press of *Your turn*, and then whatever the desk asks until it asks no more."""
        try:
            question = self.person.shown(self.question)
        except LookupError:
            return
        if not any(YOUR_TURN.search(i) for i in ids(question)):
            return  # answered in the same breath, on the desk that was open
        result = await self.person.press(question, custom_id=YOUR_TURN)
        await self.desk(result.message)

    async def desk(self, desk: Shown) -> None:
        """Tap until nothing is asked any more."""
        for _ in range(TAPS):
            desk = self.person.shown(desk)
            if not has(desk, "^d:"):
                return
            await self.tap(desk)
        raise AssertionError(f"{self.person.name}: the desk leads nowhere: {look.words(desk)!r} {ids(desk)}")

    async def tap(self, desk: Shown) -> None:
        """One tap: confirm what is complete, else anything that is offered."""
        buttons = [b for b in look.buttons(desk) if not re.search(r":(help|back|type):", b["custom_id"])]
        if ok := [b for b in buttons if re.search(r":ok:", b["custom_id"])]:
            await self.person.press(desk, custom_id=ok[0]["custom_id"])
            return
        if suggest := [b for b in buttons if ":suggest:" in b["custom_id"]]:
            buttons = suggest
        menus = [] if suggest else look.menus(desk)
        chosen = self.chance.choice([*buttons, *menus])
        if chosen in menus:
            values = [o["value"] for o in chosen["options"] if not o["value"].startswith(">")]
            value = self.chance.choice(values)
            await self.person.select(desk, value, custom_id=chosen["custom_id"])
        else:
            await self.person.press(desk, custom_id=chosen["custom_id"])


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
