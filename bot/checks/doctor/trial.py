"""What play is made of, tried for real: messages, pictures, threads, emoji, a private message; and all taken away."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import discord

from bot.ui.common.draft import Button
from bot.ui.common.press import public_id
from bot.ui.delivery.messages import ids_of
from bot.ui.posts import adapter
from bot.ui.posts.posts import Post
from rendering.tokens import tokens

from .visit import Skipped, Step, Visit, Wrong

SAID = "Caravel's doctor is trying out this channel. Everything it posts will be removed."
EMOJI = "caravel_doctor"
RECENT = 20
GRANT = "Look at what the bot may do in the channel."


async def picture(visit: Visit) -> str:
    """Posted with a button that marks it, edited in its words, and fetched anew."""
    place = visit.there()
    mark = (Button(public_id(0, "board", f"doctor-{visit.number}"), "…"),)
    post = Post(SAID, (mark,), drawn(), "a test", silent=True)
    message = await place.send(**adapter.new(post))
    visit.undo.append(("a message", message.delete))
    await message.edit(content=f"{SAID} …")
    visit.message = await place.fetch_message(message.id)
    if len(visit.message.attachments) != 1 or not visit.message.content.endswith("…"):
        raise Wrong("An edited message lost its picture.", "This isn't your fault: please report it to us.")
    return ""


async def once(visit: Visit) -> str:
    place, nonce = visit.there(), secrets.token_hex(8)
    sent = [await place.send(SAID, nonce=nonce, silent=True) for _ in range(2)]
    for message in {m.id: m for m in sent}.values():
        visit.undo.append(("a message", message.delete))
    if sent[0].id != sent[1].id:
        raise Wrong("A message sent twice appears twice.", "After a lost connection a call may come twice.")
    return ""


async def thread(visit: Visit) -> str:
    """On the message, as a table's is: written to, put to sleep, and woken by writing."""
    opened = await visit.posted().create_thread(name="Caravel's doctor", auto_archive_duration=60)
    visit.undo.append(("a thread", partial(closed, opened)))
    await opened.send(SAID, silent=True)
    await opened.edit(archived=True)
    await opened.send(SAID, silent=True)
    now = await visit.client.fetch_channel(opened.id)
    if not isinstance(now, discord.Thread) or now.archived:
        raise Wrong("Writing in a sleeping thread doesn't wake it.", GRANT)
    return ""


async def closed(opened: discord.Thread) -> None:
    """Deleted where the bot manages threads, which it does not need; else put to sleep, and that is said."""
    try:
        await opened.delete()
    except discord.Forbidden:
        await opened.edit(archived=True)
        raise Wrong(
            f"The thread “{opened.name}” stays, asleep: the bot can't manage threads.", "Delete it.", bars=False
        ) from None


async def history(visit: Visit) -> str:
    """As the bot finds its own message again after a kill: by the mark in its button."""
    wanted = visit.posted()
    async for message in visit.there().history(limit=RECENT):
        if message.id == wanted.id and ids_of(message) & ids_of(wanted):
            return ""
    raise Wrong("The bot can't find its own message again.", "Grant it Read Message History.")


async def emoji(visit: Visit) -> str:
    there = await visit.client.fetch_application_emojis()
    for left in [e for e in there if e.name == EMOJI]:  # of a visit that was cut short
        await left.delete()
    made = await visit.client.create_application_emoji(name=EMOJI, image=drawn())
    visit.undo.append(("an emoji", made.delete))
    return f"{len([e for e in there if e.name != EMOJI])} are there."


async def owner(visit: Visit) -> str:
    found: dict[str, Any] = await visit.application()
    who = (found.get("team") or {}).get("owner_user_id") or (found.get("owner") or {}).get("id")
    if who is None:
        raise Skipped
    private = await visit.client.create_dm(discord.Object(int(who)))
    message = await private.send(SAID)
    visit.undo.append(("a private message", message.delete))
    return ""


async def clean(visit: Visit) -> str:
    """What was made goes away; what stays is said."""
    stays, bars = [], False
    while visit.undo:
        what, undo = visit.undo.pop()
        try:
            await undo()
        except Wrong as no:
            stays.append(f"{no.what} {no.todo}")
        except discord.NotFound:
            continue
        except discord.HTTPException as no:
            stays.append(f"{what} stays (Discord says {no.status}, error {no.code}): delete it.")
    if stays:
        raise Wrong(" ".join(stays), "It doesn't affect play.", bars=bars)
    return ""


def drawn() -> bytes:
    """A small picture, as a PNG: one of our tokens."""
    return next(iter(tokens(("corn",)).values()))


STEPS = (
    Step("picture", "An edited message keeps its picture.", GRANT, picture),
    Step("once", "A message sent twice appears once.", GRANT, once),
    Step("thread", "A thread can be opened, put to sleep, and woken.", GRANT, thread),
    Step("history", "The bot finds its own messages again.", GRANT, history),
    Step("emoji", "Our emoji can be uploaded.", "Tables use words instead.", emoji, bars=False),
    Step(
        "private",
        "The owner gets a private message.",
        "Whoever accepts none is mentioned instead: to try it, allow private messages from the server.",
        owner,
        bars=False,
    ),
    Step("clean-up", "Nothing of this is left behind.", GRANT, clean, bars=False),
)
