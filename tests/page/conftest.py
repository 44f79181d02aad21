"""A browser for all tests here, and windows in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, async_playwright, expect

from bot import endpoint
from bot.sandbox import Sandbox
from tests.e2e.stage import Stage
from tests.sandbox.helpers import running

from . import chromium
from .screen import Screen

HERE = Path(__file__).parent
Window = Callable[..., Awaitable[Screen]]

expect.set_options(timeout=60_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:  # the browser may have to be installed first: that is not the test's time
            item.add_marker(pytest.mark.timeout(900, func_only=True))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    try:
        path = chromium.browser()
    except chromium.Missing as no:
        pytest.skip(str(no))
    async with async_playwright() as playwright:
        it = await playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield it
        await it.close()


@pytest_asyncio.fixture(loop_scope="session")
async def stage(browser: Browser, tmp_path: Path) -> AsyncIterator[Stage]:
    """The sandbox with the real bot on it."""
    async with Stage(tmp_path, drawn=True) as it:
        yield it


@pytest_asyncio.fixture(loop_scope="session")
async def trial(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """The sandbox with a small bot that sends one of each kind of control."""
    for owner, name in ((Route, "BASE"), (Asset, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with Sandbox(ack_deadline=60.0) as it:
        endpoint.point_discord_at(it.api_url, it.gateway_url)
        async with running(it):
            yield it


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: Browser) -> AsyncIterator[Window]:
    """`await window(url, width, height)`: another window. In the end none may have complained.

    Tests name it behind the stage it shows, so that it is closed first.
    """
    opened: list[Screen] = []

    async def open_one(url: str, width: int = 1500, height: int = 900, **more: Any) -> Screen:
        context = await browser.new_context(viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(60_000)
        screen = Screen(await context.new_page())
        opened.append(screen)
        await screen.open(url)
        return screen

    yield open_one
    for screen in opened:
        complaints = list(screen.complaints)
        await screen.page.context.close()
        assert not complaints, complaints
