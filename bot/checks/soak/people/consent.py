"""What people of a soak propose, agree to, refuse and choose: undo by consent, pauses, clocks, seats of the absent."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection

from bot.rules import Refused
from bot.service.consent.proposal import NO, YES, Proposal
from bot.service.consent.time_banks import PRESETS
from bot.service.core.model import Table

from ..stage.chance import Chance
from ..stage.stage import Stage
from .ledger import Ledger

KINDS = ("undo", "undo", "undo", "pause", "pause", "resume", "timing")
HOUR = 3600.0
REFUSES = 0.1
DOUBLED = 0.3  # how often a vote is sent twice at the same moment


class Consenting:
    """`votes`: by proposal and user, what the service has said is counted."""

    def __init__(self, stage: Stage, ledger: Ledger, chance: Chance) -> None:
        self.stage, self.ledger, self.chance = stage, ledger, chance
        self.votes: defaultdict[int, dict[int, int]] = defaultdict(dict)
        self.counts: Counter[str] = Counter()

    async def at(self, table: Table, gone: Collection[int]) -> None:
        """One vote where something is open that somebody here can decide; else, or now and then, a proposal."""
        open_now = await self.stage.service.proposals.open_at(table.id)
        chance = self.chance.of("consent", table.id, table.n, table.epoch)
        if not open_now or chance.random() < 0.1:
            await self.propose(table, gone)
            return
        await self.vote(table, chance.choice(open_now), gone)

    async def propose(self, table: Table, gone: Collection[int], kind: str = "") -> None:
        """Something by chance, by somebody. An undo is voted on at once, for the next move would overtake it."""
        people = [u for u in table.people if u not in gone]
        chance = self.chance.of("propose", table.id, table.n, table.epoch)
        kind, service, now = kind or chance.choice(KINDS), self.stage.service, self.stage.clock.now()
        if not people:
            return
        user = chance.choice(people)
        try:
            if kind == "undo":
                entries = (await service.undo_by_consent.undoable(table.id, user)).entries
                p = await service.undo_by_consent.propose(table.id, user, entries[0].n)
                if p is None:
                    await self._undone_alone(table.id, entries[0].n)
            elif kind == "pause":
                p = await service.pauses.propose(table.id, user, now + chance.uniform(2, 60) * HOUR)
            elif kind == "resume":
                p = await service.pauses.resume(table.id, user)
            else:
                found = await service.clocks.choose(table.id, user, chance.choice(["", *PRESETS]))
                p = found if isinstance(found, Proposal) else None
        except Refused:
            return
        self.counts[kind] += 1
        if p is not None:
            self.votes[p.id][user] = YES
            if kind == "undo":
                await self.decide(table.id, gone, kind)

    async def vote(self, table: Table, p: Proposal, gone: Collection[int]) -> None:
        """Somebody who is asked says something; now and then twice at the same moment."""
        proposals = self.stage.service.proposals
        kind = proposals.kinds[p.kind]
        voters = [u for u in kind.voters(table, p) if u not in gone and u not in p.votes]
        if not voters:
            return
        chance = self.chance.of("vote", p.table, p.kind, p.version)
        user = chance.choice(voters)
        choice = chance.randint(1, kind.choices) if kind.choices > 1 else YES
        if kind.choices == 1 and chance.random() < REFUSES:
            choice = NO
        times = 2 if chance.random() < DOUBLED else 1
        got = await asyncio.gather(
            *(proposals.vote(table.id, user, p.id, choice) for _ in range(times)), return_exceptions=True
        )
        for no in got:
            if isinstance(no, BaseException) and not isinstance(no, Refused):
                raise no
        counted = [it for it in got if isinstance(it, Proposal)]
        if len(counted) > 1:
            self.ledger.wrong.append(f"table {table.id}, proposal {p.id}: one vote of {user} was counted twice")
        for after in counted:
            self.votes[p.id][user] = choice
            self.counts[f"{p.kind} {after.status}"] += after.status != "open"
            if after.status == "agreed" and p.kind == "undo":
                self.ledger.undone[table.id].update(p.args["entries"])

    async def decide(self, table_id: int, gone: Collection[int], *kinds: str) -> bool:
        """All who are asked about something of these kinds vote until it is decided; whether there was anything."""
        service, found = self.stage.service, False
        for p in await service.proposals.open_at(table_id):
            if kinds and p.kind not in kinds:
                continue
            found = True
            for _ in range(8):
                now = await service.proposals.find(p.id)
                table = await service.tables.find(table_id)
                if now is None or now.status != "open" or table.status != "running":
                    break
                await self.vote(table, now, gone)
        return found

    async def _undone_alone(self, table_id: int, first: int) -> None:
        """Nobody else sits there: it is done at once, and the log says what."""
        log = await self.stage.service.turns.log(table_id, first)
        self.ledger.undone[table_id].update(e.n for e in log if e.undone)
