"""The list of somebody's tables: those that wait for them first, each with the way to it."""

from __future__ import annotations

from bot.service.model import Table
from bot.text.fluent import Text

from . import posts, reminding, wording
from .draft import Button, Row
from .house import House
from .posts import Post
from .reminding import SHOWN


async def mine(house: House, user: int, locale: str, page: int = 0) -> Post:
    """A page of all tables that go on or have not begun; for that person only."""
    waiting = await house.service.reminders.waiting(user)
    first = {w.table.id for w in waiting}
    order = {"running": 0, "lobby": 1}
    found = await house.tables.of_user(user)
    others = sorted((t for t in found if t.id not in first), key=lambda t: (order[t.status], t.id))
    words = house.game_words("", locale)
    total = len(waiting) + len(others)
    if not total:
        return Post(words("mine-empty"), (_foot(words, 0, 1),))
    pages = -(-total // SHOWN)
    page = min(max(page, 0), pages - 1)
    begin, end = page * SHOWN, (page + 1) * SHOWN
    here = waiting[begin:end]
    said = []
    for w in here:
        link = await _link(house, w.table)
        said.append(reminding.waiting_line(house.words(w.table, locale), w.table, w.asked, w.since, link))
    rest = others[max(0, begin - len(waiting)) : max(0, end - len(waiting))]
    said += [await _line(house, t, locale) for t in rest]
    foot = [words("mine-page", page=page + 1, pages=pages)] if pages > 1 else []
    if not waiting:
        foot.insert(0, words("mine-nothing"))
    rows = (*reminding.desk_rows([w.table for w in here]), _foot(words, page, pages))
    return Post(posts.lines(words("mine-title"), *said, *foot), rows)


async def _line(house: House, table: Table, locale: str) -> str:
    """A table that does not wait for them."""
    words = house.words(table, locale)
    told = {"table": posts.escape(table.name), "game": words(f"game-{table.game}"), "link": await _link(house, table)}
    if table.status == "lobby":
        return words("mine-lobby", **told)
    if table.paused > house.service.clock.now():
        return words("mine-paused", **told, until=posts.when(table.paused))
    who = posts.whereabouts(words, table, await house.away(table))
    people = [who[a.seat] for a in table.asked if table.seats[a.seat].user]
    if not people:
        return words("mine-computers", **told)
    return words("mine-running", **told, names=wording.listed(words, people))


async def _link(house: House, table: Table) -> str:
    """To the open question, or else to where the table is."""
    message = table.card
    if table.status == "running":
        message = await house.service.outbox.message_of(table.id, "question", table.question) if table.question else 0
    return posts.link(table, message)


def _foot(words: Text, page: int, pages: int) -> Row:
    buttons = []
    if page > 0:
        buttons.append(Button(f"p:mine:{page - 1}", words("button-earlier")))
    if page + 1 < pages:
        buttons.append(Button(f"p:mine:{page + 1}", words("button-later")))
    return (*buttons, Button("p:me", words("button-settings")))
