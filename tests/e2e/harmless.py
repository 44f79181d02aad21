"""What names and typed words may do to a message: nothing. Looks through everything that a bot has sent."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from bot.sandbox import Sandbox

JOINER, VARIANTS = "\u200d", "\ufe0e\ufe0f"
CANARY = "Qz"  # stands between the marks of nasty names: none of ours touches it
MARKED = ("content",)  # where Discord reads mark-up; elsewhere a text is shown as it is
SKIPPED = ("custom_id", "nonce", "value", "filename", "emoji", "name_localizations", "description_localizations")
_ALIVE = re.compile(rf"[*_~`|#<>@\[\]()]\s?{CANARY}|{CANARY}\s?[*_~`|#<>@\[\]():]")
_CALLS = re.compile(r"@everyone|@here|<@&\d+>|</")
_MENTION = re.compile(r"<@!?(\d+)>")


def texts(thing: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a payload that somebody comes to read, with its field."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name not in SKIPPED:
                yield from texts(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts(value, key)
    elif isinstance(thing, str) and key:
        yield key, thing


def unseen(text: str) -> list[str]:
    """Characters without ink that could change what is around them: controls, marks of direction, stray joiners."""
    found = []
    for i, char in enumerate(text):
        before, after = text[i - 1 : i], text[i + 1 : i + 2]
        if char == JOINER:
            bad = not (_emoji(before) or before in VARIANTS) or not _emoji(after)
        elif char in VARIANTS:
            bad = not (
                _emoji(before) or before in "0123456789#*" or unicodedata.category(before or "x") in ("Sm", "Po")
            )
        else:
            bad = char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        bad = bad or char in "\u115f\u1160\u3164\uffa0\u2800\u034f"
        if bad:
            found.append(f"U+{ord(char):04X}")
    return found


def _emoji(char: str) -> bool:
    return bool(char) and unicodedata.category(char) in ("So", "Sk")


def _stacked(text: str) -> bool:
    """Marks over marks over a letter, so many that they grow into the lines above."""
    run = 0
    for char in text:
        run = run + 1 if unicodedata.category(char).startswith("M") else 0
        if run > 3:
            return True
    return False


def wrong_with(field: str, text: str) -> Iterator[str]:
    """What a text does that no name may do."""
    for char in unseen(text):
        yield f"{char} in it"
    if _stacked(text):
        yield "marks heaped up"
    if f"\n{CANARY}" in text:
        yield "a new line out of a name"
    if field not in MARKED:
        if re.search(r"\\[*_~`|#<>@\[\]()]", text):
            yield "escaped where nothing is read as mark-up"
        return
    bare = re.sub(r"\\[^A-Za-z0-9\s]", "", text)  # without what is escaped
    if found := _ALIVE.search(bare):
        yield f"mark-up that works: {found[0]!r}"
    if found := _CALLS.search(bare):
        yield f"calls {found[0]!r}"


def harm(sandbox: Sandbox) -> list[str]:
    """Everything that a name or a typed word has done in what the bot has sent so far."""
    known = {u.id for u in sandbox.world.users.values()}
    found: dict[str, None] = {}
    for sent in sandbox.requests:
        if sent.method not in ("POST", "PATCH", "PUT") or not sent.body or sent.path.endswith("/commands"):
            continue
        for field, text in texts(sent.body):
            for wrong in wrong_with(field, text):
                found[f"{sent.method} {sent.path}: {field}: {wrong}: {text[:300]!r}"] = None
            if field in MARKED:
                bare = re.sub(r"\\[^A-Za-z0-9\s]", "", text)
                for user in set(_MENTION.findall(bare)) - known:
                    found[f"{sent.path}: a mention of nobody {user}: {text[:200]!r}"] = None
    return list(found)
