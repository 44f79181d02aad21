"""Idle tables and people who have gone to sleep hold no memory: every cache of the service has a fixed size."""

from __future__ import annotations

import gc
import random
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.puerto_rico.state import State
from bot.service.consent import departures, proposals
from bot.service.core import live_tables
from bot.service.core.model import Person, Table
from bot.service.history import results
from bot.service.people import profiles
from bot.service.tables import guilds, standing_orders
from bot.service.workers import computer_seats, picture_thread
from tests.service.fakes import Bench

CAP = 4
SOME, MANY = 10, 30
NOT_OURS = ("bot.rules", "bot.games", "tests.rules")  # what the rules keep is the same for all tables


def containers(root: object) -> Iterator[tuple[str, int]]:
    """Where everything of the service that can grow is, and how much is in it."""
    seen: set[int] = set()
    todo: list[tuple[str, Any]] = [(type(root).__name__, root)]
    while todo:
        where, it = todo.pop(0)
        if id(it) in seen:
            continue
        seen.add(id(it))
        for name, value in vars(it).items():
            module = type(value).__module__
            if isinstance(value, (dict, list, set, deque)):
                yield f"{where}.{name}", len(value)
            elif module.startswith("bot.") and not module.startswith(NOT_OURS) and hasattr(value, "__dict__"):
                todo.append((f"{where}.{name}", value))


async def evening(bench: Bench, first: int, last: int) -> None:
    """Tables of people whom nobody has seen before: opened, looked at, planned at, played at for a while, and left."""
    chance = random.Random(first)
    for n in range(first, last):
        us = [Person(1000 * n + k, f"Person {k}") for k in range(3)]
        table = await bench.table(*us, computers=1, game="puerto_rico" if n % 2 else "toy")
        await bench.service.guilds.set(n, zone="UTC")
        await bench.service.people.set(us[0].id, remind=2)
        for _ in range(6):
            table = await bench.now(table)
            if not table.asked or not table.seats[table.asked[0].seat].user:
                break
            user = table.seats[table.asked[0].seat].user
            desk = await bench.turns.desk(table.id, user)
            assert desk.decision is not None
            await bench.turns.drafts.keep(table.id, user, b"{}", desk.tag)
            offer = chance.choice(desk.decision.offers)
            await bench.turns.act(table.id, user, offer.verb, offer.sample(chance.randrange), desk.tag)
            await bench.turns.look(table.id, None)
        await bench.service.results.standings(n, "")
        await bench.service.proposals.open_at(table.id)
        await bench.service.departures.note(table.id, us[1].id, "left")
        await bench.tables.abandon(table.id, us[0].id, manager=True)
        await bench.outbox.drain()


async def test_nothing_grows_with_the_tables_that_have_been_played(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (computer_seats, departures, guilds, standing_orders, profiles, results, live_tables):
        monkeypatch.setattr(module, "KEPT", CAP)
    monkeypatch.setattr(proposals, "KNOWN", CAP)
    await evening(bench, 1, SOME)
    before = dict(containers(bench.service))
    await evening(bench, SOME, MANY)
    after = dict(containers(bench.service))
    assert len(after) > 20 and after["Service.live_tables._live"] == CAP  # the walk does see what there is
    grown = {where: n for where, n in after.items() if n > CAP and n > before.get(where, 0)}
    # The tasks are not running, so what they would see to is waiting for them.
    grown.pop("Service.computers._todo", None)
    assert not grown


async def test_the_walk_sees_what_grows(bench: Bench) -> None:
    before = dict(containers(bench.service))
    await evening(bench, 1, SOME)
    after = dict(containers(bench.service))
    assert after["Service.live_tables._live"] > before["Service.live_tables._live"]


def alive(kind: type) -> int:
    """How many things of a kind are in memory, whoever holds them."""
    gc.collect()
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.parametrize("room", [CAP, 1000])
async def test_no_more_tables_are_in_memory_than_are_kept(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """Not in the shelf, and nowhere else either: the larger room shows that the rest would be seen."""
    monkeypatch.setattr(live_tables, "KEPT", room)
    before = {kind: alive(kind) for kind in (live_tables.Live, Table, State)}
    for _ in range(MANY):
        us = [Person(1000 + k, f"Person {k}") for k in range(3)]
        table = await bench.table(*us, game="puerto_rico")
        desk = await bench.turns.desk(table.id, us[table.asked[0].seat].id)
        assert desk.decision is not None
        offer = desk.decision.offers[0]
        await bench.turns.act(table.id, us[table.asked[0].seat].id, offer.verb, offer.sample(lambda n: 0), desk.tag)
        await bench.turns.look(table.id, None)
    await bench.outbox.drain()
    for id in range(1, MANY + 1):  # whoever looks at one that has long been idle brings it back
        await bench.turns.look(id, None)
    del table, desk, offer
    there = {kind.__name__: alive(kind) - n for kind, n in before.items()}
    assert there == dict.fromkeys(("Live", "Table", "State"), min(room, MANY))


async def test_pictures_of_idle_tables_are_let_go() -> None:
    pictures = picture_thread.OneThread(lambda game, view, **more: view, kept=CAP)
    for n in range(MANY):
        await pictures.draw("toy", n, names=(), words=str, locale="en")
    assert isinstance(pictures._pictures, OrderedDict) and len(pictures._pictures) == CAP
    pictures.close()
