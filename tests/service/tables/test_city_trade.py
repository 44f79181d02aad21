"""What goes wrong around the Maya city and trade with it: one clear sentence in each language, nothing changes."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.rules import Refused
from bot.service.core.model import Person, Table
from bot.text.fluent import LANGUAGES, text
from bot.ui.common.wording import refusal
from tests.service.fakes import ANNA, BORIS, VERA, Bench

CITY = {"american_kingdoms": "true", "maya": "1"}


async def trading(bench: Bench) -> Table:
    """Anna, whose seat is the city, has proposed a wood for two coins to both others; Vera has one coin."""
    table = await bench.table(ANNA, BORIS, VERA, game="santa_maria", **CITY)
    live = await bench.service.live_tables.get(table.id)
    city = live.state.city
    cards = [*city.deck.cards, *city.hand]
    city.hand, city.deck.cards = ["k01"], [card for card in cards if card != "k01"]
    live.state.board[2].coins = 1
    for said in (("play", "k01", "market"), ("propose", "all"), ("put_up", "wood=1"), ("want", "coins=2")):
        await bench.do(table, ANNA.id, *said)
    return await bench.now(table)


async def refused(bench: Bench, table: Table, what: Awaitable[object], id: str) -> None:
    """It is, with a sentence, and the table is as it was."""
    live = await bench.service.live_tables.get(table.id)
    before, n = live.rules.dump(live.state), live.table.n
    with pytest.raises(Refused) as no:
        await what
    assert no.value.text == id
    for code in LANGUAGES:
        told = refusal(text(code, "santa_maria"), no.value, ("Анна", "Boris", "Vera"))
        assert told.endswith(".") and "refused-" not in told and "{" not in told and len(told) < 200
    live = await bench.service.live_tables.get(table.id)
    assert (live.rules.dump(live.state), live.table.n) == (before, n)


async def test_a_city_that_nobody_takes(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "santa_maria", CITY | {"maya": "4"})
    await bench.tables.join(table.id, BORIS)
    with pytest.raises(Refused, match="city-for-nobody") as no:
        await bench.tables.start(table.id, ANNA.id)
    assert (await bench.now(table)).status == "lobby"
    assert "3" not in refusal(text("en", "santa_maria"), no.value)
    await bench.tables.set_option(table.id, ANNA.id, "maya", "2")
    assert (await bench.tables.start(table.id, ANNA.id)).status == "running"


async def test_what_cannot_be_paid(bench: Bench) -> None:
    table = await trading(bench)
    vera, boris = VERA.id, BORIS.id
    await refused(bench, table, bench.do(table, vera, "accept"), "not-on-offer")
    live = await bench.service.live_tables.get(table.id)
    assert [(r.id, r.args["lacking"]) for r in live.rules.why(live.state, 2, "accept", ())] == [
        ("swap-lacks", {"coins": 1})
    ]
    await bench.do(table, boris, "counter")
    await refused(bench, table, bench.do(table, boris, "put_up", "coins=99"), "too-many")
    await refused(bench, table, bench.do(table, boris, "put_up", "gold=1"), "unreadable")
    await refused(bench, table, bench.do(table, boris, "put_up"), "wrong-total")
    await bench.do(table, boris, "put_up", "coins=1")
    await refused(bench, table, bench.do(table, boris, "want", "wood=2"), "too-many")
    await refused(bench, table, bench.do(table, boris, "want", "coins=1"), "unreadable")


async def test_accepting_twice_or_late_or_from_outside(bench: Bench) -> None:
    table = await trading(bench)
    stranger = Person(9, "Gleb")
    await refused(bench, table, bench.do(table, stranger.id, "accept"), "not-seated")
    await bench.do(table, BORIS.id, "accept")
    await refused(bench, table, bench.do(table, BORIS.id, "accept"), "not-your-turn")
    await refused(bench, table, bench.do(table, VERA.id, "accept"), "not-your-turn")
    await bench.do(table, ANNA.id, "done")
    await refused(bench, table, bench.do(table, VERA.id, "accept"), "not-your-turn")
    await refused(bench, table, bench.do(table, BORIS.id, "accept"), "not-on-offer")
    await refused(bench, table, bench.do(table, ANNA.id, "withdraw"), "not-your-turn")


async def test_whoever_has_proposed_something_else_is_not_waited_for(bench: Bench) -> None:
    """Boris can withdraw it as long as it stands; Anna is called to consider it when Vera has answered."""
    table = await trading(bench)
    await bench.do(table, BORIS.id, "counter")
    await bench.do(table, BORIS.id, "put_up", "coins=1")
    await bench.do(table, BORIS.id, "want", "wood=1")
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await bench.do(table, VERA.id, "decline")
    await bench.outbox.drain()
    assert [row.payload["ping"] for row in bench.herald.of("question")] == [[0]]
    asked = {(a.seat, a.ask, a.beside, a.idle) for a in (await bench.now(table)).asked}
    assert asked == {(0, "Bargain", False, False), (1, "Consider", True, True)}
    await bench.do(table, BORIS.id, "withdraw")
    live = await bench.service.live_tables.get(table.id)
    assert not live.state.city.proposals and [a.seat for a in live.table.asked] == [0]
