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

from bot.rules import Action, Event, Game, NotYours, Refused
from bot.rules.following import follow
from bot.rules.orders import Ending, Order, ending, find, for_seat, give, in_time, key_of
from bot.rules.prospects import against

from ..core.live_tables import Change, Live, LiveTables
from ..core.locks import Locks
from ..core.model import BY_ORDER, SeatOrders, StandingOrder, Table
from ..core.ports import Clock, Store
from ..core.timers import timer
from ..core.troubles import Troubles
from .kept_orders import Standing, ended_by, kept, text_of
from .move import Step

LOG = logging.getLogger(__name__)

KEPT = 2048  # tables whose orders are remembered; most have none
MOST = 20  # orders of one seat
KIND = "plan"  # of the timers
SOONEST, LATEST = 120, 1200  # seconds until the answer of who is unhurried
RECENT, SHOWN = 30, 3  # entries in which an order has ended lately, and how many of those are shown
LONGEST = 200  # answers by orders after one move: more would be a loop

Writes = list[tuple[Any, ...]]


class StandingOrders:
    """`follow` is called under the table's lock, the others take it."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        unhurried: Callable[[int], Awaitable[bool]],
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock, self.troubles = store, live_tables, locks, clock, troubles
        self.unhurried = unhurried  # whether a person likes to seem to think
        self._kept: OrderedDict[int, tuple[Standing, ...]] = OrderedDict()

    # -- people ------------------------------------------------------------------------------
    async def of(self, table_id: int, user: int, seat: int | None = None) -> SeatOrders:
        """What a person has decided ahead at a table, and what could be; raises `Refused`."""
        async with self.troubles.around(table_id, f"user {user} orders"):
            live = await self.live_tables.get(table_id)
            me = _seat(live.table, user, seat)
            view = live.rules.view(live.state, me)
            found = [_shown(live.rules, s) for s in await self._read(table_id) if s.seat == me]
            standing = tuple(_judged(live, me, p) for p in found if p is not None)
            last = live.table.n
            over = await self.ended(table_id, me, max(0, last - RECENT), last)
            orders = for_seat(live.rules.orders(), view, me)
            return SeatOrders(live.table, me, standing, orders, view, await self.unhurried(user), over[-SHOWN:])

    async def number(self, table_id: int, seat: int) -> int:
        """How many orders of a seat stand."""
        known = self._kept.get(table_id)  # where something is, it is right
        return sum(s.seat == seat for s in (await self._read(table_id) if known is None else known))

    async def ended(self, table_id: int, seat: int, first: int, last: int) -> tuple[StandingOrder, ...]:
        """The orders of a seat that were over with one of the entries `first` to `last`, used or not."""
        async with self.troubles.around(table_id, "ended orders"):
            rules = (await self.live_tables.get(table_id)).rules
            rows = await self.store.ended_orders(table_id, first, last)
            found = [_shown(rules, s) for s in kept(rows) if s.seat == seat]
            return tuple(p for p in found if p is not None)

    async def set(
        self,
        table_id: int,
        user: int,
        name: str,
        values: Mapping[str, str],
        lasts: str = "",
        seat: int | None = None,
    ) -> SeatOrders:
        """Give an order; the same with other values takes its place. It does not answer a question that is open now.

        Raises `Refused`: no-such-plan, bad-plan (value), plan-twice, plan-open-now, plan-too-late,
        too-many-plans (most), not-running, not-seated, which-seat.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} orders {name}"):
            live = await self.live_tables.get(table_id)
            me = _seat(live.table, user, seat)
            order = find(live.rules.orders(), name)
            given = give(order, values, lasts, live.state.round)
            in_time(order, given, live.rules.view(live.state, me), me, live.rules.decision(live.state, me))
            key = key_of(order, given)
            mine = [s for s in await self._all(table_id) if s.seat == me]
            if len(mine) >= MOST and key not in [s.key for s in mine]:
                raise Refused("too-many-plans", most=MOST)
            await self._write(table_id, [("order", table_id, me, key, text_of(given), self.clock.now())])
        return await self.of(table_id, user, me)

    async def clear(self, table_id: int, user: int, key: str = "", seat: int | None = None) -> SeatOrders:
        """Withdraw one order, or all of them; one that is not there is no mistake. Raises `Refused`."""
        async with self.locks.table(table_id), self.troubles.around(table_id, f"user {user} clears orders"):
            live = await self.live_tables.get(table_id)
            me = _seat(live.table, user, seat)
            write = ("no-order", table_id, me, key) if key else ("no-orders", table_id, me)
            await self._write(table_id, [write])
        return await self.of(table_id, user, me)

    # -- after a move ------------------------------------------------------------------------
    async def follow(self, live: Live, steps: list[Step]) -> tuple[Writes, list[int]]:
        """Add to `steps`, which holds the move just made, what orders answer to it.

        Returns what is to be written, and the seats whose orders will answer later.
        """
        standing = {(s.seat, s.key): s for s in await self._all(live.table.id)}
        if not standing:
            return [], []
        later: Writes = []
        hush: list[int] = []
        ended: dict[tuple[int, str], Standing] = {}
        steps[0].ask = _answered(live, steps[0])
        _end(live.rules, standing, ended, steps[0], live.table.n + 1)
        tried = {a.sn for a in live.table.asked}
        if not steps[0].ask:  # a free action: the person is at it, and the question is put once more
            tried |= {a.sn for a in live.rules.asked(steps[0].out.state) if a.seat == steps[0].seat}
        while standing and len(steps) <= LONGEST:
            step = _next(live, standing, steps[-1].out.state, tried)
            if step is None:
                break
            if await self.unhurried(user := live.table.seats[step.seat].user):
                due = self.clock.now() + SOONEST + secrets.randbelow(LATEST - SOONEST)
                sn = next(a.sn for a in live.rules.asked(steps[-1].out.state) if a.seat == step.seat)
                later.append(timer(due, KIND, live.table.id, user, str(step.seat), {"seat": step.seat, "sn": sn}))
                hush.append(step.seat)
                continue
            steps.append(step)
            n = live.table.n + len(steps)
            _end(live.rules, standing, ended, step, n)
        gone = [("order", live.table.id, s.seat, s.key, text_of(s.given), s.at) for s in ended.values()]
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

    # -- with each change ------------------------------------------------------------------------------
    async def write_with(self, change: Change) -> Writes:
        """Orders go with the person, and with the game. After an undo some stand again."""
        before, after = change.before, change.after
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
        return kept(await self.store.orders(table_id))

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


