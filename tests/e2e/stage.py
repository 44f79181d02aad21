"""A stage for whole stories: the sandbox, the real bot on it, and people who press, choose and type."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bot.app import App
from bot.checks.players.stock import play
from bot.rules import Pick
from bot.sandbox import Sandbox
from bot.sandbox.client import Shown
from bot.sandbox.person import Person
from bot.sandbox.world import PUBLIC_THREAD, Channel
from bot.settings import LIMITS, Settings
from bot.ui.common.limits import assert_sendable
from bot.ui.posts.frontend import Frontend
from rendering import Picture, render
from tests.conformance.watch import watched

from .sketch import sketch

CALLED = "🔔"
ENDED = "🏁"
PATIENCE = 60.0  # seconds: a machine may be busy
YOUR_TURN = re.compile(r"^t:\d+:desk")


class SteppedClock:
    """Stands still until told to go on. Begins on 1 March 2026, noon in London."""

    def __init__(self, at: float = 1772366400.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Stage:
    """`async with Stage(folder) as stage:`. The bot runs in this process; `restart` closes it and starts another.

    deadline: seconds until a press has failed; Discord's are three, but here it is no fault to be slow, and it is soon
    known when no bot is there to answer. drawn: whether
    boards are drawn, all of them without a mistake; else they are empty sheets, for drawing takes more than all the
    rest. signs: whether our tokens are uploaded. settings: those of the bot; its limits are off unless they name them.
    """

    bot_is_here = True  # in this process, so that it is seen when it works

    def __init__(
        self,
        folder: Path,
        *,
        drawn: bool = False,
        signs: bool = False,
        deadline: float = PATIENCE,
        file_limit: int = 10 * 2**20,
        **settings: Any,
    ) -> None:
        self.sandbox = Sandbox(ack_deadline=deadline, file_limit=file_limit)
        self.against_discord = watched(self.sandbox)
        self.folder, self.changes, self.deadline = folder, settings, deadline
        self.drawn, self.signs, self.undrawn = drawn, signs, list[Exception]()
        self.token = "sandbox"
        self.clock: SteppedClock | None = None  # set before the stage opens: time goes on only when told to
        self.lines: list[str] = []
        self._people: dict[str, Person] = {}
        self._stop = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self.app: App | None = None

    async def __aenter__(self) -> Stage:
        await self.sandbox.start()
        await self.up()
        return self

    async def __aexit__(self, failure: object, *_: object) -> None:
        await self.down()
        await self.sandbox.stop()
        if failure is None:  # or else what failed would be hidden
            check_payloads(self.sandbox)
            self.against_discord.check()
            assert not self.undrawn

    # -- the bot -----------------------------------------------------------------------------

    def thread(self, person: Person, name: str = "talk") -> Channel:
        """A thread that somebody has opened to talk in."""
        return self.sandbox.threads.open(
            self.sandbox.world.channel_named("games"), person.id, {"type": PUBLIC_THREAD, "name": name}
        )

    async def up(self) -> None:
        """Start the bot and wait until it is online with its commands."""
        settings = Settings(
            **{
                "data": self.folder,
                "api_base": self.sandbox.api_url,
                "gateway": self.sandbox.gateway_url,
                **dict.fromkeys(LIMITS, 0),  # people here press and open as fast as they can
                **self.changes,
            }
        )
        self.sandbox.settings.ack_deadline = self.deadline
        self._stop = asyncio.Event()
        self.app = App(settings, self.token, say=self.lines.append, clock=self.clock, signs=self.signs)
        self._running = asyncio.create_task(self.app.run(self._stop), name="bot")
        online = asyncio.create_task(self.sandbox.gateway.wait_online())
        await asyncio.wait([self._running, online], return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            online.cancel()
            self._running.result()
        self.frontend.pictures._render = self._draw
        await self.person("Anna").wait_commands("table new")

    def _draw(self, *args: Any, **kwargs: Any) -> Picture:
        if not self.drawn:
            return sketch(*args, **kwargs)
        try:
            return render(*args, **kwargs)
        except Exception as wrong:  # the bot does without the picture and only logs it
            self.undrawn.append(wrong)
            raise

    async def down(self) -> None:
        """Stop the bot as the system would."""
        self._stop.set()
        if self._running is not None:
            await self._running
            self._running = None
        self._gone()

    def _gone(self) -> None:
        """Nobody is there to answer: what was pressed has failed, and what is pressed now fails soon."""
        self.sandbox.settings.ack_deadline = 1.0
        self.sandbox.interactions.give_up()

    async def restart(self) -> None:
        await self.down()
        await self.up()

    @property
    def frontend(self) -> Frontend:
        """The bot's inside, to see that nothing has changed."""
        assert self.app is not None
        return self.app.bot.frontend

    async def pass_time(self, seconds: float, step: float = 0.0) -> None:
        """Let that much time pass on the stepped clock, in steps; all that falls due is done and posted."""
        assert self.clock is not None
        service, left = self.frontend.service, seconds
        while left > 0:
            self.clock.at += min(step or left, left)
            left -= step or left
            while await service.timers.sweep():
                pass
            await service.outbox.drain()

    # -- people ------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """Somebody, with one client that stays open."""
        if name not in self._people:
            self._people[name] = self.sandbox.person(name)
            self._people[name].idle_only = self.bot_is_here
            self._people[name].timeout = PATIENCE
        return self._people[name]

    def people(self, n: int = 4) -> list[Person]:
        return [self.person(name) for name in ("Anna", "Boris", "Vera", "Gleb")[:n]]

    async def open(self, n: int = 4, **options: Any) -> Shown:
        """A lobby with `n` people in it; returns its card."""
        first, *others = self.people(n)
        mark = first.mark()
        await first.command("table new", game="puerto_rico", **options)
        card = await first.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
        for p in others:
            await p.press(card, custom_id=re.compile(r":join$"), until="ack")
            await p.wait_message(lambda m, p=p: m["id"] == card["id"] and p.name in m["content"])
        return card

    async def started(self, n: int = 4, **options: Any) -> tuple[Shown, Shown]:
        """A running game; returns where it is played and the first question."""
        card = await self.open(n, **options)
        first = self.person("Anna")
        mark = first.mark()
        await first.press(card, custom_id=re.compile(r":start$"), until="ack")
        question = await first.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
        return {"id": question["channel_id"]}, question

    async def play_until(self, ask: str, table: int = 1) -> Person:
        """Answer by chance, behind the bot's back, until that question is open; returns whom it is put to."""
        chance = random.Random(5)
        turns = self.frontend.turns
        while True:
            found = await self.frontend.tables.find(table)
            for a in found.asked:
                if a.ask == ask:
                    return next(p for p in self.people() if int(p.id) == found.seats[a.seat].user)
            seat = found.asked[0].seat
            desk = await turns.desk(table, found.seats[seat].user, seat)
            assert desk.decision is not None
            offer = chance.choice(desk.decision.offers)
            words = offer.sample(chance.randrange)
            await turns.act(table, found.seats[seat].user, offer.verb, words, desk.tag, seat)

    async def play_out(self, table: int = 1) -> None:
        """Answer by chance, behind the bot's back, until the game is over."""
        chance = random.Random(5)
        while (await self.frontend.tables.find(table)).status == "running":
            await play(self.frontend.service, table, 1, chance)

    async def several_asked(self, table: int = 1) -> list[Person]:
        """At the start of a game of four: everybody takes a tile, and then has a colonist to place (but the mayor)."""
        roles = iter(("settler", "mayor"))
        while True:
            found = await self.frontend.tables.find(table)
            if found.asked[0].ask == "PlaceColonists":
                users = [found.seats[a.seat].user for a in found.asked]
                return [p for p in self.people() if int(p.id) in users]
            user = found.seats[found.asked[0].seat].user
            desk = await self.frontend.turns.desk(table, user)
            assert desk.decision is not None
            if desk.decision.ask == "ChooseRole":
                await self.frontend.turns.act(table, user, "take", (next(roles),))
            else:
                offer = desk.decision.offer("settle")
                assert isinstance(offer, Pick)
                has_already = desk.view.seats[desk.seat].island
                tile = next((o for o in offer.options if o[0] not in has_already), offer.options[0])
                await self.frontend.turns.act(table, user, "settle", tile)

    async def careful(self) -> None:
        """From now on everybody confirms every answer."""
        for p in self.people():
            await self.frontend.service.people.set(int(p.id), confirm=True)

    def called(self, question: Shown) -> list[Person]:
        """Whom a question calls."""
        return [p for p in self.people() if p.mention in question["content"]]


