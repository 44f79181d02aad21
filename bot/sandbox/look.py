"""Reading a message object as a person would: its words, buttons and menus."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .components import BUTTON, MENU, walk

Wanted = str | re.Pattern[str] | Callable[[str], bool]


def fits(wanted: Wanted, text: str) -> bool:
    """A string is meant exactly, a pattern is searched for, a function decides."""
    if isinstance(wanted, str):
        return wanted == text
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else wanted(text)


def words(message: dict[str, Any]) -> str:
    """All that can be read in a message: content, embeds, text displays."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
        parts += [part for it in embed.get("fields") or [] for part in (it["name"], it["value"])]
    parts += [it.get("content") for it in walk(message["components"]) if it.get("type") == 10]
    return "\n".join(p for p in parts if p)


def buttons(message: dict[str, Any], *, enabled: bool = True) -> list[dict[str, Any]]:
    """The buttons of a message, without those that are disabled or only links."""
    found = [c for c in walk(message["components"]) if c.get("type") == BUTTON and c.get("custom_id")]
    return [b for b in found if not (enabled and b.get("disabled"))]


def menus(message: dict[str, Any], *, enabled: bool = True) -> list[dict[str, Any]]:
    """The menus of a message (of texts, people, roles, channels), without those that are disabled."""
    found = [c for c in walk(message["components"]) if c.get("type") in (MENU, 5, 6, 7, 8)]
    return [m for m in found if not (enabled and m.get("disabled"))]


def labels(message: dict[str, Any]) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [b.get("label") or (b.get("emoji") or {}).get("name") or "" for b in buttons(message)]


def find_button(
    message: dict[str, Any], label: Wanted | None = None, custom_id: Wanted | None = None
) -> dict[str, Any]:
    """The button meant; LookupError, with what there is, if there is none or more than one."""
    found = [
        b for b in buttons(message)
        if (label is None or fits(label, b.get("label") or (b.get("emoji") or {}).get("name") or ""))
        and (custom_id is None or fits(custom_id, b["custom_id"]))
    ]  # fmt: skip
    if len(found) != 1:
        wanted = label or custom_id
        raise LookupError(f"{len(found)} buttons for {wanted!r}; there are {labels(message)}: {words(message)!r}")
    return found[0]


def find_menu(
    message: dict[str, Any], placeholder: Wanted | None = None, custom_id: Wanted | None = None
) -> dict[str, Any]:
    """The menu meant (the only one, if nothing is said); LookupError if there is none or more than one."""
    found = [
        m for m in menus(message)
        if (placeholder is None or fits(placeholder, m.get("placeholder") or ""))
        and (custom_id is None or fits(custom_id, m["custom_id"]))
    ]  # fmt: skip
    if len(found) != 1:
        there = [(m.get("placeholder"), m["custom_id"]) for m in menus(message)]
        raise LookupError(f"{len(found)} menus for {placeholder or custom_id!r}; there are {there}: {words(message)!r}")
    return found[0]


def values_of(menu: dict[str, Any], wanted: tuple[Wanted, ...]) -> list[str]:
    """The values meant, by value or by label; LookupError for one that is not in the menu."""
    if menu["type"] != MENU:
        return [str(w) for w in wanted]
    out = []
    for one in wanted:
        by_value = [o["value"] for o in menu["options"] if one == o["value"]]
        found = by_value or [o["value"] for o in menu["options"] if fits(one, o["label"])]
        if len(found) != 1:
            raise LookupError(f"{len(found)} options for {one!r}; there are {[o['label'] for o in menu['options']]}")
        out += found
    return out
