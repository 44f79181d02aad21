"""Discord's rules for the components of messages: rows, buttons, menus, and the newer layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .emoji import is_emoji
from .errors import Form

ROW, BUTTON, MENU, TEXT_INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 1, 2, 3, 4, 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKS, CHECK = 17, 18, 19, 21, 22, 23
MENUS = {3, 5, 6, 7, 8}
LAYOUT = {ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER}
ROWS, IN_ROW, OPTIONS, IN_LAYOUT, LAYOUT_TEXT = 5, 5, 25, 40, 4000
CUSTOM_ID, BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, URL = 100, 80, 100, 150, 512
IN_GALLERY, PICTURE_TEXT, COLOUR = 10, 1024, 0xFFFFFF
Path = tuple[str | int, ...]


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component of a list, nested ones and accessories too."""
    for it in components or []:
        if isinstance(it, dict):
            yield it
            yield from walk(it.get("components"))
            yield from walk([x for x in (it.get("accessory"), it.get("component")) if x])


def media(components: Any, path: Path = ("components",)) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every picture and file that a layout shows, and where."""
    for i, it in enumerate(components):
        at = (*path, i)
        yield from (((*at, key), it[key]) for key in ("media", "file") if it.get(key))
        accessory = it.get("accessory") or {}
        if accessory.get("media"):
            yield (*at, "accessory", "media"), accessory["media"]
        yield from media(it.get("components") or [], (*at, "components"))
        yield from (((*at, "items", j, "media"), item["media"]) for j, item in enumerate(it.get("items") or []))


def has_text(components: Any) -> str:
    """All text shown by text displays, for mentions."""
    return "\n".join(str(it.get("content", "")) for it in walk(components) if it.get("type") == TEXT)


def check_components(form: Form, components: Any, *, v2: bool) -> None:
    """The components of a message, of the older kind (rows only) or the newer one."""
    path: Path = ("components",)
    if not isinstance(components, list):
        return form.wrong(path, "BASE_TYPE_BAD_TYPE", "Could not interpret value as a list.")
    if v2:
        everything = list(walk(components))
        if len(everything) > IN_LAYOUT:
            form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"No more than {IN_LAYOUT} components.")
        if sum(len(str(it.get("content") or "")) for it in everything if it.get("type") == TEXT) > LAYOUT_TEXT:
            form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"The text exceeds {LAYOUT_TEXT} characters.")
        for i, it in enumerate(components):
            _layout(form, (*path, i), it, LAYOUT)
    else:
        form.length(path, components, 0, ROWS)
        for i, it in enumerate(components):
            if form.choice((*path, i, "type"), it.get("type"), {ROW}):
                _row(form, (*path, i), it)
    unique_ids(form, path, components)
    return None


def unique_ids(form: Form, path: Path, components: Any, seen: set[str] | None = None) -> None:
    """No custom_id twice, at whatever depth."""
    seen = set() if seen is None else seen
    for i, it in enumerate(components):
        at: Path = (*path, i)
        inner = [((*at, key), it[key]) for key in ("accessory", "component") if isinstance(it.get(key), dict)]
        for where, one in [(at, it), *inner]:
            if one.get("custom_id") is not None:
                if one["custom_id"] in seen:
                    form.wrong(
                        (*where, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED",
                        "Component custom id cannot be duplicated",
                    )  # fmt: skip
                seen.add(one["custom_id"])
        if isinstance(it.get("components"), list):
            unique_ids(form, (*at, "components"), it["components"], seen)


def _row(form: Form, path: Path, row: dict[str, Any]) -> None:
    inner = row.get("components")
    if inner is None:
        return form.required((*path, "components"))
    if not form.length((*path, "components"), inner, 1, IN_ROW):
        return None
    for i, it in enumerate(inner):
        at = (*path, "components", i)
        if it.get("type") == BUTTON:
            _button(form, at, it)
        elif it.get("type") in MENUS:
            if len(inner) > 1:
                wide = "The specified component exceeds the maximum width"
                form.wrong((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", wide)
            check_menu(form, at, it)
        else:
            form.choice((*at, "type"), it.get("type"), {BUTTON, *MENUS})
    return None


def check_custom_id(form: Form, path: Path, it: dict[str, Any]) -> None:
    """A custom_id there must be, of 1 to 100 characters."""
    if it.get("custom_id") is None:
        form.required((*path, "custom_id"))
    else:
        form.text((*path, "custom_id"), it["custom_id"], 1, CUSTOM_ID)


def _button(form: Form, path: Path, it: dict[str, Any]) -> None:
    style = it.get("style")
    if not form.choice((*path, "style"), style, {1, 2, 3, 4, 5, 6}):
        return
    label, emoji = it.get("label"), it.get("emoji")
    if label is not None:
        form.text((*path, "label"), label, 0, BUTTON_LABEL)
    _emoji(form, path, emoji)
    if style == 5:
        if it.get("url") is None:
            form.required((*path, "url"))
        elif form.text((*path, "url"), it["url"], 1, URL) and not it["url"].startswith(("http", "discord:")):
            form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
        if it.get("custom_id") is not None:
            form.wrong((*path, "custom_id"), "BASE_TYPE_BAD_TYPE", "A custom id and url cannot both be specified")
    elif style != 6:
        check_custom_id(form, path, it)
        if it.get("url") is not None:
            form.wrong((*path, "url"), "BASE_TYPE_BAD_TYPE", "A custom id and url cannot both be specified")
    if style != 6 and not label and not emoji:
        form.wrong((*path, "label"), "BASE_TYPE_REQUIRED", "A label or emoji is required")


def _emoji(form: Form, path: Path, emoji: Any) -> None:
    if not emoji:
        return
    name, id = str(emoji.get("name") or ""), str(emoji.get("id") or "")
    if not (id in form.emojis if id else is_emoji(name)):
        form.wrong((*path, "emoji", "id" if emoji.get("id") else "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_menu(form: Form, path: Path, it: dict[str, Any], *, in_modal: bool = False) -> None:
    """A menu of any kind: bounds, and the options of a menu of texts."""
    check_custom_id(form, path, it)
    if it.get("placeholder") is not None:
        form.text((*path, "placeholder"), it["placeholder"], 0, PLACEHOLDER)
    low, high = it.get("min_values"), it.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    fine = form.number((*path, "min_values"), low, 0, 25) & form.number((*path, "max_values"), high, 1, 25)
    if fine and low > high:
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", "max_values must be at least min_values")
    if in_modal and it.get("disabled"):
        form.wrong((*path, "disabled"), "COMPONENT_INVALID", "Components in modals cannot be disabled")
    if it.get("type") != MENU:
        return
    options = it.get("options")
    if options is None:
        return form.required((*path, "options"))
    if not form.length((*path, "options"), options, 1, OPTIONS):
        return
    check_options(form, (*path, "options"), options)
    if fine and high > len(options):
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", "max_values exceeds the number of options")
    if sum(bool(o.get("default")) for o in options) > high:
        form.wrong((*path, "options"), "SELECT_COMPONENT_DEFAULT_VALUES", "More default options than max_values")
    return


def check_options(form: Form, path: Path, options: list[dict[str, Any]], low: int = 1) -> None:
    """The options of a menu, a radio group or check boxes: sizes, and no value twice."""
    values: set[str] = set()
    for i, option in enumerate(options):
        for key in ("label", "value"):
            if option.get(key) is None:
                form.required((*path, i, key))
            else:
                form.text((*path, i, key), option[key], low, OPTION_TEXT)
        if option.get("description") is not None:
            form.text((*path, i, "description"), option["description"], 0, OPTION_TEXT)
        _emoji(form, (*path, i), option.get("emoji"))
        if option.get("value") in values:
            form.wrong(
                (*path, i, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )  # fmt: skip
        values.add(str(option.get("value")))


def _layout(form: Form, path: Path, it: dict[str, Any], allowed: set[int]) -> None:
    kind = it.get("type")
    if not form.choice((*path, "type"), kind, allowed):
        return
    if kind == ROW:
        _row(form, path, it)
    elif kind == TEXT:
        form.text((*path, "content"), it.get("content") or "", 1, LAYOUT_TEXT)
    elif kind == CONTAINER:
        if it.get("accent_color") is not None:
            form.number((*path, "accent_color"), it["accent_color"], 0, COLOUR)
        if form.length((*path, "components"), it.get("components") or [], 1, IN_LAYOUT):
            for i, inner in enumerate(it["components"]):
                _layout(form, (*path, "components", i), inner, LAYOUT - {CONTAINER})
    elif kind == SEPARATOR:
        form.choice((*path, "spacing"), it.get("spacing") or 1, {1, 2})
    elif kind == FILE:
        # Only what comes with the message: no file from elsewhere.
        _media(form, (*path, "file"), it.get("file"), ("attachment://",))
    elif kind == SECTION:
        if form.length((*path, "components"), it.get("components") or [], 1, 3):
            for i, inner in enumerate(it["components"]):
                _layout(form, (*path, "components", i), inner, {TEXT})
        accessory = it.get("accessory")
        if not accessory:
            form.required((*path, "accessory"))
        elif accessory.get("type") == BUTTON:
            _button(form, (*path, "accessory"), accessory)
        elif form.choice((*path, "accessory", "type"), accessory.get("type"), {BUTTON, THUMBNAIL}):
            _picture(form, (*path, "accessory"), accessory)
    elif kind == GALLERY and form.length((*path, "items"), it.get("items") or [], 1, IN_GALLERY):
        for i, item in enumerate(it["items"]):
            _picture(form, (*path, "items", i), item)


def _picture(form: Form, path: Path, it: dict[str, Any]) -> None:
    if it.get("description") is not None:
        form.text((*path, "description"), it["description"], 0, PICTURE_TEXT)
    _media(form, (*path, "media"), it.get("media"), ("http://", "https://", "attachment://"))


def _media(form: Form, path: Path, media: Any, schemes: tuple[str, ...]) -> None:
    url = (media or {}).get("url")
    if not url:
        form.required((*path, "url"))
    elif not str(url).startswith(schemes):
        form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", f'Scheme "{str(url).split(":")[0]}" is not supported.')
