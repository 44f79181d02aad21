"""A table step by step, as the reader may see it: the board after a step, what was done, and ways on and back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bot.service.core.model import Entry, Table
from bot.service.history.outline import Outline
from bot.service.history.retrace import evenly
from bot.text.fluent import Text
from bot.ui.common import event_words
from bot.ui.common.draft import Button, Choice, Menu, Row
from bot.ui.common.limits import CHOICE, CHOICES, PLACEHOLDER, cut
from bot.ui.common.press import public_id
from bot.ui.desk import Reader
from bot.ui.posts import posts
from bot.ui.posts.drawing import TableDrawing
from bot.ui.posts.frontend import Frontend
from bot.ui.posts.posts import Page, Post

from .reply import Reply

LEAP = 10  # steps


async def show_step(frontend: Frontend, reply: Reply, table: Table, at: int) -> None:
    """The table as it was after the last step at or before `at` that still stands.

    Every step has its number in the id of its button, so that old buttons lead where they say.
    """
    if table.status == "lobby" or not table.commitment:
        await reply.tell(reply.text(table.game)("desk-lobby"))
        return
    await reply.show(await step_page(frontend, table, reply.reader, at))


async def step_page(frontend: Frontend, table: Table, reader: Reader, at: int) -> Post:
    """That step with its picture."""
    text = frontend.text(table, reader.locale)
    outline = await frontend.turns.outline(table.id)
    steps = outline.steps
    here = max(0, bisect_right(steps, at) - 1)
    (entry,) = await frontend.turns.log(table.id, steps[here], steps[here], user=reader.user)
    view = await frontend.turns.look(table.id, reader.user, at=entry.n)
    before = None
    if here:
        before = await frontend.turns.look(table.id, reader.user, at=steps[here - 1])
    drawing = TableDrawing(frontend, table, view, text, Page("replay", table.id, {"at": at}), before=before)
    said = _said(text, table, entry)
    head = text("replay-title", name=posts.escape(table.name), n=here, last=len(steps) - 1)
    line = text("log-begun", when=posts.when(entry.at), events=said or text("replay-nothing"))
    rows: tuple[Row, ...] = (_buttons(text, table, steps, here), *_rounds(text, table, outline, entry.n))
    return Post(posts.lines(head, line), rows, drawing=drawing)


def _said(text: Text, table: Table, entry: Entry) -> str:
    who = posts.names(text, table)
    said = " ".join(event_words.sentence(text, e, who) for e in entry.events)
    return cut(said, posts.PLACEABLE - 50)


def _buttons(text: Text, table: Table, steps: Sequence[int], here: int) -> tuple[Button, ...]:
    """To the beginning, a step back, a step on, ten on, to the end; what leads nowhere is left out."""
    last = len(steps) - 1
    ways = {"first": 0, "back": here - 1, "on": here + 1, "leap": here + LEAP, "last": last}
    return tuple(
        posts.button(
            table.id, "replay", text(f"replay-{way}"), f"{steps[to]}.{way}", "main" if way == "on" else "plain"
        )
        for way, to in ways.items()
        if 0 <= to <= last and to != here
    )


def _rounds(text: Text, table: Table, outline: Outline, here: int) -> tuple[Menu, ...]:
    """A menu that leads to the beginning of each round."""
    begun = outline.parts
    if len(begun) < 2:
        return ()
    if len(begun) > CHOICES:
        begun = tuple(evenly(begun, CHOICES))
    now = max((k for k, part in enumerate(begun) if part.n <= here), default=-1)
    choices = {
        str(p.n): Choice(str(p.n), cut(text(f"replay-{p.unit}", n=p.number), CHOICE), "", k == now)
        for k, p in enumerate(begun)
    }
    if len(choices) < 2:
        return ()
    return (
        Menu(public_id(table.id, "replay", "to"), cut(text("replay-rounds"), PLACEHOLDER), tuple(choices.values())),
    )
