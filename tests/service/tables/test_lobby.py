"""Lobbies: full, started, owner gone, forgotten; and the names of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.rules import Refused, commitment
from bot.service.core.model import Person, Table
from bot.service.tables import table_names
from bot.service.tables.lobby import LOBBY_SECONDS
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench

FIFTH = Person(5, "Dmitri")


async def refused(text: str, call: Awaitable[Any], bench: Bench, table: Table) -> dict[str, object]:
    """The call is refused with that text, and the table is as before; returns the arguments."""
    before = await bench.now(table)
    with pytest.raises(Refused) as no:
        await call
    assert no.value.text == text
    assert await bench.now(table) == before
    return no.value.args_


async def test_a_lobby_from_open_to_start(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy", {"burning": "no"}, locale="ru", size=3)
    assert (table.status, table.owner, table.names, table.options) == ("lobby", 1, ("Anna",), {"burning": "no"})
    assert table.name.split()[0] in {word for a in table_names.ADJECTIVES for word in a[1:]}
    table = await bench.tables.join(table.id, BORIS)
    table = await bench.tables.add_computer(table.id, 1)
    assert table.full and [s.computer for s in table.seats] == ["", "", "random"]
    table = await bench.tables.set_option(table.id, 1, "burning", "yes")
    assert table.options == {"burning": "yes"}
    with pytest.raises(Refused, match="not-owner"):
        await bench.tables.start(table.id, GLEB.id)  # full, but not theirs
    started = await bench.tables.start(table.id, 2)  # not the owner: but it is full
    assert started.status == "running" and [a.seat for a in started.asked] == [0, 1, 2]
    assert started == await bench.now(table)
    assert (await bench.service.live_tables.get(table.id)).rules.chosen == {"burning": "yes"}, (
        "played as was chosen last"
    )
    ((key,),) = bench.rows("select key from tables")
    assert len(key) == 32 and started.commitment == commitment(key)


async def test_each_start_has_its_own_key(bench: Bench) -> None:
    for _ in range(3):
        await bench.table()
    assert len(set(bench.rows("select key from tables"))) == 3


async def test_a_table_of_no_game_or_with_no_such_option(bench: Bench) -> None:
    for text, call in {
        "unknown-game": bench.tables.open(7, 70, ANNA, "chess"),
        "unknown-option": bench.tables.open(7, 70, ANNA, "toy", {"speed": "high"}),
        "bad-option": bench.tables.open(7, 70, ANNA, "toy", {"burning": "perhaps"}),
        "bad-size": bench.tables.open(7, 70, ANNA, "toy", size=9),
    }.items():
        with pytest.raises(Refused, match=text):
            await call
    assert await bench.tables.in_channel(70) == []


async def test_an_option_that_would_change_nothing_is_not_set(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "puerto_rico")
    said = await refused("idle-option", bench.tables.set_option(table.id, 1, "draft", "random"), bench, table)
    assert said == {"option": "draft", "other": "new_buildings", "value": "true"}
    await bench.tables.set_option(table.id, 1, "new_buildings", "true")
    table = await bench.tables.set_option(table.id, 1, "draft", "random")
    assert table.options["draft"] == "random"


async def test_what_does_not_fit_is_not_opened(bench: Bench) -> None:
    for text, call in {
        "option-needs-options": bench.tables.open(7, 70, ANNA, "isle", {"greed": "great"}),
        "option-needs-seats": bench.tables.open(7, 70, ANNA, "isle", {"start": "rich"}, size=4),
        "seats-need-options": bench.tables.open(7, 70, ANNA, "isle", size=5),
        "bad-size": bench.tables.open(7, 70, ANNA, "isle", size=6),
    }.items():
        with pytest.raises(Refused, match=text):
            await call
    assert await bench.tables.in_channel(70) == []


async def test_a_choice_that_joining_makes_unfit_stops_the_start(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "isle", {"start": "rich"})
    for person in (BORIS, GLEB, VERA):
        table = await bench.tables.join(table.id, person)
    said = await refused("option-needs-seats", bench.tables.start(table.id, 1), bench, table)
    assert said == {"option": "start", "seats": "2, 3"}
    assert [no.text for no in bench.service.sets.rules(table).misfits(4)] == ["option-needs-seats"]
    table = await bench.tables.set_option(table.id, 1, "keeper", "yes")  # something else can still be set
    await bench.tables.leave(table.id, VERA.id)
    assert (await bench.tables.start(table.id, 1)).status == "running"


async def test_an_option_is_set_only_where_it_fits(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "isle", size=4)
    await refused("option-needs-seats", bench.tables.set_option(table.id, 1, "start", "rich"), bench, table)
    said = await refused("option-needs-options", bench.tables.set_option(table.id, 1, "feud", "yes"), bench, table)
    assert said == {"option": "feud", "others": "keeper=yes greed=great"}


async def test_options_that_lose_what_they_need_are_as_usual_again(bench: Bench) -> None:
    chosen = {"keeper": "yes", "greed": "great", "feud": "yes"}
    table = await bench.tables.open(7, 70, ANNA, "isle", chosen)
    assert bench.tables.limits(table) == (2, 5)
    table = await bench.tables.set_option(table.id, 1, "keeper", "no")
    assert table.options == {"keeper": "no", "greed": "small", "start": "poor", "feud": "no"}
    assert bench.tables.limits(table) == (2, 4)


async def test_what_so_many_need_cannot_be_taken_from_them(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "isle", {"keeper": "yes", "greed": "great"})
    for person in (BORIS, GLEB, VERA, FIFTH):
        table = await bench.tables.join(table.id, person)
    await refused("seats-need-options", bench.tables.set_option(table.id, 1, "keeper", "no"), bench, table)
    assert len((await bench.tables.start(table.id, 1)).asked) == 5


async def test_a_full_lobby_and_joining_twice(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy", size=2)
    await refused("already-seated", bench.tables.join(table.id, ANNA), bench, table)
    await bench.tables.join(table.id, BORIS)
    await refused("already-seated", bench.tables.join(table.id, BORIS), bench, table)
    assert await refused("full", bench.tables.join(table.id, VERA), bench, table) == {"table": table.name, "n": 2}
    await refused("full", bench.tables.add_computer(table.id, 1), bench, table)
    table = await bench.tables.open(7, 70, ANNA, "toy")
    for person in (BORIS, VERA, GLEB):
        await bench.tables.join(table.id, person)
    await refused("full", bench.tables.join(table.id, FIFTH), bench, table)  # as many as the game has


async def test_two_press_join_for_one_seat(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy", size=2)
    found = await asyncio.gather(
        bench.tables.join(table.id, BORIS), bench.tables.join(table.id, VERA), return_exceptions=True
    )
    assert [type(x) for x in found] == [Table, Refused]
    assert (await bench.now(table)).names == ("Anna", "Boris")


OWNERS: list[Callable[[Bench, int, int], Awaitable[Table]]] = [
    lambda bench, table, user: bench.tables.start(table, user),
    lambda bench, table, user: bench.tables.add_computer(table, user),
    lambda bench, table, user: bench.tables.drop_computer(table, user),
    lambda bench, table, user: bench.tables.set_option(table, user, "burning", "no"),
    lambda bench, table, user: bench.tables.abandon(table, user),
]


@pytest.mark.parametrize("call", OWNERS)
async def test_what_only_the_owner_may_do(bench: Bench, call: Callable[..., Awaitable[Table]]) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(table.id, BORIS)
    for stranger in (2, 99):
        assert await refused("not-owner", call(bench, table.id, stranger), bench, table) == {
            "owner": "Anna",
            "table": table.name,
        }


STARTED: list[Callable[[Bench, int], Awaitable[Table]]] = [
    lambda bench, table: bench.tables.start(table, 1),
    lambda bench, table: bench.tables.join(table, GLEB),
    lambda bench, table: bench.tables.leave(table, 2),
    lambda bench, table: bench.tables.add_computer(table, 1),
    lambda bench, table: bench.tables.drop_computer(table, 1),
    lambda bench, table: bench.tables.set_option(table, 1, "burning", "no"),
]


@pytest.mark.parametrize("call", STARTED)
async def test_what_only_a_lobby_can_do(bench: Bench, call: Callable[..., Awaitable[Table]]) -> None:
    table = await bench.table()
    await refused("not-lobby", call(bench, table.id), bench, table)


async def test_too_few_to_start(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    found = await refused("too-few", bench.tables.start(table.id, 1), bench, table)
    assert found == {"n": 1, "least": 2, "most": 4}


async def test_two_starts_are_one(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(table.id, BORIS)
    found = await asyncio.gather(*(bench.tables.start(table.id, 1) for _ in range(2)), return_exceptions=True)
    assert [type(x) for x in found] == [Table, Refused]
    assert bench.rows("select count(*) from outbox where kind = 'question'") == [(1,)]


async def test_leaving_and_an_owner_who_leaves(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await refused("not-seated", bench.tables.leave(table.id, 3), bench, table)
    await bench.tables.add_computer(table.id, 1)
    await bench.tables.join(table.id, BORIS)
    left = await bench.tables.leave(table.id, 1)
    assert left.owner == 2 and [(s.seat, s.user) for s in left.seats] == [(0, 0), (1, 2)]
    left = await bench.tables.drop_computer(table.id, 2)
    assert left.names == ("Boris",)
    await refused("no-computer", bench.tables.drop_computer(table.id, 2), bench, table)
    assert (await bench.tables.leave(table.id, 2)).status == "abandoned"
    await bench.outbox.drain()
    assert [r.payload["id"] for r in bench.herald.of("notice")] == ["notice-owner", "notice-abandoned"]
    await refused("not-running", bench.tables.join(table.id, VERA), bench, table)


async def test_somebody_has_left_the_server(bench: Bench) -> None:
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(lobby.id, BORIS)
    assert (await bench.tables.gone(lobby.id, 1)).owner == 2
    table = await bench.table()
    after = await bench.tables.gone(table.id, 1)
    assert after.owner == 2 and after.seats == table.seats  # the seat stays theirs; Boris may lend it to the computer
    assert await bench.tables.gone(table.id, 3) == after


async def test_lobbies_expire_and_games_do_not(bench: Bench) -> None:
    old = await bench.tables.open(7, 70, ANNA, "toy")
    game = await bench.table()
    bench.clock.at += LOBBY_SECONDS - 10
    touched = await bench.tables.open(7, 70, BORIS, "toy")
    assert await bench.tables.expire() == []
    bench.clock.at += 20
    assert [t.id for t in await bench.tables.expire()] == [old.id]
    assert [(await bench.now(t)).status for t in (old, game, touched)] == ["abandoned", "running", "lobby"]
    await bench.outbox.drain()
    assert [r.payload["id"] for r in bench.herald.of("notice")] == ["notice-expired"]


async def test_abandoning_ends_a_table_and_shows_its_record(bench: Bench) -> None:
    table = await bench.table()
    await bench.do(table, 1, "bid", "coin=1")
    ended = await bench.tables.abandon(table.id, 1)
    assert ended.status == "abandoned" and ended.asked == () and not ended.question
    await refused("not-running", bench.tables.abandon(table.id, 1), bench, table)
    await refused("not-running", bench.do(table, 2, "bid", "coin=1"), bench, table)
    assert "0 bid coin=1" in await bench.turns.record(table.id)
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["answered", "notice", "card"]
    assert bench.herald.rows[0].payload["why"] == "abandoned"


async def test_tables_are_found_where_they_are_played_and_by_who_plays(bench: Bench) -> None:
    one, two = await bench.table(), await bench.table(BORIS, VERA)
    await bench.tables.set_thread(one.id, 555)
    assert [t.id for t in await bench.tables.in_channel(555)] == [one.id]
    assert [t.id for t in await bench.tables.in_channel(70)] == [one.id, two.id]
    await bench.do(one, 2, "bid", "coin=1")
    assert [t.id for t in await bench.tables.of_user(2)] == [two.id, one.id]  # those that wait for me come first
    await bench.tables.abandon(two.id, 2)
    assert [t.id for t in await bench.tables.of_user(2)] == [one.id]
    assert [t.id for t in await bench.tables.of_user(2, ended=True)] == [one.id, two.id]
    assert await bench.tables.of_user(99) == []


async def test_again_with_the_same_game_and_options(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, burning="no")
    with pytest.raises(Refused) as no:
        await bench.tables.again(table.id, BORIS)
    assert no.value.text == "not-over"
    await bench.play(table, 1000)
    new, first = await bench.tables.again(table.id, BORIS)
    assert first and new.id != table.id and (new.status, new.owner, new.size) == ("lobby", 2, 2)
    assert new.options == table.options and new.game == table.game


async def test_again_with_the_same_computer_seats(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "puerto_rico", size=5)
    for strength in ("search", "random"):
        await bench.tables.add_computer(table.id, ANNA.id, strength)
    for person in (BORIS, VERA):
        await bench.tables.join(table.id, person)
    await bench.service.clocks.choose(table.id, ANNA.id, "easy")
    table = await bench.tables.start(table.id, ANNA.id)
    await bench.tables.lend(table.id, BORIS.id)  # lent: it stays his
    await bench.tables.abandon(table.id, ANNA.id)
    new, _ = await bench.tables.again(table.id, VERA)
    assert [(s.seat, s.user, s.computer, s.belongs) for s in new.seats] == [
        (0, VERA.id, "", 0),
        (1, 0, "search", 0),
        (2, 0, "random", 0),
    ]
    assert (new.size, new.clock) == (5, "easy") and new == await bench.now(new)
    for person in (ANNA, BORIS):
        new, first = await bench.tables.again(table.id, person)
        assert not first
    assert [s.user for s in new.seats] == [VERA.id, 0, 0, ANNA.id, BORIS.id]
    new = await bench.tables.start(new.id, VERA.id)
    assert new.status == "running" and [s.computer for s in new.seats] == ["", "search", "random", "", ""]


async def test_names_are_kept_in_one_line(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, Person(1, "  An\nna " + "x" * 90), "toy", name="Old\n Friends" + "!" * 99)
    assert table.names[0].startswith("An na x") and len(table.names[0]) == 32 and table.name.startswith("Old Friends!")
    assert (await bench.tables.join(table.id, Person(2, " \n "))).names[1] == "2"


def test_every_name_is_one_of_a_pair_and_none_is_there_twice() -> None:
    pairs = [
        (table_names.name("en", a, n), table_names.name("ru", a, n))
        for a in range(len(table_names.ADJECTIVES))
        for n in range(len(table_names.NOUNS))
    ]
    assert len({e for e, _ in pairs}) == len({r for _, r in pairs}) == len(pairs) > 1000
    assert ("Amber Gull", "Янтарная чайка") in pairs and ("Quiet Lighthouse", "Тихий маяк") in pairs


def test_a_fresh_name_is_not_taken() -> None:
    last = table_names.name("en", len(table_names.ADJECTIVES) - 1, len(table_names.NOUNS) - 1)
    assert table_names.fresh("en", set(), lambda n: n - 1) == last
    assert table_names.fresh("en", {last}, lambda n: n - 1) == f"{last} 2"
    assert table_names.fresh("en", {last, f"{last} 2"}, lambda n: n - 1) == f"{last} 3"
