"""A move of whoever is asked, by buttons, for tests of what stands in its way."""

import re

from bot.text.fluent import text

from .stage import CALLED

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
OK = re.compile(":ok:")


async def move(stage, thread):
    """Whoever is asked takes a role in which nobody has anything to do; returns who, the answer, the next question."""
    watcher = stage.person("Anna")
    table = await stage.frontend.tables.find(1)
    seat = table.asked[0].seat
    person = next(p for p in stage.people() if int(p.id) == table.seats[seat].user)
    offered = [c["value"] for c in await person.complete("puerto-rico take", "role", "", thread)]
    role = next(r for r in ("prospector", "trader", "captain", "craftsman") if r in offered)
    mark = watcher.mark()
    done = await person.command("puerto-rico take", thread, role=role)
    question = await watcher.wait_message(contains=re.compile(CALLED), ephemeral=False, after=mark)
    return person, done, question
