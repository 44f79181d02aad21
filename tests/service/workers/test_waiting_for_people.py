"""Where people are asked something beside a turn, computer seats give them time; but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.rules import Action, Game
from bot.service.core.model import Table
from bot.service.workers.computer_seats import Policy
from tests.service.fakes import ANNA, Bench


def proposes(rules: Game[Any], state: Any, seat: int, below: Callable[[int], int]) -> Action:
    """Once in a round; declines all else, and sails where it must."""
    d = rules.decision(state, seat)
    assert d is not None
    wanted = ("propose",) * (not state.board[seat].proposals) + ("decline", "stay", "sail", "finish")
    offer = next((o for verb in wanted for o in d.offers if o.verb == verb), d.offers[-1])
    return Action(seat, offer.verb, offer.sample(lambda n: 0), d.sn)


async def proposed(bench: Bench) -> Table:
    """The computer in seat 1 has proposed something to Anna and to the computer in seat 2."""
    bench.service.computers.policies = dict.fromkeys(bench.service.computers.policies, Policy(proposes))
    table = await bench.table(ANNA, computers=2, game="isle")
    bench.service.computers.start()
    bench.service.computers.poke(table)
    await bench.do(table, 1, "decline")  # no cards
    return table


def asked(table: Table) -> list[tuple[int, str, bool]]:
    return [(a.seat, a.ask, a.beside) for a in table.asked]


async def test_a_turn_goes_on_when_people_have_answered(bench: Bench) -> None:
    table = await proposed(bench)
    await bench.service.computers.settled()
    assert asked(await bench.now(table)) == [(1, "Sail", False), (2, "Accept", True), (0, "Accept", True)]
    assert await bench.service.computers.finished(table.id, 60)
    await bench.do(table, 1, "decline")
    await bench.service.computers.settled()
    assert (1, "Sail", False) not in asked(await bench.now(table))


async def test_people_are_not_waited_for_without_end(bench: Bench) -> None:
    bench.service.computers.patience = 0.05
    table = await proposed(bench)
    async with asyncio.timeout(60):
        while (0, "Accept", True) in asked(table := await bench.now(table)) or table.n < 6:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert (1, "Sail", False) not in asked(table)
