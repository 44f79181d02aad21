"""People who play a whole game on their own: they wait to be called and choose at random among what is offered."""

from __future__ import annotations

import random
import re

from bot.sandbox import look
from bot.sandbox.person import Person, Shown

from .stage import CALLED, ENDED, YOUR_TURN, has, ids

TAPS = 60  # in one turn; more means that the desk leads nowhere


class Tapper:
    """Plays with buttons and menus only. Counts its presses and its calls."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.chance = person, random.Random(seed)
        self.presses: list[int] = []
        self.seen = 0

    async def play(self) -> None:
        """Answer every call until the game is over."""
        while not await self.next_call():
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


__all__ = ["CALLED", "Tapper"]
