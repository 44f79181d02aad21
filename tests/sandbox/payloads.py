"""Parts of messages, small or too large, as a bot would send them."""

from __future__ import annotations

from typing import Any


def button(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def option(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"label": f"o{n}", "value": f"o{n}"} | more


def menu(options: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"components": [row({"type": 3, "custom_id": "m", "options": options} | more)]}


def text(n: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * n}


BAD, LONG, MISSING = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_REQUIRED"


def modal(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "data": {"title": "t", "custom_id": "m", "components": list(components)} | more}


def field(n: int = 0, **more: Any) -> dict[str, Any]:
    return row({"type": 4, "style": 1, "label": "l", "custom_id": f"f{n}"} | more)


def label(n: int = 0, inner: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    inner = inner or {"type": 4, "style": 1, "custom_id": f"f{n}"}
    return {"type": 18, "label": "l", "component": inner} | more


def command(**more: Any) -> dict[str, Any]:
    return {"name": "go", "description": "d"} | more


def options(n: int, **more: Any) -> dict[str, Any]:
    return command(options=[{"type": 3, "name": f"o{i}", "description": "d"} | more for i in range(n)])


def nested(*kinds: int) -> dict[str, Any]:
    """A command with an option of each kind inside the one before."""
    inner: list[dict[str, Any]] = []
    for kind in reversed(kinds):
        inner = [{"type": kind, "name": "o", "description": "d"} | ({"options": inner} if inner else {})]
    return command(options=inner)
