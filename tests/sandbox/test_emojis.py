"""The application's emoji: made, listed, kept, shown; what is no picture or no name is refused."""

from __future__ import annotations

import base64
import io
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from bot.sandbox import Sandbox
from bot.sandbox.world import Emoji

from .helpers import Bot, Raw


def png() -> bytes:
    out = io.BytesIO()
    Image.new("RGBA", (64, 64), (10, 20, 30, 255)).save(out, "PNG")
    return out.getvalue()


async def test_an_emoji_is_made_listed_and_served(sandbox: Sandbox, bot: Bot) -> None:
    made = await bot.create_application_emoji(name="corn_1", image=png())
    assert [(e.id, e.name) for e in await bot.fetch_application_emojis()] == [(made.id, "corn_1")]
    async with aiohttp.ClientSession() as web, web.get(f"{sandbox.url}/cdn/emojis/{made.id}.png") as got:
        assert got.status == 200 and await got.read() == png()
    async with aiohttp.ClientSession() as web, web.get(f"{sandbox.url}/cdn/emojis/1.png") as got:
        assert got.status == 404


def button(emoji: dict[str, object]) -> dict[str, object]:
    part = {"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": emoji}
    return {"content": "x", "components": [{"type": 1, "components": [part]}]}


async def test_a_button_bears_an_emoji_that_there_is_and_no_other(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    made = await bot.create_application_emoji(name="corn_1", image=png())
    assert (await raw.send(button({"id": str(made.id), "name": "corn_1"})))[0] == 200
    status, given = await raw.send(button({"id": made.id, "name": "corn_1"}))  # as discord.py sends it
    assert status == 200 and given["components"][0]["components"][0]["emoji"]["id"] == str(made.id)
    refused = await raw.send(button({"id": "123456789012345678", "name": "corn_1"}))
    assert refused[0] == 400 and "COMPONENT_INVALID_EMOJI" in str(refused[1])


@pytest.mark.parametrize(
    ("name", "image", "wrong"),
    [
        ("c", png(), "STRING_TYPE_REGEX"),
        ("corn-1", png(), "STRING_TYPE_REGEX"),
        ("taken", png(), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("corn", b"GIF89a", "IMAGE_INVALID"),
        ("corn", png() + bytes(256 * 2**10), "IMAGE_INVALID"),
    ],
)
async def test_what_is_no_emoji_is_refused(bot: Bot, raw: Raw, name: str, image: bytes, wrong: str) -> None:
    await bot.create_application_emoji(name="taken", image=png())
    body = {"name": name, "image": f"data:image/png;base64,{base64.b64encode(image).decode()}"}
    status, said = await raw("POST", f"/applications/{bot.application_id}/emojis", body)
    assert status == 400 and wrong in str(said)
    assert (await raw("POST", "/applications/1/emojis", body))[0] == 403
    assert (await raw("POST", f"/applications/{bot.application_id}/emojis", {}))[0] == 400


async def test_they_outlive_the_sandbox(tmp_path: Path) -> None:
    keep, image = tmp_path / "sandbox.sqlite3", base64.b64encode(png()).decode()
    async with Sandbox(keep=keep) as sandbox:
        sandbox.world.emojis["7"] = Emoji("7", "corn_1", image)
    async with Sandbox(keep=keep) as again:
        assert [(e.name, e.image) for e in again.world.emojis.values()] == [("corn_1", image)]