def has(message: Shown, id: str) -> bool:
    """Whether a message has a button or menu whose id fits."""
    return any(re.search(id, c) for c in ids(message))


def ids(message: Shown) -> list[str]:
    """The ids of everything that can be tapped, in order."""
    return [c["custom_id"] for row in message["components"] for c in row["components"] if c.get("custom_id")]


async def pictured(person: Person, message: Shown, other_than: Collection[str] = ()) -> Shown:
    """The message once its picture is there, which follows its words; not one of those (by id) that were there."""

    def there() -> Shown | None:
        now = person.shown(message)
        return now if any(a["id"] not in other_than for a in now["attachments"]) else None

    return await person.wait_for(there, "a picture")


def pictures(message: Shown) -> list[str]:
    """The ids of the pictures of a message."""
    return [a["id"] for a in message["attachments"]]


class ProcessStage(Stage):
    """The same with the bot as a process of its own, which can be killed."""

    bot_is_here = False
    process: Any = None  # one of `asyncio`, or what behaves like it

    async def _begin(self, env: dict[str, str]) -> Any:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=env, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )

    async def up(self, kill_at: str = "") -> None:
        env = {
            **os.environ,
            "DISCORD_TOKEN": "sandbox",
            "CARAVEL_DATA": str(self.folder),
            "CARAVEL_API_BASE": self.sandbox.api_url,
            "CARAVEL_GATEWAY": self.sandbox.gateway_url,
            "CARAVEL_KILL_AT": kill_at,
            **{f"CARAVEL_{name.upper()}": "0" for name in LIMITS},
        }
        self.process = await self._begin(env)
        self._reading = asyncio.create_task(self.process.communicate())
        self._reading.add_done_callback(lambda _: self._gone())
        online = asyncio.create_task(self.sandbox.gateway.wait_online(120))
        done, _ = await asyncio.wait([online, self._reading], return_when=asyncio.FIRST_COMPLETED)
        if kill_at and online not in done:  # what it is to die at may come before it is online
            online.cancel()
            return
        await online
        if not self._reading.done():  # or it died as it came online, and nobody will answer
            self.sandbox.settings.ack_deadline = self.deadline
        await self.person("Anna").wait_commands("table new")

    async def died(self) -> None:
        """Wait until the process has come to its end by itself."""
        assert self.process is not None
        await asyncio.wait_for(self.process.wait(), 120)
        await self.sandbox.gateway.wait_online(120, online=False)

    async def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        await self.died()

    async def down(self) -> None:
        """Stop it as the system would; what it said in the end."""
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            out, err = await asyncio.wait_for(self._reading, 120)
            self.lines += (out + err).decode().splitlines()
            assert self.process.returncode == 0, self.lines


