"""Moves behind the bot's back: through the service, without presses, so that there can be many."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.rules import Refused
from bot.sandbox.acting import Acting
from bot.sandbox.acting import Refused as NotShown
from bot.sandbox.components import walk
from bot.service.core.model import Report, Table, Trouble

from ..stage.chance import Chance
from ..stage.stage import Stage
from .canaries import Secrets
from .ledger import Ledger

if TYPE_CHECKING:
    from .life import Life

AT_ONCE = 4
COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("board", {"text": True}),
    ("play", {}),
    ("log", {}),
    ("board", {}),
)
PATIENT = 0.7  # how often people read what the bot has to say before they go on
BACKLOG = 120  # messages due; more, and the players wait for the bot to say what it has to


def when(table: Table) -> tuple[int, int, int]:
    """The moment of a table, counted in what has happened there."""
    return table.id, table.n, table.epoch


class Players:
    """All people at these tables, none of whom ever thinks."""

    life: Life | None = None  # what befalls tables beside moves

    def __init__(self, stage: Stage, tables: Sequence[int], ledger: Ledger, secrets: Secrets, chance: Chance) -> None:
        self.stage, self.tables, self.ledger, self.secrets, self.chance = stage, list(tables), ledger, secrets, chance
        self.eager = self.tables[: max(1, len(self.tables) // 8)]  # where games come to their end

    async def play(self, moves: int) -> None:
        """So many moves more, or until all games are over."""
        goal = self.ledger.played + moves
        await asyncio.gather(*(self._some(goal) for _ in range(AT_ONCE)))

    async def _some(self, goal: int) -> None:
        while self.ledger.played < goal and self.tables:
            chance = self.chance.of("look")
            table = chance.choice(self.eager if self.eager and chance.random() < 0.3 else self.tables)
            if not await self._at(table):
                await asyncio.sleep(0.005)  # it is a computer's turn
            await self._room()

    async def _room(self) -> None:
        store, clock = self.stage.service.store, self.stage.clock
        if len(self.ledger.moves) % 20:
            return
        while len(await store.due(clock.now())) > BACKLOG:  # noqa: ASYNC110  # there is no event for it
            await asyncio.sleep(0.05)

    async def _at(self, table_id: int) -> bool:
        """Something somebody does at a table; False where nobody can do anything now."""
        service = self.stage.service
        patient = self.chance.of("patience", table_id).random() < PATIENT
        if patient and await service.store.head(table_id, self.stage.clock.now()):
            return False  # the table has something to say yet
        table = await service.tables.find(table_id)
        if table.status != "running":
            self.tables = [t for t in self.tables if t != table_id]
            self.eager = [t for t in self.eager if t != table_id]
            if self.life is not None and table.status == "over":
                await self.life.again(table)
            return False
        chance = self.chance.of("doing", *when(table))
        dice = chance.random()
        try:
            if dice < 0.02:
                await self._take_back(table, chance)
            elif dice < 0.025:
                await self._reseat(table, chance)
            elif dice < 0.12:
                self._knock(table, chance)
            elif self.life is not None and dice < 0.12 + self.life.share:
                await self.life.at(table, self.answer)
            return await self.answer(table)
        except Trouble as trouble:
            self.ledger.wrong.append(f"table {table_id}: a mistake of ours, reference {trouble.ref}")
        return True

    async def answer(self, table: Table, only: int = 0) -> bool:
        """An answer of whoever is asked, or of one person (at a lent seat, too); False where nobody can answer."""
        gone = self.life.absent.left if self.life is not None else ()
        may = {s.seat: s.user or (s.belongs if only else 0) for s in table.seats}
        asked = [a for a in table.asked if (u := may[a.seat]) and u not in gone and only in (0, u)]
        if not asked or table.status != "running":
            return False
        chance = self.chance.of("answer", *when(table))
        turns, a = self.stage.service.turns, chance.choice(asked)
        user = may[a.seat]
        try:
            desk = await turns.desk(table.id, user, a.seat)
            if desk.decision is None:
                return True
            offer = chance.choice(desk.decision.offers)
            words = offer.sample(chance.randrange)
            times = 2 if chance.random() < 0.06 else 1  # the same press arrives twice
            got = await asyncio.gather(
                *(turns.act(table.id, user, offer.verb, words, desk.tag, a.seat) for _ in range(times)),
                return_exceptions=True,
            )
        except Refused:
            return True  # somebody else was quicker
        reports = [r for r in got if isinstance(r, Report)]
        for no in got:
            if isinstance(no, BaseException) and not isinstance(no, Refused):
                raise no
        self.ledger.twice += times - 1
        if len(reports) > 1:
            self.ledger.wrong.append(f"table {table.id}: one press has made two moves")
        for report in reports:
            self.ledger.note(report, offer.verb, words, desk.tag)
            await self.secrets.gather(report)
        return True

    async def _take_back(self, table: Table, chance: Random) -> None:
        user = chance.choice(table.people)
        try:
            report = await self.stage.service.turns.undo(table.id, user)
        except Refused:
            return
        self.ledger.undone[table.id].update(report.undone)
        self.ledger.undos += 1

    async def _reseat(self, table: Table, chance: Random) -> None:
        """A seat is lent to the computer, or taken back from it by somebody who answers in the same moment."""
        tables, lent = self.stage.service.tables, [s for s in table.seats if s.belongs]
        try:
            if lent:
                user = lent[0].belongs
                await self.answer(table, user)  # it is the computer's still
                await asyncio.gather(tables.take_back(table.id, user), self.answer(table, user))
            elif len(table.people) > 1:
                await tables.lend(table.id, chance.choice(table.people))
        except Refused:
            return

    def _knock(self, table: Table, chance: Random) -> None:
        """Somebody, seated or not, asks to see something or presses a button; what comes of it is on record."""
        sandbox = self.stage.sandbox
        if not sandbox.gateway.online:
            return
        who = chance.choice([*table.people, int(chance.choice(sandbox.world.people()).id)])
        hands, where = Acting(sandbox, str(who)), str(table.where)
        try:
            if chance.random() < 0.5:
                hands.command(where, *chance.choice(COMMANDS))
            else:
                self._press(hands, where, chance)
        except NotShown:
            return
        self.ledger.knocks += 1

    def _press(self, hands: Acting, where: str, chance: Random) -> None:
        world = self.stage.sandbox.world
        last = world.channels[where].last_message_id if where in world.channels else None
        message = world.messages[where].get(last) if last else None
        parts = walk(message.components) if message is not None else ()
        ids = [str(c["custom_id"]) for c in parts if str(c.get("custom_id", "")).startswith("t:")]
        knocking = [i for i in ids if i.split(":")[2] in ("desk", "board", "log")]
        if message is not None and knocking:
            hands.press(message.id, chance.choice(knocking))
