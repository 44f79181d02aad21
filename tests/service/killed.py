"""A bare process that plays: service and storage, people who answer by chance, a herald that writes into a file.

It is killed in the middle of it (see `test_kills`). What it has confirmed it says on its standard output, line by line:
`ok table n seat verb words`, `undone table n...`, `backup`. A life gets FOLDER SEED ACTIONS URL (see `lives`).
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from pathlib import Path

from bot.games import GAMES
from bot.rules import CannotUndo, Refused
from bot.service import Service
from bot.service.consent.proposal import NO, YES
from bot.service.core.kill_points import reach
from bot.service.core.model import Outgoing, Person, Table
from storage import Store
from tests.service.lives import bear

PEOPLE = (Person(1, "Anna"), Person(2, "Boris"))
POSTED = ("card", "question", "over", "story", "film", "notice", "thread", "proposal")


class Clock:
    def now(self) -> float:
        return time.time()


class FileHerald:
    """Posts by adding a line to a file, and like Discord it can be asked what has been posted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    async def deliver(self, row: Outgoing, table: Table) -> int | None:
        if row.message:
            return row.message  # an edit, which may be done twice
        message = int(row.nonce[:12], 16)
        if row.tries and any(json.loads(line)["nonce"] == row.nonce for line in self.path.read_text().splitlines()):
            return message
        if not row.current or row.kind not in POSTED:
            return None
        line = {"nonce": row.nonce, "kind": row.kind, "table": row.table, "key": row.payload.get("key", "")}
        os.write(self.fd, json.dumps(line).encode() + b"\n")
        os.fsync(self.fd)
        reach("posted")
        return message


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def table_of(service: Service) -> Table:
    """The table that is being played at, or a new one."""
    for row, _ in await service.store.by_status("running"):
        return await service.tables.find(row.id)
    lobbies = await service.store.by_status("lobby")
    if lobbies:
        table = await service.tables.find(lobbies[-1].row.id)
    else:
        table = await service.tables.open(7, 70, PEOPLE[0], "puerto_rico")
    if not table.seats_of(2):
        table = await service.tables.join(table.id, PEOPLE[1])
    if len(table.seats) < 3:
        table = await service.tables.add_computer(table.id, 1)
    return await service.tables.start(table.id, 1)


async def consent(service: Service, rnd: random.Random, table: Table) -> None:
    """An undo by consent: proposed, or agreed to by those who have not yet."""
    for p in await service.proposals.open_at(table.id):
        for user in set(table.people) - set(p.votes):
            p = await service.proposals.vote(table.id, user, p.id, YES if rnd.random() < 0.9 else NO)
            if p.status == "agreed":
                say("undone", table.id, *p.args["entries"])
            if p.status != "open":
                return
        return
    user = rnd.choice(table.people)
    try:
        what = await service.undo_by_consent.undoable(table.id, user)
    except CannotUndo:
        return
    if await service.undo_by_consent.propose(table.id, user, what.entries[0].n) is None:
        say("undone", table.id, *(e.n for e in what.entries))


NEVER = ("plan-twice", "plan-open-now", "plan-too-late")  # plans that could answer nothing


async def plan(service: Service, rnd: random.Random, table: Table) -> None:
    """Somebody decides something ahead; what comes of it is part of the next moves."""
    order = rnd.choice(GAMES[table.game](table.options).orders())
    values = {part.name: rnd.choice(part.values) for part in order.parts}
    try:
        await service.orders.set(table.id, rnd.choice(table.people), order.name, values, rnd.choice(order.lasts))
    except Refused as no:
        if no.text not in NEVER:
            raise


async def action(service: Service, rnd: random.Random, folder: Path) -> None:
    """Something that people do."""
    table = await table_of(service)
    await service.computers.settled()
    table = await service.tables.find(table.id)
    what = rnd.random()
    if what < 0.1:
        await service.store.backup(folder / "copy.db")
        say("backup")
    elif what < 0.15 and table.seats_of(2) and table.seats_of(1):
        await service.tables.lend(table.id, 2)
    elif what < 0.3 and not table.seats_of(2):
        await service.tables.take_back(table.id, 2)
    elif what < 0.4:
        try:
            report = await service.turns.undo(table.id, rnd.choice(table.people))
            say("undone", table.id, *report.undone)
        except CannotUndo:
            pass
    elif what < 0.5:
        await consent(service, rnd, table)
    elif what < 0.6:
        await plan(service, rnd, table)
    else:
        asked = [a.seat for a in table.asked if table.seats[a.seat].user]
        if not asked:
            return
        seat = rnd.choice(asked)
        user = table.seats[seat].user
        desk = await service.turns.desk(table.id, user, seat)
        assert desk.decision is not None
        offer = rnd.choice(desk.decision.offers)
        words = offer.sample(rnd.randrange)
        report = await service.turns.act(table.id, user, offer.verb, words, desk.tag, seat)
        say("ok", table.id, report.n, seat, offer.verb, *words)
    if rnd.random() < 0.6:
        await service.outbox.drain()


async def main(folder: Path, seed: int, actions: int, url: str) -> None:
    rnd = random.Random(seed)
    clock = Clock()
    store = await Store.open(url or folder / "caravel.db", now=clock.now, reach=reach)
    service = Service(store, FileHerald(folder / "posts"), clock, folder)
    try:
        await service.start()
        for _ in range(actions):
            await action(service, rnd, folder)
        await service.computers.settled()
        await service.outbox.drain()
    finally:
        await service.stop()
        await store.close()


if __name__ == "__main__":
    bear(lambda args: asyncio.run(main(Path(args[0]), int(args[1]), int(args[2]), args[3])))
