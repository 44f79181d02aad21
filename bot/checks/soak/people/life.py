"""What befalls the tables of a soak beside moves: absences, consent, clocks that run out, another game after it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Sequence

from bot.rules import Refused
from bot.service.core.model import Person, Table

from ..stage.chance import Chance
from ..stage.stage import Stage
from .absent import Absent, Answer
from .consent import Consenting
from .ledger import Ledger

SHARE = 0.02  # how often it is not only a move that is made
LAST_UNDO = 0.5  # of all tables take something back at the end, when nobody moves any more
PER_ABSENCE = 60  # tables for each who goes away before a round
REMATCHES = 8  # at most


class Life:
    """`resting`: timed tables at which nobody plays until a clock has run out. `opened`: tables of a game once more."""

    def __init__(self, stage: Stage, ledger: Ledger, chance: Chance, share: float = 0.0) -> None:
        self.share = share or SHARE
        self.stage, self.ledger, self.chance = stage, ledger, chance
        self.consent, self.absent = Consenting(stage, ledger, chance), Absent(stage, chance)
        self.resting: set[int] = set()
        self.opened: list[int] = []
        self._ended: set[int] = set()  # where somebody has asked for another game, or will not

    async def rest(self, tables: Sequence[Table]) -> None:
        """Let the tables with the shortest clocks rest; all but the first in a pause, where clocks stand still."""
        self.resting = {t.id for t in tables if t.clock == "quick" and len(t.people) > 1}
        for table in sorted(self.resting)[1:]:
            await self.consent.propose(await self.stage.service.tables.find(table), (), "pause")
            await self.consent.decide(table, (), "pause")

    async def morning(self, tables: Sequence[int]) -> None:
        """Before a round: what a clock has asked at night is decided, and somebody goes."""
        for table in list(self.resting):
            if await self.consent.decide(table, self.absent.left, "clock"):
                self.resting.discard(table)
                self.consent.counts["clocks run out"] += 1
        found = [await self.stage.service.tables.find(t) for t in tables]
        seated = [u for t in found if t.status == "running" for u in t.people]
        before = set(self.absent.away)
        await self.absent.begin(seated, max(1, len(tables) // PER_ABSENCE))
        for user in self.absent.away - before:  # somebody would like to ask them something
            there = [t for t in found if t.status == "running" and user in t.people and len(t.people) > 1]
            for one in there[:2]:
                await self.consent.propose(one, {user, *self.absent.left}, "pause")

    async def at(self, table: Table, answer: Answer) -> None:
        """Something that is no move happens at a table, or to somebody."""
        if self.chance.of("at", table.id, table.n, table.epoch).random() < 0.04:
            await self.absent.somebody_back(answer)
        else:
            await self.consent.at(table, self.absent.left)

    async def evening(self, tables: Sequence[int], answer: Answer) -> None:
        """At the end: all are back, and what can be decided is."""
        await self.absent.somebody_back(answer, everybody=True)
        for number in tables:
            if await self.consent.decide(number, (), "clock", "absent") and number in self.resting:
                self.consent.counts["clocks run out"] += 1
            table = await self.stage.service.tables.find(number)
            if table.status == "running" and self.chance.of("evening", number).random() < LAST_UNDO:
                await self.consent.propose(table, (), "undo")

    @property
    def counts(self) -> Counter[str]:
        return self.consent.counts + self.absent.counts + Counter({"another game": len(self.opened)})

    async def again(self, table: Table) -> None:
        """Two people ask for another game at the same moment: it is one table, and it is played."""
        if table.id in self._ended or len(self.opened) >= REMATCHES:
            return
        self._ended.add(table.id)
        here = [u for u in table.players if u and u not in self.absent.left]
        if not here:
            return
        service, number = self.stage.service, 1000 + table.id
        asking = [self._person(u, number) for u in here]
        both = [service.tables.again(table.id, p) for p in asking[:2]]
        got = await asyncio.gather(*both, return_exceptions=True)
        found = {t[0].id for t in got if not isinstance(t, BaseException)}
        if len(found) > 1:
            self.ledger.wrong.append(f"table {table.id}: two games more were opened in its place: {sorted(found)}")
        for new in found:
            for person in asking[2:]:
                await self._quietly(service.tables.again(table.id, person))
            owner = (await service.tables.find(new)).owner
            if await self._quietly(service.tables.start(new, owner)):
                self.opened.append(new)
            else:
                await self._quietly(service.tables.abandon(new, owner, manager=True))

    def _person(self, user: int, number: int) -> Person:
        known = self.stage.sandbox.world.users[str(user)]
        one = known.name.rpartition(" ")[2]
        return Person(user, f"{'Гость' if known.locale == 'ru' else 'Guest'} {one}x{number}", known.locale[:2])

    @staticmethod
    async def _quietly(work: Awaitable[object]) -> bool:
        try:
            await work
        except Refused:
            return False
        return True
