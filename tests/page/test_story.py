"""Two people at one screen: a table is opened, a round is played, the page and the bot begin anew in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Sandbox
from tests.e2e.stage import Stage

from .conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_round_by_two_people_side_by_side(stage: Stage, window: Window) -> None:
    screen = await window(stage.sandbox.url)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    for one in (anna, boris):
        await expect(one.root).to_be_in_viewport(ratio=1)

    # a table, by keyboard
    await anna.type("/table ne")
    await expect(anna.picker.get_by_role("option")).not_to_have_count(0)
    await screen.keys("Enter")
    await screen.page.keyboard.type("puer")
    await expect(anna.picker.get_by_role("option")).to_have_text(["Puerto Rico"])
    await screen.keys("Enter", "Enter")
    card = anna.messages.filter(has=screen.page.get_by_role("button", name="Join", exact=True))
    await expect(card).to_contain_text("Anna")
    await expect(anna.private).to_have_count(1)  # that it is open is told to her alone
    await expect(boris.messages).to_have_count(1)
    await expect(boris.private).to_have_count(0)

    # Boris joins, Anna starts
    await boris.button("Join").click()
    await expect(card).to_contain_text("Boris")
    await anna.button("Start").click()
    for one in (anna, boris):
        await one.open_thread()

    # who is called sees the table, and opens a desk that the other does not see
    [(name, call)] = await screen.calls()
    asked, other = (anna, boris) if name == "Anna" else (boris, anna)
    for one in (asked, other):
        _, width, alt = await one.picture(one.message(call))
        assert width >= 1000
        assert "Anna" in alt and "Boris" in alt and len(alt) > 100
    seen = await other.messages.count()
    desk = await asked.desk(call)
    _, width, alt = await asked.picture(desk)
    assert width >= 1000 and name in alt
    await expect(desk.locator(".only-you")).to_be_visible()
    await expect(other.messages).to_have_count(seen)
    await expect(other.private).to_have_count(0)
    await desk.locator("[data-key='dismiss']").click()
    await expect(asked.private).to_have_count(0)

    # the page anew: everybody is where they were, and what was private is gone, as in Discord
    await asked.turn(call)
    screen.answered.add(f"{name},{call}")
    await screen.calls()
    await screen.reload()
    for one in (anna, boris):
        await expect(one.root.locator(".crumb")).to_be_visible()
        await expect(one.private).to_have_count(0)

    # the bot anew, in the middle of the round
    await stage.down()
    await expect(anna.root.locator(".notice")).to_be_visible()
    await expect(boris.root.locator(".notice")).to_be_visible()
    await stage.up()
    await screen.ready()

    assert await screen.play(until="round 2") > 3
    assert len(await stage.frontend.turns.log(1)) > 6


async def test_the_whole_program_anew_while_the_page_is_open(browser: Browser, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "sandbox.sqlite3"
    first = Stage(tmp_path, drawn=True)
    first.sandbox = Sandbox(keep=file)
    async with first:
        await first.open(2)
        screen = await window(first.sandbox.url)
        anna, boris = screen.column("Anna"), screen.column("Boris")
        await anna.type("Back in a minute")
        await screen.keys("Enter")
        await expect(boris.saying("Back in a minute")).to_be_visible()
    await expect(anna.root.locator(".notice")).to_contain_text("Connecting")
    second = Stage(tmp_path, drawn=True)
    second.sandbox = Sandbox(keep=file, port=first.sandbox.port)
    async with second:
        await screen.ready()
        # while nobody answered, the browser said so in its console
        assert all("ERR_CONNECTION" in said or "WebSocket" in said for said in screen.complaints), screen.complaints
        screen.complaints.clear()
        await expect(boris.saying("Back in a minute")).to_have_count(1)
        await anna.button("Start").click()
        for one in (anna, boris):
            await one.open_thread()
        [(name, call)] = await screen.calls()
        await screen.column(name).turn(call)
        await screen.page.close()
