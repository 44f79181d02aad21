"""A sandbox, a small bot on the real discord.py, and a raw client for what discord.py itself would refuse to send."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import endpoint
from bot.sandbox import Sandbox
from tests.conformance.watch import watched

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x08\x00\x00\x00\x04" + bytes(40)


def picture(name: str = "board.png", description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=description)


class Names(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return string.extras.get("ru") if locale is discord.Locale.russian else None


class Bot(discord.Client):
    """Commands and buttons enough to walk every path of the protocol."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
                         guild_ready_timeout=0.05, **options)  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.seen: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.again, self.up = asyncio.Event(), asyncio.Event()
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Names())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.again.set()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.put_nowait(("message", message))

    async def on_interaction(self, it: discord.Interaction) -> None:
        self.seen.put_nowait(("interaction", it))
        if it.type is discord.InteractionType.component and it.data is not None:
            action = str(it.data.get("custom_id"))
            if action == "silence":
                return
            await getattr(Presses, action)(it)


class Presses:
    """What the buttons and menus of ``/desk`` do."""

    @staticmethod
    async def update(it: discord.Interaction) -> None:
        await it.response.edit_message(content="updated", attachments=[picture("new.png")])

    @staticmethod
    async def later(it: discord.Interaction) -> None:
        await it.response.defer()
        await it.edit_original_response(content="edited later")

    @staticmethod
    async def private(it: discord.Interaction) -> None:
        await it.response.send_message("only for you", ephemeral=True)
        await it.followup.send("and this", ephemeral=True)

    @staticmethod
    async def menu(it: discord.Interaction) -> None:
        assert it.data is not None
        await it.response.send_message("chosen " + ",".join(it.data["values"]), ephemeral=True)  # type: ignore[typeddict-item]

    @staticmethod
    async def person(it: discord.Interaction) -> None:
        assert it.data is not None
        names = [str(u["global_name"]) for u in it.data["resolved"]["users"].values()]  # type: ignore[typeddict-item]
        await it.response.send_message("met " + ",".join(names), ephemeral=True)

    @staticmethod
    async def ask(it: discord.Interaction) -> None:
        await it.response.send_modal(Form())


class Form(discord.ui.Modal, title="Counts"):
    typed = discord.ui.TextInput[Any](label="How many", max_length=10)
    kind = discord.ui.Label[Any](
        text="Kind",
        component=discord.ui.Select(options=[discord.SelectOption(label="Corn", value="c"), discord.SelectOption(label="Indigo", value="i")]),  # noqa: E501
    )  # fmt: skip

    async def on_submit(self, it: discord.Interaction) -> None:
        assert isinstance(self.kind.component, discord.ui.Select)
        await it.response.send_message(f"{self.typed.value} of {self.kind.component.values[0]}", ephemeral=True)


class Desk(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        for name in ("update", "later", "private", "ask", "silence"):
            self.add_item(discord.ui.Button(label=name.title(), custom_id=name))
        self.add_item(discord.ui.Button(label="Greyed", custom_id="greyed", disabled=True))
        options = [discord.SelectOption(label=x.upper(), value=x) for x in "abc"]
        self.add_item(discord.ui.Select(custom_id="menu", placeholder="Letters", options=options, max_values=2))
        self.add_item(discord.ui.UserSelect(custom_id="person", placeholder="People"))


def add_commands(bot: Bot) -> None:
    tree = bot.tree
    words = app_commands.locale_str

    @tree.command(name="ping", description=words("Answers", ru="Отвечает"))
    async def ping(it: discord.Interaction) -> None:
        await it.response.send_message(f"pong {it.locale} {it.user.display_name}")

    @tree.command(name="desk", description="Buttons")
    async def desk(it: discord.Interaction) -> None:
        await it.response.send_message("the desk", view=Desk(), file=picture(description="a board"))

    @tree.command(name="slow", description="Defers")
    async def slow(it: discord.Interaction, private: bool = False) -> None:
        await it.response.defer(thinking=True, ephemeral=private)
        await it.edit_original_response(content="at last", attachments=[picture()])

    @tree.command(name="think", description="Defers, then follows up")
    async def think(it: discord.Interaction) -> None:
        await it.response.defer(thinking=True)
        await it.followup.send(f"thought of {it.user.mention}")

    @tree.command(name="stuck", description="Defers and forgets")
    async def stuck(it: discord.Interaction) -> None:
        await it.response.defer(thinking=True)

    @tree.command(name="mute", description="Never answers")
    async def mute(it: discord.Interaction) -> None:
        return

    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description=words("Opens a table", ru="Открывает стол"))
    async def new(it: discord.Interaction, game: str, seats: app_commands.Range[int, 3, 5] = 3,
                  guest: discord.Member | None = None) -> None:  # fmt: skip
        await it.response.send_message(f"{game} for {seats} with {guest and guest.display_name}")

    @new.autocomplete("game")
    async def games(it: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        names = ["puerto rico", "santa maria"]
        return [app_commands.Choice(name=n.title(), value=n) for n in names if typed in n]

    tree.add_command(group)


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    # discord.py's addresses are class attributes: kept, and put back when the test is over.
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Sandbox(ack_deadline=60.0) as it:  # a busy machine is no fault
        endpoint.point_discord_at(it.api_url, it.gateway_url)
        against_discord = watched(it)
        yield it
        against_discord.check(answers_only=True)


@contextlib.contextmanager
def impatient(sandbox: Sandbox, seconds: float = 0.3) -> Iterator[None]:
    """Nothing answers what is pressed now, and that is to be seen soon."""
    before, sandbox.settings.ack_deadline = sandbox.settings.ack_deadline, seconds
    yield
    sandbox.settings.ack_deadline = before


@contextlib.asynccontextmanager
async def running(sandbox: Sandbox, token: str = "any.token") -> AsyncIterator[Bot]:
    bot = Bot()
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.up.wait())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with running(sandbox) as it:
        yield it


class Raw:
    """REST without discord.py: whatever a test wants to send, answered as (status, body)."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self.session = sandbox, session

    async def __call__(
        self, method: str, path: str, body: Any = None, *, files: list[tuple[str, bytes]] | None = None,
        token: str | None = "raw", base: str | None = None,
    ) -> tuple[int, Any]:  # fmt: skip
        headers = {"Authorization": f"Bot {token}"} if token else {}
        send: dict[str, Any] = {"json": body} if body is not None else {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for i, (name, data) in enumerate(files):
                form.add_field(f"files[{i}]", data, filename=name, content_type="image/png")
            send = {"data": form}
        url = (base or self.sandbox.api_url) + path
        async with self.session.request(method, url, headers=headers, **send) as got:
            if got.status == 204:
                return 204, None
            assert base is not None or got.headers["Content-Type"] == "application/json"
            return got.status, await got.json(content_type=None)

    def channel(self, name: str = "games") -> str:
        return f"/channels/{self.sandbox.world.channel_named(name).id}"

    async def send(self, body: Any, channel: str = "games", **more: Any) -> tuple[int, Any]:
        return await self("POST", self.channel(channel) + "/messages", body, **more)


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


def complaint(answer: tuple[int, Any], *path: str | int) -> str:
    """The code of the complaint about the field at ``path`` in a 50035, after checking its shape."""
    status, body = answer
    assert status == 400 and body["code"] == 50035 and body["message"] == "Invalid Form Body", body
    node = body["errors"]
    for step in path:
        assert str(step) in node, body
        node = node[str(step)]
    return str(node["_errors"][0]["code"])
