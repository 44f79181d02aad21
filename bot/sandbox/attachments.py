"""Files of messages: stored, described, shown by embeds and galleries, freed."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Iterable
from typing import Any

from .components import FILE, GALLERY, walk
from .world import Message, World

Upload = tuple[str, bytes, str]  # file name, contents, content type


def attached(
    world: World, url: str, message: Message, body: dict[str, Any], files: dict[int, Upload]
) -> list[dict[str, Any]]:
    """The attachments a message will have: those kept, then the new ones, with alt text; ``url`` is the server's."""
    listed = body.get("attachments")
    about = {str(a.get("id")): a for a in listed or []}
    kept = message.attachments
    if listed is not None:
        kept = [a | {k: about[a["id"]][k] for k in ("description",) if k in about[a["id"]]}
                for a in kept if a["id"] in about]  # fmt: skip
    fresh = []
    for n, (name, data, kind) in files.items():
        said = about.get(str(n), {})
        attachment_id = world.snowflake()
        name = file_name(str(said.get("filename") or name))
        # Clients upload anything as octet-stream; Discord tells the kind by the name.
        guessed = kind if kind != "application/octet-stream" else mimetypes.guess_type(name)[0] or kind
        world.files[f"{attachment_id}/{name}"] = (guessed, data)
        address = f"{url}/cdn/attachments/{message.channel_id}/{attachment_id}/{name}"
        one = {
            "id": attachment_id, "filename": name, "size": len(data), "url": address, "proxy_url": address,
            "content_type": guessed, **picture_size(data),
        }  # fmt: skip
        if said.get("description"):
            one["description"] = said["description"]
        if message.ephemeral_for:
            one["ephemeral"] = True
        fresh.append(one)
    return kept + fresh


def file_name(name: str) -> str:
    """The name a file gets: other signs than letters, digits, dots and dashes are replaced."""
    return re.sub(r"[^\w.\-]", "_", name)


def show_pictures(message: Message) -> None:
    """Replace ``attachment://name`` by the file's address; what an embed shows leaves the list, as on Discord."""
    by_name = {a["filename"]: a for a in message.attachments}

    def resolved(media: dict[str, Any], *, in_embed: bool = False) -> dict[str, Any]:
        found = by_name.get(str(media.get("url", "")).removeprefix("attachment://"))
        if not found or not str(media["url"]).startswith("attachment://"):
            return media
        more: dict[str, Any] = {k: found[k] for k in ("width", "height", "content_type") if k in found}
        more |= {"id": found["id"], "attachment_id": found["id"]} if not in_embed else {}
        return media | more | {"url": found["url"], "proxy_url": found["url"]}

    used = {str(m.get("url")).removeprefix("attachment://") for e in message.embeds
            for m in (e.get("image"), e.get("thumbnail")) if m}  # fmt: skip
    shown = ("image", "thumbnail")
    message.embeds = [e | {k: resolved(e[k], in_embed=True) for k in shown if e.get(k)} for e in message.embeds]
    message.attachments = [a for a in message.attachments if a["filename"] not in used]
    for it in walk(message.components):
        for item in it.get("items") or [] if it.get("type") == GALLERY else []:
            item["media"] = resolved(item["media"])
        if it.get("type") == FILE and (found := by_name.get(str(it["file"]["url"]).removeprefix("attachment://"))):
            it |= {"name": found["filename"], "size": found["size"]}
        for key in ("media", "file"):
            if isinstance(it.get(key), dict):
                it[key] = resolved(it[key])


def forget(world: World, attachments: Iterable[dict[str, Any]]) -> None:
    """Free the files of a message that is gone or shows others now: a sandbox may run for days."""
    for it in attachments:
        world.files.pop(f"{it['id']}/{it['filename']}", None)


def picture_size(data: bytes) -> dict[str, int]:
    """Width and height of a PNG, for that is what Discord tells of pictures."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return {}
    width, height = struct.unpack(">II", data[16:24])
    return {"width": width, "height": height}
