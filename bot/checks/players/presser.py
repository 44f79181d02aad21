"""Somebody who plays a whole game by pressing at random what the sandbox shows: for benchmarks and soaks."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Sequence

from bot.sandbox import look
from bot.sandbox.client import Shown
from bot.sandbox.person import InteractionFailed, Person
from bot.text.fluent import LANGUAGES, text

PATIENCE = 600.0  # seconds until somebody is called: others play meanwhile, and the bot may be killed and come back
TAPS = 60  # for one answer; more means that the desk leads nowhere
YOUR_TURN = re.compile(r"^t:\d+:desk")
DESK = re.compile("^d:")
CONFIRM = re.compile(":ok:")
ASIDE = re.compile(r":(help|back|type|why):|:unmake:")
OVER = "🏁"
DONE = "\N{CHECK MARK}"
TOO_LATE = [text(code)("refused-menu-out-of-date") for code in LANGUAGES]


class Tapper:
    """Plays with buttons and menus only. `confirms` are seconds from the press that gives an answer to its words."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.chance = person, random.Random(seed)
        self.confirms: list[float] = []
        self.seen = 0
        self.question = ""

    async def play(self, turns: int = 10_000) -> None:
        """Answer every call until the game is over, or `turns` times."""
        for _ in range(turns):
            if await self.called():
                return
            await self.turn()

    async def called(self) -> bool:
        """Wait to be called; True when the game is over."""
        self.seen, over = await self.person.wait_for(self._call, "a call or the end", within=PATIENCE)
        return over

    def _call(self) -> tuple[int, bool] | None:
        for at, event in enumerate(self.person.events[self.seen :], self.seen + 1):
            if event["type"] == "notify":
                self.question = event["message_id"]
                return at, False
            if event["type"] == "message" and event["message"]["content"].startswith(OVER):
                return at, True
        return None

    async def turn(self) -> None:
        """One press of *Your turn*, and then whatever the desk asks until it asks no more."""
        try:
            question = self.person.shown(self.question)
        except LookupError:
            return
        if look_for(question, YOUR_TURN):  # else answered in the same breath, on the desk that was open
            await self.desk((await self.person.press(question, custom_id=YOUR_TURN)).message)

    async def desk(self, desk: Shown) -> None:
        """Tap until nothing is asked any more. Who plays alone is asked on one desk until the game ends."""
        left = TAPS
        while left:
            desk = self.person.shown(desk)
            if not look_for(desk, DESK):
                return
            answers = len(self.confirms)
            await self.tap(desk)
            left = TAPS if len(self.confirms) > answers else left - 1
        raise AssertionError(f"{self.person.name}: the desk leads nowhere: {look.words(desk)!r}")

    async def tap(self, desk: Shown) -> None:
        """One tap: confirm what is complete, else anything that is offered."""
        before, begun = _seen(desk), time.perf_counter()
        await self._tap(desk)
        now = _seen(self.person.shown(desk))
        if now != before and DONE in now[0]:
            self.confirms.append(time.perf_counter() - begun)

    async def _tap(self, desk: Shown) -> None:
        buttons = [b for b in look.buttons(desk) if not ASIDE.search(b["custom_id"])]
        for wanted in (":ok:", ":suggest:"):
            if fit := [b for b in buttons if wanted in b["custom_id"]]:
                await self.person.press(desk, custom_id=fit[0]["custom_id"])
                return
        menus = look.menus(desk)
        chosen = self.chance.choice([*buttons, *menus])
        if chosen not in menus:
            await self.person.press(desk, custom_id=chosen["custom_id"])
            return
        values = [o["value"] for o in chosen["options"] if not o["value"].startswith((">", "?"))]
        await self.person.select(desk, self.chance.choice(values), custom_id=chosen["custom_id"])


class Stubborn(Tapper):
    """Plays on whatever happens to the bot: what failed is pressed again once the bot is there.

    `confirmed`: answers that the bot has said are made; `unsure`: those of which it has said nothing, or something else
    (where a press is delivered twice, what the second one is told may stand in the place of what the first was).
    """

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
                await self.person.parts.gateway.wait_online(60)

    async def tap(self, desk: Shown) -> None:
        sure, answers = look_for(desk, CONFIRM), len(self.confirms)
        try:
            await super().tap(desk)
        except asyncio.CancelledError:
            self.unsure += 1
            raise
        except (InteractionFailed, TimeoutError):
            self.unsure += 1
            await self.person.parts.gateway.wait_online(60)
            return
        told = len(self.confirms) > answers
        self.confirmed += told
        self.unsure += not told and (sure or any(said in look.words(self.person.shown(desk)) for said in TOO_LATE))


def _seen(desk: Shown) -> tuple[str, tuple[str, ...]]:
    """What a desk says, and the question that its buttons are about."""
    ids = (c.get("custom_id", "") for row in desk["components"] for c in row["components"])
    return look.words(desk), tuple(ids)


def look_for(message: Shown, pattern: re.Pattern[str]) -> bool:
    """Whether a message has a button or menu whose id begins so."""
    return any(
        pattern.search(c["custom_id"]) for row in message["components"] for c in row["components"] if c.get("custom_id")
    )


async def play_some(tappers: Sequence[Tapper], turns: int) -> None:
    """All play until the first has had `turns` turns, or the game is over."""
    tasks = [asyncio.create_task(t.play(turns)) for t in tappers]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


async def open_table(people: Sequence[Person], game: str = "puerto_rico") -> None:
    """The first opens a table, the others join, and it starts."""
    first, *others = people
    await first.wait_commands("table new")
    await first.command("table new", game=game)
    card = await first.wait_message(lambda m: look_for(m, re.compile(r":join$")), ephemeral=False)
    for p in others:
        await p.press(card, custom_id=re.compile(r":join$"), until="ack")
        await p.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name in m["content"])  # type: ignore[misc]
    await first.press(card, custom_id=re.compile(r":start$"), until="ack")
    await first.wait_thread()
