"""Whoever is asked, and what it takes to move a table on, for tests of who is called."""

import re

from bot.text.fluent import text

from .stage import has

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
DAY = 86400.0
LINK = re.compile(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)")


def words(person):
    return RU if person.user.locale == "ru" else EN


async def typed(person, path, where="games", **options):
    """A command with options that are called like arguments of `Person.command`."""
    return await person.settle(person.does.command(person.channel(where), path, options))


async def asked(stage, table=1):
    """Who is asked now, the first of them."""
    found = await stage.frontend.tables.find(table)
    user = found.seats[found.asked[0].seat].user
    return next(p for p in stage.people() if int(p.id) == user)


async def take(stage, role="", table=1):
    """Whoever is asked takes a role in which nobody has anything to do, and everything is posted."""
    person = await asked(stage, table)
    desk = await stage.frontend.turns.desk(table, int(person.id))
    offered = [o[0] for o in desk.decision.offer("take").options]
    role = role or next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    await stage.frontend.turns.act(table, int(person.id), "take", (role,))
    await stage.frontend.service.outbox.drain()
    return person


async def settle(stage):
    """Whoever is asked takes a tile."""
    person = await asked(stage)
    desk = await stage.frontend.turns.desk(1, int(person.id))
    await stage.frontend.turns.act(1, int(person.id), "settle", desk.decision.offer("settle").options[0])
    await stage.frontend.service.outbox.drain()


def dm(stage, person):
    """All that the bot has written to somebody in private."""
    found = stage.sandbox.world.dm(person.id)
    return [] if found is None else [m for m in person.history(found.id) if not m["ephemeral"]]


def question_now(stage, thread):
    return next(m for m in reversed(stage.person("Anna").history(thread)) if has(m, r"^t:\d+:desk"))
