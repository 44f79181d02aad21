"""Discord's limits on messages: content, embeds, attachments, mentions, flags, nonce; each breach is 50035."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from .attachments import file_name
from .components import COLOUR, check_components, media
from .errors import ApiError, Form, well_formed

CONTENT, FILES, ALT_TEXT, NONCE, MENTIONS = 2000, 10, 1024, 25, 100
EMBEDS, EMBED_TOTAL, EMBED_FIELDS = 10, 6000, 25
EMBED_TEXTS = {"title": 256, "description": 4096}
SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15


@well_formed
def check_message(
    body: Any, files: dict[int, Any], *, v2: bool = False, file_limit: int = 10 * 2**20,
    known_attachments: Sequence[dict[str, Any]] = (), emojis: Collection[str] = (),
) -> None:  # fmt: skip
    """Refuse a message (or an edit) that Discord would refuse; emptiness is ``check_not_empty``'s business.

    ``v2``: the message already has the components flag. ``known_attachments``: those an edit may keep. ``emojis``: ids
    of those there are. A file over ``file_limit`` bytes is 40005, everything else 50035.
    """
    form = Form(emojis)
    v2 = v2 or bool((body.get("flags") or 0) & V2)
    if body.get("content") is not None:
        form.text(("content",), body["content"], 0, CONTENT)
    if v2:
        _no_legacy(form, body)
    if body.get("embeds") is not None:
        check_embeds(form, body["embeds"])
    if body.get("components") is not None:
        check_components(form, body["components"], v2=v2)
    if body.get("nonce") is not None:
        form.text(("nonce",), str(body["nonce"]), 0, NONCE)
    if body.get("flags") is not None:
        form.number(("flags",), body["flags"], 0, 2**31 - 1)
    if body.get("allowed_mentions") is not None:
        check_mentions(form, body["allowed_mentions"])
    check_attachments(form, body.get("attachments"), files, {str(a["id"]) for a in known_attachments})
    form.done()
    if v2 and body.get("components"):
        check_shown(form, body, files, known_attachments)
        form.done()
    if any(len(data) > file_limit for _, data, _ in files.values()):
        raise ApiError(40005)


def check_shown(form: Form, body: Any, files: dict[int, Any], known: Sequence[dict[str, Any]]) -> None:
    """A layout shows files of its own message only: those that come along, and those an edit keeps."""
    about = {str(a.get("id")): a for a in body.get("attachments") or []}
    kept = known if body.get("attachments") is None else [a for a in known if str(a["id"]) in about]
    names = {a["filename"] for a in kept}
    names |= {file_name(about.get(str(n), {}).get("filename") or name) for n, (name, _, _) in files.items()}
    for path, shown in media(body["components"]):
        url = str(shown["url"])
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            form.wrong(
                (*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"Unknown attachment {url}",
            )  # fmt: skip


def _no_legacy(form: Form, message: dict[str, Any]) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(key):
            form.wrong(
                (key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )  # fmt: skip


def check_turned(after: dict[str, Any]) -> None:
    """Refuse an edit that gives a message the components flag while text or embeds of it would stay."""
    form = Form()
    _no_legacy(form, after)
    form.done()


def check_not_empty(message: dict[str, Any]) -> None:
    """Refuse (50006) a message with nothing in it; give the message as it would be."""
    shown = any(message.get(k) for k in ("embeds", "attachments", "components", "sticker_ids", "poll"))
    if not shown and not str(message.get("content") or "").strip():
        raise ApiError(50006)


def check_embeds(form: Form, embeds: Any) -> None:
    """Texts of embeds, their number and their sum."""
    if not form.length(("embeds",), embeds, 0, EMBEDS):
        return
    total = 0
    for i, embed in enumerate(embeds):
        at: tuple[str | int, ...] = ("embeds", i)
        texts = [((*at, key), embed.get(key), 0, most) for key, most in EMBED_TEXTS.items()]
        texts.append(((*at, "footer", "text"), (embed.get("footer") or {}).get("text"), 1, 2048))
        texts.append(((*at, "author", "name"), (embed.get("author") or {}).get("name"), 1, 256))
        fields = [] if embed.get("fields") is None else embed["fields"]
        form.length((*at, "fields"), fields, 0, EMBED_FIELDS)
        for j, it in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                if it.get(key) is None:
                    form.required((*at, "fields", j, key))
                texts.append(((*at, "fields", j, key), it.get(key), 1, most))
        for path, text, low, high in texts:
            if text is not None:
                form.text(path, text, low, high)
                total += len(text)
        for key in ("image", "thumbnail", "author", "footer"):
            for url in ("url", "icon_url"):
                check_url(form, (*at, key, url), (embed.get(key) or {}).get(url))
        check_url(form, (*at, "url"), embed.get("url"), ("http://", "https://"))
        if embed.get("color") is not None:
            form.number((*at, "color"), embed["color"], 0, COLOUR)
        parts = ("image", "thumbnail", "footer", "author", "fields", "title", "description")
        if not any(embed.get(part) for part in parts):
            form.required((*at, "description"))
    if total > EMBED_TOTAL:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def check_url(
    form: Form,
    path: tuple[str | int, ...],
    url: Any,
    schemes: tuple[str, ...] = ("http://", "https://", "attachment://"),
) -> None:
    """A url, where there is one, must have a scheme Discord takes."""
    if url is not None and not str(url).startswith(schemes):
        form.wrong(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{str(url).split(":")[0]}" is not supported.')


def check_mentions(form: Form, allowed: Any) -> None:
    """``allowed_mentions``: kinds, at most a hundred ids, and no kind both named and listed."""
    if not isinstance(allowed, dict):
        return form.wrong(("allowed_mentions",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    parse = allowed.get("parse") or []
    for i, kind in enumerate(parse):
        form.choice(("allowed_mentions", "parse", i), kind, {"users", "roles", "everyone"})
    for key in ("users", "roles"):
        ids = allowed.get(key)
        if ids is None:
            continue
        form.length(("allowed_mentions", key), ids, 0, MENTIONS)
        if len(set(map(str, ids))) != len(ids):
            twice = "The set already contains this value"
            form.wrong(("allowed_mentions", key), "SET_TYPE_ALREADY_CONTAINS_VALUE", twice)
        for i, one in enumerate(ids):
            if not str(one).isdigit():
                form.wrong(("allowed_mentions", key, i), "NUMBER_TYPE_COERCE", f'Value "{one}" is not snowflake.')
        if key in parse and ids:
            form.wrong(
                ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )  # fmt: skip
    return None


def check_attachments(form: Form, listed: Any, files: dict[int, Any], known: set[str]) -> None:
    """The list of attachments against the files that came along and those the message has."""
    if listed is None:
        if len(files) > FILES:
            form.wrong(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
        return
    if not form.length(("attachments",), listed, 0, FILES):
        return
    named = set()
    for i, it in enumerate(listed):
        named.add(str(it.get("id")))
        if it.get("description") is not None:
            form.text(("attachments", i, "description"), it["description"], 0, ALT_TEXT)
        if it.get("filename") is not None:
            form.text(("attachments", i, "filename"), it["filename"], 1, 1024)
        if str(it.get("id")) not in known and it.get("id") not in files and str(it.get("id")) not in map(str, files):
            form.wrong(("attachments", i, "id"), "ATTACHMENT_NOT_FOUND", f"Unknown attachment {it.get('id')}")
    fresh = sum(str(n) not in named for n in files)
    if len(listed) + fresh > FILES:
        form.wrong(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
