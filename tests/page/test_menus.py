"""Menus with a search, forms over a column, the large picture: where the focus goes, what Escape and Tab do."""

from __future__ import annotations

import aiohttp
import pytest
from playwright.async_api import Locator, expect

from bot.sandbox import Sandbox
from tests.e2e.stage import Stage

from .conftest import Window
from .screen import Column, Screen, rects

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def with_desk(window: Window, trial: Sandbox, **more: int) -> tuple[Screen, Column]:
    """A window in which Anna has one of each control before her."""
    screen = await window(trial.url, **more)
    anna = screen.column("Anna")
    await anna.type("/desk")
    await screen.keys("Enter", "Enter")
    await expect(anna.saying("the desk")).to_be_visible()
    return screen, anna


def menu(column: Column, placeholder: str) -> Locator:
    return column.root.get_by_role("button", name=placeholder)


async def test_a_menu_is_searched_and_shut(trial: Sandbox, window: Window) -> None:
    screen, anna = await with_desk(window, trial)
    popup = screen.page.locator(".popup")
    options = popup.get_by_role("option")
    people = menu(anna, "People")
    await people.click()
    search = popup.get_by_role("combobox")
    await expect(search).to_be_focused()
    await expect(options.filter(has_text="Vera")).to_be_visible()
    await screen.page.keyboard.type("gle")
    await expect(options).to_have_text(["Gleb"])
    await screen.page.keyboard.type("x")
    await expect(popup).to_contain_text("Nothing found")
    await screen.keys("Enter")  # nothing there to choose
    await expect(popup).to_have_count(1)
    await screen.keys("Escape")
    await expect(popup).to_have_count(0)
    await expect(people).to_be_focused()
    await screen.keys("Enter")
    await screen.page.keyboard.type("gle")
    await screen.keys("Enter")
    await expect(anna.saying("met Gleb")).to_be_visible()
    await expect(screen.column("Boris").saying("met Gleb")).to_have_count(0)

    # a press beside it shuts it, too
    await menu(anna, "Gleb").click()  # it shows what was chosen
    await expect(options.first).to_be_visible()
    await screen.column("Boris").write.click()
    await expect(popup).to_have_count(0)


async def test_a_menu_of_several_is_sent_when_it_is_left(trial: Sandbox, window: Window) -> None:
    screen, anna = await with_desk(window, trial)
    await menu(anna, "Letters").click()
    popup = screen.page.locator(".popup")
    options = popup.get_by_role("option")
    await screen.keys("Enter", "ArrowDown", "ArrowDown", "Enter", "ArrowUp", "Enter")  # the third is one too many
    chosen = popup.locator("[aria-selected='true']")
    await expect(chosen.locator(".name")).to_have_text(["A", "C"])
    await expect(options).to_have_count(3)
    await screen.keys("Escape")  # thought better of it
    await expect(menu(anna, "Letters")).to_have_text("Letters")
    await screen.keys("Enter", "Enter", "ArrowDown", "Enter", "Tab", "Enter")
    await expect(anna.saying("chosen a,b")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "least"), [(1500, 700, 4), (400, 640, 3)])
async def test_a_menu_finds_room(stage: Stage, window: Window, width: int, height: int, least: int) -> None:
    """Wherever its button stands, the list is inside the window and shows some lines whole."""
    await stage.started(2)
    screen = await window(stage.sandbox.url, width, height)
    for name in ("Anna", "Boris"):
        if width < 760:
            await screen.page.locator("#people").get_by_role("button", name=name).click()
        await screen.column(name).open_thread()
    [(name, call)] = await screen.calls()
    if width < 760:
        await screen.page.locator("#people").get_by_role("button", name=name).click()
    desk = await screen.column(name).desk(call)
    button = desk.locator(".select")
    for block in ("start", "center", "end"):
        await button.evaluate("(node, block) => node.scrollIntoView({block})", block)
        await button.click()
        await expect(screen.page.locator(".popup").get_by_role("combobox")).to_be_visible()
        [popup] = await rects(screen.page, ".popup")
        assert popup["left"] >= 0 and popup["right"] <= width
        assert popup["top"] >= 0 and popup["bottom"] <= height
        lines = await rects(screen.page, ".popup [role='option']")
        assert sum(line["bottom"] <= popup["bottom"] for line in lines) >= least, block
        await screen.keys("Escape")


async def test_a_form_keeps_the_focus_and_gives_it_back(trial: Sandbox, window: Window) -> None:
    screen, anna = await with_desk(window, trial)
    form = screen.page.get_by_role("dialog", name="Counts")
    typed = form.get_by_role("textbox", name="How many")
    await anna.button("Ask").click()
    await expect(typed).to_be_focused()
    for key in ("Tab", "Shift+Tab"):
        been = set()
        for _ in range(8):
            await screen.keys(key)
            await screen.focus_is_in(form)
            been.add(await screen.page.evaluate("document.activeElement.outerHTML"))
        assert len(been) == 5  # field, menu, cancel, submit, close
    await screen.keys("Escape")
    await expect(form).to_have_count(0)
    await expect(anna.button("Ask")).to_be_focused()

    # the other column goes on meanwhile
    await screen.keys("Enter")
    await expect(typed).to_be_focused()
    boris = screen.column("Boris")
    await boris.type("I am still here")
    await screen.keys("Enter")
    await expect(boris.saying("I am still here")).to_be_visible()
    await expect(form).to_be_visible()


