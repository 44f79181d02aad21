"""The toy game with something to decide ahead, and a table to do it at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.rules import Action
from bot.rules.orders import Answer, Order, Part, SeatSight
from bot.service.core.model import Table
from tests.rules.toy.game import Toy
from tests.service.fakes import Bench


def always(verb: str) -> Any:
    def answer(sight: SeatSight, values: Mapping[str, str]) -> Answer | None:
        return (verb, ())

    return answer


def building(sight: SeatSight, values: Mapping[str, str]) -> Answer | None:
    return ("build", (values["what"], values["at"]))


def rests(rules: Any, state: Any, seat: int, below: Any) -> Action:
    """A computer seat that bids nothing and rests."""
    d = rules.decision(state, seat)
    return Action(seat, *{"Bid": ("bid", ()), "Staff": ("staff", ())}.get(d.ask, ("rest", ())), d.sn)


class Planned(Toy):
    """The toy game with something to decide ahead."""

    def orders(self) -> tuple[Order, ...]:
        spot = Part("at", ("a", "b", "c", "d"))
        return (
            Order("build", ("Turn",), building, (Part("what", ("hut", "mill")), spot), ("once", "always"), ("what",)),
            Order("rest", ("Turn",), always("rest"), lasts=("always", "round", "once"), ends=("burnt",)),
            Order("decline", ("Visit",), always("decline")),
        )


async def begun(bench: Bench, *people: Any, computers: int = 0) -> Table:
    """Anna is asked for her turn, then Boris, then Vera; all is posted and forgotten."""
    table = await bench.table(*people, computers=computers)
    if not computers:
        table = await bench.bids(table, 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    return table


def log(bench: Bench) -> list[Any]:
    return bench.rows("select n, seat, verb, auto, undone_at is not null from log where n > 3 order by n")


async def keys(bench: Bench, table: Table, user: int) -> list[str]:
    return [p.key for p in (await bench.service.orders.of(table.id, user)).standing]
