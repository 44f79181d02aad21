"""The picture of the page in the README.

`CARAVEL_GOLDEN=1 .venv/bin/pytest tests/page/test_picture.py` makes it anew.
"""

from __future__ import annotations

import io
import os
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image
from playwright.async_api import expect

from tests.e2e.stage import Stage

from .conftest import Window

FILE = Path(__file__).parents[2] / "rendering" / "examples" / "sandbox.png"
SIZE = (1500, 960)
MOST = 300_000  # bytes


@pytest.mark.asyncio(loop_scope="session")
async def test_the_picture_in_the_readme(stage: Stage, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    # The same game each time: what the service draws by is no secret here.
    fixed = SimpleNamespace(token_bytes=lambda n: bytes(n - 1) + b"\x07", randbelow=lambda n: 3 % n)
    monkeypatch.setattr("bot.service.tables.tables.secrets", fixed)
    await stage.started(2)
    await play_on(stage, "Anna", moves=30)
    screen = await window(stage.sandbox.url, *SIZE)
    anna, boris = screen.column("Anna"), screen.column("Boris")
    for one in (anna, boris):
        await one.open_thread()
    calls = [message for name, message in await screen.calls() if name == "Anna"]
    desk = await anna.desk(calls[-1])
    for message in (desk, boris.messages.filter(has=screen.page.locator("img")).last):
        await anna.picture(message)
    await desk.locator(".select").first.click()
    await expect(screen.page.locator(".popup [role='option']").nth(3)).to_be_visible()
    taken = Image.open(io.BytesIO(await screen.page.screenshot()))
    assert taken.size == SIZE
    if os.environ.get("CARAVEL_GOLDEN"):
        taken.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(FILE, optimize=True)


async def play_on(stage: Stage, name: str, moves: int) -> None:
    """That many answers by chance, and on till that person has a role to choose."""
    chance, turns = random.Random(11), stage.frontend.turns
    while True:
        table = await stage.frontend.tables.find(1)
        asked = table.asked[0]
        user = table.seats[asked.seat].user
        if moves <= 0 and asked.ask == "ChooseRole" and user == int(stage.person(name).id):
            break
        desk = await turns.desk(1, user, asked.seat)
        assert desk.decision is not None
        offer = chance.choice(desk.decision.offers)
        await turns.act(1, user, offer.verb, offer.sample(chance.randrange), desk.tag, asked.seat)
        moves -= 1
    await stage.frontend.service.outbox.drain()


def test_the_picture_is_there_and_small() -> None:
    assert FILE.stat().st_size < MOST
    with Image.open(FILE) as kept:
        assert kept.size == SIZE
    assert f"({FILE.relative_to(FILE.parents[2])})" in (FILE.parents[2] / "README.md").read_text(encoding="utf-8")
