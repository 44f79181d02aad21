"""Discord's limits on application commands: names in both languages, options, choices, sizes."""

from __future__ import annotations

import unicodedata
from typing import Any

from .errors import Form, well_formed

NAME, DESCRIPTION, OPTIONS, CHOICES, CHOICE_VALUE, TOTAL = 32, 100, 25, 25, 6000, 8000
COMMANDS, WIDEST = 100, 2**53 - 1
LOCALES = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
}  # fmt: skip
KINDS = {1, 2, 3, 4}  # slash, of a person, of a message, entry point
SUB, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
Path = tuple[str | int, ...]


def valid_name(name: Any) -> bool:
    """1 to 32 letters, digits, ``-``, ``_`` or ``'``, in lower case wherever there is one."""
    if not isinstance(name, str) or not 1 <= len(name) <= NAME or name != name.lower():
        return False
    kinds = ("L", "N", "Mn", "Mc")
    return all(c in "-_'" or unicodedata.category(c).startswith(kinds) for c in name)


@well_formed
def check_commands(bodies: Any) -> None:
    """Refuse a bulk overwrite that Discord would refuse (50035), each complaint under the command's index."""
    form = Form()
    if not isinstance(bodies, list):
        form.wrong((), "BASE_TYPE_BAD_TYPE", "Only iterables may be used in a ListType")
        form.done()
    if sum(b.get("type", 1) == 1 for b in bodies) > COMMANDS:
        form.wrong((), "APPLICATION_COMMAND_TOO_MANY", f"Maximum number of application commands reached ({COMMANDS}).")
    seen: set[Any] = set()
    for i, body in enumerate(bodies):
        kind = body.get("type", 1)
        key = (kind, body.get("name"))
        if key in seen:
            form.wrong((i, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
        if not form.choice((i, "type"), kind, KINDS):
            continue
        if kind == 1:
            _named(form, (i,), body)
            _options(form, (i,), body.get("options") or [], depth=0)
            if _size(body) > TOTAL:
                form.wrong((i,), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({TOTAL})")
        else:
            form.text((i, "name"), body.get("name") or "", 1, NAME)
        _places(form, (i, "contexts"), body.get("contexts"), {0, 1, 2})
        _places(form, (i, "integration_types"), body.get("integration_types"), {0, 1})
    form.done()


def _places(form: Form, path: Path, said: Any, known: set[int]) -> None:
    """Where a command works, or is installed: nothing said, or at least one of those known, each once."""
    if said is None:
        return
    form.length(path, said, 1, len(known))
    for place in said:
        form.choice(path, place, known)
    if len(set(said)) != len(said):
        form.wrong(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _named(form: Form, path: Path, it: dict[str, Any]) -> None:
    names: dict[Path, Any] = {("name",): it.get("name")}
    names |= {("name_localizations", k): v for k, v in (it.get("name_localizations") or {}).items()}
    for at, name in names.items():
        if name is None:
            form.required((*path, *at))
        elif not valid_name(name):
            form.wrong((*path, *at), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    texts: dict[Path, Any] = {("description",): it.get("description")}
    texts |= {("description_localizations", k): v for k, v in (it.get("description_localizations") or {}).items()}
    for at, text in texts.items():
        if text is None:
            form.required((*path, *at))
        else:
            form.text((*path, *at), text, 1, DESCRIPTION)
    _locales(form, path, it)


def _locales(form: Form, path: Path, it: dict[str, Any]) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in it.get(key) or {}:
            form.choice((*path, key, locale), locale, LOCALES)


def _options(form: Form, path: Path, options: list[dict[str, Any]], depth: int) -> None:
    path = (*path, "options")
    form.length(path, options, 0, OPTIONS)
    names: set[Any] = set()
    optional = False
    for i, it in enumerate(options):
        at = (*path, i)
        kind = it.get("type")
        if not form.choice((*at, "type"), kind, set(range(1, 12))):
            continue
        _named(form, at, it)
        for name in {it.get("name"), *((k, v) for k, v in (it.get("name_localizations") or {}).items())}:
            if name in names:
                form.wrong((*at, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
            names.add(name)
        if kind in (SUB, GROUP):
            if depth > 1 or (kind == GROUP and depth > 0):
                form.wrong((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type invalid")
            else:
                _options(form, at, it.get("options") or [], depth + 1 if kind == GROUP else 2)
        else:
            if it.get("required") and optional:
                form.wrong(
                    at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )  # fmt: skip
            optional = optional or not it.get("required")
            _option(form, at, it)
    if len({o.get("type") in (SUB, GROUP) for o in options}) > 1:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and other options cannot be mixed")


def _option(form: Form, path: Path, it: dict[str, Any]) -> None:
    kind, choices = it["type"], it.get("choices") or []
    if choices or it.get("autocomplete"):
        form.choice((*path, "type"), kind, {STRING, INTEGER, NUMBER})
    if choices and it.get("autocomplete"):
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices exclude autocomplete")
    _choices(form, (*path, "choices"), choices, kind)
    for key, most in (("min_length", 6000), ("max_length", 6000)):
        if it.get(key) is not None:
            form.number((*path, key), it[key], 0 if key == "min_length" else 1, most)
    for kind_of in ("value", "length"):
        low, high = it.get(f"min_{kind_of}"), it.get(f"max_{kind_of}")
        if low is not None and high is not None and low > high:
            told = f"max_{kind_of} must be at least min_{kind_of}"
            form.wrong((*path, f"max_{kind_of}"), "APPLICATION_COMMAND_OPTION_RANGE", told)


def _choices(form: Form, path: Path, choices: Any, kind: int, *, unique: bool = True) -> None:
    if not form.length(path, choices, 0, CHOICES):
        return
    names: set[Any] = set()
    for i, it in enumerate(choices):
        form.text((*path, i, "name"), it.get("name"), 1, 100)
        for locale, name in (it.get("name_localizations") or {}).items():
            form.choice((*path, i, "name_localizations", locale), locale, LOCALES)
            form.text((*path, i, "name_localizations", locale), name, 1, 100)
        value = it.get("value")
        if kind == STRING:
            form.text((*path, i, "value"), value, 1, CHOICE_VALUE)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
            form.wrong((*path, i, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif abs(value) > WIDEST:
            code = "NUMBER_TYPE_MAX" if value > 0 else "NUMBER_TYPE_MIN"
            form.wrong((*path, i, "value"), code, f"The value must be between -{WIDEST} and {WIDEST}.")
        if unique and it.get("name") in names:
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS"
            form.wrong((*path, i, "name"), code, "The choice name already exists")
        names.add(it.get("name"))


@well_formed
def check_choices(choices: Any, kind: int) -> None:
    """The bot's answer to an autocompletion."""
    form = Form()
    if choices is None:
        form.required(("data", "choices"))
    else:
        _choices(form, ("data", "choices"), choices, kind, unique=False)
    form.done()


def _size(it: Any) -> int:
    """Characters of names, descriptions and values together; of translations the longest counts."""
    total = 0
    for key in ("name", "description"):
        total += max([len(it.get(key) or ""), *(len(v) for v in (it.get(f"{key}_localizations") or {}).values())])
    total += sum(
        max([len(c.get("name") or ""), *map(len, (c.get("name_localizations") or {}).values())])
        + (len(c["value"]) if isinstance(c.get("value"), str) else 0)
        for c in it.get("choices") or []
    )
    return total + sum(_size(o) for o in it.get("options") or [])
