"""Discord's numbers, in one place, and one check of whatever is about to be sent.

Payloads are plain dicts, as Discord's HTTP interface takes them. Sizes are in characters unless said otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

CONTENT = 2000
ROWS, PER_ROW = 5, 5
CUSTOM_ID = 100
LABEL = 80  # of a button
CHOICES, CHOICE = 25, 100  # choices of a menu; each label, value and description
PLACEHOLDER = 150
EMBEDS, EMBED_TOTAL = 10, 6000
EMBED = {"title": 256, "description": 4096}
FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER, AUTHOR = 25, 256, 1024, 2048, 256
FILES, ALT = 10, 1024
MENTIONS = 100
NONCE = 25
MODAL_TITLE, MODAL_ITEMS, INPUT_LABEL, INPUT_VALUE, INPUT_PLACEHOLDER = 45, 5, 45, 4000, 100
SUGGESTIONS, SUGGESTION_NAME, SUGGESTION_VALUE = 25, 100, 6000
COMMANDS, COMMAND_NAME, COMMAND_ABOUT, COMMAND_OPTIONS, COMMAND_TOTAL = 100, 32, 100, 25, 8000
THREAD_NAME = 100

_NAME = re.compile(r"[-_'\w]{1,32}")
ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABELLED = 1, 2, 3, 4, 18
LINK = 5  # style of a button
SUB_COMMAND, SUB_GROUP = 1, 2


class Unsendable(ValueError):
    """Discord would refuse this; the message says every reason."""


def cut(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis where it is longer than `limit`."""
    return text if len(text) <= limit else text[: limit - 1].rstrip(" ,.;:") + "…"


def assert_sendable(payload: Mapping[str, Any], kind: str = "message") -> None:
    """Raises `Unsendable` with every complaint of `check`."""
    if wrong := check(payload, kind):
        raise Unsendable("; ".join(wrong))


def check(payload: Mapping[str, Any], kind: str = "message") -> list[str]:
    """Everything Discord would refuse. `kind`: message, modal, autocomplete, command, thread or commands.

    "commands" takes `{"commands": [...]}`, all of an application's; the others one payload.
    """
    return list(_CHECKS[kind](payload))


def _long(what: str, text: object, most: int, least: int = 0) -> Iterator[str]:
    if not isinstance(text, str):
        yield f"{what}: not a text"
    elif not least <= len(text) <= most:
        yield f"{what}: {len(text)} characters, {least} to {most} allowed"


def _many(what: str, things: Iterable[Any], most: int, least: int = 0) -> Iterator[str]:
    n = len(list(things))
    if not least <= n <= most:
        yield f"{what}: {n}, {least} to {most} allowed"


def _message(m: Mapping[str, Any]) -> Iterator[str]:
    yield from _long("content", m.get("content") or "", CONTENT)
    embeds = m.get("embeds") or []
    yield from _many("embeds", embeds, EMBEDS)
    total = 0
    for e in embeds:
        total += sum(len(t) for t in _embed_texts(e))
        yield from _embed(e)
    if total > EMBED_TOTAL:
        yield f"embeds: {total} characters in all, {EMBED_TOTAL} allowed"
    yield from _rows(m.get("components") or [])
    files = m.get("attachments") or []
    yield from _many("attachments", files, FILES)
    for a in files:
        yield from _long("attachment description", a.get("description") or "", ALT)
    yield from _many("allowed_mentions.users", (m.get("allowed_mentions") or {}).get("users") or [], MENTIONS)
    yield from _long("nonce", str(m.get("nonce") or ""), NONCE)
    if not any(k in m for k in ("content", "embeds", "components", "attachments")):
        yield "message: nothing in it"


def _embed_texts(e: Mapping[str, Any]) -> Iterator[str]:
    for key in EMBED:
        yield e.get(key) or ""
    yield (e.get("footer") or {}).get("text") or ""
    yield (e.get("author") or {}).get("name") or ""
    for f in e.get("fields") or []:
        yield f.get("name") or ""
        yield f.get("value") or ""


def _embed(e: Mapping[str, Any]) -> Iterator[str]:
    for key, most in EMBED.items():
        yield from _long(f"embed {key}", e.get(key) or "", most)
    yield from _long("embed footer", (e.get("footer") or {}).get("text") or "", FOOTER)
    yield from _long("embed author", (e.get("author") or {}).get("name") or "", AUTHOR)
    fields = e.get("fields") or []
    yield from _many("embed fields", fields, FIELDS)
    for f in fields:
        yield from _long("embed field name", f.get("name"), FIELD_NAME, 1)
        yield from _long("embed field value", f.get("value"), FIELD_VALUE, 1)


def _rows(rows: list[Mapping[str, Any]]) -> Iterator[str]:
    yield from _many("rows", rows, ROWS)
    ids: list[str] = []
    for row in rows:
        parts = row.get("components") or []
        if row.get("type") != ACTION_ROW:
            yield f"row: type {row.get('type')}"
        yield from _many("components in a row", parts, PER_ROW, 1)
        if len(parts) > 1 and any(p.get("type") != BUTTON for p in parts):
            yield "row: a menu stands alone in its row"
        for p in parts:
            if p.get("style") == LINK and p.get("type") == BUTTON:
                yield from _long("button label", p.get("label") or "", LABEL, 0 if p.get("emoji") else 1)
                continue
            ids.append(str(p.get("custom_id")))
            yield from _long("custom_id", p.get("custom_id"), CUSTOM_ID, 1)
            yield from _part(p)
    yield from _twice("custom_id", ids)