def _shown(rules: Game[Any], standing: Standing) -> StandingOrder | None:
    """As people see it; None where these rules have no such order any more."""
    order = _order(rules, standing)
    return StandingOrder(standing.key, order, standing.given, standing.given.end) if order else None


def _judged(live: Live, seat: int, plan: StandingOrder) -> StandingOrder:
    """With what stands against its first choice as the table is now."""
    return msgspec.structs.replace(plan, against=against(live.rules, live.state, seat, plan.order, plan.given.values))


def _order(rules: Game[Any], standing: Standing) -> Order | None:
    return next((o for o in rules.orders() if o.name == standing.given.name), None)


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
        mine = [s for s in standing.values() if s.seat == asked.seat]
        found = follow(rules, state, asked.seat, [s.given for s in mine]) if mine else None
        if found is None or not live.table.seats[asked.seat].user:
            continue
        i, action = found
        try:
            out = rules.apply(state, action)
        except Refused as no:  # what is on offer is carried out; were it not so, they are asked
            LOG.error("table %d: order %s: %s", live.table.id, mine[i].given.name, no.text)
            continue
        return Step(asked.seat, action, out, asked.ask, BY_ORDER, mine[i].key)
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
        end: Ending = "changed" if order is None else ending(order, s.given, step.out.state.round, events, answered)
        if end:
            fired = step.order == s.key and s.seat == step.seat
            ended[key] = ended_by(standing.pop(key), n, "fired" if fired else end)


__all__ = ["MOST", "SeatOrders", "StandingOrder", "StandingOrders", "Step"]
