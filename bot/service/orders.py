"""Standing orders of people: given, looked up, withdrawn; and followed in the transaction of the move that asks them.

What a seat has decided ahead is its own affair: nobody else reads it before it acts. It acts only on a question that
has just been put, never on one that an undo has put again, and not on one that its person has begun to answer. An order
that was used up by an entry which is taken back stands again.

Who likes is unhurried: then the question stays open, without a call, and a timer gives the answer after a while, so
that nobody can tell by the time whether it was decided ahead.
"""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Action, Event, Game, NotYours, Outcome, Refused
from bot.rules.orders import Given, Order, find, follow, give, key_of, over

from .locks import Locks
from .model import Plan, Plans, Table
from .ports import Clock, Store
from .shelf import Live, Shelf, as_text
from .timers import timer
from .trouble import Troubles

LOG = logging.getLogger(__name__)

KEPT = 2048  # tables whose orders are remembered; most have none
MOST = 20  # orders of one seat
KIND = "plan"  # of the timers
SOONEST, LATEST = 120, 1200  # seconds until the answer of who is unhurried
LONGEST = 200  # answers by orders after one move: more would be a loop

Writes = list[tuple[Any, ...]]


class Step(msgspec.Struct):
    """An answer with what came of it, before it is stored. `plan`: given by a standing order."""

    seat: int
    action: Action
    out: Outcome[Any]
    ask: str = ""  # the question answered, "" where it stays open (or nobody has looked)
    plan: bool = False


class Stored(Given, frozen=True, kw_only=True):
    """An order as it is kept. `gone`: the entry by which it has ended, 0 while it stands."""

    gone: int = 0


class Standing(msgspec.Struct, frozen=True):
    """An order of a seat."""

    seat: int
    key: str
    given: Stored
    at: float


