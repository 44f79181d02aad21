"""Components and embeds as Discord gives them back: what was left out filled in, what was null left out, ids given."""

from __future__ import annotations

import itertools
from typing import Any

from .components import CONTAINER, FILE, GALLERY, MENUS, SEPARATOR, THUMBNAIL, walk
from .world import World

FILLED: dict[int, dict[str, Any]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in MENUS},
    CONTAINER: {"accent_color": None, "spoiler": False},
    FILE: {"name": None, "size": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
}
ITEM = {"description": None, "spoiler": False}


def stored_components(world: World, components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The components of a message; the body they came in stays as it is."""
    out: list[dict[str, Any]] = _without_nulls(components)
    for it in walk(out):
        it |= FILLED.get(it["type"], {}) | it
        for one in (it, *it.get("options", [])):
            if one.get("emoji", {}).get("id"):  # a string, however it came: no number of a page is as long
                one["emoji"] |= {"id": str(one["emoji"]["id"])}
        if it["type"] in MENUS:
            it.pop("required", None)  # for modals: taken in messages, and passed over
        for item in it.get("items", []) if it["type"] == GALLERY else []:
            item |= ITEM | item | {"media": _shown(world, item["media"])}
        for key in ("media", "file"):
            if key in it:
                it[key] = _shown(world, it[key])
    _number(out)
    return out


def stored_embeds(embeds: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The embeds of a message."""
    out: list[dict[str, Any]] = _without_nulls(embeds)
    for it in out:
        it |= {"type": "rich"}
        for one in it.get("fields", []):
            one |= {"inline": False} | one
    return out


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(one) for key, one in value.items() if one is not None}
    return [_without_nulls(one) for one in value] if isinstance(value, list) else value


def _shown(world: World, media: dict[str, Any]) -> dict[str, Any]:
    """A picture from elsewhere goes by a proxy of Discord's; those of the message are known by their attachment."""
    if str(media["url"]).startswith("attachment://"):
        return media
    return {"id": world.snowflake(), "proxy_url": media["url"]} | media


def _number(components: list[dict[str, Any]]) -> None:
    """Every component that came without an id gets one."""
    taken = {it["id"] for it in walk(components) if it.get("id")}
    free = (n for n in itertools.count(1) if n not in taken)
    for it in walk(components):
        it["id"] = it.get("id") or next(free)
