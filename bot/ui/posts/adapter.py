"""Our rows, menus and posts as discord.py's; and what comes back of the boxes people type into."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from ..common.draft import Button, Menu, Row
from ..common.limits import CUSTOM_ID
from .posts import Post

STYLES = {
    "main": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
NOBODY = discord.AllowedMentions.none()
FILE = "table.png"


def view_of(rows: Sequence[Row]) -> ui.View | None:
    """Rows as a view that discord.py sends and forgets: presses come back by their ids."""
    if not rows:
        return None
    view = ui.View(timeout=None)
    for at, row in enumerate(rows):
        for item in [_menu(row, at)] if isinstance(row, Menu) else [_button(b, at) for b in row]:
            view.add_item(item)
    view.stop()  # a finished view is not stored for each message
    return view


def _button(b: Button, row: int) -> ui.Button[Any]:
    return ui.Button(
        style=STYLES[b.style], label=b.label or None, emoji=b.emoji or None, custom_id=b.id[:CUSTOM_ID], row=row
    )


def _menu(m: Menu, row: int) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=c.label, value=c.value, description=c.hint or None, default=c.chosen, emoji=c.emoji or None
        )
        for c in m.choices
    ]
    return ui.Select(
        custom_id=m.id,
        placeholder=m.placeholder or None,
        min_values=m.least,
        max_values=m.most,
        options=options,
        row=row,
    )


def file_of(post: Post) -> discord.File | None:
    """The picture of a post; a new object each time, for one can be sent only once."""
    return discord.File(io.BytesIO(post.picture), FILE, description=post.alt or None) if post.picture else None


def files_of(post: Post) -> list[discord.File]:
    """The picture of a post, and the files beside it."""
    first = file_of(post)
    more = [discord.File(io.BytesIO(f.content), f.name, description=f.alt or None) for f in post.files]
    return [first, *more] if first else more


def mentions(post: Post) -> discord.AllowedMentions:
    """Exactly the people a post means to call."""
    if not post.ping:
        return NOBODY
    called = [discord.Object(user) for user in post.ping]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


def new(post: Post) -> dict[str, Any]:
    """Arguments for sending a post as a message of its own."""
    args: dict[str, Any] = {"content": post.content, "allowed_mentions": mentions(post)}
    if post.silent:
        args["silent"] = True
    if (view := view_of(post.rows)) is not None:
        args["view"] = view
    if files := files_of(post):
        args["files"] = files
    return args


def change(post: Post, *, picture: bool = False) -> dict[str, Any]:
    """Arguments for turning a message into this post; `picture`: its pictures are replaced too, by none if need be.

    An edit rings nobody, but it lists anew who is mentioned: whoever the post means to call stays marked as called.
    """
    args: dict[str, Any] = {"content": post.content, "view": view_of(post.rows), "allowed_mentions": mentions(post)}
    if picture:
        args["attachments"] = files_of(post)
    return args


def text_box(title: str, id: str, label: str, value: str) -> ui.Modal:
    """A box to type an answer into. What is sent comes back by its id, so it outlives a restart."""
    modal = ui.Modal(title=title, custom_id=id, timeout=None)
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id="words",
        default=value or None,
        max_length=1000,
        required=True,
        style=discord.TextStyle.short,
    )
    modal.add_item(ui.Label(text=label, component=box))
    modal.stop()  # as with views: not kept
    return modal


def typed_words(interaction: discord.Interaction) -> str:
    """What was typed into the box of `text_box`, wherever Discord puts it in what it sends."""
    data: dict[str, Any] = dict(interaction.data or {})
    for part in data.get("components") or []:
        for field in [part.get("component") or {}, *(part.get("components") or [])]:
            if field.get("custom_id") == "words":
                return str(field.get("value") or "")
    return ""


def choices_of(message: discord.Message) -> list[str]:
    """The values of the first menu of a message."""
    for row in message.components:
        for part in row.children if isinstance(row, discord.ActionRow) else []:
            if isinstance(part, discord.SelectMenu):
                return [o.value for o in part.options]
    return []
