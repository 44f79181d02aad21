"""The page in a window of the browser: people in columns, and what somebody does with mouse and keyboard."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import ConsoleMessage, Locator, Page, expect

YOUR_TURN = "[data-key^='t:'][data-key*=':desk']"
TAPS = 60  # on one desk; more means that it leads nowhere

# The calls that stand open in some column and have not been answered: whose, and the message's id.
CALLS = f"""done => {{
  const found = [];
  for (const column of document.querySelectorAll("section.column"))
    for (const call of column.querySelectorAll("li.message.to-me:has({YOUR_TURN})")) {{
      const one = [column.getAttribute("aria-label"), call.dataset.id];
      if (!done.includes(one.join())) found.push(one);
    }}
  return found.length ? found : null;
}}"""
CONTROLS = "node => [...node.querySelectorAll('.rows [data-key]')].filter(n => !n.disabled).map(n => n.dataset.key)"


class Screen:
    """One window. `complaints` are what the console said of errors, which must stay empty."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.answered: set[str] = set()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    async def open(self, url: str) -> None:
        await self.page.goto(url)
        await self.ready()

    async def reload(self) -> None:
        await self.page.reload()
        await self.ready()

    async def ready(self) -> None:
        """Whoever is in view can write, and the bot is there."""
        await expect(self.page.locator(".write:visible").first).to_be_enabled()
        await expect(self.page.locator(".notice:visible")).to_have_count(0)

    def column(self, name: str) -> Column:
        return Column(self, name)

    async def keys(self, *keys: str) -> None:
        """Press keys, one after another, wherever the focus is."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def focus_is_in(self, place: Locator) -> None:
        await expect(self.page.locator(":focus").and_(place.or_(place.locator("*")))).to_have_count(1)

    async def calls(self) -> list[tuple[str, str]]:
        """Wait until somebody is called who has not answered; who, and by which message."""
        handle = await self.page.wait_for_function(CALLS, arg=sorted(self.answered))
        return [(name, message) for name, message in await handle.json_value()]

    async def play(self, until: str, most: int = 60) -> int:
        """Whoever is called answers by clicking, until a call holds `until`; how many turns that took."""
        for turns in range(most):
            calls = await self.calls()
            name, message = calls[-1]
            column = self.column(name)
            if until in await column.message(message).inner_text():
                return turns
            await column.turn(message)
            self.answered |= {f"{who},{which}" for who, which in calls if who == name}
        raise AssertionError(f"{most} turns without {until!r}")


class Column:
    """One person's part of the window."""

    def __init__(self, screen: Screen, name: str) -> None:
        self.screen, self.page, self.name = screen, screen.page, name
        self.root = screen.page.locator(f"section.column[aria-label='{name}']")
        self.write = self.root.locator(".write")
        self.messages = self.root.locator("li.message")
        self.private = self.root.locator("li.message.private")
        self.picker = self.root.locator(".over-entry")

    def button(self, label: str) -> Locator:
        """The last button of that label."""
        return self.root.get_by_role("button", name=label, exact=True).last

    def message(self, id: str) -> Locator:
        return self.root.locator(f"li.message[data-id='{id}']")

    def saying(self, text: str | re.Pattern[str]) -> Locator:
        return self.messages.filter(has_text=text)

    async def type(self, text: str) -> None:
        """Go to the line to write in and type."""
        await self.write.click()
        await self.page.keyboard.type(text)

    async def open_thread(self) -> None:
        await self.root.locator(".thread-card").last.click()
        await expect(self.root.locator(".crumb")).to_be_visible()

    async def picture(self, message: Locator) -> tuple[Locator, int, str]:
        """The picture of a message once it is drawn, its width in the file, and what it says of itself."""
        image = message.locator("img").last
        await expect(image).to_be_visible()
        width = await image.evaluate("async image => { await image.decode(); return image.naturalWidth; }")
        return image, width, await image.get_attribute("alt") or ""

    async def desk(self, message: str) -> Locator:
        """Press *Your turn* of a call; the desk that comes."""
        before = await self.private.count()
        await self.message(message).locator(YOUR_TURN).click()
        await expect(self.private).to_have_count(before + 1)
        desk = self.message(await self.private.last.get_attribute("data-id") or "")
        await expect(desk.locator(".waiting")).to_have_count(0)
        return desk

    async def turn(self, message: str) -> None:
        """Answer a call on the desk: what is complete is confirmed, else the first that is offered is taken."""
        desk = await self.desk(message)
        for _ in range(TAPS):
            await expect(desk.locator(".busy")).to_have_count(0)
            keys = [
                k
                for k in await desk.evaluate(CONTROLS)
                if k.startswith("d:") and not re.search(r":(help|back|type|why):", k)
            ]
            if not keys:
                return
            await self.tap(desk, keys)
        raise AssertionError(f"{self.name}: the desk leads nowhere: {await desk.inner_text()}")

    async def tap(self, desk: Locator, keys: list[str]) -> None:
        """One tap, and the wait till the desk says something else: an acknowledgement is no answer yet."""
        key = next((k for mark in (":ok:", ":suggest:") for k in keys if mark in k), keys[0])
        control = desk.locator(f"[data-key='{key}']")
        is_menu = "select" in (await control.get_attribute("class") or "")
        before = await desk.locator(".content").inner_text()
        await control.click()
        if is_menu:
            await self.page.locator(".popup [role='option']").first.click()
        if ":ok:" in key:  # the words may change before that, when the picture of what will be is there
            await expect(control).to_have_count(0)
        else:
            where = (
                f"section.column[aria-label='{self.name}'] [data-id='{await desk.get_attribute('data-id')}'] .content"
            )
            await self.page.wait_for_function(
                "([where, before]) => document.querySelector(where).innerText !== before", arg=[where, before]
            )


async def rects(page: Page, selector: str) -> list[dict[str, Any]]:
    """Where the visible ones among these are, with what they say."""
    found: list[dict[str, Any]] = await page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
          .filter(node => node.checkVisibility({visibilityProperty: true}))
          .map(node => {
            const {left, right, top, bottom, width, height} = node.getBoundingClientRect();
            const says = node.getAttribute("aria-label") || node.textContent;
            return {left, right, top, bottom, width, height, says, what: node.className};
          })""",
        selector,
    )
    return found
