"""Slash commands and a whole turn without a mouse, as hands that know Discord type them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.e2e.stage import Stage
from tests.sandbox.helpers import impatient

from .conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_found_filled_in_and_sent(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna, keys = screen.column("Anna"), screen.keys
    options = anna.picker.get_by_role("option")
    active = anna.picker.locator(".active")

    await anna.type("/")
    await expect(options).to_have_count(len(["ping", "desk", "slow", "think", "stuck", "mute", "table new"]))
    first = await active.inner_text()
    await keys("ArrowDown")
    assert await active.inner_text() != first
    await expect(anna.write).to_have_attribute("aria-activedescendant", await active.get_attribute("id") or "?")
    await keys("ArrowUp")
    assert await active.inner_text() == first
    await keys("ArrowUp")  # from the first to the last
    await expect(options.last).to_have_class("active")

    # Escape shuts the list and leaves what was typed; another letter opens it again
    await keys("Escape")
    await expect(options).to_have_count(0)
    await expect(anna.write).to_have_value("/")
    await screen.page.keyboard.type("tab")
    await expect(active).to_contain_text("/table new")

    # Tab takes it; what the bot suggests comes while one types
    await keys("Tab")
    field = anna.root.get_by_role("combobox", name=re.compile("^game"))
    await expect(field).to_be_focused()
    await expect(options).to_have_text(["Puerto Rico", "Santa Maria"])
    await expect(field).to_have_attribute("aria-expanded", "true")
    await screen.page.keyboard.type("game:")  # its own name, as commands are written down
    await expect(field).to_have_value("")
    await screen.page.keyboard.type("santa")
    await expect(options).to_have_text(["Santa Maria"])
    await keys("Tab")
    await expect(field).to_have_value("Santa Maria")

    # an option that need not be filled in, with a number that cannot be
    await keys("Tab")
    await screen.focus_is_in(anna.root.get_by_role("button", name="add seats"))
    await keys("Enter")
    seats = anna.root.get_by_role("combobox", name="seats")
    await expect(seats).to_be_focused()
    await screen.page.keyboard.type("9")
    await keys("Enter")
    await expect(anna.root.get_by_role("alert").filter(has_text="seats: from 3 to 5")).to_be_visible()
    await expect(seats).to_be_focused()
    await keys("Backspace")
    await screen.page.keyboard.type("4")

    # a person from the list, by a few letters of the name
    await screen.page.keyboard.type(" guest:")
    guest = anna.root.get_by_role("combobox", name="guest")
    await expect(guest).to_be_focused()
    await screen.page.keyboard.type("bor")
    await expect(options).to_have_text(["Boris"])
    await keys("Enter", "Enter")
    for one in ("Anna", "Boris"):
        await expect(screen.column(one).saying("santa maria for 4 with Boris")).to_be_visible()
    await expect(anna.write).to_be_focused()
    await expect(anna.write).to_have_value("")


async def test_backspace_and_escape_lead_out_of_a_command(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna, keys = screen.column("Anna"), screen.keys
    await anna.type("/table new ")
    field = anna.root.get_by_role("combobox", name=re.compile("^game"))
    await expect(field).to_be_focused()
    await keys("Enter")  # nothing is suggested yet, or the first: either way the command is not sent without a game
    await keys("Escape", "Escape")
    await expect(anna.write).to_be_focused()
    await expect(anna.write).to_have_value("")
    await anna.type("/table new ")
    await expect(field).to_be_focused()
    await keys("Backspace")
    await expect(anna.write).to_have_value("/table new")
    await expect(anna.messages).to_have_count(0)
    assert not [sent for sent in trial.requests if "callback" in sent.path and sent.body.get("type") != 8]

    # a command without options is sent by a second Enter
    await anna.write.fill("")
    await anna.type("/pin")
    await keys("Enter", "Enter")
    await expect(anna.saying("pong en-US Anna")).to_be_visible()


async def test_what_is_no_command_is_said(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    await anna.type("Two lines,")
    await screen.keys("Shift+Enter")
    await screen.page.keyboard.type("<b>not bold</b> and **bold**")
    await screen.keys("Enter")
    said = boris.saying("Two lines,")
    await expect(said.locator("strong, b").filter(has_text="bold")).to_have_text("bold")
    assert "Two lines,\n<b>not bold</b> and bold" in await said.inner_text()
    await expect(anna.write).to_have_value("")
    await expect(anna.write).to_be_focused()

    # a draft stays with its channel
    await screen.page.keyboard.type("later")
    await anna.root.get_by_role("button", name="general").click()
    await expect(anna.write).to_have_value("")
    await anna.root.get_by_role("button", name="games").click()
    await expect(anna.write).to_have_value("later")


async def test_somebody_is_called_by_name(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    options = anna.picker.get_by_role("option")
    await boris.root.get_by_role("button", name="general").click()
    await anna.type("write to anna@boris.example, or @")
    await expect(options.filter(has_text="@Vera")).to_be_visible()
    await screen.page.keyboard.type("bo")
    await expect(options).to_have_text(["@Boris", "@Harbourmaster"])  # names that begin so come first
    await screen.keys("Tab")
    await expect(anna.write).to_have_value("write to anna@boris.example, or @Boris ")
    await screen.page.keyboard.type("and @Borislav")
    await screen.keys("Enter")
    await expect(anna.messages.last.locator(".mention")).to_have_text(["@Boris"])
    await expect(anna.messages.last).to_contain_text("anna@boris.example, or @Boris and @Borislav")
    toast = boris.root.locator(".toast")
    await expect(toast).to_contain_text("write to anna@boris.example")
    await toast.click()  # it leads there
    await expect(boris.messages.last).to_have_class(re.compile("to-me"))
    await expect(boris.root.locator(".count-badge")).to_have_count(0)


async def test_a_bot_that_is_silent_or_slow(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna = screen.column("Anna")
    with impatient(trial, 1.0):
        await anna.type("/mute")
        await screen.keys("Enter", "Enter")
        await expect(anna.root.get_by_role("alert").filter(has_text="The application did not respond")).to_be_visible()
    await anna.type("/stuc")
    await screen.keys("Enter", "Enter")
    await expect(anna.saying("Caravel is thinking…")).to_be_visible()
    await anna.type("/desk")
    await screen.keys("Enter", "Enter")
    await anna.button("Silence").click()
    await expect(anna.button("Silence")).to_have_class(re.compile("busy"))
    trial.interactions.give_up()
    await expect(anna.root.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()


async def test_a_turn_without_a_mouse(stage: Stage, window: Window) -> None:
    await stage.careful()
    await stage.started(2)
    screen = await window(stage.sandbox.url)
    for name in ("Anna", "Boris"):
        await screen.column(name).open_thread()
    [(name, call)] = await screen.calls()
    one, keys = screen.column(name), screen.keys

    # from the line that one writes in, back to the call's first button
    await one.write.focus()
    for _ in range(12):
        await keys("Shift+Tab")
        if await screen.page.evaluate("document.activeElement.dataset.key?.includes(':desk') ?? false"):
            break
    await screen.focus_is_in(one.message(call).get_by_role("button").first.locator("xpath=ancestor::li"))
    await keys("Enter")
    await expect(one.private.last.locator(".select")).to_be_visible()
    desk = one.message(await one.private.last.get_attribute("data-id") or "")

    # on to the menu; search; choose
    for _ in range(12):
        await keys("Tab")
        if await screen.page.evaluate("document.activeElement.classList.contains('select')"):
            break
    await screen.focus_is_in(desk)
    await keys("ArrowDown")
    popup = screen.page.locator(".popup")
    await expect(popup.get_by_role("combobox")).to_be_focused()
    await screen.page.keyboard.type("3")  # doubloons stand in some of the lines
    await keys("Escape")
    await expect(popup).to_have_count(0)
    await expect(desk.locator(".select")).to_be_focused()
    await keys("ArrowDown", "ArrowDown", "Enter")
    confirm = desk.locator("[data-key*=':ok:']")
    await expect(confirm).to_be_visible()

    # the focus has stayed on the desk, though it was drawn anew
    await screen.focus_is_in(desk)
    for _ in range(6):
        if await screen.page.evaluate("document.activeElement.dataset.key?.includes(':ok:') ?? false"):
            break
        await keys("Tab")
    await expect(confirm).to_be_focused()
    await keys("Enter")
    await expect(confirm).to_have_count(0)
    _, own = await stage.frontend.turns.log(1)  # how it began, and the answer
    assert not own.auto
    await screen.focus_is_in(desk)


async def test_commands_in_russian(stage: Stage, window: Window) -> None:
    screen = await window(stage.sandbox.url)
    boris = screen.column("Boris")
    options = boris.picker.get_by_role("option")
    await boris.type("/открыть стол")  # by what it does
    await expect(options.first).to_contain_text("/table new")
    await expect(options.first).to_contain_text("Открыть стол в этом канале")
    await screen.keys("Enter")
    await screen.page.keyboard.type("пуэрто")
    await expect(options).to_have_text(["Пуэрто-Рико"])
    await screen.keys("Enter", "Enter")
    await expect(boris.root.locator("[data-key$=':join']")).to_be_visible()


async def test_where_a_channel_begins_a_command_is_offered_as_a_button(stage: Stage, window: Window) -> None:
    stage.sandbox.settings.opening = "table new"
    screen = await window(stage.sandbox.url)
    for name, label in (("Anna", "Open a table in this channel"), ("Boris", "Открыть стол в этом канале")):
        column = screen.column(name)
        await column.root.locator(".beginning").get_by_role("button", name=label, exact=True).click()
        await expect(column.picker.get_by_role("option").first).to_be_visible()  # the games to choose from
        await expect(column.root.get_by_role("listbox", name="table new")).to_be_visible()