def _part(p: Mapping[str, Any]) -> Iterator[str]:
    kind = p.get("type")
    if kind == BUTTON:
        yield from _long("button label", p.get("label") or "", LABEL, 0 if p.get("emoji") else 1)
    elif kind == STRING_SELECT:
        choices = p.get("options") or []
        yield from _many("choices of a menu", choices, CHOICES, 1)
        yield from _long("placeholder", p.get("placeholder") or "", PLACEHOLDER)
        for c in choices:
            yield from _long("choice label", c.get("label"), CHOICE, 1)
            yield from _long("choice value", c.get("value"), CHOICE, 1)
            yield from _long("choice description", c.get("description") or "", CHOICE)
        yield from _twice("choice value", [str(c.get("value")) for c in choices])
        least, most = p.get("min_values", 1), p.get("max_values", 1)
        if not 0 <= least <= most <= max(len(choices), 1) or most < 1:
            yield f"menu: {least} to {most} of {len(choices)} choices"
        chosen = sum(bool(c.get("default")) for c in choices)
        if chosen > most:
            yield f"menu: {chosen} chosen already, {most} allowed"
    elif kind == TEXT_INPUT:
        yield from _input(p)
    elif kind not in (5, 6, 7, 8):  # menus of people, roles, channels: nothing of ours in them
        yield f"component: type {kind}"


def _twice(what: str, values: list[str]) -> Iterator[str]:
    yield from (f"{what}: {v!r} stands there twice" for v in dict.fromkeys(values) if values.count(v) > 1)


def _input(p: Mapping[str, Any], labelled: bool = False) -> Iterator[str]:
    if not labelled:
        yield from _long("input label", p.get("label"), INPUT_LABEL, 1)
    yield from _long("input value", p.get("value") or "", INPUT_VALUE)
    yield from _long("input placeholder", p.get("placeholder") or "", INPUT_PLACEHOLDER)


def _modal(m: Mapping[str, Any]) -> Iterator[str]:
    yield from _long("modal title", m.get("title"), MODAL_TITLE, 1)
    yield from _long("custom_id", m.get("custom_id"), CUSTOM_ID, 1)
    items = m.get("components") or []
    yield from _many("modal items", items, MODAL_ITEMS, 1)
    for item in items:
        if item.get("type") == LABELLED:
            yield from _long("input label", item.get("label"), INPUT_LABEL, 1)
            parts = [item.get("component") or {}]
        else:
            parts = item.get("components") or []
        for p in parts:
            yield from _long("custom_id", p.get("custom_id"), CUSTOM_ID, 1)
            if p.get("type") == TEXT_INPUT:
                yield from _input(p, labelled=item.get("type") == LABELLED)
            else:
                yield from _part(p)


def _autocomplete(m: Mapping[str, Any]) -> Iterator[str]:
    choices = m.get("choices") or []
    yield from _many("suggestions", choices, SUGGESTIONS)
    for c in choices:
        yield from _long("suggestion name", c.get("name"), SUGGESTION_NAME, 1)
        if isinstance(c.get("value"), str):
            yield from _long("suggestion value", c["value"], SUGGESTION_VALUE, 1)


def _command(c: Mapping[str, Any], option: bool = False) -> Iterator[str]:
    here = f"/{c.get('name')}"
    for name in (c.get("name"), *(c.get("name_localizations") or {}).values()):
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            yield f"{here}: bad name {name!r}"
    for about in (c.get("description"), *(c.get("description_localizations") or {}).values()):
        yield from _long(f"{here} description", about, COMMAND_ABOUT, 1)
    options = c.get("options") or []
    yield from _many(f"{here} options", options, COMMAND_OPTIONS)
    yield from _twice(f"{here} option", [str(o.get("name")) for o in options])
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        yield f"{here}: an option that is needed stands after one that is not"
    yield from _many(f"{here} choices", c.get("choices") or [], CHOICES)
    for o in options:
        yield from _command(o, option=True)
    if not option and (n := _length(c)) > COMMAND_TOTAL:
        yield f"{here}: {n} characters in all, {COMMAND_TOTAL} allowed"


def _length(c: Mapping[str, Any]) -> int:
    """Discord adds up names, descriptions and values, with the longest translation of each."""
    name = max(len(n) for n in (c.get("name") or "", *(c.get("name_localizations") or {}).values()))
    about = max(len(n) for n in (c.get("description") or "", *(c.get("description_localizations") or {}).values()))
    choices = sum(len(str(x.get("name"))) + len(str(x.get("value"))) for x in c.get("choices") or [])
    return name + about + choices + sum(_length(o) for o in c.get("options") or [])


def _commands(m: Mapping[str, Any]) -> Iterator[str]:
    yield from _many("commands", m["commands"], COMMANDS)
    yield from _twice("command", [str(c.get("name")) for c in m["commands"]])
    for c in m["commands"]:
        yield from _command(c)


def _thread(m: Mapping[str, Any]) -> Iterator[str]:
    yield from _long("thread name", m.get("name"), THREAD_NAME, 1)
    if "message" in m:
        yield from _message(m["message"])


_CHECKS: dict[str, Callable[[Mapping[str, Any]], Iterator[str]]] = {
    "message": _message,
    "modal": _modal,
    "autocomplete": _autocomplete,
    "command": _command,
    "commands": _commands,
    "thread": _thread,
}
