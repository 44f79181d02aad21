"""A modal filled in as Discord's client lets people fill it in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .components import CHECK, CHECKS, LABEL, RADIO, ROW, TEXT, TEXT_INPUT, UPLOAD

Field = dict[str, Any]


class Refused(Exception):
    """Discord's client would not do this; ``status`` as the people API answers it."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


def filled(it: Field, fields: Field, choose: Callable[[Field, Any], Field], resolved: Field) -> Field:
    """A component of a modal as it is sent, with what was put in by custom_id; Refused if that does not fit.

    ``choose`` checks a choice in a menu; the objects behind ids chosen in one go to ``resolved``.
    """
    kind = it["type"]
    if kind == ROW:
        return {"type": ROW, "id": 1, "components": [filled(c, fields, choose, resolved) for c in it["components"]]}
    if kind == LABEL:
        return {"type": LABEL, "id": 1, "component": filled(it["component"], fields, choose, resolved)}
    if kind == TEXT:
        return {"type": TEXT, "id": 1}
    name = it["custom_id"]
    out: Field = {"type": kind, "id": 1, "custom_id": name}
    preset = [o["value"] for o in it.get("options", []) if o.get("default")]
    if kind == TEXT_INPUT:
        return out | {"value": _text(it, fields.get(name, it.get("value") or ""))}
    if kind == UPLOAD:
        raise Refused("This server's people upload no files.")
    if kind == CHECK:
        return out | {"value": bool(fields.get(name, it.get("default", False)))}
    if kind in (RADIO, CHECKS):
        return out | _ticked(it, fields.get(name, preset))
    if fields.get(name, preset) == [] and it.get("required", True):
        raise Refused(f"This field is required: {name}.")
    chosen = choose(it, fields.get(name, preset))
    for key, found in chosen.get("resolved", {}).items():
        resolved.setdefault(key, {}).update(found)
    return out | {"values": chosen["values"]}


def _text(it: Field, text: Any) -> str:
    if not isinstance(text, str):
        raise Refused(f"This field takes a text: {it['custom_id']}.")
    if it.get("required", True) and not text:
        raise Refused(f"This field is required: {it['custom_id']}.")
    low, high = it.get("min_length") or 0, it.get("max_length") or 4000
    if text and not low <= len(text) <= high:
        raise Refused(f"This field takes {low} to {high} characters: {it['custom_id']}.")
    return text


def _ticked(it: Field, values: Any) -> Field:
    values = [values] if isinstance(values, str) else values
    offered = [o["value"] for o in it["options"]]
    if not isinstance(values, list) or any(v not in offered for v in values):
        raise Refused(f"Not among the options: {it['custom_id']}.")
    if not values and it.get("required", True):
        raise Refused(f"This field is required: {it['custom_id']}.")
    if it["type"] == RADIO:
        return {"value": values[0] if values else None}
    most = it.get("max_values") or len(offered)
    if values and not it.get("min_values", 1) <= len(values) <= most:
        raise Refused(f"Too few or too many ticked: {it['custom_id']}.")
    return {"values": values}
