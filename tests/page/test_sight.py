"""What can be seen and hit: contrast, the place of the focus, screens as narrow as a telephone, by day and by night."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from bot.sandbox import Sandbox
from tests.e2e.stage import Stage
from tests.sandbox.helpers import impatient

from .conftest import Window
from .screen import Screen, rects

pytestmark = pytest.mark.asyncio(loop_scope="session")

LEAST = 4.5  # WCAG 2.1, 1.4.3
FINGER = 40  # pixels

# Every text in sight with its contrast to what lies under it. Colours are drawn on a canvas of one pixel, layer upon
# layer from the page's ground up, so that transparent and mixed ones are what one sees.
CONTRAST = """() => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  const mixed = colours => {
    pen.globalAlpha = 1;
    pen.fillStyle = "white";
    pen.fillRect(0, 0, 1, 1);
    for (const [colour, alpha] of colours) {
      [pen.globalAlpha, pen.fillStyle] = [alpha, colour];
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = rgb => {
    const [r, g, b] = rgb.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  const look = (node, says, style) => {
    const layers = [];
    let alpha = 1;
    for (let one = node; one; one = one.parentElement) {
      const css = getComputedStyle(one);
      layers.unshift([css.backgroundColor, Number(css.opacity)]);
      alpha *= Number(css.opacity);
    }
    const under = mixed(layers);
    const over = mixed([...layers, [style.color, alpha]]);
    const [a, b] = [light(under), light(over)].sort((x, y) => y - x);
    found.push({ratio: (a + 0.05) / (b + 0.05), says: says.trim().slice(0, 40), what: node.className || node.tagName});
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    const says = texts.currentNode.data;
    if (!says.trim() || node.closest("script, style, :disabled, [inert]")) continue;  // what is off may be pale
    if (!node.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    look(node, says, getComputedStyle(node));
  }
  for (const node of document.querySelectorAll("input, textarea"))
    if (node.checkVisibility({visibilityProperty: true}) && !node.disabled && !node.closest("[inert]")) {
      const empty = !node.value && node.placeholder;
      look(node, node.value || node.placeholder, getComputedStyle(node, empty ? "::placeholder" : null));
    }
  return found;
}"""

STILL = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect.getTiming().iterations !== Infinity).map(one => one.finished))"""

# Whether whatever has the focus shows it: by an outline, or by the frame around the field one writes in.
FOCUS = """() => {
  const node = document.activeElement;
  const css = getComputedStyle(node);
  const ring = css.outlineStyle !== "none" && parseFloat(css.outlineWidth) >= 2;
  const frame = node.closest(".entry, .option");
  const framed = frame && getComputedStyle(frame).boxShadow !== "none";
  const {width, height, top, bottom} = node.getBoundingClientRect();
  return {
    key: node.outerHTML.slice(0, 300),
    place: node.closest("section.column")?.getAttribute("aria-label") ?? "",
    name: node.getAttribute("aria-label") || node.textContent || node.placeholder
      || node.querySelector("img")?.alt || "",
    shown: Boolean(ring || framed) && width > 0 && height > 0 && top < innerHeight && bottom > 0,
    body: node === document.body,
  };
}"""


async def readable(screen: Screen, what: str) -> None:
    await screen.page.evaluate(STILL)
    texts: list[dict[str, Any]] = await screen.page.evaluate(CONTRAST)
    assert len(texts) > 10, what
    pale = [t for t in texts if t["ratio"] < LEAST]
    assert not pale, (what, pale)


async def hittable(screen: Screen, what: str) -> None:
    """Nothing is wider than the screen; whatever is pressed is large enough, but for links within a sentence."""
    wide, width = await screen.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= width, what
    over = [r for r in await rects(screen.page, ".column.active *:not(pre *, svg *)") if r["right"] > width + 1]
    assert not over, (what, over[:3])
    controls = (
        "button:not(.mention), input:not([type='radio'], [type='checkbox']), textarea, select, summary, [role='option']"
    )
    small = [r for r in await rects(screen.page, controls) if min(r["width"], r["height"]) < FINGER]
    assert not small, (what, [(r["says"][:30], r["what"], r["width"], r["height"]) for r in small])


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_every_text_stands_out(stage: Stage, window: Window, scheme: str) -> None:
    screen = await window(stage.sandbox.url, color_scheme=scheme)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    await readable(screen, "nothing yet")
    await stage.started(2)
    await expect(screen.page.locator(".toast").first).to_be_visible()
    await readable(screen, "a call in a toast")
    await boris.type("/")
    await expect(boris.picker.get_by_role("option").first).to_be_visible()
    await readable(screen, "the list of commands")
    await screen.keys("Escape")
    for one in (anna, boris):
        await one.open_thread()
    [(name, call)] = await screen.calls()
    asked = screen.column(name)
    desk = await asked.desk(call)
    await readable(screen, "a desk")
    await desk.locator(".select").click()
    await readable(screen, "an open menu")
    await screen.page.locator(".popup [role='option']").nth(1).hover()
    await readable(screen, "another line of it")
    await screen.keys("Escape")
    await desk.hover()
    await asked.root.get_by_role("button", name="ALT").last.click()
    await readable(screen, "a picture in words")
    await asked.message(call).locator("button.picture").click()
    await expect(screen.page.locator("dialog.overlay img")).to_be_visible()
    await readable(screen, "the large picture")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_forms_failures_and_notices_stand_out(trial: Sandbox, window: Window, scheme: str) -> None:
    screen = await window(trial.url, color_scheme=scheme)
    anna = screen.column("Anna")
    for line in ("/desk", "/stuc"):
        await anna.type(line)
        await screen.keys("Enter", "Enter")
        await expect(anna.write).to_be_focused()
    with impatient(trial, 1.0):
        await anna.type("/mute")
        await screen.keys("Enter", "Enter")
        await expect(anna.root.get_by_role("alert").filter(has_text="did not respond")).to_be_visible()
    await anna.button("Silence").click()
    await expect(anna.button("Silence")).to_have_class(re.compile("busy"))
    trial.interactions.give_up()
    await expect(anna.root.get_by_role("alert").filter(has_text="This interaction failed")).to_be_visible()
    await readable(screen, "failures")
    await anna.type("/table new g:x seats:9")
    await screen.keys("Enter")
    await expect(anna.root.locator(".composer > .failure")).not_to_be_empty()
    await readable(screen, "a command that cannot be sent")
    await anna.root.get_by_role("button", name="Letters").click()
    await screen.keys("Enter")
    await readable(screen, "a menu of several")
    await screen.keys("Escape")
    await anna.button("Ask").click()
    await expect(screen.page.get_by_role("dialog", name="Counts")).to_be_visible()
    await screen.keys("Enter")
    await readable(screen, "a form with something missing")


async def test_the_focus_is_seen_wherever_it_goes(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url)
    anna = screen.column("Anna")
    await anna.type("/desk")
    await screen.keys("Enter", "Enter")
    await expect(anna.saying("the desk")).to_be_visible()
    been: dict[str, dict[str, Any]] = {}
    for _ in range(120):
        await screen.keys("Tab")
        now = await screen.page.evaluate(FOCUS)
        if now["place"] + now["key"] in been:
            break
        if not now["body"]:  # where the page ends, and begins
            been[now["place"] + now["key"]] = now
    else:
        raise AssertionError("Tab never comes round")
    hidden = [one for one in been.values() if not (one["shown"] and one["name"].strip())]
    assert not hidden, hidden
    names = " ".join(one["name"] + one["key"] for one in been.values())
    for expected in ("Update", "Letters", "Message #games", "Написать в #games", 'id="add"', "general", "ALT"):
        assert expected in names, expected


@pytest.mark.parametrize("width", [400, 360])
async def test_a_telephone(stage: Stage, window: Window, width: int) -> None:
    await stage.careful()
    screen = await window(stage.sandbox.url, width, 760, has_touch=True, is_mobile=True)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    tabs = screen.page.locator("#people")
    await expect(anna.root).to_be_visible()
    await expect(boris.root).to_be_hidden()
    await hittable(screen, "nothing yet")
    await stage.open(2)
    await expect(anna.button("Join")).to_be_visible()
    await hittable(screen, "a lobby")
    await anna.button("Start").tap()
    await expect(anna.root.locator(".thread-card")).to_be_visible()
    await hittable(screen, "a thread")
    await anna.root.get_by_role("button", name="Show channels").tap()
    await expect(anna.root.locator("nav.sidebar")).to_be_visible()
    await hittable(screen, "the channels")
    [bar] = await rects(screen.page, ".column.active .room-bar")
    [drawer] = await rects(screen.page, ".column.active .sidebar")
    assert abs(drawer["top"] - bar["bottom"]) <= 1
    await anna.root.locator(".threads .place").tap()
    await expect(anna.root.locator("nav.sidebar")).to_be_hidden()
    await expect(anna.root.locator(".crumb")).to_be_visible()
    await tabs.get_by_role("button", name="Boris").tap()
    await expect(anna.root).to_be_hidden()
    await boris.open_thread()

    [(name, call)] = await screen.calls()
    asked = screen.column(name)
    await tabs.get_by_role("button", name=name).tap()
    desk = await asked.desk(call)
    await hittable(screen, "a desk")
    await asked.picture(desk)
    await desk.locator(".select").tap()
    await hittable(screen, "a menu")
    await screen.page.locator(".popup [role='option']").first.tap()
    await expect(desk.locator("[data-key*=':ok:']")).to_be_visible()
    await hittable(screen, "a draft")
    await asked.type("/")
    await hittable(screen, "commands")
    await asked.picker.get_by_role("option").first.tap()
    await expect(asked.root.locator(".command-form")).to_be_visible()
    await hittable(screen, "a command")
    await readable(screen, "a command")


async def test_a_form_on_a_telephone(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url, 400, 760, has_touch=True, is_mobile=True)
    anna = screen.column("Anna")
    await anna.type("/desk")
    await screen.keys("Enter", "Enter")
    await hittable(screen, "one of each control")
    await anna.button("Ask").tap()
    await expect(screen.page.get_by_role("dialog", name="Counts")).to_be_visible()
    await hittable(screen, "a form")
    await screen.keys("Escape")
    await anna.root.get_by_role("button", name="More").last.tap()
    await hittable(screen, "what can be done with a message")
    await screen.keys("Escape")
    await screen.page.get_by_role("button", name="Add a person").tap()
    await hittable(screen, "who may come in")


async def test_on_a_telephone_what_is_always_there_covers_no_words(trial: Sandbox, window: Window) -> None:
    screen = await window(trial.url, 400, 760, has_touch=True, is_mobile=True)
    anna = screen.column("Anna")
    for said in ("One.", "wwww" * 40):  # the second one has no line with a name above it
        await anna.type(said)
        await screen.keys("Enter")
    last = anna.saying("wwwwwwww").last
    await expect(last).to_have_class(re.compile("joined"))
    covered = await last.evaluate(
        """message => {
          const sign = message.querySelector(".tools svg").getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(message.querySelector(".content"));
          const under = r => r.right > sign.left && r.left < sign.right && r.top < sign.bottom && r.bottom > sign.top;
          return [...words.getClientRects()].filter(under).length;
        }"""
    )
    assert covered == 0
