"""The list of somebody's tables: those that wait for them first, each with the way to it."""

from __future__ import annotations

from bot.service.core.model import Table
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Row
from ..common.press import personal_id
from ..posts import posts
from ..posts.frontend import Frontend
from ..posts.posts import Post
from . import reminders
from .reminders import SHOWN


async def mine(frontend: Frontend, user: int, locale: str, page: int = 0) -> Post:
    """A page of all tables that go on or have not begun; for that person only."""
    waiting = await frontend.service.reminders.waiting(user)
    first = {w.table.id for w in waiting}
    order = {"running": 0, "lobby": 1}
    found = await frontend.tables.of_user(user)
    others = sorted((t for t in found if t.id not in first), key=lambda t: (order[t.status], t.id))
    text = frontend.game_text("", locale)
    total = len(waiting) + len(others)
    if not total:
        return Post(text("mine-empty"), (_foot(text, 0, 1),))
    pages = -(-total // SHOWN)
    page = min(max(page, 0), pages - 1)
    begin, end = page * SHOWN, (page + 1) * SHOWN
    here = waiting[begin:end]
    said = []
    for w in here:
        link = await _link(frontend, w.table)
        said.append(reminders.waiting_line(frontend.text(w.table, locale), w.table, w.asked, w.since, link))
    rest = others[max(0, begin - len(waiting)) : max(0, end - len(waiting))]
    said += [await _line(frontend, t, locale) for t in rest]
    foot = [text("mine-page", page=page + 1, pages=pages)] if pages > 1 else []
    if not waiting:
        foot.insert(0, text("mine-nothing"))
    rows = (*reminders.desk_rows([w.table for w in here]), _foot(text, page, pages))
    return Post(posts.lines(text("mine-title"), *said, *foot), rows)


async def _line(frontend: Frontend, table: Table, locale: str) -> str:
    """A table that does not wait for them."""
    text = frontend.text(table, locale)
    told = {
        "table": posts.escape(table.name),
        "game": text(f"game-{table.game}"),
        "link": await _link(frontend, table),
    }
    if table.status == "lobby":
        return text("mine-lobby", **told)
    if table.paused > frontend.service.clock.now():
        return text("mine-paused", **told, until=posts.when(table.paused))
    who = posts.whereabouts(text, table, await frontend.away(table))
    people = [who[a.seat] for a in table.asked if table.seats[a.seat].user]
    if not people:
        return text("mine-computers", **told)
    return text("mine-running", **told, names=wording.listed(text, people))


async def _link(frontend: Frontend, table: Table) -> str:
    """To the open question, or else to where the table is."""
    message = table.card
    if table.status == "running":
        message = (
            await frontend.service.outbox.message_of(table.id, "question", table.question) if table.question else 0
        )
    return posts.link(table, message)


def _foot(text: Text, page: int, pages: int) -> Row:
    buttons = []
    if page > 0:
        buttons.append(Button(personal_id("mine", str(page - 1)), text("button-earlier")))
    if page + 1 < pages:
        buttons.append(Button(personal_id("mine", str(page + 1)), text("button-later")))
    return (*buttons, Button(personal_id("me"), text("button-settings")))
