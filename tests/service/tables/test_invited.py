"""Tables among friends: by invitation, and another game with the same people."""

from __future__ import annotations

import pytest

from bot.rules import Refused
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench


async def refused(work, text: str) -> None:
    with pytest.raises(Refused) as no:
        await work
    assert no.value.text == text


async def test_only_who_was_invited_may_join(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy", access="invited", invited=[BORIS.id])
    await refused(bench.tables.join(table.id, VERA), "by-invitation")
    await bench.tables.join(table.id, BORIS)
    await refused(bench.tables.invite(table.id, GLEB.id, VERA.id), "not-seated")
    await refused(bench.tables.invite(table.id, ANNA.id, BORIS.id), "already-seated-other")
    await bench.tables.invite(table.id, BORIS.id, VERA.id)
    await refused(bench.tables.invite(table.id, ANNA.id, VERA.id), "already-invited")
    assert (await bench.tables.join(table.id, VERA)).names == ("Anna", "Boris", "Vera")
    await bench.tables.leave(table.id, ANNA.id)
    await refused(bench.tables.join(table.id, ANNA), "by-invitation")


async def test_the_owner_opens_and_closes_the_door(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(table.id, BORIS)
    await refused(bench.tables.set_access(table.id, BORIS.id, "invited"), "not-owner")
    await refused(bench.tables.set_access(table.id, ANNA.id, "ajar"), "not-on-offer")
    assert (await bench.tables.set_access(table.id, ANNA.id, "invited")).access == "invited"
    await refused(bench.tables.join(table.id, VERA), "by-invitation")
    await bench.tables.set_access(table.id, ANNA.id, "open")
    await bench.tables.join(table.id, VERA)
    table = await bench.tables.start(table.id, ANNA.id)
    await refused(bench.tables.invite(table.id, ANNA.id, GLEB.id), "not-lobby")


async def over(bench: Bench, *people):
    table = await bench.table(*people)
    await bench.play(table, 1000)
    return await bench.now(table)


async def test_the_same_people_play_again_by_one_press_each(bench: Bench) -> None:
    old = await over(bench, ANNA, BORIS, VERA)
    await refused(bench.tables.again(old.id, GLEB), "not-seated")
    lobby, new = await bench.tables.again(old.id, BORIS)
    assert new and lobby.owner == BORIS.id and lobby.size == 3 and lobby.options == old.options
    await refused(bench.tables.join(lobby.id, GLEB), "by-invitation")
    joined, new = await bench.tables.again(old.id, ANNA)
    assert not new and joined.id == lobby.id
    await refused(bench.tables.again(old.id, ANNA), "already-seated")
    joined = await bench.tables.join(lobby.id, VERA)
    assert joined.names == ("Boris", "Anna", "Vera")
    await bench.tables.start(lobby.id, BORIS.id)
    again, new = await bench.tables.again(old.id, ANNA)
    assert new and again.id != lobby.id, "the first rematch has begun; this is another one"


async def test_whose_seat_the_computer_plays_at_the_end_belongs_to_the_same_people(bench: Bench) -> None:
    bench.service.computers.start()
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.tables.lend(table.id, BORIS.id)
    while (await bench.now(table)).status == "running":
        await bench.play(table, 1)
        await bench.service.computers.settled()
    lobby, new = await bench.tables.again(table.id, ANNA)
    assert new
    joined, new = await bench.tables.again(table.id, BORIS)
    assert not new and joined.names == ("Anna", "Boris")
    await refused(bench.tables.join(lobby.id, GLEB), "by-invitation")


async def test_two_presses_at_once_open_one_lobby(bench: Bench) -> None:
    import asyncio

    old = await over(bench, ANNA, BORIS)
    found = await asyncio.gather(bench.tables.again(old.id, ANNA), bench.tables.again(old.id, BORIS))
    assert sorted(new for _, new in found) == [False, True]
    assert len({t.id for t, _ in found}) == 1 and len((await bench.now(found[0][0])).seats) == 2
