"""Discord's rules for modals: title, one to five rows or labels, and what stands in them."""

from __future__ import annotations

from typing import Any

from .components import (
    CHECK,
    CHECKS,
    LABEL,
    MENUS,
    RADIO,
    ROW,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
    Path,
    check_custom_id,
    check_menu,
    check_options,
    unique_ids,
)
from .errors import Form, well_formed

TITLE, LABEL_TEXT, DESCRIPTION, ITEMS, VALUE, MANY = 45, 45, 100, 5, 4000, 10


@well_formed
def check_modal(form: Form, modal: dict[str, Any]) -> None:
    """The data of a modal: title, custom_id, one to five rows or labels."""
    path: Path = ("data",)
    if modal.get("title") is None:
        form.required((*path, "title"))
    else:
        form.text((*path, "title"), modal["title"], 1, TITLE)
    check_custom_id(form, path, modal)
    components = modal.get("components")
    if components is None:
        return form.required((*path, "components"))
    if not form.length((*path, "components"), components, 1, ITEMS):
        return None
    for i, it in enumerate(components):
        at = (*path, "components", i)
        if not form.choice((*at, "type"), it.get("type"), {ROW, LABEL, TEXT}):
            continue
        if it["type"] == ROW and form.length((*at, "components"), it.get("components") or [], 1, 1):
            inner, where = it["components"][0], (*at, "components", 0)
            if form.choice((*where, "type"), inner.get("type"), {TEXT_INPUT}):
                form.text((*where, "label"), inner.get("label") or "", 1, LABEL_TEXT)
                _input(form, where, inner)
        elif it["type"] == LABEL:
            form.text((*at, "label"), it.get("label") or "", 1, LABEL_TEXT)
            if it.get("description") is not None:
                form.text((*at, "description"), it["description"], 0, DESCRIPTION)
            _in_label(form, (*at, "component"), it.get("component"))
        else:
            form.text((*at, "content"), it.get("content") or "", 1, VALUE)
    unique_ids(form, (*path, "components"), components)
    return None


def _in_label(form: Form, path: Path, it: Any) -> None:
    if not isinstance(it, dict):
        return form.required(path)
    kind = it.get("type")
    if not form.choice((*path, "type"), kind, {TEXT_INPUT, *MENUS, UPLOAD, RADIO, CHECKS, CHECK}):
        return None
    if kind == TEXT_INPUT:
        if it.get("label") is not None:
            form.wrong((*path, "label"), "COMPONENT_INVALID", "A text input in a label has no label of its own")
        _input(form, path, it)
    elif kind in MENUS:
        check_menu(form, path, it, in_modal=True)
    else:
        check_custom_id(form, path, it)
        if kind in (CHECKS, UPLOAD):
            _bounds(form, path, it)
        least = 2 if kind == RADIO else 1
        if kind in (RADIO, CHECKS) and form.length((*path, "options"), it.get("options") or [], least, MANY):
            check_options(form, (*path, "options"), it["options"])
            most = 1 if kind == RADIO else it.get("max_values") or len(it["options"])
            if sum(bool(o.get("default")) for o in it["options"]) > most:
                told = "More default options than max_values"
                form.wrong((*path, "options"), "SELECT_COMPONENT_DEFAULT_VALUES", told)
    return None


def _bounds(form: Form, path: Path, it: dict[str, Any]) -> None:
    """How many boxes are ticked, or files uploaded."""
    low, high = it.get("min_values"), it.get("max_values")
    fine = low is None or form.number((*path, "min_values"), low, 0, MANY)
    fine &= high is None or form.number((*path, "max_values"), high, 1, MANY)
    if fine and low is not None and high is not None and low > high:
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", "max_values must be at least min_values")


def _input(form: Form, path: Path, it: dict[str, Any]) -> None:
    check_custom_id(form, path, it)
    form.choice((*path, "style"), it.get("style"), {1, 2})
    low, high = it.get("min_length"), it.get("max_length")
    if low is not None:
        form.number((*path, "min_length"), low, 0, VALUE)
    if high is not None:
        form.number((*path, "max_length"), high, 1, VALUE)
    if low is not None and high is not None and low > high:
        form.wrong((*path, "max_length"), "TEXT_INPUT_INVALID_RANGE", "max_length must be at least min_length")
    if it.get("value") is not None:
        form.text((*path, "value"), it["value"], 0, min(high or VALUE, VALUE))
    if it.get("placeholder") is not None:
        form.text((*path, "placeholder"), it["placeholder"], 0, 100)
