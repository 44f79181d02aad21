"""REST: the application's own emoji (Emoji, Create Application Emoji)."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from .errors import ApiError, Form
from .rest import Call, Routes
from .world import Emoji

routes = Routes()

NAME = re.compile(r"\w{2,32}", re.ASCII)
MOST, BYTES = 2000, 256 * 2**10
PNG, BEGIN = b"\x89PNG\r\n\x1a\n", "data:image/png;base64,"


def _own(call: Call) -> None:
    if call.arg("application") != call.parts.world.bot.id:
        raise ApiError(50001)


@routes("GET", "/applications/{application}/emojis")
def emojis(call: Call) -> Any:
    """All of them."""
    _own(call)
    world = call.parts.world
    return {"items": [emoji.json(world) for emoji in world.emojis.values()]}


@routes("POST", "/applications/{application}/emojis")
def create_emoji(call: Call) -> Any:
    """One more; no two have the same name."""
    _own(call)
    world, body, form = call.parts.world, call.body if isinstance(call.body, dict) else {}, Form()
    for key in ("name", "image"):
        if body.get(key) is None:
            form.required((key,))
    form.done()
    name, image = str(body["name"]), str(body["image"])
    if not NAME.fullmatch(name):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in {emoji.name for emoji in world.emojis.values()}:
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
    if not _picture(image):
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
    form.done()
    if len(world.emojis) >= MOST:
        raise ApiError(30008)
    emoji = Emoji(world.snowflake(), name, image.removeprefix(BEGIN))
    world.emojis[emoji.id] = emoji
    call.status = 201
    return emoji.json(world)


@routes("DELETE", "/applications/{application}/emojis/{emoji}")
def delete_emoji(call: Call) -> None:
    """One goes."""
    _own(call)
    if call.parts.world.emojis.pop(call.arg("emoji"), None) is None:
        raise ApiError(10014)


def _picture(image: str) -> bool:
    """Whether it is a PNG that is small enough, told as data."""
    try:
        data = base64.b64decode(image.removeprefix(BEGIN), validate=True)
    except binascii.Error:
        return False
    return image.startswith(BEGIN) and data.startswith(PNG) and len(data) <= BYTES