class Orders:
    """`follow` is called under the table's lock, the others take it."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        unhurried: Callable[[int], Awaitable[bool]],
    ) -> None:
        self.store, self.shelf, self.locks, self.clock, self.troubles = store, shelf, locks, clock, troubles
        self.unhurried = unhurried  # whether a person likes to seem to think
        self._kept: OrderedDict[int, tuple[Standing, ...]] = OrderedDict()
        shelf.along.append(self._along)

    # -- people ------------------------------------------------------------------------------
    async def of(self, table_id: int, user: int, seat: int | None = None) -> Plans:
        """What a person has decided ahead at a table, and what could be; raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} plans"):
            live = await self.shelf.get(table_id)
            me = _seat(live.table, user, seat)
            view = live.rules.view(live.state, me)
            found = [_plan(live.rules, s) for s in await self._read(table_id) if s.seat == me]
            standing = tuple(p for p in found if p is not None)
            return Plans(live.table, me, standing, live.rules.orders(), view, await self.unhurried(user))

    async def number(self, table_id: int, seat: int) -> int:
        """How many orders of a seat stand."""
        known = self._kept.get(table_id)  # where something is, it is right
        return sum(s.seat == seat for s in (await self._read(table_id) if known is None else known))

    async def set(
        self,
        table_id: int,
        user: int,
        name: str,
        values: Mapping[str, str],
        lasts: str = "",
        seat: int | None = None,
    ) -> Plans:
        """Give an order; the same with other values takes its place. It does not answer a question that is open now.

        Raises `Refused`: no-such-plan, bad-plan (value), too-many-plans (most), not-running, not-seated, which-seat.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} plans {name}"):
            live = await self.shelf.get(table_id)
            me = _seat(live.table, user, seat)
            order = find(live.rules.orders(), name)
            given = give(order, values, lasts, live.state.round)
            key = key_of(order, given)
            mine = [s for s in await self._all(table_id) if s.seat == me]
            if len(mine) >= MOST and key not in [s.key for s in mine]:
                raise Refused("too-many-plans", most=MOST)
            await self._write(table_id, [("order", table_id, me, key, _text(given), self.clock.now())])
        return await self.of(table_id, user, me)

    async def clear(self, table_id: int, user: int, key: str = "", seat: int | None = None) -> Plans:
        """Withdraw one order, or all of them; one that is not there is no mistake. Raises `Refused`."""
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} clears plans"):
            live = await self.shelf.get(table_id)
            me = _seat(live.table, user, seat)
            write = ("no-order", table_id, me, key) if key else ("no-orders", table_id, me)
            await self._write(table_id, [write])
        return await self.of(table_id, user, me)

    # -- after a move ------------------------------------------------------------------------
    async def follow(self, live: Live, course: list[Step]) -> tuple[Writes, list[int]]:
        """Add to `course`, which holds the move just made, what orders answer to it.

        Returns what is to be written, and the seats whose orders will answer later.
        """
        standing = {(s.seat, s.key): s for s in await self._all(live.table.id)}
        if not standing:
            return [], []
        later: Writes = []
        hush: list[int] = []
        ended: dict[tuple[int, str], Standing] = {}
        course[0].ask = _answered(live, course[0])
        _end(live.rules, standing, ended, course[0], live.table.n + 1)
        tried = {a.sn for a in live.table.asked}
        if not course[0].ask:  # a free action: the person is at it, and the question is put once more
            tried |= {a.sn for a in live.rules.asked(course[0].out.state) if a.seat == course[0].seat}
        while standing and len(course) <= LONGEST:
            step = _next(live, standing, course[-1].out.state, tried)
            if step is None:
                break
            if await self.unhurried(user := live.table.seats[step.seat].user):
                due = self.clock.now() + SOONEST + secrets.randbelow(LATEST - SOONEST)
                sn = next(a.sn for a in live.rules.asked(course[-1].out.state) if a.seat == step.seat)
                later.append(timer(due, KIND, live.table.id, user, str(step.seat), {"seat": step.seat, "sn": sn}))
                hush.append(step.seat)
                continue
            course.append(step)
            n = live.table.n + len(course)
            _end(live.rules, standing, ended, step, n)
        gone = [("order", live.table.id, s.seat, s.key, _text(s.given), s.at) for s in ended.values()]
        return [*gone, *later], hush

    async def answer(self, live: Live, seat: int, sn: int) -> Action:
        """What an order of the seat answers to its open question; raises `Refused` where none does any more."""
        mine = [s.given for s in await self._all(live.table.id) if s.seat == seat]
        asked = any(a.seat == seat and a.sn == sn for a in live.table.asked)
        found = follow(live.rules, live.state, seat, mine) if asked and live.table.seats[seat].user else None
        if found is None:
            raise NotYours("not-your-turn")
        return found[1]

    def forget(self, table_id: int) -> None:
        """What is remembered of a table is not what is stored."""
        self._kept.pop(table_id, None)

    # -- inside ------------------------------------------------------------------------------
    async def _along(self, before: Table, after: Table) -> Writes:
        """Orders go with the person, and with the game. After an undo some stand again."""
        if before.epoch != after.epoch:
            self.forget(after.id)
        gone = [new.seat for old, new in zip(before.seats, after.seats, strict=False) if old.user != new.user]
        if before.status == "running" and after.status != "running":
            gone = [s.seat for s in after.seats]
        if before.status != "running" or not gone:
            return []
        self.forget(after.id)
        return [("no-orders", after.id, seat) for seat in gone]

    async def _all(self, table_id: int) -> tuple[Standing, ...]:
        """All that stand at a table; remembered, so only under its lock."""
        found = self._kept.get(table_id)
        if found is None:
            found = self._kept[table_id] = await self._read(table_id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    async def _read(self, table_id: int) -> tuple[Standing, ...]:
        rows = await self.store.orders(table_id)
        return tuple(Standing(r.seat, r.name, msgspec.json.decode(r.value, type=Stored), r.at) for r in rows)

    async def _write(self, table_id: int, writes: Sequence[tuple[Any, ...]]) -> None:
        self.forget(table_id)
        await self.store.put(writes)


def _seat(table: Table, user: int, seat: int | None) -> int:
    """The seat whose orders a person means; raises `Refused`."""
    if table.status != "running":
        raise Refused("not-running", status=table.status)
    mine = table.seats_of(user)
    if not mine or (seat is not None and seat not in mine):
        raise NotYours("not-seated", table=table.name)
    return next((a.seat for a in table.asked if a.seat in mine), mine[0]) if seat is None else seat


def _plan(rules: Game[Any], standing: Standing) -> Plan | None:
    """As people see it; None where these rules have no such order any more."""
    order = _order(rules, standing)
    return Plan(standing.key, order, standing.given) if order else None


def _order(rules: Game[Any], standing: Standing) -> Order | None:
    return next((o for o in rules.orders() if o.name == standing.given.name), None)


def _text(given: Given) -> str:
    return as_text(Stored(given.name, given.values, given.lasts, given.round, gone=getattr(given, "gone", 0)))


def _gone(standing: Standing, n: int) -> Standing:
    return msgspec.structs.replace(standing, given=msgspec.structs.replace(standing.given, gone=n))


def _answered(live: Live, step: Step) -> str:
    """The question that an answer by hand has settled, "" where it was a free action beside it."""
    decision = live.rules.decision(live.state, step.seat)
    offer = decision.offer(step.action.verb) if decision else None
    return "" if decision is None or offer is None or offer.free else decision.ask


def _next(live: Live, standing: Mapping[tuple[int, str], Standing], state: Any, tried: set[int]) -> Step | None:
    """The first question just put that an order answers; each is tried once."""
    rules = live.rules
    for asked in rules.asked(state):
        if asked.sn in tried:
            continue
        tried.add(asked.sn)
        mine = [s.given for s in standing.values() if s.seat == asked.seat]
        found = follow(rules, state, asked.seat, mine) if mine else None
        if found is None or not live.table.seats[asked.seat].user:
            continue
        i, action = found
        try:
            out = rules.apply(state, action)
        except Refused as no:  # what is on offer is carried out; were it not so, they are asked
            LOG.error("table %d: order %s: %s", live.table.id, mine[i].name, no.text)
            continue
        return Step(asked.seat, action, out, asked.ask, plan=True)
    return None


def _end(
    rules: Game[Any],
    standing: dict[tuple[int, str], Standing],
    ended: dict[tuple[int, str], Standing],
    step: Step,
    n: int,
) -> None:
    """Orders that have had their time by a step, entry `n`, stand no longer."""
    events: Sequence[Event] = step.out.events
    for key, s in list(standing.items()):
        order = _order(rules, s)
        answered = step.ask if s.seat == step.seat else ""
        if order is None or over(order, s.given, step.out.state.round, events, answered):
            ended[key] = _gone(standing.pop(key), n)


__all__ = ["MOST", "Orders", "Plan", "Plans", "Step"]