def posted(sandbox: Sandbox) -> dict[str, set[str]]:
    """The messages that were made for each question, by its key; more than one is a ping too many."""
    found: dict[str, set[str]] = {}
    for sent in sandbox.requests:
        if sent.method == "POST" and sent.path.endswith("/messages") and sent.status == 200 and sent.body:
            keys = [i for i in ids(sent.answer) if YOUR_TURN.search(i)]
            for key in keys:
                found.setdefault(key, set()).add(sent.answer["id"])
    return found


KINDS = (
    (r"^/channels/\d+/(messages/\d+/)?threads$", "thread"),
    (r"^/channels/\d+/messages", "message"),
    (r"^/webhooks/", "message"),
    (r"^/interactions/", "callback"),
    (r"^/applications/\d+/commands$", "commands"),
)
CALLBACKS = {4: "message", 7: "message", 8: "autocomplete", 9: "modal"}


def check_payloads(sandbox: Sandbox) -> int:
    """Hold everything the bot has sent against Discord's limits; returns how many payloads there were."""
    checked = 0
    for sent in sandbox.requests:
        kind = next((k for pattern, k in KINDS if re.search(pattern, sent.path)), "")
        body = sent.body
        if not body or sent.method not in ("POST", "PATCH", "PUT") or not kind:
            continue
        if kind == "callback":
            kind, body = CALLBACKS.get(body["type"], ""), body.get("data") or {}
        if kind == "commands":
            body = {"commands": body}
        if kind:
            assert_sendable(body, kind)
            checked += 1
    return checked
