"""The one brake for all requests: what it counts, for how long it holds, and whom it lets through."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from discord.http import Route

from bot.ui.delivery import brake
from bot.ui.delivery.brake import LONGEST_BETWEEN, MOST, QUICK, WINDOW, Brake
from bot.ui.delivery.discord_errors import Braked, Odd


class Discord:
    """A server that answers what it is told to, and a session with a brake."""

    def __init__(self) -> None:
        self.now, self.seen = 1000.0, 0
        self.answer = web.Response()
        self.brake = Brake(lambda: self.now)

    async def handle(self, request: web.Request) -> web.Response:
        self.seen += 1
        text, status, kind, headers = self.next
        return web.Response(text=text, status=status, content_type=kind, headers=headers)

    def says(self, status: int, text: str = "{}", kind: str = "application/json", **headers: str) -> None:
        self.next = text, status, kind, {k.replace("_", "-"): v for k, v in headers.items()}

    async def ask(self, path: str = "/channels/1/messages") -> int:
        async with self.session.get(Route.BASE + path) as got:
            return got.status


@pytest.fixture
async def discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    there = Discord()
    app = web.Application()
    app.router.add_get("/{rest:.*}", there.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    async with aiohttp.ClientSession(trace_configs=[there.brake.trace()]) as session:
        there.session = session
        yield there
    await runner.cleanup()


async def test_a_ban_ends_all_requests_for_as_long_as_it_says_and_longer_each_time(discord: Discord) -> None:
    discord.says(429, "error code: 1015", "text/plain", Retry_After="30")
    for n, seconds in enumerate((60, 120, 240), 1):
        with pytest.raises(Braked):
            await discord.ask()
        for path in ("/channels/1/messages", "/interactions/1/x/callback"):
            with pytest.raises(Braked) as no:
                await discord.ask(path)
            assert no.value.seconds == seconds
        assert discord.seen == n
        discord.now += seconds
    discord.says(200)
    assert await discord.ask() == 200
    discord.says(429, "error code: 1015", "text/plain", Retry_After="600")
    with pytest.raises(Braked) as no:
        await discord.ask()
    assert no.value.seconds == 600


async def test_too_many_refusals_stop_everything_but_answers_to_presses(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brake, "MOST", 5)
    for status in (403, 401, 429, 403):
        discord.says(status)
        assert await discord.ask() == status
    discord.says(429, X_RateLimit_Scope="shared")  # a limit that others have passed is not counted
    assert await discord.ask() == 429
    discord.says(404)
    assert await discord.ask() == 404
    discord.says(403)
    assert await discord.ask() == 403
    with pytest.raises(Braked) as no:
        await discord.ask()
    assert no.value.seconds == WINDOW and await discord.ask("/interactions/1/x/callback") == 403
    discord.now += WINDOW + 1
    assert await discord.ask() == 403
    assert MOST < 10_000 / 2  # the rest is for what is not foreseen


async def test_a_global_limit_that_is_long(discord: Discord) -> None:
    discord.says(429, X_RateLimit_Global="true", Retry_After="300")
    assert await discord.ask() == 429
    with pytest.raises(Braked) as no:
        await discord.ask()
    assert no.value.seconds == 300


async def test_connections_that_are_lost_at_once_are_made_with_growing_pauses(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, pauses = 5000.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        pauses.append(seconds)
        now += seconds

    monkeypatch.setattr(brake, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(brake, "asyncio", SimpleNamespace(sleep=sleep))

    async def connect() -> None:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await discord.session.ws_connect(Route.BASE.replace("http", "ws").replace("/api/v10", "/gateway"))

    discord.says(502, "<html></html>", "text/html")
    for _ in range(12):
        await connect()
    assert pauses[:3] == [0.2, 0.4, 0.8] and pauses[-1] == LONGEST_BETWEEN and len(pauses) == 11
    now += QUICK  # it has held for a while
    await connect()
    assert len(pauses) == 11


async def test_a_page_is_no_answer(discord: Discord) -> None:
    discord.says(200, "<html></html>", "text/html")
    with pytest.raises(Odd):
        await discord.ask()
    async with discord.session.get(Route.BASE.replace("/api/v10", "/cdn/picture")) as got:
        assert got.status == 200  # pictures are no answers of the API
    discord.says(403, "<html></html>", "text/html")
    assert await discord.ask() == 403


@pytest.mark.parametrize("processes", [2, 4, 10])
def test_together_processes_make_no_more_requests_than_one_may(processes: int) -> None:
    """Discord's 50 a second, whichever second is looked at, where all of them have as much to say as they like."""
    made = []
    for _ in range(processes):
        one, now = Brake(lambda: 0.0), 100.0
        one.processes = processes
        while now < 110.0:
            now += one.turn(now)
            made.append(now)
    made.sort()
    assert max(sum(begin <= at < begin + 1.0 for at in made) for begin in made) <= 50
    assert len(made) > 390, "but not many fewer, either"


async def test_a_process_alone_is_held_up_by_no_part_and_answers_to_presses_never_are(
    discord: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[float] = []
    monkeypatch.setattr(Brake, "turn", lambda self, now: turns.append(now) or 0.0)
    discord.says(200)
    await discord.ask()
    discord.brake.processes = 2
    await discord.ask("/interactions/1/x/callback")
    assert not turns
    await discord.ask()
    assert len(turns) == 1