async def test_a_form_says_what_is_missing_and_is_sent(trial: Sandbox, window: Window) -> None:
    screen, anna = await with_desk(window, trial)
    form = screen.page.get_by_role("dialog", name="Counts")
    await anna.button("Ask").click()
    typed = form.get_by_role("textbox", name="How many")
    await expect(typed).to_be_focused()
    await screen.keys("Enter")
    await expect(typed).to_have_attribute("aria-invalid", "true")
    await expect(form.get_by_text("This must be filled in").first).to_be_visible()
    await expect(typed).to_be_focused()
    await screen.page.keyboard.type("12345678901")  # one more than fits
    await expect(typed).to_have_value("1234567890")
    await screen.keys("Tab", "ArrowDown")
    popup = screen.page.locator(".popup")
    await screen.page.keyboard.type("ind")
    await expect(popup.get_by_role("option")).to_have_text(["Indigo"])
    await screen.keys("Escape")  # shuts the menu, not the form
    await expect(popup).to_have_count(0)
    await expect(form).to_be_visible()
    await screen.keys("ArrowDown", "ArrowDown", "Enter")
    await form.get_by_role("button", name="Submit").click()
    await expect(anna.saying("1234567890 of i")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_the_large_picture(stage: Stage, window: Window) -> None:
    await stage.started(2)
    screen = await window(stage.sandbox.url)
    anna = screen.column("Anna")
    await anna.open_thread()
    picture = anna.root.locator("button.picture").last
    await picture.locator("img").evaluate("image => image.decode()")
    shown = await picture.locator("img").bounding_box()
    assert shown["width"] <= 550 and shown["height"] <= 350, "as large as on Discord"
    await picture.click()
    large = screen.page.locator("dialog.overlay")
    await expect(large.locator("img.fit")).to_be_visible()
    [small] = await rects(screen.page, "dialog img")
    assert small["top"] >= 0 and small["bottom"] <= 900 and small["left"] >= 0 and small["right"] <= 1500
    await large.get_by_role("button", name="Actual size").click()
    [big] = await rects(screen.page, "dialog img")
    assert big["width"] >= 1500 > small["width"]
    await screen.keys("Escape")
    await expect(large).to_have_count(0)
    await expect(picture).to_be_focused()

    # what it shows can be read, too
    await anna.root.get_by_role("button", name="ALT").last.click()
    await expect(anna.root.locator("figcaption").last).to_contain_text("Boris")


async def test_someone_new_comes_in_and_goes(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    add = screen.page.get_by_role("button", name="Add a person")
    await add.click()
    box = screen.page.locator(".popup")
    await expect(box.get_by_role("button", name="Vera")).to_be_focused()
    await screen.keys("Escape")
    await expect(add).to_be_focused()
    await screen.keys("Enter")
    await box.get_by_role("textbox", name="Name").fill("Christina")
    await box.get_by_role("button", name="Add", exact=True).click()
    christina = screen.column("Christina")
    await christina.type("Hello")
    await screen.keys("Enter")
    await expect(screen.column("Boris").saying("Hello")).to_be_visible()
    await screen.reload()
    await expect(christina.saying("Hello")).to_be_visible()
    await christina.root.get_by_role("button", name="Close this column: Christina").click()
    await expect(christina.root).to_have_count(0)
    await expect(screen.column("Boris").saying("Hello")).to_contain_text("Christina")


async def test_an_open_menu_stays_open_where_something_else_of_its_message_is_edited(
    trial: Sandbox, window: Window
) -> None:
    """A picture that comes later does not take the list away from under somebody's finger."""
    screen, anna = await with_desk(window, trial)
    await menu(anna, "Letters").click()
    options = screen.page.locator(".popup").get_by_role("option")
    await expect(options).to_have_count(3)
    channel = trial.person("Anna").channel()
    message = await anna.saying("the desk").get_attribute("data-id")
    url = f"{trial.api_url}/channels/{channel}/messages/{message}"
    bot = {"Authorization": f"Bot {trial.settings.token or 'sandbox'}"}
    async with aiohttp.ClientSession(headers=bot) as session:
        async with session.patch(url, json={"content": "the desk, with more to say"}) as got:
            assert got.status == 200
        await expect(anna.saying("with more to say")).to_be_visible()
        await expect(options).to_have_count(3)
        await screen.keys("Enter", "ArrowDown", "Enter", "Tab", "Enter")
        await expect(anna.saying("chosen a,b")).to_be_visible()

        # with other controls it goes, for what it chose from is gone
        await menu(anna, "People").click()
        await expect(options.first).to_be_visible()
        async with session.patch(url, json={"components": []}) as got:
            assert got.status == 200
        await expect(options).to_have_count(0)
